"""playing.py - plays the program with typed lines, and returns what it said.
Lines are strings without newlines."""

import ast
import io
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

import rooms.console.screen
from board import BLACK, EMPTY, LINES, WHITE, points_of
from helpers.guard import remove_own
from helpers.usual import USUAL, nine_mens_morris, say
from rooms import console
from rooms.commands.arguments import match_of
from rooms.commands.saved_games import keep_game
from rooms.console.sentences import without_forms
from rooms.records.kept import KeptGame
from rules import change, new_game, play


def boards(said, white=WHITE, black=BLACK):
    """The boards in what the program said, as lists of spots. The men may look
    different from those in board.py."""
    men = {white: WHITE, black: BLACK}
    said = re.sub("|".join(map(re.escape, men)),
                  lambda found: men[found.group()], said)
    rows = [line[:35] for line in said.split("\n")]
    starts = [at for at in range(len(rows) - 12) if all(
        row.strip() and set(row) <= SIGNS for row in rows[at:at + 13])]
    return [console.read_picture("\n".join(rows[at:at + 13])) for at in starts]


def last_board(*lines, arguments=()):
    """The spots of the board that is shown last."""
    return boards(played(*lines, arguments=arguments))[-1]


def men_on(board):
    """How many men stand on a board."""
    return 24 - board.count(" ● ")


men = points_of         # of one colour

SIGNS = set(" []x=#═║-|+WB" + WHITE + BLACK + EMPTY + "".join(LINES))

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# The program in its own process, with nine men and in English.
PROGRAM = ROOT / "tests" / "helpers" / "program.py"

# The players in the folder players that a class has not written.
EXAMPLES = "chance.py", "looks_ahead.py", "mill_maker.py"

# From the first man to the result. Black flies at the end.
WHOLE_GAME = """
    18 2 16 9 1 0 7 23 19 22 20x9 17 13 4 5x22 10 6 15
    6-11 23-22 13-12 22-23 12-13x4 17-12 5-4x23 0-9 4-5x9 10-9 5-4x2 9-3
    4-5x15""".split()

# A short game. At the end, Black cannot move.
BLOCKED_GAME = """
    13 23 3 19 4 21 9 18 15 2 1 17 20 16 8 0 14 12
    3-10 19-22x4 20-19""".split()

# The shortest game that ends.
ENDED_GAME = ["4", "resign", "yes"]

# With these arguments, Black is a computer that misses a lot.
BLACK_PLAYS = ("--computer", "black", "--level", "beginner", "--seed", "1")

class Keyboard(io.StringIO):
    """A keyboard at a terminal. It shows what is typed. \x03 is Ctrl-C."""

    def isatty(self):
        """Is this a terminal?"""
        return True

    def readline(self, *most):
        """The next line that is typed."""
        line = super().readline(*most)
        if line == "\x03\n":
            raise KeyboardInterrupt
        sys.stdout.write(line)
        return line


class Window(io.BytesIO):
    """A window of a terminal. Its size is that of os.get_terminal_size."""

    def isatty(self):
        """Is this a terminal?"""
        return True

    def fileno(self):
        """A number. With it, the program asks for the size of the window."""
        return 1


def new_match(white="", black="", seed=None):
    """A Match like that of the program, before its first man."""
    match = console.new_match(rooms.console.screen.Screen(),
                              nine_mens_morris.WORDS, seed)
    match.game = new_game()
    match.players = console.two_people(white, black)
    match.kept = KeptGame()
    match.scene.changed = [keep_game]
    return match


def has_room(name):
    """Is this room there? Somebody may have removed a feature."""
    return (ROOT / "rooms" / name).is_dir()


def open_match(arguments):
    """The match and the orders that the words of a command line ask for."""
    return match_of(arguments, nine_mens_morris.WORDS)


def obey(match, line):
    """Do what a line says. If it is a whole turn, play it."""
    turn = nine_mens_morris.obey(match, line)
    if turn:
        change(match, play, turn)


def type_lines(match, *lines):
    """Do what several lines say."""
    for line in lines:
        obey(match, line)


def played(*lines, arguments=(), encoding="utf-8", afresh=True, ends=(0,),
           terminal=False):
    """What the program says to these lines, in this process, in a pipe or a
    terminal. A game that was left before is forgotten. `ends` are the exit
    statuses that it may have."""
    if afresh:
        forget_kept()
    old = sys.stdin, sys.stdout, rooms.console.screen.is_terminal
    rooms.console.screen.is_terminal = lambda stream: terminal
    typed = "".join(line + "\n" for line in lines)
    sys.stdin = (Keyboard if terminal else io.StringIO)(typed)
    sys.stdout = io.TextIOWrapper((Window if terminal else io.BytesIO)(),
                                  encoding=encoding, newline="\n")
    try:
        status = nine_mens_morris.run(list(arguments))
        sys.stdout.flush()
        said = sys.stdout.buffer.getvalue().decode(encoding)
    finally:
        sys.stdin, sys.stdout, rooms.console.screen.is_terminal = old
    assert status in ends
    return said


def again(*lines, arguments=()):
    """What a program says that starts where the last one was left."""
    return played(*lines, arguments=arguments, afresh=False)


def ended(capsys, *arguments):
    """How the program ends at once with these arguments: its status, what it
    says, and what it says beside the output."""
    capsys.readouterr()
    try:
        status = nine_mens_morris.run(list(arguments))
    except SystemExit as end:
        status = end.code
    return (status, *capsys.readouterr())


def forget_kept():
    """Remove the game that was kept before: the program must offer none."""
    for folder in KeptGame().folders:
        remove_own(folder)


def run(typed, *arguments, python=(sys.executable,), folder=ROOT,
        **environment):
    """Run the program, or a copy elsewhere, as a process. `typed`: bytes."""
    forget_kept()
    keep = {name: value for name, value in os.environ.items()
            if name not in ("NO_COLOR", "FORCE_COLOR", "PYTHONIOENCODING",
                            "PYTHONUTF8", "COLUMNS")}
    done = subprocess.run(
        [*python, str(PROGRAM if folder == ROOT
                      else folder / "nine_mens_morris.py"), *arguments],
        input=typed, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=dict(keep, **environment), timeout=120)
    done.stdout = done.stdout.replace(b"\r\n", b"\n")
    done.stderr = done.stderr.replace(b"\r\n", b"\n")
    return done


def said_by(folder, *lines, arguments=(), encoding="utf-8", **how):
    """What the program in this folder, as a process, says to these lines."""
    done = run("".join(line + "\n" for line in lines).encode("utf-8"),
               *arguments, folder=folder, PYTHONIOENCODING=encoding, **how)
    assert done.stderr == b"" and done.returncode == 0, done.stderr
    return done.stdout.decode(encoding)


def pytest_in(folder, *words, **environment):
    """Run pytest in this folder. Returns (its exit status, what it said)."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider",
         *words], cwd=str(folder), stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        env=dict(os.environ, PYTEST_ADDOPTS="", PYTHONIOENCODING="utf-8",
                 **environment))
    return done.returncode, done.stdout.decode("utf-8").replace("\r", "")


def python_files(*folders):
    """The Python files at the top of the project, and below these folders, but
    not what a class has written."""
    ours = {"build": ("check", "step_"), "players": EXAMPLES}
    return sorted(ROOT.glob("*.py")) + [
        path for folder in folders
        for path in sorted((ROOT / folder).rglob("*.py"))
        if path.name.startswith(ours.get(path.parent.name, ""))]


def code_lines(text):
    """The lines of code: without blank lines, comments and docstrings."""
    told = {line for node in ast.walk(ast.parse(text)) if isinstance(
        node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        and ast.get_docstring(node)
        for line in range(node.body[0].lineno, node.body[0].end_lineno + 1)}
    return [line for number, line in enumerate(text.split("\n"), 1)
            if line.strip()[:1] not in ("", "#") and number not in told]


def copied(folder, men=9):
    """Copy the program for this number of men to a new folder: returns it."""
    return as_tested(copy_all(folder, "docs", "tests"), men)


def changed(folder, *changes):
    """A copy of the program with these changes (name, old text, new text)."""
    program = copied(folder / "program")
    for name, old, new in changes:
        text = (program / name).read_text("utf-8")
        assert old in text
        (program / name).write_text(text.replace(old, new), "utf-8")
    return program


def copy_all(folder, *left_out):
    """Copy the project to a new folder that may be changed: returns it."""
    shutil.copytree(str(ROOT), str(folder), copy_function=shutil.copyfile,
                    ignore=shutil.ignore_patterns(
                        ".*", "__pycache__", "games", "tournaments",
                        *left_out))
    for place, _, _ in os.walk(str(folder)):
        os.chmod(place, 0o700)
    return folder


def as_tested(folder, men=9):
    """Let a copy of the program have this number of men, the usual sentences
    and only our players. Returns its folder."""
    for path in (folder / "players").glob("*.py"):
        if path.name not in EXAMPLES:
            path.unlink()
    text = re.sub(r"(?m)^MEN = \d+", "MEN = %d" % men,
                  (folder / "board.py").read_text("utf-8"))
    (folder / "board.py").write_text(text, "utf-8")
    say(folder, {key: without_forms(text) for key, text in USUAL.items()})
    return folder


def until(is_so, what, limit=60):
    """Wait until something is so."""
    end = time.monotonic() + limit
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.02)


def answer(*lines, arguments=()):
    """What the program says to the last line, up to the board or prompt."""
    return answers(*lines[-1:], before=lines[:-1], arguments=arguments)[0]


def answers(*lines, before=(), arguments=()):
    """The same for each of these lines, typed after the lines `before`."""
    found, said = [], played(*before, *lines, arguments=arguments)
    for line in reversed(lines):
        said, _, after = said.rpartition(" %s\n" % line)
        rows = after.split("\n")
        ends = [at for at, row in enumerate(rows)
                if not row or row.endswith((": ", "? "))
                or row.endswith((":", "?")) and at == len(rows) - 1]
        found.insert(0, "\n".join(rows[:ends[0]]))
    return found

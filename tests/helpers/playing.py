"""playing.py - plays the program with typed lines, and gives what it said.

INPUT    boards last_board
STORAGE  UNMARKED SIGNS ROOT WHOLE_GAME WHOLE BLOCKED_GAME
PROCESS  played forget_kept run men copied
OUTPUT   answer

Lines are strings without newlines.
"""

import io
import os
import pathlib
import re
import shutil
import subprocess
import sys

import nine_mens_morris
from board import BLACK, EMPTY, LINES, WHITE, read_picture
from records.kept import new_kept

# INPUT

def boards(said, white=WHITE, black=BLACK):
    """The boards in what was said, as lists of spots. The marks of a turn are
    left out; the men may be drawn otherwise than in board.py."""
    men = {white: WHITE, black: BLACK}
    said = re.sub("|".join(map(re.escape, men)),
                  lambda found: men[found.group()], said)
    rows = [line[:35] for line in said.split("\n")]
    starts = [at for at in range(len(rows) - 12) if all(
        row.strip() and set(row) <= SIGNS for row in rows[at:at + 13])]
    return [read_picture("\n".join(rows[at:at + 13]).translate(UNMARKED))
            for at in starts]


def last_board(*lines, arguments=()):
    """The spots that are shown last."""
    return boards(played(*lines, arguments=arguments))[-1]


# STORAGE

UNMARKED = str.maketrans("═║=#[]x", "─│-|  " + EMPTY[1])
SIGNS = set(" []x=#═║-|+WB" + WHITE + BLACK + EMPTY + "".join(LINES))

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# From the first man to the result: White closes a mill again and again, Black
# flies at the end.
WHOLE_GAME = """
    18 2 16 9 1 0 7 23 19 22 20x9 17 13 4 5x22 10 6 15
    6-11 23-22 13-12 22-23 12-13x4 17-12 5-4x23 0-9 4-5x9 10-9 5-4x2 9-3
    4-5x15""".split()
WHOLE = "\n".join(WHOLE_GAME).encode() + b"\n"

# A short one, in which Black cannot move at last.
BLOCKED_GAME = """
    13 23 3 19 4 21 9 18 15 2 1 17 20 16 8 0 14 12
    3-10 19-22x4 20-19""".split()


# PROCESS

def played(*lines, arguments=(), encoding="utf-8", afresh=True, ends=(0,)):
    """What the program says in this process when these lines are typed; a
    game that was left before is forgotten first. It `ends` with that status."""
    if afresh:
        forget_kept()
    old = sys.stdin, sys.stdout
    typed = "".join(line + "\n" for line in lines)
    sys.stdin = io.StringIO(typed)
    sys.stdout = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    try:
        status = nine_mens_morris.start(list(arguments))
        sys.stdout.flush()
        said = sys.stdout.buffer.getvalue().decode(encoding)
    finally:
        sys.stdin, sys.stdout = old
    assert status in ends
    return said


def forget_kept():
    """Remove the game that was kept before, so that none is offered."""
    for folder in new_kept().folders:
        shutil.rmtree(folder, ignore_errors=True)


def run(typed, *arguments, python=(sys.executable,), folder=ROOT,
        **environment):
    """Run the program as a process; bytes typed, and the finished process."""
    forget_kept()
    keep = {name: value for name, value in os.environ.items()
            if name not in ("NO_COLOR", "FORCE_COLOR", "PYTHONIOENCODING",
                            "PYTHONUTF8", "COLUMNS")}
    return subprocess.run(
        [*python, str(folder / "nine_mens_morris.py"), *arguments],
        input=typed, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=dict(keep, **environment), timeout=60)


def men(spots, man):
    """The points of the men of one colour."""
    return [point for point, spot in enumerate(spots) if spot == man]


def copied(folder, men=9):
    """The program for so many men, copied to a folder that is not there yet:
    the folder."""
    shutil.copytree(str(ROOT), str(folder), ignore=shutil.ignore_patterns(
        ".*", "__pycache__", "docs", "tests", "*.txt"))
    table = folder / "board.py"
    text = table.read_text("utf-8")
    table.write_text(re.sub(r"(?m)^MEN = \d+", "MEN = %d" % men, text), "utf-8")
    return folder


# OUTPUT

def answer(*lines, arguments=()):
    """What the program says to the last of these lines, without the board and
    the prompt that follow."""
    said = played(*lines, arguments=arguments)
    after = said.rpartition(" %s\n" % lines[-1])[2].split("\n")
    ends = [at for at, line in enumerate(after)
            if not line or line.endswith((": ", "? "))]
    return "\n".join(after[:ends[0]])

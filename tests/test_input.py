"""Input and output that go wrong: nothing is lost, nothing crashes."""

import codecs
import os
import pathlib
import random
import signal
import subprocess
import sys
import time

import pytest

import commands
import console
import nine_mens_morris
from board import BLACK, MEN, WHITE, new_spots
from console import Screen, choose_brush, clean, merged, wrapped
from entry import enter, read_entry
from game import resign
from match import new_match
from playing import BLOCKED_GAME, ROOT, WHOLE_GAME, answer, played, run
from rules import men_left, result

WHOLE = "\n".join(WHOLE_GAME).encode() + b"\n"


# What is typed

@pytest.mark.parametrize("typed", [
    "24", "-1", "99", "1e3", "４", "4.0", "+4", "a9", "h1", "4-", "-", "4--",
    "4x", ",", "!", "4;7", "²", "1_0", "\x00", "4\x00", "\x1b[31m4",
    "4" * 10000, "4 " * 5000 + "!", "٤", "d6d7d6", "4/7", "#4", "''", "%s",
    "{0}"], ids=range(30))
def test_what_is_no_point_is_refused_in_one_sentence(typed):
    said = played(typed)
    sentence = said.partition("place a man: ")[2].partition("\n")[2]
    sentence = sentence.partition("White, place")[0].replace("\n  ", " ")
    if typed.startswith("4 4"):
        assert sentence.startswith("That is too much for one turn; ")
    else:
        assert " is no point; the points are 0 to 23, or a7 to g1." in sentence
    assert len(sentence) < 200 and said.count("Turn 1,") == 2


@pytest.mark.parametrize("typed", ["1 2 3", "4 7 12", "1,2,3,4", "1-2-3",
                                   "4-7x1x2x3"])
def test_too_many_points_are_refused_in_one_sentence(typed):
    assert answer(typed).startswith("That is too much for one turn; ")


@pytest.mark.parametrize("typed", ["", " ", "\t", "\u3000", "\r"])
def test_an_empty_line_asks_again_silently(typed):
    said = played(typed, "4")
    assert "White, place a man: %s\nWhite, place a man: 4\n" \
        % clean(typed) in said


@pytest.mark.parametrize("typed", ["abc" * 4000, "ünsinn", "x", "xxx", "place",
                                   "日本", "move"],
                         ids=range(7))
def test_words_without_sense_are_refused_in_a_sentence(typed):
    said = played(typed)
    assert "There is no command" in said or "is no point" in said \
        or "may " in said
    assert len(said) < len(played()) + 500 and said.count("Turn 1,") == 2


def test_bytes_that_are_no_text_are_refused_and_play_goes_on():
    done = run(b"\xff\xfe\n4\n\x80\n7\n", "--style", "ascii")
    assert done.returncode == 0 and done.stderr == b""
    assert done.stdout.count(b"is no point") \
        + done.stdout.count(b"There is no command") == 2
    assert b"Turn 3," in done.stdout


def test_what_was_typed_cannot_send_codes_to_the_screen():
    said = played("\x1b[2J", "name white \x1b[31mAnn\x07", "log \x1b")
    assert "\x1b" not in said and "\x07" not in said


@pytest.mark.parametrize("text, points", [
    ("4", ([4], [])), ("4 7", ([4, 7], [])), ("4-7x12", ([4, 7], [12])),
    ("x12", ([], [12])), ("D6-D5xG1", ([4, 7], [23])),
    ("4-7x12x14", ([4, 7], [12, 14])), ("move 4 to 7", ([4, 7], []))])
def test_an_entry_is_read_as_points(text, points):
    assert read_entry(text) == points


def test_nothing_is_played_after_the_end():
    match = new_match(Screen(), {})
    resign(match.game, WHITE)
    assert enter(match, [4], [])[0] == "over" and match.game.turns == []


def test_what_was_typed_is_cut_only_if_it_is_too_long():
    assert clean("4" * 20, 20) == "4" * 20
    assert clean("4" * 21, 20) == "4" * 20 + "..."


# The end of the input, Ctrl-C

def test_the_end_of_the_input_shows_the_position_and_a_sentence():
    done = run(b"4\n7")
    assert done.returncode == 0 and done.stderr == b""
    assert done.stdout.decode().endswith(
        "Black placed 7.\nThe input has ended; the game stops here.\n")


def test_without_any_input_the_program_ends():
    command = [sys.executable, str(ROOT / "nine_mens_morris.py")]
    for closed in ("<&-", "< /dev/null"):
        if os.name == "nt":
            pytest.skip("closes the input as a Unix shell does")
        done = subprocess.run('"%s" "%s" %s' % (*command, closed), shell=True,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              timeout=20)
        assert done.returncode == 0 and done.stderr == b""
        assert b"The input has ended" in done.stdout


class Terminal:
    """The program in a pseudo-terminal, as a player has it."""

    def __init__(self, *arguments, **environment):
        import pty
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)    # as in a terminal
            os.environ.pop("NO_COLOR", None)
            os.environ.update({"TERM": "xterm", **environment})
            os.execv(sys.executable, [
                sys.executable, str(ROOT / "nine_mens_morris.py"), *arguments])
        self.said = ""
        self.decode = codecs.getincrementaldecoder("utf-8")().decode

    def wait_for(self, text, times=1):
        """Read the screen until it has shown the text so often."""
        import select
        limit = time.monotonic() + 20
        while self.said.count(text) < times:
            if select.select([self.screen], [], [], 0.2)[0]:
                self.said += self.decode(os.read(self.screen, 65536))
            assert time.monotonic() < limit, self.said[-500:]

    def type(self, text):
        """Type a text; \\x04 is the end of the input."""
        os.write(self.screen, text.encode())

    def interrupt(self):
        """Press Ctrl-C as a person does, a moment after the prompt. (In the
        instant before Python begins to wait, it would be noticed late.)"""
        asleep = 0
        while asleep < 4:
            time.sleep(0.1)
            asleep = asleep + 1 if self.sleeps() else 0
        self.type("\x03")

    def sleeps(self):
        """Does the program wait, as far as the system tells it?"""
        about = pathlib.Path("/proc/%d/stat" % self.pid)
        return not about.exists() or ") S " in about.read_text()

    def status(self):
        """Wait for the end of the program: its exit status."""
        try:
            while True:
                self.said += self.decode(os.read(self.screen, 65536))
        except OSError:         # the program has closed its screen
            pass
        status = os.waitpid(self.pid, 0)[1]
        os.close(self.screen)
        return os.WEXITSTATUS(status)


needs_terminal = pytest.mark.skipif(
    os.name == "nt", reason="Windows has no pseudo-terminals")


@needs_terminal
def test_ctrl_c_asks_whether_to_leave_and_a_second_one_leaves():
    terminal = Terminal("--color", "never")
    terminal.wait_for("place a man: ")
    terminal.type("4\n")
    terminal.wait_for("Black, place a man: ")
    terminal.interrupt()
    terminal.wait_for("Leave the game (yes or no)? ")
    terminal.interrupt()
    assert terminal.status() == 130
    assert "Traceback" not in terminal.said


@needs_terminal
def test_after_ctrl_c_and_no_the_game_goes_on():
    terminal = Terminal("--color", "never")
    terminal.wait_for("place a man: ")
    terminal.type("4\n7\n")
    terminal.wait_for("White, place a man: ", 2)
    terminal.interrupt()
    terminal.wait_for("Leave the game (yes or no)? ")
    terminal.type("no\n")
    terminal.wait_for("The game goes on.")
    terminal.type("x\n9\n")
    terminal.wait_for("White placed 9.")
    terminal.interrupt()
    terminal.wait_for("Leave the game (yes or no)? ", 2)
    terminal.type("y\n")
    assert terminal.status() == 0


@needs_terminal
def test_ctrl_d_ends_the_game():
    terminal = Terminal("--color", "never")
    terminal.wait_for("place a man: ")
    terminal.type("\x04")
    assert terminal.status() == 0
    assert "The input has ended; the game stops here." in terminal.said


def test_ctrl_c_at_any_moment_leaves_a_turn_made_wholly_or_not_at_all():
    def interrupt_after(lines):
        left = [lines]

        def count(frame, event, detail):
            left[0] -= event == "line"
            if left[0] < 0:
                sys.settrace(None)
                raise KeyboardInterrupt
            return count
        return count

    outcomes = set()
    for lines in range(0, 3000, 7):
        match = new_match(Screen(), {})
        for typed in WHOLE_GAME[:22]:
            enter(match, *read_entry(typed))
        before = vars(match.game).copy()
        old_trace = sys.gettrace()
        sys.settrace(interrupt_after(lines))
        try:
            enter(match, *read_entry(WHOLE_GAME[22]))
            whole = True
        except KeyboardInterrupt:
            whole = len(match.game.turns) == 23
        finally:
            sys.settrace(old_trace)
        outcomes.add(whole)
        if not whole:
            assert vars(match.game) == before
        else:
            assert men_left(match.game, BLACK) == 6
            assert len(match.game.quiet) == len(match.game.mills) == 24
    assert outcomes == {True, False}


# The output

@pytest.mark.parametrize("encoding", ["cp437", "cp850", "cp1252", "ascii",
                                      "latin-1", "cp932"])
def test_a_console_without_the_signs_of_the_board_gets_letters(encoding):
    done = run(WHOLE, "--white", "Ünal", PYTHONIOENCODING=encoding)
    assert done.returncode == 0 and done.stderr == b""
    assert b" |    + ------- + ------- +    | " in done.stdout
    assert b"wins: Black has fewer than three men." in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="needs a Unix shell")
def test_a_closed_pipe_is_met_with_silence():
    done = subprocess.run(
        '(cat; cat) | "%s" "%s" | head -3' % (
            sys.executable, ROOT / "nine_mens_morris.py"),
        input=WHOLE * 50, shell=True, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, timeout=20)
    assert done.stdout.startswith(b"NINE MEN'S MORRIS") and done.stderr == b""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full")
def test_a_full_disk_is_told_in_a_sentence():
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, str(ROOT / "nine_mens_morris.py")], input=WHOLE,
            stdout=full, stderr=subprocess.PIPE, timeout=20)
    assert done.returncode == 1
    assert done.stderr.decode().startswith("The output cannot be written: ")
    assert done.stderr.count(b"\n") == 1


def test_every_line_is_repeated_after_its_prompt_when_none_is_typed_by_hand():
    assert "White, place a man: 4\n" in played("4")


# Colour

@pytest.mark.parametrize("color, idle, terminal, environ, brush", [
    ("auto", False, True, {}, "terminal"),
    ("auto", False, False, {}, "none"),
    ("auto", False, True, {"NO_COLOR": "1"}, "none"),
    ("auto", False, True, {"NO_COLOR": ""}, "terminal"),
    ("auto", False, True, {"TERM": "dumb"}, "none"),
    ("auto", False, False, {"FORCE_COLOR": "1"}, "terminal"),
    ("auto", True, True, {}, "idle"),
    ("auto", True, True, {"TERM": "dumb"}, "idle"),
    ("auto", True, True, {"NO_COLOR": "1"}, "none"),
    ("always", False, False, {"NO_COLOR": "1"}, "terminal"),
    ("always", True, True, {}, "idle"),
    ("never", False, True, {}, "none"),
    ("never", True, True, {"FORCE_COLOR": "1"}, "none"),
])
def test_where_colour_is_shown(color, idle, terminal, environ, brush):
    assert choose_brush(color, idle, terminal, environ) == brush


def test_no_colour_code_reaches_a_pipe():
    assert b"\x1b" not in run(WHOLE).stdout


def test_colour_codes_reach_a_pipe_when_they_are_ordered():
    assert b"\x1b[" in run(WHOLE, "--color", "always").stdout
    assert b"\x1b[" in run(WHOLE, FORCE_COLOR="1").stdout


@needs_terminal
@pytest.mark.parametrize("environment, coloured", [
    ({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_a_terminal_gets_colour_unless_it_refuses_it(environment, coloured):
    terminal = Terminal(**environment)
    terminal.wait_for("place a man:")
    terminal.type("4\n")
    terminal.wait_for("place a man:", 2)
    terminal.type("quit\n")
    assert terminal.status() == 0
    assert ("\x1b[" in terminal.said) == coloured


def test_an_old_windows_console_gets_codes_only_from_colorama(monkeypatch):
    class Windows:
        name, environ = "nt", {}

    class Colorama:
        fixed = 0

        @classmethod
        def just_fix_windows_console(cls):
            cls.fixed += 1
    monkeypatch.setattr(console, "os", Windows)
    monkeypatch.setitem(sys.modules, "colorama", None)      # not installed
    assert not console.codes_work()
    Windows.environ = {"WT_SESSION": "1"}       # the new Windows Terminal
    assert console.codes_work()
    monkeypatch.setitem(sys.modules, "colorama", Colorama)
    assert console.codes_work() and Colorama.fixed == 1


def test_the_picture_is_the_same_with_colours_and_without():
    import re
    coloured = run(WHOLE, "--color", "always").stdout.decode()
    assert re.sub("\x1b\\[[0-9;]*m", "", coloured) == run(WHOLE).stdout.decode()


def test_pieces_that_look_alike_are_joined():
    pieces = [("plain", "a"), ("white", "b"), ("black", "c"), ("black", "d")]
    assert merged(pieces, 1) == [((), "ab"), ("stdout", "cd")]


def test_long_lines_are_broken_between_words():
    assert wrapped("one two three", 9) == "one two\n  three"
    assert wrapped("one two\nthree", 9) == "one two\nthree"


# The command line

@pytest.mark.parametrize("words", [
    ["--flying", "often"], ["--repetitions", "-1"], ["--seed", "x"],
    ["--nonsense"], ["--style", "round"], ["game.txt"], ["--repetitions"]])
def test_wrong_arguments_are_refused_by_argparse_with_status_2(words):
    done = run(b"", *words)
    assert done.returncode == 2 and done.stdout == b""
    assert b"usage: nine_mens_morris.py" in done.stderr
    assert b"Traceback" not in done.stderr


def test_help_names_every_argument():
    done = run(b"", "--help")
    assert done.returncode == 0
    for name in ("--white", "--black", "--color", "--style", "--light",
                 "--seed", "--flying", "--two-mills", "--all-in-mills",
                 "--no-mill-turns", "--three-men-turns", "--repetitions"):
        assert name in done.stdout.decode()


# Everything at once

GARBAGE = ["", " ", "-1", "24", "abc", "4 4 4", "x", "4x4x4", "\x00", "1e9",
           "0x1", "name white Ann", "name", "back", "undo", "undo 3", "redo",
           "redo 9", "draw", "yes", "no", "y", "n", "resign", "new", "log",
           "log 3", "moves", "rules", "help", "options", "plain", "light",
           "options flying both", "options two each", "options all none",
           "map", "roll", "style ascii", "style unicode", "４", "?", "d6-d7"]


def typed_by_chance(chance, match):
    """A line: most often the beginning of a legal turn, else anything."""
    from rules import legal_turns
    from words import notation
    legal = legal_turns(match.game)
    kind = chance.random()
    if kind < 0.5 and legal:
        text = notation(chance.choice(legal))
        return text if chance.random() < 0.7 else text.split("x")[0]
    if kind < 0.75:
        return " ".join(str(chance.randrange(-1, 25))
                        for _ in range(chance.randrange(1, 3)))
    if kind < 0.8:
        return "".join(chr(chance.randrange(1, 0x3000)) for _ in range(8))
    return chance.choice(GARBAGE)


def check(match, turns_before):
    """What has to hold after every line."""
    game = match.game
    for man in (WHITE, BLACK):
        assert 0 <= game.in_hand[man] <= MEN and 0 <= men_left(game, man) <= MEN
    removed = sum(len(turn[2]) for turn in game.turns)
    assert removed + men_left(game, WHITE) + men_left(game, BLACK) == 2 * MEN
    assert game.to_move == (BLACK if len(game.turns) % 2 else WHITE)
    assert len(game.mills) == len(game.quiet) == len(game.positions) \
        == len(game.turns) + 1


@pytest.mark.parametrize("seed", range(40))
def test_500_lines_of_anything_leave_a_sound_game(seed, capsys):
    chance = random.Random(seed)
    match = new_match(Screen(), {})
    for _ in range(500):
        before = len(match.game.turns)
        if result(match.game):
            match.question = match.question or "again"
        nine_mens_morris.show_board(match)
        line = typed_by_chance(chance, match)
        nine_mens_morris.prompt_of(match)
        commands.obey(match, line)
        match.leaving = False
        check(match, before)
    for line in ("no", "back", "undo 9999", "undo 9999"):
        commands.obey(match, line)
    assert match.game.spots == new_spots() and match.game.turns == []


def test_a_player_named_like_a_format_or_a_code_harms_nothing():
    said = played("name white {0}%s", "4", *BLOCKED_GAME[1:])
    assert "{0}%s (White) placed 4." in said

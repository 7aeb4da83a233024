"""Ctrl-C and the end of the input: the game is asked for, nothing is lost."""

import sys

import pytest

from helpers.keeping import kept_game
from helpers.learners import interrupted
from helpers.playing import boards, last_board, men_on, played, run
from helpers.quoting import part
from helpers.two_pcs import Pc
from helpers.window import needs_terminal
from rooms.console.sentences import TEXT, sentence

# The end of the input

def test_bytes_that_are_no_text_are_refused_and_play_goes_on_to_the_end():
    rows = played("4", "7").split("\n")
    assert rows[-2:] == [TEXT["input ended"], ""]
    assert men_on(boards("\n".join(rows))[-1]) == 2
    done = run(b"\xff\xfe\n4\n\x80\n7", "--style", "ascii")
    said = done.stdout.decode("utf-8", "replace")   # Windows shows the bytes
    assert done.returncode == 0 and done.stderr == b""
    assert said.count(part("no point")) + said.count(part("unknown")) == 2
    assert sentence("turn", turn=3, phase=TEXT["phase one"]) in said
    assert said.endswith(TEXT["input ended"] + "\n")


# Ctrl-C

@needs_terminal
def test_in_a_terminal_keys_edit_a_line_and_a_second_ctrl_c_leaves(folder):
    pc = Pc(folder / "x", "Ann", terminal=True, meets=False)
    ann = sentence("named", name="Ann", colour=TEXT["white"])
    for line, key, facts in (
            ("5", "ask place", {"who": TEXT["black"]}),
            ("\x1b[A", "taken", {"point": 5}),  # the arrow brings 5 back
            ("44\x7f", "ask place", {"who": ann})):
        pc.type(line)
        pc.wait_for(key, **facts)
    pc.ctrl_c()
    pc.wait_for("ask leave")
    pc.ctrl_c()
    assert pc.ends() == 130
    assert "Traceback" not in pc.said


# A mill: the man on 5 is placed and that on 18 removed, or none of both.
BEFORE, MILL = ["4", "19", "3", "18"], "5x18"


def shown_and_kept():
    """The last board that was shown, and that of the kept game."""
    sys.stdout.flush()
    shown = boards(sys.stdout.buffer.getvalue().decode("utf-8"))
    return shown[-1], kept_game().spots


def interrupted_game(moment, monkeypatch):
    """Make the mill. Ctrl-C comes when this many lines of the program have run
    since it was typed. Return what is shown and kept then and at each prompt
    after it, and how many lines have run."""
    lines, seen, ran = iter([*BEFORE, MILL, "no"]), [], 0

    def count(frame, event, detail):
        nonlocal ran
        ran += event == "line"
        if ran == moment:
            sys.settrace(None)
            seen.append(shown_and_kept())
            raise KeyboardInterrupt
        return count

    def read_line(prompt=""):
        sys.settrace(None)
        line = next(lines, None)
        if line not in BEFORE:
            seen.append(shown_and_kept())
            frame = sys._getframe(1)
            while frame.f_code is not played.__code__:
                frame.f_trace, frame = count, frame.f_back
            sys.settrace(count)
        if line is None:
            raise EOFError
        return line

    with monkeypatch.context() as patch:
        patch.setattr("builtins.input", read_line)
        try:
            played(ends=(0, 130))
        finally:
            sys.settrace(None)
    return seen, ran


@pytest.mark.parametrize("number", [40, pytest.param(
    500, marks=pytest.mark.slow(why="a small game is played 500 times"))])
def test_ctrl_c_at_many_moments_makes_a_turn_wholly_or_not_at_all(
        number, monkeypatch):
    """And no turn that is shown is lost."""
    before, after = last_board(*BEFORE), last_board(*BEFORE, MILL)
    seen, lines = interrupted_game(None, monkeypatch)
    assert seen[-1] == (after, after)
    outcomes = set()
    for moment in range(1, lines, lines // number):
        seen, _ = interrupted_game(moment, monkeypatch)
        for shown, kept in seen:
            assert kept in (before, after) and shown in (before, kept), moment
        outcomes.add(seen[-1] == (after, after))
    assert outcomes == {True, False}


def test_ctrl_c_while_a_kept_game_is_opened_loses_no_game():
    moment, came = 0, True
    while came:         # Ctrl-C comes at one line of open_game after another
        moment += 1
        played(*BEFORE)
        with interrupted(moment, "rooms", "line",
                         ("open_game", "put_game")) as came:
            played("continue", "no", afresh=False, ends=(0, 130))
        assert men_on(kept_game().spots) == len(BEFORE), moment
    assert moment > 10

"""Ctrl-C and the end of the input: the game is asked for, nothing is lost."""

import os
import subprocess
import sys

import pytest

from board import BLACK, new_spots
from helpers.keeping import games_kept
from helpers.playing import (PROGRAM, WHOLE_GAME, boards, forget_kept, men_on,
                             new_match, obey, played, run, type_lines)
from helpers.quoting import part
from helpers.terminal import Terminal, needs_terminal
from rooms.commands import kept_of
from rooms.console.match import set_game
from rooms.console.screen import Screen
from rooms.console.sentences import TEXT, sentence
from rooms.records import release
from rooms.records.record import read_record
from rules import copy_of, men_left

W, B = TEXT["white"], TEXT["black"]

# The end of the input


def test_the_end_of_the_input_shows_the_position_and_a_sentence():
    rows = played("4", "7").split("\n")
    assert rows[-2:] == [TEXT["input ended"], ""]
    assert rows[-3].endswith(sentence("men", hand=8, board=1, lost=0))
    assert men_on(boards("\n".join(rows))[-1]) == 2


def test_bytes_that_are_no_text_are_refused_and_play_goes_on_to_the_end():
    done = run(b"\xff\xfe\n4\n\x80\n7", "--style", "ascii")
    said = done.stdout.decode("utf-8")
    assert done.returncode == 0 and done.stderr == b""
    assert said.count(part("no point")) + said.count(part("unknown")) == 2
    assert sentence("turn", turn=3, phase=TEXT["phase one"]) in said
    assert said.endswith(TEXT["input ended"] + "\n")


@pytest.mark.parametrize("lines", [["4"], WHOLE_GAME[:18]])
def test_after_good_bye_nothing_is_asked(lines):
    assert played(*lines, "quit", "7").endswith(TEXT["good-bye"] + "\n")


@pytest.mark.skipif(os.name == "nt", reason="needs a Unix shell")
def test_without_any_input_the_program_ends():
    done = subprocess.run(
        '"%s" "%s" <&-' % (sys.executable, PROGRAM),
        shell=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60)
    assert done.returncode == 0 and done.stderr == b""
    assert TEXT["input ended"].encode() in done.stdout


# Ctrl-C

@needs_terminal
def test_in_a_terminal_keys_edit_a_line_and_a_second_ctrl_c_leaves():
    terminal = Terminal("--color", "never")
    terminal.wait_for(sentence("ask place", who=W))
    terminal.type("5\n")
    terminal.wait_for(sentence("ask place", who=B))
    terminal.type("\x1b[A\n")           # the arrow brings 5 back
    terminal.wait_for(sentence("taken", point=5))
    terminal.type("44\x7f\n")
    terminal.wait_for(sentence("ask place", who=W), 2)
    terminal.interrupt()
    terminal.wait_for(TEXT["ask leave"])
    terminal.interrupt()
    assert terminal.status() == 130
    assert "Traceback" not in terminal.said


@needs_terminal
def test_ctrl_d_ends_the_game():
    terminal = Terminal("--color", "never")
    terminal.wait_for(part("ask place"))
    terminal.type("\x04")
    assert terminal.status() == 0
    assert TEXT["input ended"] in terminal.said


def test_after_ctrl_c_and_no_the_game_goes_on():
    said = played("4", "7", "\x03", "no", "x", "9", "\x03", "y",
                  arguments=["--color", "never"], terminal=True)
    assert said.count(TEXT["ask leave"].strip()) == 2
    assert TEXT["goes on"] in said and men_on(boards(said)[-1]) == 3
    assert said.endswith(TEXT["good-bye"] + "\n")


def interrupt_after(lines):
    """A function for sys.settrace: Ctrl-C comes after so many lines."""
    def count(frame, event, detail):
        nonlocal lines
        lines -= event == "line"
        if lines < 0:
            sys.settrace(None)
            raise KeyboardInterrupt
        return count
    return count


def test_ctrl_c_at_any_moment_leaves_a_turn_made_wholly_or_not_at_all():
    first = new_match(Screen(), {})
    type_lines(first, *WHOLE_GAME[:22])
    outcomes, lines, whole_turn = set(), 0, False
    while not whole_turn:
        match = new_match(Screen(), {})
        set_game(match, copy_of(first.game))
        before, old_trace = vars(match.game).copy(), sys.gettrace()
        sys.settrace(interrupt_after(lines))
        try:
            obey(match, WHOLE_GAME[22])
            whole_turn = True
        except KeyboardInterrupt:
            pass
        finally:
            sys.settrace(old_trace)
        release(kept_of(match))
        forget_kept()
        whole = len(match.game.turns) == 23
        outcomes.add(whole)
        if not whole:
            assert vars(match.game) == before
        else:
            assert men_left(match.game, BLACK) == 6
            assert len(match.game.past) == 23
        lines += 13
    assert outcomes == {True, False} and lines > 700


def shown_and_kept():
    """The number of men on the last board shown, and in the kept game."""
    sys.stdout.flush()
    shown = boards(sys.stdout.buffer.getvalue().decode("utf-8"))
    spots = [shown[-1] if shown else new_spots()]
    texts = [path.read_text("utf-8") for path in games_kept()]
    spots += [read_record(text)[0].spots for text in texts if text][-1:]
    return tuple(map(men_on, (spots + [new_spots()])[:2]))


def interrupted_game(moment, monkeypatch):
    """Play. Ctrl-C comes when this many lines of the program have run since
    the first line was typed. Return what is shown and kept then and at each
    prompt, and how many lines have run."""
    seen, ran = [], 0

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
        seen.append(shown_and_kept())
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        frame = sys._getframe(1)
        while frame:
            frame.f_trace, frame = count, frame.f_back
        sys.settrace(count)
        return line[:-1]

    monkeypatch.setattr("builtins.input", read_line)
    try:
        played("4", "no", "7", "no", ends=(0, 130))
    finally:
        sys.settrace(None)
    return seen, ran


def check_moments(number, monkeypatch):
    """Press Ctrl-C at so many moments: no turn that is shown is lost."""
    seen, lines = interrupted_game(None, monkeypatch)
    assert seen[-1] == (2, 2)
    for moment in range(1, lines, lines // number):
        for shown, kept in interrupted_game(moment, monkeypatch)[0]:
            assert shown <= kept, moment


def test_ctrl_c_at_20_moments_around_keeping_loses_no_turn_shown(monkeypatch):
    check_moments(20, monkeypatch)


@pytest.mark.slow(why="a small game is played 500 times")
def test_ctrl_c_at_500_moments_around_keeping_loses_no_turn_shown(monkeypatch):
    check_moments(500, monkeypatch)

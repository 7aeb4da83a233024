"""Ctrl-C and the end of the input: the game is asked for, nothing is lost."""

import os
import subprocess
import sys

import pytest

from board import BLACK, new_spots
from rooms.console.match import set_game
from rooms.console.screen import Screen, ask
from helpers.keeping import games_kept
from helpers.playing import (PROGRAM, WHOLE_GAME, boards, forget_kept, men_on,
                             new_match, obey, played, run, type_lines)
from helpers.terminal import Terminal, needs_terminal
from rooms.commands import kept_of
from rooms.records import release
from rooms.records.record import read_record
from rules import copy_of, men_left
from helpers.quoting import part
from rooms.console.sentences import TEXT, sentence

# The end of the input

def test_the_end_of_the_input_shows_the_position_and_a_sentence():
    assert played("4", "7").endswith(
        " 1 on board, 0 lost\nThere is no more input. The game stops here.\n")


def test_bytes_that_are_no_text_are_refused_and_play_goes_on_to_the_end():
    done = run(b"\xff\xfe\n4\n\x80\n7", "--style", "ascii")
    assert done.returncode == 0 and done.stderr == b""
    assert done.stdout.count(b"is not a point") \
        + done.stdout.count(b"There is no command") == 2
    assert b"Turn 3," in done.stdout
    assert done.stdout.endswith(b"no more input. The game stops here.\n")


def test_after_good_bye_nothing_is_asked():
    assert played("4", "quit", "7").endswith(TEXT["good-bye"] + "\n")
    assert played(*WHOLE_GAME[:18], "quit",
        "7").endswith(TEXT["good-bye"] + "\n")


@pytest.mark.skipif(os.name == "nt", reason="needs a Unix shell")
def test_without_any_input_the_program_ends():
    done = subprocess.run(
        '"%s" "%s" <&-' % (sys.executable, PROGRAM),
        shell=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60)
    assert done.returncode == 0 and done.stderr == b""
    assert b"There is no more input." in done.stdout
    assert played().endswith(TEXT["input ended"] + "\n")


# Ctrl-C

@needs_terminal
def test_ctrl_c_asks_whether_to_leave_and_a_second_one_leaves():
    terminal = Terminal("--color", "never")
    terminal.wait_for(part("ask place"))
    terminal.type("4\n")
    terminal.wait_for(sentence("ask place", who="Black"))
    terminal.interrupt()
    terminal.wait_for(TEXT["ask leave"])
    terminal.interrupt()
    assert terminal.status() == 130
    assert "Traceback" not in terminal.said


def test_after_ctrl_c_and_no_the_game_goes_on():
    said = played("4", "7", "\x03", "no", "x", "9", "\x03", "y",
                  arguments=["--color", "never"], terminal=True)
    assert said.count(TEXT["ask leave"].strip()) == 2
    assert TEXT["goes on"] in said and sentence("placed", who="White",
        end=9) + "." in said
    assert said.endswith(TEXT["good-bye"] + "\n")


@needs_terminal
def test_the_up_arrow_brings_a_line_back_and_ctrl_d_ends_the_game():
    terminal = Terminal("--color", "never")
    terminal.wait_for(sentence("ask place", who="White"))
    terminal.type("5\n")
    terminal.wait_for(sentence("ask place", who="Black"))
    terminal.type("\x1b[A\n")
    terminal.wait_for("There is already a man on 5. Choose an empty point.")
    terminal.type("44\x7f\n")
    terminal.wait_for(sentence("ask place", who="White"), 2)
    terminal.type("\x04")
    assert terminal.status() == 0
    assert TEXT["input ended"] in terminal.said


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

    first = new_match(Screen(), {})
    type_lines(first, *WHOLE_GAME[:22])
    outcomes, lines, whole_turn = set(), 0, False
    while not whole_turn:
        match = new_match(Screen(), {})
        set_game(match, copy_of(first.game))
        before = vars(match.game).copy()
        old_trace = sys.gettrace()
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
        lines += 7
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

    def asked(screen, prompt):
        sys.settrace(None)
        seen.append(shown_and_kept())
        sys.settrace(count)
        return ask(screen, prompt)

    monkeypatch.setattr("rooms.commands.orders.ask", asked)
    try:
        played("4", "no", "7", "no", ends=(0, 130))
    finally:
        sys.settrace(None)
    return seen, ran


@pytest.mark.slow(why="a small game is played 500 times")
def test_ctrl_c_at_500_moments_around_keeping_loses_no_turn_shown(monkeypatch):
    seen, lines = interrupted_game(None, monkeypatch)
    assert seen[-1] == (2, 2)
    moments = range(1, lines, max(1, lines // 600))
    for moment in moments:
        for shown, kept in interrupted_game(moment, monkeypatch)[0]:
            assert shown <= kept, moment
    assert len(moments) >= 500

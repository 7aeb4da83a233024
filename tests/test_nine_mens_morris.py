"""The whole program: how it starts, its phases, its end; nothing is lost."""

import os
import random
import re
import subprocess
import sys

import pytest

import nine_mens_morris
from board import BLACK, MEN, WHITE, new_spots
from commands.ending import offer_another
from commands.typed_line import read_turn
from commands.table import obey
from commands.turns import add_points
from console.match import change, new_match
from console.screen import Screen
from console.view import show_board
from console.words import notation, prompt_of
from helpers.playing import (BLOCKED_GAME, ROOT, WHOLE_GAME, answer, boards,
                             copied, last_board, men, played, run)
from helpers.terminal import Terminal, needs_terminal
from rules import all_men_placed, legal_turns, men_left, play, result

# How it starts

def test_a_number_typed_at_once_plays_at_once():
    assert men(last_board("4"), WHITE) == [4]


def test_the_first_screen_says_how_to_play_in_three_lines():
    lines = played().split("\n")
    assert lines[0] == "NINE MEN'S MORRIS"
    assert "point" in lines[1] and "help" in lines[3] and lines[4] == ""


def test_the_options_are_shown_at_the_start_of_a_game():
    assert "options" not in played()
    said = played("4", "new", "yes", arguments=["--flying", "never"])
    assert "\nThe options in force: flying never.\n" in said
    assert "A new game, by the rules in force (flying never)." in said


# The phases

def typed_at(monkeypatch, *lines):
    """A match at which these lines are typed."""
    lines = iter(lines)
    monkeypatch.setattr(nine_mens_morris, "ask",
                        lambda screen, prompt: next(lines))
    return new_match(Screen(), {})


def test_phase_one_lasts_until_both_hands_are_empty(monkeypatch):
    match = typed_at(monkeypatch, *WHOLE_GAME)
    nine_mens_morris.phase_one(match)
    assert len(match.game.turns) == 18 and all_men_placed(match.game)


def test_phase_two_ends_when_a_placing_is_taken_back(monkeypatch):
    match = typed_at(monkeypatch, *WHOLE_GAME[:19], "undo 2", WHOLE_GAME[17])
    nine_mens_morris.phase_one(match)
    nine_mens_morris.phase_two(match)
    assert len(match.game.turns) == 17
    nine_mens_morris.phase_one(match)
    assert len(match.game.turns) == 18


def play_last(match):
    """A player of a new kind: the last of the legal turns."""
    change(match, play, legal_turns(match.game)[-1])


def test_a_new_kind_of_player_needs_a_function_and_a_line(monkeypatch):
    monkeypatch.setitem(nine_mens_morris.PLAYERS, "last", play_last)
    match = typed_at(monkeypatch, "resign")
    match.players[WHITE].kind = "last"
    obey(match, "computer black beginner")
    nine_mens_morris.phase_one(match)
    assert match.game.turns[0] == (None, 23, ())
    assert all_men_placed(match.game)


# The end of the input, Ctrl-C

def test_the_end_of_the_input_shows_the_position_and_a_sentence():
    done = run(b"4\n7")
    assert done.returncode == 0 and done.stderr == b""
    assert done.stdout.decode().endswith(
        " 1 on board, 0 lost\nThe input has ended; the game stops here.\n")


def test_after_good_bye_nothing_is_asked():
    assert played("4", "quit", "7").endswith("Good-bye.\n")
    assert played(*WHOLE_GAME[:18], "quit", "7").endswith("Good-bye.\n")


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
def test_a_line_typed_before_comes_back_with_the_up_arrow():
    terminal = Terminal("--color", "never")
    terminal.wait_for("White, place a man: ")
    terminal.type("5\n")
    terminal.wait_for("Black, place a man: ")
    terminal.type("\x1b[A\n")
    terminal.wait_for("There is a man on 5 already.")
    terminal.type("44\x7f\n")
    terminal.wait_for("White, place a man: ", 2)
    terminal.interrupt()
    terminal.wait_for("Leave the game (yes or no)? ")
    terminal.type("yes\n")
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
            add_points(match, *read_turn(typed))
        before = vars(match.game).copy()
        old_trace = sys.gettrace()
        sys.settrace(interrupt_after(lines))
        try:
            add_points(match, *read_turn(WHOLE_GAME[22]))
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


# Other men

@pytest.mark.parametrize("change, sentence", [
    ('WHITE = "W"', "WHITE, BLACK and EMPTY in board.py"),
    ('BLACK = "WHITE"', "WHITE, BLACK and EMPTY in board.py"),
    ('BLACK = "   "', ""), ('WHITE = " ● "', "WHITE, BLACK and EMPTY in"),
    ('EMPTY = " o "', "PICTURE in board.py")])
def test_men_that_cannot_be_drawn_are_refused_in_a_sentence(
        change, sentence, folder):
    table = copied(folder / "program") / "board.py"
    text = table.read_text("utf-8")
    name = change.split()[0]
    table.write_text(re.sub("(?m)^%s = .*" % name, change, text), "utf-8")
    done = run(b"4\n", folder=folder / "program")
    said = done.stdout.decode("utf-8")
    assert done.stderr == b"" and sentence in said
    assert done.returncode == bool(sentence)
    assert said.count("\n") < 3 or not sentence


# The end

def test_the_end_shows_result_reason_turns_mills_men_lost_and_the_log():
    said = played(*WHOLE_GAME)
    end = said[:said.index("Another game (yes or no)? ")]
    assert ("\nWhite moved 4-5, a mill, removed 15.\n"
            "White wins: Black has fewer than three men.\n"
            "White %s Player one: mills made 7, men lost 0\n"
            "Black %s Player two: mills made 0, men lost 7\n"
            "Turns played: 31.\n"
            "(the last of them; log 1 shows all)\n" % (WHITE, BLACK)) in end
    assert end.endswith(" 30. 9-3\n31. 4-5x15\n")


def test_colours_are_exchanged_for_another_game_and_the_points_told():
    ann = ["--white", "Ann", "--black", "Ben"]
    said = played(*BLOCKED_GAME, "yes", "4", "draw", "yes", "yes", "4", "new",
                  "yes", "7", arguments=ann)
    assert "The colours are exchanged. Ben 0 : 1 Ann." in said
    assert "The colours are exchanged. Ann 1.5 : 0.5 Ben." in said
    assert said.count("exchanged") == 2
    assert "White %s Ann: 8 in hand" % WHITE in said.rpartition("7\n")[2]


def test_the_computer_changes_colours_too():
    said = played("4", "resign", "yes", "yes", arguments=[
        "--computer", "black", "beginner", "--seed", "1"])
    assert "exchanged. Computer, beginner 1 : 0 Player one." in said
    assert "Computer (White) placed" in said.rpartition("exchanged")[2]


def test_a_blocked_player_has_lost_and_is_told_so():
    assert "White wins: Black cannot move." in played(*BLOCKED_GAME)


def test_the_draws_are_told_with_their_numbers():
    lines = WHOLE_GAME[:18] + ["6-11", "23-14", "11-6", "14-23"] * 3
    assert "The game is drawn: the same position came up 3 times." \
        in played(*lines)
    assert "The game is drawn: 6 turns in a row without a mill." \
        in played(*lines, arguments=["--no-mill-turns", "6"])


def test_after_the_end_there_is_another_game_or_none():
    assert "Good-bye." in played(*BLOCKED_GAME, "no")
    said = played(*BLOCKED_GAME, "yes", "4")
    assert men(boards(said)[-1], WHITE) == [4]


def test_after_the_end_another_question_is_answered_first():
    said = played(*BLOCKED_GAME, "save it", "save it", "yes")
    assert said.count("The record of this game is saved") == 2
    assert "Good-bye" not in played(*BLOCKED_GAME, "save it", "save it", "no")


def test_after_the_end_the_commands_still_work():
    said = played(*BLOCKED_GAME, "undo", "20-19")
    assert said.count("White wins: Black cannot move.") == 3
    assert answer(*BLOCKED_GAME, "4") == "Please answer yes or no."
    assert answer(*BLOCKED_GAME, "draw") == \
        "The game is over; type new for another, or undo."


def test_a_turn_shows_at_most_30_lines():
    said = played(*WHOLE_GAME)
    for part in said.split("): ")[1:]:
        assert part.count("\n") <= 30


# Everything at once

GARBAGE = ["", " ", "-1", "24", "abc", "4 4 4", "x", "4x4x4", "\x00", "1e9",
           "0x1", "name white Ann", "name", "back", "undo", "undo 3", "redo",
           "redo 9", "draw", "yes", "no", "y", "n", "resign", "new", "log",
           "log 3", "moves", "rules", "help", "options", "plain", "light",
           "options flying both", "options two each", "options all none",
           "map", "roll", "style ascii", "style unicode", "４", "?", "d6-d7"]


def typed_by_chance(chance, match):
    """A line: most often the beginning of a legal turn, else anything."""
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
    assert len(game.mills) == len(game.quiet) == len(game.turns) + 1
    assert sum(game.times.values()) == len(game.turns)


@pytest.mark.parametrize("seed", range(20))
def test_500_lines_of_anything_leave_a_sound_game(seed, capsys):
    chance = random.Random(seed)
    match = new_match(Screen(), {})
    for _ in range(500):
        before = len(match.game.turns)
        if result(match.game) and not match.question:
            offer_another(match)
        show_board(match)
        line = typed_by_chance(chance, match)
        prompt_of(match)
        obey(match, line)
        match.status = None
        check(match, before)
    for line in ("no", "back", "undo 9999", "undo 9999"):
        obey(match, line)
    assert match.game.spots == new_spots() and match.game.turns == []


def lines_of_anything(chance, number):
    """So many lines, as bytes: turns, commands, noise; none that leaves."""
    lines = []
    for _ in range(number):
        kind = chance.random()
        if kind < 0.5:
            line = " ".join(str(chance.randrange(24))
                            for _ in range(chance.randrange(1, 4))).encode()
        elif kind < 0.7:
            line = bytes(chance.choice(NOISE)
                         for _ in range(chance.randrange(1, 9)))
        else:
            line = chance.choice(GARBAGE + SAID_RARELY).encode()
            line = b"yes" if line in (b"no", b"n") else line
        lines.append(line)
    return b"\n".join(lines) + b"\n"


NOISE = sorted(set(range(256)) - set(b"\x03\x04\n\rqQeEnN"))
SAID_RARELY = ["save x\u00e9", "load", "load x", "load 1", "continue", "replay",
               "stop", "here", "play", "computer easy", "computer off",
               "name white \u65e5\u672c", "moves", "save x", "\u00fc" * 3000,
               "advice off"]


@pytest.mark.slow
def test_no_traceback_in_100000_lines_of_anything(folder):
    environments = [{"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
                    {"LC_ALL": "C.UTF-8"}, {"PYTHONIOENCODING": "cp1252"},
                    {"LC_ALL": "C", "PYTHONIOENCODING": "ascii:strict"}]
    running = []
    for seed, environment in enumerate(environments):
        place = folder / str(seed)
        place.mkdir()
        typed = lines_of_anything(random.Random(seed), 25000)
        (place / "typed").write_bytes(typed)
        with open(place / "typed", "rb") as read, \
                open(place / "said", "wb") as said, \
                open(place / "wrong", "wb") as wrong:
            running.append(subprocess.Popen(
                [sys.executable, str(ROOT / "nine_mens_morris.py"),
                 "--pause", "0"], stdin=read,
                stdout=said, stderr=wrong, cwd=str(place),
                env=dict(os.environ, HOME=str(place), **environment)))
    for seed, process in enumerate(running):
        assert process.wait() == 0
        assert (folder / str(seed) / "wrong").read_bytes() == b""
        said = (folder / str(seed) / "said").read_bytes()
        assert b"Traceback" not in said and said.count(b": ") > 25000


def test_a_player_named_like_a_format_or_a_code_harms_nothing():
    said = played("name white {0}%s", "4", *BLOCKED_GAME[1:])
    assert "{0}%s (White) placed 4." in said

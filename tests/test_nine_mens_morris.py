"""The whole program: how it starts, its phases, its end."""

import re

import pytest

import nine_mens_morris
from board import BLACK, WHITE

from rooms.console.screen import Screen
from helpers.playing import (BLOCKED_GAME, ENDED_GAME, WHOLE_GAME, answer,
                             boards, copied, has_room, last_board, men,
                             new_match, obey, played, run)
from rules import all_men_placed, legal_turns
from helpers.quoting import part
from rooms.console.sentences import TEXT, sentence

# How it starts

def test_a_number_typed_at_once_plays_at_once():
    assert men(last_board("4"), WHITE) == [4]


def test_the_first_screen_says_how_to_play_in_at_most_three_lines():
    lines = played().split("\n\n")[0].split("\n")
    assert lines[0] == TEXT["title"]
    assert "point" in lines[-2] and "help" in lines[-2]
    assert "computer black" in lines[-1]
    assert len(lines) == (4 if has_room("learning") else 3)


def test_ctrl_c_outside_a_question_ends_the_program_with_130(monkeypatch):
    def interrupt(words):
        raise KeyboardInterrupt
    monkeypatch.setattr(nine_mens_morris, "main", interrupt)
    assert nine_mens_morris.start([]) == 130


def test_the_options_are_shown_at_the_start_of_a_game():
    assert part("options") not in played()
    said = played("4", "new", "yes", arguments=["--flying", "never"])
    assert "\nSpecial rules in this game: flying never.\n" in said
    assert sentence("new game", options="flying never") in said


@pytest.mark.parametrize("change, sentence", [
    ('BLACK = "WHITE"', "WHITE, BLACK and EMPTY in board.py"),
    ('BLACK = "   "', ""),
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


@pytest.mark.parametrize("name, glyph", [
    ("WHITE", "W"), ("WHITE", " ● "), ("BLACK", " ● "), ("BLACK", "WHITE")])
def test_men_that_are_too_wide_or_alike_are_refused(name, glyph, monkeypatch):
    monkeypatch.setattr("board." + name, glyph)
    said = played("4", ends=(1,))
    assert "WHITE, BLACK and EMPTY in board.py" in said
    assert said.count("\n") < 3


# The phases

def typed_at(monkeypatch, *lines):
    """A match in which a player types these lines."""
    lines = iter(lines)
    monkeypatch.setattr("rooms.commands.orders.ask",
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
    """A new kind of player: it plays the last of the legal turns."""
    return legal_turns(match.game)[-1]


def test_a_new_kind_of_player_needs_a_function_and_a_line(monkeypatch):
    monkeypatch.setitem(nine_mens_morris.PLAYERS, "last", play_last)
    match = typed_at(monkeypatch, "resign")
    match.players[WHITE].kind = "last"
    obey(match, "computer black beginner")
    nine_mens_morris.phase_one(match)
    assert match.game.turns[0] == (None, 23, ())
    assert all_men_placed(match.game)


# The end

# What stands above and below the result of WHOLE_GAME.
LINE = 43 * "=" + "\n"


def test_the_end_shows_result_reason_turns_mills_men_lost_and_the_log():
    said = played(*WHOLE_GAME)
    end = said[:said.index(TEXT["ask again"])]
    assert ("\nWhite moved from 4 to 5, made a mill, removed the man on 15.\n" + LINE
            + "White wins: Black has fewer than three men.\n" + LINE
            + "White %s Player one: mills made 7, men lost 0\nBlack %s Player "
              "two: mills made 0, men lost 7\nWhat next? Type "
            % (WHITE, BLACK)) in end
    assert end.endswith("\nTurns played: 31.\n(These are the last turns. Type "
                        "log 1 to see all.)\n31. 4-5x15\n")


def test_what_next_names_only_words_that_are_in_force():
    told = ("What next? Type review (your mistakes), progress (your habits) "
            "or save monday. Turns played: ")
    if not has_room("learning"):
        told = "What next? Type save monday. Turns played: "
    for game in (ENDED_GAME, WHOLE_GAME):
        assert " ".join(played(*game, "no").split()).count(told) == 1


def test_what_next_is_asked_only_where_a_game_has_ended():
    assert part("what next") not in played(*WHOLE_GAME[:-1], "log")
    if has_room("learning"):
        said = played(*ENDED_GAME, "replay", "turn 1").split("? replay\n")[1]
        assert " wins: " in said and part("what next") not in said


def test_colours_are_exchanged_for_another_game_and_the_points_told():
    ann = ["--white", "Ann", "--black", "Ben"]
    said = played(*BLOCKED_GAME, "yes", "4", "draw", "yes", "yes", "4", "new",
                  "yes", "7", arguments=ann)
    assert sentence("score", white="Ben", one=0, two=1, black="Ann") in said
    assert "You change colours. Ann 1.5 : 0.5 Ben." in said
    assert said.count(part("score")) == 2
    assert "White %s Ann: 8 in hand" % WHITE in said.rpartition("7\n")[2]


def test_the_computer_changes_colours_too():
    said = played("4", "resign", "yes", "yes", arguments=[
        "--computer", "black", "beginner", "--seed", "1"])
    assert ("You change colours. Computer, beginner 1 : 0 Player "
            "one.") in said
    assert "Computer (White) placed" in said.rpartition((part("score")))[2]


def test_a_blocked_player_has_lost_and_is_told_so():
    assert sentence("wins", who="White", reason=sentence("blocked",
        loser="Black")) in played(*BLOCKED_GAME)


def test_the_draws_are_told_with_their_numbers():
    lines = ["setup W 3 7 12 22 B 0 5 16 20",
             *["7-6", "16-15", "6-7", "15-16"] * 3]
    assert sentence("draw", reason=sentence("repetitions", limit=3)) \
        in played(*lines)
    assert sentence("draw", reason=sentence("no_mill_turns", limit=6)) \
        in played(*lines, arguments=["--no-mill-turns", "6"])


def test_after_the_end_there_is_another_game_or_none():
    assert TEXT["good-bye"] in played(*ENDED_GAME, "no")
    said = played(*ENDED_GAME, "yes", "4")
    assert men(boards(said)[-1], WHITE) == [4]


def test_after_the_end_another_question_is_answered_first():
    said = played(*ENDED_GAME, "save it", "save it", "yes")
    assert said.count(part("saved")) == 2
    assert "Good-bye" not in played(*ENDED_GAME, "save it", "save it", "no")


def test_after_the_end_the_commands_still_work():
    said = played(*BLOCKED_GAME, "undo", "20-19")
    assert said.count(sentence("wins", who="White", reason=sentence("blocked",
        loser="Black"))) == 3
    assert answer(*ENDED_GAME, "5") == TEXT["yes or no"]
    assert answer(*ENDED_GAME, "draw") == \
        TEXT["over"]


def test_a_turn_shows_at_most_30_lines():
    said = played(*WHOLE_GAME)
    for part in said.split("): ")[1:]:
        assert part.count("\n") <= 30

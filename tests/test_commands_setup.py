"""Positions set up: typed, pasted as a picture, kept, replayed."""

import random

import pytest

from board import BLACK, WHITE, new_spots
from rooms.commands.setup import read_position

from rooms.computer import LEVELS, choose_turn

from rooms.console.screen import Screen
from helpers.playing import (answer, boards, last_board, men, new_match, obey,
                             played)
from helpers.set_up import OF_SANMILL, SET_UP, SKETCH, game_of, mutated, places
from helpers.window import rows_shown
from rooms.records.files import load_record
from rules import beginning_of, legal_turns, play
from rooms.console.sentences import TEXT, sentence

# What is typed

@pytest.mark.parametrize("typed", [
    "setup W 0 1 2 B 5 9 20", "setup w 0,1,2 b 5,9,20 move w",
    "setup white a7 d7 g7 black f6 a4 f2", "SETUP B 5 9 20 MOVE WHITE W 0 1 2",
    "setup W: a7, 1 and 2 B: f6 9 20 hand 0",
    "set W 0 1 W 2 B 5 9 20 hand 0 0",
    "setup hand 0 W 0 1 2 B 5 9 20", "setup W 0 1 2 B 5 9 20 in hand 0",
    "setup ********/*@*@****/OO****@O w m s 3 0 3 0",
    "setup FEN ********/*@*@****/OO****@O w m s 3 0 3 0 0 0 0 0 0 0 0 0 1"])
def test_a_position_may_be_typed_in_many_ways(typed):
    spots = last_board(typed)
    assert (men(spots, WHITE), men(spots, BLACK)) == ([0, 1, 2], [5, 9, 20])
    assert sentence("first set up", who="White") in played(typed)


@pytest.mark.parametrize("words, man, hands", [
    ("W 0 1 2 B 5 9 20", WHITE, (0, 0)), ("W 0 B 5 move b", BLACK, (0, 0)),
    ("W 0 B 5 hand 4", WHITE, (4, 4)),
    ("hand 3 4 move BLACK W 0 B 5", BLACK, (3, 4))])
def test_who_moves_and_the_men_in_hand_may_be_said(words, man, hands):
    assert read_position(words.split())[1:] == (man, hands)


@pytest.mark.parametrize("typed, told", [
    ("W 0 1 2 B 2 9 20", "There is already a man on 2. Only one man can "),
    ("W 0 1 a7 B 2 9 20", "There is already a man on 0. Only one man can "),
    ("W 0 1 2 3 4 5 6 7 8 9 B 20 21 22", "White has 10 men on the board and 0 "
                                         "in hand. There are only 9 in all."),
    ("W 0 1 B 20 21 22 hand 7", "Black has 3 men on the board and 7 in hand. "
                                "There are only 9 in all."),
    ("W 0 1 2 B 20 21", "Black has 2 men on the board and 0 in hand. With "),
    ("W 0 1 2", "Black has 0 men on the board and 0 in hand. With fewer "),
    ("W 0 1 2 B 20 21 24", "'24' means nothing here. Type a position like "),
    ("W 0 1 2 C 20 21", "'c' means nothing here. Type a position like this: "),
    ("0 1 2 B 20 21 22", "'0' means nothing here. Type a position like this"),
    ("W 0 1 2 B 20 21 22 move", "Whose turn is it? Type move W or move B."),
    ("W 0 1 2 B 20 21 22 move both", "Whose turn is it? Type move W or "),
    ("W 0 1 2 B 20 21 22 hand ten", "'ten' cannot be in hand. Type hand 3, "),
    ("W 0 1 2 B 20 21 22 hand W 3", "'w 3' cannot be in hand. Type hand 3, "),
    ("W 0 1 2 B 20 21 22 hand 1 2 3", "'1 2 3' cannot be in hand. Type hand "),
    ("W 0 1 2 B 20 21 22 hand 2 4", "It is White's turn with 2 men in "
     "hand, and Black has 4. White must have as many as Black or one more, "),
    ("W 0 1 2 B 20 21 22 hand 4 2", "It is White's turn with 4 men in "
     "hand, and Black has 2. White must have as many as Black or one more, "),
    ("W 0 1 2 23 B 9 4 14 22 move W", "It is White's turn, but no man of "
                                        "White can move."),
    ("O@/O w", "'O@/O' is not a board. A FEN begins with three rings of "),
    ("O@******/********/******** q",
     "After its three rings a FEN says whose turn it is: w or b, not 'q'."),
    ("O@******/********/******** w p r", "In this FEN a mill still has to "
     "remove a man. Begin before the mill, "),
    ("O@******/********/******** w p p 1",
     "'' is not a number of men. After ")])
def test_each_refusal_has_a_reason(typed, told):
    line = "setup " + typed
    assert " ".join(answer(line).split()).startswith(told)
    assert last_board(line) == new_spots()


def test_1000_hostile_lines_get_one_sentence_or_a_game(capsys):
    chance, begun = random.Random(5), 0
    match = new_match(Screen(), {})
    for _ in range(1000):
        line = mutated(chance, SET_UP + " move b hand 3 4")
        if not line.startswith("setup W"):
            continue
        before = match.game
        obey(match, line)
        said = capsys.readouterr().out
        begun += match.game is not before
        assert (match.game is before) == bool(said.strip())
        assert len(said) < 300 and "{" not in said
        assert legal_turns(match.game)
    assert begun > 25


def test_a_position_is_set_up_before_the_first_man_or_after_the_end():
    late = ("You can set up a position only before the first man is placed. "
            "Type new to begin another game.")
    assert answer("4", SET_UP).replace("\n  ", " ") == late
    assert answer(SET_UP, "0 3", SET_UP).replace("\n  ", " ") == late
    assert men(last_board("4", "undo", SET_UP), WHITE) == [0, 1, 2]
    assert men(last_board(SET_UP, "setup W 3 4 5 B 9 10 11"), WHITE) \
        == [3, 4, 5]
    assert men(last_board("4", "resign", "yes", SET_UP), WHITE) == [0, 1, 2]
    assert men(last_board("draw", SET_UP), WHITE) == [0, 1, 2]


def test_a_turn_begun_is_dropped():
    said = played(SET_UP, "0", "setup W 3 4 5 B 9 10 11", "4 1")
    assert sentence("moved", who="White", start=4, end=1) + "." in said


def test_a_game_that_has_ended_is_counted_when_a_position_is_set_up():
    said = played("name white Ann", "4", "resign", "yes", SET_UP, "0 3",
                  "resign", "yes", "yes")
    assert "You change colours. Player two 0 : 2 Ann." in said


def test_players_options_and_computer_remain():
    said = played("name white Ann", "options flying never", "computer black",
                  SET_UP, "1 3", "1 4")
    assert "3 is not connected to 1. The man on 1 can move to 4." in said
    assert sentence("moved", who="Ann (White)", start=1, end=4) + "." in said
    assert "\nComputer (Black) moved " in said


def test_an_option_changes_and_the_position_stays():
    spots = last_board(SET_UP, "options flying never")
    assert men(spots, WHITE) == [0, 1, 2]
    assert answer(SET_UP, "options flying never", "1 3").startswith(
        "3 is not connected to 1. ")


def test_an_option_that_ends_the_game_at_once_is_refused():
    assert sentence("set up blocked", colour="White") in answer(
        "setup W 0 1 9 B 10 2 4 21", "options flying never")


def test_undo_ends_at_the_position_set_up_and_new_at_the_empty_board():
    said = played(SET_UP, "0 3", "5 7", "undo all")
    assert "Taken back: 2 turns. " in said
    assert men(boards(said)[-1], WHITE) == [0, 1, 2]
    assert answer(SET_UP, "undo") \
        == TEXT["nothing to undo"]
    assert last_board(SET_UP, "new") == new_spots()


def test_mills_are_counted_for_who_made_them_where_black_begins():
    for turns in (["20 11x0", "1 3", "resign", "yes"],
                  ["20 11x0", "1 3", "11 12", "resign", "yes"]):
        said = played("setup W 0 1 5 23 B 9 10 20 move B", *turns)
        assert "Black flew from 20 to 11, made a mill, removed the man on " \
            "0." in said
        assert "White %s Player one: mills made 0" % WHITE in said
        assert "Black %s Player two: mills made 1" % BLACK in said


def test_black_may_place_first():
    said = played("setup W 0 B 5 move B hand 2 3", "9", "1", "10", "2x5")
    assert "Turn 1, phase one. Black, place a man: 9" in said
    assert "White placed a man on 2, made a mill, removed the man on " \
        "5." in said


# Pictures


def test_a_picture_may_be_pasted_over_several_lines():
    rows = SKETCH.strip().split("\n")
    spots = last_board("setup", *rows)
    assert (men(spots, WHITE), men(spots, BLACK)) == ([0, 1, 2], [5, 9, 20])
    said = played("setup move black hand 2 3", "", *rows, "4")
    assert "Turn 1, phase one. Black, place a man: 4\n" in said
    assert sentence("placed", who="Black", end=4) + "." in said


def test_what_the_program_has_shown_may_be_pasted():
    rows = rows_shown(Screen(), game_of(OF_SANMILL[8]))
    spots = last_board("setup move b", *rows, "9 21")
    assert men(spots, WHITE) == [7, 8, 12] and men(spots, BLACK) \
        == [4, 11, 20, 21]


def test_setup_alone_tells_how_and_takes_a_typed_position_too():
    said = played("setup", SET_UP)
    assert "Type the men of both sides: setup W 0 1 2 B 5 9 20.\n" \
        "You can add move B if Black begins. " in said
    assert "\n********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1\n" \
        in said
    for line in (SET_UP, SET_UP[6:], OF_SANMILL[8]):
        assert last_board("setup", line) != new_spots()


@pytest.mark.parametrize("lines, told", [
    (["", ""], "No position is set up. The game is as it was."),
    (["W - W - W", ""], "No position is set up. The game is as it was."),
    (["W - W - W", "quit"], "'quit' is not a row of a picture of the board"),
    (["hand 3"], "'hand 3' is not a row of a picture of the board"),
    (["undo"], "'undo' means nothing here. Type a position like this"),
    (["W - W - W", "W - W"],
     "'W - W' is not a row of a picture of the board")])
def test_a_picture_that_does_not_come_changes_nothing(lines, told):
    assert told in played("setup", *lines)
    assert last_board("setup", *lines) == new_spots()


def test_a_picture_that_cannot_be_played_is_refused():
    rows = SKETCH.replace("B", ".").strip().split("\n")
    assert "Black has 0 men on the board and 0 in hand. With" in played(
        "setup", *rows)


def test_the_end_of_the_input_in_a_picture_ends_the_program():
    assert TEXT["input ended"] in played(
        "setup", "W - W - W")


# Kept, saved, continued, replayed

def test_a_position_set_up_is_saved_and_loaded(folder):
    said = played("setup W 0 1 2 B 5 9 20 move B", "5 3", "0 4",
                  "save monday", "new", "yes", "load monday", "undo all",
                  "quit")
    assert "Taken back: 2 turns. " in said
    assert sentence("first set up", who="Black") in said.split("Taken")[-1]
    game, _ = load_record("monday.txt")
    assert men(beginning_of(game).spots, WHITE) == [0, 1, 2]
    assert beginning_of(game).to_move == BLACK


@pytest.mark.parametrize("turns", [[], ["0 3"], ["0 3", "5 4"]])
def test_a_position_set_up_is_kept_and_continued(turns):
    played(SET_UP, *turns, "quit")
    said = played("continue", "undo all", "quit", afresh=False)
    assert "Unfinished game: Player one and Player two, %d turn" \
        % len(turns) in said
    assert men(boards(said)[-1], WHITE) == [0, 1, 2]


def test_another_position_takes_the_place_of_one_without_a_turn(folder):
    played(SET_UP, "setup W 3 4 5 B 9 10 11", "quit")
    files = list((folder / "games").glob("*.txt"))
    assert len(files) == 1
    assert men(load_record(str(files[0]))[0].spots, WHITE) == [3, 4, 5]


def test_a_game_after_one_that_was_set_up_has_no_fen(folder):
    played(SET_UP, "0 3", "save one", "undo", "save two", "new", "yes", "4",
           "save three", "load two", "new", "4", "save four", "quit")
    texts = [(folder / (name + ".txt")).read_text()
             for name in ("one", "two", "three", "four")]
    assert ["[FEN" in text for text in texts] == [True, True, False, False]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_on_from_any_position(level, clock):
    clock.tick, chance = 1, random.Random(7)    # it stops soon
    for game in places(8, 6):
        while legal_turns(game) and len(game.turns) < 2:
            play(game, choose_turn(game, level, 0.01, chance))

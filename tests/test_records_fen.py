"""FENs: how the program reads positions, and keeps them in records."""

import random

import pytest

from board import BLACK, WHITE, picture_of
from helpers.drawn import drawn
from helpers.recorded import TAGS, refusal, refused
from helpers.set_up import OF_SANMILL, game_of, places, position_of
from rooms.records import fen_of, record_of
from rooms.records.record import read_record
from rules import copy_of, legal_turns, play, undo

# Other FENs of Sanmill's own tests: the player must remove a man, or there are
# too few men or too many.
NOT_PLAYED = [
    ("*@******/********/******** w p r 1 6 1 6 0 1 0 0 0 0 0 0 1 c:w-0-|b-1-9",
     "fen removal"),
    ("O@O*****/********/******** w p r 3 6 3 6 0 1 0 0 0 0 0 0 1 c:w-0-|b-1-1 "
     "p:1", "fen removal"),
    ("**O**O**/**@**@**/******** w m s 2 0 2 0 0 0 -1 -1 -1 -1 0 0 1 "
     "ids:nodes", "set up few"),
    ("O*******/*O******/**O***** w p p 1 8 1 8 0 0 0 0 0 0 0 0 1",
     "set up many"),
    ("********/********/********", "fen side"), ("", "fen rings"),
    ("********/********/******** x p p 0 9 0 9", "fen side"),
    ("****/****/****  w p p 0 9 0 9", "fen rings"),
    ("ZZZZZZZZ/ZZZZZZZZ/ZZZZZZZZ w p p 0 9 0 9", "fen rings")]


def test_a_fen_has_the_inner_ring_first_each_from_its_top_clockwise():
    game = drawn("""
        W --- . --- B
        | .-- B --. |
        | | . W W | |
        . . .   . . .
        | | . . . | |
        | .-- . --. |
        . --- . --- .""", "W", (6, 6))
    assert fen_of(game) == ("OO******/@*******/*@*****O w p p 3 6 2 6 "
                            "0 0 0 0 0 0 0 0 1")
    assert fen_of(drawn(picture_of(game.spots), "B")) == (
        "OO******/@*******/*@*****O b m s 3 0 2 0 0 0 0 0 0 0 0 0 1")
    short = "OO@@O**@/@*O@****/*****@O* w m s 5 0 6 0"
    assert game_of(short).in_hand == {WHITE: 0, BLACK: 0}


@pytest.mark.parametrize("fen, reason", NOT_PLAYED + [
    ("O@O*****/********/******** " + rest, reason) for rest, reason in (
        ("w p p 2 x 1 6 0 0", "fen hands"), ("w p p 2 6 1", "fen hands"),
        ("w p p 2 -6 1 6", "fen hands"), ("w p p 2 6 1 4", "set up hands"),
        ("w p p 2 6 1 999999999999", "fen hands"),
        ("b p p 2 7 1 6", "set up hands"))])
def test_a_fen_that_cannot_begin_a_game_is_refused(fen, reason):
    assert refusal(game_of, fen).reason == reason


def same(one, two):
    """Are two games the same in everything that the rules know?"""
    return all(getattr(one, name) == getattr(two, name) for name in (
        "options", "spots", "to_move", "in_hand", "turns", "ended", "past"))


def test_positions_come_back_from_fens_and_their_games_from_records():
    chance, black, phases = random.Random(2), 0, set()
    for first in places(1, 30):
        phases.add((first.to_move, any(first.in_hand.values())))
        assert position_of(game_of(fen_of(first), **first.options)) \
            == position_of(first)
        game = copy_of(first)
        for _ in range(chance.randrange(6)):
            if legal_turns(game):
                play(game, chance.choice(legal_turns(game)))
        text = record_of(game, TAGS)
        again, tags = read_record(text)
        black += "1. ..." in text
        assert same(again, game)
        assert record_of(again, tags) == text
        while again.turns:
            undo(again)
        again.ended = None
        assert same(again, first)
    assert black > 4 and len(phases) == 4


# Records

@pytest.mark.parametrize("fen, turns, written", [
    (OF_SANMILL[8], [(9, 21, ()), (7, 0, ()), (21, 22, ())],
     "a4-a1 2. d5-a7 a1-d1"),
    (OF_SANMILL[1], [(None, 4, ())], "d6")])    # at the empty board, too
def test_the_first_turn_of_black_is_the_second_of_its_pair(
        fen, turns, written):
    game = game_of(fen)
    for turn in turns:
        play(game, turn)
    assert game.spots[turns[-1][1]] == BLACK
    text = record_of(game, TAGS)
    assert "\n\n1. ... %s *\n" % written in text
    assert text.count('[SetUp "1"]\n[FEN "%s' % fen[:8]) == 1
    assert same(read_record(text)[0], game)


def test_a_wrong_number_or_turn_is_told_where_black_begins_too():
    for turns, reason, fact, number in (
            ("3. d5-a7", "number", "expected", 2),
            ("2. d5-a7 a1-a7", "occupied", "turn", 3)):
        error = refused(record_of(game_of(OF_SANMILL[8]), {})[:-2]
                        + "1. ... a4-a1 " + turns)
        assert error.reason == "record " + reason
        assert error.facts[fact] == number


@pytest.mark.parametrize("tags, reason", [
    ('[FEN "x"]', "fen rings"),
    ('[Variant "Chess"]\n[FEN "x"]', "record variant"),
    ('[FEN "%s"]' % NOT_PLAYED[2][0], "set up few"),
    ('[FEN "%s"]\n[Repetitions "1"]' % OF_SANMILL[8], "record option"),
    ('[FEN "%s"]' % NOT_PLAYED[0][0], "fen removal")])
def test_a_record_whose_beginning_cannot_be_is_refused(tags, reason):
    assert refused(tags + "\n\n1. a7 *").reason == reason

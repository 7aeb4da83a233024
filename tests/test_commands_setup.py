"""Positions set up: typed, pasted as a picture, kept, replayed."""

import pytest

from board import BLACK, WHITE, new_spots
from helpers.playing import ENDED_GAME, last_board, men, played
from helpers.quoting import keys_of, keys_said
from helpers.set_up import OF_SANMILL, SET_UP, SKETCH, game_of
from helpers.window import rows_shown
from rooms.console.screen import Screen
from rooms.records import beginning_of, load_record

OTHER_ONE = "setup W 3 4 5 B 9 10 11"


def both_men(*lines):
    """The points of White's men and of Black's, on the board shown last."""
    spots = last_board(*lines)
    return men(spots, WHITE), men(spots, BLACK)


def test_a_position_may_be_typed_in_many_ways():
    for typed in (
            SET_UP, "setup w 0,1,2 b 5,9,20 move w",
            "SETUP B 5 9 20 MOVE WHITE W 0 1 2",
            "setup white: a7, 1 and 2 Black: f6 9 20 hand 0",
            "setup W 0 1 W 2 B 5 9 20 in hand 0 0",
            "setup hand 0 W 0 1 2 B 5 9 20",
            "setup ********/*@*@****/OO****@O w m s 3 0 3 0",
            "setup FEN ********/*@*@****/OO****@O w m s 3 0 3 0 0 0 0 0 1"):
        assert both_men(typed) == ([0, 1, 2], [5, 9, 20])
        assert ("first set up", {"who": "white"}) in keys_said(typed), typed


@pytest.mark.parametrize("typed, key, facts", [
    ("W 0 1 a7 B 2 9 20", "set up twice", {"point": "0"}),
    ("W 0 1 2 3 4 5 6 7 8 9 B 20 21 22", "set up many",
     {"colour": "white", "board": "10", "hand": "0", "most": "9"}),
    ("W 0 1 B 20 21 22 hand 7", "set up many",
     {"colour": "black", "board": "3", "hand": "7", "most": "9"}),
    *[(men, "set up few", {"colour": "black", "hand": "0", "board": board})
      for men, board in (("W 0 1 2 B 20 21", "2"), ("W 0 1 2", "0"))],
    *[(men, "set up word", {"word": word})
      for men, word in (("W 0 1 2 B 20 21 24", "24"), ("0 1 2 B 20", "0"),
                        ("W 0 1 2 C 20 21", "c"), ("W \xb2 2", "\xb2"))],
    *[("W 0 1 2 B 20 21 22 move" + man, "set up mover", {})
      for man in ("", " both")],
    *[("W 0 1 2 B 20 21 22 hand " + hands, "set up hand", {"word": hands})
      for hands in ("ten", "w 3", "1 2 3")],
    *[("W 0 1 2 B 20 21 22 hand %s %s" % (hand, others), "set up hands", {
        "colour": "white", "hand": hand, "other": "black", "others": others})
      for hand, others in ("24", "42")],
    ("W 0 1 2 23 B 9 4 14 22 move W", "set up blocked", {"colour": "white"}),
    ("O@/O w", "fen rings", {"word": "O@/O"}),
    ("O@******/********/******** q", "fen side", {"word": "q"}),
    ("O@******/********/******** w p r", "fen removal", {}),
    ("O@******/********/******** w p p 1", "fen hands", {"word": ""})])
def test_each_refusal_has_a_reason(typed, key, facts):
    line = "setup " + typed
    assert (key, facts) in keys_said(line)
    assert last_board(line) == new_spots()


@pytest.mark.parametrize("lines, white, is_late", [
    (["4", SET_UP], [4], True), ([SET_UP, "0 3", OTHER_ONE], [1, 2, 3], True),
    (["4", "undo", SET_UP], [0, 1, 2], False),
    ([SET_UP, OTHER_ONE], [3, 4, 5], False),
    ([*ENDED_GAME, SET_UP], [0, 1, 2], False),
    (["draw", SET_UP], [0, 1, 2], False),
    ([SET_UP, "0", OTHER_ONE, "4 1"], [1, 3, 5], False),
    ([SET_UP, "0 3", "5 7", "undo all"], [0, 1, 2], False),
    ([SET_UP, "options flying never"], [0, 1, 2], False),
    ([SET_UP, "new"], [], False)])
def test_a_position_is_set_up_before_the_first_man_or_after_the_end(
        lines, white, is_late):
    assert men(last_board(*lines), WHITE) == white
    assert ("set up late" in dict(keys_said(*lines))) == is_late


def test_players_options_and_computer_remain():
    lines = ["name white Ann", "options flying never", "computer black",
             SET_UP]
    assert ("not_connected", {"point": "3", "start": "1"}) \
        in keys_said(*lines, "1 3")
    one, *_, other = [facts for key, facts in keys_said(*lines, "1 4")
                      if key == "moved"]
    assert one == {"who": "named", "start": "1", "end": "4"} != other
    assert ("score", {"white": "player two", "one": "0", "two": "2",
                      "black": "Ann"}) in keys_said(
        "name white Ann", *ENDED_GAME, SET_UP, "0 3", "resign", "yes", "new")


def test_black_may_place_first_and_mills_are_counted_for_their_maker():
    for turns in ([], ["11 12"]):
        keys = keys_of("setup W 0 1 5 23 B 9 10 20 move B", "20 11x0", "1 3",
                       *turns, "resign", "yes")
        assert [facts["mills"] for key, facts in keys if key == "sums"][:2] \
            == ["0", "1"]
    lines = ["setup hand 2 3 move BLACK W 0 B 5"]
    keys = keys_said(*lines)
    assert ("ask place", {"who": "black"}) in keys
    assert ("turn", {"turn": "1", "phase": "phase one"}) in keys
    assert [facts["hand"] for key, facts in keys if key == "men"][:2] \
        == ["2", "3"]
    assert both_men(*lines, "9", "1", "10", "2x5") == ([0, 1, 2], [9, 10])


def test_a_picture_may_be_pasted_over_several_lines():
    rows = SKETCH.strip().split("\n")
    assert both_men("setup", *rows) == ([0, 1, 2], [5, 9, 20])
    assert both_men("setup move black hand 2 3", "", *rows, "4") == (
        [0, 1, 2], [4, 5, 9, 20])
    rows = rows_shown(Screen(), game_of(OF_SANMILL[1]).spots, [])
    assert both_men("setup move b", *rows, "9 21") == (
        [7, 8, 12], [4, 11, 20, 21])
    # And `setup` alone tells how, and takes a typed position, too
    assert "\n%s\n" % OF_SANMILL[0] in played("setup", SET_UP)
    assert "set up how" in dict(keys_said("setup"))
    for line in (SET_UP, SET_UP[6:], OF_SANMILL[1]):
        assert last_board("setup", line) != new_spots()
    # A picture that does not come changes nothing
    for lines, key in (
            (["", ""], "set up left"), (["W - W - W", ""], "set up left"),
            (["stop"], "set up left"), (["W - W - W", "back"], "set up left"),
            (["W - W - W", "quiz"], "set up row"), (["hand 3"], "set up row"),
            (["undo"], "set up word"), (["W - W - W", "W - W"], "set up row"),
            (SKETCH.replace("B", ".").strip().split("\n"), "set up few"),
            (["W - W - W"], "input ended")):
        assert key in dict(keys_of("setup", *lines))
        assert last_board("setup", *lines) == new_spots()


def test_a_position_set_up_is_saved_and_nothing_goes_back_before_it():
    lines = ["setup W 0 1 2 B 5 9 20 move B", "5 3", "0 4", "save monday",
             "new", "yes", "load monday", "undo all"]
    assert ("first set up", {"who": "black"}) in keys_said(*lines)
    game, _ = load_record("monday.txt")
    assert men(beginning_of(game).spots, WHITE) == [0, 1, 2]
    assert ("set up blocked", {"colour": "white"}) in keys_said(
        "setup W 0 1 9 B 10 2 4 21", "options flying never")
    assert "nothing to undo" in dict(keys_said(SET_UP, "undo"))
    assert dict(keys_said(SET_UP, "0 3", "5 7", "undo all"))[
        "taken back several"]["number"] == "2"

"""Which turns are good hints and which are worse, a sentence each."""

import pytest

from board import BLACK
from helpers.drawn import moved_quietly
from helpers.seldom import SLOW
from helpers.set_up import at
from rooms.computer import mills_in
from rooms.computer.endgames import FAR, best_turns, worth_after, worth_of
from rooms.computer.judgement import WIN
from rooms.computer.search import SURE
from rooms.computer.weighing import WeighedTurns, turns_to_end, weigh
from rooms.console.sentences import TEXT
from rooms.learning.hints import (TENTH, THIRD, cannot_stop, found_by_search,
                                  hints_for, is_good, warning_for,
                                  weightiest, why_good, why_lost,
                                  why_worse)
from rooms.learning.reasons import (SIGHTS, TO_REMOVE, game_after,
                                    reason_for, threats)
from rules import copy_of, legal_turns, new_game
from test_learning_hints import first_hints


def test_ways_are_told_where_nothing_else_is_seen():
    flying = at("W 0 1 14 B 3 19 21 23")
    assert "hint ways" not in {(reason_for(flying, turn) or [""])[0]
                               for turn in legal_turns(flying)}
    assert reason_for(new_game(), (None, 4, ())) == ("hint room", {"ways": 4})
    assert reason_for(new_game(), (None, 0, ())) is None
    assert reason_for(at("B 4 hand 9 8"), (None, 3, ())) == (
        "hint narrow", {"ways": 3, "other": BLACK})
    # Of two other turns, that on 1 leaves as few ways
    for other, why in (1, "hint depth"), (0, "hint narrow"):
        worths = {(None, 3, ()): 0, (None, other, ()): -200}
        assert weightiest(WeighedTurns(
            at("B 4 hand 9 8"), None, worths, 3, False), (None, 3, ()))[0] == why


def test_how_much_worse_a_good_turn_may_be():
    best, turn = legal_turns(new_game())[:2]
    few, more = TENTH - 1, TENTH + 1
    for worth, less, good in ((0, more, True), (0, THIRD, False),
                              (-SURE - 9, few, True), (-SURE - 9, more, False)):
        judged = WeighedTurns(new_game(), None,
                              {best: worth, turn: worth - less}, 6, False)
        assert is_good(judged, turn) == good
    for turn in legal_turns(new_game()):
        assert "other" not in (reason_for(new_game(), turn) or ("", {}))[1]


def test_room_around_the_new_man_is_told_before_the_ways_of_all_men():
    game, key = at("W 10 B 11 hand 8 8"), "hint room"
    found = {turn[1]: SIGHTS[key](game, turn, game_after(game, turn))
             for turn in legal_turns(game)}
    assert [point for point in found if found[point]] == [4, 13, 19]
    assert key not in TO_REMOVE         # for each man it would be as true
    weighed = weigh(game, legal_turns(game), 0.1)
    weighed.worths.update(
        {turn: -50 * (turn[1] != 4) for turn in weighed.worths})
    assert weightiest(weighed, (None, 4, ())) == (key, {"ways": 4})


def test_the_hint_is_the_best_turn_and_then_come_all_the_others():
    game = at("W 0 1 14 19 B 3 21 23", flying="never")
    before = vars(copy_of(game))
    found = list(hints_for(game, 0.2))
    assert vars(game) == before
    turn, good, reasons = found[0]
    assert turn[:2] == (14, 2) and good
    assert reasons[0][0] in ("hint wins", "hint breaks")
    ways = [turn[:2] for turn, _, _ in found]       # one removal per mill
    assert sorted(ways) == sorted({turn[:2] for turn in legal_turns(game)})


def test_a_mill_that_no_turn_can_stop_is_no_reason_and_may_wait():
    far, in_hand = [at("W 0 1 14 B 15 18 19 move black", flying="never"),
                    at("W 0 1 14 B 18 19 move black hand 1")]
    assert cannot_stop(far, (0, 1, 2)) and not cannot_stop(in_hand, (0, 1, 2))
    mine = at("W 0 1 6 14 B 15 18 19", flying="never")
    waiting = WeighedTurns(mine, None, {(6, 11, ()): 0}, 3, False)
    assert ("hint waits", {"line": (0, 1, 2)}) in why_good(waiting, (6, 11, ()))
    for turn, good, reasons in first_hints(
            at("W 4 13 21 B 0 1 18 19 hand 5"), 8):
        assert good or turn[1] in (2, 20) or reasons[0][0] != "worse man"


def test_after_one_of_two_removals_a_hint_says_what_the_second_is_good_for():
    game = at("W 1 7 3 5 B 0 9 13 19 hand 5", two_mills="each")
    for turn, _, reasons in hints_for(game, begun=(None, 4, (0,))):
        assert turn[2][0] == 0 and turn[2][1] in (9, 13, 19)
        for key, facts in reasons:
            assert key != "hint disarms" or facts["point"] == turn[2][1]
            assert facts.get("threat") != (0, 9, 21)


def test_a_turn_that_makes_a_draw_is_called_so_and_worse_for_who_is_ahead():
    game = at("W 0 1 14 6 8 15 17 3 B 13 18 20 23")
    moved_quietly(game, 49)
    (best, *_), *worse = hints_for(game)
    assert best[1] == 2 and best[2] and len(worse) > 8
    assert all(turn[2] or reasons == [("worse draws", {})]
               for turn, _, reasons in worse)
    game = at("W 0 1 6 8 14 15 B 13 18 20 21 22 23", flying="never",
              no_mill_turns=1)
    hints = list(hints_for(game))
    for turn, good, reasons in hints:
        if not turn[2]:
            assert reasons[0][0] in ("hint draws", "worse draws")
    assert len(hints) > 4
    assert warning_for(game, (0, 9, ()), 0.2) is None


def test_five_men_are_told_how_they_win_or_that_it_is_a_draw():
    words = "W 0 12 15 B 13 19 22"
    game, sure = at(words), at(words, three_men_turns=0, no_mill_turns=0)
    weighed = weigh(sure, legal_turns(sure))
    assert why_worse(weighed, (12, 16, ())) == ("worse misses", {"turns": 7})
    assert max(weighed.worths.values()) > SURE
    assert max(weigh(game, legal_turns(game)).worths.values()) == 0
    assert [key for _, _, ((key, _), *_) in first_hints(sure, 1)] \
        == ["hint wins in"]
    (turn, good, reasons), (_, second_good, _) = first_hints(
        at("W 0 3 4 10 12 B 1 2 6 7 8"), 2)     # only 10 to 11 wins
    assert (turn, good, second_good) == ((10, 11, ()), True, False)
    assert reasons[0] == ("hint wins in", {"turns": 13, "other": BLACK})
    game = at("W 7 11 12 19 23 B 1 3 5 21 22")
    assert worth_of(game) == 0 == worth_after(game, (23, 14, ()))
    assert weigh(game, legal_turns(game)).drawn
    (turn, good, reasons), second = first_hints(game, 2)
    assert good and ("hint drawn", {}) in reasons
    assert ("hint drawn", {}) not in second[2]
    assert warning_for(game, (23, 14, ()), 0.5) is None     # a draw, too
    for worth, key in (SURE - 20, "hint wins late"), (20 - SURE, "hint lasts"):
        late = WeighedTurns(game, None, {(7, 4, ()): worth}, FAR, False)
        assert weightiest(late, (7, 4, ())) == (key, {"turns": 10})
    late.worths[7, 4, ()] = 0
    assert found_by_search(late, (7, 4, ())) == ("hint holds", {})


@pytest.mark.parametrize("words", [
    "W 0 3 4 10 12 B 1 2 6 7 8", "W 7 17 18 B 0 2 4 11 15"])
def test_worths_in_a_solved_endgame_come_from_the_tables(words):
    game = at(words)
    weighed = weigh(game, legal_turns(game))
    worths = weighed.worths
    assert {*worths} == {*legal_turns(game)} and weighed.ahead == FAR
    assert {turn for turn in worths if worths[turn] == max(worths.values())} \
        <= {*best_turns(game, legal_turns(game))}
    for turn, worth in worths.items():
        known = worth_after(game, turn)
        assert known <= 0 or worth == known + WIN - FAR + 1
        assert (worth > SURE, worth < -SURE) == (known > 0, known < 0)
        if known:
            assert turns_to_end(worth) == (FAR - abs(known) + 1) // 2


def test_a_warning_is_given_for_the_wrong_man_after_the_right_mill():
    game = at("W 3 4 13 14 17 21 22 B 1 7 9 10 15 18 20")
    assert warning_for(game, (17, 12, (15,)), 0.3) is None
    assert warning_for(game, (17, 12, (1,)), 0.3)


def test_the_best_turn_tells_the_mill_that_it_cannot_stop():
    game = at("W 1 2 22 23 B 3 4 9 10 13 15")
    turn, good, reasons = first_hints(game, 1)[0]
    line = dict(reasons)["hint costs"]["line"]
    assert good and line in threats(game_after(game, turn), BLACK)


@pytest.mark.parametrize("words, right, wrong", [
    ("W 4 13 B 1 10 hand 7 7 move white", {5}, ()),
    ("W 2 9 13 B 1 12 hand 6 7 move black", {7, 8}, ()),
    *[pytest.param(*row, marks=SLOW) for row in (
        ("W 10 13 15 B 1 11 18 hand 6 6 move white", {12, 17}, ()),
        ("W 10 13 19 B 4 14 hand 6 7 move black", (), {9}))]])
def test_while_placing_a_man_won_by_force_is_the_hint(words, right, wrong):
    turn, good, _ = next(hints_for(at(words), 30))   # see the clock
    assert good and (turn[1] in right if right else turn[1] not in wrong)


@pytest.mark.parametrize("words, best, turn, why", [
    # The man that is removed is not there yet.
    ("W 8 14 18 22 B 0 1 17 hand 5 6 move B", (None, 4, ()), (None, 12, ()),
     "worse soon"),
    # White loses a man in the third turn. Two threats are seen before that.
    ("W 3 7 10 11 12 18 21 B 0 4 6 9 15 22 hand 2", (None, 13, ()),
     (None, 1, ()), "worse double")])
def test_no_line_of_more_than_five_turns_is_told(words, best, turn, why):
    judged = WeighedTurns(at(words), turn, {best: 0, turn: -99}, 6, False)
    key, facts = why_lost(judged, turn)
    assert key == why
    assert "{play}" not in TEXT[key] or len(facts["play"]) == 5


SLIGHT = "W 3 4 7 9 11 13 16 19 B 1 6 8 10 12 14 17 20 hand 0 1 move B"
SHUT = "W 1 2 4 6 10 13 16 22 B 5 7 9 12 17 18 19 20 23 move B"
DRAWN = "W 7 11 12 19 23 B 1 3 5 21 22"


@pytest.mark.parametrize("words, best, turn, worth, why, reason", [
    # A slight reason is none against a turn that loses a man.
    (SLIGHT, (None, 23, ()), (None, 5, ()), -200, "worse than", None),
    (SLIGHT, (None, 23, ()), (None, 5, ()), -9, "worse contrast",
     "hint builds"),
    # A mill that can be made at once is told before two chances.
    ("W 0 2 8 9 15 19 21 B 1 3 13 14 16 20 hand 2 move W", (None, 5, ()),
     (None, 18, ()), -99, "worse contrast", "hint stops"),
    # The own mill is about as good as the best turn, and not to be missed,
    # if the game is not lost at once.
    ("W 22 23 16 11 5 B 19 2 18 6 17 hand 4", (None, 20, ()), (None, 8, ()),
     -99, "worse mill", None),
    ("W 0 1 9 B 3 4 13 23", (9, 10, ()), (9, 22, ()), -99, "worse wins", None),
    (SHUT, (7, 8, (13,)), (7, 8, (2,)), -99, "worse shut", None),
    (SHUT, (7, 8, (13,)), (7, 8, (1,)), -99, "worse narrow", None),
    ("W 2 6 7 12 18 19 21 B 0 1 4 5 11 13 22 hand 2", (None, 20, (4,)),
     (None, 8, (11,)), -99, "worse takes", None),
    (DRAWN, (7, 4, ()), (7, 6, ()), -SURE, "worse lost", None),
    (DRAWN, (7, 4, ()), (7, 6, ()), -20, "worse draw", None)])
def test_the_weightiest_reason_against_a_turn_is_told(
        words, best, turn, worth, why, reason):
    game = at(words)
    worths = {best: 0, **dict.fromkeys(mills_in(legal_turns(game)), -1),
              turn: worth}
    key, facts = why_worse(WeighedTurns(
        game, turn, worths, FAR if words == DRAWN else 6, False), turn)
    assert (key, facts.get("reason", [None])[0]) == (why, reason)

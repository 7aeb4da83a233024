"""Which turns are good hints and which are worse, a sentence each."""

import itertools
import random

import pytest

from board import BLACK, EMPTY, MILLS, POINTS, WHITE
from rooms.commands.setup import read_position
from rooms.computer import choose_turn
from rooms.computer.endgames import (FAR, best_turns, is_solved, worth_after,
                                     worth_of)
from rooms.learning.hints import (cannot_stop, first_loss, hints_for, is_good,
                                  plainest_first, warning_for, weightiest)
from rooms.learning.reasons import (REASONS, builds, game_after, reason_for,
                                    threatens, ways)
from rooms.computer.judgement import WIN
from rooms.computer.search import SURE, best_of, turns_to_end, weigh
from helpers.drawn import drawn, moved_quietly, random_game
from rooms.records import begin_at
from rooms.learning.proof import Puzzle, right_turns
from rooms.learning.grades import chances
from rules import copy_of, legal_turns, make, new_game, result, set_up

# PROCESS

def first_hints(game, most):
    """This many hints, or all hints if there are fewer."""
    return list(itertools.islice(hints_for(game), most))


def new_spots_of(men):
    """The spots when the men stand like this: {man: points}."""
    return [next((man for man in men if point in men[man]), EMPTY)
            for point in POINTS]


# OUTPUT: which turns are good

def test_the_hint_is_the_best_turn_and_then_come_all_the_others():
    game = drawn("""
        W-----W-----.
        | B---.---. |
        | | .-.-. | |
        .-.-.   .-.-W
        | | .-.-. | |
        | .---W---. |
        B-----.-----B""", "W", flying="never")
    before = vars(copy_of(game))
    found = list(hints_for(game, 0.2))
    assert vars(game) == before
    turn, good, reasons = found[0]
    assert turn[:2] == (14, 2) and good
    assert reasons[0][0] in ("hint wins", "hint breaks")
    ways = [turn[:2] for turn, _, _ in found]       # one removal per mill
    assert sorted(ways) == sorted({turn[:2] for turn in legal_turns(game)})


def test_a_game_that_is_over_has_no_hint():
    game = random_game(random.Random(1))
    assert result(game)
    with pytest.raises(ValueError, match="over"):
        next(hints_for(game))


def test_the_only_good_turn_comes_first_and_the_others_are_told_why_not(
        clock):
    clock.tick = 0.001
    game = drawn("""
        .-----B-----B
        | .---.---. |
        | | .-.-. | |
        .-.-W   .-.-.
        | | .-.-. | |
        | .---.---. |
        .-----.-----W""", "W", (7, 7))
    first, good, why, second, better, against = sum(first_hints(game, 2), ())
    assert first == (None, 0, ()) and good
    assert why[0][0] == "hint stops"
    assert not better and against[0][0] == "worse man"
    assert against[0][1]["reply"][1] == 0


def test_of_turns_about_as_good_the_plainest_comes_first():
    game = drawn("""
        W-----W-----.
        | .---.---. |
        | | .-.-. | |
        .-.-.   B-B-.
        | | .-.-. | |
        | .---.---. |
        .-----.-----.""", "W", (7, 7))
    mill, stop, other = (None, 2, (12,)), (None, 14, ()), (None, 7, ())
    worths = {other: 41, stop: 41, mill: 40}
    assert list(plainest_first(game, worths)) == [mill, stop, other]
    worths = {other: 42, stop: 41, mill: 40}
    assert list(plainest_first(game, worths)) == [stop, other, mill]


def test_who_is_far_ahead_is_told_that_a_draw_is_worse():
    men = {WHITE: (0, 1, 14, 6, 8, 15, 17, 3), BLACK: (13, 18, 20, 23)}
    game = set_up(new_spots_of(men), WHITE)
    moved_quietly(game, 49)
    hints = list(hints_for(game))
    assert hints[0][0][1] == 2 and len(hints) > 8
    worse = [reasons for turn, _, reasons in hints if not turn[2]]
    assert len(worse) > 8 and worse == [[("worse draws", {})]] * len(worse)


def test_the_first_man_lost_is_the_others_to_remove():
    quiet, mill = (4, 7, ()), (4, 7, (12,))
    assert first_loss(quiet, [quiet, quiet, mill]) == 2
    assert first_loss(quiet, [mill]) == 0
    assert first_loss(quiet, [quiet, mill, mill]) is None
    assert first_loss(mill, [mill]) is first_loss(quiet, [quiet]) is None


def test_a_mill_that_no_turn_can_stop_is_no_reason_against_one():
    men = {WHITE: (4, 13, 21), BLACK: (0, 1, 18, 19)}
    game = set_up(new_spots_of(men), WHITE, (5, 5))
    for turn, good, reasons in first_hints(game, 8):
        stops = turn[1] in (2, 20)
        assert good or stops or reasons[0][0] != "worse man"


def test_who_has_removed_one_of_two_is_told_what_the_second_is_good_for():
    game = set_up(new_spots_of({WHITE: (1, 7, 3, 5), BLACK: (0, 9, 13, 19)}),
                  WHITE, (5, 5), two_mills="each")
    for turn, _, reasons in hints_for(game, begun=(None, 4, (0,))):
        assert turn[2] and turn[2][0] in (9, 13, 19)
        for key, facts in reasons:
            assert key != "hint disarms" or facts["point"] == turn[2][0]
            assert facts.get("threat") != (0, 9, 21)


def test_an_endgame_that_a_draw_rule_ends_before_is_no_sure_win():
    spots = new_spots_of({WHITE: (0, 12, 15), BLACK: (13, 19, 22)})
    game, sure = set_up(spots, WHITE), set_up(spots, WHITE, three_men_turns=0,
                                              no_mill_turns=0)
    assert max(weigh(sure, legal_turns(sure)).worths.values()) > SURE
    assert max(weigh(game, legal_turns(game)).worths.values()) == 0
    assert [key for _, _, ((key, _), *_) in first_hints(sure, 1)] \
        == ["hint wins in"]


@pytest.mark.skipif(len(MILLS) > 16, reason="other lines")
@pytest.mark.parametrize("white, black, turn", [
    ((0, 3, 5, 7, 12, 13, 14, 18, 19), (4, 8, 21, 23), (13, 20, (4,))),
    ((0, 3, 5, 7, 10, 12, 14, 20, 22), (1, 4, 8, 16, 21, 23), (10, 9, ()))])
def test_the_turn_that_wins_soonest_is_the_best(white, black, turn):
    game = set_up(new_spots_of({WHITE: white, BLACK: black}), WHITE)
    assert best_of(weigh(game, legal_turns(game), 60)) == turn


def test_ways_are_told_where_nothing_else_is_seen():
    assert reason_for(new_game(), (None, 4, ())) == ("hint ways", {"ways": 4})
    assert reason_for(new_game(), (None, 0, ())) is None
    game = drawn("""
        .-----.-----.
        | .---B---. |
        | | .-.-. | |
        .-.-.   .-.-.
        | | .-.-. | |
        | .---.---. |
        .-----.-----.""", "W", (9, 8))
    assert reason_for(game, (None, 3, ())) == (
        "hint narrow", {"ways": 3, "other": BLACK})


def test_an_open_mill_may_wait_if_nothing_can_stop_it():
    drawing = """
        W-----W-----.
        | .---.---. |
        | | .-.-. | |
        .-.-.   .-.-W
        | | %s-.-. | |
        | B---B---. |
        .-----.-----."""
    lone = drawn(drawing % "B", "B", flying="never")
    assert cannot_stop(lone, (0, 1, 2))
    near = drawn(drawing % ".", "B", (1, 1))
    assert not cannot_stop(near, (0, 1, 2))


def test_ways_of_men_who_fly_lead_everywhere():
    game = drawn("""
        W-----W-----.
        | B---.---. |
        | | .-.-. | |
        .-.-.   .-.-W
        | | .-.-. | |
        | .---B---. |
        B-----.-----B""", "W")
    assert ways(game, WHITE) == 3 * 17
    assert ways(game, BLACK) == 9
    for turn in legal_turns(game):
        assert "hint ways" not in (reason_for(game, turn) or ())


def test_on_the_empty_board_no_reason_is_about_men_of_the_other():
    for turn in legal_turns(new_game()):
        assert "other" not in (reason_for(new_game(), turn) or ("", {}))[1]


@pytest.mark.parametrize("turns", [1, 2])
def test_a_forced_win_is_counted_in_turns(turns):
    assert turns_to_end(WIN - 2 * (turns - 1)) == turns
    assert turns_to_end(2 * (turns - 1) + 1 - WIN) == turns
    assert turns_to_end(SURE) is None


# White wins, but only with 10 to 11.
CRAMPED = """
    W-----B-----B
    | W---W---. |
    | | B-B-B | |
    .-W-.   W-.-.
    | | .-.-. | |
    | .---.---. |
    .-----.-----."""


FLYING = """
    B-----.-----B
    | .---B---. |
    | | .-W-. | |
    .-.-B   .-.-.
    | | B-.-W | |
    | W---.---. |
    .-----.-----."""


@pytest.mark.parametrize("game", [drawn(FLYING), drawn(CRAMPED)])
def test_worths_in_a_solved_endgame_come_from_the_tables(game):
    weighed = weigh(game, legal_turns(game))
    worths = weighed.worths
    assert set(worths) == set(legal_turns(game)) and weighed.ahead == FAR
    best = best_turns(game, legal_turns(game))
    assert {turn for turn in worths
            if worths[turn] == max(worths.values())} <= set(best)
    for turn, worth in worths.items():
        known = worth_after(game, turn)
        assert known <= 0 or worth == known + WIN - FAR + 1
        assert (worth > SURE, worth < -SURE) == (known > 0, known < 0)
        if known:
            assert turns_to_end(worth) == (FAR - abs(known) + 1) // 2


def test_five_men_who_can_win_against_five_are_told_how():
    game = drawn(CRAMPED, "W")
    (turn, good, reasons), (_, second_good, _) = list(hints_for(game))[:2]
    assert (turn, good, second_good) == ((10, 11, ()), True, False)
    assert reasons[0] == ("hint wins in", {"turns": 13, "other": BLACK})


def test_five_men_in_a_draw_are_told_how_they_lose_one_all_the_same():
    game = drawn("""
        .-----B-----.
        | B---.---B |
        | | .-W-. | |
        .-.-W   W-.-.
        | | .-.-. | |
        | .---W---. |
        B-----B-----W""", "W")
    assert worth_of(game) == 0 == worth_after(game, (23, 14, ()))
    assert weigh(game, legal_turns(game)).drawn
    (turn, good, reasons), second = list(hints_for(game))[:2]
    assert good and ("hint drawn", {}) in reasons
    assert ("hint drawn", {}) not in second[2]
    assert warning_for(game, (23, 14, ()), 0.5)[0] == "worse man"


# What went wrong once

def hints_at(words, most=6):
    """The hints at a position typed as after setup."""
    game = begin_at(*read_position(words.split()))
    return game, {turn[:2]: (good, [key for key, _ in reasons], turn)
                  for turn, good, reasons in first_hints(game, most)}


def test_where_all_is_drawn_a_man_is_kept_and_won_and_the_draw_is_told():
    game, hints = hints_at("W 0 2 4 9 10 B 5 14 17 20", 30)
    (way, (good, keys, turn)), *others = hints.items()
    assert way == (4, 1) and turn[2] in ((5,), (20,)) and good
    assert "hint drawn" in keys and "hint breaks" in keys
    assert not any(good for _, (good, _, _) in others)
    assert hints[0, 1][1] == ["worse man"]
    assert sum(way == (4, 1) for way in hints) == 1


def test_men_who_stood_together_are_not_brought_together():
    game = begin_at(*read_position("W 0 2 4 9 10 B 5 14 17 20".split()))
    assert builds(game, (10, 11, ()), game_after(game, (10, 11, ()))) == []
    assert builds(game, (0, 1, ()), game_after(game, (0, 1, ()))) == [
        {"line": (1, 4, 7)}]


def test_a_threat_is_no_reason_while_the_other_mills_first(clock):
    clock.tick = 0.001
    game, hints = hints_at("W g7 d6 f6 e5 a4 f4 d3 f2 B d7 b6 c4 g4 b2 a1 d1 "
                           "g1 move white")
    after = game_after(game, (16, 17, ()))
    assert threatens(game, (16, 17, ()), after) == []
    assert hints[9, 10][0] and "hint stops" in hints[9, 10][1]
    assert not any("hint threatens" in keys for _, keys, _ in hints.values())


def test_what_is_true_of_a_worse_turn_is_no_reason():
    game = random_game(random.Random(1), 8)
    weighed = weigh(game, legal_turns(game), 0.2)
    for turn in weighed.worths:
        key, facts = weightiest(weighed, turn)
        if is_good(weighed, turn) and key in ("hint ways", "hint narrow"):
            assert not any(
                facts in REASONS[key](game, other, game_after(game, other))
                for other in weighed.worths if not is_good(weighed, other))


@pytest.mark.slow(why="each plays sixty games of endgames")
def test_hard_wins_more_of_drawn_endgames_than_it_did():
    points = 0
    for number in range(60):
        chance = random.Random("drawn %d" % number)
        game = drawn_endgame(chance)
        while not result(game):
            level = "hard" if game.to_move == WHITE else "good"
            make(game, choose_turn(game, level, chance=chance))
        winner = result(game)[0]
        points += 0.5 if winner is None else winner == WHITE
    assert points >= 0.74 * 60          # it was 73 of 100


def drawn_endgame(chance):
    """A solved endgame that is drawn, White to move."""
    while True:
        men = chance.sample(POINTS, chance.choice((7, 8, 9, 10)))
        half = len(men) // 2
        game = set_up(new_spots_of({WHITE: men[:half], BLACK: men[half:]}),
                      WHITE)
        if legal_turns(game) and is_solved(game) and worth_of(game) == 0:
            return game


# Held against the full search of the puzzles

@pytest.mark.skipif(len(MILLS) > 16, reason="other lines")
@pytest.mark.parametrize("words, turns", [
    ("W 1 4 7 10 13 14 16 19 22 B 2 12 20", 2),
    ("W 6 7 8 12 16 18 19 20 21 B 0 10 13 14", 3)])
def test_all_turns_that_win_as_soon_are_known(words, turns):
    game = begin_at(*read_position(words.split()))
    worths = weigh(game, legal_turns(game), 60).worths
    best = max(worths.values())
    assert turns_to_end(best) == turns
    assert {turn for turn in worths if worths[turn] == best} == {
        *right_turns(Puzzle(game, "win", turns), game, turns)}


@pytest.mark.skipif(len(MILLS) > 16, reason="other lines")
def test_a_turn_that_keeps_a_solved_draw_is_an_even_chance():
    game = begin_at(*read_position("W 8 12 13 14 16 B 10 11 17".split()))
    judged = weigh(game, legal_turns(game), 1, (16, 19, ()))
    assert judged.drawn and chances(judged) == [0.5, 0.5]

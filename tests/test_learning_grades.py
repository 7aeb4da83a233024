"""Grades, turning points and verdicts, a sentence each."""

from math import log

import pytest

from board import BLACK, WHITE
from helpers.drawn import moved_quietly
from helpers.seldom import SLOW
from helpers.set_up import at
from rooms.computer.weighing import WeighedTurns
from rooms.console import sentence
from rooms.learning.advice import against_in_words, reason_in_words
from rooms.learning.grades import (LIMITS, SIGNS, SPREADS, chance_lost,
                                   chance_to_win, costliest, grade,
                                   judged_turns, number_of_turn)
from rooms.learning.hints import verdict
from rules import all_men_placed, legal_turns, play

# White is to move.
GAMES = {"placing": "W 0 13 B 4 14 hand 7",
         "moving": "W 0 4 10 13 B 2 7 14 15",
         "flying": "W 0 4 13 B 2 7 14 15"}


def a_turn(*with_others, way="moving", number=1, has):
    """A judged turn of White, the first of a game or a later one: what chance
    White has with it, and what chances with the other turns."""
    game = at(GAMES[way], no_mill_turns=0, three_men_turns=0)
    moved_quietly(game, number - 1)
    spread, turns = SPREADS[all_men_placed(game)], legal_turns(game)
    best_first = sorted(zip((has, *with_others), turns), reverse=True)
    return WeighedTurns(game, turns[0], {
        turn: spread * log(chance / (1 - chance)) / log(3)
        for chance, turn in best_first}, 6, False)


@pytest.mark.parametrize("moving", (False, True))
def test_chances_grow_with_the_worth_and_are_equal_for_both(moving):
    found = [chance_to_win(worth, moving) for worth in range(-400, 401, 20)]
    assert found == sorted(found) and len(set(found)) > 30
    assert chance_to_win(SPREADS[moving], moving) == 0.75
    assert chance_to_win(10 ** 9, moving) == 1
    for worth in (0, 1, 50, 900, 10 ** 9):
        assert chance_to_win(worth, moving) + chance_to_win(
            -worth, moving) == pytest.approx(1)


@pytest.mark.parametrize("way", GAMES)
def test_each_phase_has_its_limits(way):
    for number, limit in enumerate(LIMITS[way != "placing"]):
        signs = [grade(a_turn(0.7, has=0.7 * (1 - limit + little), way=way))
                 for little in (0.002, -0.002)]
        assert signs == [*SIGNS[number:number + 2]]


@pytest.mark.parametrize("others, has, sign", [
    ((0.3, 0.2), 0.7, "!"),             # every other turn is worse
    ((0.69, 0.2), 0.7, ""), ((0.71, 0.2), 0.7, ""),
    ((), 0.7, ""),                      # no choice, no grade
    ((0.05,), 0.01, ""), ((0.14,), 0.01, "?"),     # lost anyhow
    ((0.3,), 0.07, "??"), ((0.8,), 0.3, "??")])     # most of a chance
def test_a_grade_tells_the_share_of_the_chance_that_is_lost(others, has, sign):
    assert grade(a_turn(*others, has=has)) == sign


MANY = [*enumerate((0.2, 0.45, 0.3, 0.25, 0.4, 0.35, 0.21), 1)]


@pytest.mark.parametrize("losses, told, points", [
    ([(1, 0.148)], [], []), ([(1, 0.152)], [], [1]),   # a small loss is none
    ([(11, 0.25), (13, 0.25)], [], [11, 13]), (MANY, [7], [2, 5, 7]),
    ([(1, 0.02), (3, 0.25)], [1], [1, 3]),              # told is told
    (MANY[::-1], [], [2, 5, 6])])                       # the three worst
def test_the_costliest_are_the_costliest_mistakes(losses, told, points):
    found = costliest([
        a_turn(0.5, has=0.5 - losing, number=number)
        for number, losing in losses], told)
    assert [number_of_turn(judged) for judged in found] == points


@pytest.mark.parametrize("man, is_mill, points", [
    (WHITE, False, [1, 3, 5]), (BLACK, False, [3, 5, 7]),
    (BLACK, True, [1, 3, 5])])          # with the wrong man: it comes last
def test_two_people_are_told_no_mistake_instead_of_a_blunder(
        man, is_mill, points):
    blunder, *mistakes, other = [
        a_turn(best, has=has, number=number) for best, has, number in (
            (0.3, 0.05, 7), (0.9, 0.6, 1), (0.9, 0.58, 3), (0.9, 0.57, 5),
            (0.9, 0.61, 9), (0.5, 0.5, 10))]
    other.game.to_move = man
    if is_mill:
        worths = {(4, 7, (point,)): worth for point, worth in zip(
            (14, 15), blunder.worths.values())}
        blunder = blunder._replace(played=(4, 7, (15,)), worths=worths)
    assert (grade(blunder), *map(grade, mistakes)) == ("??", *"????")
    found = costliest([blunder, *mistakes, other])
    assert sorted(map(number_of_turn, found)) == points


def test_a_turn_is_as_good_if_a_last_look_does_not_find_it_wrong(clock):
    clock.tick = 0.02                   # 3,200 positions a second
    game = at("W 0 1 2 9 14 21 22 23 B 7 19 20 move black hand 1 2")
    play(game, (None, 18, (22,)))
    judged, = judged_turns(game, 4, [BLACK])
    assert len(judged.worths) == 20 and not chance_lost(judged)
    clock.tick = 0.005                  # the same is told after a try
    six = judged._replace(worths={(None, 6, ()): 9, judged.played: -99})
    assert verdict(six, (None, 6, ())) == ("verdict no mistake", None)


def test_a_turn_that_is_the_best_or_as_good_is_praised():
    leave, stop, own = [(None, end, ()) for end in (10, 1, 7)]
    judged = WeighedTurns(at("W 4 19 B 0 2 hand 7"), own,
                          {leave: 9, stop: -9, own: -30}, 6, False)
    assert verdict(judged, stop) == ("verdict best", None)
    left, right, own = (None, 1, (9,)), (None, 1, (14,)), (None, 16, ())
    judged = WeighedTurns(at("W 0 2 B 9 14 hand 7"), own,
                          {left: 9, right: 8, own: -30}, 6, False)
    assert verdict(judged, right) == ("verdict good", None)


@pytest.mark.parametrize("words, best, own, turn, told", [
    ("W 1 3 7 12 15 19 22 B 2 4 11 13 17 18 21", (15, 16, (4,)),
     (19, 16, ()), (3, 10, ()), ("verdict same", "worse mill")),
    ("W 0 21 6 20 B 13 23 3 10 hand 5", (None, 18, ()),
     (None, 22, ()), (None, 9, (13,)), ("verdict better", "worse than"))])
def test_a_better_turn_may_make_the_same_mistake(words, best, own, turn, told):
    key, (why, _) = verdict(WeighedTurns(
        at(words), own, {best: 9, turn: 0, own: -9}, 6, False), turn)
    assert (key, why) == told


@pytest.mark.parametrize("words, right, wrong, own, why, facts", [
    ("W 1 4 6 7 12 22 B 0 2 10 13 18 19 23", (12, 8, (13,)), (12, 8, (23,)),
     (12, 17, ()), "hint disarms", {
         "line": (6, 7, 8), "point": 13, "threat": (18, 19, 20),
         "other": BLACK}),
    pytest.param(
        "W 3 10 13 14 16 17 18 20 B 2 4 6 9 11 15 19 21", (17, 12, (19,)),
        (17, 12, (9,)), (13, 5, ()), "hint threatens", {"line": (18, 19, 20)},
        marks=SLOW)])
def test_a_player_who_finds_the_mill_but_not_the_man_is_told_so_and_why(
        words, right, wrong, own, why, facts):
    key, against = verdict(WeighedTurns(
        at(words), own, {right: 90, wrong: 0, own: -90}, 6, False), wrong)
    assert key in ("verdict mill", "verdict better")
    assert against == ("worse contrast", {"reason": (why, facts)})
    assert against_in_words(against) == sentence(
        "worse contrast", why=reason_in_words(why, facts))

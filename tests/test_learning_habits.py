"""What a player does wrong again and again: the habits, a sentence each."""

import pytest

from board import MILLS, WHITE
from helpers.set_up import at
from rooms.console.sentences import TEXT
from rooms.learning.habits import HABITS, habits_in, worst_habit
from rules import agree, play

if len(MILLS) > 16:
    pytest.skip("these games and positions have no diagonals",
                allow_module_level=True)


def habits(words, *turns, grade="??", drawn_at_last=False):
    """The habits that are seen in White's turns of a game from this position.
    The first turn has this grade, the others have good ones. A turn is typed
    as (start, end), or (None, end)."""
    game = at(words)
    for turn in turns:
        play(game, turn if turn[2:] else (*turn, ()))
    if drawn_at_last:
        agree(game)
    return [key for key, _ in habits_in(game, {1: grade}, WHITE)]


MILL = "W 0 1 B 19 21 23 hand 4"        # White can make a mill on 2
ELSEWHERE = (None, 9)


@pytest.mark.parametrize("turns, grade, seen", [
    ([ELSEWHERE], "??", ["misses"]), ([(None, 2, (19,))], "??", [None]),
    ([ELSEWHERE, (None, 4)], "", []),           # it can wait
    ([ELSEWHERE, (None, 2)], "", ["misses"])])  # it is stopped
def test_a_mill_is_missed_that_is_not_made_and_cannot_wait(turns, grade,
                                                           seen):
    assert habits(MILL, *turns, grade=grade) == seen


@pytest.mark.parametrize("grade", ["", "??"])
def test_a_mill_is_let_close_if_it_could_be_stopped(grade):
    assert habits("W 0 2 B 1 21 22 hand 4", (None, 16), (None, 23, (0,)),
                  grade=grade) == ["lets close"]


def test_a_mill_that_nobody_can_stop_is_not_let_close():
    assert habits("W 1 2 B 9 21 22 hand 4", (None, 23), (None, 0, (23,))) \
        != ["lets close"]


OPEN = "W 3 4 5 21 B 7 19 22 23"        # the man on 7 can go to 4
TO_1 = (4, 1)


@pytest.mark.parametrize("grade", ["", "??"])
def test_a_mill_is_opened_while_the_other_player_can_enter(grade):
    for answer in (7, 4), (7, 8):
        assert habits(OPEN, TO_1, answer, grade=grade) == ["lets enter"]
    assert "lets enter" not in habits(OPEN.replace("7", "6"), TO_1, (6, 7),
                                      grade=grade)
    assert habits(OPEN, TO_1, (7, 4), grade="!") == []


@pytest.mark.parametrize("words", [
    "W 0 3 4 5 14 21 B 7 19 22 23",     # White has two other chances
    "W 3 4 5 21 B 7 19 23"])            # Black flies, and can enter anyhow
def test_some_mills_may_be_opened(words):
    assert "lets enter" not in habits(words, TO_1, (7, 4))


def test_men_are_shut_in_when_they_have_hardly_a_way_to_go():
    shut = "W 0 9 14 21 B 1 10 13 23"
    assert habits(shut, (14, 2), (23, 22)) == ["lets shut in"]
    assert habits(shut, (14, 2), (13, 12)) == [None]


@pytest.mark.parametrize("is_draw, seen", [(True, 1), (False, 0)])
def test_to_and_fro_with_more_men_until_it_is_a_draw_counts_once_a_game(
        is_draw, seen):
    turns = [(20, 19), (8, 7), (19, 20), (7, 8), (20, 19), (8, 7)]
    assert habits("W 0 2 4 18 20 B 6 8 21 23", *turns, grade="",
                  drawn_at_last=is_draw).count("repeats") == seen


@pytest.mark.parametrize("black, seen", [
    ("4 19 21 23", ["lets fly"]), ("4 6 19 21 23", [None])])
def test_a_man_is_removed_and_the_other_player_flies(black, seen):
    assert habits("W 0 1 14 B " + black, (14, 2, (19,))) == seen


def test_all_habits_have_sentences():
    for key in {key for key, _, _ in HABITS} | {"none"}:
        assert TEXT["habit " + key]


@pytest.mark.parametrize("games, worst", [
    ([[("misses", 4), ("lets close", 8), (None, 99)]] * 2, ("lets close", 2)),
    ([[("misses", 99)], [], []], (None, 0)),    # it is rare
    ([[("misses", 99)], []], ("misses", 1)),
    ([[("misses", 1)]] * 9, (None, 0)),         # it is cheap
    ([], (None, 0)),
    ([[("repeats", 8)]] * 2 + [[]] * 3, ("repeats", 2)),
    ([[("repeats", 8)]] * 2 + [[]] * 4, (None, 0))])
def test_the_habit_that_cost_most_is_named_if_it_is_seen_in_two_games_of_five(
        games, worst):
    assert worst_habit(games) == worst

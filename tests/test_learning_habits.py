"""What a player does wrong again and again: the habits, a sentence each."""

from functools import partial

import pytest

from board import BLACK, WHITE
from helpers.quoting import keys_said
from helpers.set_up import at
from rooms.console.sentences import TEXT
from rooms.learning.habits import (HABITS, LOST, MISSED, USED, habits_in,
                                   has_gone, missed_in, worst_habit)
from rooms.learning.proof import THEMES, read_puzzles
from rules import agree, play, resign

MILL = "W 0 1 B 19 21 23 hand 4"        # White can make a mill on 2
ELSEWHERE = (None, 9)
CLOSABLE = "W 0 2 B 1 21 22 hand 4"
CLOSED = (None, 16), (None, 23, (0,))
OPEN = "W 3 4 5 21 B 7 19 22 23"        # the man on 7 can go to 4
TO_1 = (4, 1)
SHUT = "W 0 9 14 21 B 1 10 13 23"
FEWER = "W 0 2 4 18 20 B 6 8 21 23"
TO_AND_FRO = [(20, 19), (8, 7), (19, 20), (7, 8), (20, 19), (8, 7)]


@pytest.mark.parametrize("words, turns, grade, key, became", [
    # An occasion for a mill is missed, and lost if the turn lost something.
    (MILL, [ELSEWHERE], "??", "misses", LOST),
    (MILL, [ELSEWHERE], "", "misses", MISSED),
    (MILL, [ELSEWHERE], "!", "misses", MISSED),
    (MILL, [(None, 2, (19,))], "??", "misses", USED),
    (CLOSABLE, CLOSED, "??", "misses", None),           # there was none
    # A mill of the other player can be stopped, or not.
    (CLOSABLE, CLOSED, "", "lets close", MISSED),
    (CLOSABLE, CLOSED, "??", "lets close", LOST),
    (CLOSABLE, [(None, 23)], "??", "lets close", USED),
    (MILL, [(None, 2, (19,))], "", "lets close", None),
    ("W 4 6 12 14 18 B 1 9 20 21", [(12, 17), (1, 0, (4,))], "??",
     "lets close", None),
    # A mill is opened while the other player can enter. It is lost if they do.
    *[(OPEN, [TO_1, (7, end)], grade, "lets enter", became)
      for end, grade, became in ((4, "", LOST), (8, "", MISSED),
                                 (8, "??", LOST), (4, "!", LOST))],
    (OPEN, [(21, 9)], "", "lets enter", USED),
    (OPEN.replace("7", "6"), [TO_1, (6, 7)], "??", "lets enter", None),
    ("W 0 3 4 5 14 21 B 7 19 22 23", [TO_1, (7, 4)], "", "lets enter",
     MISSED),                                           # two threats instead
    ("W 3 4 5 21 B 7 19 23", [TO_1, (7, 4)], "??", "lets enter", None),
    # More ways can be kept. They are lost if men have hardly a way to go.
    (SHUT, [(14, 2), (23, 22)], "", "lets shut in", LOST),
    (SHUT, [(14, 2), (13, 12)], "", "lets shut in", MISSED),
    (SHUT, [(14, 2), (13, 12)], "??", "lets shut in", LOST),
    (SHUT, [(21, 22)], "", "lets shut in", USED),
    (SHUT + " 4 8", [(21, 22)], "", "lets shut in", None),    # a mill to stop
    # To and fro with more men is lost if the game is not won.
    (FEWER, [*TO_AND_FRO, agree], "", "repeats", LOST),
    (FEWER, [*TO_AND_FRO, partial(resign, man=WHITE)], "", "repeats", LOST),
    (FEWER, [*TO_AND_FRO, partial(resign, man=BLACK)], "??", "repeats",
     MISSED),
    (FEWER, [*TO_AND_FRO[:2], agree], "", "repeats", USED),
    (FEWER.replace("W 0 2", "W 0"), [*TO_AND_FRO, agree], "", "repeats",
     None)])
def test_an_occasion_is_used_or_missed(words, turns, grade, key, became):
    game = at(words)
    for turn in turns:
        if callable(turn):
            turn(game)
        else:
            play(game, turn if turn[2:] else (*turn, ()))
    found = [what for seen, what in habits_in(
        game, {"comment 1": grade}, [WHITE]) if seen == key]
    assert max(found, default=None) == became


def test_a_turn_that_misses_two_occasions_counts_for_one_habit():
    game = at("W 0 1 21 22 14 B 3 4 6 7 19")    # both players have threats
    play(game, (14, 13, ()))
    assert [key for key, what in habits_in(game, {}, [WHITE]) if what] \
        == ["misses"]


def test_a_habit_has_a_sentence_and_a_remedy_of_tasks_of_one_turn():
    assert all(TEXT["habit " + key] for key in {*HABITS, "none"})
    assert {HABITS[habit][-1] for habit in HABITS} <= {*THEMES}
    for habit, goal in (("misses", "man"), ("lets close", "hold"),
                        ("lets shut in", "free")):
        theme = HABITS[habit][-1]
        assert sum(theme in puzzle.themes and puzzle.goal == goal
                   and puzzle.turns == 1 for puzzle in read_puzzles()) >= 5
        said = dict(keys_said("puzzle " + theme))
        shown = read_puzzles()[int(said["puzzle"]["number"]) - 1]
        assert shown.turns == 1 and theme in shown.themes


def occasions(key, used, missed, lost):
    """So many occasions of this habit."""
    return [(key, USED)] * used + [(key, MISSED)] * missed \
        + [(key, LOST)] * lost


@pytest.mark.parametrize("found, worst", [
    ([], (None, 0)),
    (occasions("lets close", 2, 5, 3), ("lets close", 3)),
    (occasions("lets close", 2, 8, 0), (None, 0)),        # it cost nothing
    (occasions("lets close", 6, 1, 3), (None, 0)),        # others do it, too
    (occasions("lets close", 0, 0, 1), (None, 0)),        # it was once
    (occasions("lets close", 0, 1, 2), ("lets close", 2)),
    (occasions("lets close", 600, 730, 30), (None, 0)),   # hardly more often
    # Of two habits the one is named that lost something more often.
    (occasions("lets close", 2, 9, 3) + occasions("lets enter", 1, 0, 4),
     ("lets enter", 4)),
    (occasions("lets close", 2, 9, 5) + occasions("lets enter", 0, 1, 4),
     ("lets close", 5)),
    # A loss that others have, too, is no habit, however often it comes.
    (occasions("misses", 90, 10, 20) + occasions("lets close", 1, 3, 2),
     ("lets close", 2))])
def test_of_the_habits_that_stand_out_the_costliest_is_named(found, worst):
    for games in [found], [found[::2], [], found[1::2]]:
        habit = worst_habit(games)
        assert (habit, sum(games, []).count((habit, LOST))) == worst
    missed = sum(became > USED for key, became in found if key == habit)
    assert missed_in(habit, games)["missed"] == missed


@pytest.mark.parametrize("latest, gone", [
    (occasions("misses", 3, 0, 0), False),
    (occasions("misses", 6, 0, 0), True),
    (occasions("misses", 6, 1, 0), False)])
def test_a_habit_has_gone_when_three_games_have_no_miss(latest, gone):
    games = [latest, [], [], *[occasions("misses", 0, 0, 3)] * 3]
    assert has_gone("misses", games) == gone
    assert worst_habit(games) == (None if gone else "misses")
    assert missed_in("misses", games[3:]) == {"missed": 9, "occasions": 9}

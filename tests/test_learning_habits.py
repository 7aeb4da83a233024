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


MILL = "W 0 1 B 19 21 23 hand 4"        # White can make a mill on 2
ELSEWHERE = (None, 9)
CLOSABLE = "W 0 2 B 1 21 22 hand 4"
CLOSED = (None, 16), (None, 23, (0,))
OPEN = "W 3 4 5 21 B 7 19 22 23"        # the man on 7 can go to 4
TO_1 = (4, 1)
SHUT = "W 0 9 14 21 B 1 10 13 23"
FEWER = "W 0 2 4 18 20 B 6 8 21 23"
TO_AND_FRO = [(20, 19), (8, 7), (19, 20), (7, 8), (20, 19), (8, 7)]


@pytest.mark.parametrize("words, turns, grade, seen", [
    # A mill is missed that is not made and cannot wait.
    (MILL, [ELSEWHERE], "??", ["misses"]),
    (MILL, [(None, 2, (19,))], "??", [None]),
    (MILL, [ELSEWHERE, (None, 4)], "", []),             # it can wait
    (MILL, [ELSEWHERE, (None, 2)], "", []),             # a good turn
    # A mill is let close if it could be stopped.
    (CLOSABLE, CLOSED, "", []),
    (CLOSABLE, CLOSED, "??", ["lets close"]),
    ("W 4 6 12 14 18 B 1 9 20 21", [(12, 17), (1, 0, (4,))], "??", [None]),
    # A mill is opened while the other player can enter, even without entering.
    *[(OPEN, [TO_1, (7, end)], "??", ["lets enter"]) for end in (4, 8)],
    *[(OPEN, [TO_1, (7, 4)], grade, []) for grade in ("", "!")],
    (OPEN.replace("7", "6"), [TO_1, (6, 7)], "", []),
    (OPEN.replace("7", "6"), [TO_1, (6, 7)], "??", [None]),
    ("W 0 3 4 5 14 21 B 7 19 22 23", [TO_1, (7, 4)], "??", [None]),  # 2 others
    ("W 3 4 5 21 B 7 19 23", [TO_1, (7, 4)], "??", [None]),     # Black flies
    # Men are shut in when they have hardly a way to go.
    (SHUT, [(14, 2), (23, 22)], "??", ["lets shut in"]),
    (SHUT, [(14, 2), (13, 12)], "??", [None]),
    # A man is removed, and the other player flies.
    ("W 0 1 14 B 4 19 21 23", [(14, 2, (19,))], "??", ["lets fly"]),
    ("W 0 1 14 B 4 6 19 21 23", [(14, 2, (19,))], "??", [None]),
    # To and fro with more men counts once a game, if it is a draw.
    (FEWER, [*TO_AND_FRO, "draw"], "", ["repeats"]),
    (FEWER, TO_AND_FRO, "", [])])
def test_a_habit_is_seen_in_its_turns_only(words, turns, grade, seen):
    game = at(words)
    for turn in turns:
        if turn == "draw":
            agree(game)
        else:
            play(game, turn if turn[2:] else (*turn, ()))
    assert [key for key, _ in habits_in(game, {1: grade}, WHITE)] == seen


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

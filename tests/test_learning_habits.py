"""What a player does wrong again and again: the habits, a sentence each."""

import pytest

from board import MILLS, WHITE
from helpers.drawn import drawn
from rooms.console.sentences import TEXT
from rooms.learning.habits import HABITS, habits_in, worst_habit
from rules import agree, play

if len(MILLS) > 16:
    pytest.skip("these games and positions have no diagonals",
                allow_module_level=True)


def habits(drawing, *turns, grade="??", in_hand=(0, 0), drawn_at_last=False):
    """The habits that are seen in White's turns of a game from this position.
    The first turn has this grade, the others have good ones."""
    game = drawn(drawing, "W", in_hand)
    for turn in turns:
        play(game, turn)
    if drawn_at_last:
        agree(game)
    return [key for key, _ in habits_in(game, {1: grade}, WHITE)]


MILL = """
    W-----W-----.
    | .---.---. |
    | | .-.-. | |
    .-.-.   .-.-.
    | | .-.-. | |
    | .---B---. |
    B-----.-----B"""


def test_a_mill_that_is_not_made_is_missed():
    assert habits(MILL, (None, 9, ()), in_hand=(4, 4)) == ["misses"]
    assert habits(MILL, (None, 2, (19,)), in_hand=(4, 4)) == [None]


def test_a_mill_that_can_wait_is_not_missed_if_the_grade_is_good():
    later = (None, 9, ()), (None, 4, ())
    assert habits(MILL, *later, grade="", in_hand=(4, 4)) == []


def test_a_mill_is_missed_for_good_when_the_other_player_has_stopped_it():
    later = (None, 9, ()), (None, 2, ())
    assert habits(MILL, *later, grade="", in_hand=(4, 4)) == ["misses"]


THREAT = """
    W-----.-----W
    | .---.---. |
    | | .-.-. | |
    .-.-.   .-.-.
    | | .-.-. | |
    | .---.---. |
    B-----B-----."""


@pytest.mark.parametrize("grade", ["", "??"])
def test_a_mill_is_let_close_if_it_could_be_stopped(grade):
    turns = (None, 16, ()), (None, 23, (0,))
    threat = THREAT.replace("W-----.-----W", "W-----B-----W")
    assert habits(threat, *turns, grade=grade, in_hand=(4, 4)) \
        == ["lets close"]


def test_a_mill_that_nobody_can_stop_is_not_let_close():
    threat = THREAT.replace("B-----B-----.", "B-----B-----.").replace(
        ".-.-.   .-.-.", "B-.-.   .-.-.").replace("W-----.-----W",
                                                  ".-----W-----W")
    turns = (None, 23, ()), (None, 0, (23,))
    assert habits(threat, *turns, in_hand=(4, 4)) != ["lets close"]


OPEN = """
    .-----.-----.
    | W---W---W |
    | | .-B-. | |
    .-.-.   .-.-.
    | | .-.-. | |
    | .---B---. |
    W-----B-----B"""


@pytest.mark.parametrize("grade", ["", "??"])
def test_a_mill_is_opened_while_the_other_player_can_enter(grade):
    opened = (4, 1, ())
    for answer in (7, 4, ()), (7, 8, ()):
        assert habits(OPEN, opened, answer, grade=grade) == ["lets enter"]
    away = OPEN.replace(".-B-.", "B-.-.")
    assert "lets enter" not in habits(away, opened, (6, 7, ()), grade=grade)
    assert habits(OPEN, opened, (7, 4, ()), grade="!") == []


def test_a_mill_may_be_opened_by_a_player_with_two_other_chances():
    two = OPEN.replace(".-----.-----.", "W-----.-----.").replace(
        ".-.-.   .-.-.", ".-.-.   .-.-W")
    assert "lets enter" not in habits(two, (4, 1, ()), (7, 4, ()))


def test_a_player_who_flies_can_enter_anyhow():
    flies = OPEN.replace("W-----B-----B", "W-----.-----B")
    assert "lets enter" not in habits(flies, (4, 1, ()), (7, 4, ()))


SHUT = """
    W-----B-----.
    | .---.---. |
    | | .-.-. | |
    W-B-.   .-B-W
    | | .-.-. | |
    | .---.---. |
    W-----.-----B"""


def test_men_are_shut_in_when_they_have_hardly_a_way_to_go():
    assert habits(SHUT, (14, 2, ()), (23, 22, ())) == ["lets shut in"]
    assert habits(SHUT, (14, 2, ()), (13, 12, ())) == [None]


BACK = """
    W-----.-----W
    | .---W---. |
    | | B-.-B | |
    .-.-.   .-.-.
    | | .-.-. | |
    | W---.---W |
    B-----.-----B"""


@pytest.mark.parametrize("is_draw, seen", [(True, 1), (False, 0)])
def test_to_and_fro_with_more_men_until_it_is_a_draw_counts_once_a_game(
        is_draw, seen):
    turns = [(20, 19, ()), (8, 7, ()), (19, 20, ()), (7, 8, ()),
             (20, 19, ()), (8, 7, ())]
    assert habits(BACK, *turns, grade="", drawn_at_last=is_draw).count(
        "repeats") == seen


def test_a_man_is_removed_and_the_other_player_flies():
    four = MILL.replace("W-----W-----.", "W-----W-----.").replace(
        ".-.-.   .-.-.", ".-.-.   .-.-W").replace("| .---.---. |",
                                                  "| .---B---. |", 1)
    assert habits(four, (14, 2, (19,))) == ["lets fly"]
    five = four.replace("| | .-.-. | |", "| | B-.-. | |", 1)
    assert habits(five, (14, 2, (19,))) == [None]


def test_all_habits_have_sentences():
    for key in {key for key, _, _ in HABITS} | {"none"}:
        assert TEXT["habit " + key]


def test_the_habit_that_cost_most_is_named():
    games = [[("misses", 4), ("lets close", 8), (None, 99)]] * 2
    assert worst_habit(games) == ("lets close", 2)


def test_a_mistake_that_is_rare_or_cheap_is_no_habit():
    assert worst_habit([[("misses", 99)], [], []]) == (None, 0)
    assert worst_habit([[("misses", 99)], []]) == ("misses", 1)
    assert worst_habit([[("misses", 1)]] * 9) == (None, 0)
    assert worst_habit([]) == (None, 0)


def test_a_habit_is_seen_in_two_games_of_five():
    games = [[("repeats", 8)]] * 2 + [[]] * 3
    assert worst_habit(games) == ("repeats", 2)
    assert worst_habit(games + [[]]) == (None, 0)

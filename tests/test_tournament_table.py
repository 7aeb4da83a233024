"""The schedule of a tournament, and its table: who leads?"""

import os
import re

import pytest

from rooms.tournament.results import Plan, check_plan, fixtures_of, job_of
from rooms.tournament.standings import (Row, cross_rows, exciting_row,
                                        lead_changes, points_between,
                                        standings_of, strengths, tables_of)
from rules import copy_of, make, new_game
from helpers.quoting import pattern
from rooms.console.sentences import TEXT, sentence


def rows_of(*results):
    """Rows of games: "a b w", "a b b" or "a b d" says who has won."""
    winners = {"w": "white", "b": "black", "d": ""}
    return [Row(number, white, black, winners[winner])
            for number, (white, black, winner) in enumerate(
                map(str.split, results), 1)]


# Who plays whom

def test_each_pair_plays_as_often_with_each_colour():
    games = fixtures_of(Plan(["easy", "fair", "good"], 4, 1, 2, {}))
    assert [game.number for game in games] == list(range(1, 13))
    colours = [(game.white, game.black) for game in games]
    for pair in (("easy", "fair"), ("easy", "good"), ("fair", "good")):
        assert colours.count(pair) == colours.count(pair[::-1]) == 2


@pytest.mark.parametrize("name", [
    "blocker", "easy.py", "../easy", "", 7, None])
def test_a_player_that_there_is_not_is_refused_at_once(name):
    with pytest.raises(OSError, match="error player"):
        check_plan(Plan(["easy", name], 4, 1, 2, {}))


def test_first_turns_differ_and_come_again_with_colours_exchanged():
    plan = Plan(["easy", "fair"], 8, 1, 2, {"flying": "never"})
    begun = [job_of(plan, game).game for game in fixtures_of(plan)]
    turns = [game.turns for game in begun]
    assert turns[::2] == turns[1::2] and len(set(map(tuple, turns))) == 4
    assert all(len(game.turns) == 2 for game in begun)
    assert begun[0].options["flying"] == "never"
    again = [job_of(plan, game) for game in fixtures_of(plan)]
    assert [job.game.turns for job in again] == turns
    assert len({job.seed for job in again}) == 8
    other = Plan(["easy", "fair"], 8, 2, 2, {})
    assert [job_of(other, game).game.turns
            for game in fixtures_of(other)] != turns


# The table

def test_points_by_colour_wins_draws_and_losses_are_counted():
    rows = rows_of("a b w", "b a d", "a b b", "b a b")
    first, second = standings_of(["a", "b"], rows)
    assert (first.name, first.wins, first.draws, first.losses) \
        == ("a", 2, 1, 1)
    assert (first.as_white, first.as_black) == (1, 1.5)
    assert (second.as_white, second.as_black) == (0.5, 1)
    assert points_between(rows) == {("a", "b"): 2.5, ("b", "a"): 1.5}


def test_seconds_are_counted_for_each_colour():
    rows = [Row(1, "a", "b", turns=20, white_seconds=3, black_seconds=5),
            Row(2, "b", "a", turns=20, white_seconds=7, black_seconds=11)]
    first, second = standings_of(["a", "b"], rows)
    assert (first.seconds, second.seconds) == (14, 12)


def test_a_player_with_more_points_is_placed_before():
    rows = rows_of("a b w", "a c b", "b c d", "d b b", "c d b", "d a w",
                   "b d d")
    assert [(standing.name, standing.as_white + standing.as_black)
            for standing in standings_of("abcde", rows)] \
        == [("d", 2.5), ("b", 2), ("c", 1.5), ("a", 1), ("e", 0)]
    for standing in standings_of(["a", "b"], []):
        assert set(vars(standing).values()) == {standing.name, 0}


def test_the_winner_of_their_game_is_first_of_two_with_as_many_points():
    rows = rows_of("z a w", "a x w", "x a b", "z x w", "x y w")
    assert [standing.name for standing in standings_of("axyz", rows)] \
        == ["z", "a", "x", "y"]
    rows = rows_of("z a b", "a x w", "x z b", "z x w", "x y w")
    assert [standing.name for standing in standings_of("axyz", rows)][:2] \
        == ["a", "z"]


def test_a_strength_is_zero_for_a_player_by_chance_and_grows_with_points():
    names = ["chance.py", "b", "c"]
    rows = rows_of(*["chance.py b b"] * 3, "chance.py b w",
                   *["b c b"] * 3, "b c w", *["chance.py c b"] * 4)
    found = strengths(names, points_between(rows))
    assert found["chance.py"][0] == 0 < found["b"][0] < found["c"][0]
    found = strengths(["b", "c"], points_between(rows_of("b c d")))
    assert found["b"][0] == found["c"][0] == 0


def test_100_of_strength_are_64_points_of_100():
    rows = rows_of(*["a b w"] * 640, *["a b b"] * 360)
    found = strengths(["a", "b"], points_between(rows))
    assert abs(found["a"][0] - found["b"][0] - 100) <= 1
    assert 21 < found["a"][1] < 25      # 2 * 400 / ln 10 / sqrt(1000 p q)


def test_more_games_make_a_strength_surer():
    few = strengths(["a", "b"], points_between(rows_of("a b w", "b a w")))
    many = strengths(["a", "b"],
                     points_between(rows_of(*["a b w", "b a w"] * 50)))
    assert many["a"][1] < few["a"][1] / 4


@pytest.mark.parametrize("removals, changes", [
    ("", 0), ("........", 0), ("x.......", 0), ("xx......", 0),
    ("x..x.x..", 1), (".xx.x...", 1), ("x..x.xx.x.", 2), ("xxxxxxxx", 0)])
def test_a_change_of_the_lead_in_men_is_counted(removals, changes):
    game = new_game()
    for point, removal in enumerate(removals):
        make(game, (None, point, (23,) if removal == "x" else ()))
    before = copy_of(game)
    assert lead_changes(game) == changes
    assert vars(game) == vars(before)


def test_the_most_exciting_game_is_that_with_most_changes_and_no_error():
    rows = [Row(1, "a", "b", turns=90), Row(2, "a", "b", changes=2, turns=20),
            Row(3, "a", "b", changes=2, turns=30),
            Row(4, "a", "b", changes=9, error="x")]
    row, = exciting_row(rows, "kept")
    assert os.path.join("kept", "3") in row and "2" in row
    assert exciting_row(rows[3:], "kept") == []


def test_the_table_of_pairs_has_numbers_and_names_of_15_signs():
    names = ["a_name_of_22_letters_.py", "b"]
    points = {(names[0], "b"): 2.5, ("b", names[0]): 1.5}
    assert cross_rows(names, points)[1:] \
        == ["                       1    2",
            "  1 a_name_of_22_le    -  2.5",
            "  2 b                1.5    -"]


def test_by_ear_the_table_tells_who_beat_whom():
    rows = rows_of("easy fair w", "fair easy d")
    (told,) = tables_of("", Plan(["easy", "fair", "good"], 2, 1, 2, {}), rows,
                        [0])
    assert sentence("heard cross row", name="easy",
        cells=sentence("points against", points="1.5", other="fair")) in told
    assert sentence("heard cross row", name="fair",
        cells=sentence("points against", points="0.5", other="easy")) in told
    assert not any(re.match(pattern("heard cross row", "good"), row)
                   for row in told)


@pytest.mark.parametrize("names, width", [
    (["easy", "fair"], 79), (["easy", "chance.py"], 60)])
def test_only_columns_that_are_shown_are_explained_and_whose_strength_is_0(
        names, width):
    (head, *rows), = tables_of("", Plan(names, 2, 1, 2, {}),
                               [Row(1, *names, "white")], [width])
    said = " ".join(" ".join(rows).split())
    assert head == TEXT["table head" if width == 79 else "narrow head"]
    assert (TEXT["table words"] in said) == (width == 79)
    zero = TEXT["zero mean"] if width == 79 \
        else sentence("zero measure", measure="chance")
    assert sentence("strength words", zero=zero) in said

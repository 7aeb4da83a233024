"""The schedule of a tournament, and its table: who leads?"""

import os

import pytest

from rooms.console.sentences import TEXT, sentence
from rooms.tournament.results import Plan, fixtures_of, game_of
from rooms.tournament.standings import (Row, cross_rows, points_between,
                                        standings_of, whole_table)


def rows_of(*results):
    """Rows of games: "a b w", "a b b" or "a b d" says who has won. A "!"
    after it: the other one lost by an error."""
    winners = {"w": "white", "b": "black", "d": ""}
    return [Row(number, white, black, winners[how[0]],
                "error" if how[1:] else "few")
            for number, (white, black, how) in enumerate(
                map(str.split, results), 1)]


def test_each_pair_plays_as_often_with_each_colour_after_the_same_turns():
    games = fixtures_of(Plan(["easy", "fair", "good"], 4, 1, 2, {}))
    assert [game.number for game in games] == list(range(1, 13))
    colours = [(game.white, game.black) for game in games]
    for pair in (("easy", "fair"), ("easy", "good"), ("fair", "good")):
        assert colours.count(pair) == colours.count(pair[::-1]) == 2

    def begun(seed):
        """The games of a tournament with this seed."""
        plan = Plan(["easy", "fair"], 8, seed, 2, {"flying": "never"})
        return [game_of(plan, fixture) for fixture in fixtures_of(plan)]
    turns, again, other = [[apart.game.turns for apart in begun(seed)]
                           for seed in (1, 1, 2)]
    assert turns == again != other and {len(each) for each in turns} == {2}
    assert turns[::2] == turns[1::2] and len(set(map(tuple, turns))) == 4
    assert begun(1)[0].game.options["flying"] == "never"
    assert len({apart.seed for apart in begun(1)}) == 8


# Points

def test_points_by_colour_results_errors_and_seconds_are_counted():
    rows = rows_of("a b w!", "b a d", "a b b!", "b a b", "b a b!")
    rows[0] = rows[0]._replace(turns=20, white_seconds=3, black_seconds=5)
    rows[1] = rows[1]._replace(turns=20, white_seconds=7, black_seconds=11)
    first, second = standings_of(["b", "a"], rows)
    for standing, *wanted in (
            (first, "a", 3, 1, 1, 1, 2.5, 1, 14),
            (second, "b", 1, 1, 3, 0.5, 1, 2, 12)):
        assert wanted == [getattr(standing, name) for name in (
            "name", "wins", "draws", "losses", "as_white", "as_black",
            "errors", "seconds")]
    assert points_between(rows) == {("a", "b"): 3.5, ("b", "a"): 1.5}


@pytest.mark.parametrize("first, results", [
    ("dbca", "a b w|a c b|b c d|d b b|c d b|d a w|b d d"),
    ("zaxy", "z a w|a x w|x a b|z x w|x y w"),
    ("az", "z a b|a x w|x z b|z x w|x y w")])
def test_the_points_decide_then_the_games_of_those_who_have_as_many(
        first, results):
    rows = rows_of(*results.split("|"))
    standings = standings_of(sorted({row.white for row in rows}
                                    | {row.black for row in rows}), rows)
    assert "".join(row.name for row in standings).startswith(first)


# What is shown

def test_each_result_stands_below_a_number_and_is_told_with_names_by_ear():
    names = ["a_name_of_22_letters_.py", "b"]
    points = {(names[0], "b"): 2.5, ("b", names[0]): 1.5}
    assert cross_rows(names, points)[1:] \
        == ["                       1    2",
            "  1 a_name_of_22_le    -  2.5",
            "  2 b                1.5    -"]
    told = whole_table("", Plan(["easy", "fair", "good"], 2, 1, 2, {}),
                       rows_of("easy fair w", "fair easy d"), 0)
    for name, other, points in (("easy", "fair", "1.5"),
                                ("fair", "easy", "0.5")):
        assert sentence("heard cross row", name=name, cells=sentence(
            "points against", points=points, other=other)) in told
    assert sentence("heard cross row", name="good", cells="") not in told


@pytest.mark.parametrize("names", [["easy", "fair"], ["easy", "expert"]])
def test_the_seed_gives_the_same_games_again_unless_expert_plays(names):
    rows = whole_table("kept", Plan(names, 2, 7, 2, {}), [], 79)
    assert sentence("kept in", folder=os.path.join("kept", ""), seed=7,
                    but=TEXT["but expert"] if "expert" in names else "") \
        in rows

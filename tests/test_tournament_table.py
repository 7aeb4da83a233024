"""The schedule of a tournament, and its table: who leads?"""

import os

import pytest

from rooms.console.sentences import TEXT, sentence
from rooms.tournament.results import Plan, check_plan, fixtures_of, job_of
from rooms.tournament.standings import (Row, cross_rows, exciting_row,
                                        lead_changes, points_between,
                                        standings_of, strengths, tables_of)
from rules import copy_of, new_game, play_legal


def rows_of(*results):
    """Rows of games: "a b w", "a b b" or "a b d" says who has won. A "!"
    after it: the other one lost by an error."""
    winners = {"w": "white", "b": "black", "d": ""}
    return [Row(number, white, black, winners[how[0]],
                "error" if how[1:] else "few")
            for number, (white, black, how) in enumerate(
                map(str.split, results), 1)]


def order_of(names, *results):
    """The players as the table lists them."""
    return "".join(standing.name for standing
                   in standings_of(names, rows_of(*results)))


# Pairs and first turns

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
    def jobs(seed):
        """The jobs of a tournament with this seed."""
        plan = Plan(["easy", "fair"], 8, seed, 2, {"flying": "never"})
        return [job_of(plan, game) for game in fixtures_of(plan)]
    turns, again, other = [[job.game.turns for job in jobs(seed)]
                           for seed in (1, 1, 2)]
    assert turns == again != other and {len(each) for each in turns} == {2}
    assert turns[::2] == turns[1::2] and len(set(map(tuple, turns))) == 4
    assert jobs(1)[0].game.options["flying"] == "never"
    assert len({job.seed for job in jobs(1)}) == 8


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


def test_before_the_first_game_all_have_nothing():
    for standing in standings_of(["a", "b"], []):
        assert set(vars(standing).values()) == {standing.name, 0}
    assert {value for value in Row(7, "a", "b") if value} == {7, "a", "b"}


def test_the_points_decide_then_the_games_of_those_who_have_as_many():
    assert order_of("abcd", "a b w", "a c b", "b c d", "d b b", "c d b",
                    "d a w", "b d d") == "dbca"
    assert order_of("axyz", "z a w", "a x w", "x a b", "z x w",
                    "x y w") == "zaxy"
    assert order_of("axyz", "z a b", "a x w", "x z b", "z x w",
                    "x y w")[:2] == "az"


# Strengths

def test_a_strength_is_zero_for_play_by_chance_and_grows_with_points():
    names = ["chance.py", "b", "c"]
    rows = rows_of(*["chance.py b b"] * 3, "chance.py b w",
                   *["b c b"] * 3, "b c w", *["chance.py c b"] * 4)
    found = strengths(names, points_between(rows))
    assert found["chance.py"][0] == 0 < found["b"][0] < found["c"][0]
    found = strengths(["b", "c"], points_between(rows_of("b c d")))
    assert found["b"][0] == found["c"][0] == 0


def test_100_of_strength_are_64_points_of_100_and_more_games_are_surer():
    rows = rows_of(*["a b w"] * 640, *["a b b"] * 360)
    found = strengths("ab", points_between(rows))
    assert abs(found["a"][0] - found["b"][0] - 100) <= 1
    assert 21 < found["a"][1] < 25      # 2 * 400 / ln 10 / sqrt(1000 p q)
    few = strengths("ab", points_between(rows_of("a b w", "b a w")))
    assert few["a"][1] > 4 * found["a"][1]


# What is shown

@pytest.mark.parametrize("removals, changes", [
    ("", 0), ("........", 0), ("x.......", 0), ("xx......", 0),
    ("x..x.x..", 1), (".xx.x...", 1), ("x..x.xx.x.", 2), ("xxxxxxxx", 0)])
def test_a_change_of_the_lead_in_men_is_counted(removals, changes):
    game = new_game()
    for point, removal in enumerate(removals):
        play_legal(game, (None, point, (23,) if removal == "x" else ()))
    before = copy_of(game)
    assert lead_changes(game) == changes
    assert vars(game) == vars(before)


def test_the_most_exciting_game_is_that_with_most_changes_and_no_error():
    rows = [Row(1, "a", "b", turns=90), Row(2, "a", "b", changes=2, turns=20),
            Row(3, "a", "b", changes=2, turns=30),
            Row(4, "a", "b", changes=9, error="x")]
    assert exciting_row(rows, "kept") == [sentence(
        "exciting", white="a", black="b", changes=2, turns=30,
        path=os.path.join("kept", "3"))]
    assert exciting_row(rows[3:], "kept") == []


def test_below_numbers_stands_each_result_with_names_of_15_signs():
    names = ["a_name_of_22_letters_.py", "b"]
    points = {(names[0], "b"): 2.5, ("b", names[0]): 1.5}
    assert cross_rows(names, points)[1:] \
        == ["                       1    2",
            "  1 a_name_of_22_le    -  2.5",
            "  2 b                1.5    -"]


def test_by_ear_the_table_tells_the_points_against_each_other():
    rows = rows_of("easy fair w", "fair easy d")
    (told,) = tables_of("", Plan(["easy", "fair", "good"], 2, 1, 2, {}), rows,
                        [0])
    for name, other, points in (("easy", "fair", "1.5"),
                                ("fair", "easy", "0.5")):
        assert sentence("heard cross row", name=name, cells=sentence(
            "points against", points=points, other=other)) in told
    assert sentence("heard cross row", name="good", cells="") not in told


def test_only_columns_that_are_shown_are_explained_and_whose_strength_is_0():
    for width, names, zero in ((79, ["easy", "chance.py"], "zero measure"),
                               (60, ["easy", "fair"], "zero mean")):
        rows, = tables_of("", Plan(names, 2, 1, 2, {}),
                          [Row(1, *names, "white")], [width])
        assert [TEXT[key] in rows for key in ("table head", "table words")] \
            == [width == 79] * 2
        assert sentence("strength words", zero=sentence(
            zero, measure="chance")) in rows


@pytest.mark.parametrize("names", [["easy", "fair"], ["easy", "expert"]])
def test_the_seed_gives_the_same_games_again_unless_expert_plays(names):
    rows, = tables_of("kept", Plan(names, 2, 7, 2, {}), [], [79])
    assert sentence("kept in", folder=os.path.join("kept", ""), seed=7,
                    but=TEXT["but expert"] if "expert" in names else "") \
        in rows

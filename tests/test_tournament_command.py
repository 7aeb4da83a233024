"""The command tournament: the order, the progress, the folder, the table."""

import os
import sys
import types

import pytest

from helpers.class_players import FIRST, table_of
from helpers.guard import at_home
from helpers.keeping import failing
from helpers.playing import has_room, played
from helpers.quoting import keys_of, keys_said
from rooms.console.sentences import TEXT, sentence
from rooms.records import load_record
from rooms.tournament.results import Plan, fixtures_of, game_of
from rooms.tournament.standings import (Row, cross_rows, points_between,
                                        standings_of, whole_table)

pytest_plugins = ["helpers.class_fixtures"]
pytestmark = pytest.mark.usefixtures("played_here")


# The order

def test_a_tournament_ends_with_a_table_and_a_folder(players, folder):
    players("one")
    players("last", FIRST.replace("[0]", "[-1]"))
    said = keys_of("options flying never", "4",
                   "tournament one last easy, 4 games each, seed 3", "19")
    [begun] = [facts for key, facts in said if key == "tournament begins"]
    assert (begun["players"], begun["games"], begun["seconds"]) \
        == ("3", "12", "2")
    table = table_of(said)
    assert {row[0] for row in table} == {"one", "last", "easy"}
    assert sum(row[1] for row in table) == 12
    assert "errors head" not in dict(said)
    assert ("placed", {"who": "black", "end": "19"}) in said    # it waited
    place = folder / "tournaments" / "1"
    assert {path.name for path in place.iterdir()} == {
        "table.txt", *["%d.txt" % number for number in range(1, 13)]}
    text = (place / "table.txt").read_text("utf-8")
    assert all("name=" + name in text for name, *_ in table)
    game, _ = load_record(str(place / "12.txt"))
    assert game.options["flying"] == "never"


def test_the_same_seed_gives_the_same_table_on_any_number_of_cores(players):
    for name in ("chance", "luck"):
        players(name, "import random\n" + FIRST.replace(
            "legal_turns(game)[0]", "random.choice(legal_turns(game))"))
    tables = [table_of(keys_of("tournament chance luck, 4 games, seed %d, "
                               "%d core" % (seed, cores)))
              for seed, cores in [(5, 3), (5, 1), *[(6, 2), (7, 2), (8, 2)]]]
    assert tables[0] == tables[1] and tables.count(tables[0]) < 5
    one, two = [dict(keys_of("tournament chance easy, 2 games", arguments=[
        "--seed", "3"]))["kept in"]["seed"] for _ in "ab"]
    assert one == two       # the seed of the program, if none is typed


@pytest.mark.parametrize("typed, key, facts", [
    ("tournament zzz easy", "tournament player", {"word": "zzz"}),
    *[("tournament" + names, "tournament two", {})
      for names in ("", " easy", " easy easy")],
    ("tournament easy one 3 games", "tournament games", {"most": "1000"}),
    ("tournament easy 5 geese", "tournament number", {"word": "geese"}),
    ("tournament 5 easy one", "tournament number", {"word": "5"}),
    *[("tournament easy one %s games" % number, "tournament games", {})
      for number in ("0", "99999")],
    ("tournament easy one 0.1 seconds", "tournament range", {
        "word": "0.1", "unit": "seconds", "least": "0.5", "most": "600"}),
    ("tournament easy one -2 cores", "tournament range", {
        "word": "-2", "unit": "cores", "least": "1", "most": "256"}),
    ("tournament e one", "ambiguous", {"word": "e"}),
    ("tournament fxo.py easy", "tournament player", {"word": "fxo.py"}),
    ("computer black .py", "no player", {"word": ".py"}),
    ("computer black fxo.py", "no player", {"word": "fxo.py"}),
    ("tournament " + "x" * 10000, "tournament player", {})])
def test_an_order_that_cannot_be_is_refused_with_the_reason(
        typed, key, facts, players, folder):
    players("one")
    said = dict(keys_said(typed))
    assert facts.items() <= said[key].items()
    assert not (folder / "tournaments").exists()


def test_a_tournament_from_the_command_line_and_its_progress_on_a_screen(
        players, played_here):
    players("one")
    said = dict(keys_of(arguments=[
        "--tournament", "one", "easy", "2", "games", "1", "core",
        "3", "seconds"]))
    assert said["tournament begins"] == {"players": "2", "games": "2",
                                         "seconds": "3", "cores": "1"}
    assert "tournament two" in dict(keys_of(
        arguments=["--tournament", "2", "games"], ends=(2,)))
    players("one")
    order = "tournament one easy, 4 games, 1 core"
    played_here.seconds = 5.0
    assert "progress" not in dict(keys_of(order))       # in a pipe
    done = [facts["done"] for key, facts in keys_of(order, terminal=True)
            if key == "progress"]
    assert done and set(done) <= {"0", "1", "2", "3"}


# Mistakes

def test_a_player_that_was_too_slow_in_three_games_is_out(
        players, folder, monkeypatch):
    clock = types.SimpleNamespace(now=0.0)
    # patched: the clock of the referee. Only slow players move it on.
    monkeypatch.setattr("rooms.tournament.apart.perf_counter",
                        lambda: clock.now)
    monkeypatch.setitem(sys.modules, "clock", clock)
    players("one")
    for name in ("loop", "spin"):
        players(name, FIRST.replace("    return", "    import clock\n"
                                    "    clock.now += 9\n    return"))
    said = keys_of("tournament 10 games, seed 3")
    assert table_of(said)[0] == ("one", 20, 20, 0, 0, 0)
    assert sum(row[-1] for row in table_of(said)) == 30
    for name in ("loop", "spin"):
        assert ("player out", {"player": name}) in said
        assert ("player slow", {"player": name, "at": "at line",
                                "seconds": "2"}) in said
    place = folder / "tournaments" / "1"
    assert len(list(place.glob("[0-9]*.txt"))) == 6     # games were played


def test_an_error_loses_the_game_and_each_is_told_in_the_table_and_kept(
        players, folder):
    players("one")
    players("bad", "from rules import legal_turns\ndef choose_turn(game):\n"
            "    if len(game.turns) > 5:\n        return turns[0]\n"
            "    return legal_turns(game)[0]\n")
    said = keys_of("tournament one bad, 4 games, seed 3")
    assert table_of(said) == [("one", 4, 4, 0, 0, 0), ("bad", 0, 0, 0, 4, 4)]
    told = {"player": "bad", "at": "at line",
            "error": "NameError: name 'turns' is not defined"}
    assert ("player raised", told) in said
    assert ("at line", {"line": "4", "file": "bad.py"}) in said
    assert ("error row", {"number": "4", "error": "player raised",
                          "first": "1"}) in said
    errors = (folder / "tournaments" / "1" / "errors.txt").read_text("utf-8")
    assert errors.count("turns[0]") == 4
    assert errors.count("fen=") == 4
    if has_room("learning"):
        assert told["error"][:10] in " ".join(played(
            "replay tournaments/1/1", "turn 99").split())
    players("one")
    players("bad", "from rules import legal_turns\ndef choose_turn(game):\n"
            "    kind = len(game.turns) % 2\n    return None if kind else 7\n")
    said = keys_of("tournament one bad, 4 games, seed 3")
    assert [facts["number"] for key, facts in said
            if key == "error row"] == ["2", "2"]
    assert {facts["answer"] for key, facts in said
            if key == "no turn"} == {"None", "7"}
    players("worse", "import random\ndef choose_turn(game):\n"
            "    return random.random()\n")
    said = keys_of("tournament one worse, 10 games")
    assert [facts["number"] for key, facts in said
            if key == "error row"] == ["1"] * 3
    assert ("more errors", {"number": "7", "name": "worse"}) in said


# Its folder

@pytest.fixture
def place(players, folder):
    """The folder of the first tournament. There is a player called one."""
    players("one")
    return folder / "tournaments" / "1"


def test_after_ctrl_c_the_games_so_far_are_shown_and_kept(
        place, played_here):
    played_here.stops_after = 5
    said = keys_of("tournament one easy fair, 4 games, seed 3")
    assert ("tournament stopped", {"done": "5", "games": "12"}) in said
    assert sum(row[1] for row in table_of(said)) == 5
    assert (place / "table.txt").exists() and (place / "5.txt").exists()


def test_what_stands_in_the_place_of_the_folder_is_left_alone(
        place, folder, monkeypatch):
    for name, home in at_home(folder / "home").items():
        monkeypatch.setenv(name, home)
    place.parent.write_text("x")
    said = keys_of("tournament one easy, 2 games")
    assert (folder / "home" / "tournaments" / "1" / "table.txt").exists()
    assert [facts for key, facts in said if key == "kept in"
            and "home" in facts["folder"]] and len(table_of(said)) == 2


@pytest.mark.parametrize("full", ["at once", "3.txt"])
def test_where_nothing_can_be_written_it_is_said_once_and_the_table_shown(
        full, place, players, monkeypatch):
    if full == "at once":
        monkeypatch.setattr("os.makedirs", failing(28))
    else:       # a player puts a folder in the place of the file
        players("one", "import os, pathlib\n" + FIRST.replace("    return", (
            "    path = pathlib.Path(%r)\n    if not path.is_dir():\n"
            "        if path.exists(): path.unlink()\n        path.mkdir()\n"
            "    return" % str(place / full))))
    said = keys_of("tournament one easy, 4 games")
    keys = [key for key, _ in said]
    assert keys.count("not written") == 1 and "kept in" not in keys
    assert sum(row[1] for row in table_of(said)) == 4


# The schedule and the table

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

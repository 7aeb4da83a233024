"""The command tournament: the order, the progress, the table."""

import csv
import re

import pytest

from helpers.class_players import FIRST, games_here, table_in
from helpers.playing import has_room, played
from helpers.quoting import keys_said
from rooms.console import TEXT
from rooms.console.sentences import sentence
from rooms.tournament import tournaments
from rooms.tournament.results import Plan, read_plan
from rules import OPTIONS

pytest_plugins = ["helpers.class_fixtures"]
pytestmark = pytest.mark.usefixtures("played_here")


# The order

def test_a_tournament_ends_with_a_table_and_a_folder(players, folder):
    players("one")
    players("last", FIRST.replace("[0]", "[-1]"))
    said = played("options flying never", "4",
                  "tournament one last easy, 4 games each, seed 3", "19")
    assert {row[0] for row in table_in(said)} == {"one", "last", "easy"}
    assert sum(float(row[1]) for row in table_in(said)) == 12
    assert TEXT["errors head"] not in said
    assert sentence("placed", who="Black", end=19) in said   # it has waited
    place = folder / "tournaments" / "1"
    assert {path.name for path in place.iterdir()} == {
        "plan.json", "games.csv", "table.txt",
        *["%d.txt" % number for number in range(1, 13)]}
    with open(str(place / "games.csv"), encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12 and rows[0]["white"] == "one.py"
    assert table_in((place / "table.txt").read_text("utf-8")) \
        == table_in(said)
    options = read_plan(str(place)).options
    assert options["flying"] == "never" and set(options) == set(OPTIONS)


@pytest.mark.skipif(not has_room("learning"),
                    reason="there is no room learning")
def test_each_game_of_a_tournament_can_be_seen_again(players):
    players("one")
    said = played("tournament one easy, 2 games, seed 3",
                  "replay tournaments/1/2", "turn 999")
    assert "easy (White)" in said and "one (Black)" in said


@pytest.mark.parametrize("lines, arguments", [
    (["tournament 2 games, 3 seconds, 1 core"], []),
    ([], ["--tournament", "one", "two", "--games", "2", "--cores", "1",
          "--seconds", "3"])])
def test_all_players_of_the_class_play_or_those_that_are_named(
        lines, arguments, players):
    players("one")
    players("two")
    said = played(*lines, arguments=arguments)
    assert {row[0] for row in table_in(said)} == {"one", "two"}
    assert sentence("tournament begins", players=2, games=2, seconds=3,
                    cores=1) in said.replace("\n  ", " ")


def test_the_same_seed_gives_the_same_table_in_whatever_order_games_end(
        players, monkeypatch):
    players("chance", "import random\nfrom rules import legal_turns\n"
            "def choose_turn(game):\n"
            "    return random.choice(legal_turns(game))\n")
    at_once = []

    def in_another_order(jobs, cores, alive):
        """The games. With one core, the last game comes first."""
        at_once.extend([cores] if jobs else [])
        ended = list(games_here(jobs, cores, alive))
        return ended[::-1] if cores == 1 else ended
    # patched: no machine has one core, then two, and ends games in this order
    monkeypatch.setattr(tournaments, "cores_here", lambda: 2)
    monkeypatch.setattr(tournaments, "games_apart", in_another_order)

    def table_of(seed, cores):
        """The table of a tournament with this seed and number of cores."""
        return table_in(played("tournament chance easy fair, 4 games, seed %d,"
                               " %d core" % (seed, cores)))
    table = table_of(5, 3)
    assert table == table_of(5, 1)
    assert any(table_of(seed, 2) != table for seed in range(6, 10))
    assert at_once[:3] == [2, 1, 2]


def test_the_seed_of_the_program_decides_if_none_is_typed(players):
    players("one")
    seeds = [re.search(r" seed (\d+)", played(
        "tournament one easy, 2 games", arguments=["--seed", "3"]
    ).replace("\n  ", " ")).group(1) for _ in range(2)]
    assert seeds[0] == seeds[1]


@pytest.mark.parametrize("typed, key, facts", [
    ("zzz easy", "tournament player", {"word": "zzz"}),
    ("fxo.py easy", "tournament player", {"word": "fxo.py"}),
    ("x" * 10000, "tournament player", {"word": "x" * 20 + "..."}),
    ("easy", "tournament two", {}), ("easy easy", "tournament two", {}),
    ("", "tournament two", {}),
    ("easy one 3 games", "tournament games", {"most": "1000"}),
    ("easy one 0 games", "tournament games", {"most": "1000"}),
    ("easy one 99999 games", "tournament games", {"most": "1000"}),
    ("easy one 5 geese", "tournament number", {"word": "5"}),
    ("easy one 0.1 seconds", "tournament range",
     {"word": "0.1", "least": "0.5", "most": "600"}),
    ("easy one -2 cores", "tournament range",
     {"word": "-2", "least": "1", "most": "256"}),
    ("e one", "ambiguous", {"word": "e"}),
    ("continue", "no tournament", {}), ("continue one", "no tournament", {}),
    ("48 games", "tournament many", {"games": "10080", "most": "10000"})])
def test_an_order_that_cannot_be_is_refused_and_it_is_said_why(
        typed, key, facts, players, folder):
    for number in range(21 if key == "tournament many" else 1):
        players("one" if number == 0 else "p%d" % number)
    said = dict(keys_said("tournament " + typed))
    assert facts.items() <= said[key].items()
    assert not (folder / "tournaments").exists()


def test_arguments_for_no_tournament_end_the_program_with_status_2(players):
    played(arguments=["--tournament", "--games", "2"], ends=(2,))


# The progress

def test_progress_is_shown_while_games_are_left_and_somebody_looks_on(
        players, monkeypatch):
    players("one")

    def minute_by_minute(jobs, cores=1, alive=None):
        """Do what games_here does, but each game takes a minute."""
        for number, ended in enumerate(games_here(jobs, cores, alive)):
            alive(60.0 * number)
            yield ended
    # patched: no test plays for minutes
    monkeypatch.setattr(tournaments, "games_apart", minute_by_minute)
    order = "tournament one easy, 4 games, seed 3"
    for lines, keys in ((["plain"], "heard progress"), ([], "progress")):
        said = played(*lines, order, terminal=True).replace("\n  ", " ")
        for done, key, left in ((1, "minutes left", 3), (2, "minutes left", 2),
                                (3, "seconds left", 60)):
            assert sentence(keys, bar="#" * (20 * done // 4) + "." * (
                20 - 20 * done // 4), done=done, games=4,
                left=sentence(key, number=left)) in said
    assert sentence("progress", bar=20 * ".", done=0, games=4, left="")[:15] \
        not in played(order)


@pytest.mark.parametrize("seconds, parts, times", [
    (1.0, 20, []), (10.0, 10, [2, 4, 6, 8, 10]),
    (60.0, 2, [2, 17, 30, 45, 60])])
def test_progress_is_shown_neither_too_often_nor_too_late(
        seconds, parts, times):
    told = tournaments.Tournament(
        Plan(["easy", "fair"], 2, 1, 2, {}), None, 1)
    shown = []
    for tick in range(int(seconds * 10) + 1):
        now, part = tick / 10, int(parts * tick / 10 / seconds) / parts
        if tournaments.is_time(told, part, now):
            told.told = part, now
            shown.append(now)
    assert [round(now) for now in shown] == times


# Mistakes

def test_different_errors_of_a_player_are_told_apart(players):
    players("one")
    players("bad", "from rules import legal_turns\ndef choose_turn(game):\n"
            "    kind = len(game.turns) % 2\n    return None if kind else 7\n")
    said = keys_said("tournament one bad, 4 games, seed 3")
    assert {facts["answer"] for key, facts in said if key == "no turn"} \
        == {"None", "7"}
    assert [facts["number"] for key, facts in said if key == "error row"] \
        == ["2", "2"]
    players("worse", "import random\ndef choose_turn(game):\n"
            "    return random.random()\n")
    said = keys_said("tournament one worse, 10 games")
    assert [key for key, _ in said].count("error row") == 3
    assert ("more errors", {"number": "7", "name": "worse"}) in said


def test_an_error_loses_the_game_and_is_told_in_the_table_and_kept(
        players, folder):
    players("one")
    players("bad", "from rules import legal_turns\ndef choose_turn(game):\n"
            "    if len(game.turns) > 5:\n        return turns[0]\n"
            "    return legal_turns(game)[0]\n")
    order = "tournament one bad, 4 games, seed 3"
    said = keys_said(order)
    assert ("error row", {"number": "4", "error": "player raised",
                          "first": "1"}) in said
    rows = {facts["name"]: facts for key, facts in said if key == "table row"}
    assert (rows["one"]["points"], rows["one"]["errors"]) == ("4", "0")
    assert (rows["bad"]["losses"], rows["bad"]["errors"]) == ("4", "4")
    errors = (folder / "tournaments" / "1" / "errors.txt").read_text("utf-8")
    assert errors.count("turns[0]") == errors.count("position") == 4
    if has_room("learning"):
        played(order)
        assert "line 4" in played("replay tournaments/2/1", "turn 99")

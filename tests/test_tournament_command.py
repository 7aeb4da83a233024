"""The command tournament: the order, the progress, the table."""

import csv
import re
import types

import pytest

from helpers.class_players import FIRST, games_here, table_in
from helpers.playing import answer, has_room, new_match, played
from rooms.console import TEXT
from rooms.tournament import tournaments
from rooms.tournament.results import Plan, read_plan
from rooms.tournament.standings import Row
from rules import OPTIONS
from rooms.console.sentences import sentence

pytest_plugins = ["helpers.class_fixtures"]
pytestmark = pytest.mark.usefixtures("played_here")


# The order

def test_a_tournament_ends_with_a_table_and_a_folder(players, folder):
    players("one")
    players("last", FIRST.replace("[0]", "[-1]"))
    said = played("tournament one last easy, 4 games each, seed 3")
    assert "3 players, 12 games in all, at most 2 seconds a turn" in said
    assert {row[0] for row in table_in(said)} == {"one", "last", "easy"}
    assert sum(float(row[1]) for row in table_in(said)) == 12
    assert TEXT["errors head"] not in said
    place = folder / "tournaments" / "1"
    assert {path.name for path in place.iterdir()} == {
        "plan.json", "games.csv", "table.txt",
        *["%d.txt" % number for number in range(1, 13)]}
    with open(str(place / "games.csv"), encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12 and rows[0]["white"] == "one.py"
    assert table_in((place / "table.txt").read_text("utf-8")) \
        == table_in(said)


@pytest.mark.skipif(not has_room("learning"),
                    reason="there is no room learning")
def test_each_game_of_a_tournament_can_be_seen_again(players):
    players("one")
    said = played("tournament one easy, 2 games, seed 3",
                  "replay tournaments/1/2", "turn 999")
    assert "easy (White)" in said and "one (Black)" in said
    assert re.search(r"easy \(White\) wins|one \(Black\) wins|"
                     "The game is a draw: ", said)


def test_without_names_all_players_of_the_class_play(players):
    players("one")
    players("two")
    said = played("tournament 2 games")
    assert {row[0] for row in table_in(said)} == {"one", "two"}


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
    tables = [played("tournament one easy, 2 games", arguments=["--seed", "3"])
              for _ in range(2)]
    seeds = [re.search(r"and add seed (\d+)",
                       " ".join(said.split())).group(1) for said in tables]
    assert seeds[0] == seeds[1]


def test_the_options_of_the_game_hold_in_the_tournament(players, folder):
    players("one")
    played("options flying never", "tournament one easy, 2 games")
    plan = read_plan(str(folder / "tournaments" / "1"))
    assert plan.options["flying"] == "never"
    assert set(plan.options) == set(OPTIONS)


def test_the_game_in_progress_waits_unharmed(players):
    players("one")
    said = played("4", "tournament one easy, 2 games", "19")
    assert sentence("placed", who="Black",
        end=19) + "." in said and "Turn 3" in said


@pytest.mark.parametrize("typed, sentence", [
    ("tournament zzz easy", "There is no player or level 'zzz'"),
    ("tournament easy", "A tournament needs two players or more"),
    ("tournament easy easy", "A tournament needs two players or more"),
    ("tournament", "A tournament needs two players or more"),
    ("tournament easy one 3 games", "Each pair plays the same number "
     "of games with each colour. Type an even number"),
    ("tournament easy one 5 geese", "'5' means nothing"),
    ("tournament easy one 0 games", "Type an even number from 2 to 1000, such"),
    ("tournament easy one 99999 games", "an even number from 2 to 1000, such"),
    ("tournament easy one 0.1 seconds", "'0.1' is not possible for seconds. "
     "Type a number from 0.5 to 600."),
    ("tournament easy one -2 cores", "'-2' is not possible for cores. Type a "
     "number from 1 to 256."),
    ("tournament e one", "'e' can mean easy or expert. Type more letters of "
     "the word."),
    ("tournament continue", "There is no tournament to go on with."),
    ("tournament continue one", "There is no tournament to go on with."),
    ("tournament fxo.py easy", "There is no player or level 'fxo.py'"),
    ("computer black .py", "There is no level or player '.py'"),
    ("computer black fxo.py", "There is no level or player 'fxo.py'"),
    ("tournament " + "x" * 10000, "There is no player or level 'xxxxxxxxxx")])
def test_an_order_that_cannot_be_is_refused_with_a_sentence(
        typed, sentence, players, folder):
    players("one")
    assert sentence in played(typed).replace("\n  ", " ")
    assert not (folder / "tournaments").exists()


def test_more_than_10000_games_are_refused(players):
    for number in range(21):
        players("p%d" % number)
    assert answer("tournament 48 games").startswith(
        "That would be 10080 games. A tournament can have at most 10000.")


def test_a_tournament_from_the_command_line(players):
    players("one")
    said = played(arguments=["--tournament", "one", "easy", "--games", "2",
                             "--cores", "1", "--seconds", "3"])
    assert "2 players, 2 games in all, at most 3 seconds a turn, 1 game at " in said
    said = played(arguments=["--tournament", "--games", "2"], ends=(2,))
    assert "A tournament needs two players" in said


# The progress

def test_progress_is_shown_while_the_first_game_lasts(
        players, monkeypatch):
    shown = []
    monkeypatch.setattr(tournaments, "show_how_far",
                        lambda match, played, now: shown.append(
                            len(played.rows)))
    players("one")
    played("tournament one easy, 2 games")
    assert 0 in shown and 2 in shown


def test_progress_is_shown_where_somebody_looks_on_and_games_are_left(
        monkeypatch):
    told = tournaments.Tournament(
        Plan(["easy", "fair"], 2, 1, 2, {}), None, 1)
    said, match = [], new_match(None, {})
    monkeypatch.setattr(tournaments, "say",
                        lambda screen, text: said.append(text))
    monkeypatch.setattr(tournaments, "columns", lambda screen: 79)
    looks = types.SimpleNamespace(plain=False)
    match.screen = types.SimpleNamespace(live=False, looks=looks)
    tournaments.show_how_far(match, told, 100.0)
    assert not said
    match.screen.live = True
    for rows in ([], [Row(1, "easy", "fair")],
                 [Row(1, "easy", "fair"), Row(2, "fair", "easy")]):
        told.rows, told.told = rows, None
        tournaments.show_how_far(match, told, 100.0)
    assert len(said) == 2
    assert "0 of 2 games" in said[0] and "1 of 2 games" in said[1]
    assert "  fair 0.5" in said[1] and "##" in said[1]
    looks.plain, told.told, told.rows = True, None, []
    tournaments.show_how_far(match, told, 100.0)
    assert said[2].startswith("0 of 2 games, ")


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
    said = played("tournament one bad, 4 games, seed 3").replace("\n  ", " ")
    assert "2 times: Player bad returned None from" in said
    assert "2 times: Player bad returned 7 from" in said
    players("worse", "import random\ndef choose_turn(game):\n"
            "    return random.random()\n")
    said = played("tournament one worse, 10 games").replace("\n  ", " ")
    assert said.count("once: Player worse returned 0.") == 3
    assert "and 7 others of worse, see errors.txt" in said


def test_an_error_loses_the_game_and_is_told_in_the_table_and_kept(
        players, folder):
    players("one")
    players("bad", "from rules import legal_turns\ndef choose_turn(game):\n"
            "    if len(game.turns) > 5:\n        return turns[0]\n"
            "    return legal_turns(game)[0]\n")
    said = played("tournament one bad, 4 games, seed 3")
    assert table_in(said) == [("one", "4", "4", "0", "0"),
                              ("bad", "0", "0", "0", "4")]
    text = said.replace("\n  ", " ")
    assert ("4 times: Player bad made an error in line 4 of bad.py: "
            "NameError: name 'turns'") in text and "(First in game 1.)" in text
    errors = (folder / "tournaments" / "1" / "errors.txt").read_text("utf-8")
    assert errors.count("line 4, in choose_turn: return turns[0]") == 4
    assert errors.count("setup ") == 4
    if has_room("learning"):
        assert "Player bad made an error in line 4" in played(
            "replay tournaments/1/1", "turn 99")

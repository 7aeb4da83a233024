"""Bad players: the program tells what each does wrong, and in which line."""

import os
import re

import pytest

from board import BLACK, WHITE
from helpers.bad_players import BAD_PLAYERS
from helpers.class_players import FIRST, one_game, table_in
from helpers.playing import played, python_files
from rooms.tournament.apart import Job, games_apart
from rooms.tournament.class_players import fault_in_words
from rules import new_game, result
from rooms.console.sentences import TEXT, sentence

pytest_plugins = ["helpers.class_fixtures"]
FILES = python_files("players", "rooms", "tests")

# A player that never ends would use up all its time. "endless" does the same
# as "prints_on". It plays only in the long test of a tournament.
ENDLESS = ("endless_bare", "endless_in_c", "prints_on", "endless_at_once")

# A player that does more than raise an error needs its own process. So does
# the player that asks: it reads nothing there, but the keyboard here.
APART = ("asks", "leaves", "kills_itself", "much_memory")
HERE = [name for name in BAD_PLAYERS
        if name not in (*ENDLESS, *APART, "endless")]


def check(outcome, name):
    """Does the program tell what this bad player did as White?"""
    _, reason, line = BAD_PLAYERS[name]
    assert (outcome.at_fault, outcome.fault.reason) == (WHITE, reason), name
    at = outcome.fault.lines[-1][0] if outcome.fault.lines else None
    assert at == line or name == "endless_bare", name
    assert outcome.game.options == new_game().options
    assert not result(outcome.game)
    said = fault_in_words(outcome, name + ".py")
    assert name in said and "%s.py" % name in said
    assert line is None or "line %d of %s.py" % (line, name) in said


@pytest.mark.parametrize("name", HERE)
def test_a_bad_player_is_told_what_it_did_wrong_and_in_which_line(name, players):
    file = players(name, BAD_PLAYERS[name][0])
    check(one_game(file, players("good one")), name)


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.skipif(
    os.name == "nt" and name == "much_memory",
    reason="Windows does not limit the memory of a process"))
    for name in APART])
def test_a_bad_player_that_ends_its_process_is_told_so(name, players):
    file = players(name, BAD_PLAYERS[name][0])
    check(one_game(file, players("good one"), games=games_apart), name)


# All play at once, since each uses all its time, as the clock tells. The bad
# player moves first: then nobody else is late on a slow machine.
def test_a_player_that_never_ends_is_stopped(players, monkeypatch):
    # patched: the real limits would make this test last for seconds
    monkeypatch.setattr("rooms.tournament.apart.LOADING", 0.25)
    monkeypatch.setattr("rooms.tournament.apart.GRACE", 3.0)    # all at once
    good = players("good one")
    jobs = [Job(new_game(), {WHITE: players(name, BAD_PLAYERS[name][0]),
                             BLACK: good}, 1, 0.25) for name in ENDLESS]
    outcomes = {job.players[WHITE][:-3]: outcome
                for job, outcome in games_apart(jobs, len(jobs))}
    assert set(outcomes) == set(ENDLESS)
    for name, outcome in outcomes.items():
        check(outcome, name)
        assert outcome.fault.facts == {"seconds": 0.25}
    for name in ("prints_on", "endless_at_once"):   # known before they end
        assert outcomes[name].seats[WHITE].printed.startswith("xxx")


def test_it_is_told_which_of_two_players_did_it(players):
    fault = players("two", "def choose_turn(game):\n    return 1\n")
    late = players("late", "raise ValueError\n# choose_turn\n")
    one = players("one")
    for pair, man in (((one, fault), BLACK), ((fault, one), WHITE),
                      ((one, late), BLACK)):
        outcome = one_game(*pair)
        assert outcome.at_fault == man and outcome.fault.lines[-1][0] == 1


def test_the_turns_before_a_fault_are_known(players):
    name = players("late", FIRST.replace(
        "    return", "    if len(game.turns) == 6: [][0]\n    return"))
    outcome = one_game(name, players("one"))
    assert len(outcome.game.turns) == 6 and outcome.fault.lines[-1][0] == 4
    assert outcome.fault.facts == {
        "error": "IndexError: list index out of range"}


def test_a_thing_that_equals_everything_is_no_turn(players):
    name = players("mad", "class A:\n    __eq__ = lambda self, other: True\n"
                   "def choose_turn(game):\n    return A()\n")
    assert one_game(name, "easy", most=1).fault.reason == "no turn"


@pytest.mark.slow(why="each game is a process; some take their whole time")
def test_bad_players_of_every_kind_in_a_tournament_end_with_a_table(
        players, folder):
    bad = ("syntax", "no_function", "none", "point_4", "index", "exits",
           "endless", "leaves", "kills_itself")
    for name in bad:
        players(name, BAD_PLAYERS[name][0])
    players("good_one")
    before = {path: path.read_bytes() for path in FILES}
    said = played("4", "tournament 2 games, 0.5 seconds", "19")
    table = table_in(said)
    assert {row[0] for row in table} == {*bad, "good_one"}
    assert table[0] == ("good_one", "18", "18", "0", "0")
    assert sum(float(row[1]) for row in table) == 90
    rows = re.split(r"\n(?=  \S)", said.split(TEXT["errors head"])[1])
    for name in bad:
        row, = [row for row in rows if name + ".py" in row]
        assert str(BAD_PLAYERS[name][2] or "") in row, name
    assert sentence("placed", who="Black", end=19) + "." in said
    assert before == {path: path.read_bytes() for path in FILES}
    assert len(list((folder / "tournaments" / "1").iterdir())) == 90 + 4

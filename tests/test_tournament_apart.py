"""Games apart: each is a process of its own, which harms nobody else."""

import os
import signal
import subprocess

import pytest

import tournament.apart
from board import BLACK, WHITE
from helpers.class_players import FIRST, one_game, table_in
from helpers.playing import answer, played
from helpers.two_pcs import until
from rules import legal_turns, new_game, result
from tournament.apart import Job, games_apart, lines_written, read_dump

pytest_plugins = ["helpers.class_fixtures"]


def one_apart(*players, **details):
    """The Outcome of a game in a process of its own."""
    return one_game(*players, games=games_apart, **details)


@pytest.fixture
def begun(monkeypatch):
    """The processes of the games that have begun."""
    processes, begin = [], tournament.apart.begin

    def noted(job):
        """Begin a game, and note its process."""
        process, output = begin(job)
        processes.append(process)
        return process, output
    monkeypatch.setattr("tournament.apart.begin", noted)
    return processes


# How a game goes

def test_a_game_apart_is_a_game_by_the_rules(players, begun):
    outcome = one_apart(players("one"), "easy")
    assert result(outcome.game) and not outcome.reason
    assert set(outcome.seconds) == {WHITE, BLACK}
    assert [process.returncode for process in begun] == [0]


def test_the_same_seed_gives_the_same_game(players):
    name = players("chance", "import random\nfrom rules import legal_turns\n"
                   "def choose_turn(game):\n"
                   "    turns = {str(t): t for t in legal_turns(game)}\n"
                   "    return turns[random.choice(list(set(turns)))]\n")
    games = [one_apart(name, "fair", seed=seed, most=12).game.turns
             for seed in ("a", "a", "b")]
    assert games[0] == games[1] != games[2]
    assert len(games[0]) == 12


def test_a_player_may_import_what_stands_beside_his_file(players):
    players("tools", "def best(turns):\n    return turns[-1]\n")
    name = players("imports", "from tools import best\n" + FIRST.replace(
        "legal_turns(game)[0]", "best(legal_turns(game))"))
    assert one_apart(name, "easy", most=1).game.turns == [(None, 23, ())]


def test_what_players_print_is_cut(players):
    name = players("prints", FIRST.replace(
        "    return", "    print('x' * 10 ** 6)\n    return"))
    outcome = one_apart(name, name, most=6)
    assert len(outcome.game.turns) == 6 and len(outcome.printed) == 4000


def test_a_tournament_of_games_apart_ends_with_its_table(players):
    players("one")
    players("last", FIRST.replace("[0]", "[-1]"))
    said = played("tournament one last, 2 games, 60 seconds, seed 3")
    assert "2 players, 2 games, at most 60 seconds a turn" in said
    assert {row[0] for row in table_in(said)} == {"one", "last"}
    assert sum(float(row[1]) for row in table_in(said)) == 2


def test_at_the_keyboard_the_new_code_plays_the_next_turn(players):
    players("fox", "import pathlib\n" + FIRST.replace(
        "    return", "    path = pathlib.Path(__file__)\n"
        "    path.write_text(path.read_text().replace('[0]', '[-1]'))\n"
        "    return"))
    said = played("computer black fox 60", "4", "5")
    assert "fox (Black) placed 0." in said
    assert "fox (Black) placed 23." in said


def test_as_many_games_as_cores_are_played_at_once(players, begun):
    name = players("one")
    jobs = [Job(new_game(), {WHITE: name, BLACK: name}, 1, 60, 1)] * 4
    games = games_apart(jobs, 2)
    next(games)
    assert len(begun) == 2
    assert len(list(games)) == 3 and len(begun) == 4


# How its process ends

def test_a_player_who_leaves_a_thread_running_ends_with_his_game(
        players, begun):
    name = players("thread", "import threading, time\n"
                   "threading.Thread(target=time.sleep, args=(600,)).start()\n"
                   + FIRST)
    assert not one_apart(name, name, seconds=10, most=4).reason
    assert begun[0].returncode == 0         # by itself, not by its watch


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_what_a_player_starts_ends_with_his_game(players):
    mark = "9%d" % os.getpid()
    name = players("forks", "import os, subprocess\n" + FIRST.replace(
        "    return", "    if not game.turns:\n"
        "        subprocess.Popen(['sleep', '%s'])\n"
        "    os.fork()\n    return" % mark))
    outcome = one_apart(name, name, most=8)
    assert len(outcome.game.turns) == 8 and not outcome.reason

    def is_gone():
        """Does the program that the player has started go on no more?"""
        left = subprocess.run(["ps", "-ef"], stdout=subprocess.PIPE).stdout
        return ("sleep " + mark).encode() not in left
    until(is_gone, "the end of sleep", limit=60)


@pytest.mark.parametrize("groups", [True, False])
def test_no_process_is_left_when_the_games_are_not_waited_for(
        groups, players, begun, monkeypatch):
    if not groups:                  # as on Windows
        monkeypatch.delattr("os.killpg", raising=False)
    name = players("waits", "import time\ndef choose_turn(game):\n"
                   "    time.sleep(600)\n")
    jobs = [Job(new_game(), {WHITE: name, BLACK: name}, 1, 10)] * 2

    def interrupt(seconds):
        """As Ctrl-C does."""
        raise KeyboardInterrupt
    with pytest.raises(KeyboardInterrupt):
        list(games_apart(jobs, 2, interrupt))
    ends = [process.returncode for process in begun]
    assert len(ends) == 2 and None not in ends
    assert os.name == "nt" or set(ends) == {-signal.SIGKILL}


def test_a_process_ends_when_the_program_that_began_it_has_gone(
        players, begun):
    name = players("waits", "import time\ndef choose_turn(game):\n"
                   "    time.sleep(600)\n")
    process, output = tournament.apart.begin(
        Job(new_game(), {WHITE: name, BLACK: name}, 1, 600))
    process.stdin.close()           # as the system does for who has gone
    assert process.wait(60) == 1
    output.close()


# Where no process can be had

def test_where_no_second_python_can_be_started_it_is_said(
        players, monkeypatch):
    players("one")
    monkeypatch.setattr("tournament.apart.sys.executable", "/no/such/python")
    said = answer("tournament easy one, 2 games").replace("\n  ", " ")
    assert "No second Python can be started here (No such file" in said
    said = played("computer black one", "4").replace("\n  ", " ")
    assert "No second Python" in said and "You play Black from now on" in said


def test_a_process_that_ends_at_once_is_no_fault_of_a_player(
        players, monkeypatch):
    monkeypatch.setattr("tournament.apart.PROGRAM", "no.such.module")
    with pytest.raises(RuntimeError):
        one_apart(players("one"), "easy")


# What its process has written

def test_the_lines_of_a_process_and_what_python_wrote_are_told_apart():
    text = '{"begun": true}\n[null, 4, []]\nTimeout!\n  File "/x.py", line ' \
        '7 in f\n  File "/y.py", line 3 in g\n  File "/x.py", line 9 in h\n'
    turns, told, rest = lines_written(text)
    assert turns == [[None, 4, []]] and told == {"begun": True}
    assert rest.startswith("Timeout!")
    assert read_dump(rest, "/x.py") == [[9, "h", ""], [7, "f", ""]]


# Processes gone mad

@pytest.mark.parametrize("text", [
    "import tournament.referee as r\nr.legal_turns = lambda game: []\n"
    "def choose_turn(game):\n    pass\n",
    "import os, json\nfor n in range(3, 30):\n    try: os.write(n, b'{\"reason"
    "\": \"boo\"}\\n')\n    except OSError: pass\n"
    "def choose_turn(game):\n    os._exit(0)\n",
    "import os\ndef choose_turn(game):\n    os.closerange(0, 100)\n"])
def test_a_process_gone_mad_is_told_of(text, players):
    outcome = one_apart(players("mad", text), "easy", most=1)
    assert (outcome.at_fault, outcome.reason) == (WHITE, "player gone")


def test_at_the_keyboard_a_process_gone_mad_harms_nobody(players):
    players("mad", "import os\ndef choose_turn(game):\n    os._exit(0)\n")
    said = played("computer black mad 60", "4", "5")
    assert "You play Black from now on" in said and "Black placed 5." in said


def test_who_meddles_with_the_rules_harms_his_own_game_alone(players):
    name = players("meddler", "import rules, board\n"
                   "rules.legal_turns = board.mills_made = None\n" + FIRST)
    jobs = [Job(new_game(), {WHITE: white, BLACK: "easy"}, 1, 60)
            for white in (name, players("one"))]
    outcomes = {job.players[WHITE]: outcome
                for job, outcome in games_apart(jobs, 2)}
    assert outcomes["one.py"].reason is None
    assert outcomes["meddler.py"].at_fault
    assert legal_turns(new_game())

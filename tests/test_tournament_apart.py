"""Players apart: each thinks in its own process, and harms nobody."""

import os
import signal
import subprocess
import sys

import pytest

from board import BLACK, WHITE
from helpers.class_players import FIRST, one_game, table_in
from helpers.playing import ROOT, answer, played, until
from rooms.tournament import apart, player_files
from rooms.tournament.apart import Job, games_apart, read_dump
from rooms.tournament.class_players import fault_in_words
from rules import legal_turns, new_game, result
from helpers.quoting import part
from rooms.console.sentences import sentence

pytest_plugins = ["helpers.class_fixtures"]


def one_apart(*players, **details):
    """The Outcome of a game in its own process."""
    return one_game(*players, games=games_apart, **details)


@pytest.fixture
def begun(monkeypatch):
    """The processes of the players that have begun, without the guard's."""
    processes, started = [], apart.started

    def noted(program, **environment):
        """Start a program, and note its process."""
        process = started(program, **environment)
        if program == apart.PROGRAM:
            processes.append(process)
        return process
    monkeypatch.setattr(apart, "started", noted)
    return processes


# How a game goes

def test_a_game_apart_is_a_game_by_the_rules(players, begun):
    outcome = one_apart(players("one"), "easy")
    assert result(outcome.game) and not outcome.fault
    assert set(outcome.seconds) == {WHITE, BLACK}
    assert len(begun) == 2
    assert None not in [process.returncode for process in begun]


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
    assert len(outcome.game.turns) == 6 and \
        [len(seat.printed) for seat in outcome.seats.values()] == [4000] * 2


def test_a_tournament_of_games_apart_ends_with_its_table(players):
    players("one")
    players("last", FIRST.replace("[0]", "[-1]"))
    said = played("tournament one last, 2 games, 60 seconds, seed 3")
    assert "2 players, 2 games in all, at most 60 seconds a turn" in said
    assert {row[0] for row in table_in(said)} == {"one", "last"}
    assert sum(float(row[1]) for row in table_in(said)) == 2


def test_at_the_keyboard_the_new_code_plays_the_next_turn(players):
    players("fox", "import pathlib\n" + FIRST.replace(
        "    return", "    path = pathlib.Path(__file__)\n"
        "    path.write_text(path.read_text().replace('[0]', '[-1]'))\n"
        "    return"))
    said = played("computer black fox 60", "4", "5")
    assert sentence("placed", who="fox (Black)", end=0) + "." in said
    assert sentence("placed", who="fox (Black)", end=23) + "." in said


def test_as_many_games_as_cores_are_played_at_once(players, begun):
    name = players("one")
    jobs = [Job(new_game(), {WHITE: name, BLACK: name}, 1, 60, 1)] * 4
    games = games_apart(jobs, 2)
    next(games)
    assert len(begun) == 4
    assert len(list(games)) == 3 and len(begun) == 8


# How its process ends

def test_a_player_who_leaves_a_thread_running_ends_with_his_game(
        players, begun):
    name = players("thread", "import threading, time\n"
                   "threading.Thread(target=time.sleep, args=(600,)).start()\n"
                   + FIRST)
    assert not one_apart(name, name, seconds=10, most=4).fault
    assert None not in [process.returncode for process in begun]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_what_a_player_starts_ends_with_his_game(players):
    mark = "9%d" % os.getpid()
    name = players("forks", "import os, subprocess\n" + FIRST.replace(
        "    return", "    if not game.turns:\n"
        "        subprocess.Popen(['sleep', '%s'])\n"
        "    os.fork()\n    return" % mark))
    outcome = one_apart(name, name, most=8)
    assert len(outcome.game.turns) == 8 and not outcome.fault

    def is_gone():
        """Has the program ended that the player has started?"""
        left = subprocess.run(["ps", "-ef"], stdout=subprocess.PIPE).stdout
        return ("sleep " + mark).encode() not in left
    until(is_gone, "the end of sleep", limit=60)


# Players that play well, but do something to other processes.
PLAYER = '''
import os, signal, subprocess, sys
from rules import legal_turns
def guard():
    """The number of the guard: it has the same parent as this process."""
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open("/proc/%s/cmdline" % name) as file:
                is_guard = "tournament/guard.py" in file.read()
            with open("/proc/%s/stat" % name) as file:
                parent = int(file.read().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if is_guard and parent == os.getppid():
            return int(name)
def choose_turn(game):
    if len(game.turns) < 2:
        [DO]
    return legal_turns(game)[0]
'''
HIDES = """[os.set_inheritable(number, True) for number in range(3, 20)
         if os.path.exists("/proc/self/fd/%%d" %% number)]
        subprocess.Popen(["sleep", "%s"], start_new_session=True,
                         close_fds=False)"""
STOPS = "os.kill(guard(), signal.SIGSTOP)"


@pytest.mark.skipif(os.name == "nt" or not os.path.isdir("/proc"),
                    reason="this system does not show its processes")
@pytest.mark.parametrize("kind", ["hides", "stops"])
def test_a_game_ends_whatever_a_player_does_to_other_processes(kind, players):
    mark = "8%d" % os.getpid()
    name = players(kind, PLAYER.replace("[DO]", HIDES % mark
                                      if kind == "hides" else STOPS))
    outcome = one_apart(name, name, most=8)
    assert len(outcome.game.turns) == 8 and not outcome.fault
    left = subprocess.run(["ps", "-ef"], stdout=subprocess.PIPE).stdout
    assert ("sleep " + mark).encode() not in left


@pytest.mark.parametrize("groups", [True, False])
def test_no_process_is_left_when_the_games_are_not_waited_for(
        groups, players, begun, monkeypatch):
    if not groups:                  # as on Windows
        monkeypatch.delattr("os.killpg", raising=False)
    name = players("waits", "import time\ndef choose_turn(game):\n"
                   "    time.sleep(600)\n")
    jobs = [Job(new_game(), {WHITE: name, BLACK: name}, 1, 10)] * 2

    def interrupt(seconds):
        """Do what Ctrl-C does."""
        raise KeyboardInterrupt
    with pytest.raises(KeyboardInterrupt):
        list(games_apart(jobs, 2, interrupt))
    ends = [process.returncode for process in begun]
    assert len(ends) == 4 and None not in ends
    assert os.name == "nt" or set(ends) == {-signal.SIGKILL}


SPINNER = """
import faulthandler, os, signal
from rules import legal_turns
def choose_turn(game):
    open(%r, "w").write(str(os.getpid()))
    faulthandler.cancel_dump_traceback_later()
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True: pass
"""

REFEREE = """
from board import BLACK, WHITE
from rules import new_game
from rooms.tournament.apart import Job, games_apart
list(games_apart([Job(new_game(), {WHITE: %r, BLACK: "easy"}, 1, 600)]))
"""


def is_alive(number):
    """Does the process with this number still run?"""
    try:
        os.kill(number, 0)
    except OSError:
        return False
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(number)],
                           stdout=subprocess.PIPE).stdout
    return not state.startswith(b"Z")


@pytest.mark.skipif(os.name == "nt", reason="its processes have no signals")
def test_a_player_ends_when_the_program_has_been_killed(players, folder):
    number = folder / "number.txt"
    name = players("spins", SPINNER % str(number))
    path = os.path.join(player_files.PLAYERS_FOLDER, name)
    program = subprocess.Popen(
        [sys.executable, "-c", REFEREE % path],
        env=dict(os.environ, PYTHONPATH=str(ROOT)))
    until(lambda: number.exists() and number.read_text(), "its number")
    player = int(number.read_text())
    assert is_alive(player)
    program.kill()
    program.wait()
    until(lambda: not is_alive(player), "the end of the player")


def test_in_his_process_too_the_old_name_of_a_room_is_told_as_such(players):
    outcome = one_apart(players("old", "import computer\n" + FIRST), "easy")
    assert outcome.at_fault == WHITE and outcome.fault.lines[-1][0] == 1
    assert outcome.fault.facts["error"] == "ModuleNotFoundError: No module " \
        "named 'computer'; it is rooms.computer now"


# Where no process can start

def test_where_no_second_python_can_be_started_it_is_said(
        players, monkeypatch):
    players("one")
    monkeypatch.setattr("rooms.tournament.apart.sys.executable",
                        "/no/such/python")
    said = answer("tournament easy one, 2 games").replace("\n  ", " ")
    assert part("no python") in said
    said = played("computer black one", "4").replace("\n  ", " ")
    assert part("no python") in said
    assert "You play Black from now on" in said


def test_where_no_process_can_be_had_no_tournament_is_begun(
        players, folder, monkeypatch):
    players("one")
    monkeypatch.setattr("rooms.tournament.apart.sys.executable",
                        "/no/such/python")
    said = played("tournament easy one, 2 games").replace("\n  ", " ")
    assert part("no python") in said
    assert "plays" not in said.split("easy one, 2 games\n")[1]
    assert not (folder / "tournaments").exists()


def test_a_process_that_ends_at_once_is_no_fault_of_a_player(
        players, monkeypatch):
    monkeypatch.setattr("rooms.tournament.apart.PROGRAM", "no such program")
    with pytest.raises(RuntimeError):
        one_apart(players("one"), "easy")


# What Python writes at the end

def test_the_lines_of_his_file_are_found_in_what_python_wrote():
    text = 'Timeout!\n  File "/x.py", line 7 in f\n  File "/y.py", line 3 ' \
        'in g\n  File "/x.py", line 9 in h\n  File "/x.py", line ' \
        + 5000 * "9" + " in h\n"
    assert read_dump(text, "/x.py") == [[9, "h", ""], [7, "f", ""]]


# Players that attack

CHOOSE = "\ndef choose_turn(game):\n"
TELL = "import os, json\ndef tell(what):\n    for number in range(3, 30):\n" \
    "        try: os.write(number, what)\n        except OSError: pass\n"

ATTACKS = {
    "exits with a number": "import os" + CHOOSE + "    os._exit(97)\n",
    "exits at once": "import os\nos._exit(97)" + CHOOSE + "    pass\n",
    "no rules": "import rules\nrules.legal_turns = rules.copy_of = None"
                + CHOOSE + "    pass\n",
    "closes all": "import os" + CHOOSE + "    os.closerange(0, 100)\n",
    "no more json": "import json" + CHOOSE + "    json.dumps = None\n",
    "ends the guard": "import os, signal" + CHOOSE
                      + "    os.killpg(0, signal.SIGKILL)\n",
    "too much": TELL + CHOOSE + "    while True: tell(b'x' * 10 ** 6)\n",
    "too many lines": TELL + CHOOSE
                      + "    while True: tell(b'{\"printed\": \"x\"}\\n')\n",
}
ATTACKS.update(("says %s" % said, TELL + CHOOSE + "    tell(%r)\n    "
                "os._exit(0)\n" % (said.encode() + b"\n")) for said in (
    "[]", "null", "7", "[" * 50000, '"x"', "{}", '{"turn": 4}',
    '{"turn": [null, 4]}', '{"turn": [null, 24, []]}',
    '{"turn": ["a", {}, [[]]]}', '{"turn": [null, 1e999, []]}',
    '{"turn": [null, NaN, [null]]}', '{"turn": [true, 1, []]}',
    '{"turn": [null, %s, []]}' % ("9" * 50000), '{"reason": []}',
    '{"reason": "boo"}', '{"reason": "player raised", "lines": 4}',
    '{"reason": "player raised", "error": [], "lines": [[1e9, 1, 1], 2]}',
    '{"reason": "player raised", "error": "\\ud800\\u0000", '
    '"lines": [[1, "\\ud800", "x"]]}', '{"reason": "illegal turn", '
    '"turn": 1, "why": 2}', '{"reason": "few"}', '{"loaded": true}',
    '{"begun": true}', '{"printed": [1]}', '{"by_white": false, "reason": '
    '"player raised", "ended": true}', "\ud800".encode(
        "utf-8", "surrogatepass").decode("latin-1"), "\x00\x00"))
SLOW = {
    "stops": "import os, signal" + CHOOSE
             + "    os.kill(os.getpid(), signal.SIGSTOP)\n",
    "stops at once": "import os, signal\nos.kill(os.getpid(), signal.SIGSTOP)"
                     + CHOOSE + "    pass\n",
    "spins": "import faulthandler" + CHOOSE + "    faulthandler."
             "cancel_dump_traceback_later()\n    while True: pass\n",
    "says half a line": TELL + CHOOSE + "    tell(b'{')\n    while True: "
                        "pass\n",
    "hides": "import ctypes, os, time\n" + CHOOSE
             + "    if ctypes.CDLL(None).fork() == 0:\n        os.setsid()\n"
             "        time.sleep(30)\n        os._exit(0)\n"
             "    while True: pass\n",
}


@pytest.mark.skipif(os.name == "nt", reason="they know the signals of Linux")
@pytest.mark.parametrize("man", [BLACK, pytest.param(
    WHITE, marks=pytest.mark.slow(why="each of 40 players has a process"))],
    ids=["black", "white"])
def test_who_attacks_has_lost_and_nobody_else(man, players, monkeypatch):
    monkeypatch.setattr("rooms.tournament.apart.LOADING", 0.5)
    good = players("good")
    names = {players("p%d" % number, text): what for number, (what, text)
             in enumerate([*ATTACKS.items(), *SLOW.items()])}
    jobs = [Job(new_game(), {WHITE: good, BLACK: good, man: name}, 1, 0.5)
            for name in names]
    outcomes = {names[job.players[man]]: outcome
                for job, outcome in games_apart(jobs, 4)}
    assert set(outcomes) == {*ATTACKS, *SLOW}
    for what, outcome in outcomes.items():
        assert outcome.at_fault == man, what
        assert what not in SLOW or "slow" in outcome.fault.reason, what
        assert "boo" not in str(outcome.fault.facts)
        assert fault_in_words(outcome, "good.py").encode("utf-8")


def test_of_what_a_player_writes_a_megabyte_is_read(players, monkeypatch):
    left, real = [], apart.next_told

    def noted(seat, *details):
        """Do what next_told does. Note how much may still be read."""
        said = real(seat, *details)
        left.append((seat.room, len(seat.rest), len(seat.printed)))
        return said
    monkeypatch.setattr("rooms.tournament.apart.next_told", noted)
    for what in ("too much", "too many lines"):
        one_apart(players("writes", ATTACKS[what]), players("good"))
    for room, rest, printed in left:
        assert room >= 0 and rest <= 2 * 10 ** 5 and printed <= 4000


def test_at_the_keyboard_a_process_gone_mad_harms_nobody(players):
    players("mad", "import os\ndef choose_turn(game):\n    os._exit(0)\n")
    said = played("computer black mad 60", "4", "5")
    assert "You play Black from now on" in said
    assert sentence("placed", who="Black", end=5) + "." in said


def test_who_meddles_with_the_rules_harms_his_own_game_alone(players):
    name = players("meddler", "import rules, board\n"
                   "rules.legal_turns = board.mills_made = None\n" + FIRST)
    jobs = [Job(new_game(), {WHITE: white, BLACK: "easy"}, 1, 60)
            for white in (name, players("one"))]
    outcomes = {job.players[WHITE]: outcome
                for job, outcome in games_apart(jobs, 2)}
    assert outcomes["one.py"].fault is None
    assert outcomes["meddler.py"].at_fault
    assert legal_turns(new_game())

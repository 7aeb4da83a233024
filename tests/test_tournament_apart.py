"""Players apart: each thinks in its own process, and harms nobody."""

import io
import os
import subprocess
import sys

import pytest

from board import BLACK, WHITE
from helpers.class_players import (FIRST, game_here, one_game,
                                   table_of)
from helpers.playing import ROOT, until
from helpers.quoting import keys_of
from rooms.tournament import player_files
from rooms.tournament.apart import Job, games_apart
from rooms.tournament.class_players import fault_in_words
from rules import new_game, result

pytest_plugins = ["helpers.class_fixtures"]
LINUX = pytest.mark.skipif(os.name == "nt" or not os.path.isdir("/proc"),
                           reason="this system does not show its processes")


def one_apart(*players, **details):
    """The GameApart of a game in its own process."""
    return one_game(*players, games=games_apart, **details)


def ends_of(outcome):
    """How the processes of both players have ended."""
    return [seat.process.returncode for seat in outcome.seats.values()]


def is_alive(number):
    """Does the process with this number still run?"""
    asked = ["ps", "-o", "stat=", "-p"]
    if os.name == "nt":
        asked = ["powershell", "Get-Process", "-Id"]
    said = subprocess.run([*asked, str(number)], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL).stdout.strip()
    return bool(said) and not said.startswith(b"Z")


# How a game goes

def test_a_game_apart_is_a_game_by_the_rules(players):
    outcome = one_apart(players("one"), "easy")
    assert result(outcome.game) and not outcome.fault
    assert min(outcome.seconds.values()) > 0
    assert len(outcome.seconds) == 2 and None not in ends_of(outcome)


def test_the_same_seed_gives_the_same_game(players):
    name = players("chance", "import random\nfrom rules import legal_turns\n"
                   "def choose_turn(game):\n"
                   "    turns = {str(t): t for t in legal_turns(game)}\n"
                   "    return turns[random.choice(list(set(turns)))]\n")
    games = [one_apart(name, name, seed=seed, most=12).game.turns
             for seed in "aab"]
    assert games[0] == games[1] != games[2]
    assert len(games[0]) == 12


def test_a_tournament_of_games_apart_ends_with_its_table(players):
    players("one")
    players("last", FIRST.replace("[0]", "[-1]"))
    said = keys_of("tournament one last, 2 games, 60 seconds, seed 3")
    assert {row[0] for row in table_of(said)} == {"one", "last"}
    assert sum(row[1] for row in table_of(said)) == 2


def test_at_the_keyboard_the_new_code_plays_the_next_turn(players):
    players("fox", "import pathlib\n" + FIRST.replace(
        "    return", "    path = pathlib.Path(__file__)\n"
        "    path.write_text(path.read_text().replace('[0]', '[-1]'))\n"
        "    return"))
    said = keys_of("computer black fox 60", "4", "5")
    for end in ("0", "23"):
        assert ("placed", {"who": "named", "end": end}) in said


def test_a_game_begins_when_a_core_is_free(players):
    name, taken = players("one"), []

    def jobs():
        """Four games, each noted when it is taken."""
        for number in range(4):
            taken.append(number)
            yield Job(new_game(), {WHITE: name}, 1, 60, 1)
    games = games_apart(jobs(), 2)
    next(games)
    assert len(taken) == 3          # two are played, and one waits
    assert len(list(games)) == 3


# How its process ends

# Players that play well, but start something, or stop another process.
PLAYER = '''
import os, signal, subprocess, sys, threading, time
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
DOES = {
    "thread": "threading.Thread(target=time.sleep, args=(600,)).start()",
    "starts": """subprocess.Popen(["sleep", "[MARK]"])
        os.fork()""",
    "hides": """[os.set_inheritable(number, True) for number in range(3, 20)
         if os.path.exists("/proc/self/fd/%d" % number)]
        subprocess.Popen(["sleep", "[MARK]"], start_new_session=True,
                         close_fds=False)""",
    "stops": "os.kill(guard(), signal.SIGSTOP)",
}


@pytest.mark.parametrize("kind", [
    "thread", pytest.param("starts", marks=pytest.mark.skipif(
        not hasattr(os, "fork"), reason="there is no fork here")),
    pytest.param("hides", marks=LINUX), pytest.param("stops", marks=LINUX)])
def test_a_game_and_all_that_a_player_has_started_end(kind, players):
    mark = "9%d" % os.getpid()
    name = players(kind, PLAYER.replace("[DO]", DOES[kind]).replace(
        "[MARK]", mark))
    outcome = one_apart(name, name, seconds=10, most=8)
    assert len(outcome.game.turns) == 8 and not outcome.fault
    assert None not in ends_of(outcome)

    def is_gone():
        """Has the program ended that the player has started?"""
        left = subprocess.run(["ps", "-ef"], stdout=subprocess.PIPE).stdout
        return ("sleep " + mark).encode() not in left
    until(lambda: os.name == "nt" or is_gone(), "the end of sleep")


# A player that writes down its number. It ends only by force.
SPINS = """
import faulthandler, os, signal, time
open(os.path.join(%r, str(os.getpid())), "w").close()
def choose_turn(game):
    faulthandler.cancel_dump_traceback_later()
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True: time.sleep(0.01)
"""


@pytest.fixture
def spins(players, folder):
    """(the name of a player that spins, a function that waits until so many
    of them spin, and returns their numbers)."""
    place = folder / "numbers"
    place.mkdir()

    def numbers(count):
        """The numbers of their processes."""
        until(lambda: len(os.listdir(str(place))) == count, "their numbers")
        return [int(name) for name in os.listdir(str(place))]
    return players("spins", SPINS % str(place)), numbers


@pytest.mark.parametrize("groups", [True, False])
def test_no_player_is_left_when_the_games_are_not_waited_for(
        groups, spins, monkeypatch):
    if not groups:                  # as on Windows
        monkeypatch.delattr("os.killpg", raising=False)
    name, numbers = spins
    jobs = [Job(new_game(), {WHITE: name, BLACK: name}, 1, 10)] * 2

    def interrupt(seconds):
        """Do what Ctrl-C does, when all play."""
        numbers(4)
        raise KeyboardInterrupt
    with pytest.raises(KeyboardInterrupt):
        list(games_apart(jobs, 2, interrupt))
    assert not any(map(is_alive, numbers(4)))


REFEREE = """
from board import BLACK, WHITE
from rules import new_game
from rooms.tournament.apart import Job, games_apart
list(games_apart([Job(new_game(), {WHITE: %r, BLACK: "easy"}, 1, 600)]))
"""


@pytest.mark.skipif(os.name == "nt", reason="its processes have no signals")
def test_a_player_ends_when_the_program_has_been_killed(spins):
    name, numbers = spins
    path = os.path.join(player_files.PLAYERS_FOLDER, name)
    program = subprocess.Popen(
        [sys.executable, "-c", REFEREE % path],
        env=dict(os.environ, PYTHONPATH=str(ROOT)))
    [number] = numbers(1)
    assert is_alive(number)
    program.kill()
    program.wait()
    until(lambda: not is_alive(number), "the end of the player")


@pytest.mark.parametrize("begins", [False, True])
def test_where_no_second_python_runs_it_is_said(
        begins, players, folder, monkeypatch):
    players("one")
    if begins:          # but it ends at once
        monkeypatch.setenv("PYTHONHOME", str(folder / "nothing"))
    else:
        monkeypatch.setattr(sys, "executable", "/no/such/python")
    said = keys_of("tournament easy one, 2 games", "computer black one", "4",
                   "5")
    assert ("placed", {"who": "black", "end": "5"}) in said
    said = [key for key, _ in said]
    assert said.count("no python") == 2 and "taken over" in said
    assert "table row" not in said
    assert begins or "tournament begins" not in said
    assert begins or not (folder / "tournaments").exists()


# Players that attack

CHOOSE = "\ndef choose_turn(game):\n"
TELL = "import os, json\ndef tell(what):\n    for number in range(3, 30):\n" \
    "        try: os.write(number, what)\n        except OSError: pass\n"

SAYS = [said.encode() for said in (
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
    '"player raised", "ended": true}', "\x00\x00")] + [
        b"\xed\xa0\x80", b"", b"x" * 3 * 10 ** 6,
        b'{"printed": "x"}\n' * 2 * 10 ** 5]

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
    "a line that is no number": TELL + CHOOSE + "    tell(('File \"%s\", line "
    "' % __file__ + '9' * 5000 + ' in h').encode())\n    os._exit(0)\n",
}
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


@pytest.mark.parametrize("said", SAYS)
def test_a_player_that_tells_the_referee_nonsense_has_lost(said, players):
    told, names = io.BytesIO(said), {WHITE: players("liar"), BLACK: "easy"}
    outcome = game_here(Job(new_game(), names, 1, 1), told)
    assert outcome.at_fault == WHITE and not outcome.game.turns
    assert "boo" not in str(outcome.fault.facts)
    assert fault_in_words(outcome, "liar.py").encode("utf-8")
    assert told.tell() <= 12 * 10 ** 5      # about a megabyte is read
    seat = outcome.seats[WHITE]
    assert len(seat.printed) <= 4000 and len(seat.rest) <= 2 * 10 ** 5


@pytest.mark.skipif(os.name == "nt", reason="they know the signals of Linux")
@pytest.mark.parametrize("man, more", [(WHITE, {}), pytest.param(
    BLACK, {repr(said): TELL + CHOOSE + "    tell(%r)\n    os._exit(0)\n"
            % (said + b"\n") for said in SAYS},
    marks=pytest.mark.slow(why="each of 40 players has a process"))],
    ids=["white", "black"])
def test_a_player_that_attacks_has_lost_and_nobody_else(
        man, more, players, monkeypatch):
    # patched: a file that is not read in time would cost 5 seconds
    monkeypatch.setattr("rooms.tournament.apart.LOADING", 0.5)
    good = players("good")
    names = {players("p%d" % number, text): what for number, (what, text)
             in enumerate([*ATTACKS.items(), *SLOW.items(), *more.items()])}
    jobs = [Job(new_game(), {WHITE: good, BLACK: good, man: name}, 1, 0.5)
            for name in names]
    outcomes = {names[job.players[man]]: outcome
                for job, outcome in games_apart(jobs, 4)}
    assert set(outcomes) == {*ATTACKS, *SLOW, *more}
    for what, outcome in outcomes.items():
        assert outcome.at_fault == man, what
        assert what not in SLOW or "slow" in outcome.fault.reason, what
        assert None not in ends_of(outcome), what
        assert fault_in_words(outcome, "good.py").encode("utf-8")

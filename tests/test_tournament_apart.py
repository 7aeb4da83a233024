"""Players apart: each thinks in its own process, and harms nobody."""

import ctypes
import os
import subprocess
import sys

import pytest

from board import BLACK, WHITE
from helpers.class_players import FIRST, game_here, one_game, table_of
from helpers.playing import ROOT, until
from helpers.quoting import keys_of
from rooms.tournament import player_files
from rooms.tournament.apart import GameApart, games_apart
from rooms.tournament.class_players import fault_in_words, fault_rows
from rules import new_game

pytest_plugins = ["helpers.class_fixtures"]


def is_alive(number):
    """Does the process with this number still run?"""
    if os.name == "nt":
        windows, code = ctypes.windll.kernel32, ctypes.c_ulong()
        process = windows.OpenProcess(0x1000, False, number)
        windows.GetExitCodeProcess(process, ctypes.byref(code))
        windows.CloseHandle(process)
        return code.value == 259            # "still active"
    said = subprocess.run(["ps", "-o", "stat=", "-p", str(number)],
                          stdout=subprocess.PIPE).stdout.strip()
    return bool(said) and not said.startswith(b"Z")


# How a game goes

def test_the_same_seed_gives_the_same_game(players):
    name = players("chance", "import random\nfrom rules import legal_turns\n"
                   "def choose_turn(game):\n"
                   "    turns = {str(t): t for t in legal_turns(game)}\n"
                   "    return turns[random.choice(list(set(turns)))]\n")
    games = [one_game(name, name, seed=seed, most=12,
                      games=games_apart).game.turns for seed in "aab"]
    assert games[0] == games[1] != games[2]
    assert len(games[0]) == 12


def test_a_tournament_ends_with_its_table_and_new_code_plays_the_next_turn(
        players):
    players("one")
    players("last", FIRST.replace("[0]", "[-1]"))
    said = keys_of("tournament one last, 2 games, 60 seconds, seed 3")
    assert {row[0] for row in table_of(said)} == {"one", "last"}
    assert sum(row[1] for row in table_of(said)) == 2
    players("fox", "import pathlib\n" + FIRST.replace(
        "    return", "    path = pathlib.Path(__file__)\n"
        "    path.write_text(path.read_text().replace('[0]', '[-1]'))\n"
        "    return"))
    said = keys_of("computer black fox", "4", "5")
    for end in ("0", "23"):
        assert ("placed", {"who": "named", "end": end}) in said


# How its process ends

# A player that writes down its number, and never ends its turn.
SPINS = """
import os
open(os.path.join(%r, str(os.getpid())), "w").close()
def choose_turn(game):
    while True: pass
"""


@pytest.fixture
def spins(players, folder):
    """(the name of a player that spins, a function that waits until so many
    of them spin, and returns their numbers)."""
    place = folder / "numbers"
    place.mkdir()

    def numbers(count):
        """The numbers of their processes."""
        until(lambda: len([*place.iterdir()]) == count, "their numbers")
        return [int(path.name) for path in place.iterdir()]
    return players("spins", SPINS % str(place)), numbers


REFEREE = """
from board import BLACK, WHITE
from rules import new_game
from rooms.tournament.apart import GameApart, games_apart
list(games_apart([GameApart(new_game(), {WHITE: %r, BLACK: "easy"}, 1, 2)]))
"""


def test_no_player_is_left_when_nobody_waits_or_the_program_was_killed(spins):
    name, numbers = spins
    path = os.path.join(player_files.PLAYERS_FOLDER, name)
    program = subprocess.Popen(
        [sys.executable, "-c", REFEREE % path],
        env=dict(os.environ, PYTHONPATH=str(ROOT)))
    [number] = numbers(1)
    assert is_alive(number)
    program.kill()
    program.wait()
    games = [GameApart(new_game(), {WHITE: name, BLACK: name}, 1, 600)
             for _ in "ab"]

    def interrupt(seconds):
        """Do what Ctrl-C does, when all play."""
        numbers(5)
        raise KeyboardInterrupt
    with pytest.raises(KeyboardInterrupt):
        list(games_apart(games, 2, interrupt))
    assert {other for other in numbers(5) if is_alive(other)} <= {number}
    until(lambda: not is_alive(number), "the end of the player")


@pytest.mark.parametrize("patched, value", [
    ("PYTHONHOME", "/nothing"),         # it begins, but it ends at once
    ("sys.executable", "/no/such/python"),
    # patched: no file of the project is moved away
    ("rooms.tournament.apart.PROGRAM", "/no/player.py")])
def test_where_no_second_python_runs_it_is_said(
        patched, value, players, monkeypatch):
    players("one")
    if patched == "PYTHONHOME":
        monkeypatch.setenv(patched, value)
    else:
        monkeypatch.setattr(patched, value)
    said = keys_of("tournament easy one, 2 games", "computer black one", "4",
                   "5")
    assert ("placed", {"who": "black", "end": "5"}) in said
    errors = [facts["error"] for key, facts in said if key == "no python"]
    assert len(errors) == 2 and ("player.py" in errors[0]) == (
        "player.py" in value)
    assert "taken over" in dict(said) and "table row" not in dict(said)


CHOOSE = "\ndef choose_turn(game):\n"
TELL = "import os, json\ndef tell(what):\n    for number in range(3, 30):\n" \
    "        try: os.write(number, what)\n        except OSError: pass\n"

SAYS = [said.encode() for said in (
    "[]", "null", "7", "[" * 50000, '"x"', "{}", '{"turn": 4}',
    '{"turn": [null, 4, []]}', '{"begun": true}', '{"printed": [1]}',
    "\x00\x00", *['{"turn": "%s"}' % turn for turn in (
        "(None, 4)", "x", "(None, 24, ())", "(None, 1e999, ())",
        "(None, [], ({},))", "(" * 50000, "(None, %s, ())" % ("9" * 50000))])
] + [b"\xed\xa0\x80", b"", b"x" * 3 * 10 ** 6]

ATTACKS = {
    "exits with a number": "import os" + CHOOSE + "    os._exit(97)\n",
    "exits at once": "import os\nos._exit(97)" + CHOOSE + "    pass\n",
    "no rules": "import rules\nrules.legal_turns = rules.copy_of = None"
                + CHOOSE + "    pass\n",
    "closes all": "import os" + CHOOSE + "    os.closerange(0, 100)\n",
    "ends its group": "import os, signal" + CHOOSE
                      + "    os.killpg(0, signal.SIGKILL)\n",
    "too many lines": TELL + CHOOSE
                      + "    while True: tell(b'{\"printed\": \"x\"}\\n')\n",
}
SLOW = {
    "stops": "import os, signal" + CHOOSE
             + "    os.kill(os.getpid(), signal.SIGSTOP)\n",
    "spins": "import faulthandler" + CHOOSE + "    faulthandler."
             "cancel_dump_traceback_later()\n    while True: pass\n",
    "has a thread": "import threading, time\nthreading.Thread("
                    "target=time.sleep, args=(600,)).start()" + CHOOSE
                    + "    while True: pass\n",
}


@pytest.mark.parametrize("said", SAYS)
def test_a_player_that_tells_the_referee_nonsense_has_lost(said, players):
    names = {WHITE: players("liar"), BLACK: "easy"}
    apart = game_here(GameApart(new_game(), names, 1, 1), said)
    assert apart.at_fault == WHITE and not apart.game.turns
    assert "boo" not in str(apart.fault.facts)
    assert fault_in_words(apart).encode("utf-8")
    assert "\n".join(fault_rows(apart)).encode("utf-8")


@pytest.mark.skipif(os.name == "nt", reason="they know the signals of Linux")
@pytest.mark.parametrize("man", [pytest.param(
    WHITE, marks=pytest.mark.slow(why="one colour is enough")), BLACK],
    ids=["white", "black"])
def test_a_player_that_damages_its_process_has_lost_and_nobody_else(
        man, players, monkeypatch):
    # patched: a file that is not read in time would cost 5 seconds
    monkeypatch.setattr("rooms.tournament.apart.LOADING", 0.5)
    good = players("good")
    names = {players("p%d" % number, text): what for number, (what, text)
             in enumerate([*ATTACKS.items(), *SLOW.items()])}
    games = [GameApart(new_game(), {WHITE: good, BLACK: good, man: name}, 1,
                       0.5) for name in names]
    ended = {names[apart.players[man]]: apart
             for apart in games_apart(games, 4)}
    assert set(ended) == {*ATTACKS, *SLOW}
    for what, apart in ended.items():
        assert apart.at_fault == man, what
        assert what not in SLOW or "slow" in apart.fault.reason, what
        for seat in apart.seats.values():
            assert seat.process.returncode is not None, what
        assert fault_in_words(apart).encode("utf-8")

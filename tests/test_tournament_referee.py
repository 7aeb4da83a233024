"""The referee: a game keeps the rules, and each mistake is told with its line.
Players apart: each thinks in its own process, and harms nobody."""

import ctypes
import os
import random
import subprocess
import sys

import pytest

from board import BLACK, WHITE
from helpers import class_players
from helpers.bad_players import BAD_PLAYERS
from helpers.class_players import FIRST, game_here, one_game, table_of
from helpers.playing import ROOT, until
from helpers.quoting import keys_of
from rooms.tournament import player_files
from rooms.tournament.apart import (GameApart, PlayerError, games_apart,
                                    legal_choice, play_game)
from rooms.tournament.class_players import fault_in_words, fault_rows
from rooms.tournament.plan import Fixture
from rooms.tournament.tournaments import result_of
from rules import legal_turns, new_game, play, result

players = class_players.players
# A player that never ends would use up all its time.
ENDLESS = ("endless_at_once", "endless_bare", "endless_in_c", "prints_on")

# These need their own process. The one that asks reads the keyboard here.
APART = ("asks", "leaves", "kills_itself", "much_memory")


def test_whatever_a_player_changes_in_its_game_the_real_one_stays():
    def meddles(game):
        """Change everything in the game, and return the first turn."""
        turn = legal_turns(game)[0]
        for name, value in vars(game).items():
            if isinstance(value, (list, dict)):
                value.clear()
            else:
                setattr(game, name, None)
        return turn
    other, by_name = new_game(), {WHITE: "easy", BLACK: "easy"}
    apart = GameApart(other, by_name, 1, 60, 25)
    play_game(apart, {WHITE: meddles, BLACK: meddles})
    for _ in range(25):
        play(other, legal_turns(other)[0])
    assert vars(apart.game) == vars(other)


@pytest.mark.parametrize("answer, reason", [
    (None, "no turn"), (4, "no turn"), ((None, 24, ()), "no turn"),
    ([None, 4, ()], "no turn"), ((None, 4, [1]), "no turn"),
    ((None, "4", ()), "no turn"), ((None, 0, ()), "taken"),
    ((0, 1, ()), "men_in_hand"), ((None, 1, (0,)), "unearned")])
def test_an_answer_that_is_no_legal_turn_is_refused_with_the_reason(
        answer, reason, players):
    game = new_game()
    play(game, (None, 0, ()))
    with pytest.raises(PlayerError) as refused:
        legal_choice(game, answer)
    assert refused.value.facts.get("why", refused.value.reason) == reason
    # One that equals a legal turn is that turn
    assert repr(legal_choice(new_game(), (None, 4.0, ()))) == "(None, 4, ())"
    mad = players("mad", "class A:\n    __eq__ = lambda self, other: True\n"
                  "def choose_turn(game):\n    return A()\n")
    assert one_game(mad, "easy", most=1).fault.reason == "no turn"


def test_a_game_that_no_rule_ends_is_a_draw_after_1000_turns():
    def circles(game):
        """Play any turn that makes no mill."""
        return chance.choice([turn for turn in legal_turns(game)
                              if not turn[2]])
    chance = random.Random(1)
    game = new_game(no_mill_turns=0, three_men_turns=0, repetitions=0)
    apart = GameApart(game, {WHITE: "easy", BLACK: "easy"}, 1, 60,
                      fixture=Fixture(1, "easy", "easy"))
    play_game(apart, {WHITE: circles, BLACK: circles})
    row = result_of(apart)
    assert (row.reason, row.winner, row.turns) == ("long", "", 1000)


def check(apart, name):
    """Does the program tell what this bad player did as White?"""
    _, reason, line = BAD_PLAYERS[name]
    assert (apart.at_fault, apart.fault.reason) == (WHITE, reason), name
    at = apart.fault.lines[-1][0] if apart.fault.lines else None
    assert at == line or name == "endless_bare", name
    assert apart.game.options == new_game().options
    assert not result(apart.game)
    assert "%s.py" % name in fault_in_words(apart)


@pytest.mark.parametrize("name", [
    name for name in BAD_PLAYERS if name not in (*ENDLESS, *APART)])
def test_the_mistake_of_a_bad_player_is_told_with_its_line(name, players):
    file = players(name, BAD_PLAYERS[name][0])
    check(one_game(file, players("good one")), name)


# They play at once, since some use all their time. It begins when they do, and
# a player who has enough ends by itself: so no machine is too slow.
def test_a_player_that_ends_its_process_or_never_is_told(players, monkeypatch):
    def play_these(names, loading):
        """{name: the game} of these players, which have so long to load."""
        # patched: each second more would be spent by a player that never ends
        monkeypatch.setattr("rooms.tournament.apart.LOADING", loading)
        ended = games_apart([GameApart(
            new_game(), {WHITE: players(name, BAD_PLAYERS[name][0])}, 1,
            0.25 if name in ENDLESS else 60) for name in names], len(names))
        return {apart.players[WHITE][:-3]: apart for apart in ended}
    monkeypatch.setattr("rooms.tournament.apart.GRACE", 60)     # all at once
    names = [name for name in (*ENDLESS, *APART) if os.name != "nt"
             or name != "much_memory"]      # Windows does not limit the memory
    ended = {**play_these(names[1:], 60), **play_these(names[:1], 0.25)}
    assert set(ended) == set(names)
    for name, apart in ended.items():
        check(apart, name)
        assert name in APART or apart.fault.facts == {"seconds": 0.25}
    for name in ("prints_on", "endless_at_once"):   # known before they end
        printed = ended[name].seats[WHITE].printed
        assert printed.startswith("xxx") and len(printed) == 4000


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


def test_a_tournament_ends_with_a_table_and_new_code_plays_at_once(players):
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


# A player that writes down its number, and never ends its turn.
SPINS = """
import os
open(os.path.join(%r, str(os.getpid())), "w").close()
def choose_turn(game):
    while True: pass
"""


REFEREE = """
from board import BLACK, WHITE
from rules import new_game
from rooms.tournament.apart import GameApart, games_apart
list(games_apart([GameApart(new_game(), {WHITE: %r, BLACK: "easy"}, 1, 2)]))
"""


def test_no_player_is_left_when_nobody_waits_or_the_program_was_killed(
        players, folder):
    def numbers(count):
        """Wait until so many of them spin. Returns their numbers."""
        until(lambda: len([*place.iterdir()]) == count, "their numbers")
        return [int(path.name) for path in place.iterdir()]
    place = folder / "numbers"
    place.mkdir()
    name = players("spins", SPINS % str(place))
    path = os.path.join(player_files.PLAYERS_FOLDER, name)
    program = subprocess.Popen([sys.executable, "-c", REFEREE % path],
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
}
SLOW = {
    "too many lines": TELL + CHOOSE
                      + "    while True: tell(b'{\"printed\": \"x\"}\\n')\n",
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


# Those that use all their time play White, without an opponent, who could be
# late on a busy machine. The others play Black.
@pytest.mark.skipif(os.name == "nt", reason="they know the signals of Linux")
def test_a_player_that_damages_its_process_has_lost(players, monkeypatch):
    # patched: some spend this time, too
    monkeypatch.setattr("rooms.tournament.apart.GRACE", 0.1)
    good = players("good")
    bad = {players("p%d" % number, text): what for number, (what, text)
           in enumerate([*ATTACKS.items(), *SLOW.items()])}
    games = [GameApart(new_game(), {WHITE: name}, 1, 0.1) if what in SLOW
             else GameApart(new_game(), {WHITE: good, BLACK: name}, 1, 60)
             for name, what in bad.items()]
    ended = {bad[[*apart.players.values()][-1]]: apart
             for apart in games_apart(games, 4)}
    assert set(ended) == {*ATTACKS, *SLOW}
    for what, apart in ended.items():
        assert apart.at_fault == (WHITE if what in SLOW else BLACK), what
        assert what not in SLOW or "slow" in apart.fault.reason, what
        for seat in apart.seats.values():
            assert seat.process.returncode is not None, what
        assert fault_in_words(apart).encode("utf-8")

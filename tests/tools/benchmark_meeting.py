"""benchmark_meeting.py - measures two programs that meet: speed and cost.

STORAGE  SHORT
PROCESS  sit_at_table play_game a_whole_turn answered something_else
         a_game_left processor_time main
OUTPUT   show_games show_waiting show_lobby

Run it: python tests/tools/benchmark_meeting.py. It prints what waiting costs
and what a look at the lobby costs beside 500 old games. Then it plays some
games, and prints how soon the other player sees a turn. With a number, such as
python tests/tools/benchmark_meeting.py 50, it plays that many games. One
program runs in a pseudo-terminal, the other in the real IDLE, if possible.
"""

import contextlib
import os
import pathlib
import random
import statistics
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from helpers.chairs import begun, play_by_chance   # noqa: E402
from helpers.playing import copied, until           # noqa: E402
from helpers.real_idle import RealIdle, why_not_here    # noqa: E402
from helpers.two_pcs import (IdlePc, Pc, a_turn, sat_down,   # noqa: E402
                             table_in)
from rooms.meeting.chair import add_line, open_table, read_other    # noqa: E402
from rooms.meeting.lobby import Lobby, look_around    # noqa: E402
from rooms.meeting.table import whose_line                 # noqa: E402
from rules import new_game, result    # noqa: E402

# STORAGE

# A draw after 4 turns without a mill, so that fifty games take only minutes.
SHORT = ("--no-mill-turns", "4")


# PROCESS

def sit_at_table(host, guest):
    """Let both players sit down at a table that the host has opened."""
    asked = [pc.said.count("Type ready to begin") for pc in (host, guest)]
    guest.type(host.name.lower())
    for pc, times in zip((host, guest), asked):
        until(lambda: pc.said.count("Type ready to begin") > times, "two sit")
        pc.type("ready")


def play_game(folder, pcs, chance):
    """Play a random game to its end, with messages, offers and requests.
    Returns for each turn after how many seconds the other player saw it."""
    waits = []
    table = table_in(folder)
    until(lambda: table_in(folder).white is not None, "a roll")
    while result(table_in(folder).game) is None:
        table = table_in(folder)
        side = whose_line(table)
        pc, other = [pcs[seat.name] for seat in
                     (table.seats[side], table.seats[1 - side])]
        number = len(table.game.turns)
        if table.offer:
            answered(folder, pc, table, chance)
        elif number and chance.random() < 0.1:
            something_else(folder, pc, other, table, chance)
        else:
            waits.append(a_whole_turn(folder, pc, other, number,
                                      a_turn(table, chance)))
    return waits


def a_whole_turn(folder, pc, other, number, turn):
    """Type a turn. Returns the seconds until the other program asks for the
    next turn, or says that the game is over."""
    asked = "Turn %d, phase" % (number + 2)
    before = other.said.count(asked), other.said.count("Turns played:")
    until(lambda: pc.said.rstrip().endswith((":", "?")), "a prompt")
    pc.type(turn)
    return until(lambda: (other.said.count(asked), other.said.count(
        "Turns played:")) != before, (pc.name, turn, "is seen"))


def answered(folder, pc, table, chance):
    """Answer an offer or a request."""
    number = table.seats[table.offer[0]].taken
    until(lambda: pc.said.rstrip().endswith("(yes or no)?"), "a question")
    agreed = table.offer[1] != "draw" and chance.random() < 0.7
    pc.type("yes" if agreed else "no")
    until(lambda: not table_in(folder).offer
          or number != table_in(folder).seats[table.offer[0]].taken,
          "an answer")


def something_else(folder, pc, other, table, chance):
    """Say something, offer a draw, or ask for an undo."""
    word = chance.choice(["say", "draw", "undo"])
    if word == "say":
        said = "this is number %d" % chance.randrange(10 ** 9)
        pc.type("say " + said)
        return
    if word == "draw" or len(table.game.turns) > 2:
        pc.type(word)
        until(lambda: table_in(folder).offer, word)


def processor_time(process):
    """The CPU seconds that a process has used."""
    words = pathlib.Path("/proc/%d/stat" % process.pid).read_text().split()
    return (int(words[13]) + int(words[14])) / os.sysconf("SC_CLK_TCK")


# OUTPUT

def show_games(number, seed=1):
    """Play whole games between a terminal and IDLE, and print how soon the
    turns were seen."""
    chance, waits = random.Random(seed), []
    with contextlib.ExitStack() as stack:
        home = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder = home / "share"
        folder.mkdir()
        ann = Pc(folder, "Ann", *SHORT, terminal=True)
        stack.callback(ann.kill)
        until(lambda: "waits for another" in ann.said, "Ann waits")
        if why_not_here():
            print("(IDLE cannot run here: %s)" % why_not_here())
            ben = Pc(folder, "Ben")
            stack.callback(ben.kill)
        else:
            idle = stack.enter_context(RealIdle(copied(home / "program")))
            ben = IdlePc(idle, folder, "Ben")
        for game in range(number):
            until(lambda: "Lobby (" in ben.said[-200:], "the lobby")
            if game:
                until(lambda: "Lobby (" in ann.said[-200:], "the lobby")
                ann.type("open")
                until(lambda: "Ctrl-C" in ann.said[-100:], "Ann waits")
            sit_at_table(ann, ben)
            waits += play_game(folder, {"Ann": ann, "Ben": ben}, chance)
            until(lambda: "Another game" in ben.said[-600:]
                  and "Another game" in ann.said[-600:], "both ends")
        assert "Traceback" not in ann.said + ben.said
    print("%d whole games, %d turns; a turn is seen after %.2f s (median), "
          "%.2f s (worst)" % (number, len(waits), statistics.median(waits),
                              max(waits)))
    return waits


def show_waiting(seconds=20):
    """Print what a program costs that waits for the other one."""
    with tempfile.TemporaryDirectory() as home:
        folder = pathlib.Path(home) / "share"
        folder.mkdir()
        white, black = sat_down(folder)
        black.wait_for("Waiting for")
        before = processor_time(black.process)
        time.sleep(seconds)
        cost = (processor_time(black.process) - before) / seconds
        for pc in (white, black):
            pc.kill()
    print("waiting costs %.2f %% of a core" % (100 * cost))
    return cost


def show_lobby(games=500):
    """Print what a look at the lobby costs beside this many finished games."""
    with tempfile.TemporaryDirectory() as folder:
        chance = random.Random(3)
        for _ in range(games):
            a_game_left(folder, chance)
        lobby = Lobby(folder, "Eve")
        begun = time.perf_counter()
        places = look_around(lobby)
        first = time.perf_counter() - begun
        begun = time.perf_counter()
        look_around(lobby)
        later = time.perf_counter() - begun
        for name in os.listdir(folder):
            os.utime(os.path.join(folder, name), (0, 0))
        open_table(folder, "Ann", new_game())
        begun = time.perf_counter()
        look_around(Lobby(folder, "Eve"))
        old = time.perf_counter() - begun
    print("a look at %d games of today costs %.0f ms, later looks %.0f ms; of "
          "another day, %.0f ms" % (len(places), 1000 * first, 1000 * later,
                                    1000 * old))
    return first, later, old


def a_game_left(folder, chance):
    """Write the sheets of a game that a player gives up after forty turns."""
    chairs = begun(folder)
    play_by_chance(chairs, chance, 40)
    for chair in chairs:
        read_other(chair)
        if whose_line(chair.table) == chair.side:
            add_line(chair, "resign")
    for chair in chairs:
        read_other(chair)
        chair.lock.close()


def main(words):
    """Print all figures."""
    show_waiting()
    show_lobby()
    show_games(int(words[0]) if words else 5)


if __name__ == "__main__":
    main(sys.argv[1:])

"""benchmark_meeting.py - measures two programs that meet: speed and cost.

STORAGE  SHORT
PROCESS  play_game a_turn_seen main
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

from helpers.by_hand import open_by_hand, table_by_hand
from helpers.playing import copied, until
from helpers.quoting import part
from helpers.real_idle import RealIdle, why_not_here
from helpers.two_pcs import (IdlePc, Pc, a_turn, end_all,
                             seated, table_in)
from rooms.meeting.lobby import Lobby, look_around
from rooms.meeting.table import whose_line
from rules import result

# STORAGE

# A draw after 4 turns without a mill, so that fifty games take only minutes.
SHORT = ("--no-mill-turns", "4")


# PROCESS

def play_game(folder, pcs, chance):
    """Play a random game to its end, with messages, offers and requests.
    Returns for each turn after how many seconds the other player saw it."""
    waits = []
    until(lambda: table_in(folder).white is not None, "a roll")
    while result(table_in(folder).game) is None:
        table = table_in(folder)
        side = whose_line(table)
        pc, other = [pcs[table.seats[one].name] for one in (side, 1 - side)]
        taken = table.seats[side].taken
        until(lambda: pc.said.rstrip().endswith((":", "?")), "a prompt")
        if table.offer:
            agreed = table.offer[1] != "draw" and chance.random() < 0.7
            pc.type("yes" if agreed else "no")
        elif len(table.game.turns) > 2 and chance.random() < 0.1:
            pc.type(chance.choice(["say hello", "draw", "undo"]))
        else:
            waits.append(a_turn_seen(pc, other, a_turn(table, chance)))
        until(lambda: table_in(folder).seats[side].taken > taken, "a line")
    return waits


def a_turn_seen(pc, other, turn):
    """Type a turn. Returns the seconds until the other program asks for the
    next turn, or says that the game is over."""
    waits, before = part("waiting far"), len(other.said)
    pc.type(turn)
    return until(lambda: other.said.rstrip().endswith((":", "?"))
                 and waits not in other.said[before:] and len(other.said)
                 > before + len(turn), (pc.name, turn, "is seen"))


# OUTPUT

def show_games(number, seed=1):
    """Play whole games between a terminal and IDLE, and print how soon the
    turns were seen."""
    chance, waits, ready = random.Random(seed), [], part("ask ready")
    lobby, over = part("ask lobby").split("(")[0], part("table over")
    with contextlib.ExitStack() as stack:
        home = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))
        stack.callback(end_all)
        folder = home / "share"
        folder.mkdir()
        ann = Pc(folder, "Ann", *SHORT, terminal=True)
        ann.wait_for("waiting guest")
        if why_not_here():
            print("(IDLE cannot run here: %s)" % why_not_here())
            ben = Pc(folder, "Ben")
        else:
            idle = stack.enter_context(RealIdle(copied(home / "program")))
            ben = IdlePc(idle, folder, "Ben")
        pcs = {"Ann": ann, "Ben": ben}
        for game in range(number):
            until(lambda: lobby in ben.said[-200:], "the lobby")
            if game:
                until(lambda: lobby in ann.said[-200:], "the lobby")
                ann.type("open")
                ann.wait_for("waiting guest")
            ben.type("ann")
            for pc in pcs.values():
                until(lambda: pc.said.count(ready) > game, "two sit")
                pc.type("ready")
            waits += play_game(folder, pcs, chance)
            until(lambda: over in ben.said[-600:] and over in ann.said[-600:],
                  "both ends")
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
        black = seated(Pc, folder)[1]
        black.wait_for("waiting first")
        about, costs = pathlib.Path("/proc/%d/stat" % black.process.pid), []
        for pause in (0, seconds):
            time.sleep(pause)
            words = about.read_text().split()
            costs.append((int(words[13]) + int(words[14]))
                         / os.sysconf("SC_CLK_TCK") / seconds)
        end_all()
    print("waiting costs %.2f %% of a core" % (100 * (costs[1] - costs[0])))


def show_lobby(games=500):
    """Print what a look at the lobby costs beside this many finished games."""
    times = []

    def look(lobby):
        """Look around, and note how long it takes."""
        begun = time.perf_counter()
        look_around(lobby)
        times.append(1000 * (time.perf_counter() - begun))
    with tempfile.TemporaryDirectory() as home:
        folder = pathlib.Path(home)
        for _ in range(games):
            turns = ["turn " + point for point in "d6 d5 a1 g1 b2 f6".split()]
            table_by_hand(folder, texts=turns + ["resign"])
        lobby = Lobby(home, "Eve")
        look(lobby)
        look(lobby)
        for path in folder.iterdir():
            os.utime(str(path), (0, 0))
        open_by_hand(folder, "Cid")
        look(Lobby(home, "Eve"))
    print("a look at %d games of today costs %.0f ms, later looks %.0f ms; of "
          "another day, %.0f ms" % (games, *times))


def main(words):
    """Print all figures."""
    show_waiting()
    show_lobby()
    show_games(int(words[0]) if words else 5)


if __name__ == "__main__":
    main(sys.argv[1:])

"""benchmark.py - prints what the program costs, as ratios in one run.

INPUT    nothing
STORAGE  ROOT TIMES
PROCESS  seconds_of children_seconds median_of spiel_count
OUTPUT   start turn counting main

Run it: python tests/tools/benchmark.py. It runs the program as a process, with
the same Python. If the package open_spiel is installed, it also compares how
fast games are counted: OpenSpiel's game is written in C++, and the same
recursion walks through it.
"""

import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from helpers.guard import at_home                            # noqa: E402
from helpers.perft import count_turns                           # noqa: E402
from helpers.playing import WHOLE_GAME, copied                  # noqa: E402
from rules import new_game    # noqa: E402

TIMES = 15


def seconds_of(typed, *words, **environment):
    """The CPU seconds of a process, with its start. It may keep compiled
    files, as Python usually does."""
    keep = {name: value for name, value in os.environ.items()
            if name != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:   # has no kept game
        before = children_seconds()
        subprocess.run([sys.executable, *words], input=typed, check=True,
                       stdout=subprocess.DEVNULL, cwd=folder,
                       env=dict(keep, **at_home(folder), **environment))
        return children_seconds() - before


def children_seconds():
    """The CPU seconds of all processes that have run so far."""
    try:
        import resource
    except ImportError:                 # Windows measures in steps of 16 ms
        times = os.times()
        return times.children_user + times.children_system
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def median_of(typed, *words, **environment):
    """The median CPU seconds of several runs."""
    return statistics.median(seconds_of(typed, *words, **environment)
                             for _ in range(TIMES))


def start():
    """Print what it costs to start and to leave. Returns the seconds."""
    program = str(ROOT / "nine_mens_morris.py")
    bare = median_of(b"", "-c", "pass")
    leave = median_of(b"quit\n", program)
    with tempfile.TemporaryDirectory() as folder:
        copied(pathlib.Path(folder, "program"))
        afresh = median_of(
            b"quit\n", os.path.join(folder, "program", "nine_mens_morris.py"),
            PYTHONDONTWRITEBYTECODE="1")
    print("start and quit: %.1f ms CPU, %.2f times a bare interpreter "
          "(%.1f ms); compiled anew, %.1f ms"
          % (leave * 1000, leave / bare, bare * 1000, afresh * 1000))
    return leave


def turn(start_seconds):
    """Print what a turn of a piped game costs, with its picture."""
    games = 10
    typed = "\n".join((WHOLE_GAME + ["yes"]) * games).encode()
    whole = median_of(typed, str(ROOT / "nine_mens_morris.py"))
    cost = (whole - start_seconds) / (len(WHOLE_GAME) * games)
    print("a turn of a piped game: %.2f ms CPU" % (cost * 1000))


def spiel_count(state, depth):
    """The same as count_turns, for a state of OpenSpiel."""
    if depth == 0:
        return 1
    player, total = state.current_player(), 0
    for action in state.legal_actions():
        after = state.child(action)
        if after.is_terminal() or after.current_player() != player:
            total += spiel_count(after, depth - 1)
        else:
            total += sum(spiel_count(after.child(man), depth - 1)
                         for man in after.legal_actions())
    return total


def counting(depth=5):
    """Print how fast sequences of turns are counted."""
    began = time.perf_counter()
    number = count_turns(new_game(), depth)
    ours = time.perf_counter() - began
    print("counting %d sequences of %d turns: %.2f s" % (number, depth, ours))
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed, so there is nothing to compare")
        return
    state = pyspiel.load_game("nine_mens_morris").new_initial_state()
    began = time.perf_counter()
    assert spiel_count(state, depth) == number
    theirs = time.perf_counter() - began
    print("OpenSpiel needs %.2f s: ours is %.2f of it" % (theirs,
                                                          ours / theirs))


def main():
    """Print all figures."""
    turn(start())
    counting()


if __name__ == "__main__":
    main()

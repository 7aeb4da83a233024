"""benchmark.py - prints what the program costs.

Run it: python tests/tools/benchmark.py. It runs the program as a process, with
the same Python.
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

from helpers.guard import at_home
from helpers.perft import count_turns
from helpers.playing import WHOLE_GAME, copied
from rules import new_game

TIMES = 15

def children_seconds():
    """The CPU seconds of all processes that have run so far."""
    try:
        import resource
    except ImportError:                 # Windows measures in steps of 16 ms
        return os.times().children_user + os.times().children_system
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def median_of(typed, *words, **environment):
    """The median CPU seconds of a process, with its start. It may keep
    compiled files, as Python usually does."""
    keep = {name: value for name, value in os.environ.items()
            if name != "PYTHONDONTWRITEBYTECODE"}
    seconds = []
    for _ in range(TIMES):
        with tempfile.TemporaryDirectory() as folder:   # has no kept game
            before = children_seconds()
            subprocess.run([sys.executable, *words], input=typed, check=True,
                           stdout=subprocess.DEVNULL, cwd=folder,
                           env=dict(keep, **at_home(folder), **environment))
            seconds.append(children_seconds() - before)
    return statistics.median(seconds)


def main():
    """Print what a start, a turn, and counting games cost."""
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
    games = 10
    whole = median_of("\n".join((WHOLE_GAME + ["yes"]) * games).encode(),
                      program)
    print("a turn of a piped game: %.2f ms CPU"
          % (1000 * (whole - leave) / (len(WHOLE_GAME) * games)))
    begun = time.process_time()
    number = count_turns(new_game(), 5)
    print("counting %d sequences of 5 turns: %.2f s"
          % (number, time.process_time() - begun))


if __name__ == "__main__":
    main()

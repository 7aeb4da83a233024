"""benchmark_computer.py - measures how fast and how deep the computer thinks.

    python tests/tools/benchmark_computer.py

The five positions are from a game with a seed, so they are always the same.
"""

import pathlib
import random
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from helpers.drawn import random_game
from rooms.computer.search import Search, think
from rules import legal_turns


def seconds_of(work, *words, **options):
    """How long something takes, in real seconds."""
    begun = time.perf_counter()
    work(*words, **options)
    return time.perf_counter() - begun


def main():
    """For each of the five positions, print how many positions a second, how
    deep and how long the computer thinks. It is allowed one second."""
    for turns in (2, 6, 11, 16, 30):
        game, search = random_game(random.Random(5), turns), Search(seconds=1)
        seconds = seconds_of(think, search, game, legal_turns(game))
        print("after %2d turns: %6d positions a second, depth %2d, %.3f s"
              % (turns, search.positions / seconds, search.depth, seconds))
    program = [sys.executable, str(ROOT / "nine_mens_morris.py")]
    print("first prompt after %.2f s" % min(seconds_of(
        subprocess.check_output, program, input=b"") for _ in range(5)))


if __name__ == "__main__":
    main()

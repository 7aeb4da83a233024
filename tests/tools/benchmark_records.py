"""benchmark_records.py - measures what it costs to keep a game.

INPUT    nothing
STORAGE  GAMES
PROCESS  write_bare seconds measure
OUTPUT   main

Random games are played to their end and kept after each turn. The same bytes
are also written in the simplest way: write, flush, fsync, replace, and fsync
of the folder. Both are measured after each turn, in turns one or the other
first.
"""

import os
import pathlib
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from helpers.kept_player import dice, turn_by                   # noqa: E402
from rooms.records.files import new_tags    # noqa: E402
from rooms.records.kept import Kept, keep    # noqa: E402
from rooms.records.record import record_of    # noqa: E402
from rules import new_game, play    # noqa: E402

# STORAGE

GAMES = 20


# PROCESS

def write_bare(path, text):
    """Write a file completely or not at all, with the least work."""
    with open(path + ".new", "wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(path + ".new", path)
    folder = os.open(os.path.dirname(path), os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


def seconds(action, *details):
    """How long an action takes."""
    begun = time.perf_counter()
    action(*details)
    return time.perf_counter() - begun


def measure(folder, seed):
    """[(seconds to keep it, seconds to write it)] for each turn of a game."""
    game, numbers, kept = new_game(), dice(seed), Kept([folder])
    tags, times = dict(new_tags(), White="Ann", Black="Ben"), []
    bare = os.path.join(folder, "bare.txt")
    turn = turn_by(numbers, game)
    while turn:
        play(game, turn)
        text = record_of(game, tags).encode("utf-8")
        if len(game.turns) % 2:
            keeping = seconds(keep, kept, game, tags)
            times.append((keeping, seconds(write_bare, bare, text)))
        else:
            writing = seconds(write_bare, bare, text)
            times.append((seconds(keep, kept, game, tags), writing))
        turn = turn_by(numbers, game)
    return times


# OUTPUT

def main():
    """Print what it costs to keep and to write, and the ratio of both."""
    with tempfile.TemporaryDirectory(dir=os.getcwd()) as folder:
        times = [pair for seed in range(GAMES)
                 for pair in measure(folder, seed)]
    keeping, writing = [sum(column) for column in zip(*times)]
    middle = [sorted(column)[len(times) // 2] for column in zip(*times)]
    print("%d turns of %d games; milliseconds a turn: kept %.3f, bare %.3f"
          % (len(times), GAMES, keeping / len(times) * 1000,
             writing / len(times) * 1000))
    print("ratio of the sums %.2f, of the medians %.2f (at most 1.5)"
          % (keeping / writing, middle[0] / middle[1]))


if __name__ == "__main__":
    main()

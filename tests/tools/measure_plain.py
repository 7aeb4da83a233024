"""measure_plain.py - what a player hears of a turn: how many lines and words.

    python tests/tools/measure_plain.py         ten short games
    python tests/tools/measure_plain.py 50      more of them

The games are random and the same each time. Each is played twice: with
`plain full`, which tells the position after each turn, and with `plain`, which
tells only the turn. What the players type does not count.
"""

import os
import pathlib
import random
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
for folder in (ROOT, ROOT / "tests"):
    sys.path.insert(0, str(folder))

from helpers.drawn import random_game
from helpers.guard import at_home, watch
from helpers.playing import played
from rooms.console.words import notation

TURNS = 60              # a game is broken off then


def random_turns(seed):
    """The turns of a random game, of at most TURNS turns."""
    return random_game(random.Random(seed), TURNS).turns


def heard_of(turns, word="plain"):
    """The lines that are heard while these turns are played, without the
    typed ones. A question is a line of its own."""
    typed = list(map(notation, turns))
    said = played(word, *typed, "quit").split(": %s\n" % word, 1)[1]
    for line in typed:
        said = said.replace(": %s\n" % line, ":\n", 1)
    return [line for line in said.split("\n") if line.strip()]


def measures(games, word):
    """(lines, words) of a turn in these games, with this word typed first."""
    heard = [line for turns in games for line in heard_of(turns, word)]
    count = sum(map(len, games))
    return len(heard) / count, sum(len(line.split()) for line in heard) / count


def main(number=10):
    """Print a row for each word."""
    games = [random_turns(seed) for seed in range(number)]
    for word in ("plain full", "plain"):
        print("%-12s %4.1f lines and %5.1f words a turn" % (
            word, *measures(games, word)))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.environ.update(at_home(folder))
        watch(folder)
        main(*map(int, sys.argv[1:]))

"""kept_player.py - a program that plays and keeps a game until it is killed.

`python -S -E kept_player.py FOLDER SEED` prints the number of turns after each
turn that it has kept. If you know the seed, you know all turns of the game.
"""

import os
import random
import sys

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
sys.path[:0] = [ROOT, os.path.join(ROOT, "tests")]

import board

board.MEN = 9               # whatever somebody tries in board.py

from helpers.drawn import random_options, turn_by
from rooms.records import KeptGame, keep
from rules import new_game, play


def main():
    """Play until the game has ended."""
    folder, seed = sys.argv[1], int(sys.argv[2])
    chance, kept = random.Random(seed), KeptGame([folder])
    game = new_game(**random_options(chance))
    tags = {"White": "Ann %d" % seed, "Black": 'J\xfcrgen "J"'}
    turn = turn_by(chance, game)
    while turn:
        play(game, turn)
        if keep(kept, game, tags):
            sys.exit("not kept")
        sys.stdout.write("%d\n" % len(game.turns))
        sys.stdout.flush()
        turn = turn_by(chance, game)


if __name__ == "__main__":
    main()

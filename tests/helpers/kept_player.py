"""kept_player.py - a program that plays and keeps a game until it is killed.

`python -S -E kept_player.py FOLDER SEED` prints the number of turns after each
turn that it has kept. If you know the seed, you know all turns of the game.
"""

import os
import sys

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
sys.path.insert(0, ROOT)

import board

board.MEN = 9               # whatever somebody tries in board.py

from rooms.records import KeptGame, keep
from rules import OPTIONS, legal_turns, new_game, play


SETTINGS = {"no_mill_turns": (50, 40, 0), "three_men_turns": (10, 7, 0),
            "repetitions": (3, 4, 0)}


def dice(seed):
    """An endless row of numbers, the same for the same seed."""
    while True:
        seed = (seed * 6364136223846793005 + 1442695040888963407) % 2 ** 64
        yield seed >> 33


def options_by(numbers):
    """Options for a game, chosen by the numbers."""
    choices = dict(OPTIONS, **SETTINGS)
    return {name: values[next(numbers) % len(values)]
            for name, values in choices.items()}


def turn_by(numbers, game):
    """A legal turn, or None. The turn removes a man only now and then."""
    turns = legal_turns(game)
    if next(numbers) % 6:
        turns = [turn for turn in turns if not turn[2]] or turns
    return turns[next(numbers) % len(turns)] if turns else None


def main():
    """Play until the game has ended."""
    folder, seed = sys.argv[1], int(sys.argv[2])
    numbers, kept = dice(seed), KeptGame([folder])
    game = new_game(**options_by(numbers))
    tags = {"White": "Ann %d" % seed, "Black": 'J\xfcrgen "J"'}
    turn = turn_by(numbers, game)
    while turn:
        play(game, turn)
        if keep(kept, game, tags):
            sys.exit("not kept")
        sys.stdout.write("%d\n" % len(game.turns))
        sys.stdout.flush()
        turn = turn_by(numbers, game)


if __name__ == "__main__":
    main()

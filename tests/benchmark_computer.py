"""benchmark_computer.py - how fast and how deep the computer thinks.

INPUT    nothing
STORAGE  POSITIONS
PROCESS  position search_of seconds_to_prompt
OUTPUT   show_speed show_matches show_games main

    python tests/benchmark_computer.py              speed, depth, first prompt
    python tests/benchmark_computer.py matches 40   each level and the next
    python tests/benchmark_computer.py games 500    with random options

The positions are five of a seeded game, so they are always the same.
"""

import argparse
import pathlib
import random
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from board import BLACK, WHITE                                  # noqa: E402
from computer import LEVELS                                     # noqa: E402
from computer.search import Search, think                       # noqa: E402
from helpers.drawn import random_options                        # noqa: E402
from rules import legal_turns, new_game, play                   # noqa: E402
from test_computer import a_game, points_of_match               # noqa: E402

# STORAGE

# After so many turns of a game by chance the thinking begins.
POSITIONS = (2, 6, 11, 16, 30)


# PROCESS

def position(turns):
    """The game by chance with seed 5 after so many turns."""
    game, chance = new_game(), random.Random(5)
    for _ in range(turns):
        play(game, chance.choice(legal_turns(game)))
    return game


def search_of(game, seconds=1.0):
    """The search after thinking for so long, and how long it was."""
    search = Search(seconds=seconds)
    begun = time.perf_counter()
    think(search, game, legal_turns(game))
    return search, time.perf_counter() - begun


def seconds_to_prompt():
    """How long the program takes until it has asked for the first turn."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, str(ROOT / "nine_mens_morris.py")],
                   input=b"", stdout=subprocess.PIPE)
    return time.perf_counter() - begun


# OUTPUT

def show_speed():
    """Print positions a second, the depth and the time in five positions, of
    the one second that is allowed."""
    for turns in POSITIONS:
        search, seconds = search_of(position(turns))
        print("after %2d turns: %6d positions a second, depth %2d, %.3f s"
              % (turns, search.positions / seconds, search.depth, seconds))
    print("first prompt after %.2f s"
          % min(seconds_to_prompt() for _ in range(5)))


def show_matches(games):
    """Print what each level scores against the one below it."""
    levels = list(LEVELS)
    for worse, better in zip(levels, levels[1:]):
        points = points_of_match(better, worse, games, 1)
        print("%s - %s: %.0f %% of %d games"
              % (better, worse, 100 * points, games))


def show_games(games):
    """Play games between levels, any illegal turn or exception ends it."""
    for seed in range(games):
        chance = random.Random(seed)
        white, black = chance.choice(list(LEVELS)), chance.choice(list(LEVELS))
        levels = {WHITE: white, BLACK: black}
        game = a_game(levels, chance, 0.02, **random_options(chance))
        print("game %d: %s - %s, %d turns"
              % (seed + 1, white, black, len(game.turns)))
    print("%d games: no illegal turn, no exception, no game changed" % games)


def main():
    """Show what the arguments ask for."""
    shows = {"speed": lambda games: show_speed(), "matches": show_matches,
             "games": show_games}
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", nargs="?", choices=list(shows),
                        default="speed")
    parser.add_argument("games", nargs="?", type=int, default=40)
    words = parser.parse_args()
    shows[words.what](words.games)


if __name__ == "__main__":
    main()

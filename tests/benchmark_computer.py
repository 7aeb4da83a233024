"""benchmark_computer.py - how fast and how deep the computer thinks.

INPUT    nothing
STORAGE  POSITIONS LONGEST
PROCESS  position search_of seconds_to_prompt naive_human player_of
         game_between points_between mills_closed
OUTPUT   show_speed show_matches show_ladder show_games main

    python tests/benchmark_computer.py              speed, depth, first prompt
    python tests/benchmark_computer.py matches 40   each level and the next
    python tests/benchmark_computer.py ladder 100   against a naive human
    python tests/benchmark_computer.py games 500    with random options

The positions are five of a seeded game, so they are always the same. A player
of the ladder is a function of a game and of chance that gives a turn.
"""

import argparse
import pathlib
import random
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from board import BLACK, WHITE, mill_points                     # noqa: E402
from computer import LEVELS, choose_turn                        # noqa: E402
from computer.search import Search, think                       # noqa: E402
from helpers.drawn import random_options                        # noqa: E402
from rules import (OTHER, copy_of, legal_turns, new_game, play, # noqa: E402
                   result, unmake)
from test_computer import a_game, points_of_match               # noqa: E402

# STORAGE

# After so many turns of a game by chance the thinking begins.
POSITIONS = (2, 6, 11, 16, 30)
LONGEST = 300           # turns, then a game of the ladder counts as drawn


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


# PROCESS: the ladder

def naive_human(game, chance):
    """Closes a mill if he can, else blocks one of the other, else plays any
    turn; and he removes any man."""
    turns, blocks = legal_turns(game), mill_points(game.spots,
                                                   OTHER[game.to_move])
    mills = [turn for turn in turns if turn[2]]
    blocking = [turn for turn in turns if turn[1] in blocks]
    return chance.choice(mills or blocking or turns)


def player_of(level):
    """The player of this level; expert thinks for 0.2 seconds."""
    def player(game, chance):
        return choose_turn(game, level, 0.2, chance)
    return player


def game_between(players, chance):
    """A game between two players, {man: player}, to its end."""
    game = new_game()
    while result(game) is None and len(game.turns) < LONGEST:
        play(game, players[game.to_move](game, chance))
    return game


def points_between(first, second, games, seed=1):
    """(what the first player scores of 1.0, the share of his mills that he
    closes) in so many games; they exchange colours."""
    chance, points, mills = random.Random(seed), 0.0, []
    for number in range(games):
        man = (WHITE, BLACK)[number % 2]
        game = game_between({man: first, OTHER[man]: second}, chance)
        winner = (result(game) or (None,))[0]
        points += {man: 1.0, None: 0.5}.get(winner, 0.0)
        mills += mills_closed(game, man)
    return points / games, sum(mills) / max(1, len(mills))


def mills_closed(game, man):
    """For each turn of this player that could make a mill: did it?"""
    game, closed = copy_of(game), []
    while game.turns:
        turn = unmake(game)
        if game.to_move == man and any(way[2] for way in legal_turns(game)):
            closed.append(bool(turn[2]))
    return closed


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


def show_ladder(games):
    """Print, for each level, what a naive human scores against it, what it
    scores against the level below, and how many of its mills it closes."""
    print("level     naive human  against the one below  mills closed")
    below = None
    for level in LEVELS:
        player = player_of(level)
        points, closed = points_between(player, naive_human, games)
        beats = points_between(player, below, games)[0] if below else 0.0
        print("%-9s %9.0f %% %20s %% %11.0f %%" % (
            level, 100 - 100 * points,
            "%.0f" % (100 * beats) if below else "-", 100 * closed),
            flush=True)
        below = player


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
             "ladder": show_ladder, "games": show_games}
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", nargs="?", choices=list(shows),
                        default="speed")
    parser.add_argument("games", nargs="?", type=int, default=40)
    words = parser.parse_args()
    shows[words.what](words.games)


if __name__ == "__main__":
    main()

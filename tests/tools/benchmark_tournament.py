"""benchmark_tournament.py - prints what the referee and a tournament cost.

PROCESS  bare_game referees_game seconds_of tournament_seconds
OUTPUT   show_referee show_apart show_cores main

    python tests/tools/benchmark_tournament.py

It compares within one run: random games with the referee and the same games in
a bare loop over the rules, a game whose players have their own processes, and
a tournament on one core and on all cores.
"""

import pathlib
import random
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from board import BLACK, WHITE    # noqa: E402
from rooms.tournament.apart import (cores_here, games_apart,    # noqa: E402
                                    play_game)
from rooms.tournament.results import Plan, fixtures_of, job_of    # noqa: E402
from rules import legal_turns, new_game, play, result    # noqa: E402

PLAYERS = ["beginner", "easy", "fair", "medium", "good", "chance.py",
           "mill_maker.py", "looks_ahead.py"]


# PROCESS

def by_chance(game):
    """Any legal turn."""
    return random.choice(legal_turns(game))


def bare_game():
    """Play a random game in a bare loop over the rules."""
    game = new_game()
    while not result(game):
        play(game, by_chance(game))


def referees_game():
    """Play a random game with the referee."""
    play_game(new_game(), {WHITE: by_chance, BLACK: by_chance}, {})


def seconds_of(function, games, seed):
    """How many CPU seconds `games` games of this kind take."""
    random.seed(seed)
    begun = time.process_time()
    for _ in range(games):
        function()
    return time.process_time() - begun


def tournament_seconds(players, games, cores):
    """Play a tournament. Returns (number of games, seconds)."""
    plan = Plan(players, games, 1, 2, {})
    jobs = [job_of(plan, game) for game in fixtures_of(plan)]
    begun = time.perf_counter()
    played = len(list(games_apart(jobs, cores)))
    return played, time.perf_counter() - begun


# OUTPUT

def show_referee():
    """Print what the referee costs. The shortest of 20 runs of each kind
    counts, since other work of the machine only makes a run longer."""
    bare, whole = [min(times) for times in zip(*[
        (seconds_of(bare_game, 40, seed), seconds_of(referees_game, 40, seed))
        for seed in [1] * 20])]
    print("40 games by chance: %.0f ms in a bare loop, %.0f ms with the "
          "referee (%+.0f %%)" % (1000 * bare, 1000 * whole,
                                  100 * (whole / bare - 1)))


def show_apart():
    """Print what it costs that each player has its own process."""
    bare = min(seconds_of(bare_game, 40, seed) for seed in [1] * 20) / 40
    games, apart = tournament_seconds(["chance.py", "mill_maker.py"], 40, 1)
    print("a game of chance and mill_maker: %.0f ms with two processes (one "
          "by chance takes %.0f ms in a bare loop)"
          % (1000 * apart / games, 1000 * bare))


def show_cores():
    """Print how long a tournament takes on one core, and on all cores."""
    games, one = tournament_seconds(PLAYERS, 4, 1)
    _, many = tournament_seconds(PLAYERS, 4, cores_here())
    print("a tournament of 8 players, %d games: %.1f s on one core, %.1f s on "
          "%d (%.2f)" % (games, one, many, cores_here(), many / one))


def main():
    """Print all figures."""
    show_referee()
    show_apart()
    show_cores()


if __name__ == "__main__":
    main()

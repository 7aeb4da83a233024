"""benchmark_learning.py - does `progress` name the habits of a player?

    python tests/tools/benchmark_learning.py 20

It plants a habit in two ways, each in two players. They play five games for
each of the 20 samples. Is this habit named, another, or none? For players
without a habit, each is false (but beginner does miss mills, and neither
beginner nor easy stops them). `20 1000` plays other games.
"""

import collections
import pathlib
import random
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from helpers.habit_players import BLAMELESS, WITH_HABIT, five_games
from rooms.computer import search
from rooms.learning.grades import judged_turns
from rooms.learning.habits import habits_in, worst_habit
from rooms.learning.history import GAME_SECONDS, tags_with_grades

QUICK = GAME_SECONDS / 6        # a game: the habits are the same, and sooner

search.perf_counter = time.process_time


def named(player, seed):
    """The habit that `progress` names after five games of this player."""
    chance = random.Random(seed)
    random.seed(seed)
    return worst_habit([
        habits_in(game, tags_with_grades(
            {}, judged_turns(game, QUICK, [man]), False), man)
        for game, man in five_games(player, chance)])


def show_habits(samples=20, first=0):
    """For each habit that is planted, and each player without a habit: which
    habits were named, and how often."""
    players = dict(WITH_HABIT)
    players.update((name, [player]) for name, player in BLAMELESS.items())
    for name, kinds in players.items():
        said = collections.Counter(
            named(kinds[seed % len(kinds)], first + seed)
            for seed in range(samples))
        print("%-17s" % name, "%d samples:" % samples, dict(said), flush=True)


if __name__ == "__main__":
    show_habits(*map(int, sys.argv[1:]))

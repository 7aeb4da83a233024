"""benchmark_computer.py - measures how fast and how deep the computer thinks.

    python tests/tools/benchmark_computer.py             speed, depth, prompt
    python tests/tools/benchmark_computer.py ladder 100  against a naive human

The five positions are from a game with a seed, so they are always the same. A
match is a tournament of two with 0.4 seconds a turn. Expert uses half of them.
"""

import argparse
import pathlib
import random
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from board import BLACK, WHITE
from helpers.drawn import random_game
from rooms.computer import LEVELS
from rooms.computer.search import Search, think
from rooms.records import beginning_of
from rooms.tournament.apart import CORES, games_apart
from rooms.tournament.results import Plan, fixtures_of, game_of
from rooms.tournament.standings import points_between
from rooms.tournament.tournaments import result_of
from rules import legal_turns, play_legal

NAIVE = str(ROOT / "tests" / "helpers" / "naive_human.py")


def seconds_of(work, *words):
    """How long something takes, in real seconds."""
    begun = time.perf_counter()
    work(*words)
    return time.perf_counter() - begun


def first_prompt():
    """Run the program until it asks for the first turn."""
    subprocess.run([sys.executable, str(ROOT / "nine_mens_morris.py")],
                   input=b"", stdout=subprocess.PIPE)


def played(players, games):
    """[(row, game)] of all games of a tournament on all cores."""
    plan = Plan(players, games, 1, 0.4, {})
    games = [game_of(plan, fixture) for fixture in fixtures_of(plan)]
    return [(result_of(apart), apart.game)
            for apart in games_apart(games, CORES)]


def points_of(name, games):
    """What share of the points a player wins in these games: 0.0 to 1.0."""
    points = points_between([row for row, _ in games])
    return sum(gained for (one, _), gained in points.items()
               if one == name) / len(games)


def mills_closed(game, man):
    """For each turn in which this player could make a mill: was one made?"""
    now, closed = beginning_of(game), []
    for turn in game.turns:
        if now.to_move == man and any(way[2] for way in legal_turns(now)):
            closed.append(bool(turn[2]))
        play_legal(now, turn)
    return closed


def show_speed(games):
    """For each of the five positions, print how many positions a second, how
    deep and how long the computer thinks. It is allowed one second."""
    for turns in (2, 6, 11, 16, 30):
        game, search = random_game(random.Random(5), turns), Search(seconds=1)
        seconds = seconds_of(think, search, game, legal_turns(game))
        print("after %2d turns: %6d positions a second, depth %2d, %.3f s"
              % (turns, search.positions / seconds, search.depth, seconds))
    print("first prompt after %.2f s"
          % min(seconds_of(first_prompt) for _ in range(5)))


def show_ladder(games):
    """For each level, print what a naive human scores against it, what it
    scores against the level below, and how many possible mills it makes."""
    print("level     naive human  against the one below  mills closed")
    for below, level in zip([None, *LEVELS], LEVELS):
        naive = played([level, NAIVE], games)
        beats = "%.0f" % (100 * points_of(level, played(
            [level, below], games))) if below else "-"
        closed = [mill for row, game in naive for mill in mills_closed(
            game, WHITE if row.white == level else BLACK)]
        print("%-9s %9.0f %% %20s %% %11.0f %%" % (
            level, 100 * points_of(NAIVE, naive), beats,
            100 * sum(closed) / max(1, len(closed))), flush=True)


def main():
    """Show what the arguments ask for."""
    shows = {"speed": show_speed, "ladder": show_ladder}
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", nargs="?", choices=list(shows),
                        default="speed")
    parser.add_argument("games", nargs="?", type=int, default=40)
    words = parser.parse_args()
    shows[words.what](words.games)


if __name__ == "__main__":
    main()

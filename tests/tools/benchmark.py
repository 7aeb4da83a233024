"""benchmark.py - prints what the program and a tournament cost, as ratios.

STORAGE  how often, and who plays: TIMES PLAYERS
PROCESS  measures processes, games and tournaments: median_of seconds_of
OUTPUT   the figures of one run: main

Run it: python tests/tools/benchmark.py. It runs the program as a process, with
the same Python. With the word tournament, it compares random games with the
referee, the same games in a bare loop over the rules, games whose players have
their own processes, and a tournament on one core and on all cores.
"""

import os
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from board import BLACK, WHITE
from helpers.guard import at_home
from helpers.perft import count_turns
from helpers.playing import WHOLE_GAME, copied
from rooms.tournament.apart import (cores_here, games_apart,
                                    play_game)
from rooms.tournament.results import Plan, fixtures_of, job_of
from rules import legal_turns, new_game, play, result

# STORAGE

TIMES = 15
PLAYERS = ["beginner", "easy", "fair", "medium", "good", "chance.py",
           "mill_maker.py", "looks_ahead.py"]


# PROCESS

def children_seconds():
    """The CPU seconds of all processes that have run so far."""
    try:
        import resource
    except ImportError:                 # Windows measures in steps of 16 ms
        return os.times().children_user + os.times().children_system
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def median_of(typed, *words, **environment):
    """The median CPU seconds of a process, with its start. It may keep
    compiled files, as Python usually does."""
    keep = {name: value for name, value in os.environ.items()
            if name != "PYTHONDONTWRITEBYTECODE"}
    seconds = []
    for _ in range(TIMES):
        with tempfile.TemporaryDirectory() as folder:   # has no kept game
            before = children_seconds()
            subprocess.run([sys.executable, *words], input=typed, check=True,
                           stdout=subprocess.DEVNULL, cwd=folder,
                           env=dict(keep, **at_home(folder), **environment))
            seconds.append(children_seconds() - before)
    return statistics.median(seconds)


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


def seconds_of(function, games=40):
    """How many CPU seconds the same random games take."""
    random.seed(1)
    begun = time.process_time()
    for _ in range(games):
        function()
    return time.process_time() - begun


def tournament_seconds(players, games, cores):
    """Play a tournament. Returns (number of games, seconds)."""
    plan = Plan(players, games, 1, 2, {})
    jobs = [job_of(plan, game) for game in fixtures_of(plan)]
    begun = time.perf_counter()
    return len(list(games_apart(jobs, cores))), time.perf_counter() - begun


# OUTPUT

def show_program():
    """Print what a start, a turn, and counting games cost."""
    program = str(ROOT / "nine_mens_morris.py")
    bare = median_of(b"", "-c", "pass")
    leave = median_of(b"quit\n", program)
    with tempfile.TemporaryDirectory() as folder:
        copied(pathlib.Path(folder, "program"))
        afresh = median_of(
            b"quit\n", os.path.join(folder, "program", "nine_mens_morris.py"),
            PYTHONDONTWRITEBYTECODE="1")
    print("start and quit: %.1f ms CPU, %.2f times a bare interpreter "
          "(%.1f ms); compiled anew, %.1f ms"
          % (leave * 1000, leave / bare, bare * 1000, afresh * 1000))
    games = 10
    whole = median_of("\n".join((WHOLE_GAME + ["yes"]) * games).encode(),
                      program)
    print("a turn of a piped game: %.2f ms CPU"
          % (1000 * (whole - leave) / (len(WHOLE_GAME) * games)))
    begun = time.process_time()
    number = count_turns(new_game(), 5)
    print("counting %d sequences of 5 turns: %.2f s"
          % (number, time.process_time() - begun))


def show_tournament():
    """Print what the referee costs, processes for players, and one core."""
    bare, whole = [min(times) for times in zip(*[
        (seconds_of(bare_game), seconds_of(referees_game))
        for _ in range(20)])]       # other work only makes a run longer
    print("40 games by chance: %.0f ms in a bare loop, %.0f ms with the "
          "referee (%+.0f %%)" % (1000 * bare, 1000 * whole,
                                  100 * (whole / bare - 1)))
    games, apart = tournament_seconds(["chance.py", "mill_maker.py"], 40, 1)
    print("a game of chance and mill_maker: %.0f ms with two processes (one "
          "by chance takes %.0f ms in a bare loop)"
          % (1000 * apart / games, 1000 * bare / 40))
    games, one = tournament_seconds(PLAYERS, 4, 1)
    _, many = tournament_seconds(PLAYERS, 4, cores_here())
    print("a tournament of 8 players, %d games: %.1f s on one core, %.1f s on "
          "%d (%.2f)" % (games, one, many, cores_here(), many / one))


def main(words):
    """Print the figures of the program, or those of a tournament."""
    if words == ["tournament"]:
        show_tournament()
    else:
        show_program()


if __name__ == "__main__":
    main(sys.argv[1:])

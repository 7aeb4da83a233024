"""class_players.py - players of a class for the tests, and games of theirs.

STORAGE  FIRST
PROCESS  games_here game_here one_game table_in

A game of a tournament is a process of its own, which costs much more than the
game. So a test plays its games in this process, with games_here; but where it
is about the process, with games_apart of the program.
"""

import contextlib
import random
import re
import sys
import tempfile

from board import BLACK, WHITE
from rules import copy_of, new_game
from tournament import one_game as program
from tournament import path_of_player
from tournament.apart import Job, outcome_of
from tournament.referee import LONGEST

# STORAGE

FIRST = '"""Plays the first turn."""\nfrom rules import legal_turns\n' \
    "def choose_turn(game):\n    return legal_turns(game)[0]\n"


# PROCESS

def games_here(jobs, cores=1, alive=None):
    """As games_apart does, but one game after the other in this process."""
    for job in jobs:
        if alive:
            alive(0.0)
        yield job, game_here(job)
    if alive:
        alive(0.0)


def game_here(job):
    """The Outcome of a game that is played in this process. It is read from
    what the program of one game writes, as if that had been started."""
    printed, state, path = program.Printed(), random.getstate(), sys.path[:]
    own = dict(vars(job), game=copy_of(job.game), loading=None,
               players={man: path_of_player(name)
                        for man, name in job.players.items()})
    with tempfile.TemporaryFile() as output, \
            contextlib.redirect_stdout(printed):
        program.tell(output.fileno(), {"begun": True})
        random.seed(job.seed)
        ended = program.play(own, output.fileno())
        program.tell(output.fileno(), dict(ended, printed=printed.text))
        random.setstate(state)
        sys.path[:] = path
        output.seek(0)
        return outcome_of(job, output.read())


def one_game(white, black, seconds=60, most=LONGEST, game=None, seed=1,
             games=games_here):
    """The Outcome of one game, played here, or by games_apart."""
    job = Job(game or new_game(), {WHITE: white, BLACK: black}, seed, seconds,
              most)
    return [outcome for _, outcome in games([job])][0]


def table_in(said):
    """The names and the points of the table."""
    return re.findall(r"(?m)^ +\d+ (\w+) +([\d.]+) +(\d+) +(\d+) +(\d+)",
                      said)

"""schedule.py - who plays whom in a tournament, and from which first turns.

STORAGE  the plan of a tournament: Plan
PROCESS  lists all games, with the first turns of each: fixtures_of job_of

A `plan` is a Plan, a `fixture` a Row of standings.py: one game that is to be
played. All that chance decides follows from the plan's seed and the number of
the round, so that the same plan gives the same games, in whatever order they
end.
"""

import itertools
import os
import random

from board import BLACK, WHITE
from rooms.computer import LEVELS
from rooms.tournament.apart import Job
from rooms.tournament.player_files import path_of_player
from rooms.tournament.standings import Row
from rules import legal_turns, make, new_game

# STORAGE

# Turns drawn by chance with which a game begins, so that games differ; the two
# players of a pair have the same ones, each once as White and once as Black.
FIRST_TURNS = 2         # (!) Try 6.
MOST_GAMES = 10000      # of a tournament


class Plan:
    """What is agreed upon before a tournament. ValueError for a player that
    there is not."""

    def __init__(self, players, games, seed, seconds, options):
        for name in players:
            if not (isinstance(name, str) and (
                    name in LEVELS or os.path.isfile(path_of_player(name)))):
                raise ValueError("there is no player %r" % (name,))
        self.players = players      # their names
        self.games = games          # that each pair plays, an even number
        self.seed = seed            # of all that is left to chance
        self.seconds = seconds      # that a turn may take
        self.options = options      # of the rules, as in rules.OPTIONS


# PROCESS

def games_in(plan):
    """How many games a plan has."""
    return len(plan.players) * (len(plan.players) - 1) // 2 * plan.games


def fixtures_of(plan):
    """A Row for every game of a plan, in the order of the rounds. In each
    round every pair plays once; in the next one they exchange colours."""
    pairs = [*itertools.combinations(plan.players, 2)]
    return [Row(number * len(pairs) + place,
                *(pair[::-1] if number % 2 else pair))
            for number in range(plan.games)
            for place, pair in enumerate(pairs, 1)]


def job_of(plan, fixture):
    """The Job for one game. The games of two rounds begin with the same turns,
    since the colours are exchanged in the second."""
    rounds = (fixture.number - 1) * plan.games // games_in(plan)
    chance = random.Random("%s opening %s" % (plan.seed, rounds // 2))
    game = new_game(**plan.options)
    for _ in range(FIRST_TURNS):
        make(game, chance.choice(legal_turns(game)))
    return Job(game, {WHITE: fixture.white, BLACK: fixture.black},
               "%s game %s" % (plan.seed, fixture.number), plan.seconds,
               fixture=fixture)

"""schedule.py - who plays whom in a tournament, and with which first turns.

STORAGE  the plan of a tournament: Plan
PROCESS  lists all games, with the first turns of each: fixtures_of job_of

A `plan` is a Plan. A `fixture` is one game that shall be played: a Row of
standings.py. Everything that is left to chance follows from the seed of the
plan and the number of the game. So the same plan always gives the same games,
in whatever order they end.
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

# A game begins with some turns by chance, so that no two games are alike. Each
# pair plays from the same first turns twice: they swap colours in between.
FIRST_TURNS = 2         # (!) Try 6.
MOST_GAMES = 10000      # of a tournament


class Plan:
    """What is agreed before a tournament. Raises ValueError for a player that
    does not exist."""

    def __init__(self, players, games, seed, seconds, options):
        for name in players:
            if not (isinstance(name, str) and (
                    name in LEVELS or os.path.isfile(path_of_player(name)))):
                raise ValueError("there is no player %r" % (name,))
        self.players = players      # their names
        self.games = games          # of each pair, an even number
        self.seed = seed            # of everything that is left to chance
        self.seconds = seconds      # for a turn, at most
        self.options = options      # of the rules, as in rules.OPTIONS


# PROCESS

def games_in(plan):
    """The number of games in a plan."""
    return len(plan.players) * (len(plan.players) - 1) // 2 * plan.games


def fixtures_of(plan):
    """A Row for every game of a plan, round by round. In each round every pair
    plays once. In the next round they swap colours."""
    pairs = [*itertools.combinations(plan.players, 2)]
    return [Row(number * len(pairs) + place,
                *(pair[::-1] if number % 2 else pair))
            for number in range(plan.games)
            for place, pair in enumerate(pairs, 1)]


def job_of(plan, fixture):
    """The Job for one game. Two rounds begin with the same turns, because the
    pairs swap colours in the second one."""
    rounds = (fixture.number - 1) * plan.games // games_in(plan)
    chance = random.Random("%s opening %s" % (plan.seed, rounds // 2))
    game = new_game(**plan.options)
    for _ in range(FIRST_TURNS):
        make(game, chance.choice(legal_turns(game)))
    return Job(game, {WHITE: fixture.white, BLACK: fixture.black},
               "%s game %s" % (plan.seed, fixture.number), plan.seconds,
               fixture=fixture)

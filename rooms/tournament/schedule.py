"""schedule.py - who plays whom in a tournament, and from which first turns.

STORAGE  the plan of a tournament, and one game of it: Plan Fixture
PROCESS  lists all games, with the first turns of each: fixtures_of job_of
         opening

A `plan` is a Plan, a `fixture` a Fixture: one game that is to be played. All
that chance decides follows from the plan's seed and the number of the round,
so that the same plan gives the same games, in whatever order they end.
"""

import itertools
import os

from board import BLACK, WHITE
from rooms.computer import LEVELS
from rooms.tournament.apart import Job
from rooms.tournament.player_files import path_of_player
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
        check_players(players)
        self.players = players      # their names
        self.games = games          # that each pair plays, an even number
        self.seed = seed            # of all that is left to chance
        self.seconds = seconds      # that a turn may take
        self.options = options      # of the rules, as in rules.OPTIONS


class Fixture:
    """One game of a tournament."""

    def __init__(self, number, round_played, white, black):
        self.number = number        # 1 and up, in the order of the rounds
        self.round = round_played   # 0 and up: each pair plays once in it
        self.white = white          # the names of the players
        self.black = black


# PROCESS

def check_players(names):
    """ValueError for a name that is no level, and no file of a player."""
    for name in names:
        if not (isinstance(name, str) and (
                name in LEVELS or os.path.isfile(path_of_player(name)))):
            raise ValueError("there is no player %r" % (name,))


def games_in(plan):
    """How many games a plan has."""
    pairs = len(plan.players) * (len(plan.players) - 1) // 2
    return pairs * plan.games


def fixtures_of(plan):
    """Every Fixture of a plan. In each round every pair plays once; in the
    next one they exchange colours."""
    fixtures = []
    for number in range(plan.games):
        for pair in itertools.combinations(plan.players, 2):
            white, black = pair[::-1] if number % 2 else pair
            fixtures.append(Fixture(len(fixtures) + 1, number, white, black))
    return fixtures


def job_of(plan, fixture):
    """The Job for one game."""
    return Job(opening(plan, fixture.round // 2),
               {WHITE: fixture.white, BLACK: fixture.black},
               "%s game %s" % (plan.seed, fixture.number), plan.seconds,
               fixture=fixture)


def opening(plan, number):
    """The game with which both games of a pair of rounds begin."""
    import random                   # slow to load, and seldom needed
    game = new_game(**plan.options)
    chance = random.Random("%s opening %s" % (plan.seed, number))
    for _ in range(FIRST_TURNS):
        make(game, chance.choice(legal_turns(game)))
    return game

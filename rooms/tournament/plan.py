"""plan.py - the plan of a tournament, its games, and their folder.

STORAGE  the plan of a tournament, and a game of it: Plan Fixture
PROCESS  lists all games, with the first turns of each: fixtures_of game_of
OUTPUT   makes the folder, and writes down each game: new_folder write_down

A `plan` is a Plan. A `fixture` is a Fixture: one game that shall be played.
When it has been played, it is a `row`, a Row of standings.py. Everything that
is left to chance follows from the seed of the plan and the number of the game.
So the same plan always gives the same games, in whatever order they end.

Each tournament has a folder of its own. A `folder` is its path, such as
tournaments/3. It has these files:

    17.txt          the record of game 17
    table.txt       the table, for people

If a file cannot be written, OSError is raised.
"""

import itertools
import os
import random
from collections import namedtuple

from board import BLACK, WHITE
from rooms.console import level_in_records
from rooms.records import (COMMENT, in_best_folder, new_tags, own_folders,
                           record_of, write_in)
from rooms.tournament.apart import GameApart
from rules import legal_turns, new_game, play_legal

# STORAGE

TOURNAMENTS = "tournaments"     # the folder of all tournaments

# A game begins with some turns by chance, so that no two games are alike. Each
# pair plays from the same first turns twice: they swap colours in between.
FIRST_TURNS = 2         # (!) Try 6.


# What is agreed before a tournament.
#   players     their names
#   games       of each pair, an even number
#   seed        of everything that is left to chance
#   seconds     for a turn, at most
#   options     of the rules, as in rules.OPTIONS
Plan = namedtuple("Plan", "players games seed seconds options")

# A game of a plan: its number, 1, 2, 3 ..., and the names of its players.
Fixture = namedtuple("Fixture", "number white black")


# PROCESS

def games_in(plan):
    """The number of games in a plan."""
    return len(plan.players) * (len(plan.players) - 1) // 2 * plan.games


def fixtures_of(plan):
    """The Fixtures of a plan, round by round. In each round every pair plays
    once. In the next round they swap colours."""
    pairs = [*itertools.combinations(plan.players, 2)]
    return [Fixture(number * len(pairs) + place,
                    *(pair[::-1] if number % 2 else pair))
            for number in range(plan.games)
            for place, pair in enumerate(pairs, 1)]


def game_of(plan, fixture):
    """The GameApart of a fixture. Two rounds begin with the same turns,
    because the pairs swap colours in the second one."""
    at = (fixture.number - 1) * plan.games // games_in(plan)    # its round
    chance = random.Random("%s opening %s" % (plan.seed, at // 2))
    game = new_game(**plan.options)
    for _ in range(FIRST_TURNS):
        play_legal(game, chance.choice(legal_turns(game)))
    return GameApart(game, {WHITE: fixture.white, BLACK: fixture.black},
                     "%s game %s" % (plan.seed, fixture.number), plan.seconds,
                     fixture=fixture)


# OUTPUT

def new_folder():
    """Make the folder of a new tournament, with the next number. Returns its
    path."""
    places = own_folders(TOURNAMENTS)
    numbers = [int(name) for place in places
               for name in next(os.walk(place), ("", [], []))[1]
               if name.isascii() and name.isdigit() and len(name) < 9]
    number = str(max(numbers, default=0) + 1)
    folders = [os.path.join(place, number) for place in places]
    return in_best_folder(folders, str)     # it makes the folder, no more


def write_down(folder, row, apart):
    """Write down a game: its record, and what a player did wrong."""
    tags = dict(new_tags(), Event="Tournament " + os.path.basename(folder),
                Round=str(row.number), White=level_in_records(row.white),
                Black=level_in_records(row.black))
    if row.error:
        tags[COMMENT % len(apart.game.turns)] = row.error + "."
    write_in(folder, tags["Round"] + ".txt", record_of(apart.game, tags))

"""set_up.py - positions set up: some FENs, and games that begin at a position."""

import random

from board import BLACK, EMPTY, POINTS, WHITE
from helpers.drawn import random_game, random_options
from rooms.commands.setup import read_position
from rooms.records import begin_at, read_fen, set_up
from rules import OTHER, position_of, result


def at(words, **options):
    """The game at a position: the words that follow the command setup, such as
    "W 0 1 14 B 3 21 move black hand 4". Any number of men will do."""
    return set_up(*read_position(words.split()), **options)


NO_DRAWS = {"no_mill_turns": 0, "three_men_turns": 0, "repetitions": 0}

SET_UP = "setup W 0 1 2 B 5 9 20"

# FENs of Sanmill, from its own tests: the beginning, and a later one.
OF_SANMILL = [
    "********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1",
    "OOO***@*/@**@****/******@* b m s 3 0 4 0 0 0 -1 -1 -1 -1 0 0 31 "
    "ids:nodes"]

# A drawing of the position of SET_UP.
SKETCH = """
    W --- W --- W
    | .-- . --B |
    | | . . . | |
    B . .   . . .
    | | . . . | |
    | .-- . --B |
    . --- . --- ."""


def game_of(fen, **options):
    """The game that begins at a FEN."""
    return begin_at(*read_fen(fen), **options)


def with_men(chance, mine, others, **options):
    """A position: `mine` are the points of the player to move."""
    man = chance.choice((WHITE, BLACK))
    spots = [man if point in mine else OTHER[man] if point in others else EMPTY
             for point in POINTS]
    return set_up(spots, man, (0, 0), **options)


def by_chance(chance, mine, others, **options):
    """A random position with so many men of the player to move, and others."""
    points = chance.sample(POINTS, mine + others)
    return with_men(chance, points[:mine], points[mine:], **options)


def places(seed, number):
    """`number` games that begin at a position, after a few turns by chance.
    The positions come from games by chance, in all phases, for both sides."""
    chance, found = random.Random(seed), []
    while len(found) < number:
        options = random_options(chance)
        game = random_game(chance, chance.randrange(80), **options)
        if not result(set_up(*position_of(game), **options)):
            found.append(set_up(*position_of(game), **options))
    return found

"""endgames.py - the flying endgames, solved: who wins, and in how many turns.

INPUT    read_tables
STORAGE  FILE SIZES SOLVED FAR
PROCESS  first_images image ranks tables_in is_solved worth_of worth_after
         best_turns

Solved are three men against three, four or five when all are placed, by the
usual rules. tests/make_endgames.py has made the file, and tells how. A `men`
is where a player's men stand, points from small to great. A worth is seen by
the player to move: FAR less the turns to the end for a win, as much below zero
for a loss, 0 for a draw.
"""

import itertools
import os
import zlib
from functools import lru_cache

from board import POINTS, points_of
from computer.symmetries import RETURNS, SYMMETRIES
from rules import OTHER, all_men_placed, has_few, lift, possible_turns, put

# INPUT

@lru_cache(maxsize=None)
def read_tables():
    """{men of the other: a table}; {} if the file is missing or damaged.

    In a table follow one another, for each first image of three men, the turns
    to the end for every place of the other's men, and 1; 0 is a draw.
    """
    try:
        with open(FILE, "rb") as file:
            head, _, packed = file.read().partition(b"\n")
        tables = zlib.decompress(packed)
    except (OSError, zlib.error):
        return {}
    if head != b"%d %d" % (len(tables), zlib.crc32(tables)):
        return {}
    return tables_in(tables)


# STORAGE

FILE = os.path.join(os.path.dirname(__file__), "endgames.bin")
SIZES = (3, 4, 5)       # of the other's men, against three
SOLVED = {"flying": "three", "two_mills": "one", "all_in_mills": "any"}
FAR = 1000              # no endgame takes so many turns


# PROCESS: the tables

@lru_cache(maxsize=None)
def first_images():
    """For every three men: the number of their first image, which alone stands
    in the tables, and the symmetry that leads to it."""
    found = {}
    numbers = itertools.count()
    for men in itertools.combinations(POINTS, 3):
        if men not in found:
            number = next(numbers)
            for goes, returns in zip(SYMMETRIES, RETURNS):
                found.setdefault(image(men, goes), (number, returns))
    return found


def image(men, goes):
    """The men as they stand under a symmetry."""
    return tuple(sorted([goes[point] for point in men]))


@lru_cache(maxsize=None)
def ranks(size):
    """The number of every place where so many men can stand."""
    return {men: rank for rank, men
            in enumerate(itertools.combinations(POINTS, size))}


def tables_in(together):
    """The tables that follow one another in the file, each by its size."""
    found, begin = {}, 0
    firsts = 1 + max(number for number, _ in first_images().values())
    for size in SIZES:
        end = begin + firsts * len(ranks(size))
        found[size], begin = together[begin:end], end
    return found


# PROCESS: what is known of a position

def is_solved(game):
    """Is it known how this position ends?"""
    sizes = sorted(game.spots.count(man) for man in OTHER)
    return (sizes[0] == 3 and sizes[1] in SIZES and all_men_placed(game)
            and all(game.options[name] == value
                    for name, value in SOLVED.items())
            and bool(read_tables()))


def worth_of(game):
    """What a solved position is worth to the player to move."""
    mine, others = [points_of(game.spots, man)
                    for man in (game.to_move, OTHER[game.to_move])]
    if len(mine) > 3:       # it is the answer that stands in the tables
        return max(worth_after(game, turn) for turn in possible_turns(game))
    number, goes = first_images()[tuple(mine)]
    places = ranks(len(others))
    at = number * len(places) + places[image(others, goes)]
    turns = read_tables()[len(others)][at] - 1
    if turns < 0:
        return 0
    return FAR - turns if turns % 2 else turns - FAR


def worth_after(game, turn):
    """What a turn in a solved position is worth to the player who makes it.
    (Three men never block four or five.)"""
    put(game, turn)
    worth = -FAR if has_few(game, game.to_move) else worth_of(game)
    lift(game, turn)
    if worth:               # it takes one turn more from here
        worth += 1 if worth < 0 else -1
    return -worth


def best_turns(game, turns):
    """Those of the turns that keep what a solved position is worth: the
    shortest ways to win, or the longest to lose. All, if it is not solved."""
    if not is_solved(game):
        return turns
    worths = {turn: worth_after(game, turn) for turn in turns}
    best = max(worths.values())
    return [turn for turn in turns if worths[turn] == best]

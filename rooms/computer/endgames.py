"""endgames.py - the endgames that are solved: who wins, in how many turns.

INPUT    reads the files of the solved endgames: read_tables
STORAGE  the names of these files, and which endgames are solved: FLYING
         WALKING MOST_MEN
PROCESS  looks up whether a position is won, and in how many turns: is_solved
         worth_of worth_after

Solved are all positions with three, four or five men each when all are placed,
and three against six, by the usual rules on the usual board. make_flying.py
and make_walking.py in tests/tools/ made the files, and tell how. A `men` is
where a player's men stand, points from small to great, `mine` those of the
player to move. A worth is seen by him: FAR less the turns to the end for a
win, as much below zero for a loss, 0 for a draw. A lane is that of
symmetries.py.
"""

import itertools
import os
import struct
import zlib
from functools import lru_cache
from math import comb

from board import BLACK, EMPTY, MILLS, POINTS, WHITE, points_of
from rooms.computer.symmetries import CODES, RETURNS, SYMMETRIES, smallest
from rules import OTHER, all_men_placed, has_few, lift, possible_turns, put

# INPUT

@lru_cache(maxsize=None)
def read_tables():
    """(the flying endgames; those in which nobody flies: {lane: turns to the
    end} of all positions that are won or lost); {} for a file that is missing
    or damaged."""
    # In the file the turns stand in the bits above the points.
    walking = {entry % PLACED: entry // PLACED for entry,
               in struct.iter_unpack("<Q", read_file(WALKING))}
    return flying_in(read_file(FLYING)), walking


def read_file(path):
    """What is packed in a file; b"" if it is missing or damaged."""
    try:
        with open(path, "rb") as file:
            head, _, packed = file.read().partition(b"\n")
        whole = zlib.decompress(packed, bufsize=UNPACKED)
    except (OSError, zlib.error):
        return b""
    return whole if head == head_of(whole) else b""


def head_of(whole):
    """The first line of a file: length and sum of what is packed in it, and
    the sum of the mills of the board: on another board it is not true."""
    return b"%d %d %d" % (len(whole), zlib.crc32(whole),
                          zlib.crc32(repr(MILLS).encode()))


# STORAGE

FOLDER = os.path.dirname(__file__)
FLYING = os.path.join(FOLDER, "flying.bin")
WALKING = os.path.join(FOLDER, "walking.bin")
MOST_MEN = {3: 6, 4: 5, 5: 5}   # that are solved against this many men
VACANT = 14             # points at least, in all these endgames
SOLVED = {"flying": "three", "two_mills": "one", "all_in_mills": "any"}
UNPACKED = 29980500     # bytes; one piece of that size takes least memory
FAR = 1000              # no endgame takes so many turns
PLACED = 2 ** 48        # all lanes without men in hand are below


# PROCESS: the tables

@lru_cache(maxsize=None)
def first_images():
    """For every three men: the number of their first image, which alone stands
    in the tables, and the symmetry that leads to it."""
    found, firsts = {}, 0
    for men in itertools.combinations(POINTS, 3):
        if men not in found:
            for goes, returns in zip(SYMMETRIES, RETURNS):
                image = tuple(sorted([goes[point] for point in men]))
                found.setdefault(image, (firsts, returns))
            firsts += 1
    return found


def rank(men):
    """The number of the place where these men stand, as they follow one
    another in itertools.combinations.

    >>> rank((0, 1, 2)), rank((0, 1, 3)), rank((21, 22, 23))
    (0, 1, 2023)
    """
    after = [comb(POINTS[-1] - point, len(men) - at)
             for at, point in enumerate(men)]       # places that follow
    return comb(len(POINTS), len(men)) - 1 - sum(after)


def flying_in(whole):
    """{men of the other: a table}, as they follow one another in the file; {}
    if that is empty.

    In a table follow one another, for each first image of three men, the turns
    to the end for every place of the other's men, and 1; 0 is a draw.
    """
    found, begin = {}, 0
    firsts = 1 + max(number for number, _ in first_images().values())
    for size in range(3, MOST_MEN[3] + 1 if whole else 0):
        end = begin + firsts * comb(len(POINTS), size)
        found[size], begin = memoryview(whole)[begin:end], end
    return found


def lane_of(mine, others):
    """The smallest lane of a position, seen by the player to move as White."""
    return smallest(sum([CODES[WHITE][point] for point in mine])
                    + sum([CODES[BLACK][point] for point in others]))[0]


# PROCESS: what is known of a position

def is_solved(game):
    """Is it known how this position ends?"""
    if game.spots.count(EMPTY) < VACANT:
        return False
    fewer, more = sorted([game.spots.count(man) for man in OTHER])
    return (more <= MOST_MEN.get(fewer, 0) and all_men_placed(game)
            and SOLVED.items() <= game.options.items()
            and all(read_tables()))


def worth_of(game):
    """What a solved position is worth to the player to move."""
    mine, others = [points_of(game.spots, man)
                    for man in (game.to_move, OTHER[game.to_move])]
    if len(others) == 3 < len(mine):    # the answer stands in the tables
        return max(worth_after(game, turn) for turn in possible_turns(game))
    flying, walking = read_tables()
    if len(mine) > 3:
        turns = walking.get(lane_of(mine, others), -1)
    else:
        number, goes = first_images()[tuple(mine)]
        image = sorted([goes[point] for point in others])
        at = number * comb(len(POINTS), len(image)) + rank(image)
        turns = flying[len(image)][at] - 1
    if turns < 0:           # a draw
        return 0
    return FAR - turns if turns % 2 else turns - FAR


def worth_after(game, turn):
    """What a turn in a solved position is worth to the player who makes it.
    (Three men never block four to six.)"""
    put(game, turn)
    worth = -FAR if has_few(game, game.to_move) else worth_of(game)
    lift(game, turn)
    if worth:               # it takes one turn more from here
        worth += 1 if worth < 0 else -1
    return -worth

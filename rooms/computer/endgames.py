"""endgames.py - the endgames that are solved: who wins, in how many turns.

INPUT    reads the files of the solved endgames: read_tables
STORAGE  the names of these files, and which endgames are solved: FLYING
         WALKING MOST_MEN
PROCESS  looks up whether a position is won, and in how many turns, and picks
         the best turns: is_solved worth_of best_turns

When all men are placed, these positions are solved: three, four or five men
each, and three against six, by the usual rules on the usual board. The
programs make_flying.py and make_walking.py in tests/tools/ made the files.
They tell how.

`men` are the points where a player's men stand, from the smallest to the
largest. `mine` are those of the player to move, and a worth is seen by this
player. A win is FAR minus the turns to the end, a loss is the same below zero,
and a draw is 0. A lane is that of symmetries.py. A `turn` is that of rules.py.
"""

import itertools
import os
import struct
import zlib
from functools import lru_cache
from math import comb

from board import EMPTY, MILLS, POINTS, points_of
from rooms.computer.judgement import MAN_WORTH
from rooms.computer.symmetries import SYMMETRIES, WAYS_BACK, lane_of
from rules import (OTHER, all_men_placed, has_few, move_men, move_men_back,
                   possible_turns)

# INPUT

@lru_cache(maxsize=None)
def read_tables():
    """(the flying endgames, the walking endgames). The first are those of
    flying_in. The second are {lane: turns to the end} of all positions that
    are won or lost. A file that is missing or damaged gives {}."""
    # In each number of the file the turns stand in the bits above the lane.
    walking = {entry % PLACED: entry // PLACED for entry,
               in struct.iter_unpack("<Q", read_file(WALKING))}
    return flying_in(read_file(FLYING)), walking


def read_file(path):
    """What is packed in a file. b"" if the file is missing or damaged."""
    try:
        with open(path, "rb") as file:
            head, _, packed = file.read().partition(b"\n")
        whole = zlib.decompress(packed, bufsize=UNPACKED)
    except (OSError, zlib.error):
        return b""
    return whole if head == head_of(whole) else b""


def head_of(whole):
    """The first line of a file: the length and the checksum of what is packed,
    and the checksum of the mills. With other mills the file is not used,
    because its endgames would not be true."""
    return b"%d %d %d" % (len(whole), zlib.crc32(whole),
                          zlib.crc32(repr(MILLS).encode()))


# STORAGE

FOLDER = os.path.dirname(__file__)
FLYING = os.path.join(FOLDER, "flying.bin")
WALKING = os.path.join(FOLDER, "walking.bin")
MOST_MEN = {3: 6, 4: 5, 5: 5}   # 3 men are solved against at most 6, ...
VACANT = 14             # empty points that all these endgames have
SOLVED = {"flying": "three", "two_mills": "one", "all_in_mills": "any"}
UNPACKED = 29980500     # bytes: one piece of this size takes least memory
FAR = 1000              # no endgame takes this many turns
PLACED = 2 ** 48        # all lanes without men in hand are below this number

WON = 5 * MAN_WORTH     # the worth of a position that is won by an error
THREAT = MAN_WORTH // 2     # ... of a mill that can be made next
NEAR_DRAWN = MAN_WORTH // 4   # the search chooses between turns so near


# PROCESS: the tables

@lru_cache(maxsize=None)
def first_images():
    """For every three men: (the number of their first image, the symmetry that
    leads to it). Only first images stand in the tables."""
    found, firsts = {}, 0
    for men in itertools.combinations(POINTS, 3):
        if men not in found:
            for goes, returns in zip(SYMMETRIES, WAYS_BACK):
                image = tuple(sorted([goes[point] for point in men]))
                found.setdefault(image, (firsts, returns))
            firsts += 1
    return found


def rank(men):
    """The number of this set of men, in the order of itertools.combinations.

    >>> rank((0, 1, 2)), rank((0, 1, 3)), rank((21, 22, 23))
    (0, 1, 2023)
    """
    after = [comb(POINTS[-1] - point, len(men) - at)
             for at, point in enumerate(men)]       # sets that come later
    return comb(len(POINTS), len(men)) - 1 - sum(after)


def flying_in(whole):
    """{number of the other player's men: a table}, cut out of the file in its
    order; {} if the file is empty.

    A table has one byte for each first image of three men and each place of
    the other player's men: 1 more than the turns to the end, or 0 for a draw.
    """
    found, begin = {}, 0
    firsts = 1 + max(number for number, _ in first_images().values())
    for size in range(3, MOST_MEN[3] + 1 if whole else 0):
        end = begin + firsts * comb(len(POINTS), size)
        found[size], begin = memoryview(whole)[begin:end], end
    return found


# PROCESS: what is known of a position

def is_solved(game):
    """Is it known how this position ends?"""
    if game.spots.count(EMPTY) < VACANT:
        return False
    fewer, more = sorted([game.spots.count(man) for man in OTHER])
    return (more <= MOST_MEN.get(fewer, 0) and all_men_placed(game)
            and SOLVED.items() <= game.options.items() and all(read_tables()))


def worth_of(game):
    """What a solved position is worth to the player to move."""
    mine, others = [points_of(game.spots, man)
                    for man in (game.to_move, OTHER[game.to_move])]
    if len(others) == 3 < len(mine):    # only the answers are in the tables
        return max(worth_after(game, turn) for turn in possible_turns(game))
    flying, walking = read_tables()
    if len(mine) > 3:
        turns = walking.get(lane_of(mine, others), -1)
    else:
        number, goes = first_images()[tuple(mine)]
        image = sorted([goes[point] for point in others])
        at = number * comb(len(POINTS), len(image)) + rank(image)
        turns = flying[len(image)][at] - 1      # see flying_in
    if turns < 0:           # a draw
        return 0
    return FAR - turns if turns % 2 else turns - FAR


def worth_after(game, turn):
    """What a turn in a solved position is worth to the player who makes it.
    (Three men never block four to six.)"""
    move_men(game, turn)
    worth = -FAR if has_few(game, game.to_move) else worth_of(game)
    move_men_back(game, turn)
    if worth:               # it takes one turn more from here
        worth += 1 if worth < 0 else -1
    return -worth


# PROCESS: the best turns

def best_turns(game, turns):
    """The turns that keep what a solved position is worth. If it is won, these
    are the shortest ways to win; if it is lost, the longest ways to lose. If
    it is a draw, they are the best by worth_if_drawn. If the position is not
    solved, all turns are returned."""
    if not is_solved(game):
        return turns
    worths = worths_after(game, turns)
    enough = max(worths.values())
    if not worth_of(game):
        enough -= NEAR_DRAWN
    return [turn for turn in worths if worths[turn] >= enough]


def worths_after(game, turns):
    """{turn: what it is worth} for these turns in a solved position. If it is
    a draw, a turn that keeps it is worth what worth_if_drawn says."""
    worths = {turn: worth_after(game, turn) for turn in turns}
    if not worth_of(game):
        for turn in turns:
            worths[turn] = worths[turn] or worth_if_drawn(game, turn)
    return worths


# In most positions with four or five men each, the tables only say that nobody
# can force a win. That does not help, because people make errors. So the best
# turns are those that keep the draw, keep our men, win some, and give the
# other player many chances for an error.
def worth_if_drawn(game, turn):
    """What a turn that keeps a solved draw is worth against a player who may
    make errors. One half is the worst answer to it, the other half is the mean
    of all answers. If there are answers that make a mill, only these count,
    since nobody overlooks their own mill. MAN_WORTH is the worth of a man."""
    man = game.to_move
    move_men(game, turn)
    replies = possible_turns(game)
    mills = [reply for reply in replies if reply[2]]
    found = []
    for reply in mills or replies:
        move_men(game, reply)
        worth = WON if worth_of(game) > 0 else MAN_WORTH * (
            game.spots.count(man) - game.spots.count(OTHER[man]))
        threat = any(turn[2] for turn in possible_turns(game))
        found.append(worth + THREAT if threat else worth)
        move_men_back(game, reply)
    move_men_back(game, turn)
    return round((min(found) + sum(found) / len(found)) / 2)

"""symmetries.py - a number for a position, the same for its mirror images.

STORAGE  the 16 symmetries, and the tables for the codes: RINGS SYMMETRIES
         CODES
PROCESS  makes the code of a position, and of the one after a turn: code_of
         code_after smallest

The board looks the same from four sides, in a mirror, and turned inside out.
These are its 16 symmetries. A `lane` is a whole number below 2 ** 64 for the
position seen under one symmetry. It has two bits for each point, and above
them the men in hand and the player to move. Two positions never have the same
lane. A `code` is one long number with all 16 lanes side by side, so that one
addition changes all of them.
"""

import struct

from board import BLACK, POINTS, WHITE
from rules import OTHER

# STORAGE

# The three rings, each read clockwise from its upper left corner.
RINGS = ((0, 1, 2, 14, 23, 22, 21, 9), (3, 4, 5, 13, 20, 19, 18, 10),
         (6, 7, 8, 12, 17, 16, 15, 11))
# For each point: the number of its ring, and its place in it.
RING_PLACES = [(ring, points.index(point)) for point in POINTS
               for ring, points in enumerate(RINGS) if point in points]

# The 16 symmetries. Each is a tuple: to which point does every point go? The
# rings are put in an `order`, mirrored if `way` is -1, and turned by a
# `shift`.
SYMMETRIES = tuple(tuple(RINGS[order[ring]][(way * place + shift) % 8]
                         for ring, place in RING_PLACES)
                   for order in ((0, 1, 2), (2, 1, 0))
                   for way in (1, -1) for shift in (0, 2, 4, 6))
WAYS_BACK = tuple(tuple(sorted(POINTS, key=goes.__getitem__))
                  for goes in SYMMETRIES)         # the way back of each


# PROCESS: the codes

def side_by_side(lanes):
    """The code of 16 lanes."""
    return int.from_bytes(struct.pack("<16Q", *lanes), "little")


# STORAGE: tables, made once

LANE = 2 ** 64 - 1      # all bits of the first lane
SIDE = side_by_side([1 << 60] * 16)
HANDS = {WHITE: side_by_side([1 << 48] * 16),
         BLACK: side_by_side([1 << 54] * 16)}
CODES = {man: tuple(side_by_side([bit << 2 * goes[point]
                                  for goes in SYMMETRIES])
                    for point in POINTS)
         for man, bit in ((WHITE, 1), (BLACK, 2))}


# PROCESS: the code of a position

def code_of(game):
    """The code of a position."""
    code = SIDE if game.to_move == BLACK else 0
    for man, hand in HANDS.items():
        code += game.in_hand[man] * hand
        code += sum(CODES[man][point] for point in POINTS
                    if game.spots[point] == man)
    return code


def code_after(code, man, turn):
    """The code after a turn of the player of `man`, made from the code before
    it."""
    start, end, removed = turn
    codes = CODES[man]
    code += SIDE if man == WHITE else -SIDE
    code += codes[end] - (HANDS[man] if start is None else codes[start])
    for point in removed:
        code -= CODES[OTHER[man]][point]
    return code


def smallest(code):
    """(the smallest lane, the number of its symmetry). All 16 images have the
    same smallest lane."""
    lanes = struct.unpack("<16Q", code.to_bytes(128, "little"))
    lane = min(lanes)
    return lane, lanes.index(lane)


def seen_by(goes, turn):
    """A turn as it looks under a symmetry."""
    start, end, removed = turn
    return (None if start is None else goes[start], goes[end],
            tuple([goes[point] for point in removed]))

"""symmetries.py - a number for a position, the same for its mirror images.

STORAGE  the rings of the board, and its 16 symmetries: RINGS SYMMETRIES
PROCESS  makes the number of a position: lane_of

The board looks the same from four sides, in a mirror, and turned inside out.
These are its 16 symmetries. A `lane` is a whole number for the position seen
under one symmetry. It has two bits for each point. Two positions never have
the same lane.
"""

from board import POINTS

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
# For each symmetry: the lower bit of every point in a lane.
BITS = tuple(tuple(1 << 2 * goes[point] for point in POINTS)
             for goes in SYMMETRIES)


# PROCESS

def lane_of(mine, others):
    """The smallest lane of a position, with `mine` for the points of the
    player to move. All 16 images have the same smallest lane."""
    return min([sum([bits[point] for point in mine])
                + 2 * sum([bits[point] for point in others]) for bits in BITS])

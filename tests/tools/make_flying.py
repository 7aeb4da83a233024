"""make_flying.py - solves the flying endgames, backwards from their ends.

Run it: python tests/tools/make_flying.py. In three minutes it looks at all 330
million positions in which one player has three men and the other has three to
six. Then it writes rooms/computer/flying.bin. It needs 730 MB of memory.

A `men` is a tuple of the points on which a player's men stand, the smallest
first. A `row` is a whole number. It stands for all positions in which the men
of the player to move stand on one such tuple. Bit i is about the one in which
the other player's men stand on the i-th tuple. So one "or" of two rows looks
at thousands of positions at once.

A player with two men, or without a move, has lost in 0 turns. A position is
won in 1, 3, 5, ... turns if some turn leads to a lost one. It is lost in 2, 4,
... turns if all turns lead to won ones. All others are drawn.
"""

import functools
import operator
import pathlib
import re
import sys
import zlib
from itertools import combinations

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from board import (EMPTY, POINTS, WHITE, destinations, mills_made,
                   removable_points)
from rooms.computer.endgames import FLYING, MOST_MEN, first_images, head_of
from rooms.computer.symmetries import WAYS_BACK

LONGEST = 40            # turns. Every win is shorter.
SIZES = range(3, MOST_MEN[3] + 1)
SETS = {size: [*combinations(POINTS, size)] for size in SIZES}
RANKS = {size: {men: rank for rank, men in enumerate(SETS[size])}
         for size in SIZES}
FIRSTS = [men for men, (_, goes) in first_images().items()
          if goes == WAYS_BACK[0]]        # the first images of three men


class Side:
    """All positions with `mine` men of the player to move, and `others`."""

    def __init__(self, mine, others, asked):
        self.mine, self.others = mine, others
        # Rows: which of the other player's tuples need none of these points?
        rows = [int("".join("1" if point in men else "0"
                            for men in reversed(SETS[others])), 2)
                for point in POINTS]
        every = 2 ** len(SETS[others]) - 1
        self.free = [every & ~joined(rows[point] for point in men)
                     for men in SETS[mine]]
        self.ends = [ends_of(men) for men in SETS[mine]]
        self.known = [0] * len(SETS[mine])      # rows: is the winner known?
        # The turns to the end, plus 1. All unasked rows share one bytearray.
        unasked, asked = bytearray(len(SETS[others])), set(asked)
        self.turns = [bytearray(unasked) if men in asked else unasked
                      for men in SETS[mine]]
        # What the other player has lost and won: rows of the other's men.
        self.seen = [[bytearray(len(SETS[mine]) // 8 + 1)
                      for _ in SETS[others]] for _ in ("lost", "won")]


def alone(men):
    """The spots of a board with White's men on these points, and no others."""
    return [WHITE if point in men else EMPTY for point in POINTS]


def ends_of(men):
    """The ranks of these men after a turn: (without a mill, with a mill)."""
    spots, quiet, mills = alone(men), [], []
    for start in men:
        for end in destinations(spots, start, len(men) == 3):
            after = tuple(sorted({*men, end} - {start}))
            kind = mills if mills_made(spots, WHITE, end, start) else quiet
            kind.append(RANKS[len(men)][after])
    return quiet, mills


def removals(men):
    """The ranks of the men that are left after each possible removal."""
    return [RANKS[len(men) - 1][tuple(man for man in men if man != point)]
            for point in removable_points(alone(men), WHITE)]


def joined(rows):
    """A row with the bits of all these rows."""
    return functools.reduce(operator.or_, rows, 0)


def taken(side, smaller):
    """For each tuple that ends with a mill: where the best removal makes the
    other player lose, and where every removal lets the other player win, as
    two dicts {number of turns: row}."""
    found = {}
    lefts = [removals(men) if smaller else () for men in SETS[side.others]]
    for end in {end for _, mills in side.ends for end in mills}:
        lost, won = {}, {}
        for rank, left in enumerate(lefts):
            turns = [smaller.turns[men][end] - 1 for men in left] or [0]
            losses = [turn for turn in turns if turn % 2 == 0]
            if side.free[end] >> rank & 1 and losses:
                lost[min(losses)] = lost.get(min(losses), 0) | 1 << rank
            elif side.free[end] >> rank & 1 and min(turns) > 0:
                won[max(turns)] = won.get(max(turns), 0) | 1 << rank
        found[end] = lost, won
    return found


def solve(side, other, takings, number):
    """Find what is won or lost in `number` turns, and note it in `side`."""
    wins, which = number % 2 == 1, 1 - number % 2
    quiet = [int.from_bytes(row, "little") for row in other.seen[which]]
    mills = {end: joined(row for turns, row in found[which].items()
                         if turns < number)
             for end, found in takings.items()}
    if not wins:        # lost: no turn leads to what is not won
        quiet = [free & ~row for free, row in zip(side.free, quiet)]
        mills = {end: side.free[end] & ~row for end, row in mills.items()}
    for rank, (ends, more) in enumerate(side.ends):
        row = side.free[rank] & joined([quiet[end] for end in ends]
                                       + [mills[end] for end in more])
        row = row if wins else side.free[rank] & ~row
        for at in bits(row & ~side.known[rank]):
            side.turns[rank][at] = number + 1
            side.seen[1 - which][at][rank // 8] |= 1 << rank % 8
        side.known[rank] |= row


def bits(row):
    """The numbers of the bits that are 1 in a row."""
    return [one.start() for one in re.finditer("1", bin(row)[:1:-1])]


def main():
    """Solve all positions, and write the file."""
    tables, smaller = b"", None
    for size in SIZES:
        flying = Side(3, size, SETS[3] if size == 3 else FIRSTS)
        walking = flying if size == 3 else Side(
            size, 3, SETS[size] if size < MOST_MEN[3] else ())
        pairs = [(flying, walking, taken(flying, smaller)),
                 (walking, flying, taken(walking, None))]
        for number in range(LONGEST):
            for pair in pairs[:1 if size == 3 else 2]:
                solve(*pair, number)
        tables += b"".join(flying.turns[RANKS[3][men]] for men in FIRSTS)
        smaller = walking
        print("three men against %d are solved" % size, flush=True)
    write_file(FLYING, tables)


def write_file(path, whole):
    """Pack the tables into a file of computer/."""
    pathlib.Path(path).write_bytes(
        head_of(whole) + b"\n" + zlib.compress(whole, 9))


if __name__ == "__main__":
    main()

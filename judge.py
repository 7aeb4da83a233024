"""judge.py - what a position is worth to a player, without looking ahead.

INPUT    nothing
STORAGE  MAN LINES SIGNS LINE_WORTHS GAINS
PROCESS  kind_of line_worth line_worths gains_of gain_on arrival gain taking
OUTPUT   judge

`spots` is the list of 24 of board.py, a `man` is WHITE or BLACK, a `point` is
0 to 23, a `turn` is (start, end, removed). A worth is a whole number, seen by
one player: what is good for him counts up, what is good for the other down.
"""

from board import ADJACENT, BLACK, EMPTY, MILLS, PARTNERS, POINTS, WHITE
from game import OTHER
from rules import all_men_placed

# STORAGE

MAN = 20        # (!) Try 60: the computer loves men, and is blocked soon.

# What a line is worth to the player whose men are the W in it, first while men
# are placed and then while they move; each time for a line of the inner or the
# outer ring, of the middle ring, and across the rings. A line read from
# the other end is worth the same, one with B for W as much less.
#
# The numbers were found, not thought out: a program played 3,000 games against
# itself, and these fit best to who won (logistic regression, as Michael Buro
# did for Othello, 1995). They tell that it is good to have ways to go and bad
# to stand between the other's men, and that a mill of placed men is worth less
# than the man that it removes: three men in a row block one another.
LINES = {
    "W..": ((1, 1, 0), (4, 3, 2)),
    ".W.": ((4, 5, 4), (3, 3, 1)),
    "WW.": ((2, 6, 3), (5, 5, 3)),
    "W.W": ((-3, -1, 5), (2, 7, 2)),
    "WWW": ((-10, 1, 10), (-8, -4, 2)),
    ".WB": ((6, 6, 5), (3, 4, 3)),
    "WWB": ((-17, -16, -12), (-8, -4, -3)),
    "WBW": ((-22, -21, -11), (-8, -6, -3)),
}
SIGNS = {WHITE: "W", BLACK: "B", EMPTY: "."}


# PROCESS: tables, made once

def kind_of(line):
    """0 for the inner and the outer ring, 1 for the middle one, 2 across."""
    ways = [len(ADJACENT[point]) for point in line]
    if ways[0] == 3:
        return 2
    return 1 if ways[1] == 4 else 0


def line_worth(line, moving, *men):
    """What a line is worth to White when these three men stand on it."""
    seen = "".join(SIGNS[man] for man in men)
    turned = "".join(SIGNS[OTHER.get(man, EMPTY)] for man in men)
    for row, sign in ((seen, 1), (seen[::-1], 1),
                      (turned, -1), (turned[::-1], -1)):
        if row in LINES:
            return sign * LINES[row][moving][kind_of(line)]
    return 0


def line_worths(moving):
    """For each line, a table from what stands on it to what it is worth."""
    return {line: {one: {two: {three: line_worth(line, moving, one, two, three)
                               for three in SIGNS}
                         for two in SIGNS}
                   for one in SIGNS} for line in MILLS}


# For each line through `point`: the other two points on it, and a table from
# what stands there to what a man who arrives on `point` gains.
def gains_of(man, point, moving):
    """The (one, two, table) of each line, for a man and a point."""
    found = []
    for one, two in PARTNERS[point]:
        table = {first: {second: gain_on({one: first, two: second, point: man},
                                         point, moving)
                         for second in SIGNS} for first in SIGNS}
        found.append((one, two, table))
    return tuple(found)


def gain_on(there, point, moving):
    """What the line of the points in `there` gains by the man on `point`."""
    line, man = tuple(sorted(there)), there[point]
    after = line_worth(line, moving, *[there[spot] for spot in line])
    there[point] = EMPTY
    before = line_worth(line, moving, *[there[spot] for spot in line])
    return after - before if man == WHITE else before - after


LINE_WORTHS = (line_worths(0), line_worths(1))
GAINS = tuple({man: tuple(gains_of(man, point, moving) for point in POINTS)
               for man in OTHER} for moving in (0, 1))


# PROCESS: the worth of a change

def arrival(spots, gains):
    """What a man gains by coming to a vacant point; see gains_of."""
    gained = 0
    for one, two, table in gains:
        gained += table[spots[one]][spots[two]]
    return gained


# A turn changes few lines. So the worth of a position is the worth of the
# one before and this gain: that is much faster than judging it afresh.
def gain(spots, man, turn):
    """By how much a turn betters the position of the player who makes it."""
    start, end, removed = turn
    if start is None:
        gains = GAINS[0]
        gained = arrival(spots, gains[man][end])
    else:
        gains = GAINS[1]
        spots[start] = EMPTY
        gained = (arrival(spots, gains[man][end])
                  - arrival(spots, gains[man][start]))
    if removed:
        gained += taking(spots, man, end, removed, gains)
    if start is not None:
        spots[start] = man
    return gained


def taking(spots, man, end, removed, gains):
    """What a player who comes to `end` gains by removing these men."""
    gained, other = 0, OTHER[man]
    spots[end] = man
    for point in removed:
        spots[point] = EMPTY
        gained += MAN + arrival(spots, gains[other][point])
    for point in removed:
        spots[point] = other
    spots[end] = EMPTY
    return gained


# OUTPUT

def judge(game):
    """What the position is worth to the player to move."""
    spots, worths = game.spots, LINE_WORTHS[all_men_placed(game)]
    worth = MAN * (spots.count(WHITE) + game.in_hand[WHITE]
                   - spots.count(BLACK) - game.in_hand[BLACK])
    for line in MILLS:
        one, two, three = line
        worth += worths[line][spots[one]][spots[two]][spots[three]]
    return worth if game.to_move == WHITE else -worth

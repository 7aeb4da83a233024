"""judgement.py - what a position is worth to a player, without looking ahead.

STORAGE  MAN_WORTH LINES SPOTS TURNED WORTHS LINE_WORTHS LINE_GAINS GAINS
PROCESS  kind_of line_worths line_gains gain_on gains_of
         arrival gain most_gained taking judge

`spots` is the list of 24 of board.py, a `man` is WHITE or BLACK, a `point` is
0 to 23, a `turn` is that of rules.py. A worth is a whole number, seen by
one player: what is good for him counts up, what is good for the other down.
"""

from board import ADJACENT, BLACK, EMPTY, MILLS, PARTNERS, POINTS, WHITE
from rules import OTHER, all_men_placed

# STORAGE

MAN_WORTH = 20  # (!) Try 60: the computer loves men, and is blocked soon.

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
SPOTS = {"W": WHITE, "B": BLACK, ".": EMPTY}
TURNED = str.maketrans("WB", "BW")      # what is White's to Black


# PROCESS: tables, made once

def kind_of(line):
    """0 for the inner and the outer ring, 1 for the middle one, 2 across."""
    ways = [len(ADJACENT[point]) for point in line]
    if ways[0] == 3:
        return 2
    return 1 if ways[1] == 4 else 0


def line_worths(moving, kind):
    """A table from the three that stand on a line to its worth to White."""
    table = {one: {two: dict.fromkeys(SPOTS.values(), 0)
                   for two in SPOTS.values()} for one in SPOTS.values()}
    for row, worths in LINES.items():
        worth = worths[moving][kind]
        for men, seen in ((row, worth), (row.translate(TURNED), -worth)):
            one, two, three = [SPOTS[man] for man in men]
            table[one][two][three] = table[three][two][one] = seen
    return table


def line_gains(man, place, worths):
    """A table from the other two that stand on a line to what the player of
    a man gains who arrives at its first, second or third `place` (0 to 2)."""
    return {one: {two: gain_on(man, place, [one, two], worths)
                  for two in worths} for one in worths}


def gain_on(man, place, others, worths):
    """What the line with these two others gains by the man."""
    one, two, three = others[:place] + [man] + others[place:]
    after = worths[one][two][three]
    one, two, three = others[:place] + [EMPTY] + others[place:]
    gained = after - worths[one][two][three]
    return gained if man == WHITE else -gained


def gains_of(man, point, moving):
    """For each line through `point`: the other two points on it, and the
    table of what the player of a man gains who arrives there."""
    found = []
    for others in PARTNERS[point]:
        one, two = sorted(others)
        line = sorted((one, two, point))
        place = line.index(point)
        found.append((one, two,
                      LINE_GAINS[moving, kind_of(line), man, place]))
    return tuple(found)


# STORAGE: the tables, first for placing, then for moving

WORTHS = {(moving, kind): line_worths(moving, kind)
          for moving in (0, 1) for kind in (0, 1, 2)}
LINE_WORTHS = tuple({line: WORTHS[moving, kind_of(line)] for line in MILLS}
                    for moving in (0, 1))
LINE_GAINS = {(moving, kind, man, place): line_gains(man, place, worths)
              for (moving, kind), worths in WORTHS.items()
              for man in OTHER for place in (0, 1, 2)}
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
def gain(spots, man, turn, last=False):
    """By how much a turn betters the position of the player who makes it; the
    `last` placing is judged as what follows it."""
    start, end, removed = turn
    if start is None:
        gains = GAINS[last]
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


def most_gained(spots, man, turns, enough):
    """The most that one of these turns gains, without its removals; no more
    are looked at after the first that gains `enough`. The turns of a man stand
    together, and all are placings or none."""
    gains = GAINS[turns[0][0] is not None][man]
    most, lifted, lost = -MAN_WORTH ** 2, None, 0
    for start, end, _ in turns:
        if start != lifted:
            if lifted is not None:
                spots[lifted] = man
            spots[start] = EMPTY
            lifted, lost = start, arrival(spots, gains[start])
        most = max(most, arrival(spots, gains[end]) - lost)
        if most >= enough:
            break
    if lifted is not None:
        spots[lifted] = man
    return most


def taking(spots, man, end, removed, gains):
    """What a player who comes to `end` gains by removing these men."""
    gained, other = 0, OTHER[man]
    spots[end] = man
    for point in removed:
        spots[point] = EMPTY
        gained += MAN_WORTH + arrival(spots, gains[other][point])
    for point in removed:
        spots[point] = other
    spots[end] = EMPTY
    return gained


# PROCESS: the worth of a position

def judge(game, last=False):
    """What the position is worth to the player to move; before the `last`
    placing, judged as what follows it."""
    spots, worths = game.spots, LINE_WORTHS[last or all_men_placed(game)]
    worth = MAN_WORTH * (spots.count(WHITE) + game.in_hand[WHITE]
                   - spots.count(BLACK) - game.in_hand[BLACK])
    for line in MILLS:
        one, two, three = line
        worth += worths[line][spots[one]][spots[two]][spots[three]]
    return worth if game.to_move == WHITE else -worth

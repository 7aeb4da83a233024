"""judgement.py - what a position is worth to a player, without looking ahead.

STORAGE  the worth of men and of lines: MAN_WORTH LINE_PATTERNS MEN_NUMBERS
PROCESS  what a turn gains, and what a position is worth: gain judge

`spots` is the list of 24 of board.py, a `man` is WHITE or BLACK, and a `point`
is 0 to 23. A `turn` is that of rules.py. A worth is a whole number, seen by
one player: what is good for this player makes it larger, what is good for the
other player makes it smaller.
"""

from functools import lru_cache
from itertools import product

from board import ADJACENT, BLACK, EMPTY, MEN, MILLS, PARTNERS, POINTS, WHITE
from rooms.computer.symmetries import RINGS
from rules import (OTHER, all_men_placed, copy_of, men_left, move_men,
                   move_men_back, possible_turns)

# STORAGE

WIN = 100000            # this turn wins. Each turn before it takes 1 from it
# A man, while men are placed. (!) Try 60: the computer loves men.
MAN_WORTH = 20

# What a line is worth to the player whose men are W. The first three numbers
# are for placing, the other three for moving. Each time they are for a line of
# the inner or outer ring, a line of the middle ring, and a line across the
# rings. A line read from the other end is worth the same. With B and W
# exchanged, it is worth the same below zero.
#
# Nobody thought of these numbers. A program played 3,000 games against itself,
# and these numbers fit best to who won (logistic regression, as Michael Buro
# did for Othello, 1995). They show that it is good to have ways to go, and bad
# to stand between the men of the other player. While men are placed, a mill is
# worth less than the man it removes: three men in a row block one another.
LINE_PATTERNS = {
    "W..": ((1, 1, 0), (4, 3, 2)),
    ".W.": ((4, 5, 4), (3, 3, 1)),
    "WW.": ((2, 6, 3), (5, 5, 3)),
    "W.W": ((-3, -1, 5), (2, 7, 2)),
    "WWW": ((-10, 1, 10), (-8, -4, 2)),
    ".WB": ((6, 6, 5), (3, 4, 3)),
    "WWB": ((-17, -16, -12), (-8, -4, -3)),
    "WBW": ((-22, -21, -11), (-8, -6, -3)),
}
# What your men are worth against 3, 4, ... men of the other player, while men
# move. The row is the number of your men. Against the same number it is 0.
#
# Your own number decides: seven men win against three or four, six rarely do,
# five never. Six men win against four no more often than against five, so a
# good place is worth more than that man. In solved positions these numbers
# keep the most wins.
MEN_NUMBERS = {
    4: (0, 0),
    5: (8, 4, 0),
    6: (25, 35, 40, 0),
    7: (80, 80, 45, 20, 0),
    8: (100, 100, 70, 40, 20, 0),
    9: (120, 115, 90, 60, 40, 20, 0),
}
# A mill is at hand when the next step can close it, or can open it, so that it
# can be closed again. This is its worth. If both players have six men or
# fewer, it is worth nothing: then it is better to shut the other player in.
AT_HAND = 25
SPOTS = {"W": WHITE, "B": BLACK, ".": EMPTY}
TURNED = str.maketrans("WB", "BW")      # makes White's men Black's


# PROCESS: worths, made once

def men_worth(mine, others):
    """What this number of men is worth against that of the other player, while
    they move.

    >>> men_worth(6, 4), men_worth(4, 6), men_worth(5, 5)
    (35, -35, 0)
    """
    if mine < others:
        return -men_worth(others, mine)
    if others < 3 or mine not in MEN_NUMBERS:
        return MAN_WORTH * (mine - others)
    return MEN_NUMBERS[mine][others - 3]


def line_kind(line):
    """0 for a line of the inner or outer ring, 1 for the middle ring, 2 for a
    line across the rings."""
    rings = [number for number, ring in enumerate(RINGS) if {*ring} & {*line}]
    return 2 if len(rings) > 1 else rings[0] % 2


def line_worths(moving, kind):
    """{three spots: what a line of this kind is worth to White}."""
    worths = dict.fromkeys(product(SPOTS.values(), repeat=3), 0)
    for row, numbers in LINE_PATTERNS.items():
        worth = numbers[moving][kind]
        for signs, seen in ((row, worth), (row.translate(TURNED), -worth)):
            spots = tuple([SPOTS[sign] for sign in signs])
            worths[spots] = worths[spots[::-1]] = seen
    return worths


@lru_cache(maxsize=None)
def line_gains(man, moving, kind, place):
    """{two spots: what a player gains} when their man arrives at this `place`
    (0 to 2) of a line, and these are its other two spots."""
    worths, gains = WORTHS[moving, kind], {}
    for others in product(SPOTS.values(), repeat=2):
        with_man, without = [worths[others[:place] + (spot,) + others[place:]]
                             for spot in (man, EMPTY)]
        gained = with_man - without
        gains[others] = gained if man == WHITE else -gained
    return gains


def gains_of(man, point, moving):
    """What a player gains when their man arrives at a point: for each line
    through it, its other points `one` and `two`, and a dict of line_gains."""
    lines = []
    for others in PARTNERS[point]:
        line = tuple(sorted((*others, point)))
        gains = line_gains(man, moving, line_kind(line), line.index(point))
        lines.append((*sorted(others), gains))
    return lines


def uses_of(line):
    """{three spots of a line: the way to use its mill}. A way is (AT_HAND to
    White, the points beside it, what must stand on one of them)."""
    uses = {}
    beside = {point: [near for near in ADJACENT[point] if near not in line]
              for point in line}
    for man, worth in ((WHITE, AT_HAND), (BLACK, -AT_HAND)):
        uses[man, man, man] = worth, sum(beside.values(), []), EMPTY
        for vacant in line:
            spots = tuple([EMPTY if point == vacant else man
                           for point in line])
            uses[spots] = worth, beside[vacant], man
    return uses


# STORAGE: these worths, first for placing, then for moving

MEN_WORTHS = [[men_worth(mine, others) for others in range(MEN + 1)]
              for mine in range(MEN + 1)]
WORTHS = {(moving, kind): line_worths(moving, kind)
          for moving in (0, 1) for kind in (0, 1, 2)}
LINE_WORTHS = tuple({line: WORTHS[moving, line_kind(line)] for line in MILLS}
                    for moving in (0, 1))
GAINS = tuple({man: tuple(gains_of(man, point, moving) for point in POINTS)
               for man in OTHER} for moving in (0, 1))
USES = tuple(line + (uses_of(line),) for line in MILLS)


# PROCESS: the worth of a change

def arrival(spots, gains):
    """What a player gains when a man comes to a vacant point. For `gains` see
    gains_of."""
    gained = 0
    for one, two, line_gain in gains:
        gained += line_gain[spots[one], spots[two]]
    return gained


# A turn changes only a few lines. So the worth of a position is the worth of
# the position before plus this gain. That is much faster than judging it
# again.
def gain(spots, man, turn):
    """How much better the position becomes for the player who plays this
    turn."""
    start, end, removed = turn
    moving = start is not None
    gains = GAINS[moving][man]
    if start is None:
        gained = arrival(spots, gains[end])
    else:
        spots[start] = EMPTY
        gained = arrival(spots, gains[end]) - arrival(spots, gains[start])
    if removed:
        other = OTHER[man]
        spots[end] = man
        gained += men_taken(spots, man, len(removed), moving)
        for point in removed:       # what the man was worth to its player
            spots[point] = EMPTY
            gained += arrival(spots, GAINS[moving][other][point])
        for point in removed:
            spots[point] = other
        spots[end] = EMPTY
    if start is not None:
        spots[start] = man
    return gained


def men_taken(spots, man, number, moving):
    """What a player gains by removing this number of men, wherever they
    stand."""
    if not moving:
        return MAN_WORTH * number
    worths, others = MEN_WORTHS[spots.count(man)], spots.count(OTHER[man])
    return worths[others - number] - worths[others]


# PROCESS: the worth of a position

def judge(game):
    """What the position is worth to the player to move."""
    moving = all_men_placed(game)
    spots = game.spots
    white, black = men_left(game, WHITE), men_left(game, BLACK)
    worth = MEN_WORTHS[white][black] if moving else MAN_WORTH * (white - black)
    for (one, two, three), worths in LINE_WORTHS[moving].items():
        worth += worths[spots[one], spots[two], spots[three]]
    return worth if game.to_move == WHITE else -worth


def at_hand(spots, man):
    """What the mills at hand are worth to this player, while they move."""
    worth = 0
    if spots.count(WHITE) < 7 and spots.count(BLACK) < 7:
        return worth
    for one, two, three, uses in USES:
        use = uses.get((spots[one], spots[two], spots[three]))
        if use and use[2] in [spots[point] for point in use[1]]:
            worth += use[0]
    return worth if man == WHITE else -worth


def best_noticed(game, turns, points=()):
    """The turn that seems best to a player who only notices the answers that
    end on these points. Without points the player looks at no answer."""
    game = copy_of(game)
    spots, man = game.spots, game.to_move
    worths = [gain(spots, man, turn) for turn in turns]
    for number, turn in enumerate(turns if points else ()):
        move_men(game, turn)
        worths[number] -= max([gain(spots, game.to_move, answer)
                               for answer in possible_turns(game)
                               if answer[1] in points], default=0)
        move_men_back(game, turn)
    return turns[worths.index(max(worths))]

"""judgement.py - what a position is worth to a player, without looking ahead.

STORAGE  the worth of men and of lines, as tables: MAN_WORTH LINE_PATTERNS
         MEN_NUMBERS
PROCESS  what a turn gains, and what a position is worth: gain judge

`spots` is the list of 24 of board.py, a `man` is WHITE or BLACK, a `point` is
0 to 23, a `turn` is that of rules.py. A worth is a whole number, seen by
one player: what is good for him counts up, what is good for the other down.
"""

from functools import lru_cache
from itertools import product

from board import ADJACENT, BLACK, EMPTY, MEN, MILLS, PARTNERS, POINTS, WHITE
from rooms.computer.symmetries import RINGS
from rules import (OTHER, all_men_placed, copy_of, lift, men_left,
                   possible_turns, put)

# STORAGE

WIN = 100000            # won now; a win farther off is worth one less a turn
# A man, while men are placed. (!) Try 60: the computer loves men.
MAN_WORTH = 20

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
# While men move, it is the number of one's own men that decides: seven beat
# three or four, six seldom do, five never. And six win no more often against
# four than against five: that man is not worth a good place. For so many men
# of one's own, what they are worth against 3, 4, ... of the other's; 0 against
# as many. In positions that are solved these numbers keep the most wins.
MEN_NUMBERS = {
    4: (0, 0),
    5: (8, 4, 0),
    6: (25, 35, 40, 0),
    7: (80, 80, 45, 20, 0),
    8: (100, 100, 70, 40, 20, 0),
    9: (120, 115, 90, 60, 40, 20, 0),
}
# A mill is at hand when the next step can close it, or open it to be closed
# again: that is worth this much. With six men or fewer it counts for nothing,
# since then it is better to shut the other in.
AT_HAND = 25
SPOTS = {"W": WHITE, "B": BLACK, ".": EMPTY}
TURNED = str.maketrans("WB", "BW")      # what is White's to Black


# PROCESS: tables, made once

def men_worth(mine, others):
    """What so many men are worth against so many, while they move.

    >>> men_worth(6, 4), men_worth(4, 6), men_worth(5, 5)
    (35, -35, 0)
    """
    if mine < others:
        return -men_worth(others, mine)
    if others < 3 or mine not in MEN_NUMBERS:
        return MAN_WORTH * (mine - others)
    return MEN_NUMBERS[mine][others - 3]


def line_kind(line):
    """0 for the inner and the outer ring, 1 for the middle one, 2 across."""
    rings = [number for number, ring in enumerate(RINGS) if {*ring} & {*line}]
    return 2 if len(rings) > 1 else rings[0] % 2


def line_worths(moving, kind):
    """A table from the three that stand on such a line, one after another, to
    what it is worth to White."""
    worths = {one: {two: dict.fromkeys(SPOTS.values(), 0)
                    for two in SPOTS.values()} for one in SPOTS.values()}
    for row, numbers in LINE_PATTERNS.items():
        worth = numbers[moving][kind]
        for signs, seen in ((row, worth), (row.translate(TURNED), -worth)):
            one, two, three = [SPOTS[sign] for sign in signs]
            worths[one][two][three] = worths[three][two][one] = seen
    return worths


@lru_cache(maxsize=None)
def line_gains(man, moving, kind, place):
    """A table from the other two that stand on a line, one after another, to
    what the player of a man gains who arrives at its `place` (0 to 2)."""
    worths, gains = WORTHS[moving, kind], {one: {} for one in SPOTS.values()}
    for others in product(worths, repeat=2):
        one, two, three = others[:place] + (man,) + others[place:]
        gained = worths[one][two][three]
        one, two, three = others[:place] + (EMPTY,) + others[place:]
        gained -= worths[one][two][three]
        gains[others[0]][others[1]] = gained if man == WHITE else -gained
    return gains


def gains_of(man, point, moving):
    """For two lines through `point`: the other two points on each, and the
    table of what the player of a man gains who arrives there; and at the end
    the same for the other lines, if there are more."""
    found, lines = (), []
    for others in PARTNERS[point]:
        line = sorted((*others, point))
        gains = line_gains(man, moving, line_kind(line), line.index(point))
        lines.append((*sorted(others), gains))
    while lines or not found:
        first = lines.pop() if lines else NO_LINE
        second = lines.pop() if lines else NO_LINE
        found = first + second + (found,)
    return found


def uses_of(line):
    """A table from the three that stand on a line, one after another, to the
    way to use the mill: (AT_HAND to White, points beside it, what must stand
    on one of them); () if there is none."""
    uses = {one: {two: dict.fromkeys(SPOTS.values(), ())
                  for two in SPOTS.values()} for one in SPOTS.values()}
    beside = {point: [near for near in ADJACENT[point] if near not in line]
              for point in line}
    for man, worth in ((WHITE, AT_HAND), (BLACK, -AT_HAND)):
        uses[man][man][man] = worth, sum(beside.values(), []), EMPTY
        for vacant in line:
            one, two, three = [EMPTY if point == vacant else man
                               for point in line]
            uses[one][two][three] = worth, beside[vacant], man
    return uses


# STORAGE: the tables, first for placing, then for moving

MEN_WORTHS = [[men_worth(mine, others) for others in range(MEN + 1)]
              for mine in range(MEN + 1)]
WORTHS = {(moving, kind): line_worths(moving, kind)
          for moving in (0, 1) for kind in (0, 1, 2)}
LINE_WORTHS = tuple({line: WORTHS[moving, line_kind(line)] for line in MILLS}
                    for moving in (0, 1))
NO_LINE = (0, 0, {man: dict.fromkeys(SPOTS.values(), 0)
                  for man in SPOTS.values()})
GAINS = tuple({man: tuple(gains_of(man, point, moving) for point in POINTS)
               for man in OTHER} for moving in (0, 1))
USES = tuple(line + (uses_of(line),) for line in MILLS)


# PROCESS: the worth of a change

# Nearly every point lies on two lines: a loop over them would take longer.
def arrival(spots, gains):
    """What a man gains by coming to a vacant point; see gains_of."""
    one, two, table, three, four, second, more = gains
    gained = table[spots[one]][spots[two]] + second[spots[three]][spots[four]]
    return gained + arrival(spots, more) if more else gained


# A turn changes few lines. So the worth of a position is the worth of the
# one before and this gain: that is much faster than judging it afresh.
def gain(spots, man, turn, last=False):
    """By how much a turn betters the position of the player who makes it; the
    `last` placing is judged as what follows it."""
    start, end, removed = turn
    moving = last or start is not None
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
        for point in removed:
            spots[point] = EMPTY
            gained += arrival(spots, GAINS[moving][other][point])
        for point in removed:
            spots[point] = other
        spots[end] = EMPTY
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


def most_taken(spots, man, points, moving):
    """The most that a player gains by removing the man on one of these points
    (the worth of its lines by what stands on them now)."""
    gains = GAINS[moving][OTHER[man]]
    return (men_taken(spots, man, 1, moving)
            + max([arrival(spots, gains[point]) for point in points]))


def men_taken(spots, man, number, moving):
    """What a player gains by removing so many men, wherever they stand."""
    if not moving:
        return MAN_WORTH * number
    worths, others = MEN_WORTHS[spots.count(man)], spots.count(OTHER[man])
    return worths[others - number] - worths[others]


# PROCESS: the worth of a position

def judge(game, last=False):
    """What the position is worth to the player to move; before the `last`
    placing, judged as what follows it."""
    moving = last or all_men_placed(game)
    spots = game.spots
    white, black = men_left(game, WHITE), men_left(game, BLACK)
    worth = (MEN_WORTHS[white][black] if moving
             else MAN_WORTH * (white - black))
    for (one, two, three), worths in LINE_WORTHS[moving].items():
        worth += worths[spots[one]][spots[two]][spots[three]]
    return worth if game.to_move == WHITE else -worth


def at_hand(spots, man):
    """What the mills at hand are worth to this player, while men move."""
    worth = 0
    if spots.count(WHITE) < 7 and spots.count(BLACK) < 7:
        return worth
    for one, two, three, uses in USES:
        use = uses[spots[one]][spots[two]][spots[three]]
        if use and use[2] in [spots[point] for point in use[1]]:
            worth += use[0]
    return worth if man == WHITE else -worth


# PROCESS: the worth of a turn, with the answers that are noticed

def best_noticed(game, turns, points=()):
    """The turn that seems best to a player who notices the answers that end
    on these points; with no points, he looks at no answer."""
    game = copy_of(game)
    spots, man = game.spots, game.to_move
    worths = [gain(spots, man, turn) for turn in turns]
    for number, turn in enumerate(turns if points else ()):
        put(game, turn)
        worths[number] -= max(
            [gain(spots, game.to_move, answer)
             for answer in possible_turns(game) if answer[1] in points],
            default=0)
        lift(game, turn)
    return turns[worths.index(max(worths))]

"""search.py - the best turn, as far as time and depth allow.

INPUT    nothing
STORAGE  SURE Search
PROCESS  think deepen draw_limits first_state lanes_before ask first_turn
OUTPUT   nothing

A `game` is that of game.py, a `turn` (start, end, removed). A worth is a whole
number seen by the player to move, as in judge.py. What happens further ahead,
and what a `state` is, stands in ahead.py.
"""

from time import perf_counter

from ahead import NEVER, WIN, TimeUp, follow
from codes import LANE, code_of
from game import copy_of
from judge import judge
from rules import is_three_each, unmake

# STORAGE

SURE = WIN - 1000       # from here on a worth is a forced win


class Search:
    """What is allowed and found while one turn is thought about."""

    def __init__(self, seconds=None, positions=NEVER, deepest=60, alive=None):
        self.begun = perf_counter()
        self.seconds = seconds      # or None: time does not matter
        self.most = positions       # so many may be looked at
        self.deepest = deepest      # so many turns ahead
        self.alive = alive          # called now and then with the seconds
        self.positions = 0          # looked at so far
        self.depth = 0              # turns looked ahead
        self.worth = 0              # of the best turn
        self.best = None            # the best turn
        self.table = {}             # positions looked at: as UNKNOWN
        self.history = {}           # how often a turn was the answer
        self.killers = {}           # the last turn that was, so far ahead
        self.line = set()           # lanes of the positions that led here
        self.game = None            # the game, some turns ahead
        self.limits = None          # of its draw rules


# PROCESS: the turn to be played

def think(search, game, turns):
    """The best of the turns; or the best so far when the time is up, or on
    Ctrl-C. The game stays as it is, `turns` is put in order."""
    search.best = turns[0]
    try:
        deepen(search, game, turns)
    except (TimeUp, KeyboardInterrupt):
        pass
    return search.best


# That costs little more than the last depth alone, since each one finds the
# good turns that the next tries first; and it can stop at any time
# (iterative deepening, from chess programs of the 1970s).
def deepen(search, game, turns):
    """Look one turn ahead, then two, and so on."""
    search.game = copy_of(game)
    search.limits = draw_limits(game)
    search.line = lanes_before(game)
    state = first_state(search, game)
    search.worth = state[0]
    for search.depth in range(1, search.deepest + 1):
        search.worth = ask(search, turns, state)
        turns.remove(search.best)
        turns.insert(0, search.best)
        if abs(search.worth) > SURE:
            return


def draw_limits(game):
    """The two draw rules that count turns: name to limit."""
    return {name: game.options[name] or NEVER
            for name in ("no_mill_turns", "three_men_turns")}


def first_state(search, game):
    """The state of the position that is thought about."""
    left = search.limits["no_mill_turns"] - game.quiet[-1]
    if is_three_each(game):
        threes = search.limits["three_men_turns"] - game.threes[-1]
        left = min(left, threes)
    return judge(game), code_of(game), left, 0


# One that comes up again counts as drawn, since then it may do so a third
# time.
def lanes_before(game):
    """The lanes of the positions before, as far as they can come up again."""
    game, lanes = copy_of(game), set()
    while game.turns and game.quiet[-1] and game.options["repetitions"]:
        unmake(game)
        lanes.add(code_of(game) & LANE)
    return lanes


# Each answer bounds the worth from below or from above, until one is left.
# It is far quicker to refute a guess than to find a number: MTD(f), by Aske
# Plaat, 1995.
def ask(search, turns, state):
    """The worth of the position, by guesses: is it so much, or less?"""
    low, high, worth = -WIN, WIN, search.worth
    while low < high:
        bound = worth + 1 if worth == low else worth
        worth, turn = first_turn(search, turns, bound, state)
        if worth < bound:
            high = worth
        else:
            low = worth
            search.best = turn
    return worth


def first_turn(search, turns, bound, state):
    """(worth, turn) of the best turn, up to the first worth `bound`."""
    best, chosen = -NEVER, None
    for turn in turns:
        worth = follow(search, turn, search.depth - 1, bound, state)
        if worth > best:
            best, chosen = worth, turn
            if best >= bound:
                break
    return best, chosen

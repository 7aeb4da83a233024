"""search.py - the best turn, looking ahead as far as time and depth allow.

STORAGE  the limits of a search and what it has found: Search
PROCESS  finds the best turn, by what can be reached from it: think
         worth_guessed best_answer

A `game` and a `turn` are those of rules.py, and a `search` is a Search. A
worth is a whole number, seen by the player to move, as in judgement.py. A
`state` is a State. `depth` is the number of turns that are still looked at,
those of both players together. `bound` is the worth that is asked about: see
worth_guessed.
"""

from collections import namedtuple
from time import perf_counter

from board import BLACK, WHITE
from rooms.computer.draws import (DRAW, NEVER, drawn_before, drawn_in,
                                  stale_turns, turns_to_draw)
from rooms.computer.endgames import FAR, is_solved, worth_of
from rooms.computer.judgement import MAN_WORTH, WIN, at_hand, gain, judge
from rules import (OTHER, all_men_placed, copy_of, has_few, is_blocked,
                   is_three_each, men_left, move_men, move_men_back,
                   position_of, possible_turns, quiet_turns, turns_begun,
                   turns_with_three)

# STORAGE

SURE = WIN - 1000       # a worth above this is a forced win
NEAR = 20               # so near to a draw, notes count the turns left
LATE = 9                # the turns after this number are looked at less deep
FULL = 50000            # positions that are noted at most
UNKNOWN = (0, -WIN, WIN, None)      # depth, at least, at most, best turn


class TimeUp(Exception):
    """The search must end here."""


# What is known of a position without looking at the board.
#   worth       by judgement.py
#   left        turns until a draw rule ends the game
#   ahead       how many turns ahead of the real game it is
State = namedtuple("State", "worth left ahead")


class Search:
    """What is allowed, and what is found, while one turn is thought about."""

    def __init__(self, seconds=NEVER, positions=NEVER, deepest=60, alive=None,
                 dearer=0):
        self.begun = perf_counter()
        self.seconds = seconds      # that it may take
        self.most = positions       # that may be looked at
        self.deepest = deepest      # turns that it may look ahead
        self.alive = alive          # called now and then with the seconds
        self.dearer = dearer        # how much more a man counts: worth_of_man
        self.men_matter = False     # do men count in a solved draw?
        self.men = 0                # how many more White had at the beginning
        self.positions = 0          # looked at so far
        self.depth = 0              # turns looked ahead
        self.worth = 0              # of the best turn
        self.best = None            # the best turn
        self.noted = {}             # positions looked at, each like UNKNOWN
        self.way = set()            # positions that led here: see drawn_before
        self.game = None            # the game, some turns ahead
        self.less = {}              # how much less some turns are worth


# PROCESS: the turn to be played

# The search looks deeper step by step. That takes only a little longer than
# the last step alone, because each step finds the good turns that the next
# step tries first. And it can stop at any time (iterative deepening, from
# chess programs of the 1970s).
def think(search, game, turns):
    """The best of the turns, or the best so far when the time is up. The game
    stays as it is. `turns` is sorted so that the best one comes first."""
    search.best = turns[0]
    search.less.update(stale_turns(game, turns))
    state = begin_search(search, game)
    try:
        for search.depth in range(1, search.deepest + 1):
            search.worth = worth_guessed(search, turns, state, search.worth)
            turns.sort(key=search.best.__ne__)
            if abs(search.worth) > SURE:
                break
    except TimeUp:
        pass
    finally:
        turns.sort(key=search.best.__ne__)
    return search.best


def begin_search(search, game):
    """Prepare the search for looking ahead from this game. Returns its
    state."""
    search.game = copy_of(game)
    search.way = drawn_before(game)
    search.men = more_men(game)
    search.worth = judge(game)
    left = drawn_in(game, is_three_each(position_of(game)), quiet_turns(game),
                    turns_with_three(game))
    return State(search.worth, left, 0)


# The answer to each guess tells that the worth is at least or at most a
# number. It is much faster to refute a guess than to find a number (MTD(f), by
# Aske Plaat, 1995). The steps grow from guess to guess.
def worth_guessed(search, turns, state, bound):
    """The worth of the best of these turns. It is found by guesses: is the
    worth at least this much, or less? The first guess is `bound`."""
    low, high, step = -WIN, WIN, 0
    while low < high:
        worth, step = -NEVER, step + 1
        for turn in turns:
            less = search.less.get(turn, 0)
            worth = max(worth, worth_played(search, turn, search.depth - 1,
                                            bound + less, state) - less)
            if worth >= bound:
                search.best = turn
                break
        if worth < bound:
            high, bound = worth, max(worth + 1 - step, low + 1)
        else:
            low, bound = worth, min(worth + step, high)
    return low


# PROCESS: positions ahead

def worth_played(search, turn, depth, bound, state):
    """What a turn is worth: play it, look at the answers, and take it back."""
    game, man = search.game, search.game.to_move
    worth, left, ahead = state
    check_limits(search)
    worth += gain(game.spots, man, turn) + search.dearer * len(turn[2])
    move_men(game, turn)
    left = turns_to_draw(game, turn, left)
    if turn[0] is None and all_men_placed(game):
        worth = -worth_here(search)     # from now on by the other numbers
    known = worth_taken(search, left, ahead) if turn[2] else None
    if known is None:
        known = -best_answer(search, depth, 1 - bound,
                             State(-worth, left, ahead + 1))
    move_men_back(game, turn)
    return known


# This only tells for sure whether a position is worth `bound`. If it is, its
# worth is at least the number returned. If it is not, its worth is at most
# this number. A position that was on the way here counts as a draw at once.
def best_answer(search, depth, bound, state):
    """What a position is worth to the player to move."""
    game, (worth, left, ahead) = search.game, state
    position = position_of(game)
    if position in search.way:
        return DRAW
    if left < 1:
        return DRAW if turns_begun(game) else ahead - WIN
    if depth < 1:
        return ahead - WIN if is_blocked(game) else worth
    if depth < 2 and sum(game.in_hand.values()) != 1:
        return last_answer(search, bound, worth, ahead)
    search.way.add(position)
    key = position, min(left, NEAR)     # in the notes
    best = noted_answer(search, depth, bound, state, key)
    search.way.remove(position)
    return best


# The same turns in another order often lead to the same position. The search
# needs to look at it only once (transposition table, Richard Greenblatt,
# 1967).
def noted_answer(search, depth, bound, state, key):
    """As `best_answer`, but first look into the notes. If they do not know
    enough, try the turns, and note the result."""
    known, low, high, first = search.noted.get(key, UNKNOWN)
    if known >= depth:
        if low >= bound:
            return low
        if high < bound:
            return high
    best, chosen = try_turns(search, depth, bound, state, first)
    if known != depth:              # what was known is not of this depth
        low, high = -WIN, WIN
    if best < bound:
        chosen, high = first or chosen, best
    else:
        low = best
    if len(search.noted) >= FULL:
        search.noted.clear()
    search.noted[key] = depth, low, high, chosen
    return best


# A late turn without a mill is rarely good. So the search first looks at it
# less deep (late move reduction, as in Fruit, 2005).
def try_turns(search, depth, bound, state, first):
    """(worth, turn) of the best turn, or of the first one that is worth
    `bound`. The turn `first` is tried before all others, if there is one."""
    best, chosen = state.ahead - WIN, None
    for number, turn in enumerate(in_order(search.game, first), 1):
        worth = bound
        if number > LATE and depth > 4 and not turn[2]:
            worth = worth_played(search, turn, depth - 2, bound, state)
        if worth >= bound:
            worth = worth_played(search, turn, depth - 1, bound, state)
        if worth > best or not chosen:
            best, chosen = worth, turn
        if best >= bound:
            break
    return best, chosen


# If the best turn comes first, the search hardly needs to look at the others.
# So the turn that was noted comes first, before the others are even made.
def in_order(game, first):
    """Give the turns one by one: first this one, if there is one, and then
    those that gain most."""
    if first:
        yield first
    spots, man = game.spots, game.to_move
    turns = possible_turns(game)
    turns.sort(key=lambda turn: gain(spots, man, turn), reverse=True)
    yield from [turn for turn in turns if turn != first]


# In most positions the search looks at only one more turn. So this turn is not
# played. It is enough to know what it would gain. If the worth reaches the
# bound already, no turn is looked at, as some turn will keep it (stand pat, as
# in chess programs). Mills at hand are counted only here. So no turn needs to
# tell how it changes them.
def last_answer(search, bound, worth, ahead):
    """The worth of a position when the search looks at only one more turn."""
    game, spots, man = search.game, search.game.spots, search.game.to_move
    if not game.in_hand[man]:
        worth += at_hand(spots, man)
    if worth >= bound and not is_blocked(game):
        return worth
    best = ahead - WIN
    for turn in reversed(possible_turns(game)):     # begin with mills
        if turn[2] and men_left(game, OTHER[man]) == 3:
            return WIN - ahead
        best = max(best, worth + gain(spots, man, turn)
                   + search.dearer * len(turn[2]))
        if best >= bound:
            break
    return best


def worth_here(search):
    """What the position is worth to the player to move, as judge tells, if
    the men are dearer that are removed in this search."""
    game = search.game
    won = search.dearer * (more_men(game) - search.men)
    return judge(game) + (won if game.to_move == WHITE else -won)


def more_men(game):
    """How many men White has more than Black."""
    return men_left(game, WHITE) - men_left(game, BLACK)


# A removal may lead to a solved endgame. Then its worth is known. But if a
# draw rule may end the game sooner, the search goes on.
def worth_taken(search, left, ahead):
    """What the turn just played, with a removal, is worth, if that is known.
    None if it is not."""
    game, man = search.game, search.game.to_move
    if has_few(game, man):
        return WIN - ahead
    if not is_solved(game):
        return None
    worth = worth_of(game)
    if worth == 0:                  # if all turns draw, the men count
        men = game.spots.count(OTHER[man]) - game.spots.count(man)
        return MAN_WORTH * men if search.men_matter else DRAW
    turns = FAR - abs(worth)
    if turns > left:
        return None
    return WIN - ahead - turns if worth < 0 else ahead + turns - WIN


# PROCESS: the limits

def check_limits(search):
    """Count one more position. Now and then raise TimeUp if a limit is
    reached, or show that the computer is still thinking."""
    search.positions += 1
    if search.positions % 64:
        return
    spent = perf_counter() - search.begun
    if search.positions > search.most or spent > search.seconds:
        raise TimeUp
    if search.alive:
        search.alive(spent)

"""search.py - the best turn, looking ahead as far as time and depth allow.

STORAGE  what a search has found, and its limits: Search Limits
PROCESS  looks ahead turn by turn, and finds the best turn: think deepen
         best_answer

A `game` and a `turn` are those of rules.py, a `search` is a Search. A worth is
a whole number, seen by the player to move, as in judgement.py. A `state` is
what is known of a position without looking at the board: (its worth by
judgement.py, its code by symmetries.py, how many turns are left until a draw
rule ends the game, how many turns it lies ahead). `depth` counts the turns
still to be looked at, of both players; `bound` is the worth that is asked
about, see `guess`.
"""

from time import perf_counter

from board import ADJACENT, FLIGHTS, PLACINGS, mill_points
from rooms.computer.endgames import FAR, is_solved, worth_of
from rooms.computer.judgement import MAN_WORTH, WIN, gain, judge
from rooms.computer.last_turn import last_answer
from rooms.computer.symmetries import (LANE, RETURNS, SYMMETRIES, code_after,
                                       code_of, seen_by, smallest)
from rules import (OTHER, all_men_placed, copy_of, has_few, is_three_each,
                   lift, possible_turns, put, quiet_turns, times_before,
                   turns_begun, turns_with_three, unmake)

# STORAGE

SURE = WIN - 1000       # from here on a worth is a forced win
DRAW = 0                # (!) Try 40: the computer likes draws.
NEVER = 10 ** 9
NEAR = 20               # so few turns before a drawn game, they are counted
FULL = 150000           # so many positions the table may hold
EQUAL = 1               # turns so near in worth are as good as one another
STALE = MAN_WORTH // 10     # less if a position came up once; twice if oftener
LATE = 8                # turns looked at in full depth before the others
PROMISE = {turn: 4 * len(ADJACENT[turn[1]])     # many neighbours are good
           for turns in (PLACINGS,) + FLIGHTS for turn in turns}
UNKNOWN = (0, -WIN, WIN, None)      # depth, at least, at most, best turn


class TimeUp(Exception):
    """The search must end here."""


class Limits:
    """What is allowed while one turn is thought about."""

    def __init__(self, seconds, positions, deepest, alive):
        self.begun = perf_counter()
        self.seconds = seconds
        self.positions = positions      # so many may be looked at
        self.deepest = deepest          # so many turns ahead
        self.alive = alive              # called now and then with the seconds


class Search:
    """What is found while one turn is thought about."""

    def __init__(self, seconds=NEVER, positions=NEVER, deepest=60, alive=None):
        self.limits = Limits(seconds, positions, deepest, alive)
        self.positions = 0          # looked at so far
        self.depth = 0              # turns looked ahead
        self.worth = 0              # of the best turn
        self.best = None            # the best turn
        self.table = {}             # positions looked at: as UNKNOWN
        self.history = dict(PROMISE)    # how often a turn was the answer
        self.killers = {}           # the last turn that was, so far ahead
        self.way = set()            # lanes of the positions that led here
        self.game = None            # the game, some turns ahead
        self.stale = {}             # by how much turns are worth less
        self.solved = False         # is it known how the game now ends?


# PROCESS: the turn to be played

def think(search, game, turns):
    """The best of the turns, or the best so far when the time is up. The game
    stays as it is, `turns` is put in order, the best first."""
    search.best = turns[0]
    search.stale = stale_turns(game, turns)
    try:
        deepen(search, game, turns)
    except TimeUp:
        pass
    finally:
        turns.sort(key=search.best.__ne__)
    return search.best


# Looking deeper step by step costs little more than the last step alone, since
# each finds the good turns that the next tries first; and it can stop at any
# time (iterative deepening, from chess programs of the 1970s).
def deepen(search, game, turns):
    """Look one turn ahead, then two, and so on."""
    state = begin_search(search, game)
    for search.depth in range(1, search.limits.deepest + 1):
        search.worth = guess(search, turns, state)
        turns.sort(key=search.best.__ne__)
        if abs(search.worth) > SURE:
            return
        if game.in_hand[game.to_move]:
            search.best = as_good(search, turns, state)


# Who is ahead shall not go to and fro. But a position seen before is judged as
# it is: it is only not chosen if something else is about as good.
def stale_turns(game, turns):
    """{turn: how much less it shall be worth} for those of the turns that lead
    to a position of the game before, if the game goes on there."""
    found, twin = {}, copy_of(game)
    limit = game.options["repetitions"] or NEVER
    for turn in turns if all_men_placed(game) else []:
        put(twin, turn)
        times = times_before(twin)
        found[turn] = STALE * min(times, 2) if times + 1 < limit else 0
        lift(twin, turn)
    return found


def begin_search(search, game):
    """Let the search look ahead from this game; its state."""
    search.game, search.solved = copy_of(game), is_solved(game)
    search.way = lanes_before(game)
    search.worth = judge(game)
    left = (game.options["no_mill_turns"] or NEVER) - quiet_turns(game)
    if is_three_each(game):
        threes = game.options["three_men_turns"] or NEVER
        left = min(left, threes - turns_with_three(game))
    return search.worth, code_of(game), left, 0


# So hardly two games begin the same: chance has mixed the turns. What is not
# so good is known from the guesses, and refused by the table at once.
def as_good(search, turns, state):
    """The last of the turns that is about as good as the first, the best."""
    enough, ahead = search.worth, search.depth - 1
    for turn in reversed(turns[1:]):
        if follow(search, turn, ahead, enough, state) >= enough:
            return turn
    return turns[0]


# A position that comes up again while the search looks ahead counts as drawn:
# who has gone there once can do so again. A position of the game before counts
# only if it would end the game now: the other player may do better this time.
def lanes_before(game):
    """The lanes of the positions that end the game if they come up once more,
    and that of the position now."""
    limit, game = game.options["repetitions"] or NEVER, copy_of(game)
    lanes = [code_of(game) & LANE]
    for _ in range(quiet_turns(game)):
        unmake(game)
        lanes.append(code_of(game) & LANE)
    return {lanes[0], *[lane for lane in lanes
                        if lanes.count(lane) >= limit - 1]}


# The answer to each guess bounds the worth from below or from above. It is far
# quicker to refute a guess than to find a number: MTD(f), by Aske Plaat, 1995.
# Turns about as good as the best need not be told apart, which saves a guess.
def guess(search, turns, state, near=EQUAL):
    """The worth of the best of these turns, by guesses: is it so much, or
    less? Or a worth that is so `near`."""
    low, high, worth = -WIN, WIN, search.worth
    while high - low > near:
        bound = worth + 1 + near if worth == low else worth
        worth = -NEVER
        for turn in turns:
            less = search.stale.get(turn, 0)
            worth = max(worth, follow(search, turn, search.depth - 1,
                                      bound + less, state) - less)
            if worth >= bound:
                search.best = turn
                break
        if worth < bound:
            high = worth
        else:
            low = worth
    return low


# PROCESS: positions ahead

def follow(search, turn, depth, bound, state):
    """What a turn is worth: play it, look at the answers, take it back."""
    game = search.game
    man = game.to_move
    worth, code, left, ahead = state
    worth += gain(game.spots, man, turn)
    if depth < 2 and worth < bound and game.in_hand[OTHER[man]] > 1:
        return worth                    # the other stands pat, see last_answer
    search.positions += 1
    if not search.positions % 64:
        check_limits(search)
    put(game, turn)
    if turn[0] is None and all_men_placed(game):
        worth = -judge(game)            # by the other numbers from now on
    known = worth_taken(search, turn, left, ahead) if turn[2] else None
    if known is not None:
        worth = known
    elif depth < 2 and ahead:           # so late, no draw is looked for
        worth = -last_answer(game, 1 - bound, -worth, ahead + 1)
    else:
        worth = -best_answer(search, depth, 1 - bound,
                        (-worth, code_after(code, man, turn),
                         turns_to_draw(search, turn, left), ahead + 1))
    lift(game, turn)
    return worth


# Who removes a man may come to an endgame that is solved. But where a draw
# rule may end it sooner, the search goes on.
def worth_taken(search, turn, left, ahead):
    """What a turn that has removed men is worth if that is known, or None."""
    game, man = search.game, search.game.to_move
    if has_few(game, man):
        return WIN - ahead
    if not is_solved(game):
        return None
    worth = worth_of(game)
    if worth == 0:                  # if all is drawn, it is men that count
        men = game.spots.count(OTHER[man]) - game.spots.count(man)
        return MAN_WORTH * men if search.solved else DRAW
    turns = FAR - abs(worth)
    if turns > turns_to_draw(search, turn, left):
        return None
    return WIN - ahead - turns if worth < 0 else ahead + turns - WIN


def turns_to_draw(search, turn, left):
    """How many turns are left after this one until the game is drawn."""
    if turn[0] is None:
        return left
    if not turn[2]:
        return left - 1
    three = is_three_each(search.game)
    rule = "three_men_turns" if three else "no_mill_turns"
    return search.game.options[rule] or NEVER


# All that is sure of a position is whether it is worth `bound`: if so, then at
# least what is returned; if not, then at most.
#
# A position that has been on the way here counts as drawn at once. While there
# is a man to place, images of a position are looked up as one.
def best_answer(search, depth, bound, state):
    """What a position is worth to the player to move."""
    worth, code, left, ahead = state
    lane = code & LANE
    if lane in search.way:
        return DRAW
    if left < 1:
        return DRAW if turns_begun(search.game) else ahead - WIN
    if depth < 2:
        return last_answer(search.game, bound, worth, ahead)
    if search.game.in_hand[search.game.to_move]:
        return look_up(search, depth, bound, state, *smallest(code))
    search.way.add(lane)
    worth = look_up(search, depth, bound, state, lane, 0)
    search.way.discard(lane)
    return worth


# Many orders of turns lead to one position, which need be looked at only
# once (transposition table, Richard Greenblatt, 1967).
def look_up(search, depth, bound, state, lane, symmetry):
    """As `answer`, from the table if that knows enough; if not, it learns.

    The table has the position under its smallest lane, and the best turn as
    it looks under that symmetry (its number in SYMMETRIES).
    """
    key = lane if state[2] > NEAR else (lane, state[2])
    known, low, high, first = search.table.get(key, UNKNOWN)
    if known >= depth:
        if low >= bound:
            return low
        if high < bound:
            return high
    if symmetry and first:
        first = seen_by(RETURNS[symmetry], first)
    best, chosen = try_turns(search, depth, bound, state, first)
    if known != depth:
        low, high = -WIN, WIN
    if best < bound:
        chosen, high = first or chosen, best
    else:
        low = best
    if symmetry and chosen:
        chosen = seen_by(SYMMETRIES[symmetry], chosen)
    if len(search.table) >= FULL:
        search.table.clear()
    search.table[key] = depth, low, high, chosen
    return best


# PROCESS: the turns in one position

def try_turns(search, depth, bound, state, first):
    """(worth, turn) of the best turn, up to the first worth `bound`. The turn
    `first`, if there is one, is tried before all others."""
    best, chosen = state[3] - WIN, None
    if best >= bound and not first:
        return best, None               # the worst there is would do
    for number, turn in enumerate(in_order(search, state, first)):
        worth = bound
        # A late, quiet turn is seldom good: it is looked at less deep first
        # (late move reduction, as in Fruit, 2005).
        if number > LATE and depth > 4 and not turn[2]:
            worth = follow(search, turn, depth - 2, bound, state)
        if worth >= bound:
            worth = follow(search, turn, depth - 1, bound, state)
        if worth > best or not chosen:
            best, chosen = worth, turn
            if worth >= bound:
                break
    # A turn that was the answer will be the answer to others.
    if best >= bound and chosen and not chosen[2]:
        search.history[chosen] += depth * depth
        search.killers[state[3]] = chosen
    return best, chosen


# If the best turn comes first, the others need hardly be looked at. So first
# comes that of the table, before the others are even looked for; then mills,
# what was the answer just before, blocks, and what was the answer elsewhere.
def in_order(search, state, first):
    """Give the turns one by one, the most promising first."""
    if first:
        yield first
    spots, man = search.game.spots, search.game.to_move
    turns = [turn for turn in possible_turns(search.game) if turn != first]
    mills = [turn for turn in turns if turn[2]]
    quiet = [turn for turn in turns if not turn[2]] if mills else turns
    mills.sort(key=lambda turn: gain(spots, man, turn), reverse=True)
    quiet.sort(key=search.history.__getitem__, reverse=True)
    blocks = mill_points(spots, OTHER[man])
    if blocks:
        quiet.sort(key=lambda turn: turn[1] not in blocks)
    killer = search.killers.get(state[3])
    if killer in quiet:
        quiet.remove(killer)
        quiet.insert(0, killer)
    yield from mills
    yield from quiet


def check_limits(search):
    """Stop when the time is up; show that the computer is alive."""
    limits = search.limits
    spent = perf_counter() - limits.begun
    if search.positions > limits.positions or spent > limits.seconds:
        raise TimeUp
    if limits.alive:
        limits.alive(spent)

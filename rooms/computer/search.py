"""search.py - the best turn, looking ahead as far as time and depth allow.

STORAGE  the limits of a search and what it has found, and what each turn in a
         position is worth: Search WeighedTurns
PROCESS  looks ahead turn by turn, and finds the best turn, or the worth of
         every turn: think weigh best_answer

A `game` and a `turn` are those of rules.py, and a `search` is a Search. A
worth is a whole number, seen by the player to move, as in judgement.py. A
`state` is a State. `depth` is the number of turns that are still looked at,
those of both players together. `bound` is the worth that is asked about: see
worth_guessed. `worths` is a dict of turns and their worths, as the player who
makes them sees it.
"""

from collections import namedtuple
from contextlib import suppress
from itertools import product
from time import perf_counter

from board import (ADJACENT, BLACK, FLIGHTS, PLACINGS, WHITE, destinations,
                   mill_points, mills_made, points_of)
from rooms.computer.endgames import (FAR, is_solved, is_three_each, worth_of,
                                     worths_after)
from rooms.computer.judgement import (MAN_WORTH, WIN, at_hand, gain, judge,
                                      most_gained, most_taken)
from rooms.computer.symmetries import (LANE, SYMMETRIES, WAYS_BACK, code_after,
                                       code_of, seen_by, smallest)
from rules import (OTHER, all_men_placed, copy_of, has_few, is_blocked,
                   may_fly, men_left, move_men, move_men_back,
                   possible_turns, quiet_turns, removals_due, times_before,
                   turns_begun, turns_with_three, unplay)

# STORAGE

SURE = WIN - 1000       # a worth above this is a forced win
DRAW = 0                # what a draw is worth to both
NEVER = 10 ** 9
NEAR = 20               # so near to a draw, the table counts the turns left
AT_LEAST = 2            # turns that `weigh` looks ahead, however long it takes
LONGER = 10             # times as long may `weigh` look for wins as soon
FULL = 150000           # positions that fit into the table
EQUAL = 1               # turns so near in worth are equally good
# A turn back to a position is worth less: twice this, if it is the third time.
COST_OF_RETURN = MAN_WORTH // 10
LEAP = 50               # no turn without a mill gains more
# What a player may hope to gain in the last 2, 3, ... turns besides the best
# turn: while men are placed, and while men move.
HOPES = {2: 0, 3: 5, 4: 10, 5: 20}, {2: 10, 3: 25, 4: 40, 5: 50}
LATE = 9                # the turns after this number are looked at less deep
PROMISE = {turn: 4 * len(ADJACENT[turn[1]])     # many neighbours are good
           for turns in [PLACINGS] + FLIGHTS for turn in turns}
UNKNOWN = (0, -WIN, WIN, None)      # depth, at least, at most, best turn


class TimeUp(Exception):
    """The search must end here."""


# What is known of a position without looking at the board.
#   worth       by judgement.py
#   code        by symmetries.py
#   left        turns until a draw rule ends the game
#   ahead       how many turns ahead of the real game it is
State = namedtuple("State", "worth code left ahead")

# A position, and what its turns are worth.
#   played      the turn that was played or tried, or None
#   worths      {turn: worth}, the best first
#   ahead       how many turns the search looked ahead
#   drawn       is it a draw, if nobody makes a mistake?
WeighedTurns = namedtuple("WeighedTurns", "game played worths ahead drawn")


class Search:
    """What is allowed, and what is found, while one turn is thought about."""

    def __init__(self, seconds=NEVER, positions=NEVER, deepest=60, alive=None,
                 hopes=HOPES, dearer=0):
        self.begun = perf_counter()
        self.seconds = seconds      # that it may take
        self.most = positions       # that may be looked at
        self.deepest = deepest      # turns that it may look ahead
        self.alive = alive          # called now and then with the seconds
        self.hopes = hopes          # without them nothing is told at a glance
        self.dearer = dearer        # how much more a man counts: worth_of_man
        self.men = 0                # how many more White had at the beginning
        self.positions = 0          # looked at so far
        self.depth = 0              # turns looked ahead
        self.worth = 0              # of the best turn
        self.best = None            # the best turn
        self.table = {}             # positions looked at, each like UNKNOWN
        self.history = dict(PROMISE)    # how good each turn was as an answer
        self.killers = {}           # the last answer for each distance ahead
        self.way = set()            # lanes of the positions that led here
        self.game = None            # the game, some turns ahead
        self.stale = {}             # how much less some turns are worth
        self.men_count = False      # do men count in a solved draw?


# PROCESS: the turn to be played

# The search looks deeper step by step. That takes only a little longer than
# the last step alone, because each step finds the good turns that the next
# step tries first. And it can stop at any time (iterative deepening, from
# chess programs of the 1970s).
def think(search, game, turns):
    """The best of the turns, or the best so far when the time is up. The game
    stays as it is. `turns` is sorted so that the best one comes first."""
    search.best = turns[0]
    search.stale = stale_turns(game, turns)
    try:
        state = begin_search(search, game)
        worths = [search.worth] * 2     # one more for each depth
        for search.depth in range(1, search.deepest + 1):
            worths.append(worth_guessed(search, turns, state, worths[-2]))
            search.worth = worths[-1]
            turns.sort(key=search.best.__ne__)
            if abs(search.worth) > SURE:
                break
            if game.in_hand[game.to_move]:
                search.best = as_good(search, turns, state)
    except TimeUp:
        pass
    finally:
        turns.sort(key=search.best.__ne__)
    return search.best


# A player who is ahead should not move to and fro. So a turn back to a
# position of the game is worth a little less. It is only chosen if no other
# turn is about as good.
def stale_turns(game, turns):
    """{turn: how much less it is worth} for the turns that lead back to a
    position of the game, if the game goes on there."""
    found = {}
    twin = copy_of(game)
    limit = game.options["repetitions"] or NEVER
    for turn in turns if all_men_placed(game) else []:
        move_men(twin, turn)
        times = times_before(twin)
        if times + 1 < limit:
            found[turn] = COST_OF_RETURN * min(times, 2)
        move_men_back(twin, turn)
    return found


def begin_search(search, game):
    """Prepare the search for looking ahead from this game. Returns its
    state."""
    search.game = copy_of(game)
    search.men_count = is_solved(game)
    search.way = lanes_before(game)
    search.men = more_men(game)
    search.worth = judge(game)
    left = drawn_in(game, is_three_each(game), quiet_turns(game),
                    turns_with_three(game))
    return State(search.worth, code_of(game), left, 0)


def worth_here(search, last=False):
    """What the position is worth to the player to move, as judge tells, if
    the men are dearer that are removed in this search."""
    game = search.game
    won = search.dearer * (more_men(game) - search.men)
    return judge(game, last) + (won if game.to_move == WHITE else -won)


def more_men(game):
    """How many men White has more than Black."""
    return men_left(game, WHITE) - men_left(game, BLACK)


def drawn_in(game, with_threes, quiet=0, threes=0):
    """How many turns are left until a draw rule ends the game, after so many
    `quiet` turns, and turns with `threes` on both sides. The rule about three
    men only counts `with_threes`."""
    left = (game.options["no_mill_turns"] or NEVER) - quiet
    if not with_threes:
        return left
    return min(left, (game.options["three_men_turns"] or NEVER) - threes)


# The turns are in random order, so this choice makes nearly every game begin
# in another way. Turns that are not as good are known from the guesses: the
# table refuses them at once.
def as_good(search, turns, state):
    """The last of the turns that is about as good as the first one, which is
    the best."""
    enough, depth = search.worth, search.depth - 1
    for turn in reversed(turns[1:]):
        if worth_played(search, turn, depth, enough, state) >= enough:
            return turn
    return turns[0]


# If a position comes up a second time while the search looks ahead, it counts
# as a draw: a player who went there once can do it again. A position of the
# game itself counts only if it would now end the game. If it would not, the
# other player may do better this time.
def lanes_before(game):
    """The lanes of the positions that end the game when they come up once
    more, and the lane of the position now."""
    limit = game.options["repetitions"] or NEVER
    game = copy_of(game)
    lanes = [code_of(game) & LANE]
    for _ in range(quiet_turns(game)):
        unplay(game)
        lanes.append(code_of(game) & LANE)
    return {lanes[0], *[lane for lane in lanes
                        if lanes.count(lane) >= limit - 1]}


# The answer to each guess tells that the worth is at least or at most a
# number. It is much faster to refute a guess than to find a number (MTD(f), by
# Aske Plaat, 1995). Turns that are about as good as the best one need not be
# told apart. That saves a guess. A position looks better for the player who
# made the last turn. So `think` first guesses the worth from two steps before.
# The steps grow from guess to guess.
def worth_guessed(search, turns, state, bound, near=EQUAL):
    """The worth of the best of these turns, or a worth that is at most `near`
    below it. It is found by guesses: is the worth at least this much, or less?
    The first guess is `bound`."""
    low, high, step = -WIN, WIN, 0
    while high - low > near:
        worth = -NEVER
        for turn in turns:
            less = search.stale.get(turn, 0)
            worth = max(worth, worth_played(search, turn, search.depth - 1,
                                            bound + less, state) - less)
            if worth >= bound:
                search.best = turn
                break
        step += 1
        if worth < bound:
            high, bound = worth, max(worth + 1 - step, low + 1)
        else:
            low, bound = worth, min(worth + near + step, high)
    return low


# PROCESS: the worth of every turn

def worth_of_man(game):
    """What a man counts when the turns of this position are weighed. While men
    are placed, a good place is worth about a man to the computer, and it gives
    up a man for it. Hints and grades keep the men: there they are dearer."""
    return MAN_WORTH * (5 if game.in_hand[game.to_move] else 1)


def weigh(game, turns, seconds=1.0, played=None):
    """These legal turns as WeighedTurns, after a search of so many seconds. If
    the tables of solved endgames know the position, no search is needed, and
    `ahead` is FAR. The search looks at the `played` turn, if there is one, as
    deep as at the best. The game does not change."""
    if is_solved(game):
        return WeighedTurns(copy_of(game), played, solved_worths(game, turns),
                            FAR, not worth_of(game))
    # Bad turns need a true worth, too. So there are no hopes.
    search = Search(hopes=({}, {}), dearer=worth_of_man(game) - MAN_WORTH)
    state = begin_search(search, game)
    search.men_count = True         # people make mistakes in a solved draw
    worths, ahead = dict.fromkeys(turns, state.worth), 0
    with suppress(TimeUp):
        for search.depth in range(1, search.deepest + 1):
            worths = one_deeper(search, worths, state, played)
            ahead = search.depth
            if search.depth >= AT_LEAST:
                search.seconds = seconds
            if abs(max(worths.values())) > SURE:
                search.seconds = LONGER * seconds
                look_for_wins(search, worths, state)
                break
    return WeighedTurns(copy_of(game), played, best_first(worths), ahead,
                        False)


def one_deeper(search, worths, state, played):
    """The worths after a search to the depth that is set, best first. A turn
    that is a man worse than the best is left out. That leaves more time for
    the others."""
    found, best = {}, -NEVER
    for turn, worth in worths.items():
        found[turn] = worth
        if search.depth <= AT_LEAST or turn == played \
                or best - worth < MAN_WORTH + search.dearer:
            found[turn] = worth_guessed(search, [turn], state, worth, 0)
            best = max(best, found[turn])
    return best_first(found)


def look_for_wins(search, worths, state):
    """One turn surely wins. Among the turns that were not looked at again,
    first find those that win sooner, and then those that win as soon. Write
    down their worths."""
    for sooner, turn in product((1, 0), worths):    # all with 1, all with 0
        bound = max(worths.values()) + sooner
        if worths[turn] < bound:
            asked = worth_played(search, turn, search.depth - 1, bound, state)
            if asked >= bound:
                worths[turn] = asked


def solved_worths(game, turns):
    """The worths of the turns in a solved endgame, best first. If the position
    is a draw, endgames.py says which turns that keep the draw are better."""
    return best_first({
        turn: not_late(game, worth) if 2 * abs(worth) > FAR else worth
        for turn, worth in worths_after(game, turns).items()})


# The tables do not know the draw rules. With three men each, the next mill
# wins. If it comes too late, the game is a draw. With more men, we cannot tell
# whether a draw rule comes first.
def not_late(game, worth):
    """The worth of a turn, made from its worth in the tables. If a draw rule
    may end the game first, it is no longer a sure win or loss. If the win
    comes too late for sure, 0."""
    sign = (worth > 0) - (worth < 0)
    turns = FAR - abs(worth)
    three = any(may_fly(game, man) for man in OTHER)
    if turns <= drawn_in(game, three, quiet_turns(game),
                         turns_with_three(game)):
        return sign * (WIN - turns + 1)
    return 0 if is_three_each(game) else sign * (SURE - turns)


def best_first(worths):
    """The same turns and worths, the best first."""
    return dict(sorted(worths.items(), key=lambda item: -item[1]))


def best_of(weighed):
    """The best turn."""
    return list(weighed.worths)[0]


def turns_to_end(worth):
    """In how many turns the player wins, by this worth, or in how many turns
    the other player wins. Each counts their own turns. None if neither is
    sure.

    >>> turns_to_end(WIN), turns_to_end(1 - WIN), turns_to_end(3 - WIN)
    (1, 1, 2)
    """
    if abs(worth) <= SURE:
        return None
    ahead = WIN - abs(worth)
    return ahead // 2 + 1 if worth > 0 else (ahead + 1) // 2


# PROCESS: positions ahead

def worth_played(search, turn, depth, bound, state):
    """What a turn is worth: play it, look at the answers, and take it back."""
    game = search.game
    man = game.to_move
    worth, code, left, ahead = state
    worth += gain(game.spots, man, turn)
    if turn[2]:
        worth += search.dearer * len(turn[2])
    if depth < 2 and worth < bound and game.in_hand[OTHER[man]] > 1:
        return worth                    # the other stands pat: see last_answer
    search.positions += 1
    if not search.positions % 64:
        check_limits(search)
    move_men(game, turn)
    if turn[0] is None and all_men_placed(game):
        worth = -worth_here(search)     # from now on by the other numbers
    known = worth_taken(search, turn, left, ahead) if turn[2] else None
    if known is not None:
        worth = known
    elif depth < 2 and ahead:           # no draws are looked for here
        worth = -last_answer(search, 1 - bound, -worth, ahead + 1)
    else:
        worth = -best_answer(search, depth, 1 - bound,
                        State(-worth, code_after(code, man, turn),
                              turns_to_draw(search, turn, left), ahead + 1))
    move_men_back(game, turn)
    return worth


# A removal may lead to a solved endgame. Then its worth is known. But if a
# draw rule may end the game sooner, the search goes on.
def worth_taken(search, turn, left, ahead):
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
        return MAN_WORTH * men if search.men_count else DRAW
    turns = FAR - abs(worth)
    if turns > turns_to_draw(search, turn, left):
        return None
    return WIN - ahead - turns if worth < 0 else ahead + turns - WIN


def turns_to_draw(search, turn, left):
    """How many turns are left after this one until a draw rule ends the
    game."""
    if turn[0] is None:
        return left
    if not turn[2]:
        return left - 1
    return drawn_in(search.game, is_three_each(search.game))


# This only tells for sure whether a position is worth `bound`. If it is, its
# worth is at least the number returned. If it is not, its worth is at most
# this number.
#
# If the position was on the way here, it counts as a draw at once. While men
# are placed, all mirror images of a position are looked up as one position.
def best_answer(search, depth, bound, state):
    """What a position is worth to the player to move."""
    worth, code, left, ahead = state
    lane = code & LANE
    if lane in search.way:
        return DRAW
    if left < 1:
        return DRAW if turns_begun(search.game) else ahead - WIN
    if depth < 2:
        return last_answer(search, bound, worth, ahead)
    if search.game.in_hand[search.game.to_move]:
        return look_up(search, depth, bound, state, *smallest(code))
    search.way.add(lane)
    worth = look_up(search, depth, bound, state, lane, 0)
    search.way.discard(lane)
    return worth


# The same turns in another order often lead to the same position. The search
# needs to look at it only once (transposition table, Richard Greenblatt,
# 1967).
def look_up(search, depth, bound, state, lane, symmetry):
    """As `best_answer`, but first look into the table. If it does not know
    enough, try the turns, and note the result there.

    While men are placed, the table holds a position under its smallest lane.
    Its best turn is noted as it looks under that symmetry, which is a number
    in SYMMETRIES.
    """
    key = lane if state.left > NEAR else (lane, state.left)
    known, low, high, first = search.table.get(key, UNKNOWN)
    if known >= depth:
        if low >= bound:
            return low
        if high < bound:
            return high
    if symmetry and first:
        first = seen_by(WAYS_BACK[symmetry], first)
    best, chosen = try_turns(search, depth, bound, state, first)
    if known != depth:              # what was known is not of this depth
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
    """(worth, turn) of the best turn, or of the first one that is worth
    `bound`. The turn `first` is tried before all others, if there is one."""
    best, chosen = state.ahead - WIN, None
    if best >= bound and not first:
        return best, None               # even the worst result is enough
    most = at_most(search, depth, bound, state)
    if most < bound:
        return most, first
    for number, turn in enumerate(in_order(search, state, first), 1):
        worth = bound
        # A late turn without a mill is rarely good. So the search first looks
        # at it less deep (late move reduction, as in Fruit, 2005).
        if number > LATE and depth > 4 and not turn[2]:
            worth = worth_played(search, turn, depth - 2, bound, state)
        if worth >= bound:
            worth = worth_played(search, turn, depth - 1, bound, state)
        if worth > best or not chosen:
            best, chosen = worth, turn
            if worth >= bound:
                break
    # A turn that was the answer here may be the answer elsewhere.
    if best >= bound and not chosen[2]:
        search.history[chosen] += depth * depth
        search.killers[state.ahead] = chosen
    return best, chosen


# Most positions that the search meets are much worse than the bound. Then it
# is enough to look at one more turn, and to hope for a little more from the
# others (razoring, John Birmingham and Peter Kent, 1977). This is not done in
# the first three turns, and not where a draw rule may save the player. A loss
# is not told in this way, because it must be exact.
def at_most(search, depth, bound, state):
    """What a position is worth at most, found at a glance. WIN if a glance
    does not tell."""
    worth, _, left, ahead = state
    hope = search.hopes[all_men_placed(search.game)].get(depth, WIN)
    if worth + hope >= bound or bound > SURE or ahead < 3 or left <= depth:
        return WIN
    most = hope + last_answer(search, bound - hope, worth, ahead)
    return most if most > -SURE else WIN


# If the best turn comes first, the search hardly needs to look at the others.
# So the turn of the table comes first, before the others are even made. Then
# come mills, and the last answer at this distance. Only then are the others
# sorted: turns that block a mill, and turns that were often the answer
# elsewhere.
def in_order(search, state, first):
    """Give the turns one by one, the most promising ones first."""
    if first:
        yield first
    spots, man = search.game.spots, search.game.to_move
    turns = possible_turns(search.game)
    if first:
        turns.remove(first)
    mills = [turn for turn in turns if turn[2]]
    mills.sort(key=lambda turn: gain(spots, man, turn), reverse=True)
    yield from mills
    quiet = [turn for turn in turns if not turn[2]] if mills else turns
    killer = search.killers.get(state.ahead)
    if killer in quiet:
        yield killer
        quiet.remove(killer)
    quiet.sort(key=search.history.__getitem__, reverse=True)
    blocks = mill_points(spots, OTHER[man])
    yield from [turn for turn in quiet if turn[1] in blocks]
    yield from [turn for turn in quiet if turn[1] not in blocks]


# PROCESS: the last turn, which is judged, but not played

# In most positions the search looks at only one more turn. So this turn is not
# played. It is enough to know what it would gain.
#
# - If the worth reaches the bound already, no turn is looked at, as some turn
#   will keep it (stand pat, as in chess programs).
# - If even a great gain without a mill cannot reach the bound, and no mill can
#   be made, no turn is looked at (futility pruning, Schaeffer, 1986).
# - Otherwise the turns with a mill come first: what the step gains, and what
#   the removal gains. Then come the turns without a mill.
#
# Mills at hand are counted only here. So no turn needs to tell how it changes
# them.
def last_answer(search, bound, worth, ahead):
    """The worth of a position when the search looks at only one more turn."""
    game, spots, man = search.game, search.game.spots, search.game.to_move
    hand = game.in_hand[man]
    if hand == 1 and not game.in_hand[OTHER[man]]:
        return last_placing(search, bound, ahead)
    if not hand:
        worth += at_hand(spots, man)
    if worth >= bound and not is_blocked(game):
        return worth
    closing = mill_points(spots, man)
    if worth + LEAP < bound and not closing:
        return worth + LEAP
    turns, best = turns_begun(game), ahead - WIN
    mills = [turn for turn in turns if turn[1] in closing
             and mills_made(spots, man, turn[1], turn[0])] if closing else []
    if mills:
        due = removals_due(game, mills[0])
        if due and men_left(game, OTHER[man]) == 3:
            return WIN - ahead
        taken = search.dearer + most_taken(
            spots, man, due, not hand) if due else 0
        best = worth + taken + most_gained(spots, man, mills,
                                           bound - worth - taken)
    if turns and best < bound:
        best = max(best, worth + most_gained(spots, man, turns, bound - worth))
    return best


# After the last man is placed, the numbers for moving are used. A player who
# has at most one way to go, or loses a man, may then be blocked. Only in these
# cases the turn is played, to see if it ends the game.
def last_placing(search, bound, ahead):
    """As `last_answer`, for the turn that places the last man."""
    game, spots, man = search.game, search.game.spots, search.game.to_move
    best = -WIN
    worth = worth_here(search, True) + at_hand(spots, man)
    if worth >= bound:
        return worth
    ways = {end for point in points_of(spots, OTHER[man])
            for end in destinations(spots, point)}
    for turn in reversed(possible_turns(game)):
        if (turn[2] or len(ways) < 2) and ends_game(game, turn):
            return WIN - ahead
        best = max(best, worth + gain(spots, man, turn, True)
                   + search.dearer * len(turn[2]))
        if best >= bound:
            break
    return best


def ends_game(game, turn):
    """Does this turn end the game?"""
    move_men(game, turn)
    won = has_few(game, game.to_move) or is_blocked(game)
    move_men_back(game, turn)
    return won


# PROCESS: the limits

def check_limits(search):
    """Raise TimeUp when a limit is reached, and show that the computer is
    still thinking."""
    spent = perf_counter() - search.begun
    if search.positions > search.most or spent > search.seconds:
        raise TimeUp
    if search.alive:
        search.alive(spent)

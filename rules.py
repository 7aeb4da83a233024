"""rules.py - the rules: a game, what may be played in it, why not, who wins.

STORAGE  the options, and a game in progress: OPTIONS Game new_game
PROCESS  the legal turns, why not, and the result: legal_turns fault_of result

It reads in the order of a rule book. A `game` is a Game. `spots`, a `man` and
a `point` are those of board.py. A `turn` is (start, end, removed). If a man is
placed, start is None. `removed` is a tuple of points in their order. A rule
that forbids something says why: `why_not_...` returns the key of the reason,
such as "taken", or None. A turn is legal if there is no reason against it.
"""

from board import (BLACK, EMPTY, FLIGHTS, MEN, MOVES, PLACINGS, POINTS, WHITE,
                   destinations, mill_points, mills_made, new_spots,
                   removable_points)

# STORAGE

# What players may agree on before the game. The default comes first. The last
# three may be any number of turns or times. 0 switches the rule off.
OPTIONS = {
    "flying": ("three", "both", "never"),
    "two_mills": ("one", "each"),
    "all_in_mills": ("any", "none"),
    "no_mill_turns": (50,),         # (!) Try 10.
    "three_men_turns": (10,),
    "repetitions": (3,),
}
MOST_NUMBER = 999999    # the largest number for an option

OTHER = {WHITE: BLACK, BLACK: WHITE}


class Game:
    """A game in progress: the position, and the turns that led to it."""

    def __init__(self, options):
        self.options = options
        self.spots = new_spots()
        self.to_move = WHITE
        self.in_hand = {WHITE: MEN, BLACK: MEN}
        self.turns = []             # those played so far
        self.past = []              # for each: (position before, mills made)
        self.undone = []            # taken back, the latest last
        self.ended = None           # the result, if they agreed or resigned


def least_of(name):
    """The least number of an option that is on. (Each position comes up once,
    so nobody counts to 1.)"""
    return 2 if name == "repetitions" else 1


def check_option(name, value):
    """Raise ValueError unless the option `name` may have this value."""
    if name not in OPTIONS:
        raise ValueError("no option %r, but %s" % (name, [*OPTIONS]))
    words = [word for word in OPTIONS[name] if isinstance(word, str)]
    if words and value not in words:
        raise ValueError("%s is %s, not %r" % (name, words, value))
    if not (words or type(value) is int and (
            value == 0 or least_of(name) <= value <= MOST_NUMBER)):
        raise ValueError("%s is a number, 0 for off, not %r" % (name, value))


def new_game(**options):
    """A game before its first turn. Raises ValueError for wrong options."""
    for name, value in options.items():
        check_option(name, value)
    return Game({name: options.get(name, values[0])
                 for name, values in OPTIONS.items()})


def set_up(spots, to_move, in_hand=(0, 0), **options):
    """A game that begins at a position. in_hand is (White's, Black's)."""
    game = new_game(**options)
    game.spots, game.to_move = list(spots), to_move
    game.in_hand = dict(zip((WHITE, BLACK), in_hand))
    return game


def copy_of(game):
    """An equal game that can change without the first one."""
    twin = object.__new__(Game)
    for name, value in vars(game).items():
        copied = isinstance(value, (list, dict))
        setattr(twin, name, value.copy() if copied else value)
    return twin


def position_of(game):
    """The position: (spots, who is to move, (White's hand, Black's))."""
    hands = game.in_hand[WHITE], game.in_hand[BLACK]
    return tuple(game.spots), game.to_move, hands


def beginning_of(game):
    """A second game: this one before its first turn."""
    first = game.past[0][0] if game.past else position_of(game)
    return set_up(*first, **game.options)


# PROCESS: placing, moving, flying and removing

def all_men_placed(game):
    """Is phase one over: are both hands empty?"""
    return not (game.in_hand[WHITE] or game.in_hand[BLACK])


def men_left(game, man):
    """How many men a player has in all, on the board and in hand."""
    return game.in_hand[man] + game.spots.count(man)


def may_fly(game, man):
    """May this player's men go to any vacant point? See option flying."""
    flying = game.options["flying"]
    if game.in_hand[man] or flying == "never":
        return False
    return men_left(game, man) == 3 or (
        flying == "both" and men_left(game, OTHER[man]) == 3)


def why_not_place(game, end):
    """Why may the player to move not place a man on `end`?"""
    if not game.in_hand[game.to_move]:
        return "hand_empty"
    return None if game.spots[end] == EMPTY else "taken"


def why_not_pick_up(game, start):
    """Why may the player to move not move the man on `start`?"""
    spots, man, flying = game.spots, game.to_move, may_fly(game, game.to_move)
    if game.in_hand[man]:
        return "men_in_hand"
    if spots[start] != man:
        return "vacant" if spots[start] == EMPTY else "not_yours"
    return None if destinations(spots, start, flying) else "shut_in"


def why_not_move(game, start, end):
    """Why may the man on `start` not go to `end`?"""
    if game.spots[end] != EMPTY:
        return "same_point" if start == end else "occupied"
    ends = destinations(game.spots, start, may_fly(game, game.to_move))
    return None if end in ends else "not_connected"


def removals_earned(game, start, end):
    """How many men this turn may remove, if there are enough."""
    made = mills_made(game.spots, game.to_move, end, start)
    return made if game.options["two_mills"] == "each" else min(made, 1)


def removals_due(game, start, end, removed=()):
    """The points to choose from for the next removal, or [] if none is due."""
    if len(removed) >= removals_earned(game, start, end):
        return []
    spots = game.spots.copy()
    for point in removed:
        spots[point] = EMPTY
    return removable_points(spots, OTHER[game.to_move],
                            game.options["all_in_mills"])


def why_not_remove(game, start, end, removed, point):
    """Why may the turn not remove the man on `point`, after `removed`?"""
    due = removals_due(game, start, end, removed)
    if point in due:
        return None
    if not due:
        mill = mills_made(game.spots, game.to_move, end, start)
        return "nothing_due" if mill else "no_mill"
    if point == end or game.spots[point] == game.to_move:
        return "own_man"
    gone = point in removed or game.spots[point] == EMPTY
    return "vacant" if gone else "in_mill"


def turns_begun(game):
    """Every turn of the player to move, without its removals."""
    spots, man = game.spots, game.to_move
    if game.in_hand[man]:
        return [turn for turn, spot in zip(PLACINGS, spots) if spot == EMPTY]
    ways = FLIGHTS if may_fly(game, man) else MOVES
    return [turn for start, spot in enumerate(spots) if spot == man
            for turn in ways[start] if spots[turn[1]] == EMPTY]


def with_removals(game, begun):
    """Every whole turn that begins like one of these, with its removals."""
    due, turns = [], []
    for start, end, _ in begun:
        earned = removals_earned(game, start, end)
        due = due or removals_due(game, start, end)     # the same for all
        more = [(start, end, (point,)) for point in due if earned]
        for _ in range(earned - 1):
            more = sum([one_removed(game, turn) for turn in more], [])
        turns += more or [(start, end, ())]
    return turns


def one_removed(game, turn):
    """The turn with one more removal, in every way. If none is due, itself."""
    start, end, removed = turn
    return [(start, end, removed + (point,))
            for point in removals_due(game, start, end, removed)] or [turn]


def possible_turns(game):
    """Every whole turn in this position, if the game is not over."""
    begun = turns_begun(game)
    closing = mill_points(game.spots, game.to_move)
    if not closing:
        return begun
    quiet = [turn for turn in begun if turn[1] not in closing]
    return quiet + with_removals(game, [turn for turn in begun
                                        if turn[1] in closing])


def legal_turns(game):
    """Every whole turn that may be played: none when the game is over."""
    return [] if result(game) else possible_turns(game)


def fault_of(game, turn):
    """(why this turn is not legal, or None; the point where the fault is)."""
    start, end, removed = turn
    faults = [("over" if result(game) else None, end)]
    if start is None:
        faults.append((why_not_place(game, end), end))
    else:
        faults.append((why_not_pick_up(game, start), start))
        faults.append((why_not_move(game, start, end), end))
    for number, point in enumerate(removed):
        reason = why_not_remove(game, start, end, removed[:number], point)
        faults.append((reason, point))
    if removals_due(game, start, end, removed):
        faults.append(("removal_due", end))
    return next((fault for fault in faults if fault[0]), (None, end))


def is_turn(turn):
    """Has this the shape of a turn, with points where points belong?"""
    if not (isinstance(turn, tuple) and len(turn) == 3
            and isinstance(turn[2], tuple)):
        return False
    start, end, removed = turn
    points = (end,) + removed + (() if start is None else (start,))
    return all(type(point) is int and point in POINTS for point in points)


# PROCESS: playing

def put(game, turn):
    """Play a legal turn on the board, without judging or noting it."""
    start, end, removed = turn
    if start is None:
        game.in_hand[game.to_move] -= 1
    else:
        game.spots[start] = EMPTY
    game.spots[end] = game.to_move
    for point in removed:
        game.spots[point] = EMPTY
    game.to_move = OTHER[game.to_move]


def lift(game, turn):
    """Undo `put`."""
    start, end, removed = turn
    for point in removed:
        game.spots[point] = game.to_move
    game.to_move = OTHER[game.to_move]
    game.spots[end] = EMPTY
    if start is None:
        game.in_hand[game.to_move] += 1
    else:
        game.spots[start] = game.to_move


def make(game, turn):
    """Play a legal turn. Note it, the position before it, and its mills."""
    start, end, _ = turn
    made = mills_made(game.spots, game.to_move, end, start)
    game.past.append((position_of(game), made))
    game.turns.append(turn)
    put(game, turn)


def unmake(game):
    """Undo `make`, and return the turn."""
    game.past.pop()
    lift(game, game.turns[-1])
    return game.turns.pop()


def play(game, turn):
    """Play a turn. If it is not legal, raise ValueError and change nothing."""
    if not is_turn(turn):
        raise ValueError("%r is no turn (start, end, removed)" % (turn,))
    if turn not in legal_turns(game):
        raise ValueError("%r is illegal: %s" % (turn, fault_of(game, turn)[0]))
    make(game, turn)
    game.undone = []


def take_back(game):
    """Take back how the game ended (a draw or resigning), or else the last
    turn. Raises ValueError at the beginning of the game."""
    if game.ended:
        game.ended = None
    elif game.turns:
        game.undone.append(unmake(game))
    else:
        raise ValueError("there is no turn to take back")


def play_again(game):
    """Play the turn taken back last. Raises ValueError if there is none."""
    if not game.undone:
        raise ValueError("there is no turn to play again")
    make(game, game.undone.pop())


def agree(game):
    """End a game as a draw by agreement."""
    game.ended, game.undone = (None, "agreement"), []


def resign(game, man):
    """End a game: the player of these men gives up."""
    game.ended, game.undone = (OTHER[man], "resigned"), []


# PROCESS: the end of the game

def quiet_turns(game):
    """How many turns in a row, up to now, were moves without a mill."""
    quiet = [start is not None and not made for (start, _, _), (_, made)
             in zip(game.turns, game.past)]
    return (quiet[::-1] + [False]).index(False)


def turns_with_three(game):
    """How many turns in a row, up to now, began with three men each."""
    three = [not any(hands) and spots.count(WHITE) == 3 == spots.count(BLACK)
             for (spots, _, hands), _ in game.past]
    return (three[::-1] + [False]).index(False)


def times_before(game):
    """How often this position has come up before in the game."""
    here = position_of(game)
    return sum(position == here for position, _ in game.past)


def has_few(game, man):
    """Has this player fewer than three men in all?"""
    return game.in_hand[man] < 3 and men_left(game, man) < 3


def is_blocked(game):
    """Has the player to move no legal move? (Flying is always possible.)"""
    man = game.to_move
    if game.in_hand[man]:
        return False
    for point, spot in enumerate(game.spots):
        if spot == man and destinations(game.spots, point):
            return False
    return not may_fly(game, man)


def is_three_each(game):
    """Has each side exactly three men, and none in hand?"""
    return men_left(game, WHITE) == 3 == men_left(game, BLACK) \
        and all_men_placed(game)


def draw_reason(game):
    """The draw rule that applies now, or None."""
    limits = game.options
    if not all_men_placed(game):
        return None
    if 0 < limits["no_mill_turns"] <= quiet_turns(game):
        return "no_mill"
    if 0 < limits["three_men_turns"] <= turns_with_three(game):
        return "three_men"
    if 0 < limits["repetitions"] <= 1 + times_before(game):
        return "repetition"
    return None


def result(game):
    """(the winner or None, the reason), or None while the game goes on."""
    if game.ended:
        return game.ended
    for man in OTHER:
        if has_few(game, man):
            return OTHER[man], "few"
    if is_blocked(game):
        return OTHER[game.to_move], "blocked"
    reason = draw_reason(game)
    return (None, reason) if reason else None


def has_won(game, man):
    """Has this player won?"""
    return bool(result(game)) and result(game)[0] == man

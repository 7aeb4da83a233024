"""rules.py - the rules: a game, what may be played in it, why not, who wins.

STORAGE  OTHER PLACINGS MOVES FLIGHTS OPTIONS Game new_game set_up copy_of
PROCESS  check_option all_men_placed men_left may_fly
         why_not_place why_not_pick_up why_not_move
         removals_earned removals_due why_not_remove
         steps endings one_removed possible_turns legal_turns
         why_not fault_of is_turn
         put lift make unmake position_key
         play take_back play_again beginning_of agree resign
         has_few is_blocked is_three_each draw_reason result has_won

It reads in the order of a rule book. A `game` is a Game; `spots`, a `man` and
a `point` are those of board.py. A `turn` is (start, end, removed): start is
None when a man is placed, removed is a tuple of points in the order of their
removal. A rule that forbids says why: `why_not_...` returns None, or the key
of the reason, such as "taken", for which console/texts.py has the sentence. A
turn is one of legal_turns exactly when there is no reason against it.
"""

from board import (ADJACENT, BLACK, EMPTY, MEN, POINTS, WHITE, destinations,
                   mill_points, mills_made, new_spots, removable_points)

# STORAGE: what players may agree upon before the game

# The default comes first. The last three are numbers of turns or times; any
# number will do, and 0 switches the rule off.
OPTIONS = {
    "flying": ("three", "both", "never"),
    "two_mills": ("one", "each"),
    "all_in_mills": ("any", "none"),
    "no_mill_turns": (50,),         # (!) Try 10.
    "three_men_turns": (10,),
    "repetitions": (3,),
}


# PROCESS: the options

def check_option(name, value):
    """Raise ValueError unless the option `name` may have this value."""
    if name not in OPTIONS:
        raise ValueError("no option %r; there are %s"
                         % (name, ", ".join(OPTIONS)))
    choices = OPTIONS[name]
    if isinstance(choices[0], str) and value not in choices:
        raise ValueError("%s is %s, not %r"
                         % (name, " or ".join(choices), value))
    if isinstance(choices[0], int) and not (type(value) is int and value >= 0):
        raise ValueError("%s is a number, 0 for off, not %r" % (name, value))


# STORAGE: a game

OTHER = {WHITE: BLACK, BLACK: WHITE}

# Every way to place, to move and to fly, made once and for all: PLACINGS[end],
# and from `start` all of MOVES[start] or of FLIGHTS[start].
PLACINGS = tuple((None, end, ()) for end in POINTS)
MOVES = tuple(tuple((start, end, ()) for end in ADJACENT[start])
              for start in POINTS)
FLIGHTS = tuple(tuple((start, end, ()) for end in POINTS) for start in POINTS)


class Game:
    """A game in progress: the position, and the way that led to it."""

    def __init__(self, options):
        self.options = options
        self.spots = new_spots()
        self.to_move = WHITE
        self.in_hand = {WHITE: MEN, BLACK: MEN}
        self.turns = []             # played so far
        self.undone = []            # taken back, the latest last
        self.ended = None           # the result, if agreed or resigned
        # For the draw rules: one entry for the beginning and for each turn.
        self.mills = [0]            # made in this turn
        self.quiet = [0]            # turns in a row without a mill
        self.threes = [0]           # turns begun with three men on each side
        self.times = {}             # how often each position_key came up


def new_game(**options):
    """A game before its first turn; `options` as in OPTIONS.

    ValueError for an option or a value that there is not.
    """
    for name, value in options.items():
        check_option(name, value)
    return Game({name: options.get(name, values[0])
                 for name, values in OPTIONS.items()})


def set_up(spots, to_move, in_hand=(0, 0), **options):
    """A game that begins at a position; in_hand is (White's, Black's)."""
    game = new_game(**options)
    game.spots = list(spots)
    game.to_move = to_move
    game.in_hand = dict(zip((WHITE, BLACK), in_hand))
    game.times = {position_key(game): 1}
    return game


def copy_of(game):
    """A second game, equal to the first, that may be changed by itself."""
    twin = object.__new__(Game)
    twin.options = game.options.copy()
    twin.spots = game.spots.copy()
    twin.to_move = game.to_move
    twin.in_hand = game.in_hand.copy()
    twin.turns = game.turns.copy()
    twin.undone = game.undone.copy()
    twin.ended = game.ended
    twin.mills = game.mills.copy()
    twin.quiet = game.quiet.copy()
    twin.threes = game.threes.copy()
    twin.times = game.times.copy()
    return twin


# PROCESS: placing, moving and flying

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


# PROCESS: mills and removing

def removals_earned(game, start, end):
    """How many men the turn may remove, if there are so many."""
    made = mills_made(game.spots, game.to_move, end, start)
    return made if game.options["two_mills"] == "each" else min(made, 1)


def removals_due(game, start, end, removed=()):
    """The points of which the turn must remove one more; [] if it is whole."""
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


# PROCESS: turns

def steps(game):
    """Every turn of the player to move, as yet without its removals."""
    spots, man = game.spots, game.to_move
    if game.in_hand[man]:
        return [turn for turn, spot in zip(PLACINGS, spots) if spot == EMPTY]
    ways = FLIGHTS if may_fly(game, man) else MOVES
    return [turn for start, spot in enumerate(spots) if spot == man
            for turn in ways[start] if spots[turn[1]] == EMPTY]


def endings(game, begun):
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
    """The turn with one removal more, in every way; or else as it is."""
    start, end, removed = turn
    return [(start, end, removed + (point,))
            for point in removals_due(game, start, end, removed)] or [turn]


def possible_turns(game):
    """Every whole turn in this position, as long as the game goes on."""
    begun = steps(game)
    closing = mill_points(game.spots, game.to_move)
    if not closing:
        return begun
    quiet = [turn for turn in begun if turn[1] not in closing]
    return quiet + endings(game, [turn for turn in begun
                                  if turn[1] in closing])


def legal_turns(game):
    """Every complete turn that may be played; none when the game is over."""
    return [] if result(game) else possible_turns(game)


def why_not(game, turn):
    """Why is this turn, (start, end, removed), not legal?"""
    return fault_of(game, turn)[0]


def fault_of(game, turn):
    """(why_not, the point that is to blame); (None, end) of a legal turn."""
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
    """Has this the shape of a turn: points where points belong?"""
    if not (isinstance(turn, tuple) and len(turn) == 3
            and isinstance(turn[2], tuple)):
        return False
    start, end, removed = turn
    points = (end,) + removed + (() if start is None else (start,))
    return all(type(point) is int and point in POINTS for point in points)


# PROCESS: playing

def put(game, turn):
    """Play a legal turn on the board; nothing is judged or noted."""
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
    """Play a legal turn and note what the draw rules count."""
    start, end, _ = turn
    made = mills_made(game.spots, game.to_move, end, start)
    quiet = start is not None and not made
    three = start is not None and is_three_each(game)
    put(game, turn)
    game.turns.append(turn)
    game.mills.append(made)
    game.quiet.append(game.quiet[-1] + 1 if quiet else 0)
    game.threes.append(game.threes[-1] + 1 if three else 0)
    key = position_key(game)
    game.times[key] = game.times.get(key, 0) + 1


def unmake(game):
    """Undo `make`, and return the turn."""
    key = position_key(game)
    game.times[key] -= 1
    if not game.times[key]:
        del game.times[key]
    for history in (game.mills, game.quiet, game.threes):
        history.pop()
    turn = game.turns.pop()
    lift(game, turn)
    return turn


def position_key(game):
    """What has to be the same in a repetition; None while men are in hand."""
    if game.in_hand[WHITE] or game.in_hand[BLACK]:
        return None
    return "".join(game.spots) + game.to_move


def play(game, turn):
    """Play a turn. ValueError if it is not legal; then nothing changes.

    >>> play(new_game(), (None, 24, ()))
    Traceback (most recent call last):
    ValueError: (None, 24, ()) is not a turn: (start or None, end, removed)
    """
    if not is_turn(turn):
        raise ValueError("%r is not a turn: (start or None, end, removed)"
                         % (turn,))
    if turn not in legal_turns(game):
        raise ValueError("%r is not legal: %s" % (turn, why_not(game, turn)))
    make(game, turn)
    game.undone = []


def take_back(game):
    """Take back the end by agreement or resigning, or else the last turn.

    ValueError at the beginning of the game.
    """
    if game.ended:
        game.ended = None
    elif game.turns:
        game.undone.append(unmake(game))
    else:
        raise ValueError("there is no turn to take back")


def play_again(game):
    """Play the turn taken back last. ValueError if there is none."""
    if not game.undone:
        raise ValueError("there is no turn to play again")
    make(game, game.undone.pop())


def beginning_of(game):
    """A second game: this one before its first turn."""
    first = copy_of(game)
    first.ended = None
    while first.turns:
        unmake(first)
    return first


# PROCESS: the end of the game

def has_few(game, man):
    """Has this player fewer than three men in all?"""
    return game.in_hand[man] < 3 and men_left(game, man) < 3


def is_blocked(game):
    """Has the player to move no legal move? (Who may fly has one.)"""
    man = game.to_move
    for point, spot in enumerate(game.spots):
        if spot == man and destinations(game.spots, point):
            return False
    return not (game.in_hand[man] or may_fly(game, man))


def is_three_each(game):
    """Has each side exactly three men, and none in hand?"""
    return men_left(game, WHITE) == 3 == men_left(game, BLACK) \
        and all_men_placed(game)


def draw_reason(game):
    """The draw rule that applies now, or None."""
    limits, key = game.options, position_key(game)
    if 0 < limits["no_mill_turns"] <= game.quiet[-1]:
        return "no_mill"
    if 0 < limits["three_men_turns"] <= game.threes[-1]:
        return "three_men"
    if key and 0 < limits["repetitions"] <= game.times.get(key, 0):
        return "repetition"
    return None


def agree(game):
    """End a game as a draw by agreement."""
    game.ended = (None, "agreement")
    game.undone = []


def resign(game, man):
    """End a game: the player of these men gives it up."""
    game.ended = (OTHER[man], "resigned")
    game.undone = []


def result(game):
    """None while the game goes on, else (the winner or None, the reason)."""
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
    outcome = result(game)
    return outcome is not None and outcome[0] == man

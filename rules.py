"""rules.py - the rules: what may be played, what it does, and who has won.

INPUT    nothing
STORAGE  nothing
PROCESS  all_men_placed men_left may_fly removals_earned removals_due
         steps endings one_removed possible_turns legal_turns count_turns
         is_turn make unmake play take_back play_again
OUTPUT   has_few is_blocked is_three_each draw_reason result has_won

A `game`, its `spots` and a `turn` (start, end, removed) are those of game.py;
a `man` is WHITE or BLACK, a `point` is 0 to 23. What can be answered from
`spots` alone stands in position.py, why a turn is not legal in refusals.py.
"""

from board import BLACK, EMPTY, POINTS, WHITE
from game import (FLIGHTS, MOVES, OTHER, PLACINGS, lift, new_game,
                  position_key, put)
from position import mill_points, mills_made, removable_points

# PROCESS: questions about the position

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


# PROCESS: the turns that may be played

def steps(game):
    """Every turn of the player to move, as yet without its removals."""
    spots, man = game.spots, game.to_move
    if game.in_hand[man]:
        return [turn for turn, spot in zip(PLACINGS, spots) if spot == EMPTY]
    ways = FLIGHTS if may_fly(game, man) else MOVES
    return [turn for start, spot in enumerate(spots) if spot == man
            for turn in ways[start] if spots[turn[1]] == EMPTY]


def endings(game, start, end):
    """Every whole turn that begins so, with the removals that it earns."""
    turns = [(start, end, ())]
    for _ in range(removals_earned(game, start, end)):
        turns = [more for turn in turns for more in one_removed(game, turn)]
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
    turns = [turn for turn in begun if turn[1] not in closing]
    for start, end, _ in begun:
        if end in closing:
            turns += endings(game, start, end)
    return turns


def legal_turns(game):
    """Every complete turn that may be played; none when the game is over."""
    return [] if result(game) else possible_turns(game)


def count_turns(game, depth):
    """The number of different sequences of `depth` complete turns (perft).

    >>> count_turns(new_game(), 2)
    552
    """
    if depth < 2:
        return len(legal_turns(game)) if depth else 1
    total = 0
    for turn in legal_turns(game):
        make(game, turn)
        total += count_turns(game, depth - 1)
        unmake(game)
    return total


# PROCESS: playing

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
    game.positions.append(position_key(game))


def unmake(game):
    """Undo `make`, and return the turn."""
    for history in (game.mills, game.quiet, game.threes, game.positions):
        history.pop()
    turn = game.turns.pop()
    lift(game, turn)
    return turn


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
        from refusals import why_not        # it is read when it is needed
        raise ValueError("%r is not legal: %s" % (turn, why_not(game, turn)))
    make(game, turn)
    game.undone = []


def is_turn(turn):
    """Has this the shape of a turn: points where points belong?"""
    if not (isinstance(turn, tuple) and len(turn) == 3
            and isinstance(turn[2], tuple)):
        return False
    start, end, removed = turn
    points = (end,) + removed + (() if start is None else (start,))
    return all(type(point) is int and point in POINTS for point in points)


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


# OUTPUT: the end of the game

def has_few(game, man):
    """Has this player fewer than three men in all?"""
    return game.in_hand[man] < 3 and men_left(game, man) < 3


def is_blocked(game):
    """Has the player to move no legal move?"""
    return not game.in_hand[game.to_move] and not steps(game)


def is_three_each(game):
    """Has each side exactly three men, and none in hand?"""
    return men_left(game, WHITE) == 3 == men_left(game, BLACK) \
        and all_men_placed(game)


def draw_reason(game):
    """The draw rule that applies now, or None."""
    limits, position = game.options, game.positions[-1]
    if 0 < limits["no_mill_turns"] <= game.quiet[-1]:
        return "no_mill"
    if 0 < limits["three_men_turns"] <= game.threes[-1]:
        return "three_men"
    times = game.positions.count(position) if position else 0
    if 0 < limits["repetitions"] <= times:
        return "repetition"
    return None


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

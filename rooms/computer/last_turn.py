"""last_turn.py - the last turn of a search: judged, but not played.

STORAGE  the most that a turn without a mill can gain: LEAP
PROCESS  judges the last turn of a search without playing it: last_answer
         last_placing

`bound`, `worth` and `ahead` are those of search.py.
"""

from board import destinations, mill_points, mills_made, points_of
from rooms.computer.judgement import (WIN, at_hand, gain, judge, most_gained,
                                      most_taken)
from rules import (OTHER, has_few, is_blocked, lift, men_left, possible_turns,
                   put, removals_due, turns_begun)

# STORAGE

LEAP = 50               # no turn without a mill gains more


# PROCESS

# In most positions the search looks at only one more turn. So this turn is not
# played. It is enough to know what it would gain.
#
# - If the worth reaches the bound already, no turn is looked at, as some turn
#   will keep it (stand pat, as in chess programs).
# - If even a great gain without a mill cannot reach the bound, and no mill can
#   be made, no turn is looked at (futility pruning, Schaeffer, 1986).
# - Otherwise the turns with a mill come first: what their way gains, and what
#   the removal gains. Then come the turns without a mill.
#
# Mills at hand are counted only here. So no turn needs to tell how it changes
# them.
def last_answer(game, bound, worth, ahead):
    """The worth of a position when the search looks at only one more turn."""
    spots, man = game.spots, game.to_move
    if game.in_hand[man] == 1 and not game.in_hand[OTHER[man]]:
        return last_placing(game, bound, ahead)
    if not game.in_hand[man]:
        worth += at_hand(spots, man)
    if worth >= bound and not is_blocked(game):
        return worth
    closing = mill_points(spots, man)
    if worth + LEAP < bound and not closing:
        return worth + LEAP
    turns = turns_begun(game)
    best = ahead - WIN
    mills = [turn for turn in turns if turn[1] in closing
             and mills_made(spots, man, turn[1], turn[0])]
    if mills:
        start, end, _ = mills[0]
        due = removals_due(game, start, end)
        if due and men_left(game, OTHER[man]) == 3:
            return WIN - ahead
        taken = most_taken(spots, man, due, start is not None) if due else 0
        best = worth + taken + most_gained(spots, man, mills,
                                           bound - worth - taken)
    if turns and best < bound:
        best = max(best, worth + most_gained(spots, man, turns, bound - worth))
    return best


# After the last man is placed, the numbers for moving are used. A player who
# has at most one way to go, or loses a man, may then be blocked. Only in these
# cases the turn is played, to see if it ends the game.
def last_placing(game, bound, ahead):
    """As `last_answer`, for the turn that places the last man."""
    spots, man = game.spots, game.to_move
    worth, best = judge(game, True) + at_hand(spots, man), -WIN
    if worth >= bound:
        return worth
    ways = {end for point in points_of(spots, OTHER[man])
            for end in destinations(spots, point)}
    for turn in reversed(possible_turns(game)):
        if (turn[2] or len(ways) < 2) and ends_game(game, turn):
            return WIN - ahead
        best = max(best, worth + gain(spots, man, turn, True))
        if best >= bound:
            break
    return best


def ends_game(game, turn):
    """Does this turn end the game?"""
    put(game, turn)
    won = has_few(game, game.to_move) or is_blocked(game)
    lift(game, turn)
    return won

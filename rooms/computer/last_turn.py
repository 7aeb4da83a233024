"""last_turn.py - the last turn that a search looks at: judged, not played.

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

# In most positions only one more turn is looked at. So it is not played: what
# it would gain is enough, first with a mill (and there, what the way gains and
# what the removal does), then without. And if even a great leap without a mill
# would not reach the bound, no turn is looked at (futility pruning, Schaeffer,
# 1986). Nor is one if the worth itself reaches the bound: some turn will keep
# it, if there is one (stand pat, as in chess programs). Only here are mills at
# hand counted: no turn need tell how it changes them.
def last_answer(game, bound, worth, ahead):
    """The worth of a position when only one more turn is looked at."""
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


# What comes after the very last man placed is judged by other numbers. And who
# has one way to go or none, or loses a man, may be blocked: only then the turn
# is played.
def last_placing(game, bound, ahead):
    """As `last_answer`, for the turn that ends phase one."""
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

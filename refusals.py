"""refusals.py - why something may not be played, as the rules have it.

INPUT    nothing
STORAGE  nothing
PROCESS  why_not_place why_not_pick_up why_not_move why_not_remove why_not
OUTPUT   nothing

Each function returns None if it may be played, or else the key of the reason,
such as "taken"; texts.py has the sentence for it. A turn is legal, that is, in
the list of rules.legal_turns, exactly when there is no reason against it.
"""

from board import EMPTY
from position import destinations, mills_made
from rules import may_fly, removals_due, result

# PROCESS

def why_not_place(game, end):
    """Why may the player to move not place a man on `end`?"""
    if not game.in_hand[game.to_move]:
        return "hand_empty"
    return None if game.spots[end] == EMPTY else "taken"


def why_not_pick_up(game, start):
    """Why may the player to move not move the man on `start`?"""
    spots, man = game.spots, game.to_move
    if game.in_hand[man]:
        return "men_in_hand"
    if spots[start] != man:
        return "vacant" if spots[start] == EMPTY else "not_yours"
    flying = may_fly(game, man)
    return None if destinations(spots, start, flying) else "shut_in"


def why_not_move(game, start, end):
    """Why may the man on `start` not go to `end`?"""
    if game.spots[end] != EMPTY:
        return "same_point" if start == end else "occupied"
    flying = may_fly(game, game.to_move)
    reachable = end in destinations(game.spots, start, flying)
    return None if reachable else "not_connected"


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


def why_not(game, turn):
    """Why is this turn, (start, end, removed), not legal?"""
    start, end, removed = turn
    if result(game):
        return "over"
    if start is None:
        reason = why_not_place(game, end)
    else:
        reason = why_not_pick_up(game, start) or why_not_move(game, start, end)
    for number, point in enumerate(removed):
        reason = reason or why_not_remove(game, start, end,
                                          removed[:number], point)
    if not reason and removals_due(game, start, end, removed):
        return "removal_due"
    return reason

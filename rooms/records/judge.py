"""judge.py - judges options and turns that come from outside.

PROCESS  whether options may have these values, whether something is a turn at
         all, and why a turn is not legal: checked_options is_turn fault_of

They come from a record, from another PC, or from a player of the class.
"""

from board import POINTS
from rules import (EMPTY_TURN, OPTIONS, is_whole, result, why_not_add,
                   with_point)

# PROCESS

def checked_options(options):
    """These options {name: value} of a game. Raises ValueError if there is no
    such option, or if it cannot have this value."""
    for name, value in options.items():
        values = OPTIONS.get(name, ())
        good = value in values
        if values and type(values[0]) is int:
            good = type(value) is int and (
                value == 0 or values[1] <= value <= values[2])
        if not good:
            raise ValueError("%s cannot be %r. It can be: %s"
                             % (name, value, values))
    return options


def is_turn(turn):
    """Has this the shape of a turn, with points where points belong?"""
    if not (isinstance(turn, tuple) and len(turn) == 3
            and isinstance(turn[2], tuple)):
        return False
    start, end, removed = turn
    points = [end] + list(removed)
    if start is not None:
        points.append(start)
    return all(type(point) is int and point in POINTS for point in points)


def fault_of(game, turn):
    """(why this turn is not legal, or None; the point where the fault is)."""
    start, end, removed = turn
    if result(game):
        return "over", end
    points = [(["place"], end)]
    if start is not None:
        points = [(["move"], start), ([], end)]
    points += [(["x"], point) for point in removed]
    begun = EMPTY_TURN
    for signs, point in points:
        reason = why_not_add(game, begun, point, signs)
        if reason:
            return reason, point
        begun = with_point(game, begun, point)
    if not is_whole(game, turn):
        return "removal_due", end
    return None, end

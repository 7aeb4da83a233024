"""judge.py - judges options and turns that come from outside.

STORAGE  why something from outside is refused: Unusable
PROCESS  what an option is set to, whether something is a turn at all, and why
         a turn is not legal: option_value is_turn fault_of

They come from a record, from another PC, or from a player of the class.
"""

from board import POINTS
from rules import (EMPTY_TURN, OPTIONS, Refused, is_whole, result, why_not_add,
                   with_point)

# STORAGE

class Unusable(Refused):
    """Why something from outside cannot be used: a record, a position, a FEN,
    a line of a table. Or why a file cannot be read or written."""

    def __init__(self, reason, game=None, tags=None, **facts):
        super().__init__(reason, **facts)
        self.game = game                # up to the last good turn, or None
        self.tags = tags                # of the record, if they could be read


# PROCESS

def option_value(name, text):
    """The value of an option of a game, as a text says it. Raises KeyError if
    there is no such option, and ValueError if it cannot have this value.

    >>> option_value("flying", "never"), option_value("repetitions", "5")
    ('never', 5)
    """
    values = OPTIONS[name]
    value = type(values[0])(text)
    good = value in values
    if isinstance(value, int):
        good = value == 0 or values[1] <= value <= values[2]
    if not good:
        raise ValueError("%s cannot be %r. It can be: %s"
                         % (name, value, values))
    return value


def is_turn(turn):
    """Has this the shape of a turn, with points where points belong?"""
    if not (isinstance(turn, tuple) and len(turn) == 3
            and isinstance(turn[2], tuple)):
        return False
    start, end, removed = turn
    points = [end, *removed] if start is None else [start, end, *removed]
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

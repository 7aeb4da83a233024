"""entry.py - a turn that a player types, from the text to the turn played.

INPUT    type_turn read_entry points_alone read_point
STORAGE  DASHES MOST_REMOVED
PROCESS  verb_at_fault enter extend extend_way extend_removals is_whole
OUTPUT   nothing

An entry is the text of a turn or of a part of it, such as "4", "4 7", "d6-d7"
or "4-7x12". What it says is a pair of lists of points: the way of a man, and
the men that are removed. A turn `begun` is that of match.py.
"""

from board import NAMES, PARTNERS, POINTS
from commands import VERBS
from console import clean, say
from match import change
from refusals import (why_not_pick_up, why_not_move, why_not_place,
                      why_not_remove)
from rules import play, removals_due, result
from view import tell
from words import refusal

# INPUT

def type_turn(match, line):
    """Play the turn that is typed, or begin it; or say why not."""
    try:
        way, removed = read_entry(line)
    except ValueError as error:
        key, word = error.args
        tell(match, key, "refusal", word=clean(word, 20))
        return
    reason = verb_at_fault(match, line)
    refused = (reason, way[0] if way else removed[0], match.begun) if reason \
        else enter(match, way, removed)
    if refused:
        say(match.screen, refusal(match, *refused), "refusal")


def read_entry(text):
    """The points in an entry: those of the way, and those removed.

    ValueError(key, word) if it cannot be understood: the key of a sentence,
    and the word that is wrong.

    >>> read_entry("4-7x12")
    ([4, 7], [12])
    """
    way, *removed = points_alone(text).split("x")
    if way.strip(" ") != way.strip(" " + DASHES):
        raise ValueError("no point", text)
    for sign in DASHES:
        way = way.replace(sign, " ")
    way = way.split()
    if not (way or removed):
        raise ValueError("no point", text)
    if len(way) > 2 or len(removed) > MOST_REMOVED:
        raise ValueError("too many", text)
    return ([read_point(word) for word in way],
            [read_point(word.strip()) for word in removed])


def points_alone(text):
    """The entry in small letters, with x for remove, without other words.

    >>> points_alone("Move D 6 to d5 and remove 12")
    'd6 d5 x 12'
    """
    words = [word for word in text.lower().split() if word not in VERBS]
    text = " ".join("x" if word == "remove" else word for word in words)
    for letter in "abcdefg":
        text = text.replace(letter + " ", letter)
    return text.rstrip(".!")


def read_point(word):
    """The point that a number 0 to 23 or a name a7 to g1 stands for.

    >>> read_point("d6"), read_point("4")
    (4, 4)
    """
    if word in NAMES:
        return NAMES.index(word)
    if word.isascii() and word.isdigit() and len(word) < 4 \
            and int(word) in POINTS:
        return int(word)
    raise ValueError("no point", word or "x")


# STORAGE

DASHES = "-,>\u2013\u2014\u2192"       # what may stand between two points
MOST_REMOVED = max(map(len, PARTNERS))   # one man for each mill of a turn


# PROCESS

def verb_at_fault(match, line):
    """Why the first word of a line is not what is to be done now, or None."""
    verb = line.lower().split()[0]
    in_hand = match.game.in_hand[match.game.to_move]
    if verb in ("place", "move", "fly") and match.begun[1] is not None:
        return "mill_first"
    if verb == "place" and not in_hand:
        return "hand_empty"
    return "men_in_hand" if verb in ("move", "fly") and in_hand else None


def enter(match, way, removed):
    """Add the points of an entry to the turn; play it when it is whole.

    Returns None, or (reason, point, begun) if a point was refused; then
    nothing has changed.
    """
    begun, reason, point = extend(match.game, match.begun, way, removed)
    if result(match.game):
        reason = "over"
    if reason:
        return reason, point, begun
    if is_whole(match.game, begun):
        change(match, play, begun)
    else:
        match.begun = begun
    return None


def extend(game, begun, way, removed):
    """The turn begun, with the points of an entry added to it.

    Returns (begun, reason, point). The reason is None; or it is the key that
    says why the point may not be added, and begun goes as far as that point.
    """
    if begun[1] is not None:
        if len(way) > 1:
            return begun, "mill_first", way[0]
        return extend_removals(game, begun, way + removed)
    if not way:
        return begun, "no_way", removed[0]
    begun, reason, point = extend_way(game, begun[0], way)
    if reason or not removed:
        return begun, reason, point
    if begun[1] is None:
        return begun, "no_end", removed[0]
    return extend_removals(game, begun, removed)


def extend_way(game, start, way):
    """As `extend`, for one or two points of a way; start may be chosen."""
    if game.in_hand[game.to_move]:
        reason = why_not_place(game, way[0])
        if len(way) > 1:
            reason = "men_in_hand"
        return (None, way[0], ()), reason, way[0]
    if start is None or len(way) == 2:
        start, way = way[0], way[1:]
        reason = why_not_pick_up(game, start)
        if reason or not way:
            return (start, None, ()), reason, start
    return (start, way[0], ()), why_not_move(game, start, way[0]), way[0]


def extend_removals(game, begun, points):
    """As `extend`, for the points of men that are removed, in their order."""
    start, end, removed = begun
    for point in points:
        reason = why_not_remove(game, start, end, removed, point)
        if reason:
            return (start, end, removed), reason, point
        removed += (point,)
    return (start, end, removed), None, end


def is_whole(game, begun):
    """Is nothing missing in this turn, neither its end nor a removal?"""
    start, end, removed = begun
    return end is not None and not removals_due(game, start, end, removed)

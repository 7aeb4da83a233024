"""turns.py - a turn that a player types, from its points to the turn played.

PROCESS  type_turn verb_at_fault add_points play_or_warn extend extend_way
         extend_removals is_whole

The points come from typed_line.py: the `way` of a man, and those `removed`. A
turn `begun` and a `match` are those of console/match.py.
"""

from commands.advice import warn
from commands.typed_line import points_alone, read_turn, sides_in
from console import change, player_to_move, refusal, say, tell
from rules import (OTHER, play, removals_due, result, why_not_move,
                   why_not_pick_up, why_not_place, why_not_remove)

# PROCESS

def type_turn(match, line):
    """Play the turn that is typed, or begin it; or say why not."""
    try:
        way, removed = read_turn(line)
    except ValueError as error:
        key, word = error.args
        tell(match, key, "refusal", word=word)
        return
    match.screen.names = any(sign in "abcdefg" for sign in points_alone(line))
    reason = verb_at_fault(match, line)
    refused = (reason, way[0] if way else removed[0], match.begun) if reason \
        else add_points(match, way, removed)
    if refused:
        say(match.screen, refusal(match, *refused), "refusal")


def verb_at_fault(match, line):
    """Why the first word of a line is not what is to be done now, or None."""
    verb, man = line.lower().split()[0], match.game.to_move
    in_hand = match.game.in_hand[man]
    if [*sides_in(verb).values()] == [(OTHER[man],)]:
        return "not_your_turn"
    if verb in ("place", "move", "fly") and match.begun[1] is not None:
        return "mill_first"
    if verb == "place" and not in_hand:
        return "hand_empty"
    return "men_in_hand" if verb in ("move", "fly") and in_hand else None


def add_points(match, way, removed):
    """Add these points to the turn; play it when it is whole.

    Returns None, or (reason, point, begun) if a point was refused; then
    nothing has changed.
    """
    begun, reason, point = extend(match.game, match.begun, way, removed)
    if result(match.game):
        reason = "over"
    if reason:
        return reason, point, begun
    if is_whole(match.game, begun):
        play_or_warn(match, begun)
    else:
        match.begun = begun
    return None


def play_or_warn(match, turn):
    """Play a whole turn; but who wants advice is asked first about a bad one.
    """
    if player_to_move(match).advice:
        warn(match, turn)
    if not match.question:
        change(match, play, turn)


def extend(game, begun, way, removed):
    """The turn begun, with these points added to it.

    Returns (begun, reason, point). The reason is None; or it is the key that
    says why the point may not be added, and begun goes as far as that point.
    """
    if begun[1] is not None:
        if removed and way in ([begun[1]], [begun[0], begun[1]]):
            way = []            # the way again, with what is to be removed
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

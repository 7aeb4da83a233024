"""turns.py - a turn that a player types, from its points to the whole turn.

PROCESS  adds points to a turn, and says why not: type_turn with_points

The points come from typed_line.py: the `way` of a man, and those `removed`. A
turn `begun` and a `match` are those of console/match.py.
"""

from rooms.commands.typed_line import read_turn, sides_in
from rooms.console import names_of, player_to_move, refusal, say
from rules import (OTHER, removals_due, result, why_not_move, why_not_pick_up,
                   why_not_place, why_not_remove)

# PROCESS

def type_turn(match, line):
    """The turn that is typed; None if it is only begun, or refused, or if the
    player wants advice and has to be asked first."""
    way, removed, match.screen.looks.names = read_turn(line)
    game, begun = match.game, match.begun
    reason, point = verb_at_fault(match, line), (way + removed)[0]
    if not reason:
        begun, reason, point = with_points(game, begun, way, removed)
        reason = "over" if result(game) else reason
    if reason:
        say(match.screen, refusal(game, reason, point, begun,
                                  names_of(match)), "refusal")
        return None
    if begun[1] is None or removals_due(game, *begun):
        match.begun = begun         # its end is missing, or a removal
        return None
    advice = player_to_move(match).advice
    return advice(match, begun) if advice else begun


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


def with_points(game, begun, way, removed):
    """The turn begun, with these points added to it.

    Returns (begun, reason, point). The reason is None; or it is the key that
    says why the point may not be added, and begun goes as far as that point.
    """
    if begun[1] is None and not way:
        return begun, "no_way", removed[0]
    if begun[1] is None:
        begun, reason, point = with_way(game, begun[0], way)
        if reason or not removed:
            return begun, reason, point
        if begun[1] is None:
            return begun, "no_end", removed[0]
    else:
        if removed and way in ([begun[1]], [begun[0], begun[1]]):
            way = []            # the way again, with what is to be removed
        if len(way) > 1:
            return begun, "mill_first", way[0]
        removed = way + removed
    start, end, gone = begun
    for point in removed:
        reason = why_not_remove(game, start, end, gone, point)
        if reason:
            return (start, end, gone), reason, point
        gone += (point,)
    return (start, end, gone), None, end


def with_way(game, start, way):
    """As with_points, for one or two points of a way; start may be chosen."""
    if game.in_hand[game.to_move]:
        reason = "men_in_hand" if way[1:] else why_not_place(game, way[0])
        return (None, way[0], ()), reason, way[0]
    if start is None or len(way) == 2:
        start, way = way[0], way[1:]
        reason = why_not_pick_up(game, start)
        if reason or not way:
            return (start, None, ()), reason, start
    return (start, way[0], ()), why_not_move(game, start, way[0]), way[0]

"""turns.py - a turn that a player types, from its points to the whole turn.

PROCESS  adds points to a turn, and says why not: type_turn steps_of

The points come from typed_line.py: the `way` of a man, and the men that are
`removed`. A turn `begun` and a `match` are those of console/match.py.
"""

from rooms.commands.typed_line import read_turn, sides_in
from rooms.console import names_of, player_to_move, refusal, say
from rules import (OTHER, removals_due, result, why_not_move, why_not_pick_up,
                   why_not_place, why_not_remove)

# PROCESS

def type_turn(match, line):
    """The turn that a player types. None if it is refused, or only begun, or
    if the player wants advice and must be asked first."""
    way, removed, match.screen.looks.names = read_turn(line)
    for begun, reason, point in steps_of(match, line, way, removed):
        if reason:
            say(match.screen, refusal(match.game, reason, point, begun,
                                      names_of(match)), "refusal")
            return None
    if begun[1] is None or removals_due(match.game, *begun):
        match.begun = begun         # its end or a removal is missing
        return None
    advice = player_to_move(match).advice
    return advice(match, begun) if advice else begun


def steps_of(match, line, way, removed):
    """Each (begun, reason, point) while the typed points are added to the turn
    begun, one by one. The reason is None, or the key that says why the point
    is refused. After a reason the steps make no sense, so stop there."""
    game, (start, end, gone) = match.game, match.begun
    yield match.begun, why_not_now(match, line), (way + removed)[0]
    if end is not None:
        if removed and way in ([end], [start, end]):
            way = []            # typed again before the removals
        if len(way) > 1:
            yield match.begun, "mill_first", way[0]
        removed = way + removed
    elif not way:
        yield match.begun, "no_way", removed[0]
    elif game.in_hand[game.to_move]:
        end, *more = way
        reason = "men_in_hand" if more else why_not_place(game, end)
        yield (None, end, ()), reason, end
    else:
        if start is None or len(way) == 2:
            start, *way = way
            yield (start, None, ()), why_not_pick_up(game, start), start
        if way:
            [end] = way
            yield (start, end, ()), why_not_move(game, start, end), end
        elif removed:
            yield (start, None, ()), "no_end", removed[0]
    for point in removed:
        reason = why_not_remove(game, start, end, gone, point)
        yield (start, end, gone), reason, point
        gone += (point,)
    yield (start, end, gone), None, end


def why_not_now(match, line):
    """Why can this line not be obeyed now? Because of its first word, or
    because the game is over. None if it can."""
    verb, man = line.lower().split()[0], match.game.to_move
    in_hand = match.game.in_hand[man]
    if [*sides_in(verb).values()] == [(OTHER[man],)]:
        return "not_your_turn"
    if verb in ("place", "move", "fly") and match.begun[1] is not None:
        return "mill_first"
    if verb == "place" and not in_hand:
        return "hand_empty"
    if verb in ("move", "fly") and in_hand:
        return "men_in_hand"
    return "over" if result(match.game) else None

"""reasons.py - why a turn is good: what can be seen on the board.

STORAGE  all reasons, the most important first: REASONS TO_REMOVE
PROCESS  finds the reason that is true of a turn: reason_for closes threats

A `game` and a `turn` are those of rules.py, a line is a tuple of three points.
A reason is a key and a dict of facts, such as {"line": (3, 4, 5)}, of which
each can be seen on the board: "line", "second" and "threat" are lines, "point"
is a point, "other" the man of the other player, "ways" a number. The sentence
for the key stands in console/languages/.
"""

from board import (EMPTY, MILLS, destinations, mills_made, mills_through,
                   points_of)
from rules import copy_of, legal_turns, make, may_fly, put, result, turns_begun

# PROCESS: the reason

def reason_for(game, turn, reasons=None):
    """(key, facts) of the weightiest reason that is true of a legal turn; None
    if nothing can be seen."""
    after = game_after(game, turn)
    for key, reason in (reasons or REASONS).items():
        facts = reason(game, turn, after)
        if facts is not None:
            return key, facts
    return None


# PROCESS: what can be seen on the board

def threats(game, man):
    """The lines on which this player could make a mill, were it his turn."""
    game = copy_of(game)
    game.to_move = man
    found = set()
    for turn in turns_begun(game):
        if mills_made(game.spots, man, turn[1], turn[0]):
            found.update(made_by(game, turn))
    return [line for line in MILLS if line in found]


def made_by(game, turn):
    """The lines of the mills that a turn makes."""
    spots = game_put(game, turn).spots
    return mills_through(spots, turn[1])


def game_put(game, turn):
    """A copy of the game with the man of the turn put, and nobody removed."""
    twin = copy_of(game)
    put(twin, (turn[0], turn[1], ()))
    return twin


def game_after(game, turn):
    """A copy of the game in which the turn has been played."""
    after = copy_of(game)
    make(after, turn)
    return after


def all_after(game):
    """The game after each of the legal turns."""
    return [game_after(game, turn) for turn in legal_turns(game)]


def ways(game, man):
    """How many ways lead from this player's men to vacant points."""
    flying = may_fly(game, man)
    return sum(len(destinations(game.spots, point, flying))
               for point in points_of(game.spots, man))


def shut_in(game, man):
    """The points of this player's men who have no way to go."""
    if may_fly(game, man):
        return []
    return [point for point in points_of(game.spots, man)
            if not destinations(game.spots, point)]


# PROCESS: reasons; each gives its facts if it is true of the turn that
# leads from `game` to the game `after` it, and None if it is not

def wins(game, turn, after):
    """The turn ends the game."""
    outcome = result(after)
    return {} if outcome and outcome[0] == game.to_move else None


def two_mills(game, turn, after):
    """Two mills are made in one turn."""
    lines = made_by(game, turn)
    if len(lines) < 2:
        return None
    return {"line": lines[0], "second": lines[1]}


def breaks(game, turn, after):
    """A man is removed who could have made a mill, or helped to."""
    still = threats(after, after.to_move)
    for line in threats(game_put(game, turn), after.to_move):
        if line not in still and turn[2]:
            return {"line": made_by(game, turn)[0],
                    "point": turn[2][0], "threat": line,
                    "other": after.to_move}
    return None


def closes(game, turn, after):
    """A mill is made."""
    lines = made_by(game, turn)
    return {"line": lines[0]} if lines else None


def stops(game, turn, after):
    """The other player could have made a mill, and now cannot."""
    still = threats(after, after.to_move)
    for line in threats(game, after.to_move):
        if line not in still:
            return {"line": line, "other": after.to_move}
    return None


def reopens(game, turn, after):
    """A man leaves a mill, and may come back whatever the other does: he can
    neither take the point nor make a mill."""
    start, lines = turn[0], threats(after, game.to_move)
    if (start is None or threats(after, after.to_move)
            or start in [end for _, end, _ in turns_begun(after)]):
        return None
    for line in mills_through(game.spots, start):
        if line in lines:
            return {"line": line}
    return None


def new_threats(game, turn, after):
    """The lines that a turn opens to be mills."""
    old = threats(game, game.to_move)
    return [line for line in threats(after, game.to_move) if line not in old]


def double(game, turn, after):
    """Two mills may be made next turn, on two different points, and the other
    player makes none first."""
    lines = two_threats(game, turn, after)
    if not lines or threats(after, after.to_move):
        return None
    return {"line": lines[0], "second": lines[1]}


def two_threats(game, turn, after):
    """The lines of two mills that may be made next turn, on two different
    points, at least one of which could not before; or None."""
    vacant = {}
    for line in threats(after, game.to_move):
        for point in line:
            if after.spots[point] == EMPTY:
                vacant[point] = line
    if len(vacant) < 2 or not new_threats(game, turn, after):
        return None
    return sorted(vacant.values())[:2]


def threatens(game, turn, after):
    """A mill may be made next turn that could not be made before, and the
    other player makes none first."""
    lines = new_threats(game, turn, after)
    if not lines or threats(after, after.to_move):
        return None
    return {"line": lines[0]}


def prevents(game, turn, after):
    """The other player could have threatened two mills at once; not now."""
    other = after.to_move
    if may_double(after, other) or not may_double(game, other):
        return None
    return {"other": other}


def may_double(game, man):
    """Could this player threaten two mills at once, were it his turn?"""
    game = copy_of(game)
    game.to_move = man
    return any(two_threats(game, turn, game_put(game, turn))
               for turn in turns_begun(game))


def frees(game, turn, after):
    """A man of the player's who had no way to go has one again."""
    still = shut_in(after, game.to_move)
    for point in shut_in(game, game.to_move):
        if after.spots[point] == game.to_move and point not in still:
            return {"point": point}
    return None


def traps(game, turn, after):
    """A man of the other player has no way to go now."""
    before = shut_in(game, after.to_move)
    for point in shut_in(after, after.to_move):
        if point not in before:
            return {"point": point, "other": after.to_move}
    return None


def builds(game, turn, after):
    """A line has two of the player's men now, and had not before, and its
    third point is vacant."""
    two = sorted([game.to_move] * 2 + [EMPTY])
    for line in MILLS:
        before, now = [sorted(one.spots[point] for point in line)
                       for one in (game, after)]
        if turn[1] in line and now == two != before:
            return {"line": line}
    return None


def spoils(game, turn, after):
    """A line with two men of the other player can be no mill of his now."""
    for line in MILLS:
        men = [after.spots[point] for point in line]
        if turn[1] in line and men.count(after.to_move) == 2:
            return {"line": line, "other": after.to_move}
    return None


# Ways are counted last of all, and only where they tell something: who flies
# has more than enough.
def freest(game, turn, after):
    """No other turn leaves the player more ways to go, and some fewer."""
    man = game.to_move
    if may_fly(after, man):
        return None
    most, all_ways = ways(after, man), [ways(one, man)
                                        for one in all_after(game)]
    return {"ways": most} if most == max(all_ways) > min(all_ways) else None


def narrowest(game, turn, after):
    """No other turn leaves the other player fewer ways to go, and some more.
    """
    man = after.to_move
    if may_fly(after, man) or not points_of(after.spots, man):
        return None
    least, all_ways = ways(after, man), [ways(one, man)
                                         for one in all_after(game)]
    if not least == min(all_ways) < max(all_ways):
        return None
    return {"ways": least, "other": man}


# STORAGE: the table of reasons

# The weightiest comes first. (!) Put "hint ways" first, and every hint
# speaks of ways where it can.
REASONS = {
    "hint wins": wins,
    "hint two mills": two_mills,
    "hint breaks": breaks,
    "hint mill": closes,
    "hint stops": stops,
    "hint double": double,
    "hint reopens": reopens,
    "hint prevents": prevents,
    "hint frees": frees,
    "hint traps": traps,
    "hint threatens": threatens,
    "hint spoils": spoils,
    "hint builds": builds,
    "hint ways": freest,
    "hint narrow": narrowest,
}

# When the mill stands already: why this man is to be removed.
TO_REMOVE = {"hint wins": wins, "hint disarms": breaks}
TO_REMOVE.update((key, REASONS[key]) for key in REASONS if key not in (
    "hint two mills", "hint breaks", "hint mill"))

# Of turns about as good, the one is preferred that anybody understands: close
# a mill, stop one, threaten two.
PLAIN = {key: REASONS[key] for key in (
    "hint two mills", "hint breaks", "hint mill", "hint stops",
    "hint double")}

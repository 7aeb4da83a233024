"""reasons.py - why a turn is good: what can be seen on the board.

STORAGE  all reasons, the most important first: REASONS TO_REMOVE
PROCESS  finds the reason that is true of a turn: reason_for closes threats

A `game` and a `turn` are those of rules.py, a line is a tuple of three points.
A reason is a key and a dict of facts, such as {"line": (3, 4, 5)}, of which
each can be seen on the board: "line", "second" and "threat" are lines, "point"
is a point, "other" the man of the other player, "ways" a number. The sentence
for the key stands in console/languages/.
"""

from board import EMPTY, MILLS, destinations, mills_through, points_of
from rules import copy_of, has_won, legal_turns, make, may_fly, turns_begun

# PROCESS: the reason

def reason_for(game, turn, reasons=None):
    """(key, facts) of the weightiest reason that is true of a legal turn; None
    if nothing can be seen."""
    after = game_after(game, turn)
    for key, reason in (reasons or REASONS).items():
        found = reason(game, turn, after)
        if found:
            return key, found[0]
    return None


# PROCESS: what can be seen on the board

def game_after(game, turn):
    """A copy of the game in which the turn has been played."""
    after = copy_of(game)
    make(after, turn)
    return after


def made_by(game, turn):
    """The lines of the mills that a turn makes."""
    return mills_through(game_after(game, turn).spots, turn[1])


def lines_with(game, *men):
    """The lines on which just these three stand, in any order."""
    spots, men = game.spots, sorted(men)
    return [(one, two, three) for one, two, three in MILLS
            if sorted((spots[one], spots[two], spots[three])) == men]


def threats(game, man):
    """The lines on which this player could make a mill, were it his turn."""
    game = copy_of(game)
    game.to_move = man
    turns = turns_begun(game)
    return [line for line in lines_with(game, man, man, EMPTY)
            if any(end in line and start not in line
                   for start, end, _ in turns)]


def threats_only(one, two, man):
    """The threats of this player in game `one` that are none in game `two`."""
    others = threats(two, man)
    return [line for line in threats(one, man) if line not in others]


def two_threats(game, turn, after):
    """The lines of two mills that may be made next turn, on two different
    points, at least one of which could not before; [] if there are none."""
    vacant = {point: line for line in threats(after, game.to_move)
              for point in line if after.spots[point] == EMPTY}
    if len(vacant) < 2 or not threats_only(after, game, game.to_move):
        return []
    line, second = sorted(vacant.values())[:2]
    return [{"line": line, "second": second}]


def may_double(game, man):
    """Could this player threaten two mills at once, were it his turn?"""
    game = copy_of(game)
    game.to_move = man
    return any(two_threats(game, turn, game_after(game, turn))
               for turn in turns_begun(game))


def ways(game, man):
    """How many ways lead from this player's men to vacant points."""
    flying = may_fly(game, man)
    return sum(len(destinations(game.spots, point, flying))
               for point in points_of(game.spots, man))


def ways_if(game, after, man, best):
    """[{"ways": number}], how many ways this player has after the turn, if no
    other turn leaves more - or fewer, as `best` is max or min - and not every
    turn as many; else []."""
    if may_fly(after, man) or not points_of(after.spots, man):
        return []
    own = ways(after, man)
    found = {ways(game_after(game, turn), man) for turn in legal_turns(game)}
    return [{"ways": own}] if own == best(found) and len(found) > 1 else []


def shut_in(game, man):
    """The points of this player's men who have no way to go."""
    return [point for point in points_of(game.spots, man)
            if not destinations(game.spots, point, may_fly(game, man))]


# PROCESS: reasons; each looks at a turn that leads from `game` to the game
# `after` it, and lists the facts of everything of which it is true

def wins(game, turn, after):
    """The turn ends the game."""
    return [{}] if has_won(after, game.to_move) else []


def two_mills(game, turn, after):
    """Two mills are made in one turn."""
    lines = mills_through(after.spots, turn[1])
    return [{"line": lines[0], "second": line} for line in lines[1:]]


def breaks(game, turn, after):
    """A man is removed who could have made a mill, or helped to."""
    start, end, removed = turn
    if not removed:
        return []
    closed, other = game_after(game, (start, end, ())), after.to_move
    return [{"line": mills_through(after.spots, end)[0], "point": removed[0],
             "threat": line, "other": other}
            for line in threats_only(closed, after, other)]


def closes(game, turn, after):
    """A mill is made."""
    return [{"line": line} for line in mills_through(after.spots, turn[1])]


def stops(game, turn, after):
    """The other player could have made a mill, and now cannot."""
    return [{"line": line, "other": after.to_move}
            for line in threats_only(game, after, after.to_move)]


def reopens(game, turn, after):
    """A man leaves a mill, and may come back whatever the other does: he can
    neither take the point nor make a mill."""
    start, lines = turn[0], threats(after, game.to_move)
    if threats(after, after.to_move) \
            or start in [end for _, end, _ in turns_begun(after)]:
        return []
    return [{"line": line} for line in mills_through(game.spots, start)
            if line in lines]


def double(game, turn, after):
    """Two mills may be made next turn, on two different points, and the other
    player makes none first."""
    return [facts for facts in two_threats(game, turn, after)
            if not threats(after, after.to_move)]


def threatens(game, turn, after):
    """A mill may be made next turn that could not be made before, and the
    other player makes none first."""
    return [{"line": line} for line in threats_only(after, game, game.to_move)
            if not threats(after, after.to_move)]


def prevents(game, turn, after):
    """The other player could have threatened two mills at once; not now."""
    other = after.to_move
    prevented = not may_double(after, other) and may_double(game, other)
    return [{"other": other}] if prevented else []


def frees(game, turn, after):
    """A man of the player's who had no way to go has one again."""
    return [{"point": point} for point in shut_in(game, game.to_move)
            if point not in shut_in(after, game.to_move)]


def traps(game, turn, after):
    """A man of the other player has no way to go now."""
    other = after.to_move
    return [{"point": point, "other": other} for point in shut_in(after, other)
            if point not in shut_in(game, other)]


def builds(game, turn, after):
    """A line has two of the player's men now, and had not before, and its
    third point is vacant."""
    men = game.to_move, game.to_move, EMPTY
    before = lines_with(game, *men)
    return [{"line": line} for line in lines_with(after, *men)
            if turn[1] in line and line not in before]


def spoils(game, turn, after):
    """A line with two men of the other player can be no mill of his now."""
    other = after.to_move
    return [{"line": line, "other": other} for line in lines_with(
        after, other, other, game.to_move) if turn[1] in line]


# Ways are counted last of all, and only where they tell something: who flies
# has more than enough.
def freest(game, turn, after):
    """No other turn leaves the player more ways to go, and some fewer."""
    return ways_if(game, after, game.to_move, max)


def narrowest(game, turn, after):
    """No other turn leaves the other player fewer ways to go, and some more.
    """
    return [dict(facts, other=after.to_move)
            for facts in ways_if(game, after, after.to_move, min)]


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
PLAIN = dict(enumerate((two_mills, breaks, closes, stops, double)))

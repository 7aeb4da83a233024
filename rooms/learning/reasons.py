"""reasons.py - why a turn is good: what you can see on the board.

STORAGE  all sights, the most important first: SIGHTS TO_REMOVE
PROCESS  finds the reason for a turn, what another one has not, and a praise:
         reason_for missing_reason praise

A `game` and a `turn` are those of rules.py. A line is a tuple of three points.
A sight is a function that sees what a turn does: `closes` sees mills. A reason
is a key and the facts that a sight found: ("hint mill", {"line": (3, 4, 5)}).
You can see each fact on the board: "line", "second" and "threat" are lines,
"point", "start" and "end" are points, "other" is the man of the other player,
"ways" is a number.
The sentence for the key is in console/languages/.
"""

from board import ADJACENT, EMPTY, MILLS, destinations, points_of
from rooms.commands import closings_of
from rooms.console import lines_with, mills_through
from rules import (copy_of, has_won, legal_turns, may_fly, play_legal,
                   turns_begun)

# PROCESS: the reason

def reason_for(game, turn, sights=None):
    """The reason of the first of these sights that is true of a legal turn:
    (key, facts). None if there is nothing to see."""
    after = game_after(game, turn)
    for key, sight in (sights or SIGHTS).items():
        found = sight(game, turn, after)
        if found:
            return key, found[0]
    return None


def missing_reason(game, best, turn):
    """The reason of the first sight that is true of the best turn and not of
    this one. None if there is none. If both remove a man, it says why that
    man. Both may stop a mill. Then it is no reason, unless the other player
    can make more mills after this turn. If both share half of a reason, it is
    the other half."""
    sights = TO_REMOVE if best[2] and turn[2] else SIGHTS
    after, after_best = game_after(game, turn), game_after(game, best)
    left = threats(after, after.to_move)
    more = len(left) > len(threats(after_best, after.to_move))
    for key, sight in sights.items():
        found = sight(game, best, after_best)
        shares, half = HALVES.get(key, (None, None))
        if sight(game, turn, after):        # it is true of both turns
            found = [facts for facts in found if more and facts.get(
                "threat", facts.get("line")) in left]
        elif shares and shares(game, turn, after):
            key, found = half, [{**facts, "other": after.to_move}
                                for facts in found if half]
        if found:
            return key, found[0]
    return None


# PROCESS: what can be seen on the board

def game_after(game, turn):
    """A copy of the game in which this turn has been played."""
    after = copy_of(game)
    play_legal(after, turn)
    return after


def made_by(game, turn):
    """The lines of the mills that a turn makes."""
    return mills_through(game_after(game, turn).spots, turn[1])


def threats(game, man):
    """The lines on which this player could close a mill, if it were their
    turn."""
    return [*closings_of(game, man)]


def threats_only(one, two, man):
    """The threats of this player in game `one` that are not in game `two`."""
    others = threats(two, man)
    return [line for line in threats(one, man) if line not in others]


def two_threats(game, turn, after):
    """[{the lines of two mills}] if the player could close either of them next
    turn, on two different points, and at least one of them is new. Otherwise
    []."""
    vacant = {point: line for line in threats(after, game.to_move)
              for point in line if after.spots[point] == EMPTY}
    if len(vacant) < 2 or not threats_only(after, game, game.to_move):
        return []
    line, second = sorted(vacant.values())[:2]
    return [{"line": line, "second": second}]


def may_double(game, man):
    """Could this player threaten two mills at once, if it were their turn?"""
    game = copy_of(game)
    game.to_move = man
    return any(two_threats(game, turn, game_after(game, turn))
               for turn in turns_begun(game))


def ways(game, man):
    """How many ways lead from this player's men to vacant points."""
    flying = may_fly(game, man)
    return sum(len(destinations(game.spots, point, flying))
               for point in points_of(game.spots, man))


def best_ways(game, after, man, best):
    """[{the number of ways of this player}] if no other turn leaves more, or
    fewer with min as `best`, and some turns leave another number."""
    if may_fly(after, man) or not points_of(after.spots, man):
        return []
    number = ways(after, man)
    found = {ways(game_after(game, turn), man) for turn in legal_turns(game)}
    is_best = number == best(found) and len(found) > 1
    return [{"ways": number, "other": after.to_move}] if is_best else []


def shut_in(game, man):
    """The points of this player's men that cannot move."""
    return [point for point in points_of(game.spots, man)
            if not destinations(game.spots, point, may_fly(game, man))]


# PROCESS: sights. Each of them looks at a turn that leads from `game` to the
# game `after` it. It returns a list: facts for each thing of which it is true.

def wins(game, turn, after):
    """The turn wins the game."""
    return [{}] if has_won(after, game.to_move) else []


def two_mills(game, turn, after):
    """The turn makes two mills at once."""
    lines = mills_through(after.spots, turn[1])
    return [{"line": lines[0], "second": line} for line in lines[1:]]


def breaks(game, turn, after):
    """The turn removes a man with which the other player could have closed a
    mill."""
    start, end, removed = turn
    closed, other = game_after(game, (start, end, ())), after.to_move
    return [{"line": mills_through(after.spots, end)[0], "threat": line,
             "point": max(removed, key=line.__contains__), "other": other}
            for line in threats_only(closed, after, other)]


def closes(game, turn, after):
    """The turn makes a mill."""
    return [{"line": line} for line in mills_through(after.spots, turn[1])]


def stops(game, turn, after):
    """The other player could have closed a mill, and now cannot."""
    return [{"line": line, "other": after.to_move}
            for line in threats_only(game, after, after.to_move)]


def reopens(game, turn, after):
    """A man leaves a mill and can come back, whatever the other player does:
    the other player can neither go to its point nor make a mill."""
    start, lines = turn[0], threats(after, game.to_move)
    if threats(after, after.to_move) \
            or start in [end for _, end, _ in turns_begun(after)]:
        return []
    return [{"line": line} for line in mills_through(game.spots, start)
            if line in lines]


def double(game, turn, after):
    """The player can close one of two mills next turn, on two different
    points, and the other player cannot make a mill first."""
    return [facts for facts in two_threats(game, turn, after)
            if not threats(after, after.to_move)]


def nears(game, turn, after):
    """The player can close a mill next turn that was not possible before."""
    return [{"line": line} for line in threats_only(after, game, game.to_move)]


def threatens(game, turn, after):
    """The same, and the other player cannot make a mill first."""
    return [] if threats(after, after.to_move) else nears(game, turn, after)


def prevents(game, turn, after):
    """The other player could have threatened two mills at once, and now
    cannot."""
    other = after.to_move
    prevented = not may_double(after, other) and may_double(game, other)
    return [{"other": other}] if prevented else []


def frees(game, turn, after):
    """A man of the player could not move, and now it can. (It matters when all
    men have been placed.)"""
    man = game.to_move
    return [{"point": point} for point in shut_in(game, man)
            if not game.in_hand[man] and point not in shut_in(after, man)]


def traps(game, turn, after):
    """A man of the other player can no longer move."""
    other = after.to_move
    return [{"point": point, "other": other} for point in shut_in(after, other)
            if point not in shut_in(game, other)]


def builds(game, turn, after):
    """A line has two men of the player now, but had not before, and its third
    point is vacant."""
    men = game.to_move, game.to_move, EMPTY
    before = lines_with(game.spots, *men)
    return [{"line": line} for line in lines_with(after.spots, *men)
            if turn[1] in line and line not in before]


# Numbers of ways are the last sights. They say nothing of a player who flies:
# they have more than enough.
def freest(game, turn, after):
    """No other turn leaves the player more ways to go, and some turns leave
    fewer."""
    return best_ways(game, after, game.to_move, max)


def narrowest(game, turn, after):
    """No other turn leaves the other player fewer ways to go, and some turns
    leave more."""
    return best_ways(game, after, after.to_move, min)


def roomiest(game, turn, after):
    """No other vacant point has more vacant points next to it than the one on
    which the man is placed, and most have fewer."""
    vacant = {end: len(destinations(game.spots, end, False))
              for start, end, _ in turns_begun(game) if start is None}
    room, all_rooms = vacant.get(turn[1], 0), [*vacant.values()]
    is_best = vacant and room == max(all_rooms) \
        and 2 * all_rooms.count(room) < len(vacant)
    return [{"ways": room}] if is_best else []


# PROCESS: more sights, for those who learn

def plays(game, turn, after):
    """The turn is any turn."""
    return [{"start": turn[0], "end": turn[1]}]


def flies(game, turn, after):
    """The man goes to a point that is not next to it."""
    far = turn[0] not in (None, *ADJACENT[turn[1]])
    return plays(game, turn, after) if far else []


def pairs(game, turn, after):
    """The man stands on a line with one other man of the player."""
    return [{"line": line} for line in MILLS if turn[1] in line and sum(
        after.spots[point] == game.to_move for point in line) == 2]


def leaves(game, turn, after):
    """The man leaves a mill."""
    return [{"line": line} for line in mills_through(game.spots, turn[0])]


def misses(game, turn, after):
    """The player could still close a mill."""
    return [{"line": line} for line in threats(after, game.to_move)]


def allows(game, turn, after):
    """The other player could close a mill."""
    return [{"line": line, "other": after.to_move}
            for line in threats(after, after.to_move)]


def lets_go(game, turn, after):
    """The other player can still move."""
    return [{"start": start, "end": end, "other": after.to_move}
            for start, end, _ in turns_begun(after)]


def lets_in(game, turn, after):
    """The other player could go to the point of a mill that the man left."""
    return [facts for facts in lets_go(game, turn, after)
            if facts["end"] == turn[0] and leaves(game, turn, after)]


# PROCESS: a praise

def praise(before, turn):
    """The key of a short praise for a turn in the game `before` it, or None.
    """
    after, man = game_after(before, turn), before.to_move
    if after.past[-1][1]:
        made = [mills for (_, mover, _), mills in before.past if mover == man]
        return None if any(made) else "first mill"
    return "stopped mill" if stops(before, turn, after) else None


# STORAGE: the tables of sights

# The weightiest comes first. (!) Put "hint ways" first. Then every hint speaks
# of ways where it can.
SIGHTS = {
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
    "hint builds": builds,
    "hint room": roomiest,
    "hint ways": freest,
    "hint narrow": narrowest,
}

# Why to remove this man and not another one, after the same mill. Where the
# new man stands is no reason for that.
TO_REMOVE = {"hint wins": wins, "hint disarms": breaks}
TO_REMOVE.update((key, SIGHTS[key]) for key in SIGHTS if key not in (
    "hint two mills", "hint breaks", "hint mill", "hint room"))

# What two turns may share: where this is true of the second one, only the
# other half of a reason is told for the first one, or nothing.
HALVES = {"hint breaks": (stops, "hint mill"), "hint disarms": (stops, None),
          "hint double": (two_threats, "hint safe"),
          "hint reopens": (leaves, "hint again"),
          "hint threatens": (nears, "hint safe")}

# Of turns about as good, hints prefer one that is easy to understand: make a
# mill, stop one, threaten two. The plainest comes first.
PLAIN = {key: SIGHTS[key] for key in (
    "hint two mills", "hint breaks", "hint mill", "hint stops", "hint double")}

# The first hint of a puzzle tells the idea of its turn.
IDEAS = {"hint of mill": closes, "hint of stop": stops,
         "hint of double": double, "hint of free": frees,
         "hint of shut": traps}

"""words.py - the game in words: who, which points, what was played, why not.

INPUT    nothing
STORAGE  MILLS_MADE
PROCESS  colour_of name_of who listed notation turn_in_words last_turn
         dashed options_in_words
         prompt_of refusal other_points reason_in_words result_in_words
OUTPUT   nothing

Everything here returns text, made from the sentences of texts.py, and prints
nothing. A `match` is that of match.py, a `man` is WHITE or BLACK, a `turn` is
(start, end, removed).
"""

from board import ADJACENT, WHITE
from game import OPTIONS, OTHER
from position import destinations, points_of
from rules import may_fly, removals_due, result
from texts import TEXT

# STORAGE

MILLS_MADE = (None, "one mill", "two mills")    # keys, by their number


# PROCESS: persons, points, turns

def colour_of(man):
    """The word for a colour."""
    return TEXT["white"] if man == WHITE else TEXT["black"]


def name_of(match, man):
    """The name of a player, or that it is the computer, and its level."""
    if man in match.computer:
        return TEXT["computer"].format(level=match.level)
    return match.names[man]


def who(match, man):
    """The player of a colour: White, or Ann (White) if a name was given."""
    name = match.names[man]
    if man in match.computer:
        name = TEXT["the computer"]
    elif name in (TEXT["player one"], TEXT["player two"]):
        return colour_of(man)
    return TEXT["named"].format(name=name, colour=colour_of(man))


def listed(items, word="or"):
    """The items as one says them.

    >>> listed([1, 3, 5])
    '1, 3 or 5'
    """
    *first, last = [str(item) for item in items] or [TEXT["nowhere"]]
    if not first:
        return last
    return "%s %s %s" % (", ".join(first), TEXT[word], last)


def notation(turn):
    """A turn as one types it.

    >>> notation((4, 7, (12,)))
    '4-7x12'
    """
    start, end, removed = turn
    way = [end] if start is None else [start, end]
    return "-".join(map(str, way)) + "".join("x%d" % man for man in removed)


def turn_in_words(match, man, turn, mills):
    """What a player did: White moved 4-7, a mill, removed 12."""
    start, end, removed = turn
    key = "placed"
    if start is not None:
        key = "moved" if end in ADJACENT[start] else "flew"
    words = TEXT[key].format(who=who(match, man), start=start, end=end)
    if mills:
        words += TEXT[MILLS_MADE[mills]]
        words += TEXT["removed" if removed else "nothing removed"].format(
            points=listed(removed, "and"))
    return words + "."


def last_turn(match):
    """The last turn in words, or who begins."""
    game = match.game
    if not game.turns:
        return TEXT["first"].format(who=who(match, game.to_move))
    return turn_in_words(match, OTHER[game.to_move], game.turns[-1],
                         game.mills[-1])


def dashed(name):
    """The name of an option as players type it: two-mills."""
    return name.replace("_", "-")


def options_in_words(match):
    """Those options of the game that are not the usual ones, in words."""
    chosen = match.game.options
    changed = ["%s %s" % (dashed(name), chosen[name])
               for name, values in OPTIONS.items()
               if chosen[name] != values[0]]
    if match.rolled:
        changed.append(TEXT["by roll"])
    return ", ".join(changed) or TEXT["usual"]


# PROCESS: what is asked, and why not

def prompt_of(match):
    """The words after which the player types."""
    game, (start, end, removed) = match.game, match.begun
    player = who(match, game.to_move)
    holes = {"who": player, "other": who(match, OTHER[game.to_move]),
             "start": start}
    if match.replayed and not match.question:
        return TEXT["ask replay"].format(turn=len(game.turns),
                                         turns=len(match.replayed.turns))
    if match.question:
        return TEXT["ask " + match.question].format(**holes)
    if end is not None:
        due = removals_due(game, start, end, removed)
        return TEXT["ask remove"].format(points=listed(due), **holes)
    if start is None:
        key = "ask place" if game.in_hand[game.to_move] else "ask move"
        return TEXT[key].format(**holes)
    if may_fly(game, game.to_move):
        return TEXT["ask any end"].format(**holes)
    ends = listed(destinations(game.spots, start))
    return TEXT["ask end"].format(points=ends, **holes)


def refusal(match, reason, point, begun):
    """The sentence that says why a point may not be played, and which may."""
    game, (start, end, removed) = match.game, begun
    return TEXT[reason].format(
        who=who(match, game.to_move), other=who(match, OTHER[game.to_move]),
        point=point, start=start, end=end,
        points=listed(other_points(game, reason, *begun)))


def other_points(game, reason, start, end, removed):
    """The points that were possible where one was refused."""
    if reason in ("occupied", "same_point", "not_connected"):
        return destinations(game.spots, start, may_fly(game, game.to_move))
    if end is not None:
        return removals_due(game, start, end, removed)
    from refusals import why_not_pick_up
    return [point for point in points_of(game.spots, game.to_move)
            if not why_not_pick_up(game, point)]


# PROCESS: the end

def reason_in_words(match, winner, reason):
    """Why the game is over."""
    limits = match.game.options
    rule = {"no_mill": "no_mill_turns", "three_men": "three_men_turns",
            "repetition": "repetitions"}.get(reason, reason)
    loser = who(match, OTHER[winner]) if winner else ""
    return TEXT[rule].format(loser=loser, limit=limits.get(rule))


def result_in_words(match):
    """Who has won, or that it is a draw, and why."""
    winner, reason = result(match.game)
    reason = reason_in_words(match, winner, reason)
    if winner is None:
        return TEXT["draw"].format(reason=reason)
    return TEXT["wins"].format(who=who(match, winner), reason=reason)

"""words.py - the game in words: who, which points, what was played, why not.

INPUT    nothing
STORAGE  nothing
PROCESS  colour_of who listed notation turn_in_words last_turn
         prompt_of refusal other_points reason_in_words result_in_words
OUTPUT   position_in_words pairs_of in_columns rules_of
         moves_of sorted_ways end_in_words

Everything here returns text, made from the sentences of texts.py, and prints
nothing. A `match` is that of match.py, a `man` is WHITE or BLACK, a `turn` is
(start, end, removed).
"""

from board import ADJACENT, BLACK, MEN, WHITE
from game import OTHER
from position import (destinations, mills_made, points_of,
                      vacant_points)
from rules import legal_turns, may_fly, removals_due, result, why_not_lift
from texts import RULES, TEXT

# PROCESS: persons, points, turns

def colour_of(man):
    """The word for a colour."""
    return TEXT["white"] if man == WHITE else TEXT["black"]


def who(match, man):
    """The player of a colour: White, or Ann (White) if a name was given."""
    name = match.names[man]
    if name in (TEXT["player one"], TEXT["player two"]):
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
        words += TEXT["one mill" if mills == 1 else "two mills"]
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


# PROCESS: what is asked, and why not

def prompt_of(match):
    """The words after which the player types."""
    game, (start, end, removed) = match.game, match.begun
    player = who(match, game.to_move)
    holes = {"who": player, "other": who(match, OTHER[game.to_move]),
             "start": start}
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
    return [point for point in points_of(game.spots, game.to_move)
            if not why_not_lift(game, point)]


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


# OUTPUT

def position_in_words(spots):
    """The board without a picture: who stands where, and what is vacant."""
    men = [TEXT["stands"].format(colour=colour_of(man),
                                 points=listed(points_of(spots, man), "and"))
           for man in (WHITE, BLACK)]
    vacant = TEXT["vacant points"].format(
        points=listed(vacant_points(spots), "and"))
    return "\n".join(men + [vacant])


def pairs_of(turns):
    """The turns as a list of numbered pairs: "1. 4 19".

    >>> pairs_of([(None, 4, ()), (None, 19, ()), (None, 7, ())])
    ['1. 4 19', '2. 7']
    """
    return ["%d. %s" % (first // 2 + 1,
                        " ".join(map(notation, turns[first:first + 2])))
            for first in range(0, len(turns), 2)]


def in_columns(cells, width):
    """The cells in rows that are at most `width` wide, one under another."""
    cell = max(map(len, cells), default=0) + 2
    count = max(1, (width + 2) // cell)
    return ["".join(text.ljust(cell) for text in cells[at:at + count]).rstrip()
            for at in range(0, len(cells), count)]


def rules_of(game):
    """The rules in force, as one text."""
    lines = []
    for option, value, line in RULES:
        chosen = game.options.get(option)
        if isinstance(chosen, int):
            chosen = "on" if chosen else "off"
        if chosen == value:
            lines.append(line.format(men=MEN, **game.options))
    return "\n".join(lines)


def moves_of(match):
    """What the player to move may do now, as lines of text."""
    game, (start, end, removed) = match.game, match.begun
    player = who(match, game.to_move)
    if end is not None:
        due = removals_due(game, start, end, removed)
        return [TEXT["may remove"].format(who=player, points=listed(due))]
    return [TEXT["may place" if begin is None else "may move"].format(
                who=player, start=begin, points=listed(ends))
            for begin, ends in sorted_ways(game)
            if start in (None, begin)]


def sorted_ways(game):
    """All (start, ends) of the player to move; ends that make a mill say so."""
    ways = {}
    for start, end, _ in legal_turns(game):
        ways.setdefault(start, set()).add(end)
    return [(start, [end_in_words(game, start, end) for end in sorted(ends)])
            for start, ends in sorted(ways.items())]


def end_in_words(game, start, end):
    """The point where a way ends, and whether a mill is made there."""
    mill = mills_made(game.spots, game.to_move, end, start)
    return TEXT["with mill"].format(end=end) if mill else end

"""reports.py - the commands that only tell: help, rules, moves, log.

INPUT    nothing
STORAGE  LOG_ROWS
PROCESS  pairs_of in_columns rules_of moves_of sorted_ways end_in_words
         position_in_words
OUTPUT   show_help show_rules show_moves show_log

A command is a function of the match and of the words typed after its name.
The others return text and print nothing.
"""

from board import BLACK, MEN, WHITE
from commands import number_in
from console import columns, say
from manual import HELP, RULES
from position import mills_made, points_of, vacant_points
from rules import legal_turns, removals_due
from texts import TEXT
from view import tell
from words import colour_of, listed, notation, who

# STORAGE

LOG_ROWS = 20           # rows of turns that are shown at once


# PROCESS

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
    """All (start, ends) that may be played; ends with a mill say so."""
    ways = {}
    for start, end, _ in legal_turns(game):
        ways.setdefault(start, set()).add(end)
    return [(start, [end_in_words(game, start, end) for end in sorted(ends)])
            for start, ends in sorted(ways.items())]


def end_in_words(game, start, end):
    """The point where a way ends, and whether a mill is made there."""
    mill = mills_made(game.spots, game.to_move, end, start)
    return TEXT["with mill"].format(end=end) if mill else end


def position_in_words(spots):
    """The board without a picture: who stands where, and what is vacant."""
    men = [TEXT["stands"].format(colour=colour_of(man),
                                 points=listed(points_of(spots, man), "and"))
           for man in (WHITE, BLACK)]
    vacant = TEXT["vacant points"].format(
        points=listed(vacant_points(spots), "and"))
    return "\n".join(men + [vacant])


# OUTPUT

def show_help(match, words):
    """How to type a turn, and a line for each command; or for one command.

    Where the lines would not fit the window, only the names are shown.
    """
    word = words[0].lower() if words else ""
    rows = ["  %-8s %s" % (name, line) for name, line in HELP.items()
            if name.startswith(word)]
    width = columns(match.screen)
    if max(map(len, rows), default=0) > width and not word:
        rows = in_columns(list(HELP), width) + [TEXT["help more"]]
    head = [] if word and rows else [TEXT["help"]]
    say(match.screen, "\n".join(head + rows))


def show_rules(match, words):
    """The rules in force."""
    say(match.screen, rules_of(match.game))


def show_moves(match, words):
    """What the player to move may do."""
    say(match.screen, "\n".join(moves_of(match)) or TEXT["over"])


def show_log(match, words):
    """The turns of the game in numbered pairs: the last, or from a number."""
    pairs = pairs_of(match.game.turns)
    if words and words[0].lower() == "names":
        from game_record import turn_pairs
        pairs, words = turn_pairs(match.game), words[1:]
    first = number_in(match, words, 0)
    if first is None:
        return
    if not pairs[max(0, first - 1):]:
        tell(match, "no turns" if not pairs else "fewer turns",
             number=len(pairs))
        return
    rows = in_columns(pairs[max(0, first - 1):], columns(match.screen))
    if not first and len(rows) > LOG_ROWS:
        rows = [TEXT["more turns"]] + rows[-LOG_ROWS:]
    elif len(rows) > LOG_ROWS:
        following = rows[LOG_ROWS].split(".")[0]
        rows = rows[:LOG_ROWS] + [TEXT["go on"].format(number=following)]
    say(match.screen, "\n".join(rows))

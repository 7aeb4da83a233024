"""reports.py - the commands that only tell: help, rules, moves.

STORAGE  COMMANDS
PROCESS  rule_holds sorted_ways
OUTPUT   show_help show_rules show_moves moves_of way_in_words
         end_in_words

A command is a function of the match and of the words typed after its name.
"""

from board import MEN, mills_made
from console import TEXT, columns, in_columns, listed, say, sentence, who
from rules import legal_turns, removals_due

# PROCESS

def rule_holds(key, options):
    """Is this the key of a rule, and is the rule in force?"""
    kind, *words = key.split()
    if kind != "rule" or len(words) < 2:
        return kind == "rule"
    option, value = words
    chosen = options[option]
    return value == ("on" if chosen and isinstance(chosen, int) else chosen)


def sorted_ways(game):
    """All (start, ends) that may be played, in the order of the points."""
    ways = {}
    for start, end, _ in legal_turns(game):
        ways.setdefault(start, set()).add(end)
    return [(start, sorted(ends)) for start, ends in sorted(ways.items())]


# OUTPUT

def show_help(match, words):
    """How to type a turn, and a line for each command; or for one command.

    Where the lines would not fit the window, only the names are shown.
    """
    word = words[0].lower() if words else ""
    names = [key[len("help "):] for key in TEXT if key.startswith("help ")]
    rows = ["  %-8s %s" % (name, TEXT["help " + name]) for name in names
            if name.startswith(word)]
    width = columns(match.screen)
    if max(map(len, rows), default=0) > width and not word:
        rows = in_columns(names, width) + [TEXT["more help"]]
    head = [] if word and rows else [TEXT["help"]]
    say(match.screen, "\n".join(head + rows))


def show_rules(match, words):
    """The rules in force."""
    options = match.game.options
    say(match.screen, "\n".join(
        line.format(men=MEN, **options) for key, line in TEXT.items()
        if rule_holds(key, options)))


def show_moves(match, words):
    """What the player to move may do."""
    say(match.screen, "\n".join(moves_of(match)) or TEXT["over"])


def moves_of(match):
    """What the player to move may do now, as lines of text."""
    game, (start, end, removed) = match.game, match.begun
    if end is not None:
        due = removals_due(game, start, end, removed)
        return [sentence("may remove", who=who(match, game.to_move),
                                          points=listed(due))]
    return [way_in_words(match, begin, points)
            for begin, points in sorted_ways(game) if start in (None, begin)]


def way_in_words(match, start, points):
    """Where a man may be placed or moved, and where that makes a mill."""
    game = match.game
    ends = [end_in_words(game, start, end) for end in points]
    return sentence("may place" if start is None else "may move",
                    who=who(match, game.to_move), start=start,
                    points=listed(ends))


def end_in_words(game, start, end):
    """The point where a way ends, and whether a mill is made there."""
    mill = mills_made(game.spots, game.to_move, end, start)
    return sentence("with mill", end=end) if mill else str(end)


# STORAGE

# (!) A new command: its function, a line here, its sentence "help ..." in
# console/texts.py.
COMMANDS = {"help": show_help, "rules": show_rules, "moves": show_moves}

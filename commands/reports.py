"""reports.py - the commands that only tell: help, rules, moves.

STORAGE  TOPICS COMMANDS
PROCESS  rule_holds sorted_ways names_meant
OUTPUT   show_help show_rules show_moves moves_of way_in_words
         end_in_words

A command is a function of the match and of the words typed after its name.
"""

from board import MEN, mills_made
from commands.typed_line import other_name
from console import NOTHING, TEXT, listed, say, sentence, tell, who
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


def names_meant(word):
    """The commands that have this name, or are of this topic; or else those
    whose name or topic begins with the word."""
    for fits in (str.__eq__, str.startswith):
        names = [name for topic, names in TOPICS.items() for name in names
                 if word and (fits(name, word) or fits(topic, word))]
        if names:
            return list(dict.fromkeys(names))
    return []


# OUTPUT

def show_help(match, words):
    """How to type a turn, and the commands by topics; or a line for each
    command of a topic, or for one command."""
    word = words[0].lower() if words else ""
    names = names_meant(other_name(word).split(" ")[0])
    if names:
        say(match.screen, "\n".join("  %-9s %s" % (name, TEXT["help " + name])
                                    for name in names))
    elif word:
        tell(match, "no help", "refusal", word=word, topics=listed(TOPICS))
    else:
        rows = ["  %-9s %s" % (topic, ", ".join(names))
                for topic, names in TOPICS.items()]
        say(match.screen, "\n".join([TEXT["help"], *rows, TEXT["more help"]]))


def show_rules(match, words):
    """The rules in force."""
    options = match.game.options
    say(match.screen, "\n".join(
        sentence(key, men=MEN, **options) for key in TEXT
        if rule_holds(key, options)))


def show_moves(match, words):
    """What the player to move may do."""
    say(match.screen, "\n".join(moves_of(match)) or TEXT["over"])


def moves_of(match):
    """What the player to move may do now, as lines of text."""
    game = match.game
    start, end, removed = NOTHING if match.question else match.begun
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

# (!) A new command: its function, a line in COMMANDS, its name here, and its
# sentence "help ..." in console/texts.py.
TOPICS = {
    "playing": ("moves", "hint", "back", "undo", "redo", "board", "log"),
    "ending": ("draw", "resign", "new", "quit", "yes", "no"),
    "computer": ("computer", "level", "players", "tournament"),
    "others": ("meet",),
    "learning": ("hint", "advice", "review", "puzzle"),
    "saving": ("continue", "load", "save", "replay", "clean"),
    "looks": ("map", "numbers", "light", "plain", "style"),
    "before": ("rules", "options", "setup", "name", "roll"),
    "help": ("help",),
}

COMMANDS = {"help": show_help, "rules": show_rules, "moves": show_moves}

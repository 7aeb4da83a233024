"""reports.py - the words that only tell something: help, rules, moves, log.

STORAGE  the topics of help, and these words: TOPICS TOLD
PROCESS  finds the words that a player wants help for: topics_of names_meant
OUTPUT   tells what was asked for: show_help show_rules

A word is a function of the match and of the words typed after it.
"""

from board import MEN, mills_made
from rooms.commands.settings import PICTURED
from rooms.commands.typed_line import number_in, other_name
from rooms.console import (TEXT, english_word, heard, help_rows, in_columns,
                           listed, numbered, player_said, say, sentence,
                           spoken, tell)
from rooms.records import grade_of
from rules import legal_turns, notation, removals_due, result

# STORAGE

# The words of every day, which help shows.
EVERYDAY = ("learn", "moves", "hint", "why", "advice", "undo", "computer",
            "rules", "review", "puzzle", "code", "new", "quit")

IN_PLAY = ("moves", "hint", "draw", "resign")   # not after the game

LOG_ROWS = 20           # how many of the last rows are shown

# The topics of help. Words that belong to none of them are listed at the end.
TOPICS = {
    "playing": ("moves", "hint", "why", "back", "undo", "redo", "board",
                "log"),
    "ending": ("draw", "resign", "new", "quit", "yes", "no"),
    "computer": ("computer", "level", "players", "tournament"),
    "others": ("meet",),
    "learning": ("learn", "hint", "advice", "review", "puzzle", "progress",
                 "class"),
    "reading": ("code", "trace", "quiz"),
    "saving": ("continue", "load", "save", "replay"),
    "looks": ("map", "numbers", "light", "plain", "style", "language"),
    "before": ("rules", "options", "setup", "name", "roll"),
    "asking": ("map", "board", "men", "point", "line", "ring", "last",
               "threats"),
    "help": ("help",),
}


# PROCESS

def topics_of(words):
    """{topic: those of these words that belong to it}. At the end stands
    "more", with the words that belong to no topic."""
    told = sum(TOPICS.values(), ("",))
    topics = {**TOPICS, "more": [name for name in words if name not in told]}
    return {topic: [name for name in names if name in words]
            for topic, names in topics.items() if {*names} & {*words}}


def names_meant(topics, typed):
    """The words with this name or of this topic. If there are none, a word of
    another place, such as a replay, or the word that this one stands for."""
    word = english_word(typed)
    if word not in [*topics, *sum(topics.values(), [])]:
        if "help " + word in TEXT:
            return [word]
        word = other_name(word).split(" ")[0]
    return list(dict.fromkeys(name for topic, names in topics.items()
                              for name in names if word in (name, topic)))


# OUTPUT

def show_help(match, words):
    """Show the words of every day. In a replay, a puzzle or a lobby, show what
    works there. After "help" a player can type "all", for all words that work
    here by topics, or a topic, or a word."""
    typed = "".join(words[:1])
    known = [name for name in match.scene.words
             if not (match.screen.words_tell and name in PICTURED
                     or result(match.game) and name in IN_PLAY)]
    topics = topics_of(known)
    by_topic = {topic: ", ".join(map(spoken, names))
                for topic, names in topics.items()}
    meant = names_meant(topics, typed)
    if meant:
        rows = help_rows(match, dict.fromkeys(meant))
    elif english_word(typed) == "all":
        rows = [TEXT["words here"], *help_rows(match, by_topic),
                sentence("more help", topic=spoken([*topics][0])),
                *([TEXT["more computer"]] if "computer" in known else [])]
    elif match.scene.what != "game":    # at one keyboard
        rows = [TEXT[match.scene.refusal], TEXT["words here"],
                *help_rows(match, by_topic)]
    else:
        helps = dict.fromkeys(name for name in EVERYDAY if name in known)
        rows = [TEXT[heard(match.screen, "help")], *help_rows(match, helps),
                TEXT["everyday help"]]
    say(match.screen, "\n".join(rows))


def show_rules(match, words):
    """Show the rules of this game, or those about these words."""
    options = match.game.options
    # Such as "rule flying three" or, for any number, "rule repetitions on"
    chosen = ["rule %s %s" % (name, word) for name, value in options.items()
              if value for word in (value, "on")]
    turn = [*legal_turns(match.game), (5, 13, ())][0]       # an example
    rules = {key: sentence(key, men=MEN, turn=notation(turn), **options)
             for key in TEXT if key in chosen
             or key.startswith("rule ") and key.count(" ") == 1}
    about = {*map(english_word, words)}
    rows = [rules[key] for key in rules if key.split(" ")[1] in about]
    map_told = [TEXT["map words"]] if match.screen.words_tell else []
    say(match.screen, "\n".join(rows or [*rules.values(), *map_told]))


def show_moves(match, words):
    """Show what the player to move may do: which men to remove, or where to
    place or move men, in the order of the points."""
    game, ways = match.game, {}
    if match.begun[1] is not None:
        tell(match, "may remove", who=game.to_move,
             points=removals_due(game, match.begun))
        return
    for begin, end, _ in sorted(legal_turns(game)):
        if match.begun[0] in (None, begin):
            mill = mills_made(game.spots, game.to_move, end, begin)
            ways.setdefault(begin, {})[end] = sentence(
                "with mill", end=end) if mill else end
    rows = [sentence("may place" if begin is None else "may move", start=begin,
                     who=player_said(match, game.to_move),
                     points=listed(ends.values()))
            for begin, ends in ways.items()]
    if rows:
        say(match.screen, "\n".join(rows))
    else:
        tell(match, "over")


def show_log(match, words):
    """Show the turns with their numbers: the last ones, or those from a number
    on."""
    turns = []
    for number, turn in enumerate(numbered(match.game.turns), 1):
        grade = grade_of(match.scene.tags, number)
        turns.append(turn + TEXT.get(heard(match.screen, grade), grade))
    first = number_in(words, 0, 1)
    rows = in_columns(match.screen, turns[max(0, first - 1):])
    if not rows:
        tell(match, "fewer turns" if turns else "no turns", number=len(turns))
        return
    if not first and len(rows) > LOG_ROWS:
        rows = [TEXT["more turns"]] + rows[-LOG_ROWS:]
    say(match.screen, "\n".join(rows))


# STORAGE

TOLD = {"help": show_help, "rules": show_rules, "moves": show_moves,
        "log": show_log}

"""commands.py - what a typed line means: a command, or a turn.

INPUT    obey command_in number_in
STORAGE  ALL COMMANDS ALIASES VERBS
PROCESS  function_of command_named
OUTPUT   refuse_word

A command is a function of the match and of the words typed after its name.
The functions stand in files of their own, which are read when one of their
commands is first used, so that the program starts at once.
"""

from console import clean, say
from view import tell
from words import listed

# INPUT

def obey(match, line):
    """Do what a line says: a command, or a turn or a part of one."""
    if match.replayed:
        from replay import obey_replay
        line = obey_replay(match, line)
    word, words = command_in(line)
    if word:
        name = command_named(match, word)
        if name:
            function_of(name)(match, words)
    elif match.question and line.strip():
        tell(match, "yes or no", "refusal")
    elif line.strip():
        from entry import type_turn
        type_turn(match, line)


def command_in(line):
    """The first word of a command in small letters, and the other words.

    The first word is None if the line is a turn, or empty.

    >>> command_in("Undo 3"), command_in("d6-d7"), command_in("move 4 to 7")
    (('undo', ['3']), (None, []), (None, []))
    """
    first, *words = line.split() or [""]
    word = first.lower().rstrip(".!?()") or first
    points_follow = any(sign.isdigit() for sign in line)
    of_turn = VERBS + ("remove", "x") + tuple("abcdefg")
    if points_follow and word in of_turn:
        return None, []
    return (word, words) if word in ALIASES or word.isalpha() else (None, [])


def number_in(match, words, default):
    """The number, 1 or more, typed after a command, or the default. None if
    it is refused; ALL is all that there are."""
    word = words[0].lower() if words else ""
    if not word:
        return default
    if word == "all" or word.isascii() and word.isdigit() and len(word) > 5:
        return ALL
    if word.isascii() and word.isdigit() and int(word):
        return int(word)
    tell(match, "no number", "refusal", word=clean(words[0], 20))
    return None


# STORAGE

ALL = 99999             # more turns than any game has

# (!) A new command: its function, a line here, a line in HELP of manual.py.
COMMANDS = {
    "help": "reports.show_help",
    "rules": "reports.show_rules",
    "moves": "reports.show_moves",
    "computer": "opponent.set_computer",
    "level": "opponent.set_level",
    "hint": "opponent.show_hint",
    "log": "reports.show_log",
    "replay": "replay.replay",
    "save": "saving.save",
    "load": "saving.load",
    "continue": "saving.continue_game",
    "back": "course.put_back",
    "undo": "course.undo",
    "redo": "course.redo",
    "draw": "course.offer_draw",
    "resign": "course.resign_game",
    "new": "course.new",
    "yes": "course.answer_yes",
    "no": "course.answer_no",
    "quit": "course.leave",
    "options": "adjust.show_or_set_options",
    "name": "adjust.name_player",
    "roll": "adjust.roll_for_white",
    "map": "adjust.switch_map",
    "light": "adjust.switch_light",
    "plain": "adjust.switch_plain",
    "style": "adjust.set_style",
}
# Words that a player may type with a turn; the points say it all.
VERBS = ("place", "move", "fly", "from", "to", "on", "and")
ALIASES = {"y": "yes", "n": "no", "?": "help", "exit": "quit", "bye": "quit"}


# PROCESS

def function_of(name):
    """The function of a command, from the file in which it stands."""
    room, function = COMMANDS[name].split(".")
    return getattr(__import__(room), function)


def command_named(match, word):
    """The command of that name or beginning; None if there is not one."""
    word = ALIASES.get(word, word)
    names = [name for name in COMMANDS if name.startswith(word)]
    if word in names or len(names) == 1:
        return word if word in names else names[0]
    refuse_word(match, word, names)
    return None


# OUTPUT

def refuse_word(match, word, names):
    """Say that a word names no command, or several, and what could help."""
    word = clean(word, 20)
    if names:
        tell(match, "ambiguous", "refusal", word=word, guesses=listed(names))
        return
    import difflib
    names = [name for name in COMMANDS if name not in ("resign", "quit")]
    close = difflib.get_close_matches(word, names, 1)
    tell(match, "meant" if close else "unknown", "refusal", word=word,
         guess="".join(close))

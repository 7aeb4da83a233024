"""arguments.py - what stands behind the program's name on the command line.

INPUT    makes a match and lines of the arguments: match_of read_arguments
STORAGE  what must be known before the first sentence, and the version: START
         VERSION
PROCESS  finds which line an argument means: line_meant

An argument is a line that a player could type, such as "computer black hard".
It is obeyed before the players type their first line. Instead of quotation
marks, two dashes may stand before it: --computer black hard. The words in
START are no lines. They say how the program starts.
"""

import sys

from rooms.commands.languages import (remember_language, speak_again,
                                      speak_what_is_meant)
from rooms.commands.saved_games import keep_game
from rooms.commands.typed_line import number_between
from rooms.console import (english_word, listed, new_match, new_screen, say,
                           sentence, tell)
from rooms.records import KeptGame
from rules import OPTIONS, Refused

# STORAGE

VERSION = "1.30"          # docs/changelog.md tells about each

# How the program starts, each with its values: words, or the least and the
# largest number.
START = {"color": ("auto", "always", "never"), "pause": (0.0, 600),
         "seed": (0, 999999999), "language": (), "version": (), "help": ()}
# The order in which lines are obeyed. "" are all others.
OBEYED = ("load", "", "roll", "tournament", "meet", "replay", "review")


# INPUT

def match_of(arguments, words):
    """The match that the arguments ask for, and the lines to obey first.

    `words` are the words of the game.
    """
    typed, lines = read_arguments(arguments)
    wrong = speak_again()               # the language of the last time
    given = values_given(typed)
    if "language" in given:
        remember_language()
    screen = new_screen(given.get("color", "auto"))
    screen.pause = given.get("pause", screen.pause)
    match = new_match(screen, words, given.get("seed"))
    match.kept = KeptGame()
    match.scene.changed = [keep_game]
    if wrong and "language" not in given:
        tell(match, wrong.reason, "refusal", **wrong.facts)
    if "version" in given:
        say(screen, "nine_mens_morris.py " + VERSION)
        sys.exit()
    if "help" in given:
        tell(match, "arguments")
        return match, ["help all", "quit"]
    return match, sorted(map(line_meant, lines), key=place_of_line)


def read_arguments(arguments):
    """({word of START: what follows it}, the other lines). What follows a word
    with dashes belongs to it."""
    given, lines = {}, []
    for word in arguments:
        if word.startswith("--"):
            lines.append(word.replace("=", " ", 1))
        elif lines and lines[-1].startswith("--"):
            lines[-1] += " " + word
        else:
            lines.append(word)
    for line in lines[:]:
        name, _, value = line.partition(" ")
        if name.startswith("--") and name[2:] in START:
            given[name[2:]] = value
            lines.remove(line)
    return given, lines


def values_given(typed):
    """{word of START: its value}, from what was typed. The language is spoken.
    If a value is wrong, the program says so in one line, and ends with status
    2."""
    try:
        if "language" in typed:
            speak_what_is_meant(typed["language"])
        return {name: value_in(name, typed[name]) for name in typed}
    except Refused as refused:
        sys.stderr.write(sentence(refused.reason, **refused.facts) + "\n")
        sys.exit(2)


def value_in(name, word):
    """The value of a word of START. Raises Refused if it is wrong."""
    values = START[name]
    if not values or word in values:
        return word
    if isinstance(values[0], str):
        raise Refused("argument values", word="--" + name,
                      values=listed(values), value=word)
    number = number_between(word, *values)
    if number is None:
        raise Refused("bad number", name=name, least=int(values[0]),
                      most=values[1], word=word)
    return number


# PROCESS

def line_meant(line):
    """The line that a player would type instead of this argument."""
    if not line.startswith("--"):
        return line
    name = line[2:].split(" ")[0]
    if name in ("white", "black"):
        return "name " + line[2:]
    if name.replace("-", "_") in OPTIONS:
        return "options " + line[2:]
    return line[2:]


def place_of_line(line):
    """A number that is smaller for lines that must be obeyed first: a game
    that is loaded brings its own players."""
    name = english_word(line.split(" ")[0])
    return OBEYED.index(name if name in OBEYED else "")

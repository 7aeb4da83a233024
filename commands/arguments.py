"""arguments.py - the words after the program's name on the command line.

INPUT    open_match arguments_in numbers_in
STORAGE  VERSION ARGUMENTS NUMBERS
PROCESS  parser is_side orders_in
OUTPUT   refuse

The arguments become a dict: what was given for the screen and the match, and
the options of the rules (see OPTIONS in rules.py). Some of them are orders: a
line of a player that is obeyed before the first is typed.
"""

import sys

from commands.computer_player import SECONDS
from commands.settings import MOST
from commands.tournaments import UNITS
from commands.typed_line import number_between
from computer import LEVELS
from console import (TEXT, complain, dashed, listed, name_in, new_match,
                     new_screen, say, sentence, stay_in_place)
from rules import OPTIONS
from tournament import players_beginning

# INPUT

def open_match(words):
    """The match that the words ask for, and its orders, a list of lines.

    Where the words are wrong, a line says so and the program ends, status 2.
    """
    given = arguments_in(words)
    screen = new_screen(given.get("color", "auto"),
                        given.get("style", "unicode"),
                        given.get("light", False))
    screen.plain = given.get("plain", False)
    screen.pause = given.get("pause", screen.pause)
    if given.get("screen") and not stay_in_place(screen):
        say(screen, TEXT["no screen"])
    options = {name: given[name] for name in OPTIONS if name in given}
    name = given.get("white", given.get("name", ""))
    match = new_match(screen, options, name_in(name),
                      name_in(given.get("black", "")), given.get("seed"))
    for player in match.players.values():
        player.level = given.get("level", player.level)
        player.seconds = given.get("seconds")
    return match, orders_in(given)


def arguments_in(words):
    """The arguments in a list of words, as a dict."""
    if not words:
        return {}
    given = vars(parser().parse_args(words))
    given = {name: value for name, value in given.items() if value is not None}
    for side in given.get("computer", ()):
        if not is_side(side):
            refuse(sentence("no computer", words=" ".join(side)))
    return dict(given, **numbers_in(given))


def numbers_in(given):
    """The numbers among the arguments, as numbers."""
    found = {}
    for name, (least, most) in NUMBERS.items():
        if name in given:
            found[name] = number_between(str(given[name]), least, most)
        if name in given and found[name] is None:
            refuse(sentence("bad number", name=dashed(name), least=int(least),
                            most=most, word=given[name]))
    return found


# STORAGE

VERSION = "1.9"         # told about in docs/changelog.md

# What argparse has to know of each argument; the options of the rules follow.
ARGUMENTS = {
    "white": {"metavar": "NAME"},
    "black": {"metavar": "NAME"},
    "name": {"metavar": "NAME"},
    "meet": {"metavar": "FOLDER"},
    "roll": {"action": "store_true"},
    "computer": {"nargs": "+", "action": "append",
                 "metavar": ("SIDE", "LEVEL")},
    "level": {"choices": LEVELS, "metavar": "LEVEL"},
    "seconds": {"metavar": "N"},
    "tournament": {"nargs": "*", "metavar": "NAME"},
    "games": {"metavar": "N"},
    "cores": {"metavar": "N"},
    "load": {"metavar": "FILE"},
    "replay": {"metavar": "FILE"},
    "review": {"metavar": "FILE"},
    "pause": {"metavar": "SECONDS"},
    "seed": {"metavar": "N"},
    "color": {"choices": ("auto", "always", "never")},
    "style": {"choices": ("unicode", "ascii")},
    "light": {"action": "store_true"},
    "plain": {"action": "store_true"},
    "screen": {"action": "store_true"},
    "version": {"action": "version", "version": "%(prog)s " + VERSION},
}

# The least and the most that a number may be.
NUMBERS = {"seconds": SECONDS, "pause": (0.0, 600), "seed": (0, 999999999),
           "games": UNITS["games"], "cores": UNITS["cores"]}
NUMBERS.update((name, (0, MOST)) for name, values in OPTIONS.items()
               if isinstance(values[0], int))


# PROCESS

def parser():
    """The argparse parser; the words of its help stand in console/texts.py."""
    import argparse                 # slow to load, and seldom needed
    made = argparse.ArgumentParser(prog="nine_mens_morris.py",
                                   usage=argparse.SUPPRESS,
                                   description=TEXT["description"])
    made.error = refuse             # one line, and how to get help
    for name, kind in ARGUMENTS.items():
        words = TEXT["--" + name].replace("{levels}", listed(LEVELS))
        made.add_argument("--" + name, help=words, **kind)
    for name, values in OPTIONS.items():
        kind = {"metavar": "N"}
        if isinstance(values[0], str):
            kind = {"choices": values}
        made.add_argument("--" + dashed(name), default=values[0],
                          help=TEXT["--" + dashed(name)], **kind)
    return made


def is_side(words):
    """Are these a side, perhaps a level, and perhaps seconds?"""
    whole = words + ["easy", "1"][len(words) - 1:]
    return len(whole) == 3 and whole[0] in ("white", "black", "both") \
        and len(players_beginning(whole[1])) == 1 \
        and bool(number_between(whole[2], *SECONDS))


def orders_in(given):
    """The commands for which these arguments stand."""
    orders = ["load " + given["load"]] if "load" in given else []
    for words in given.get("computer", ()):
        orders.append("computer " + " ".join(words))
    if given.get("roll"):
        orders.append("roll")
    if "tournament" in given:
        numbers = ["%s %s" % (given[unit], unit) for unit in UNITS
                   if unit in given and unit != "seed"]
        orders.append(" ".join(["tournament", *given["tournament"],
                                *numbers]))
    if "meet" in given:
        orders.append("meet " + given["meet"])
    if "replay" in given:
        orders.append("replay " + given["replay"])
    if "review" in given:
        orders.append("review " + given["review"])
    return orders


# OUTPUT

def refuse(message):
    """Say what is wrong with the arguments, and end with status 2."""
    complain(sentence("arguments", message=message))
    sys.exit(2)

"""arguments.py - the words after the program's name on the command line.

INPUT    open_match arguments_in number is_side
STORAGE  VERSION KINDS
PROCESS  parser orders_in

The arguments become a dict: what was given for the screen and the match, and
the options of the rules (see OPTIONS in rules.py). Some of them are orders: a
line of a player that is obeyed before the first is typed.
"""

from computer import LEVELS
from console import TEXT, dashed, name_in, new_match, new_screen
from rules import OPTIONS

# INPUT

def open_match(words):
    """The match that the words ask for, and its orders, a list of lines.

    Where the words are wrong, argparse says so and ends the program, status 2.
    """
    given = arguments_in(words)
    screen = new_screen(given.get("color", "auto"),
                        given.get("style", "unicode"),
                        given.get("light", False))
    screen.plain = given.get("plain", False)
    screen.pause = given.get("pause", screen.pause)
    options = {name: given[name] for name in OPTIONS if name in given}
    match = new_match(screen, options, name_in(given.get("white", "")),
                      name_in(given.get("black", "")), given.get("seed"))
    for player in match.players.values():
        player.seconds = given.get("seconds")
    return match, orders_in(given)


def arguments_in(words):
    """The arguments in a list of words, as a dict."""
    if not words:
        return {}
    made = parser()
    given = vars(made.parse_args(words))
    for side in given["computer"] or ():
        if not is_side(side):
            made.error(TEXT["no computer"].format(words=" ".join(side)))
    return {name: value for name, value in given.items() if value is not None}


def number(text):
    """A whole number, 0 or more. ValueError if the text is none."""
    if not (text.isascii() and text.isdigit()):
        raise ValueError("%r is no number" % text)
    return int(text)


def is_side(words):
    """Are these a side, perhaps a level, and perhaps seconds?"""
    whole = words + ["easy", "1"][len(words) - 1:]
    return len(whole) == 3 and whole[0] in ("white", "black", "both") \
        and whole[1] in LEVELS and whole[2].isdigit()


# STORAGE

VERSION = "1.1"         # told about in docs/changelog.md

# What argparse has to know of each argument; the options of the rules follow.
KINDS = {
    "white": {"metavar": "NAME"},
    "black": {"metavar": "NAME"},
    "roll": {"action": "store_true"},
    "computer": {"nargs": "+", "action": "append",
                 "metavar": ("SIDE", "LEVEL")},
    "level": {"choices": LEVELS},
    "seconds": {"type": number, "metavar": "N"},
    "load": {"metavar": "FILE"},
    "replay": {"metavar": "FILE"},
    "pause": {"type": number, "metavar": "SECONDS"},
    "seed": {"type": number, "metavar": "N"},
    "color": {"choices": ("auto", "always", "never")},
    "style": {"choices": ("unicode", "ascii")},
    "light": {"action": "store_true"},
    "plain": {"action": "store_true"},
    "version": {"action": "version", "version": "%(prog)s " + VERSION},
}


# PROCESS

def parser():
    """The argparse parser; the words of its help stand in console/texts.py."""
    import argparse                 # slow to load, and seldom needed
    made = argparse.ArgumentParser(prog="nine_mens_morris.py",
                                   description=TEXT["description"])
    for name, kind in KINDS.items():
        made.add_argument("--" + name, help=TEXT["--" + name], **kind)
    for name, values in OPTIONS.items():
        kind = {"type": number, "metavar": "N"}
        if isinstance(values[0], str):
            kind = {"choices": values}
        made.add_argument("--" + dashed(name), default=values[0],
                          help=TEXT["--" + dashed(name)], **kind)
    return made


def orders_in(given):
    """The commands for which these arguments stand."""
    orders = ["%s %s" % (name, given[name]) for name in ("load", "level")
              if name in given]
    for words in given.get("computer", ()):
        orders.append("computer " + " ".join(words))
    if given.get("roll"):
        orders.append("roll")
    if "replay" in given:
        orders.append("replay " + given["replay"])
    return orders

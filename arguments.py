"""arguments.py - the words after the program's name on the command line.

INPUT    arguments_in number
STORAGE  KINDS
PROCESS  parser
OUTPUT   nothing

The arguments become a dict: what was given for the screen and the match, and
the options of the rules (see OPTIONS in game.py).
"""

import argparse

from computer import LEVELS
from game import OPTIONS
from manual import ARGUMENTS, VERSION

# INPUT

def arguments_in(words):
    """The arguments in a list of words, as a dict.

    Where they are wrong, argparse says so and ends the program, status 2.
    """
    given = vars(parser().parse_args(words))
    return {name: value for name, value in given.items() if value is not None}


def number(text):
    """A whole number, 0 or more. ValueError if the text is none."""
    if not (text.isascii() and text.isdigit()):
        raise ValueError("%r is no number" % text)
    return int(text)


# STORAGE

# What argparse has to know of each argument; the options of the rules follow.
KINDS = {
    "white": {"metavar": "NAME"},
    "black": {"metavar": "NAME"},
    "roll": {"action": "store_true"},
    "computer": {"choices": ("white", "black", "both")},
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
    """The argparse parser; the words of its help stand in manual.py."""
    made = argparse.ArgumentParser(prog="nine_mens_morris.py",
                                   description=ARGUMENTS["description"])
    for name, kind in KINDS.items():
        made.add_argument("--" + name, help=ARGUMENTS[name], **kind)
    for name, values in OPTIONS.items():
        kind = {"type": number, "metavar": "N"}
        if isinstance(values[0], str):
            kind = {"choices": values}
        made.add_argument("--" + name.replace("_", "-"), default=values[0],
                          help=ARGUMENTS[name], **kind)
    return made

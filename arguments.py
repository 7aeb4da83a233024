"""arguments.py - the words after the program's name on the command line.

INPUT    arguments_in number
STORAGE  nothing
PROCESS  parser
OUTPUT   nothing

The arguments become a dict: what was given for the screen and the match, and
the options of the rules (see OPTIONS in game.py).
"""

import argparse

from game import OPTIONS
from manual import ARGUMENTS

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


# PROCESS

def parser():
    """The argparse parser; the words of its help stand in texts.py."""
    made = argparse.ArgumentParser(prog="nine_mens_morris.py",
                                   description=ARGUMENTS["description"])
    made.add_argument("--white", metavar="NAME", help=ARGUMENTS["white"])
    made.add_argument("--black", metavar="NAME", help=ARGUMENTS["black"])
    made.add_argument("--color", choices=("auto", "always", "never"),
                      help=ARGUMENTS["color"])
    made.add_argument("--style", choices=("unicode", "ascii"),
                      help=ARGUMENTS["style"])
    made.add_argument("--light", action="store_true", help=ARGUMENTS["light"])
    made.add_argument("--plain", action="store_true", help=ARGUMENTS["plain"])
    made.add_argument("--roll", action="store_true", help=ARGUMENTS["roll"])
    made.add_argument("--seed", type=number, metavar="N",
                      help=ARGUMENTS["seed"])
    for name, values in OPTIONS.items():
        kind = {"type": number, "metavar": "N"}
        if isinstance(values[0], str):
            kind = {"choices": values}
        made.add_argument("--" + name.replace("_", "-"), default=values[0],
                          help=ARGUMENTS[name], **kind)
    return made

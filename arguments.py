"""arguments.py - the words after the program's name on the command line.

INPUT    arguments_in number
STORAGE  DEFAULTS
PROCESS  parser
OUTPUT   nothing

The arguments become a dict with the keys of DEFAULTS, for the screen and the
match, and with those options of the rules (see OPTIONS in game.py) that were
given.
"""

from game import OPTIONS
from texts import ARGUMENTS

# INPUT

def arguments_in(words):
    """The arguments in a list of words, as a dict.

    Where they are wrong, argparse says so and ends the program, status 2.
    """
    if not words:
        return dict(DEFAULTS)       # argparse takes longer than all the rest
    given = vars(parser().parse_args(words))
    return {name: value for name, value in given.items() if value is not None}


def number(text):
    """A whole number, 0 or more. ValueError if the text is none."""
    if not (text.isascii() and text.isdigit()):
        raise ValueError("%r is no number" % text)
    return int(text)


# STORAGE

DEFAULTS = {"color": "auto", "style": "unicode", "light": False}


# PROCESS

def parser():
    """The argparse parser; the words of its help stand in texts.py."""
    import argparse
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
    made.add_argument("--seed", type=number, metavar="N",
                      help=ARGUMENTS["seed"])
    for name, values in OPTIONS.items():
        kind = {"type": number, "metavar": "N"}
        if isinstance(values[0], str):
            kind = {"choices": values}
        made.add_argument("--" + name.replace("_", "-"), default=values[0],
                          help=ARGUMENTS[name], **kind)
    made.set_defaults(**DEFAULTS)
    return made

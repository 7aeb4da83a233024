"""arguments.py - the words after the program's name on the command line.

INPUT    reads the arguments, and makes a match of them: match_of
         arguments_in
STORAGE  which arguments there are, and the version: ARGUMENTS VERSION
PROCESS  turns some of them into lines to be obeyed: orders_in
OUTPUT   says what is wrong with them: refuse refuse_words

The arguments become a dict, `given`, which has only those that were typed.
Some are for the screen and the match, and some are options of the rules (see
OPTIONS in rules.py). The others are orders: each becomes a line that is obeyed
before the players type their first one.
"""

import sys

from rooms.commands.computer_player import NAMED, SECONDS, named
from rooms.commands.languages import (remember_language, speak_first,
                                      speak_what_is_meant)
from rooms.commands.saved_games import keep_game
from rooms.commands.settings import value_meant, values_of
from rooms.commands.typed_line import number_between
from rooms.computer import LEVELS
from rooms.console import (TEXT, Rooms, complain, dashed, in_english,
                           language_names, listed, name_in, new_match,
                           new_screen, say, sentence, spoken, stay_in_place,
                           tell)
from rules import OPTIONS, Refused

# INPUT

def match_of(arguments, words):
    """The match that the arguments ask for, and its orders, a list of lines.

    `words` are the words of the game. If the arguments are wrong, the program
    says so in one line and ends with status 2.
    """
    wrong = speak_first(arguments)
    given = arguments_in(arguments)
    screen = new_screen(**{name: value for name, value in given.items()
                           if name in ("color", "style", "light")})
    screen.looks.plain = given.get("plain", False)
    screen.pause = given.get("pause", screen.pause)
    if given.get("screen") and not stay_in_place(screen):
        say(screen, TEXT["no screen"])
    options = {name: given[name] for name in OPTIONS if name in given}
    match = new_match(screen, options, Rooms(words, NAMED),
                      name_in(given.get("white", given.get("name", ""))),
                      name_in(given.get("black", "")), given.get("seed"))
    if wrong:                           # the language of the last time
        tell(match, wrong.reason, "refusal", **wrong.facts)
    match.scene.changed = [keep_game]
    for side in given.get("computer", ()):
        if not is_side(match, side):
            refuse(sentence("no computer", words=" ".join(side)))
    for player in match.players.values():
        player.plays = "computer", given.get("level", player.plays[1])
        player.seconds = given.get("seconds")
    return match, orders_in(given)


def arguments_in(words):
    """The arguments in a list of words, as a dict."""
    given = vars(parser().parse_args(words)) if words else {}
    try:
        if "language" in given:
            remember_language(speak_what_is_meant(given["language"]))
    except Refused as error:
        refuse(sentence(error.reason, **error.facts).rstrip("."))
    for name in [name for name in RANGES if name in given]:
        least, most = RANGES[name]
        number = number_between(str(given[name]), least, most)
        if number is None:
            refuse(sentence("bad number", name=dashed(name), least=int(least),
                            most=most, word=given[name]))
        given[name] = number
    for name in [name for name in CHOICES if name in given]:
        value = in_english(given[name])
        if value not in CHOICES[name]:
            refuse_value(name, listed(choices_said(name)), given[name])
        given[name] = value
    for name in [name for name in OPTIONS
                 if name in given and name not in CHOICES]:
        value = value_meant(name, given[name])
        if value is None:
            refuse_value(name, values_of(name), given[name])
        given[name] = value
    return given


# STORAGE

VERSION = "1.17"          # docs/changelog.md tells about each

# What argparse must know about each argument. `parser` adds the options of the
# rules.
NAME, NUMBER, FILE = {"metavar": "NAME"}, {"metavar": "N"}, {"metavar": "FILE"}
SWITCH = {"action": "store_true"}
ARGUMENTS = {
    "white": NAME, "black": NAME, "name": NAME,
    "meet": {"metavar": "FOLDER"},
    "roll": {"action": "store_const", "const": [[]]},   # one order, no words
    "computer": {"nargs": "+", "action": "append",
                 "metavar": "SIDE LEVEL"},
    "level": {"metavar": "LEVEL"},
    "seconds": NUMBER,
    "tournament": {"nargs": "*", "metavar": "NAME"},
    "games": NUMBER, "cores": NUMBER,
    "load": FILE, "replay": FILE, "review": FILE,
    "pause": {"metavar": "SECONDS"}, "seed": NUMBER,
    "color": {}, "style": {}, "language": NAME,
    "light": SWITCH, "plain": SWITCH, "screen": SWITCH, "classic": SWITCH,
    "version": {"action": "version", "version": "%(prog)s " + VERSION},
    "help": {"action": "help"},
}

# For each number, the smallest and the largest that is allowed.
RANGES = {"seconds": SECONDS, "pause": (0.0, 600), "seed": (0, 999999999),
           "games": (1, 1000), "cores": (1, 256)}

# What some arguments can be.
CHOICES = {"level": LEVELS, "color": ("auto", "always", "never"),
           "style": ("unicode", "ascii"),
           **{name: values for name, values in OPTIONS.items()
              if isinstance(values[0], str)}}

# The arguments that become lines, in the order in which these are obeyed.
ORDERS = ("load", "computer", "roll", "tournament", "meet", "replay", "review")


# PROCESS

def parser():
    """The argparse parser. The sentences of its help stand in
    console/languages/."""
    import argparse                 # slow to load, and seldom needed
    made = argparse.ArgumentParser(
        prog="nine_mens_morris.py", usage=argparse.SUPPRESS, add_help=False,
        description=TEXT["description"], argument_default=argparse.SUPPRESS)
    made.error = refuse_words       # says it in one line
    group = made.add_argument_group(TEXT["arguments head"])
    options = {name: {} if name in CHOICES else NUMBER for name in OPTIONS}
    for name, kind in [*ARGUMENTS.items(), *options.items()]:
        if "metavar" in kind:           # in words of this language
            first, *more = [TEXT.get(word, word)
                            for word in kind["metavar"].split()]
            kind = dict(kind, metavar=(first, *more) if more else first)
        elif name in CHOICES:
            kind = {"metavar": "{%s}" % ",".join(choices_said(name))}
        words = sentence("--" + dashed(name), levels=listed(map(
            spoken, LEVELS)), languages=listed(language_names()),
            default=spoken(OPTIONS.get(name, [""])[0]))
        group.add_argument("--" + dashed(name), **kind,
                           help=words.replace("%", "%%"))
    return made


def choices_said(name):
    """What an argument can be, in words of this language."""
    said = str if name in ("color", "style") else spoken
    return [said(choice) for choice in CHOICES[name]]


def is_side(match, words):
    """Do these words name a side, then perhaps a level, then perhaps
    seconds?"""
    whole = words + ["easy", "1"][len(words) - 1:]
    return len(whole) == 3 and in_english(whole[0]) in (
        "white", "black", "both") \
        and len(named(match, whole[1])) == 1 \
        and bool(number_between(whole[2], *SECONDS))


def orders_in(given):
    """The lines to be obeyed for these arguments."""
    numbers = ["%s %s" % (given[unit], unit)
               for unit in ("games", "seconds", "cores") if unit in given]
    if "tournament" in given:
        given["tournament"] = [given["tournament"] + numbers]
    orders = []
    for name in ORDERS:
        values = given.get(name, [])
        for words in [[values]] if isinstance(values, str) else values:
            orders.append(" ".join([name, *words]))
    return orders


# OUTPUT

def refuse_words(message):
    """Say in our own words what argparse does not understand."""
    import re                       # slow to load, and seldom needed
    name = re.search(r"--[\w-]+|$", message)[0]
    key = "wrong" if message.startswith("argument -") else "unknown"
    refuse(sentence("argument " + key, word=name or message.split(": ")[-1]))


def refuse_value(name, values, word):
    """Say that an argument cannot have this value, but others."""
    refuse(sentence("argument values", word="--" + dashed(name),
                    values=values, value=word))


def refuse(message):
    """Say what is wrong with the arguments, and end with status 2."""
    complain(sentence("arguments", message=message))
    sys.exit(2)

"""typed_line.py - what a typed line says: a command with its words, or points.

INPUT    command_in number_in read_turn points_alone read_point
STORAGE  ALL VERBS ALIASES DASHES MOST_REMOVED

A turn, or a part of one, is typed such as "4", "4 7", "d6-d7" or "4-7x12". It
says two lists of points: the way of a man, and the men that are removed. A
`match` is that of console/match.py.
"""

from board import NAMES, PARTNERS, POINTS
from console import tell

# INPUT: commands

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
    tell(match, "no number", "refusal", word=words[0])
    return None


# INPUT: points

def read_turn(text):
    """The points of a turn or of a part of one: its way, and those removed.

    ValueError(key, word) if it cannot be understood: the key of a sentence,
    and the word that is wrong.

    >>> read_turn("4-7x12")
    ([4, 7], [12])
    """
    way, *removed = points_alone(text).split("x")
    if way.strip(" ") != way.strip(" " + DASHES):
        raise ValueError("no point", text)
    for sign in DASHES:
        way = way.replace(sign, " ")
    way = way.split()
    if not (way or removed):
        raise ValueError("no point", text)
    if len(way) > 2 or len(removed) > MOST_REMOVED:
        raise ValueError("too many", text)
    return ([read_point(word) for word in way],
            [read_point(word.strip()) for word in removed])


def points_alone(text):
    """The turn in small letters, with x for remove, without other words.

    >>> points_alone("Move D 6 to d5 and remove 12")
    'd6 d5 x 12'
    """
    words = [word for word in text.lower().split() if word not in VERBS]
    text = " ".join("x" if word == "remove" else word for word in words)
    for letter in "abcdefg":
        text = text.replace(letter + " ", letter)
    return text.rstrip(".!")


def read_point(word):
    """The point that a number 0 to 23 or a name a7 to g1 stands for.

    >>> read_point("d6"), read_point("4")
    (4, 4)
    """
    if word in NAMES:
        return NAMES.index(word)
    if word.isascii() and word.isdigit() and len(word) < 4 \
            and int(word) in POINTS:
        return int(word)
    raise ValueError("no point", word or "x")


# STORAGE

ALL = 99999             # more turns than any game has

# Words that a player may type with a turn; the points say it all.
VERBS = ("place", "move", "fly", "from", "to", "on", "and")
ALIASES = {"y": "yes", "n": "no", "?": "help", "exit": "quit", "bye": "quit"}

DASHES = "-,>\u2013\u2014\u2192"       # what may stand between two points
MOST_REMOVED = max(map(len, PARTNERS))   # one man for each mill of a turn

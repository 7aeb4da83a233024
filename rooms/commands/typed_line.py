"""typed_line.py - what a typed line says: a command with its words, or points.

INPUT    reads a command, or the points of a turn, from a line: command_in
         read_turn read_point
STORAGE  other words for commands, the words of a turn, and what is said to a
         line that cannot be obeyed: ALIASES VERBS Refused

A turn, or a part of one, is typed like "4", "4 7", "d6-d7" or "4-7x12". It
says two lists of points: the way of a man, and the men that are removed. All
words stand here in English, see WORDS in console/languages/english.py. A
`match` is that of console/match.py.
"""

from board import BLACK, NAMES, PARTNERS, POINTS, WHITE
from rooms.computer import LEVELS
from rooms.console import in_english, words_meant

# STORAGE

ALL = 999999            # more turns than any game has

# Words that a player may type in a turn, and what they mean there: x for a
# removal, or nothing at all, because the points are enough.
VERBS = {"remove": "x", "place": "", "move": "", "fly": "", "the": "",
         "on": "", "white": "", "black": ""}

IN_A_TURN = {**VERBS, "point": "", "men": ""}   # these begin a question

# Words that may be typed instead of a command. See other_name.
ALIASES = {"?": "help", "play": "computer on", "puzzles": "puzzle list",
           "again": "new game", "restart": "new game",
           **{level: "level " + level for level in LEVELS}}

SIDES = {"white": (WHITE,), "black": (BLACK,), "both": (WHITE, BLACK),
         "off": ()}
POINT_LETTERS = [*"abcdefg"]    # in the names of points
OF_NAMES = {"x", *POINT_LETTERS}
DASHES = "-,>\u2013\u2014\u2192"       # what may stand between two points
MOST_REMOVED = max(map(len, PARTNERS))   # one man for each mill of a turn


class Refused(ValueError):
    """What a player typed cannot be done. `reason` is the key of the sentence
    that says why, and `facts` fill its holes. `obey` says it."""

    def __init__(self, reason, **facts):
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


# INPUT: commands

def command_in(line):
    """The first word of a command in small letters, and the other words.

    The first word is None if the line is a turn, or empty.

    >>> command_in("Undo 3"), command_in("d6-d7"), command_in("move 4 to 7")
    (('undo', ['3']), (None, []), (None, []))
    """
    first, *words = line.split() or [""]
    word = first.lower().rstrip(".!?()") or first
    of_turn = in_english(word) in VERBS or set(word) <= OF_NAMES
    if of_turn and any(sign.isdigit() for sign in line) \
            or not (in_english(word).isalpha() or word in ALIASES):
        return None, []
    return word, words


def number_in(words, default, everything=None):
    """The number, 1 or more, that is typed after a command. Without one it is
    the default. The word "all" means the number `everything`, if there is one.
    Raises Refused for any other word."""
    word = in_english(words[0]) if words else ""
    if not word:
        return default
    number = everything if word == "all" else number_between(word, 1, 10 ** 99)
    if number is None:
        raise Refused("no number", word=words[0])
    return number


def number_between(word, least, most):
    """The number that a word means, a whole number if `least` is one. None if
    the word is no number, or too small or too large.

    >>> number_between("007", 1, 9), number_between("-1", 0, 9)
    (7, None)
    >>> number_between("0.5", 0.0, 9), number_between("0.5", 0, 9)
    (0.5, None)
    """
    kind = type(least)
    digits = word.replace(".", "", kind is float)
    if not (digits.isascii() and digits.isdigit() and len(word) < 100):
        return None
    return kind(word) if least <= kind(word) <= most else None


def sides_in(word):
    """{side: its men} of the sides whose names begin with a word.

    >>> sides_in("w") == {"white": (WHITE,)}, list(sides_in("b"))
    (True, ['black', 'both'])
    """
    return {side: SIDES[side] for side in words_meant(word, SIDES) if word}


def man_in(word):
    """The man of the side whose name begins with a word, or None.

    >>> man_in("w") == WHITE, man_in("b") == BLACK, man_in("both")
    (True, True, None)
    """
    sides = words_meant(word, ("white", "black")) if word else []
    return SIDES[sides[0]][0] if sides else None


def other_name(word):
    """The command that an English word stands for. If a player types only a
    colour, they want to play it.

    >>> other_name("restart"), other_name("white"), other_name("easy")
    ('new game', 'computer on white', 'level easy')
    """
    if len(SIDES.get(word, ())) == 1:
        return "computer on " + word
    return ALIASES.get(word, word)


# INPUT: points

def read_turn(text):
    """The points of a turn, or of a part of one: its way, and the men that are
    removed. The third value is True if points were typed by their names.
    Raises Refused if the text cannot be understood.

    >>> read_turn("4-7x12"), read_turn("d6")
    (([4, 7], [12], False), ([4], [], True))
    """
    points = points_alone(text)
    way, *removed = points.replace(", x", " x").split("x")
    ends_well = way.strip(" ") == way.strip(" " + DASHES)
    way = "".join(" " if sign in DASHES else sign for sign in way).split()
    if not (ends_well and (way or removed)):
        raise Refused("no point", word=text)
    if len(way) > 2 or len(removed) > MOST_REMOVED:
        raise Refused("too many", word=text)
    return ([read_point(word) for word in way],
            [read_point(word.strip()) for word in removed],
            any(letter in POINT_LETTERS for letter in points))


def points_alone(text):
    """The turn in small letters, with x for "remove", without other words.

    >>> points_alone("Move D 6 to d5 and remove the man on 12!")
    'd6 d5 x 12'
    """
    words = text.lower().rstrip(".!").replace("a man", "man").split()
    said = ""
    for before, word in zip(["", *words], words):
        if word not in POINT_LETTERS or before[-1:].isdigit():
            word = IN_A_TURN.get(in_english(word.rstrip(",")), word)
        named = {*before} <= OF_NAMES and before[-1:] in POINT_LETTERS
        said += word if named and word[:1].isdigit() else " " + word
    return " ".join(said.split())


def read_point(word):
    """The point that a number 0 to 23 or a name a7 to g1 means. Raises Refused
    if it means none.

    >>> read_point("d6"), read_point("4")
    (4, 4)
    """
    if word in NAMES:
        return NAMES.index(word)
    point = number_between(word, 0, len(POINTS) - 1)
    if point is None or len(word) > 3:
        raise Refused("no point", word=word or "x")
    return point

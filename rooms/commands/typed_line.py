"""typed_line.py - what a typed line says: a command with its words, or points.

INPUT    reads a command, or the words of a turn, from a line: command_in
         plain_turn
STORAGE  other words for commands, and the words of a turn: ALIASES VERBS

A turn, or a part of one, is typed like "4", "4 7", "d6-d7" or "4-7x12". All
words stand here in English, see WORDS in console/languages/english.py.
"""

from board import BLACK, WHITE
from rooms.computer import LEVELS
from rooms.console import SPOKEN, english_word, ideas_in, words_begun
from rules import POINT_SIGNS, Refused

# STORAGE

ALL_TURNS = 999999            # more turns than any game has

# Words that a player may type in a turn, and what they mean there: a sign of
# rules.py, or nothing at all.
VERBS = {**POINT_SIGNS, "the": "", "on": "", "men": "", "please": "",
         "too": ""}

IN_A_TURN = {**VERBS, "point": ""}              # this begins a question

# Words that may be typed instead of a command.
ALIASES = {"?": "help", "play": "computer on", "puzzles": "puzzle list",
           "mistakes": "puzzle mine", "again": "new game",
           "restart": "new game", "names": "name"}

SIDES = {"white": (WHITE,), "black": (BLACK,), "both": (WHITE, BLACK),
         "off": ()}
POINT_LETTERS = [*"abcdefg"]    # in the names of points
OF_NAMES = {"x", *POINT_LETTERS}


# INPUT: commands

def command_in(line):
    """The first word of a command in small letters, and the other words.

    The first word is None if the line is a turn, or empty.

    >>> command_in("Undo 3"), command_in("d6-d7"), command_in("move 4 to 7")
    (('undo', ['3']), (None, []), (None, []))
    >>> command_in("men white"), command_in("men 4")
    (('men', ['white']), (None, []))
    >>> command_in("I move 4 to 7"), command_in("I have 4 men")
    ((None, []), ('i', ['have', '4', 'men']))
    """
    whole = "-".join(line.lower().rstrip(".!? ").split())
    if "-" in whole and english_word(whole) in SPOKEN:
        return whole, []                # a few words that mean one: give up
    first, *words = line.split() or [""]
    word = first.lower().rstrip(".!?()") or first
    return (None, []) if says_turn(line, word) else (word, words)


def says_turn(line, word):
    """Is this line, with this first word, a turn and no command?"""
    if word in ALIASES or any(map(str.isalpha, word)):
        # Then a turn has a number somewhere, and begins with one of these.
        begins_turn = (not word.isalpha()               # a number: d6
                       or set(word) <= OF_NAMES         # of a point: d 6
                       or english_word(word) in VERBS)  # such as move
        if not (begins_turn and any(map(str.isdigit, line))):
            return False
    # But a line such as "4 games in a tournament" has a command in it. If it
    # begins with a small word, as "I have 4 men", all its words are known.
    typed = [each for each in line.lower().split() if each.isalpha() and not (
        {*each} <= OF_NAMES or english_word(each) in IN_A_TURN)]
    return not typed or VERBS.get(english_word(word), word) != "" \
        and not ideas_in(typed)


def number_in(words, default, everything=None):
    """The number, 1 or more, that is typed after a command. Without one, or
    with only a word such as "please", it is the default. The word "all" means
    the number `everything`, if there is one. Raises Refused for any other
    word."""
    typed = [word.rstrip(".!") for word in words]
    typed = [word for word in typed if english_word(word) != "please"]
    if not typed:
        return default
    is_all = english_word(typed[0]) == "all"
    number = everything if is_all else number_between(typed[0], 1, 10 ** 99)
    if number is None:
        raise Refused("no number", word=typed[0])
    return number


def number_between(word, least, most):
    """The number that a word means, a whole number if `least` is one. None if
    the word is no number, or too small or too large.

    >>> number_between("007", 1, 9), number_between("-1", 0, 9)
    (7, None)
    >>> number_between("0.5", 0.0, 9), number_between("0.5", 0, 9)
    (0.5, None)
    """
    kind = type(least)              # a float may have one dot
    digits = word.replace(".", "", kind is float)
    is_number = digits.isascii() and digits.isdigit() and len(word) < 100
    return kind(word) if is_number and least <= kind(word) <= most else None


def man_in(word):
    """The man of the side whose name begins with a word, or None.

    >>> man_in("w") == WHITE, man_in("b") == BLACK, man_in("both")
    (True, True, None)
    """
    sides = words_begun(word, ("white", "black")) if word else []
    return SIDES[sides[0]][0] if sides else None


def other_name(word):
    """The command that an English word stands for, or may be meant for: if a
    player types only a colour, they may want to play it.

    >>> other_name("restart"), other_name("white"), other_name("easy")
    ('new game', 'computer on white', 'level easy')
    """
    if len(SIDES.get(word, ())) == 1:
        return "computer on " + word
    return "level " + word if word in LEVELS else ALIASES.get(word, word)


# INPUT: points

def plain_turn(line):
    """The words of a turn as read_points of rules.py reads them: in English,
    without the small words, and each name of a point in one word.

    >>> plain_turn("Move D 6 to d5 and remove the man on 12!")
    'move d6 d5 x 12'
    """
    words = line.lower().rstrip(".!").replace("a man", "man").split()
    said = ""
    for before, word in zip(["", *words], words):
        # After a number a letter is a word, as a in Spanish: 4 a 7
        if word[0].isalpha() and (word not in POINT_LETTERS
                                  or before[-1:].isdigit()):
            word = IN_A_TURN.get(english_word(word.rstrip(",")), word)
        # "d 6" is a name in two words
        named = {*before} <= OF_NAMES and before[-1:] in POINT_LETTERS
        said += word if named and word[:1].isdigit() else " " + word
    return " ".join(said.split())

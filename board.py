"""board.py - the board: its 24 points, its lines and mills, and its picture.

INPUT    finds the point that a word means: read_point
STORAGE  the 24 points, their names, and the lines that can be mills: NAMES
         MILLS ADJACENT
PROCESS  finds where a man may go, and its mills: destinations mills_made
OUTPUT   draws the board, and the map beside it: picture_of picture_with_map

`spots` is a list of 24 strings: WHITE, BLACK or EMPTY. A `point` is an index
into it, 0 to 23, in reading order:

     0 ------------ 1 ------------ 2
     |              |              |
     |    3 ------- 4 ------- 5    |
     |    |         |         |    |
     |    |    6 -- 7 -- 8    |    |
     |    |    |         |    |    |
     9 - 10 - 11        12 - 13 - 14
     |    |    |         |    |    |
     |    |   15 - 16 - 17    |    |
     |    |         |         |    |
     |   18 ------ 19 ------ 20    |
     |              |              |
    21 ----------- 22 ----------- 23

A `man` is WHITE or BLACK. A glyph is the text of three characters that shows
it. A picture is 13 rows of 33 characters. No function here changes `spots`.
[f(x) for x in xs] is a list: f(x) for each x of xs. zip(xs, ys) makes pairs.
"""

import sys

# INPUT

def read_point(word):
    """The point that a number 0 to 23 or a name a7 to g1 means, or None.

    >>> read_point("4"), read_point("d6"), read_point("24")
    (4, 4, None)
    """
    if word in NAMES:
        return NAMES.index(word)
    if word.isascii() and word.isdigit() and len(word) < 4 \
            and int(word) in POINTS:            # isascii: only 0 to 9
        return int(word)
    return None


# STORAGE

WHITE = '▓▓▓'           # (!) Try '(W)' here and '(B)' below.
BLACK = '░░░'
EMPTY = ' ● '

MEN = 9                 # (!) Try 6 for a shorter game.

# The names of the points in game records, each in its place on the board.
NAMES = (
    "a7",             "d7",             "g7",
          "b6",       "d6",       "f6",
                "c5", "d5", "e5",
    "a4", "b4", "c4",       "e4", "f4", "g4",
                "c3", "d3", "e3",
          "b2",       "d2",       "f2",
    "a1",             "d1",             "g1",
)
POINTS = range(len(NAMES))

# The lines where a mill can stand: those across, from top to bottom, ...
ACROSS = (
    (0,              1,              2),
         (3,         4,         5),
              (6,    7,    8),
    (9,  10,  11),        (12,  13,  14),
              (15,  16,  17),
         (18,       19,       20),
    (21,            22,            23),
)
# ... and those down, from left to right. The two in the middle lie one above
# the other.
DOWN = (
                         (1, 4, 7),
    (0, 9, 21), (3, 10, 18), (6, 11, 15),
    (8, 12, 17), (5, 13, 20), (2, 14, 23),
                       (16, 19, 22),
)
MILLS = ACROSS + DOWN

# The empty board. What stands on a point replaces its ' ● '.
PICTURE = (
    ' ● ──────────── ● ──────────── ● ',
    ' │              │              │ ',
    ' │    ● ─────── ● ─────── ●    │ ',
    ' │    │         │         │    │ ',
    ' │    │    ● ── ● ── ●    │    │ ',
    ' │    │    │         │    │    │ ',
    ' ● ── ● ── ●         ● ── ● ── ● ',
    ' │    │    │         │    │    │ ',
    ' │    │    ● ── ● ── ●    │    │ ',
    ' │    │         │         │    │ ',
    ' │    ● ─────── ● ─────── ●    │ ',
    ' │              │              │ ',
    ' ● ──────────── ● ──────────── ● ',
)
NUMBERS = ["%2d " % point for point in POINTS]      # for the map
# For a screen that cannot show the characters above
LETTER_OF = {WHITE: " W ", BLACK: " B ", EMPTY: " + "}
# The characters that draw its lines, and those for style ascii instead.
LINES = {"─": "-", "│": "|"}


def new_spots():
    """A new list of 24 empty points."""
    return [EMPTY for _ in POINTS]


# PROCESS: the lines

def partners_of(point):
    """For each mill line through `point`, its other two points.

    >>> partners_of(4)
    [(3, 5), (1, 7)]
    """
    mills = [mill for mill in MILLS if point in mill]
    return [tuple(other for other in mill if other != point) for mill in mills]


def neighbours_of(point):
    """The points that a line joins to `point`, smallest first.

    >>> neighbours_of(4)
    [1, 3, 5, 7]
    """
    neighbours = []
    for one, two, three in MILLS:
        if point in (one, three):
            neighbours.append(two)
        elif point == two:
            neighbours += [one, three]
    return sorted(neighbours)


# STORAGE: what follows from the mills, for each point

PARTNERS = [partners_of(point) for point in POINTS]
ADJACENT = [neighbours_of(point) for point in POINTS]

# Every way to place, to move and to fly, as turns of rules.py: PLACINGS[end],
# and all turns that begin at `start` in MOVES[start] and FLIGHTS[start].
PLACINGS = [(None, end, ()) for end in POINTS]
MOVES = [[(start, end, ()) for end in ADJACENT[start]] for start in POINTS]
FLIGHTS = [[(start, end, ()) for end in POINTS] for start in POINTS]


# PROCESS: where a man may go

def vacant_points(spots):
    """The points without a man. (Not used in these three files.)"""
    return [point for point in POINTS if spots[point] == EMPTY]


def points_of(spots, man):
    """The points where the men of one colour stand."""
    return [point for point in POINTS if spots[point] == man]


def destinations(spots, point, flying=False):
    """The points that the man on `point` may go to."""
    reach = POINTS if flying else ADJACENT[point]
    return [end for end in reach if spots[end] == EMPTY]


# PROCESS: mills, and what they remove

def mills_made(spots, man, end, start=None):
    """How many mills a man makes on `end`. In `spots` it may still stand on
    `start`, so a line with this point does not count."""
    made = 0
    for one, two in PARTNERS[end]:
        if spots[one] == man and spots[two] == man \
                and start != one and start != two:
            made += 1
    return made


def in_mill(spots, man, point):
    """Does the man on `point` stand in a mill?"""
    return spots[point] == man and mills_made(spots, man, point) > 0


def mill_points(spots, man):
    """The points in line with two men of this colour, whatever stands there.
    (So all three points of a mill are among them.)"""
    points = set()
    for one, two, three in MILLS:
        if spots[one] == man:
            if spots[two] == man:
                points.add(three)
            if spots[three] == man:
                points.add(two)
        if spots[two] == man and spots[three] == man:
            points.add(one)
    return points


def removable_points(spots, man, all_in_mills="any"):
    """The points of this colour where the opponent may remove a man. A man in
    a mill is safe while another man stands outside mills. If all men stand in
    mills, the option all_in_mills decides: "any" or "none" of them."""
    men, outside = points_of(spots, man), []
    for point in men:
        if not in_mill(spots, man, point):
            outside.append(point)
    if outside or all_in_mills == "none":
        return outside
    return men


def may_be_removed(spots, point, all_in_mills="any"):
    """May the opponent remove the man on `point`? (Not used in these three
    files.)"""
    man = spots[point]
    return man != EMPTY and point in removable_points(spots, man, all_in_mills)


# PROCESS: the glyphs

def why_not_drawn():
    """Why the board cannot be drawn: the key of a sentence, or None."""
    glyphs = {WHITE, BLACK, EMPTY}
    if len(glyphs) < 3 or {len(glyph) for glyph in glyphs} != {3}:
        return "bad glyphs"
    drawn = sum(row.count(EMPTY) for row in PICTURE)
    return None if drawn == len(POINTS) else "bad picture"


# OUTPUT

def picture_of(marks):
    """The picture of the board, without a newline at its end. `marks` are 24
    texts of three characters: the spots, or what is drawn in their place."""
    parts = "\n".join(PICTURE).split(EMPTY)     # a point is between two parts
    picture = parts[0]
    for mark, part in zip(marks, parts[1:]):
        picture += mark + part
    return picture


def picture_with_map(spots, plain=False):
    """The picture, and beside it the map: the numbers of the points. `plain`
    is for a screen that has only plain letters and signs."""
    marks = [LETTER_OF[spot] if plain else spot for spot in spots]
    board = picture_of(marks).split("\n")
    numbers = picture_of(NUMBERS).split("\n")
    rows = [left + "     " + right for left, right in zip(board, numbers)]
    picture = "\n".join(rows)
    return picture.translate(str.maketrans(LINES)) if plain else picture


def can_show(text):
    """Can the screen show the text? (An unknown screen can show ASCII.)"""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True

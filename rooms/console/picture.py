"""picture.py - draws the board for the players: men, marks, numbers, the map.

INPUT    reads a drawn board back, with its marks and numbers: read_picture
         read_rows
STORAGE  the signs of the men, and where each point is drawn: SHADES_SHOWN
         PLACES
PROCESS  draws the men, the numbers and the marks of the last turn: draw_men
         draw_marks numbers_shown
OUTPUT   gives the finished picture, row by row: drawing_of

`spots` are those of board.py. A `turn` is (start, end, removed). A
`drawing` is a list of rows. A row is a list of pairs (kind, sign), one for
each character. The kinds are those of screen.py. The first row stands above
the board, and the board has a margin of one column on its left:

    row 0                 for the numbers of the men on 0, 1 and 2
    row 1    [▓▓▓]─────────────●─────────────░░░
    row 2      │               │              │

The marks of a turn stand beside the men, so that they hide no man: [▓▓▓] has
arrived, [ ● ] is where it came from, ═ and ║ are the lines of a new mill, and
x is where a man was removed.
"""

from board import (BLACK, EMPTY, LINES, MILLS, NUMBERS, PICTURE, POINTS,
                   WHITE, picture_of)
from rooms.console.screen import DOUBLE, columns
from rooms.console.sentences import spoken

# INPUT

def read_picture(picture):
    """The spots of a drawn board: what `picture_of` drew, or a sketch of it.
    Lines and blanks may stand anywhere. Raises ValueError for any other sign,
    and unless there are 24 points.

    >>> read_picture(picture_of(24 * [BLACK])) == 24 * [BLACK]
    True
    """
    return spots_read(row_read(picture), len(POINTS), SIGNS_READ)


def read_rows(screen, lines):
    """The spots in these lines of a picture. A picture that is not finished
    gives fewer than 24.

    It may be a picture of this screen, with marks, numbers and map, or a
    sketch, also with the letters of this language. But B beside W is Black.
    Raises ValueError if a line is no row of a picture.
    """
    signs = {**SIGNS_READ, **{text.strip().upper(): man for man, (_, text)
                              in glyphs_of(screen).items()}}
    signs.update(zip(letters_of_men(), (WHITE, BLACK)))
    if "W" in "".join(lines).upper():
        signs.update(W=WHITE, B=BLACK)
    spots = []
    for count, words in zip(ROWS, filter(None, map(row_read, lines))):
        if len(words) == 2 * count:             # the map stands beside it
            words = words[:count]
        spots += spots_read(words, count, signs)
    return spots


def spots_read(words, count, signs):
    """The spots of so many points, for each of which a word stands in a
    picture. `signs` says what the words mean. A number is a vacant point.
    Raises ValueError if the words are wrong."""
    # x4 is point 4, where a man was removed, and a single x is vacant
    words = [word.upper().lstrip("X") or "X" for word in words]
    for word in words:
        if word not in signs and not word.isdigit():
            raise ValueError("%r is not a part of a board" % word)
    if len(words) != count:
        raise ValueError("%d points, not %d" % (count, len(words)))
    return [signs.get(word, EMPTY) for word in words]


def row_read(line):
    """What stands on the points of a row. [] if the row has no points, only
    lines and the numbers of the men in the row below.

    >>> row_read("[W]---12---x4"), row_read(" |5    | ")
    (['W', '12', 'x4'], [])
    """
    for drawn in (DOUBLE, LINES):       # now all lines are as in PICTURE
        line = line.translate({ord(drawn[sign]): sign for sign in drawn})
    words = line.translate(dict.fromkeys(map(ord, [*LINES, *"[]"]), " "))
    words, across = words.split(), next(iter(LINES))
    return [] if across not in line and "".join(words).isdigit() else words


# STORAGE

SHADES = {"▓▓▓", "░░░"}

# What the signs in a picture mean, on every screen and in every language.
SIGNS_READ = {"W": WHITE, "B": BLACK, "▓▓▓": WHITE, "░░░": BLACK, "███": WHITE,
              "▐█▌": BLACK, ".": EMPTY, "+": EMPTY, "X": EMPTY,
              EMPTY.strip(): EMPTY}

# The signs of White and Black on screens where these shades do not show, even
# from the last row of the class, that White is lighter. The keys are (brush,
# is the background light?). The tests measure this in real windows.
SHADES_SHOWN = {("none", True): ("░░░", "▓▓▓"),
                ("idle", True): ("███", "░░░"),
                ("idle", False): ("███", "▐█▌")}
BLOCKS = set("▓░█▒▐▌▀▄")        # signs that are filled with colour

GAP = " " * 5           # between the board, with its margins, and the map

# The row and the column at which each point begins in a drawing.
PLACES = [(row, column + 1) for row, line in enumerate(PICTURE, 1)
          for column in range(len(line)) if line.startswith(EMPTY, column)]

# How many points stand in each row that has some.
ROWS = [row.count(EMPTY) for row in PICTURE if EMPTY in row]


# PROCESS: lines

def mills_through(spots, point):
    """The mills that the man on `point` stands in, as tuples of points."""
    return [line for line in MILLS if point in line
            and len({spots[other] for other in line}) == 1]


def lines_with(spots, *men):
    """The lines on which exactly these three stand, in any order: men, or
    EMPTY for a vacant point."""
    men = sorted(men)
    return [line for line in MILLS
            if sorted(spots[point] for point in line) == men]


# PROCESS: what is shown where

def map_fits(screen):
    """Is there room for the map beside the board?"""
    return columns(screen) >= 2 * len(PICTURE[0]) + len(GAP) + 1


def numbers_shown(screen):
    """Where the numbers of the points stand now: in the "map", on the "board"
    or nowhere ("none"). They stand on the board if the map has no room."""
    if screen.numbers == "map" and not map_fits(screen):
        return "board"
    return screen.numbers


def glyphs_of(screen):
    """How this screen shows each spot: {spot: (kind, glyph)}. A glyph has
    three characters."""
    white, black, empty = WHITE, BLACK, EMPTY
    if screen.style == "ascii":
        white, black = [letter.center(3) for letter in letters_of_men()]
        empty = " + "
    elif {WHITE, BLACK} == SHADES:
        white, black = SHADES_SHOWN.get((screen.brush, screen.light),
                                        (WHITE, BLACK))
    return {WHITE: (man_kind("white", white), white),
            BLACK: (man_kind("black", black), black), EMPTY: ("board", empty)}


def letters_of_men():
    """The letters of White and Black: how their words in this language begin,
    or W and B if that does not tell them apart in plain letters."""
    letters = "".join(spoken(word)[0].upper() for word in ("white", "black"))
    good = letters.isascii() and letters.isalpha() and "X" not in letters
    return letters if good and len(set(letters)) == 2 else "WB"


def man_kind(colour, glyph):
    """The kind of a man of this colour, whose glyph is filled or a letter."""
    return colour if BLOCKS.issuperset(glyph) else colour + " letter"


# PROCESS: drawing

def empty_drawing(screen, vacant, numbers):
    """The drawing of a board without men. The lines reach up to the points.
    The map stands beside it, if the `numbers` stand there. `vacant` is the
    glyph of an empty point."""
    across, width = next(iter(LINES)), len(PICTURE[0])  # LINES begins with it
    board, beside = [["", *picture_of(marks).split("\n")]
                     for marks in (24 * [vacant], NUMBERS)]
    rows = [" %s " % row.replace(across + " ", 2 * across)
            .replace(" " + across, 2 * across).ljust(width) for row in board]
    if numbers == "map":
        rows = [row + GAP + more for row, more in zip(rows, beside)]
    signs = str.maketrans(LINES if screen.style == "ascii" else {})
    return [[("board", sign) for sign in row.translate(signs)] for row in rows]


def draw(drawing, place, text, kind):
    """Draw a text of this kind. It begins at this place (row, column)."""
    row, column = place
    drawing[row][column:column + len(text)] = [(kind, sign) for sign in text]


def draw_men(drawing, glyphs, spots, on_board, turns):
    """Draw the men, an x where a man was removed in these turns, and room
    around the points that a man came from. And the numbers, if they stand
    `on_board`."""
    for point, spot in enumerate(spots):
        if spot != EMPTY or point in [start for start, _, _ in turns]:
            draw(drawing, PLACES[point], glyphs[spot][1], glyphs[spot][0])
        if on_board:
            draw_number(drawing, point, spot)
    for point in [point for turn in turns for point in turn[2]]:
        if spots[point] == EMPTY:
            draw(drawing, PLACES[point],
                 "x%-2s" % point if on_board else " x ", "removed")


def draw_number(drawing, point, spot):
    """Draw the number of a point: that of a vacant one in its place, that of a
    man above it, but on the right of a line there, which tells its
    neighbours."""
    row, column = PLACES[point]
    if spot == EMPTY:
        draw(drawing, (row, column), NUMBERS[point], "board")
    else:
        line = drawing[row - 1][column + 1][1] != " "
        draw(drawing, (row - 1, column + 1 + line), str(point), "board")


def draw_marks(drawing, spots, turns):
    """Draw the lines of new mills double, and brackets around the men that
    have arrived and around the points that they came from, if no other man has
    arrived there."""
    for end in [end for _, end, _ in turns if spots[end] != EMPTY]:
        for mill in mills_through(spots, end):
            one, two, three = [PLACES[point] for point in mill]
            for row, column in (cells_between(one, two)
                                + cells_between(two, three)):
                sign = drawing[row][column][1]
                draw(drawing, (row, column), DOUBLE.get(sign, sign), "mill")
    for start, end, _ in turns:
        is_vacant = start is not None and spots[start] == EMPTY
        places = [PLACES[point] for point in [start] * is_vacant + [end]]
        for row, column in places:
            if (row, column - 5) not in places:     # no "][" in one turn
                draw(drawing, (row, column - 1), "[", "moved")
            if (row, column + 5) not in places:
                draw(drawing, (row, column + 3), "]", "moved")


def cells_between(one, two):
    """The places of the line that leads from one point across or down to
    another. [] for a diagonal line, since it has no double signs.

    >>> cells_between((7, 1), (7, 6)), cells_between((1, 16), (3, 16))
    ([(7, 4), (7, 5)], [(2, 17)])
    """
    (row, column), (last, end) = one, two
    if row == last:
        return [(row, at) for at in range(column + 3, end)]
    return [(at, column + 1) for at in range(row + 1, last) if column == end]


def diagonals():
    """The lines of this board that run neither across nor down."""
    return [line for line in MILLS
            if not cells_between(PLACES[line[0]], PLACES[line[1]])]


# OUTPUT

def drawing_of(screen, spots, turns, numbers):
    """The drawing of a board, with the marks of these turns. The `numbers` are
    where numbers_shown says. The rows have no blanks at their ends. The first
    row, above the board, may be empty."""
    glyphs = glyphs_of(screen)
    rows = empty_drawing(screen, glyphs[EMPTY][1], numbers)
    draw_men(rows, glyphs, spots, numbers == "board", turns)
    draw_marks(rows, spots, turns)
    for row in rows:
        while row and row[-1] == ("board", " "):
            row.pop()
    return rows

"""chart.py - the course of a game as a picture of text.

STORAGE  the height and the lines of the chart: HIGH LINES_DRAWN
PROCESS  fits the turns into the columns: squeezed
OUTPUT   draws the chart row by row: chart_of bar

`chances` has for each turn White's chance to win then, from 0 to 1; `phases`
has for each turn a word, such as moving. A column stands for `each` turns, or
in a short game a turn for two columns. The bars are drawn with the signs and
the colours of the men: those of White above the middle.
"""

from itertools import groupby
from math import ceil

from board import BLACK, WHITE
from rooms.console import men_shown, sentence

# STORAGE

HIGH = 4                # rows above the middle, and below it
# The line in the middle, and the mark where a phase begins.
LINES_DRAWN = {"unicode": "─│", "ascii": "-|"}


# PROCESS

def squeezed(items, each):
    """Of each so many items the last; each twice if that is 0.5."""
    return [items[min(ceil((column + 1) * each), len(items)) - 1]
            for column in range(ceil(len(items) / each))]


# OUTPUT

def chart_of(chances, phases, width, screen):
    """The rows of the chart, each in pieces, none wider than `width`: above
    the middle White stands better, below it Black.

    ValueError for a width in which nothing has room.
    """
    labels = {0: sentence("chart white"), HIGH: sentence("chart equal"),
              2 * HIGH: sentence("chart black")}
    left = max(map(len, labels.values())) + 1
    room = width - left
    if room < 10:
        raise ValueError("a chart %d wide is too narrow" % width)
    each = 0.5 if 2 * len(chances) <= room else ceil(len(chances) / room)
    heights = [(chance - 0.5) * 2 * HIGH for chance in squeezed(chances, each)]
    men, (line, mark) = men_shown(screen), LINES_DRAWN[screen.looks.style]
    depths = [-height for height in heights]
    rows = [*[bar(heights, row, *men[WHITE]) for row in range(HIGH, 0, -1)],
            [("plain", line * len(heights))],
            *[bar(depths, row, *men[BLACK]) for row in range(1, HIGH + 1)],
            [("plain", number_row(len(chances), each))],
            [("plain", phase_row(squeezed(phases, each), mark))]]
    return [[("plain", labels.get(number, "").ljust(left * bool(row)))] + row
            for number, row in enumerate(rows)]


def bar(heights, row, kind, glyph):
    """The pieces of a row of bars of these heights; row 1 is next to the
    middle. They have the sign in the middle of a man's glyph.

    >>> bar([1.4, 1.5, 0, 2.0, 0], 2, "white", " W ")
    [('plain', ' '), ('white', 'W'), ('plain', ' '), ('white', 'W')]
    """
    pieces = [(kind if full else "plain",
               (glyph[1] if full else " ") * len(list(same)))
              for full, same in groupby(height >= row - 0.5
                                        for height in heights)]
    return pieces[:-1] if pieces[-1][0] == "plain" else pieces


def number_row(turns, each):
    """The number of every tenth turn, or of each tenth column's, ending below
    its column.

    >>> number_row(25, 1)
    '        10        20'
    """
    step = int(10 * max(1, each))
    return "".join(("%d" % number).rjust(int(step / each))
                   for number in range(step, turns + 1, step))


def phase_row(phases, mark):
    """The names of the phases, each where it begins, if it has room there.

    >>> phase_row(["placing"] * 9 + ["moving"] * 3, "|")
    '|placing |  '
    """
    row = ""
    for phase, same in groupby(phases):
        columns = len(list(same))
        name = mark + phase if columns > len(phase) else mark
        row += name.ljust(columns)
    return row

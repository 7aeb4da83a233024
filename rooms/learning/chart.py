"""chart.py - the course of a game as a picture made of text.

STORAGE  the height of the chart, and the sign of its middle: HIGH MIDDLE
PROCESS  chooses the turn that each column shows: squeezed
OUTPUT   draws the chart row by row: chart_of bar

`chances` is a list with a number for each turn: White's chance to win, from 0
to 1. A column stands for `each` turns. In a short game `each` is 0.5: a turn
has two columns. The bars have the signs and the colours of the men. White's
bars are above the middle.
"""

from itertools import groupby
from math import ceil

from board import BLACK, WHITE
from rooms.console import glyphs_of, sentence

# STORAGE

HIGH = 4                # rows above the middle, and as many below it
MIDDLE = {"unicode": "─", "ascii": "-"}     # the sign of the line there


# PROCESS

def squeezed(items, each):
    """One item for each column: the last of the `each` items that it stands
    for. If `each` is 0.5, each item stands twice."""
    return [items[min(ceil((column + 1) * each), len(items)) - 1]
            for column in range(ceil(len(items) / each))]


# OUTPUT

def chart_of(chances, width, screen):
    """The rows of the chart, each a list of pieces. No row is wider than
    `width`. The words before it have less than half of this room. Above the
    middle White stands better, below it Black."""
    labels = {row: sentence(key)[:width // 2 - 1] for row, key in (
        (0, "chart white"), (HIGH, "chart equal"), (2 * HIGH, "chart black"))}
    left = max(map(len, labels.values())) + 1
    room = width - left
    each = 0.5 if 2 * len(chances) <= room else ceil(len(chances) / room)
    heights = [(chance - 0.5) * 2 * HIGH for chance in squeezed(chances, each)]
    men, depths = glyphs_of(screen), [-height for height in heights]
    rows = [*[bar(heights, row, *men[WHITE]) for row in range(HIGH, 0, -1)],
            [("plain", MIDDLE[screen.style] * len(heights))],
            *[bar(depths, row, *men[BLACK]) for row in range(1, HIGH + 1)],
            [("plain", number_row(len(chances), each))]]
    return [[("plain", labels.get(number, "").ljust(left))] + row
            for number, row in enumerate(rows)]


def bar(heights, row, kind, glyph):
    """The pieces of one row of bars. `heights` has a number for each column.
    Row 1 is next to the middle. The bars are drawn with the middle sign of a
    man's glyph.

    >>> bar([1.4, 1.5, 0, 2.0], 2, "white", " W ")
    [('plain', ' '), ('white', 'W'), ('plain', ' '), ('white', 'W')]
    """
    return [(kind if full else "plain",
             (glyph[1] if full else " ") * len(list(same)))
            for full, same in groupby(height >= row - 0.5
                                      for height in heights)]


def number_row(turns, each):
    """The number of every tenth turn, or of the turn in every tenth column.
    Each number ends below its column.

    >>> number_row(25, 1)
    '        10        20'
    """
    step = int(10 * max(1, each))
    return "".join(("%d" % number).rjust(int(step / each))
                   for number in range(step, turns + 1, step))

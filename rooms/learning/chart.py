"""chart.py - the course of a game as a picture of text.

STORAGE  the height and the lines of the chart: HIGH LINES_DRAWN
PROCESS  fits the turns into the columns: squeezed marks_at
OUTPUT   draws the chart row by row: chart_of bars

`chances` has for each turn White's chance to win then, from 0 to 1; `phases`
has for each turn a word, such as moving. A column stands for `each` turns, or
in a short game a turn for two columns. The bars are drawn with the signs and
the colours of the men: those of White above the middle.
"""

from itertools import groupby

from board import BLACK, WHITE
from rooms.console import men_shown, sentence

# STORAGE

HIGH = 4                # rows above the middle, and below it
# The line in the middle, and the mark where a phase begins.
LINES_DRAWN = {"unicode": "─│", "ascii": "-|"}


# PROCESS

def squeezed(items, each):
    """Of each so many items the last; each twice if that is 0.5."""
    if each < 1:
        return [item for item in items for _ in range(2)]
    return [items[min(at + each, len(items)) - 1]
            for at in range(0, len(items), each)]


def marks_at(items):
    """Where another item begins, and where it ends: [(begin, end, item)].

    >>> marks_at("aab")
    [(0, 2, 'a'), (2, 3, 'b')]
    """
    begins = [at for at, item in enumerate(items)
              if not at or item != items[at - 1]]
    return [(begin, end, items[begin]) for begin, end
            in zip(begins, begins[1:] + [len(items)])]


# OUTPUT

def chart_of(chances, phases, width, screen):
    """The rows of the chart, each in pieces, none wider than `width`: above
    the middle White stands better, below it Black.

    ValueError for a width in which nothing has room.
    """
    labels = [sentence("chart white"), sentence("chart equal"),
              sentence("chart black")]
    left = max(map(len, labels)) + 1
    room = width - left
    if room < 10:
        raise ValueError("a chart %d wide is too narrow" % width)
    each = 0.5 if 2 * len(chances) <= room else -(-len(chances) // room)
    names = [labels[0]] + [""] * (HIGH - 1) + [labels[1]] \
        + [""] * (HIGH - 1) + [labels[2]]
    rows = bars(squeezed(chances, each), screen)
    mark = LINES_DRAWN[screen.looks.style][1]
    return [[("plain", name.ljust(left * bool(row)))] + row
            for name, row in zip(names, rows)] + [[("plain", " " * left + row)]
            for row in (number_row(len(chances), each),
                        phase_row(squeezed(phases, each), mark))]


def bars(chances, screen):
    """The rows of bars, upwards and downwards from the middle, in pieces."""
    heights = [(chance - 0.5) * 2 * HIGH for chance in chances]
    men, line = men_shown(screen), LINES_DRAWN[screen.looks.style][0]
    above = [bar(heights, row, *men[WHITE]) for row in range(HIGH, 0, -1)]
    below = [bar([-height for height in heights], row, *men[BLACK])
             for row in range(1, HIGH + 1)]
    return above + [[("plain", line * len(chances))]] + below


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
    return "".join((mark + phase if end - begin > len(phase) else mark)
                   .ljust(end - begin) for begin, end, phase
                   in marks_at(phases))

"""chart.py - the course of a game as a picture of text.

STORAGE  HIGH FULL
PROCESS  squeezed marks_at
OUTPUT   chart_of bars bar number_row phase_row

`chances` has for each turn White's chance to win then, from 0 to 1; `phases`
has for each turn a word, such as moving. A column stands for `each` turns, or
in a short game a turn for two columns.
"""

from console.sentences import sentence

# STORAGE

HIGH = 4                # rows above the middle, and below it
# A bar's full sign, its half sign upwards and downwards, the line in the
# middle, and the mark where a phase begins.
FULL = {"unicode": "█▄▀─│", "ascii": "#::-|"}


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

def chart_of(chances, phases, width, style="unicode"):
    """The rows of the chart, none wider than `width`: above the middle White
    stands better, below it Black.

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
    rows = bars(squeezed(chances, each), FULL[style])
    rows = [name.ljust(left) + row for name, row in zip(names, rows)]
    return [row.rstrip() for row in rows + [
        " " * left + number_row(len(chances), each),
        " " * left + phase_row(squeezed(phases, each), FULL[style][4])]]


def bars(chances, signs):
    """The rows of bars, upwards and downwards from the middle."""
    heights = [(chance - 0.5) * 2 * HIGH for chance in chances]
    full, up, down, line, _ = signs
    above = ["".join(bar(height, row, full, up) for height in heights)
             for row in range(HIGH, 0, -1)]
    below = ["".join(bar(-height, row, full, down) for height in heights)
             for row in range(1, HIGH + 1)]
    return above + [line * len(chances)] + below


def bar(height, row, full, half):
    """What a bar of this height shows in a row; the first is next to the
    middle.

    >>> bar(1.5, 1, "#", ":"), bar(1.5, 2, "#", ":"), bar(1.5, 3, "#", ":")
    ('#', ':', ' ')
    """
    if height >= row - 0.25:
        return full
    return half if height >= row - 0.75 else " "


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

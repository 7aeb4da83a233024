"""pictures.py - finds the board in what a program has printed.

STORAGE  the picture of the page, and which rows match it: ROWS PATTERNS
PROCESS  finds the boards, and all that is printed beside them: boards_in
         words_in bad_row

A board is a list of 24 marks of three characters. It is found with any marks,
with other lines, further right, and with a map beside it.
"""

import functools
import re

ROWS = """\
 o ------------ o ------------ o
 |              |              |
 |    o ------- o ------- o    |
 |    |         |         |    |
 |    |    o -- o -- o    |    |
 |    |    |         |    |    |
 o -- o -- o         o -- o -- o
 |    |    |         |    |    |
 |    |    o -- o -- o    |    |
 |    |         |         |    |
 |    o ------- o ------- o    |
 |              |              |
 o ------------ o ------------ o""".split("\n")
PATTERNS = [re.compile((row + " ").replace(" o ", "(...)").replace("-", r"\S")
                       .replace("|", r"\S")) for row in ROWS]
FIRST = re.compile("(?=%s)" % PATTERNS[0].pattern)


def rows_of(text):
    """The rows of a text, without codes for colours, and filled up."""
    text = re.sub(r"\x1b\[[\d;]*m", "", text).expandtabs()
    return [row + " " * 9 for row in text.split("\n")]


def places_in(rows):
    """Each (row, marks) of a board. What comes first is the board, and not
    the map beside it."""
    top = 0
    while top + 13 <= len(rows):
        found = []
        for first in FIRST.finditer(rows[top]):
            matches = [pattern.match(row, first.start()) for pattern, row
                       in zip(PATTERNS, rows[top:top + 13])]
            if all(matches):
                found.append(sum([list(match.groups())
                                  for match in matches], []))
        if found:
            yield top, min(found, key=is_map)
            top += 12
        top += 1


def is_map(marks):
    """Are all the marks the numbers of their points?"""
    return [mark.strip() for mark in marks] == [*map(str, range(24))]


@functools.lru_cache(maxsize=None)
def boards_in(text):
    """The marks of all boards in a text."""
    return [marks for _, marks in places_in(rows_of(text))]


@functools.lru_cache(maxsize=None)
def words_in(text):
    """What is said beside the boards: a set of rows. All numbers are alike."""
    rows = rows_of(text)
    for top, _ in list(places_in(rows)):
        rows[top:top + 13] = [""] * 13
    return {re.sub(r"[\d, ]*\d[\d, ]*", "#", row).strip() for row in rows} - {
        "", "#", "[#]"}


def bad_row(text):
    """The first row, 1 to 13, that differs from the picture, or None if there
    is no picture at all."""
    rows = rows_of(text)
    for top in range(len(rows) - 8):
        right = 0
        while top + right < len(rows) and PATTERNS[right].match(
                rows[top + right]):
            right += 1
        if right:
            return right + 1
    return 1 if any(map(PATTERNS[1].match, rows)) else None

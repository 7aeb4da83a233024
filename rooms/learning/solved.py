"""solved.py - the puzzles that were solved, remembered in a file.

INPUT    reads the lines of the file: lines_at
STORAGE  the puzzles that were solved: Solved new_solved
OUTPUT   adds a solved puzzle to the file: note_solved

The file stands in the folder of the games that are kept, or where it cannot be
written, in that of the user; it has a line for each puzzle. A line that nobody
knows does no harm.
"""

import os

from rooms.records import (GAMES, RecordError, own_folders, read_text,
                           write_whole)

# INPUT

def lines_at(folder):
    """The lines of the file in a folder; none if there is no such file.
    RecordError if it cannot be read."""
    path = os.path.join(folder, NAME)
    return read_text(path).splitlines() if os.path.lexists(path) else []


# STORAGE

NAME = "puzzles solved.txt"


class Solved:
    """The puzzles that were solved, each a line, and where they stand."""

    def __init__(self, folders):
        self.folders = folders      # in which the file may be, the best first
        self.lines = set()
        self.reason = "solved nowhere"      # None once it has been said


def new_solved():
    """A Solved with what was remembered; nothing, where it is unreadable."""
    solved = Solved(own_folders(GAMES))
    for folder in solved.folders:
        try:
            solved.lines.update(lines_at(folder))
        except RecordError:
            pass
    return solved


# OUTPUT

def note_solved(solved, line):
    """Remember that a puzzle is solved. None, or the key of why it will be
    forgotten when the program ends: said only once."""
    if line in solved.lines:
        return None
    solved.lines.add(line)
    for folder in solved.folders:
        try:
            os.makedirs(folder, exist_ok=True)
            text = "\n".join([*lines_at(folder), line, ""])
            write_whole(os.path.join(folder, NAME), text)
            return None
        except (OSError, UnicodeError, RecordError):
            pass                    # then perhaps in the next one
    reason, solved.reason = solved.reason, None
    return reason

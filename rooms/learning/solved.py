"""solved.py - the puzzles that have been solved, remembered in a file.

INPUT    reads the lines of the file: lines_at
STORAGE  the puzzles that have been solved: Solved new_solved
OUTPUT   adds a solved puzzle to the file: note_solved

The file is in the folder of the kept games. If it cannot be written there, it
is in the user's own folder. It has a line for each puzzle. A line that means
nothing does no harm.
"""

import os

from rooms.records import (GAMES, RecordError, own_folders, read_text,
                           write_whole)

# INPUT

def lines_at(folder):
    """The lines of the file in a folder, [] if there is no such file.
    RecordError if the file cannot be read."""
    path = os.path.join(folder, NAME)
    return read_text(path).splitlines() if os.path.lexists(path) else []


# STORAGE

NAME = "puzzles solved.txt"


class Solved:
    """The puzzles that have been solved, a line for each, and the folders for
    the file."""

    def __init__(self, folders):
        self.folders = folders      # where the file may be, the best first
        self.lines = set()
        self.reason = "solved nowhere"      # None after it has been said


def new_solved():
    """A Solved with all that was remembered. Files that cannot be read are
    left out."""
    solved = Solved(own_folders(GAMES))
    for folder in solved.folders:
        try:
            solved.lines.update(lines_at(folder))
        except RecordError:
            pass
    return solved


# OUTPUT

def note_solved(solved, line):
    """Remember that a puzzle is solved. If no file can be written, the key of
    the sentence that says so, but only the first time. Otherwise None."""
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
            pass                    # try the next folder
    reason, solved.reason = solved.reason, None
    return reason

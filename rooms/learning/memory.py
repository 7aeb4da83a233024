"""memory.py - what the program remembers of a player who learns.

STORAGE  the files, and their lines: MEMORY_FILES lines_written remembered
OUTPUT   adds a line: remember

Each line says one thing, such as "learn 4" or a puzzle that is solved. The
lines are in the order in which they were written, and may be repeated. A line
that means nothing does no harm. The file is in the folder of the kept games.
If it cannot be written there, it is in the user's own folder.
"""

import os
from contextlib import suppress

from rooms.console import tell
from rooms.records import (GAMES, RecordError, own_folders, read_text,
                           write_whole)

# STORAGE

# Lines are written into the last file. Older programs wrote the other one.
MEMORY_FILES = "puzzles solved.txt", "learning.txt"


def lines_written(path):
    """The lines of a file, [] if there is no such file. RecordError if the
    file cannot be read."""
    return read_text(path).splitlines() if os.path.lexists(path) else []


def remembered(match):
    """All lines that are remembered, a list. They are read when they are first
    needed. Files that cannot be read are left out."""
    notes = match.rooms.notes
    if "lines" not in notes:
        notes["lines"] = []
        for path in [os.path.join(folder, name) for name in MEMORY_FILES
                     for folder in own_folders(GAMES)[::-1]]:
            with suppress(RecordError):
                notes["lines"] += lines_written(path)
    return notes["lines"]


# OUTPUT

def remember(match, line):
    """Remember one more line. If no file can be written, say so, but only the
    first time."""
    remembered(match).append(line)
    for folder in own_folders(GAMES):
        path = os.path.join(folder, MEMORY_FILES[-1])
        with suppress(OSError, UnicodeError, RecordError):
            os.makedirs(folder, exist_ok=True)
            write_whole(path, "\n".join([*lines_written(path), line, ""]))
            return
    known = len(remembered(match))
    if match.rooms.notes.setdefault("first unwritten", known) == known:
        tell(match, "remembered nowhere", "refusal")

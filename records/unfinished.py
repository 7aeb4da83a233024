"""unfinished.py - the unfinished game: kept after every turn, and found again.

INPUT    find_unfinished unfinished_tags
STORAGE  Kept new_kept
PROCESS  kept_names adopt newest mark_of played_at place_in
OUTPUT   keep keep_in set_aside clear_up forget

The game is written anew after every turn: beside its file, which is then
replaced, so that a whole record is there whatever happens. A program replaces
only the file that it wrote last itself, which it knows by its `mark` (time,
size and number; None if there is no file): two programs that play in one
folder do not harm each other. A `path` is the full name of a file, `kept` a
Kept. Nothing here prints or asks.
"""

import os
import time

from records.faults import RecordError
from records.files import read_text, write_whole
from records.record import read_record, record_of

# INPUT

def find_unfinished(kept):
    """The latest game that was left unfinished: (path, game, tags, error).

    The path is None if there is none. The error is None, or the RecordError
    that says why the game is not whole: then `game` goes up to the last good
    turn (or is None), and the file must not be adopted.
    """
    path = newest(kept.folders)
    if not path:
        return None, None, None, None
    try:
        game, tags = read_record(read_text(path))
    except RecordError as error:
        return path, error.game, error.tags, error
    return path, game, tags, None


def unfinished_tags():
    """What the latest unfinished game says of itself: (time, tags), or None.

    The tags are only looked at, not judged, for this is done at every start.
    OSError if the file cannot be read.
    """
    path = newest(new_kept().folders)
    if not path:
        return None
    with open(path, encoding="utf-8", errors="replace") as file:
        parts = [line[1:].split('"') for line in file.read(3000).split("\n")
                 if line.startswith("[")]
    return played_at(path), {part[0].strip(): part[1] for part in parts
                             if len(part) > 2}


# STORAGE

class Kept:
    """Where the game in progress is kept, and with what tags."""

    def __init__(self, folders):
        self.folders = folders      # where it may be kept, the best first
        self.path = None            # where it was kept last, ...
        self.mark = None            # ... and the mark of that file
        self.refused = False        # has it been said that this cannot be?
        self.tags = {}              # of its record, but for the players


def new_kept():
    """A Kept: in the current folder, or else in that of the user."""
    try:
        here = [os.getcwd()]
    except OSError:
        here = []
    return Kept(here + [os.path.expanduser("~")])


# PROCESS

def kept_names(folder):
    """The files of a folder in which an unfinished game may be."""
    return [os.path.join(folder, "unfinished game%s.txt" % number)
            for number in ("", " 2", " 3", " 4", " 5", " 6", " 7", " 8", " 9")]


def adopt(kept, path):
    """Go on with the whole game that find_unfinished has found in a file."""
    clear_up(os.path.dirname(path))
    kept.path, kept.mark = path, mark_of(path)


def newest(folders):
    """The unfinished game in these folders that was written last, or None."""
    paths = [path for folder in folders for path in kept_names(folder)
             if os.path.isfile(path)]
    return max(paths, key=lambda path: mark_of(path) or (0, 0, 0),
               default=None)


def mark_of(path):
    """What changes when anybody writes this file; None if there is none."""
    try:
        about = os.stat(path)
    except OSError:
        return None
    return about.st_mtime_ns, about.st_size, about.st_ino


def played_at(path):
    """When the last turn of a kept game was played, as time.localtime."""
    return time.localtime(os.stat(path).st_mtime)


def place_in(kept, folder):
    """The path for the unfinished game in a folder. A game of before gives
    way at the beginning; later, another program's game is left alone."""
    ours = kept.path and kept.path.startswith(os.path.join(folder, ""))
    if ours and mark_of(kept.path) in (kept.mark, None):
        return kept.path
    paths = kept_names(folder)
    clear_up(folder)
    free = [path for path in paths if not os.path.lexists(path)]
    if free and (kept.path or not os.path.isfile(paths[0])):
        return free[0]
    set_aside(paths[0])
    return paths[0]


# OUTPUT

def keep(kept, game, tags):
    """Write the unfinished game. None, or why it cannot be: said only once."""
    try:
        text, reason = record_of(game, tags), "keep nowhere"
        for folder in kept.folders:
            if keep_in(kept, folder, text):
                return None
    except ValueError:
        reason = "keep set up"
    reason = None if kept.refused else reason
    kept.refused = True
    return reason


def keep_in(kept, folder, text):
    """Write the unfinished game in this folder; did that succeed?"""
    try:
        path = place_in(kept, folder)
        write_whole(path, text)
    except (OSError, UnicodeError):
        return False
    if path != kept.path:
        forget(kept)
    kept.path, kept.mark = path, mark_of(path)
    return True


def set_aside(path):
    """Keep an older game under its date: `game 2026-11-20 14-05.txt`."""
    date = time.strftime("game %Y-%m-%d %H-%M", played_at(path))
    aside = os.path.join(os.path.dirname(path), date)
    number, ending = 1, ".txt"
    while os.path.lexists(aside + ending):
        number += 1
        ending = " (%d).txt" % number
    os.rename(path, aside + ending)


def clear_up(folder):
    """Remove what a program left half written when it was ended by force."""
    try:
        for name in os.listdir(folder):
            if name.startswith("unfinished game") and name.endswith(".new"):
                os.remove(os.path.join(folder, name))
    except OSError:
        pass                        # it does no harm


def forget(kept):
    """Remove the unfinished game, for it has ended, if it is still ours."""
    if kept.path and mark_of(kept.path) == kept.mark:
        try:
            os.remove(kept.path)
        except OSError:
            pass                    # it will be offered once more
    kept.path = kept.mark = None

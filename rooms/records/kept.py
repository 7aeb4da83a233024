"""kept.py - the games that are kept: each in a file of its own, by itself.

INPUT    lists the games that were kept: kept_games unfinished_games
STORAGE  where the game in progress is kept: Kept new_kept
PROCESS  locks a game, so that no second program plays it: claim release locked
OUTPUT   writes the game to its file, or removes the file: keep drop

From its first turn to its end, and beyond it, a game stands in one file of the
folder `games`: `game 0001.txt`, `game 0002.txt` and so on; the highest number
is the latest game, whatever a clock says. It is written anew when it has
changed: beside its file, which is then replaced, so that a whole record is
there whatever happens. Programs that play in one folder do not meet: only one
can make the file of a number, and while it plays it holds a lock beside it,
which the system opens when the program ends, even by force. A `path` is the
full name of a file, `kept` a Kept. Nothing here prints or asks.
"""

import os
import time
from contextlib import suppress
from itertools import accumulate, count

from rooms.records.fen import RecordError, is_set_up
from rooms.records.files import (MOST_BYTES, load_record, only_regular,
                                 own_folders, records_in, remove, tags_at,
                                 write_whole)
from rooms.records.record import is_given_up, record_of

# INPUT

def kept_games(kept, most=None):
    """Each (path, tags) of the games kept in all folders, the latest first,
    or only of so many in each; but not of the one that goes on here. The tags
    are not judged."""
    for folder in kept.folders:
        for number in sorted(game_numbers(folder), reverse=True)[:most]:
            path = os.path.join(folder, name_of_file(number))
            tags = tags_at(path)
            if tags and (path != kept.path or tags.get("Result") != "*"):
                yield path, tags


def unfinished_games(kept, most=None):
    """Each (path, tags) of the games kept, see kept_games, that have no result
    and are not given up, and that no other program plays now."""
    return ((path, tags) for path, tags in kept_games(kept, most)
            if tags.get("Result") == "*" and not is_given_up(tags)
            and not is_played(path))


def first_good(games, most=MOST_BYTES):
    """(path, game, tags, error) of the first of these games that is whole and
    has at most so many bytes, or else of the first: then with the RecordError
    that says why not, and the game up to its last good turn, or None. All None
    if there is none."""
    first = None, None, None, None
    for path, _ in games:
        try:
            return (path, *load_record(path, most), None)
        except RecordError as error:
            if not first[0]:
                first = path, error.game, error.tags, error
    return first


def records_known(kept):
    """[(path, tags)] of all records: those in the current folder, and those
    that are kept; the latest first. RecordError if a folder is unreadable."""
    games, times = list(kept_games(kept)), {}
    for folder in kept.folders:     # the numbers tell the order, not the clock
        paths = [path for path, _ in games if os.path.dirname(path) == folder]
        times.update(zip(paths, accumulate(map(written_at, paths), min)))
    records = dict(records_in() + games)
    return sorted(records.items(), reverse=True, key=lambda record:
                  times.get(record[0], written_at(record[0])))


# STORAGE

GAMES = "games"
TABLE = "Table"         # the tag that names a sheet of a game at two PCs
OLD = "old"             # the folder beside the games to which old ones go
SHORT = 4               # a game of fewer turns is listed only when asked for


class Kept:
    """Where the game in progress is kept, and with what tags."""

    def __init__(self, folders):
        self.folders = folders      # where it may be kept, the best first
        self.path = None            # where it is kept
        self.lock = None            # the open file that tells that it is ours
        self.text = None            # what was written there last
        self.refused = False        # has it been said that this cannot be?
        self.tags = {}              # of its record, but for the players


def new_kept():
    """A Kept: below the current folder, or else below that of the user."""
    return Kept(own_folders(GAMES))


# PROCESS

def claim(kept, path):
    """Go on with a game in a file of one's own in its place, if it is one of
    those kept. BlockingIOError if another program plays it, or was quicker;
    OSError if it cannot be taken from its place."""
    folder, name = os.path.split(path)
    if folder not in kept.folders or number_of(name) is None:
        return
    lock = locked(path)
    try:
        if not os.path.exists(path):
            raise BlockingIOError("another program was quicker")
        own, own_lock = new_path(folder)
        try:
            os.replace(path, own)
        except OSError:
            drop(own, own_lock)
            raise
    finally:
        unlock(lock)
    kept.lock, kept.path = own_lock, own


def release(kept):
    """Leave a game where it is kept, for whoever goes on with it."""
    unlock(kept.lock)
    kept.lock = None


def note_kept(kept, game, tags):
    """Note that this game need not be kept until it has changed."""
    kept.text = record_of(game, tags)


def was_loaded(kept):
    """Is a game as it was when it was loaded?"""
    return bool(kept and kept.text and not kept.path)


def written_at(path):
    """When a file was written last, in seconds; 0 if it is gone."""
    with suppress(OSError):
        return os.path.getmtime(path)
    return 0


def name_of_file(number):
    """The name of the file of a game that is kept.

    >>> name_of_file(12)
    'game 0012.txt'
    """
    return "game %04d.txt" % number


def number_of(name):
    """The number of a game that is kept, by the name of its file; or None.

    >>> number_of("game 0012.txt"), number_of("monday.txt")
    (12, None)
    """
    digits = name[5:-4]
    number = digits.isascii() and digits.isdigit() and int(digits)
    return number if number and name == name_of_file(number) else None


def game_numbers(folder):
    """The numbers of the games that are kept in a folder."""
    with suppress(OSError):
        return list(filter(None, map(number_of, os.listdir(folder))))
    return []


def is_played(path):
    """Does a program play the game of this file now?"""
    try:
        lock = os.path.exists(path + ".lock") and locked(path)
    except BlockingIOError:
        return True
    if lock:
        lock.close()
    return False


def locked(path):
    """The lock of a game, an open file; None where that cannot be had.
    BlockingIOError if another program has it."""
    while True:
        try:
            file = open(path + ".lock", "a", opener=only_regular)
        except OSError:                 # such as in a read-only folder
            return None
        try:
            hold(file)
            if os.path.samestat(os.fstat(file.fileno()),
                                os.stat(path + ".lock")):
                return file
        except (BlockingIOError, PermissionError):
            file.close()
            raise BlockingIOError("another program has it") from None
        except FileNotFoundError:       # its owner has just removed it
            pass
        except OSError:                 # the system knows no locks
            file.close()
            return None
        file.close()


def hold(file):
    """Let no other program hold this file, until it is closed. OSError if
    another one does."""
    if os.name == "nt":
        import msvcrt                   # each system has its own
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def unlock(lock):
    """Give a lock back, if it is one. It is removed while it is held, lest the
    next one be removed; Windows removes no file that is open."""
    if lock and os.name == "nt":
        lock.close()
        remove(lock.name)
    elif lock:
        remove(lock.name)
        lock.close()


def is_short(path, tags):
    """Is this a game kept by itself in which hardly anything was done? Not
    one from a position set up, or at two PCs."""
    return number_of(os.path.basename(path)) is not None \
        and tags.get("PlyCount") in map(str, range(SHORT)) \
        and "SetUp" not in tags and TABLE not in tags


# OUTPUT

def keep(kept, game, tags):
    """Write the game, if it has changed; one at the empty board is forgotten.
    None, or the key of why it cannot be kept: said only once."""
    if not (game.turns or is_set_up(game)):
        drop(kept.path, kept.lock)
        kept.path = kept.lock = kept.text = None
        return None
    text = record_of(game, tags)
    if text == kept.text and (not kept.path or os.path.exists(kept.path)) \
            or any(keep_in(kept, folder, text) for folder in kept.folders):
        return None
    told, kept.refused = kept.refused, True
    return None if told else "keep nowhere"


def keep_in(kept, folder, text):
    """Write the game in this folder; did that succeed?"""
    path, lock = old = kept.path, kept.lock
    try:
        if os.path.dirname(path or "") != folder:
            path, lock = new_path(folder)
        write_whole(path, text)
        kept.lock, kept.path, kept.text = lock, path, text
        return True
    except (OSError, UnicodeError):
        return False
    finally:
        for gone in (old, (path, lock)):
            if gone[0] != kept.path:
                drop(*gone)


def drop(path, lock):
    """Remove a game from where it was kept, if it was."""
    if path:
        remove(path)
    unlock(lock)


def new_path(folder):
    """A file of its own in a folder, empty as yet, and its lock. OSError if
    that cannot be."""
    os.makedirs(folder, exist_ok=True)
    clear_up(folder)
    for number in count(1 + max(game_numbers(folder), default=0)):
        path, lock = os.path.join(folder, name_of_file(number)), None
        try:
            lock = locked(path)
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
            return path, lock
        except OSError as error:
            unlock(lock)
            if not isinstance(error, (BlockingIOError, FileExistsError)):
                raise                   # else another program was quicker


def clear_up(folder):
    """Remove what programs left beside their games that were ended by force,
    an hour ago or before."""
    for name in os.listdir(folder):
        game, found, ending = name.partition(".txt")
        path = os.path.join(folder, name)
        old = number_of(game + found) and written_at(path) < time.time() - 3600
        if old and (ending.endswith(".new") or ending == ".lock"
                    and not is_played(path[:-len(ending)])):
            remove(path)


def move_old(kept, most):
    """Move all games but the latest so many of each folder to a folder beside
    them. How many were it? OSError if that cannot be."""
    moved = 0
    for folder in kept.folders:
        games = [path for path, _ in kept_games(Kept([folder]))
                 if path != kept.path]
        for path in games[most:]:
            place = os.path.join(folder, OLD, os.path.basename(path))
            os.makedirs(os.path.dirname(place), exist_ok=True)
            if not (is_played(path) or os.path.lexists(place)):
                os.replace(path, place)
                moved += 1
    return moved

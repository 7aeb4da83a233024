"""kept.py - the games that the program keeps by itself, each in its own file.

INPUT    lists the games that were kept: kept_games last_unfinished
STORAGE  where the game in progress is kept: KeptGame
PROCESS  locks a game, so that no second program plays it: claim release held
OUTPUT   writes the game to its file, or removes the file: keep drop

From its first turn on, or since its position was set up, each game has one
file in the folder `games`. The files are `game 0001.txt`, `game 0002.txt` and
so on. The highest number is the latest game, whatever the clock says. The file
stays when the game is over.

When the game has changed, write_whole writes it to a new file, which then
replaces the old one. So there is always a whole record, even if the computer
is switched off.

Several programs can play in one folder. Only one of them can make the file of
a number. While it plays, it holds a lock: an empty file beside it, such as
`game 0001.txt.lock`. When the program ends, even by force, the system gives
the lock back.

A `path` is the full name of a file, and `kept` is a KeptGame. A `listed` game
is (its path, its tags). Nothing here prints or asks.
"""

import os
from contextlib import suppress
from itertools import count

from rooms.records.fen import is_set_up
from rooms.records.files import (in_best_folder, load_record, only_regular,
                                 own_folders, put_in_place, records_in, remove,
                                 tags_at, write_whole)
from rooms.records.judge import Unusable
from rooms.records.record import TABLE, is_given_up, record_of

# INPUT

def kept_games(kept, most=None):
    """Each (path, tags) of the games kept in all folders, the latest first.
    With `most`, only the latest games of each folder are looked at. The
    unfinished game that is played here is left out. The tags are not
    checked."""
    for folder in kept.folders:
        for number in sorted(game_numbers(folder), reverse=True)[:most]:
            path = os.path.join(folder, name_of_file(number))
            tags = tags_at(path)
            if tags and (path != kept.path or tags.get("Result") != "*"):
                yield path, tags


def unfinished_games(kept, most=None):
    """Each (path, tags) of those kept_games that have no result, are not given
    up, and are not being played by another program."""
    return ((path, tags) for path, tags in kept_games(kept, most)
            if tags.get("Result") == "*" and not is_given_up(tags)
            and clear_lock(path))


def last_unfinished(kept, most=None):
    """The (path, tags) of the unfinished game that was left last, or None. It
    is a damaged file or a short game only if there is no other."""
    games = sorted(unfinished_games(kept, most),
                   key=lambda listed: is_short(*listed))
    return next(filter(is_readable, games), games[0] if games else None)


def records_known(kept):
    """[(path, tags)] of all records in the current folder and of all games
    that are kept, the latest first. A kept game counts as written before those
    with higher numbers: its file may be written again, to note its grades.
    Raises Unusable if the current folder cannot be read."""
    games, times, before = list(kept_games(kept)), {}, {}
    for path, _ in games:           # in each folder, the highest number first
        folder, time = os.path.dirname(path), written_at(path)
        times[path] = before[folder] = min(time, before.get(folder, time))
    found = dict(records_in() + games)
    return sorted(found.items(), reverse=True, key=lambda listed:
                  times.get(listed[0], written_at(listed[0])))


# STORAGE

GAMES = "games"
SHORT = 4               # a game with fewer turns is listed only on request


class KeptGame:
    """Where the game in progress is kept, and with which tags. It may be kept
    in these folders, the best one first. If none are given, that is a folder
    in the current folder, or else in the user's own folder."""

    def __init__(self, folders=None):
        self.folders = folders or own_folders(GAMES)
        self.path = None            # where it is kept now
        self.lock = None            # the open file that shows that it is ours
        self.text = None            # what was last written there
        self.loaded = None          # the game as it was read, if it was
        self.tags = {}              # of its record, without the players


# PROCESS

def claim(kept, path):
    """Take over a game, to go on with it: its file gets a new number of our
    own. A file that is not one of the kept games stays where it is. Raises
    BlockingIOError if another program plays the game or has its file open,
    FileNotFoundError if it was quicker, and OSError if the file cannot be
    renamed."""
    folder, name = os.path.split(path)
    if folder not in kept.folders or number_of(name) is None:
        return
    if not clear_lock(path):
        raise BlockingIOError("another program plays it")
    own, lock = new_path(folder)
    try:
        put_in_place(path, own)         # only one of two programs can do this
    except OSError:
        drop(own, lock)
        raise
    kept.lock, kept.path = lock, own


def release(kept):
    """Leave the game where it is kept, for the next program that goes on with
    it."""
    unlock(kept.lock)
    kept.lock = None


def was_loaded(kept):
    """Was this game loaded, and has it not changed since then?"""
    return bool(kept.loaded and not kept.path)


def is_readable(listed):
    """Can this listed game be read to its end?"""
    with suppress(Unusable):
        return bool(load_record(listed[0]))
    return False


def is_same(one, other):
    """Have these games the same turns and the same end?"""
    return (one.turns, one.ended) == (other.turns, other.ended)


def written_at(path):
    """When a file was last written, in seconds. 0 if it is gone."""
    with suppress(OSError):
        return os.path.getmtime(path)
    return 0


def name_of_file(number):
    """The name of the file for this number.

    >>> name_of_file(12)
    'game 0012.txt'
    """
    return "game %04d.txt" % number


def number_of(name):
    """The number in the name of a file of ours. None for any other name.

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


def clear_lock(path):
    """Remove the lock of a game if no program holds it. Returns whether the
    game is free: no program is playing it now."""
    try:
        if os.path.exists(path + ".lock"):
            unlock(held(path + ".lock"))
        return True
    except OSError:
        return False


def held(path, offset=0):
    """The open file of this path, held for this program from this byte on.
    None where that cannot be done. Raises BlockingIOError if another program
    holds it."""
    try:
        file = open(path, "ab", opener=only_regular)
    except OSError:                     # for example in a read-only folder
        return None
    try:
        file.seek(offset)
        hold(file)
        return file
    except OSError as error:
        file.close()
        if isinstance(error, (BlockingIOError, PermissionError)):
            raise BlockingIOError("another program has it") from None
        return None                     # this system has no locks


def hold(file):
    """Hold this file until it is closed, so that no other program can hold it.
    Raises OSError if another program holds it."""
    if os.name == "nt":
        import msvcrt                   # each system has its own module
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def unlock(lock):
    """Give back a lock, and remove its file. None is allowed."""
    if lock:
        lock.close()
        remove(lock.name)


def is_short(path, tags):
    """Is this a kept game that has hardly begun? A game from a position that
    was set up is not, and neither is one at two PCs."""
    return number_of(os.path.basename(path)) is not None \
        and tags.get("PlyCount") in map(str, range(SHORT)) \
        and "SetUp" not in tags and TABLE not in tags


# OUTPUT

def keep(kept, game, tags):
    """Write the game to its file if it has changed. A game without any turn,
    from the empty board, is removed instead. A game that was only looked at
    stays where it was read. Raises Unusable if it cannot be kept.

    If another program has the file open, the game stays in it: in a second
    file, it would be there twice. Next time we try again."""
    if not (game.turns or is_set_up(game)):
        drop(kept.path, kept.lock)
        kept.path = kept.lock = kept.text = None
        return
    text, path = record_of(game, tags), kept.path
    # It was only looked at, or it is written there already.
    if was_loaded(kept) and is_same(game, kept.loaded) \
            or text == kept.text and (not path or os.path.exists(path)):
        return
    try:
        in_best_folder(kept.folders, keep_in, kept, text)
    except (OSError, ValueError):
        raise Unusable("keep nowhere", path="") from None


def keep_in(folder, kept, text):
    """Write the game to this folder, and remove it from where it was before.
    Raises OSError or ValueError if that does not work. Raises Unusable if
    it is in this folder, but another program has its file open."""
    if os.path.dirname(kept.path or "") == folder:
        try:
            write_whole(kept.path, text)
        except BlockingIOError:
            raise Unusable("keep open", path=kept.path) from None
    else:
        path, lock = new_path(folder)
        try:
            write_whole(path, text)
        except BaseException:           # also after Ctrl-C
            drop(path, lock)
            raise
        before = kept.path, kept.lock
        kept.path, kept.lock = path, lock
        drop(*before)
    kept.text = text


def drop(path, lock):
    """Remove a game from where it was kept, and give its lock back."""
    if path:
        remove(path)
    unlock(lock)


def new_path(folder):
    """The (path, lock) of a new, empty file in this folder. It has the next
    number that is free. Raises OSError if that is not possible."""
    for number in count(1 + max(game_numbers(folder), default=0)):
        path, lock = os.path.join(folder, name_of_file(number)), None
        try:
            lock = held(path + ".lock")
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
            return path, lock
        except OSError as error:
            unlock(lock)
            if not isinstance(error, (BlockingIOError, FileExistsError)):
                raise                   # otherwise a program was quicker

"""files.py - reads, lists and writes the files of records.

INPUT    reads a record from a file, and lists the records of a folder:
         load_record read_text records_in
STORAGE  the limits of size, and what the system says of errors: MOST_BYTES
         ERRORS
PROCESS  finds the path of a file, and says what is wrong: path_of found_by
         error_of
OUTPUT   writes a file, completely or not at all: save_record write_whole
         in_best_folder

A `path` is the full name of a file. A `name` is what a player calls it. When a
file cannot be read or written, an Unusable says why. `save_record`
overwrites a file only if it is a record. Nothing here prints or asks.
"""

import errno
import os
import stat
import time
from contextlib import suppress

from rooms.records.judge import Unusable
from rooms.records.record import read_record, read_tag, record_of

# STORAGE

# The folder of the program
ROOT = os.path.abspath(os.path.join(__file__, "..", "..", ".."))

MOST_BYTES = 2000000        # of a file. A usual record has about 2,000 bytes
HEAD = 2000                 # the tags of a record stand in its first bytes
LONGEST_NAME = 250          # characters of a file, on Windows of its path


# INPUT

def load_record(path):
    """The (game, tags) of the record in this file. Raises Unusable if there
    is none."""
    return read_record(read_text(path))


def read_text(path):
    """The text of a file. Raises Unusable if the file cannot be read, or is
    far too large for a record."""
    return decoded(read_whole(path, MOST_BYTES))


def read_whole(path, most):
    """The bytes of a file. Raises Unusable if the file cannot be read, or
    has more than `most` bytes."""
    name = os.path.basename(path)
    if os.path.isdir(path):
        raise Unusable("file folder", name=name)
    read = read_bytes(path, most + 1)
    if len(read) > most:
        raise Unusable("file large", name=name)
    return read


def read_bytes(path, most):
    """At most this many bytes from the beginning of a file. Raises Unusable
    if it cannot be read."""
    try:
        with open(path, "rb", opener=only_regular) as file:
            return file.read(most)
    except (OSError, ValueError) as error:
        raise error_of(error, path) from None


def only_regular(path, flags):
    """Open an ordinary file, as an opener for open() (see the manual of
    Python). Raises OSError for anything else, such as a pipe: a program could
    wait for it forever."""
    opened = os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o666)
    if stat.S_ISREG(os.fstat(opened).st_mode):
        return opened
    os.close(opened)
    raise OSError(errno.EINVAL, "error ordinary")


def decoded(read):
    """The text of these bytes. They are UTF-8 or UTF-16, or else they come
    from an older program.

    >>> decoded(b"M\\xfcller")
    'Müller'
    """
    is_utf_16 = read[:2] in (b"\xff\xfe", b"\xfe\xff")
    try:
        return read.decode("utf-16" if is_utf_16 else "utf-8")
    except UnicodeDecodeError:
        return read.decode("cp1252", "replace")


def tags_at(path):
    """The tags at the beginning of a file. {} if it has no tags of a record.
    Only the beginning is read, and nothing is checked."""
    head = b""
    with suppress(Unusable):
        head = read_bytes(path, HEAD)
    lines = decoded(head[:head.rfind(b"\n")]).lstrip("\ufeff").split("\n")
    tags = dict(read_tag(line.strip()) for line in lines
                if line.startswith("[") and line.strip().endswith('"]'))
    return tags if "White" in tags or "Result" in tags else {}


def records_in(folder="."):
    """[(path, tags)] of the records in a folder. Other files are left out.
    Raises Unusable if the folder cannot be read."""
    try:
        names = os.listdir(folder)
    except OSError as error:
        raise error_of(error, folder) from None
    paths = [os.path.abspath(os.path.join(folder, name)) for name in names
             if name.lower().endswith((".txt", ".pgn"))]
    found = [(path, tags_at(path)) for path in paths]
    return [(path, tags) for path, tags in found if tags]


# STORAGE

# What Windows says of a file that another program has open: such a file cannot
# be replaced, moved or removed. A virus scanner lets go of it after a moment.
OPEN_ELSEWHERE = (32, 33)
MOMENT = 1.0            # seconds that we wait for it

# Why a file cannot be read or written, in our words.
ERRORS = {"ENOSPC": "file full", "EDQUOT": "file full",
          "EACCES": "file forbidden", "EPERM": "file forbidden",
          "EROFS": "file forbidden", "ENOENT": "file missing",
          "ENOTDIR": "file missing", "EISDIR": "file folder",
          "ENAMETOOLONG": "file long"}


# PROCESS

def own_folders(name):
    """The folders of this name where our own files may be, the best one first:
    in the current folder, then in the user's own folder."""
    folders = [os.path.expanduser("~")]
    with suppress(OSError):             # the current folder may be gone
        folders.insert(0, os.getcwd())
    return [os.path.join(folder, name) for folder in dict.fromkeys(folders)]


def path_of(name):
    """The path for a name that a player has typed. Raises Unusable if the
    name is empty or means a folder. Raises OSError if the current folder is
    gone."""
    name = name.strip().strip("\"'").strip()
    if not (name and name.isprintable()):
        raise Unusable("file unnamed")
    if name == "~" or os.path.basename(name) in ("", ".", ".."):
        raise Unusable("file folder", name=name)
    return os.path.abspath(os.path.expanduser(name))


def with_ending(path):
    """The path, with .txt added unless it ends in .txt or .pgn.

    >>> with_ending("Ann vs. Ben"), with_ending("final.pgn")
    ('Ann vs. Ben.txt', 'final.pgn')
    """
    path = path.rstrip(". ")
    return path if path.lower().endswith((".txt", ".pgn")) else path + ".txt"


def found_by(name, paths):
    """The path that a player means by a name. The first letters are enough if
    only one of these paths begins with them. If no file fits, it is the path
    of a file that is not there. Raises Unusable if several fit."""
    path = path_of(name)
    for whole in (path, with_ending(path)):
        if os.path.lexists(whole):
            return whole
    folder, begun = os.path.split(path)
    # The folder counts only if it was typed.
    names = [known for known in paths
             if os.path.basename(known).lower().startswith(begun.lower())
             and (os.path.basename(name) == name
                  or os.path.dirname(known) == folder)]
    if len(names) > 1:
        raise Unusable("file several", name=name)
    return names[0] if names else with_ending(path)


def check_record(path, overwrite):
    """Raise Unusable unless this file is a whole record with tags, and
    `overwrite` allows to replace it."""
    text, tags = read_text(path), {}
    with suppress(Unusable):
        _, tags = read_record(text)
    if not ("Result" in tags and overwrite):
        raise Unusable("file exists" if "Result" in tags else
                       "file no record", name=os.path.basename(path))


def error_of(error, path):
    """The Unusable for an error of the system with a file."""
    name, code = os.path.basename(path), getattr(error, "errno", 0)
    reason = ERRORS.get(errno.errorcode.get(code), "file other")
    if is_open_elsewhere(error):
        reason = "file open"
    elif reason == "file missing" and LONGEST_NAME < len(
            path if os.name == "nt" else name):
        reason = "file long"        # Windows does not say so itself
    return Unusable(reason, error=error, name=name)


def is_open_elsewhere(error):
    """Does this error say that another program has the file open?"""
    return isinstance(error, BlockingIOError) \
        or getattr(error, "winerror", None) in OPEN_ELSEWHERE


# OUTPUT

def save_record(name, game, tags, overwrite=False):
    """Write the record of a game to a file, and return the path. Raises
    Unusable if that fails. Its reason is "file exists" if the player must
    first be asked whether to overwrite the file."""
    path = with_ending(path_of(name))
    try:
        folder, last = os.path.split(path)
        if any(sign in '<>:"|?*\\' for sign in last):
            raise Unusable("file name", name=last)
        if not os.path.isdir(folder):
            raise Unusable("folder missing", name=folder)
        if os.path.lexists(path):
            check_record(path, overwrite)
        write_whole(path, record_of(game, tags))
    except (OSError, ValueError) as error:
        raise error_of(error, path) from None
    return path


def write_whole(path, text):
    """Write a file completely or not at all. Raises OSError if it cannot be
    written."""
    beside = "%s.%d.new" % (path, os.getpid())
    try:
        remove(beside)              # a program was killed and left it
        with open(beside, "xb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        put_in_place(beside, path)
    finally:
        remove(beside)


def in_best_folder(folders, write, *details):
    """What write(folder, *details) returns for the first of these folders
    where it works. A folder that is missing is made. Raises the first OSError
    or ValueError if it works in none."""
    refused = None
    for folder in folders:
        try:
            os.makedirs(folder, exist_ok=True)
            return write(folder, *details)
        except (OSError, ValueError) as error:
            refused = refused or error
    raise refused


def write_in(folder, name, text):
    """Write a file of this name in a folder. Returns its path."""
    path = os.path.join(folder, name)
    write_whole(path, text)
    return path


def remove(path):
    """Remove a file. If it is not there, or cannot be removed, nothing
    happens."""
    with suppress(OSError):
        os.remove(path)


def put_in_place(beside, path):
    """Move a file to this path. If a file is there, it is replaced. While
    another program has one of them open, it is tried again for a moment.
    Raises BlockingIOError if it stays open, or OSError if the file cannot be
    moved."""
    end = time.monotonic() + MOMENT
    while True:
        try:
            os.replace(beside, path)
            return
        except OSError as error:
            if not is_open_elsewhere(error):
                raise
            if time.monotonic() > end:
                raise BlockingIOError("another program has it open") from None
        time.sleep(0.02)

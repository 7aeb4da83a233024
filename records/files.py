"""files.py - the files in which games are saved.

INPUT    load_record read_text read_bytes decoded
         records_in record_line start_of turns_told
STORAGE  MOST_BYTES RESERVED ERRORS
PROCESS  new_tags path_of with_ending check_name
         check_record is_record error_of
OUTPUT   save_record write_whole

A `path` is the full name of a file, a `name` what a player calls it. When a
file cannot be read or written, a RecordError says why. Only a file that is a
record is ever overwritten. Nothing here prints or asks.
"""

import errno
import os
import time

from records.faults import RecordError
from records.parts import OUTCOMES, VARIANT, parts_of
from records.record import read_record, record_of

# INPUT

def load_record(name):
    """The (game, tags) of the record with this name. RecordError if not."""
    path = path_of(name)
    if not os.path.lexists(path):
        path = with_ending(path)
    return read_record(read_text(path))


def read_text(path):
    """The text of a file of moderate size. RecordError if that cannot be."""
    name = os.path.basename(path)
    if os.path.isdir(path):
        raise RecordError("file folder", name=name)
    if os.path.exists(path) and not os.path.isfile(path):
        raise RecordError("file no record", name=name)
    read = read_bytes(path, MOST_BYTES + 1)
    if len(read) > MOST_BYTES:
        raise RecordError("file large", name=name)
    return decoded(read)


def read_bytes(path, most):
    """The first bytes of a file. RecordError if it cannot be read."""
    try:
        with open(path, "rb") as file:
            return file.read(most)
    except (OSError, UnicodeError) as error:
        raise error_of(error, path) from None


def decoded(read):
    """The text of these bytes: in UTF-8, or as older programs wrote it.

    >>> decoded(b"M\\xfcller")
    'Müller'
    """
    try:
        marked = read[:2] in (b"\xff\xfe", b"\xfe\xff")
        return read.decode("utf-16" if marked else "utf-8")
    except UnicodeDecodeError:
        return read.decode("cp1252", "replace")


def records_in(folder="."):
    """The records in a folder, a line for each. RecordError if it cannot be
    read; files that are no records are passed over."""
    try:
        names = sorted(os.listdir(folder))
    except OSError as error:
        raise error_of(error, folder) from None
    lines = [record_line(os.path.join(folder, name)) for name in names
             if name.lower().endswith((".txt", ".pgn"))]
    return [line for line in lines if line]


def record_line(path):
    """(file name, White, Black, date, turns, result) of a record, or None.

    A record without tags is not known as one here, and nothing is judged.
    """
    try:
        tags, lines, words = parts_of(start_of(read_text(path)))
    except RecordError:
        return None
    if not ("White" in tags or "Result" in tags):
        return None
    white, black, date, end = [tags.get(name, "?") for name in
                               ("White", "Black", "Date", "Result")]
    return (os.path.basename(path), white, black, date,
            turns_told(tags, words), end)


def start_of(text):
    """The beginning of a text that may be a record with tags, else ""."""
    begun = text.lstrip("\ufeff \t\r\n")
    return begun[:50000] if begun.startswith(("[", "{", ";", "%")) else ""


def turns_told(tags, words):
    """How many turns the record has, as it says or as one sees."""
    count = tags.get("PlyCount", "?")
    if count.isdecimal():
        return int(count)
    return len([word for line, word in words
                if word[-1] != "." and word not in OUTCOMES])


# STORAGE

MOST_BYTES = 1000000        # of a file that is read; a record has about 2,000

# What Windows does not allow as a name, so that nobody shall use it.
RESERVED = ["CON", "PRN", "AUX", "NUL"] + [
    device + str(number) for device in ("COM", "LPT") for number in range(10)]

# Why a file cannot be read or written, in our words.
ERRORS = {"ENOSPC": "file full", "EDQUOT": "file full",
           "EACCES": "file forbidden", "EPERM": "file forbidden",
           "EROFS": "file forbidden", "ENOENT": "file missing",
           "ENOTDIR": "file missing", "EISDIR": "file folder",
           "ELOOP": "file loop", "ENAMETOOLONG": "file name"}


# PROCESS

def new_tags():
    """The tags of a game that begins now, but for the players."""
    return {"Event": VARIANT, "Date": time.strftime("%Y.%m.%d"),
            "Time": time.strftime("%H:%M:%S")}


def path_of(name):
    """The path for what a player calls a file. RecordError if it is empty."""
    name = name.strip().strip("\"'").strip()
    if not (name and name.isprintable()):
        raise RecordError("file unnamed")
    try:
        return os.path.abspath(os.path.expanduser(name))
    except OSError as error:
        raise error_of(error, name) from None


def with_ending(path):
    """The path, with .txt if it has no ending.

    >>> with_ending("Ann vs. Ben"), with_ending("final.pgn")
    ('Ann vs. Ben.txt', 'final.pgn')
    """
    ending = os.path.splitext(path)[1][1:]
    known = ending.isalnum() and not ending.isdigit() and len(ending) < 5
    return path if known else path + ".txt"


def check_name(path):
    """RecordError for a name that some computer could not have."""
    name = os.path.basename(path)
    if any(sign in '<>:"|?*\\' for sign in name) \
            or name.split(".")[0].strip().upper() in RESERVED:
        raise RecordError("file name", name=name)


def check_record(path, overwrite):
    """RecordError unless this file may be overwritten."""
    if not is_record(read_text(path)):
        raise RecordError("file no record", name=os.path.basename(path))
    if not overwrite:
        raise RecordError("file exists", name=os.path.basename(path))


def is_record(text):
    """Is this a whole record, with tags?"""
    try:
        return bool(read_record(text)[1])
    except RecordError:
        return False


def error_of(error, path):
    """The RecordError for an error of the computer with a file."""
    code = errno.errorcode.get(getattr(error, "errno", 0))
    return RecordError(ERRORS.get(code, "file other"),
                       name=os.path.basename(path),
                       error=getattr(error, "strerror", None) or str(error))


# OUTPUT

def save_record(name, game, tags, overwrite=False):
    """Write the record of a game, and return its path. RecordError if that
    cannot be; "file exists" if it has to be asked whether to overwrite."""
    path = os.path.realpath(with_ending(path_of(name)))
    check_name(path)
    if os.path.lexists(path):
        check_record(path, overwrite)
    try:
        write_whole(path, record_of(game, tags))
    except (OSError, UnicodeError) as error:
        raise error_of(error, path) from None
    except ValueError:
        raise RecordError("keep set up") from None
    return path


def write_whole(path, text):
    """Write a file wholly or not at all. OSError if it cannot be written."""
    beside = "%s.%d.new" % (path, os.getpid())
    try:
        with open(beside, "wb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    finally:
        if os.path.lexists(beside):
            os.remove(beside)

"""sheet.py - a player's sheet: a file to which one program adds lines.

INPUT    reads a sheet and checks every line: read_sheet lines_on
         read_sheet_line
STORAGE  a sheet and its lines: Sheet Line
PROCESS  makes the SHA-256 of a text, names a file, and finds it again: digest
         sheet_path path_now
OUTPUT   adds lines to the file of a sheet: write_on line_of

A line looks like this: `17 turn d6-d5xg4 #1f09ab3c`. It says how many lines
of the other sheet its writer had seen, what the writer does, and a check. The
check is made from three things: the check of the line before, the check of
the last line seen on the other sheet, and the text. So if somebody changes a
line afterwards, it no longer fits the lines that follow it, on either sheet.

A line counts only when its end is there. A program that is killed while it
writes may leave a part of a line. Later the program adds BROKEN to that part,
and the line does not count. A `path` is the full name of a file.

When a table is over, a player may `clean` it away: its sheets move to the
folder OLD_TABLES. A player who still sits there reads and writes them there.
So they learn how the game has ended, and no sheet is made anew.
"""

import collections
import errno
import os

from rooms.records import RecordError, only_own, read_whole

# STORAGE

OLD_TABLES = "old"      # the folder for tables that are over
MOST_OF_SHEET = 400000  # bytes of a sheet (a long game needs about 10,000)
MOST_SIGNS = 400        # signs of a line
HEX = set("0123456789abcdef")
BROKEN = b"~\n"         # ends a line that does not count

# The signs that control a screen, or end a line. (Do not ask isprintable()
# here: its answer changes from one version of Python to the next.)
CONTROL = {*map(chr, [*range(32), *range(127, 160), 0x2028, 0x2029])}


# A line of a sheet: how many lines of the other sheet its writer had seen, a
# text that says what the writer does, and the check.
Line = collections.namedtuple("Line", "seen text check")


class Sheet:
    """What was read from a player's file, or written to it."""

    def __init__(self, path, whole=b""):
        self.path = path
        self.name = os.path.basename(path)
        self.whole = whole      # its bytes, up to the end of the last line
        self.lines, self.fault = lines_on(whole)    # see lines_on


# INPUT

def read_sheet(path, is_own=False):
    """The Sheet in this file. Raises RecordError if it cannot be read.

    If it is our own sheet, our program may have been killed while it wrote.
    Then a part of a line at the end gets BROKEN, so that it does not count."""
    found = read_whole(path_now(path), MOST_OF_SHEET)
    if is_own and found and not found.endswith(b"\n"):
        found += BROKEN
    return Sheet(path, found[:found.rfind(b"\n") + 1])


def lines_on(whole):
    """The Lines in these bytes, up to the first that is no line. And the key
    of the sentence that says why it is none, or None.

    >>> lines_on(b"0 say hi #12345678\\n4-7x1~\\nnonsense\\n")[1]
    'line shape'
    """
    lines = []
    for part in whole.split(b"\n")[:-1]:
        if not part.endswith(BROKEN[:-1]):
            line, fault = read_sheet_line(part.rstrip(b"\r"))
            if fault:
                return lines, fault
            lines.append(line)
    return lines, None


def read_sheet_line(part):
    """(The Line in these bytes, None), or (None, why it is no line)."""
    try:
        text = part.decode("utf-8")
    except UnicodeDecodeError:
        return None, "line no text"
    if len(text) > MOST_SIGNS:
        return None, "line long"
    seen, _, rest = text.partition(" ")
    said, _, check = rest.rpartition(" #")
    if not (seen.isascii() and seen.isdigit() and len(seen) < 7
            and said == said.lstrip() != "" and len(check) == 8
            and set(check) <= HEX and not CONTROL & set(text)):
        return None, "line shape"
    return Line(int(seen), said, check), None


def opening_of(sheet):
    """The three parts of the first line: the word `open` or `join`, the
    options or the file of the host, and the name. A part that is not there is
    ""."""
    first = sheet.lines[0].text if sheet.lines else ""
    return (first.split(" ", 2) + ["", "", ""])[:3]


def seated_file(host):
    """The file of the guest who sits at the table, as the sheet of the host
    says. None if no guest sits there yet."""
    return next((line.text[5:] for line in host.lines
                 if line.text.startswith("seat ")), None)


# PROCESS

def digest(text):
    """The SHA-256 of a text: 64 signs. Nobody can choose a text that gives the
    signs they want."""
    import hashlib                  # slow to load, and not often needed
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()


def sheet_path(folder, name, mark):
    """The file of a new sheet. Its name has the letters and digits of the
    player's name that every computer allows, and a mark that no other sheet
    has.

    >>> os.path.basename(sheet_path("", "Ann-Lee / 4", "3f9a2c"))
    'sheet-annlee4-3f9a2c.txt'
    """
    signs = "".join(sign for sign in name.lower()
                    if sign.isascii() and sign.isalnum())
    return os.path.join(folder, "sheet-%s-%s.txt" % (signs or "player", mark))


def path_now(path):
    """Where a sheet is now: at its path, or cleaned away."""
    folder, name = os.path.split(path)
    aside = os.path.join(folder, OLD_TABLES)
    moved = os.path.join(aside, name)
    return moved if os.path.isfile(moved) and not os.path.islink(aside) \
        else path


def is_sheet(name):
    """Can a file with this name be a sheet?

    >>> is_sheet("sheet-ann-3f9a2c.txt"), is_sheet("../sheet-ann-3f9a2c.txt")
    (True, False)
    """
    parts = name[:-len(".txt")].split("-")
    return name.endswith(".txt") and parts[:1] == ["sheet"] \
        and len(parts) == 3 and parts[1].isascii() and parts[1].isalnum() \
        and len(name) < 40 and len(parts[2]) == 6 and set(parts[2]) <= HEX


# OUTPUT

def line_of(seen, text, check):
    """The bytes of a line with the parts of a Line, as they stand on a sheet.
    """
    return ("%d %s #%s\n" % (seen, text, check)).encode("utf-8", "replace")


def write_on(path, whole):
    """Add to the file what it lacks of these bytes.

    Raises OSError if that is not possible now. Raises RecordError("sheet
    foreign") if the file does not begin as these bytes do: somebody else has
    written there."""
    flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
    foreign = RecordError("sheet foreign", name=os.path.basename(path))
    try:
        opened = only_own(path_now(path), flags)
    except OSError as error:
        raise foreign if error.errno == errno.EMLINK else error from None
    with open(opened, "r+b", buffering=0) as file:
        about, there = os.fstat(opened), file.read(len(whole) + 1)
        if len(there) < min(about.st_size, len(whole)):
            raise OSError("error part")
        if not whole.startswith(there):
            raise foreign
        rest = whole[len(there):]
        while rest:
            rest = rest[file.write(rest):]
        os.fsync(file.fileno())

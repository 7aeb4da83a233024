"""sheet.py - a player's sheet: a file to which one program adds lines.

INPUT    reads a sheet, line by line: read_sheet lines_on
STORAGE  a sheet and its lines: Sheet Line
PROCESS  names the file of a sheet: sheet_path
OUTPUT   adds lines to the file of a sheet: write_on line_of

A line looks like this: `17 turn d6-d5xg4`. It says how many lines of the other
sheet its writer had seen, and what the writer does. The first line says whose
sheet it is: `0 host`, the options of the rules, and a name. Or `1 guest`, the
file of the host, and a name. Up to version 1.22 these words were `open` and
`join`, and each line ended with a check, such as ` #1f09ab3c`. Such a sheet is
read as if it had no checks. But nobody goes on with its game.

A line counts only when its end is there. A program that is killed while it
writes may leave a part of a line. Later the program adds BROKEN to that part,
and the line does not count. A `path` is the full name of a file.
"""

import collections
import os

from rooms.records import Unusable, only_regular, read_whole

# STORAGE

MOST_OF_SHEET = 400000  # bytes of a sheet (a long game needs about 10,000)
BROKEN = b"\x7f\n"      # ends a line that does not count: nobody types this

HOST, GUEST = 0, 1      # the sides of a table
# The first word of a sheet, and the side of its player. The last two are old.
SIDE_OF = {"host": HOST, "guest": GUEST, "open": HOST, "join": GUEST}

# The name of a sheet, and a line of it. No sign of a line controls a screen,
# or ends a line. (Do not ask isprintable(): its answer changes from one
# version of Python to the next.)
SHEET_NAME = "sheet-[0-9A-Za-z]{1,22}-[0-9a-f]{6}[.]txt"
SHEET_LINE = ("([0-9]{1,6}) (?! )"
              "([^\0-\x1f\x7f-\x9f\u2028\u2029]{1,400})\r?")

# A line of a sheet: how many lines of the other sheet its writer had seen, and
# a text that says what the writer does.
Line = collections.namedtuple("Line", "seen text")


class Sheet:
    """What was read from a player's file, or written to it."""

    def __init__(self, path, whole=b""):
        self.path = path
        self.name = os.path.basename(path)
        self.mark = self.name[len("sheet-"):-len(".txt")]   # for a record
        self.whole = whole      # its bytes, up to the end of the last line
        # Is it of version 1.22, or of one before?
        self.is_old = whole.split(b" ", 2)[1:2] in ([b"open"], [b"join"])
        self.lines, self.is_damaged = lines_on(
            without_checks(whole) if self.is_old else whole)
        first = self.lines[0].text if self.lines else ""
        # What its first line says: the side of its player (None if this is no
        # sheet), then the options, and the name. The line of a guest has the
        # file of the host in place of the options.
        word, self.options, self.player = (first + "  ").split(" ", 2)
        self.side = SIDE_OF.get(word)
        self.host_file = self.name if self.side == HOST else self.options
        self.player = self.player.strip()
        # Of a host: the file of the guest who sits at the table, or None.
        self.guest = next((line.text.split(" ")[1] for line in self.lines
                           if line.text.startswith("seat ")), None)


# INPUT

def read_sheet(path, is_own=False):
    """The Sheet in this file. Raises Unusable if it cannot be read.

    If it is our own sheet, our program may have been killed while it wrote.
    Then a part of a line at the end gets BROKEN, so that it does not count."""
    found = read_whole(path, MOST_OF_SHEET)
    if is_own and found and not found.endswith(b"\n"):
        found += BROKEN
    return Sheet(path, found[:found.rfind(b"\n") + 1])


def without_checks(whole):
    """The bytes of an old sheet without the check at the end of each line.

    >>> without_checks(b"0 open x Ann #2b7853e7\\r\\n1 turn d6 #0bdc93e3\\n")
    b'0 open x Ann\\n1 turn d6\\n'
    """
    import re                       # slow to load, and rarely needed
    return re.sub(rb"(?m) #\w+\r?$", b"", whole)


def lines_on(whole):
    """The Lines in these bytes, up to the first that is no line. And whether
    there is one that is no line.

    >>> lines_on(b"0 say hi\\n4 turn d6\\x7f\\nnonsense\\n")
    ([Line(seen=0, text='say hi')], True)
    """
    lines = []
    for part in whole.split(b"\n")[:-1]:
        if not part.endswith(BROKEN[:-1]):
            line = line_in(part)
            if not line:
                return lines, True
            lines.append(line)
    return lines, False


def line_in(part):
    """The Line in these bytes. None if they are no line."""
    import re                       # slow to load, and rarely needed
    found = re.fullmatch(SHEET_LINE, part.decode("utf-8", "replace"))
    return found and Line(int(found.group(1)), found.group(2))


# PROCESS

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


def is_sheet(name):
    """Can a file with this name be a sheet?

    >>> is_sheet("sheet-ann-3f9a2c.txt"), is_sheet("../sheet-ann-3f9a2c.txt")
    (True, False)
    """
    import re                       # slow to load, and rarely needed
    return bool(re.fullmatch(SHEET_NAME, name))


# OUTPUT

def line_of(seen, text):
    """The bytes of a line with the parts of a Line, as they stand on a sheet.
    """
    return ("%d %s\n" % (seen, text)).encode("utf-8", "replace")


def write_on(path, whole):
    """Add to the file what it lacks of these bytes.

    Raises OSError if that is not possible now. Raises Unusable("sheet
    foreign") if the file does not begin as these bytes do: somebody else has
    written there."""
    flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
    opened = only_regular(path, flags)
    with open(opened, "r+b", buffering=0) as file:
        size, there = os.fstat(opened).st_size, file.read(len(whole) + 1)
        if len(there) < min(size, len(whole)):
            raise OSError("error part")
        if not whole.startswith(there):
            raise Unusable("sheet foreign", name=os.path.basename(path))
        rest = whole[len(there):]
        while rest:
            rest = rest[file.write(rest):]
        os.fsync(file.fileno())

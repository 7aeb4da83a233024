"""by_hand.py - sheets of two PCs as a program without any rules writes them.

INPUT    checks_on
PROCESS  digest
OUTPUT   add_by_hand rewrite open_by_hand table_by_hand

A line is `17 turn d6 #1f09ab3c`: how many lines of the other sheet its writer
had seen, what the writer does, and a check. See rooms/meeting/sheet.py.
"""

import hashlib
import itertools

MARKS = itertools.count(1)      # so each file has its own name


# INPUT

def checks_on(path):
    """The checks of the lines of a sheet."""
    return [line.rpartition(b" #")[2].decode() for line
            in path.read_bytes().splitlines()] if path else []


# PROCESS

def digest(text):
    """The SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


# OUTPUT

def add_by_hand(path, other, *texts, unseen=0):
    """Add these lines to a sheet. Their writer had seen all lines of the other
    sheet, but not the last ones, as many as `unseen`."""
    for text in texts:
        own, there = checks_on(path), checks_on(other)
        seen = len(there) - unseen
        check = digest("%s %s %s" % ((own or [""])[-1],
                                     there[seen - 1] if seen else "", text))
        with open(str(path), "ab") as file:
            file.write(("%d %s #%s\n" % (seen, text, check[:8])).encode())


def rewrite(path, change):
    """Change the bytes of a sheet from outside. Returns what was there."""
    before = path.read_bytes()
    path.write_bytes(change(before))
    return before


def open_by_hand(folder, name, options="flying=three", other=None, asked=""):
    """The sheet of a player who opens a table with these options. Or, if the
    `other` sheet is given, of one who asks to sit down there. `asked` may name
    another file."""
    letters = "".join(filter(str.isalnum, name.lower()))
    path = folder / ("sheet-%s-%06x.txt" % (letters, next(MARKS)))
    path.write_bytes(b"")
    add_by_hand(path, other, "join %s %s" % (asked or other.name, name)
                if other else "open %s %s" % (options, name))
    return path


def table_by_hand(folder, host="Ann", guest="Ben", texts=(), number=1):
    """(White's sheet, Black's) of a table. After the roll they write these
    texts in turn, White first. The number decides who is White."""
    ann = open_by_hand(folder, host)
    ben = open_by_hand(folder, guest, other=ann)
    add_by_hand(ann, ben, "seat " + ben.name)
    numbers = str(number), "2"
    for word, told in (("ready", digest), ("roll", str)):
        add_by_hand(ann, ben, "%s %s" % (word, told(numbers[0])))
        add_by_hand(ben, ann, "%s %s" % (word, told(numbers[1])))
    guest_is_white = int(digest(" ".join(numbers)), 16) % 2
    sheets = [ben, ann] if guest_is_white else [ann, ben]
    for at, text in enumerate(texts):
        add_by_hand(sheets[at % 2], sheets[at % 2 - 1], text)
    return sheets

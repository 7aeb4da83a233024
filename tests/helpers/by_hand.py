"""by_hand.py - sheets of two PCs as a program without any rules writes them.

A line is `17 turn d6`: how many lines of the other sheet its writer had seen,
and what the writer does. See rooms/meeting/sheet.py.
"""

import itertools

MARKS = itertools.count(1)      # so each file has its own name


def add_by_hand(path, other, *texts):
    """Add these lines to a sheet. Their writer had seen all of the other."""
    seen = other.read_bytes().count(b"\n") if other else 0
    rewrite(path, lambda whole: whole + "".join(
        "%d %s\n" % (seen, text) for text in texts).encode())


def rewrite(path, change):
    """Change the bytes of a sheet from outside."""
    path.write_bytes(change(path.read_bytes()))


def open_by_hand(folder, name, options="flying=three", other=None, asked=""):
    """The sheet of a player who opens a table with these options, or who asks
    to sit down at that of the `other` sheet. `asked` may name another file."""
    letters = "".join(filter(str.isalnum, name.lower()))
    path = folder / ("sheet-%s-%06x.txt" % (letters, next(MARKS)))
    path.write_bytes(b"")
    add_by_hand(path, other, "guest %s %s" % (asked or other.name, name)
                if other else "host %s %s" % (options, name))
    return path


def table_by_hand(folder, host, guest, texts):
    """The sheets of White, the host, and Black, who write these in turn."""
    ann = open_by_hand(folder, host)
    ben = open_by_hand(folder, guest, other=ann)
    add_by_hand(ann, ben, "seat %s host" % ben.name)
    sheets = [ann, ben]
    for at, text in enumerate(texts):
        add_by_hand(sheets[at % 2], sheets[at % 2 - 1], text)
    return sheets

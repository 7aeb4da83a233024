"""source.py - where a name stands in the files of the program, and its lines.

INPUT    reads a file, and finds a part of it: source_lines part_at
STORAGE  when the classic files were last changed: TIMES
PROCESS  finds the files, and a name in them: program_files places_of
OUTPUT   shows the lines of a part, with a > at some of them: show_part

A part is a function, a class or a table: (path, first line, last line). Files
are read anew each time, so that what was just changed is shown.
"""

import os

from rooms.console import tell, write
from rooms.records import ROOT
from rules import Refused

# STORAGE

THREE_FILES = [os.path.join(ROOT, name) for name in (
    "nine_mens_morris.py", "rules.py", "board.py")]
# How a function, a class or a table begins; a key, and where it is returned
NAMED = r"(?:def |class |)(\w+)(?:\(|:$| = )|" \
        r" +(?:return )?\"(\w+)\"(?:$|: \")"
SHOWN_LINES = 20


def times():
    """When the classic files were last changed. A file may be gone."""
    return [os.path.exists(path) and os.stat(path).st_mtime
            for path in THREE_FILES]


TIMES = times()         # at the start of the program


# INPUT

def source_lines(path):
    """The lines of a file. Raises Refused if it cannot be read: a copy of the
    program may have no source."""
    import linecache                # slow to load, and rarely needed
    linecache.checkcache(path)
    lines = linecache.getlines(path)
    if not lines:
        raise Refused("code unreadable", path=path)
    return [line.rstrip("\n") for line in lines]


def block_at(path, line):
    """The function, class or table at this line, as the module ast describes
    it, or None. Refused if Python cannot read the file."""
    import ast                      # slow to load, and rarely needed
    try:
        blocks = ast.parse("\n".join(source_lines(path))).body
    except SyntaxError:
        raise Refused("code unreadable", path=path) from None
    return next((block for block in blocks
                 if block.lineno <= line <= block.end_lineno), None)


def part_at(path, line):
    """The part at this line of a file, with the comments above it."""
    lines, block = source_lines(path), block_at(path, line)
    first, last = (block.lineno, block.end_lineno) if block else (line, line)
    while first > 1 and lines[first - 2].startswith("#"):
        first -= 1
    return os.path.abspath(path), first, last


def check_files():
    """Refused if a classic file cannot be read, or has changed."""
    for path in THREE_FILES:
        source_lines(path)
    if times() != TIMES:
        raise Refused("code changed")


# PROCESS

def program_files():
    """The paths of the files of the program, the classic ones first."""
    return THREE_FILES + [
        os.path.join(folder, name)
        for folder, _, names in sorted(os.walk(os.path.join(ROOT, "rooms")))
        for name in sorted(names)
        if name.endswith(".py") and os.path.basename(folder) != "languages"]


def places_of():
    """{name: [(path, line)]} of all names of the program, and of the keys of
    its sentences, which come last."""
    import re                       # slow to load, and rarely needed
    names, keys = {}, {}
    for path in program_files():
        for number, line in enumerate(source_lines(path), 1):
            found = re.match(NAMED, line)
            if found:
                name, key = found.groups()
                (names if name else keys).setdefault(
                    name or key, []).append((path, number))
    return {name: names.get(name, []) + keys.get(name, [])
            for name in [*names, *keys]}


# OUTPUT

def where(path, line):
    """The place as editors know it: they go there by a click."""
    return '  File "%s", line %d' % (path, line)


def show_part(match, path, line, beside):
    """Show the part at a line of a file. `beside` is {line: what to say beside
    it, or ""}. These lines have a >, and the place is the last of them. If
    that is far down, the first lines are left out. A line that is too long
    with its number goes on in the next row."""
    path, first, last = part_at(path, line)
    if times() != TIMES:
        tell(match, "code changed")
    import textwrap                 # slow to load, and rarely needed
    place, rows, at = max(beside, default=first), [], 0
    write(match.screen, ("plain", where(path, place) + "\n"))
    for number, text in enumerate(source_lines(path)[first - 1:last], first):
        at = len(rows) if number == place else at
        said = "   # " + beside[number] if beside.get(number) else ""
        sign = ">" if number in beside else " "
        row = "%3d%s %s%s" % (number, sign, text, said)
        rows += textwrap.wrap(row, 79, subsequent_indent=" " * 9)
    show_rows(match, rows[max(0, at - SHOWN_LINES + 3):])


def show_rows(match, rows):
    """Show these lines as they are, as many as have room. Keep the rest."""
    if not rows:
        raise Refused("code no more")
    match.notes["code"] = rest = rows[SHOWN_LINES:]
    write(match.screen, ("plain", "\n".join([*rows[:SHOWN_LINES], ""])))
    if rest:
        tell(match, "code more", number=len(rest))

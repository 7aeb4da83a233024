"""chair.py - one's own place at a table: what is read, what is written there.

INPUT    reads the sheet of the other player: read_other lines_of_other
STORAGE  one player's own place at a table: Chair open_table join_table
PROCESS  judges both sheets, and checks who sits at the table: table_of
         take_read was_seated
OUTPUT   writes lines to one's own sheet: write_first add_line leave_chair

A program writes to the sheet of its own side, and reads that of the other. It
remembers what it has written, and adds to the file what that lacks. Where
something cannot be read or written at the moment, an OSError or RecordError
tells so, and one tries again.
"""

import os

from rooms.meeting.sheet import (BROKEN, MOST_OF_SHEET, Line, Sheet, check_of,
                                 digest, is_sheet, line_of, read_own,
                                 read_sheet, sheet_path, write_on)
from rooms.meeting.table import (GUEST, HOST, is_seated, options_told,
                                 other_side, read_table)
from rooms.records import RecordError, hold, only_own, read_whole
from rules import result

# STORAGE

MOST_SAID = 200000      # bytes of a sheet after which nothing more is said
LOCK_PLACE = 1 << 30           # a place in a file where nobody reads or writes


class Chair:
    """One's own place at a table."""

    def __init__(self, side, own, other=None):
        self.side = side
        self.own = own              # the Sheet of this program
        self.other = other          # that of the other; None: nobody as yet
        self.table = table_of(side, own, other)
        self.number = None          # for the roll, a secret until it is told
        self.lines_told = 0         # lines of the other that have been told
        self.shown = None           # the game here, as far as it is written
        self.told_waiting = None    # the game at which waiting was told last
        self.to_lobby = None        # to_lobby(match): what comes afterwards
        self.half_written = None    # a Line that may be half written
        self.lock = locked_sheet(own.path)  # ours while this program lives


def open_table(folder, name, game):
    """A Chair at a new table, for a game by the options of this one. OSError
    if nothing can be written there."""
    path = sheet_path(folder, name, os.urandom(3).hex())
    return Chair(HOST, write_first(path, "open %s %s" % (options_told(game),
                                                         name)))


def join_table(host, name):
    """A Chair opposite a host, whose Sheet this is and who has to agree.
    OSError if nothing can be written there."""
    folder, file = os.path.split(host.path)
    path = sheet_path(folder, name, os.urandom(3).hex())
    return Chair(GUEST, write_first(path, "join %s %s" % (file, name), 1,
                                    host.lines[0].check), host)


def sit_again(path):
    """The Chair of the player whose sheet this is, after his program was
    killed or has left. BlockingIOError if a program of this computer sits
    there now; RecordError if the sheet is damaged; OSError as in write_on."""
    own = read_own(path)
    first = own.lines[0].text if own.lines else ""
    word, _, rest = first.partition(" ")
    if own.fault or word not in ("open", "join"):
        raise RecordError("sheet damaged", name=os.path.basename(path),
                          number=len(own.lines) + 1)
    side = HOST if word == "open" else GUEST
    file = seated_file(own) if side == HOST else rest.split(" ")[0]
    chair = Chair(side, own, sheet_beside(path, file) if file else None)
    chair.lines_told = len(chair.table.seats[other_side(side)].checks)
    return chair


# INPUT

def sheet_beside(path, file):
    """The Sheet of that name in the folder of another; empty where it cannot
    be read as yet. RecordError if that is no name of a sheet."""
    if not is_sheet(file):
        raise RecordError("sheet damaged", name=os.path.basename(path),
                          number=1)
    other = os.path.join(os.path.dirname(path), file)
    try:
        return read_sheet(other)
    except RecordError:
        return Sheet(other)


def read_other(chair):
    """Read the sheet of the other, if there is one. RecordError if that cannot
    be now."""
    if chair.other is None:
        return
    other = read_sheet(chair.other.path)
    if other.whole == chair.other.whole and not chair.table.fault:
        return
    if chair.other.whole.startswith(other.whole) and not chair.table.fault:
        return                      # it is shown as it was a while ago
    take_read(chair, other, table_of(chair.side, chair.own, other))


def lines_of_other(chair):
    """The texts of the lines of the other that have not been told as yet."""
    side = other_side(chair.side)
    number = len(chair.table.seats[side].checks)
    lines = chair.other.lines[chair.lines_told:number] if chair.other else []
    chair.lines_told = max(number, chair.lines_told)
    return [line.text for line in lines]


# PROCESS

def locked_sheet(path):
    """The open file of a sheet, held for this program. BlockingIOError if
    another one holds it; None where the system knows no locks."""
    try:
        file = open(path, "ab", opener=only_own)
    except OSError:
        return None
    file.seek(LOCK_PLACE)
    try:
        hold(file)
        return file
    except (BlockingIOError, PermissionError):
        file.close()
        raise BlockingIOError("another program sits there") from None
    except OSError:
        file.close()
        return None


def table_of(side, own, other):
    """The Table of one's own sheet and of the other, if there is one."""
    return read_table(own, other) if side == HOST else read_table(other, own)


def take_read(chair, other, table):
    """Take what has been read, unless lines that were taken are not there
    any more, or others: then they were changed afterwards."""
    side = other_side(chair.side)
    old, new = chair.table.seats[side].checks, table.seats[side].checks
    if new[:len(old)] == old:
        chair.table, chair.other = table, other
        after = other.lines[len(new):len(new) + 1]
        if after and after[0].seen > len(chair.own.lines):
            table.fault = side, len(new) + 1, "line early", {}
    elif not chair.other.whole.startswith(other.whole):
        same = [one == two for one, two in zip(old, new)] + [False]
        chair.table.fault = side, same.index(False) + 1, "line changed", {}


def is_behind(chair):
    """Does one's own sheet tell of lines of the other that are not there to be
    read as yet?"""
    taken = chair.table.seats[chair.side].checks
    return len(taken) < len(chair.own.lines)


def seated_file(host):
    """The file of the guest whom a host, by his sheet, lets sit down; or None.
    """
    names = [line.text[5:] for line in host.lines
             if line.text.startswith("seat ")]
    return names[0] if names else None


def was_seated(chair):
    """Do both sit at the table? None as long as that is open; False if another
    guest was quicker."""
    if is_seated(chair.table):
        return True
    if chair.side == HOST or seated_file(chair.other) in (
            None, os.path.basename(chair.own.path)):
        return None
    return False


def is_full(chair):
    """Is so much written on the sheet that the rest is left to the game?"""
    return len(chair.own.whole) > MOST_SAID


# OUTPUT

def write_first(path, text, number=0, seen=""):
    """Make the file of a sheet, with its first line; the Sheet."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o644))
    own = Sheet(path, line_of(Line(number, text, check_of("", seen, text))))
    write_on(path, own.whole)
    return own


def add_line(chair, text):
    """Add a line, after all that has been seen of the other sheet. OSError or
    RecordError as in write_on: then one tries again. RecordError("line
    refused") if it would not count."""
    end_half_written(chair)
    seen = chair.table.seats[other_side(chair.side)].checks
    check = check_of(chair.own.lines[-1].check, seen[-1] if seen else "", text)
    line = Line(len(seen), text, check)
    own = Sheet(chair.own.path, chair.own.whole + line_of(line))
    table = table_of(chair.side, own, chair.other)
    if len(table.seats[chair.side].checks) < len(own.lines):
        chair.table = table_of(chair.side, chair.own, chair.other)
        if chair.own.lines[-1].text != text:    # else it stands there already
            raise RecordError("line refused")
        return
    chair.half_written = line
    write_on(own.path, own.whole)
    chair.own, chair.table = own, table
    chair.half_written = None


def end_half_written(chair):
    """After a line of which Ctrl-C or an error has cut the writing short: take
    it for written if it is; a part of it shall not count."""
    if chair.half_written:
        try:
            found = read_whole(chair.own.path, MOST_OF_SHEET)
        except RecordError:
            found = b""
        whole, line = chair.own.whole, line_of(chair.half_written)
        part = found[len(whole):] if found.startswith(whole) else b""
        if part and line.startswith(part):
            chair.own = Sheet(chair.own.path, found if part == line
                              else found + BROKEN)
        chair.table = table_of(chair.side, chair.own, chair.other)
        chair.half_written = None


def seat_guest(chair, guest):
    """Let a guest sit down whose Sheet this is, if he has asked and not left.
    Did that succeed?"""
    table = read_table(chair.own, guest)
    if table.fault or not table.seats[GUEST].name or table.seats[GUEST].left:
        return False
    chair.other, chair.table = guest, table
    add_line(chair, "seat " + os.path.basename(guest.path))
    return True


def confirm_ready(chair):
    """Be ready, bound to a number nobody knows."""
    chair.number = chair.number or os.urandom(16).hex()
    bound = digest(chair.number)
    if chair.table.seats[chair.side].ready != bound:
        add_line(chair, "ready " + bound)


def roll_if_ready(chair):
    """Tell the number, once both are bound to theirs."""
    seats = chair.table.seats
    if all(seat.ready for seat in seats) and not seats[chair.side].rolled:
        add_line(chair, "roll " + chair.number)


def leave_chair(chair):
    """Leave the table, for now or for ever; say so, if that can be."""
    try:
        game = chair.table.game
        if not (chair.table.seats[chair.side].left or game and result(game)):
            add_line(chair, "left")
    except (OSError, RecordError):
        pass
    if chair.lock:
        chair.lock.close()

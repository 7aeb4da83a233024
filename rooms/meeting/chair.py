"""chair.py - our own place at a table: what is read, written and waited for.

INPUT    reads the sheet of the other player: read_other lines_of_other
STORAGE  our own place at a table, and how often we look: Chair LOOK_EVERY
         PATIENCE
PROCESS  checks who sits at the table, and waits for the other: was_seated
         wait_until fault_in
OUTPUT   writes lines to our own sheet, and says what is wrong with a sheet:
         add_line leave_chair fault_at_table

"We" are this program and its player. We write to the sheet of our own side,
and read the sheet of the other player. We remember what we have written, and
add to the file what it lacks. If something cannot be read or written at the
moment, there is an OSError or a RecordError, and we try again.

While we wait, the keyboard is not read: what is typed is read later. Waiting
needs almost no computer time, and Ctrl-C ends it at once. A network drive may
show nothing, or half of something, or what was there a while ago. So we tell
what is wrong only if it lasts, and go on when it is right again.
"""

import os
import time

from rooms.console import pause, say, sentence, tell, turn_in_words
from rooms.meeting.sheet import (Line, Sheet, check_of, digest,
                                 is_sheet, line_of, opening_of, read_sheet,
                                 seated_file, sheet_path, write_on)
from rooms.meeting.table import GUEST, HOST, OPENING, other_side, read_table
from rooms.records import RecordError, held, only_own
from rules import result

# STORAGE

LOCK_PLACE = 1 << 30    # a place in the file that nobody uses
LOOK_EVERY = 0.2        # seconds between two looks at a file
PATIENCE = 4            # seconds that something may be wrong before we say so

# After how many seconds we say that we have heard nothing, and the key of the
# sentence: first of a player at a table, then of a host who does not answer.
SILENT = [(60 * minutes, "silent") for minutes in (1, 5, 15, 30, 60, 120)]
UNHEARD = [(10, "host unheard")]


class Chair:
    """Our own place at a table."""

    def __init__(self, side, own, other=None):
        self.side = side
        self.own = own              # the Sheet of this program
        self.other = other          # the other Sheet, or None: nobody yet
        self.table = None           # what both sheets say, see table.py
        self.table = table_of(self, own, other)
        self.number = os.urandom(16).hex()  # for the roll, secret at first
        self.lines_told = 0         # how many lines of the other were told
        self.shown = None           # the game here, once it is written
        self.told_waiting = None    # the game when we last told "waiting"
        self.lobby = None           # the Lobby that we came from
        self.to_lobby = None        # to_lobby(match, chair) leads back there
        self.half_written = None    # our Sheet, if its last line may be
                                    # written only in part
        # The open file of our sheet, held while this program runs, or None.
        self.lock = held(own.path, only_own, LOCK_PLACE)


def open_table(folder, name, game):
    """A Chair at a new table, for a game by the options of this game. Raises
    OSError if nothing can be written there."""
    options = ",".join("%s=%s" % option for option in game.options.items())
    return Chair(HOST, write_first(folder, name, "open %s %s" % (options,
                                                                 name)))


def join_table(host, name):
    """A Chair opposite a host with this Sheet. The host has to agree. Raises
    OSError if nothing can be written there."""
    folder, file = os.path.split(host.path)
    return Chair(GUEST, write_first(folder, name, "join %s %s" % (file, name),
                                    1, host.lines[0].check), host)


def sit_again(path):
    """The Chair of the player with this sheet, after our program was killed or
    the player left. The sheet of the other player is not read yet.

    Raises BlockingIOError if another program on this computer sits there now,
    RecordError if the sheet is damaged, and OSError as write_on does."""
    own = read_sheet(path, is_own=True)
    word, about, _ = opening_of(own)
    side = HOST if word == "open" else GUEST
    file = seated_file(own) if side == HOST else about
    is_named = file is None or is_sheet(file)
    if own.fault or word not in OPENING or not is_named:
        raise RecordError("sheet damaged", name=own.name,
                          number=len(own.lines) + 1 if is_named else 1)
    return Chair(side, own, file and Sheet(os.path.join(
        os.path.dirname(path), file)))


# INPUT

def read_other(chair):
    """Read the sheet of the other player, if there is one. Raises RecordError
    if that is not possible now.

    A slow drive may show the sheet as it was a while ago. Then nothing
    happens. But if lines that we have taken are different now, or gone,
    somebody has changed them."""
    if chair.other is None:
        return
    other, side = read_sheet(chair.other.path), other_side(chair.side)
    number = chair.table.seats[side].taken
    old, new = chair.other.lines[:number], other.lines[:number]
    if old == new:
        table = table_of(chair, chair.own, other)
        chair.other, chair.table = other, table
        number = table.seats[side].taken
        after = other.lines[number:number + 1]
        if after and after[0].seen > len(chair.own.lines):
            table.fault = side, number + 1, "line early", {}
    elif not chair.other.whole.startswith(other.whole):
        same = [one == two for one, two in zip(old, new)] + [False]
        chair.table.fault = side, same.index(False) + 1, "line changed", {}


def lines_of_other(chair):
    """The texts of the other player's lines that have not been told here yet.
    """
    seat = opposite(chair)
    lines = seat.sheet.lines[chair.lines_told:seat.taken]
    chair.lines_told = max(seat.taken, chair.lines_told)
    return [line.text for line in lines]


# PROCESS

def own_seat(chair):
    """The Seat of our own side of the table."""
    return chair.table.seats[chair.side]


def opposite(chair):
    """The Seat of the other side. Its name is "" while nobody sits there."""
    return chair.table.seats[other_side(chair.side)]


def table_of(chair, own, other):
    """The Table of our own sheet and of the other, if there is one."""
    sheets = (own, other) if chair.side == HOST else (other, own)
    return read_table(*sheets, chair.table)


def was_seated(chair):
    """Do both sit at the table? None while that is open. False if another
    guest was quicker."""
    if chair.table.is_seated:
        return True
    file = seated_file(chair.other) if chair.side == GUEST else None
    return None if file in (None, chair.own.name) else False


# PROCESS: waiting

def wait_until(match, look, done, chair=None, name=None, silences=SILENT):
    """Look again and again, until it is done. Say what goes wrong. If the
    other player's name is given, say also for how long nothing has been heard
    of them.

    `look()` reads. `done()` tells whether that was enough. `chair` is a Chair
    or a Place: what was read at its table may be wrong. Raises
    KeyboardInterrupt after Ctrl-C."""
    begun = calm = time.monotonic()
    told, silences = None, list(silences)
    while True:
        trouble = fault_in(look) or chair and fault_at_table(chair.table)
        now = time.monotonic()
        if told and not trouble:
            tell(match, "meeting again")
        if done():
            return
        if not trouble:
            calm, told = now, None
        elif now - calm > PATIENCE and trouble != told:
            say(match.screen, trouble, "refusal")
            told = trouble
        if name and silences and now - begun > silences[0][0]:
            seconds, key = silences.pop(0)
            tell(match, key, name=name, minutes=seconds // 60)
        pause(LOOK_EVERY)


def fault_in(look):
    """Look once. None if that went well, or a sentence that says what is
    wrong."""
    try:
        look()
    except RecordError as error:
        unread = error.reason.startswith("file")
        return sentence("sheet unread" if unread else error.reason,
                        **error.facts)
    except OSError as error:
        return sentence("folder gone", error=error)
    return None


# OUTPUT

def fault_at_table(table):
    """A sentence that says what is wrong with a sheet of this table, or None.
    """
    if not table.fault:
        return None
    side, number, key, facts = table.fault
    seat = table.seats[side]
    what = sentence(key, **turn_in_words(table.game, facts))
    return sentence("line wrong", number=number, name=seat.name or "?",
                    file=seat.sheet.name, what=what)


def write_first(folder, name, text, number=0, seen=""):
    """Make the file of a new sheet, with its first line. Returns the Sheet."""
    path = sheet_path(folder, name, os.urandom(3).hex())
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o644))
    own = Sheet(path, line_of(Line(number, text, check_of("", seen, text))))
    write_on(path, own.whole)
    return own


def add_line(chair, text):
    """Add a line, after all that we have seen of the other sheet.

    Raises OSError or RecordError as write_on does: then try again. Raises
    RecordError("line refused") if the line would not count."""
    end_half_written(chair)
    own, seen = chair.own, opposite(chair).taken
    after = chair.other.lines[seen - 1].check if seen else ""
    line = Line(seen, text, check_of(own.lines[-1].check, after, text))
    longer = Sheet(own.path, own.whole + line_of(line))
    table = table_of(chair, longer, chair.other)
    if table.seats[chair.side].taken == len(longer.lines):
        chair.half_written = longer
        write_on(longer.path, longer.whole)
        chair.own, chair.table = longer, table
        chair.half_written = None
    elif own.lines[-1].text != text:    # otherwise it is there already
        raise RecordError("line refused")


def end_half_written(chair):
    """If Ctrl-C or an error stopped us while we wrote a line, look at the
    file. If a part of the line is there, write the rest of it."""
    longer = chair.half_written
    if longer and os.path.getsize(longer.path) > len(chair.own.whole):
        write_on(longer.path, longer.whole)
        chair.own, chair.table = longer, table_of(chair, longer, chair.other)
    chair.half_written = None


def seat_guest(chair, guest):
    """Let the guest with this Sheet sit down, if the guest has asked and has
    not left. Did the guest sit down?"""
    table = read_table(chair.own, guest)
    if table.fault or not table.seats[GUEST].name or table.seats[GUEST].left:
        return False
    chair.other, chair.table = guest, table
    add_line(chair, "seat " + guest.name)
    return True


def roll_step(chair):
    """Be ready: write the hash of our secret number, which fixes it. The next
    time, tell the number, once both players have fixed theirs."""
    own = own_seat(chair)
    if not own.ready:
        add_line(chair, "ready " + digest(chair.number))
    elif opposite(chair).ready and not own.rolled:
        add_line(chair, "roll " + chair.number)


def leave_chair(chair):
    """Leave the table, for now or for ever. Write that down, if possible."""
    game = chair.table.game
    if not (own_seat(chair).left or game and result(game)):
        fault_in(lambda: add_line(chair, "left"))
    if chair.lock:
        chair.lock.close()

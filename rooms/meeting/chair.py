"""chair.py - our own place at a table: what is read, written and waited for.

INPUT    reads the sheet of the other player: exchange
STORAGE  our own place at a table, and how often we look: Chair LOOK_EVERY
         PATIENCE
PROCESS  checks who sits at the table, and waits for the other: seating_of
         wait_until
OUTPUT   adds lines to our own sheet, and writes them to its file: add_line
         write_own

"We" are this program and its player. We write to the sheet of our own side,
and read the sheet of the other player. A new line first stands on the Sheet
that we remember. Then the file gets what it lacks: write_own. If something
cannot be read or written at the moment, there is an OSError or an Unusable,
and we try again.

While we wait, the keyboard is not read: what is typed is read later. Waiting
needs almost no computer time, and Ctrl-C ends it at once. A network drive may
show nothing, or half of something, or what was there a while ago. So we tell
what is wrong only if it lasts, and go on when it is right again.
"""

import os
import time

from rooms.console import illegal_in_words, pause, say, sentence, tell
from rooms.meeting.sheet import (GUEST, HOST, Sheet, line_of, read_sheet,
                                 sheet_path, write_on)
from rooms.meeting.table import NO_SHEET, other_side, read_table
from rooms.records import Unusable, held
from rules import result

# STORAGE

LOCK_OFFSET = 1 << 30   # a byte in the file that nobody uses
LOOK_EVERY = 0.2        # seconds between two looks at a file
PATIENCE = 4            # seconds that something may be wrong before we say so

# After how many seconds we say that we have heard nothing, and the key of the
# sentence: first of a player at a table, then of a host who does not answer.
SILENT = [(60 * minutes, "silent") for minutes in (1, 5, 15, 30, 60, 120)]
UNHEARD = [(10, "host unheard")]


class Chair:
    """Our own place at a table. `own` is our Sheet, `other` that of the other
    player. Raises BlockingIOError if another program on this computer sits
    there now."""

    def __init__(self, lobby, side, own, other=NO_SHEET):
        self.lobby = lobby          # the Lobby that we came from
        self.side = side
        # What both sheets say, see table.py.
        self.table = table_of(side, own, other)
        self.written = own          # our Sheet as it stands in its file
        self.lines_told = 0         # how many lines of the other were told
        self.told_waiting = None    # the game when we last told "waiting"
        # The open file of our sheet, held while this program runs, or None.
        self.lock = held(own.path, LOCK_OFFSET)


def new_chair(lobby, side, text, other=NO_SHEET):
    """A Chair with a new sheet. Its first line is the text and our name. A
    host opens a table, a guest asks the host with the other Sheet. Raises
    OSError if nothing can be written there."""
    path = sheet_path(lobby.folder, lobby.name, os.urandom(3).hex())
    chair = Chair(lobby, side, Sheet(path), other)
    add_line(chair, "%s %s" % (text, lobby.name))
    write_own(chair)
    return chair


def sit_again(lobby, table, side):
    """The Chair at this side of a table, after our program was killed or the
    player left. Raises Unusable if our sheet is damaged, and what Chair
    raises."""
    own = read_sheet(table.players[side].sheet.path, is_own=True)
    if own.is_damaged or not own.lines:
        raise Unusable("sheet damaged", name=own.name,
                       number=len(own.lines) + 1)
    return Chair(lobby, side, own, table.players[other_side(side)].sheet)


# INPUT

def exchange(chair):
    """Write to our sheet what its file lacks. Then read the sheet of the other
    player, if there is one. Raises OSError or Unusable if that is not
    possible now.

    A slow drive may show the sheet as it was a while ago, so that lines which
    we have taken are different, or gone. Then nothing happens."""
    write_own(chair)
    before, taken = opposite(chair).sheet, opposite(chair).taken
    sheet = read_sheet(before.path) if before.path else NO_SHEET
    if sheet.whole != before.whole \
            and sheet.lines[:taken] == before.lines[:taken]:
        chair.table = table_of(chair.side, own_sheet(chair), sheet)


def table_of(side, own, other):
    """The Table of the Sheet of this side and of the other Sheet."""
    return read_table(*((own, other) if side == HOST else (other, own)))


# PROCESS

def own_player(chair):
    """The TablePlayer of our own side of the table."""
    return chair.table.players[chair.side]


def own_sheet(chair):
    """Our own Sheet."""
    return own_player(chair).sheet


def opposite(chair):
    """The TablePlayer of the other side. Its name is "" while nobody sits
    there."""
    return chair.table.players[other_side(chair.side)]


def seating_of(chair):
    """What has become of our wish to sit here: "seated", or the key of why
    not. "" while that is open."""
    file = chair.table.players[HOST].sheet.guest
    if chair.table.white is not None:
        return "seated"
    if chair.side == GUEST and file not in (None, own_sheet(chair).name):
        return "chair taken"                # another guest was quicker
    return "host left" if opposite(chair).left else ""


# PROCESS: waiting

def wait_until(match, chair, done, silences=(), look=exchange):
    """Call look(chair) again and again, until done() is true. Say what goes
    wrong, and after these `silences` that nothing is heard of the other
    player. Raises KeyboardInterrupt after Ctrl-C."""
    begun = calm = time.monotonic()     # calm: when all was well last
    told = None                         # what we have said that goes wrong
    silences = list(silences)
    while True:
        trouble = trouble_in(look, chair)
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
        if silences and now - begun > silences[0][0]:
            seconds, key = silences.pop(0)
            tell(match, key, name=opposite(chair).name, minutes=seconds // 60)
        pause(LOOK_EVERY)


def trouble_in(look, chair):
    """Call look(chair), which reads or writes. A sentence that says what went
    wrong, or what is wrong with a sheet. None if all is well."""
    try:
        look(chair)
    except Unusable as error:
        return sentence("sheet unread" if error.reason.startswith("file")
                        else error.reason, **error.facts)
    except OSError as error:
        return sentence("folder gone", error=error)
    if not chair.table.fault:
        return None
    side, number, error = chair.table.fault
    player, game = chair.table.players[side], chair.table.game
    what = sentence(error.reason, **illegal_in_words(game, error.facts))
    return sentence("line wrong", number=number, name=player.name or "?",
                    file=player.sheet.name, what=what)


# OUTPUT

def add_line(chair, text):
    """Add a line to our Sheet, after all that we have seen of the other one.
    If the line would not count, nothing happens."""
    own, other = own_sheet(chair), opposite(chair)
    longer = Sheet(own.path, own.whole + line_of(other.taken, text))
    table = table_of(chair.side, longer, other.sheet)
    if table.players[chair.side].taken > len(own.lines):
        chair.table = table


def is_written(chair):
    """Has the file of our sheet all its lines?"""
    return chair.written is own_sheet(chair)


def write_own(chair):
    """Write to our sheet what its file lacks. Raises what write_on raises."""
    own = own_sheet(chair)
    if not is_written(chair):
        write_on(own.path, own.whole)
        chair.written = own


def seat_guest(chair, guest, chance):
    """Let the guest with this Sheet sit down, if the guest has asked and has
    not left, and let chance decide who plays White. Did the guest sit down?"""
    table = read_table(own_sheet(chair), guest)
    player = table.players[GUEST]
    if player.name and not (player.left or table.fault):
        chair.table = table
        white = chance.choice(["host", "guest"])
        add_line(chair, "seat %s %s" % (guest.name, white))
    return chair.table.white is not None


def leave_chair(chair):
    """Leave the table, for now or for ever. Write that down, if possible."""
    if not (own_player(chair).left or result(chair.table.game)):
        add_line(chair, "left")
    trouble_in(write_own, chair)
    if chair.lock:
        chair.lock.close()

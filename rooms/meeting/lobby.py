"""lobby.py - the tables of a folder: who waits, who plays, what is over.

INPUT    reads the sheets in the folder: look_around read_summary
STORAGE  the lobby, its tables, and a summary of each sheet: Lobby Place
         Summary
PROCESS  finds the tables, and how far their games are: tables_among turns_at
         is_finished
OUTPUT   moves the sheets of finished tables to another folder: move_finished

For a look at many tables their sheets are not judged, only their words are
counted: what stands there is believed as long as nobody plays on it. Each file
is read once, and again only when it has changed; those that are old are not
read at all. Times only tell what is old, by the clock of the folder.
"""

import os
import time

from rooms.meeting.chair import seated_file
from rooms.meeting.sheet import Sheet, is_sheet, read_sheet, sheet_path
from rooms.meeting.table import white_by
from rooms.records import RecordError

# STORAGE

DAY = 24 * 60 * 60      # seconds: what is so much older than the newest is old
OLD_TABLES = "old"      # the folder to which what is over is moved


class Lobby:
    """A folder in which players meet, and the player here."""

    def __init__(self, folder, name):
        self.folder = folder
        self.name = name
        self.known = {}             # {file: its Summary}
        self.unread = 0             # old sheets that were not read
        self.damaged = []           # files that are no sheets, for all their
                                    # names
        self.last = None            # the Chair where one sat last


class Summary:
    """What the words of a sheet say."""

    def __init__(self, sheet, state):
        first = sheet.lines[0].text.split(" ", 2) if sheet.lines else []
        self.sheet = sheet
        self.state = state          # what was read: its size, its file's time
        self.word, self.about, self.name = (first + [""] * 3)[:3]
        self.words = [line.text for line in sheet.lines[1:]]
        self.seated = seated_file(sheet)
        self.left = is_left(self.words)


class Place:
    """A table, as it is listed."""

    def __init__(self, host, guest):
        self.seats = [host, guest]  # their Summaries; the guest's may be None
        self.names = [seat.name for seat in self.seats if seat]
        self.turns = turns_at(self.seats) if guest else 0
        self.white = rolled_white(self.seats) if guest else None
        self.left = [seat.name for seat in self.seats
                     if seat and seat.left]
        self.over = any(word.startswith("over ") for seat in self.seats
                        if seat for word in seat.words) or bool(
                            guest and self.left and self.white is None)


# INPUT

def look_around(lobby, all_of_them=False):
    """The Places of the folder that are not old, or all. RecordError if the
    folder cannot be read."""
    found = files_in(lobby.folder)
    newest = max((about.st_mtime for about in found.values()), default=0)
    newest = min(newest, time.time())   # a clock may be a year ahead
    own = os.path.basename(sheet_path("", lobby.name, ""))[:-len(".txt")]
    read = [name for name, about in found.items() if all_of_them
            or about.st_mtime > newest - DAY or name.startswith(own)]
    lobby.unread, lobby.damaged = len(found) - len(read), []
    for name in sorted(read):
        if not read_summary(lobby, name).word and found[name].st_size:
            lobby.damaged.append(name)
    return tables_among(lobby, read)


def files_in(folder):
    """{name: what the system tells of it} of all sheets."""
    found = {}
    try:
        with os.scandir(folder) as entries:
            names = [entry for entry in entries if is_sheet(entry.name)]
    except OSError as error:
        raise RecordError("folder unread", name=folder,
                          error=error) from None
    for entry in names:
        try:
            found[entry.name] = entry.stat()
        except OSError:             # it is gone, or a link to nowhere
            pass
    return found


def read_summary(lobby, name):
    """The Summary of a file, read anew if it has changed."""
    path = os.path.join(lobby.folder, name)
    try:
        about = os.stat(path)
        state = about.st_size, about.st_mtime
        if name not in lobby.known or lobby.known[name].state != state:
            sheet = read_sheet(path)    # a drive may show less than there is
            lobby.known[name] = Summary(sheet, (len(sheet.whole), state[1]))
    except (OSError, RecordError):
        lobby.known[name] = Summary(Sheet(path), None)
    if lobby.known[name].word not in ("open", "join"):
        lobby.known[name].word = ""
    return lobby.known[name]


def guests_of(lobby, chair):
    """The Sheets of all who ask to sit down at the table of this host.
    OSError if the folder cannot be read."""
    file = os.path.basename(chair.own.path)
    others = {name for name, known in lobby.known.items()
              if known.word and known.about != file}
    for name in sorted(set(os.listdir(lobby.folder)) - others):
        asking = read_summary(lobby, name) if is_sheet(name) else None
        if asking and asking.word == "join" and asking.about == file:
            yield asking.sheet


# PROCESS

def hosts_in(lobby):
    """The names of those who have opened a table and not left it, as far as
    their sheets have been read."""
    return [known.name for known in lobby.known.values()
            if known.word == "open" and not (known.seated or known.left)]


def tables_among(lobby, names):
    """The Places of these sheets, the opened first."""
    found = []
    for name in names:
        host = lobby.known[name]
        if host.word == "open":
            found.append(table_at(lobby, host))
    told = {id(seat) for place in found for seat in place.seats}
    for name in names:              # of one's own the table may be older
        guest = lobby.known[name]
        if guest.word == "join" and id(guest) not in told \
                and is_sheet(guest.about) and not guest.left:
            host = read_summary(lobby, guest.about)
            if host.word and host.seated == name:
                found.append(Place(host, guest))
    return sorted(found, key=lambda place: (place.over, bool(place.left),
                                            place.turns > 0))


def table_at(lobby, host):
    """The Place of a host."""
    file = host.seated
    guest = read_summary(lobby, file) if file and is_sheet(file) else None
    about = os.path.basename(host.sheet.path)
    sits = guest and guest.word == "join" and guest.about == about
    return Place(host, guest if sits else None)


def turns_at(seats):
    """How many turns have been played at a table, but for those undone."""
    played = sum(word.startswith("turn ") for seat in seats
                 for word in seat.words)
    return max(0, played - undone_by(*seats) - undone_by(*seats[::-1]))


def undone_by(asker, other):
    """How many turns were taken back since a player asked and the other
    agreed."""
    asked = [word for word in asker.words
             if word.split(" ")[0] in ("draw", "undo")]
    answers = [word for word in other.words if word in ("yes", "no")]
    return sum(int(word[5:]) for word, answer in zip(asked, answers)
               if answer == "yes" and word[5:].isascii()
               and word[5:].isdigit() and len(word) < 11)


def rolled_white(seats):
    """The side that plays White, or None before the roll."""
    said = [[word[5:] for word in seat.words if word.startswith("roll ")]
            for seat in seats]
    return white_by([numbers[0] if numbers else None for numbers in said])


def is_left(words):
    """Has the program of a sheet with these words left the table?"""
    said = [word for word in words if word in ("left", "back")]
    return said[-1:] == ["left"]


def is_finished(place):
    """Is a table over, or was it left before the game began?"""
    return place.over or place.white is None and bool(place.left)


# OUTPUT

def move_finished(lobby):
    """Move the sheets of all tables that are over to a folder beside them. How
    many tables were it? OSError or RecordError if that cannot be."""
    aside = os.path.join(lobby.folder, OLD_TABLES)
    finished = [place for place in look_around(lobby, True)
                if is_finished(place)]
    if os.path.realpath(aside) != os.path.join(
            os.path.realpath(lobby.folder), OLD_TABLES):
        raise RecordError("folder unread", name=OLD_TABLES, error="a link")
    os.makedirs(aside, exist_ok=True)
    for place in finished:
        for seat in filter(None, place.seats):
            name = os.path.basename(seat.sheet.path)
            os.replace(seat.sheet.path, os.path.join(aside, name))
            lobby.known.pop(name, None)
    return len(finished)

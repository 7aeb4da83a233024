"""lobby.py - the tables of a folder: who waits, who plays, what is over.

INPUT    reads the sheets in the folder: look_around sheet_in
STORAGE  the lobby: Lobby
PROCESS  finds a table, and who sits there: table_at names_at hosts_in

All tables here are judged in the same way as our own table. Each file is read
once, and again only when it has changed.
"""

import os

from rooms.meeting.sheet import (GUEST, HOST, Sheet, is_sheet, read_sheet,
                                 sheet_path)
from rooms.meeting.table import NO_SHEET, read_table
from rooms.records import Unusable, written_at
from rules import result

# STORAGE

NO_MORE = 100           # sheets: if there are more, the oldest are not read


class Lobby:
    """A folder in which players meet, and the player here."""

    def __init__(self, folder, name, to_lobby=None):
        self.folder = folder
        self.name = name
        self.to_lobby = to_lobby    # to_lobby(match, chair) leads back here
        self.sheets = {}            # {file: (its size and time, its Sheet)}
        self.last_chair = None      # of the last game, to talk about it


# PROCESS: who sits at a table

def names_at(table):
    """The names of the players at a table, the host first."""
    return [player.name for player in table.players if player.name]


def names_left(table):
    """The names of those players at a table who have left it."""
    return [player.name for player in table.players if player.left]


def own_side(lobby, table):
    """The side of a table where the player here sits, or None."""
    sides = {name.lower(): side for side, name in enumerate(names_at(table))}
    return sides.get(lobby.name.lower())


def has_ended(table):
    """Has the game at this table ended? It is given up if all have left the
    table before the first turn."""
    return bool(result(table.game) or not table.game.turns
                and names_left(table) == names_at(table))


# INPUT

def look_around(lobby):
    """The Tables of the folder. Tables where somebody waits come first. Those
    that a player alone has left are left out. If there are very many sheets,
    so are the oldest, but for our own. Raises OSError if the folder cannot be
    read."""
    names = [*filter(is_sheet, os.listdir(lobby.folder))]
    names.sort(key=lambda name: written_at(os.path.join(lobby.folder, name)))
    own = sheet_path("", lobby.name, "")[:-len(".txt")]
    sheets = [sheet_in(lobby, name) for name in sorted(names)
              if name in names[-NO_MORE:] or name.startswith(own)]
    hosts = dict.fromkeys(sheet.host_file for sheet in sheets)
    tables = [table_at(lobby, host) for host in hosts if is_sheet(host)]
    tables = [table for table in tables if table.game and (
        names_at(table)[1:] or not names_left(table))]
    # What has ended comes last, what somebody has left before it, and so on.
    return sorted(tables, key=lambda table: (
        has_ended(table), bool(names_left(table)), len(names_at(table)),
        bool(table.game.turns)))


def sheet_in(lobby, name):
    """The Sheet with this name. It is read again if the file has changed. An
    empty Sheet if the file cannot be read."""
    path = os.path.join(lobby.folder, name)
    try:
        found = os.stat(path)
        state, _ = lobby.sheets.get(name, (None, None))
        if state != (found.st_size, found.st_mtime):
            sheet = read_sheet(path)    # a drive may show only a part
            lobby.sheets[name] = (len(sheet.whole), found.st_mtime), sheet
    except (OSError, Unusable):
        lobby.sheets[name] = None, Sheet(path)
    return lobby.sheets[name][1]


def guests_of(lobby, host):
    """The Sheets of all who ask to sit down at the table of the host with this
    Sheet. Raises OSError if the folder cannot be read."""
    asking = GUEST, host.name
    # Those that were read before, and ask nothing of this host
    others = {name for name, (_, sheet) in lobby.sheets.items()
              if sheet.lines and (sheet.side, sheet.host_file) != asking}
    for name in sorted(set(os.listdir(lobby.folder)) - others):
        sheet = sheet_in(lobby, name) if is_sheet(name) else NO_SHEET
        if (sheet.side, sheet.host_file) == asking:
            yield sheet


# PROCESS

def hosts_in(lobby):
    """The names of those who have opened a table, have no guest and have not
    left. Only sheets that have been read are known."""
    hosts = [read_table(sheet).players[HOST]
             for _, sheet in lobby.sheets.values() if not sheet.guest]
    return {host.name for host in hosts if host.name and not host.left}


def table_at(lobby, name):
    """The Table of the host whose file has this name."""
    host = sheet_in(lobby, name)
    return read_table(host, sheet_in(lobby, host.guest) if host.guest
                      and is_sheet(host.guest) else NO_SHEET)

"""watching.py - a game at two PCs is followed, such as on the projector.

PROCESS  reads both sheets again and again: watch_table table_ended
OUTPUT   shows what is new: show_watched

Nothing is written, and what the players say to each other is not shown.
"""

from rooms.console import listed, put_game, show_board, tell
from rooms.meeting.at_table import is_another, players_at
from rooms.meeting.sheet import read_sheet
from rooms.meeting.table import read_table
from rooms.meeting.waiting import fault_at_table, wait_until
from rules import copy_of, result

# PROCESS

def watch_table(match, place):
    """Show a game while it is played elsewhere, to its end or until Ctrl-C.
    Nothing is written."""
    tables = [read_table(*[seat.sheet for seat in place.seats])]

    def look_there():
        """Read both sheets; show what is new."""
        table = read_table(*[read_sheet(seat.sheet.path)
                             for seat in place.seats])
        if not is_earlier(table, tables[-1]):
            tables[:] = [table]
            show_watched(match, table)
    tell(match, "watching", names=listed(place.names, "and"))
    try:
        wait_until(match, look_there, lambda: table_ended(tables[0]),
                   lambda: fault_at_table(tables[0]))
    except KeyboardInterrupt:
        tell(match, "stopped")


def is_earlier(one, two):
    """Has a table been read as it was before another time?"""
    return any(len(first.checks) < len(second.checks)
               for first, second in zip(one.seats, two.seats))


def table_ended(table):
    """Has a game at a table ended?"""
    return table.white is not None and result(table.game)


# OUTPUT

def show_watched(match, table):
    """Show the game at a table, if it has changed."""
    if table.white is None:
        return
    players = players_at(table)
    if is_another(match.game, table.game) or any(
            player.name != match.players[man].name
            for man, player in players.items()):
        match.players, match.screen.drawn = players, None
        put_game(match, copy_of(table.game))
        show_board(match)

"""watching.py - a game at two PCs is followed, such as on the projector.

PROCESS  watch_table is_earlier is_over white_and_black
OUTPUT   show_table

Nothing is written, and what the players say to each other is not shown.
"""

from board import BLACK, WHITE
from commands.waiting import fault_in_words, wait_until
from console import listed, name_in, set_game, show_board, tell, two_people
from meeting import read_sheet, read_table
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
            show_table(match, table)
    tell(match, "watching", names=listed(place.names, "and"))
    try:
        wait_until(match, look_there, lambda: is_over(tables[0]),
                   lambda: fault_in_words(match, tables[0]))
    except KeyboardInterrupt:
        tell(match, "stopped")


def is_earlier(one, two):
    """Has a table been read as it was before another time?"""
    return any(len(first.checks) < len(second.checks)
               for first, second in zip(one.seats, two.seats))


def is_over(table):
    """Has a game at a table ended?"""
    return table.white is not None and result(table.game)


def white_and_black(table):
    """The names of White and Black at a table."""
    names = [name_in(seat.name) for seat in table.seats]
    return names if table.white == 0 else names[::-1]


# OUTPUT

def show_table(match, table):
    """Show the game at a table, if it has changed."""
    if table.white is None:
        return
    shown = match.game
    if shown.turns != table.game.turns or shown.ended != table.game.ended \
            or white_and_black(table) != [match.players[man].name
                                      for man in (WHITE, BLACK)]:
        match.players = two_people(*white_and_black(table))
        set_game(match, copy_of(table.game))
        show_board(match)

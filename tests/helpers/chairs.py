"""chairs.py - two chairs at a table of two PCs, in one process, for tests.

STORAGE  two_chairs begun
PROCESS  play_by_chance

A chair is a Chair of meeting/. Each reads what the other has written, in a
folder, as two programs would.
"""

from board import in_names
from meeting import (Lobby, add_line, confirm_ready, guests_of, join_table,
                     look, open_table, read_sheet, roll_if_ready, seat_guest,
                     whose_line)
from rules import legal_turns, new_game, result

# STORAGE

def two_chairs(folder, host="Ann", guest="Ben", **options):
    """The Chairs of a host and a guest, before they are ready."""
    ann = open_table(str(folder), host, new_game(**options))
    ben = join_table(read_sheet(ann.own.path), guest)
    lobby = Lobby(str(folder), host)
    assert any(seat_guest(ann, sheet) for sheet in guests_of(lobby, ann))
    look(ben)
    return ann, ben


def begun(folder, **options):
    """[White's Chair, Black's], after the roll."""
    chairs = two_chairs(folder, **options)
    for chair in chairs * 3:
        look(chair)
        confirm_ready(chair)
        roll_if_ready(chair)
    for chair in chairs:
        look(chair)
    return sorted(chairs, key=lambda chair: chair.side != chair.table.white)


# PROCESS

def play_by_chance(chairs, chance, most=10 ** 6):
    """Play by chance up to the end, or so many turns."""
    white = chairs[0]
    while not result(white.table.game) and len(white.table.game.turns) < most:
        for chair in chairs:
            look(chair)
            if whose_line(chair.table) == chair.side:
                turns = legal_turns(chair.table.game)
                add_line(chair, "turn " + in_names(*chance.choice(turns)))
    for chair in chairs:
        look(chair)

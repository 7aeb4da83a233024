"""chairs.py - two chairs at a table of two PCs, in one process, for tests.

INPUT    fault_seen table_of
STORAGE  two_chairs begun
PROCESS  let_go play_by_chance
OUTPUT   type_turns add_by_hand rewrite

A chair is a Chair of rooms/meeting/. Each reads in a folder what the other has
written, as two programs would.
"""

import rooms.meeting.sheet
from board import in_names
from rooms.meeting.chair import (add_line, join_table, open_table, read_other,
                                 roll_step, seat_guest)
from rooms.meeting.lobby import Lobby, guests_of
from rooms.meeting.sheet import Line, Sheet, check_of, line_of, read_sheet
from rooms.meeting.table import other_side, read_table, whose_line
from rules import legal_turns, new_game, result

# INPUT

def fault_seen(chair):
    """(number of the line, key) of the mistake that a chair finds."""
    read_other(chair)
    return chair.table.fault and chair.table.fault[1:3]


def table_of(*chairs):
    """The Table that a player reads who comes later."""
    return read_table(*[read_sheet(chair.own.path) for chair in sorted(
        chairs, key=lambda chair: chair.side)])


# STORAGE

def two_chairs(folder, host="Ann", guest="Ben", **options):
    """The Chairs of a host and a guest, before they are ready."""
    ann = open_table(str(folder), host, new_game(**options))
    ben = join_table(read_sheet(ann.own.path), guest)
    lobby = Lobby(str(folder), host)
    assert any(seat_guest(ann, sheet) for sheet in guests_of(lobby, ann))
    read_other(ben)
    return ann, ben


def begun(folder, **options):
    """[White's Chair, Black's], after the roll."""
    chairs = two_chairs(folder, **options)
    for chair in chairs * 3:
        read_other(chair)
        roll_step(chair)
    for chair in chairs:
        read_other(chair)
    return sorted(chairs, key=lambda chair: chair.side != chair.table.white)


# PROCESS

def let_go(*chairs):
    """Give back the sheets that the programs of these chairs hold. Windows
    removes and moves no file that is held."""
    for chair in chairs:
        chair.lock.close()


def play_by_chance(chairs, chance, most=10 ** 6):
    """Play by chance to the end, or at most `most` turns."""
    white = chairs[0]
    while not result(white.table.game) and len(white.table.game.turns) < most:
        for chair in chairs:
            read_other(chair)
            if whose_line(chair.table) == chair.side:
                turns = legal_turns(chair.table.game)
                add_line(chair, "turn " + in_names(*chance.choice(turns)))
    for chair in chairs:
        read_other(chair)


# OUTPUT

def type_turns(chairs, *turns):
    """Let both play these turns, such as "d6". White begins."""
    for number, turn in enumerate(turns):
        read_other(chairs[number % 2])
        add_line(chairs[number % 2], "turn " + turn)
    for chair in chairs:
        read_other(chair)


def add_by_hand(chair, text, seen=None):
    """Add a line to a sheet, as a program without any rules would do."""
    if seen is None:
        seen = chair.table.seats[other_side(chair.side)].taken
    check = check_of(chair.own.lines[-1].check,
                     chair.other.lines[seen - 1].check if seen else "", text)
    whole = chair.own.whole + line_of(Line(seen, text, check))
    rooms.meeting.sheet.write_on(chair.own.path, whole)
    chair.own = Sheet(chair.own.path, whole)


def rewrite(chair, change):
    """Change the bytes of a chair's sheet from outside."""
    with open(chair.own.path, "rb") as file:
        whole = file.read()
    with open(chair.own.path, "wb") as file:
        file.write(change(whole))

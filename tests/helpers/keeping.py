"""keeping.py - the games that the program has kept in the folder of a test.

INPUT    games_kept kept_game
OUTPUT   damage
"""

import pathlib

from rooms.records.record import read_record

# INPUT

def games_kept():
    """The files in which games are kept, the latest last."""
    return sorted(pathlib.Path("games").glob("*.txt"))


def kept_game(number=-1):
    """A game that is kept: the latest, or another."""
    return read_record(games_kept()[number].read_text("utf-8"))[0]


# OUTPUT

def damage(path):
    """Put a turn that is not legal into a record of 8 turns, as the seventh:
    its text."""
    text = path.read_text("utf-8").replace(" 4. ", " 4. b2 ")
    path.write_text(text, encoding="utf-8")
    return text

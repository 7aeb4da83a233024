"""keeping.py - the games that the program has kept in the folder of a test."""

import os
import pathlib

from rooms.records.record import read_record, record_of


def games_kept():
    """The files of kept games. The newest is last."""
    return sorted(pathlib.Path("games").glob("game *.txt"))


def kept_game(number=-1):
    """A kept game: the newest, or another one."""
    return read_record(games_kept()[number].read_text("utf-8"))[0]


def failing(code):
    """What a system does that has this trouble."""
    def fail(*details, **more):
        raise OSError(code, os.strerror(code))
    return fail


def keep_record(folder, number, game, tags):
    """Keep a game with these tags, as the program does. Returns its path."""
    (folder / "games").mkdir(parents=True, exist_ok=True)
    path = folder / "games" / ("game %04d.txt" % number)
    path.write_text(record_of(game, tags), encoding="utf-8")
    return path


def remember(folder, *lines):
    """Write these lines into the memory of the program in this folder."""
    (folder / "games").mkdir(parents=True, exist_ok=True)
    (folder / "games" / "learning.txt").write_text("\n".join(lines), "utf-8")


def damage(path):
    """Put a turn that is not legal into a record of 8 turns, as the seventh.
    Returns the text of the record."""
    return change_text(path, " 4. ", " 4. b2 ")


def change_text(path, old, new):
    """Put a new text for the old one into a file. Returns the whole text."""
    text = path.read_text("utf-8").replace(old, new)
    path.write_text(text, encoding="utf-8")
    return text

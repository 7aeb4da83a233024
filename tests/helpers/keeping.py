"""keeping.py - the games that the program has kept in the folder of a test,
and what a system does when it cannot keep one."""

import contextlib
import errno
import itertools
import os
import pathlib
import time

import pytest

from rooms.records.record import read_record, record_of

really_sleep = time.sleep


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


@contextlib.contextmanager
def held_open(*paths, moments=None):
    """Another program has these files open, as on Windows: nobody can replace
    or remove them. With `moments`, until they were asked for so often."""
    paths, asked = {os.path.realpath(str(path)) for path in paths}, []
    with contextlib.ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        if time.sleep is really_sleep:  # no other clock, as that of here.py
            now = itertools.count()
            patch.setattr(time, "monotonic", lambda: next(now) / 10)
            patch.setattr(time, "sleep", lambda seconds: None)
        opened = [stack.enter_context(open(path, "rb")) for path in paths]

        def refusing(action):
            """The action, which is refused while a file is open."""
            def refuse(*touched):
                if paths & {os.path.realpath(str(path)) for path in touched}:
                    asked.append(touched)
                    if moments is None or len(asked) < moments:
                        error = PermissionError(errno.EACCES, "it is open")
                        error.winerror = 32
                        raise error
                    for file in opened:
                        file.close()
                action(*touched)
            return refuse
        for name in ("replace", "remove"):
            patch.setattr(os, name, refusing(getattr(os, name)))
        yield


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
    """Put an illegal seventh turn into a record of 8. Returns its text."""
    return change_text(path, " 4. ", " 4. b2 ")


def change_text(path, old, new):
    """Put a new text for the old one into a file. Returns the whole text."""
    text = path.read_text("utf-8").replace(old, new)
    path.write_text(text, encoding="utf-8")
    return text

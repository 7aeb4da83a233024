"""conftest.py - lets the tests find the program, and leaves the long ones out."""

import os
import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
for folder in (ROOT, ROOT / "tests", ROOT / "tests" / "tools"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

import board            # noqa: E402

board.MEN = 9           # The games of the tests are for nine men, whatever
                        # number is tried in board.py.
import rooms.console.sentences as said      # noqa: E402
from rooms.console.languages import english     # noqa: E402

said.TEXT.update(english.SENTENCES)     # They quote English, whatever
said.ONE.update(english.ONE)            # language the program speaks.
for name in ("PYCHARM_HOSTED", "NO_COLOR", "FORCE_COLOR"):
    os.environ.pop(name, None)      # Wherever they run, they see the same.


def pytest_configure(config):
    """The long tests run when they are asked for: `python -m pytest -m slow`."""
    config.addinivalue_line("markers", "slow(why): takes long; not run every day")
    config.option.markexpr = config.option.markexpr or "not slow"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """A test that is long says why: `@pytest.mark.slow(why="...")`."""
    silent = [item.nodeid for item in items
              for mark in item.iter_markers("slow") if not mark.kwargs]
    if silent:
        raise pytest.UsageError("It is not said why these are slow: %s"
                                % " ".join(silent))


class Clock:
    """A clock that goes on with the work done, so that no machine is slow:
    the computer looks at it after each 64 positions."""

    def __init__(self, tick):
        self.tick, self.ticks = tick, 0

    def __call__(self):
        self.ticks += 1
        return self.ticks * self.tick


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """The clock of the computer: one that counts, 50 times a second. So a
    second is 3200 positions, and a hint looks about three turns ahead. How
    both play on after a turn is looked at shortly, too.
    """
    clock = Clock(0.02)
    monkeypatch.setattr("rooms.computer.search.perf_counter", clock)
    if (ROOT / "rooms" / "learning").is_dir():
        monkeypatch.setattr("rooms.learning.hints.REPLIES", 190)
    return clock


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A folder and a home of its own for each test, for the games kept."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(autouse=True)
def quick_drive(monkeypatch):
    """Nobody waits until a file is really on the drive: no test cuts the
    power. Tests that count how often it is waited for put their own here."""
    monkeypatch.setattr("os.fsync", lambda file: None)


@pytest.fixture(autouse=True)
def nine_men(monkeypatch):
    """Players apart know nine men, too: each is a program of its own."""
    if (ROOT / "rooms" / "tournament").is_dir():
        monkeypatch.setattr("rooms.tournament.apart.PROGRAM", str(
            ROOT / "tests" / "helpers" / "one_player_of_nine.py"))

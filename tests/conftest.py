"""conftest.py - lets tests find the program, and leaves out the long ones."""

import os
import pathlib
import sys
import tempfile
import types

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
for folder in (ROOT, ROOT / "tests", ROOT / "tests" / "tools"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

from helpers import guard

os.environ.update(guard.at_home(__file__))   # a file: nothing can lie below it

import board

board.MEN = 9           # The games of the tests are for nine men, even if
                        # somebody tries another number in board.py.
import rooms.console.sentences as said
from rooms.console.languages import english

for name in ("PYCHARM_HOSTED", "NO_COLOR", "FORCE_COLOR"):
    os.environ.pop(name, None)      # The tests see the same everywhere.


# These games and positions are for the board without diagonals.
collect_ignore = [] if len(board.MILLS) == 16 else [
    "test_%s.py" % name for name in (
        "console_by_ear", "endgames", "learning_class", "learning_grades",
        "learning_greeting", "learning_habits", "learning_lessons",
        "learning_own_puzzles", "learning_progress", "learning_puzzles")]


def pytest_configure(config):
    """Run the long tests only with `python -m pytest -m slow`."""
    config.addinivalue_line("markers", "slow(why): takes long; not run every day")
    config.option.markexpr = config.option.markexpr or "not slow"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """A long test says why it is long: `@pytest.mark.slow(why="...")`."""
    silent = [item.nodeid for item in items
              for mark in item.iter_markers("slow") if not mark.kwargs]
    if silent:
        raise pytest.UsageError("It is not said why these are slow: %s"
                                % " ".join(silent))


def pytest_make_parametrize_id(val):
    """A long text does not stand in the name of a test: Windows has no room
    for it."""
    if isinstance(val, (str, bytes)) and len(val) > 100:
        return "%d signs" % len(val)
    return None


class Clock:
    """A clock that counts work, so that no machine is slow. The computer
    looks at it after each 64 positions."""

    def __init__(self, tick):
        self.tick, self.ticks = tick, 0

    def __call__(self):
        self.ticks += 1
        return self.ticks * self.tick


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """A clock for the computer that counts 50 looks as a second. So a second
    is 3200 positions, and a hint looks about three turns ahead. It also looks
    shortly at how both players go on after a turn.
    """
    clock = Clock(0.02)
    monkeypatch.setattr("rooms.computer.search.perf_counter", clock)
    if (ROOT / "rooms" / "learning").is_dir():
        monkeypatch.setattr("rooms.learning.hints.REPLIES", 190)
        monkeypatch.setattr("rooms.learning.history.perf_counter", clock)
    return clock


@pytest.fixture
def made_up():
    """A function that puts a made-up language in force: made_up(WORDS,
    SENTENCES, PLAIN=..., plural=...)."""
    return lambda words=(), sentences=(), **more: said.put_in_force(
        types.SimpleNamespace(**{
            "__name__": "languages.madeup", "plural": english.plural,
            "WORDS": dict(words), "SENTENCES": dict(sentences), **more}))


@pytest.fixture(autouse=True)
def english_again():
    """After each test English is in force."""
    yield
    if said.language_spoken() != "english":
        said.put_in_force(english)


@pytest.fixture(scope="session", autouse=True)
def guarded(tmp_path_factory):
    """Nothing outside the folder of all tests may be changed."""
    home, before = tmp_path_factory.mktemp("home"), os.getcwd()
    games = guard.games_there()
    os.environ.update(guard.at_home(home))
    guard.watch(tmp_path_factory.getbasetemp())
    os.chdir(str(home))
    tempfile.tempdir = str(home)
    yield
    os.chdir(before)
    guard.OWN.clear()
    assert guard.games_there() == games, "they changed during the tests"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Give each test its own folder and home, for the games that are kept."""
    monkeypatch.chdir(tmp_path)
    for name, value in {**guard.at_home(tmp_path), "LANG": "C.UTF-8"}.items():
        monkeypatch.setenv(name, value)
    yield tmp_path
    touched, guard.REFUSED[:] = guard.REFUSED[:], []
    assert not touched, "A test may not touch this"


@pytest.fixture(autouse=True)
def quick_drive(monkeypatch):
    """No test waits until a file is really on the drive: no test cuts the
    power. Tests that count these waits put their own function here."""
    monkeypatch.setattr("os.fsync", lambda file: None)


@pytest.fixture(autouse=True)
def nine_men(monkeypatch):
    """Players apart play with nine men, too: each is its own program."""
    if (ROOT / "rooms" / "tournament").is_dir():
        monkeypatch.setattr("rooms.tournament.apart.PROGRAM", str(
            ROOT / "tests" / "helpers" / "one_player_of_nine.py"))

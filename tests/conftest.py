"""conftest.py - lets tests find the program, and leaves out the long ones."""

import contextlib
import importlib
import os
import pathlib
import sys
import tempfile
import types

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
ROOMS = {path.name for path in ROOT.glob("rooms/*")}
for folder in (ROOT, ROOT / "tests", ROOT / "tests" / "tools"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

from helpers import guard
from helpers.floors import FLOORS, floor_of
from helpers.reds import (MOST_WITH_ROOMS, THREE_FILES, noted, suspects,
                          told_error, told_floor, told_reds, told_suspects)

os.environ.update(guard.at_home(__file__))   # a file: nothing can lie below it

CALLS = {}              # {test: the functions that it calls}, see reds.py
REDS = {}               # {number of a floor: {red test: its error}}
MOST_TOLD = 20          # reds that are told at length

for name in ("PYCHARM_HOSTED", "NO_COLOR", "FORCE_COLOR"):
    os.environ.pop(name, None)      # The tests see the same everywhere.

collect_ignore = []     # the files that pytest does not read

# Their games and positions are for the board without diagonals.
USUAL_BOARD = ["test_%s.py" % name for name in """console_by_ear endgames
    floors learning_class learning_grades learning_greeting learning_habits
    learning_hints_good learning_lessons learning_own_puzzles learning_progress
    learning_puzzles learning_review""".split()]


def pytest_addoption(parser):
    """With --all, tests above a red floor run, too."""
    parser.addoption("--all", action="store_true", dest="all_floors",
                     help="run the tests above a red floor, too")


def pytest_configure(config):
    """Run the long tests only with `python -m pytest -m slow`. Tell red tests
    in words, and with all lines only if --tb asks for them. If the program
    cannot be read at all, say why, and run nothing."""
    config.addinivalue_line("markers", "slow(why): takes long; not run every day")
    config.option.markexpr = config.option.markexpr or "not slow"
    config.option.continue_on_collection_errors = True
    if config.option.tbstyle == "auto":
        config.option.tbstyle = "no"    # then nobody reads rewritten asserts
        sys.meta_path[:] = [finder for finder in sys.meta_path if finder
                            is not config.pluginmanager.rewrite_hook]
    try:
        import board            # here, since it may be broken
        board.MEN = 9           # The games of the tests are for nine men, even
                                # if somebody tries another number in board.py.
        importlib.import_module("helpers.usual")
        collect_ignore.extend(USUAL_BOARD if len(board.MILLS) != 16 else [])
    except Exception as error:
        raise pytest.UsageError("\n" + told_error(error)) from None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """The tests run from the lowest floor up. A long test says why it is long:
    `@pytest.mark.slow(why="...")`."""
    items.sort(key=lambda item: floor_of(item.path))
    silent = [item.nodeid for item in items
              for mark in item.iter_markers("slow") if not mark.kwargs]
    if silent:
        raise pytest.UsageError("It is not said why these are slow: %s"
                                % " ".join(silent))


def pytest_runtest_protocol(item):
    """Run no test above a red floor. Returns whether this one is left out."""
    here = floor_of(item.path)
    below = min(REDS, default=here)
    if below < here and not item.config.option.all_floors:
        item.session.shouldstop = told_floor(len(REDS[below]),
                                             FLOORS[below][0])
    return True if item.session.shouldstop else None


def noting(item):
    """Note which functions the tests of the three files call."""
    with noted(CALLS, item.name, MOST_WITH_ROOMS) \
            if floor_of(item.path) < len(THREE_FILES) \
            else contextlib.nullcontext():
        yield


pytest_runtest_setup = pytest_runtest_call = pytest.hookimpl(
    hookwrapper=True)(noting)


def pytest_exception_interact(node, call):
    """Note a red test and its error, or a file that cannot be read."""
    name, error = node.name, call.excinfo.value
    if isinstance(node, pytest.Collector):
        name, error = node.nodeid, error.__cause__ or error
    REDS.setdefault(floor_of(node.path), {})[name] = error


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session):
    """The tests are over, perhaps too early. Now pytest writes files."""
    guard.OWN.clear()
    if REDS:
        session.exitstatus = 1


def pytest_terminal_summary(terminalreporter):
    """Say what is red, in words, and where to look first."""
    if REDS:
        terminalreporter.section("What is red")
        floor = min(REDS)
        reds = [red for number in sorted(REDS) for red in REDS[number].items()]
        for text in told_reds(reds, MOST_TOLD):
            terminalreporter.write_line(text + "\n")
        if floor < len(THREE_FILES):
            terminalreporter.write_line(
                told_suspects(suspects(CALLS, REDS[floor])[:3]))


def pytest_make_parametrize_id(val):
    """A long text does not stand in the name of a test: for Windows."""
    if isinstance(val, (str, bytes)) and len(val) > 100:
        return "%d signs" % len(val)
    return None


class Clock:
    """A clock that counts work, so that no machine is slow. The computer
    looks at it after each 64 positions. After so many looks Ctrl-C comes:
    `strikes_at`."""

    def __init__(self, tick):
        self.tick, self.ticks, self.strikes_at = tick, 0, None

    def __call__(self):
        self.ticks += 1
        if self.ticks - 1 == self.strikes_at:
            raise KeyboardInterrupt
        return self.ticks * self.tick


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """A clock for the computer that counts ten looks as a second. So a second
    is 640 positions, and a hint looks hardly more than two turns ahead. It
    also looks shortly at how both players go on after a turn."""
    clock = Clock(0.1)
    monkeypatch.setattr("rooms.computer.search.perf_counter", clock)
    if "learning" in ROOMS:
        monkeypatch.setattr("rooms.learning.hints.REPLIES", 200)
        monkeypatch.setattr("rooms.learning.history.perf_counter", clock)
    return clock


@pytest.fixture
def made_up():
    """A function that puts this language in force, with PLAIN and plural."""
    import rooms.console.sentences as said      # they may be broken, too
    from rooms.console.languages import english
    return lambda words=(), sentences=(), **more: said.put_in_force(
        types.SimpleNamespace(**{
            "__name__": "languages.madeup", "plural": english.plural,
            "WORDS": dict(words), "SENTENCES": dict(sentences), **more}))


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
    """Give each test its own folder and home, for the games that are kept. No
    test waits until a file is really on the drive. Players apart play with
    nine men, too. After the test English is in force."""
    monkeypatch.chdir(tmp_path)
    for name, value in {**guard.at_home(tmp_path), "LANG": "C.UTF-8"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("os.fsync", lambda file: None)
    if "tournament" in ROOMS:
        monkeypatch.setattr("rooms.tournament.apart.PROGRAM", str(
            ROOT / "tests" / "helpers" / "one_player_of_nine.py"))
    yield tmp_path
    said = sys.modules.get("rooms.console.sentences")
    if said and said.language_spoken() != "english":
        said.put_in_force(sys.modules["rooms.console.languages.english"])
    touched, guard.REFUSED[:] = guard.REFUSED[:], []
    assert not touched, "A test may not touch this"

"""A feature is one room. When the room, its lines in the entry script and its
tests are removed, the rest still runs."""

import os
import re
import shutil
import subprocess
import sys

import pytest

import nine_mens_morris
from helpers.playing import ROOT, WHOLE, as_tested, copy_all, has_room, run

FEATURES = [room for room in ("learning", "meeting", "tournament")
            if has_room(room)]


def words_of(room):
    """The words that only this feature brings to the game."""
    return {*getattr(nine_mens_morris, room).WORDS} \
        - {*nine_mens_morris.commands.WORDS}


def take_away(room, folder):
    """Copy the project to a new folder, without this room, its tests, and its
    lines in the entry script. The copy plays with nine men."""
    copy_all(folder)
    shutil.rmtree(str(folder / "rooms" / room))
    for path in (folder / "tests").glob("test_%s*.py" % room):
        path.unlink()
    entry = folder / "nine_mens_morris.py"
    lines = entry.read_text("utf-8").split("\n")
    left = [line for line in lines if not re.search(
        r"import %s$|\b%s\.\w+,$" % (room, room), line)]
    assert 2 <= len(lines) - len(left) <= 4
    entry.write_text("\n".join(left), "utf-8")
    as_tested(folder)


@pytest.fixture(scope="module")
def copies(tmp_path_factory):
    """{feature: the folder of the project without it}."""
    found = {room: tmp_path_factory.mktemp("without") / "program"
             for room in FEATURES}
    for room, folder in found.items():
        take_away(room, folder)
    return found


@pytest.fixture(params=FEATURES)
def without(request, copies):
    """(the folder of the project without one feature, the words that went
    with the feature)."""
    return copies[request.param], words_of(request.param)


def test_the_rest_runs_and_help_lists_no_word_of_the_feature(without):
    folder, words = without
    done = run(WHOLE + b"no\n", folder=folder)
    assert done.returncode == 0 and done.stderr == b""
    assert b"White wins" in done.stdout
    done = run(b"help\nhelp all\n" + "".join(sorted(
        "%s\n" % word for word in words)).encode(), folder=folder)
    assert done.returncode == 0 and done.stderr == b""
    said = done.stdout.decode("utf-8")
    told = re.search(r"letters are enough:\n((?:  .*\n)+)", said).group(1)
    assert "undo" in told and not words & set(re.findall(r"\w+", told))
    rows = re.search(r"after a mill\.\n((?:  .*\n)+)", said).group(1)
    daily = re.findall(r"^  (\w+)", rows, re.M)
    assert "undo" in daily and not words & set(daily)
    assert said.count("is no command") + said.count("Did you mean") \
        >= len(words)


# The tests of the house and of the game. They run daily in each copy.
DAILY = ("test_house.py", "test_commands_table.py", "test_nine_mens_morris.py",
         "test_rules.py", "test_docs.py", "test_commands_arguments.py",
         "test_commands_saved_games.py")


def begin_tests(folder, *arguments):
    """Begin to run the tests of a copy. Return the process."""
    return subprocess.Popen(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider",
         *arguments], cwd=str(folder), stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=dict(os.environ, PYTEST_ADDOPTS=""))    # no slow tests there


def assert_green(tests):
    """All tests of this process are green. Tests that are also red with all
    rooms do not count: they do not miss a room."""
    said = tests.communicate()[0].decode("utf-8")
    red = set(re.findall(r"^(?:FAILED|ERROR) ([\w/]+\.py(?:::\w+)?)", said,
                         re.M))
    assert tests.returncode == (1 if red else 0), said[-3000:]
    if red:
        here = begin_tests(ROOT, "--tb=no", *sorted(red))
        also = here.communicate()[0].decode("utf-8")
        assert {test for test in red if "FAILED " + test not in also} \
            == set(), said[-3000:]


@pytest.fixture(scope="module")
def daily(copies):
    """{the folder of a copy: the process of its daily tests}. All run at once,
    because each takes seconds. `-k` first reads all test files and then
    chooses. They are read faster as plain Python."""
    begun = {folder: begin_tests(folder, "--assert=plain", "-k",
                                 " or ".join(DAILY))
             for folder in copies.values()}
    yield begun
    for tests in begun.values():
        tests.kill()
        tests.stdout.close()
        tests.wait()


def test_all_test_files_can_be_read_and_the_daily_tests_are_green_without_it(
        without, daily):
    folder, _ = without
    assert all((folder / "tests" / name).exists() for name in DAILY)
    assert_green(daily[folder])


@pytest.mark.slow(why="hundreds of tests run once for each feature")
def test_all_tests_that_name_a_feature_are_green_without_it(without):
    folder, _ = without
    room, = set(FEATURES) - {path.name for path in (
        folder / "rooms").iterdir()}
    naming = [path.name for path in (folder / "tests").glob("test_*.py")
              if room in path.read_text("utf-8")]
    naming = {*naming} - {*DAILY, "test_house_removal.py"}
    assert len(naming) > 2
    assert_green(begin_tests(folder, *sorted("tests/" + name
                                             for name in naming)))

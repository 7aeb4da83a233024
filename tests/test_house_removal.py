"""A feature is one room: it is taken away with its lines in the entry script
and its tests, and the rest runs."""

import re
import shutil
import subprocess
import sys

import pytest

import nine_mens_morris
from helpers.playing import ROOT, WHOLE, has_room, run

FEATURES = [room for room in ("learning", "meeting", "tournament")
            if has_room(room)]


def words_of(room):
    """The words that a feature brings to the game."""
    return set(getattr(nine_mens_morris, room).WORDS)


@pytest.fixture(scope="module", params=FEATURES)
def without(request, tmp_path_factory):
    """(the project without one of its features, in a folder of its own; the
    words that have gone with it)."""
    room = request.param
    folder = tmp_path_factory.mktemp("without") / "program"
    shutil.copytree(str(ROOT), str(folder), ignore=shutil.ignore_patterns(
        ".*", "__pycache__", "games", "tournaments"))
    shutil.rmtree(str(folder / "rooms" / room))
    for path in (folder / "tests").glob("test_%s*.py" % room):
        path.unlink()
    entry = folder / "nine_mens_morris.py"
    lines = entry.read_text("utf-8").split("\n")
    left = [line for line in lines if not re.search(
        r"import %s$|\b%s\.\w+,$" % (room, room), line)]
    assert 2 <= len(lines) - len(left) <= 4
    entry.write_text("\n".join(left), "utf-8")
    return folder, words_of(room)


def test_the_rest_runs_and_help_lists_no_word_of_the_feature(without):
    folder, words = without
    done = run(WHOLE + b"no\n", folder=folder)
    assert done.returncode == 0 and done.stderr == b""
    assert b"White wins" in done.stdout
    done = run(b"help\n" + "".join(sorted(
        "%s\n" % word for word in words)).encode(), folder=folder)
    assert done.returncode == 0 and done.stderr == b""
    said = done.stdout.decode("utf-8")
    told = re.search(r"first letters will do:\n((?:  .*\n)+)", said).group(1)
    assert "undo" in told and not words & set(re.findall(r"\w+", told))
    assert said.count("is no command") + said.count("Did you mean") \
        >= len(words)


def in_copy(folder, *arguments):
    """Run the tests of a copy; the process that has ended."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider",
         *arguments], cwd=str(folder), stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT)


def test_the_house_and_the_tests_of_the_game_are_green_without_it(without):
    folder, _ = without
    done = in_copy(folder, "tests/test_house.py", "tests/test_commands_table.py",
                   "tests/test_nine_mens_morris.py", "tests/test_rules.py",
                   "tests/test_docs.py", "tests/test_commands_arguments.py",
                   "tests/test_commands_saved_games.py")
    assert done.returncode == 0, done.stdout.decode("utf-8")[-3000:]


def test_every_other_test_file_can_be_read_without_it(without):
    folder, _ = without
    done = in_copy(folder, "--collect-only")
    assert done.returncode == 0, done.stdout.decode("utf-8")[-3000:]


@pytest.mark.slow(why="all other tests run once for each feature")
def test_all_other_tests_are_green_without_it(without):
    folder, _ = without
    done = in_copy(folder, "-x", "--ignore=tests/test_house_removal.py")
    assert done.returncode == 0, done.stdout.decode("utf-8")[-3000:]

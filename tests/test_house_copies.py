"""Copies of the house: changes that must stay cheap, and rooms taken away."""

import importlib
import pathlib
import re
import shutil

import pytest

import nine_mens_morris
import rooms.join
from board import EMPTY
from helpers.playing import (ENDED_GAME, ROOT, as_tested, boards, copy_all,
                             has_room, pytest_in, said_by)
from helpers.seldom import some_daily

FEATURES = [room for room in ("learning", "meeting", "tournament")
            if has_room(room)]


def take_away(room, folder):
    """Copy the project to a new folder, without this room, its tests, and its
    lines in rooms/join.py. The copy plays with nine men."""
    copy_all(folder)
    shutil.rmtree(str(folder / "rooms" / room))
    for path in (folder / "tests").glob("test_%s*.py" % room):
        path.unlink()
    join = folder / "rooms" / "join.py"
    lines = join.read_text("utf-8").split("\n")
    door = next(line for line in lines
                if line.startswith("from rooms.%s import " % room))
    names = {*re.findall(r"\w+", door.replace("WORDS as ", ""))[4:]}
    kept = [line for line in lines if not names & {*re.findall(r"\w+", line)}]
    assert 2 <= len(lines) - len(kept) <= 4
    join.write_text("\n".join(kept), "utf-8")
    return as_tested(folder)


@pytest.fixture(scope="module", params=some_daily(FEATURES, FEATURES[-1:]))
def without(request, tmp_path_factory):
    """(a feature, the folder of the project without it)."""
    return request.param, take_away(
        request.param, tmp_path_factory.mktemp("without") / "program")


def test_without_a_feature_the_rest_runs_and_help_has_no_word_of_it(without):
    room, folder = without
    words = {*importlib.import_module("rooms." + room).WORDS} - {
        *rooms.join.commands.all_words(nine_mens_morris.WORDS)}
    said_by(folder, *ENDED_GAME, "quit")
    kept, = pathlib.Path("games").glob("*.txt")
    assert kept.read_text("utf-8").endswith(" 1-0\n")
    told = said_by(folder, "help", "help all")
    typed = set(re.findall(r"(?m)^  (\w+)", told)) | {
        word for row in re.findall(r"(?m)^  \w+ +(.*,.*)", told)
        for word in re.findall(r"\w+", row)}
    assert "undo" in typed and not words & typed
    assert boards(said_by(folder, *words))[-1] == 24 * [EMPTY]


def red_tests(folder, *arguments):
    """The tests of a copy that are red, of these files or tests."""
    status, told = pytest_in(folder, "--all", *arguments)
    red = {*re.findall(r"(?m)^(?:FAILED|ERROR) ([\w/]+\.py(?:::\w+)?)", told)}
    assert status == (1 if red else 0), told[-3000:]
    return red


@pytest.mark.slow(why="hundreds of tests run once for each feature")
def test_without_a_feature_its_neighbours_and_the_game_are_green(without):
    room, folder = without
    names = ["tests/" + path.name
             for path in sorted((folder / "tests").glob("test_*.py"))
             if room in path.read_text("utf-8") or path.name.startswith(
                 ("test_commands", "test_nine", "test_rules", "test_docs"))]
    assert len(names) > 12
    names.remove("tests/test_house_copies.py")
    for words in names, ["--collect-only", "tests"]:
        red = red_tests(folder, *words)     # but not with all rooms, too
        assert not red or red <= red_tests(ROOT, *sorted(red))

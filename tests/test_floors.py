"""The tests stand on floors, and a red one is told in words."""

import os
import subprocess
import sys

import pytest

from board import LETTER_OF, WHITE
from helpers import reds
from helpers.floors import FLOORS, floor_of
from helpers.playing import ROOT, copy_all
from rules import Refused


@pytest.fixture
def broken(folder):
    """A function that changes a text of a file in a copy of the project, and
    returns what run.py says there. It knows no pytest (-S)."""
    def run_with(file, old, new, encoding="utf-8"):
        there = folder / "copy"
        if not there.is_dir():
            copy_all(there, "docs", "test_co*", "test_[d-nt]*")
        text = (ROOT / file).read_text("utf-8")
        assert old in text
        (there / file).write_text(text.replace(old, new, 1), "utf-8")
        done = subprocess.run(
            [sys.executable, "-S", str(there / "tests" / "run.py")],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env=dict(os.environ, PYTHONIOENCODING=encoding,
                     PYTHONDONTWRITEBYTECODE="1"))  # it changes too quickly
        (there / file).write_text(text, "utf-8")
        return done.returncode, "\n".join(
            done.stdout.decode(encoding).splitlines())
    return run_with


def test_the_lowest_files_stand_on_the_lowest_floors():
    assert [floor_of("tests/test_%s.py" % name) for name in (
        "board", "rules_ends", "classic", "records_fen", "commands_turns",
        "learning_hints", "house")] == list(range(len(FLOORS)))


def test_without_pytest_a_wrong_rule_is_named_with_its_board(broken):
    for encoding, man in ("utf-8", WHITE), ("ascii", LETTER_OF[WHITE]):
        status, said = broken("board.py", "== man and spots[two] == man \\",
                              "== man or spots[two] == man \\", encoding)
        assert status == 1
        assert "Three men around a corner are no mill" in said
        assert 'test_board.py", line ' in said and man in said
        assert "mills_made" in said.split("Look here first")[1]
        assert "Flying" not in said and "Traceback" not in said


def test_an_example_in_a_docstring_says_what_it_should_be(broken):
    said = broken("board.py", "if point in (one, three)",
                  "if point in (one, two)")[1]
    assert "neighbours_of(4) should be [1, 3, 5, 7],\n    but it is" in said
    said = broken("rules.py", '+ " " + word', '- " " + word')[1]
    assert "TypeError" in said and 'rules.py", line ' in said
    assert ", in joined" in said and "***" not in said
    said = broken("rules.py", "    return text\n", "    return\n")[1]
    assert "but it is None" in said and ", in notation" in said


def test_a_line_that_python_cannot_read_is_named(broken):
    for file, old, new, line in [
            ("board.py", "def in_mill(spots, man, point):", "def in_mill(", 0),
            ("rules.py", "import", "imported", 1),
            ("rules.py", "EMPTY_TURN = ", "EMPTY_TURN = nothing + ", 0)]:
        status, said = broken(file, old, new)
        assert status == 1
        assert said.count('%s", line ' % file) == 1
        assert "Traceback" not in said
    for words, meaning in [("cannot assign. Maybe you meant '==' ...", "=="),
                           ("'return' outside function", "to the left"),
                           ("'NoneType' object is not iterable", "return")]:
        assert meaning in reds.in_plain_words(words)


def test_a_program_that_never_ends_is_red_too(broken):
    status, said = broken("nine_mens_morris.py", "and not all_men_placed",
                          "and all_men_placed")
    assert status == 1 and said.count("this never ends") == 1
    assert 'nine_mens_morris.py", line ' in said and "reds.py" not in said
    said = broken("rules.py", "    move_men(game, turn)", "    return")[1]
    assert said.count("this never ends") <= 1 and ", in play_legal" in said


def test_without_pytest_it_is_said_what_was_not_run(broken):
    status, said = broken("board.py", "board.py - ", "board.py - ")
    assert ("Manage packages" in said) == (status == 0)
    assert status == 0 or " red." in said       # after exercise 4, for example


def test_what_was_expected_and_what_came_stand_beside_each_other():
    game = 4
    try:
        assert game and 2 + game == 5
    except AssertionError as error:
        said = reds.told("test_two_and_three", error)
    assert said.startswith("Two and three:")
    assert "2 + game should be 5,\n    but it is 6." in said


def test_reds_that_stopped_at_the_same_place_are_told_once(broken):
    said = broken("nine_mens_morris.py", 'key + " instead" in',
                  "key - 1 in")[1]
    assert said.count("The program stopped there") == 1
    assert 'if key - 1 in SENTENCES:' in said and "... and 11 more." in said


def test_a_test_that_stopped_before_it_could_ask_is_told_last():
    said = reds.told_reds([("test_one", Refused("over", object())),
                           ("test_two", AssertionError())], 2)
    assert said[0].startswith("Two") and "Refused: 'over'" in said[1]


def test_nothing_above_a_red_floor_is_run(folder):
    test = "def test_%s():\n    assert 1 == 2\n"
    (folder / "test_house.py").write_text(test % "house", "utf-8")
    for text, more, red, told in [
            (test % "board", (), "1 failed", "Board:"),
            (test % "board", ("--all",), "2 failed", "Board:"),
            ("import gone", (), "1 error", "stopped there: ModuleNotFoundEr")]:
        (folder / "test_board.py").write_text(text, "utf-8")
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider",
             "-p", "conftest", "--basetemp", str(folder / "own"), *more,
             "test_house.py", "test_board.py"], cwd=str(folder),
            stdout=subprocess.PIPE, env=dict(
                os.environ, PYTEST_ADDOPTS="",
                PYTHONPATH=str(ROOT / "tests")))
        said = done.stdout.decode("utf-8", "replace")
        assert done.returncode == 1 and red in said and told in said
        assert ("not run" in said) == (more == ())

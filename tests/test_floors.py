"""The tests stand on floors, and a red one is told in words."""

import os
import subprocess
import sys

import pytest

from board import LETTER_OF, WHITE
from helpers import reds
from helpers.floors import FLOORS, PLAIN_FILES, floor_of
from helpers.keeping import change_text
from helpers.playing import ROOT, copy_all, pytest_in
from rules import Refused


@pytest.fixture(scope="module")
def broken(tmp_path_factory):
    """A function that changes a text of a file in a copy of the project, and
    returns what run.py says of these test files there. It knows no pytest
    (-S), and a program that never ends is noticed soon."""
    there = tmp_path_factory.mktemp("broken") / "copy"
    copy_all(there, "docs", "test_*")
    change_text(there / "tests" / "helpers" / "reds.py",
                "MOST_CALLS = 2000000", "MOST_CALLS = 40000")

    def run_with(file, old, new, *tests, encoding="utf-8"):
        for name in PLAIN_FILES:
            (there / "tests" / (name + ".py")).write_bytes((
                ROOT / "tests" / (name + ".py")).read_bytes()
                if name in tests else b"")
        assert new in change_text(there / file, old, new)
        done = subprocess.run(
            [sys.executable, "-S", str(there / "tests" / "run.py")],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env=dict(os.environ, PYTHONIOENCODING=encoding,
                     PYTHONDONTWRITEBYTECODE="1"))  # it changes too quickly
        (there / file).write_bytes((ROOT / file).read_bytes())
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
                              "== man or spots[two] == man \\", "test_board",
                              "test_rules", encoding=encoding)
        assert "Three men around a corner are no mill" in said
        assert 'test_board.py", line ' in said and man in said
        assert "mills_made" in said.split("Look here first")[1]
        assert status == 1 and "Flying" not in said
        assert "Traceback" not in said
    # If nothing is red, it is said what was not run
    status, said = broken("board.py", "board.py - ", "board.py - ",
                          "test_board")
    assert ("Manage packages" in said) == (status == 0)
    assert status == 0 or " red." in said       # after exercise 4, for example


@pytest.mark.parametrize("file, old, new, test, told", [
    # An example in a docstring says what it should be
    ("board.py", "if point in (one, three)", "if point in (one, two)",
     "test_board",
     ["neighbours_of(4) should be [1, 3, 5, 7],\n    but it is"]),
    ("rules.py", '+ " " + word', '- " " + word', "test_board",
     [", in joined", "TypeError", 'rules.py", line ']),
    # A program that never ends is red, too
    ("nine_mens_morris.py", "and not all_men_placed", "and all_men_placed",
     "test_classic_lines", ["this never ends", 'nine_mens_morris.py", line ']),
    ("rules.py", "    move_men(game, turn)", "    return",
     "test_rules", [", in play_legal"]),
    # Those that stopped at the same place are told once
    ("nine_mens_morris.py", 'key + " instead" in', "key - 1 in",
     "test_classic_lines", ["The program stopped there", "... and 11 more.",
                            "if key - 1 in SENTENCES:"]),
    # Python cannot read this
    ("board.py", "def in_mill(spots, man, point):", "def in_mill(", "",
     ['board.py", line ']),
    ("rules.py", "EMPTY_TURN = ", "EMPTY_TURN = nothing + ", "",
     ['rules.py", line '])])
def test_a_mistake_is_told_once_with_its_line_and_what_it_does(
        broken, file, old, new, test, told):
    status, said = broken(file, old, new, test)
    assert status == said.count(told[0]) == 1
    assert [words for words in told if words not in said] == []
    for sign in ("Traceback", "***", "reds.py"):
        assert sign not in said


def test_what_was_expected_and_what_came_stand_beside_each_other():
    game = 4
    with pytest.raises(AssertionError) as red:
        assert game and 2 + game == 5
    said = reds.told("test_two_and_three", red.value)
    assert said.startswith("Two and three:")
    assert "2 + game should be 5,\n    but it is 6." in said
    # Of two long values one sees where they differ
    one, two = ({"spots": ["empty"] * 99, "hands": [number, 8]}
                for number in (3, 4))
    with pytest.raises(AssertionError) as red:
        assert one == two
    rows = reds.told("test_two_games", red.value).split("\n")
    assert [row[:7] for row in rows if len(row) > 79] in ([], ["  File "])
    said = " ".join(" ".join(rows).split())
    assert "'hands': [3, 8]" in said and "'hands': [4, 8]" in said
    assert len(rows) < 10
    # A test that stopped before it could ask is told last
    said = reds.told_reds([("test_one", Refused("over", object())),
                           ("test_two", AssertionError())], 2)
    assert said[0].startswith("Two") and "Refused: 'over'" in said[1]
    # What Python says is said in plain words
    for words, meaning in [("cannot assign. Maybe you meant '==' ...", "=="),
                           ("'return' outside function", "to the left"),
                           ("'NoneType' object is not iterable", "return")]:
        assert meaning in reds.in_plain_words(words)


def test_nothing_above_a_red_floor_is_run(folder):
    test = "def test_%s():\n    assert 1 == 2\n"
    (folder / "test_house.py").write_text(test % "house", "utf-8")
    for text, more, red, told in [
            (test % "board", ("--all",), "2 failed", "Board:"),
            ("import gone", (), "1 error", "stopped there: ModuleNotFoundEr")]:
        (folder / "test_board.py").write_text(text, "utf-8")
        status, said = pytest_in(
            folder, "-p", "conftest", "--basetemp", str(folder / "own"), *more,
            "test_house.py", "test_board.py", PYTHONPATH=str(ROOT / "tests"))
        assert status == 1 and red in said and told in said
        assert ("not run" in said) == (more == ())

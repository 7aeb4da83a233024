"""What the documents name is there: files, functions, commands, options."""

import ast
import re

import pytest

from arguments import parser
from board import NAMES
from commands import COMMANDS
from computer import LEVELS
from entry import read_entry
from game import OPTIONS
from manual import VERSION
from playing import ROOT, run
from replay import REPLAY

DOCS = [ROOT / "README.md"] + sorted((ROOT / "docs").glob("*.md"))
SOURCES = sorted(ROOT.glob("*.py")) + sorted((ROOT / "tests").glob("*.py"))

# What the exercises ask for, so that it must not be there as yet.
TO_WRITE = {
    "mills", "blocker", "placed_mills", "results.txt",
    "options placed-mills wait", "computer black blocker", "wait",
    "test_who_flies_may_leave_a_mill_and_close_another_far_away",
    "test_mills_names_the_mills_on_the_board",
    "test_a_point_with_four_ways_is_a_reason",
    "test_a_mill_made_by_placing_removes_nobody_if_so_agreed",
    "test_blocker_beats_beginner", "test_a_mill_may_stand_on_a_diagonal",
    "test_a_line_for_each_game_that_has_ended_stands_in_the_results"}

# Names of files that the program writes, and words of other programs.
OTHERS = {"monday.txt", "unfinished game.txt", "pytest", "colorama",
          "NO_COLOR", "FORCE_COLOR", "(!)", "(W)", "(B)", "{}"}


def names_in(path):
    """The functions, classes and tables of a file, and what they take."""
    tree = ast.parse(path.read_text("utf-8"))
    names = {target.id for node in tree.body if isinstance(node, ast.Assign)
             for target in node.targets if isinstance(target, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        if isinstance(node, ast.arg):
            names.add(node.arg)
    return names


def named_in(path):
    """What stands in backticks in a document, but not in its code blocks."""
    text = re.sub(r"```.*?```", "", path.read_text("utf-8"), flags=re.S)
    return sorted(set(re.findall(r"`([^`\n]+)`", text)))


PLACES = {path.name: names_in(path) for path in SOURCES}
DEFINED = set().union(*PLACES.values())
USES = "".join(path.read_text("utf-8").split('"""')[1] for path in SOURCES)
ARGUMENTS = parser()
FLAGS = set(ARGUMENTS._option_string_actions)
VALUES = {str(value) for values in OPTIONS.values() for value in values}
WORDS = set(COMMANDS) | set(REPLAY) | set(LEVELS) | VALUES | {"0", "off"} | {
    "white", "black", "both"}


def is_file(name):
    """Is this a file of the program, from the top level on?"""
    return re.fullmatch(r"[\w/.-]+\.\w+", name) and (ROOT / name).is_file()


def is_command(name):
    """Is this a line that a player may type, a command with its words?"""
    first, *words = name.split()
    if first == "options" and words:
        return words[0].replace("-", "_") in OPTIONS and len(words) < 3 \
            and set(words[1:]) <= VALUES
    if first in ("computer", "level"):
        return set(words) <= WORDS | {"5"}
    return first in COMMANDS


def is_turn(name):
    """Is this a turn, or a part of one, as it may be typed?"""
    try:
        return bool(read_entry(name))
    except ValueError:
        return False


def is_argument(name):
    """Are these arguments that the command line takes?"""
    flag, *value = name.split(" ", 1)
    if flag not in FLAGS:
        return False
    choices = ARGUMENTS._option_string_actions[flag].choices
    if not (value and choices) or value[0].isupper():
        return True
    return set(value[0].split("|")) <= set(choices)


def is_order(name):
    """Is this a command for a terminal, whose files and options exist?"""
    if not name.startswith("python "):
        return False
    files = re.findall(r"[\w/]+\.py\b", name)
    tested = name.startswith("python -m pytest")
    flags = re.findall(r"--[a-z-]+", name)
    return all(is_file(file) for file in files) and (
        tested or set(flags) <= FLAGS)


def is_there(name):
    """Does this name anything at all?"""
    plain = name.split("(")[0]
    return any((name in OTHERS, name in NAMES, is_file(name), is_turn(name),
                is_command(name), is_argument(name), is_order(name),
                plain in DEFINED, name in WORDS, name in OPTIONS,
                ".py " + name + " " in USES))


@pytest.mark.parametrize("path", DOCS, ids=[path.name for path in DOCS])
def test_whatever_a_document_names_is_there(path):
    missing = [name for name in named_in(path)
               if not is_there(name) and name not in TO_WRITE]
    assert missing == []


@pytest.mark.parametrize("path", DOCS, ids=[path.name for path in DOCS])
def test_a_name_stands_in_the_file_in_which_a_document_finds_it(path):
    text = " ".join(path.read_text("utf-8").split())
    found = re.findall(r"((?:`\w+`(?:, | and | to )?)+)"
                       r" (?:in|of) `(?:tests/)?(\w+\.py)`", text)
    for names, file in found:
        for name in re.findall(r"\w+", names.replace(" and ", " ")
                               .replace(" to ", " ")):
            assert name in PLACES[file] or name in TO_WRITE, (name, file)


def test_what_an_exercise_asks_for_is_not_there_as_yet():
    asked = set(named_in(ROOT / "docs" / "exercises.md"))
    assert TO_WRITE <= asked
    assert not {name for name in TO_WRITE if name in COMMANDS
                or name in LEVELS or name in OPTIONS
                or name.startswith("test_") and name in DEFINED}


def test_there_are_ten_exercises_each_with_its_four_parts():
    text = (ROOT / "docs" / "exercises.md").read_text("utf-8")
    tasks = re.split(r"^## \d+\. ", text, flags=re.M)[1:]
    assert len(tasks) == 10
    for task in tasks:
        for part in ("Change", "See", "Effort"):
            assert "- **%s:** " % part in task
        assert "test_" in task


def test_the_version_is_told_and_is_the_first_in_the_changelog():
    done = run(b"", "--version")
    assert done.returncode == 0
    assert done.stdout.decode().split() == ["nine_mens_morris.py", VERSION]
    changes = (ROOT / "docs" / "changelog.md").read_text("utf-8")
    assert re.findall(r"^## (\S+)", changes, re.M)[0] == VERSION

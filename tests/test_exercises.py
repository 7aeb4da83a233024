"""The exercises keep their promises, and the checks see what pupils do wrong.
Tools change the program, and tests mind or do not."""

import ast
import datetime
import os
import re
import subprocess
import sys

import pytest

import class_zip
import exercises
import free_sentences
import mutate
from helpers.playing import ROOT, as_tested, has_room
from helpers.seldom import needs
from helpers.usual import sentences_in
from promises.check import CHECKS, SENTENCES

# A teacher may remove the solutions, and a pupil may remove a room.
if not (exercises.SOLUTIONS.is_dir() and all(map(
        has_room, ("learning", "meeting", "tournament")))):
    pytest.skip("the solutions are gone, or a room", allow_module_level=True)

import editing
import three_mens_morris

EXERCISES = exercises.exercises_in(exercises.PAGE.read_text("utf-8"))


@needs("reading")
def test_the_page_promises_fifteen_exercises_in_their_order():
    assert [exercise.number for exercise in EXERCISES] == list(range(1, 16))
    for exercise in EXERCISES:
        assert 0 < exercise.minutes <= 120
        for file in exercise.test_files:
            assert (ROOT / file).is_file(), file
        for file, names in exercise.promised.items():
            text = (ROOT / file).read_text("utf-8")
            for name in names if isinstance(names, set) else ():
                assert "\ndef %s(" % name in text, name


@needs("reading")
@pytest.mark.slow(why="copies of the project run the tests")
def test_the_exercises_keep_their_promises(capsys):
    assert exercises.main(["--files"]) == 0, capsys.readouterr().out


def test_the_positions_and_the_sequences_of_turns_are_those_of_the_page():
    after = three_mens_morris.all_positions()
    page = (ROOT / "docs" / "three-mens-morris.md").read_text("utf-8")
    told = re.search(r"there are 9, ([\d, ]+) and (\d+)\.", page)
    reached, numbers = [three_mens_morris.START], []    # after each turn
    for _ in range(7):
        reached = [later for each in reached for later in after[each]]
        numbers.append(len(reached))
    assert [9, *map(int, told[1].split(", ")), int(told[2])] == numbers
    assert "You find %d positions" % len(after) in page
    for (spots, _, other, _), later in after.items():   # nobody is blocked
        assert bool(later) != three_mens_morris.has_line(spots, other)
    # The first player wins in 9 turns, and only from the centre.
    turns = three_mens_morris.solve(after)
    assert [*map(turns.get, after[three_mens_morris.START])] == [
        None, 7, None, 7, 8, 7, None, 7, None]


@needs("reading")
@pytest.mark.skipif(sys.version_info < (3, 9), reason="it needs Python 3.9")
def test_each_file_has_tests_and_each_change_of_the_list_is_there():
    files = [path for place in mutate.ROOMS for path in mutate.files_in(place)]
    assert all(map(mutate.tests_of, files))
    same = mutate.read_same()
    assert {*same} <= {mutant.name for file in files for mutant
                       in mutate.places_in(file) if file in str(same)}
    assert all(reason.endswith(".") for reason in same.values())


@pytest.mark.slow(why="all everyday tests run in a copy")
def test_one_sentence_a_day_is_free():
    keys = [*sentences_in(ROOT)]
    key = keys[datetime.date.today().toordinal() % len(keys)]
    assert len(free_sentences.reds([key])) <= free_sentences.MOST_RED


# What is said of a mistake

MISTAKES = []           # [exercise, key, [(file, old text, new text), ...]]
for row in (ROOT / "tests" / "tools" / "exercise_mistakes.txt").read_text(
        "utf-8").split("\n"):
    if row.count(" |") == 4:
        name, key, *change = [
            part.strip().replace("⏎", "\n") for part in row.split(" |")]
        if name == "+":
            MISTAKES[-1][2].append(change)
        else:
            MISTAKES.append((name, key, [change]))

# One of each kind: a game is typed, the rules are asked, a sheet
EVERYDAY = ("1", "title empty"), ("10", "option moves help"), \
    ("sheet 5", "undo half")


def begun(name, place):
    """The folder of a class, in which an exercise with a number is solved."""
    folder = as_tested(class_zip.unpacked(ROOT, place / name))
    if name.isdigit():
        try:
            exercises.solve(int(name), folder)
        except editing.AlreadyThere:
            pytest.skip("somebody has done this exercise")
    return folder


@pytest.fixture(scope="module")
def copies(tmp_path_factory):
    """{exercise: its folder}, for those that have been begun."""
    return {"place": tmp_path_factory.mktemp("promises")}


def checked(folder, name, changes):
    """(exit status, what is said) of the check with these changes, for now."""
    before = {}
    for file, old, new in changes:
        path = folder / file
        path.parent.mkdir(exist_ok=True)
        text = path.read_text("utf-8") if path.exists() else ""
        before.setdefault(path, text)
        assert old in text, (file, old)
        path.write_text(text.replace(old, new, 1) if old else
                        text + "\n\n" + new + "\n", "utf-8")
    done = subprocess.run(
        [sys.executable, "-S", str(folder / "tests" / "run.py"), name],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=str(folder),
        env=dict(os.environ, PYTHONIOENCODING="utf-8",
                 PYTHONDONTWRITEBYTECODE="1"))  # files change too quickly
    for path, text in before.items():
        path.unlink()
        if text:
            path.write_text(text, "utf-8")
    return done.returncode, done.stdout.decode("utf-8")


@pytest.mark.parametrize("name, key, changes", [
    pytest.param(*mistake, marks=[] if mistake[:2] in EVERYDAY else
                 pytest.mark.slow(why="a copy of the program is checked"))
    for mistake in MISTAKES + [(name, "", []) for name in CHECKS
                               if name.isdigit()]
    + [("fresh " + name, "unchanged", []) for name in CHECKS]])
def test_a_mistake_gets_the_sentence_that_helps(copies, name, key, changes):
    folder = copies.get(name) or begun(name, copies["place"])
    copies[name] = folder
    status, said = checked(folder, name.replace("fresh ", ""), changes)
    said = " ".join(said.split())
    assert status == (1 if key else 0), said
    assert not any(sign in said for sign in ("Traceback", "line 0", "{{"))
    if key not in ("", "unchanged"):        # up to the first hole
        assert re.split("[{']", "-> " + SENTENCES[key])[0][:50] in said, said


def test_each_check_knows_three_mistakes_and_has_all_its_sentences():
    for name in CHECKS:
        keys = {key for kind, key, _ in MISTAKES
                if key and kind.replace("fresh ", "") == name}
        assert len(keys) >= 3, name
    for file in "exercises.py", "sheets.py":
        tree = ast.parse((ROOT / "tests" / "promises" / file).read_text(
            "utf-8"))
        keys = {part.value for call in ast.walk(tree)
                if getattr(getattr(call, "func", 0), "id", "") == "promise"
                for argument in [call.args[0], *call.args[2:]]
                for part in [*getattr(argument, "elts", [])[1:], argument]
                if isinstance(part, ast.Constant)}
        assert len(keys) > 20 and keys - {*SENTENCES} == set()

"""The checks of the exercises and the sheets see what pupils do wrong."""

import ast
import os
import re
import subprocess
import sys

import pytest

import class_zip
import exercises
from helpers.playing import ROOT, as_tested, has_room
from promises.check import CHECKS, SENTENCES

if not (exercises.SOLUTIONS.is_dir() and all(map(
        has_room, ("learning", "meeting", "tournament")))):
    pytest.skip("the solutions are gone, or a room", allow_module_level=True)

import editing

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

"""The exercises keep their promises, and their solutions work."""

import concurrent.futures
import os
import re
import shutil
import subprocess
import sys

import pytest

import exercises
from helpers.playing import ROOT, WHOLE_GAME, copy_all, has_room, run

# A teacher may remove the solutions, and a pupil may remove a room.
if not (exercises.SOLUTIONS.is_dir() and all(map(
        has_room, ("learning", "meeting", "tournament")))):
    pytest.skip("the solutions are gone, or a room", allow_module_level=True)

import editing                  # noqa: E402
import three_mens_morris        # noqa: E402

PAGE = exercises.PAGE.read_text("utf-8")
EXERCISES = exercises.exercises_in(PAGE)
LONG = pytest.mark.slow(why="copies of the project run the tests")

# For each exercise: what a player types, and what the program says then.
MILL = ("3", "19", "4", "18", "5")
SEEN = {
    1: (["4"], ": 5 (?s:.*): 6 "),
    2: (["4"], r"\(W\)"),
    3: (["4"], "White placed a man on 4"),
    4: (["language loud", "4"], "WHITE PLACED A MAN ON 4"),
    5: ([*MILL, "mills"], "White has a mill on 3-4-5"),
    6: (["4", "19", "10", "hint", "hint"], "from where four ways lead"),
    7: (["options placed-mills wait", "rules", *MILL],
        r"by placing removes no man(?s:.*)Black, place a man: "),
    8: (["computer black blocker", "4"], r"blocker \(Black\) placed"),
    9: (WHOLE_GAME, "White wins"),
    10: (["0"], r"╲(?s:.*): 11 "),
    11: (["help all", "meet", "4"],
         "There is no command 'meet'(?s:.*)White placed a man on 4"),
}
OWN_TABLES = (1, 2, 4, 10)      # The others play with nine men and in English.


# PROCESS

def solved(number, folder):
    """The folder of a copy of the program with the solution. None if somebody
    has already done this exercise here."""
    copy = copy_all(folder / str(number) / "program")
    try:
        exercises.solve(number, copy)
        return copy
    except editing.AlreadyThere:
        return None


def seen(number, copy):
    """What the program says in this copy when the lines of SEEN are typed."""
    lines = "".join(line + "\n" for line in SEEN[number][0]).encode()
    name = "nine_mens_morris.py" if number in OWN_TABLES \
        else "tests/helpers/program.py"
    done = subprocess.run([sys.executable, str(copy / name)], input=lines,
                          cwd=str(copy.parent), stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT,
                          env=dict(os.environ, PYTHONIOENCODING="utf-8"))
    assert done.returncode == 0
    return done.stdout.decode("utf-8")


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """{exercise: (the copy with its solution or None, what it says)}.
    All are played at the same time."""
    place = tmp_path_factory.mktemp("solved")

    def play(number):
        """One exercise: its copy, and what it says."""
        copy = solved(number, place)
        said = seen(number, copy) if copy and number in SEEN else ""
        return copy, said
    numbers = [exercise.number for exercise in EXERCISES]
    with concurrent.futures.ThreadPoolExecutor(4) as workers:
        yield dict(zip(numbers, workers.map(play, numbers)))
    shutil.rmtree(str(place))


@pytest.fixture
def copy_of(played):
    """A function: the copy with the solution of an exercise."""
    def find(number):
        """Its folder, and what it says."""
        if played[number][0] is None:
            pytest.skip("somebody has done this exercise")
        return played[number]
    return find


# The solutions

@pytest.mark.parametrize("number", list(SEEN))
def test_the_changed_program_shows_what_the_exercise_says(number, copy_of):
    copy, said = copy_of(number)
    assert re.search(SEEN[number][1], said), said[-2000:]
    if number == 9:
        lines = (copy.parent / "results.txt").read_text("utf-8").split("\n")
        assert len(lines) == 2 and "White wins" in lines[0]
    if number == 11:
        assert not re.search(r"^  .*\bmeet\b", said, re.M)


def test_the_small_game_is_solved_beside_the_program(copy_of):
    copy, _ = copy_of(12)
    done = subprocess.run(
        [sys.executable, str(copy.parent / "three_mens_morris.py")],
        stdout=subprocess.PIPE, check=True)
    assert done.stdout.decode().startswith(
        "5390 positions. The first player wins in 9 turns.")


def test_a_solution_changes_as_many_files_and_lines_as_the_page_says(copy_of):
    before = {name: lines for name, lines in exercises.program_files(
        ROOT).items() if not name.startswith("..")}
    for exercise in EXERCISES:
        copy, _ = copy_of(exercise.number)
        effort = exercises.effort_of(before, exercises.program_files(copy))
        assert not [fault for fault in exercises.differences(
            exercise._replace(promised={}), {}, *effort)], exercise.title


def test_a_solution_says_in_its_header_what_it_changes():
    for exercise in EXERCISES:
        path = exercises.SOLUTIONS / ("exercise_%02d.py" % exercise.number)
        text = path.read_text("utf-8")
        assert text.startswith('"""%s - ' % path.name)
        assert "\ndef solve(folder):\n" in text
    for path in exercises.SOLUTIONS.glob("*.py"):
        lines = path.read_text("utf-8").split("\n")
        assert len(lines) <= 200 and max(map(len, lines)) <= 79, path.name


# Editing by name

@pytest.fixture
def file(folder):
    """A small file to edit."""
    path = folder / "small.py"
    path.write_text("from board import MEN\n\nSIGN = '▓'; MEN = 9   # (!)\n"
                    "TABLE = {'one': 1,\n         'two': 2}\n\n\n"
                    "def tell():\n    return MEN\n", "utf-8")
    return path


def test_a_file_is_edited_by_its_names(file):
    editing.set_value(file, "MEN", "6")
    editing.add_entry(file, "TABLE", "'three': 3")
    editing.add_entry(file, "TABLE", "'half': 0.5", before="one")
    editing.add_function(file, "def ask():\n    return 1\n")
    editing.add_function(file, "def say():\n    return 2\n", after="tell")
    editing.replace_in(file, "tell", "return MEN", "return MEN + 1")
    editing.add_import(file, "board", "MILLS", "mills_made")
    editing.add_line(file, "# A line", after="SIGN")
    assert file.read_text("utf-8") == (
        "from board import MEN, MILLS, mills_made\n\n"
        "SIGN = '▓'; MEN = 6   # (!)\n# A line\n"
        "TABLE = {'half': 0.5,\n         'one': 1,\n         'two': 2,\n"
        "         'three': 3}\n\n\n"
        "def tell():\n    return MEN + 1\n\n\n"
        "def say():\n    return 2\n\n\ndef ask():\n    return 1\n")


@pytest.mark.parametrize("action, details, told", [
    (editing.set_value, ("MAN", "6"), "MAN is there 0 times, not once"),
    (editing.add_entry, ("TABEL", "'x': 1"), "TABEL is there 0 times"),
    (editing.add_entry, ("MEN", "'x': 1"), "MEN is no dict"),
    (editing.add_entry, ("TABLE", "'x': 1", "six"), "'six' in TABLE is there"),
    (editing.replace_in, ("tell", "e", "x"), "'e' in tell is there 3 times"),
    (editing.add_function, ("def a():\n    pass\n", "say"), "say is there 0"),
    (editing.add_line, ("x", "y"), "'y' is there 0 times")])
def test_a_name_that_is_not_there_is_refused(file, action, details, told):
    with pytest.raises(editing.Refused, match=told):
        action(file, *details)


def test_a_name_that_stands_there_twice_is_refused(file):
    file.write_text("MEN = 9\nMEN = 6\n")
    with pytest.raises(editing.Refused, match="MEN is there 2 times"):
        editing.set_value(file, "MEN", "3")


@pytest.mark.parametrize("action, details", [
    (editing.set_value, ("MEN", "9")),
    (editing.add_entry, ("TABLE", "'two': 3")),
    (editing.replace_in, ("tell", "return", "return MEN")),
    (editing.add_function, ("def tell():\n    pass\n",)),
    (editing.add_import, ("board", "MEN")),
    (editing.add_line, ("def tell():", "SIGN")),
    (editing.add_file, ("",))])
def test_what_is_there_already_is_told(file, action, details):
    with pytest.raises(editing.AlreadyThere):
        action(file, *details)


# The promises

def test_the_page_promises_twelve_exercises_in_their_order():
    assert [exercise.number for exercise in EXERCISES] == list(range(1, 13))
    for exercise in EXERCISES:
        assert 0 < exercise.minutes <= 120
        for file in exercise.test_files:
            assert (ROOT / file).is_file(), file
        for file, names in exercise.promised.items():
            text = (ROOT / file).read_text("utf-8")
            for name in names if isinstance(names, set) else ():
                assert "\ndef %s(" % name in text, name


def test_a_promise_is_read():
    for text, promised in (
            ("nothing.", {}),
            ("`test_a` in `tests/test_x.py`.", {"tests/test_x.py": {"test_a"}}),
            ("`test_a`, `test_b` and `test_c` in `tests/test_x.py`, `test_d` "
             "in `tests/test_y.py`.",
             {"tests/test_x.py": {"test_a", "test_b", "test_c"},
              "tests/test_y.py": {"test_d"}}),
            ("3 tests in `tests/test_x.py`, 1 test in `tests/test_y.py`.",
             {"tests/test_x.py": 3, "tests/test_y.py": 1})):
        assert exercises.promised_in(text) == promised
    for text in ("perhaps some.", "`test_a`.", "tests in `tests/test_x.py`.",
                 "1 test in `tests/x.py`, `test_a` in `tests/x.py`."):
        with pytest.raises(ValueError, match="no promise"):
            exercises.promised_in(text)


@pytest.mark.parametrize("part", exercises.PARTS)
def test_a_page_without_a_part_of_an_exercise_is_refused(part):
    page = PAGE.replace("- **%s:**" % part, "- **Perhaps:**", 3)
    with pytest.raises(ValueError):
        exercises.exercises_in(page)


def test_what_pytest_says_is_read():
    assert exercises.red_in(
        "..F.\nFAILED tests/test_x.py::test_a[3-4] - assert 1\n"
        "FAILED tests/test_x.py::test_a[5] - assert 1\n"
        "FAILED tests/test_x.py::test_b\nERROR tests/test_y.py - no name\n"
        "1 failed\n") == {"tests/test_x.py": {"test_a", "test_b"},
                          "tests/test_y.py": {"-"}}


def kept(red, files=1, lines=20, **changes):
    """How this differs from an exercise that promises test_a and 2 others."""
    exercise = EXERCISES[0]._replace(**{
        "promised": {"tests/test_x.py": {"test_a"}, "tests/test_y.py": 2},
        "files": 1, "lines": 20, "about": False, **changes})
    return exercises.differences(exercise, red, files, lines)


def test_a_wrong_promise_is_found():
    red = {"tests/test_x.py": {"test_a"}, "tests/test_y.py": {"test_b",
                                                              "test_c"}}
    assert kept(red) == []
    assert kept(dict(red, **{"tests/test_x.py": {"test_z"}})) == [
        "tests/test_x.py: test_z is red", "tests/test_x.py: test_a is not red"]
    assert kept(dict(red, **{"tests/test_z.py": {"test_a"}})) == [
        "tests/test_z.py: test_a is red"]
    assert kept({"tests/test_x.py": {"test_a"}}) == [
        "tests/test_y.py: 0 red, and 2 promised"]
    assert kept(red, files=2) == ["2 files, and 1 promised"]
    assert kept(red, lines=21) == ["21 lines, and 20 promised"]
    assert kept(red, lines=21, about=True) == []
    assert kept(red, lines=23, about=True) == ["23 lines, and 20 promised"]


def test_the_effort_counts_lines_that_are_changed_written_or_taken_away():
    before = {"a.py": ["1", "2", "3"], "b.py": ["1"], "c.py": ["1"]}
    after = {"a.py": ["1", "two", "3", "4"], "b.py": [], "d.py": ["1", "2"]}
    assert exercises.effort_of(before, after) == (3, 5)
    assert exercises.effort_of(before, before) == (0, 0)


def test_an_exercise_that_is_not_there_is_refused(capsys):
    assert exercises.main(["99"]) == 2
    assert "There is no exercise 99. There are 1 to 12." in \
        capsys.readouterr().err


@LONG
def test_a_wrong_promise_is_seen_in_the_table(capsys):
    wrong = EXERCISES[0]._replace(
        promised={"tests/test_rules.py": {"test_white_begins"}})
    assert not exercises.check([wrong], only_named=True)
    said = capsys.readouterr().out
    assert "tests/test_rules.py: test_white_begins is not red" in said
    assert said.split("\n")[1].endswith("no")


@LONG
def test_exercises_1_and_10_keep_their_promises_in_all_tests(capsys):
    kept_all = exercises.main(["1", "10"]) == 0
    assert kept_all, capsys.readouterr().out


@LONG
def test_the_others_keep_their_promises_in_the_tests_that_they_name(capsys):
    numbers = [str(exercise.number) for exercise in EXERCISES
               if exercise.number not in (1, 10)]
    kept_all = exercises.main(["--files", *numbers]) == 0
    assert kept_all, capsys.readouterr().out


# Three men's morris

AFTER = three_mens_morris.all_positions()
TURNS = three_mens_morris.solve(AFTER)


def sequences(position, depth):
    """How many sequences of this many turns there are."""
    if depth == 0:
        return 1
    return sum(sequences(later, depth - 1) for later in AFTER[position])


def test_three_mens_morris_has_5390_positions_and_nobody_is_blocked():
    assert len(AFTER) == 5390
    for (spots, _, other, _), later in AFTER.items():
        assert bool(later) != three_mens_morris.has_line(spots, other)


def test_the_first_player_wins_in_9_turns_and_only_from_the_centre():
    assert TURNS[three_mens_morris.START] == 9
    first = {position[0].index("W"): TURNS.get(position)
             for position in AFTER[three_mens_morris.START]}
    assert first[4] == 8
    assert {first[corner] for corner in (0, 2, 6, 8)} == {None}
    assert {first[side] for side in (1, 3, 5, 7)} == {7}


def test_the_sequences_of_turns_are_those_of_the_page():
    page = (ROOT / "docs" / "three-mens-morris.md").read_text("utf-8")
    told = re.search(r"there are 9, ([\d, ]+) and (\d+)\.", page)
    assert [9, *map(int, told[1].split(", ")), int(told[2])] == [
        sequences(three_mens_morris.START, depth) for depth in range(1, 8)]
    assert "You find %d positions" % len(AFTER) in page


def test_every_number_follows_from_those_after_it():
    for position, later in AFTER.items():
        ends = [TURNS.get(other) for other in later]
        lost = [end for end in ends if end is not None and end % 2 == 0]
        if not later:
            assert TURNS[position] == 0
        elif lost:
            assert TURNS[position] == min(lost) + 1
        elif None in ends:
            assert position not in TURNS
        else:
            assert TURNS[position] == max(ends) + 1

"""The exercises keep their promises, and their solutions work."""

import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import threading

import pytest

import class_zip
import exercises
from helpers.playing import ROOT, WHOLE_GAME, has_room
from rooms.console.sentences import TEXT, sentence

# A teacher may remove the solutions, and a pupil may remove a room.
if not (exercises.SOLUTIONS.is_dir() and all(map(
        has_room, ("learning", "meeting", "reading", "tournament")))):
    pytest.skip("the solutions are gone, or a room", allow_module_level=True)

import editing
import three_mens_morris

PAGE = exercises.PAGE.read_text("utf-8")
EXERCISES = exercises.exercises_in(PAGE)
BEFORE = {name: lines for name, lines in exercises.program_files(ROOT).items()
          if not name.startswith("..")}

# For each exercise: what a player types, and what is said then, in this order.
MILL = ("3", "19", "4", "18", "5")
PLACED = sentence("placed", who=TEXT["white"], end=4)
SEEN = {
    1: (["4"], ["ANA'S MILLS"]),
    2: ([*MILL, "18"], [", and click! A mill"]),
    3: (["4"], [PLACED]),
    4: (["4"], [sentence("men", hand=5, board=1, lost=0),
                sentence("men", hand=6, board=0, lost=0)]),
    5: (["4"], ["(W)"]),
    6: (["4"], [PLACED]),
    7: (["language loud", "4"], [PLACED.upper()]),
    8: ([*MILL, "mills"], [TEXT["white"] + " has a mill on 3, 4 or 5"]),
    9: (["hint", "hint", "hint", "hint"], ["from where four ways lead"]),
    10: (["options placed-mills wait", "rules", *MILL],
        ["by placing removes no man",
         sentence("ask place", who=TEXT["black"])]),
    11: (["computer black blocker", "4"],
        [sentence("named", name="blocker", colour=TEXT["black"])]),
    12: (WHOLE_GAME, []),
    13: (["0"], ["╲", sentence("men", hand=11, board=1, lost=0)]),
    14: (["help all", "meet", "4"],
         [sentence("unknown", word="meet"), PLACED]),
}
OWN_TABLES = (1, 2, 4, 5, 7, 8, 13)     # Others have nine men and English.
SOLVING = threading.Lock()


def solved(number, folder):
    """The folder of a class with the solution of an exercise, and what it says
    to the lines of SEEN. The folder is None if somebody has done it here."""
    copy = class_zip.unpacked(ROOT, folder / str(number))
    try:
        with SOLVING:       # Python 3.11 cannot parse in several threads
            exercises.solve(number, copy)
    except editing.AlreadyThere:
        return None, ""
    name = "../three_mens_morris.py" if number == 15 else (
        "nine_mens_morris.py" if number in OWN_TABLES
        else "tests/helpers/program.py")
    done = subprocess.run(
        [sys.executable, str(copy / name)], cwd=str(copy.parent), check=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        input="\n".join([*SEEN.get(number, [[]])[0], ""]).encode(),
        env=dict(os.environ, PYTHONIOENCODING="utf-8"))
    return copy, done.stdout.decode("utf-8")


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """{exercise: what `solved` gives}. All are played at the same time."""
    place = tmp_path_factory.mktemp("solved")
    with concurrent.futures.ThreadPoolExecutor(4) as workers:
        yield dict(enumerate(workers.map(
            lambda number: solved(number, place), range(1, 16)), 1))
    shutil.rmtree(str(place))


@pytest.fixture(params=range(1, 16))
def number(request, played):
    """The number of an exercise that nobody has done here."""
    if played[request.param][0] is None:
        pytest.skip("somebody has done this exercise")
    return request.param


SLOW = pytest.mark.slow(why="the program is copied and played fifteen times")


@SLOW
def test_the_changed_program_shows_what_the_exercise_says(number, played):
    copy, said = played[number]
    wanted = SEEN[number][1] if number in SEEN else [
        "5390 positions. The first player wins in 9 turns."]
    assert re.search("(?s:.*)".join(map(re.escape, wanted)), said), said
    if number == 12:
        lines = (copy.parent / "results.txt").read_text("utf-8").split("\n")
        assert len(lines) == 2 and sentence(
            "wins", who=TEXT["white"], reason=sentence(
                "few", loser=TEXT["black"])).rstrip(".") in lines[0]
    if number == 14:
        assert not re.search(r"^  .*\bmeet\b", said, re.M)
        assert not (copy / "rooms" / "meeting").exists()


@SLOW
def test_a_solution_changes_as_many_lines_as_the_page_says(number, played):
    effort = exercises.effort_of(BEFORE, exercises.program_files(
        played[number][0]))
    exercise = EXERCISES[number - 1]._replace(promised={})
    assert exercises.differences(exercise, {}, *effort) == []


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

"""The exercises keep their promises. Tools change the program, and tests mind
or do not."""

import datetime
import re
import sys

import pytest

import exercises
import free_sentences
import mutate
from helpers.playing import ROOT, has_room
from helpers.usual import sentences_in

# A teacher may remove the solutions, and a pupil may remove a room.
if not (exercises.SOLUTIONS.is_dir() and all(map(
        has_room, ("learning", "meeting", "reading", "tournament")))):
    pytest.skip("the solutions are gone, or a room", allow_module_level=True)

import three_mens_morris

EXERCISES = exercises.exercises_in(exercises.PAGE.read_text("utf-8"))


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

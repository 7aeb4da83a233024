"""The tool that changes the program: its changes, and the tests it runs."""

import os
import sys

import mutate
import pytest

from helpers.playing import has_room

pytestmark = pytest.mark.skipif(
    os.name == "nt" or sys.version_info < (3, 9),
    reason="the tool that changes the program needs Python 3.9, not Windows")
whole_house = pytest.mark.skipif(
    not all(map(has_room, ("learning", "meeting", "tournament"))),
    reason="a room has been taken away")

SOURCE = '''"""A file."""

MOST = 3


def first(men):
    """The first man, if there are few."""
    few = [man for man in men if man]
    while len(men) < MOST:
        raise ValueError
    return few[0]
'''


@pytest.fixture
def changes(folder, monkeypatch):
    """The mutants of SOURCE: {what each says: the whole text it makes}."""
    monkeypatch.setattr(mutate, "ROOT", folder)
    (folder / "file.py").write_text(SOURCE, encoding="utf-8")
    return {mutant.name: SOURCE[:mutant.start] + mutant.new.decode()
            + SOURCE[mutant.end:] for mutant in mutate.places_in("file.py")}


def test_each_kind_of_change_is_made_once_at_each_place(changes):
    assert list(changes) == [
        "file.py at the top #1: 3 -> 4",
        "file.py first #1: few = [man for man in men if man] -> return; "
        "few = [man for man in men if man]",
        "file.py first #1: few = [man for man in men if man] -> pass",
        "file.py first #1: man -> (not (man))",
        "file.py first #1: len(men) < MOST -> (not (len(men) < MOST))",
        "file.py first #1: len(men) < MOST -> (len(men) <= MOST)",
        "file.py first #1: raise ValueError -> pass",
        "file.py first #1: return few[0] -> pass",
        "file.py first #1: 0 -> 1"]


def test_a_change_leaves_all_other_signs_as_they_are(changes):
    for text in changes.values():
        compile(text, "file.py", "exec")
        assert text != SOURCE and text.count("\n") == SOURCE.count("\n")


def test_the_tests_of_a_room_are_asked_first_and_those_of_the_file_before():
    files = mutate.tests_of("rooms/console/picture.py")
    assert files[0] == "test_console_picture.py"
    assert "test_console_screen.py" in files
    assert not {"test_house.py", "test_rules.py"} & set(files)


def test_a_sample_has_as_many_of_each_room_and_is_the_same_each_time():
    places = ["rules.py", "rooms/console"]
    chosen = mutate.chosen(places, sample=20)
    assert chosen == mutate.chosen(places, sample=20)
    rooms = [mutate.room_of(mutant.path) for mutant in chosen]
    assert [rooms.count(place) for place in places] == [10, 10]


@whole_house
def test_every_room_is_tried_and_its_tests_are_there():
    assert {*mutate.ROOMS} == {"nine_mens_morris.py", "board.py", "rules.py"} \
        | {"rooms/" + door.parent.name
           for door in (mutate.ROOT / "rooms").glob("*/__init__.py")}
    assert all(mutate.tests_of(path) for place in mutate.ROOMS
               for path in mutate.files_in(place))


def test_only_those_are_tried_again_that_a_text_names():
    one = mutate.places_in("rules.py")[7]
    text = "survives: %s\n" % one.name
    assert mutate.chosen(["board.py", "rules.py"], text) == [one]


@whole_house
def test_what_changes_nothing_is_a_mutant_that_there_is_and_has_a_reason():
    same = mutate.read_same()
    files = {name.split(" ")[0] for name in same}
    there = {mutant.name for file in files
             for mutant in mutate.places_in(file)}
    assert set(same) <= there
    assert all(reason.endswith(".") for reason in same.values())


@pytest.mark.slow(why="pytest itself is started for each change")
def test_a_change_that_a_test_minds_is_killed_and_another_survives(changes):
    (mutate.ROOT / "tests").mkdir()
    (mutate.ROOT / "tests" / "test_file.py").write_text(
        "from file import first\n\ndef test_first():\n"
        "    assert first([0, 7, 8]) == 7\n", encoding="utf-8")
    copies = mutate.copies_in(mutate.ROOT.parent / "copies", 1)
    killed = {mutant.name: mutate.try_mutant(mutant, copies)
              for mutant in mutate.places_in("file.py")}
    assert [name for name in killed if not killed[name]] \
        == ["file.py first #1: raise ValueError -> pass"]   # no test runs it
    assert (copies.get() / "file.py").read_text("utf-8") == SOURCE

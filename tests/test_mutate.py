"""The tool that changes the program: its changes, and the tests it runs."""

import os
import sys

import mutate
import pytest

from helpers.playing import has_room

pytestmark = pytest.mark.skipif(
    os.name == "nt" or sys.version_info < (3, 9),
    reason="the tool that changes the program needs Python 3.9, not Windows")

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


def test_each_kind_of_change_is_made_once_and_all_other_signs_stay(changes):
    assert list(changes) == ["file.py " + change for change in (
        "at the top #1: 3 -> 4",
        "first #1: few = [man for man in men if man] -> return; "
        "few = [man for man in men if man]",
        "first #1: few = [man for man in men if man] -> pass",
        "first #1: man -> (not (man))",
        "first #1: len(men) < MOST -> (not (len(men) < MOST))",
        "first #1: len(men) < MOST -> (len(men) <= MOST)",
        "first #1: raise ValueError -> pass",
        "first #1: return few[0] -> pass", "first #1: 0 -> 1")]
    for text in changes.values():
        compile(text, "file.py", "exec")
        assert text != SOURCE and text.count("\n") == SOURCE.count("\n")


def test_a_sample_is_the_same_each_time_and_the_tests_of_its_file_come_first():
    chosen = mutate.chosen(["rules.py", "rooms/console"], sample=20)
    assert chosen == mutate.chosen(["rules.py", "rooms/console"], sample=20)
    assert [mutant.path for mutant in chosen].count("rules.py") == 10
    assert mutate.chosen(["board.py", "rules.py"], "survives: %s\n" %
                         chosen[0].name) == chosen[:1]
    files = mutate.tests_of("rooms/console/picture.py")
    assert files[0] == "test_console_picture.py"
    assert not {"test_house.py", "test_rules.py"} & set(files)


@pytest.mark.skipif(not all(map(has_room, ("learning", "meeting",
                                           "tournament"))),
                    reason="a room has been taken away")
def test_every_room_is_tried_and_each_change_of_the_list_is_there():
    assert {*mutate.ROOMS} == {"nine_mens_morris.py", "board.py", "rules.py"} \
        | {"rooms/" + door.parent.name
           for door in (mutate.ROOT / "rooms").glob("*/__init__.py")}
    assert all(mutate.tests_of(path) for place in mutate.ROOMS
               for path in mutate.files_in(place))
    same = mutate.read_same()
    assert {*same} <= {mutant.name
                       for file in {name.split(" ")[0] for name in same}
                       for mutant in mutate.places_in(file)}
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

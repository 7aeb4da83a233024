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
def mutants(folder, monkeypatch):
    """The mutants of SOURCE, a file of a project with one test."""
    monkeypatch.setattr(mutate, "ROOT", folder)
    (folder / "tests").mkdir()
    (folder / "file.py").write_text(SOURCE, encoding="utf-8")
    (folder / "tests" / "test_file.py").write_text(
        "from file import first\n\ndef test_first():\n"
        "    assert first([0, 7, 8]) == 7\n", encoding="utf-8")
    return mutate.places_in("file.py")


def test_each_kind_of_change_is_made_once_and_all_other_signs_stay(mutants):
    assert [mutant.name for mutant in mutants] == [
        "file.py " + change for change in (
            "at the top #1: 3 -> 4",
            "first #1: few = [man for man in men if man] -> return; "
            "few = [man for man in men if man]",
            "first #1: few = [man for man in men if man] -> pass",
            "first #1: man -> (not (man))",
            "first #1: len(men) < MOST -> (not (len(men) < MOST))",
            "first #1: len(men) < MOST -> (len(men) <= MOST)",
            "first #1: raise ValueError -> pass",
            "first #1: return few[0] -> pass", "first #1: 0 -> 1")]
    for mutant in mutants:
        text = SOURCE[:mutant.start] + mutant.new.decode() \
            + SOURCE[mutant.end:]
        compile(text, "file.py", "exec")
        assert text != SOURCE and text.count("\n") == SOURCE.count("\n")


def test_a_sample_is_the_same_each_time_and_the_tests_of_its_file_come_first():
    places = ["rules.py", "rooms/console"]
    sample = mutate.chosen(places, sample=20)
    assert sample == mutate.chosen(places, sample=20)
    assert [mutant.path for mutant in sample].count("rules.py") == 10
    assert mutate.chosen(["board.py", "rules.py"], "survives: %s\n" %
                         sample[0].name) == sample[:1]
    files = mutate.tests_of("rooms/console/picture.py")
    assert files[0] == "test_console_picture.py"
    assert not {"test_house.py", "test_rules.py"} & set(files)


@pytest.mark.skipif(not all(map(has_room, ("learning", "meeting",
                                           "tournament"))),
                    reason="a room has been taken away")
def test_each_file_has_tests_and_each_change_of_the_list_is_there():
    files = [path for place in mutate.ROOMS for path in mutate.files_in(place)]
    assert all(map(mutate.tests_of, files))
    same = mutate.read_same()
    assert {*same} <= {mutant.name for file in files for mutant
                       in mutate.places_in(file) if file in str(same)}
    assert all(reason.endswith(".") for reason in same.values())

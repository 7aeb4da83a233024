"""The tools that change the program, and the tests that mind or do not."""

import datetime
import sys

import free_sentences
import mutate
import pytest

from helpers.playing import ROOT
from helpers.seldom import needs
from helpers.usual import sentences_in


@pytest.mark.skipif(sys.version_info < (3, 9), reason="it needs Python 3.9")
@needs("learning", "meeting", "tournament")
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

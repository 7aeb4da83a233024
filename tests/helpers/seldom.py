"""seldom.py - tests that do not always run, or only in some of their cases.
The slow cases reach no other line of the program, but more positions."""

import os

import pytest

from helpers.playing import has_room

SLOW = pytest.mark.slow(
    why="there are many of its kind, and some run every day")
NOT_WINDOWS = pytest.mark.skipif(
    os.name == "nt", reason="Windows has no such files, or removes none")


def needs(*rooms):
    """The mark of a test that needs these rooms."""
    return pytest.mark.skipif(not all(map(has_room, rooms)),
                              reason="a room is gone: " + " ".join(rooms))


def some_daily(cases, daily):
    """The cases for `parametrize`. Those that are not `daily` are slow."""
    return [case if case in daily else pytest.param(case, marks=SLOW)
            for case in cases]

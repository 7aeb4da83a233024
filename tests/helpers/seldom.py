"""seldom.py - cases of a test: only some of them run every day.

The other cases run with the slow tests. They reach no other line of the
program, but they look at more positions, or at deeper ones.
"""

import pytest


SLOW = pytest.mark.slow(
    why="there are many of its kind, and some run every day")


def some_daily(cases, daily):
    """The cases for `parametrize`. Those that are not `daily` are slow."""
    return [case if case in daily else pytest.param(case, marks=SLOW)
            for case in cases]

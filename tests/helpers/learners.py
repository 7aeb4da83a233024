"""learners.py - players who learn type lines, and press Ctrl-C."""

import contextlib
import pathlib
import sys

from helpers.playing import ROOT, new_match, type_lines

LEARNING = str(pathlib.Path("rooms", "learning", ""))
TESTS = str(ROOT / "tests")


def shown(*lines):
    """A match in which these lines have been typed."""
    match = new_match()
    type_lines(match, *lines)
    return match


@contextlib.contextmanager
def interrupted(moment, place=LEARNING, event="call", functions=None):
    """Ctrl-C comes when so many functions, or lines of functions, of this
    place, a part of their path, have begun. Only these functions count, if
    some are named. Gives a list that has an item then."""
    came, left, old = [], [moment], sys.gettrace()

    def count(frame, now, detail):
        code = frame.f_code
        if place not in code.co_filename or TESTS in code.co_filename \
                or functions and code.co_name not in functions:
            return None
        left[0] -= now == event
        if left[0] < 0:
            sys.settrace(old)
            came.append(code.co_name)
            raise KeyboardInterrupt
        return count if event == "line" else None
    frame = sys._getframe(2)
    while frame:                # what has begun already goes on so, too
        frame.f_trace, frame = count, frame.f_back
    sys.settrace(count)
    try:
        yield came
    finally:
        sys.settrace(old)

"""learners.py - players who learn type lines, and press Ctrl-C."""

import contextlib
import pathlib
import sys

from helpers.playing import new_match, type_lines
from rooms.console.screen import Screen

LEARNING = str(pathlib.Path("rooms", "learning", ""))


def shown(*lines):
    """A match in which these lines have been typed."""
    match = new_match(Screen(), {})
    type_lines(match, *lines)
    return match


@contextlib.contextmanager
def interrupted(moment):
    """Ctrl-C comes when this many functions of the room learning have begun.
    Gives a list that has an item then."""
    came, left, old = [], [moment], sys.gettrace()

    def count(frame, event, detail):
        left[0] -= LEARNING in frame.f_code.co_filename
        if left[0] < 0:
            sys.settrace(old)
            came.append(frame.f_code.co_name)
            raise KeyboardInterrupt
    sys.settrace(count)
    try:
        yield came
    finally:
        sys.settrace(old)

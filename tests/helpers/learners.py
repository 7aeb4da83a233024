"""learners.py - players who learn press Ctrl-C.

PROCESS  interrupted
"""

import contextlib
import pathlib
import sys

LEARNING = str(pathlib.Path("rooms", "learning", ""))

# PROCESS

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

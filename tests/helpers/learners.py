"""learners.py - players who learn: they come back later, or press Ctrl-C.

INPUT    keys_again
PROCESS  interrupted
"""

import contextlib
import pathlib
import sys

from helpers.playing import played
from helpers.quoting import KEYS, keys_in
from rooms.console.languages import english
from rooms.console.sentences import put_in_force

LEARNING = str(pathlib.Path("rooms", "learning", ""))

# INPUT

def keys_again(*lines, **more):
    """All that a program says that starts where the last one was left: each
    (key, {fact: text})."""
    put_in_force(KEYS)
    try:
        return keys_in(played(*lines, afresh=False, **more))
    finally:
        put_in_force(english)


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

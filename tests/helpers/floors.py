"""floors.py - the floors of the tests: what stands on what.

The tests run from the lowest floor up. If tests of a floor are red, nothing
above it is run: it would be red for the same reason.
"""

import pathlib

# (what the floor tests, how the names of its files begin after "test_")
FLOORS = (
    ("the board", ("board",)),
    ("the rules", ("rules",)),
    ("the classic game", ("nine_mens_morris", "classic")),
    ("the rooms computer, console and records",
     ("computer", "endgames", "console", "records")),
    ("the room commands", ("commands",)),
    ("the rooms that are features",
     ("learning", "tournament", "meeting", "reading", "guard")),
    ("the whole program", ("",)))

# These need no pytest: plain functions with assert. run.py runs them first.
PLAIN_FILES = ("test_board", "test_rules", "test_rules_ends",
               "test_classic_lines")


def floor_of(path):
    """The number of the floor of a test file: an index of FLOORS.

    >>> floor_of("tests/test_board.py"), floor_of("tests/test_docs.py")
    (0, 6)
    """
    name = pathlib.PurePath(path).stem.replace("test_", "", 1)
    return min(number for number, (_, beginnings) in enumerate(FLOORS)
               if name.startswith(beginnings))

"""exercise_03.py - your own colours.

It changes how White's men look: two texts in KINDS of rooms/console/screen.py.
"""

from editing import replace_in


def solve(folder):
    """Do the exercise in this copy of the program."""
    replace_in(folder / "rooms/console/screen.py", "KINDS",
               '"33;43;38;5;180;48;5;173",  "KEYWORD", ()',
               '"32;42",                    "STRING",  "COMMENT"')

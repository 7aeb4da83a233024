"""exercise_02.py - your own sentence for a mill.

It changes one sentence, "mills made 1" in SENTENCES of nine_mens_morris.py.
"""

from editing import replace_in


def solve(folder):
    """Do the exercise in this copy of the program."""
    replace_in(folder / "nine_mens_morris.py", "SENTENCES",
               ", making a mill", ", and click! A mill")

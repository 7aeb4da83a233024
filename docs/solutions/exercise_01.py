"""exercise_01.py - your own title.

It changes one sentence, "title" in SENTENCES of nine_mens_morris.py.
"""

from editing import replace_in


def solve(folder):
    """Do the exercise in this copy of the program."""
    replace_in(folder / "nine_mens_morris.py", "SENTENCES",
               "NINE MEN'S MORRIS", "ANA'S MILLS")

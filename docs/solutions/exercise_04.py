"""exercise_04.py - a shorter game: six men each.

It changes one number, MEN in board.py.
"""

from editing import set_value


def solve(folder):
    """Do the exercise in this copy of the program."""
    set_value(folder / "board.py", "MEN", "6")

"""exercise_05.py - other men: (W) and (B).

It changes two texts of three signs each, WHITE and BLACK in board.py.
"""

from editing import set_value


def solve(folder):
    """Do the exercise in this copy of the program."""
    set_value(folder / "board.py", "WHITE", "'(W)'")
    set_value(folder / "board.py", "BLACK", "'(B)'")

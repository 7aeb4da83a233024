"""exercise_15.py - solve a small game: three men's morris.

The solution is a program of its own, three_mens_morris.py in this folder. It
needs nothing from Nine Men's Morris. So it gets a place beside the folder of
the program, and no file of the program changes.
"""

import pathlib

from editing import add_file, read_file

HERE = pathlib.Path(__file__).resolve().parent


def solve(folder):
    """Do the exercise beside this copy of the program."""
    add_file(folder.parent / "three_mens_morris.py",
             read_file(HERE / "three_mens_morris.py"))

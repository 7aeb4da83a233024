"""one_player_of_nine.py - rooms/tournament/one_player.py, for the tests.

The tests let this program stand in its place. It is a program of its own,
which knows nothing of conftest.py: so here too nine men play, whatever number
is tried in board.py.
"""

import os
import runpy

import board

PROGRAM = os.path.join(os.path.dirname(board.__file__), "rooms",
                       "tournament", "one_player.py")

if __name__ == "__main__":
    board.MEN = 9
    runpy.run_path(PROGRAM, run_name="__main__")

"""one_player_of_nine.py - rooms/tournament/one_player.py with nine men, even
if somebody tries another number in board.py."""

import os
import runpy

import board

if __name__ == "__main__":
    board.MEN = 9
    runpy.run_path(os.path.join(os.path.dirname(board.__file__), "rooms",
                                "tournament", "one_player.py"),
                   run_name="__main__")

"""one_game_of_nine.py - tournament/one_game.py, as the tests want it.

The tests let `python -m tests.helpers.one_game_of_nine` stand in the place of
tournament.one_game. A game apart is a program of its own, which knows nothing
of conftest.py: so here too nine men play, whatever number is tried in
board.py. Where the environment has the number LOADING, files of players may
be read for so many seconds.
"""

import os

import board

board.MEN = 9

from tournament import one_game                             # noqa: E402


def main():
    """Play one game."""
    one_game.LOADING = float(os.environ.get("LOADING", one_game.LOADING))
    one_game.main()


if __name__ == "__main__":
    main()

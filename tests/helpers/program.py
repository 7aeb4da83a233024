"""program.py - the program in its own process, with the same arguments. But
nine men play, here and apart, and it says its usual sentences: usual.py."""

import os
import sys

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
sys.path[0] = ROOT              # as if this was the program itself
sys.path.append(os.path.join(ROOT, "tests"))

import board

board.MEN = 9

from helpers.usual import nine_mens_morris

if __name__ == "__main__":
    if os.path.isdir(os.path.join(ROOT, "rooms", "tournament")):
        import rooms.tournament.apart
        rooms.tournament.apart.PROGRAM = os.path.join(
            ROOT, "tests", "helpers", "one_player_of_nine.py")
    sys.exit(nine_mens_morris.run(sys.argv[1:]))

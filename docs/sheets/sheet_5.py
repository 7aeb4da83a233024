"""sheet_5.py - two turns for sheet 5: open it in IDLE and press F5."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))

from rules import *

game = new_game()
play(game, (None, 4, ()))
play(game, (None, 19, ()))

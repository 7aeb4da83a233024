"""sheet_4.py - a new game for sheet 4: open it in IDLE and press F5."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))

from rules import *

game = new_game()

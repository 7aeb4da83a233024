"""sheet_4.py - a new game for sheet 4: open it in IDLE and press F5."""

from the_game import *

game = new_game()

"""sheet_5.py - two moves for sheet 5: open it in IDLE and press F5."""

from the_game import *

game = new_game()
play(game, (None, 4, ()))
play(game, (None, 19, ()))

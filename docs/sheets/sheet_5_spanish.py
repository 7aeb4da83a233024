"""sheet_5_spanish.py - dos jugadas, hoja 5: ábrelas en IDLE y pulsa F5."""

from the_game import *

game = new_game()
play(game, (None, 4, ()))
play(game, (None, 19, ()))

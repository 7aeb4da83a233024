"""sheet_4_spanish.py - partida de la hoja 4: ábrela en IDLE y pulsa F5."""

from the_game import *

game = new_game()

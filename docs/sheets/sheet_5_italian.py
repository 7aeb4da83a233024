"""sheet_5_italian.py - due mosse per la scheda 5: apri in IDLE e premi F5."""

from the_game import *

game = new_game()
play(game, (None, 4, ()))
play(game, (None, 19, ()))

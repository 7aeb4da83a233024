"""sheet_5_french.py - deux coups, fiche 5 : à ouvrir dans IDLE, puis F5."""

from the_game import *

game = new_game()
play(game, (None, 4, ()))
play(game, (None, 19, ()))

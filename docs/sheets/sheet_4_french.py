"""sheet_4_french.py - partie de la fiche 4 : à ouvrir dans IDLE, puis F5."""

from the_game import *

game = new_game()

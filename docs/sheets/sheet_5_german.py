"""sheet_5_german.py - zwei Züge für Blatt 5: in IDLE öffnen, dann F5."""

from the_game import *

game = new_game()
play(game, (None, 4, ()))
play(game, (None, 19, ()))

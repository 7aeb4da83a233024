"""sheet_4_german.py - ein neues Spiel für Blatt 4: in IDLE öffnen, dann F5."""

from the_game import *

game = new_game()

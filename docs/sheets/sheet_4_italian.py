"""sheet_4_italian.py - una nuova partita: apri in IDLE e premi F5."""

from the_game import *

game = new_game()

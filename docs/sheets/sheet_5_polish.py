"""sheet_5_polish.py - dwa ruchy do karty 5: otwórz w IDLE i naciśnij F5."""

from the_game import *

game = new_game()
play(game, (None, 4, ()))
play(game, (None, 19, ()))

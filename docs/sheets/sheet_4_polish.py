"""sheet_4_polish.py - nowa gra do karty 4: otwórz w IDLE i naciśnij F5."""

from the_game import *

game = new_game()

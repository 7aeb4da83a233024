"""sheet_1_polish.py - pozycja z karty 1: otwórz w IDLE i naciśnij F5."""

from the_game import *

spots = new_spots()
spots[3] = WHITE
spots[4] = WHITE
spots[18] = BLACK
spots[19] = BLACK
print(picture_with_map(spots, plain=True))

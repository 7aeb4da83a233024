"""sheet_1_spanish.py - posición de la hoja 1: ábrela en IDLE y pulsa F5."""

from the_game import *

spots = new_spots()
spots[3] = WHITE
spots[4] = WHITE
spots[18] = BLACK
spots[19] = BLACK
print(picture_with_map(spots, plain=True))

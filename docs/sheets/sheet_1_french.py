"""sheet_1_french.py - position de la fiche 1 : à ouvrir dans IDLE, puis F5."""

from the_game import *

spots = new_spots()
spots[3] = WHITE
spots[4] = WHITE
spots[18] = BLACK
spots[19] = BLACK
print(picture_with_map(spots, plain=True))

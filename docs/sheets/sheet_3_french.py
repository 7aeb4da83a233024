"""sheet_3_french.py - position de la fiche 3 : à ouvrir dans IDLE, puis F5."""

from the_game import *

spots = new_spots()
for point in (1, 3, 5):
    spots[point] = WHITE
print(picture_with_map(spots, plain=True))

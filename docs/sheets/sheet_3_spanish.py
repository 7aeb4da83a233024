"""sheet_3_spanish.py - posición de la hoja 3: ábrela en IDLE y pulsa F5."""

from the_game import *

spots = new_spots()
for point in (1, 3, 5):
    spots[point] = WHITE
print(picture_with_map(spots, plain=True))

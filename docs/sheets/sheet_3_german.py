"""sheet_3_german.py - die Stellung von Blatt 3: in IDLE öffnen, dann F5."""

from the_game import *

spots = new_spots()
for point in (1, 3, 5):
    spots[point] = WHITE
print(picture_with_map(spots, plain=True))

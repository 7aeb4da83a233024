"""sheet_3_italian.py - la posizione della scheda 3: apri in IDLE, premi F5."""

from the_game import *

spots = new_spots()
for point in (1, 3, 5):
    spots[point] = WHITE
print(picture_with_map(spots, plain=True))

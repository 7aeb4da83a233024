"""sheet_3.py - the position of sheet 3: open it in IDLE and press F5."""

from the_game import *

spots = new_spots()
for point in (1, 3, 5):
    spots[point] = WHITE
print(picture_with_map(spots, plain=True))

"""sheet_3_polish.py - pozycja z karty 3: otwórz w IDLE i naciśnij F5."""

from the_game import *

spots = new_spots()
for point in (1, 3, 5):
    spots[point] = WHITE
print(picture_with_map(spots, plain=True))

"""sheet_2.py - the position of sheet 2: open it in IDLE and press F5."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))

from board import *
from rules import *

game = new_game()
game.in_hand = {WHITE: 0, BLACK: 0}
for point in (3, 4, 5, 12):
    game.spots[point] = WHITE
for point in (9, 18, 19, 22):
    game.spots[point] = BLACK
print(picture_with_map(game.spots, plain=True))

"""sheet_2_spanish.py - posición de la hoja 2: ábrela en IDLE y pulsa F5."""

from the_game import *

game = new_game()
game.in_hand = {WHITE: 0, BLACK: 0}
for point in (3, 4, 5, 12):
    game.spots[point] = WHITE
for point in (9, 18, 19, 22):
    game.spots[point] = BLACK
print(picture_with_map(game.spots, plain=True))

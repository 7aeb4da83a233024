"""How the computer judges a position, a sentence each."""

import random

import pytest

from board import BLACK, EMPTY, MEN, POINTS, WHITE, new_spots
from helpers.drawn import random_game
from rooms.computer.judgement import AT_HAND, at_hand, gain, judge
from rooms.computer.symmetries import SYMMETRIES, code_after, code_of, smallest
from rules import OTHER, copy_of, legal_turns, new_game, play_legal, result


def test_a_position_is_as_bad_for_one_as_good_for_the_other_turn_by_turn():
    for turns in (9, 17, 30):
        game = random_game(random.Random(turns), turns)
        worth = judge(game)
        game.to_move = OTHER[game.to_move]
        assert judge(game) == -worth
        game.spots = [OTHER.get(spot, spot) for spot in game.spots]
        game.in_hand = {man: game.in_hand[OTHER[man]] for man in OTHER}
        assert judge(game) == worth
    game, chance = new_game(), random.Random(2)
    worth, code = judge(game), code_of(game)
    while result(game) is None:
        turn = chance.choice(legal_turns(game))
        worth = -worth - gain(game.spots, game.to_move, turn)
        code = code_after(code, game.to_move, turn)
        play_legal(game, turn)
        if len(game.turns) == 2 * MEN:  # from now on other numbers count
            worth = judge(game)
        assert (worth, code) == (judge(game), code_of(game))


@pytest.mark.parametrize("white, black, mills", [
    ((0, 1, 11, 14, 17, 18, 20), (3, 8, 22), 1),    # 14 can close 0 1 2
    ((0, 1, 11, 17, 18, 20, 23), (3, 8, 22), 0),    # 23 is not beside 2
    ((0, 1, 11, 14, 17, 18, 20), (2, 3, 22), 0),    # 2 is not empty
    ((0, 1, 2, 11, 17, 18, 20), (3, 8, 22), 1),     # 0 1 2 can be opened
    ((0, 1, 2, 11, 17, 18, 20), (4, 9, 14), 0),     # now it is blocked
    ((0, 1, 14, 17, 18, 20), (3, 8, 22), 0),        # only six men
])
def test_a_mill_at_hand_can_be_closed_or_opened_next(white, black, mills):
    spots = new_spots()
    for man, other, worth in (WHITE, BLACK, 1), (BLACK, WHITE, -1):
        for point in POINTS:
            spots[point] = (man if point in white else
                            other if point in black else EMPTY)
        assert at_hand(spots, WHITE) == worth * mills * AT_HAND
        assert at_hand(spots, BLACK) == -at_hand(spots, WHITE)


@pytest.mark.parametrize("goes", SYMMETRIES)
def test_images_of_a_position_are_the_same_to_the_computer(goes):
    for turns in (11, 25):
        game = random_game(random.Random(4), turns)
        image = copy_of(game)
        image.spots = [game.spots[goes.index(point)] for point in POINTS]
        assert judge(image) == judge(game)
        assert smallest(code_of(image))[0] == smallest(code_of(game))[0]
        mills, others = [{end for _, end, removed in legal_turns(one)
                          if removed} for one in (game, image)]
        assert {goes[end] for end in mills} == others

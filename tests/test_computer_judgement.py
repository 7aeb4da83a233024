"""What the weaker levels notice and overlook, and how a position is judged."""

import random

import pytest

from board import MEN
from helpers.drawn import random_game
from helpers.set_up import at
from rooms.computer.judgement import gain, judge
from rooms.computer.levels import choose_turn
from rules import OTHER, legal_turns, new_game, play, play_legal, result


@pytest.mark.parametrize("level", ["easy", "fair", "medium", "good"])
def test_a_mill_on_the_board_is_closed(level):
    closed = []
    for seed in range(120):
        game = random_game(random.Random(seed), 5 + seed // 3)
        if any(turn[2] for turn in legal_turns(game)):
            turn = choose_turn(game, level, chance=random.Random(seed))
            closed.append(bool(turn[2]))
    least = 0.75 if level == "easy" else 0.9
    assert len(closed) > 40 and sum(closed) >= least * len(closed)


# White can close a mill on 2, or Black can. The last man was placed near or
# far.
@pytest.mark.parametrize("words, level, near, far, more", [
    ("W 0 1 B 18 23 move black hand 7", "beginner", 14, 21, 10),
    *[("W 4 19 21 B 0 1 move black hand 6", level, 14, 18, 20)
      for level in ("fair", "medium")]])
def test_what_is_far_from_the_last_turn_is_overlooked_more_often(
        words, level, near, far, more):
    seen = []
    for last in (near, far):
        game = at(words)
        play(game, (None, last, ()))
        seen.append(sum(choose_turn(game, level, chance=random.Random(
            seed))[1] == 2 for seed in range(100)))
    assert 0 < seen[1] < seen[0] - more


# How a position is judged

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
    worth = judge(game)
    while result(game) is None:
        turn = chance.choice(legal_turns(game))
        worth = -worth - gain(game.spots, game.to_move, turn)
        play_legal(game, turn)
        if len(game.turns) == 2 * MEN:  # from now on other numbers count
            worth = judge(game)
        assert worth == judge(game)

"""A naive human: closes a mill if he can, else blocks one, else plays any."""

import random

from board import mill_points
from rules import OTHER, legal_turns


def choose_turn(game):
    """A mill, or a turn that stops one of the other's, or any turn at all; and
    he removes any man."""
    turns = legal_turns(game)
    blocks = mill_points(game.spots, OTHER[game.to_move])
    mills = [turn for turn in turns if turn[2]]
    blocking = [turn for turn in turns if turn[1] in blocks]
    return random.choice(mills or blocking or turns)

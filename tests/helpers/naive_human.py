"""A naive human: makes a mill, or else stops one, or else plays any turn."""

import random

from board import mill_points
from rules import OTHER, legal_turns


def choose_turn(game):
    """A mill. Or else a turn that stops a mill of the other player. Or else
    any turn. It removes any man."""
    turns = legal_turns(game)
    blocks = mill_points(game.spots, OTHER[game.to_move])
    mills = [turn for turn in turns if turn[2]]
    blocking = [turn for turn in turns if turn[1] in blocks]
    return random.choice(mills or blocking or turns)

"""Looks one move ahead: tries each move, and counts the possible mills."""

import random

from board import EMPTY, mill_points
from rules import OTHER, copy_of, legal_turns, play


def choose_turn(game):
    """A turn after which the position is worth most."""
    turns = legal_turns(game)
    random.shuffle(turns)
    return max(turns, key=lambda turn: worth_of(turn, game))


def worth_of(turn, game):
    """What a turn is worth: 3 for each man it removes, 1 for each mill that is
    possible for us then, and -2 for each of the other, who is to move."""
    man, after = game.to_move, copy_of(game)
    play(after, turn)
    own, other = [
        len([point for point in mill_points(after.spots, one)
             if after.spots[point] == EMPTY]) for one in (man, OTHER[man])]
    return 3 * len(turn[2]) + own - 2 * other

"""Looks a turn ahead: tries each turn, and counts the mills possible then."""

import random

from board import EMPTY, mill_points
from rules import OTHER, copy_of, legal_turns, play


def choose_turn(game):
    """The turn after which the position is worth most; of these, any."""
    turns = legal_turns(game)
    random.shuffle(turns)
    return max(turns, key=lambda turn: worth_of(turn, game))


def worth_of(turn, game):
    """What a turn is worth: the man it removes, the mills that are possible
    for us next, and those that are for the other, who is to move then."""
    man, after = game.to_move, copy_of(game)
    play(after, turn)
    own, other = [
        len([point for point in mill_points(after.spots, one)
             if after.spots[point] == EMPTY]) for one in (man, OTHER[man])]
    return 3 * len(turn[2]) + own - 2 * other

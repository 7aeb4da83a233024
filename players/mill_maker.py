"""Makes a mill whenever it can."""

import random

from rules import legal_turns


def choose_turn(game):
    """A turn that removes a man, if there is one. Otherwise any turn."""
    turns = legal_turns(game)
    mills = [turn for turn in turns if turn[2]]
    return random.choice(mills or turns)

"""Plays any turn at all. The measure of all others: who cannot beat it?"""

import random

from rules import legal_turns


def choose_turn(game):
    """One of the legal turns, by chance."""
    return random.choice(legal_turns(game))

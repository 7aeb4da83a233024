"""Plays any move at all. Every other player should be able to beat it."""

import random

from rules import legal_turns


def choose_turn(game):
    """One of the legal turns, chosen at random."""
    return random.choice(legal_turns(game))

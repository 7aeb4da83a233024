"""placed.py - positions for the tests, written as a player types them.

INPUT    at
"""

from rooms.commands.setup import read_position
from rules import set_up

# INPUT

def at(words, **options):
    """The game at a position: the words that follow the command setup, such as
    "W 0 1 14 B 3 21 move black hand 4". Any number of men will do."""
    return set_up(*read_position(words.split()), **options)

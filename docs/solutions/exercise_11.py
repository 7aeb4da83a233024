"""exercise_11.py - a player of your own: blocker.

It writes the file players/blocker.py, and a test that lets blocker play 20
games against mill_maker. The seed makes chance decide the same each time.
"""

from editing import add_file, add_function

PLAYER = '''"""Makes a mill, or else stops one of the other player."""

import random

from board import mill_points
from rules import OTHER, legal_turns


def choose_turn(game):
    """A turn that makes a mill, or stops one, or any turn."""
    turns = legal_turns(game)
    danger = mill_points(game.spots, OTHER[game.to_move])
    mills = [turn for turn in turns if turn[2]]
    stops = [turn for turn in turns if turn[1] in danger]
    return random.choice(mills or stops or turns)
'''

TEST = '''
def test_blocker_beats_mill_maker():
    said = keys_of("tournament blocker mill_maker, 20 games, seed 1")
    points = {row[0]: row[1] for row in table_of(said)}
    assert points["blocker"] > points["mill_maker"]
'''


def solve(folder):
    """Do the exercise in this copy of the program."""
    add_file(folder / "players" / "blocker.py", PLAYER)
    add_function(folder / "tests" / "test_tournament_players.py", TEST)

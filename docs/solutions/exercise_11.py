"""exercise_11.py - a player of your own: blocker.

It writes the file players/blocker.py, and a test that lets blocker play 20
games against mill_maker. The seed makes chance decide the same each time.
"""

from editing import add_file, add_function, add_import

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
    plan = Plan(["blocker.py", "mill_maker.py"], 20, 1, 2, {})
    games = [game_of(plan, fixture) for fixture in fixtures_of(plan)]
    rows = [*map(result_of, games_apart(games, cores_here()))]
    assert points_between(rows)["blocker.py", "mill_maker.py"] > 10
'''


def solve(folder):
    """Do the exercise in this copy of the program."""
    add_file(folder / "players" / "blocker.py", PLAYER)
    tests = folder / "tests" / "test_tournament_players.py"
    add_function(tests, TEST)
    for module, *names in (
            ("rooms.tournament.apart", "cores_here", "games_apart"),
            ("rooms.tournament.results", "Plan", "fixtures_of", "game_of"),
            ("rooms.tournament.standings", "points_between"),
            ("rooms.tournament.tournaments", "result_of")):
        add_import(tests, module, *names)

"""exercise_06.py - a sentence of the rules: a test, and nothing else.

It adds one test to tests/test_rules.py. White has three men in all, so White
flies. The man on 22 goes to 1, at the other side of the board. No line joins
these points. It closes the mill 0-1-2, and that removes a man.
"""

from editing import add_function

TEST = '''
def test_a_player_who_flies_may_close_a_mill_from_far_away():
    game = drawn("""
        W-----------.-----------W
        |           |           |
        |   B-------B-------.   |
        |   |       |       |   |
        |   |   .---.---.   |   |
        |   |   |       |   |   |
        .---.---.       .---.---.
        |   |   |       |   |   |
        |   |   .---.---.   |   |
        |   |       |       |   |
        |   B-------.-------.   |
        |           |           |
        .-----------W-----------B
        """)
    assert removals(game, 22, 1) == {(3,), (4,), (18,), (23,)}
    play(game, (22, 1, (23,)))
    assert men_left(game, BLACK) == 3
'''


def solve(folder):
    """Do the exercise in this copy of the program."""
    add_function(folder / "tests" / "test_rules.py", TEST)

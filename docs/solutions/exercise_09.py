"""exercise_09.py - a reason for a hint: four ways lead from the point.

It adds the function four_ways to rooms/learning/reasons.py, with a line in
SIGHTS, and a sentence to english.py. tests/test_learning_hints.py gets a
test.
"""

from editing import add_entry, add_function

REASON = '''
def four_ways(game, turn, after):
    """The man arrives on a point from where four ways lead."""
    end = turn[1]
    return [{"point": end}] if len(ADJACENT[end]) == 4 else []
'''

SENTENCE = '"hint four ways": "take {point}, from where four ways lead"'

TEST = '''
def test_a_point_with_four_ways_is_a_reason():
    why = reason_for(new_game(), (None, 10, ()))
    assert why == ("hint four ways", {"point": 10})
'''


def solve(folder):
    """Do the exercise in this copy of the program."""
    reasons = folder / "rooms" / "learning" / "reasons.py"
    add_function(reasons, REASON, after="builds")
    add_entry(reasons, "SIGHTS", '"hint four ways": four_ways',
              before="hint room")
    add_entry(folder / "rooms" / "console" / "languages" / "english.py",
              "SENTENCES", SENTENCE, before="hint room")
    add_function(folder / "tests" / "test_learning_hints.py", TEST)

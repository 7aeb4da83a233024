"""exercise_10.py - a new option: a mill made by placing removes nobody.

It adds placed_mills to OPTIONS in rules.py, and two lines to the function
removals_due. english.py gets a sentence, the reference gets a row, and
tests/test_rules.py gets a test.
"""

from editing import add_entry, add_function, add_line, replace_in

OLD = '''    start, end, removed = turn
    if removed and'''
NEW = '''    start, end, removed = turn
    if start is None and game.options["placed_mills"] == "wait":
        return []
    if removed and'''

RULE = ('"rule placed_mills wait": '
        '"   A mill made by placing removes no man."')

ROW = ("| `--placed-mills` | `options placed-mills` | `remove`: a mill made by"
       " placing removes a man. `wait`: it removes nobody |")

TEST = '''
def test_a_mill_made_by_placing_removes_nobody_if_so_agreed():
    game = drawn(CROSSING, in_hand=(5, 5), placed_mills="wait")
    assert removals(game, None, 1) == {()}
    assert fault_of(game, (None, 1, (5,)))[0] == "nothing_due"
'''


def solve(folder):
    """Do the exercise in this copy of the program."""
    rules = folder / "rules.py"
    add_entry(rules, "OPTIONS", '"placed_mills": ("remove", "wait")',
              before="no_mill_turns")
    replace_in(rules, "removals_due", OLD, NEW)
    english = folder / "rooms" / "console" / "languages" / "english.py"
    add_entry(english, "SENTENCES", RULE, before="rule losing")
    add_line(folder / "docs" / "reference.md", ROW, "| `--all-in-mills` |")
    add_function(folder / "tests" / "test_rules.py", TEST)

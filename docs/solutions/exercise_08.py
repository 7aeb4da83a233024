"""exercise_08.py - a new command: mills tells which mills are on the board.

It adds show_mills to nine_mens_morris.py, with an entry in WORDS and three
sentences in SENTENCES. The reference gets a row, and
tests/test_commands_table.py gets a test.
"""

from editing import add_entry, add_function, add_import, add_line

COMMAND = '''
def show_mills(match, words):
    """Say which mills are on the board."""
    spots, count = game_with(match.game, turn_shown(match)).spots, 0
    for one, two, three in MILLS:
        man = spots[one]
        if man != EMPTY and spots[two] == man and spots[three] == man:
            tell(match, "mill there", who=man, points=[one, two, three])
            count += 1
    if count == 0:
        tell(match, "no mill there")
'''

SENTENCES = (
    '"mill there": "{who} has a mill on {points}."',
    '"no mill there": "There is no mill on the board."',
    '"help mills": "see the mills on the board"')

ROW = "| `mills` | says which mills are on the board |"

TEST = '''
def test_mills_names_the_mills_on_the_board():
    assert answer("mills") == "There is no mill on the board."
    made = ("3", "19", "4", "18", "5")          # the removal is still to come
    assert answer(*made, "mills") == "White has a mill on 3, 4 or 5."
    assert answer(*made, "18", "mills") == "White has a mill on 3, 4 or 5."
'''


def solve(folder):
    """Do the exercise in this copy of the program."""
    entry = folder / "nine_mens_morris.py"
    add_function(entry, COMMAND, after="show_help")
    add_entry(entry, "WORDS", '"mills": show_mills')
    add_import(entry, "board", "MILLS")
    for sentence in SENTENCES:
        add_entry(entry, "SENTENCES", sentence)
    add_line(folder / "docs" / "reference.md", ROW, "| `moves` |")
    add_function(folder / "tests" / "test_commands_table.py", TEST)

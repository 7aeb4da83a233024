"""exercise_05.py - a new command: mills tells which mills are on the board.

It adds show_mills to rooms/commands/reports.py, with an entry in TOLD, and
the word in the topic "playing" of TOPICS. english.py gets three sentences, the
reference gets a row, and tests/test_commands_table.py gets a test.

The turn that is being typed is match.begun. Its man is not in match.game.spots
yet, although the players see it. So the function puts it there, in a copy.
"""

from editing import (add_entry, add_function, add_import, add_line,
                     replace_in)

COMMAND = '''
def show_mills(match, words):
    """Show the mills of both players. The turn begun counts, too."""
    spots, (start, end, _) = match.game.spots.copy(), match.begun
    if start is not None:
        spots[start] = EMPTY
    if end is not None:
        spots[end] = match.game.to_move
    rows = []
    for one, two, three in MILLS:
        if spots[one] == spots[two] == spots[three] != EMPTY:
            name = player_said(match, spots[one])
            rows.append(sentence("mill there", who=name,
                                 line="%d-%d-%d" % (one, two, three)))
    say(match.screen, "\\n".join(rows) or TEXT["no mill there"])
'''

SENTENCES = (
    '"help mills": "see the mills on the board"',
    '"mill there": "{who} has a mill on {line}."',
    '"no mill there": "There is no mill on the board."')

ROW = "| `mills` | shows the mills on the board |"

TEST = '''
def test_mills_names_the_mills_on_the_board():
    assert answer("mills") == "There is no mill on the board."
    made = ("3", "19", "4", "18", "5")          # the removal is still to come
    assert answer(*made, "mills") == "White has a mill on 3-4-5."
    assert answer(*made, "18", "mills") == "White has a mill on 3-4-5."
'''


def solve(folder):
    """Do the exercise in this copy of the program."""
    reports = folder / "rooms" / "commands" / "reports.py"
    add_function(reports, COMMAND, after="show_moves")
    add_entry(reports, "TOLD", '"mills": show_mills')
    replace_in(reports, "TOPICS", '"board", "log")',
               '"board", "log",\n                "mills")')
    add_import(reports, "board", "EMPTY", "MILLS")
    for sentence in SENTENCES:
        add_entry(folder / "rooms" / "console" / "languages" / "english.py",
                  "SENTENCES", sentence)
    add_line(folder / "docs" / "reference.md", ROW, "| `moves` |")
    add_function(folder / "tests" / "test_commands_table.py", TEST)

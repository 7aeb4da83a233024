"""exercise_12.py - a file of results: a line for each game that has ended.

It adds the function note_result to rooms/commands/saved_games.py. In
match_of of rooms/commands/arguments.py, the function stands beside
keep_game, so it is called when the game has changed. The room console offers
result_in_words to other rooms. tests/test_commands_saved_games.py gets a test.

If the file cannot be written, the program says nothing: the game is kept
anyway.
"""

from editing import add_function, add_import, replace_in

RESULTS = '''
def note_result(match):
    """If the game has ended, add a line to results.txt."""
    if match.scene.game_behind or not result(match.game):
        return
    line = "%s - %s: %s\\n" % (name_of(match, WHITE), name_of(match, BLACK),
                              result_in_words(match))
    try:
        with open("results.txt", "a", encoding="utf-8") as file:
            file.write(line)
    except OSError:
        pass                    # no disk to write to: play on
'''

TEST = '''
def test_a_line_for_each_game_that_has_ended_stands_in_the_results(folder):
    played("name white Ann", *WHOLE_GAME)
    played("4")
    played(*BLOCKED_GAME)
    lines = (folder / "results.txt").read_text("utf-8").split("\\n")
    assert len(lines) == 3 and lines[2] == ""
    assert lines[0].startswith("Ann - Player two: ") and "wins" in lines[0]
    assert lines[1].endswith("cannot move.")


def test_where_nobody_can_write_the_results_the_game_goes_on(folder):
    (folder / "results.txt").mkdir()
    assert "wins" in played(*BLOCKED_GAME)
'''


def solve(folder):
    """Do the exercise in this copy of the program."""
    commands = folder / "rooms" / "commands"
    add_function(commands / "saved_games.py", RESULTS, after="keep_game")
    add_import(commands / "saved_games.py", "rooms.console",
               "result_in_words")
    add_import(folder / "rooms" / "console" / "__init__.py",
               "rooms.console.words", "result_in_words")
    replace_in(commands / "arguments.py", "match_of",
               "match.scene.changed = [keep_game]",
               "match.scene.changed = [keep_game, note_result]")
    add_import(commands / "arguments.py", "rooms.commands.saved_games",
               "note_result")
    add_function(folder / "tests" / "test_commands_saved_games.py", TEST)

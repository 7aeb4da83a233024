"""What the program reports about the game: its log."""

from rooms.console.screen import Screen
from helpers.playing import WHOLE_GAME, answer, new_match, obey, type_lines
from rooms.console.sentences import TEXT, sentence

# The log

def test_log_numbers_the_turns():
    text = answer(*WHOLE_GAME[:12], "log")
    assert text.split() == [word for number, turn in enumerate(
        WHOLE_GAME[:12], 1) for word in ("%d." % number, turn)]
    assert answer("log") == TEXT["no turns"]


def test_a_long_log_is_shown_a_page_at_a_time(capsys):
    to_and_fro = ["6-11", "23-14", "11-6", "14-23"] * 50
    match = new_match(Screen(), {"no_mill_turns": 0, "repetitions": 0})
    type_lines(match, *WHOLE_GAME[:18], *to_and_fro)
    capsys.readouterr()
    text = told(capsys, match, "log")
    assert text.count("\n") == 20
    assert text.startswith(
        TEXT["more turns"] + "\n")
    assert text.endswith(" 218. 14-23")
    text = told(capsys, match, "log 1")
    assert text.startswith("1. 18 ") and text.count("\n") == 20
    number = text.split("log ")[1].split()[0]
    assert told(capsys, match, "log " + number).startswith(number + ".")


def told(capsys, match, line):
    """What the program answers to a line, without the newline at its end."""
    obey(match, line)
    return capsys.readouterr().out[:-1]


def test_a_log_from_beyond_the_end_is_refused():
    assert answer("4", "log 9") == sentence("fewer turns", number=1)
    assert answer("4", "log x").startswith("'x' is not a number")


def test_log_names_shows_the_coordinates_of_records():
    assert answer(*WHOLE_GAME[:12], "log names").startswith("1. b2 ")
    assert answer(*WHOLE_GAME[:12], "log names 11") == "11. f2xa4  12. e3"

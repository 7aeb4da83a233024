"""The game in Thonny: with its real back end, but without its window."""

import re

from board import WHITE
from helpers.playing import WHOLE_GAME, boards, played
from helpers.thonny import needs_thonny, thonny

pytestmark = needs_thonny


def test_a_whole_game_is_played_in_colour_and_with_no_other_code(thonny):
    game = thonny()
    game.type(*WHOLE_GAME[:2], "2", *WHOLE_GAME[2:], "no")
    said = game.ends()
    assert "There is already a man on 2. Choose an empty point." in said
    assert "White wins: Black has fewer than three men." in said
    codes = set(re.findall("[\x00-\x09\x0b-\x1f][^m]*m?", said))
    men = {"\x1b[33;", "\x1b[34;"}              # yellow and blue
    if WHITE[0].isascii():
        men = {"\x1b[97;", "\x1b[30;"}          # letters: white and black
    assert {code[:5] for code in codes if ";48;" in code} == men
    assert all(re.fullmatch("\x1b\\[[0-9;]*m", code) for code in codes)
    assert boards(re.sub("\x1b\\[[0-9;]*m", "", said)) \
        == boards(played(*WHOLE_GAME, "no"))


def test_ctrl_c_asks_and_no_line_is_shown_twice(thonny):
    game = thonny()
    game.type("4")
    game.wait_for("Turn 2")
    game.ctrl_c()
    game.wait_for("Leave the game (yes or no)? ")
    game.type("no")
    game.wait_for("Black, place a man: ")
    game.type("quit")
    assert game.ends().endswith("place a man: \x1b[0mGood-bye.\n")


def test_the_board_cannot_stay_in_its_place_and_that_is_said(thonny):
    game = thonny("--screen")
    assert "--screen needs a terminal" in game.wait_for("place a man: ")

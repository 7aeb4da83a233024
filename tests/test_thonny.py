"""The game in Thonny, with its real back end, but without its window."""

import re

import pytest

from helpers.here import share
from helpers.playing import WHOLE_GAME, boards, copied, played
from helpers.thonny import Thonny, needs_thonny
from helpers.two_pcs import Pc, end_all, seated

pytestmark = needs_thonny


@pytest.fixture
def thonny(folder):
    """The program, run in Thonny; the arguments may be given."""
    started = []

    def start(*arguments):
        started.append(Thonny(*arguments, program=copied(folder / "program")))
        return started[-1]
    yield start
    for one in started:
        one.process.kill()
    end_all()


def test_a_whole_game_is_played_in_colour_and_with_no_other_code(thonny):
    game = thonny()
    game.type(*WHOLE_GAME[:2], "2", *WHOLE_GAME[2:], "no")
    said = game.ends()
    assert "There is a man on 2 already." in said
    assert "White wins: Black has fewer than three men." in said
    codes = set(re.findall("[\x00-\x09\x0b-\x1f][^m]*m?", said))
    assert {code[:5] for code in codes if ";48;" in code} \
        == {"\x1b[33;", "\x1b[34;"}             # the men: yellow and blue
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


def test_at_two_pcs_a_draw_is_offered_and_the_game_ends(thonny, share):
    def pc(folder, name):
        return Pc(folder, name) if name == "Ben" else thonny(
            "--name", name, "--meet", str(folder))
    white, black = seated(pc, share)
    white.type("draw")
    black.wait_for("offers a draw")
    black.type("no")
    white.type("4")
    black.wait_for("placed 4.")
    black.type("draw")
    white.wait_for("offers a draw")
    white.type("yes")
    for one in (white, black):
        one.wait_for("The game is drawn: both players agree.")

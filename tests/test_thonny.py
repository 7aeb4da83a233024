"""The game in Thonny: with its real back end, but without its window."""

import re

import pytest

from board import WHITE
from helpers.playing import WHOLE_GAME, boards, played
from helpers.quoting import part
from helpers.thonny import needs_thonny, thonny     # noqa: F401
from rooms.console.screen import KINDS
from rooms.console.sentences import TEXT


@pytest.mark.slow(why="the back end of Thonny is started")
@needs_thonny
def test_a_whole_game_with_ctrl_c_is_played_in_colour_and_shown_once(
        thonny):                                    # noqa: F811
    game = thonny()
    game.wait_for(part("ask place"))
    game.type(WHOLE_GAME[0])
    game.wait_for(part("ask place"))
    game.ctrl_c()
    game.wait_for(TEXT["ask leave"])
    game.type("no", WHOLE_GAME[1], WHOLE_GAME[1], *WHOLE_GAME[2:], "quit")
    said = game.ends()
    bare = re.sub("\x1b\\[[0-9;]*m", "", said)
    assert part("taken") in bare
    assert "\x1b" not in bare
    assert bare.endswith(TEXT["ask over"] + TEXT["good-bye"] + "\n")
    whole = boards(played(*WHOLE_GAME, "quit"))
    assert [board for board in boards(bare) if board in whole] \
        == boards(bare) and boards(bare)[-len(whole) + 2:] == whole[2:]
    men = {"\x1b[97;", "\x1b[30;"}      # letters and names: white and black
    if not WHITE[0].isascii():
        men |= {"\x1b[" + KINDS[man][0][:3] for man in ("white", "black")}
    codes = {*re.findall("[\x00-\x09\x0b-\x1f][^m]*m?", said)}
    assert {code[:5] for code in codes if ";48;" in code} == men

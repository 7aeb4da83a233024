"""The game in IDLE, also in its real window, and in Thonny."""

import io
import itertools
import os
import re
import sys

import pytest

import nine_mens_morris
from board import BLACK, EMPTY, WHITE, picture_of
from helpers.playing import (WHOLE_GAME, Keyboard, boards, copied, men_on,
                             played)
from helpers.quoting import part
from helpers.real_idle import RealIdle, needs_idle, why_not_here
from helpers.seldom import needs
from helpers.thonny import needs_thonny, thonny     # noqa: F401
from helpers.window import needs_shades
from rooms.console.picture import NUMBERS
from rooms.console.screen import KINDS
from rooms.console.sentences import TEXT, sentence
from test_versions import PYTHONS

PLACE = [sentence("ask place", who=who) for who in (
    TEXT["white"], TEXT["black"])]


class Output(io.StringIO):
    """The output of a program in IDLE. It is its own shell."""

    __module__, encoding = "idlelib.run", "utf-8"

    def __init__(self, width):
        super().__init__()
        self.shell, self.width, self.writes = self, width, []

    def write(self, text, tag="stdout"):
        """Take a text in the colour of this tag."""
        self.writes.append((text, tag))
        return super().write(text)


@pytest.fixture
def shell(folder, monkeypatch):
    """A function: the Output after these lines in IDLE, in this theme."""
    def typed(*lines, theme="IDLE Classic", ground="", width=80, arguments=(),
              tick=1):
        own = folder / ".idlerc"
        own.mkdir(exist_ok=True)
        own.joinpath("config-main.cfg").write_text(
            "[Theme]\ndefault = %d\nname = mine\nname2 = %s\n" % (
                not ground, theme))
        own.joinpath("config-highlight.cfg").write_text(
            "[mine]\nnormal-background = %s\n" % ground)
        config = pytest.importorskip("idlelib.config", reason="no IDLE")
        config.idleConf.CreateConfigHandlers()
        now = itertools.count(0, tick)  # so much later at each look
        monkeypatch.setattr("time.monotonic", lambda: next(now))
        monkeypatch.setattr("time.sleep", lambda seconds: None)
        monkeypatch.setattr(sys, "stdin", Keyboard("\n".join([*lines, ""])))
        monkeypatch.setattr(sys, "stdout", Output(width))
        assert nine_mens_morris.run(list(arguments)) == 0
        return sys.stdout
    return typed


@needs_shades
@pytest.mark.parametrize("theme, ground, white, black", [
    ("IDLE Classic", "", "███", "░░░"), ("IDLE Dark", "", "███", "▐█▌"),
    ("", "white", "███", "░░░"), ("", "#7e7f7f", "███", "▐█▌"),
    ("", "#7f7f80", "███", "░░░")])
def test_the_men_are_those_of_the_theme(theme, ground, white, black, shell):
    output = shell(*WHOLE_GAME[:11], "light", theme=theme, ground=ground)
    said = output.getvalue()
    assert "\x1b" not in said
    look = {kind: KINDS[kind][1 + (black != "░░░")] for kind in KINDS}
    assert boards(said, white, black)[-1].count(WHITE) == 6

    def tagged(kind):
        return [text for text, tag in output.writes if tag == look[kind]]
    assert "".join(tagged("white")).count(white) > 20
    assert "".join(tagged("black")).count(black) > 20
    assert [text for text in tagged("mill") if "═" in text][:2] \
        == ["═" * 7, "═" * 6]
    assert " x " in tagged("removed")
    assert sentence("ask place", who="") in tagged("prompt")
    assert TEXT["white"] in tagged("white name")
    assert TEXT["black"] in tagged("black name")
    assert any("  0 ──" in text for text in tagged("board"))


def test_arguments_work_in_idle_and_no_text_is_too_long(shell):
    for arguments, shown, hidden in (
            ("--plain", part("heard placed") + " 4.", WHITE),
            ("--style ascii", "+-------[ W ]-------+", WHITE),
            ("--color never", part("placed") + " 4.", "\x1b")):
        output = shell("4", arguments=arguments.split())
        assert shown in output.getvalue() and hidden not in output.getvalue()
    assert {tag for _, tag in output.writes} == {"stdout"}
    for width in (80, 60):              # IDLE hides 50 lines
        output = shell("4", "help", "help all", "rules", "moves", "log",
                       "options", "map", width=width)
        assert max(text.count("\n") for text, _ in output.writes) < 40
        rows = output.getvalue().split("\n")
        assert max(map(len, rows)) < width
        has_map = any(EMPTY.strip() + "       21 ──" in row for row in rows)
        assert has_map == (width == 80) == (TEXT["narrow"] not in " ".join(
            output.getvalue().split()))
    # Enters that wait already are not answered
    for tick, questions in ((0.01, 1), (1, 3)):
        said = shell("4", "", "", "7", tick=tick).getvalue()
        assert said.count(PLACE[1]) == questions
        assert said.endswith(TEXT["again in idle"] + "\n")


def men_in(theme):
    """White's man and Black's man, as a theme of IDLE shows them."""
    if WHITE[0].isascii():
        return WHITE, BLACK
    return "███", "▐█▌" if theme == "dark" else "░░░"


@needs_idle
@pytest.mark.slow(why="each starts a real IDLE of its own")
@pytest.mark.parametrize("theme, version", [
    ("classic", None), ("dark", None), ("new", None), ("classic", "3.8"),
    ("classic", "3.11"), ("classic", "3.13")])
def test_ctrl_c_asks_and_a_second_one_leaves(theme, version, folder):
    python = PYTHONS.get(version) if version else sys.executable
    if not python or why_not_here(python):
        pytest.skip("there is no IDLE of Python %s here" % version)
    with RealIdle(copied(folder / "program"), theme, python) as idle:
        idle.type("4")
        idle.wait_for(PLACE[1])
        idle.wait_input()
        idle.press(["5"])               # half a line: it is not played
        idle.interrupt()
        idle.wait_for(TEXT["ask leave"])
        idle.type("no")
        idle.wait_for(TEXT["goes on"])
        idle.type("7")
        idle.wait_for(PLACE[0])
        for text in (TEXT["ask leave"], ""):
            idle.wait_input()
            idle.interrupt()
            idle.wait_for(text)
        idle.wait(lambda state: state["shell"] and not state["runs"], "end")
        assert "Traceback" not in idle.text() and "\x1b" not in idle.text()
        shown = boards(idle.output(), *men_in(theme))
        assert [men_on(board) for board in shown] == [0, 1, 2]


@needs_idle
@pytest.mark.slow(why="a whole game and a tournament in a real IDLE")
@needs("tournament")
def test_a_game_goes_on_after_f5_and_a_tournament_stops_at_ctrl_c(folder):
    program = copied(folder / "program")
    (program / "players" / "fox.py").write_bytes(
        (program / "players" / "chance.py").read_bytes())
    with RealIdle(program) as idle:
        idle.type(*WHOLE_GAME[:3])
        idle.wait_for(PLACE[1])
        idle.run()                      # F5 again
        idle.type("continue", *WHOLE_GAME[3:])
        idle.wait_for(TEXT["ask over"])
        idle.type("quit")
        idle.wait_for(TEXT["good-bye"])
        said = idle.output()
        map_rows = [row.rstrip() for row in picture_of(NUMBERS).split("\n")]
        rows = [row[40:] for row in said.split("\n") if row[40:] in map_rows]
        assert rows == map_rows * (len(rows) // 13) and len(rows) > 13 * 28
        last = boards(said, *men_in("classic"))[-1]
        assert (last.count(WHITE), last.count(BLACK)) == (9, 2)

        idle.run()
        idle.type("tournament fox chance easy fair medium hard, 20 games")
        idle.wait_for(" of 300 ")
        idle.interrupt()
        idle.wait_for("tournaments/1/1")        # the games are kept there
        assert not os.path.exists(str(program / "tournaments/1/300.txt"))
        idle.wait_input()
        idle.type("computer both")
        idle.wait_for(TEXT["the computer"][1:])     # It may begin a sentence
        idle.interrupt()
        idle.wait_for(TEXT["computers stopped"])
        assert "Traceback" not in idle.text()
    assert os.listdir(str(program / "games"))


# In Thonny, with its real back end, but without its window

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

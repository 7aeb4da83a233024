"""The picture of the board: its men, marks and numbers, and its map."""

import itertools
import random
import re

import pytest

from board import BLACK, WHITE
from helpers.drawn import random_game
from helpers.playing import boards, changed, played, run
from helpers.quoting import keys_said
from helpers.window import (board_drawn, needs_shades, rows_shown,
                            shown_at_prompts, spots_with, window)
from rooms.console.picture import PLACES, drawing_of, men_shown, read_drawing
from rooms.console.screen import KINDS, Screen
from rooms.console.sentences import TEXT, speak

ON_BOARD = "\n 21 ───"              # the numbers on the board
MAP = "●       21 ──"               # the map beside the board

# The marks of a turn

@pytest.mark.parametrize("white, black, turn, looks, rows", [
    # [ ] stand beside where a man came from, and where it is
    ([4, 7], [9], (5, 4, ()), {}, {
        2: "  │    ●───────[%s]─────[ ● ]  │" % WHITE,
        4: "  │    │    ●───%s───●    │    │" % WHITE,
        6: " %s───●────●         ●────●────●" % BLACK}),
    ([0], [14], (14, 0, ()), {}, {
        0: "[%s]────────────●──────────────●" % WHITE,
        6: "  ●────●────●         ●────●──[%s]" % BLACK}),
    # The line of a new mill is double, that of an old one is not
    ([1, 4, 7, 3], [], (None, 4, ()), {}, {
        1: "  │              ║              │",
        2: "  │   %s──────[%s]───────●    │" % (WHITE, WHITE),
        3: "  │    │         ║         │    │"}),
    ([3, 4, 5], [9], (None, 9, ()), {}, {
        2: "  │   %s───────%s───────%s   │" % (3 * (WHITE,)),
        6: "[%s]──●────●         ●────●────●" % BLACK}),
    # x stands where a man was removed
    ([3, 4, 5], [9], (None, 5, (12,)), {}, {
        1: "  │              │              │",
        2: "  │   %s═══════%s══════[%s]  │" % (3 * (WHITE,)),
        6: " %s───●────●         x ───●────●" % BLACK}),
    ([0, 9, 21], [], (10, 9, (12,)), {"style": "ascii"}, {
        0: "  W -------------+--------------+",
        5: "  #    |    |         |    |    |",
        6: "[ W -- + ]--+         x ---+----+"}),
    ([3, 4, 5], [19], (None, 4, ()), {"style": "ascii"}, {
        2: "  |    W ======[ W ]====== W    |",
        10: "  |    +-------- B --------+    |"}),
    # The numbers stand on the board: that of a man above it, beside the line
    ([4, 7, 12], [0, 20], None, {"numbers": "board"}, {
        0: "  0",
        1: " %s──────────── 1 ──────────── 2" % BLACK,
        2: "  │              │4             │",
        3: "  │    3 ───────%s─────── 5    │" % WHITE,
        4: "  │    │         │7        │    │",
        6: "  │    │    │         │12  │    │",
        7: "  9 ──10 ──11        %s──13 ──14" % WHITE,
        10: "  │    │         │         │20  │",
        13: " 21 ────────────22 ────────────23"}),
    ([3, 16], [5], None, {"numbers": "board"}, {
        1: "  │    3         │         5    │",
        7: "  │    │    │    16   │    │    │"}),
    ([4], [], None, {"numbers": "board"}, {
        0: "  0 ──────────── 1 ──────────── 2",
        12: " 21 ────────────22 ────────────23"}),
    ([3, 4, 5], [], (14, 5, (12,)), {"numbers": "board"}, {
        6: "  9 ──10 ──11        x12──13 ─[14 ]"})])
def test_a_turn_has_its_marks_and_a_number_its_place(
        white, black, turn, looks, rows):
    shown = board_drawn(spots_with(white, black), turn, **looks)
    assert {at: shown[at] for at in rows} == rows
    assert len(shown) == 13 + (13 in rows)
    assert ("x" in "".join(shown)) == any("x" in row for row in rows.values())


def test_every_point_can_be_named_and_every_picture_that_is_shown_is_read():
    vacant = board_drawn(spots_with(), None, numbers="board")
    for point, (row, column) in enumerate(PLACES):
        assert vacant[row - 1][column:column + 3].strip() == str(point)
        rows = board_drawn(spots_with([point]), None, numbers="board")
        above = rows[0 if row == 1 else row - 2]
        assert above[column + 1:].strip("│ ").split()[0] == str(point)
    chance = random.Random(6)
    for style, numbers, brush, light in itertools.product(
            ("unicode", "ascii"), ("map", "board", "none"),
            ("none", "terminal", "idle"), (False, True)):
        screen = Screen(brush, style, light)
        screen.numbers = numbers
        game = random_game(chance, chance.randrange(60), no_mill_turns=0)
        rows = rows_shown(screen, game.spots, game.turns)
        for shown in (rows, [row.strip() for row in rows]):
            assert read_drawing(screen, shown) == game.spots


def test_marks_have_kinds_of_their_own_and_no_mark_hides_whose_man_it_is():
    spots = spots_with([0, 1, 2, 9, 21], [3, 10])
    for turn in ((None, 0, (4,)), (14, 2, ()), (None, 10, ())):
        cells = {}
        for kind, sign in sum(drawing_of(Screen(), spots, [turn], "map"), []):
            cells[kind] = cells.get(kind, "") + sign
        for man, number in ((WHITE, 5), (BLACK, 2)):
            kind, glyph = men_shown(Screen())[man]
            assert cells[kind] == number * glyph
        assert {*cells["moved"]} == {*"[]"}
        assert {*cells.get("removed", "x ")} == {*"x "}
        assert {*cells.get("mill", "═")} <= {*"═║"}
        assert not {*WHITE + BLACK} & {*cells["board"]}


# The men and the lines

@needs_shades
def test_light_exchanges_the_shades_and_says_so_in_the_state():
    for said in (played("light", "4"), played("4", arguments=["--light"])):
        assert boards(said)[-1][4] == BLACK
        assert " ".join((TEXT["white"], BLACK, TEXT["player one"])) in said


@needs_shades
@pytest.mark.parametrize("white, black, letters", [
    ("(W)", "(B)", " letter"), ("███", "▒▒▒", "")])
def test_other_men_and_lines_of_board_py_are_shown_as_they_are(
        white, black, letters, folder):
    program = changed(folder, *[("board.py", old, new) for old, new in (
        ("▓▓▓", white), ("░░░", black), ("─", "━"))])
    said = run(b"4\nlight\n7\n", "--color", "always", folder=program,
               PYTHONIOENCODING="utf-8").stdout.decode("utf-8")
    for colour, man in (("white", white), ("black", black)):
        assert "\x1b[%sm%s" % (KINDS[colour + letters][0], man) in said
    said = re.sub("\x1b\\[.*?m", "", said)
    assert "  ●" + 14 * "━" + "●" + 14 * "━" + "●" in said
    assert "━━━[%s]━━" % white in said and "●━━[%s]━━●" % black in said


def test_style_ascii_draws_with_the_letters_of_the_language():
    ascii_style = ["--style", "ascii"]
    assert played("4", "7", arguments=ascii_style).isascii()
    assert ("style", {"style": "unicode"}) in keys_said(
        "style unicode", arguments=ascii_style)
    assert "●" in played("style unicode", arguments=ascii_style)
    ascii_screen, spots = Screen(style="ascii"), spots_with([4], [19])
    rows = board_drawn(spots, None, style="ascii")
    for name, letters in (("english", "WB"), ("francais", "BN"),
                          ("deutsch", "WS"), ("polski", "BC")):
        speak(name)
        assert [text.strip() for _, text in men_shown(
            ascii_screen).values()] == [*letters, "+"]
        for screen in (ascii_screen, Screen()):
            for shown in (board_drawn(spots, None, style="ascii"), rows):
                assert read_drawing(screen, shown) == spots     # W and B, too


@pytest.mark.parametrize("width, lines, shown, keys", [
    (73, [], MAP, []), (72, [], ON_BOARD, []),
    (80, ["numbers on"], ON_BOARD, ["numbers on"]),
    (80, ["numbers"], ON_BOARD, ["numbers on"]),
    (80, ["numbers", "numbers"], MAP, ["numbers off"]),
    (80, ["numbers of"], "", ["on or off"]),
    (80, ["map off"], "", ["map off"]),
    (80, ["map off", "numbers off"], "", ["numbers off"]),
    (60, ["map off"], "", ["map off"]),
    (60, ["map off", "map on"], ON_BOARD, ["narrow"]),
    (60, ["numbers"], "", ["numbers off"])])
def test_the_numbers_are_where_they_are_wanted_and_have_room(
        width, lines, shown, keys, monkeypatch):
    window(monkeypatch, width)
    said = shown_at_prompts(monkeypatch, *lines, "4")[len(lines)]
    for sign in (MAP, ON_BOARD):
        assert (sign in said.replace("\n  21", "\n 21")) == (sign == shown)
    if width == 80 and lines:
        assert {*keys} <= {key for key, _ in keys_said(*lines)}
    for key in keys if width == 60 else ():
        assert TEXT[key] in said.replace("\n  ", " ")

"""The picture of the board: its men, marks, numbers, and its map."""

import random

import pytest

from board import BLACK, PICTURE, WHITE, picture_of
from rooms.console import screen
from rooms.console.picture import (cells_between, drawing_of, men_shown,
                                   read_drawing)
from rooms.console.screen import Screen
from rooms.console.sentences import sentence, speak
from helpers.drawn import drawn, random_game
from helpers.playing import answer, last_board, played
from helpers.set_up import SKETCH
from helpers.window import board_drawn, needs_shades, rows_shown, spots_with

# The marks of a turn

def test_signs_stand_beside_where_a_man_came_from_and_where_he_is():
    rows = board_drawn(spots_with([4, 7], [9]), (5, 4, ()))
    assert rows[2] == "  │    ●───────[%s]─────[ ● ]  │" % WHITE
    assert rows[4] == "  │    │    ●───%s───●    │    │" % WHITE
    assert rows[6] == " %s───●────●         ●────●────●" % BLACK


def test_a_man_placed_at_the_edge_has_room_for_his_signs():
    rows = board_drawn(spots_with([0], [14]), (None, 0, ()))
    assert rows[0].startswith("[%s]──" % WHITE)
    rows = board_drawn(spots_with([0], [14]), (None, 14, ()))
    assert rows[6].endswith("─[%s]" % BLACK)


def test_the_line_of_a_new_mill_is_double():
    rows = board_drawn(spots_with([3, 4, 5, 1]), (None, 5, ()))
    assert rows[2] == "  │   %s═══════%s══════[%s]  │" % (3 * (WHITE,))
    assert rows[1] == "  │              │              │"
    rows = board_drawn(spots_with([1, 4, 7, 3]), (None, 4, ()))
    assert rows[2] == "  │   %s──────[%s]───────●    │" % (WHITE, WHITE)
    assert rows[1] == "  │              ║              │"
    assert rows[3] == "  │    │         ║         │    │"


def test_a_diagonal_line_is_never_double():
    assert cells_between((1, 1), (3, 6)) == []
    assert cells_between((1, 1), (3, 1)) == [(2, 2)]


def test_an_old_mill_is_not_marked():
    rows = board_drawn(spots_with([3, 4, 5], [9]), (None, 9, ()))
    assert "═" not in "".join(rows)


def test_an_x_stands_where_a_man_was_removed():
    rows = board_drawn(spots_with([3, 4, 5], [9]), (None, 5, (12,)))
    assert rows[6] == " %s───●────●         x ───●────●" % BLACK
    assert "x" not in "".join(rows[:6] + rows[7:])


def test_no_mark_hides_whose_man_it_is():
    spots = spots_with([0, 1, 2, 9, 21], [3, 10])
    for turn in ((None, 0, (4,)), (14, 2, ()), (None, 10, ())):
        pieces = sum(drawing_of(Screen(), spots, turn), [])
        for man, number in ((WHITE, 5), (BLACK, 2)):
            kind, glyph = men_shown(Screen())[man]
            assert "".join(text for this, text in pieces
                           if this == kind) == number * glyph


def test_marks_and_lines_have_kinds_of_their_own():
    drawing = drawing_of(Screen(), spots_with([3, 4, 5], [9]),
                         (6, 5, (12,)))
    cells = {}
    for kind, sign in sum(drawing, []):
        cells.setdefault(kind, set()).add(sign)
    assert cells["moved"] == set("[]") and cells["mill"] == {"═"}
    assert cells["removed"] == set("x ")
    assert set(WHITE + BLACK) & cells["board"] == set()


def test_the_marks_work_in_ascii_too():
    rows = board_drawn(spots_with([0, 9, 21]), (10, 9, (12,)), style="ascii")
    assert rows[0] == "  W -------------+--------------+"
    assert rows[5] == "  #    |    |         |    |    |"
    assert rows[6] == "[ W -- + ]--+         x ---+----+"
    rows = board_drawn(spots_with([3, 4, 5]), (None, 4, ()), style="ascii")
    assert rows[2] == "  |    W ======[ W ]====== W    |"


# The men and the lines

@needs_shades
def test_light_exchanges_the_shades_and_says_so_in_the_state():
    spots = last_board("light", "4")
    assert spots[4] == BLACK
    said = played("4", arguments=["--light"])
    assert "White %s Player one: 8 in hand" % BLACK in said


def test_other_men_are_shown_as_they_are_on_a_light_ground(monkeypatch):
    for name, glyph in (("WHITE", "(W)"), ("BLACK", "(B)")):
        monkeypatch.setattr("rooms.console.picture." + name, glyph)
    shown = men_shown(Screen(light=True))
    assert shown["(W)"] == ("white letter", "(W)")
    assert shown["(B)"] == ("black letter", "(B)")


def test_other_filled_men_are_filled_with_their_colours(monkeypatch):
    for name, glyph in (("WHITE", "███"), ("BLACK", "▒▒▒")):
        monkeypatch.setattr("rooms.console.picture." + name, glyph)
    shown = men_shown(Screen("terminal"))
    assert shown["███"] == ("white", "███")
    assert shown["▒▒▒"] == ("black", "▒▒▒")


def test_other_lines_reach_the_points_too(monkeypatch):
    rows = tuple(row.replace("─", "━") for row in PICTURE)
    monkeypatch.setattr("board.PICTURE", rows)
    for place in ("board", "rooms.console.picture"):
        monkeypatch.setattr(place + ".LINES", {"━": "-", "│": "|"})
    assert board_drawn(spots_with(), None)[0] == \
        "  ●" + 14 * "━" + "●" + 14 * "━" + "●"


def test_style_ascii_draws_with_letters():
    said = played("4", "7", arguments=["--style", "ascii"])
    assert said.isascii() and "  |    +-------[ W ]-------+    |" in said
    assert "  |    |    +--[ B ]--+    |    |" in said
    assert sentence("style", style="unicode") in played(
        "style unicode", arguments=["--style", "ascii"])
    assert answer("style round") == \
        sentence("bad style", word="round")


@pytest.mark.parametrize("name, white, black", [
    ("francais", "B", "N"), ("deutsch", "W", "S"), ("polski", "B", "C")])
def test_the_letters_of_ascii_are_those_of_the_language(name, white, black):
    ascii_screen = Screen(style="ascii")
    spots = spots_with([4], [19])
    english = [text for _, text in men_shown(ascii_screen).values()]
    rows = board_drawn(spots, None, style="ascii")
    try:
        speak(name)
        assert [text.strip() for _, text in men_shown(
            ascii_screen).values()] == [white, black, "+"]
        for screen_here in (ascii_screen, Screen()):
            own = board_drawn(spots, None, style="ascii")
            assert read_drawing(screen_here, own) == spots
            assert read_drawing(screen_here, rows) == spots     # W and B
    finally:
        speak("english")
    assert english == [" W ", " B ", " + "]


# A picture is read


def screens():
    """Screens of all looks."""
    for style in ("unicode", "ascii"):
        for numbers in ("map", "board", "none"):
            for brush, light in (("none", False), ("none", True),
                                 ("terminal", False), ("idle", False),
                                 ("idle", True)):
                screen = Screen(brush, style, light)
                screen.looks.numbers = numbers
                yield screen


def test_every_picture_that_is_shown_is_read():
    chance = random.Random(6)
    for screen in screens():
        for _ in range(2):
            game = random_game(chance, chance.randrange(60), no_mill_turns=0)
            rows = rows_shown(screen, game)
            assert read_drawing(screen, rows) == game.spots
            assert read_drawing(screen, [row.strip() for row in rows]) \
                == game.spots


def test_a_picture_is_read_row_by_row():
    rows = picture_of(drawn(SKETCH).spots).split("\n")
    counts = [len(read_drawing(Screen(), rows[:at])) for at in range(14)]
    assert counts == [0, 3, 3, 6, 6, 9, 9, 15, 15, 18, 18, 21, 21, 24]


@pytest.mark.parametrize("lines", [["W B"], ["W B W B"], ["W - B - Q"],
                                   ["Turn 1, phase one."], ["1 - 2 - 3", "x"]])
def test_what_is_no_row_is_refused(lines):
    with pytest.raises(ValueError):
        read_drawing(Screen(), lines)

"""What is seen and said: the board, the state of the game, colours, words."""

import os
import re
import subprocess
import sys

import pytest

from board import BLACK, EMPTY, LINES, WHITE
from console import screen
from console.match import new_match
from console.screen import Screen, choose_brush, clean, merged, wrapped
from console.view import SHADES, glyphs, kinds_of_points, turn_shown
from console.words import facts_in_words
from helpers.playing import (ROOT, WHOLE, WHOLE_GAME, answer, boards,
                             last_board, men, played, run)
from helpers.terminal import Terminal, needs_terminal
from rules import play

needs_shades = pytest.mark.skipif({WHITE, BLACK} != SHADES,
                                  reason="these men have no shades")


# The board and what stands below it

def test_the_board_and_its_map_are_13_lines_of_at_most_79_columns():
    lines = played().split("\n")[5:]
    assert lines[13] == "The board is empty. White begins."
    assert max(map(len, lines)) <= 79
    assert lines[6].split() == (
        "● ── ● ── ● ● ── ● ── ● 9 ──10 ──11 12 ──13 ──14".split())


def test_the_lines_under_the_board_say_who_what_and_how_many():
    said = played("4", "7")
    assert ("Black placed 7.\n"
            "White %s Player one: 8 in hand, 1 on the board, 0 lost\n"
            "Black %s Player two: 8 in hand, 1 on the board, 0 lost\n"
            "Turn 3, phase one. White, place a man: ") % (WHITE, BLACK) in said


def test_the_three_phases_are_named():
    said = played(*WHOLE_GAME)
    assert "Turn 2, phase one. Black, place a man: 2" in said
    assert "Turn 19, phase two. White, move a man: 6-11" in said
    assert "Turn 30, phase three. Black, fly with a man: 9-3" in said


def test_a_board_that_has_not_changed_is_not_shown_again():
    assert len(boards(played("help", "rules", "moves"))) == 2


def test_the_last_turn_is_told_in_words():
    said = played(*WHOLE_GAME)
    assert "White placed 20, a mill, removed 9." in said
    assert "White moved 4-5, a mill, removed 15." in said
    assert "Black flew 9-3." in said


def test_a_mill_is_shown_before_its_removal():
    said = played(*WHOLE_GAME[:10], "20")
    assert men(boards(said)[-1], WHITE) == [1, 7, 16, 18, 19, 20]
    assert "\nWhite placed 20, a mill.\n" in said
    assert "White, a mill: remove the man on 0, 2, 9, 22 or 23: " in said


def test_a_turn_that_is_typed_in_names_is_told_in_names_too():
    said = played("4", "b4", "7", "d2-e1")
    assert "Black placed 10 (b4)." in said and "White placed 7." in said
    said = played(*WHOLE_GAME[:10], "f2xa4")
    assert "White placed 20, a mill, removed 9 (f2xa4)." in said


def test_a_turn_and_the_end_fit_a_screen_of_24_lines():
    screens = played(*WHOLE_GAME, "no").split("\n\n")
    assert len(screens) > 30
    assert max(screen.count("\n") + 1 for screen in screens) <= 24


def test_the_start_fits_24_lines_with_an_unfinished_game_too(folder):
    played("name white " + "x" * 20, "name black " + "y" * 20, "4")
    said = played(afresh=False).split("place a man: ")[0]
    assert "An unfinished game" in said and said.count("\n") < 24


def test_a_board_in_words_has_no_glyphs_at_all():
    said = played("4", "7", arguments=["--plain"])
    assert not any(sign in said for sign in (WHITE, BLACK, EMPTY, *LINES))
    assert "White  Player one: 8 in hand" in said


@pytest.mark.parametrize("width", [200, 80, 60])
def test_no_line_is_wider_than_the_window(width, monkeypatch):
    monkeypatch.setattr(screen, "terminal_columns", lambda screen: width)
    names = ["--white", "Maximiliana Josephine", "--black", "Friedrich Wilhelm",
             "--two-mills", "each"]
    said = played("help", "rules", "options", "plain", "plain", *WHOLE_GAME,
                  arguments=names)
    assert max(map(len, said.split("\n"))) <= min(79, width - 1)
    shown = [line for line in said.split("\n") if "─" not in line
             and "│" not in line]
    assert max(map(len, shown)) <= min(79, width - 1)


@pytest.mark.parametrize("place", [0, 1], ids=["terminal", "idle"])
def test_the_mark_of_a_mill_is_not_that_of_the_last_turn(place):
    assert screen.KINDS["mill"][place] != screen.KINDS["moved"][place]
    assert screen.KINDS["mill"][place] != screen.KINDS["emptied"][place]


def test_what_a_turn_has_changed_has_a_colour_of_its_own():
    spots = [EMPTY] * 24
    spots[4], spots[7], spots[9] = WHITE, WHITE, BLACK
    kinds = ["plain"] * 24
    kinds[4] = kinds[7] = "white"
    kinds[9] = "black"
    assert kinds_of_points(spots, None) == kinds
    kinds[4], kinds[5] = "moved", "emptied"
    assert kinds_of_points(spots, (5, 4, ())) == kinds
    spots[1] = WHITE
    kinds[1] = kinds[4] = kinds[7] = "mill"
    kinds[3] = "emptied"
    assert kinds_of_points(spots, (5, 4, (3,))) == kinds


def test_the_last_turn_is_coloured_and_the_turn_begun_before_it():
    match = new_match(Screen(), {})
    assert turn_shown(match) is None
    for point in (4, 7):
        play(match.game, (None, point, ()))
    assert turn_shown(match) == (None, 7, ())
    match.begun = None, 9, ()
    assert turn_shown(match) == (None, 9, ())


def test_the_map_is_shown_where_72_columns_are_free(monkeypatch):
    for width, shown in ((73, True), (72, False)):
        monkeypatch.setattr(screen, "terminal_columns", lambda screen: width)
        assert ("──22 ──" in played()) == shown


@needs_shades
def test_light_exchanges_the_shades_and_says_so_in_the_state():
    spots = last_board("light", "4")
    assert spots[4] == BLACK
    said = played("4", arguments=["--light"])
    assert "White %s Player one: 8 in hand" % BLACK in said


def test_other_men_are_shown_as_they_are_on_a_light_ground(monkeypatch):
    for name, glyph in (("WHITE", "(W)"), ("BLACK", "(B)")):
        monkeypatch.setattr("console.view." + name, glyph)
    shown = glyphs(Screen(light=True))
    assert (shown["(W)"], shown["(B)"]) == ("(W)", "(B)")


def test_style_ascii_draws_with_letters():
    said = played("4", "7", arguments=["--style", "ascii"])
    assert said.isascii() and " |    + ------- W ------- +    | " in said
    assert " |    |    + -- B -- +    |    | " in said
    assert "The board is drawn in unicode." in played(
        "style unicode", arguments=["--style", "ascii"])
    assert answer("style round") == \
        "The style is unicode or ascii, not 'round'."


def test_plain_describes_the_board_in_words():
    said = played("4", "7", "plain")
    assert ("White on 4.\nBlack on 7.\nEmpty: 0, 1, 2, 3, 5, 6, 8, 9,"
            in said.replace("\n  ", " "))
    assert boards(said.rpartition("plain\n")[2]) == []


def test_facts_are_said_with_lines_of_points_and_words_for_colours():
    assert facts_in_words({"line": (3, 4, 5), "other": BLACK, "ways": 7,
                           "colour": WHITE, "word": "c5"}) == {
        "line": "3-4-5", "other": "Black", "ways": 7, "colour": "White",
        "word": "c5"}


# The output

def test_what_was_typed_cannot_send_codes_to_the_screen():
    said = played("\x1b[2J", "name white \x1b[31mAnn\x07", "log \x1b")
    assert "\x1b" not in said and "\x07" not in said


def test_what_was_typed_is_cut_only_if_it_is_too_long():
    assert clean("4" * 20, 20) == "4" * 20
    assert clean("4" * 21, 20) == "4" * 20 + "..."


@pytest.mark.parametrize("encoding", ["cp437", "cp850", "cp1252", "ascii",
                                      "latin-1", pytest.param(
                                          "cp932", marks=needs_shades)])
def test_a_console_without_the_signs_of_the_board_gets_letters(encoding):
    done = run(b"4\n9\nresign\nyes\nno\n", "--white", "Ünal",
               PYTHONIOENCODING=encoding)
    assert done.returncode == 0 and done.stderr == b""
    assert b" |    + ------- + ------- +    | " in done.stdout
    assert b"Black wins: " in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="needs a Unix shell")
def test_a_closed_pipe_is_met_with_silence():
    done = subprocess.run(
        '(cat; cat) | "%s" "%s" | head -3' % (
            sys.executable, ROOT / "nine_mens_morris.py"),
        input=WHOLE * 50, shell=True, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, timeout=20)
    assert done.stdout.startswith(b"NINE MEN'S MORRIS") and done.stderr == b""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full")
def test_a_full_disk_is_told_in_a_sentence():
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, str(ROOT / "nine_mens_morris.py")], input=WHOLE,
            stdout=full, stderr=subprocess.PIPE, timeout=20)
    assert done.returncode == 1
    assert done.stderr.decode().startswith("The output cannot be written: ")
    assert done.stderr.count(b"\n") == 1


def test_every_line_is_repeated_after_its_prompt_when_none_is_typed_by_hand():
    assert "White, place a man: 4\n" in played("4")


# Colour

@pytest.mark.parametrize("color, idle, terminal, environ, brush", [
    ("auto", False, True, {}, "terminal"),
    ("auto", False, False, {}, "none"),
    ("auto", False, True, {"NO_COLOR": "1"}, "none"),
    ("auto", False, True, {"NO_COLOR": ""}, "terminal"),
    ("auto", False, True, {"TERM": "dumb"}, "none"),
    ("auto", False, False, {"FORCE_COLOR": "1"}, "terminal"),
    ("auto", True, True, {}, "idle"),
    ("auto", True, True, {"TERM": "dumb"}, "idle"),
    ("auto", True, True, {"NO_COLOR": "1"}, "none"),
    ("always", False, False, {"NO_COLOR": "1"}, "terminal"),
    ("always", True, True, {}, "idle"),
    ("never", False, True, {}, "none"),
    ("never", True, True, {"FORCE_COLOR": "1"}, "none"),
])
def test_where_colour_is_shown(color, idle, terminal, environ, brush):
    assert choose_brush(color, idle, terminal, environ) == brush


def test_no_colour_code_reaches_a_pipe():
    assert b"\x1b" not in run(WHOLE).stdout


def test_colour_codes_reach_a_pipe_when_they_are_ordered():
    assert b"\x1b[" in run(WHOLE, "--color", "always").stdout
    assert b"\x1b[" in run(WHOLE, FORCE_COLOR="1").stdout


@needs_terminal
@pytest.mark.parametrize("environment, coloured", [
    ({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_a_terminal_gets_colour_unless_it_refuses_it(environment, coloured):
    terminal = Terminal(**environment)
    terminal.wait_for("place a man:")
    terminal.type("4\n")
    terminal.wait_for("place a man:", 2)
    terminal.type("quit\n")
    assert terminal.status() == 0
    assert ("\x1b[" in terminal.said) == coloured


def test_an_old_windows_console_gets_codes_only_from_colorama(monkeypatch):
    class Windows:
        name, environ = "nt", {}

    class Colorama:
        fixed = 0

        @classmethod
        def just_fix_windows_console(cls):
            cls.fixed += 1
    monkeypatch.setattr(screen, "os", Windows)
    monkeypatch.setitem(sys.modules, "colorama", None)      # not installed
    assert not screen.codes_work()
    Windows.environ = {"WT_SESSION": "1"}       # the new Windows Terminal
    assert screen.codes_work()
    monkeypatch.setitem(sys.modules, "colorama", Colorama)
    assert screen.codes_work() and Colorama.fixed == 1


def test_the_picture_is_the_same_with_colours_and_without():
    import re
    coloured = run(WHOLE, "--color", "always").stdout.decode()
    assert re.sub("\x1b\\[[0-9;]*m", "", coloured) == run(WHOLE).stdout.decode()


def test_pieces_that_look_alike_are_joined():
    pieces = [("plain", "a"), ("white", "b"), ("black", "c"), ("black", "d")]
    assert merged(pieces, 1) == [((), "ab"), ("stdout", "cd")]


def test_enters_that_wait_already_are_not_answered_in_idle(monkeypatch):
    clock, lines = iter([0, 0.01, 0.02, 9, 9.5, 9.6]), iter(["", "", "4", ""])
    monkeypatch.setattr(screen.time, "monotonic", lambda: next(clock))
    monkeypatch.setattr(screen, "read_line", lambda: next(lines))
    monkeypatch.setattr(screen, "pause", lambda seconds: None)
    assert screen.line_of_idle() == "4"
    assert screen.line_of_idle() == ""      # after half a second


def test_long_lines_are_broken_between_words():
    assert wrapped("one two three", 9) == "one two\n  three"
    assert wrapped("one two\nthree", 9) == "one two\nthree"

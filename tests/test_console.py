"""What is seen and said: the board, the state of the game, colours, words."""

import os
import re
import subprocess
import sys

import pytest

from board import BLACK, EMPTY, LINES, PICTURE, WHITE
from console import screen
from console.match import new_match
from console.screen import Screen, choose_brush, clean, merged, wrapped
from console.picture import (PLACES, SHADES, cells_between, drawing_of,
                             men_shown, picture_rows)
from console.view import CLEAR, cut, turn_shown
from console.words import facts_in_words
from helpers.playing import (BLOCKED_GAME, ROOT, WHOLE, WHOLE_GAME, answer,
                             boards, last_board, men, played, run)
from helpers.terminal import Terminal, needs_terminal
from rules import play

needs_shades = pytest.mark.skipif({WHITE, BLACK} != SHADES,
                                  reason="these men have no shades")


# The board and what stands below it

def test_the_board_and_its_map_are_13_lines_of_at_most_79_columns():
    lines = played().split("\n")[5:]
    assert lines[13] == "The board is empty. White begins."
    assert max(map(len, lines)) <= 79
    assert lines[0] == ("  ●" + 14 * "─" + "●" + 14 * "─" + "●       "
                        " 0 ──────────── 1 ──────────── 2")
    assert lines[6].split() == (
        "●────●────● ●────●────● 9 ──10 ──11 12 ──13 ──14".split())


def test_the_lines_under_the_board_say_who_what_and_how_many():
    said = played("4", "7")
    assert ("Black placed 7.\n"
            "White %s Player one: 8 in hand, 1 on board, 0 lost\n"
            "Black %s Player two: 8 in hand, 1 on board, 0 lost\n"
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
    assert "White, remove the man on 0, 2, 9, 22 or 23: " in said


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
    monkeypatch.setattr(screen, "window_columns", lambda screen: width)
    names = ["--white", "Maximiliana Josephine", "--black", "Friedrich Wilhelm",
             "--two-mills", "each"]
    said = played("help", "rules", "options", "plain", "plain", *WHOLE_GAME,
                  arguments=names)
    assert max(map(len, said.split("\n"))) <= min(79, width - 1)
    shown = [line for line in said.split("\n") if "─" not in line
             and "│" not in line]
    assert max(map(len, shown)) <= min(79, width - 1)


@pytest.mark.parametrize("place", [0, 1, 2], ids=["terminal", "classic",
                                                  "dark"])
def test_the_three_marks_have_three_colours(place):
    marks = {screen.KINDS[kind][place] for kind in ("moved", "mill", "removed")}
    assert len(marks) == 3


# The marks of a turn

def board_drawn(spots, turn, **looks):
    """The rows of a picture of the board, without its map."""
    shown = Screen()
    shown.numbers = "none"
    for name, value in looks.items():
        setattr(shown, name, value)
    rows = ["".join(text for _, text in row)
            for row in picture_rows(shown, spots, turn)]
    return rows if rows[0] else rows[1:]


def spots_with(white=(), black=()):
    """The spots with men on these points."""
    spots = [EMPTY] * 24
    for man, points in ((WHITE, white), (BLACK, black)):
        for point in points:
            spots[point] = man
    return spots


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
        pieces = sum(picture_rows(Screen(), spots, turn), [])
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
    assert rows[6] == "[ W ][ + ]--+         x ---+----+"
    rows = board_drawn(spots_with([3, 4, 5]), (None, 4, ()), style="ascii")
    assert rows[2] == "  |    W ======[ W ]====== W    |"


# The numbers of the points

def test_where_the_map_has_no_room_the_numbers_stand_on_the_board():
    rows = board_drawn(spots_with([4, 7, 12], [0, 20]), None, numbers="board")
    assert rows[0] == "   0"
    assert rows[1] == " %s──────────── 1 ──────────── 2" % BLACK
    assert rows[2] == "  │              │4             │"
    assert rows[3] == "  │    3 ───────%s─────── 5    │" % WHITE
    assert rows[4] == "  │    │         │7        │    │"
    assert rows[6] == "  │    │    │         │12  │    │"
    assert rows[7] == "  9 ──10 ──11        %s──13 ──14" % WHITE
    assert rows[10] == "  │    │         │         │20  │"
    assert len(rows) == 14


def test_without_men_above_there_is_no_row_for_their_numbers():
    rows = board_drawn(spots_with([4]), None, numbers="board")
    assert rows[0] == "  0 ──────────── 1 ──────────── 2" and len(rows) == 13


def test_a_removed_man_and_an_origin_keep_their_numbers():
    rows = board_drawn(spots_with([3, 4, 5]), (14, 5, (12,)), numbers="board")
    assert rows[6] == "  9 ──10 ──11        x12──13 ─[14 ]"


@pytest.mark.parametrize("point", range(24))
def test_every_point_can_be_named_by_what_the_board_shows(point):
    row, column = PLACES[point]
    rows = board_drawn(spots_with(), None, numbers="board")
    assert rows[row - 1][column:column + 3].strip() == str(point)
    rows = board_drawn(spots_with([point]), None, numbers="board")
    above = rows[0 if row == 1 else row - 2]
    assert above[column + 2:].split()[0] == str(point)


def test_a_narrow_window_is_told_of_once(monkeypatch):
    monkeypatch.setattr(screen, "window_columns", lambda screen: 60)
    said = played("4", "7", "9")
    assert said.count("No room for the map: numbers on board.") == 1
    assert said.index("No room") < said.index("The board is empty.")
    assert "No room" not in played("4", arguments=["--plain"])


def test_a_window_that_becomes_narrow_again_is_told_of_again(monkeypatch):
    widths = [80, 60, 60, 80, 60, 60]
    monkeypatch.setattr(screen, "window_columns", lambda screen: widths[0])
    read = screen.read_line

    def read_line():
        widths.pop(0)
        return read()
    monkeypatch.setattr(screen, "read_line", read_line)
    assert played("4", "7", "9", "13").count("No room for the map") == 2


def test_the_map_may_be_taken_away_in_a_narrow_window_too(monkeypatch):
    monkeypatch.setattr(screen, "window_columns", lambda screen: 60)
    said = played("map off").partition("map off\n")[2]
    assert said.startswith("The numbers of the points are not shown.")
    assert "●────●────●" in said and " 9 ──10" not in said
    said = played("map off", "map on").partition("map on\n")[2]
    assert "No room for the map" in said and " 9 ──10" in said
    said = played("map on", arguments=["--plain"]).partition("map on\n")[2]
    assert said.startswith("The map of the points is shown")


def test_numbers_stand_on_the_board_when_they_are_wanted():
    said = played("4", "numbers on").partition("numbers on\n")[2]
    assert said.startswith("The numbers of the points stand on the board")
    assert "│4    " in said and " 21 ────────────22 ────────────23\n" in said
    said = played("4", "numbers", "numbers").rpartition("numbers\n")[2]
    assert "●       21 ────" in said and "│4    " not in said
    assert answer("numbers of") == \
        "Type numbers on, numbers off, or numbers alone, not 'of'."


def test_numbers_off_leaves_no_map_where_there_was_none():
    said = played("map off", "numbers off").partition("numbers off\n")[2]
    assert said.startswith("The numbers no longer stand on the board.")
    assert "●────●────●" in said and " 21 ───" not in said


def test_numbers_off_in_a_narrow_window_leaves_none(monkeypatch):
    monkeypatch.setattr(screen, "window_columns", lambda screen: 60)
    said = played("numbers").partition("numbers\n")[2]
    assert said.startswith("The numbers no longer stand on the board.")
    assert "●────●────●" in said and "──22 ──" not in said


# A turn in a window

def window(monkeypatch, width, lines=24):
    """Let the window be so wide and so high."""
    monkeypatch.setattr(screen, "window_columns", lambda screen: width)
    monkeypatch.setattr("console.view.window_lines", lambda screen: lines)


def shown_at_prompts(monkeypatch, *typed):
    """What is on the screen at each prompt since the line typed before; when
    these lines are typed."""
    read = screen.read_line

    def read_line():
        sys.stdout.write("\f")
        return read()
    monkeypatch.setattr(screen, "read_line", read_line)
    first, *others = played(*typed).split("\f")
    return [first] + [text.partition("\n")[2] for text in others[:-1]]


@pytest.mark.parametrize("width, lines", [
    (120, 40), (80, 24), (60, 20), (40, 24), (67, 15), (60, 15), (40, 15)])
@pytest.mark.parametrize("game", [WHOLE_GAME, BLOCKED_GAME],
                         ids=["whole", "blocked"])
def test_a_window_holds_a_turn(width, lines, game, monkeypatch):
    window(monkeypatch, width, lines)
    typed = [part for turn in game for part in turn.split("x")]
    _, *turns = shown_at_prompts(monkeypatch, *typed, "no")
    assert len(turns) == len(typed)
    for shown in turns[:-1]:
        assert 13 <= shown.count("\n") < lines, shown
        assert max(map(len, shown.split("\n"))) < width
    assert " wins: " in turns[-1] and turns[-1].count("\n") <= lines
    if lines >= 20:
        assert all("on board" in shown.replace("\n ", "")
                   for shown in turns[:-1])


def test_a_long_question_leaves_the_board_in_sight(monkeypatch):
    window(monkeypatch, 40, 15)
    typed = "0 10 1 11 3 12 4 13 6 15 8 16 21 20 5".split()
    said = shown_at_prompts(monkeypatch, *typed, "10", "quit")[len(typed)]
    assert said.endswith("White, remove the man on 10, 11, 12,\n"
                         "  13, 15, 16 or 20: ")
    assert said.count("\n") == 14


def test_long_names_give_way_to_the_board_in_a_narrow_window(monkeypatch):
    window(monkeypatch, 40, 15)
    typed = ["name white Maximiliana Josephine", "name black Ann"]
    typed += "0 10 1 11 3 12 4 13 6 15 8 16 21 20 5".split()
    shown = shown_at_prompts(monkeypatch, *typed, "10", "quit")
    assert shown[len(typed)].count("\n") == 14
    assert shown[3].endswith("Ann (Black), place a man: ")
    assert shown[4].endswith("\nWhite, place a man: ")


def test_what_stands_below_the_board_is_cut_by_its_weight():
    entries = [[("plain", "last\n")], [("plain", "result\n")],
               [("plain", "men\nmen\n")]]
    assert cut(entries, 0, 4) == entries
    assert cut(entries, 0, 3) == entries[:2]
    assert cut(entries, 0, 1) == entries[:1]
    assert cut(entries, 0, 0) == []
    assert cut(entries, 1, 2) == entries[:2]
    assert cut(entries, 1, 1) == cut(entries, 1, 0) == entries[1:2]


def test_a_prompt_that_fits_only_without_it_leaves_the_turn_out(monkeypatch):
    for width, shown in ((49, True), (47, False)):
        window(monkeypatch, width)
        said = played()
        assert ("Turn 1, phase one. White, place a man: " in said) == shown
        assert "White, place a man: " in said


# A board that stays in its place

def in_place(*lines, size=(80, 24), **environment):
    """What a terminal shows when the lines are typed, screen by screen."""
    terminal = Terminal("--screen", size=size, NO_COLOR="1", **environment)
    for number, line in enumerate(lines, 1):
        terminal.wait_for("place a man: ", number)
        terminal.type(line + "\r")
    terminal.wait_for("place a man: ", len(lines) + 1)
    terminal.type("quit\r")
    assert terminal.status() == 0
    said = re.sub("\x1b\\[\\?2004.", "", terminal.said).replace("\r", "")
    return said.split(CLEAR)


@needs_terminal
def test_a_board_that_stays_in_its_place_is_above_what_is_said():
    _, first, second, refused, undone = in_place("4", "4", "undo")
    assert "place a man: 4\n" in first and "Black, place" in second
    for shown in (second, refused, undone):
        assert boards(shown)[0][4] == (WHITE if shown != undone else EMPTY)
        assert shown.index("place a man") > shown.index("0 lost")
        assert shown.count("\n") < 24
    assert "0 lost\nThere is a man on 4 already.\nTurn 2" in refused
    assert "0 lost\nTaken back: White placed 4.\nTurn 1" in undone


@needs_terminal
def test_what_is_too_long_for_the_window_is_not_wiped_out():
    screens = in_place("help", "4", "log")
    assert "Ctrl-C asks whether to leave" in screens[1] and len(screens) == 4
    assert "1. 4\n" in screens[3] and boards(screens[3])[0][4] == WHITE


@needs_terminal
@pytest.mark.parametrize("lines, screens", [(14, 2), (15, 3)])
def test_the_question_counts_among_what_the_window_holds(lines, screens):
    """The board takes 13 lines, its question one, this help one; the greeting
    is too long for both windows."""
    assert len(in_place("help help", "4", size=(80, lines))) == screens


@needs_terminal
@pytest.mark.parametrize("lines", [16, 17, 18])
def test_what_is_said_has_room_in_a_low_window_too(lines):
    *_, first, refused, undone = in_place("4", "4", "undo", size=(80, lines))
    for shown, told in ((refused, "There is a man on 4 already.\n"),
                        (undone, "Taken back: White placed 4.\n")):
        assert len(boards(shown)) == 1 and told in shown
        assert shown.rpartition("place a man: ")[0].count("\n") < lines


@needs_terminal
def test_what_is_said_stays_while_the_computer_moves():
    *_, played_on = in_place("name white Ann", "4", "computer white")
    assert "Computer (White) placed" in played_on
    assert "0 lost\nThe computer plays White, level easy" in played_on


def test_a_low_window_shows_the_board_with_the_question_where_to(monkeypatch):
    """When a man is picked up, one more question stands there."""
    typed = BLOCKED_GAME[:18] + ["3"]
    for lines, shown in ((18, True), (19, False)):
        with monkeypatch.context() as patch:
            window(patch, 80, lines)
            *_, last, _ = shown_at_prompts(patch, *typed, "back", "quit")
            assert (len(boards(last)) == 1) == shown and "White, move 3" in last


@needs_terminal
def test_without_codes_no_board_stays_in_its_place():
    assert len(in_place("4", TERM="dumb")) == 1
    said = played("4", arguments=["--screen"])
    assert "--screen needs a terminal that can clear its window; " in said
    assert "\x1b" not in said and len(boards(said)) == 3


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
        monkeypatch.setattr(screen, "window_columns", lambda screen: width)
        said = played()
        assert ("●       21 ──" in said) == shown
        assert ("\n 21 ──" in said) != shown


def test_the_colours_of_a_terminal_are_for_light_and_dark_grounds():
    said = played("light", arguments=["--color", "always"])
    assert "The colours here can be seen on a light background and on" in said


@needs_shades
def test_light_exchanges_the_shades_and_says_so_in_the_state():
    spots = last_board("light", "4")
    assert spots[4] == BLACK
    said = played("4", arguments=["--light"])
    assert "White %s Player one: 8 in hand" % BLACK in said


def test_other_men_are_shown_as_they_are_on_a_light_ground(monkeypatch):
    for name, glyph in (("WHITE", "(W)"), ("BLACK", "(B)")):
        monkeypatch.setattr("console.picture." + name, glyph)
    shown = men_shown(Screen(light=True))
    assert shown["(W)"] == ("white letter", "(W)")
    assert shown["(B)"] == ("black letter", "(B)")


def test_other_filled_men_are_filled_with_their_colours(monkeypatch):
    for name, glyph in (("WHITE", "███"), ("BLACK", "▒▒▒")):
        monkeypatch.setattr("console.picture." + name, glyph)
    shown = men_shown(Screen("terminal"))
    assert shown["███"] == ("white", "███")
    assert shown["▒▒▒"] == ("black", "▒▒▒")


def test_other_lines_reach_the_points_too(monkeypatch):
    rows = tuple(row.replace("─", "━") for row in PICTURE)
    monkeypatch.setattr("board.PICTURE", rows)
    for place in ("board", "console.picture"):
        monkeypatch.setattr(place + ".LINES", {"━": "-", "│": "|"})
    assert board_drawn(spots_with(), None)[0] == \
        "  ●" + 14 * "━" + "●" + 14 * "━" + "●"


def test_style_ascii_draws_with_letters():
    said = played("4", "7", arguments=["--style", "ascii"])
    assert said.isascii() and "  |    +-------[ W ]-------+    |" in said
    assert "  |    |    +--[ B ]--+    |    |" in said
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
    assert b" |    +---------+---------+    | " in done.stdout
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
    assert merged(pieces, 1) == [((), "a"), ("KEYWORD", "b"),
                                 ("hit", "cd")]


def test_enters_that_wait_already_are_not_answered_in_idle(monkeypatch):
    clock = iter([0, 0.01, 0.2, 0.21, 0.4, 9, 9.5, 9.6])
    lines, waits = iter(["", "", "4", ""]), []
    monkeypatch.setattr(screen.time, "monotonic", lambda: next(clock))
    monkeypatch.setattr(screen, "read_line", lambda: next(lines))
    monkeypatch.setattr(screen, "pause", waits.append)
    assert screen.line_of_idle() == "4"
    assert screen.line_of_idle() == ""      # after a tenth of a second
    assert waits == [screen.AFTER_A_LINE] * 4   # Ctrl-C may be on its way


def test_long_lines_are_broken_between_words():
    assert wrapped("one two three", 9) == "one two\n  three"
    assert wrapped("one two\nthree", 9) == "one two\nthree"

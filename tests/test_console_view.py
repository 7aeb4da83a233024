"""What the player sees of a turn: the board, and what stands below it."""

import re

import pytest

from board import BLACK, EMPTY, LINES, WHITE
from rooms.console import screen
from rooms.console.words import game_now
from rooms.console.screen import Screen
from rooms.console.view import cut
from helpers.playing import (BLOCKED_GAME, WHOLE_GAME, boards, has_room, men,
                             new_match, played)
from helpers.terminal import Terminal, needs_terminal
from helpers.window import in_place, screens_in, shown_at_prompts, window
from rules import play
from helpers.quoting import part
from rooms.console.sentences import sentence

# The board and what stands below it

def test_the_board_and_its_map_are_13_lines_of_at_most_79_columns():
    lines = played().split("\n\n", 1)[1].split("\n")
    assert lines[13] == sentence("first", who="White")
    assert max(map(len, lines)) <= 79
    assert lines[0] == ("  ●" + 14 * "─" + "●" + 14 * "─" + "●       "
                        " 0 ──────────── 1 ──────────── 2")
    assert lines[6].split() == (
        "●────●────● ●────●────● 9 ──10 ──11 12 ──13 ──14".split())


def test_the_lines_under_the_board_say_who_what_and_how_many():
    said = played("4", "7")
    assert ("Black placed a man on 7.\nWhite %s Player one: 8 in hand, 1 on "
            "board, 0 lost\nBlack %s Player two: 8 in hand, 1 on "
            "board, 0 lost\nTurn 3, phase one. White, place a man: ") % (WHITE, BLACK) in said


def test_the_phases_are_named_and_flying_belongs_to_the_second():
    said = played(*WHOLE_GAME)
    assert "Turn 2, phase one. Black, place a man: 2" in said
    assert "Turn 19, phase two. White, move a man: 6-11" in said
    assert "Turn 30, phase two. Black, move or fly a man: 9-3" in said


def test_a_board_that_has_not_changed_is_not_shown_again():
    assert len(boards(played("help", "rules", "moves"))) == 2


def test_the_last_turn_is_told_in_words():
    said = played(*WHOLE_GAME)
    assert "White placed a man on 20, made a mill, removed the man on 9." in said
    assert "White moved from 4 to 5, made a mill, removed the man on 15." in said
    assert sentence("flew", who="Black", start=9, end=3) + "." in said


def test_a_mill_is_shown_before_its_removal():
    said = played(*WHOLE_GAME[:10], "20")
    assert men(boards(said)[-1], WHITE) == [1, 7, 16, 18, 19, 20]
    assert "\nWhite placed a man on 20, made a mill.\n" in said
    assert sentence("ask remove", who="White",
        points="0, 2, 9, 22 or 23") in said


def test_a_turn_that_is_typed_in_names_is_told_in_names_too():
    said = played("4", "b4", "7", "d2-e1")
    assert "Black placed a man on 10 (b4)." in said and sentence("placed",
        who="White", end=7) + "." in said
    said = played(*WHOLE_GAME[:10], "f2xa4")
    assert ("White placed a man on 20, made a mill, removed the man on 9 "
            "(f2xa4).") in said


def test_the_last_turn_is_coloured_and_the_turn_begun_before_it():
    match = new_match(Screen(), {})
    assert game_now(match).turns == []
    for point in (4, 7):
        play(match.game, (None, point, ()))
    assert game_now(match).turns[-1] == (None, 7, ())
    match.begun = None, 9, ()
    assert game_now(match).turns[-1] == (None, 9, ())


def test_a_board_in_words_has_no_glyphs_at_all():
    said = played("4", "7", arguments=["--plain"])
    assert not any(sign in said for sign in (WHITE, BLACK, EMPTY, *LINES))
    assert "White places 4.\nBlack, place a man: " in said


def test_a_board_in_words_tells_which_line_is_a_mill():
    said = played(*WHOLE_GAME[:10], "20x9", arguments=["--plain"])
    assert "White places 20, mill 18 19 20, removes 9." in said
    said = played("setup W 0 2 4 B 18 19 16 23 move W", "4-1", "16",
                  arguments=["--plain"])
    assert "White moves 4 to 1, mill 0 1 2, removes 16." in said


def test_in_a_narrow_window_the_lines_of_the_men_leave_the_names_out(
        monkeypatch):
    monkeypatch.setattr("rooms.console.view.columns", lambda screen: 45)
    said = played("4", arguments=["--white", "Maximilian"])
    assert "\nWhite %s: 8 in hand, 1 on board, 0 lost\n" % WHITE in said


@pytest.mark.parametrize("typed, row, more", [
    ("help looks", "  map       show the map of the points (map off:",
     12 * " " + "none, map words: in words)"),
    ("rules", "2. Phase one: place a man from your hand on any",
     "   empty point."),
    pytest.param(
        "players", "  fair           Looks at the answers too, if it",
        17 * " " + "notices them.", marks=pytest.mark.skipif(
            not has_room("tournament"),
            reason="there is no room tournament"))])
def test_what_is_broken_goes_on_below_its_column(
        typed, row, more, monkeypatch):
    monkeypatch.setattr("rooms.console.screen.columns", lambda screen: 51)
    assert row + "\n" + more + "\n" in played(typed)


def test_plain_describes_the_board_in_words():
    said = played("4", "7", "plain full").rpartition("plain full\n")[2]
    assert ("White on 4. In hand: 8, lost: 0.\nBlack on 7. In hand: 8, "
            "lost: 0.\nWhite, place a man: ") in said
    assert boards(said) == []


# A turn in a window

@pytest.mark.parametrize("width", [200, 80, 60])
def test_no_line_is_wider_than_the_window(width, monkeypatch):
    window(monkeypatch, width, screen.MANY)
    names = ["--white", "Maximiliana Josephine",
             "--black", "Friedrich Wilhelm", "--two-mills", "each"]
    said = played("help", "rules", "options", "plain", "plain", *WHOLE_GAME,
                  arguments=names)
    assert max(map(len, said.split("\n"))) <= min(79, width - 1)
    shown = [line for line in said.split("\n") if "─" not in line
             and "│" not in line]
    assert max(map(len, shown)) <= min(79, width - 1)


def test_a_turn_and_the_end_fit_a_screen_of_24_lines(monkeypatch):
    screens = played(*WHOLE_GAME).partition("Another game")[0].split("\n\n")
    assert len(screens) > 31
    window(monkeypatch, 80, 24)
    screens += shown_at_prompts(monkeypatch, *WHOLE_GAME, "no")[1:]
    assert len(screens) > 60 and " wins: " in screens[-1]
    assert part("what next") in screens[-1] and "31. " in screens[-1]
    assert max(screen.count("\n") + 1 for screen in screens) <= 24


def test_the_start_fits_24_lines_with_an_unfinished_game_too(folder):
    played("name white " + "x" * 20, "name black " + "y" * 20, "4", "5",
           "6", "7")
    said = played(afresh=False).split("place a man: ")[0]
    assert "Unfinished game: " in said and said.count("\n") < 24


@pytest.mark.parametrize("width, lines, game", [
    *[(width, lines, WHOLE_GAME) for width, lines in (
        (120, 40), (80, 24), (60, 20), (40, 24), (67, 15), (60, 15),
        (40, 15))],
    *[(width, lines, BLOCKED_GAME) for width, lines in (
        (80, 24), (60, 15), (40, 15))]])
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


@pytest.mark.parametrize("width, lines, rows", [
    (80, screen.MANY, ["White wins: Black cannot move."]),
    (80, 24, ["White wins: Black cannot move."]),
    (80, 19, ["White wins: Black cannot move."]),
    (25, screen.MANY, ["White wins: Black cannot", "  move."])])
def test_the_result_stands_between_two_lines_as_long_as_it(
        width, lines, rows, monkeypatch):
    window(monkeypatch, width, lines)
    line = "=" * max(map(len, rows))
    end = played(*BLOCKED_GAME, "no").partition(": 20-19\n")[2]
    assert "\n" + "\n".join([line, *rows, line]) + "\n" in end
    assert end.count("=") == 2 * len(line)


def test_a_low_window_and_words_show_the_result_without_lines(monkeypatch):
    for arguments, lines, told in (
            (["--plain"], screen.MANY, "White moves 20 to 19."),
            ([], 18, "White moved from 20 to 19.")):
        told += "\nWhite wins: Black cannot move.\n"
        window(monkeypatch, 80, lines)
        said = played(*BLOCKED_GAME, arguments=arguments)
        end = said.partition(": 20-19\n")[2]
        assert told in end and "=" not in end


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
    assert shown[3].endswith(sentence("ask place", who="Ann (Black)"))
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
        assert sentence("ask place", who="White") in said


def test_a_low_window_shows_the_board_with_the_question_where_to(monkeypatch):
    """When a man is picked up, there is one more question."""
    typed = BLOCKED_GAME[:18] + ["3"]
    for lines, shown in ((18, True), (19, False)):
        with monkeypatch.context() as patch:
            window(patch, 80, lines)
            *_, last, _ = shown_at_prompts(patch, *typed, "back", "quit")
            assert (len(boards(last)) == 1) == shown
            assert "White, move 3" in last


# A board that stays in its place

@needs_terminal
def test_a_terminal_shows_what_is_shown_in_one_made_up_for_the_tests(
        monkeypatch):
    lines, size = ("4", "4", "help help", "undo"), (80, 16)
    terminal = Terminal("--screen", size=size, NO_COLOR="", FORCE_COLOR="")
    for number, line in enumerate(lines, 1):
        terminal.wait_for(part("ask place"), number)
        terminal.type(line + "\r")
    terminal.wait_for(part("ask place"), len(lines) + 1)
    terminal.type("quit\r")
    assert terminal.status() == 0
    said = re.sub("\x1b\\[\\?2004.", "", terminal.said).replace("\r", "")
    shown = in_place(monkeypatch, *lines, size=size, NO_COLOR="")
    assert screens_in(said) == shown
    assert "\x1b[1m" in shown[1]


@needs_terminal
def test_a_board_that_stays_in_its_place_is_above_what_is_said(monkeypatch):
    _, first, second, refused, undone = in_place(monkeypatch, "4", "4", "undo")
    assert "place a man: 4\n" in first and "Black, place" in second
    for shown in (second, refused, undone):
        assert boards(shown)[0][4] == (WHITE if shown != undone else EMPTY)
        assert shown.index("place a man") > shown.index("0 lost")
        assert shown.count("\n") < 24
    assert ("0 lost\nThere is already a man on 4. Choose an empty "
            "point.\nTurn 2") in refused
    assert "0 lost\nTaken back: White placed a man on 4.\nTurn 1" in undone


@needs_terminal
def test_what_is_too_long_for_the_window_is_not_wiped_out(monkeypatch):
    screens = in_place(monkeypatch, "help all", "4", "log")
    assert "Type help playing to read about" in screens[1] and len(screens) == 4
    assert "1. 4\n" in screens[3] and boards(screens[3])[0][4] == WHITE


@needs_terminal
@pytest.mark.parametrize("lines, screens", [(14, 2), (15, 3)])
def test_the_question_counts_among_what_the_window_holds(lines, screens,
                                                         monkeypatch):
    """The board takes 13 lines, the question one and this help one. The
    greeting is too long for both windows."""
    assert len(in_place(monkeypatch, "help help", "4",
                        size=(80, lines))) == screens


@needs_terminal
@pytest.mark.parametrize("lines", [16, 17, 18])
def test_what_is_said_has_room_in_a_low_window_too(lines, monkeypatch):
    *_, first, refused, undone = in_place(monkeypatch, "4", "4", "undo",
                                          size=(80, lines))
    for shown, told in ((refused, ("There is already a man on 4. Choose an "
                                   "empty point.\n")),
                        (undone, "Taken back: White placed a man on 4.\n")):
        assert len(boards(shown)) == 1 and told in shown
        assert shown.rpartition(part("ask place"))[0].count("\n") < lines


@needs_terminal
def test_what_is_said_stays_while_the_computer_moves(monkeypatch):
    *_, played_on = in_place(monkeypatch, "name white Ann", "4",
                             "computer white")
    assert "Computer (White) placed" in played_on
    assert "0 lost\nThe computer plays White at level easy" in played_on


def test_without_codes_no_board_stays_in_its_place(monkeypatch):
    assert len(in_place(monkeypatch, "4", TERM="dumb")) == 1
    monkeypatch.setenv("TERM", "xterm")
    said = played("4", arguments=["--screen"])      # in a pipe
    assert "--screen needs a terminal that can clear its window. " in said
    assert "\x1b" not in said and len(boards(said)) == 3

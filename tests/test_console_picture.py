"""The picture of the board, its marks and numbers, and what stands below."""

import itertools
import random
import re

import pytest

from board import BLACK, WHITE
from helpers.drawn import random_game
from helpers.playing import (BLOCKED_GAME, WHOLE_GAME, boards, last_board, men,
                             played)
from helpers.quoting import keys_said, part
from helpers.seldom import SLOW
from helpers.window import (board_drawn, needs_shades, rows_shown,
                            shown_at_prompts, spots_with, window)
from rooms.console.picture import (PLACES, drawing_of, glyphs_of,
                                   read_rows)
from rooms.console.screen import KINDS, Screen
from rooms.console.sentences import (TEXT, language_names, sentence, speak,
                                     spoken)

ON_BOARD = "\n 21 ───"              # the numbers on the board
MAP = "●       21 ──"               # the map beside the board


@pytest.mark.parametrize("white, black, turn, looks, rows", [
    # [ ] stand beside where a man came from, and where it is
    ([4, 7], [9], (5, 4, ()), {}, {
        2: "  │    ●───────[%s]─────[ ● ]  │" % WHITE,
        4: "  │    │    ●───%s───●    │    │" % WHITE,
        6: " %s───●────●         ●────●────●" % BLACK}),
    ([0], [9], (14, 0, ()), {}, {
        0: "[%s]────────────●──────────────●" % WHITE,
        6: " %s───●────●         ●────●──[ ● ]" % BLACK}),
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


@pytest.mark.parametrize("white, black, turns, shown", [
    (16, 15, [(17, 16, ()), (11, 15, ())], "[ B ][ W -- + ]"),
    (17, 16, [(16, 17, ()), (15, 16, ())], "[ + -- B ][ W ]")])
def test_each_of_two_turns_has_its_brackets(white, black, turns, shown):
    rows = drawing_of(Screen(style="ascii"), spots_with([white], [black]),
                      turns, "none")
    assert shown in "".join(sign for _, sign in rows[PLACES[16][0]])


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
            assert read_rows(screen, shown) == game.spots


@needs_shades
def test_light_exchanges_the_shades_and_says_so_in_the_state():
    said = played("4", arguments=["--light"])
    assert boards(said)[-1][4] == boards(played("light", "4"))[-1][4] == BLACK
    assert " ".join((TEXT["white"], BLACK, TEXT["player one"])) in said


def test_style_ascii_draws_with_the_letters_of_the_language():
    ascii_style = ["--style", "ascii"]
    said, more = played("4", "style unicode", arguments=ascii_style).split(
        " style unicode\n")
    assert said.isascii() and "●" in more
    assert ("style", {"style": "unicode"}) in keys_said(
        "style unicode", arguments=ascii_style)
    ascii_screen, spots = Screen(style="ascii"), spots_with([4], [19])
    rows = board_drawn(spots, None, style="ascii")
    for name, letters in (("english", "WB"), ("francais", "BN"),
                          ("deutsch", "WS"), ("polski", "BC")):
        speak(name)
        assert [text.strip() for _, text in glyphs_of(
            ascii_screen).values()] == [*letters, "+"]
        for screen in (ascii_screen, Screen()):
            for shown in (board_drawn(spots, None, style="ascii"), rows):
                assert read_rows(screen, shown) == spots        # W and B, too


@pytest.mark.parametrize("width, lines, shown, keys", [
    (73, [], MAP, []), (72, [], ON_BOARD, []),
    (80, ["numbers on"], ON_BOARD, ["numbers on"]),
    (80, ["numbers", "numbers"], MAP, ["numbers off"]),
    (80, ["numbers of"], "", ["on or off"]),
    (80, ["map off", "numbers off"], "", ["numbers off"]),
    (60, ["map off"], "", ["map off"]), (60, ["numbers"], "", ["numbers off"]),
    (60, ["map off", "map on"], ON_BOARD, ["narrow"])])
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


# What the player sees of a turn

PLACE = sentence("ask place", who=TEXT["white"])
MILL = WHOLE_GAME[:10] + ["20"]

AROUND = ["setup W 0 1 14 13 B 5 9 20 22 move W",
          "13-12", "22-21", "12-13", "21-22", "13-12"]


def test_the_board_is_13_lines_and_those_below_say_who_what_and_how_many():
    lines = played().split("\n\n", 1)[1].split("\n")
    assert lines[13] == sentence("first", who=TEXT["white"]) + "."
    assert max(map(len, lines)) <= 79
    assert lines[0] == ("  ●" + 14 * "─" + "●" + 14 * "─" + "●       "
                        " 0 ──────────── 1 ──────────── 2")
    assert lines[6].split() == (
        "●────●────● ●────●────● 9 ──10 ──11 12 ──13 ──14".split())
    rows = [sentence("placed", who=TEXT["black"], end=7) + "."] + [
        "%s %s %s%s" % (TEXT[colour], man, TEXT["player " + number], sentence(
            "men", hand=8, board=1, lost=0))
        for colour, man, number in (("white", WHITE, "one"),
                                    ("black", BLACK, "two"))]
    turn = sentence("turn", turn=3, phase=TEXT["phase one"])
    said = played("4", "7", "help", "rules", "moves")
    assert "\n%s\n%s %s" % ("\n".join(rows), turn, PLACE) in said
    # A board that has not changed is not shown again
    assert len(boards(said)) == 4
    assert len(boards(played("learn"))) == 3    # but that of another scene is


@pytest.mark.parametrize("typed, keys", [
    (WHOLE_GAME[:11], [
        ("placed", {"who": "white", "end": "20"}), ("mills made 1", {}),
        ("removed", {"points": "9"}),
        ("men", {"hand": "4", "board": "4", "lost": "1"}),
        ("turn", {"turn": "12", "phase": "phase one"})]),
    ([*WHOLE_GAME[:28], "5 to 4, take 2"], [
        ("moved", {"who": "white", "start": "5", "end": "4"}),
        ("removed", {"points": "2"}),
        ("turn", {"turn": "30", "phase": "phase two"}),
        ("ask fly", {"who": "black"})]),
    (WHOLE_GAME[:30], [("flew", {"who": "black", "start": "9", "end": "3"})]),
    (["4", "b4"], [("in names", {"names": "b4"})]),
    (["4", "b4", "7"], [("placed", {"who": "white", "end": "7"})]),
    (WHOLE_GAME[:10] + ["f2xa4"], [("removed", {"points": "9"}),
                                   ("in names", {"names": "f2xa4"})]),
    # Before its removal, a mill is told and shown
    (MILL, [
        ("placed", {"who": "white", "end": "20"}), ("mills made 1", {}),
        ("ask remove", {"who": "white", "points": "0, 2, 9, 22 or 23"})])])
def test_the_last_turn_is_told_with_its_number_and_its_phase(typed, keys):
    said = keys_said(*typed)
    assert [key for key in keys if key not in said] == []
    for key in ("removed", "in names"):
        assert (key in dict(said)) == (key in dict(keys))
    if typed is MILL:
        assert men(last_board(*MILL), WHITE) == [1, 7, 16, 18, 19, 20]


@pytest.mark.parametrize("language", language_names())
def test_the_question_has_the_colour_of_the_men(language):
    assert "\x1b" not in played("4", "name white Ann")
    speak(language)
    white, black, no = TEXT["white"], TEXT["black"], spoken("no")
    ann = sentence("named", name="Ann", colour=white)
    speak("english")
    said = played("language " + language, "name white Ann", *WHOLE_GAME[:10],
                  "20", "draw", no, "9", arguments=["--color", "always"])
    speak("english")
    for colour, names in (("white", [TEXT["white"], white] + 8 * [ann]),
                          ("black", 6 * [black])):
        assert re.findall("\x1b\\[%sm(.*?)\x1b" % KINDS[
            colour + " name"][0], said) == names


def test_no_line_is_too_wide_and_the_start_fits_24_lines(monkeypatch):
    played("name white " + "x" * 9, "name black " + "y" * 9, *"4567")
    said = played(afresh=False).split(part("ask place"))[0]
    assert "x" * 9 in said and said.count("\n") <= 24
    for width in (200, 80, 60):
        window(monkeypatch, width)
        said = played(
            "help", "rules", "options", "plain", "plain", *WHOLE_GAME[:30],
            arguments=["--white", "Maximiliana Josephine", "--black",
                       "Friedrich Wilhelm", "--two-mills", "each"],
            terminal=True)
        assert max(map(len, said.split("\n"))) <= min(79, width - 1)


@pytest.mark.parametrize("width, lines, game", [
    (120, 20, BLOCKED_GAME), (60, 21, WHOLE_GAME), (40, 24, BLOCKED_GAME),
    pytest.param(40, 24, WHOLE_GAME, marks=SLOW)])
def test_a_window_holds_a_turn(width, lines, game, monkeypatch):
    window(monkeypatch, width)
    typed = [point for turn in game for point in turn.split("x")]
    _, *turns = shown_at_prompts(monkeypatch, *typed, "quit")
    assert len(turns) == len(typed) and part("wins") in turns[-1]
    for shown in turns[:-1]:
        assert 13 <= shown.count("\n") < lines, shown
        assert max(map(len, shown.split("\n"))) < width
        assert all("\n" + TEXT[man] in shown for man in ("white", "black"))


@pytest.mark.parametrize("lines, key, facts", [
    (["options no-mill-turns 12", *AROUND[:3]], "near no_mill", {"left": "10"}),
    (["options no-mill-turns 12", *AROUND[:2]], "near no_mill", None),
    (["setup W 0 1 14 B 5 9 20 move W", "14-13"], "near three_men",
     {"left": "9"}), (AROUND, "near three_men", None),
    (AROUND[:5], "near repetition", {"times": "2", "limit": "3"}),
    (["options repetitions off", *AROUND[:5]], "near repetition", None),
    (AROUND[:4], "near repetition", None),
    (["setup W 0 1 2 16 B 5 9 20 21 move B", "21-22", "2-14", "22-21", "14-2"],
     "near repetition", None),      # a man must still be removed
    (WHOLE_GAME[:29], "flying begins", {"who": "black"}),
    (WHOLE_GAME[:30], "flying begins", None)])
def test_a_draw_rule_is_told_before_and_flying_once(lines, key, facts):
    for arguments in [], ["--plain"]:
        assert dict(keys_said(*lines, arguments=arguments)).get(key) == facts

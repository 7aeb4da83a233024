"""What the player sees of a turn: the board, and what stands below it."""

import re

import pytest

from board import BLACK, EMPTY, WHITE
from helpers.playing import (BLOCKED_GAME, WHOLE_GAME, boards, last_board,
                             men, played)
from helpers.quoting import keys_said, part
from helpers.terminal import Terminal, needs_terminal
from helpers.window import in_place, screens_in, shown_at_prompts, window
from rooms.console.screen import KINDS
from rooms.console.sentences import (TEXT, language_names, sentence,
                                     speak, spoken)

PLACE = sentence("ask place", who=TEXT["white"])
TAKEN = "%s %s\n" % (sentence("taken", point=4), TEXT["taken instead"])
TAKEN_BACK = sentence("taken back", turn=sentence(
    "placed", who=TEXT["white"], end=4) + ".")
MILL = WHOLE_GAME[:10] + ["20"]

AROUND = ["setup W 0 1 14 13 B 5 9 20 22 move W",
          "13-12", "22-21", "12-13", "21-22", "13-12"]

# The board and what stands below it

def test_the_board_and_its_map_are_13_lines_of_at_most_79_columns():
    lines = played().split("\n\n", 1)[1].split("\n")
    assert lines[13] == sentence("first", who=TEXT["white"]) + "."
    assert max(map(len, lines)) <= 79
    assert lines[0] == ("  ●" + 14 * "─" + "●" + 14 * "─" + "●       "
                        " 0 ──────────── 1 ──────────── 2")
    assert lines[6].split() == (
        "●────●────● ●────●────● 9 ──10 ──11 12 ──13 ──14".split())


def test_the_lines_under_the_board_say_who_what_and_how_many():
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


@pytest.mark.parametrize("typed, keys", [
    (WHOLE_GAME[:11], [
        ("placed", {"who": "white", "end": "20"}), ("mills made 1", {}),
        ("removed", {"points": "9"}),
        ("men", {"hand": "4", "board": "4", "lost": "1"}),
        ("turn", {"turn": "12", "phase": "phase one"})]),
    (WHOLE_GAME[:18], [("turn", {"turn": "19", "phase": "phase two"}),
                       ("ask move", {"who": "white"})]),
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


def test_in_a_narrow_window_the_lines_of_the_men_leave_the_names_out(
        monkeypatch):
    for name, width, shown in (("x" * 30, 79, ""), ("x" * 30, 52, ""),
                               ("Maximilian", 79, " Maximilian")):
        window(monkeypatch, width)
        said = played("4", arguments=["--white", name], terminal=True)
        row = "\n%s %s%s%s\n" % (TEXT["white"], WHITE, shown, sentence(
            "men", hand=8, board=1, lost=0))
        assert (row in said) == (width == 52 or name != "x" * 30)


def name_shown(colour, said):
    """The texts of this kind that a terminal shows for the player's name."""
    return re.findall("\x1b\\[%sm(.*?)\x1b" % KINDS[colour + " name"][0], said)


@pytest.mark.parametrize("language", language_names())
def test_who_is_to_move_stands_in_the_question_in_the_colour_of_the_men(
        language):
    speak(language)
    white, black, no = TEXT["white"], TEXT["black"], spoken("no")
    ann = sentence("named", name="Ann", colour=white)
    speak("english")
    said = played("language " + language, "name white Ann", *WHOLE_GAME[:10],
                  "20", "draw", no, "9", arguments=["--color", "always"])
    speak("english")
    assert name_shown("white", said)[1:] == [white] + 8 * [ann]
    assert name_shown("black", said) == 6 * [black]
    assert "\x1b" not in played("4", "name white Ann")


# A turn in a window

@pytest.mark.parametrize("width", [200, 80, 60])
def test_no_line_is_wider_than_the_window(width, monkeypatch):
    window(monkeypatch, width)
    said = played("help", "rules", "options", "plain", "plain", *WHOLE_GAME,
                  arguments=["--white", "Maximiliana Josephine", "--black",
                             "Friedrich Wilhelm", "--two-mills", "each"],
                  terminal=True)
    assert max(map(len, said.split("\n"))) <= min(79, width - 1)


def test_the_start_fits_24_lines_with_an_unfinished_game_too():
    played("name white " + "x" * 9, "name black " + "y" * 9, *"4567")
    said = played(afresh=False).split(part("ask place"))[0]
    assert "x" * 9 in said and said.count("\n") <= 24


@pytest.mark.parametrize("width, lines, game", [
    (120, 40, WHOLE_GAME), (80, 24, WHOLE_GAME), (60, 20, WHOLE_GAME),
    (67, 15, WHOLE_GAME), (40, 15, WHOLE_GAME), (60, 15, BLOCKED_GAME),
    (40, 24, BLOCKED_GAME)])
def test_a_window_holds_a_turn(width, lines, game, monkeypatch):
    window(monkeypatch, width, lines)
    typed = [point for turn in game for point in turn.split("x")]
    _, *turns = shown_at_prompts(monkeypatch, *typed, "no")
    assert len(turns) == len(typed)
    for shown in turns[:-1]:
        assert 13 <= shown.count("\n") < lines, shown
        assert max(map(len, shown.split("\n"))) < width
        assert lines < 20 or all("\n" + TEXT[colour] in shown
                                 for colour in ("white", "black"))
    assert part("wins") in turns[-1]
    assert turns[-1].count("\n") < lines + (lines < 16)


def test_the_result_stands_between_two_lines_as_long_as_it(monkeypatch):
    result = sentence("wins", who=TEXT["white"], reason=sentence(
        "blocked", loser=TEXT["black"]))
    for width, lines in ((80, 0), (80, 19), (25, 0)):
        window(monkeypatch, width, lines)
        said = played(*BLOCKED_GAME, "no", terminal=True)
        _, line, told, more, _ = re.split("(?m)^(=+)$", said)
        rows = told.strip("\n").split("\n")
        assert " ".join(row.strip() for row in rows) == result
        assert line == more == "=" * max(map(len, rows))
    for arguments, lines in ((["--plain"], 0), ([], 18)):
        window(monkeypatch, 80, lines)
        said = played(*BLOCKED_GAME, arguments=arguments, terminal=True)
        assert ".\n" + result + "\n" in said and "==" not in said


def test_a_long_question_or_name_leaves_the_board_in_sight(monkeypatch):
    window(monkeypatch, 42, 15)
    typed = ["name white Maximiliana Josephine", "name black Ann",
             *"0 10 1 11 3 12 4 13 6 15 8 16 21 20 5".split()]
    shown = shown_at_prompts(monkeypatch, *typed, "10", "quit")
    question = shown[len(typed)]
    assert question.replace("\n  ", " ").endswith(sentence(
        "ask remove", who=TEXT["white"],
        points="10, 11, 12, 13, 15, 16 %s 20" % TEXT["or"]))
    assert question.count("\n") == 14 and "──22 ──" in question
    assert shown[3].endswith(sentence("ask place", who=sentence(
        "named", name="Ann", colour=TEXT["black"])))
    assert shown[4].endswith("\n" + PLACE)


def test_a_prompt_that_fits_only_without_it_leaves_the_turn_out(monkeypatch):
    turn = sentence("turn", turn=1, phase=TEXT["phase one"])
    least = len(turn + PLACE) + 1 + len("a7-a4xg7") + 1
    for width in (least - 1, least):
        window(monkeypatch, width)
        said = played(terminal=True)
        assert ("%s %s" % (turn, PLACE) in said) == (width == least)
        assert PLACE in said


def test_a_low_window_shows_the_board_with_the_question_where_to(monkeypatch):
    for lines, count in ((18, 1), (19, 0)):
        window(monkeypatch, 80, lines)
        *_, last, _ = shown_at_prompts(monkeypatch, *BLOCKED_GAME[:18], "3",
                                       "back", "quit")
        assert len(boards(last)) == count
        assert part("ask end").partition(" ")[0] in last


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
@pytest.mark.parametrize("lines", [16, 17, 18, 24])
def test_a_board_that_stays_in_its_place_is_above_what_is_said(
        lines, monkeypatch):
    *_, first, second, refused, undone = in_place(
        monkeypatch, "4", "4", "undo", size=(80, lines))
    for shown in (second, refused, undone):
        assert boards(shown)[0][4] == (WHITE if shown != undone else EMPTY)
        assert len(boards(shown)) == 1
        assert shown.rpartition(part("ask place"))[0].count("\n") < lines
    assert ("\n" + TAKEN) in refused and ("\n" + TAKEN_BACK) in undone
    assert lines < 24 or (first + second + refused + undone).count(
        "\n%s %s " % (TEXT["black"], BLACK)) == 4


@needs_terminal
def test_a_text_too_long_for_the_window_is_not_wiped_out(monkeypatch):
    screens = in_place(monkeypatch, "help all", "4", "log")
    assert "\x1b" not in screens[1] and len(screens) == 4
    assert part("words here") in screens[1].replace("\n  ", " ")
    assert "1. 4\n" in screens[3] and boards(screens[3])[0][4] == WHITE


@needs_terminal
def test_the_question_counts_among_what_the_window_holds(monkeypatch):
    # The board takes 13 lines, the question one and this help one.
    for lines, screens in ((14, 2), (15, 3)):
        assert len(in_place(monkeypatch, "help help", "4",
                            size=(80, lines))) == screens


@needs_terminal
def test_the_last_words_stay_while_the_computer_moves(monkeypatch):
    *_, played_on = in_place(monkeypatch, "4", "computer white")
    turn, _, said = played_on.rpartition("\n%s %s " % (TEXT["black"], BLACK))
    assert part("placed") in turn and part("computer plays") in said


def test_without_codes_no_board_stays_in_its_place():
    said = played("4", arguments=["--screen"])      # in a pipe
    assert "\x1b" not in said and len(boards(said)) == 3
    assert ("no screen", {}) in keys_said(arguments=["--screen"])


@pytest.mark.parametrize("arguments", [[], ["--plain"]])
@pytest.mark.parametrize("lines, key, facts", [
    (["options no-mill-turns 12", *AROUND[:3]], "near no_mill", {"left": "10"}),
    (["options no-mill-turns 12", *AROUND[:2]], "near no_mill", None),
    (["setup W 0 1 14 B 5 9 20 move W", "14-13"], "near three_men",
     {"left": "9"}),
    (AROUND, "near three_men", None),
    (AROUND[:5], "near repetition", {"times": "2", "limit": "3"}),
    (["options repetitions off", *AROUND[:5]], "near repetition", None),
    (AROUND[:4], "near repetition", None)])
def test_a_draw_rule_is_told_before_it_ends_the_game(
        lines, key, facts, arguments):
    assert dict(keys_said(*lines, arguments=arguments)).get(key) == facts

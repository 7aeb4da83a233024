"""The game by ear: what players hear who see no board, and what they ask."""

import re

import pytest

from board import BLACK, MILLS, POINTS, WHITE
from helpers.playing import (BLACK_PLAYS, ROOT, WHOLE_GAME, answer, answers,
                             has_room, played)
from measure_plain import heard_of, measures, random_game
from rooms.commands.typed_line import read_turn
from rooms.computer import RINGS
from rooms.console import TEXT, notation, sentences
from rooms.console.ear import by_ear
from rooms.console.languages import english
from rules import new_game, play
from helpers.quoting import part
from rooms.console.sentences import sentence

if len(MILLS) > 16:
    pytest.skip("these games and positions have no diagonals",
                allow_module_level=True)

PLAIN = ["--plain"]
HOLES = {"who": r"\w+", "start": r"\d+", "end": r"\d+", "points": r"\d+",
         "lines": r"\d+ \d+ \d+(?:\D+\d+ \d+ \d+)?"}
PAIR = ("4", "7", "3", "8")         # White on 3 and 4, Black on 7 and 8


def heard(*lines, arguments=()):
    """What a player who sees no board hears when these lines are typed."""
    return played(*lines, arguments=[*PLAIN, *arguments])


def asked(*lines):
    """The answer to the last of these lines, by ear."""
    return answer(*lines, arguments=PLAIN)


# A turn is one line

def test_a_turn_is_told_in_one_line_and_then_comes_the_question():
    said = heard(*PAIR, "5x7", "quit").split("begins.\n")[1]
    assert said == (
        "White, place a man: 4\nWhite places 4.\n"
        "Black, place a man: 7\nBlack places 7.\n"
        "White, place a man: 3\nWhite places 3.\n"
        "Black, place a man: 8\nBlack places 8.\n"
        "White, place a man: 5x7\nWhite places 5, mill 3 4 5, removes 7.\n"
        "Black, place a man: quit\nGood-bye.\n")


def test_a_mill_that_is_typed_in_two_steps_is_told_once():
    said = heard(*PAIR, "5", "7").partition(": 5\n")[2]
    assert said.startswith("Mill 3 4 5.\nWhite, remove the man on 7 or 8: 7\n"
                           "White places 5, mill 3 4 5, removes 7.\nBlack,")


def test_a_mill_is_told_once_before_the_question_which_man_is_removed():
    said = heard(*PAIR, "5", "12", "last", "back", "5")
    assert said.count("\nMill 3 4 5.\nWhite, remove the man on 7 or 8: ") == 2
    assert said.count("Mill") == 2
    assert "Choose again.\nWhite, place a man: 5\n" in said


def test_a_mill_of_the_computer_is_told_with_its_removal():
    said = heard("setup W 0 4 8 B 18 19 6 hand 3 4 move B",
                 "computer black easy")
    assert re.search(r"Computer \(Black\) places 20, mill 18 19 20, removes ",
                     said)
    assert sentence("mill on", lines="18 19 20") not in said


@pytest.mark.parametrize("before, typed, told", [
    (WHOLE_GAME[:17], "15", "All men are placed. Now they move along the "
                            "lines.\nWhite, move a man: "),
    (WHOLE_GAME[:28], "5-4x2",
     "Black can fly now, to any empty point.\nBlack, move or fly a man: "),
    (["options flying both", *WHOLE_GAME[:28]], "5-4x2",
     "White can fly now, to any empty point. Black can fly now, to any empty "
     "point.\nBlack, move or fly a man: ")])
def test_what_a_turn_begins_is_told_once_in_one_line(before, typed, told):
    said = heard(*before, typed).partition(": %s\n" % typed)
    assert said[2].split("\n", 1)[1].startswith(told)
    assert told.split("\n")[0] not in said[0]


def test_the_end_of_a_game_begins_nothing():
    assert heard(*WHOLE_GAME).count(part("flying begins")) == 1


def test_the_turns_of_the_computer_are_told_in_one_line_too():
    said = heard("4", "13", arguments=BLACK_PLAYS).partition(": 4\n")[2]
    assert re.match(r"White places 4\.\nComputer \(Black\) places \d+\.\n"
                    r"White, place a man: 13\nWhite places 13\.\n"
                    r"Computer \(Black\) places \d+\.\nWhite, ", said)


@pytest.mark.skipif(not has_room("learning"), reason="no advice")
def test_a_turn_that_is_played_against_advice_is_told_once():
    said = heard("4", "19", "3", "advice on", "18", "no", "5x19").partition(
        ": 18\n")[2]
    assert said.startswith("Careful: this may be a mistake, because White ")
    assert said.count(sentence("heard placed", who="Black", end=18) + ".") == 1
    assert "no)? no\nBlack places 18.\nWhite, place a man: 5x19\n" in said


@pytest.mark.skipif(not has_room("learning"), reason="no steps")
def test_the_answer_to_a_turn_is_told_once():
    said = heard("learn 6", "3 10", "10 3").partition(": 3 10\n")[2]
    assert said.startswith("White moves 3 to 10.\nRight. Your mill on 3 4 5 is")
    assert said.count("21 to 22") == 1 and "Black moves" not in said


def test_after_another_change_than_a_turn_the_position_is_told():
    position = ("White on 4. In hand: 8, lost: 0.\n"
                "Black on 7. In hand: 8, lost: 0.")
    assert asked("4", "7", "3", "undo") == (
        "Taken back: White places 3.\n" + position)
    assert asked("4", "7", "board") == position
    assert asked("4", "7", "name white Ann").endswith(position)
    assert asked("setup W 4 5 6 B 9 10 11").startswith(
        "White on 4, 5 and 6. In hand: 0, lost: 6.\nBlack on 9,")
    assert asked("4", "board", "new", "yes").endswith(
        sentence("first", who="White"))


def test_with_plain_full_the_position_follows_each_turn():
    said = heard("plain full", "4").partition(": 4\n")[2].split("\n")
    assert said[:3] == ["White places 4.", "White on 4. In hand: 8, lost: 0.",
                        "Black on no point. In hand: 9, lost: 0."]
    assert said[3].startswith(sentence("ask place", who="Black"))
    said = heard("plain full", "plain off", "4").partition(": 4\n")[2]
    assert WHITE in said
    said = heard("plain full", "plain on", "4").partition(": 4\n")[2]
    assert said.startswith("White places 4.\nBlack, ")


def test_the_end_is_told_in_three_lines_after_the_last_turn():
    said = heard(*WHOLE_GAME, "no").partition(": 4-5x15\n")[2].split("\n")
    assert said[:3] == ["White moves 4 to 5, mill 5 13 20, removes 15.",
                        "White wins: Black has fewer than three men.",
                        "Turns played: 31."]
    assert said[3].startswith("What next? Type ")
    assert said[4] == "Another game (yes or no)? no"


def test_the_session_on_the_page_happens_so():
    page = (ROOT / "docs" / "by-ear.md").read_text("utf-8")
    session = page.split("```\n")[1]
    typed = re.findall(r"a man: (.+)", session)
    assert len(typed) == 8 and session in heard(*typed)


# A listener knows every position. All that the listener knows of a language
# is how it says a turn.

def turn_heard():
    """A pattern for a turn as it is heard in the language in force."""
    def form(key, number=""):
        """A pattern for a sentence. The names of its holes end so."""
        return re.sub(r"\\\{(\w+)\\\}", lambda hole: "(?P<%s%s>%s)" % (
            hole[1], number, HOLES[hole[1]]), re.escape(TEXT["heard " + key]))
    ways = [form(key, number) for number, key in enumerate(
        ("placed", "moved", "flew"))]
    return re.compile("(?:%s)(?:%s)?(?:%s)?%s" % (
        "|".join(ways), form("mill"), form("removed"), re.escape(".")))


def rebuilt(lines):
    """A game that was played by nothing but the lines that were heard. Each
    mill that is told stands on the board."""
    game, pattern = new_game(), turn_heard()
    for found in filter(None, map(pattern.match, lines)):
        who, start, end = [next(filter(None, [
            found.groupdict().get(name + number) for number in "012"]), None)
            for name in ("who", "start", "end")]
        assert who == TEXT["white" if game.to_move == WHITE else "black"]
        removed = (int(found["points"]),) if found["points"] else ()
        play(game, (start and int(start), int(end), removed))
        points = map(int, re.findall(r"\d+", found["lines"] or ""))
        for line in zip(points, points, points):
            assert line in MILLS and {game.spots[point] for point in line} in (
                {WHITE}, {BLACK})
    return game


def is_known(turns):
    """Are all positions known to somebody who hears these turns?"""
    game = new_game()
    for turn in turns:
        play(game, turn)
    known = rebuilt(heard_of(turns))
    return known.turns == game.turns and known.past == game.past \
        and known.spots == game.spots and known.in_hand == game.in_hand


EACH_LANGUAGE = pytest.mark.parametrize("language", sentences.language_names())


@EACH_LANGUAGE
def test_a_listener_knows_every_position_of_a_game(language):
    sentences.speak(language)
    assert all(is_known(random_game(seed)) for seed in range(3))


@pytest.mark.slow(why="200 games are played")
@EACH_LANGUAGE
def test_a_listener_knows_every_position_of_200_games(language):
    sentences.speak(language)
    assert all(is_known(random_game(seed)) for seed in range(200))


@EACH_LANGUAGE
def test_what_is_heard_of_a_turn_can_be_typed(language):
    sentences.speak(language)
    for turn in ((None, 4, ()), (4, 7, ()), (4, 7, (12,)), (None, 4, (12,)),
                 (4, 7, (12, 19)), (20, 0, (8,))):
        assert read_turn(by_ear(notation(turn)))[:2] == (
            [point for point in turn[:2] if point is not None],
            [*turn[2]]), by_ear(notation(turn))


def test_a_turn_has_two_lines_and_about_ten_words():
    games = [random_game(seed) for seed in range(3)]
    lines, words = measures(games, "plain")
    full_lines, full_words = measures(games, "plain full")
    assert lines < 2.2 and words < 11
    assert full_lines > 4 and 30 < full_words < 40


# What can be asked

QUESTIONS_HOW = ("Type for example point 4, line 3 4 5, ring outer (middle, "
                 "inner), men white or last 3.")


@pytest.mark.parametrize("line, told", [
    ("point 4", "Point 4: White. Next to it: 1 empty, 3 White, 5 empty and 7 "
                "Black. Lines: 3-4-5 and 1-4-7."),
    ("point d6", "Point 4: White. Next to it: 1 empty, 3 White, 5 empty and 7 "
                 "Black. Lines: 3-4-5 and 1-4-7."),
    ("point", QUESTIONS_HOW),
    ("point 24", "'24' is not a point. The points are 0 to 23, or a7 to g1."),
    ("point -1", "'-1' is not a point. The points are 0 to 23, or a7 to g1."),
    ("line 3 4 5", "3 White, 4 White and 5 empty."),
    ("line 3-4-5", "3 White, 4 White and 5 empty."),
    ("line b6, d6", "3 White, 4 White and 5 empty."),
    ("line 4", "3 White, 4 White and 5 empty.\n1 empty, 4 White and 7 Black."),
    ("line 3 - 4 - 5", "3 White, 4 White and 5 empty."),
    ("line 3 4 7", "3 4 7 is no line. The lines through 3 are 3-4-5 and "
                   "3-10-18."),
    ("line", QUESTIONS_HOW),
    ("ring inner", "Inner ring: 6 empty, 7 Black, 8 Black, 12 empty, 17 "
                   "empty, 16 empty, 15 empty and 11 empty."),
    ("ring blue", QUESTIONS_HOW),
    ("men", "White on 3 and 4. In hand: 7, lost: 0.\n"
            "Black on 7 and 8. In hand: 7, lost: 0."),
    ("men white", "White on 3 and 4. In hand: 7, lost: 0."),
    ("men b", "Black on 7 and 8. In hand: 7, lost: 0."),
    ("men blue", QUESTIONS_HOW),
    ("last", "Black placed a man on 8."),
    ("last 2", "White placed a man on 3.\nBlack placed a man on 8."),
    ("last 99", "White placed a man on 4.\nBlack placed a man on 7.\n"
                "White placed a man on 3.\nBlack placed a man on 8."),
    ("last x", "'x' is not a number from 1 up. Type a number such as 3, or no "
               "number."),
    ("threats", "White can close 3-4-5 with 5.\nBlack can close 6-7-8 with "
                "6.")])
def test_a_question_has_its_answer(line, told):
    unwrapped = " ".join(answer(*PAIR, line).replace("\n  ", " ").split(" "))
    assert unwrapped == told


def test_by_ear_the_answers_have_no_signs():
    assert answers("line 3 4 7", "threats", "last 1", before=PAIR,
                   arguments=PLAIN) == [
        "3 4 7 is no line. The lines through 3 are 3 4 5 and 3 10 18.",
        "White can close 3 4 5 with 5.\nBlack can close 6 7 8 with 6.",
        "Black places 8."]


def test_the_rings_together_have_every_point_once():
    said = asked("4", "0", "7", "ring").replace("\n ", "")
    assert said.count(" ring: ") == 3
    told = list(map(int, re.findall(r"\d+", said)))
    assert told == [point for ring in RINGS for point in ring]
    assert sorted(told) == [*POINTS]


def test_a_ring_without_men_is_told_in_one_word():
    assert asked("ring") == ("Outer ring: empty.\nMiddle ring: empty.\n"
                             "Inner ring: empty.")
    assert asked("4", "ring outer") == sentence("ring outer", points="empty")


def test_the_map_in_words_has_every_line_of_the_board():
    said = asked("map")
    assert said == answer("map words") == asked("map on")
    rows = [list(map(int, row)) for row in re.findall(
        r"((?: \d+){3,8})[.\n, ]", said.replace("\n", " ")) for row in [
            row.split()]]
    assert [tuple(row) for row in rows if len(row) == 8] == [*RINGS]
    sides = {tuple(sorted((ring + ring)[at:at + 3])) for ring in RINGS
             for at in (0, 2, 4, 6)}
    crossings = {tuple(row) for row in rows if len(row) == 3}
    assert sides | crossings == {*MILLS}


def test_a_turn_that_is_half_typed_counts_as_it_is_shown():
    said = answers("men", "last 2", "threats", "point 5", "7",
                   before=(*PAIR, "5"), arguments=PLAIN)
    assert said[0].startswith("White on 3, 4 and 5. In hand: 6,")
    assert said[1] == "Black places 8.\nWhite places 5, mill 3 4 5."
    assert said[2].startswith(
        "White has a mill on 3 4 5.\nWhite can close no mill.\nBlack can close 6")
    assert said[3].startswith("Point 5: White.")
    assert said[4] == "White places 5, mill 3 4 5, removes 7."


def test_threats_of_moves_and_flights_name_the_men_that_close():
    before = "setup W 3 4 12 14 B 0 1 22 move W"
    assert answer(before, "threats") == (
        "White can close no mill.\nBlack can close 0-1-2 with 22-2.")
    assert answer("setup W 3 4 13 14 B 0 1 9 10 move B", "threats") == (
        "White can close 3-4-5 with 13-5.\nBlack can close no mill.")


def test_what_happened_can_be_asked_when_the_game_is_over():
    said = answers("last 2", "men black", "threats",
                   before=("4", "7", "resign", "yes"), arguments=PLAIN)
    assert said == ["White places 4.\nBlack places 7.",
                    "Black on 7. In hand: 8, lost: 0.",
                    "White can close no mill.\nBlack can close no mill."]
    assert asked("last") == sentence("first", who="White")


@pytest.mark.skipif(not has_room("learning"), reason="no replay")
@pytest.mark.parametrize("begin", [
    ["4", "7", "3", "8", "replay", "turn 2"], ["puzzle 1"], ["learn 2"],
    [*WHOLE_GAME, "review 1", "1"]])
@pytest.mark.parametrize("line, told", [
    ("point 4", "Point 4: "), ("line 3 4 5", "3 "), ("men", "White on "),
    ("ring outer", "Outer ring: "), ("last", ""), ("board", "White on "),
    ("threats", "White "), ("map", "The board has three rings")])
def test_a_question_is_answered_in_a_replay_a_puzzle_a_step_and_a_review(
        begin, line, told):
    said = asked(*begin, line)
    assert said.startswith(told) and said


# Nothing speaks of a picture, and no sign is read as a name

@pytest.mark.parametrize("line", ["numbers", "numbers on", "light", "style",
                                  "style ascii"])
def test_words_that_need_a_picture_say_so(line):
    said = "That is for a picture of the board."
    assert asked(line).startswith(said)
    assert said not in answer("plain", "plain off", line)


def test_help_by_ear_names_only_what_works_by_ear():
    said = asked("help all") + asked("help looks") + asked("help board")
    for word in ("numbers", "light", "style", "double", "["):
        assert word not in said
    assert TEXT["heard help board"] in said


def test_turns_in_notation_are_heard_in_words():
    for typed in ("4", "4-7", "4x12", "4-7x12", "4-7x12x3", "d6-d5xe4"):
        assert read_turn(by_ear(typed)) == read_turn(typed)
    assert by_ear("4-7x12") == "4 to 7, remove 12"
    assert by_ear("on 2026-11-25, 1.10, 7x, R2-D2 and 30") == (
        "on 2026-11-25, 1.10, 7x, R2-D2 and 30")


def test_a_name_that_looks_like_a_turn_stays_a_name():
    said = heard("name white 11-12", "name black d6-d7", "4", "7")
    assert "11-12 (White), place a man: 4\n11-12 (White) places 4." in said
    assert "d6-d7 (Black) places 7." in said
    assert by_ear("22. 22-23 (a mistake)") == "22. 22 to 23 (a mistake)"


def test_help_by_ear_names_the_questions_about_the_board():
    said = asked("help")
    for word in ("point 4", "line 4", "men", "last", "threats", "ring", "map"):
        assert word in said.split("\nlearn:")[0]


SESSIONS = {
    "game": [*WHOLE_GAME, "log", "log names", "load all", "no"],
    "words": ["help", "help all", "help playing", "help looks", "help asking",
              "help board", "rules", "map", "options", "setup", "d6", "moves",
              "log", "computer", "level", "name white Ann", "4", "zzz"],
    "review": [*WHOLE_GAME, "review 1", "log", "1", "show", "next", "hint",
               "stop", "stop", "progress", "load"],
    "puzzle": ["puzzle 1", "hint", "hint", "0", "23", "puzzles", "puzzle 7",
               "help", "stop", "learn", "4", "", "5", "", "hint", "stop"],
    "table": ["players", "tournament beginner chance 2 games"]}


@pytest.mark.parametrize("name", SESSIONS)
def test_no_sign_and_no_doubled_blank_is_heard(name):
    if name in ("review", "puzzle") and not has_room("learning") \
            or name == "table" and not has_room("tournament"):
        pytest.skip("a room is gone")
    said = heard(*SESSIONS[name])
    for line in SESSIONS[name]:         # what was typed is not told
        said = said.replace(" %s\n" % line, "\n")
    for row in said.split("\n"):
        assert "  " not in row.strip() and "-x" not in row
        for sign in ("▓", "░", "●", "─", "->", "+-", "==", "##", "[", "|"):
            assert sign not in row, row
        row = re.sub(r"\d{4}-\d\d-\d\d", "", row)       # a day
        for dashed in re.findall(r"\d+-\d+", row):
            assert dashed in ("1-0", "0-1"), row


def test_a_saved_game_is_listed_in_a_sentence():
    assert re.fullmatch(
        r"1: monday, Player one and Player two, [\d-]{10}, 4 turns, "
        r"unfinished", asked(*PAIR, "save monday", "load"))


@pytest.mark.skipif(not has_room("tournament"), reason="no tournament")
def test_the_table_of_a_tournament_has_a_sentence_for_each_player():
    said = asked("tournament beginner chance 2 games").split("\n")
    places = [row for row in said if row.startswith("Place ")]
    assert len(places) == 2 and TEXT["cross head"] not in "".join(said)
    assert all(re.fullmatch(
        r"Place [12]: \w+, points [\d.]+, won \d, drawn \d, lost \d, "
        r"strength -?\d+\.", row) for row in places)


@pytest.mark.skipif(not has_room("learning"), reason="no grades")
def test_the_log_by_ear_has_a_line_for_each_turn_and_grades_in_words():
    said = asked(*WHOLE_GAME, "review 1", "log 1").split("\n")
    assert len(said) == 21 and said[0].startswith("1. 18")
    assert re.match(r"11\. 20, remove 9", said[10])
    assert any(row.endswith((" (a mistake)", " (a blunder)")) for row in said)
    assert not any("?" in row for row in said)


@pytest.mark.skipif(not has_room("learning"), reason="no review")
def test_after_a_try_by_ear_the_men_stand_as_before():
    tries = answers("1", "men", "23", "men", "show", "men",
                    before=[*WHOLE_GAME, "review 1"], arguments=PLAIN)
    assert tries[1] and tries[1] == tries[3] == tries[5]
    for said in (tries[2], tries[4]):
        assert said.endswith(TEXT["men as before"])
    assert "Number 1 of " in heard(*WHOLE_GAME, "review 1", "1", "23").split(
        "as before.\n")[-1]


@pytest.mark.skipif(not has_room("learning"), reason="no review")
def test_the_mistakes_are_told_once_and_again_after_show():
    first, _, back, again = answers(
        "review 1", "1", "stop", "show", before=WHOLE_GAME, arguments=PLAIN)
    assert "\n1. Turn " in first and "?" not in first
    assert "1. Turn " not in back and again.startswith("1. Turn ")


@pytest.mark.skipif(not has_room("learning"), reason="no replay")
def test_a_turn_of_a_replay_is_told_before_the_position():
    said = answers("turn 12", "back", "", "turn 0", before=[*WHOLE_GAME, "replay"],
                   arguments=PLAIN)
    assert said[0].startswith("Black places 17.\nWhite on ")
    assert said[1].startswith("White places 20, mill 18 19 20, removes 9.\nWhite")
    assert said[2] == sentence("heard placed", who="Black", end=17) + "."
    assert said[3] == sentence("first", who="White")


@pytest.mark.skipif(not has_room("learning"), reason="no replay")
def test_play_in_a_replay_tells_how_to_stop():
    said = answer("4", "replay", "play", arguments=[*PLAIN, "--pause", "0"])
    assert said.startswith("Press Ctrl-C to stop.\nWhite places 4.")


@pytest.mark.skipif(not has_room("learning"), reason="no grades")
def test_a_grade_in_a_replay_is_told_in_words(folder):
    (folder / "it.txt").write_text("1. d6 $4 {Why?} f4 $2 *", "utf-8")
    said = heard("replay it", "", "")
    assert "\n(a blunder) Why?\n" in said and TEXT["heard ?"].strip() in said


def test_what_is_heard_replaces_sentences_that_are_there():
    words = english.SENTENCES
    grades = ["!", "?!", "?", "??"]
    assert {key[6:] for key in words if key.startswith("heard ")} <= {
        *words, *grades, "turn", "mill", "help row"}

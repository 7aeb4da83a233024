"""The word learn: its steps, their goals, and what is said of a turn."""

import os
import re

import pytest

from board import BLACK
from helpers.learners import interrupted, shown
from helpers.playing import played
from helpers.quoting import keys_again, keys_of, keys_said
from rooms.console.sentences import TEXT, sentence
from rooms.learning.lessons import (STEP_GOALS, lesson_in, read_lessons,
                                    reason_in_words, turns_reaching)
from rooms.learning.reasons import game_after, reason_for
from rules import legal_turns, notation

NAMES = ["learn " + name for name in (
    "place mill remove safe move walk pendulum stop fly shut".split())]
every_step = pytest.mark.parametrize("number", range(1, 11))

# What is typed in a step, and what is said of the last turn. In the steps that
# are left out, any turn is right.
PAIR, OPEN = "learn 2", "learn 6"
WRONG = [
    ((PAIR, "1"), "missed pair", {"line": "1-4-7"}),
    ((PAIR, "20"), "missed line", {"end": "20"}),
    (("learn 3", "4"), "missed pair", {"line": "1-4-7"}),
    (("learn 4", "23"), "missed line", {"end": "23"}),
    ((OPEN, "23-22"), "missed open", {}),
    ((OPEN, "4-1"), "missed gap", {"other": "black", "end": "4"}),
    ((OPEN, "3-10", "10-9"), "missed back", {}),
    ((OPEN, "3-10", "23-14"), "missed close", {"line": "3-4-5"}),
    (("learn 7", "0-9"), "missed swing", {"line": "0-1-2"}),
    (("learn 7", "1-4x10", "0-1"), "missed pair", {"line": "0-1-2"}),
    (("learn 7", "1-4x10", "3-10"), "missed swing", {"line": "3-4-5"}),
    (("learn 8", "0"), "missed threat",
     {"other": "black", "line": "18-19-20"}),
    (("learn 9", "0-1"), "missed flight", {"start": "0", "end": "1"}),
    (("learn 10", "14-13"), "missed way",
     {"other": "black", "start": "22", "end": "23"}),
    (("learn 10", "4-5"), "missed way",
     {"other": "black", "start": "1", "end": "4"})]
RIGHT = [
    ("4", "place", {"end": "4"}), ("5", "mill", {"line": "3-4-5"}),
    ("2x13", "remove", {"line": "0-1-2"}), ("17x22", "safe", {}),
    ("4-5", "move", {"start": "4", "end": "5"}),
    ("3-10", "open", {"line": "3-4-5"}), ("1-4x21", "swing",
                                          {"line": "3-4-5"}),
    ("20", "stop", {"other": "black", "line": "18-19-20"}),
    ("0-2", "fly", {"start": "0", "end": "2"}), ("14 23", "shut", {})]


@pytest.fixture
def own_steps(tmp_path, monkeypatch):
    """The path of an own file of steps, which is not there yet."""
    # patched: the file is a part of the program, and no test may change that
    monkeypatch.setattr("rooms.learning.tasks.TASKS_FOLDER", str(tmp_path))
    return tmp_path / "lessons.txt"


def hinted(*lines):
    """The turn that a hint tells after these lines."""
    said = dict(keys_said(*lines, "hint"))
    return said.get("hint remove", {}).get("point", said["hint"]["turn"])


def test_there_are_ten_steps_with_a_title_and_three_short_sentences():
    assert ["learn " + lesson.name for lesson in read_lessons()] == NAMES
    assert {goal for lesson in read_lessons() for goal, *_ in lesson.goals} \
        == set(STEP_GOALS)
    for lesson in read_lessons():
        title, *texts = TEXT["learn " + lesson.name].split("\n")
        assert len(title) < 40 and title.endswith(".")
        assert len(texts) in (1, len(lesson.goals))
        for text in texts:
            sentences = re.findall(r"[^.?!]+[.?!]", text)
            assert 1 <= len(sentences) <= 3, lesson.name
            assert all(len(each.split()) <= 16 for each in sentences), text

    # Before removing is taught, there is no man to remove, and no word of it.
    first, second, third = read_lessons()[:3]
    assert TEXT["nothing removed"] not in played("learn 2", "5")
    assert BLACK not in first.game.spots + second.game.spots
    assert third.game.spots.count(BLACK) > 1


def every_turn(lesson):
    """Give each (goal, game, turn) that can come up in a step while all turns
    before were right. No answer follows the last goal."""
    games, answers = [lesson.game], []
    for goal, *answers in lesson.goals:
        reached = []
        for game in games:
            for turn in legal_turns(game):
                yield goal, game, turn
            reached += [game_after(game, turn)
                        for turn in turns_reaching(goal, game)]
        games = []
        for game in reached:
            turns = {notation(turn): turn for turn in legal_turns(game)}
            legal = [turns[each] for each in answers if each in turns]
            assert legal or not answers, "no answer in the file is legal"
            games += [game_after(game, turn) for turn in legal[:1]]
    assert answers == []


@every_step
def test_every_turn_of_a_step_gets_a_short_verdict_and_some_are_right(number):
    lesson, games, wrong = read_lessons()[number - 1], {}, False
    for goal, game, turn in every_turn(lesson):
        right = turn in turns_reaching(goal, game)
        games[game] = games.get(game, False) or right
        wrong = wrong or not right
        key, facts = reason_for(game, turn, STEP_GOALS[goal])
        assert key.startswith("learned " if right else "missed ")
        assert len(reason_in_words(key, facts)) < 120
    assert all(games.values()) and len(games) >= len(lesson.goals)
    assert wrong == (lesson.name not in ("place", "move"))
    for turn in legal_turns(lesson.game):
        for goals in STEP_GOALS.values():       # of a teacher's own step
            assert reason_in_words(*reason_for(lesson.game, turn, goals))


TITLE = "mill: White mill, in hand 7 9"
TWO = "W W . " + ". " * 21


@pytest.mark.parametrize("text, number", [
    ("", 1), ("\x00\xff", 1), (TITLE, 1),
    ("# The board has %s mills.\n" % (5000 * "9"), 1),
    (TITLE + "\n" + TWO + "\n\n" + TITLE + "\n" + TWO.replace("W", "."), 2),
    *[(TITLE + "\n" + men, 1) for men in (
        TWO + ".", TWO.replace("W", "X"), TWO.replace(".", "B", 10),
        TWO.replace("W", ".").replace(".", "B"))],
    *[(TITLE.replace(old, new) + "\n" + TWO, 1) for old, new in (
        ("White", "Red"), ("White mill", "White zzz"), ("mill:", "zzz:"),
        ("White mill", "White 4 mill"), ("mill,", "stop,"), ("mill,", "fly,"),
        ("7 9", "8 9"), ("7 9", "7 1000000000"))]])
def test_a_damaged_file_of_steps_is_told_in_a_sentence(own_steps, text,
                                                       number):
    own_steps.write_text(text, "latin-1")
    assert ("lessons damaged", {"number": str(number)}) in keys_said("learn")


def test_a_file_of_steps_or_an_answer_that_is_no_use_does_no_harm(own_steps):
    assert "lessons missing" in dict(keys_said("learn 3"))
    if hasattr(os, "mkfifo"):           # Windows has no such pipes
        os.mkfifo(str(own_steps))
        assert "lessons missing" in dict(keys_said("learn 3"))
        own_steps.unlink()
    own_steps.write_text("# The board has 20 mills.\n")
    assert "lessons other board" in dict(keys_said("learn 3"))
    # An answer that is not legal is replaced by one that is.
    own_steps.write_text("walk: White mill 0 place, in hand 7 7\n"
                         + TWO.replace(". .", ". B", 1), "utf-8")
    said = keys_said("learn", "2x3")
    assert ("lesson goes on", {
        "why": "learned mill", "task": "learn walk"}) in said
    # A turn that wins needs no answer.
    own_steps.write_text(
        "walk: White mill 0 mill\nW W . B B B . . . . . . . . W " + ". " * 9,
        "utf-8")
    assert "ask lesson name" in dict(keys_said("learn", "14 2", "3"))


def test_a_step_of_a_teacher_has_a_title_and_a_drawing(own_steps, made_up):
    for title in (TITLE, "mill: White mill in hand 7 9",
                  "walk: Black mill 23 mill, in hand 9 7",
                  "mill: White mill, in hand",
                  "fly: White mill 21-22 9-21x4 mill 3 mill, in hand 7 7"):
        men = TWO.replace("W", "B") if "Black" in title else TWO
        assert lesson_in(title, men).goals[0][0] == "mill", title
    own_steps.write_text("mill: White mill, in hand 7 7\n" + TWO, "utf-8")
    made_up({}, {"learn mill": "Begin.\nDo it. Do it now."})
    said = " ".join(played("learn", "2").split())
    asked = sentence("lesson turn", number=1, count=1, title="Begin.")
    assert "Do it. Do it now. %s" % asked in said
    assert sentence("ask lesson name", why=sentence(
        "learned mill", line="0-1-2")).strip() in said


def test_a_wrong_turn_of_each_step_is_told_with_what_is_on_the_board():
    for lines, key, facts in WRONG:
        said = keys_said(*lines)
        assert (key, facts) in said, lines
        assert ("ask lesson wrong", {"why": key}) in said
        # No game led to this board, so these figures would mean nothing.
        assert not {"men", "sums"} & {*dict(said)}


@every_step
def test_hints_solve_a_step_and_a_right_turn_is_told_with_its_reason(number):
    turn, key, facts = RIGHT[number - 1]
    said = keys_said("learn %d" % number, turn)
    assert ("learned " + key, facts) in said
    assert (("lesson goes on", {
        "why": "learned " + key, "task": NAMES[number - 1]
    }) in said) == (number in (6, 7))
    assert "flying begins" not in dict(said)
    lines, said = ["learn %d" % number], {}
    assert "why" in dict(keys_said(*lines, "hint"))["hint"]
    assert any(key.startswith("rule ") for key, _ in keys_said(
        *lines, "hint", "why"))
    while not {"ask lesson right", "ask lesson name"} & {*said}:
        lines.append(hinted(*lines))
        said = dict(keys_said(*lines))
        assert len(lines) < 6
    said = dict(keys_again(*lines, ""))         # Enter shows the next
    assert [*NAMES, "lessons left"][number] in said


def test_the_last_step_leads_to_a_game_with_a_name():
    for line, name in ("next", None), ("zo\u00eb", "zo\u00eb"):
        said = dict(keys_of("learn 10", "14 23", line))
        assert said["at level"]["strength"] == "beginner"
        assert said.get("named now", {}).get("name") == name
        assert said["lessons left"] == {"left": str(len(NAMES) - 1),
                                        "number": "1"}
    assert "ask lesson last" in dict(keys_again("learn 10", "14 23"))
    # A game that goes on is not given up
    assert "at level" not in dict(keys_of("4", "learn 10", "14 23", "next"))


def test_a_hint_goes_on_with_the_turn_that_is_begun():
    assert hinted(OPEN, "5") == "5 13"
    said = keys_said("learn 3", "2", "hint")    # the mill is made already
    assert ("hint remove", {"point": "13"}) in said
    assert "hint mill" not in dict(said)
    said = keys_said("learn 7", "1 4", "hint")  # true of each man: no reason
    assert not {"hint reopens", "hint threatens"} & {*dict(said)}
    assert "hint none" in dict(keys_said(OPEN, "23", "hint"))
    for lines in (PAIR, "1"), ("puzzle 50", "8"):   # back: the board above it
        said = [key for key, _ in keys_said(*lines, "hint")]
        hint = next(key for key in said if key.startswith("hint"))
        assert said.index("first set up") < said.index(hint)
    assert sentence("ask remove", points="13 or 18", who=sentence(
        "named", name="Annabella", colour=TEXT["white"])) in played(
        "name Annabella", "learn 3", "2")       # the prompt has her name


def test_after_a_wrong_turn_enter_says_the_task_and_goes_back_to_the_answer():
    for lines in ([PAIR, "1", ""], [PAIR, ""]):
        said = [key for key, _ in keys_again(*lines)]
        assert said.count("learn mill") == 4        # headings, and tasks
    for lines in ([PAIR, "1", "5"], [OPEN, "3-10", "10-9", "10-3x7"]):
        assert "ask lesson right" in dict(keys_said(*lines))
    match = shown(OPEN, "3-10", "10-9", "")
    assert [notation(turn) for turn in match.game.turns] == ["3-10", "21-22"]


@every_step
def test_a_step_and_its_verdict_fit_into_a_window_of_24_lines(number):
    word = "learn %d" % number
    wrong = [lines[1] for lines, _, _ in WRONG if lines[0] == word][:1]
    lines = [word, *wrong, *[""] * len(wrong), RIGHT[number - 1][0], ""]
    said = played(*lines)
    windows = re.split(r"\n\n|: \n", said)         # after each Enter, too
    assert len(windows) >= len(lines) + 2
    assert max(window.count("\n") for window in windows) <= 22
    assert max(len(row) for row in said.split("\n")) <= 79
    # Each of two goals has its own sentence.
    begun, ended = [" ".join(part.split()) for part in said.rpartition(
        " %s\n" % RIGHT[number - 1][0])[::2]]
    _, first, *second = TEXT[NAMES[number - 1]].split("\n")
    assert first in begun and first not in ended
    assert all(text in ended and text not in begun for text in second)


def test_a_step_that_there_is_not_and_a_turn_in_a_solved_one_are_refused():
    for word, key, facts in (
            ("learn 11", "no lesson", {"number": "11", "count": "10"}),
            ("learn all", "no number", {"word": "all"}),
            ("learn 0", "no number", {"word": "0"})):
        assert keys_of(word, "learn", word).count((key, facts)) == 2
    said = [key for key, _ in keys_of("learn", "4", "6", "hint")]
    assert said.count("lesson solved") == 2


def test_learn_goes_on_where_it_was_left_after_a_new_start():
    for lines, number in (
            (["learn"], 1), (["learn", "4"], 2), (["learn", "4", ""], 2),
            (["learn", "next"], 2), ([OPEN, "3-10"], 6),
            (["learn 7", "learn 3"], 3), (["learn 10", "next"], 10),
            (["learn 10", "14-23"], 1),
            (["learn", "4", "learn 10", "14-23"], 2)):  # the first not done
        played(*lines)
        assert NAMES[number - 1] in dict(keys_again("learn", "stop")), lines


def test_players_with_names_learn_each_for_themselves(folder):
    played("name white Ann", PAIR, "5", "", "learn 4", "stop",
           "name white Ben", "quit")
    [file] = (folder / "games").iterdir()       # and no game is kept
    assert file.read_text("utf-8") == "\n".join([
        "", "name Ann", "ann: learn 2", "ann: step mill", "ann: learn 3",
        "ann: learn 4", "name Ben"])
    for lines, number in (
            (["name white Ann"], 4), (["name white  ANN "], 4),
            (["name white Ben"], 1), (["name white An"], 1), ([], 1)):
        said = [key for key, _ in keys_again(*lines, "learn") if key in NAMES]
        assert said[-1] == NAMES[number - 1]


@pytest.mark.parametrize("word", [PAIR, "puzzle 2"])
def test_ctrl_c_at_any_moment_before_the_position_is_no_trouble(word):
    for moment in range(80, 1600, 397):         # after the greeting
        with interrupted(moment) as came:
            said = keys_of(word, "no", "moves", "stop", terminal=True)
        assert came and "ask leave" in dict(said)

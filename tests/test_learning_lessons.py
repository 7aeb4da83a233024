"""The word learn: its steps, their goals, and what is said of a turn."""

import os
import re

import pytest

import nine_mens_morris
from board import BLACK, MILLS, WHITE
from rooms.commands import interrupted
from rooms.console import notation
from rooms.console.screen import Screen
from rooms.console.sentences import TEXT, sentence
from rooms.learning import lessons
from rooms.learning.lessons import (IN_LESSON, STEP_GOALS, lesson_in,
                                    read_lessons, turns_reaching)
from rooms.learning.memory import MEMORY_FILES, remember, remembered
from rooms.learning.reasons import game_after, lets_in, reason_for
from helpers.playing import (answer, boards, new_match, obey, played,
                             type_lines)
from rules import legal_turns
from helpers.quoting import part

if len(MILLS) > 16:
    pytest.skip("the steps are for the board without diagonals",
                allow_module_level=True)

LESSONS = read_lessons()
NUMBERS = range(1, len(LESSONS) + 1)
every_step = pytest.mark.parametrize("number", NUMBERS)

# A wrong turn of each step, and what is said of it. In the steps that are
# left out, any turn is right.
WRONG = [
    (2, "1", "You have only two men on 1-4-7. A mill needs three of your men"),
    (2, "20", "Your man on 20 makes no mill. A mill needs three"),
    (3, "4", "You have only two men on 1-4-7."),
    (4, "23", "Your man on 23 makes no mill."),
    (6, "23-22", "No man has left your mill."),
    (6, "4-1", "Black can go to 4 now, so you cannot close the mill again."),
    (7, "0-9", "Your man has left the mill on 0-1-2, but it makes no other"),
    (8, "0", "Black can make a mill on 18-19-20 next turn."),
    (9, "0-1", "1 is next to 0, so this is a move and no flight."),
    (10, "14-13", "Black can still move from 22 to 23."),
    (10, "4-5", "Black can still move from 1 to 4."),
]


@pytest.fixture
def own_steps(tmp_path, monkeypatch):
    """The path of an own file of steps, which is not there yet."""
    monkeypatch.setattr("rooms.learning.tasks.TASKS_FOLDER", str(tmp_path))
    return tmp_path / "lessons.txt"


def shown(*lines):
    """A match in which these lines have been typed."""
    match = new_match(Screen(), {})
    type_lines(match, *lines)
    return match


def flat(text):
    """A text in one line."""
    return " ".join(text.split())


def solve(match):
    """Type right turns until the step that is shown is solved."""
    for _ in match.scene.subject.goals:
        goal = lessons.goal_now(match)[0]
        obey(match, notation(turns_reaching(goal, match.game)[0]))
    assert match.scene.facts["solved"]


# The file

def test_there_are_ten_steps_and_each_goal_has_one():
    assert [lesson.name for lesson in LESSONS] == [
        "place", "mill", "remove", "safe", "move", "walk", "pendulum", "stop",
        "fly", "shut"]
    assert {goal for lesson in LESSONS for goal, *_ in lesson.goals} \
        == set(STEP_GOALS)


def test_a_step_has_a_title_and_at_most_three_short_sentences():
    for lesson in LESSONS:
        title, *texts = TEXT["learn " + lesson.name].split("\n")
        assert len(title) < 30 and title.endswith(".")
        assert len(texts) in (1, len(lesson.goals))
        for text in texts:
            sentences = re.findall(r"[^.?!]+[.?!]", text)
            assert 1 <= len(sentences) <= 3, lesson.name
            assert all(len(each.split()) <= 16 for each in sentences), text


def test_before_removing_is_taught_there_is_no_man_to_remove():
    first, second, third = LESSONS[:3]
    assert BLACK not in first.game.spots + second.game.spots
    assert third.game.spots.count(BLACK) > 1


def every_turn(lesson):
    """Give each (goal, answers, game, turn) that can come up in a step while
    all turns before were right. The answers are those of the last goal."""
    games, answers = [lesson.game], []
    for goal, *following in lesson.goals:
        reached = []
        for game in games:
            for turn in legal_turns(game):
                yield goal, following, game, turn
            reached += [game_after(game, turn)
                        for turn in turns_reaching(goal, game)]
        answers, games = following, [
            game_after(game, answer) for game in reached
            for answer in legal_turns(game)
            if notation(answer) == next((each for each in following if each in
                                         map(notation, legal_turns(game))),
                                        None)]
    assert answers == []


@every_step
def test_every_step_can_be_solved_whatever_right_turn_comes_first(number):
    lesson = LESSONS[number - 1]
    games = {}
    for goal, _, game, turn in every_turn(lesson):
        right = turn in turns_reaching(goal, game)
        games[game] = games.get(game, False) or right
    assert all(games.values()) and len(games) >= len(lesson.goals)


@every_step
def test_an_answer_in_the_file_is_legal_after_each_right_turn(number):
    for goal, answers, game, turn in every_turn(LESSONS[number - 1]):
        if answers and turn in turns_reaching(goal, game):
            after = set(map(notation, legal_turns(game_after(game, turn))))
            assert after & set(answers), turn


@every_step
def test_every_turn_gets_a_verdict_and_it_is_short(number):
    for goal, _, game, turn in every_turn(LESSONS[number - 1]):
        key, facts = reason_for(game, turn, STEP_GOALS[goal])
        said = lessons.reason_in_words(key, facts)
        assert key.startswith(("learned ", "missed ")) and len(said) < 100


def test_every_step_has_a_wrong_turn_unless_any_turn_is_right():
    for number, lesson in enumerate(LESSONS, 1):
        wrong = any(turn not in turns_reaching(goal, game)
                    for goal, _, game, turn in every_turn(lesson))
        assert wrong == (lesson.name not in ("place", "move"))
        assert wrong == (number in [each for each, _, _ in WRONG])


TITLE = "mill: White mill, in hand 7 9"
TWO = "W W . " + ". " * 21


@pytest.mark.parametrize("title", [
    "mill: White mill, in hand 7 9", "mill: White mill in hand 7 9",
    "walk: Black mill 23 mill, in hand 9 7", "mill: White mill, in hand",
    "fly: White mill 21-22 9-21x4 mill 3 mill, in hand 7 7"])
def test_titles_that_a_teacher_may_write(title):
    men = TWO.replace("W", "B") if "Black" in title else TWO
    assert lesson_in(title, men).goals[0][0] == "mill"


@pytest.mark.parametrize("text, number", [
    ("", 1), ("zzz", 1), ("\x00\xff", 1), (TITLE, 1),
    (TITLE + "\n" + TWO + ".", 1), (TITLE + "\n" + TWO.replace("W", "X"), 1),
    (TITLE.replace("White", "Red") + "\n" + TWO, 1),
    (TITLE.replace("White mill", "White zzz") + "\n" + TWO, 1),
    (TITLE.replace("mill:", "zzz:") + "\n" + TWO, 1),
    (TITLE.replace("White mill", "White 4 mill") + "\n" + TWO, 1),
    (TITLE + "\n" + TWO + "\n\n" + TITLE + "\n" + TWO.replace("W", "."), 2),
    (TITLE.replace("mill,", "stop,") + "\n" + TWO, 1),
    (TITLE.replace("mill,", "fly,") + "\n" + TWO, 1),
    (TITLE + "\n" + TWO.replace("W", ".").replace(".", "B"), 1),
    (TITLE + "\n" + TWO.replace(".", "B", 10), 1),
    (TITLE.replace("7 9", "8 9") + "\n" + TWO, 1),
    (TITLE.replace("7 9", "7 1000000000") + "\n" + TWO, 1),
    ("# The board has %s mills.\n" % (5000 * "9"), 1)])
def test_a_damaged_file_of_steps_is_told_in_a_sentence(own_steps, text,
                                                       number):
    own_steps.write_text(text, "latin-1")
    assert flat(answer("learn")).startswith(
        "Number %d in rooms/learning/lessons.txt is not a step. A step is a "
        "title such as '%s', a drawn board, and a sentence" % (number, TITLE))


def test_a_missing_file_of_steps_is_told_in_a_sentence(own_steps):
    assert flat(answer("learn 3")).startswith(
        "The program cannot read the file lessons.txt in the folder learning")


@pytest.mark.skipif(not hasattr(os, "mkfifo"),
                    reason="this system has no pipes in folders")
def test_a_pipe_in_the_place_of_the_file_is_not_waited_for(own_steps):
    os.mkfifo(own_steps)
    assert answer("learn").startswith("The program cannot read the file")


def test_a_file_for_another_board_is_told_in_a_sentence(own_steps):
    own_steps.write_text("# The board has 20 mills.\n", "utf-8")
    assert answer("learn") == TEXT["lessons other board"]


def test_a_step_of_a_teacher_takes_a_title_a_drawing_and_sentences(
        own_steps, monkeypatch):
    monkeypatch.setitem(TEXT, "learn corner", "Begin.\nDo it. Do it now.")
    own_steps.write_text("corner: White mill, in hand 7 7\n" + TWO, "utf-8")
    said = played("learn", "2", "")
    assert "Do it now.\nStep 1 of 1. Begin. White, place a man: 2" in said
    assert part("ask lesson last") in flat(said)


def test_an_answer_that_is_not_legal_is_replaced_by_one_that_is(own_steps):
    own_steps.write_text("walk: White mill 0 place, in hand 7 7\n"
                         + TWO.replace(". .", ". B", 1), "utf-8")
    match = shown("learn", "2x3")
    assert match.game.turns == [(None, 2, (3,)), (None, 3, ())]
    assert not match.scene.facts["solved"]


def test_a_turn_that_wins_solves_a_step_though_more_was_planned(own_steps):
    own_steps.write_text(
        "walk: White mill 0 mill\nW W . B B B . . . . . . . . W " + ". " * 9,
        "utf-8")
    match = shown("learn", "14-2x3")
    assert match.scene.facts["solved"] and len(match.game.turns) == 1


@pytest.mark.parametrize("goal", STEP_GOALS)
def test_every_goal_has_a_verdict_on_every_turn(goal):
    for game in [lesson.game for lesson in LESSONS]:
        for turn in legal_turns(game):
            key, facts = reason_for(game, turn, STEP_GOALS[goal])
            assert "{" not in lessons.reason_in_words(key, facts)


# What is said

@every_step
def test_right_turns_solve_a_step_and_enter_shows_the_next(number, capsys):
    match = shown("learn %d" % number)
    solve(match)
    assert match.scene.asks == ("lesson right" if number < len(LESSONS)
                                else "lesson last")
    obey(match, "")
    if number < len(LESSONS):
        assert match.scene.facts["number"] == number + 1
    else:
        assert match.scene.behind is None
        assert TEXT["lessons over"].split()[-6:] \
            == capsys.readouterr().out.split()[-6:]


@pytest.mark.parametrize("number, turn, why", WRONG)
def test_a_wrong_turn_is_told_with_what_can_be_seen_on_the_board(
        number, turn, why):
    said = flat(played("learn %d" % number, turn))
    assert "Not yet. " + why in said
    assert "Press Enter and try again:" in said


@pytest.mark.parametrize("lines, why", [
    (["learn 6", "3-10", "10-9"], "Your mill is still open."),
    (["learn 6", "3-10", "23-14"], "You can still close your mill on 3-4-5."),
    (["learn 7", "1-4x10", "0-1"], "You have only two men on 0-1-2."),
    (["learn 7", "1-4x10", "3-10"], "Your man has left the mill on 3-4-5,"),
])
def test_after_the_answer_a_wrong_turn_is_told_too(lines, why):
    assert "Not yet. " + why in flat(played(*lines))


@pytest.mark.parametrize("number, turn, why", [
    (1, "4", "Your man stands on 4."),
    (2, "5", "You have three men on 3-4-5: a mill."),
    (3, "2x13", "Your mill on 0-1-2 has removed a man."),
    (4, "17x22", "You could remove only a man outside a mill."),
    (5, "4-5", "Your man went along a line from 4 to 5."),
    (6, "3-10", "Your mill on 3-4-5 is open, and nobody can stop you from "
                "closing it. Black answers 21-22. Move the same man back now"),
    (7, "1-4x21", "Your man has made a mill on 3-4-5. It can go back and make "
                  "the other one. Black answers 12-13. Now move the same"),
    (8, "20", "Black cannot make a mill on 18-19-20 now."),
    (9, "0-2", "Your man flew from 0 to 2."),
    (10, "14-23", "The other player cannot move, so you win. That was the "
                  "last step.")])
def test_a_right_turn_is_told_with_the_reason(number, turn, why):
    assert "Right. " + why in flat(played("learn %d" % number, turn))


def test_an_illegal_turn_gets_the_refusal_of_the_game():
    assert "17x4\nThe man on 4 is safe in a mill. You can remove the man on " \
        "22." in played("learn 4", "17x4")
    assert answer("learn 5", "4 19").startswith("There is already a man on 19")


def test_the_board_is_shown_then_the_sentences_then_the_question():
    title, text = TEXT["learn mill"].split("\n")
    said = played("learn 2").split(": learn 2\n")[1]
    rest = re.split(r"(?m)^Black .*\n", said)[1].split("\n\n")[0]
    assert boards(said)[0] == LESSONS[1].game.spots
    assert flat(rest).startswith(
        text + " Step 2 of 10. %s White, place a man:" % title)


def test_after_a_wrong_turn_enter_says_again_what_to_do():
    assert flat(played("learn 2", "1", "")).count("Place a man on its third point.") == 2
    assert flat(played("learn 2", "")).count("Place a man on its third point.") == 2


@pytest.mark.parametrize("word", ["", "undo", "back", "board"])
def test_after_a_wrong_turn_the_step_is_set_back(word):
    match = shown("learn 2", "1", word)
    assert match.game.turns == [] and match.scene.asks is None


def test_after_a_wrong_turn_a_new_turn_may_be_typed_at_once():
    assert shown("learn 2", "1", "5").scene.asks == "lesson right"


def test_a_step_with_two_goals_goes_back_only_to_the_answer():
    match = shown("learn 6", "3-10", "10-9", "")
    assert [notation(turn) for turn in match.game.turns] == ["3-10", "21-22"]
    assert shown("learn 6", "3-10", "10-9", "10-3x7").scene.facts["solved"]


def test_the_own_turn_is_shown_before_the_answer():
    own, answered = boards(played("learn 6", "3-10"))[-3:-1]
    assert own[10] == answered[10] == WHITE
    assert own[21] == answered[22] == BLACK


def test_only_a_man_from_a_mill_leaves_a_gap_in_it():
    walk, shut = LESSONS[5].game, LESSONS[9].game
    for game, turn, gap in ((walk, (4, 1, ()), 4), (shut, (4, 5, ()), None)):
        found = lets_in(game, turn, game_after(game, turn))
        assert [facts["end"] for facts in found] == [gap] * (gap is not None)


def test_the_answer_is_the_first_that_is_legal():
    for removed, played_then in (("10", "21-22"), ("21", "12-13")):
        match = shown("learn 7", "1-4x" + removed)
        assert notation(match.game.turns[-1]) == played_then


@every_step
def test_a_step_and_its_verdict_fit_into_a_window_of_24_lines(number):
    lesson = LESSONS[number - 1]
    right = notation(turns_reaching(lesson.goals[0][0], lesson.game)[0])
    wrong = [turn for each, turn, _ in WRONG if each == number]
    for lines in [[], [right], [wrong[0]] if wrong else []]:
        lines = ["learn %d" % number, *lines, ""]
        said = played(*lines)
        windows = re.split(r"\n\n|: \n", said)     # after each Enter, too
        assert len(windows) >= len(lines) + 2
        assert max(window.count("\n") for window in windows) <= 22
        assert max(len(row) for row in said.split("\n")) <= 79


# Hints, and other words

@every_step
def test_a_hint_tells_a_turn_that_is_right(number, capsys):
    match = shown("learn %d" % number)
    while not match.scene.facts["solved"]:
        capsys.readouterr()
        obey(match, "hint")
        turn, = re.findall(r"^Type ([\d ]+)\.$", capsys.readouterr().out,
                           re.M)
        obey(match, turn)


def test_a_hint_goes_on_with_the_turn_that_is_begun():
    assert answer("learn 3", "2", "hint") == sentence("lesson hint", turn=13)
    assert answer("learn 6", "5", "hint") == "Type 5 13."
    assert answer("learn 6", "23", "hint").startswith(TEXT["hint none"])


def test_next_skips_a_step_and_a_number_goes_to_one():
    assert shown("learn", "next").scene.facts["number"] == 2
    assert shown("learn", "learn 4", "learn 9").scene.facts["number"] == 9
    assert shown("learn 10", "next").scene.behind is None


@pytest.mark.parametrize("word, told", [
    ("learn 11", "There is no step 11. There are 10."),
    ("learn all", "'all' is not a number from 1 up"),
    ("learn 0", "'0' is not a number from 1 up"),
    ("learn x", "'x' is not a number from 1 up")])
def test_a_step_that_there_is_not_is_refused(word, told):
    assert told in answer(word) and told in answer("learn", word)


@pytest.mark.parametrize("word", [
    "load", "save x", "new", "resign", "draw", "computer", "level easy",
    "options", "replay", "puzzle", "undo", "zzz"])
def test_what_is_not_possible_in_a_step_is_told_with_what_is(word):
    assert flat(answer("learn", word)) == TEXT["in lesson"]


def test_in_a_solved_step_a_turn_and_a_hint_are_refused():
    for line in ("6", "hint"):
        assert flat(answer("learn", "4", line)) == TEXT["lesson solved"]


@pytest.mark.parametrize("word, told", [
    ("moves", "White can place a man on 0, 1"), ("rules", "THE RULES"),
    ("help learn", "learn the rules"), ("map off", "The map is hidden.")])
def test_words_that_work_everywhere_work_in_a_step(word, told):
    assert told in answer("learn", word)
    assert {"", "hint", "next", "learn", "stop"} == set(IN_LESSON)


def test_a_question_in_a_step_is_answered_yes_or_no():
    match = shown("learn 2", "1")
    interrupted(match)
    obey(match, "no")
    obey(match, "5")
    assert match.scene.asks == "lesson right"


# The game that waits, and what is remembered

def test_the_game_waits_while_somebody_learns():
    said = played("name white Ann", "4", "19", "learn", "9", "", "stop", "7")
    assert sentence("placed", who="Ann (White)", end=7) + "." in said
    assert boards(said)[-1].count(WHITE) == 2
    match = shown("4", "learn", "learn 3", "puzzle", "stop")
    assert match.scene.behind is None and match.game.turns == [(None, 4, ())]


def test_the_closing_sentence_names_what_begins_a_first_game():
    said = played("learn 10", "14-23", "", "computer black beginner", "4")
    assert TEXT["lessons over"] \
        in flat(said)
    assert "Computer (Black) placed a man on" in said


def test_who_stops_is_told_where_learn_goes_on():
    assert answer("learn 4", "stop") == sentence("lessons later", number=4)
    assert answer("learn", "4", "stop") == sentence("lessons later", number=2)


@pytest.mark.parametrize("lines, number", [
    (["learn"], 1), (["learn", "4"], 2), (["learn", "4", ""], 2),
    (["learn 6", "3-10"], 6), (["learn 7", "learn 3"], 3),
    (["learn 10", "next"], 10), (["learn 10", "14-23"], 1)])
def test_learn_goes_on_where_it_was_left_after_a_new_start(lines, number):
    played(*lines)
    assert "Step %d of 10." % number in played("learn", afresh=False)


def test_what_is_learned_is_no_game_that_is_kept(folder):
    played("learn 2", "5", "", "quit")
    assert [path.name for path in (folder / "games").iterdir()] \
        == ["learning.txt"]
    assert (folder / "games" / "learning.txt").read_text("utf-8") \
        == "\nlearn 2\nlearn 3"


def test_players_with_names_learn_each_for_themselves(folder):
    played("name white Ann", "learn 4", "stop", "name white Ben", "quit")
    text = (folder / "games" / "learning.txt").read_text("utf-8")
    assert text == "\nann: learn 4"
    for name, number in (("Ann", 4), (" ANN ", 4), ("Ben", 1), ("An", 1)):
        assert "Step %d of 10." % number in played(
            "name white " + name, "learn", afresh=False)
    assert "Step 1 of 10." in played("learn", afresh=False)


def test_lines_that_mean_nothing_do_no_harm(folder):
    (folder / "games").mkdir()
    (folder / "games" / "learning.txt").write_text(
        "learn 4\nlearn\nlearn 0\nlearn x\nlearn -1\nlearn 5 5\n\nlearning 9\n"
        "learn 1" + "0" * 5000 + "\n", "utf-8")
    assert shown("learn").scene.facts["number"] == 4


def test_a_file_of_steps_that_has_become_shorter_does_no_harm(own_steps):
    own_steps.write_text(TITLE + "\n" + TWO, "utf-8")
    match = shown()
    remember(match, "learn 9")
    obey(match, "learn")
    assert match.scene.facts["number"] == 1


def test_the_old_file_is_read_first_and_lines_may_be_repeated(folder):
    (folder / "games").mkdir()
    for name in MEMORY_FILES:
        (folder / "games" / name).write_text(name + "\n", "utf-8")
    match = shown()
    for _ in "ab":
        remember(match, "failed White man 2")
    lines = [*MEMORY_FILES, "failed White man 2", "failed White man 2"]
    assert remembered(match) == remembered(shown()) == lines
    assert (folder / "games" / MEMORY_FILES[0]).read_text("utf-8") \
        == MEMORY_FILES[0] + "\n"


# The greeting

def test_the_greeting_names_learn_in_at_most_four_lines():
    said = played().split("\n\n")[0].split("\n")
    assert said[0] == TEXT["title"] and len(said) <= 5
    assert sum(TEXT["greeting learn"] in line for line in said) == 1


def test_the_greeting_does_not_name_learn_if_it_is_not_there(monkeypatch):
    monkeypatch.delitem(nine_mens_morris.WORDS, "learn")
    assert "learn" not in played().split("\n\n")[0]


@pytest.mark.parametrize("word, at", [
    ("learn 2", "rooms.learning.lessons.show_goal"),
    ("puzzle 2", "rooms.learning.puzzles.show_turn")])
def test_ctrl_c_before_the_position_stands_there_is_no_trouble(
        word, at, monkeypatch):
    def interrupted(*details):
        monkeypatch.undo()
        raise KeyboardInterrupt

    monkeypatch.setattr(at, interrupted)
    said = played(word, "no", "moves", "stop", terminal=True)
    assert TEXT["ask leave"] in said
    assert sentence("first", who="White") in said.split("Leave the")[1]


def test_a_step_that_lost_its_second_line_shows_its_heading(made_up):
    made_up({}, {"learn place": "Setze."})
    assert "Setze." in played("learn")

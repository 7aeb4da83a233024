"""Questions and answers: offer a draw, resign, play another game."""

import pathlib
import random

import pytest

from board import BLACK, WHITE
from helpers.playing import (BLOCKED_GAME, ENDED_GAME, WHOLE_GAME, answer,
                             boards, has_room, men, men_on, played)
from helpers.quoting import part
from rooms.console.sentences import TEXT, sentence

WARNED = ["4", "19", "3", "advice on", "18"]


def test_a_question_wants_yes_or_no_but_every_command_works_meanwhile():
    assert answer("draw", "4") == TEXT["yes or no"]
    assert played("draw", "rules").count("Do you agree") == 2
    assert answer("yes") == TEXT["no question"]


def test_a_draw_is_offered_and_the_other_player_answers():
    said = played("4", "draw", "yes")
    assert "White, Black offers a draw. Do you agree (yes or no)? yes" in said
    assert sentence("draw", reason=TEXT["agreement"]) in said
    assert answer("4", "draw", "no") == \
        sentence("not agreed", other="White")


@pytest.mark.parametrize("level", ["beginner", "expert"])
def test_the_computer_agrees_to_no_draw_in_the_first_20_turns(level):
    for turns in (2, 18):               # first even, then better for White
        assert answer(*WHOLE_GAME[:turns], "computer black " + level,
                      "draw") == (
            sentence("no draw early", other="Computer (Black)", turns=20))


def test_who_has_a_better_game_is_asked_before_it_is_given_away():
    lines = [*WHOLE_GAME[:30], "computer black easy", "draw"]
    said = played(*lines, "no")
    assert said.replace("\n  ", " ").count(
        sentence("ask draw worse", other="Black")) == 1
    assert TEXT["goes on"] in said and "is a draw" not in said
    assert sentence("draw", reason=TEXT["agreement"]) in played(*lines, "yes")
    assert "wins: White resigns." in played(*lines, "resign", "yes")


def test_a_computer_that_is_better_says_so_and_plays_on():
    assert answer(*WHOLE_GAME[:23], "computer white easy", "draw") == \
        sentence("no draw better", other="Computer (White)")


def test_a_computer_that_is_not_better_agrees_to_a_draw():
    lines = ["setup W 0 2 4 9 B 14 21 22 23", *["0-1", "14-13", "1-0", "13-14"]
             * 5, "computer black easy", "draw"]
    arguments = ["--repetitions", "0"]
    said = played(*lines, "yes", arguments=arguments)
    assert sentence("ask draw even", other="Computer (Black)") \
        in said
    assert sentence("draw", reason=TEXT["agreement"]) in said
    assert TEXT["goes on"] in played(*lines, "no", arguments=arguments)


def test_who_is_asked_for_a_draw_and_resigns_has_lost():
    said = played("4", "draw", "resign", "yes")
    assert sentence("wins", who="Black", reason=sentence("resigned",
        loser="White")) in said


@pytest.mark.parametrize("typed", ["resign", "resi", "resign zzz", "Resign!"])
def test_to_resign_is_asked_for(typed):
    said = played("4", typed, "no", "7")
    assert "Give up, and lose this game (yes or no)? no" in said
    assert sentence("placed", who="Black", end=7) + "." in said


def test_who_resigns_loses_and_undo_takes_it_back():
    said = played("4", "resign", "yes", "undo", "7")
    assert sentence("wins", who="White", reason=sentence("resigned",
        loser="Black")) in said
    assert men(boards(said)[-1], BLACK) == [7]


@pytest.mark.parametrize("lines, result", [
    (WHOLE_GAME, "White wins: Black has fewer than three men."),
    (BLOCKED_GAME, "White wins: Black cannot move."),
    (["4", "draw", "yes"], "The game is a draw: both players agree.")])
def test_the_result_stands_between_two_lines_of_its_length(lines, result):
    line = len(result) * "="
    said = played(*lines)
    assert "\n%s\n%s\n%s\nWhite %s " % (line, result, line, WHITE) in said
    assert line[:9] not in said.partition(line)[0]
    assert "\n%s\nTurns played: " % result in played("plain", *lines)
    assert "====" not in played("plain", *lines)


def next_words(*lines):
    """The words that "What next?" names when these lines end a game."""
    said = played(*lines).partition(part("what next"))[2]
    told = said.partition("\nTurns played")[0].replace(" or ", ", ")
    return [part.split()[0].rstrip(".") for part in told.split(", ")]


def test_what_next_names_only_words_that_do_something_now():
    words = ["review", "progress"] * has_room("learning") + ["save"]
    for lines in (ENDED_GAME, BLOCKED_GAME, ["4", "draw", "yes"]):
        assert next_words(*lines) == words
        said = played(*lines, *(word + " it" * (word == "save")
                                for word in words), "yes", "stop")
        assert "There is no command" not in said
        assert sentence("saved", path="it.txt") in said
        assert men_on(boards(played(*lines, "yes"))[-1]) == 0
    assert part("what next") not in played("4", "5", "undo")


@pytest.mark.skipif(not has_room("learning"),
                    reason="there is no room learning")
def test_at_the_end_of_a_replay_nobody_is_told_what_to_do_next():
    said = played(*ENDED_GAME, "replay", "turn 1").rpartition(" turn 1\n")[2]
    assert sentence("wins", who="White", reason=sentence("resigned",
        loser="Black")) in said and part("what next") not in said


def test_no_to_a_question_does_not_say_that_an_ended_game_goes_on():
    assert "goes on" not in played(*ENDED_GAME, "replay", "stop", "resign",
                                   "save it", "save it", "no")
    assert "goes on" in played("4", "resign", "no")


def test_new_asks_before_it_gives_up_a_game():
    said = played("4", "new", "no", "7", "new", "yes")
    assert said.count(TEXT["ask new"].strip()) == 2
    assert men(boards(said)[-1], WHITE) == []
    assert "Turn 3" in said.partition("7\n")[2]


def test_new_does_not_ask_when_the_game_is_over():
    said = played(*BLOCKED_GAME, "new", "4")
    assert TEXT["ask new"].strip() not in said
    assert men(boards(said)[-1], WHITE) == [4]


@pytest.mark.parametrize("word", ["again", "restart", "Again!"])
def test_again_and_restart_mean_new(word):
    said = played(*ENDED_GAME, word, "7")
    assert TEXT["ask new"].strip() not in said
    assert men(boards(said)[-1], WHITE) == [7]
    if word == "restart" or not has_room("learning"):
        said = played("4", word, "yes")
        assert said.count(TEXT["ask new"].strip()) == 1
        assert men_on(boards(said)[-1]) == 0


@pytest.mark.skipif(not has_room("learning"), reason="no hints")
@pytest.mark.parametrize("words", [("again", ""), ("encore", "francais")])
def test_again_in_a_game_asks_for_the_next_hint(words):
    word, language = words
    lines = ["language " + (language or "english"), "4", "hint"]
    assert answer(*lines, word) == answer(*lines, "hint")


# Where a game can stand when a question is opened: a turn that is half typed,
# a turn that is warned of, a game that is over.
BEFORE = [["4"], ["4", "19", "3", "advice on", "18"], WHOLE_GAME[:18] + ["6"],
          ["4", "19", "3", "18", "5"], ENDED_GAME,
          ["advice on", "computer black easy", "4", "4"]]
OPENERS = ["resign", "draw", "advice", "new", "save old", "\x03", "computer",
           "load half", "load old"]
AFTER = ["yes", "no", "no", "hint", "back", "undo", "redo", "moves", "18",
         "5x19", "6-11", "log", "board", "level expert", "review", "learn",
         "puzzle 1", "stop", "replay", "continue", "computer off", ""]


def asked_in_any_order(seed):
    """Lines that open questions one after the other, and answer some."""
    chance = random.Random(seed)
    return chance.choice(BEFORE) + [chance.choice(chance.choice(
        [OPENERS, AFTER, ["18", "no"]])) for _ in range(12)]


def check_questions(seeds):
    """Ask in these orders. The program goes on to the end of the input, and
    what is asked can always be answered."""
    for seed in seeds:
        pathlib.Path("half.txt").write_text("1. 4 4 2. 5 6\n")
        pathlib.Path("old.txt").write_text("1. 4 19 2. 3 18\n")
        lines = asked_in_any_order(seed)
        said = played(*lines, arguments=["--pause", "0"], terminal=True,
                      ends=(0, 130))
        assert TEXT["nowhere"] not in said, lines


@pytest.mark.skipif(not has_room("learning"), reason="nobody warns")
def test_one_question_after_another_leaves_a_game_that_goes_on(clock):
    clock.tick = 1
    check_questions(range(60))


@pytest.mark.slow(why="it types 7,000 lines")
@pytest.mark.skipif(not has_room("learning"), reason="nobody warns")
def test_questions_in_every_order_leave_a_game_that_goes_on(clock):
    clock.tick = 1
    check_questions(range(100, 600))


@pytest.mark.skipif(not has_room("learning"), reason="nobody warns")
@pytest.mark.parametrize("question", ["resign", "draw", "advice", "save old",
                                      "\x03"])
def test_a_turn_warned_of_is_forgotten_with_its_question(question):
    lines = ["save old", *WARNED, question, "no"]
    said = played(*lines, "hint", "18", terminal=True)
    assert "Hint: 5, because" in said
    assert said.count("Careful: ") == 2     # 18 is typed and warned of again


def test_no_draw_is_offered_while_a_removal_is_due():
    lines = ["4", "19", "3", "18", "5"]
    assert answer(*lines, "draw") == \
        sentence("mill_first", points="18 or 19")
    assert "Black, White offers a draw." in played(*lines, "18", "undo", "draw")

"""Questions and answers: offer a draw, resign, play another game."""

import pathlib
import random

import pytest

from board import BLACK, WHITE
from helpers.playing import (ENDED_GAME, WHOLE_GAME, answer, boards, has_room,
                             last_board, men, men_on, played)
from helpers.quoting import keys_said, keys_to_each, part
from rooms.console.sentences import TEXT, sentence

W, B = TEXT["white"], TEXT["black"]

needs_lessons = pytest.mark.skipif(not has_room("learning"),
                                   reason="there is no room learning")
AGREED = sentence("draw", reason=TEXT["agreement"])
RESIGNED = {loser: sentence("wins", who=winner, reason=sentence(
    "resigned", loser=loser)) for loser, winner in ((W, B), (B, W))}
COMPUTER = {colour: sentence("named", name=TEXT["the computer"], colour=colour)
            for colour in (W, B)}


def test_a_draw_is_answered_by_the_other_player_who_may_look_or_resign():
    assert answer("4", "draw", "no") == sentence("not agreed", other=W)
    assert answer("draw", "4") == TEXT["yes or no"]
    assert "ask draw" in dict(keys_said("draw", "rules"))
    # Who gives up does not change if it is said twice
    for lines in (["resign"], ["resign", "resign"]):
        assert RESIGNED[W] in played("4", "draw", *lines, "yes")
    assert answer("4", "resign", "resign") == TEXT["yes or no"]
    asked, after = keys_to_each("resign", "no", before=["4", "draw"])
    keys = [key for key, _ in asked]
    assert keys.index("not agreed") < keys.index("ask resign")
    assert dict(asked)["ask resign"]["who"] == dict(asked)["not agreed"]["other"]
    assert "goes on" in dict(after) and "ask draw" not in dict(after)
    # And while a removal is due
    lines = ["4", "19", "3", "18", "5", "draw"]
    assert men(last_board(*lines, "no", "18"), BLACK) == [19]
    assert men(last_board(*lines, "yes"), WHITE) == [3, 4]


def test_the_computer_agrees_to_no_early_draw_and_to_none_if_it_is_better():
    for turns, computer, key in ((2, "black expert", "no draw early"),
                                 (18, "black beginner", "no draw early"),
                                 (23, "white easy", "no draw better")):
        assert answer(*WHOLE_GAME[:turns], "computer " + computer, "draw") \
            == sentence(key, turns=20, other=COMPUTER[
                W if "white" in computer else B])


EVEN = ["setup W 0 2 4 9 B 14 21 22 23", *["0-1", "14-13", "1-0", "13-14"] * 5]


@pytest.mark.parametrize("lines, asked", [
    (WHOLE_GAME[:30], sentence("ask draw worse", other=COMPUTER[B])),
    (EVEN, sentence("ask draw even", other=COMPUTER[B]))])
def test_a_computer_that_is_not_better_agrees_but_asks_before(lines, asked):
    said = " ".join(played(*lines, "computer black easy", "draw", "no", "draw",
                           "yes", "undo", "draw", "resign", "yes",
                           arguments=["--repetitions", "0"]).split())
    first, second = said.split(TEXT["goes on"])
    assert " ".join(asked.split()) in first
    assert AGREED not in first and AGREED in second
    assert sentence("resigned", loser=W) in second


def test_to_resign_is_asked_for_loses_and_undo_takes_it_back():
    for typed in ("resign", "resign please", "Resign!"):
        assert "ask resign" in dict(keys_said("4", typed))
    assert men(last_board("4", "resign", "no", "7"), BLACK) == [7]
    said = played("4", "resign", "yes", "undo", "7")
    assert RESIGNED[B] in said and men(boards(said)[-1], BLACK) == [7]


@pytest.mark.parametrize("lines", [
    ["draw", "computer black", "yes"], ["resign", "computer white", "yes"]])
def test_a_question_is_for_the_players_who_were_asked(lines):
    said = keys_said("4", "19", *lines)
    assert not {"agreement", "draw", "resigned"} & {key for key, _ in said}


# The end, and another game

@pytest.mark.parametrize("word", ["new", "again", "restart", "Again!"])
def test_new_again_and_restart_ask_only_before_they_give_up_a_game(word):
    said = played(*ENDED_GAME, word, "7")
    assert TEXT["ask new"].strip() not in said
    assert men(boards(said)[-1], WHITE) == [7]
    if "gain" not in word or not has_room("learning"):
        assert "ask new" in dict(keys_said("4", word))
        assert men_on(last_board("4", word, "no", "7")) == 2
        assert men_on(last_board("4", word, "yes")) == 0


@needs_lessons
def test_again_in_a_game_asks_for_the_next_hint():
    for word, language in (("again", "english"), ("encore", "francais")):
        lines = ["language " + language, "4", "hint"]
        assert answer(*lines, word) == answer(*lines, "hint")


# Where a game can stand when a question is opened: a turn that is half typed,
# a turn that is warned of, a game that is over.
WARNED = ["4", "19", "3", "advice on", "18"]
BEFORE = [["4"], WARNED, WHOLE_GAME[:18] + ["6"], ["4", "19", "3", "18", "5"],
          ENDED_GAME, ["advice on", "computer black easy", "4", "4"]]
OPENERS = ["resign", "draw", "advice", "new", "save old", "\x03", "computer",
           "load half", "load old"]
AFTER = ["yes", "no", "no", "hint", "back", "undo", "redo", "moves", "18",
         "5x19", "6-11", "log", "board", "level expert", "review", "learn",
         "puzzle 1", "stop", "replay", "continue", "computer off", ""]


@needs_lessons
@pytest.mark.parametrize("seeds", [range(12), pytest.param(
    range(100, 660), marks=pytest.mark.slow(why="it types 10,000 lines"))],
    ids=len)
def test_one_question_after_another_leaves_a_game_that_goes_on(seeds, clock):
    clock.tick, old = 1, pathlib.Path("old.txt")
    pathlib.Path("half.txt").write_text("1. 4 4 2. 5 6\n")
    for seed in seeds:
        old.write_text("1. 4 19 2. 3 18\n")
        chance = random.Random(seed)
        lines = BEFORE[seed % len(BEFORE)] + [chance.choice(chance.choice(
            [OPENERS, AFTER, ["18", "no"]])) for _ in range(12)]
        said = played(*lines, arguments=["--pause", "0"], terminal=True,
                      ends=(0, 130))
        assert TEXT["nowhere"] not in said, lines


@needs_lessons
@pytest.mark.parametrize("question", ["resign", "draw", "advice", "save old",
                                      "\x03"])
def test_a_turn_warned_of_is_forgotten_with_its_question(question, clock):
    clock.tick = 0.2
    said = played("save old", *WARNED, question, "no", "18", terminal=True)
    assert said.count(part("ask advice")) == 2  # 18 is typed and warned again

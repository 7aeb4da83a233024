"""What a player types: turns, undo and redo; draw, resign, another game."""

import pathlib
import random

import pytest

from board import BLACK, EMPTY, WHITE
from helpers.playing import (BLACK_PLAYS, ENDED_GAME, WHOLE_GAME, answer,
                             boards, has_room, last_board, men, men_on, played)
from helpers.quoting import keys_of, keys_said, keys_to_each, part
from helpers.seldom import needs
from rooms.console.sentences import TEXT, clean, sentence

MILL = WHOLE_GAME[:10]          # White can make a mill on 20
MOVING = WHOLE_GAME[:18]


def test_a_sign_that_is_no_point_is_refused_and_an_empty_line_asks_again():
    for typed in ("24", "-1", "1e3", "４", "4.0", "+4", "a9", "h1", "4--",
                  "4x", ",", "4;7", "²", "1_0", "4\x00", "\x1b[31m4",
                  "4" * 10000, "٤", "d6d7d6", "4/7", "''", "{0}"):
        said = played(typed)
        assert " ".join(said.split()).count(part("no point")) == 1, typed
        assert men_on(boards(said)[-1]) == 0, typed
        assert len(said) < len(played()) + 400, typed
    asked = sentence("turn", turn=1, phase=TEXT["phase one"]) + " " \
        + sentence("ask place", who=TEXT["white"])
    for typed in ("", " ", "\t", "\u3000", "\r"):
        assert "%s%s\n%s4" % (asked, clean(typed), asked) in played(typed, "4")


@pytest.mark.parametrize("before, ways, there, gone", [
    (MOVING, ("6-11", "6 11", "6,11", "6, 11", "6 - 11", "c5-c4", "C5 c4",
              "c5,11", "move 6 to 11", "6 | 11", "6->11", "6>11", "6 – 11",
              "6 → 11", "C 5 C 4", "move c5 to c4.", "6 11!"), 11, 6),
    (MOVING, ("6 | 13-14", "6 | back | 13 | 14"), 14, 13),
    ([], ("d6", "D6", "4", " 4 ", "04", "place 4", "Place a man on 4!",
          "White 4", "4."), 4, 0),
    (["4"], ("b4", "Black 10", "b4."), 10, 0),
    (MILL, ("20x9", "20 x 9", "f2xa4", "20 | 9", "20 | x9", "20 | a4",
            "20 | remove 9", "20X9", "20 | 20x9", "20 | the black on 9",
            "20 | remove the black man on 9 please"), 20, 9),
    ([], ("4 please", "put it on 4 please"), 4, 0),
    (WHOLE_GAME[:22], ("12-13x4", "12-13 | 12-13x4"), 13, 4),
    (MILL, ("20 | back | 21", "20 | undo | 21"), 21, 20)])
def test_a_turn_may_be_typed_in_many_ways(before, ways, there, gone):
    lines = [line for way in ways for line in (*way.split(" | "), "board",
                                               "undo")]
    for way, said in zip(ways, played(*before, *lines).split(" board\n")[1:]):
        spots = boards(said)[0]
        assert spots[there] != EMPTY == spots[gone], way


# For each line the key of the refusal, and the facts of it and what to do.
@pytest.mark.parametrize("before, told", [
    ([], dict.fromkeys(("move 4", "fly 4", "1 2 3", "4 7 12", "1,2,3,4",
                        "1-2-3", "4-7x1x2x3"), "men_in_hand:")),
    (["4", "7"], {
        "4-3": "men_in_hand:", "4 3": "men_in_hand:", "7 4": "men_in_hand:",
        "4": "taken:4", "4x3": "taken:4", "remove 3": "no_way:",
        "xd 3": "no_way:", "Black 9": "not_your_turn:white"}),
    (MOVING, {
        "6-8": "not_connected:8;6;11;6", "6-7": "occupied:7;11;6",
        "0-9": "not_yours:black;0;6, 7, 13 or 19",
        "3": "vacant:3;6, 7, 13 or 19", "1": "shut_in:1;6, 7, 13 or 19",
        "6-11x0": "unearned:0", "x0": "no_way:", "6x0": "no_end:6",
        "place 3": "hand_empty:"}),
    ([*MOVING, "6"], {"6": "same_point:6;11"}),
    (MILL, {"20x9x0": "nothing_due:0"}),
    ([*MILL, "20"], {
        "1": "own_man:1;0, 2, 9, 22 or 23", "5": "vacant:5;0, 2, 9, 22 or 23",
        **dict.fromkeys(("4-5", "place 9", "20 5", "1 4"),
                        "mill_first:0, 2, 9, 22 or 23")}),
    ("4 19 3 18 5".split(), {"9x18": "vacant:9;18 or 19"}),
    ("0 3 21 10 1 18x21 14 9 5 22".split(), {"2x3": "in_mill:3;9 or 22"})])
def test_a_refusal_says_why_and_what_to_do_instead(before, told):
    for words, said in zip(told.values(), keys_to_each(*told, before=before)):
        key, facts = words.split(":")[0], dict(said)
        assert words == "%s:%s" % (key, ";".join([
            *facts[key].values(), *facts.get(key + " instead", {}).values()]))
    assert last_board(*before, *told) == last_board(*before)


# Back, undo and redo

@pytest.mark.parametrize("lines, turn", [
    ([*MILL, "20", "undo"], 11), ([*WHOLE_GAME[:20], "7", "undo 3"], 18),
    ([*MOVING, "6", "undo"], 19),
    ([*WHOLE_GAME[:12], "undo 10", "redo 10"], 13),
    (["4", "5", "undo all", "redo", "redo all"], 3),
    (["4", "resign", "yes", "undo"], 2)])
def test_undo_and_redo_go_to_a_turn(lines, turn):
    said = played(*lines, "board")
    assert sentence("turn", turn=turn, phase=TEXT[
        "phase one" if turn < 19 else "phase two"]) in said.rpartition(
            lines[-1])[2]
    assert turn in (2, 3) or boards(said)[-1] == last_board(
        *WHOLE_GAME[:turn - 1])


def test_undo_says_how_many_turns_it_takes_back_also_those_of_the_computer():
    assert ("no number", {"word": "two"}) in keys_said("4", "undo two")
    for turns, line, number, who in ((5, "all", "5", "white"),
                                     (4, "3", "3", "black")):
        assert dict(keys_said(*WHOLE_GAME[:turns], "undo " + line))[
            "taken back several"] == {"number": number, "who": who}
    said = played("4", "board", "undo", "board", "redo", "board",
                  arguments=BLACK_PLAYS)
    first, undone, redone = [boards(part)[0]
                             for part in said.split(" board\n")[1:]]
    assert men_on(undone) == 0 and first == redone and men_on(first) == 2


# Questions and answers

def test_a_draw_is_answered_by_the_other_player_who_may_look_or_resign():
    assert answer("draw", "4") == TEXT["yes or no"]
    assert "ask draw" in dict(keys_said("draw", "rules"))
    # Who gives up does not change if it is said twice
    for lines in (["resign"], ["resign", "resign"]):
        assert ("resigned", {"loser": "white"}) in keys_said(
            "4", "draw", *lines, "yes")
    asked, after = keys_to_each("resign", "no", before=["4", "draw"])
    keys = [key for key, _ in asked]
    assert keys.index("not agreed") < keys.index("ask resign")
    assert dict(asked)["ask resign"]["who"] == dict(asked)["not agreed"]["other"]
    assert "goes on" in dict(after) and "ask draw" not in dict(after)
    # And while a removal is due
    lines = ["4", "19", "3", "18", "5", "draw"]
    assert men(last_board(*lines, "no", "18"), BLACK) == [19]
    assert men(last_board(*lines, "yes"), WHITE) == [3, 4]
    # The question is for the players who were asked
    for lines in (["draw", "computer black"], ["resign", "computer white"]):
        said = dict(keys_said("4", "19", *lines, "yes"))
        assert not {"agreement", "draw", "resigned"} & {*said}


def test_the_computer_agrees_to_no_early_draw_and_to_none_if_it_is_better():
    for turns, computer, key in ((2, "black expert", "no draw early"),
                                 (18, "black beginner", "no draw early"),
                                 (23, "white easy", "no draw better")):
        keys = dict(keys_said(*WHOLE_GAME[:turns], "computer " + computer,
                              "draw"))
        assert keys[key]["other"] == "named" and (
            key != "no draw early" or keys[key]["turns"] == "20")


@pytest.mark.parametrize("lines, asked", [
    (WHOLE_GAME[:30], "ask draw worse"),
    (["setup W 0 2 4 9 B 14 21 22 23",
      *["0-1", "14-13", "1-0", "13-14"] * 5], "ask draw even")])
def test_a_computer_that_is_not_better_agrees_but_asks_before(lines, asked):
    first, no, _, yes, *_, resigned = map(dict, keys_to_each(
        "draw", "no", "draw", "yes", "undo", "draw", "resign", "yes",
        before=[*lines, "computer black easy"],
        arguments=["--repetitions", "0"]))
    assert first[asked] == {"other": "named"} and "goes on" in no
    assert "agreement" in yes and "agreement" not in {*first, *no}
    assert resigned["resigned"] == {"loser": "white"}


# The end, and another game

def test_new_again_and_restart_ask_only_before_they_give_up_a_game():
    for word in ("new", "again", "restart", "Again!"):
        said = played(*ENDED_GAME, word, "7")
        assert TEXT["ask new"].strip() not in said
        assert men(boards(said)[-1], WHITE) == [7]
        assert "ask new" in dict(keys_said("4", word))
    assert men_on(last_board("4", "again", "no", "7")) == 2
    assert men_on(last_board("4", "again", "yes")) == 0
    # But after a hint `again` asks for the next one
    for word, language in has_room("learning") * [
            ("again", "english"), ("encore", "francais")]:
        lines = ["language " + language, "4", "hint"]
        assert answer(*lines, word) == answer(*lines, "hint")


def test_a_line_that_is_no_order_is_answered_and_does_nothing():
    for before, line, key in [
            *[(ENDED_GAME, line, key) for line, key in (
                ("computer banana", "no side"), ("level", "computer off"),
                ("computer black banana", "no player"),
                ("level banana", "no player"))],
            *[(["4"], line, key) for line, key in (
                ("Give up!", "ask resign"), ("I won't give up", "meant"),
                ("name is anna", "help name"), ("save it please",
                                                "help save"))]]:
        said = dict(keys_said(*before, line))
        assert key in said, line
        assert not {"new game", "named now", "saved"} & {*said}, line


@pytest.mark.parametrize("language, line, word", [
    ("english", "undo that", "undo"), ("polski", "cofnij to", "undo"),
    ("deutsch", "Ich gebe auf", "resign"), ("francais", "plus tard", "no"),
    ("francais", "J'abandonne !", "resign"), ("italiano", "più tardi", "no"),
    ("italiano", "mi arrendo", "resign"),
    *[("francais", "encore un indice", "hint"),
      ("deutsch", "noch ein Tipp", "hint"),
      ("espanol", "otra pista", "hint")] * has_room("learning")])
def test_a_few_words_together_are_a_command(language, line, word):
    lines = "language " + language, "4"
    assert answer(*lines, line) == answer(*lines, word)


def test_the_name_of_a_level_alone_is_obeyed_if_it_can_only_be_meant_so():
    for level in "easy", "expert":
        said = dict(keys_said(level))
        assert said["at level"]["strength"] == level and "you play" in said
    for line in ("easy is good", "easy white"):
        assert "at level" not in dict(keys_said(line))
    told = dict(keys_said("computer black easy", "4", "beginner"))
    assert told["at level"]["strength"] == "beginner"
    assert "help level" in dict(keys_said("4", "beginner"))     # two people
    for lines in ["4"], ["computer black easy", "4"], ENDED_GAME:
        said = dict(keys_said(*lines, "good"))
        assert "help level" in said and "at level" not in said
        told = dict(keys_of(*lines, "good", ""))        # Enter obeys it
        assert told["at level"]["strength"] == "good"
    assert dict(keys_of("4", "name is Ann", ""))["named now"]["name"] == "Ann"
    told = dict(keys_said("4", "Deutsch!"))
    assert told["meant instead"]["order"] == "language deutsch"


# Where a game can stand when a question is opened
WARNED = ["4", "19", "3", "advice on", "18"]
BEFORE = [["4"], WARNED, WHOLE_GAME[:18] + ["6"], ["4", "19", "3", "18", "5"],
          ENDED_GAME, ["advice on", "computer black easy", "4", "4"]]
OPENERS = ["resign", "draw", "advice", "new", "save old", "\x03", "computer",
           "load half", "load old"]
AFTER = ["yes", "no", "no", "hint", "back", "undo", "redo", "moves", "18",
         "5x19", "6-11", "log", "board", "level expert", "review", "learn",
         "puzzle 1", "stop", "replay", "continue", "computer off", ""]
RARE = ["save x\u00e9", "load all", "load 1", "name white \u65e5\u672c", "a",
        "\u00fc" * 3000, "\x00\u0661", "turn 5", "load x", "last", "roll",
        "style ascii", "options flying both", "setup W 0 1 2 B 5 9 20"]


@needs("learning")
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
            [OPENERS, AFTER, ["18", "no"], RARE])) for _ in range(12)]
        said = played(*lines, arguments=["--pause", "0"], terminal=True,
                      encoding=chance.choice(["utf-8", "ascii", "cp1252"]),
                      ends=(0, 130))
        assert TEXT["nowhere"] not in said, lines


@needs("learning")
@pytest.mark.parametrize("question", ["resign", "draw", "advice", "save old",
                                      "\x03"])
def test_a_turn_warned_of_is_forgotten_with_its_question(question, clock):
    clock.tick = 0.2
    said = played("save old", *WARNED, question, "no", "18", terminal=True)
    assert said.count(part("ask advice")) == 2  # 18 is typed and warned again

"""What a player types: points, turns, parts of a turn. Refusals say why."""

import pytest

from board import BLACK, WHITE
from rooms.commands.turns import type_turn
from rooms.commands.typed_line import read_turn

from rooms.console.screen import Screen
from rooms.console.sentences import TEXT, clean, sentence
from rooms.console.words import refusal
from helpers.playing import (WHOLE_GAME, answer, answers, answers_in, boards,
                             last_board, men, new_match, played)
from rules import resign
from helpers.quoting import part

# What is no turn

def test_what_is_no_point_is_refused_and_the_points_are_told():
    for typed in ("24", "-1", "99", "1e3", "４", "4.0", "+4", "a9", "h1", "4-",
                  "-", "4--", "4x", ",", "!", "4;7", "²", "1_0", "\x00",
                  "4\x00", "\x1b[31m4", "4" * 10000, "٤", "d6d7d6", "4/7",
                  "#4", "''", "%s", "{0}"):
        sentence = told_once(typed)
        assert part("no point") \
            in sentence, typed
        assert len(sentence) < 200, typed
    sentence = told_once("4 " * 5000 + "!")
    assert sentence.startswith(TEXT["too many"])
    assert len(sentence) < 200


def told_once(typed):
    """What is said when a line is refused, until the next prompt."""
    said = played(typed)
    assert said.count("Turn 1,") == 2, typed
    sentence = said.partition(part("ask place"))[2].partition("\n")[2]
    return sentence.partition("White, place")[0].replace("\n  ", " ")


@pytest.mark.parametrize("typed", ["1 2 3", "4 7 12", "1,2,3,4", "1-2-3",
                                   "4-7x1x2x3"])
def test_too_many_points_are_refused_and_a_turn_is_shown(typed):
    assert answer(typed).replace("\n  ", " ") == (
        TEXT["too many"])


def test_what_is_not_to_be_done_now_is_refused_with_a_removal_alone_too():
    assert answer("fly x5") == ("White still has men in hand. Place one "
                                "first: type one point.")


@pytest.mark.parametrize("typed", ["", " ", "\t", "\u3000", "\r"])
def test_an_empty_line_asks_again_silently(typed):
    said = played(typed, "4")
    assert "White, place a man: %s\nTurn 1, phase one. White, place a man: 4" \
        % clean(typed) in said


@pytest.mark.parametrize("typed", ["abc" * 4000, "ünsinn", "x", "xxx", "place",
                                   "日本", "move"],
                         ids=range(7))
def test_words_without_sense_are_refused_in_a_sentence(typed):
    said = played(typed)
    told = said.partition(part("ask place"))[2]
    assert "There is no command" in told or part("no point") in told \
        or "White can " in told
    assert len(said) < len(played()) + 500 and said.count("Turn 1,") == 2


@pytest.mark.parametrize("text, points", [
    ("4", ([4], [], False)), ("4 7", ([4, 7], [], False)),
    ("4-7x12", ([4, 7], [12], False)), ("x12", ([], [12], False)),
    ("D6-D5xG1", ([4, 7], [23], True)), ("4-7x d 5", ([4, 7], [7], True)),
    ("4-7x12x14", ([4, 7], [12, 14], False)),
    ("place a man on 4", ([4], [], False)),
    ("move 4 to 7", ([4, 7], [], False))])
def test_an_entry_is_read_as_points(text, points):
    assert read_turn(text) == points


def test_nothing_is_played_after_the_end(capsys):
    match = new_match(Screen(), {})
    resign(match.game, WHITE)
    assert type_turn(match, "4") is None and match.game.turns == []
    assert TEXT["over"] in capsys.readouterr().out


# Ways to type a turn

def boards_after(before, *ways):
    """The board after each of these ways to type a turn. The turn is taken
    back each time. Bars separate the lines of a way that has several."""
    lines = [line for way in ways for line in (*way.split(" | "), "undo")]
    said = played(*before, *lines)
    return [boards(part)[-1] for part in said.split(" undo\n")[:len(ways)]]


def test_a_move_may_be_typed_in_many_ways():
    ways = ("6-11", "6 11", "6,11", "6, 11", "6 - 11", "c5-c4", "C5 c4",
            "c5,11", "move 6 to 11")
    for way, spots in zip(ways, boards_after(WHOLE_GAME[:18], *ways)):
        assert (spots[6], spots[11]) == (" ● ", WHITE), way


def test_a_man_may_be_placed_by_number_or_name():
    ways = ("d6", "D6", "4", " 4 ", "04", "place 4")
    for way, spots in zip(ways, boards_after([], *ways)):
        assert men(spots, WHITE) == [4], way


def test_a_sentence_that_places_a_man_is_understood():
    ways = ("Place a man on 5!", "place 5", "White 5", "5.")
    for way, spots in zip(ways, boards_after([], *ways)):
        assert men(spots, WHITE) == [5], way


def test_signs_that_people_add_to_a_turn_are_understood():
    ways = ("4->7", "4>7", "4 – 7", "4 → 7", "D 6 D 5", "move d6 to d5.",
            "4 7!")
    for way, told in zip(ways, answers(*ways, before=["4"])):
        assert told == ("Black still has men in hand. Place one first: type "
                        "one point."), way


def test_a_removal_may_be_typed_with_the_turn_or_after_it():
    ways = ("20x9", "20 x 9", "f2xa4", "20 | 9", "20 | x9", "20 | a4",
            "20 | remove 9", "20X9")
    for way, spots in zip(ways, boards_after(WHOLE_GAME[:10], *ways)):
        assert spots[9] == " ● " and spots[20] == WHITE, way


def test_a_man_is_picked_up_first_and_then_moved():
    said = played(*WHOLE_GAME[:18], "6", "11")
    assert sentence("ask end", who="White", start=6, points=11) in said
    assert boards(said)[-1][11] == WHITE


def test_a_whole_move_may_be_typed_though_another_man_was_picked_up():
    spots = last_board(*WHOLE_GAME[:18], "6", "13-14")
    assert spots[6] == spots[14] == WHITE and spots[13] == " ● "


def test_the_way_may_be_typed_again_with_what_is_to_be_removed():
    lines = "4 19 3 18 5".split()
    assert "removed the man on 18." in played(*lines, "5x18")
    assert TEXT["too many"] not in played(*lines, "5x18")
    assert "removed the man on 4." in played(
        *WHOLE_GAME[:22], "12-13", "12-13x4")
    assert answer(*lines, "9x18").startswith("There is no man on 9. ")


def test_a_side_named_by_its_first_letter_is_told_apart_from_a_point():
    said = played("4", "b4").replace("\n", " ")
    assert "Black placed a man on 10 (b4)." in said
    assert sentence("placed", who="Black", end=7) + "." in played("4",
        "Black 7")


def test_two_mills_remove_two_men_if_so_agreed():
    lines = "0 3 2 5 4 10 7 22 1".split()
    said = played("options two-mills each", *lines, "5", "3")
    told = ("White placed a man on 1, made two mills, removed the men on 5 "
            "and 3.")
    assert told in said
    assert told in played("options two-mills each", *lines[:-1], "1x5x3")


# Refusals say why, and what a player can do instead

@pytest.mark.parametrize("before, refused", [
    (["4"], {"4": "There is already a man on 4. Choose an empty point."}),
    (["4", "7"], {"4-3": ("White still has men in hand. Place one first: type "
                          "one point.")}),
    (WHOLE_GAME[:18], {
        "6-8": "8 is not connected to 6. The man on 6 can move to 11.",
        "6-7": "There is already a man on 7. The man on 6 can move to 11.",
        "0-9": ("The man on 0 belongs to Black. You can move the man on "
                "6, 7, 13 or 19."),
        "3": "There is no man on 3. You can choose the man on 6, 7, 13 or 19.",
        "6-11x0": "This turn makes no mill, so it removes no man. Type the "
                  "turn without x.",
        "x0": ("You can remove a man only after a mill. "
               "Type your turn first."),
        "6x0": "Also type where the man on 6 goes, such as 4-7x12.",
        "1": "The man on 1 cannot move, because all points next to it are "
             "taken. You can move the man on 6, 7, 13 or 19."}),
    (WHOLE_GAME[:18] + ["6"], {
        "6": "The man is on 6 already. It can move to 11."}),
    (WHOLE_GAME[:10], {
        "20x9x0": "This turn removes no more men. Type the turn without the "
                  "last x."}),
    (WHOLE_GAME[:10] + ["20"], {
        "1": ("The man on 1 is your own. You can remove the man on "
              "0, 2, 9, 22 or 23."),
        "5": ("There is no man on 5. You can choose the man on 0, 2, 9, 22 or "
              "23."),
        "4 5": ("You have made a mill. First remove the man on 0, 2, 9, 22 or "
                "23.")}),
    ("0 3 21 10 1 18x21 14 9 5 22".split(), {
        "2x3": "The man on 3 is safe in a mill. You can remove the man on 9 "
               "or 22."})])
def test_a_refusal_says_why_and_what_to_do_instead(before, refused):
    said = played(*before, "board", *refused, "board")
    for line, sentence in zip(refused, answers_in(said, *refused, "board")):
        assert refused[line] == sentence.replace("\n  ", " ")
    shown = boards(said)
    assert shown[-1] == shown[-2]


@pytest.mark.parametrize("before, refused", [
    (["4", "19"], {
        "remove 3": "You can remove a man only after a "
                    "mill. Type your turn first."}),
    ([], {"move 4": ("White still has men in hand. Place one first: type one "
                     "point."),
          "fly 4": ("White still has men in hand. Place one first: type one "
                    "point.")}),
    ([*WHOLE_GAME[:10], "20"], {
        "place 9": ("You have made a mill. First remove the man on 0, 2, 9, "
                    "22 or 23.")}),
    (WHOLE_GAME[:18], {
        "place 3": "All your men are placed. Move one: type two points, such "
                   "as 4 7."})])
def test_a_verb_that_is_not_what_is_to_be_done_is_refused(before, refused):
    told = answers(*refused, before=before)
    for line, sentence in zip(refused, told):
        assert sentence.replace("\n  ", " ") == refused[line], line


REASONS = [key[:-8] for key in TEXT if key.endswith(" instead")]


@pytest.mark.parametrize("reason", REASONS)
def test_who_is_not_at_the_keyboard_is_told_only_the_reason(reason):
    game, begun = new_match(Screen(), {}).game, (0, None, ())
    only = refusal(game, reason, 5, begun)
    names = {WHITE: "Ann", BLACK: "Ben"}
    both = refusal(game, reason, 5, begun, names)
    for man, colour in ((WHITE, "White"), (BLACK, "Black")):
        both = both.replace(names[man], colour)
    assert both.startswith(only + " ") and only.count(". ") == 0
    assert both.endswith(".") and "{" not in both

"""What is typed: turns, commands, answers; the computer; games on disk."""

import os
import pathlib
import re
import sys

import pytest

import nine_mens_morris
from board import BLACK, WHITE, new_spots
from commands import computer_player
from commands.arguments import open_match
from commands.typed_line import read_turn
from commands.reports import TOPICS
from commands.table import COMMANDS, obey
from commands.turns import add_points
from computer.levels import LEVELS
from console.match import new_match
from console.screen import Screen, ask, clean
from console.texts import TEXT
from console.words import listed
from helpers.playing import (BLOCKED_GAME, WHOLE_GAME, answer, boards,
                             last_board, men, played, run)
from records import kept
from records.record import read_record
from rules import legal_turns, resign, result


# What is typed

@pytest.mark.parametrize("typed", [
    "24", "-1", "99", "1e3", "４", "4.0", "+4", "a9", "h1", "4-", "-", "4--",
    "4x", ",", "!", "4;7", "²", "1_0", "\x00", "4\x00", "\x1b[31m4",
    "4" * 10000, "4 " * 5000 + "!", "٤", "d6d7d6", "4/7", "#4", "''", "%s",
    "{0}"], ids=range(30))
def test_what_is_no_point_is_refused_in_one_sentence(typed):
    said = played(typed)
    sentence = said.partition("place a man: ")[2].partition("\n")[2]
    sentence = sentence.partition("White, place")[0].replace("\n  ", " ")
    if typed.startswith("4 4"):
        assert sentence.startswith("That is too much for one turn; ")
    else:
        assert " is no point; the points are 0 to 23, or a7 to g1." in sentence
    assert len(sentence) < 200 and said.count("Turn 1,") == 2


@pytest.mark.parametrize("typed", ["1 2 3", "4 7 12", "1,2,3,4", "1-2-3",
                                   "4-7x1x2x3"])
def test_too_many_points_are_refused_in_one_sentence(typed):
    assert answer(typed).startswith("That is too much for one turn; ")


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
    assert "There is no command" in said or "is no point" in said \
        or "may " in said
    assert len(said) < len(played()) + 500 and said.count("Turn 1,") == 2


def test_bytes_that_are_no_text_are_refused_and_play_goes_on():
    done = run(b"\xff\xfe\n4\n\x80\n7\n", "--style", "ascii")
    assert done.returncode == 0 and done.stderr == b""
    assert done.stdout.count(b"is no point") \
        + done.stdout.count(b"There is no command") == 2
    assert b"Turn 3," in done.stdout


@pytest.mark.parametrize("text, points", [
    ("4", ([4], [])), ("4 7", ([4, 7], [])), ("4-7x12", ([4, 7], [12])),
    ("x12", ([], [12])), ("D6-D5xG1", ([4, 7], [23])),
    ("4-7x12x14", ([4, 7], [12, 14])), ("move 4 to 7", ([4, 7], []))])
def test_an_entry_is_read_as_points(text, points):
    assert read_turn(text) == points


def test_nothing_is_played_after_the_end():
    match = new_match(Screen(), {})
    resign(match.game, WHITE)
    assert add_points(match, [4], [])[0] == "over" and match.game.turns == []


# Typing a turn

@pytest.mark.parametrize("typed", [
    "6-11", "6 11", "6,11", "6, 11", "6 - 11", "c5-c4", "C5 c4", "c5,11",
    "move 6 to 11"])
def test_a_move_may_be_typed_in_many_ways(typed):
    spots = last_board(*WHOLE_GAME[:18], typed)
    assert (spots[6], spots[11]) == (" ● ", WHITE)


@pytest.mark.parametrize("typed", ["d6", "D6", "4", " 4 ", "04", "place 4"])
def test_a_man_may_be_placed_by_number_or_name(typed):
    assert men(last_board(typed), WHITE) == [4]


@pytest.mark.parametrize("typed", [
    ["20x9"], ["20 x 9"], ["f2xa4"], ["20", "9"], ["20", "x9"], ["20", "a4"],
    ["20", "remove 9"], ["20X9"]])
def test_a_removal_may_be_typed_with_the_turn_or_after_it(typed):
    spots = last_board(*WHOLE_GAME[:10], *typed)
    assert spots[9] == " ● " and spots[20] == WHITE


def test_a_man_is_picked_up_first_and_then_moved():
    said = played(*WHOLE_GAME[:18], "6", "11")
    assert "White, move 6 to 11 (or back): " in said
    assert boards(said)[-1][11] == WHITE


def test_back_puts_a_man_down_and_another_may_be_chosen():
    said = played(*WHOLE_GAME[:18], "6", "back", "13", "14")
    assert "The man is put back; choose again." in said
    assert boards(said)[-1][6] == boards(said)[-1][14] == WHITE


def test_a_whole_move_may_be_typed_though_another_man_was_picked_up():
    spots = last_board(*WHOLE_GAME[:18], "6", "13-14")
    assert spots[6] == spots[14] == WHITE and spots[13] == " ● "


def test_undo_with_a_number_takes_back_turns_though_a_man_is_picked_up():
    said = played(*WHOLE_GAME[:20], "7", "undo 3")
    assert "3 turns taken back" in said and "Turn 18, phase one" in said \
        .rpartition("undo 3")[2]


def test_back_takes_back_a_move_whose_removal_is_asked_for():
    spots = last_board(*WHOLE_GAME[:10], "20", "back", "21")
    assert men(spots, WHITE) == [1, 7, 16, 18, 19, 21]


def test_undo_while_a_removal_is_asked_for_takes_back_only_the_move():
    said = played(*WHOLE_GAME[:10], "20", "undo")
    assert "Turn 11, phase one" in said.rpartition("undo")[2]


def test_two_mills_remove_two_men_if_so_agreed():
    lines = "0 3 2 5 4 10 7 22 1".split()
    said = played("options two-mills each", *lines, "5", "3")
    assert "White placed 1, two mills, removed 5 and 3." in said
    assert "White placed 1, two mills, removed 5 and 3." in played(
        "options two-mills each", *lines[:-1], "1x5x3")


def test_a_hint_after_the_first_of_two_removals_names_the_second():
    lines = "0 3 2 5 4 10 7 22 1 5".split()
    hint = answer("options two-mills each", *lines, "hint")
    assert re.match("Hint: remove (3|10|22), for ", hint)


# Refusals say why, and what is possible

@pytest.mark.parametrize("lines, sentence", [
    (["4", "4"], "There is a man on 4 already."),
    (["4", "7", "4-3"], "White has men in hand: place one first."),
    (WHOLE_GAME[:18] + ["6-8"],
     "The man on 6 can move to 11; 8 is not connected to it."),
    (WHOLE_GAME[:18] + ["6-7"],
     "There is a man on 7 already; the man on 6 can move to 11."),
    (WHOLE_GAME[:18] + ["6", "6"],
     "The man stands on 6 already; he can move to 11."),
    (WHOLE_GAME[:18] + ["0-9"],
     "The man on 0 is Black's; White can move 6, 7, 13 or 19."),
    (WHOLE_GAME[:18] + ["3"],
     "There is no man on 3; choose 6, 7, 13 or 19."),
    (WHOLE_GAME[:18] + ["6-11x0"],
     "That makes no mill, so no man is removed; type the turn without x."),
    (WHOLE_GAME[:18] + ["x0"],
     "No mill has been made, so no man is removed; type the turn first."),
    (WHOLE_GAME[:18] + ["6x0"],
     "Type also where the man on 6 goes, such as 4-7x12."),
    (WHOLE_GAME[:10] + ["20", "1"],
     "The man on 1 is your own; you may remove 0, 2, 9, 22 or 23."),
    (WHOLE_GAME[:10] + ["20", "5"],
     "There is no man on 5; choose 0, 2, 9, 22 or 23."),
    (WHOLE_GAME[:10] + ["20", "4 5"],
     "The mill comes first: remove 0, 2, 9, 22 or 23."),
    (WHOLE_GAME[:10] + ["20x9x0"],
     "No man is removed any more; type the turn without the last x."),
    ("0 3 21 10 1 18x21 14 9 5 22 2x3".split(),
     "The man on 3 stands in a mill; you may remove 9 or 22."),
])
def test_a_refusal_is_one_sentence_that_says_why(lines, sentence):
    assert answer(*lines).replace("\n  ", " ") == sentence
    assert last_board(*lines[:-1]) == last_board(*lines)


def test_a_man_that_is_shut_in_is_refused_with_those_that_are_not():
    assert answer(*WHOLE_GAME[:18], "1") == (
        "The man on 1 cannot move, because all points next to him are taken; "
        "White can\n  move 6, 7, 13 or 19.")


# Commands

def test_a_roll_may_be_ordered_on_the_command_line():
    rolls = {played("4", arguments=["--roll", "--seed", str(seed)])
             .split("\n")[4] for seed in range(9)}
    assert rolls == {"The roll: Player one plays White.",
                     "The roll: Player two plays White."}


def test_every_command_has_its_line_in_the_help_and_the_help_is_short():
    lines = played("help").partition(": help\n")[2].split("\nTurn 1")[0]
    assert lines.count("\n") < 20 and max(map(len, lines.split("\n"))) <= 79
    assert {name for names in TOPICS.values() for name in names} \
        == set(COMMANDS) \
        == {key[5:] for key in TEXT if key.startswith("help ")}
    for topic, names in TOPICS.items():
        rows = answer("help " + topic).split("\n")
        assert [row.split()[0] for row in rows] == list(names)
    for name in COMMANDS:
        assert "  %-9s " % name in "\n" + answer("help " + name)


def test_help_takes_the_first_letters_of_a_topic_too():
    for letters, topic in (("play", "computer"), ("look", "looks"),
                           ("exit", "quit"), ("white", "computer")):
        assert answer("help " + letters) == answer("help " + topic)
    assert answer("help undo").count("\n") == 0


def test_abbreviations_that_are_unambiguous_work():
    assert answer("he undo") == answer("help undo") == answer("? undo")


def test_a_letter_alone_begins_a_command_and_a_letter_with_a_digit_a_turn():
    assert "Do you agree (yes or no)? " in played("4", "d")
    assert last_board("d 6")[4] == WHITE


def test_an_ambiguous_abbreviation_is_refused_with_its_meanings():
    assert answer("re") == "'re' may be replay, review, redo or resign; type " \
        "more of it."


def test_a_word_close_to_a_command_gets_a_suggestion():
    assert answer("udno") == \
        "There is no command 'udno'; did you mean 'undo'?"


@pytest.mark.parametrize("typed", ["resing", "qiut"])
def test_nobody_is_led_to_resign_or_quit_by_a_suggestion(typed):
    assert answer(typed) == \
        "There is no command '%s'; type help for all of them." % typed


def test_a_word_that_is_no_command_is_refused():
    assert answer("xyzzy") == \
        "There is no command 'xyzzy'; type help for all of them."


def test_rules_shows_those_in_force_in_less_than_30_lines():
    text = answer("rules")
    assert text.count("\n") < 29
    assert "a player with three men left moves them" in text
    assert "after 50 turns in a row without a mill" in text
    text = answer("options flying never", "options no-mill off", "rules")
    assert "Nobody flies" in text and "without a mill" not in text


def test_moves_names_all_ways_and_the_mills_among_them():
    assert answer(*WHOLE_GAME[:20], "moves") \
        == "7 to 6 or 8\n11 to 6\n13 to 12 or 14"
    assert "3, 4 (mill), 5, 6" in answer(*WHOLE_GAME[:10], "moves")
    assert answer(*WHOLE_GAME[:10], "20", "moves") == \
        "White may remove 0, 2, 9, 22 or 23."
    assert answer(*WHOLE_GAME[:18], "6", "moves") == "6 to 11"


def test_map_takes_the_map_away_and_brings_it_back():
    assert "22 ──" not in played("map").rpartition("map\n")[2]
    assert "──22 ──" in played("map", "map").rpartition("map\n")[2]


def test_map_light_and_plain_can_be_told_on_or_off():
    assert answer("map on") == \
        "The map of the points is shown beside the board."
    assert answer("plain off") == "The board is drawn again from now on."


def test_help_tells_about_one_command_too():
    assert answer("help undo") == \
        "  undo      take back a turn (undo 3: three turns)"


def test_undo_goes_back_to_the_empty_board_over_the_border_of_the_phases():
    spots = last_board(*WHOLE_GAME[:25], *["undo"] * 25)
    assert men(spots, WHITE) == men(spots, BLACK) == []
    assert answer("4", "undo", "undo") == \
        "There is no turn to take back: this is the beginning."


def test_undo_and_redo_take_a_number():
    assert last_board(*WHOLE_GAME[:25], "undo 10", "redo 10") \
        == last_board(*WHOLE_GAME[:25])
    assert answer("4", "undo x") == \
        "'x' is no number from 1 on; type one such as 3, or none."


def test_several_turns_taken_back_are_told_in_one_sentence():
    assert answer(*WHOLE_GAME[:25], "undo all") == \
        "25 turns taken back, the last: White placed 18."
    assert answer("4", "undo 0").startswith("'0' is no number from 1 on;")


def test_redo_does_not_play_on_after_the_end():
    assert answer("4", "5", "undo", "resign", "yes", "redo") == \
        "There is no turn to play again; redo undoes undo."


def test_who_is_asked_for_a_draw_and_resigns_has_lost():
    said = played("4", "draw", "resign", "yes")
    assert "Black wins: White resigns." in said


@pytest.mark.parametrize("typed", ["resign", "resi", "resign zzz", "Resign!"])
def test_to_resign_is_asked_for(typed):
    said = played("4", typed, "no", "7")
    assert "Give the game up and lose it (yes or no)? no" in said
    assert "Black placed 7." in said


@pytest.mark.parametrize("lines, sentence", [
    (["4", "19", "remove 3"], "No mill has been made, so no man is removed;"),
    ([*WHOLE_GAME[:10], "20", "place 9"], "The mill comes first: remove 0,"),
    (["move 4"], "White has men in hand: place one first."),
    (["fly 4"], "White has men in hand: place one first."),
    ([*WHOLE_GAME[:18], "place 3"], "All men are placed: move one,")])
def test_a_verb_that_is_not_what_is_to_be_done_is_refused(lines, sentence):
    assert answer(*lines).startswith(sentence)


@pytest.mark.parametrize("typed, sentence", [
    ("options zzz", "There is no option 'zzz'; the options are flying, "),
    ("style zzz", "The style is unicode or ascii, not 'zzz'."),
    ("style", "The board is drawn in unicode."),
    ("help zzz", "There is no help for 'zzz'; type help for all commands, or "),
    ("computer b", "'b' may be black, both or beginner; type more of it."),
    ("remove the man on 18", "No mill has been made, so no man is removed; "),
    ("xd 3", "No mill has been made, so no man is removed; "),
    ("map zzz", "Type map on, map off, or map alone, not 'zzz'."),
    ("light zzz", "Type light on, light off, or light alone, not 'zzz'."),
    ("light auto", "The men are drawn for a dark background."),
    ("light", "The men are drawn for a light background."),
    ("load 99", "There is no record 99 in the list; load shows it."),
    ("continue 9", "There is no unfinished game to continue."),
    ("Black 4", "It is White's turn.")])
def test_each_sentence_says_what_is_wrong_with_what_was_typed(typed, sentence):
    assert answer(typed).replace("\n  ", " ").startswith(sentence)


@pytest.mark.parametrize("typed", ["Place a man on 5!", "place 5", "White 5",
                                   "5."])
def test_a_sentence_that_places_a_man_is_understood(typed):
    assert last_board(typed)[5] == WHITE


def test_what_is_one_is_said_in_the_singular():
    said = played("4", "log 3", "resign", "yes", arguments=["--repetitions", "1"])
    assert "The log has only 1 turn." in said
    assert "1 turns" not in said and "1 times" not in said


def test_the_rules_and_levels_know_the_singular_too():
    said = played("options no-mill-turns 1", "options repetitions 1", "rules",
                  "computer black expert 1")
    assert "1 turns" not in said and "1 times" not in said
    assert "expert with 1 second " in said.replace("\n  ", " ")


def test_a_line_is_not_broken_within_the_name_of_an_option():
    assert "no-mill-turns" in answer("options zzz").replace("\n  ", " ")


def test_no_to_a_question_does_not_say_that_an_ended_game_goes_on():
    assert "goes on" not in played(*BLOCKED_GAME, "replay", "stop", "resign",
                                   "save it", "save it", "no")
    assert "goes on" in played("4", "resign", "no")


def test_the_way_may_be_typed_again_with_what_is_to_be_removed():
    lines = "4 19 3 18 5".split()
    assert "removed 18." in played(*lines, "5x18")
    assert "That is too much" not in played(*lines, "5x18")
    assert "removed 4." in played(*WHOLE_GAME[:22], "12-13", "12-13x4")
    assert answer(*lines, "9x18").startswith("There is no man on 9;")


def test_a_name_given_to_the_side_of_the_computer_is_told_as_one_for_later():
    assert answer("computer black", "name black O'Neil") == \
        "O'Neil plays Black when the computer does not."


def test_a_side_named_by_its_first_letter_is_told_apart_from_a_point():
    said = played("4", "b4").replace("\n", " ")
    assert "Black placed 10 (b4)." in said
    assert "Black placed 7." in played("4", "Black 7")


@pytest.mark.parametrize("typed, kinds", [
    ("computer", "person computer"), ("computer on", "person computer"),
    ("computer easy", "person computer"), ("play", "person computer"),
    ("White", "person computer"), ("Black", "computer person"),
    ("play black", "computer person"), ("play white", "person computer"),
    ("play w hard", "person computer"), ("computer off", "person person"), ("computer both", "computer computer")])
def test_the_computer_takes_the_side_that_a_pupil_means(typed, kinds):
    match = new_match(Screen(), {})
    obey(match, typed)
    assert [match.players[man].kind for man in (WHITE, BLACK)] == kinds.split()


def test_words_that_are_typed_come_from_the_table_of_sentences(monkeypatch):
    for key, word in (("white", "Weiss"), ("black", "Schwarz")):
        monkeypatch.setitem(TEXT, key, word)
    for side, level in (("weiss", ""), ("schwarz", " hard"),
                        ("black", " easy"), ("white", "")):
        match = new_match(Screen(), {})
        obey(match, "computer " + side + level)
        obey(match, "name " + side + " Ann")
        man = BLACK if side in ("schwarz", "black") else WHITE
        assert [match.players[man].kind, match.players[man].name] \
            == ["computer", "Ann"], side
    assert "Schwarz placed 7." in played("4", "Schwarz 7")
    assert "The computer plays Weiss, level easy" in played("schwarz")


@pytest.mark.parametrize("typed", ["4->7", "4>7", "4 – 7", "4 → 7", "D 6 D 5",
                                   "move d6 to d5.", "4 7!"])
def test_signs_that_people_add_to_a_turn_are_understood(typed):
    assert answer("4", typed) == "Black has men in hand: place one first."


def test_signs_that_people_add_to_a_command_are_understood():
    for typed in ("quit()", "exit()", "quit!", "QUIT."):
        assert "Good-bye." in played(typed)


def test_a_log_from_beyond_the_end_is_refused():
    assert answer("4", "log 9") == "The log has only 1 turn."
    assert answer("4", "log x").startswith("'x' is no number")


def test_a_new_turn_after_undo_forgets_what_was_taken_back():
    assert answer("4", "undo", "5", "redo") == \
        "There is no turn to play again; redo undoes undo."


def test_a_draw_is_offered_and_the_other_player_answers():
    said = played("4", "draw", "yes")
    assert "White, Black offers a draw. Do you agree (yes or no)? yes" in said
    assert "The game is drawn: both players agree." in said
    assert answer("4", "draw", "no") == \
        "White does not agree; the game goes on."


def test_a_question_wants_yes_or_no_but_every_command_works_meanwhile():
    assert answer("draw", "4") == "Please answer yes or no."
    assert played("draw", "rules").count("Do you agree") == 2
    assert answer("yes") == "Nothing has been asked that 'yes' would answer."


def test_who_resigns_loses_and_undo_takes_it_back():
    said = played("4", "resign", "yes", "undo", "7")
    assert "White wins: Black resigns." in said
    assert men(boards(said)[-1], BLACK) == [7]


def test_a_player_gets_a_name():
    said = played("name white Ann", "4")
    assert "Ann (White), place a man: 4" in said
    assert "White %s Ann: 8 in hand" % WHITE in said
    assert answer("name", ) == answer("name green Ann") == answer("name white")


def test_a_long_name_is_cut_to_20_characters():
    said = played("name white " + "x" * 30, "4")
    assert "\n" + "x" * 20 + " (White) placed 4." in said


def test_names_are_given_on_the_command_line():
    said = played("4", arguments=["--white", "Ann", "--black", "Bo\x1b[31m"])
    assert "Ann (White) placed 4." in said and "Bo?[31m (Black)" in said


def test_roll_lets_chance_decide_who_is_white_before_the_first_man():
    rolls = {answer("name white Ann", "name black Ben", "roll",
                    arguments=["--seed", str(seed)]) for seed in range(9)}
    assert rolls == {"The roll: Ann plays White.",
                     "The roll: Ben plays White."}
    assert answer("4", "roll") == \
        "Chance decides only before the first man; type new first."
    assert "first-player: by roll" in answer("roll", "options")


def test_options_are_shown_and_changed_before_the_first_man():
    assert "flying three (it can be three, both or never)" \
        in answer("options")
    assert answer("options flying never") == \
        "The option flying is now never."
    assert answer("options two mills each") == \
        "The option two-mills is now each."
    assert answer("options repetitions 0") == \
        "The option repetitions is now 0."
    assert answer("4", "options flying never") == \
        "The options are fixed once the first man is placed; type new first."
    assert answer("options --flying=never") == \
        "The option flying is now never."
    assert answer("options flying").split("\n")[0] == \
        "flying three (it can be three, both or never)"
    assert "not 'off'." in answer("options flying off")
    assert answer("resign", "yes", "options flying never").startswith("The options")
    assert answer("options flying often") == \
        "flying can be three, both or never, not 'often'."
    assert answer("options colour red").startswith(
        "There is no option 'colour red'; the options are flying,")
    assert answer("options zzz").startswith("There is no option 'zzz'; the")


def test_options_are_set_on_the_command_line_and_kept_for_the_next_game():
    arguments = ("--flying never --two-mills each --all-in-mills none "
                 "--no-mill-turns 0 --three-men-turns 5 --repetitions 2"
                 ).split()
    for lines in (["options"], ["4", "new", "yes", "options"]):
        rows = answer(*lines, arguments=arguments).split("\n")
        assert {row.split(" (")[0] for row in rows[:-1]} >= {
            "flying never", "two-mills each", "all-in-mills none",
            "no-mill-turns 0", "three-men-turns 5", "repetitions 2",
            "first-player: player one"}


def test_new_asks_before_it_gives_up_a_game():
    said = played("4", "new", "no", "7", "new", "yes")
    assert said.count("Give up this game and begin another (yes or no)?") == 2
    assert men(boards(said)[-1], WHITE) == []
    assert "Turn 3" in said.partition("7\n")[2]


def test_new_does_not_ask_when_the_game_is_over():
    said = played(*BLOCKED_GAME, "new", "4")
    assert "Give up this game" not in said
    assert men(boards(said)[-1], WHITE) == [4]


def test_log_numbers_the_turns():
    text = answer(*WHOLE_GAME[:12], "log")
    assert text.split() == [word for number, turn in enumerate(
        WHOLE_GAME[:12], 1) for word in ("%d." % number, turn)]
    assert answer("log") == "No turn has been played."


def test_a_long_log_is_shown_a_page_at_a_time():
    to_and_fro = ["6-11", "23-14", "11-6", "14-23"] * 50
    lines = WHOLE_GAME[:18] + to_and_fro
    off = ["--no-mill-turns", "0", "--repetitions", "0"]
    text = answer(*lines, "log", arguments=off)
    assert text.count("\n") == 20 and text.startswith("(the last of them")
    assert text.endswith(" 218. 14-23")
    text = answer(*lines, "log 1", arguments=off)
    assert text.startswith("1. 18 ") and text.count("\n") == 20
    number = text.split("log ")[1].split()[0]
    more = answer(*lines, "log " + number, arguments=off)
    assert more.startswith(number + ".")


# The computer

BLACK_PLAYS = ("--computer", "black", "--level", "beginner", "--seed", "1")


def men_on(board):
    """How many men stand on a board."""
    return 24 - board.count(" ● ")


def test_the_computer_answers_and_its_turn_is_told_and_shown():
    said = played("4", arguments=BLACK_PLAYS)
    assert [men_on(board) for board in boards(said)] == [0, 1, 2, 2]
    assert re.search(r"Computer \(Black\) placed \d+\.", said)
    assert "Black %s Computer, beginner: 8 in hand, 1 on board" % BLACK in said


def test_the_computer_begins_when_it_plays_white():
    said = played(arguments=["--computer", "white", "--level", "easy"])
    assert men_on(boards(said)[-1]) == 1
    assert "Computer (White) placed" in said


def test_the_computer_takes_over_a_side_in_the_middle_of_a_game():
    said = played(*WHOLE_GAME[:20], "computer white medium")
    assert "The computer plays White, level medium" in said
    assert re.search(r"Computer \(White\) moved \d+-\d+", said)
    assert "Black, move a man: " in said.partition("Computer (White)")[2]


def test_computer_off_gives_the_side_back():
    said = played("4", "computer off", "5", arguments=BLACK_PLAYS)
    assert "The computer plays no side" in said
    assert "White placed 5." in said or "Black, place a man: " in said


def test_the_level_is_changed_during_a_game():
    assert answer("level hard").startswith("The computer plays no side")
    said = played("4", "level medium", "5", arguments=BLACK_PLAYS)
    assert "Computer, medium: " in said


def players_after(*lines):
    """{man: (kind, level, seconds)} after these commands."""
    match = new_match(Screen(), {})
    for line in lines:
        obey(match, line)
    return {man: (player.kind, player.level, player.seconds)
            for man, player in match.players.items()}


def test_each_side_has_a_level_and_seconds_of_its_own():
    assert players_after("computer white expert 5",
                         "computer black beginner 7") == {
        WHITE: ("computer", "expert", 5), BLACK: ("computer", "beginner", 7)}


def test_a_side_without_a_level_is_the_only_one_that_the_computer_plays():
    assert players_after("computer white expert 3", "computer black") == {
        WHITE: ("person", "expert", 3), BLACK: ("computer", "expert", 3)}


def test_the_seconds_of_one_side_are_not_those_of_the_other():
    assert players_after("computer white expert 3",
                         "computer black expert") == {
        WHITE: ("computer", "expert", 3), BLACK: ("computer", "expert", None)}


def test_a_computer_that_plays_both_sides_is_as_strong_on_the_new_one():
    assert players_after("computer black hard", "computer both") == {
        WHITE: ("computer", "hard", None), BLACK: ("computer", "hard", None)}
    assert players_after("level medium", "computer white easy",
                         "computer black hard", "computer both") == {
        WHITE: ("computer", "easy", None), BLACK: ("computer", "hard", None)}


def test_who_is_no_person_and_no_computer_stays_when_the_computer_goes():
    match = new_match(Screen(), {})
    match.players[WHITE].kind = "of another kind"
    obey(match, "computer black")
    obey(match, "computer off")
    assert match.players[WHITE].kind == "of another kind"


def test_a_level_alone_is_that_of_both_sides():
    assert players_after("computer white expert", "computer black easy",
                         "level hard 3") == {
        WHITE: ("computer", "hard", 3), BLACK: ("computer", "hard", 3)}


def test_computer_off_with_a_level_too_leaves_no_computer():
    assert {kind for kind, _, _ in players_after(
        "computer both", "computer off hard").values()} == {"person"}


def test_two_levels_are_told_and_shown():
    said = played(arguments=[
        "--computer", "white", "easy", "--computer", "black", "beginner",
        "--pause", "0"])
    assert ("The computer plays White, level easy and Black, level beginner "
            "(of %s)." % listed(LEVELS)) in said.replace("\n  ", " ")
    assert "White %s Computer, easy: " % WHITE in said
    assert "Black %s Computer, beginner: " % BLACK in said


def test_two_levels_stand_in_the_record():
    played("save it", arguments=["--computer", "white", "easy", "--computer",
                                 "black", "beginner", "--seed", "1"])
    text = pathlib.Path("it.txt").read_text("utf-8")
    assert '[WhiteComputer "easy"]' in text
    assert '[BlackComputer "beginner"]' in text
    said = played("load it")
    assert "White %s Computer, easy: " % WHITE in said
    assert "Black %s Computer, beginner: " % BLACK in said


def test_the_seconds_of_the_command_line_are_those_of_both_sides():
    match, orders = open_match(["--seconds", "3", "--computer", "both",
                                "--level", "hard", "--pause", "4"])
    assert match.screen.pause == 4
    assert [player.seconds for player in match.players.values()] == [3, 3]
    assert orders == ["computer both"]
    assert [player.level for player in match.players.values()] == ["hard"] * 2


@pytest.mark.parametrize("words", ["green", "hard", "white black", "white 5",
                                   "white hard x", "white hard 5 5", "off"])
def test_a_wrong_side_or_level_ends_the_program_with_status_2(words):
    done = run(b"", "--computer", *words.split())
    assert done.returncode == 2
    assert b": --computer takes a side (white, black" in done.stderr


def test_each_side_thinks_by_its_own_level_and_seconds(monkeypatch):
    asked = []

    def choose(game, level, seconds, *_):
        asked.append((game.to_move, level, seconds))
        return legal_turns(game)[0]
    monkeypatch.setattr(computer_player, "choose_turn", choose)
    match = new_match(Screen(), {})
    obey(match, "computer white expert 5")
    obey(match, "computer black hard 7")
    for _ in range(2):
        computer_player.let_computer_play(match)
    assert asked == [(WHITE, "expert", 5), (BLACK, "hard", 7)]


def test_a_roll_comes_after_the_computer_has_sat_down():
    assert {played(arguments=["--computer", "black", "--roll", "--seed",
                              str(seed), "--white", "Ann"]).split("\n")[6]
            for seed in range(9)} == {
        "The roll: Ann plays White.",
        "The roll: Computer, easy plays White."}


def test_a_level_stays_when_a_record_of_two_people_is_loaded():
    played("4", "save it")
    assert "The computer plays Black, level hard " in played(
        "level hard", "load it", "computer black")


def test_a_roll_exchanges_the_players_and_not_their_names_alone():
    for seed, white in ((1, "computer"), (2, "person")):
        match = new_match(Screen(), {}, seed=seed)
        obey(match, "computer black")
        obey(match, "roll")
        assert match.players[WHITE].kind == white


@pytest.mark.parametrize("typed, sentence", [
    ("computer green", "The computer plays white, black, both or off, not "
                       "'green'."),
    ("level great", "There is no level or player 'great'; the levels are %s."
     % listed(LEVELS)),
    ("computer black great", "There is no level or player 'great'"),
    ("level expert many", "The levels are "),
    ("level e", "'e' may be easy or expert; type more of it.")])
def test_a_side_or_level_that_there_is_not_is_refused(typed, sentence):
    assert answer(typed).replace("\n  ", " ").startswith(sentence)


def test_seconds_are_set_for_the_expert():
    match = new_match(Screen(), {})
    obey(match, "level expert 5")
    assert {(player.level, player.seconds)
            for player in match.players.values()} == {("expert", 5)}


def test_the_seconds_stay_when_only_the_level_is_changed():
    match = new_match(Screen(), {})
    obey(match, "level expert 5")
    obey(match, "level easy")
    assert match.players[WHITE].seconds == 5


@pytest.mark.parametrize("typed, seconds", [
    ("0", None), ("1", 1), ("600", 600), ("601", None), ("9" * 99, None),
    ("-1", None), ("many", None)])
def test_the_expert_thinks_1_to_600_seconds(typed, seconds):
    assert players_after("computer white expert " + typed)[WHITE][2] == seconds
    done = run(b"quit\n", "--seconds", typed)
    assert done.returncode == (2 if seconds is None else 0)
    told = b"--seconds takes a number from 1 to 600, not"
    assert (told in done.stderr) == (seconds is None)


@pytest.mark.parametrize("words", [["--pause", "9" * 400], ["--seed", "1e9"],
                                   ["--no-mill-turns", "1000000"]])
def test_numbers_that_are_too_large_are_refused(words):
    done = run(b"", *words)
    assert done.returncode == 2 and b" takes a number from 0 to " in done.stderr


def test_the_numbers_of_options_are_bounded_at_the_prompt_as_well():
    assert answer("options repetitions 1000000").startswith(
        "repetitions can be any number up to 999999, or 0 for off, not ")


def test_a_dot_is_shown_for_each_half_second_of_thinking(capsys):
    match, dots = new_match(Screen(), {}), []
    assert computer_player.dot_by_dot(match, dots) is None
    match.screen.live = True
    alive = computer_player.dot_by_dot(match, dots)
    counts = []
    for seconds in (0.1, 0.4, 0.5, 0.6, 0.9, 1.0, 1.1):
        alive(seconds)
        counts.append(len(dots))
    assert counts == [0, 0, 1, 1, 1, 2, 2]


@pytest.fixture
def waits(monkeypatch):
    """How long the program waits, each time."""
    seconds = []
    monkeypatch.setattr(computer_player, "pause", seconds.append)
    return seconds


def watched(*lines):
    """A match at which somebody looks on, after these commands."""
    match = new_match(Screen(), {}, seed=1)
    for line in lines:
        obey(match, line)
    match.screen.live = True
    return match


@pytest.mark.parametrize("thought, left", [(0.125, 0.375), (0.75, 0)])
def test_half_a_second_goes_by_before_the_computer_answers(
        thought, left, waits, monkeypatch):
    times = iter((7, 7 + thought))
    monkeypatch.setattr(computer_player, "monotonic", lambda: next(times))
    match = watched("4", "computer black easy")
    computer_player.let_computer_play(match)
    assert waits == [left] and len(match.game.turns) == 2


def test_with_pause_0_the_computer_answers_at_once(waits):
    match = watched("4", "computer black easy")
    match.screen.pause = 0
    computer_player.let_computer_play(match)
    assert waits == [0]


def test_in_a_pipe_the_computer_answers_at_once(waits):
    match = watched("4", "computer black easy")
    match.screen.live = False
    computer_player.let_computer_play(match)
    assert waits == [] and len(match.game.turns) == 2


def test_between_two_computers_the_pause_alone_goes_by(waits):
    match = watched("4", "computer both easy")
    computer_player.let_computer_play(match)
    assert waits == [match.screen.pause]
    match.screen.pause = 0              # IDLE needs a moment for Ctrl-C
    computer_player.let_computer_play(match)
    assert waits[1:] == [0.1]


def press_ctrl_c(*_):
    """Ctrl-C comes at this moment."""
    raise KeyboardInterrupt


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("place", ["pause", "LEVELS"])
def test_ctrl_c_lets_one_computer_play_at_once(place, level, monkeypatch):
    if place == "LEVELS":           # in the midst of its thinking
        monkeypatch.setitem(LEVELS, level, press_ctrl_c)
    else:
        monkeypatch.setattr(computer_player, place, press_ctrl_c)
    match = watched("4", "computer black " + level)
    match.players[BLACK].seconds = 0.1
    computer_player.let_computer_play(match)
    assert len(match.game.turns) == 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("place", ["pause", "LEVELS"])
def test_ctrl_c_passes_through_two_computers(place, level, monkeypatch):
    if place == "LEVELS":
        monkeypatch.setitem(LEVELS, level, press_ctrl_c)
        monkeypatch.setattr(computer_player, "pause", lambda seconds: None)
    else:
        monkeypatch.setattr(computer_player, place, press_ctrl_c)
    match = watched("4", "computer both " + level)
    with pytest.raises(KeyboardInterrupt):
        computer_player.let_computer_play(match)
    assert len(match.game.turns) == 1


def test_ctrl_c_while_a_mill_is_shown_goes_on_with_its_removal(monkeypatch):
    match = watched(*WHOLE_GAME[:10], "computer white easy")
    monkeypatch.setattr(computer_player, "pause", press_ctrl_c)
    computer_player.let_computer_play(match)
    assert match.game.turns[-1][2] and len(match.game.turns) == 11


def test_a_whole_game_between_two_computers():
    said = played(arguments=["--computer", "both", "--level", "beginner",
                             "--seed", "2"])
    assert "wins: " in said or "The game is drawn: " in said
    assert "Another game (yes or no)? " in said


def test_the_same_seed_plays_the_same_game_and_another_seed_another():
    games = [played(arguments=["--computer", "both", "--level", "easy",
                               "--seed", seed]) for seed in "556"]
    assert games[0] == games[1] != games[2]


def test_a_mill_of_the_computer_is_shown_before_its_removal():
    said = played(*WHOLE_GAME[:10], "computer white hard")
    assert re.search(r"Computer \(White\) placed \d+, a mill\.", said)
    assert re.search(r"Computer \(White\) placed \d+, a mill, removed", said)


def test_undo_takes_back_the_turn_of_the_computer_and_of_the_player():
    said = played("4", "undo", arguments=BLACK_PLAYS)
    assert men_on(boards(said)[-1]) == 0
    assert "2 turns taken back, the last: White placed 4." in said


def test_redo_plays_both_turns_again():
    said = played("4", "undo", "redo", arguments=BLACK_PLAYS)
    assert boards(said)[-1] == boards(played("4", arguments=BLACK_PLAYS))[-1]


def test_the_computer_answers_a_draw_offer_by_its_own_judgement():
    losing = ["--computer", "black", "--level", "beginner"]
    said = played(*WHOLE_GAME[:30], "computer black easy", "draw")
    assert "The game is drawn: both players agree." in said
    assert "Computer (Black) does not agree; the game goes on." in played(
        "4", "draw", arguments=losing)


def test_a_hint_names_a_legal_turn_and_a_reason():
    said = answer(*WHOLE_GAME[:10], "hint")
    assert re.match(r"Hint: (20|4)x\d+, for it makes a mill on ", said)


def test_a_second_hint_is_another_turn():
    said = played(*WHOLE_GAME[:10], "hint", "hint")
    first, second = re.findall(r"Hint: (\S+), for it ", said)
    assert first != second


def test_ctrl_c_in_a_replay_of_two_computers_asks_whether_to_leave():
    match = new_match(Screen(), {})
    obey(match, "4")
    obey(match, "computer both")
    obey(match, "replay")
    for player in match.players.values():
        player.kind = "computer"
    nine_mens_morris.interrupted(match)
    assert match.question.key == "leave"


def test_after_a_turn_the_hints_are_those_of_the_new_position():
    said = played(*WHOLE_GAME[:18], "hint", "6-11", "hint")
    first, second = re.findall(r"Hint: (\d+)-\d+", said)
    assert int(first) in (6, 7, 13, 19)
    assert int(second) in (0, 2, 4, 10, 15, 17, 23)


def test_in_a_replay_hints_are_about_the_position_shown():
    lines = "4 19 3 18 5".split()
    said = played(*lines, "19", "replay", "4", "hint", "3", "hint")
    assert re.search("Hint: 5x1[89], for it makes a mill on 3-4-5", said)
    assert "Hint: 5, for it stops White's mill on 3-4-5" in said


def test_hints_begin_anew_when_a_mill_has_been_made():
    lines = "4 19 3 18".split()
    first = answer(*lines, "5", "hint")
    assert answer(*lines, "hint", "5", "hint") == first
    assert first.startswith("Hint: remove 1") and "makes a mill" not in first


def test_there_is_no_hint_when_the_game_is_over():
    assert answer(*BLOCKED_GAME, "hint").startswith("The game is over")


def test_every_level_plays_on_the_command_line():
    for level in LEVELS:
        said = played("4", arguments=["--computer", "black", "--seconds", "1",
                                      "--level", level])
        assert men_on(boards(said)[-1]) == 2


@pytest.mark.parametrize("level", [
    level if level in ("beginner", "expert")
    else pytest.param(level, marks=pytest.mark.slow) for level in LEVELS])
@pytest.mark.parametrize("place", [
    "nine_mens_morris.keep_now", "nine_mens_morris.show_board",
    "commands.computer_player.rest", "commands.computer_player.choose_turn",
    "computer.levels.legal_turns", "commands.computer_player.change",
    "LEVELS"])
def test_ctrl_c_stops_two_computers_at_every_moment(place, level, monkeypatch):
    left = [5]

    def interrupting(real):
        def act(*details, **more):
            left[0] -= 1
            if not left[0]:
                raise KeyboardInterrupt
            return real(*details, **more)
        return act

    if place == "LEVELS":           # in the midst of its thinking
        monkeypatch.setitem(LEVELS, level, interrupting(LEVELS[level]))
    else:
        file, _, name = place.rpartition(".")
        real = getattr(sys.modules[file], name)
        monkeypatch.setattr(place, interrupting(real))
    said = played("7", arguments=["--computer", "both", level, "--seed", "2"])
    assert "Stopped; type computer both to let them play on." in said
    assert "Leave the game" not in said and left[0] <= 0
    assert "Player one: " in said and 3 <= len(boards(said)) < 10


def test_a_game_against_the_computer_is_continued_against_it():
    played("name white Ann", "4", "computer black medium")
    said = played("continue", "computer off", "9", afresh=False)
    assert "An unfinished game of Ann and Computer, medium, 2 turns" \
        in said.replace("\n  ", " ")
    assert "The game of Ann and Computer, medium, 2 turns." in said
    assert "Black %s Computer, medium: 8 in hand" % BLACK in said
    assert "Black %s Player two: 8 in hand" % BLACK in said


def again(*lines, arguments=()):
    """What a program says that is started where another was left."""
    return played(*lines, arguments=arguments, afresh=False)


# Kept by itself

def answer_again(*lines):
    """What a program says to the last line, started where one was left."""
    said = again(*lines).rpartition(lines[-1] + "\n")[2]
    return said.partition("\n")[0]


def games_kept():
    """The files in which games are kept, the latest last."""
    return sorted(pathlib.Path("games").glob("*.txt"))


def kept_game(number=-1):
    """A game that is kept: the latest, or another."""
    return read_record(games_kept()[number].read_text("utf-8"))[0]


def damage(path):
    """Put a turn that is not legal into a record of 20 turns."""
    text = path.read_text("utf-8").replace(" 10. ", " 10. a1 ")
    path.write_text(text, encoding="utf-8")
    return text


def test_after_every_turn_the_game_stands_in_a_file():
    for number in (1, 5, 18, 25):
        played(*WHOLE_GAME[:number])
        assert len(kept_game().turns) == number
        assert len(list(pathlib.Path("games").iterdir())) == 1


def test_nothing_is_kept_before_the_first_man():
    played("rules", "name white Ann")
    assert not games_kept()


def test_nothing_is_kept_when_all_turns_are_taken_back():
    played("4", "7", "undo 2")
    assert not games_kept()


def test_a_name_given_after_the_last_turn_is_kept_too():
    played("4", "name black Ben")
    assert '[Black "Ben"]' in games_kept()[0].read_text("utf-8")


def test_a_side_given_to_the_computer_after_the_last_turn_is_kept_too():
    played("4", "7", "computer black hard")
    assert '[BlackComputer "hard"]' in games_kept()[0].read_text("utf-8")


def test_the_next_start_offers_the_game_in_a_line_and_continue_goes_on():
    before = played("name white Ann", "name black Ben", *WHOLE_GAME[:20],
                    arguments=["--flying", "never"])
    said = again("continue", "moves")
    assert re.search(r"\nAn unfinished game of Ann and Ben, 20 turns, from "
                     r"\d+ \w+ \d\d:\d\d: type\n  'continue' to go on.\n", said)
    assert boards(said)[-1] == boards(before)[-1]
    assert "Ann (White), move a man: moves" in said
    assert kept_game().options["flying"] == "never"


def test_an_offered_game_of_one_turn_says_so_in_the_singular():
    played("4")
    assert " 1 turn, from" in again().replace("\n  ", " ")


def test_enter_alone_does_not_go_on_with_the_game_that_is_offered():
    played(*WHOLE_GAME[:20])
    assert boards(again("", ""))[-1].count(" ● ") == 24


def test_who_just_plays_keeps_the_old_game_too():
    played(*WHOLE_GAME[:20])
    said = again("4")
    assert "White placed 4." in said
    assert [len(kept_game(number).turns) for number in (0, 1)] == [20, 1]


def test_a_game_that_is_gone_on_with_is_kept_once():
    played(*WHOLE_GAME[:20])
    again("continue", "undo")
    assert len(games_kept()) == 1 and len(kept_game().turns) == 19


def test_undo_works_across_a_new_start():
    played(*WHOLE_GAME[:20])
    said = again("continue", "undo 20")
    assert boards(said)[-1].count(" ● ") == 24


def test_a_finished_game_is_kept_and_not_offered():
    played(*BLOCKED_GAME)
    assert result(kept_game()) == (WHITE, "blocked")
    assert "unfinished" not in again()
    assert len(games_kept()) == 1


def test_a_finished_game_that_goes_on_after_undo_is_unfinished_again():
    played(*BLOCKED_GAME, "undo")
    assert len(kept_game().turns) == len(BLOCKED_GAME) - 1
    assert "An unfinished game" in again()


def test_each_new_game_has_a_file_of_its_own():
    said = played("4", "new", "yes", "7", "new", "yes", "9")
    assert said.count("The game in progress is kept; continue goes on") == 2
    assert [kept_game(number).turns[0][1] for number in range(3)] == [4, 7, 9]


def test_continue_after_a_man_was_placed_keeps_both_games():
    played(*WHOLE_GAME[:20])
    said = again("4", "continue")
    assert "The game in progress is kept; " in said
    assert "The game of Player one and Player two, 20 turns." in said
    assert sorted(len(kept_game(number).turns) for number in (0, 1)) == [1, 20]


def test_continue_lists_the_other_games_with_numbers_and_takes_a_number():
    played("4", "new", "yes", "7", "9", "new", "yes", "10", "11", "12")
    said = again("continue").replace("\n  ", " ")
    assert "The game of Player one and Player two, 3 turns." in said
    assert "Other unfinished games; type continue and a number:\n" \
        "1  Player one and Player two, 2 turns, " in said
    assert "\n2  Player one and Player two, 1 turn, " in said
    assert "Player two, 1 turn." in again("continue 3")
    assert answer("4", "new", "yes", "continue 2") == \
        "There are not so many unfinished games; type continue alone."


def test_continue_without_a_kept_game_is_refused():
    for lines in ([], ["4"], BLOCKED_GAME):
        assert answer(*lines, "continue") == \
            "There is no unfinished game to continue."


def test_an_empty_newest_file_does_not_hide_older_games():
    played(*WHOLE_GAME[:20])
    pathlib.Path("games/game 0007.txt").write_text("")
    assert "An unfinished game of" in again()
    assert "Player two, 20 turns." in again("continue")


def test_the_game_is_offered_that_continue_goes_on_with():
    played(*WHOLE_GAME[:20], "new", "yes", *WHOLE_GAME[:18])
    damage(games_kept()[0])
    assert "18 turns" in again() and "18 turns" in again("continue")
    games_kept()[-1].write_text('[White "Ann"]\n[Result "*"]\n\n1. zz *\n')
    text = "[Result \"*\"]\n[PlyCount \"1\"]\n[White \"Max\"]\n\n1. d6 *\n"
    (games_kept()[0].parent / "game 0001.txt").write_text(text)
    assert "Max" in again() and "game of Max" in again("continue")


def test_a_number_that_no_unfinished_game_has_is_refused():
    played("4")
    for words in ("9", "all"):
        assert answer_again("continue " + words) == \
            "There are not so many unfinished games; type continue alone."


def test_a_game_that_cannot_be_taken_from_its_place_is_opened_all_the_same(
        monkeypatch):
    played("4", "7")

    def refuse(kept, path):
        raise PermissionError(13, "a read-only folder")
    monkeypatch.setattr("commands.saved_games.claim", refuse)
    said = again("continue", "9")
    assert "Player two, 2 turns." in said and "White placed 9." in said


def test_a_saved_number_is_loaded_by_its_name(folder):
    played("4", "save 2", "7", "save one", afresh=False)
    said = again("load 2")
    assert "Player two, 1 turn." in said


def test_a_folder_that_is_removed_meanwhile_does_no_harm(folder):
    place = folder / "gone"
    place.mkdir()
    os.chdir(str(place))
    match = new_match(Screen(), {})
    obey(match, "4")
    place.rmdir()
    obey(match, "save " + str(folder / "it"))
    os.chdir(str(folder))
    assert (folder / "it.txt").is_file()


def test_a_damaged_newest_game_gives_way_to_an_older_good_one():
    played(*WHOLE_GAME[:20], "new", "yes", *WHOLE_GAME[:20])
    damage(games_kept()[1])
    assert "Player two, 20 turns." in again("continue")


def test_a_clock_that_was_set_back_picks_the_latest_game_all_the_same():
    played("4", "new", "yes", "7", "9")
    os.utime("games/game 0002.txt", (60, 60))
    assert "Player two, 2 turns." in again("continue")


def test_a_damaged_kept_game_is_not_written_over():
    played(*WHOLE_GAME[:20])
    text = damage(games_kept()[0])
    again("continue", "undo", "14")
    assert games_kept()[0].read_text("utf-8") == text


def test_a_damaged_kept_game_is_offered_up_to_its_last_good_turn():
    played(*WHOLE_GAME[:20])
    damage(games_kept()[0])
    said = again("continue", "log")
    assert "turn 19 (a1, White's number 10): " in said.replace("\n  ", " ")
    assert "The game of Player one and Player two, 18 turns." in said
    assert " 18. 15\n" in said and "19. " not in said.rpartition("log")[2]


@pytest.mark.parametrize("text", ["", "[White", "\x00" * 5000, "My holidays",
                                  "\udcff[Black", '[Result "*"]'])
def test_a_kept_file_that_is_no_game_does_not_hinder_the_start(text, folder):
    path = folder / "games" / "game 0001.txt"
    path.parent.mkdir()
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    said = again("continue", "4")
    assert " placed 4." in said and "Traceback" not in said
    assert path.read_bytes() == text.encode("utf-8", "surrogateescape")


@pytest.mark.parametrize("name", ["games", "games/game 0001.txt"])
def test_a_file_or_folder_in_the_way_does_not_hinder_either(name, folder):
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    if "txt" in name:
        path.mkdir()
    else:
        path.write_text("My holidays")
    said = again("continue", "4", "7")
    assert "Black placed 7." in said and "Traceback" not in said


def test_a_folder_that_cannot_be_written_is_told_once(folder, monkeypatch):
    def refuse(path, text):
        raise OSError(30, "Read-only file system")
    monkeypatch.setattr(kept, "write_whole", refuse)
    said = played(*WHOLE_GAME)
    assert said.count("The game cannot be kept while it is played") == 1
    assert "White wins" in said and not games_kept()


@pytest.mark.parametrize("name, number", [
    (name, number) for name, most in (("fsync", 24), ("replace", 12),
                                      ("open", 14))
    for number in range(1, most + 1, 2)])
def test_ctrl_c_while_a_game_is_kept_loses_no_turn(name, number, monkeypatch):
    calls, real = [], getattr(os, name)

    def interrupt(*details, **more):
        calls.append(1)
        if len(calls) == number:
            raise KeyboardInterrupt
        return real(*details, **more)
    monkeypatch.setattr(os, name, interrupt)
    said = played(*WHOLE_GAME[:8], "no", *WHOLE_GAME[8:12])
    monkeypatch.setattr(os, name, real)
    assert len(calls) >= number
    shown = [24 - board.count(" ● ") for board in boards(said)][-1]
    spots = kept_game().spots
    assert 24 - spots.count(" ● ") == shown and len(games_kept()) == 1


def shown_and_kept():
    """How many men stand on the board shown last, and in the game kept."""
    sys.stdout.flush()
    shown = boards(sys.stdout.buffer.getvalue().decode("utf-8"))
    spots = [shown[-1] if shown else new_spots()]
    texts = [path.read_text("utf-8") for path in games_kept()]
    spots += [read_record(text)[0].spots for text in texts if text][-1:]
    return tuple(24 - (spots + [new_spots()])[at].count(" ● ") for at in (0, 1))


def interrupted_game(moment, monkeypatch):
    """Play while Ctrl-C comes when so many lines of the program have run since
    the first was typed. What is shown and kept then and at each prompt, and
    how many lines have run."""
    seen, ran = [], 0

    def count(frame, event, detail):
        nonlocal ran
        ran += event == "line"
        if ran == moment:
            sys.settrace(None)
            seen.append(shown_and_kept())
            raise KeyboardInterrupt
        return count

    def asked(screen, prompt):
        sys.settrace(None)
        seen.append(shown_and_kept())
        sys.settrace(count)
        return ask(screen, prompt)

    monkeypatch.setattr(nine_mens_morris, "ask", asked)
    try:
        played("4", "no", "7", "no", ends=(0, 130))
    finally:
        sys.settrace(None)
    return seen, ran


@pytest.mark.slow
def test_ctrl_c_at_500_moments_around_keeping_loses_no_turn_shown(monkeypatch):
    seen, lines = interrupted_game(None, monkeypatch)
    assert seen[-1] == (2, 2)
    moments = range(1, lines, max(1, lines // 600))
    for moment in moments:
        for shown, kept in interrupted_game(moment, monkeypatch)[0]:
            assert shown <= kept, moment
    assert len(moments) >= 500


# Saved and loaded

@pytest.mark.parametrize("name, file", [
    ("monday", "monday.txt"), ("Ann and Ben", "Ann and Ben.txt"),
    ("Spiel für Jürgen", "Spiel für Jürgen.txt"), ("a.txt", "a.txt"),
    ("final.pgn", "final.pgn"), ("x.py", "x.py.txt"), ("sub/game", "sub/game.txt")])
def test_a_game_is_saved_and_loaded_by_its_name(name, file, folder):
    (folder / "sub").mkdir()
    said = played(*WHOLE_GAME[:20], "save " + name)
    assert "The record of this game is saved in" in said
    assert (folder / file).is_file()
    loaded = played("load " + name)
    assert boards(loaded)[-1] == boards(said)[-1]
    assert boards(played(arguments=["--load", name]))[-1] == boards(said)[-1]


def test_loading_keeps_the_game_in_progress():
    played("4", "save it")
    said = played("7", "load it")
    assert boards(said)[-1][4] == WHITE
    assert kept_game().turns == [(None, 7, ())]


def test_a_new_game_after_a_loaded_one_has_tags_of_its_own(folder):
    played("4", "save it")
    path = folder / "it.txt"
    path.write_text(path.read_text("utf-8").replace(
        "Nine Men's Morris", "School cup", 1), encoding="utf-8")
    played("load it", "7", "save cup", "new", "yes", "4", "save other")
    assert "School cup" in (folder / "cup.txt").read_text("utf-8")
    assert "School cup" not in (folder / "other.txt").read_text("utf-8")


def test_a_finished_game_is_saved_with_its_result():
    played(*BLOCKED_GAME, "save end")
    text = pathlib.Path("end.txt").read_text("utf-8")
    assert '[Result "1-0"]' in text and text.endswith(" 1-0\n")
    assert "White wins: Black cannot move." in played("load end")


def test_a_record_is_overwritten_only_after_a_yes():
    played("4", "save it")
    said = played("7", "save it", "no")
    assert "There is a record 'it.txt' already." in said
    assert "d6" in pathlib.Path("it.txt").read_text("utf-8")
    played("7", "save it", "yes")
    assert "d5" in pathlib.Path("it.txt").read_text("utf-8")


def test_a_file_that_is_no_record_is_never_overwritten(folder):
    (folder / "essay.txt").write_text("My holidays")
    assert "no record of a game" in answer("4", "save essay")
    assert (folder / "essay.txt").read_text() == "My holidays"


def test_save_without_a_name_says_what_to_type():
    assert answer("save") == \
        "Type also the name of the file, such as save monday."


def test_load_alone_lists_the_records():
    played("name white Ann", "4", "save it")
    assert re.search(
        r"1  it: Ann and Player two, \d{4}\.\d\d\.\d\d, 1 turn, unfini",
        answer("load"))
    pathlib.Path("it.txt").unlink()
    assert answer("load") == "There are no records as yet; save writes one."


def test_a_damaged_record_is_refused_and_its_good_turns_are_offered(folder):
    played(*WHOLE_GAME[:20], "save it")
    path = folder / "it.txt"
    path.write_text(path.read_text("utf-8").replace("1. b2 g7", "1. b2 b2"),
                    encoding="utf-8")
    said = played("load it", "yes")
    assert re.search(r"Line \d+, turn 2 \(b2, Black's number 1\): there is a man on b2 "
                     "already", said.replace("\n  ", " "))
    assert boards(said)[-1].count(" ● ") == 23
    said = played("4", "load it", "no")
    assert boards(said)[-1][4] == WHITE


@pytest.mark.parametrize("name", ["nothing", ".", "a/b/c", "\x00", "x" * 5000])
def test_what_cannot_be_loaded_or_saved_is_told_in_a_sentence(name):
    for command in ("load ", "save "):
        said = played("4", command + name, "7")
        assert "Black placed 7." in said and "Traceback" not in said


@pytest.mark.parametrize("name, told", [
    (".", "'.' is a folder, not a record"), ("..", "'..' is a folder"),
    ("~", "'~' is a folder"), ("sub/", "'sub/' is a folder"),
    ("nofolder/x", "There is no folder '"), ("x" * 300, "is too long"),
    ("a:b", "A file cannot be called"), ("", "Type also the name of the file")])
def test_save_says_of_each_name_what_is_wrong_with_it(name, told, folder):
    (folder / "sub").mkdir()
    before = sorted(folder.rglob("*"))
    said = played("4", "save " + name).replace("\n  ", " ")
    assert told in said, said[-900:-300]
    after = {path for path in folder.rglob("*") if "games" not in path.parts}
    assert after == set(before)


def test_save_names_the_folder_when_it_is_not_the_current_one(folder):
    (folder / "sub").mkdir()
    assert answer("4", "save here") == \
        "The record of this game is saved in 'here.txt'."
    assert os.path.join("sub", "it.txt") in answer("4", "save sub/it")
    assert str(folder.parent) in answer("4", "save ../up").replace("\n  ", "")
    (folder.parent / "up.txt").unlink()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names")
def test_no_file_name_sends_codes_to_the_screen(folder):
    played("4", "save it")
    odd = folder / "red\x1b[31m\u202e.txt"
    (folder / "it.txt").rename(odd)
    assert "\x1b" not in played("load", "load 1", "load red")
    assert "red?[31m?: Player one" in played("load")
    (folder / "link.txt").symlink_to(odd)
    said = played("4", "save link", "yes")
    assert "saved in" in said and "\x1b" not in said


def test_nothing_is_offered_of_a_record_without_a_good_turn(folder):
    (folder / "bad.txt").write_text('[White "Ann"]\n\n1. z9 *\n')
    assert answer("load bad", "yes") == \
        "Nothing has been asked that 'yes' would answer."


def test_18_records_are_listed_and_of_more_their_number(folder):
    played("4", "save 00")
    text = (folder / "00.txt").read_text("utf-8")
    for number in range(1, 18):
        assert len(answer("load").split("\n")) == number
        (folder / ("%02d.txt" % number)).write_text(text, encoding="utf-8")
    (folder / "99.txt").write_text(text, encoding="utf-8")
    rows = answer("load").split("\n")
    assert len(rows) == 19 and rows[-1] == "(and 1 older one)"


def test_load_lists_kept_games_too_the_latest_first_with_their_results():
    played(*BLOCKED_GAME, "yes", "4", "resign", "yes", "yes", "4", "draw",
           "yes", "yes", "7")
    for number, path in enumerate(games_kept()):
        os.utime(str(path), (number, number))
    rows = again("load").partition(": load\n")[2].split("\n")
    assert [row.split(", ")[-1] for row in rows[:4]] == [
        "unfinished", "a draw", "White won", "White won"]
    assert rows[0].startswith("1  game 0004: Player two and Player one, 20")


def test_a_game_is_said_to_remain_only_if_it_has_not_ended():
    aside = TEXT["kept aside"].split("{")[0][:30]
    assert aside in played("4", "new", "yes", "7")
    assert aside not in played("4", "resign", "yes", "yes", "7")


def test_a_side_given_back_is_no_computer_in_the_record(folder):
    played("computer black easy", "4", "save it", "no")
    played("load it", "computer off", "save it", "yes", "no")
    assert "Computer" not in (folder / "it.txt").read_text("utf-8")


def test_the_game_that_has_just_ended_is_in_the_list():
    assert "There are no records as yet" in played("4", "load")
    said = played(*BLOCKED_GAME, "load")
    assert "White won" in said.rpartition("load\n")[2]


def test_games_are_listed_by_their_numbers_whatever_a_clock_said():
    for name in ("Ann", "Ben", "Cid"):
        again("new", "name white " + name, *BLOCKED_GAME, "no")
    os.utime(str(games_kept()[1]), (2 * 10 ** 9, 2 * 10 ** 9))
    rows = again("load").rpartition("load\n")[2].split("\n")
    assert [row.split(": ")[1][:3] for row in rows[:3]] == ["Cid", "Ben", "Ann"]


def test_a_loaded_game_that_is_over_counts_no_point():
    played("4", "resign", "yes", "save old", "no")
    assert "exchanged" not in played("load old", "yes", "4")
    said = played("load old", "undo", "7", "resign", "yes", "yes")
    assert "The colours are exchanged." in said


def test_a_record_is_loaded_by_its_number_in_the_list(folder):
    played("4", "save monday", "7", "save tuesday")
    os.utime("monday.txt", (60, 60))
    assert " 2 turns." in answer("load 1")
    assert " 1 turn." in answer("load 2")
    for number in ("0", "3", "99999999999"):
        assert answer("load " + number).endswith(
            " in the list; load shows it.")


def test_a_record_is_loaded_by_its_first_letters(folder):
    played("4", "save monday", "7", "save Tuesday", "9", "save tue")
    assert " 1 turn." in answer("load m") and " 2 turns." in answer("load tues")
    assert " 3 turns." in answer("load tue")
    assert answer("load t").startswith("Several records begin with 't'; ")
    assert answer("load w") == (
        "There is no record 'w.txt'; load lists those that there are.")


def test_loading_a_finished_game_makes_no_second_copy():
    played(*BLOCKED_GAME)
    said = again("load 1", "log")
    assert "White wins: Black cannot move." in said and len(games_kept()) == 1
    again("load 1", "undo", "undo")
    assert len(games_kept()) == 2 and result(kept_game(0))


def test_loading_a_kept_unfinished_game_goes_on_in_its_place():
    played("4", "7")
    again("load 1", "9")
    assert len(games_kept()) == 1 and len(kept_game().turns) == 3


def test_loading_a_saved_game_leaves_its_file_as_it_is(folder):
    played("4", "save it")
    text = (folder / "it.txt").read_bytes()
    played("load it", "7")
    assert (folder / "it.txt").read_bytes() == text
    assert len(kept_game().turns) == 2


def test_log_names_shows_the_coordinates_of_records():
    assert answer(*WHOLE_GAME[:12], "log names").startswith("1. b2 ")
    assert answer(*WHOLE_GAME[:12], "log names 11") == "11. f2xa4  12. e3"


# Shown again

def test_a_replay_goes_on_back_and_to_any_turn():
    said = played(*BLOCKED_GAME, "replay", "", "", "back", "20", "99")
    shown = [len(board) - board.count(" ● ") for board in boards(said)]
    assert shown[-7:-2] == [0, 1, 2, 1, 17]
    assert "Turn 1 of 21 (Enter, back, a number, play, here, stop): " in said
    assert boards(said)[-1] == boards(played(*BLOCKED_GAME))[-1]


def test_before_the_beginning_of_a_replay_there_is_nothing():
    said = played(*BLOCKED_GAME, "replay", "", "back", "back", "back")
    assert boards(said)[-1].count(" ● ") == 24
    assert "Turn 0 of 21 (Enter, back," in said.rpartition("back\n")[2]


def test_at_the_end_of_a_replay_another_game_is_not_asked_for():
    said = played(*BLOCKED_GAME, "replay", "99").rpartition("99\n")[2]
    assert "Turn 21 of 21 (Enter, back," in said
    assert "Another game" not in said


def test_a_second_replay_comes_back_to_the_game_and_its_names_too():
    played("name white Eve", *BLOCKED_GAME, "save it")
    said = played("name white Ann", "4", "7", "replay", "1", "replay it", "5",
                  "stop")
    end = said.rpartition("stop\n")[2]
    assert "Ann (White), place a man: " in end and "Turn 3," in end
    assert "Eve" not in end


def test_here_has_nothing_to_play_again():
    assert answer(*WHOLE_GAME[:20], "replay", "4", "here", "redo") == \
        "There is no turn to play again; redo undoes undo."


@pytest.mark.parametrize("typed, told", [
    ("p", "'p' may be play or plain; type more of it."),
    ("h", "'h' may be here, help or hint; type more of it."),
    ("st", "'st' may be stop or style; type more of it."),
    ("he undo", "  undo      take back a turn"),
    ("zzz", "This is a replay: Enter, back,")])
def test_in_a_replay_first_letters_do_where_they_are_clear(typed, told):
    assert answer("4", "replay", typed).startswith(told)


def test_play_at_the_end_of_a_replay_says_that_it_is_the_end():
    assert "That was the last turn." in played("4", "replay", "1", "play")


def test_in_a_replay_the_board_is_shown_again():
    assert len(boards(played("4", "replay", "board"))) \
        == len(boards(played("4", "replay"))) + 1


def test_in_a_replay_the_words_of_a_replay_may_be_shortened():
    said = played("4", "7", "replay", "2", "bac", "sto", "9")
    assert [men_on(board) for board in boards(said)][-4:-1] == [1, 2, 3]


def test_in_a_replay_the_computer_does_not_play():
    said = played("4", "replay", "1", "2", arguments=BLACK_PLAYS)
    assert "Turn 1 of 2 (Enter, back, a number, play, here, stop): 2" in said
    assert [men_on(board) for board in boards(said)][-3:] == [1, 2, 2]


def test_a_replay_can_be_watched():
    said = played(*BLOCKED_GAME, "replay", "play",
                  arguments=["--pause", "0"])
    assert len(boards(said.rpartition("play\n")[2])) == 21 + 1


def test_a_replay_changes_nothing_and_stop_comes_back():
    said = played(*WHOLE_GAME[:20], "replay", "5", "undo", "4-7", "resign",
                  "stop", "undo", "redo")
    assert said.count("This is a replay:") == 3
    assert boards(said)[-1] == boards(played(*WHOLE_GAME[:20]))[-1]


def test_here_plays_on_from_the_position_and_keeps_the_old_game():
    said = played(*WHOLE_GAME[:20], "replay", "4", "here", "20")
    assert boards(said)[-1][20] == WHITE and len(kept_game().turns) == 5
    assert len(kept_game(0).turns) == 20


def test_of_a_damaged_record_the_good_turns_are_shown_and_nothing_else(folder):
    played(*WHOLE_GAME[:20], "save bad")
    damage(folder / "bad.txt")
    said = played("name white Eve", "4", "7", "replay", "1", "replay bad",
                  "yes", "99", "stop")
    assert "Turn 18 of 18 (Enter," in said and "Turn 1 of 2 (Enter," in said
    end = said.rpartition("stop\n")[2]
    assert "Turn 3, " in end and "White %s Eve: " % WHITE in end
    assert len(kept_game().turns) == 2 and len(games_kept()) == 1


def test_a_replay_changes_no_option():
    said = played("4", "replay", "0", "options flying never", "options",
                  "stop", "options")
    assert said.count("This is a replay:") == 1
    assert said.count("flying three (it can be") == 2


def test_a_record_is_replayed_by_its_name():
    played(*BLOCKED_GAME, "save it")
    for said in (played("replay it", ""), played("", arguments=[
            "--replay", "it"])):
        assert "Turn 1 of 21" in said


def test_a_replay_shows_the_players_of_the_record_and_stop_those_before():
    played("computer black easy", "4", "name white Eve", "save it")
    said = played("name black Ann", "computer white hard", "replay it", "1",
                  "stop")
    before, _, shown, after = re.findall(
        r"White ... (.+): .*\nBlack ... (.+): ", said)[-5:-1]
    assert before == ("Computer, hard", "Ann") == after
    assert shown == ("Eve", "Computer, easy")


def test_there_is_nothing_to_replay_before_the_first_turn():
    assert answer("replay") == "No turn has been played."


# The command line

@pytest.mark.parametrize("words", [
    ["--flying", "often"], ["--repetitions", "-1"], ["--seed", "x"],
    ["--nonsense"], ["--style", "round"], ["game.txt"], ["--repetitions"]])
def test_wrong_arguments_are_refused_in_one_line_with_status_2(words):
    done = run(b"", *words)
    assert done.returncode == 2 and done.stdout == b""
    assert done.stderr.startswith(b"nine_mens_morris.py: ")
    assert done.stderr.count(b"\n") == 1 and b"; --help tells" in done.stderr
    assert b"Traceback" not in done.stderr


def test_a_pause_may_be_a_part_of_a_second():
    assert open_match(["--pause", "0.5"])[0].screen.pause == 0.5
    done = run(b"", "--pause", "1.2.3")
    assert done.returncode == 2 and done.stderr.count(b"\n") == 1


def test_after_an_exchange_of_colours_nobody_plays_white_by_a_roll():
    lines = ["roll", "4", "resign", "yes"]
    assert "first-player: by roll" in answer(*lines, "options")
    assert "by roll" not in answer(*lines, "yes", "options")


def test_help_names_every_argument_and_is_not_squeezed_in_idle():
    done = run(b"", "--help")
    assert done.returncode == 0 and done.stdout.count(b"\n") < 50
    for name in ("--white", "--black", "--color", "--style", "--light",
                 "--seed", "--flying", "--two-mills", "--all-in-mills",
                 "--no-mill-turns", "--three-men-turns", "--repetitions"):
        assert name in done.stdout.decode()

"""What the players see and type: the board, the prompts, every command."""

import pytest

import console
import nine_mens_morris
from board import BLACK, EMPTY, LINES, WHITE, read_picture
from console import Screen
from match import new_match
from playing import BLOCKED_GAME, WHOLE_GAME, answer, played
from manual import HELP
from rules import all_men_placed, play
from view import kinds_of_points, turn_shown


def boards(said):
    """The boards in what was said, as lists of spots."""
    rows = [line[:33] for line in said.split("\n") if len(line) >= 33
            and line[1:2] in (WHITE[1], BLACK[1], EMPTY[1], *LINES)]
    return [read_picture("\n".join(rows[at:at + 13]))
            for at in range(0, len(rows), 13)]


def last_board(*lines, arguments=()):
    """The spots that are shown last."""
    return boards(played(*lines, arguments=arguments))[-1]


def men(spots, man):
    """The points of the men of one colour."""
    return [point for point, spot in enumerate(spots) if spot == man]


# How it starts and looks

def test_a_number_typed_at_once_plays_at_once():
    assert men(last_board("4"), WHITE) == [4]


def test_the_first_screen_says_how_to_play_in_three_lines():
    lines = played().split("\n")
    assert lines[0] == "NINE MEN'S MORRIS"
    assert "point" in lines[1] and "help" in lines[3] and lines[4] == ""


def test_the_board_and_its_map_are_13_lines_of_at_most_79_columns():
    lines = played().split("\n")[5:]
    assert lines.index("") == 13
    assert max(map(len, lines)) <= 79
    assert lines[6].split() == (
        "● ── ● ── ● ● ── ● ── ● 9 ──10 ──11 12 ──13 ──14".split())


def test_the_lines_under_the_board_say_who_what_and_how_many():
    said = played("4", "7")
    assert ("Turn 3, phase one, placing: White is to place a man.\n"
            "White %s Player one: 8 in hand, 1 on the board, 0 lost\n"
            "Black %s Player two: 8 in hand, 1 on the board, 0 lost\n"
            "Black placed 7.\n"
            "White, place a man: ") % (WHITE, BLACK) in said


def test_the_three_phases_are_named():
    said = played(*WHOLE_GAME)
    assert "phase one, placing: Black is to place a man." in said
    assert "phase two, moving: White is to move." in said
    assert "phase three, flying: Black is to move a man to any point." in said


def test_a_board_that_has_not_changed_is_not_shown_again():
    assert len(boards(played("help", "rules", "moves"))) == 2


def test_the_last_turn_is_told_in_words():
    said = played(*WHOLE_GAME)
    assert "White placed 20, a mill, removed 9." in said
    assert "White moved 4-5, a mill, removed 15." in said
    assert "Black flew 9-3." in said


def test_a_mill_is_shown_before_its_removal():
    said = played(*WHOLE_GAME[:10], "20")
    assert men(boards(said)[-1], WHITE) == [1, 7, 16, 18, 19, 20]
    assert "White has a mill and is to remove a man." in said
    assert "White, a mill: remove the man on 0, 2, 9, 22 or 23: " in said


def test_the_options_are_shown_at_the_start_of_a_game():
    assert "rules in force (the usual ones)" in played().split("\n")[3]
    said = played("4", "new", "yes", arguments=["--flying", "never"])
    assert said.count("rules in force (flying never)") == 2


def test_a_roll_may_be_ordered_on_the_command_line():
    rolls = {played("4", arguments=["--roll", "--seed", str(seed)])
             .split("\n")[4] for seed in range(9)}
    assert rolls == {"The roll: Player one plays White and begins.",
                     "The roll: Player two plays White and begins."}


# The phases

def typed_at(monkeypatch, *lines):
    """A match at which these lines are typed."""
    lines = iter(lines)
    monkeypatch.setattr(nine_mens_morris, "ask",
                        lambda screen, prompt: next(lines))
    return new_match(Screen(), {})


def test_phase_one_lasts_until_both_hands_are_empty(monkeypatch):
    match = typed_at(monkeypatch, *WHOLE_GAME)
    nine_mens_morris.phase_one(match)
    assert len(match.game.turns) == 18 and all_men_placed(match.game)


def test_phase_two_ends_when_a_placing_is_taken_back(monkeypatch):
    match = typed_at(monkeypatch, *WHOLE_GAME[:19], "undo 2", WHOLE_GAME[17])
    nine_mens_morris.phase_one(match)
    nine_mens_morris.phase_two(match)
    assert len(match.game.turns) == 17
    nine_mens_morris.phase_one(match)
    assert len(match.game.turns) == 18


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
    assert played(*lines[:-1]).split("\n\n")[-1] \
        == played(*lines).split("\n\n")[-1]


def test_a_man_that_is_shut_in_is_refused_with_those_that_are_not():
    assert answer(*WHOLE_GAME[:18], "1") == (
        "The man on 1 cannot move, because all points next to him are taken; "
        "White can\n  move 6, 7, 13 or 19.")


# Commands

def test_every_command_has_its_line_in_the_help_and_the_help_is_short():
    lines = answer("help").split("\n")
    assert [line.split()[0] for line in lines[2:]] == list(HELP)
    assert len(lines) < 40 and max(map(len, lines)) <= 79


def test_abbreviations_that_are_unambiguous_work():
    assert answer("he") == answer("help") == answer("?")


def test_a_letter_alone_begins_a_command_and_a_letter_with_a_digit_a_turn():
    assert "Do you agree (yes or no)? " in played("4", "d")
    assert last_board("d 6")[4] == WHITE


def test_an_ambiguous_abbreviation_is_refused_with_its_meanings():
    assert answer("re") == "'re' may be replay, redo or resign; type more of it."


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


def test_a_board_in_words_has_no_glyphs_at_all():
    said = played("4", "7", arguments=["--plain"])
    assert not any(sign in said for sign in (WHITE, BLACK, EMPTY, *LINES))
    assert "White  Player one: 8 in hand" in said


def test_help_tells_about_one_command_too():
    assert answer("help undo") == \
        "  undo     take back a turn (undo 3: three turns)"


@pytest.mark.parametrize("width", [200, 80, 60])
def test_no_line_is_wider_than_the_window(width, monkeypatch):
    monkeypatch.setattr(console, "terminal_columns", lambda screen: width)
    names = ["--white", "Maximiliana Josephine", "--black", "Friedrich Wilhelm",
             "--two-mills", "each"]
    said = played("help", "rules", "options", "plain", "plain", *WHOLE_GAME,
                  arguments=names)
    assert max(map(len, said.split("\n"))) <= min(79, width - 1)
    shown = [line for line in said.split("\n") if "─" not in line
             and "│" not in line]
    assert max(map(len, shown)) <= min(79, width - 1)


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
    assert answer("4", "5", "undo", "resign", "redo") == \
        "There is no turn to play again; redo undoes undo."


def test_who_is_asked_for_a_draw_and_resigns_has_lost():
    assert "Black wins: White resigns." in played("4", "draw", "resign")


@pytest.mark.parametrize("lines, sentence", [
    (["4", "19", "remove 3"], "No mill has been made, so no man is removed;"),
    ([*WHOLE_GAME[:10], "20", "place 9"], "The mill comes first: remove 0,"),
    (["move 4"], "White has men in hand: place one first."),
    (["fly 4"], "White has men in hand: place one first."),
    ([*WHOLE_GAME[:18], "place 3"], "All men are placed: move one,")])
def test_a_verb_that_is_not_what_is_to_be_done_is_refused(lines, sentence):
    assert answer(*lines).startswith(sentence)


@pytest.mark.parametrize("typed", ["4->7", "4>7", "4 – 7", "4 → 7", "D 6 D 5",
                                   "move d6 to d5.", "4 7!"])
def test_signs_that_people_add_to_a_turn_are_understood(typed):
    assert answer("4", typed) == "Black has men in hand: place one first."


def test_signs_that_people_add_to_a_command_are_understood():
    for typed in ("quit()", "exit()", "quit!", "QUIT."):
        assert "Good-bye." in played(typed)


def test_a_log_from_beyond_the_end_is_refused():
    assert answer("4", "log 9") == "The log has only 1 pairs of turns."
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
    assert "Do you agree" in played("draw", "rules").split("\n\n")[-2]
    assert answer("yes") == "Nothing has been asked that 'yes' would answer."


def test_who_resigns_loses_and_undo_takes_it_back():
    said = played("4", "resign", "undo", "7")
    assert "White wins: Black resigns." in said
    assert men(boards(said)[-1], BLACK) == [7]


def test_a_player_gets_a_name():
    said = played("name white Ann", "4")
    assert "Ann (White), place a man: 4" in said
    assert "White %s Ann: 8 in hand" % WHITE in said
    assert answer("name", ) == answer("name green Ann") == answer("name white")


def test_names_are_given_on_the_command_line():
    said = played("4", arguments=["--white", "Ann", "--black", "Bo\x1b[31m"])
    assert "Ann (White) placed 4." in said and "Bo?[31m (Black)" in said


def test_roll_lets_chance_decide_who_is_white_before_the_first_man():
    rolls = {answer("name white Ann", "name black Ben", "roll",
                    arguments=["--seed", str(seed)]) for seed in range(9)}
    assert rolls == {"The roll: Ann plays White and begins.",
                     "The roll: Ben plays White and begins."}
    assert answer("4", "roll") == \
        "Chance decides only before the first man; type new first."


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
    assert answer("resign", "options flying never").startswith("The options")
    assert answer("options flying often") == \
        "flying can be three, both or never, not 'often'."
    assert answer("options colour red").startswith(
        "There is no option 'colour'; the options are flying,")


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


def test_log_numbers_the_turns_in_pairs():
    assert answer(*WHOLE_GAME[:12], "log").split("\n") == [
        "1. 18 2     2. 16 9     3. 1 0      4. 7 23     5. 19 22    "
        "6. 20x9 17"]
    assert answer("log") == "No turn has been played."


def test_a_long_log_is_shown_a_page_at_a_time():
    to_and_fro = ["6-11", "23-14", "11-6", "14-23"] * 50
    lines = WHOLE_GAME[:18] + to_and_fro
    off = ["--no-mill-turns", "0", "--repetitions", "0"]
    text = answer(*lines, "log", arguments=off)
    assert text.count("\n") == 20 and text.startswith("(the last of them")
    text = answer(*lines, "log 1", arguments=off)
    assert text.startswith("1. 18 2") and text.count("\n") == 20
    number = text.split("log ")[1].split()[0]
    more = answer(*lines, "log " + number, arguments=off)
    assert more.startswith(number + ".")


def test_what_a_turn_has_changed_has_a_colour_of_its_own():
    spots = [EMPTY] * 24
    spots[4], spots[7], spots[9] = WHITE, WHITE, BLACK
    kinds = ["plain"] * 24
    kinds[4] = kinds[7] = "white"
    kinds[9] = "black"
    assert kinds_of_points(spots, None) == kinds
    kinds[4], kinds[5] = "moved", "emptied"
    assert kinds_of_points(spots, (5, 4, ())) == kinds
    spots[1] = WHITE
    kinds[1] = kinds[4] = kinds[7] = "mill"
    kinds[3] = "emptied"
    assert kinds_of_points(spots, (5, 4, (3,))) == kinds


def test_the_last_turn_is_coloured_and_the_turn_begun_before_it():
    match = new_match(Screen(), {})
    assert turn_shown(match) is None
    for point in (4, 7):
        play(match.game, (None, point, ()))
    assert turn_shown(match) == (None, 7, ())
    match.begun = None, 9, ()
    assert turn_shown(match) == (None, 9, ())


def test_the_map_is_shown_where_72_columns_are_free(monkeypatch):
    for width, shown in ((73, True), (72, False)):
        monkeypatch.setattr(console, "terminal_columns", lambda screen: width)
        assert ("──22 ──" in played()) == shown


def test_light_exchanges_the_shades_and_says_so_in_the_state():
    spots = last_board("light", "4")
    assert spots[4] == BLACK
    said = played("4", arguments=["--light"])
    assert "White %s Player one: 8 in hand" % BLACK in said


def test_style_ascii_draws_with_letters():
    said = played("4", "7", arguments=["--style", "ascii"])
    assert said.isascii() and " |    + ------- W ------- +    | " in said
    assert " |    |    + -- B -- +    |    | " in said
    assert "The board is drawn in unicode." in played(
        "style unicode", arguments=["--style", "ascii"])
    assert answer("style round") == \
        "The style is unicode or ascii, not 'round'."


def test_plain_describes_the_board_in_words():
    said = played("4", "7", "plain")
    assert ("White on 4.\nBlack on 7.\nEmpty: 0, 1, 2, 3, 5, 6, 8, 9,"
            in said.replace("\n  ", " "))
    assert boards(said.rpartition("plain\n")[2]) == []


# The end

def test_the_end_shows_result_reason_turns_mills_men_lost_and_the_log():
    said = played(*WHOLE_GAME)
    end = said[:said.index("Another game (yes or no)? ")].rpartition("\n\n")[2]
    assert end.startswith("White moved 4-5, a mill, removed 15.\n"
                          "White wins: Black has fewer than three men.\n"
                          "White %s Player one: mills made 7, men lost 0\n"
                          "Black %s Player two: mills made 0, men lost 7\n"
                          "Turns played: 31.\n"
                          "1. 18 2 " % (WHITE, BLACK))


def test_the_end_of_a_long_game_shows_the_last_turns_of_its_log():
    to_and_fro = ["6-11", "23-14", "11-6", "14-23"] * 50
    said = played(*WHOLE_GAME[:18], *to_and_fro, "6-11", "resign",
                  arguments=["--no-mill-turns", "0", "--repetitions", "0"])
    end = said[:said.index("Another game")].rpartition("Turns played: ")[2]
    assert end.startswith("219.\n") and "110. 6-11" in end
    assert "\n1. 18 2" not in end


def test_a_blocked_player_has_lost_and_is_told_so():
    assert "White wins: Black cannot move." in played(*BLOCKED_GAME)


def test_the_draws_are_told_with_their_numbers():
    lines = WHOLE_GAME[:18] + ["6-11", "23-14", "11-6", "14-23"] * 3
    assert "The game is drawn: the same position came up 3 times." \
        in played(*lines)
    assert "The game is drawn: 6 turns in a row without a mill." \
        in played(*lines, arguments=["--no-mill-turns", "6"])


def test_after_the_end_there_is_another_game_or_none():
    assert "Good-bye." in played(*BLOCKED_GAME, "no")
    said = played(*BLOCKED_GAME, "yes", "4")
    assert men(boards(said)[-1], WHITE) == [4]


def test_after_the_end_another_question_is_answered_first():
    said = played(*BLOCKED_GAME, "save it", "save it", "yes")
    assert said.count("The record of this game is saved") == 2
    assert "Good-bye" not in played(*BLOCKED_GAME, "save it", "save it", "no")


def test_after_the_end_the_commands_still_work():
    said = played(*BLOCKED_GAME, "undo", "20-19")
    assert said.count("White wins: Black cannot move.") == 3
    assert answer(*BLOCKED_GAME, "4") == "Please answer yes or no."
    assert answer(*BLOCKED_GAME, "draw") == \
        "The game is over; type new for another, or undo."


def test_a_turn_shows_at_most_30_lines():
    said = played(*WHOLE_GAME)
    for part in said.split("): ")[1:]:
        assert part.count("\n") <= 30

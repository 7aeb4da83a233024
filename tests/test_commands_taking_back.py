"""Turns taken back and played again: undo, redo, back."""

from board import BLACK, WHITE
from helpers.playing import (BLACK_PLAYS, WHOLE_GAME, answer, boards,
                             last_board, men, men_on, played)
from rooms.console.sentences import TEXT, sentence


def test_back_puts_a_man_down_and_another_may_be_chosen():
    said = played(*WHOLE_GAME[:18], "6", "back", "13", "14")
    assert TEXT["put back"] in said
    assert boards(said)[-1][6] == boards(said)[-1][14] == WHITE


def test_back_takes_back_a_move_whose_removal_is_asked_for():
    spots = last_board(*WHOLE_GAME[:10], "20", "back", "21")
    assert men(spots, WHITE) == [1, 7, 16, 18, 19, 21]


def test_undo_while_a_removal_is_asked_for_takes_back_only_the_move():
    said = played(*WHOLE_GAME[:10], "20", "undo")
    assert "Turn 11, phase one" in said.rpartition("undo")[2]


def test_undo_with_a_number_takes_back_turns_though_a_man_is_picked_up():
    said = played(*WHOLE_GAME[:20], "7", "undo 3")
    assert "Taken back: 3 turns. " in said
    assert "Turn 18, phase one" in said.rpartition("undo 3")[2]


def test_undo_goes_back_to_the_empty_board_over_the_border_of_the_phases():
    spots = last_board(*WHOLE_GAME[:20], *["undo"] * 20)
    assert men(spots, WHITE) == men(spots, BLACK) == []
    assert answer("4", "undo", "undo") == \
        TEXT["nothing to undo"]


def test_undo_and_redo_take_a_number():
    assert last_board(*WHOLE_GAME[:12], "undo 10", "redo 10") \
        == last_board(*WHOLE_GAME[:12])
    assert answer("4", "undo x") == \
        sentence("no number", word="x")


def test_several_turns_taken_back_are_told_in_one_sentence():
    assert answer(*WHOLE_GAME[:5], "undo all") == (
        "Taken back: 5 turns. The last one taken back: White placed a man "
        "on 18. It is\n  White's turn.")
    assert "Black's turn." in answer(*WHOLE_GAME[:4], "undo 3")
    assert answer("4", "undo 0").startswith("'0' is not a number from 1 up. ")


def test_redo_does_not_play_on_after_the_end():
    assert answer("4", "5", "undo", "resign", "yes", "redo") == \
        TEXT["nothing to redo"]


def test_a_new_turn_after_undo_forgets_what_was_taken_back():
    assert answer("4", "undo", "5", "redo") == \
        TEXT["nothing to redo"]


def test_undo_takes_back_the_turn_of_the_computer_and_of_the_player():
    said = played("4", "undo", arguments=BLACK_PLAYS)
    assert men_on(boards(said)[-1]) == 0
    assert ("Taken back: 2 turns. The last one taken back: White placed a man "
            "on 4.") in said


def test_redo_plays_both_turns_again():
    said = played("4", "undo", "redo", arguments=BLACK_PLAYS)
    assert boards(said)[-1] == boards(played("4", arguments=BLACK_PLAYS))[-1]

"""How a game ends, and the options: one test for each sentence."""

import random

from board import BLACK, EMPTY, MEN, WHITE
from helpers.drawn import (drawn, ends, moved_quietly, random_game, refused,
                           removals)
from rooms.records import beginning_of, option_value
from rules import (agree, has_won, legal_turns, men_left, new_game, play,
                   position_of, quiet_turns, resign, result, turns_with_three,
                   undo)
from test_rules import CROSSING, GUARDED, OPEN_MILL, move_to_and_fro

# The end of the game

def test_a_player_with_fewer_than_three_men_has_lost():
    game = drawn(OPEN_MILL)
    game.spots[15] = EMPTY
    move_to_and_fro(game, (1, 4), (20, 13))
    play(game, (4, 1, (13,)))
    assert result(game) == (WHITE, "few")
    assert has_won(game, WHITE) and not has_won(game, BLACK)
    assert legal_turns(game) == []


def test_a_player_below_three_men_on_the_board_counts_the_hand():
    game = drawn(OPEN_MILL, in_hand=(5, 1))
    for point in (3, 10):
        game.spots[point] = EMPTY
    assert game.spots.count(BLACK) == 2 and result(game) is None


def test_fewer_than_three_men_lose_while_placing_too():
    game = drawn(CROSSING, in_hand=(4, 0))
    for point in (3, 5, 10):
        game.spots[point] = EMPTY
    assert result(game) == (WHITE, "few")


BLOCKED = """
    W-----B-----W
    | .---B---. |
    | | .-.-. | |
    B-.-.   .-.-B
    | | .-.-. | |
    | .---B---. |
    W-----B-----W"""


def test_a_player_who_is_to_move_and_cannot_has_lost():
    assert result(drawn(BLOCKED)) == (BLACK, "blocked")
    assert legal_turns(drawn(BLOCKED)) == []


def test_a_player_who_is_blocked_but_not_to_move_has_not_lost():
    assert result(drawn(BLOCKED, "B")) is None


def test_a_player_who_has_men_in_hand_is_not_blocked():
    assert result(drawn(BLOCKED, in_hand=(1, 1))) is None


def test_a_player_who_flies_is_not_blocked():
    game = drawn(BLOCKED, flying="both")
    game.spots[0] = EMPTY
    assert result(game) is None and len(ends(game, 2)) == 15


def test_blocked_is_judged_after_the_removal():
    game = drawn(BLOCKED, "B")
    game.spots[7], game.spots[4], game.spots[3] = BLACK, EMPTY, BLACK
    assert removals(game, 3, 4) == {(0,), (2,), (21,), (23,)}
    play(game, (3, 4, (0,)))
    assert result(game) is None     # three men are left, and can fly


# Draws

TO_AND_FRO = [(0, 1), (3, 4), (1, 0), (4, 3)]


def quiet_game(**options):
    """A game in which both players can move to and fro."""
    return drawn("""
        W-----.-----W
        | B---.---B |
        | | .-.-. | |
        .-.-.   .-.-.
        | | .-.-. | |
        | .---B---%s |
        W-----.-----.""" % options.pop("more", "B"), **options)


def test_50_turns_in_a_row_without_a_mill_are_a_draw():
    game = quiet_game(repetitions=0, three_men_turns=0)
    move_to_and_fro(game, *(TO_AND_FRO * 13)[:49])
    assert result(game) is None
    move_to_and_fro(game, TO_AND_FRO[49 % 4])
    assert result(game) == (None, "no_mill") and legal_turns(game) == []


def test_placing_is_not_counted_as_a_turn_without_a_mill():
    game = random_game(random.Random(3), 2 * MEN)
    assert quiet_turns(game) == 0 and len(game.turns) == 2 * MEN


def test_a_mill_sets_the_count_back_whether_or_not_a_man_was_removed():
    for drawing, turns, counts in (
            (GUARDED % ".", [(4, 1, ()), (3, 4, ())], [0, 1]),
            (OPEN_MILL, [(1, 4, ()), (20, 13, ()), (4, 1, (15,)),
                         (13, 20, ())], [1, 2, 0, 1])):
        game, counted = drawn(drawing, all_in_mills="none"), []
        for turn in turns:
            play(game, turn)
            counted.append(quiet_turns(game))
        assert counted == counts


def test_10_turns_begun_with_three_men_on_each_side_are_a_draw():
    game = quiet_game(more=".", repetitions=0)
    move_to_and_fro(game, *(TO_AND_FRO * 3)[:9])
    assert result(game) is None
    move_to_and_fro(game, TO_AND_FRO[9 % 4])
    assert result(game) == (None, "three_men")


def test_the_turn_that_brings_about_three_men_each_is_not_counted():
    game = drawn(OPEN_MILL)
    game.spots[21] = EMPTY
    move_to_and_fro(game, (1, 4), (20, 13))
    play(game, (4, 1, (13,)))
    assert men_left(game, WHITE) == men_left(game, BLACK) == 3
    assert turns_with_three(game) == 0
    move_to_and_fro(game, (3, 8))
    assert turns_with_three(game) == 1


def test_the_same_position_for_the_third_time_is_a_draw():
    game = quiet_game()
    move_to_and_fro(game, *TO_AND_FRO * 2)
    assert result(game) == (None, "repetition")


def test_the_position_that_ends_phase_one_is_the_first_that_counts():
    game = quiet_game(in_hand=(0, 1), to_move="B", more=".")
    play(game, (None, 20, ()))
    move_to_and_fro(game, *TO_AND_FRO * 2)
    assert result(game) == (None, "repetition")
    undo(game)
    assert result(game) is None


def test_the_same_men_with_the_other_player_to_move_are_another_position():
    assert position_of(quiet_game()) != position_of(quiet_game(to_move="B"))


def test_each_draw_rule_can_be_switched_off():
    game = quiet_game(more=".", no_mill_turns=0, three_men_turns=0,
                      repetitions=0)
    move_to_and_fro(game, *TO_AND_FRO * 30)
    assert result(game) is None


def test_the_numbers_of_the_draw_rules_can_be_chosen():
    game = quiet_game(repetitions=2)
    move_to_and_fro(game, *TO_AND_FRO)
    assert result(game) == (None, "repetition")


def test_a_loss_comes_before_a_draw():
    game = drawn(OPEN_MILL, no_mill_turns=1)
    moved_quietly(game, 7)
    game.spots[3] = game.spots[10] = EMPTY
    assert result(game) == (WHITE, "few")
    game = drawn(BLOCKED, no_mill_turns=1)
    moved_quietly(game, 7)
    assert result(game) == (BLACK, "blocked")


def test_the_players_may_agree_on_a_draw():
    game = new_game()
    agree(game)
    assert result(game) == (None, "agreement") and legal_turns(game) == []


def test_a_player_may_resign():
    game = new_game()
    resign(game, WHITE)
    assert result(game) == (BLACK, "resigned")
    assert result(beginning_of(game)) is None
    undo(game)
    assert result(game) is None


def test_an_end_by_the_players_forgets_the_turns_taken_back():
    for end in (agree, lambda game: resign(game, WHITE)):
        game = new_game()
        play(game, (None, 4, ()))
        undo(game)
        end(game)
        assert game.undone == []


# Options

def test_an_option_that_there_is_not_is_refused():
    for name, value in [("flying", "sometimes"), ("two_mills", "2"),
                        ("no_mill_turns", "-1"), ("repetitions", "1"),
                        ("no_mill_turns", "9" * 4000)]:
        assert name in refused(ValueError, option_value, name, value)
    assert "jumping" in refused(KeyError, option_value, "jumping", "yes")


def test_the_defaults_are_those_of_the_rules():
    assert new_game().options == {
        "flying": "three", "two_mills": "one", "all_in_mills": "any",
        "no_mill_turns": 50, "three_men_turns": 10, "repetitions": 3}

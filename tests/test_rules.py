"""The rules of a turn, in order, with one test for each sentence."""

import random
import runpy
from itertools import permutations

import board
from board import (BLACK, EMPTY, MEN, WHITE, destinations, may_be_removed,
                   mills_made, new_spots, removable_points, vacant_points)
from helpers.drawn import (drawn, ends, random_game, random_options, refused,
                           removals)
from rooms.records import fault_of
from rules import (EMPTY_TURN, Refused, add_point, all_men_placed, copy_of,
                   is_whole, legal_turns, may_fly, men_left, new_game, play,
                   play_legal, points_next, redo, undo, unplay)


def move_to_and_fro(game, *turns):
    """Play turns (start, end) that remove nobody."""
    for start, end in turns:
        play(game, (start, end, ()))


# 1. The beginning

def test_each_player_begins_with_nine_men_in_hand():
    assert new_game().in_hand == {WHITE: 9, BLACK: 9}
    assert runpy.run_path(board.__file__)["MEN"] == 9


# 2. Phase one, placing

def test_a_man_may_be_placed_on_any_vacant_point():
    game = drawn("""
        W-----.-----.
        | .---B---. |
        | | .-.-. | |
        .-.-.   .-.-.
        | | .-.-. | |
        | .---.---. |
        .-----.-----.""", in_hand=(8, 8))
    assert ends(game, None) == set(range(24)) - {0, 4}
    assert vacant_points(game.spots) == sorted(ends(game, None))


def test_the_turns_that_may_be_typed_are_those_that_may_be_played():
    for seed in range(2):
        chance = random.Random(seed)
        game = new_game(**random_options(chance))
        while legal_turns(game):
            assert sorted(map(str, typed_turns(game, EMPTY_TURN))) \
                == sorted(map(str, legal_turns(game)))
            play(game, chance.choice(legal_turns(game)))


def typed_turns(game, turn):
    """Every whole turn that can be typed, point by point, after this turn."""
    if is_whole(game, turn):
        return [turn]
    return [whole for point in points_next(game, turn)
            for whole in typed_turns(game, add_point(game, turn, point))]


def test_no_man_may_be_placed_on_another():
    game = new_game()
    play(game, (None, 4, ()))
    assert fault_of(game, (None, 4, ()))[0] == "taken"


def test_white_begins_and_the_players_place_in_turn():
    game = new_game()
    assert game.to_move == WHITE
    play(game, (None, 4, ()))
    assert game.to_move == BLACK
    play(game, (None, 7, ()))
    assert game.to_move == WHITE
    assert (game.spots[4], game.spots[7]) == (WHITE, BLACK)


def test_no_man_moves_while_its_player_has_men_in_hand():
    game = new_game()
    play(game, (None, 4, ()))
    play(game, (None, 0, ()))
    assert fault_of(game, (4, 7, ()))[0] == "men_in_hand"


def test_phase_one_is_over_when_both_hands_are_empty():
    game = random_game(random.Random(1), 2 * MEN - 1)
    assert not all_men_placed(game) and game.in_hand[BLACK] == 1
    play(game, legal_turns(game)[0])
    assert all_men_placed(game)


# 3. Phase two, moving

MIDDLE = """
    W-----W-----.
    | .---W---B |
    | | .-.-. | |
    B-.-.   .-.-B
    | | .-.-. | |
    | W---.---. |
    .-----B-----."""


def test_a_man_moves_along_a_line_to_a_vacant_neighbour():
    game = drawn(MIDDLE)
    assert ends(game, 4) == {3, 7}
    assert ends(game, 1) == {2}
    assert ends(game, 18) == {10, 19}
    assert destinations(game.spots, 4) == [3, 7]


def test_a_man_does_not_jump_nor_move_to_a_point_that_is_not_connected():
    assert fault_of(drawn(MIDDLE), (1, 7, ()))[0] == "not_connected"
    assert fault_of(drawn(MIDDLE), (4, 8, ()))[0] == "not_connected"


def test_a_man_does_not_move_onto_another():
    assert fault_of(drawn(MIDDLE), (4, 5, ())) == ("occupied", 5)


def test_a_man_does_not_stay_where_it_is():
    assert fault_of(drawn(MIDDLE), (4, 4, ()))[0] == "same_point"


def test_nobody_moves_a_man_of_the_other_side():
    assert fault_of(drawn(MIDDLE), (5, 13, ())) == ("not_yours", 5)


def test_nobody_moves_from_a_vacant_point():
    assert fault_of(drawn(MIDDLE), (3, 10, ()))[0] == "vacant"


def test_a_man_whose_neighbours_are_all_taken_cannot_move():
    assert fault_of(drawn(MIDDLE), (0, 2, ())) == ("shut_in", 0)
    assert ends(drawn(MIDDLE), 0) == set()


def test_nobody_places_with_an_empty_hand():
    assert fault_of(drawn(MIDDLE), (None, 6, ()))[0] == "hand_empty"


# 4. Phase three, flying

FEW = """
    W-----.-----W
    | B---.---. |
    | | .-.-. | |
    .-B-.   .-.-.
    | | .-B-. | |
    | .---.---B |
    W-----.-----."""


def test_a_player_with_three_men_flies_to_any_vacant_point():
    game = drawn(FEW)
    assert ends(game, 0) == set(vacant_points(game.spots))
    assert len(ends(game, 0)) == 17


def test_a_player_with_four_men_does_not_fly():
    assert ends(drawn(FEW, "B"), 3) == {4}


def test_both_fly_as_soon_as_one_has_three_men_if_so_agreed():
    game = drawn(FEW, "B", flying="both")
    assert ends(game, 3) == set(vacant_points(game.spots))


def test_nobody_flies_if_so_agreed():
    assert ends(drawn(FEW, flying="never"), 0) == {1, 9}


def test_a_player_with_three_men_who_is_to_place_does_not_fly():
    game = drawn(FEW, in_hand=(1, 0))
    assert not may_fly(game, WHITE)
    assert {turn[0] for turn in legal_turns(game)} == {None}


def test_a_man_who_flies_is_never_shut_in():
    game = drawn(FEW)
    game.spots[1] = game.spots[9] = BLACK
    assert fault_of(game, (0, 22, ()))[0] is None
    game.options["flying"] = "never"
    assert fault_of(game, (0, 22, ()))[0] == "shut_in"


def test_three_men_means_three_in_all():
    game = drawn(FEW, in_hand=(0, 1), flying="both")
    assert may_fly(game, WHITE) and not may_fly(game, BLACK)


# 5. A mill

def test_a_mill_counts_when_the_third_man_is_placed():
    game = drawn("""
        W-----W-----.
        | .---.---. |
        | | .-.-. | |
        B-B-.   .-.-.
        | | .-.-. | |
        | .---.---. |
        .-----.-----.""", in_hand=(7, 7))
    assert removals(game, None, 2) == {(9,), (10,)}
    assert removals(game, None, 3) == {()}


OPEN_MILL = """
    W-----W-----W
    | B---.---. |
    | | .-.-. | |
    .-B-.   .-.-.
    | | B-.-. | |
    | .---.---B |
    W-----.-----."""


def test_a_mill_that_only_stands_there_removes_nobody():
    assert removals(drawn(OPEN_MILL), 21, 22) == {()}


def test_leaving_a_mill_and_coming_back_makes_a_new_mill():
    game = drawn(OPEN_MILL)
    move_to_and_fro(game, (1, 4), (20, 13))
    assert removals(game, 4, 1) == {(3,), (10,), (13,), (15,)}


def test_leaving_one_mill_and_closing_another_in_the_same_move_is_a_mill():
    game = drawn("""
        W-----W-----W
        | W---.---W |
        | | B-.-. | |
        .-B-.   .-B-.
        | | .-B-. | |
        | .---.---. |
        .-----.-----.""")
    assert removals(game, 1, 4) == {(6,), (10,), (13,), (16,)}


def test_a_man_unearned_with_the_point_that_it_has_left():
    game = drawn("""
        W-----W-----.
        | .---.---. |
        | | B-.-. | |
        .-B-.   .-B-.
        | | .-B-. | |
        | W---W---. |
        .-----.-----.""")
    assert removals(game, 1, 2) == {()}
    assert mills_made(game.spots, WHITE, 2, 1) == 0


# 6. Removing

def test_a_mill_removes_one_opposing_man_who_never_comes_back():
    game = drawn(OPEN_MILL)
    move_to_and_fro(game, (1, 4), (20, 13))
    play(game, (4, 1, (15,)))
    assert game.spots[15] == EMPTY and game.to_move == BLACK
    assert men_left(game, BLACK) == 3 and game.in_hand[BLACK] == 0
    assert game.turns == [(1, 4, ()), (20, 13, ()), (4, 1, (15,))]


def test_removing_is_compulsory():
    game = drawn(OPEN_MILL)
    move_to_and_fro(game, (1, 4), (20, 13))
    assert fault_of(game, (4, 1, ()))[0] == "removal_due"


def test_nobody_removes_without_a_mill():
    assert fault_of(drawn(OPEN_MILL), (1, 4, (3,))) == ("unearned", 3)
    assert fault_of(drawn(OPEN_MILL), (1, 4, (3, 15))) == ("unearned", 3)


def test_nobody_removes_an_own_man_or_none():
    game = drawn(OPEN_MILL)
    move_to_and_fro(game, (1, 4), (20, 13))
    assert fault_of(game, (4, 1, (0,)))[0] == "own_man"
    assert fault_of(game, (4, 1, (1,)))[0] == "own_man"
    assert fault_of(game, (4, 1, (7,)))[0] == "vacant"
    assert fault_of(game, (4, 1, (4,)))[0] == "vacant"      # it has left 4


GUARDED = """
    W-----.-----W
    | B---W---. |
    | | .-.-. | |
    .-B-.   .-.-.
    | | .-.-. | |
    | B---.---%s |
    W-----.-----."""


def test_a_man_in_a_mill_may_not_be_removed_while_another_is_free():
    game = drawn(GUARDED % "B")
    assert removals(game, 4, 1) == {(20,)}
    assert fault_of(game, (4, 1, (3,)))[0] == "in_mill"
    assert removable_points(game.spots, BLACK) == [20]
    assert may_be_removed(game.spots, 20)
    assert not may_be_removed(game.spots, 3)
    assert not may_be_removed(game.spots, 5)    # vacant


def test_if_all_opposing_men_stand_in_mills_any_may_be_removed():
    assert removals(drawn(GUARDED % "."), 4, 1) == {(3,), (10,), (18,)}


def test_if_all_opposing_men_stand_in_mills_none_is_removed_if_so_agreed():
    game = drawn(GUARDED % ".", all_in_mills="none")
    assert removals(game, 4, 1) == {()}
    play(game, (4, 1, ()))
    assert game.to_move == BLACK and men_left(game, BLACK) == 3


CROSSING = """
    W-----.-----W
    | B---W---B |
    | | .-W-. | |
    .-B-.   .-.-.
    | | .-.-. | |
    | B---.---. |
    .-----.-----."""


def test_two_mills_in_one_turn_remove_one_man():
    game = drawn(CROSSING, in_hand=(5, 5))
    assert mills_made(game.spots, WHITE, 1) == 2
    assert removals(game, None, 1) == {(5,)}
    assert fault_of(game, (None, 1, (5, 3)))[0] == "nothing_due"


def test_two_mills_in_one_turn_remove_a_man_each_if_so_agreed():
    game = drawn(CROSSING, in_hand=(5, 5), two_mills="each")
    assert removals(game, None, 1) == {(5, 3), (5, 10), (5, 18)}
    assert fault_of(game, (None, 1, (5,)))[0] == "removal_due"
    assert fault_of(game, (None, 1, (5, 5)))[0] == "vacant"     # not twice


def test_the_second_removal_is_judged_on_the_board_after_the_first():
    game = drawn(CROSSING, in_hand=(5, 5), two_mills="each")
    game.spots[5] = EMPTY           # now all of Black's men are in a mill
    assert removals(game, None, 1) == {*permutations((3, 10, 18), 2)}


def test_the_second_removal_lapses_if_nobody_may_be_removed():
    game = drawn(CROSSING, in_hand=(5, 5), two_mills="each",
                 all_in_mills="none")
    assert removals(game, None, 1) == {(5,)}


# 7. A turn

def test_an_illegal_turn_is_refused_and_changes_nothing():
    game = new_game()
    before = vars(copy_of(game))
    for turn in [None, 4, (), (4,), (None, 4), (None, 24, ()), (None, -1, ()),
                 (None, "4", ()), (None, 4, None), (None, 4, (None,)),
                 (24, 4, ()), (None, None, ()), [None, 4, ()],
                 (None, 0, (3,)), (0, 1, ())]:
        assert "is not a legal turn" in refused(ValueError, play, game, turn)
        assert vars(game) == before


def test_a_turn_is_noted_with_whole_numbers_whatever_equal_ones_are_played():
    game = new_game()
    play(game, (None, True, ()))
    play(game, (None, 4.0, ()))
    assert repr(game.turns) == "[(None, 1, ()), (None, 4, ())]"


def test_a_legal_turn_has_no_reason_against_it_and_each_other_turn_has_one():
    chance = random.Random(5)
    for _ in range(3):
        game = random_game(chance, chance.randrange(60),
                           **random_options(chance))
        legal, points = set(legal_turns(game)), chance.sample(range(24), 4)
        starts = [None] if game.in_hand[game.to_move] else [None, *range(24)]
        for start in starts:
            for end in range(24):
                for removed in [()] + [(point,) for point in points]:
                    turn = (start, end, removed)
                    assert (fault_of(game, turn)[0] is None) == (turn in legal)


def test_a_turn_taken_back_leaves_the_game_as_it_was():
    chance = random.Random(6)
    for _ in range(8):
        game = random_game(chance, **random_options(chance))
        while game.turns:
            before = vars(copy_of(game))
            undo(game)
            redo(game)
            assert vars(game) == before
            undo(game)
        assert game.spots == new_spots() and game.to_move == WHITE


def test_a_new_turn_forgets_those_that_were_taken_back():
    game = new_game()
    assert refused(Refused, undo, game) == "nothing to undo"
    play(game, (None, 4, ()))
    undo(game)
    play(game, (None, 5, ()))
    assert refused(Refused, redo, game) == "nothing to redo"


def count_turns(game, depth):
    """The number of different sequences of `depth` complete turns. From the
    beginning, it is 24, 552, ... Chess programs call this perft."""
    if depth < 2:
        return len(legal_turns(game)) if depth else 1
    total = 0
    for turn in legal_turns(game):
        play_legal(game, turn)
        total += count_turns(game, depth - 1)
        unplay(game)
    return total


def test_the_number_of_games_is_that_of_the_field():
    assert [count_turns(new_game(), depth) for depth in range(4)] \
        == [1, 24, 552, 12144]

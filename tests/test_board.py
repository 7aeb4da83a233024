"""The board: its points, its lines and mills, a sentence each."""

import random

from board import (ADJACENT, BLACK, EMPTY, MILLS, NAMES, POINTS, WHITE,
                   in_mill, mill_points, mills_made, new_spots, read_point)
from helpers.drawn import drawn, refused


# The board

def test_there_are_24_points_32_lines_and_16_mills():
    assert len(new_spots()) == 24
    assert sum(len(ends_of) for ends_of in ADJACENT) == 2 * 32
    assert len(set(MILLS)) == 16


def test_every_point_lies_in_exactly_two_mills():
    assert [point for point in range(24)
            if sum(point in mill for mill in MILLS) != 2] == []


def test_the_points_are_named_by_files_a_to_g_in_rows_7_to_1():
    assert list(NAMES) == sorted(NAMES,
                                 key=lambda name: (-int(name[1]), name[0]))
    assert {name[0] for name in NAMES} == set("abcdefg")
    assert (read_point("023"), read_point("0023")) == (23, None)


def test_a_wrong_drawing_of_the_board_is_refused():
    for drawing, reason in [(". " * 23, "24 points, not 23"),
                            (". " * 25, "24 points, not 25"),
                            (". " * 23 + "M", "'M' is not a part")]:
        assert reason in refused(ValueError, drawn, drawing)


# Mills

def test_three_men_of_one_colour_on_a_line_are_a_mill():
    spots = new_spots()
    for point in (3, 4, 5):
        spots[point] = WHITE
    assert in_mill(spots, WHITE, 4)
    spots[5] = BLACK
    assert not in_mill(spots, WHITE, 4)


def test_the_points_of_a_line_with_two_men_are_those_of_a_mill_and_its_chances():
    chance = random.Random(8)
    for _ in range(30):
        spots = [chance.choice((WHITE, BLACK, EMPTY)) for _ in POINTS]
        for man in (WHITE, BLACK):
            assert mill_points(spots, man) == {
                end for end in POINTS if mills_made(spots, man, end)}


def test_three_men_around_a_corner_are_no_mill():
    spots = new_spots()
    for point in (9, 0, 1):
        spots[point] = WHITE
    assert not any(in_mill(spots, WHITE, point) for point in (9, 0, 1))

"""test_hints.py - a hint is a legal turn, and its reason is true.

INPUT    nothing
STORAGE  TRUE
PROCESS  line_in may_fill count_ways all_ways
         made_mill made_two won broke stopped opened threatened doubled
         trapped freest narrowest
OUTPUT   test_...

Whether a reason is true is found here in another way than in hints.py: from
the drawing of the board before and after the turn.
"""

import random

import pytest

from board import ADJACENT, EMPTY, POINTS
from drawn import drawn, random_game
from game import OTHER, copy_of
from hints import REASONS, hints, reason_for
from rules import legal_turns, make, may_fly, result
from texts import TEXT

# PROCESS

def line_in(told):
    """The points of a line that is told as 3-4-5."""
    return [int(point) for point in told.split("-")]


def may_fill(game, man, told):
    """Could this player complete the line with one turn?"""
    line = line_in(told)
    vacant = [point for point in line if game.spots[point] == EMPTY]
    own = [point for point in line if game.spots[point] == man]
    if len(vacant) != 1 or len(own) != 2:
        return False
    if game.in_hand[man]:
        return True
    near = POINTS if may_fly(game, man) else ADJACENT[vacant[0]]
    return any(game.spots[point] == man and point not in own
               for point in near)


def count_ways(game, man):
    """The ways to vacant points, counted from the vacant points."""
    return sum(game.spots[near] == man for point in POINTS
               if game.spots[point] == EMPTY for near in ADJACENT[point])


def made_mill(game, turn, after, holes):
    """Is the line full of the player's men, also him who has just come?"""
    line, man = line_in(holes["line"]), game.to_move
    return (all(after.spots[point] == man for point in line)
            and turn[1] in line)


def made_two(game, turn, after, holes):
    return (made_mill(game, turn, after, holes)
            and made_mill(game, turn, after, {"line": holes["second"]})
            and holes["line"] != holes["second"])


def won(game, turn, after, holes):
    return result(after)[0] == game.to_move


def broke(game, turn, after, holes):
    other = OTHER[game.to_move]
    back = copy_of(after)
    for point in turn[2]:
        back.spots[point] = other
    return (holes["point"] in turn[2]
            and may_fill(back, other, holes["threat"])
            and not may_fill(after, other, holes["threat"]))


def stopped(game, turn, after, holes):
    other = OTHER[game.to_move]
    return (may_fill(game, other, holes["line"])
            and not may_fill(after, other, holes["line"]))


def opened(game, turn, after, holes):
    """Whatever the other player answers, can the mill be made again?"""
    line, man = line_in(holes["line"]), game.to_move
    assert all(game.spots[point] == man for point in line)
    for reply in legal_turns(after):
        later = copy_of(after)
        make(later, reply)
        if result(later) is None and not any(
                (start, end) == (turn[1], turn[0])
                for start, end, _ in legal_turns(later)):
            return False
    return may_fill(after, man, holes["line"])


def threatened(game, turn, after, holes):
    man = game.to_move
    return may_fill(after, man, holes["line"])


def doubled(game, turn, after, holes):
    vacant = {point for told in (holes["line"], holes["second"])
              for point in line_in(told) if after.spots[point] == EMPTY}
    return len(vacant) == 2 and threatened(game, turn, after, holes) \
        and threatened(game, turn, after, {"line": holes["second"]})


def trapped(game, turn, after, holes):
    other, point = OTHER[game.to_move], holes["point"]
    return after.spots[point] == other and not any(
        after.spots[near] == EMPTY for near in ADJACENT[point])


def all_ways(game, man):
    """The ways of this player after each turn that may be played."""
    found = []
    for turn in legal_turns(game):
        after = copy_of(game)
        make(after, turn)
        found.append(count_ways(after, man))
    return found


def freest(game, turn, after, holes):
    man = game.to_move
    return holes["ways"] == count_ways(after, man) == max(all_ways(game, man))


def narrowest(game, turn, after, holes):
    man = OTHER[game.to_move]
    return holes["ways"] == count_ways(after, man) == min(all_ways(game, man))


TRUE = {
    "hint wins": won, "hint two mills": made_two, "hint breaks": broke,
    "hint mill": made_mill, "hint stops": stopped, "hint double": doubled,
    "hint reopens": opened, "hint traps": trapped,
    "hint threatens": threatened, "hint ways": freest,
    "hint narrow": narrowest,
}


# OUTPUT

def test_every_reason_is_proved():
    assert set(TRUE) == set(REASONS)


@pytest.mark.parametrize("seed", range(60))
def test_every_reason_is_true_of_the_position(seed):
    game = random_game(random.Random(seed), seed)
    for turn in legal_turns(game):
        after = copy_of(game)
        make(after, turn)
        key, holes = reason_for(game, turn)
        assert TEXT[key].format(**holes).isascii()
        if key in TRUE:
            assert TRUE[key](game, turn, after, holes), (key, turn, holes)


def test_the_hint_is_the_best_turn_and_then_come_all_the_others():
    game = drawn("""
        W-----W-----.
        | B---.---. |
        | | .-.-. | |
        .-.-.   .-.-W
        | | .-.-. | |
        | .---W---. |
        B-----.-----B""", "W", flying="never")
    before = vars(copy_of(game))
    found = hints(game, 0.2)
    assert vars(game) == before
    turn, key, _ = found[0]
    assert (turn[:2], key) == ((14, 2), "hint wins")
    assert sorted(turn for turn, _, _ in found) == sorted(legal_turns(game))


def test_a_game_that_is_over_has_no_hint():
    game = random_game(random.Random(1))
    assert result(game)
    with pytest.raises(ValueError, match="over"):
        hints(game)


@pytest.mark.parametrize("seed", range(20))
def test_what_was_so_before_the_turn_is_no_reason_for_it(seed):
    game = random_game(random.Random(seed), 6 + 2 * seed)
    man = game.to_move
    for turn in legal_turns(game):
        key, holes = reason_for(game, turn)
        if key == "hint threatens":
            assert not may_fill(game, man, holes["line"])
        if key == "hint traps":
            assert any(game.spots[near] == EMPTY
                       for near in ADJACENT[holes["point"]])

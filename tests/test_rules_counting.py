"""Our rules and other programs count the same number of games."""

import random

from board import BLACK, MEN, WHITE, points_of
from helpers.drawn import drawn, random_game, random_options
from helpers.slow_rules import PLACES, all_turns, slow_count
from rules import (legal_turns, men_left, new_game, play, play_legal, result,
                   unplay)


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
    assert [count_turns(new_game(), depth) for depth in range(5)] \
        == [1, 24, 552, 12144, 255024]


def test_all_men_are_always_in_hand_on_the_board_or_lost():
    chance = random.Random(7)
    for _ in range(20):
        game = new_game(**random_options(chance))
        lost = {WHITE: 0, BLACK: 0}
        while result(game) is None and len(game.turns) < 200:
            turn = chance.choice(legal_turns(game))
            lost[BLACK if game.to_move == WHITE else WHITE] += len(turn[2])
            play(game, turn)
            for man in (WHITE, BLACK):
                assert lost[man] + men_left(game, man) == MEN
                assert len(points_of(game.spots, man)) \
                    == game.spots.count(man)


# The number of games

LETTER = {WHITE: "W", BLACK: "B"}

KNOWN = ("flying", "two_mills", "all_in_mills")   # to slow_rules.py

DRAWS_OFF = {"no_mill_turns": 0, "three_men_turns": 0, "repetitions": 0}


def slow_position(game):
    """The position of a game in the form of slow_rules.py."""
    men = {PLACES[point]: LETTER[spot]
           for point, spot in enumerate(game.spots) if spot in LETTER}
    hands = {LETTER[man]: left for man, left in game.in_hand.items()}
    return men, LETTER[game.to_move], hands


def rule_options(game):
    """The options that slow_rules.py knows."""
    return {name: game.options[name] for name in KNOWN}


def test_both_counters_agree_in_the_middle_of_games():
    for seed in range(10):
        chance = random.Random(seed)
        options = dict(random_options(chance), **DRAWS_OFF)
        options = {name: options[name] for name in KNOWN + tuple(DRAWS_OFF)}
        game = random_game(chance, chance.randrange(8, 70), **options)
        slow, rules = slow_position(game), rule_options(game)
        assert len(legal_turns(game)) == len(all_turns(slow, **rules))
        assert count_turns(game, 2) == slow_count(slow, 2, **rules)


FLYING = """
    W-----.-----.
    | W---.---B |
    | | .-.-. | |
    .-.-.   .-.-B
    | | .-B-. | |
    | .---.---. |
    W-----.-----B"""


def test_both_counters_agree_where_a_player_flies():
    for flying in ("three", "both", "never"):
        game = drawn(FLYING, "B", flying=flying, **DRAWS_OFF)
        assert count_turns(game, 2) == slow_count(
            slow_position(game), 2, **rule_options(game))

"""Our rules and other programs count the same number of games."""

import random

from board import BLACK, WHITE
from helpers.drawn import drawn, random_game, random_options
from helpers.slow_rules import PLACES, all_turns, slow_count
from rules import legal_turns, new_game, play_legal, unplay


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


LETTER = {WHITE: "W", BLACK: "B"}
KNOWN = ("flying", "two_mills", "all_in_mills")   # to slow_rules.py
DRAWS_OFF = {"no_mill_turns": 0, "three_men_turns": 0, "repetitions": 0}


def slow_position(game):
    """The position of a game in the form of slow_rules.py."""
    men = {PLACES[point]: LETTER[spot]
           for point, spot in enumerate(game.spots) if spot in LETTER}
    hands = {LETTER[man]: left for man, left in game.in_hand.items()}
    return men, LETTER[game.to_move], hands


def check_count(game):
    """Do both counters find as many turns, and pairs of turns?"""
    rules = {name: game.options[name] for name in KNOWN}
    slow = slow_position(game)
    assert len(legal_turns(game)) == len(all_turns(slow, **rules))
    assert count_turns(game, 2) == slow_count(slow, 2, **rules)


def test_both_counters_agree_in_the_middle_of_games():
    for seed in range(6):
        chance = random.Random(seed)
        options = dict(random_options(chance), **DRAWS_OFF)
        options = {name: options[name] for name in KNOWN + tuple(DRAWS_OFF)}
        check_count(random_game(chance, chance.randrange(8, 70), **options))


FLYING = """
    W-----.-----.
    | W---.---B |
    | | .-.-. | |
    .-.-.   .-.-B
    | | .-B-. | |
    | .---.---. |
    W-----.-----B"""


def test_both_counters_agree_where_a_player_flies():
    for flying in ("three", "never"):
        check_count(drawn(FLYING, "B", flying=flying, **DRAWS_OFF))

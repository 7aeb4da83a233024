"""The computer as a player: its levels, a sentence each."""

import random

import pytest

from board import BLACK, WHITE
from helpers.drawn import moved_quietly, random_game, random_options
from helpers.seldom import some_daily
from helpers.set_up import at
from rooms.computer.levels import LEVELS, choose_turn, judged_draw
from rules import OTHER, copy_of, legal_turns, new_game, play, result

TICK = 0.0005       # seconds of the clock for 64 positions


@pytest.fixture(autouse=True)
def finer_clock(clock):
    """With this clock the computer has time for more positions."""
    clock.tick = TICK


def a_game(levels, chance, seconds=0.02, most=90, **options):
    """A game between two levels, {man: level}. Each turn is checked."""
    game = new_game(**options)
    while not result(game) and len(game.turns) < most:
        before = vars(copy_of(game))
        turn = choose_turn(game, levels[game.to_move], seconds, chance)
        assert vars(game) == before     # no player changes the game
        play(game, turn)
    return game


@pytest.mark.parametrize("seed", some_daily(range(30), range(1, 30, 3)))
def test_every_level_plays_in_any_position(seed):
    chance = random.Random(seed)
    game = random_game(chance, seed * 2, **random_options(chance))
    if result(game) is None:
        for level in LEVELS:
            turn = choose_turn(game, level, 0.01, chance)
            assert turn in legal_turns(game)


def test_expert_keeps_its_time_and_a_seeded_game_is_the_same_everywhere(clock):
    game = a_game({WHITE: "hard", BLACK: "medium"}, random.Random(2024),
                  most=6)
    assert [end for _, end, _ in game.turns] == [4, 10, 19, 13, 12, 1]
    chance, late = random.Random(1), []
    for turns in range(2, 30, 2):
        game = random_game(chance, turns)
        if result(game) is None and len(legal_turns(game)) > 1:
            begun = clock.ticks
            choose_turn(game, "expert", 0.005, chance)
            late.append((clock.ticks - begun) * TICK - 0.005)
    assert max(late) < 3 * TICK and len(late) > 10


@pytest.mark.parametrize("better, worse", [
    ("easy", "beginner"), ("fair", "easy"), ("medium", "fair"),
    ("good", "medium"), ("hard", "good"),
    pytest.param("expert", "hard", marks=pytest.mark.slow(
        why="both look at thousands of positions in each turn"))])
def test_each_level_beats_the_one_below(better, worse):
    chance, points = random.Random(3), 0.0
    games = 2 if better == "hard" else 6        # hard thinks the longest
    for number in range(games):
        man = (WHITE, BLACK)[number % 2]
        winner = (result(a_game({man: better, OTHER[man]: worse}, chance))
                  or (None,))[0]
        points += {man: 1.0, None: 0.5}.get(winner, 0.0)
    assert points >= 0.6 * games


def test_a_player_who_is_behind_agrees_to_a_draw_and_one_ahead_does_not():
    game = at("W 0 1 2 4 9 11 B 20 22 23", flying="never")
    assert [judged_draw(game, man) for man in (WHITE, BLACK)] == ["early"] * 2
    moved_quietly(game, 20)
    assert judged_draw(game, BLACK) == "worse"
    assert judged_draw(game, WHITE) == "better"

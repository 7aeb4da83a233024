"""What the weaker levels notice and overlook, a sentence each."""

import random
from functools import lru_cache

import pytest

from board import ADJACENT, POINTS, WHITE
from helpers.drawn import drawn, random_game
from rooms.computer.judgement import gain
from rooms.computer.judgement import best_noticed
from rooms.computer.levels import (choose_turn, points_noticed,
                                   steps_away, turns_noticed)
from rules import copy_of, legal_turns, new_game, play, possible_turns, set_up

# STORAGE

HUMAN = ["beginner", "easy", "fair", "medium", "good"]

# White closes a mill on 2.
FORK = """
    W-----W-----.
    | .---.---. |
    | | .-.-. | |
    .-.-.   .-.-.
    | | .-.-. | |
    | B---.---. |
    .-----.-----B"""

# Black can close a mill on 2.
THREAT = """
    B-----B-----.
    | .---W---. |
    | | .-.-. | |
    .-.-.   .-.-.
    | | .-.-. | |
    | .---W---. |
    W-----.-----."""

# On its own, 14 is best for White. But then Black closes a mill on 22.
ELSEWHERE = """
    W-----.-----B
    | .---.---. |
    | | B-.-. | |
    W-.-.   W-.-.
    | | W-W-B | |
    | .---.---. |
    B-----.-----B"""


# PROCESS

def worth_noticed(game, turn, points):
    """What a turn gains, minus what the best answer gains. Only answers that
    end on these points count."""
    after = copy_of(game)
    play(after, turn)
    gains = [gain(after.spots, after.to_move, answer)
             for answer in possible_turns(after) if answer[1] in points]
    return gain(game.spots, game.to_move, turn) - max(gains, default=0)


# OUTPUT

@lru_cache(maxsize=None)
def games_with_a_mill():
    """{seed: a random game in which the player can make a mill}."""
    games = {seed: random_game(random.Random(seed), 5 + seed // 3)
             for seed in range(120)}
    return {seed: game for seed, game in games.items()
            if any(turn[2] for turn in legal_turns(game))}


@pytest.mark.parametrize("level", HUMAN[1:])
def test_a_mill_on_the_board_is_closed(level):
    closed = []
    for seed, game in games_with_a_mill().items():
        turn = choose_turn(game, level, chance=random.Random(seed))
        closed.append(bool(turn[2]))
    assert len(closed) > 40 and sum(closed) >= 0.9 * len(closed)


def test_beginner_overlooks_a_mill_that_is_far_from_the_last_turn():
    closed = {}
    for last in (14, 21):
        game = drawn(FORK, "B", in_hand=(7, 7))
        play(game, (None, last, ()))
        closed[last] = sum(
            bool(choose_turn(game, "beginner", chance=random.Random(seed))[2])
            for seed in range(100))
    assert 0 < closed[21] < closed[14] - 10


def test_before_the_first_turn_all_is_noticed():
    assert points_noticed(new_game(), random.Random(1), 0.1) == set(POINTS)


def test_the_last_turn_is_noticed_by_everybody_and_all_by_who_has_attention():
    game = random_game(random.Random(5), 30)
    start, end, removed = game.turns[-1]
    for attention, points in ((0.0, {start, end, *removed}), (1.0, {*POINTS})):
        assert points_noticed(game, random.Random(1), attention) == points


def test_the_farther_away_from_the_last_turn_the_more_is_overlooked():
    game, chance = new_game(), random.Random(1)
    play(game, (None, 0, ()))
    noticed = [points_noticed(game, chance, 0.7) for _ in range(1000)]
    for point, steps in ((0, 0), (9, 1), (10, 2), (23, 4)):
        share = sum(point in points for points in noticed) / 1000
        assert abs(share - 0.7 ** steps) < 0.05


def test_a_man_removed_draws_the_eye_as_the_man_moved_does():
    for turn, hand in (((None, 2, (18,)), 7), ((14, 2, (18,)), 0)):
        game = drawn(FORK, in_hand=(hand, 7))
        game.spots[14] = WHITE
        play(game, turn)
        assert steps_away(game)[18] == 0 == steps_away(game)[2]
        assert steps_away(game)[14] == (1 if hand else 0)


def test_who_notices_nothing_plays_near_the_last_turn():
    game = new_game()
    play(game, (None, 0, ()))
    assert turns_noticed(game, legal_turns(game), set())[0][1] in ADJACENT[0]


def blocks(game, level, point):
    """How often, of 100 times, the level stops the mill on this point."""
    return sum(choose_turn(game, level, chance=random.Random(seed))[1] == point
               for seed in range(100))


@pytest.mark.parametrize("level", ["fair", "medium"])
def test_a_threat_far_from_the_last_turn_is_overlooked_more_often(level):
    """Black threatens a mill on 2. The last man was placed near or far."""
    stopped = {}
    for last in (14, 18):
        game = drawn(THREAT, "B", in_hand=(6, 6))
        play(game, (None, last, ()))
        stopped[last] = blocks(game, level, 2)
    assert stopped[14] > stopped[18] + 20


@pytest.mark.parametrize("seed", range(20))
def test_the_turn_is_played_that_is_best_by_the_answers_noticed(seed):
    chance = random.Random(seed)
    game = random_game(chance, 2 * seed)
    turns = legal_turns(game)
    for points in ((), {2}, set(chance.sample(POINTS, 12)), {*POINTS}):
        worths = [worth_noticed(game, turn, points) for turn in turns]
        assert best_noticed(game, turns, points) \
            == turns[worths.index(max(worths))]


def test_an_answer_that_is_overlooked_does_not_count():
    game = drawn(ELSEWHERE, in_hand=(4, 4))
    turns, before = legal_turns(game), vars(copy_of(game))
    for points, end in (((), 14), ({*POINTS} - {22}, 14), ({22}, 22)):
        assert best_noticed(game, turns, points) == (None, end, ())
    assert vars(game) == before


@pytest.mark.parametrize("moment", range(1, 12))
def test_ctrl_c_while_a_level_thinks_leaves_the_game_as_it_is(
        moment, monkeypatch):
    game, left = random_game(random.Random(3), 12), iter(range(moment))

    def interrupting(*details):
        if next(left, None) is None:
            raise KeyboardInterrupt
        return gain(*details)
    monkeypatch.setattr("rooms.computer.judgement.gain", interrupting)
    before = vars(copy_of(game))
    turn = choose_turn(game, "medium", chance=random.Random(1))
    assert vars(game) == before and turn in legal_turns(game)
    assert next(left, None) is None


def test_easy_does_not_look_at_the_answer_and_medium_does():
    """No turn was played before, so everything is noticed."""
    differ = 0
    for seed in range(60):
        game = random_game(random.Random(seed), 12)
        game = set_up(game.spots, game.to_move, (3, 3))
        alone = {turn: gain(game.spots, game.to_move, turn)
                 for turn in legal_turns(game)}
        if not any(turn[2] for turn in alone):
            careful = {turn: worth_noticed(game, turn, {*POINTS})
                       for turn in alone}
            careless = choose_turn(game, "easy")
            assert alone[careless] == max(alone.values())
            best = choose_turn(game, "medium")
            assert careful[best] == max(careful.values())
            differ += careful[careless] < careful[best]
    assert differ > 1

"""What the weaker levels notice and overlook, a sentence each."""

import random

import pytest

from board import BLACK, POINTS
from helpers.drawn import random_game
from helpers.set_up import at
from rooms.computer.judgement import best_noticed, gain
from rooms.computer.levels import choose_turn, points_noticed
from rooms.records import set_up
from rules import copy_of, legal_turns, new_game, play, possible_turns, result


HUMAN = ["beginner", "easy", "fair", "medium", "good"]


def worth_noticed(game, turn, points):
    """What a turn gains, minus what the best answer gains. Only answers that
    end on these points count."""
    after = copy_of(game)
    play(after, turn)
    gains = [gain(after.spots, after.to_move, answer)
             for answer in possible_turns(after) if answer[1] in points]
    return gain(game.spots, game.to_move, turn) - max(gains, default=0)


@pytest.mark.parametrize("level", HUMAN[1:])
def test_a_mill_on_the_board_is_closed(level):
    closed = []
    for seed in range(120):
        game = random_game(random.Random(seed), 5 + seed // 3)
        if any(turn[2] for turn in legal_turns(game)):
            turn = choose_turn(game, level, chance=random.Random(seed))
            closed.append(bool(turn[2]))
    least = 0.75 if level == "easy" else 0.9
    assert len(closed) > 40 and sum(closed) >= least * len(closed)


def test_beginner_misses_a_mill_at_most_three_times():
    for seed in range(20):
        chance, game, missed = random.Random(seed), new_game(), 0
        while not result(game) and len(game.turns) < 120:
            turns = legal_turns(game)
            if game.to_move == BLACK:
                turn = choose_turn(game, "beginner", chance=chance)
                could = any(turn[2] for turn in turns)
                missed = missed + 1 if could and not turn[2] else 0
                assert missed <= 3
            else:
                turn = chance.choice(turns)
            play(game, turn)


# White can close a mill on 2, or Black can. The last man was placed near or
# far.
@pytest.mark.parametrize("words, level, near, far, more", [
    ("W 0 1 B 18 23 move black hand 7", "beginner", 14, 21, 10),
    *[("W 4 19 21 B 0 1 move black hand 6", level, 14, 18, 20)
      for level in ("fair", "medium")]])
def test_what_is_far_from_the_last_turn_is_overlooked_more_often(
        words, level, near, far, more):
    seen = []
    for last in (near, far):
        game = at(words)
        play(game, (None, last, ()))
        seen.append(sum(choose_turn(game, level, chance=random.Random(
            seed))[1] == 2 for seed in range(100)))
    assert 0 < seen[1] < seen[0] - more


def test_the_last_turn_is_noticed_by_everybody_and_all_with_attention():
    assert points_noticed(new_game(), random.Random(1), 0.1) == set(POINTS)
    game = random_game(random.Random(5), 30)
    start, end, removed = game.turns[-1]
    for attention, points in ((0.0, {start, end, *removed}), (1.0, {*POINTS})):
        assert points_noticed(game, random.Random(1), attention) == points


def test_the_turn_is_played_that_is_best_by_the_answers_noticed():
    for seed in range(20):
        chance = random.Random(seed)
        game = random_game(chance, 2 * seed)
        turns = legal_turns(game)
        for points in ((), {2}, set(chance.sample(POINTS, 12)), {*POINTS}):
            worths = [worth_noticed(game, turn, points) for turn in turns]
            assert best_noticed(game, turns, points) \
                == turns[worths.index(max(worths))]


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

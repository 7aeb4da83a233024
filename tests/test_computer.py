"""The computer as a player and an adviser, a sentence each."""

import random

import pytest

from board import (ADJACENT, BLACK, EMPTY, MEN, POINTS, WHITE, new_spots,
                   picture_of)
from computer import judgement
from computer.attention import (points_noticed, steps_away, turns_noticed,
                                worth_noticed)
from computer.judgement import (AT_HAND, arrival, at_hand, gain, gains_of,
                                judge)
from computer.last_turn import ends_game, last_answer, last_placing
from computer.levels import LEVELS, accepts_draw, choose_turn
from computer.search import (EQUAL, SURE, WIN, Search, first_state,
                             lanes_before, think,
                             try_turns)
from computer.symmetries import LANE, SYMMETRIES, code_after, code_of, smallest
from helpers.drawn import drawn, random_game, random_options
from rules import (OTHER, copy_of, legal_turns, make, new_game, play,
                   possible_turns, result, set_up, unmake)
from tournament.referee import play_game


# STORAGE

TIMELESS = [level for level in LEVELS if level != "expert"]

# How the game of hard against medium with random.Random(2024) begins.
SEEDED = [(None, 13, ()), (None, 10, ()), (None, 4, ()),
          (None, 19, ()), (None, 5, ()), (None, 20, ())]

NO_DRAWS = {"no_mill_turns": 0, "three_men_turns": 0, "repetitions": 0}

# White closes a mill on 2.
FORK = """
    W-----W-----.
    | .---.---. |
    | | .-.-. | |
    .-.-.   .-.-.
    | | .-.-. | |
    | B---.---. |
    .-----.-----B"""


TICK = 0.0005       # seconds of the clock for 64 positions


@pytest.fixture(autouse=True)
def finer_clock(clock):
    """Here the computer has the time for more positions."""
    clock.tick = TICK


# PROCESS

def a_game(levels, chance, seconds=0.02, **options):
    """A game between two levels, {man: level}; each turn is checked."""
    def player_of(level):
        """The level as a player who must not change the game."""
        def player(game):
            """A turn of this level."""
            before = vars(copy_of(game))
            turn = choose_turn(game, level, seconds, chance)
            assert vars(game) == before
            return turn
        return player
    game = new_game(**options)
    play_game(game, {man: player_of(level) for man, level in levels.items()},
              lambda turn: None, 90)
    return game


def points_of_match(first, second, games, seed):
    """What the first level scores against the second, of 1.0."""
    chance, points = random.Random(seed), 0.0
    for number in range(games):
        man = (WHITE, BLACK)[number % 2]
        game = a_game({man: first, OTHER[man]: second}, chance)
        winner = (result(game) or (None,))[0]
        points += {man: 1.0, None: 0.5}.get(winner, 0.0)
    return points / games


# OUTPUT: what may be relied on

@pytest.mark.parametrize("seed", range(6))
def test_never_an_illegal_turn_and_never_a_changed_game(seed):
    chance = random.Random(seed)
    levels = {man: chance.choice(list(LEVELS)) for man in OTHER}
    a_game(levels, chance, **random_options(chance))


@pytest.mark.parametrize("seed", range(30))
def test_every_level_plays_in_any_position(seed):
    chance = random.Random(seed)
    game = random_game(chance, seed * 2, **random_options(chance))
    if result(game) is None:
        for level in LEVELS:
            turn = choose_turn(game, level, 0.01, chance)
            assert turn in legal_turns(game)


def test_an_unknown_level_is_refused():
    with pytest.raises(ValueError, match="no level 'genius'"):
        choose_turn(new_game(), "genius")


def test_a_game_that_is_over_has_no_turn():
    game = drawn("W.. ... ... ... B.. ... .W. B.B", "W")
    with pytest.raises(ValueError, match="over"):
        choose_turn(game, "easy")


@pytest.mark.parametrize("level", TIMELESS)
def test_the_same_seed_plays_the_same_game(level):
    games = [a_game({WHITE: level, BLACK: level}, random.Random(4))
             for _ in range(2)]
    assert games[0].turns == games[1].turns


def test_the_seeded_game_is_the_same_on_every_machine():
    game = a_game({WHITE: "hard", BLACK: "medium"}, random.Random(2024))
    assert game.turns[:6] == SEEDED


@pytest.mark.parametrize("level", LEVELS)
def test_openings_vary(level):
    first = {choose_turn(new_game(), level, 0.02) for _ in range(12)}
    assert len(first) > 1


@pytest.mark.parametrize("level", TIMELESS)
def test_below_expert_a_turn_takes_less_than_half_a_second(level, clock):
    """Of a machine that looks at 10,000 positions in a second."""
    chance = random.Random(1)
    for turns in range(0, 60, 5):
        game = random_game(chance, turns, flying="both", two_mills="each")
        if result(game) is None:
            clock.ticks = 0
            choose_turn(game, level, chance=chance)
            assert 64 * clock.ticks < 5000


def test_expert_keeps_its_time(clock):
    chance, late = random.Random(1), []
    for turns in range(2, 30, 2):
        game = random_game(chance, turns)
        if result(game) is None and len(legal_turns(game)) > 1:
            begun = clock.ticks
            choose_turn(game, "expert", 0.05, chance)
            late.append((clock.ticks - begun) * TICK - 0.05)
    assert max(late) < 3 * TICK and len(late) > 10


def test_ctrl_c_plays_the_best_turn_found_so_far(clock):
    def interrupt(seconds):
        if seconds > 0.1:
            raise KeyboardInterrupt
    game = new_game()
    assert choose_turn(game, "expert", 30, alive=interrupt) \
        in legal_turns(game)
    assert 0.1 < clock.ticks * TICK < 0.11
    with pytest.raises(KeyboardInterrupt):
        choose_turn(game, "expert", 30, alive=interrupt, play_now=False)


def test_the_best_turn_stands_first_whenever_the_search_is_stopped():
    game = random_game(random.Random(3), 22)
    for moment in range(1, 80, 2):
        left, turns = iter(range(moment)), legal_turns(game)

        def interrupt(seconds):
            if next(left, None) is None:
                raise KeyboardInterrupt
        search = Search(alive=interrupt)
        with pytest.raises(KeyboardInterrupt):
            think(search, game, turns)
        assert turns[0] == search.best


def test_a_sign_of_life_is_given_while_it_thinks():
    seconds = []
    choose_turn(new_game(), "expert", 0.1, alive=seconds.append)
    assert seconds == sorted(seconds) and 0.09 < seconds[-1] <= 0.1
    assert len(seconds) > 100


def test_the_search_ends_when_so_many_positions_have_been_looked_at():
    search = Search(positions=500)
    assert think(search, new_game(), legal_turns(new_game())) == search.best
    assert 500 < search.positions < 600


# OUTPUT: forced results; `wins_in` proves each by plain trying

def wins_in(game, turns):
    """Can the player to move win with so many of his own turns?"""
    return any(is_won(game, turn, turns) for turn in legal_turns(game))


def is_won(game, turn, turns):
    """Does this turn win, at the latest with so many of the player's turns?"""
    after = copy_of(game)
    make(after, turn)
    if result(after):
        return result(after)[0] == game.to_move
    return turns > 1 and all(is_answered(after, reply, turns - 1)
                             for reply in legal_turns(after))


def is_answered(game, turn, turns):
    """Can the other player win after this turn?"""
    after = copy_of(game)
    make(after, turn)
    return not result(after) and wins_in(after, turns)


def chosen(game, level):
    """What the level plays here, with several seeds."""
    return {choose_turn(game, level, 0.2, random.Random(seed))
            for seed in range(3)}


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_win_at_once_is_taken(level):
    game = drawn("""
        W-----W-----.
        | B---.---. |
        | | .-.-. | |
        .-.-.   .-.-W
        | | .-.-W | |
        | .---B---. |
        B-----.-----.""")
    assert all(is_won(game, turn, 1) for turn in chosen(game, level))


@pytest.mark.parametrize("drawing, to_move, best", [
    ("""
        .-----W-----.
        | W---W---W |
        | | W-W-. | |
        .-B-.   .-B-.
        | | .-.-W | |
        | B---W---. |
        .-----B-----W""", "W", (7, 8, ())),
    ("""
        W-----.-----W
        | .---.---. |
        | | .-.-. | |
        B-B-B   .-.-W
        | | .-.-. | |
        | B---B---B |
        .-----.-----W""", "B", (10, 3, ())),
])
def test_expert_finds_the_only_win_in_three_turns(drawing, to_move, best):
    game = drawn(drawing, to_move, flying="never")
    assert not wins_in(game, 2)
    assert [turn for turn in legal_turns(game)
            if is_won(game, turn, 3)] == [best]
    assert chosen(game, "expert") == {best}


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("drawing, to_move, best", [
    ("""
        W-----.-----.
        | .---B---. |
        | | .-.-. | |
        W-W-W   .-.-.
        | | .-W-. | |
        | B---W---. |
        B-----.-----W""", "B", (21, 22, ())),
    ("""
        W-----B-----.
        | .---.---. |
        | | W-.-. | |
        W-B-.   .-.-B
        | | .-B-. | |
        | .---B---. |
        W-----.-----B""", "W", (21, 22, ())),
])
def test_the_only_turn_that_does_not_lose_at_once_is_found(
        level, drawing, to_move, best):
    game = drawn(drawing, to_move, flying="never")
    assert [turn for turn in legal_turns(game)
            if not is_answered(game, turn, 1)] == [best]
    assert chosen(game, level) == {best}


def test_the_poisoned_mill_is_left_alone():
    """White can make a mill on 0-1-2, but loses if he does."""
    game = drawn("""
        W-----W-----.
        | .---.---. |
        | | .-B-. | |
        B-B-B   B-B-B
        | | .-B-W | |
        | .---.---. |
        .-----B-----.""")
    mills = [turn for turn in legal_turns(game) if turn[2]]
    assert mills and all(is_answered(game, turn, 2) for turn in mills)
    assert not set(mills) & chosen(game, "expert")


# OUTPUT: the rules

def test_the_positions_before_count_as_drawn_while_they_may_come_again():
    game = drawn("""
        W-----.-----W
        | .---.---. |
        | | .-.-. | |
        .-.-.   .-W-.
        | | .-.-. | |
        | .---W---. |
        B-----B-----B""", "W", flying="never")
    seen = code_of(game) & LANE
    play(game, (0, 1, ()))
    assert lanes_before(game) == {seen}
    play(game, (21, 9, ()))
    assert len(lanes_before(game)) == 2
    play(game, (1, 0, ()))
    play(game, (9, 21, (2,)))
    assert lanes_before(game) == set()


def test_a_turn_back_to_a_position_before_is_worth_a_draw():
    game = drawn("""
        W-----.-----W
        | .---.---. |
        | | .-.-. | |
        .-.-.   .-W-.
        | | .-.-. | |
        | .---W---. |
        B-----B-----B""", "W", flying="never")
    for turn in [(0, 1, ()), (21, 9, ()), (1, 0, ())]:
        play(game, turn)
    for worth_a_draw in (True, False):
        search = Search(deepest=2)
        think(search, game, [(9, 21, ())])
        assert (search.worth == 0) == worth_a_draw
        game = drawn(picture_of(game.spots), "B", flying="never")


# OUTPUT: what is found ahead; `plain_worth` finds the same by plain trying

# In the last turn a man's way and the removal that it earns are judged each by
# itself: so much may that differ where both change one line.
APART = 5


def plain_worth(game, depth):
    """What the position is worth to the player to move, so far ahead; a drawn
    game is not seen before the last turn and after it."""
    outcome = result(game)
    if outcome and (outcome[0] or depth > 1):
        return {None: 0, game.to_move: WIN}.get(outcome[0], -WIN)
    if not depth:
        return judge(game)
    hand = at_hand(game.spots, game.to_move) if depth == 1 else 0
    moving = sum(game.in_hand.values()) < 2     # or this is the last placing
    # The player of the last turn looked at may stand pat.
    worths = [judge(game, moving) + hand * moving] if depth == 1 else []
    for turn in possible_turns(game):
        make(game, turn)
        worth = -plain_worth(game, depth - 1)
        worths.append(worth + hand * (moving and abs(worth) <= SURE))
        unmake(game)
    return max(worths)


def found_worth(game, depth):
    """The worth that the search finds; a win or a loss is WIN or -WIN."""
    search = Search(deepest=depth)
    think(search, game, legal_turns(game))
    won = abs(search.worth) > SURE
    return (WIN if search.worth > 0 else -WIN) if won else search.worth


@pytest.mark.parametrize("seed", range(60))
def test_the_search_finds_what_plain_trying_finds(seed):
    chance = random.Random(seed)
    game = random_game(chance, seed, **dict(random_options(chance), **NO_DRAWS))
    for depth in (2, 3):
        if result(game) is None and len(legal_turns(game)) ** depth < 7000:
            missing = plain_worth(game, depth) - found_worth(game, depth)
            last_placings = sum(game.in_hand.values()) == depth
            assert abs(missing) <= (EQUAL if last_placings else APART)


@pytest.mark.parametrize("seed", range(30))
def test_the_search_sees_the_draws_that_the_rules_count(seed):
    chance = random.Random(seed)
    game = random_game(chance, 20 + seed, **NO_DRAWS)
    game.options = dict(game.options, no_mill_turns=game.quiet[-1] + 2,
                        three_men_turns=game.threes[-1] + 2)
    if result(game) is None and len(legal_turns(game)) < 14:
        missing = plain_worth(game, 4) - found_worth(game, 4)
        assert abs(missing) <= APART


# The worth of a turn alone is found to a twentieth of a man, that of the turn
# played as well.
@pytest.mark.parametrize("begun", [0, 1, 2])
def test_chance_decides_between_turns_that_are_equally_good(begun):
    game = random_game(random.Random(begun), begun)
    worths, played = {}, set()
    for turn in legal_turns(game):
        search = Search(deepest=3)
        think(search, game, [turn])
        worths[turn] = search.worth
    for seed in range(12):
        turns = legal_turns(game)
        random.Random(seed).shuffle(turns)
        played.add(think(Search(deepest=3), game, turns))
    best = max(worths.values())
    assert all(best - worths[turn] <= 2 * EQUAL for turn in played)
    assert len(played) > 1


# Black's last man blocks White, or else the man that he removes.
BLOCKED = """
    W-----W-----W
    | .---B---. |
    | | .-.-. | |
    W-B-.   .-.-.
    | | .-.-. | |
    | .---.---. |
    B-----.-----."""
BLOCKED_BY_REMOVAL = """
    W-----W-----W
    | B---B---. |
    | | .-.-. | |
    W-B-.   .-.-B
    | | .-W-. | |
    | .---.---. |
    B-----.-----."""


@pytest.mark.parametrize("drawing, best", [
    (BLOCKED, (None, 14, ())), (BLOCKED_BY_REMOVAL, (None, 18, (16,)))])
def test_the_last_man_placed_may_block_the_other(drawing, best):
    game = drawn(drawing, "B", in_hand=(0, 1))
    assert last_placing(game, WIN, 0) == WIN
    assert ends_game(game, best) and drawn(drawing, "B").spots == game.spots


def test_who_is_blocked_has_lost_whatever_is_asked():
    search = Search()
    search.game = drawn(BLOCKED, "W")
    search.game.spots[14] = BLACK
    state = first_state(search.game)
    for bound in (-WIN, 0):
        assert try_turns(search, 3, bound, state, None) == (-WIN, None)
    assert state[0] > -500 and last_answer(search.game, -500, state[0], 0) == -WIN


# OUTPUT: grades

@pytest.mark.parametrize("better, worse", [
    ("easy", "beginner"), ("fair", "easy"), ("medium", "fair"),
    ("good", "medium"), ("hard", "good"),
    pytest.param("expert", "hard", marks=pytest.mark.slow)])
def test_each_level_beats_the_one_below(better, worse):
    assert points_of_match(better, worse, 8, 3) >= 0.6


def test_a_player_who_is_behind_agrees_to_a_draw_and_one_ahead_does_not():
    game = drawn("""
        W-----W-----W
        | .---W---. |
        | | .-.-. | |
        W-.-W   .-.-.
        | | .-.-. | |
        | .---.---B |
        .-----B-----B""", flying="never")
    for level in LEVELS:
        assert accepts_draw(game, BLACK, level)
        assert not accepts_draw(game, WHITE, level)


# OUTPUT: what is noticed, and what is overlooked

HUMAN = ["beginner", "easy", "fair", "medium", "good"]

# Black can close a mill on 2.
THREAT = """
    B-----B-----.
    | .---W---. |
    | | .-.-. | |
    .-.-.   .-.-.
    | | .-.-. | |
    | .---W---. |
    W-----.-----."""


@pytest.mark.parametrize("level", HUMAN[1:])
def test_a_mill_on_the_board_is_closed(level):
    closed = []
    for seed in range(120):
        game = random_game(random.Random(seed), 5 + seed // 3)
        if any(turn[2] for turn in legal_turns(game)):
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
    """Black threatens a mill on 2; the last man was placed near or far."""
    stopped = {}
    for last in (14, 18):
        game = drawn(THREAT, "B", in_hand=(6, 6))
        play(game, (None, last, ()))
        stopped[last] = blocks(game, level, 2)
    assert stopped[14] > stopped[18] + 20


def test_an_answer_that_is_overlooked_does_not_count():
    game = drawn(THREAT, in_hand=(6, 5))
    turn = (None, 16, ())
    before = vars(copy_of(game))
    alone = worth_noticed(game, turn, ())
    assert worth_noticed(game, turn, {9}) > worth_noticed(game, turn, {2})
    assert alone == gain(game.spots, WHITE, turn)
    assert vars(game) == before


@pytest.mark.parametrize("moment", range(1, 12))
def test_ctrl_c_while_a_level_thinks_leaves_the_game_as_it_is(
        moment, monkeypatch):
    game, left = random_game(random.Random(3), 12), iter(range(moment))

    def interrupting(*details):
        if next(left, None) is None:
            raise KeyboardInterrupt
        return gain(*details)
    monkeypatch.setattr("computer.attention.gain", interrupting)
    before = vars(copy_of(game))
    turn = choose_turn(game, "medium", chance=random.Random(1))
    assert vars(game) == before and turn in legal_turns(game)
    assert next(left, None) is None


# OUTPUT: the numbers that the search reckons with

def test_easy_does_not_look_at_the_answer_and_medium_does():
    """Where no turn was played before, and so all is noticed."""
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


@pytest.mark.parametrize("turns", [9, 17, 30])
def test_what_is_good_for_one_player_is_as_bad_for_the_other(turns):
    game = random_game(random.Random(turns), turns)
    worth = judge(game)
    game.to_move = OTHER[game.to_move]
    assert judge(game) == -worth
    game.spots = [OTHER.get(spot, spot) for spot in game.spots]
    game.in_hand = {man: game.in_hand[OTHER[man]] for man in OTHER}
    assert judge(game) == worth


@pytest.mark.parametrize("goes", SYMMETRIES)
def test_images_of_a_position_are_worth_the_same(goes):
    for turns in (11, 25):
        game = random_game(random.Random(4), turns)
        image = copy_of(game)
        image.spots = [game.spots[goes.index(point)] for point in POINTS]
        assert judge(image) == judge(game)


@pytest.mark.parametrize("number", range(6))
def test_a_man_gains_on_every_line_through_the_point(number, monkeypatch):
    chance = random.Random(number)
    spots = chance.choices([WHITE, BLACK, EMPTY], k=len(POINTS))
    lines = [(3, 5), (1, 7), (0, 8), (2, 6), (18, 23)]
    alone = 0
    for line in lines[:number]:
        monkeypatch.setattr(judgement, "PARTNERS", {4: [line]})
        alone += arrival(spots, gains_of(WHITE, 4, 1))
    monkeypatch.setattr(judgement, "PARTNERS", {4: lines[:number]})
    assert arrival(spots, gains_of(WHITE, 4, 1)) == alone
    assert (alone != 0) == (number > 0)


def test_the_judgement_is_kept_up_to_date_turn_by_turn():
    game, chance = new_game(), random.Random(2)
    worth = judge(game)
    while result(game) is None:
        turn = chance.choice(legal_turns(game))
        worth = -worth - gain(game.spots, game.to_move, turn)
        make(game, turn)
        if len(game.turns) == 2 * MEN:  # judged by other numbers from now on
            worth = judge(game)
        assert worth == judge(game)


@pytest.mark.parametrize("white, black, mills", [
    ((0, 1, 11, 14, 17, 18, 20), (3, 8, 22), 1),    # 14 can close 0 1 2
    ((0, 1, 11, 17, 18, 20, 23), (3, 8, 22), 0),    # 23 is not beside 2
    ((0, 1, 11, 14, 17, 18, 20), (2, 3, 22), 0),    # 2 is not vacant
    ((0, 1, 2, 11, 17, 18, 20), (3, 8, 22), 1),     # 0 1 2 can be opened
    ((0, 1, 2, 11, 17, 18, 20), (4, 9, 14), 0),     # and now it is shut in
    ((0, 1, 14, 17, 18, 20), (3, 8, 22), 0),        # only six men
])
def test_a_mill_at_hand_can_be_closed_or_opened_next(white, black, mills):
    spots = new_spots()
    for man, other, worth in (WHITE, BLACK, 1), (BLACK, WHITE, -1):
        for point in POINTS:
            spots[point] = (man if point in white else
                            other if point in black else EMPTY)
        assert at_hand(spots, WHITE) == worth * mills * AT_HAND
        assert at_hand(spots, BLACK) == -at_hand(spots, WHITE)


def test_the_code_is_kept_up_to_date_turn_by_turn():
    game, chance = new_game(), random.Random(3)
    code = code_of(game)
    while result(game) is None:
        turn = chance.choice(legal_turns(game))
        code = code_after(code, game.to_move, turn)
        make(game, turn)
        assert code == code_of(game)


@pytest.mark.parametrize("goes", SYMMETRIES)
def test_images_of_a_position_have_the_same_smallest_lane(goes):
    game = random_game(random.Random(4), 11)
    image = copy_of(game)
    image.spots = [game.spots[goes.index(point)] for point in POINTS]
    assert smallest(code_of(image))[0] == smallest(code_of(game))[0]
    assert {goes[end] for _, end, removed in legal_turns(game) if removed} \
        == {end for _, end, removed in legal_turns(image) if removed}

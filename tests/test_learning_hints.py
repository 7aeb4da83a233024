"""What hints say, a sentence each. Every reason is proved in another way."""

import itertools
import random
import types

import pytest

from board import ADJACENT, BLACK, EMPTY, MILLS, POINTS, WHITE
from rooms.computer import choose_turn
from rooms.learning.hints import (REPLIES, hints_for, warning_for, weightiest,
                                  why_good)
from rooms.computer.judgement import MAN_WORTH
from rooms.learning.reasons import REASONS, TO_REMOVE, reason_for
from rooms.computer.search import SURE, turns_to_end, weigh
from rooms.console.sentences import sentence
from rooms.console.words import facts_in_words
from helpers.drawn import drawn, random_game
from helpers.seldom import some_daily
from rules import (OTHER, copy_of, has_few, is_blocked, legal_turns, lift,
                   make, may_fly, men_left, new_game, possible_turns, put,
                   result, set_up)

# STORAGE

# In these random games, each of this many turns, every reason is found three
# times, or as often as in all others. In 18 and 39 a mill seems to open again.
DAILY = (8, 10, 12, 13, 15, 16, 17, 18, 19, 20, 23, 24, 26, 30, 31, 32, 35, 36,
         38, 39, 47, 53)
SOME = (16, 17, 31, 32)     # in these few each is found at least once

# PROCESS: is a reason true?

def may_fill(game, man, line):
    """Could this player complete the line with one turn?"""
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
    """The ways to empty points, counted from the empty points."""
    if may_fly(game, man):
        return game.spots.count(man) * game.spots.count(EMPTY)
    return sum(game.spots[near] == man for point in POINTS
               if game.spots[point] == EMPTY for near in ADJACENT[point])


def made_mill(game, turn, after, facts):
    """Is the line full of the player's men, with the man that just came?"""
    line, man = facts["line"], game.to_move
    return (all(after.spots[point] == man for point in line)
            and turn[1] in line)


def made_two(game, turn, after, facts):
    return (made_mill(game, turn, after, facts)
            and made_mill(game, turn, after, {"line": facts["second"]})
            and facts["line"] != facts["second"])


def won(game, turn, after, facts):
    return result(after)[0] == game.to_move


def broke(game, turn, after, facts):
    other = OTHER[game.to_move]
    back = copy_of(after)
    for point in turn[2]:
        back.spots[point] = other
    return (facts["point"] in turn[2]
            and may_fill(back, other, facts["threat"])
            and not may_fill(after, other, facts["threat"]))


def stopped(game, turn, after, facts):
    other = OTHER[game.to_move]
    return (may_fill(game, other, facts["line"])
            and not may_fill(after, other, facts["line"]))


def opened(game, turn, after, facts):
    """Can the mill be made again, whatever the other player answers?"""
    line, man = facts["line"], game.to_move
    assert all(game.spots[point] == man for point in line)
    for reply in legal_turns(after):
        later = copy_of(after)
        make(later, reply)
        if result(later) is None and not any(
                (start, end) == (turn[1], turn[0])
                for start, end, _ in legal_turns(later)):
            return False
    return may_fill(after, man, facts["line"])


def threatened(game, turn, after, facts):
    man = game.to_move
    return may_fill(after, man, facts["line"])


def doubled(game, turn, after, facts):
    vacant = {point for line in (facts["line"], facts["second"])
              for point in line if after.spots[point] == EMPTY}
    return len(vacant) == 2 and threatened(game, turn, after, facts) \
        and threatened(game, turn, after, {"line": facts["second"]})


def trapped(game, turn, after, facts):
    other, point = OTHER[game.to_move], facts["point"]
    return after.spots[point] == other and not any(
        after.spots[near] == EMPTY for near in ADJACENT[point])


def could_double(game, man):
    """Could this player threaten two mills at once if it were their turn?"""
    game = copy_of(game)
    game.to_move = man
    before = [line for line in MILLS if may_fill(game, man, line)]
    for turn in {(start, end, ()) for start, end, _ in possible_turns(game)}:
        after = copy_of(game)
        put(after, turn)
        lines = [line for line in MILLS if may_fill(after, man, line)]
        vacant = {point for line in lines for point in line
                  if after.spots[point] == EMPTY}
        if len(vacant) > 1 and not set(lines) <= set(before):
            return True
    return False


def prevented(game, turn, after, facts):
    return (could_double(game, facts["other"])
            and not could_double(after, facts["other"]))


def has_way(game, point):
    return any(game.spots[near] == EMPTY for near in ADJACENT[point])


def freed(game, turn, after, facts):
    point = facts["point"]
    return (after.spots[point] == game.to_move == game.spots[point]
            and has_way(after, point) and not has_way(game, point))


def built(game, turn, after, facts):
    men = [after.spots[point] for point in facts["line"]]
    return men.count(game.to_move) == 2 and EMPTY in men \
        and turn[1] in facts["line"]


def spoilt(game, turn, after, facts):
    men = [after.spots[point] for point in facts["line"]]
    return men.count(facts["other"]) == 2 and turn[1] in facts["line"] \
        and after.spots[turn[1]] == game.to_move != facts["other"]


def all_ways(game, man):
    """The ways of this player after each turn that can be played."""
    found = []
    for turn in legal_turns(game):
        after = copy_of(game)
        make(after, turn)
        found.append(count_ways(after, man))
    return found


def freest(game, turn, after, facts):
    man, all_of_them = game.to_move, all_ways(game, game.to_move)
    return facts["ways"] == count_ways(after, man) == max(all_of_them) \
        > min(all_of_them)


def narrowest(game, turn, after, facts):
    man = OTHER[game.to_move]
    return facts["ways"] == count_ways(after, man) \
        == min(all_ways(game, man)) and man in after.spots


TRUE = {
    "hint wins": won, "hint two mills": made_two, "hint breaks": broke,
    "hint disarms": broke,
    "hint mill": made_mill, "hint stops": stopped, "hint double": doubled,
    "hint reopens": opened, "hint traps": trapped,
    "hint threatens": threatened, "hint ways": freest,
    "hint narrow": narrowest, "hint prevents": prevented,
    "hint frees": freed, "hint builds": built, "hint spoils": spoilt,
}


def test_every_reason_is_proved():
    assert set(TRUE) == {*REASONS, *TO_REMOVE}


@pytest.mark.parametrize("seed", some_daily(range(60), DAILY))
def test_every_reason_is_true_of_the_position(seed):
    game = random_game(random.Random(seed), seed)
    for turn in legal_turns(game):
        for reasons in (REASONS, TO_REMOVE):
            key, facts = reason_for(game, turn, reasons) or ("none", {})
            if reasons is REASONS or turn[2]:
                assert_true(game, turn, key, facts)
            if reasons is TO_REMOVE and key != "none":
                said = sentence(key, **facts_in_words(facts))
                assert "makes a mill" not in said


def test_every_reason_but_two_mills_is_found_in_some_of_these_positions():
    found = set()
    for seed in SOME:
        game = random_game(random.Random(seed), seed)
        for turn in legal_turns(game):
            for reasons in (REASONS, TO_REMOVE):
                found.add((reason_for(game, turn, reasons) or (None,))[0])
    assert found - {None} == {*REASONS, *TO_REMOVE} - {"hint two mills"}


def weighed_at(drawing, worths, in_hand):
    """What hints know about a drawn position whose turns have these worths."""
    game = drawn(drawing, in_hand=in_hand)
    return types.SimpleNamespace(game=game, worths=worths, ahead=3)


TWO_MEN = """
    W--------W--------.
    |  .-----.-----.  |
    |  |  .--.--.  |  |
    .--.--.     B--.--.
    |  |  .--B--.  |  |
    |  .-----.-----.  |
    .--------.--------.
    """
CLOSE, ELSEWHERE = (None, 2, (12,)), (None, 21, ())


def test_of_a_mill_that_is_left_open_a_hint_says_why_but_not_of_a_removal():
    weighed = weighed_at(TWO_MEN, {CLOSE: 0, ELSEWHERE: 0}, (2, 2))
    why = why_good(weighed, ELSEWHERE)
    assert why[1:] == [("hint or mill", {"line": (0, 1, 2)})]
    assert len(why_good(weighed, CLOSE)) == 1
    assert len(why_good(weighed, ELSEWHERE, TO_REMOVE)) == 1


def test_a_turn_without_a_reason_is_the_best_or_the_next_by_the_search():
    best, next_best = (None, 14, ()), (None, 23, ())
    weighed = weighed_at(TWO_MEN, {best: 7, next_best: 5}, (2, 2))
    assert weightiest(weighed, best, {}) == ("hint depth", {"depth": 3})
    assert weightiest(weighed, next_best, {}) == ("hint next", {"depth": 3})


def assert_true(game, turn, key, facts):
    """A reason that can be seen is true for the turn, and can be said."""
    if key in TRUE:
        after = copy_of(game)
        make(after, turn)
        assert sentence(key, **facts_in_words(facts)).isascii()
        assert facts.get("other", after.to_move) == after.to_move
        assert TRUE[key](game, turn, after, facts), (key, turn, facts)


# PROCESS: is it true what hints say about the search?

def line_is_played(game, turn, play):
    """The game after a turn and those that follow. Each must be legal."""
    later = copy_of(game)
    for turn in [turn] + play:
        assert turn in legal_turns(later)
        make(later, turn)
    return later


def removed_at_last(game, turn, facts):
    """Does the line of play end with removing the man on the point?"""
    line_is_played(game, turn, facts["play"])
    point = facts["point"]
    for start, end, _ in facts["play"]:
        point = end if point == start else point
    return point in facts["play"][-1][2] \
        and len(facts["play"]) % 2 and not turn[2] \
        and not any(later[2] for later in facts["play"][:-1])


def loses(game, turn, facts):
    later = line_is_played(game, turn, [facts["reply"]])
    return result(later)[0] == facts["other"]


def mill_was_there(game, turn, facts):
    return may_fill(game, game.to_move, facts["line"]) and not turn[2]


def waits(game, turn, facts):
    """Can the mill be made after every answer?"""
    after = line_is_played(game, turn, [])
    for reply in legal_turns(after):
        later = line_is_played(after, reply, [])
        if not may_fill(later, game.to_move, facts["line"]):
            return False
    return mill_was_there(game, turn, facts)


def doubled_then(game, turn, facts):
    later = line_is_played(game, turn, [facts["reply"]])
    return len({point for line in MILLS
                if may_fill(later, facts["other"], line)
                for point in line if later.spots[point] == EMPTY}) > 1


AHEAD = {
    "worse man": removed_at_last, "worse soon": removed_at_last,
    "worse wins": loses, "worse double": doubled_then, "hint waits": waits,
    "hint not yet": mill_was_there,
}


def assert_hints_true(game, hints):
    """Every reason is true. The good turns come first, then the worse ones.
    Only the last good turn may say that it is the last."""
    goods = [good for _, good, _ in hints]
    assert goods == sorted(goods, reverse=True)
    for number, (turn, good, reasons) in enumerate(hints):
        assert turn in legal_turns(game)
        assert reasons[0][0].startswith("hint" if good else "worse")
        only = bool({"hint only", "hint last"} & {key for key, _ in reasons})
        assert not only or good and not any(goods[number + 1:])
        for key, facts in reasons:
            assert_true(game, turn, key, facts)
            assert sentence(key, **facts_in_words(facts)).isascii()
            assert key not in AHEAD or AHEAD[key](game, turn, facts), key


def position_for(seed):
    """A position of a game between players who know a little."""
    chance, game = random.Random(seed), new_game()
    for _ in range(chance.choice(
            (0, 2, 5, 9, 12, 16, 18, 21, 26, 34, 45, 60))):
        turns = legal_turns(game)
        if turns:
            make(game, choose_turn(game, chance.choice(("easy", "medium")),
                                   chance=chance))
    return game


def flying_position_for(seed):
    """A position in which White has three men and flies. Black has three to
    six men."""
    chance = random.Random(seed)
    points = chance.sample(POINTS, 9)
    men = [WHITE] * 3 + [BLACK] * chance.randrange(3, 7)
    spots = [EMPTY] * len(POINTS)
    for point, man in zip(points, men):
        spots[point] = man
    return set_up(spots, chance.choice((WHITE, BLACK)))


def first_hints(game, most=7):
    return list(itertools.islice(hints_for(game), most))


@pytest.mark.parametrize("seed", range(8))
def test_what_hints_say_is_true(seed):
    game = (flying_position_for if seed % 4 == 3 else position_for)(seed)
    if len(legal_turns(game)) > 1:
        assert_hints_true(game, first_hints(game, 4))


@pytest.mark.slow(why="many hints are found, as carefully as in the program")
def test_500_hints_are_true(clock, monkeypatch):
    monkeypatch.setattr("rooms.learning.hints.REPLIES", REPLIES)
    clock.tick, told = 0.005, 0
    for seed in range(1000, 1120):
        game = (flying_position_for if seed % 4 == 3 else position_for)(seed)
        if legal_turns(game):
            hints = first_hints(game)
            assert_hints_true(game, hints)
            told += len(hints)
    assert told > 500


def men_ahead(game, depth, low=-99, high=99):
    """How many more men the player to move has than the other after this many
    turns, if both think only of men. A win counts as fifty men."""
    if has_few(game, game.to_move) or is_blocked(game):
        return -50
    if not depth:
        return men_left(game, game.to_move) \
            - men_left(game, OTHER[game.to_move])
    for turn in sorted(possible_turns(game), key=lambda turn: not turn[2]):
        put(game, turn)
        low = max(low, -men_ahead(game, depth - 1, -high, -low))
        lift(game, turn)
        if low >= high:
            break
    return low


def men_ahead_after(game, turn, depth):
    after = copy_of(game)
    make(after, turn)
    return -men_ahead(after, depth)


def loses_more(game, turn, best):
    """Does a turn lose a man more than the best turn? Five turns are looked
    at. If a player flies, there are many turns, so it is three."""
    flying = may_fly(game, WHITE) or may_fly(game, BLACK)
    return all(men_ahead_after(game, best, depth)
               > men_ahead_after(game, turn, depth)
               for depth in ((2,) if flying else (3, 4)))


@pytest.mark.slow(why="positions are looked at deeply, and in a plain way too")
def test_no_good_hint_loses_a_man_more_than_the_best(clock, monkeypatch):
    monkeypatch.setattr("rooms.learning.hints.REPLIES", REPLIES)
    told = 0
    for seed in range(2000, 2040):
        game = (flying_position_for if seed % 4 == 3 else position_for)(seed)
        if not legal_turns(game):
            continue
        clock.tick = 0.003          # 20,000 positions a second
        good = [turn for turn, good, _ in itertools.takewhile(
            lambda hint: hint[1], hints_for(game))]
        worths = weigh(game, legal_turns(game), 2).worths
        best = list(worths)[0]
        for turn in good:
            told += 1
            if worths[turn] < min(SURE, worths[best] - MAN_WORTH):
                assert not loses_more(game, turn, best), (seed, turn)
    assert told > 100           # one removal for each mill


CLOSING = """
    W-----W-----.
    | .---.---. |
    | | W-.-W | |
    .-.-.   .-B-W
    | | W-.-. | |
    | B---.---B |
    B-----B-----B"""


def test_of_a_man_picked_up_hints_are_told_though_another_could_make_a_mill():
    game = drawn(CLOSING, "W")
    hints = list(hints_for(game, begun=(0, None, ())))
    assert [turn[:2] for turn, _, _ in hints] == [(0, 9)]
    assert not hints[0][1]
    assert_hints_true(game, first_hints(game, 8))


def test_a_turn_that_makes_a_draw_is_called_so():
    game = drawn(CLOSING, "W", flying="never", no_mill_turns=1)
    hints = list(hints_for(game))
    for turn, good, reasons in hints:
        if not turn[2]:
            assert reasons[0][0] in ("hint draws", "worse draws")
    assert len(hints) > 4
    assert warning_for(game, (0, 9, ()), 0.2) is None


def wins_within(game, turns, man):
    """Does this player win in this many turns of their own, whatever the other
    does? Either may be to move. This looks in the plainest way."""
    over = result(game)
    if over or not turns and game.to_move == man:
        return bool(over) and over[0] == man
    own = game.to_move == man
    found = (wins_within(line_is_played(game, turn, []), turns - own, man)
             for turn in legal_turns(game))
    return any(found) if own else all(found)


@pytest.mark.parametrize("drawing, to_move, turns", [
    (CLOSING, "B", None),
    ("""
    .-----B-----W
    | W---B---. |
    | | W-.-B | |
    B-B-B   .-.-B
    | | .-.-. | |
    | .---.---. |
    .-----B-----.""", "W", 1)])
def test_a_sure_end_is_told_in_the_right_number_of_turns(drawing, to_move,
                                                         turns):
    game = drawn(drawing, to_move, flying="never")
    worths = weigh(game, legal_turns(game)).worths
    man = OTHER[game.to_move]
    for turn, worth in worths.items():
        number = turns_to_end(worth)
        if number and worth < 0 and number < 3:
            after = line_is_played(game, turn, [])
            assert wins_within(after, number, man)
            assert not wins_within(after, number - 1, man)
        assert turns in (None, number)


def test_a_single_legal_turn_is_not_called_the_only_good_one():
    game = drawn("""
        W-----B-----.
        | .---.---. |
        | | .-.-. | |
        W-B-.   .-.-.
        | | .-.-. | |
        | .---.---. |
        W-----B-----B""", "W", flying="never")
    assert legal_turns(game) == []
    game.spots[10] = EMPTY
    game.spots[2] = BLACK
    assert [turn[:2] for turn in legal_turns(game)] == [(9, 10)]
    assert_hints_true(game, list(hints_for(game)))


@pytest.mark.parametrize("seed", range(20))
def test_what_was_so_before_the_turn_is_no_reason_for_it(seed):
    game = random_game(random.Random(seed), 6 + 2 * seed)
    man = game.to_move
    for turn in legal_turns(game):
        key, facts = reason_for(game, turn) or ("none", {})
        if key == "hint threatens":
            assert not may_fill(game, man, facts["line"])
        if key == "hint traps":
            assert any(game.spots[near] == EMPTY
                       for near in ADJACENT[facts["point"]])

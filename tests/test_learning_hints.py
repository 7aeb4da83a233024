"""What hints say: every reason is true, and proved in another way."""

import itertools
import random
import re

import pytest

from board import ADJACENT, BLACK, EMPTY, MILLS, POINTS
from helpers.drawn import drawn, random_game
from helpers.playing import ENDED_GAME, WHOLE_GAME
from helpers.quoting import keys_of, keys_said
from helpers.seldom import SLOW, some_daily
from helpers.set_up import at, by_chance
from rooms.computer import choose_turn
from rooms.computer.weighing import WeighedTurns
from rooms.learning.advice import reason_in_words
from rooms.learning.hints import (found_by_search, hint_about, hints_for,
                                  reasons_seen, weightiest, why_good,
                                  why_this_man)
from rooms.learning.reasons import (SIGHTS, TO_REMOVE, game_after,
                                    missing_reason, reason_for)
from rules import (EMPTY_TURN, OTHER, copy_of, legal_turns, may_fly, move_men,
                   new_game, play_legal, possible_turns, result)

# In these random games, each of this many turns, every reason is found three
# times, or as often as in all others. In 18 and 39 a mill seems to open again.
DAILY = (8, 10, 12, 13, 15, 16, 17, 18, 19, 20, 23, 24, 26, 30, 31, 32, 35, 36,
         38, 39, 47, 53)


def told(*lines):
    """(turn, reasons) of the hint that the word hint tells after these lines.
    For a removal, the turn is its point."""
    said = keys_said(*lines, "hint")
    point = ["x".join([*facts.values()][::-1]) for key, facts in said
             if key in ("hint remove", "heard turn")]
    return [((*point, facts["turn"])[0], dict(said).get("because", facts)["why"])
            for key, facts in said if key in ("hint", "hint worse")][0]


BEGUN = WHOLE_GAME[:18]
TWO = "0 3 2 5 4 10 7 22 1 5".split()       # two mills, one man is removed
MILL = "4 19 3 18".split()                  # White can make a mill on 3 4 5


@pytest.mark.parametrize("lines, turn, why", [
    (WHOLE_GAME[:10], r"(20|4)x\d+", "hint (mill|breaks)"),
    (["options two-mills each", *TWO], "3|10|22", "hint"),  # the second man
    ([*BEGUN, "hint", "6-11"], r"(0|2|4|10|15|17|23)-\d+", "hint"),
    ([*MILL, "5", "19", "replay", "turn 4"], "5x1[89]", "hint (mill|breaks)"),
    ([*MILL, "5", "19", "replay", "turn 3"], "5$", "hint stops"),
    ([*MILL, "hint", "5"], "1[89]", "hint (?!mill|breaks)"),
    ([*BEGUN, "6"], "6-11", ""),
    ([*BEGUN, "6", "draw"], "6-11", "")])
def test_a_hint_is_about_the_board_shown_and_what_is_begun(lines, turn, why):
    told_turn, reasons = told(*lines)
    assert re.match(turn, told_turn) and re.match(why, reasons)


def test_the_next_hint_is_another_turn_not_another_removal():
    said = keys_of(*WHOLE_GAME[:14], "hint", "why", "men", "why", "hint")
    first, again, following = [facts["turn"].split(",")[0] for key, facts
                               in said if key in ("hint", "hint worse")]
    assert "why all" in dict(said)      # right after the hint
    assert first == again != following


def test_after_ctrl_c_hints_begin_anew_and_after_the_end_are_none(clock):
    clock.strikes_at = 0
    lines = ["hint", "hint", "no", *ENDED_GAME, "hint"]
    said = [key for key, _ in keys_of(*lines)]
    assert said.count("hint") == 1 and {"interrupted", "over"} <= {*said}


# Is a reason true?

def may_fill(game, man, line):
    """Could this player complete the line with one turn?"""
    vacant = [point for point in line if game.spots[point] == EMPTY]
    own = [point for point in line if game.spots[point] == man]
    if len(vacant) != 1 or len(own) != 2:
        return False
    near = POINTS if may_fly(game, man) else ADJACENT[vacant[0]]
    return game.in_hand[man] or any(
        game.spots[point] == man and point not in own for point in near)


def chances_for(game, man):
    """The lines that this player could complete with one turn."""
    return [line for line in MILLS if may_fill(game, man, line)]


def has_two(game, man):
    """Could this player complete lines on two points?"""
    return len({point for line in chances_for(game, man) for point in line
                if game.spots[point] == EMPTY}) > 1


def count_ways(game, man):
    """The ways to empty points, counted from the empty points."""
    if may_fly(game, man):
        return game.spots.count(man) * game.spots.count(EMPTY)
    return sum(game.spots[near] == man for point in POINTS
               if game.spots[point] == EMPTY for near in ADJACENT[point])


def made_mill(game, turn, after, facts):
    line, man = facts["line"], game.to_move
    return (all(after.spots[point] == man for point in line)
            and turn[1] in line)


def made_two(game, turn, after, facts):
    return facts["line"] != facts["second"] and all(
        made_mill(game, turn, after, {"line": facts[line]})
        for line in ("line", "second"))


def won(game, turn, after, facts):
    return (result(after) or (None,))[0] == game.to_move


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
        later = game_after(after, reply)
        if result(later) is None and not any(
                (start, end) == (turn[1], turn[0])
                for start, end, _ in legal_turns(later)):
            return False
    return may_fill(after, man, line)


def is_safe(game, turn, after, facts):
    return not chances_for(after, OTHER[game.to_move])


def threatened(game, turn, after, facts):
    """Can this mill be made only now, and the other player make none?"""
    return may_fill(after, game.to_move, facts["line"]) \
        and not may_fill(game, game.to_move, facts["line"]) \
        and is_safe(game, turn, after, facts)


def doubled(game, turn, after, facts):
    lines, man = (facts["line"], facts["second"]), game.to_move
    vacant = {point for line in lines for point in line
              if after.spots[point] == EMPTY}
    return len(vacant) == 2 and is_safe(game, turn, after, facts) \
        and all(may_fill(after, man, line) for line in lines) \
        and all(any(may_fill(game_after(after, reply), man, line)
                    for line in lines) for reply in legal_turns(after))


def trapped(game, turn, after, facts):
    """Can this man not move, but could move before?"""
    other, point = OTHER[game.to_move], facts["point"]
    return after.spots[point] == other and not has_way(after, point) \
        and has_way(game, point)


def could_double(game, man):
    game = copy_of(game)
    game.to_move = man
    before = {*chances_for(game, man)}
    for turn in {(start, end, ()) for start, end, _ in possible_turns(game)}:
        after = copy_of(game)
        move_men(after, turn)
        if has_two(after, man) and not {*chances_for(after, man)} <= before:
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
    """Do two men stand on the line that did not stand there alone before?"""
    before, men = [sorted(one.spots[point] for point in facts["line"])
                   for one in (game, after)]
    return men == sorted([game.to_move] * 2 + [EMPTY]) != before \
        and turn[1] in facts["line"]


def all_ways(game, man):
    """The ways of this player after each turn that can be played."""
    return [count_ways(game_after(game, turn), man)
            for turn in legal_turns(game)]


def freest(game, turn, after, facts):
    man, numbers = game.to_move, all_ways(game, game.to_move)
    return facts["ways"] == count_ways(after, man) == max(numbers) \
        > min(numbers) and not may_fly(after, man)


def narrowest(game, turn, after, facts):
    man = OTHER[game.to_move]
    return facts["ways"] == count_ways(after, man) \
        == min(all_ways(game, man)) and man in after.spots \
        and not may_fly(after, man)


def roomiest(game, turn, after, facts):
    empty = {end: [game.spots[point] for point in ADJACENT[end]].count(EMPTY)
             for _, end, _ in legal_turns(game)}
    return facts["ways"] == empty[turn[1]] == max(empty.values())


TRUE = {
    "hint wins": won, "hint two mills": made_two, "hint breaks": broke,
    "hint disarms": broke,
    "hint mill": made_mill, "hint stops": stopped, "hint double": doubled,
    "hint reopens": opened, "hint traps": trapped,
    "hint threatens": threatened, "hint ways": freest,
    "hint narrow": narrowest, "hint prevents": prevented,
    "hint frees": freed, "hint builds": built,
    "hint room": roomiest, "hint safe": is_safe, "hint again": opened,
}


def assert_true(game, turn, key, facts):
    """A reason that can be seen is true for the turn, and can be said."""
    assert reason_in_words(key, facts).isascii()
    if key == "hint this man":          # true of this turn, not of another
        other = (*turn[:2], (facts["next_man"],))
        assert turn[2] == (facts["best_man"],)
        key, facts = facts["reason"]
        assert facts not in TO_REMOVE[key](game, other, game_after(
            game, other))
    if key == "worse contrast":         # true of another turn, not of this one
        key, facts = facts["reason"]
        assert not TRUE[key](game, turn, game_after(game, turn), facts)
        turn = next(other for other in legal_turns(game) if TRUE[key](
            game, other, game_after(game, other), facts))
    if key in TRUE:
        after = game_after(game, turn)
        assert facts.get("other", after.to_move) == after.to_move
        assert TRUE[key](game, turn, after, facts), (key, turn, facts)


def test_every_reason_is_proved():
    assert set(TRUE) == {*SIGHTS, *TO_REMOVE, "hint safe", "hint again"}


@pytest.mark.parametrize("seeds", [DAILY, pytest.param(range(60), marks=SLOW)])
def test_every_reason_is_true_and_almost_all_are_found(seeds):
    found = {"hint two mills", "hint room"}     # see their own tests
    for seed in seeds:
        game = random_game(random.Random(seed), seed)
        for turn in legal_turns(game):
            for reasons in (SIGHTS, TO_REMOVE)[:2 if turn[2] else 1]:
                why = reason_for(game, turn, reasons)
                if why:
                    assert_true(game, turn, *why)
                    found.add(why[0])
    assert found == {*SIGHTS, *TO_REMOVE}


# Is it true what hints say about the search?

def line_is_played(game, turn, play):
    """The game after a turn and those that follow. Each must be legal."""
    later = copy_of(game)
    for one in [turn] + play:
        assert one in legal_turns(later)
        play_legal(later, one)
    return later


def removed_at_last(game, turn, facts):
    """Does the line of play end with removing a man: that on the point?"""
    line_is_played(game, turn, facts["play"])
    *before, last = facts["play"]
    return last[2] and facts.get("point", last[2][0]) in last[2] \
        and not len(before) % 2 and not turn[2] \
        and not any(later[2] for later in before)


def loses(game, turn, facts):
    after = line_is_played(game, turn, [])
    ends = {result(line_is_played(after, reply, []))
            for reply in legal_turns(after) if reply[:2] == facts["reply"][:2]}
    return {end and end[0] for end in ends} == {facts["other"]}


def mill_was_there(game, turn, facts):
    return may_fill(game, game.to_move, facts["line"]) and not turn[2]


def waits(game, turn, facts):
    """Can the mill be made after every answer?"""
    after = line_is_played(game, turn, [])
    return mill_was_there(game, turn, facts) and all(
        may_fill(line_is_played(after, reply, []), game.to_move, facts["line"])
        for reply in legal_turns(after))


AHEAD = {
    "worse man": removed_at_last, "worse soon": removed_at_last,
    "worse double": lambda game, turn, facts: has_two(
        line_is_played(game, turn, [facts["reply"]]), facts["other"]),
    "worse wins": loses, "hint waits": waits, "hint rather": mill_was_there,
}


def first_hints(game, most):
    """This many hints, or all hints if there are fewer."""
    return list(itertools.islice(hints_for(game), most))


@pytest.mark.parametrize("seed", some_daily(range(44), (5, 10, 15, 19, 40)))
def test_hints_are_true(seed, clock):
    clock.tick = 0.02       # a second is 3200 positions
    chance, flies = random.Random(seed), seed % 4 == 3      # with three men
    game = by_chance(chance, 3, chance.randrange(3, 7)) if flies \
        else new_game()
    for _ in range(0 if flies else chance.choice(
            (0, 2, 5, 9, 12, 16, 18, 21, 26, 34, 45, 60))):
        if legal_turns(game):       # both players know a little
            play_legal(game, choose_turn(
                game, chance.choice(("easy", "medium")), chance=chance))
    hints = first_hints(game, 4) if len(legal_turns(game)) > 1 else []
    goods = [good for _, good, _ in hints]
    assert goods == sorted(goods, reverse=True)     # the good turns come first
    for turn, good, reasons in hints:
        assert turn in legal_turns(game)
        assert reasons[0][0].startswith("hint" if good else "worse")
        for key, facts in reasons:
            assert_true(game, turn, key, facts)
            if key == "worse contrast":     # true of the turn told first
                assert_true(game, hints[0][0], *facts["reason"])
            assert key not in AHEAD or AHEAD[key](game, turn, facts), key


TWO_MEN = """
    W-----W-----.
    | .---.---. |
    | | .-.-. | |
    .-.-.   B-.-.
    | | .-B-. | |
    | .---.---. |
    .-----.-----."""


def test_a_hint_says_why_a_mill_is_left_open_and_calls_the_best_turns_so():
    game = drawn(TWO_MEN, in_hand=(2, 2))
    close, elsewhere = (None, 2, (12,)), (None, 21, ())
    weighed = WeighedTurns(game, None, {close: 0, elsewhere: 0}, 3, False)
    why = why_good(weighed, elsewhere)
    assert why == [weightiest(weighed, elsewhere),
                   ("hint or mill", {"line": (0, 1, 2)})]
    assert len(why_good(weighed, close)) == 1
    weighed.worths[close] = -99
    assert why_good(weighed, elsewhere)[1][0] == "hint rather"
    turns = (None, 14, ()), (None, 23, ())
    weighed = weighed._replace(worths=dict(zip(turns, (7, 5))))
    (best, facts), following = [found_by_search(weighed, turn)
                                for turn in turns]
    assert (best, following) == ("hint depth", ("hint next", {"depth": 3}))
    # If only the search says why, others are told only of a man picked up
    for begun, told_turns in (EMPTY_TURN, [1, 0]), ((1, None, ()), [1, 1]):
        assert [len(hint_about(weighed, turn, begun))
                for turn in turns] == told_turns
    for turn in [turns[0], *facts["play"]]:         # what the computer expects
        assert turn in legal_turns(game)
        game = game_after(game, turn)
    assert (len(facts["play"]), facts["other"]) == (2, BLACK)


def test_a_man_picked_up_has_hints_though_another_could_make_a_mill():
    keys = dict(keys_of("setup W 0 1 6 8 14 15 B 13 18 20 21 22 23 move white",
                        "0", "hint", "hint"))
    assert keys["hint worse"]["turn"] == "0-9" and "no more hints" in keys


def test_of_two_removals_it_is_told_why_that_man_and_not_this_one():
    game = drawn("""
        W-----W-----.
        | .---.---. |
        | | .-.-. | |
        .-.-.   .-.-.
        | | .-.-. | |
        | B---B---. |
        .-----B-----.""", in_hand=(5, 5))
    key, facts = missing_reason(game, (None, 2, (19,)), (None, 2, (22,)))
    assert key == "hint disarms" and facts["point"] == 19
    turn, other = (None, 2, (19,)), (None, 2, (22,))
    judged = WeighedTurns(game, None, {turn: 0, other: -99}, 6, False)
    assert why_this_man(judged, turn, (key, facts)) == []   # it is said
    assert why_this_man(judged, turn, ("hint mill", {})) == [("hint this man", {
        "reason": (key, facts), "best_man": 19, "next_man": 22})]
    # Without 19 Black cannot make this mill, either: that is no contrast.
    assert missing_reason(game, (None, 2, (18,)), (None, 2, (19,))) is None


def test_of_a_turn_that_was_played_it_is_told_why_this_man():
    game = at("W 1 3 10 11 14 B 2 16 19 20 21 move B")
    (why, _), of_man = reasons_seen(game, (21, 22, (1,)))
    assert why == "hint mill" and of_man == (
        "why this man", {"reason": ("hint frees", {"point": 2}), "point": 1})


REMOVED = "W 9 10 15 17 20 B 4 12 13 16 19 hand 4 4"


@pytest.mark.parametrize("words, best, turn, key", [
    # Each man that is removed stops one of two mills.
    (REMOVED, (None, 11, (16,)), (None, 11, (13,)), None),
    (REMOVED, (None, 11, (13,)), (None, 11, (16,)), None),
    # Both open a mill that can be closed again.
    ("W 0 1 10 11 14 19 B 2 6 7 8 9 12 15 16 17 move B",
     (12, 13, ()), (7, 4, ()), None),
    # Both open a mill. Only one can be closed again.
    ("W 2 3 4 5 13 17 20 21 B 1 9 10 11 12 14 19 move B",
     (11, 6, ()), (9, 0, ()), "hint again"),
    # Both get a new chance for a mill. Only one leaves White none.
    ("W 6 11 12 13 15 21 23 B 1 3 5 9 10 14 move B",
     (9, 0, ()), (14, 2, ()), "hint safe"),
    # Both stop a mill. Only one makes one.
    ("W 0 1 B 3 4 19 hand 6 6", (None, 2, (4,)), (None, 5, ()), "hint mill")])
def test_of_what_two_turns_share_the_rest_is_told(words, best, turn, key):
    assert (missing_reason(at(words), best, turn) or [None])[0] == key

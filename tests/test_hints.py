"""What hints say, a sentence each: every reason is proved in another way."""

import itertools
import random

import pytest

from board import ADJACENT, BLACK, EMPTY, MILLS, POINTS, WHITE
from computer import choose_turn
from computer.endgames import FAR, best_turns, worth_after, worth_of
from computer.hints import (cannot_stop, first_loss, hints_for,
                            plainest_first, warning_for)
from computer.judgement import MAN_WORTH
from computer.reasons import REASONS, TO_REMOVE, reason_for, ways
from computer.search import SURE, WIN
from computer.worths import turns_to_end, weigh
from console.sentences import sentence
from console.words import facts_in_words
from helpers.drawn import drawn, random_game
from rules import (OTHER, copy_of, has_few, is_blocked, legal_turns, lift,
                   make, may_fly, men_left, new_game, possible_turns, put,
                   result, set_up)

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
    """The ways to vacant points, counted from the vacant points."""
    if may_fly(game, man):
        return game.spots.count(man) * game.spots.count(EMPTY)
    return sum(game.spots[near] == man for point in POINTS
               if game.spots[point] == EMPTY for near in ADJACENT[point])


def made_mill(game, turn, after, facts):
    """Is the line full of the player's men, also him who has just come?"""
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
    """Whatever the other player answers, can the mill be made again?"""
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
    """Could this player, were it his turn, threaten two mills at once?"""
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
    """The ways of this player after each turn that may be played."""
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


@pytest.mark.parametrize("seed", range(60))
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


def assert_true(game, turn, key, facts):
    """A reason that can be seen is true of the turn, and can be said."""
    if key in TRUE:
        after = copy_of(game)
        make(after, turn)
        assert sentence(key, **facts_in_words(facts)).isascii()
        assert facts.get("other", after.to_move) == after.to_move
        assert TRUE[key](game, turn, after, facts), (key, turn, facts)


# PROCESS: is what is said of the search true?

def line_is_played(game, turn, play):
    """The game after a turn and those that follow; each must be legal."""
    later = copy_of(game)
    for turn in [turn] + play:
        assert turn in legal_turns(later)
        make(later, turn)
    return later


def removed_at_last(game, turn, facts):
    """Does the line of play end with the removal of the man on the point?"""
    line_is_played(game, turn, facts["play"])
    return facts["point"] in facts["play"][-1][2] \
        and len(facts["play"]) % 2 and not turn[2] \
        and not any(later[2] for later in facts["play"][:-1])


def loses(game, turn, facts):
    later = line_is_played(game, turn, [facts["reply"]])
    return result(later)[0] == facts["other"]


def mill_was_there(game, turn, facts):
    return may_fill(game, game.to_move, facts["line"]) and not turn[2]


def waits(game, turn, facts):
    """May the mill be made after every answer?"""
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
    """Every reason is true; first come the good turns, then the worse; when
    there are worse ones, the last good turn says that it is the last."""
    goods = [good for _, good, _ in hints]
    assert goods == sorted(goods, reverse=True)
    for number, (turn, good, reasons) in enumerate(hints):
        assert turn in legal_turns(game)
        assert reasons[0][0].startswith("hint" if good else "worse")
        only = bool({"hint only", "hint last"} & {key for key, _ in reasons})
        if number + 1 < len(hints):
            assert only == (good and not goods[number + 1])
        elif len(hints) == len(legal_turns(game)):
            assert not only
        for key, facts in reasons:
            assert_true(game, turn, key, facts)
            assert sentence(key, **facts_in_words(facts)).isascii()
            assert key not in AHEAD or AHEAD[key](game, turn, facts), key


def position_for(seed):
    """A position of a game between players who know a little."""
    chance, game = random.Random(seed), new_game()
    for _ in range(chance.choice((0, 2, 5, 9, 12, 16, 18, 21, 26, 34, 45, 60))):
        turns = legal_turns(game)
        if turns:
            make(game, choose_turn(game, chance.choice(("easy", "medium")),
                                   chance=chance))
    return game


def flying_position_for(seed):
    """A position in which somebody flies, four men or more on the other side.
    """
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
        assert_hints_true(game, first_hints(game, 5))


@pytest.mark.slow
def test_500_hints_are_true():
    told = 0
    for seed in range(1000, 1085):
        game = (flying_position_for if seed % 4 == 3 else position_for)(seed)
        if legal_turns(game):
            hints = first_hints(game)
            assert_hints_true(game, hints)
            told += len(hints)
    assert told > 500


def men_ahead(game, depth, low=-99, high=99):
    """How many men the player to move is ahead of the other after so many
    turns, if both think of nothing else; a win counts fifty."""
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
    """Does a turn lose a man more than the best, as far as five turns show? If
    the players fly, and have many turns, three."""
    flying = may_fly(game, WHITE) or may_fly(game, BLACK)
    return all(men_ahead_after(game, best, depth)
               > men_ahead_after(game, turn, depth)
               for depth in ((2,) if flying else (3, 4)))


@pytest.mark.slow
def test_no_good_hint_loses_a_man_more_than_the_best(clock):
    told = 0
    for seed in range(2000, 2070):
        game = (flying_position_for if seed % 4 == 3 else position_for)(seed)
        if not legal_turns(game):
            continue
        clock.tick = 0.0015         # about as many positions as in a second
        good = [turn for turn, good, _ in itertools.takewhile(
            lambda hint: hint[1], hints_for(game))]
        worths = weigh(game, legal_turns(game), 2).worths
        best = list(worths)[0]
        for turn in good:
            told += 1
            if worths[turn] < min(SURE, worths[best] - MAN_WORTH):
                assert not loses_more(game, turn, best), (seed, turn)
    assert told > 300


# What is a good hint?

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
    found = list(hints_for(game, 0.2))
    assert vars(game) == before
    turn, good, reasons = found[0]
    assert turn[:2] == (14, 2) and good
    assert reasons[0][0] in ("hint wins", "hint breaks")
    assert sorted(turn for turn, _, _ in found) == sorted(legal_turns(game))


def test_a_game_that_is_over_has_no_hint():
    game = random_game(random.Random(1))
    assert result(game)
    with pytest.raises(ValueError, match="over"):
        hints_for(game)


def test_who_has_but_one_good_turn_is_told_so_and_why_the_others_are_worse():
    game = drawn("""
        .-----B-----B
        | .---.---. |
        | | .-.-. | |
        .-.-W   .-.-.
        | | .-.-. | |
        | .---.---. |
        .-----.-----W""", "W", (7, 7))
    first, good, why, second, better, against = sum(first_hints(game, 2), ())
    assert first == (None, 0, ()) and good
    assert [key for key, _ in why] == ["hint stops", "hint only"]
    assert not better and against[0][0] == "worse man"
    assert against[0][1]["reply"][1] == 0


def test_of_turns_about_as_good_the_plainest_comes_first():
    game = drawn("""
        W-----W-----.
        | .---.---. |
        | | .-.-. | |
        .-.-.   B-B-.
        | | .-.-. | |
        | .---.---. |
        .-----.-----.""", "W", (7, 7))
    mill, stop, other = (None, 2, (12,)), (None, 14, ()), (None, 7, ())
    worths = {other: 41, stop: 41, mill: 40}
    assert list(plainest_first(game, worths)) == [mill, stop, other]
    worths = {other: 42, stop: 41, mill: 40}
    assert list(plainest_first(game, worths)) == [stop, other, mill]


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
    assert_hints_true(game, list(hints_for(game)))


def test_a_turn_that_makes_a_draw_is_called_so():
    game = drawn(CLOSING, "W", flying="never", no_mill_turns=1)
    hints = list(hints_for(game))
    for turn, good, reasons in hints:
        if not turn[2]:
            assert reasons[0][0] in ("hint draws", "worse draws")
    assert len(hints) > 4
    assert warning_for(game, (0, 9, ()), 0.2) is None


def test_who_is_far_ahead_is_told_that_a_draw_is_worse():
    men = {WHITE: (0, 1, 14, 6, 8, 15, 17, 3), BLACK: (13, 18, 20, 23)}
    game = set_up(new_spots_of(men), WHITE)
    game.quiet = [49]
    hints = list(hints_for(game))
    assert hints[0][0][1] == 2 and len(hints) > 8
    assert [reasons for turn, _, reasons in hints if not turn[2]] \
        == [[("worse draws", {})]] * (len(hints) - 4)


def test_the_first_man_lost_is_the_others_to_remove():
    quiet, mill = (4, 7, ()), (4, 7, (12,))
    assert first_loss(quiet, [quiet, quiet, mill]) == 2
    assert first_loss(quiet, [mill]) == 0
    assert first_loss(quiet, [quiet, mill, mill]) is None
    assert first_loss(mill, [mill]) is first_loss(quiet, [quiet]) is None


def test_a_mill_that_no_turn_can_stop_is_no_reason_against_one():
    men = {WHITE: (4, 13, 21), BLACK: (0, 1, 18, 19)}
    game = set_up(new_spots_of(men), WHITE, (5, 5))
    for turn, good, reasons in first_hints(game, 12):
        stops = turn[1] in (2, 20)
        assert good or stops or reasons[0][0] != "worse man"


def test_who_has_removed_one_of_two_is_told_what_the_second_is_good_for():
    game = set_up(new_spots_of({WHITE: (1, 7, 3, 5), BLACK: (0, 9, 13, 19)}),
                  WHITE, (5, 5), two_mills="each")
    for turn, _, reasons in hints_for(game, begun=(None, 4, (0,))):
        assert turn[2] and turn[2][0] in (9, 13, 19)
        for key, facts in reasons:
            assert key != "hint disarms" or facts["point"] == turn[2][0]
            assert facts.get("threat") != (0, 9, 21)


def new_spots_of(men):
    return [next((man for man in men if point in men[man]), EMPTY)
            for point in POINTS]


def wins_within(game, turns, man):
    """Does this player win in so many turns of his, whatever the other does?
    He is to move, or else the other is; looked at in the plainest way."""
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


def test_an_endgame_that_a_draw_rule_ends_before_is_no_sure_win():
    spots = new_spots_of({WHITE: (0, 12, 15), BLACK: (13, 19, 22)})
    game, sure = set_up(spots, WHITE), set_up(spots, WHITE, three_men_turns=0,
                                              no_mill_turns=0)
    assert max(weigh(sure, legal_turns(sure)).worths.values()) > SURE
    assert max(weigh(game, legal_turns(game)).worths.values()) == 0
    assert [key for _, _, ((key, _), *_) in first_hints(sure, 1)] \
        == ["hint wins in"]


def test_ways_are_told_where_nothing_else_is_seen():
    assert reason_for(new_game(), (None, 4, ())) == ("hint ways", {"ways": 4})
    assert reason_for(new_game(), (None, 0, ())) is None
    game = drawn("""
        .-----.-----.
        | .---B---. |
        | | .-.-. | |
        .-.-.   .-.-.
        | | .-.-. | |
        | .---.---. |
        .-----.-----.""", "W", (9, 8))
    assert reason_for(game, (None, 3, ())) == (
        "hint narrow", {"ways": 3, "other": BLACK})


def test_an_open_mill_may_wait_if_nothing_can_stop_it():
    drawing = """
        W-----W-----.
        | .---.---. |
        | | .-.-. | |
        .-.-.   .-.-W
        | | %s-.-. | |
        | B---B---. |
        .-----.-----."""
    lone = drawn(drawing % "B", "B", flying="never")
    assert cannot_stop(lone, (0, 1, 2))
    near = drawn(drawing % ".", "B", (1, 1))
    assert not cannot_stop(near, (0, 1, 2))


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


def test_ways_of_men_who_fly_lead_everywhere():
    game = drawn("""
        W-----W-----.
        | B---.---. |
        | | .-.-. | |
        .-.-.   .-.-W
        | | .-.-. | |
        | .---B---. |
        B-----.-----B""", "W")
    assert ways(game, WHITE) == 3 * 17
    assert ways(game, BLACK) == 9
    for turn in legal_turns(game):
        assert "hint ways" not in (reason_for(game, turn) or ())


def test_on_the_empty_board_no_reason_is_about_men_of_the_other():
    for turn in legal_turns(new_game()):
        assert "other" not in (reason_for(new_game(), turn) or ("", {}))[1]


@pytest.mark.parametrize("turns", [1, 2])
def test_a_forced_win_is_counted_in_turns(turns):
    assert turns_to_end(WIN - 2 * (turns - 1)) == turns
    assert turns_to_end(2 * (turns - 1) + 1 - WIN) == turns
    assert turns_to_end(SURE) is None


# White wins, and only so: 10 to 11.
CRAMPED = """
    W-----B-----B
    | W---W---. |
    | | B-B-B | |
    .-W-.   W-.-.
    | | .-.-. | |
    | .---.---. |
    .-----.-----."""


@pytest.mark.parametrize("game", [flying_position_for(3),
                                  drawn(CRAMPED, "W")])
def test_worths_in_a_solved_endgame_come_from_the_tables(game):
    weighed = weigh(game, legal_turns(game))
    worths = weighed.worths
    assert set(worths) == set(legal_turns(game)) and weighed.ahead == FAR
    best = best_turns(game, legal_turns(game))
    assert {turn for turn in worths
            if worths[turn] == max(worths.values())} == set(best)
    for turn, worth in worths.items():
        known = worth_after(game, turn)
        assert known <= 0 or worth == known + WIN - FAR + 1
        assert (worth > SURE, worth < -SURE) == (known > 0, known < 0)
        if known:
            assert turns_to_end(worth) == (FAR - abs(known) + 1) // 2


def test_five_men_who_can_win_against_five_are_told_how():
    game = drawn(CRAMPED, "W")
    (turn, good, reasons), (_, second_good, _) = list(hints_for(game))[:2]
    assert (turn, good, second_good) == ((10, 11, ()), True, False)
    assert reasons[0] == ("hint wins in", {"turns": 13, "other": BLACK})


def test_five_men_in_a_draw_are_told_how_they_lose_one_all_the_same():
    game = drawn("""
        .-----B-----.
        | B---.---B |
        | | .-W-. | |
        .-.-W   W-.-.
        | | .-.-. | |
        | .---W---. |
        B-----B-----W""", "W")
    assert worth_of(game) == 0 == worth_after(game, (23, 14, ()))
    assert weigh(game, legal_turns(game), 0.5).ahead < FAR
    assert next(hints_for(game))[0] == (7, 4, ())
    assert warning_for(game, (23, 14, ()), 0.5)[0] == "worse man"


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

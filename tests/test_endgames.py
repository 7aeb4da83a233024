"""The endgames that are solved, a sentence each."""

import random
from functools import lru_cache

import pytest

import make_flying
import make_walking
from board import points_of
from helpers.set_up import NO_DRAWS, at, by_chance, with_men
from rooms.computer import choose_turn, endgames, weigh
from rooms.computer.endgames import (FAR, FLYING, WALKING,
                                     best_turns, is_solved, read_file,
                                     read_tables, worth_after, worth_of)
from rooms.computer.symmetries import SYMMETRIES
from rules import OTHER, legal_turns, new_game, result


@pytest.fixture
def unread(monkeypatch):
    """The test reads the tables again. Those read before come back later."""
    anew = lru_cache(maxsize=None)(read_tables.__wrapped__)
    # patched: they are read only once, and take long
    monkeypatch.setattr(endgames, "read_tables", anew)


def decided(chance, **options):
    """A position in which nobody flies, but one player wins."""
    lane = chance.choice([*read_tables()[1]])
    goes = chance.choice(SYMMETRIES)
    mine, others = [[goes[point] for point in men]
                    for men in make_walking.men_of(lane)]
    return with_men(chance, mine, others, **options)


def best_of(game):
    """The worth of the best turn. A player who has no turn has lost."""
    return max([worth_after(game, turn) for turn in legal_turns(game)],
               default=-FAR)


# These seeds give one or two positions that are won or lost.
@pytest.mark.parametrize("others, positions, seed", [
    (3, 30, 3), (4, 12, 11), (5, 18, 5), (6, 12, 13),
    *[pytest.param(others, 300, 1, marks=pytest.mark.slow(
        why="all turns of many positions are judged")) for others in (5, 6)]])
def test_a_position_is_worth_what_its_best_turn_is(others, positions, seed):
    chance, worths = random.Random(seed), set()
    for _ in range(positions):
        game = by_chance(chance, 3, others, **NO_DRAWS)
        assert worth_of(game) == best_of(game)
        worths.add(worth_of(game))
    assert len(worths) > 1


def test_so_it_is_where_nobody_flies_and_a_turn_away_from_what_is_decided():
    chance, drawn_ones, worths = random.Random(6), 0, set()
    for _ in range(40):
        game = decided(chance, **NO_DRAWS)
        worths.add(worth_of(game))
        assert worth_of(game) == best_of(game) != 0
        men = [points_of(game.spots, man)
               for man in (game.to_move, OTHER[game.to_move])]
        for lane in make_walking.lanes_before(*men):
            before = with_men(chance, *make_walking.men_of(lane), **NO_DRAWS)
            assert worth_of(before) == best_of(before)
            drawn_ones += worth_of(before) == 0
    assert drawn_ones > 30 and min(worths) < 0 < max(worths)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_better_levels_know_what_is_solved(level):
    chance = random.Random(11)
    games = [by_chance(chance, mine, others) for mine, others
             in [(3, 4), (4, 3), (3, 5), (6, 3), (5, 5)]]
    for game in games + [decided(chance) for _ in range(3)]:
        assert result(game) or choose_turn(game, level, 0.01, chance) \
            in best_turns(game, legal_turns(game))


def test_other_numbers_and_other_rules_are_not_solved():
    chance = random.Random(3)
    assert is_solved(by_chance(chance, 3, 4))
    for mine, others in ((6, 4), (5, 6), (6, 6), (3, 7), (7, 3), (2, 3)):
        assert not is_solved(by_chance(chance, mine, others))
    for options in ({"flying": "never"}, {"two_mills": "each"},
                    {"all_in_mills": "none"}):
        game = by_chance(chance, 3, 4, **options)
        assert not is_solved(game)
        assert best_turns(game, legal_turns(game)) == legal_turns(game)
    assert not is_solved(new_game())


# A damaged file is read like a missing one: b"". A short file shows that.
def test_nothing_is_read_from_a_damaged_file(folder):
    path = folder / "endgames.bin"
    make_flying.write_file(path, bytes(range(256)))
    assert read_file(path) == bytes(range(256))
    whole = path.read_bytes()
    for damaged in (b"", whole[:-1], whole[:30], b"1 2\n" + whole[20:],
                    whole.replace(b" ", b" 1", 1)):
        path.write_bytes(damaged)
        assert read_file(path) == b""


@pytest.mark.parametrize("name", ["FLYING", "WALKING"])
def test_without_one_of_the_files_it_plays(name, folder, unread, monkeypatch):
    # patched: the files are parts of the program, and large
    for kind in ("FLYING", "WALKING"):
        monkeypatch.setattr(endgames, kind, str(folder / kind))
        if kind != name:
            make_flying.write_file(folder / kind, bytes(range(256)))
    for game in (by_chance(random.Random(1), 3, 4),
                 by_chance(random.Random(1), 5, 5)):
        assert not all(endgames.read_tables()) and not is_solved(game)
        assert choose_turn(game, "hard") in legal_turns(game)


# Three against six would take some more minutes, and most of the memory.
@pytest.mark.slow(why="all these endgames are solved again")
@pytest.mark.parametrize("script, kept, length", [
    (make_flying, FLYING, 8714332), (make_walking, WALKING, None)])
def test_a_file_is_what_its_script_makes(
        script, kept, length, folder, monkeypatch, unread):
    write_file, paths = script.write_file, []

    def write_aside(path, whole):
        paths.append(path)
        write_file(folder / "made", whole)

    # patched: it must not write into the program, nor take all memory
    monkeypatch.setattr(script, "write_file", write_aside)
    monkeypatch.setattr(make_flying, "SIZES", range(3, 6))
    script.main()
    assert paths == [kept]
    made = endgames.read_file(folder / "made")
    assert made == endgames.read_file(kept)[:length]


def test_a_turn_that_loses_too_late_is_weighed_without_an_error():
    # The next turn ends it
    game = at("W 2 8 15 B 1 12 14 move W", three_men_turns=1)
    weighed = weigh(game, legal_turns(game))
    assert {*weighed.worths} == {*legal_turns(game)}
    loses = [turn for turn in weighed.worths if worth_after(game, turn) < 0]
    assert loses and {weighed.worths[turn] for turn in loses} == {0}

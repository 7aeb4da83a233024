"""The endgames that are solved, a sentence each."""

import random
from pathlib import Path

import pytest

import make_endgames
from board import BLACK, EMPTY, POINTS, WHITE
from computer import endgames
from computer.endgames import (FAR, FILE, best_turns, is_solved, read_tables,
                               worth_after, worth_of)
from computer.levels import choose_turn
from helpers.drawn import drawn, set_up
from rules import OTHER, legal_turns, new_game, play, result

# The right mill removes 11; after the wrong one White wins.
POISONED = """
    B-----.-----W
    | .---.---W |
    | | W-B-. | |
    B-.-W   .-.-.
    | | .-.-. | |
    | .---.---. |
    .-----.-----."""
NO_DRAWS = {"no_mill_turns": 0, "three_men_turns": 0, "repetitions": 0}


@pytest.fixture
def unread():
    """The tables are read anew in the test, and after it."""
    read_tables.cache_clear()
    yield
    read_tables.cache_clear()


def by_chance(chance, mine, others, **options):
    """A position with so many men of the player to move, and of the other."""
    points = chance.sample(POINTS, mine + others)
    man = chance.choice((WHITE, BLACK))
    spots = [EMPTY] * len(POINTS)
    for number, point in enumerate(points):
        spots[point] = man if number < mine else OTHER[man]
    return set_up(spots, man, (0, 0), **options)


@pytest.mark.parametrize("others, positions", [(3, 50), (4, 60), (5, 300)])
def test_a_position_is_worth_what_its_best_turn_is_worth(others, positions):
    chance, worths = random.Random(others), set()
    for _ in range(positions):
        game = by_chance(chance, 3, others, **NO_DRAWS)
        best = max(worth_after(game, turn) for turn in legal_turns(game))
        assert worth_of(game) == best
        worths.add(best)
    assert len(worths) > 1


@pytest.mark.parametrize("mine, others", [(3, 3), (3, 4), (4, 3), (5, 3)])
def test_who_wins_by_the_tables_wins_in_so_many_turns(mine, others):
    chance, played = random.Random(7), 0
    while played < 5:
        game = by_chance(chance, mine, others, **NO_DRAWS)
        worth = worth_of(game)
        if worth > 0:
            winner, played = game.to_move, played + 1
            for left in range(FAR - worth, 0, -1):
                assert abs(worth_of(game)) == FAR - left
                play(game, chance.choice(best_turns(game, legal_turns(game))))
            assert result(game)[0] == winner


def test_the_man_is_removed_whose_removal_wins():
    game = drawn(POISONED, "B")
    worths = {removed: worth_after(game, (7, 21, (removed,)))
              for removed in (6, 11)}
    assert worths[6] < 0 < worths[11]
    assert (7, 21, (11,)) in best_turns(game, legal_turns(game))


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_better_levels_know_what_is_solved(level):
    chance = random.Random(11)
    for mine, others in 5 * [(3, 3), (3, 4), (4, 3), (3, 5), (5, 3)]:
        game = by_chance(chance, mine, others)
        turn = choose_turn(game, level, 0.01, chance)
        assert turn in best_turns(game, legal_turns(game))


def test_other_numbers_and_other_rules_are_not_solved():
    chance = random.Random(3)
    assert is_solved(by_chance(chance, 3, 4))
    for mine, others in ((4, 4), (3, 6), (2, 3)):
        assert not is_solved(by_chance(chance, mine, others))
    for options in ({"flying": "never"}, {"two_mills": "each"},
                    {"all_in_mills": "none"}):
        game = by_chance(chance, 3, 4, **options)
        assert not is_solved(game)
        assert best_turns(game, legal_turns(game)) == legal_turns(game)
    assert not is_solved(new_game())


@pytest.mark.parametrize("damage", [
    lambda whole: None, lambda whole: b"", lambda whole: whole[:-1],
    lambda whole: whole[:1000], lambda whole: b"1 2\n" + whole[20:],
    lambda whole: whole.replace(b" ", b" 1", 1)])
def test_without_the_file_or_with_a_damaged_one_it_plays_on(
        damage, folder, monkeypatch, unread):
    whole = damage(Path(FILE).read_bytes())
    monkeypatch.setattr(endgames, "FILE", str(folder / "endgames.bin"))
    if whole is not None:
        Path(endgames.FILE).write_bytes(whole)
    game = by_chance(random.Random(1), 3, 4)
    assert read_tables() == {} and not is_solved(game)
    assert choose_turn(game, "hard") in legal_turns(game)


def test_the_file_is_small_enough():
    assert Path(FILE).stat().st_size < 2 ** 20
    assert sum(map(len, read_tables().values())) < 10 * 2 ** 20


@pytest.mark.slow
def test_the_file_is_what_the_script_makes(folder, monkeypatch):
    monkeypatch.setattr(make_endgames, "FILE", folder / "made")
    make_endgames.main()
    assert (folder / "made").read_bytes().partition(b"\n")[0] \
        == Path(FILE).read_bytes().partition(b"\n")[0]

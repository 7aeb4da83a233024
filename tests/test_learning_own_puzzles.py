"""Puzzles from a player's own games, and when a puzzle comes again."""

import re

import pytest

from board import BLACK, MILLS, WHITE
from helpers.drawn import drawn
from helpers.playing import again, new_match
from rooms.console import notation
from rooms.console.screen import Screen
from rooms.learning.grades import judged_turns
from rooms.learning import history
from rooms.learning.history import as_puzzle, graded
from rooms.learning.memory import remembered
from rooms.learning.own_puzzles import (FAILED, GAPS, next_own, own_puzzles,
                                        puzzle_in_game, wait_of)
from rooms.learning.proof import (THEMES, Puzzle, in_a_line, read_puzzles,
                                  right_turns)
from rooms.records import PUZZLES, load_record, record_of, save_record
from rules import new_game, play, resign
from helpers.quoting import part
from rooms.console.sentences import TEXT

if len(MILLS) > 16:
    pytest.skip("the puzzles are for the board without diagonals",
                allow_module_level=True)


def a_game():
    """A game in which White misses a mill with turn 5."""
    game = new_game()
    for point in (0, 19, 1, 18, 4, 20):
        removed = (0,) if point == 20 else ()
        play(game, (None, point, removed))
    return game


def keep_game_of(folder, number=1, name="Ann", puzzles=None):
    """Keep a_game, in which White of this name gave up."""
    game = a_game()
    resign(game, WHITE)
    tags = {"White": name, "Black": "Computer, easy", "BlackComputer": "easy"}
    if puzzles is not None:
        tags[PUZZLES] = puzzles
    (folder / "games").mkdir(exist_ok=True)
    (folder / "games" / ("game %04d.txt" % number)).write_text(
        record_of(game, tags))


# Which positions are puzzles

def test_a_mistake_with_one_right_turn_is_a_puzzle():
    game = drawn("""
        W-----W-----.
        | .---.---. |
        | | .-.-. | |
        .-.-.   .-.-B
        | | .-.-. | |
        | .---.---. |
        B-----B-----.""", "W", (5, 5))
    play(game, (None, 4, ()))
    [judged] = judged_turns(game, 1, [WHITE])
    assert as_puzzle(judged) is None        # three men can be removed
    game = drawn("""
        W-----W-----.
        | .---.---. |
        | | .-.-. | |
        .-.-.   .-.-.
        | | .-B-B | |
        | .---.---. |
        B-----B-----B""", "W", (4, 4))
    play(game, (None, 4, ()))
    [judged] = judged_turns(game, 1, [WHITE])
    said = as_puzzle(judged)
    assert re.fullmatch("1 man [1-3]|1 save [1-3]|None", str(said))
    if said:
        puzzle = puzzle_in_game(game, said, [WHITE])
        assert len(right_turns(puzzle, puzzle.game, puzzle.turns)) == 1


def test_the_tag_of_a_game_names_its_puzzles_or_none():
    turns = list(judged_turns(a_game(), 1, [WHITE]))
    assert turns[1] is None and turns[0].game.to_move == WHITE
    tags = graded({}, turns, True)
    assert re.fullmatch(r"-|\d+ (man|win|save) \d(, \d+ \w+ \d)*",
                        tags[PUZZLES])
    assert PUZZLES not in graded({}, turns, False)


def test_a_tag_has_whole_puzzles_only(monkeypatch, folder):
    numbers = iter(range(101, 1000))
    monkeypatch.setattr(history, "as_puzzle",
                        lambda judged: "%d man 2" % next(numbers))
    monkeypatch.setattr(history, "grade", lambda judged: "??")
    game = a_game()
    tags = graded({}, [*judged_turns(game, 1, [WHITE])] * 20, True)
    save_record("long", game, {**tags, "White": "Ann"})
    named = load_record("long.txt")[1][PUZZLES].split(", ")
    assert len(named) == 30
    assert all(re.fullmatch(r"\d+ man 2", each) for each in named)


def test_with_other_rules_no_position_is_a_puzzle():
    game = drawn("""
        W-----W-----.
        | .---.---. |
        | | .-.-. | |
        .-.-.   .-.-.
        | | .-.-. | |
        | .---.---. |
        B-----B-----.""", "W", (5, 5), flying="never")
    play(game, (None, 4, ()))
    [judged] = judged_turns(game, 1, [WHITE])
    assert as_puzzle(judged) is None


@pytest.mark.parametrize("said", [
    "", "-", "x", "5", "5 man", "5 man 5", "5 man 0", "7 man 1", "0 man 1",
    "-1 man 1", "5 draw 1", "99999999999 man 1", "0000000005 man 1", "5 man 1 1", "² man 1"])
def test_what_names_no_turn_or_goal_is_no_puzzle(said):
    found = puzzle_in_game(a_game(), said, [WHITE])
    assert found is None or said == "5 man 1 1"


def test_a_turn_of_the_other_player_is_no_puzzle():
    assert puzzle_in_game(a_game(), "6 man 1", [WHITE]) is None
    assert puzzle_in_game(a_game(), "6 man 1", [BLACK]).solver == BLACK


# When a puzzle comes again

def wait(*said):
    """How many other puzzles must come before puzzle A. `said` are the tries:
    A or B is solved, a or b is failed."""
    return wait_of("White A", [FAILED + "White " + one.upper()
                               if one.islower() else "White " + one
                               for one in said])


def test_a_failed_puzzle_comes_again_after_one_three_and_seven_others():
    assert GAPS == (1, 3, 7)
    assert [wait(*"a"), wait(*"aB")] == [1, 0]
    assert [wait(*"aBa"), wait(*"aBaBBB")] == [3, 0]
    assert [wait(*"aBaBBBa"), wait(*("aBaBBBa" + "B" * 7))] == [7, 0]
    assert wait(*("aBaBBBa" + "B" * 7 + "a")) == 7


def test_a_puzzle_solved_twice_rests_until_it_is_failed():
    assert wait(*"AA") is None and wait(*"aBAA") is None
    assert wait(*"A") == 7 and wait(*"AAa") == 1


def test_a_new_puzzle_comes_before_one_that_must_wait():
    new, failed, due = [Puzzle(game, "man", turns) for game, turns in (
        (new_game(), 1), (new_game(), 2), (new_game(), 3))]
    lines = [FAILED + in_a_line(due), FAILED + in_a_line(failed), "learn 4"]
    assert next_own([failed, new], lines) == 1
    assert next_own([failed, new, due], lines) == 2
    assert next_own([failed], lines) == 0
    assert next_own([failed], [in_a_line(failed)] * 2) is None
    assert next_own([], lines) is None


# At the keyboard

def shown(folder, *lines):
    """What is said, with a kept game of Ann in which turn 5 is a puzzle."""
    keep_game_of(folder, puzzles="5 man 1")
    return " ".join(again("name white Ann", "puzzle mine", *lines).split())


def test_a_puzzle_of_an_own_game_is_shown(folder):
    said = shown(folder)
    assert "Puzzle 1 of 1 from your own games. White to move: win a man" \
        in said


def test_games_of_others_are_no_own_games(folder):
    keep_game_of(folder, name="Ben", puzzles="5 man 1")
    assert "There is no puzzle in your games now." in again(
        "name white Ann", "puzzle mine")


def test_a_game_without_grades_is_looked_at_first(folder):
    keep_game_of(folder)
    said = again("name white Ann", "puzzle mine")
    assert "The computer looks at your games without grades: 1." in said


def test_only_twenty_games_without_grades_are_looked_at(folder):
    for number in range(1, 24):
        keep_game_of(folder, number)
    said = again("name white Ann", "puzzle mine", "puzzle mine")
    assert "without grades: 20." in said and "without grades: 3." in said


def test_games_that_get_no_grades_do_not_hide_the_older_ones(folder):
    for number in range(1, 24):
        keep_game_of(folder, number)
        path = folder / "games" / ("game %04d.txt" % number)
        text = path.read_text("utf-8")
        assert "1. a7" in text          # a variation that must not be lost
        path.write_text(text.replace("1. a7", "1. a7 (1. d7)"), "utf-8")
    said = again("name white Ann", "puzzle mine", "puzzle mine")
    assert "without grades: 20." in said and "without grades: 3." in said


def test_a_wrong_and_a_right_turn_are_remembered(folder):
    keep_game_of(folder, puzzles="5 man 1")
    [puzzle] = own_puzzles(match_of_ann())
    right = notation(right_turns(puzzle, puzzle.game, 1)[0])
    shown(folder, "23", right)
    assert remembered(match_of_ann()) == [FAILED + in_a_line(puzzle)]
    shown(folder, right, "")
    assert remembered(match_of_ann())[1:] == [in_a_line(puzzle)]
    said = shown(folder, right, "")
    assert TEXT["no own puzzle"] in said


def match_of_ann():
    """A match at the beginning, with Ann as White."""
    return new_match(Screen(), {}, "Ann")


def test_enter_shows_the_next_own_puzzle(folder):
    keep_game_of(folder, 2, puzzles="5 man 2")
    keep_game_of(folder, puzzles="5 man 1")
    first, second = own_puzzles(match_of_ann())
    right = notation(right_turns(second, second.game, 1)[0])
    said = again("name white Ann", "puzzle mine", "puzzle mine", "stop")
    assert said.count(part("own puzzle")) == 2 and first.turns == 2
    assert right


# Themes

@pytest.mark.parametrize("theme", THEMES)
def test_each_theme_has_puzzles_and_its_word_shows_one(theme):
    numbers = [number for number, puzzle in enumerate(read_puzzles(), 1)
               if theme in puzzle.themes]
    assert len(numbers) >= 5
    assert "Puzzle %d of " % numbers[0] in again("puzzle " + theme)


def test_after_a_solved_puzzle_the_next_of_its_theme_comes():
    puzzles = read_puzzles()
    one, two = [number for number, puzzle in enumerate(puzzles, 1)
                if "mill" in puzzle.themes][:2]
    right = notation(right_turns(puzzles[one - 1], puzzles[one - 1].game,
                                 puzzles[one - 1].turns)[0])
    said = again("puzzle mill", right, "")
    assert "Puzzle %d of " % two in said

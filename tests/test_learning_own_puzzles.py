"""Puzzles from a player's own games, and when a puzzle comes again."""

import time
from contextlib import suppress

import pytest

from board import BLACK, WHITE
from helpers.keeping import keep_record
from helpers.playing import new_match
from helpers.quoting import keys_again
from rooms.learning.history import (A_DAY, mended_in, next_own, own_puzzles,
                                    puzzles_of)
from rooms.commands.memory import FAILED, LOOKED, ON_DAY, remembered
from rooms.learning.proof import Puzzle, in_a_line
from rooms.learning.review import judge_and_keep
from rooms.records import PUZZLES, grade_of
from rules import Refused, new_game, notation, play, resign, undo
from test_learning_grades import a_turn


def a_game():
    """A game in which White misses a mill with turn 5."""
    game = new_game()
    for point in (0, 19, 1, 18, 4, 20):
        play(game, (None, point, (0,) if point == 20 else ()))
    return game


def keep_game_of(folder, number=1, name="Ann", puzzles=None, mill=False):
    """Keep a_game, in which White of this name gave up."""
    game = a_game()
    if mill:                            # with turn 5 after all
        undo(game)
        undo(game)
        play(game, (None, 2, (19,)))
    resign(game, WHITE)
    tags = {"White": name, "Black": "Computer, easy", "BlackComputer": "easy"}
    if puzzles is not None:
        tags[PUZZLES] = puzzles
    keep_record(folder, number, game, tags)


def test_what_was_told_after_a_game_stays_in_its_review_and_a_puzzle(folder):
    keep_game_of(folder, puzzles="1, 5")
    assert [facts["turn"] for key, facts in keys_again("name Ann", "review")
            if key == "review point"] == ["1", "5"]
    match, told = new_match("Ann"), a_turn(0.6, has=0.2, number=3)
    match.game = a_game()
    match.notes["looked back"] = match.game, {3: told}
    turns = []
    tags = judge_and_keep(match, match.game, {}, "reviewing", 1, turns)
    assert turns[2] is told and grade_of(tags, 3) == "??"
    assert {"3", "5"} <= {*tags[PUZZLES].split(", ")}


def test_mistakes_come_by_their_cost_and_wrong_tags_are_left_out(folder):
    keep_game_of(folder, 1, puzzles="5, 3, 1")
    keep_game_of(folder, 2, puzzles="3, 1")
    assert [notation(puzzle.played) for puzzle in own()[0]] == ["1", "4", "0"]
    (folder / "games" / "game 0002.txt").unlink()
    for said in "", "x", "7", "0", "-1", "99999999999", "\xb2", "man 1":
        # So older programs have written it
        keep_game_of(folder, puzzles=said + ", 5 man 1, 6 better 1")
        [puzzle] = own()[0]
        assert (puzzle.solver, puzzle.goal) == (WHITE, "better"), said
        assert puzzle.game.options == new_game().options
    [puzzle] = puzzles_of(a_game(), {PUZZLES: "5, 6"}, [BLACK])
    assert puzzle.solver == BLACK


TODAY = ON_DAY + time.strftime("%Y-%m-%d")
DAYS = [ON_DAY + "2001-11-27", ON_DAY + "2001-11-28"]
FOUR_KEYS = [in_a_line(Puzzle(new_game(), "man", turns))
             for turns in range(1, 5)]
ONE, TWO, THREE, FOUR = FOUR_KEYS


def following(keys, lines):
    """The key of the puzzle that comes next, or why none does."""
    try:
        return next_own(keys, lines)
    except Refused as error:
        return error.reason


@pytest.mark.parametrize("lines, mended", [
    ([], 0), ([DAYS[0], ONE, ONE], 0), ([DAYS[0], ONE, DAYS[1], ONE], 1),
    ([ONE, TWO, ONE], 1), ([ONE, ONE], 1),      # old lines name no days
    ([ONE, ONE, FAILED + ONE], 0), (["learn 4", DAYS[0], ONE, TODAY, ONE], 1),
    ([DAYS[0], ONE, DAYS[1], FAILED + ONE, ONE], 0)])
def test_a_puzzle_solved_on_two_days_rests_until_it_is_failed(lines, mended):
    done = mended_in([ONE, TWO], lines)
    assert (done["count"], done["mended"]) == (2, mended)
    assert done["once"] == (mended == 0 and ONE in lines[-1:] or TWO in lines)
    assert following([ONE], lines) == ("no own puzzle" if mended else ONE)


@pytest.mark.parametrize("lines, key", [
    ([], ONE), ([FAILED + THREE, DAYS[1], FOUR], THREE),
    ([TODAY, FAILED + ONE], TWO), ([TODAY, ONE], TWO),
    ([LOOKED + THREE, FAILED + TWO], THREE), ([TODAY, LOOKED + ONE], TWO),
    ([LOOKED + THREE, THREE, LOOKED + FOUR], FOUR),
    ([ONE, ONE, TODAY, TWO], THREE),
    ([TODAY, FAILED + FOUR, ONE], TWO),             # asked for a third one
    ([TODAY, ONE, TWO, FAILED + THREE, FOUR], THREE),
    ([TODAY, *FOUR_KEYS], "own enough"),
    ([TODAY, "White win 1", FAILED + ONE, ONE], TWO)])
def test_at_most_two_puzzles_a_day_come_back_but_who_asks_sees_one(lines, key):
    assert A_DAY == 2 and following(FOUR_KEYS, lines) == key
    assert 0 <= mended_in(FOUR_KEYS, lines)["today"] <= A_DAY
    assert following([], lines) == "no own puzzle"
    enough = len(lines) > 2 and lines[0] == TODAY and "win" not in lines[1]
    with pytest.raises(Refused) if enough else suppress():
        next_own(FOUR_KEYS, lines, FOUR)        # after one that was shown


def test_puzzles_that_are_skipped_come_again_after_all_others(folder):
    for number in (1, 2):               # the same mistakes are there once
        keep_game_of(folder, number, puzzles="5, 3")
    said = mine("next", "next", *["puzzle mine %s" % at for at in "3021"])
    assert [facts["played"] for key, facts in said if key in (
        "own puzzle", "own puzzle other")] == ["4", "1", "4", "1", "4"]
    assert {"no puzzle", "no number"} <= {*dict(said)}
    assert [next_own(FOUR_KEYS, [TODAY, THREE], shown)
            for shown in FOUR_KEYS] == [TWO, FOUR, FOUR, ONE]
    said = mine("next", "23", "next", "puzzle mine 1")  # which one of today's
    assert [(facts["at"], facts["last"]) for key, facts in said
            if key == "own puzzle"] == [("1", "2"), ("1", "2"), ("2", "2")]
    assert dict(said)["own puzzle other"] == {"played": "4"}


def mine(*lines):
    """What is said to Ann, who asks for a puzzle from her games."""
    return keys_again("name white Ann", "puzzle mine", *lines)


def own():
    """The puzzles in the games of Ann, and how she did in puzzles."""
    match = new_match("Ann")
    return [*own_puzzles(match).values()], [line for line in remembered(match)
                                if not line.startswith(LOOKED)]


def test_only_own_puzzles_are_shown_and_all_turns_are_remembered(folder):
    keep_game_of(folder, name="Ben", puzzles="5")
    assert "no own puzzle" in dict(mine())
    keep_game_of(folder, puzzles="5")
    [puzzle], _ = own()
    right = "2x19"
    said = mine("23", right)
    assert ("own puzzle", {"at": "1", "last": "1", "played": "4"}) in said
    assert ("puzzle better", {"colour": "white"}) in said
    assert {"own puzzle words", "puzzle again"} <= {*dict(said)}
    assert own()[1] == [TODAY, FAILED + in_a_line(puzzle)]
    lines = folder / "games" / "learning.txt"
    for day, mended in zip(DAYS, "01"):
        # The same day, after it was failed, and after it was solved
        assert ("own enough" in dict(mine("stop"))) == (mended == "1")
        text = lines.read_text("utf-8")
        assert text.count(TODAY) == 1
        lines.write_text(text.replace(TODAY, day), "utf-8")
        said = dict(mine(right))
        assert "puzzle again" not in said
        assert ("own mended" in said) == (mended == "1") \
            and ("own found" in said) == (mended == "0")
        assert own()[1][-2:] == [TODAY, in_a_line(puzzle)]
        assert dict(keys_again("name white Ann", "progress"))["mended"] \
            == {"mended": mended, "count": "1",
                "once": str(1 - int(mended))}
    assert "no own puzzle" in dict(mine())
    said = dict(keys_again("name white Ann", "puzzle mine 1", right, ""))
    assert "no own puzzle" in said and "ask place" in said      # in the game


def test_a_mistake_comes_back_as_a_puzzle_that_shows_better_turns(folder):
    keep_game_of(folder, puzzles="5", mill=True)    # the best after all
    said = [key for key, _ in mine("why", "4")]
    assert said.count("puzzle better") == 2 and "verdict no mistake" in said
    assert not {"verdict played", "own found"} & {*said}
    (folder / "games" / "learning.txt").unlink()
    keep_game_of(folder, puzzles="5")
    said = dict(mine("why", "puzzle mine", "no"))   # it is open, and then left
    assert {"own puzzle other", "mistake later", "worse hidden mill"} <= {*said}
    assert not {"own enough", "no question", "worse mill"} & {*said}
    (folder / "games" / "learning.txt").unlink()
    facts = dict(mine("stop", "advice on", "puzzle mine", "4", "", "show",
                      "2x19"))
    assert facts["computer"] == {"level": "easy"}       # the other player
    assert "ask advice" not in facts    # advice would help there
    assert facts["own puzzle"]["played"] == "4" and "puzzle better" in facts
    assert "verdict played" in facts and "hint" in facts
    assert facts["worse mill"]["line"] and "worse hidden mill" not in facts
    assert {"verdict best", "verdict good"} & {*facts}
    assert "puzzle told" in facts           # what was shown is not solved


def test_a_turn_that_is_found_in_a_review_counts_if_nothing_told_it(folder):
    keep_game_of(folder, puzzles="5")
    for lines in (["2x19"], ["23", "2x19"], ["show", "2x19"]):
        said = dict(keys_again("name Ann", "review", "1", *lines))
        assert "verdict best" in said and "ask review found" in said
    [puzzle], tries = own()
    key = in_a_line(puzzle)
    assert tries == [TODAY, key, FAILED + key, FAILED + key]
    keep_game_of(folder, name="Ben", puzzles="5")
    assert "verdict best" in dict(keys_again(
        "name Ann", "review games/game 0001", "1", "2x19"))
    assert own() == ([], tries)             # it is no game of Ann

"""The computer as a player: its side, its level, its pauses, and Ctrl-C."""

import contextlib
import pathlib
import random

import pytest

from helpers.keeping import games_kept, kept_game
from helpers.learners import interrupted
from helpers.playing import (BLACK_PLAYS, ROOT, WHOLE_GAME, boards, men_on,
                             played)
from helpers.quoting import keys_of, keys_said, part
from rooms.computer import LEVELS
from rooms.console.sentences import TEXT, sentence
from rooms.records.record import read_record
from rules import result


def seated(keys):
    """What the computer plays, as it was said: "easy white, hard black"."""
    return ", ".join("%(strength)s %(colour)s" % facts
                     for key, facts in keys if key == "at level")


def test_a_side_is_taken_over_and_given_back_and_one_that_is_none_is_refused():
    keys = keys_said(*WHOLE_GAME[:20], "computer white medium")
    assert {facts["who"] for key, facts in keys if key == "moved"} == {"named"}
    assert ("ask move", {"who": "black"}) in keys
    keys = keys_said("4", "computer off", arguments=BLACK_PLAYS)
    assert ("ask place", {"who": "white"}) in keys
    assert "computer off" in dict(keys)
    for typed, key in (
            ("computer green", "no side"), ("level great", "no player"),
            ("computer black great", "no player"), ("level e", "ambiguous"),
            ("computer b", "ambiguous")):
        assert key in dict(keys_said(typed))


def test_two_levels_are_told_and_kept_and_a_seed_plays_the_same_game_again():
    arguments = ["--computer", "both", "--computer", "white", "easy",
                 "--no-mill-turns", "4"]
    keys = keys_of("save it", arguments=arguments)
    assert "easy white, beginner black" in seated(keys)
    text = pathlib.Path("it.txt").read_text("utf-8")
    assert '[WhiteComputer "easy"]' in text
    assert '[BlackComputer "beginner"]' in text
    for said in (keys, keys_of("load it")):
        for level in "easy", "beginner":
            assert ("computer", {"level": level}) in said
    played("4", "save two")         # two people: the level stays
    assert seated(keys_said("level hard", "load two", "computer black")) \
        == "hard black"
    games = [played(arguments=["--computer", "both", "--level", "beginner",
                               "--no-mill-turns", "9", "--seed", seed])
             for seed in "556"]
    assert games[0] == games[1] != games[2]
    assert all(TEXT["ask over"] in game for game in games)


@pytest.mark.parametrize("lines, sides", [
    *[(lines, "beginner black") for lines in (
        "computer", "computer on", "4|computer", "play", "play white")],
    ("computer easy", "easy black"), ("play black", "beginner white"),
    ("play w hard", "hard black"),
    ("computer both", "beginner white, beginner black"),
    ("computer off", ""), ("computer black|computer off hard", ""),
    ("level hard", ""), ("computer black|level Expert", "expert black"),
    *[("computer black|level " + level, level + " black") for level in LEVELS],
    ("computer white expert|computer black", "expert black"),
    ("computer white easy|computer black expert", "expert black"),
    ("computer black fair please|computer both", "fair white, fair black")])
def test_the_computer_plays_the_side_and_level_meant(lines, sides, clock):
    clock.tick = 600
    keys = keys_said(*lines.split("|"), arguments=["--no-mill-turns", "1"])
    assert ("" if "computer off" in dict(keys) else seated(keys)) == sides
    own = {"black": "white", "white": "black"}.get(sides.split(" ")[-1])
    assert dict(keys).get("you play") == (
        {"colour": own} if own and "," not in sides else None)


@pytest.fixture
def slept(clock, monkeypatch):
    """How long the program waits, each time. Only waits and the looks of the
    computer at its clock let time go by."""
    waits, clock.tick = [], 0.1

    def now():
        return clock.ticks * clock.tick + sum(waits)
    monkeypatch.setattr("time.sleep", lambda seconds: waits.append(
        max(seconds, 0.0001)))
    monkeypatch.setattr("time.monotonic", now)
    return waits


@pytest.mark.parametrize("pause, waits", [("0", 0.1), ("4", 4)])
def test_two_computers_pause_and_show_each_mill(pause, waits, slept):
    played(arguments=["--computer", "both", "--level", "easy", "--seed", "2",
                      "--no-mill-turns", "1", "--pause", pause], terminal=True)
    turns = kept_game().turns
    mills = sum(bool(removed) for _, _, removed in turns)
    assert mills and sum(slept) == pytest.approx(
        len(turns) * waits + mills, abs=0.1)


def test_a_computer_that_thinks_shows_a_dot_each_half_second(slept):
    lines = ["setup W 0 2 4 9 16 B 5 14 21 22 23 hand 1",
             "options no-mill-turns 2", "computer both expert"]
    for arguments, terminal in ([], True), ([], False), (["--plain"], True):
        said = played(*lines, terminal=terminal, arguments=[
            "--color", "never", *arguments])
        shown = terminal and not arguments      # nobody wants to hear it
        assert ("\n%s.\n" % TEXT["thinking"] in said) == shown
        assert (TEXT["thinking"] in said) == shown


@pytest.mark.parametrize("line, number", [
    ("\x03", 0), ("review", 0), ("redo", 0), ("undo|redo", 1), ("undo 3", 3)])
def test_a_finished_game_of_two_computers_stays_in_its_record(line, number,
                                                              slept):
    """During the review comes a Ctrl-C. After undo people play on."""
    arguments = ["--computer", "both", "--no-mill-turns", "1"]
    with interrupted(300) if line == "review" else contextlib.nullcontext():
        said = played(*line.split("|"), "board", arguments=arguments,
                      terminal=True)
    first, *more = [read_record(path.read_text("utf-8"))
                    for path in games_kept()]
    assert result(first[0]) and len(more) == (number > 0)
    assert {"WhiteComputer", "BlackComputer"} <= {*first[1]}
    assert (TEXT["computers stopped"] in said) == (number > 0)
    for game, tags in more:
        assert game.turns == first[0].turns[:-number]
        assert "WhiteComputer" not in tags


@pytest.mark.parametrize("level", ["beginner", "hard", "expert"])
@pytest.mark.parametrize("men", [1, 10])
def test_ctrl_c_lets_a_computer_play_at_once(level, men, monkeypatch):
    def press(*_):
        raise KeyboardInterrupt
    # It comes while the computer thinks, or while a mill is shown
    monkeypatch.setattr("rooms.computer.search.perf_counter", press)
    monkeypatch.setattr("time.sleep", press)
    side = "white" if men == 10 else "black"
    said = played(*WHOLE_GAME[:men], "computer %s %s" % (side, level),
                  terminal=True)
    assert len(kept_game().turns) == men + 1
    assert part("ask leave") not in said


def test_ctrl_c_stops_two_computers_at_every_moment(slept, clock, monkeypatch):
    """It comes so many lines of the program after the first pause."""
    clock.tick, chance = 1, random.Random(2)        # they stop thinking soon
    for level, left in zip([*LEVELS] * 2, chance.sample(range(6000), 14)):
        def sleep(seconds):
            slept.append(max(seconds, 0.0001))
            if len(slept) == 1:
                stack.enter_context(interrupted(left, str(ROOT), "line"))
        slept.clear()
        monkeypatch.setattr("time.sleep", sleep)
        with contextlib.ExitStack() as stack:
            said = played("4", "computer both " + level, "board",
                          arguments=["--seed", "2", "--color", "never"],
                          terminal=True)
        _, after = said.split(TEXT["computers stopped"])
        assert TEXT["player one"] in after
        assert sentence("computer", level=level) not in after
        assert part("ask leave") not in said
        assert men_on(kept_game().spots) == men_on(boards(said)[-1])

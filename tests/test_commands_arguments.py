"""The words after the program's name on the command line."""

import pathlib

import pytest

from helpers.playing import answer, ended, open_match, played, run
from rooms.console import TEXT
from helpers.quoting import part
from rooms.console.sentences import sentence


def rows_after_greeting(*lines, arguments=()):
    """The rows that follow the greeting."""
    said = played(*lines, arguments=arguments)
    return said.partition(TEXT["greeting"] + "\n")[2].split("\n")


def test_names_are_given_on_the_command_line():
    said = played("4", arguments=["--white", "Ann", "--black", "Bo\x1b[31m"])
    assert sentence("placed", who="Ann (White)", end=4) + "." in said
    assert "Bo?[31m (Black)" in said


def test_a_roll_may_be_ordered_on_the_command_line():
    rolls = {rows_after_greeting("4", arguments=[
        "--roll", "--seed", str(seed)])[0] for seed in range(9)}
    assert rolls == {"Chance decides: Player one plays White.",
                     "Chance decides: Player two plays White."}


def test_a_roll_comes_after_the_computer_has_sat_down():
    told = [rows_after_greeting(arguments=[
        "--computer", "black", "--roll", "--seed", str(seed), "--white",
        "Ann"]) for seed in range(9)]
    assert {rows[2] for rows in told} == {"You play White."}
    assert {rows[3] for rows in told} == {
        "Chance decides: Ann plays White.",
        "Chance decides: Computer, easy plays White."}


def test_options_are_set_on_the_command_line_and_kept_for_the_next_game():
    arguments = ("--flying never --two-mills each --all-in-mills none "
                 "--no-mill-turns 0 --three-men-turns 5 --repetitions 2"
                 ).split()
    for lines in (["Options"], ["4", "new", "yes", "Options"]):
        rows = answer(*lines, arguments=arguments).split("\n")
        assert {row.split(" (")[0] for row in rows[:-1]} >= {
            "flying never", "two-mills each", "all-in-mills none",
            "no-mill-turns 0", "three-men-turns 5", "repetitions 2",
            "first-player: player one"}


def test_the_seconds_of_the_command_line_are_those_of_both_sides():
    match, orders = open_match(["--seconds", "3", "--computer", "both",
                                "--level", "hard", "--pause", "4"])
    assert match.screen.pause == 4
    assert [player.seconds for player in match.players.values()] == [3, 3]
    assert orders == ["computer both"]
    assert [player.plays[1] for player in match.players.values()] \
        == ["hard"] * 2


def test_a_pause_may_be_a_part_of_a_second(capsys):
    assert open_match(["--pause", "0.5"])[0].screen.pause == 0.5
    status, _, told = ended(capsys, "--pause", "1.2.3")
    assert status == 2 and told.count("\n") == 1


@pytest.mark.parametrize("words", [
    ["--flying", "often"], ["--repetitions", "-1"], ["--seed", "x"],
    ["--repetitions", "1"], ["--no-mill-turns", "9" * 310],
    ["--nonsense"], ["--style", "round"], ["game.txt"], ["--repetitions"]])
def test_wrong_arguments_are_refused_in_one_line_with_status_2(words, capsys):
    status, said, told = ended(capsys, *words)
    assert status == 2 and said == ""
    assert told.startswith("nine_mens_morris.py: ")
    assert told.count("\n") == 1
    assert told.endswith(". Type --help to see all arguments.\n")


@pytest.mark.parametrize("words", [
    ["--load", "nothere"], ["--review", "nothere"], ["--replay", "nothere"],
    ["--tournament", "nobody"], ["--meet", "nothere/no"]])
def test_an_argument_that_cannot_be_obeyed_ends_the_program_with_status_2(
        words):
    said = played("4", arguments=words, ends=(2,))
    assert part("placed") not in said


def test_the_whole_part_of_a_damaged_game_is_offered_by_an_argument_too():
    pathlib.Path("half.txt").write_text("1. a7 d7\n2. d7 *\n")
    said = played("yes", arguments=["--load", "half"])
    assert sentence("placed", who="Black", end=1) + "." in said


def test_what_starts_the_program_gets_the_status_too():
    done = run(b"", "--nonsense")
    assert done.returncode == 2 and done.stdout == b""
    assert done.stderr.startswith(b"nine_mens_morris.py: ")
    assert done.stderr.count(b"\n") == 1
    assert done.stderr.rstrip().endswith(
        b". Type --help to see all arguments.")


@pytest.mark.parametrize("words", ["green", "hard", "white black", "white 5",
                                   "white hard x", "white hard 5 5", "off"])
def test_a_wrong_side_or_level_ends_the_program_with_status_2(words, capsys):
    status, _, told = ended(capsys, "--computer", *words.split())
    assert status == 2
    assert ": --computer takes a side (white, black" in told


@pytest.mark.parametrize("words", [["--pause", "9" * 400], ["--seed", "1e9"],
                                   ["--games", "1000000"]])
def test_numbers_that_are_too_large_are_refused(words, capsys):
    status, _, told = ended(capsys, *words)
    assert status == 2 and part("bad number") in told


def test_help_names_every_argument_and_is_not_squeezed_in_idle(
        capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    status, said, _ = ended(capsys, "--help")
    assert status == 0 and said.count("\n") < 50
    for name in ("--white", "--black", "--color", "--style", "--light",
                 "--seed", "--flying", "--two-mills", "--all-in-mills",
                 "--no-mill-turns", "--three-men-turns", "--repetitions"):
        assert name in said

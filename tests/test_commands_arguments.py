"""The words after the program's name on the command line."""

import pytest

from helpers.playing import answer, ended, played
from helpers.quoting import keys_said, part
from rooms.console.sentences import TEXT, sentence
from rooms.console.words import listed

W, B = TEXT["white"], TEXT["black"]


def test_a_roll_on_the_command_line_comes_after_the_computer_has_sat_down():
    names = set()
    for seed in range(9):
        keys = keys_said(arguments=[
            "--computer", "black", "--roll", "--seed", str(seed)])
        told = [key for key, _ in keys]
        assert told.index("you play") < told.index("rolled")
        names.add(dict(keys)["rolled"]["name"])
    assert names == {"player one", "computer"}


@pytest.mark.parametrize("lines", [[], ["4", "new", "yes"]])
def test_options_of_the_command_line_stay_for_the_next_game(lines):
    rows = answer(*lines, "Options", arguments=(
        "--flying never --two-mills each --all-in-mills none --no-mill-turns "
        "0 --three-men-turns 5 --repetitions 2").split()).split("\n")
    assert {row.split(" (")[0] for row in rows} >= {
        "flying never", "two-mills each", "all-in-mills none",
        "no-mill-turns 0", "three-men-turns 5", "repetitions 2"}


def test_the_seconds_of_the_command_line_are_those_of_both_sides(clock):
    clock.tick = 1
    told = played(arguments=["--seconds", "3", "--computer", "both", "--level",
                             "expert", "--no-mill-turns", "1"])
    assert sentence("at level", colour=listed([W, B], "and"), strength=(
        sentence("level and seconds", level="expert", seconds=3))) in told


@pytest.mark.parametrize("words, key", [
    ("--flying often", "argument values"), ("--seed x", "bad number"),
    *[("--repetitions " + number, "argument values") for number in (
        "-1", "1", "9" * 310)],
    ("--style round", "argument values"), ("--repetitions", "argument wrong"),
    ("--nonsense", "argument unknown"), ("game.txt", "argument unknown"),
    ("--pause " + "9" * 400, "bad number"), ("--seed 1e9", "bad number"),
    ("--games 1000000", "bad number"),
    *[("--computer " + words, "no computer") for words in (
        "green", "hard", "white black", "white 5", "white hard x",
        "white hard 5 5", "off")]])
def test_wrong_arguments_are_refused_in_one_line_with_status_2(
        words, key, capsys):
    status, said, told = ended(capsys, *words.split())
    assert status == 2 and said == ""
    before, after = sentence("arguments", message="|").split("|")
    assert told.startswith(before) and told.endswith(after + "\n")
    assert part(key) in told and told.count("\n") == 1


@pytest.mark.parametrize("words", [
    ["--load", "nothere"], ["--review", "nothere"], ["--replay", "nothere"],
    ["--tournament", "nobody"], ["--meet", "nothere/no"]])
def test_an_argument_that_cannot_be_obeyed_ends_the_program_with_status_2(
        words):
    assert part("placed") not in played("4", arguments=words, ends=(2,))


def test_help_names_every_argument_and_is_not_squeezed_in_idle(
        capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    status, said, _ = ended(capsys, "--help")
    assert status == 0 and said.count("\n") < 50
    for name in (key for key in TEXT if key.startswith("--")):
        assert name in said

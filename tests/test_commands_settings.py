"""Settings: names, who is White, the rules, the looks, and the arguments."""

import pathlib

import pytest

from board import WHITE
from helpers.playing import (ENDED_GAME, answer, ended, last_board, men_on,
                             played, run)
from helpers.quoting import keys_said, part
from rooms.console.sentences import TEXT, sentence, spoken
from rooms.console.words import listed
from rules import OPTIONS

W, B = TEXT["white"], TEXT["black"]

# Names, and who plays White

def test_a_player_gets_a_name_of_at_most_20_signs():
    said = played("name white Ann", "4", arguments=["--black", "Bo\x1b[31m"])
    assert sentence("ask place", who=sentence(
        "named", name="Ann", colour=W)) + "4" in said
    assert "%s %s Ann: 8 " % (W, WHITE) in said
    assert "Bo?[31m (" in said and "\x1b" not in said
    said = played("name white " + "x" * 30, "4", arguments=["--white", "Ann"])
    assert "\n%s" % sentence("named", name="x" * 20, colour=W) in said
    assert sentence("named", name="Ann", colour=W) in said
    for line in ("name", "name green Ann", "name white"):
        assert answer(line) == TEXT["name usage"]


def test_a_name_given_to_the_side_of_the_computer_is_told_as_one_for_later():
    assert answer("computer black", "name black O'Neil") == \
        sentence("named later", name="O'Neil", colour=B)


def test_roll_lets_chance_exchange_the_players_before_the_first_man():
    computer = sentence("computer", level="easy")
    for lines, arguments in (
            (["name white Ann", "computer black", "roll"], []),
            ([], ["--roll", "--computer", "black", "--name", "Ann"])):
        names = set()
        for seed in "012":
            said = played(*lines, arguments=[*arguments, "--seed", seed])
            [name] = [name for name in ("Ann", computer)
                      if sentence("rolled", name=name) in said]
            assert "%s %s %s: " % (W, WHITE, name) in said
            names.add(name)
        assert len(names) == 2
    assert answer("4", "roll").replace("\n  ", " ") == TEXT["roll late"]


def test_after_an_exchange_of_colours_nobody_plays_white_by_a_roll():
    lines = ["roll", *ENDED_GAME]
    assert TEXT["rolled first"] in answer("roll", "Options")
    assert TEXT["rolled first"] in answer(*lines, "Options")
    assert TEXT["first player"] in answer(*lines, "yes", "Options")


# The options of the rules

VALUES = "three, both or never"


@pytest.mark.parametrize("line, key, facts", [
    *[("options " + line, "changed option", {"name": name, "value": value})
      for line, name, value in (
          ("flying never", "flying", "never"),
          ("--flying=never", "flying", "never"),
          ("two mills each", "two-mills", "each"),
          ("repetitions 0", "repetitions", "0"),
          ("no-mill-turns 1", "no-mill-turns", "1"))],
    ("Options", "option", None), ("options flying", "option",
     {"name": "flying", "value": "three", "values": VALUES}),
    ("options flying off", "bad option",
     {"name": "flying", "word": "off", "values": VALUES}),
    *[("options repetitions " + number, "a number",
       {"least": "2", "most": "999999"}) for number in (
           "1000000", "9" * 40, "1")],
    ("options colour red", "no option", None),
    ("options zzz", "no option", None)])
def test_options_are_shown_and_changed_before_the_first_man(line, key, facts):
    keys = dict(keys_said(line))
    assert key in keys and facts in (None, keys[key])


def test_no_option_is_changed_after_the_first_man_or_the_end():
    for lines in (["4"], ["resign", "yes"]):
        assert "fixed" in dict(keys_said(*lines, "options flying never"))


def test_a_line_is_not_broken_within_the_name_of_an_option():
    assert "no-mill-turns" in answer("options zzz").replace("\n  ", " ")


@pytest.mark.parametrize("lines", [[], ["4", "new", "yes"]])
def test_options_of_the_command_line_stay_for_the_next_game(lines):
    rows = answer(*lines, "Options", arguments=(
        "--flying never --two-mills each --all-in-mills none --no-mill-turns "
        "0 --three-men-turns 5 --repetitions 2").split()).split("\n")
    assert {row.split(" (")[0] for row in rows} >= {
        "flying never", "two-mills each", "all-in-mills none",
        "no-mill-turns 0", "three-men-turns 5", "repetitions 2"}


# The looks

def test_the_map_is_taken_away_and_brought_back_and_plain_may_be_off():
    assert "22 ──" not in played("map").rpartition("map\n")[2]
    assert "──22 ──" in played("map", "map").rpartition("map\n")[2]
    for line in ("map on", "plain off", "plain full"):
        assert line in dict(keys_said(line))


# The command line

def test_the_seconds_of_the_command_line_are_those_of_both_sides(clock):
    clock.tick = 1
    told = played(arguments=["--seconds", "3", "--computer", "both", "--level",
                             "expert", "--no-mill-turns", "1"])
    assert sentence("at level", colour=listed([W, B], "and"), strength=(
        sentence("level and seconds", level="expert", seconds=3))) in told


def test_a_pause_may_be_a_part_of_a_second():
    assert TEXT["good-bye"] in played("quit", arguments=["--pause", "0.5"])


REPEATED = {"word": "--repetitions", "values": sentence(
    "a number", least=2, most=999999)}


@pytest.mark.parametrize("words, key, facts", [
    ("--flying often", "argument values",
     {"word": "--flying", "values": VALUES, "value": "often"}),
    ("--style round", "argument values",
     {"word": "--style", "values": "unicode or ascii", "value": "round"}),
    *[("--repetitions " + number, "argument values",
       dict(REPEATED, value=number)) for number in ("-1", "1", "9" * 310)],
    ("--repetitions", "argument wrong", {"word": "--repetitions"}),
    *[(word, "argument unknown", {"word": word})
      for word in ("--nonsense", "game.txt")],
    *[("--%s %s" % (name, word), "bad number", dict(
        name=name, word=word, least=least, most=most))
      for name, word, least, most in (
          ("seed", "x", 0, 999999999), ("seed", "1e9", 0, 999999999),
          ("pause", "9" * 400, 0, 600), ("pause", "1.2.3", 0, 600),
          ("games", "1000000", 1, 1000))],
    *[("--computer " + words, "no computer", {"words": words}) for words in (
        "green", "hard", "white black", "white 5", "white hard x",
        "white hard 5 5", "off")]])
def test_wrong_arguments_are_refused_in_one_line_with_status_2(
        words, key, facts, capsys):
    assert ended(capsys, *words.split()) == (2, "", sentence(
        "arguments", message=sentence(key, **facts)) + "\n")


def test_a_program_that_starts_this_one_gets_the_status_too():
    done = run(b"", "--nonsense")
    assert done.returncode == 2 and done.stdout == b""
    assert done.stderr.count(b"\n") == 1 and b"--nonsense" in done.stderr


@pytest.mark.parametrize("words", [
    ["--load", "nothere"], ["--review", "nothere"], ["--replay", "nothere"],
    ["--tournament", "nobody"], ["--meet", "nothere/no"]])
def test_an_argument_that_cannot_be_obeyed_ends_the_program_with_status_2(
        words):
    assert part("placed") not in played("4", arguments=words, ends=(2,))


def test_the_whole_part_of_a_damaged_game_is_offered_by_an_argument_too():
    pathlib.Path("half.txt").write_text("1. a7 d7\n2. d7 *\n")
    assert men_on(last_board("yes", arguments=["--load", "half"])) == 2


@pytest.mark.parametrize("language", ["english", "deutsch"])
def test_help_names_every_argument_and_its_values_as_they_are_typed(
        language, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")     # IDLE does not say how wide it is
    status, said, _ = ended(capsys, "--language", language, "--help")
    assert status == 0 and said.count("\n") < 60
    shown = dict.fromkeys((key for key in TEXT if key.startswith("--")), "")
    shown.update(("--" + name.replace("_", "-"), " {%s}" % ",".join(
        map(spoken, values))) for name, values in OPTIONS.items()
                 if isinstance(values[0], str))
    shown.update({
        "--style": " {unicode,ascii}", "--color": " {auto,always,never}",
        "--seed": " N", "--repetitions": " N", "--load": " " + TEXT.get(
            "FILE", "FILE"), "--computer": " %s [%s ...]" % tuple(
                TEXT.get(word, word) for word in ("SIDE", "LEVEL"))})
    for name, values in shown.items():
        assert "  %s%s" % (name, values) in said

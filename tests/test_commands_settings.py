"""Settings: names, who is White, the options of the rules, the looks."""

import pytest

from board import WHITE
from helpers.playing import ENDED_GAME, answer, played
from helpers.quoting import keys_said
from rooms.console.sentences import TEXT, sentence

W, B = TEXT["white"], TEXT["black"]

# Names, and who plays White

def test_a_player_gets_a_name_of_at_most_20_signs():
    said = played("name white Ann", "4")
    assert sentence("ask place", who=sentence(
        "named", name="Ann", colour=W)) + "4" in said
    assert "%s %s Ann: 8 " % (W, WHITE) in said
    said = played("name white " + "x" * 30, "4")
    assert "\n%s" % sentence("named", name="x" * 20, colour=W) in said
    for line in ("name", "name green Ann", "name white"):
        assert answer(line) == TEXT["name usage"]


def test_a_name_given_to_the_side_of_the_computer_is_told_as_one_for_later():
    assert answer("computer black", "name black O'Neil") == \
        sentence("named later", name="O'Neil", colour=B)


def test_roll_lets_chance_exchange_the_players_before_the_first_man():
    names = set()
    for seed in "12":
        said = played("name white Ann", "computer black", "roll",
                      arguments=["--seed", seed])
        [name] = [name for name in ("Ann", sentence("computer", level="easy"))
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
    ("options flying never", "changed option",
     {"name": "flying", "value": "never"}),
    ("options --flying=never", "changed option",
     {"name": "flying", "value": "never"}),
    ("options two mills each", "changed option",
     {"name": "two-mills", "value": "each"}),
    ("options repetitions 0", "changed option",
     {"name": "repetitions", "value": "0"}),
    ("options no-mill-turns 1", "changed option",
     {"name": "no-mill-turns", "value": "1"}),
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


@pytest.mark.parametrize("lines", [["4"], ["resign", "yes"]])
def test_no_option_is_changed_after_the_first_man_or_the_end(lines):
    assert answer(*lines, "options flying never").replace("\n  ", " ") \
        == TEXT["fixed"]


def test_a_line_is_not_broken_within_the_name_of_an_option():
    assert "no-mill-turns" in answer("options zzz").replace("\n  ", " ")


# The looks

def test_the_map_is_taken_away_and_brought_back_and_plain_may_be_off():
    assert "22 ──" not in played("map").rpartition("map\n")[2]
    assert "──22 ──" in played("map", "map").rpartition("map\n")[2]
    assert answer("map on") == TEXT["map on"]
    assert answer("plain off") == TEXT["plain off"]
    assert "plain full" in dict(keys_said("plain full"))

"""Settings: names, who is White, the options of the rules, the looks."""

from board import WHITE

from rooms.console.screen import Screen
from helpers.playing import answer, new_match, obey, played
from rooms.console.sentences import TEXT, sentence

# Names, and who plays White

def test_a_player_gets_a_name():
    said = played("name white Ann", "4")
    assert "Ann (White), place a man: 4" in said
    assert "White %s Ann: 8 in hand" % WHITE in said
    assert answer("name", ) == answer("name green Ann") == answer("name white")


def test_a_long_name_is_cut_to_20_characters():
    said = played("name white " + "x" * 30, "4")
    assert "\n" + "x" * 20 + " (White) placed a man on 4." in said


def test_a_name_given_to_the_side_of_the_computer_is_told_as_one_for_later():
    assert answer("computer black", "name black O'Neil") == \
        sentence("named later", name="O'Neil", colour="Black")


def test_roll_lets_chance_decide_who_is_white_before_the_first_man():
    rolls = {answer("name white Ann", "name black Ben", "roll",
                    arguments=["--seed", str(seed)]) for seed in range(9)}
    assert rolls == {"Chance decides: Ann plays White.",
                     "Chance decides: Ben plays White."}
    assert answer("4", "roll").replace("\n  ", " ") == \
        TEXT["roll late"]
    assert TEXT["rolled first"] in answer("roll", "Options")


def test_a_roll_exchanges_the_players_and_not_their_names_alone():
    for seed, white in ((1, "computer"), (2, "person")):
        match = new_match(Screen(), {}, seed=seed)
        obey(match, "computer black")
        obey(match, "roll")
        assert match.players[WHITE].kind == white


def test_after_an_exchange_of_colours_nobody_plays_white_by_a_roll():
    lines = ["roll", "4", "resign", "yes"]
    assert TEXT["rolled first"] in answer(*lines, "Options")
    assert TEXT["rolled first"] not in answer(*lines, "yes", "Options")
    assert TEXT["first player"] \
        in answer(*lines, "yes", "Options")


# The options of the rules

def test_options_are_shown_and_changed_before_the_first_man():
    assert "flying three (it can be three, both or never)" \
        in answer("Options")
    assert answer("options flying never") == \
        sentence("changed option", name="flying", value="never")
    assert answer("options two mills each") == \
        sentence("changed option", name="two-mills", value="each")
    assert answer("options repetitions 0") == \
        sentence("changed option", name="repetitions", value=0)
    assert answer("4", "options flying never").replace("\n  ", " ") == \
        TEXT["fixed"]
    assert answer("options --flying=never") == \
        sentence("changed option", name="flying", value="never")
    assert answer("options flying").split("\n")[0] == \
        "flying three (it can be three, both or never)"
    assert "not 'off'." in answer("options flying off")
    assert answer("resign", "yes", "options flying never").replace(
        "\n  ", " ") == \
        TEXT["fixed"]
    assert answer("options flying often") == \
        "The option flying can be three, both or never, not 'often'."
    assert answer("options colour red").startswith(
        "There is no option 'colour red'. The options are flying,")
    assert answer("options zzz").startswith("There is no option 'zzz'. The")


def test_the_numbers_of_options_are_bounded_at_the_prompt_as_well():
    for number in ("1000000", "9" * 40, "1"):
        assert answer("options repetitions " + number).startswith(
            "The option repetitions can be any number from 2 to 999999, or 0 "
            "for")
    assert "is now 1." in answer("options no-mill-turns 1")


def test_a_line_is_not_broken_within_the_name_of_an_option():
    assert "no-mill-turns" in answer("options zzz").replace("\n  ", " ")


# The looks

def test_map_takes_the_map_away_and_brings_it_back():
    assert "22 ──" not in played("map").rpartition("map\n")[2]
    assert "──22 ──" in played("map", "map").rpartition("map\n")[2]


def test_map_light_and_plain_can_be_told_on_or_off():
    assert answer("map on") == \
        TEXT["map on"]
    assert answer("plain off") == TEXT["plain off"]

"""The computer as a player: which side it plays, and how well."""

import pathlib
import re

import pytest

import nine_mens_morris
from board import BLACK, WHITE
from helpers.playing import (BLACK_PLAYS, WHOLE_GAME, answer, boards, ended,
                             men_on, new_match, obey, played)
from rooms.commands import computer_player
from rooms.computer import LEVELS
from rooms.console.screen import Screen
from rooms.console.words import listed
from rules import legal_turns
from helpers.quoting import part
from rooms.console.sentences import TEXT, sentence

# It plays

def test_the_computer_answers_and_its_turn_is_told_and_shown():
    said = played("4", arguments=BLACK_PLAYS)
    assert [men_on(board) for board in boards(said)] == [0, 1, 2, 2]
    assert re.search(r"Computer \(Black\) placed a man on \d+\.", said)
    assert "Black %s Computer, beginner: 8 in hand, 1 on board" % BLACK in said


def test_the_computer_begins_when_it_plays_white():
    said = played(arguments=["--computer", "white", "--level", "easy"])
    assert men_on(boards(said)[-1]) == 1
    assert "Computer (White) placed" in said


def test_the_computer_takes_over_a_side_in_the_middle_of_a_game():
    said = played(*WHOLE_GAME[:20], "computer white medium")
    assert "The computer plays White at level medium" in said
    assert re.search(r"Computer \(White\) moved from \d+ to \d+", said)
    assert sentence("ask move",
        who="Black") in said.partition("Computer (White)")[2]


def test_computer_off_gives_the_side_back():
    said = played("4", "computer off", "5", arguments=BLACK_PLAYS)
    assert part("computer off") in said
    assert sentence("placed", who="White",
        end=5) + "." in said or sentence("ask place", who="Black") in said


def test_a_mill_of_the_computer_is_shown_before_its_removal():
    said = played(*WHOLE_GAME[:10], "computer white hard")
    placed = r"Computer \(White\) placed a man on \d+, made a mill"
    assert re.search(placed + r"\.", said)
    assert re.search(placed + ", removed", said)


def test_a_whole_game_between_two_computers():
    said = played(arguments=["--computer", "both", "--level", "beginner",
                             "--seed", "2"])
    assert "wins: " in said or part("draw") in said
    assert TEXT["ask again"] in said


def test_the_same_seed_plays_the_same_game_and_another_seed_another():
    games = [played(arguments=["--computer", "both", "--level", "easy",
                               "--no-mill-turns", "9", "--seed", seed])
             for seed in "556"]
    assert games[0] == games[1] != games[2]
    assert games[0].count("Computer (White)") > 9


def test_every_level_plays_on_the_command_line(clock):
    clock.tick = 1                  # the expert stops thinking soon
    for level in LEVELS:
        said = played("4", arguments=["--computer", "black", "--seconds", "1",
                                      "--level", level])
        assert men_on(boards(said)[-1]) == 2


def test_a_game_against_the_computer_is_continued_against_it():
    played("name white Ann", "4", "1", "7", "computer black medium")
    said = played("continue", "computer off", "14", afresh=False)
    assert "Unfinished game: Ann and Computer, medium, 4 turns, " \
        in said.replace("\n  ", " ")
    assert sentence("loaded", white="Ann", black=sentence("computer",
        level="medium"), turns=4) in said
    assert "Black %s Computer, medium: 7 in hand" % BLACK in said
    assert "Black %s Player two: 7 in hand" % BLACK in said


# Its side

@pytest.mark.parametrize("typed, kinds", [
    ("computer", "person computer"), ("computer on", "person computer"),
    ("computer easy", "person computer"), ("play", "person computer"),
    ("White", "person computer"), ("Black", "computer person"),
    ("play black", "computer person"), ("play white", "person computer"),
    ("play w hard", "person computer"),
    ("computer off", "person person"),
    ("computer both", "computer computer")])
def test_the_computer_takes_the_side_that_a_pupil_means(typed, kinds):
    match = new_match(Screen(), {})
    obey(match, typed)
    assert [match.players[man].kind for man in (WHITE, BLACK)] == kinds.split()


def players_after(*lines):
    """{man: (kind, level, seconds)} after these commands."""
    match = new_match(Screen(), {})
    for line in lines:
        obey(match, line)
    return {man: (player.kind, player.plays[1], player.seconds)
            for man, player in match.players.items()}


def test_a_side_without_a_level_is_the_only_one_that_the_computer_plays():
    assert players_after("computer white expert 3", "computer black") == {
        WHITE: ("person", "expert", 3), BLACK: ("computer", "expert", 3)}


def test_who_is_no_person_and_no_computer_stays_when_the_computer_goes():
    match = new_match(Screen(), {})
    match.players[WHITE].kind = "of another kind"
    obey(match, "computer black")
    obey(match, "computer off")
    assert match.players[WHITE].kind == "of another kind"


def test_computer_off_with_a_level_too_leaves_no_computer():
    assert {kind for kind, _, _ in players_after(
        "computer both", "computer off hard").values()} == {"person"}


@pytest.mark.parametrize("side, sentence", [
    ("black", "You play White."), ("white", "You play Black."),
    ("both", None), ("off", None)])
def test_who_plays_against_the_computer_is_told_the_own_colour(side, sentence):
    rows = played("computer " + side, arguments=[
        "--no-mill-turns", "1", "--seed", "1"]).split("\n")
    told = [row for row in rows if row.startswith("You play ")]
    assert told == [sentence] * bool(sentence)


@pytest.mark.parametrize("typed, sentence", [
    ("computer green", "Type computer and white, black, both or off, not "
                       "'green'."),
    ("level great", "There is no level or player 'great'. Choose a level: %s. "
     "Type players to see" % listed(LEVELS)),
    ("computer black great", "There is no level or player 'great'. "),
    ("level expert many", "Choose a level: "),
    ("level e",
     "'e' can mean easy or expert. Type more letters of the word.")])
def test_a_side_or_level_that_there_is_not_is_refused(typed, sentence):
    assert answer(typed).replace("\n  ", " ").startswith(sentence)


# Its level and its seconds

def test_the_level_is_changed_during_a_game():
    assert answer("level hard").startswith("The computer does not play. ")
    said = played("4", "level medium", "5", arguments=BLACK_PLAYS)
    assert "Computer, medium: " in said


def test_each_side_has_a_level_and_seconds_of_its_own():
    assert players_after("computer white expert 5",
                         "computer black beginner 7") == {
        WHITE: ("computer", "expert", 5), BLACK: ("computer", "beginner", 7)}


def test_the_seconds_of_one_side_are_not_those_of_the_other():
    assert players_after("computer white expert 3",
                         "computer black expert") == {
        WHITE: ("computer", "expert", 3), BLACK: ("computer", "expert", None)}


def test_a_computer_that_plays_both_sides_is_as_strong_on_the_new_one():
    assert players_after("computer black hard", "computer both") == {
        WHITE: ("computer", "hard", None), BLACK: ("computer", "hard", None)}
    assert players_after("level medium", "computer white easy",
                         "computer black hard", "computer both") == {
        WHITE: ("computer", "easy", None), BLACK: ("computer", "hard", None)}


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_typed_alone_is_chosen(level):
    assert players_after("computer black", level) == players_after(
        "computer black", "level " + level) == {
        WHITE: ("person", level, None), BLACK: ("computer", level, None)}
    assert answer("computer black", level) == answer(
        "computer black", "level " + level)
    assert answer("computer black", level).startswith(
        "The computer plays Black at level " + level)


def test_seconds_may_follow_a_level_typed_alone():
    assert players_after("computer black", "Expert 5")[BLACK] == (
        "computer", "expert", 5)


def test_a_level_alone_is_that_of_both_sides():
    assert players_after("computer white expert", "computer black easy",
                         "level hard 3") == {
        WHITE: ("computer", "hard", 3), BLACK: ("computer", "hard", 3)}


def test_seconds_are_set_for_the_expert():
    match = new_match(Screen(), {})
    obey(match, "level expert 5")
    assert {(player.plays[1], player.seconds)
            for player in match.players.values()} == {("expert", 5)}


def test_the_seconds_stay_when_only_the_level_is_changed():
    match = new_match(Screen(), {})
    obey(match, "level expert 5")
    obey(match, "level easy")
    assert match.players[WHITE].seconds == 5


@pytest.mark.parametrize("typed, seconds", [
    ("0", None), ("1", 1), ("600", 600), ("601", None), ("9" * 99, None),
    ("-1", None), ("many", None)])
def test_the_expert_thinks_1_to_600_seconds(typed, seconds, capsys):
    assert players_after("computer white expert " + typed)[WHITE][2] == seconds
    if seconds is None:
        status, _, told = ended(capsys, "--seconds", typed)
        assert status == 2
        assert "--seconds takes a number from 1 to 600, not" in told
    else:
        assert TEXT["good-bye"] in played("quit", arguments=["--seconds",
            typed])


def test_each_side_thinks_by_its_own_level_and_seconds(monkeypatch):
    asked = []

    def choose(game, level, seconds, *_):
        asked.append((game.to_move, level, seconds))
        return legal_turns(game)[0]
    monkeypatch.setattr(computer_player, "choose_turn", choose)
    match = new_match(Screen(), {})
    obey(match, "computer white expert 5")
    obey(match, "computer black hard 7")
    for _ in range(2):
        nine_mens_morris.take_turn(match)
    assert asked == [(WHITE, "expert", 5), (BLACK, "hard", 7)]


def test_two_levels_are_told_and_shown():
    said = played(arguments=[
        "--computer", "white", "easy", "--computer", "black", "beginner",
        "--no-mill-turns", "4"])
    assert ("The computer plays White at level easy and Black at "
            "level beginner. Levels: %s." % listed(LEVELS)) \
        in said.replace("\n  ", " ")
    assert "White %s Computer, easy: " % WHITE in said
    assert "Black %s Computer, beginner: " % BLACK in said


def test_two_levels_stand_in_the_record():
    played("save it", arguments=["--computer", "white", "easy", "--computer",
                                 "black", "beginner", "--seed", "1"])
    text = pathlib.Path("it.txt").read_text("utf-8")
    assert '[WhiteComputer "easy"]' in text
    assert '[BlackComputer "beginner"]' in text
    said = played("load it")
    assert "White %s Computer, easy: " % WHITE in said
    assert "Black %s Computer, beginner: " % BLACK in said


def test_a_level_stays_when_a_record_of_two_people_is_loaded():
    played("4", "save it")
    assert "The computer plays Black at level hard. " in played(
        "level hard", "load it", "computer black")

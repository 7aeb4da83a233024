"""The computer at the keyboard: it plays, shows its turn, and gives hints."""

import re

import pytest

import opponent
from board import BLACK, WHITE
from computer import LEVELS
from console import Screen
from match import new_match
from playing import BLOCKED_GAME, WHOLE_GAME, answer, played
from test_play import boards
from words import listed

BLACK_PLAYS = ("--computer", "black", "--level", "beginner", "--seed", "1")


def men_on(board):
    """How many men stand on a board."""
    return 24 - board.count(" ● ")


def test_the_computer_answers_and_its_turn_is_told_and_shown():
    said = played("4", arguments=BLACK_PLAYS)
    assert [men_on(board) for board in boards(said)] == [0, 1, 2, 2]
    assert re.search(r"Computer \(Black\) placed \d+\.", said)
    assert "Black %s Computer, beginner: 8 in hand, 1 on the board" % BLACK in said


def test_the_computer_begins_when_it_plays_white():
    said = played(arguments=["--computer", "white", "--level", "easy"])
    assert men_on(boards(said)[-1]) == 1
    assert "Computer (White) placed" in said


def test_the_computer_takes_over_a_side_in_the_middle_of_a_game():
    said = played(*WHOLE_GAME[:20], "computer white medium")
    assert "The computer plays White, level medium" in said
    assert re.search(r"Computer \(White\) moved \d+-\d+", said)
    assert "Black, move a man: " in said.partition("Computer (White)")[2]


def test_computer_off_gives_the_side_back():
    said = played("4", "computer off", "5", arguments=BLACK_PLAYS)
    assert "The computer plays no side" in said
    assert "White placed 5." in said or "Black, place a man: " in said


def test_the_level_is_changed_during_a_game():
    assert answer("level hard").startswith("The computer plays no side")
    said = played("4", "level medium", "5", arguments=BLACK_PLAYS)
    assert "Computer, medium: " in said


@pytest.mark.parametrize("typed, sentence", [
    ("computer green", "The computer plays white, black, both or off, not "
                       "'green'."),
    ("level great", "The levels are %s," % listed(LEVELS)),
    ("computer black great", "The levels are "),
    ("level expert many", "The levels are "),
    ("level e", "The levels are ")])
def test_a_side_or_level_that_there_is_not_is_refused(typed, sentence):
    assert answer(typed).replace("\n  ", " ").startswith(sentence)


def test_seconds_are_set_for_the_expert():
    match = new_match(Screen(), {})
    assert opponent.level_in(match, ["expert", "5"])
    assert (match.level, match.seconds) == ("expert", 5)


def test_the_seconds_stay_when_only_the_level_is_changed():
    match = new_match(Screen(), {})
    assert opponent.level_in(match, ["expert", "5"])
    assert opponent.level_in(match, ["expert"]) and match.seconds == 5


@pytest.mark.parametrize("typed, seconds", [
    ("0", 1), ("1", 1), ("600", 600), ("999", 600), ("1000", None),
    ("-1", None), ("many", None)])
def test_the_expert_thinks_1_to_600_seconds(typed, seconds):
    assert opponent.seconds_in([typed]) == seconds


def test_a_dot_is_shown_for_each_half_second_of_thinking(capsys):
    match, dots = new_match(Screen(), {}), []
    assert opponent.dot_by_dot(match, dots) is None
    match.screen.live = True
    alive = opponent.dot_by_dot(match, dots)
    counts = []
    for seconds in (0.1, 0.4, 0.5, 0.6, 0.9, 1.0, 1.1):
        alive(seconds)
        counts.append(len(dots))
    assert counts == [0, 0, 1, 1, 1, 2, 2]


def test_a_whole_game_between_two_computers():
    said = played(arguments=["--computer", "both", "--level", "beginner",
                             "--seed", "2"])
    assert "wins: " in said or "The game is drawn: " in said
    assert "Another game (yes or no)? " in said


def test_the_same_seed_plays_the_same_game_and_another_seed_another():
    games = [played(arguments=["--computer", "both", "--level", "easy",
                               "--seed", seed]) for seed in "556"]
    assert games[0] == games[1] != games[2]


def test_a_mill_of_the_computer_is_shown_before_its_removal():
    said = played(*WHOLE_GAME[:10], "computer white hard")
    assert "Computer (White) has a mill and is to remove a man." in said
    assert re.search(r"Computer \(White\) placed \d+, a mill, removed", said)


def test_undo_takes_back_the_turn_of_the_computer_and_of_the_player():
    said = played("4", "undo", arguments=BLACK_PLAYS)
    assert men_on(boards(said)[-1]) == 0
    assert "2 turns taken back, the last: White placed 4." in said


def test_redo_plays_both_turns_again():
    said = played("4", "undo", "redo", arguments=BLACK_PLAYS)
    assert boards(said)[-1] == boards(played("4", arguments=BLACK_PLAYS))[-1]


def test_the_computer_answers_a_draw_offer_by_its_own_judgement():
    losing = ["--computer", "black", "--level", "beginner"]
    said = played(*WHOLE_GAME[:30], "computer black easy", "draw")
    assert "The game is drawn: both players agree." in said
    assert "Computer (Black) does not agree; the game goes on." in played(
        "4", "draw", arguments=losing)


def test_a_hint_names_a_legal_turn_and_a_reason():
    said = answer(*WHOLE_GAME[:10], "hint")
    assert re.match(r"Hint: (20|4)x\d+, for it makes a mill on ", said)


def test_a_second_hint_is_another_turn():
    said = played(*WHOLE_GAME[:10], "hint", "hint")
    first, second = re.findall(r"Hint: (\S+), for it ", said)
    assert first != second


def test_after_a_turn_the_hints_are_those_of_the_new_position():
    said = played(*WHOLE_GAME[:18], "hint", "6-11", "hint")
    first, second = re.findall(r"Hint: (\d+)-\d+", said)
    assert int(first) in (6, 7, 13, 19)
    assert int(second) in (0, 2, 4, 10, 15, 17, 23)


def test_there_is_no_hint_when_the_game_is_over():
    assert answer(*BLOCKED_GAME, "hint").startswith("The game is over")


def test_every_level_plays_on_the_command_line():
    for level in LEVELS:
        said = played("4", arguments=["--computer", "black", "--seconds", "1",
                                      "--level", level])
        assert men_on(boards(said)[-1]) == 2


def test_ctrl_c_stops_two_computers(monkeypatch):
    match = new_match(Screen(), {})
    match.computer = WHITE, BLACK

    def interrupt(match, seconds):
        raise KeyboardInterrupt
    monkeypatch.setattr(opponent, "rest", interrupt)
    opponent.play_turn(match)
    assert match.computer == () and len(match.game.turns) == 1


def test_a_game_against_the_computer_is_continued_against_it():
    played("name white Ann", "4", "computer black medium")
    said = played("continue", "computer off", "9", afresh=False)
    assert "An unfinished game of Ann and Computer, medium, 2 turns" \
        in said.replace("\n  ", " ")
    assert "Black %s Computer, medium: 8 in hand" % BLACK in said
    assert "Black %s Player two: 8 in hand" % BLACK in said

"""A game shown again on the board."""

import re

import pytest

from board import WHITE
from rooms.console.screen import Screen
from helpers.keeping import damage, games_kept, kept_game
from helpers.playing import (BLACK_PLAYS, BLOCKED_GAME, ENDED_GAME, WHOLE_GAME,
                             answer, boards, last_board, men, men_on,
                             new_match, obey, played)
from helpers.set_up import SET_UP
from rooms.commands import ending
from rooms.console.sentences import TEXT, sentence

# The word

def test_a_beginning_of_several_words_is_refused_with_all_of_them():
    assert answer("re") == (
        "'re' can mean redo, replay, resign or review. Type more letters of "
        "the word.")


# From turn to turn

def test_a_replay_goes_on_back_and_to_any_turn():
    said = played(*BLOCKED_GAME, "replay", "", "", "back", "turn 20",
                  "turn 99")
    shown = [len(board) - board.count(" ● ") for board in boards(said)]
    assert shown[-7:-2] == [0, 1, 2, 1, 17]
    assert sentence("ask replay", turn=1, turns=21) in said
    assert boards(said)[-1] == boards(played(*BLOCKED_GAME))[-1]


@pytest.mark.parametrize("typed", ["2", "22", "d6", "turn", "turn x"])
def test_a_point_is_no_turn_of_a_replay(typed):
    said = played(*BLOCKED_GAME, "replay", "turn 5", typed).split("stop): ")
    assert " ".join(said[-2].split()).startswith(
        typed + " This is a replay. Press Enter, or type back, play or turn "
                "5. Type here to play on, or stop to go back. Turn 5 of 21 ")
    assert "Turn 5 of 21" in said[-2]


def test_before_the_beginning_of_a_replay_there_is_nothing():
    said = played("4", "7", "replay", "", "back", "back", "back")
    assert boards(said)[-1].count(" ● ") == 24
    assert "Turn 0 of 2 (Enter, back," in said.rpartition("back\n")[2]


def test_at_the_end_of_a_replay_another_game_is_not_asked_for():
    said = played(*ENDED_GAME, "replay", "turn 99").rpartition("99\n")[2]
    assert "Turn 1 of 1 (Enter, back," in said
    assert "Another game" not in said


def test_play_at_the_end_of_a_replay_says_that_it_is_the_end():
    assert TEXT["replay over"] in played("4", "replay", "turn 1", "play")


def test_a_replay_can_be_watched():
    said = played(*WHOLE_GAME[:5], "replay", "play",
                  arguments=["--pause", "0"])
    assert len(boards(said.rpartition("play\n")[2])) == 5 + 1


def test_there_is_nothing_to_replay_before_the_first_turn():
    assert answer("replay") == TEXT["no turns"]


# What may be typed

@pytest.mark.parametrize("typed, told", [
    ("p", "'p' can mean plain, play or point. Type more letters of the word."),
    ("h", "'h' can mean help, here or hint. Type more letters of the word."),
    ("st", "'st' can mean stop or style. Type more letters of the word."),
    ("hel moves", "  moves     see what you can play now"),
    ("zzz", "This is a replay. Press Enter, or type back,")])
def test_in_a_replay_first_letters_do_where_they_are_clear(typed, told):
    assert answer("4", "replay", typed).startswith(told)


def test_in_a_replay_the_board_is_shown_again():
    assert len(boards(played("4", "replay", "board"))) \
        == len(boards(played("4", "replay"))) + 1


def test_in_a_replay_the_words_of_a_replay_may_be_shortened():
    said = played("4", "7", "replay", "turn 2", "bac", "sto", "9")
    assert [men_on(board) for board in boards(said)][-4:-1] == [1, 2, 3]


def test_in_a_replay_the_computer_does_not_play():
    said = played("4", "replay", "turn 1", "turn 2", arguments=BLACK_PLAYS)
    assert ("Turn 1 of 2 (Enter, back, turn 5, play, here, stop): turn 2"
            in said)
    assert [men_on(board) for board in boards(said)][-3:] == [1, 2, 2]


def test_a_replay_changes_nothing_and_stop_comes_back():
    said = played(*WHOLE_GAME[:8], "replay", "turn 5", "undo", "4-7", "resign",
                  "stop", "undo", "redo")
    assert said.count("This is a replay.") == 3
    assert boards(said)[-1] == boards(played(*WHOLE_GAME[:8]))[-1]


def test_a_replay_changes_no_option():
    said = played("4", "replay", "turn 0", "options flying never", "options",
                  "stop", "options")
    assert said.count("This is a replay.") == 1
    assert said.count("flying three (it can be") == 2


def test_here_plays_on_from_the_position_and_keeps_the_old_game():
    said = played(*WHOLE_GAME[:8], "replay", "turn 4", "here", "20")
    assert boards(said)[-1][20] == WHITE and len(kept_game().turns) == 5
    assert len(kept_game(0).turns) == 8


def test_here_has_nothing_to_play_again():
    assert answer(*WHOLE_GAME[:8], "replay", "turn 4", "here", "redo") == \
        TEXT["nothing to redo"]


# Records shown again

def test_a_record_is_replayed_by_its_name():
    played(*WHOLE_GAME[:5], "save it")
    for said in (played("replay it", ""), played("", arguments=[
            "--replay", "it"])):
        assert "Turn 1 of 5" in said


def test_a_replay_shows_the_players_of_the_record_and_stop_those_before():
    played("computer black easy", "4", "name white Eve", "save it")
    said = played("name black Ann", "computer white hard", "replay it",
                  "turn 1", "stop")
    before, _, shown, after = re.findall(
        r"White ... (.+): .*\nBlack ... (.+): ", said)[-5:-1]
    assert before == ("Computer, hard", "Ann") == after
    assert shown == ("Eve", "Computer, easy")


def test_a_second_replay_comes_back_to_the_game_and_its_names_too():
    played("name white Eve", *WHOLE_GAME[:6], "save it")
    said = played("name white Ann", "4", "7", "replay", "turn 1", "replay it",
                  "turn 5", "stop")
    end = said.rpartition("stop\n")[2]
    assert sentence("ask place", who="Ann (White)") in end and "Turn 3," in end
    assert "Eve" not in end


def test_of_a_damaged_record_the_good_turns_are_shown_and_nothing_else(folder):
    played(*WHOLE_GAME[:8], "save bad")
    damage(folder / "bad.txt")
    said = played("name white Eve", "4", "7", "replay", "turn 1", "replay bad",
                  "yes", "turn 99", "stop")
    assert "Turn 6 of 6 (Enter," in said and "Turn 1 of 2 (Enter," in said
    end = said.rpartition("stop\n")[2]
    assert "Turn 3, " in end and "White %s Eve: " % WHITE in end
    assert len(kept_game().turns) == 2 and len(games_kept()) == 1


def test_a_comment_stands_between_the_turn_and_the_men(folder):
    (folder / "told.txt").write_text("1. d6 {a good point} f4 *", "utf-8")
    said = played("replay told", "turn 1")
    turn, comment, men_left = said.rpartition(sentence("placed", who="White",
        end=4) + ".")[2].split(
        "\n")[:3]
    assert (turn, comment) == ("", "a good point")
    assert men_left.startswith("White")


# With two computers, and from a position set up

def test_ctrl_c_in_a_replay_of_two_computers_asks_whether_to_leave():
    match = new_match(Screen(), {})
    obey(match, "4")
    obey(match, "computer both")
    obey(match, "replay")
    for player in match.players.values():
        player.kind = "computer"
    ending.interrupted(match)
    assert match.question.key == "leave"


def test_in_a_replay_no_position_is_set_up():
    assert men(last_board("4", "replay", SET_UP, "stop"), WHITE) == [4]


def test_a_position_set_up_is_replayed_from_its_beginning():
    said = played(SET_UP, "0 3", "5 4", "replay", "", "back", "here", "undo")
    assert said.count(sentence("first set up", who="White")) >= 3
    assert TEXT["nothing to undo"] in said

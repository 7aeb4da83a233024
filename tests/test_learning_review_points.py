"""The turning points of a review: a player finds better turns there."""

import re

import pytest

from board import BLACK
from helpers.playing import boards, played
from rooms.console.sentences import TEXT, sentence
from helpers.quoting import part


@pytest.fixture(autouse=True)
def finer_clock(clock):
    """With this clock the computer looks a few turns ahead."""
    clock.tick = 0.004


# White plays a bad turn 3, and Black gives a man away with turn 4.
GIVEN = ["4", "19", "3", "18", "5x19", "19", "9", "20x9", "11"]


def reviewed(*lines, game=GIVEN, arguments=()):
    """What is said after the review of a game with two mistakes, while these
    lines are typed."""
    said = played(*game, "review 2", *lines, arguments=arguments)
    return said.split("The computer looks at every turn")[1]


def test_a_list_tells_the_turns_but_not_the_better_ones():
    said = reviewed("stop")
    assert re.search(r"1\. Turn 3, White played 3: after\s+Black's answer 5 "
                     r"the position is worse\.", " ".join(said.split()))
    assert re.search(r"2\. Turn 4, Black played 18: White can play\s+5 and "
                     r"remove\s+the man on 19\.", said)
    assert "Better" not in said and sentence("ask review list",
        numbers="1 or 2") in said


def test_a_number_chooses_a_point_and_there_a_number_is_a_turn():
    said = reviewed("2", "20")
    assert "This is before turn 4. Black played 18." in said
    assert "Number 2 of 2. Black, place a man: " in said
    assert boards(said)[-1][20] == BLACK


@pytest.mark.parametrize("typed, verdict", [
    ("5", "Yes: 5 is the best turn."),
    ("18", "18 is the turn in the game: White can play 5 and"),
    ("0", "0 is no better: White can play 5 and"),
    ("23", "23 is no better: White can play 5 and")])
def test_a_turn_that_is_tried_gets_a_verdict(typed, verdict):
    said = " ".join(reviewed("2", typed).split())
    assert verdict in said
    assert TEXT["ask review tried"] in said


def test_turns_are_tried_as_often_as_you_like():
    said = reviewed("2", "0", "1", "back", "undo", "5", "5")
    assert said.count(part("verdict bad")) == 2 and said.count("Yes: 5") == 2


def test_a_turn_that_is_not_legal_is_refused_as_in_the_game():
    assert sentence("taken", point=4) in reviewed("2", "4")
    assert part("no point") in reviewed("2", "99")


def test_show_tells_the_better_turn_and_plays_it_on_the_board():
    said = reviewed("2", "show")
    assert "The best turn is 5, because it stops White's mill" in said
    assert boards(said)[-1][5] == BLACK


def test_next_goes_on_and_after_the_last_point_to_the_list():
    said = reviewed("next", "3", "next", "5", "next", "stop", "log")
    assert "This is before turn 3." in said
    assert sentence("review found", found=1,
        count=2) in said and "2* Turn 4, Black" in said
    assert "1. Turn 3, White" in said


def test_enter_at_the_list_asks_again_and_in_a_turn_too():
    said = reviewed("", "1")
    assert said.count(sentence("ask review list", numbers="1 or 2")) == 2
    said = reviewed("1", "5", "", "19")
    assert said.count(sentence("ask remove", who="White",
        points="18 or 19")) in (0, 2)


def test_stop_goes_to_the_list_and_then_to_the_game():
    said = reviewed("1", "stop", "stop", "moves")
    assert said.count(sentence("ask review list", numbers="1 or 2")) == 2
    assert "Turn 10, phase one. Black, place a man: " in said


@pytest.mark.parametrize("typed", ["3", "0", "4 7", "x5", "xyz", "new"])
def test_other_things_at_the_list_are_refused(typed):
    said = " ".join(reviewed(typed, "stop").split())
    assert TEXT["in review"] in said
    assert "This is before" not in said


def test_show_at_the_list_shows_it_again():
    assert reviewed("show").count("\n1. Turn 3, White") == 2


def test_a_hint_tells_only_a_little_of_the_best_turn():
    said = reviewed("2", "hint", "5")
    assert sentence("hint of ring", ring="middle ring") in said
    assert "Yes: 5 is the best turn." in said
    assert TEXT["in review"] in " ".join(reviewed("hint").split())


def test_against_the_computer_only_the_person_is_judged():
    said = reviewed("log", "stop", game=GIVEN[:5] + ["computer black easy"])
    assert re.findall(r"(\w+): mistakes", said) == ["White"]
    assert "Black played" not in said


def test_the_turns_of_the_person_are_told_though_the_computer_plays():
    said = reviewed("stop", game=GIVEN[:4] + ["computer white easy"])
    assert "1. Turn 4, Black played 18:" in said
    assert "White: mistakes" not in said


def test_people_are_called_by_their_names():
    said = reviewed("stop", arguments=["--white", "Ann", "--black", "Ben"])
    assert re.search(r"1\. Turn 3, Ann\s+\(White\)\s+played 3:", said)
    assert "Ben (Black): mistakes" in said


def test_the_log_after_a_review_has_grades_until_the_game_goes_on():
    said = reviewed("stop", "log", "21", "log")
    first, second = re.findall(r"\n1\. 4 .*", said)
    assert "4. 18?" in first and "?" not in second


def test_a_game_with_a_review_is_kept_with_its_grades(folder):
    reviewed("stop")
    text = " ".join((folder / "games" / "game 0001.txt").read_text(
        "utf-8").split())
    assert re.search(r"2\. \S+ \$\d \{[^}]+\} b2 \$[246] \{4\. 18: ", text)
    assert "[Puzzles " in text


def test_a_game_that_goes_on_after_a_review_is_kept_without_grades(folder):
    reviewed("stop", "21")
    text = (folder / "games" / "game 0001.txt").read_text("utf-8")
    assert "$" not in text and "Puzzles" not in text and "{" not in text


def test_a_point_can_be_left_in_the_middle_of_a_mill():
    said = reviewed("2", "5", "1", "2", "stop", "stop", "moves")
    assert "place a man" in said.split("Type a number (1 or 2), or stop")[-1]


@pytest.mark.parametrize("typed", ["5-2x10", "5-2x9", "5-2x12"])
def test_a_turn_that_wins_the_game_is_tried_without_trouble(typed):
    said = " ".join(played(
        "setup W 0 1 5 B 9 10 12", "5 4", "12-11x0", "review 1", "1", typed
    ).split())
    assert TEXT["ask review tried"].strip() in said or "Yes:" in said


@pytest.mark.parametrize("word", ["save it", "replay", "review"])
def test_the_record_is_hidden_at_a_mistake(word, folder):
    said = reviewed("1", word, "stop", "save it")
    assert " ".join(TEXT["at mistake"].split()) in " ".join(said.split())
    assert "Better: " in (folder / "it.txt").read_text("utf-8")


def test_a_comment_of_others_that_names_a_turn_stays(folder):
    played(*GIVEN[:6], "save it")
    text = (folder / "it.txt").read_text("utf-8").replace(
        " b2", " b2 {In Turn 4, Ben fell asleep. Read page 12!}")
    (folder / "it.txt").write_text(text, "utf-8")
    played("review it", "save it", "yes")
    assert "In Turn 4, Ben fell asleep. Read page 12!" in " ".join(
        (folder / "it.txt").read_text("utf-8").split())

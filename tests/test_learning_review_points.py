"""The turning points of a review: a player finds better turns there."""

import re
from functools import lru_cache

import pytest

from board import BLACK
from helpers.playing import boards, played
from helpers.quoting import keys_to_each


# White plays a bad turn 3, and Black gives a man away with turn 4.
GIVEN = ["4", "19", "3", "18", "5x19", "19", "9", "20x9", "11"]
# What is typed at the list, at turn 4, at turn 3, at turn 4 again, and when
# the review is over.
SESSION = ["review 2", "", "3", "0", "4 7", "x5", "xyz", "new", "hint", "show",
           "2", "4", "99", "save it", "replay", "review", "hint", "undo", "0",
           "23", "18", "back", "5", "next",
           "1", "stop", "2", "show", "next", "stop", "moves"]
WORSE = {"against": "worse man", "number": "2", "played": "18", "turn": "4",
         "who": "black"}


@pytest.fixture(autouse=True)
def finer_clock(clock):
    """With this clock the computer looks a few turns ahead."""
    clock.tick = 0.004


@lru_cache(maxsize=None)
def session():
    """[{key: facts} said to each line of SESSION]."""
    return [dict(keys) for keys in keys_to_each(*SESSION, before=GIVEN)]


def reviewed(*lines, game=GIVEN, arguments=()):
    """{key: facts} said to the last of these lines, after a review."""
    return dict(keys_to_each(*lines, before=[*game, "review 2"],
                             arguments=arguments)[-1])


@pytest.mark.parametrize("number", [0, SESSION.index("show")])
def test_the_list_tells_the_turns_but_not_the_better_ones(number):
    said = session()[number]
    assert WORSE.items() <= said["review point"].items()
    assert said["worse man"] == {"other": "white", "point": "19", "reply": "5"}
    assert said["worse than"] == {"other": "black", "reply": "5"}
    assert said["ask review list"] == {"numbers": "1 or 2"}
    assert not {"review best", "verdict best"} & {*said}


@pytest.mark.parametrize("typed", ["3", "0", "4 7", "x5", "xyz", "new", "hint",
                                   ""])
def test_at_the_list_other_things_are_refused_and_enter_asks_again(typed):
    said = session()[SESSION.index(typed)]
    assert ("in review" in said) == (typed != "")
    assert said["ask review list"] and "review turn" not in said


@pytest.mark.parametrize("typed, key, facts", [
    ("2", "review try", {"turn": "4", "played": "18", "who": "black"}),
    ("2", "review turn", {"number": "2", "count": "2"}),
    ("4", "taken", {"point": "4"}), ("99", "no point", {"word": "99"}),
    ("save it", "at mistake", {}), ("replay", "at mistake", {}),
    ("review", "at mistake", {}), ("undo", "at mistake", {}),
    ("23", "verdict bad", {"turn": "23", "why": "worse man"}),
    ("23", "ask review tried", {}),
    ("18", "verdict played", {"turn": "18", "why": "worse man"}),
    ("back", "review turn", {"number": "2", "count": "2"}),
    ("5", "verdict best", {"turn": "5"}),
    ("next", "review found", {"found": "1", "count": "2"}),
    ("1", "review turn", {"number": "1", "count": "2"}),
    ("stop", "ask review list", {"numbers": "1 or 2"})])
def test_turns_are_tried_and_judged_until_the_best_is_found(typed, key, facts):
    assert session()[SESSION.index(typed)][key] == facts


def test_a_hint_at_a_turn_tells_only_a_little_of_it():
    number = SESSION.index("hint", SESSION.index("2"))
    assert session()[number]["hint of ring"] == {"ring": "middle ring"}


def test_stop_at_the_list_goes_back_to_the_game():
    assert session()[-1]["turn"] == {"turn": "10", "phase": "phase one"}
    shown = session()[SESSION.index("show", SESSION.index("1"))]
    assert "hint stops" in shown and "review found" in session()[-3]


def test_the_best_turn_is_played_on_the_board():
    said = played(*GIVEN, "review 2", "2", "show")
    assert boards(said)[-1][5] == BLACK
    assert "2* Turn" not in said        # a turn that was shown is not found


def test_only_people_are_judged_and_they_are_called_by_their_names():
    said = [facts["who"] for game, lines in (
        (GIVEN[:5] + ["computer black easy"], []),
        (GIVEN[:4] + ["computer white easy"], [])) for key, facts in
        keys_to_each("review 2", before=game)[0] if key == "tally"]
    assert said == ["white", "black"]
    said = played(*GIVEN, "review 1", arguments=["--white", "Ann", "--black",
                                                 "Ben"])
    assert "Ann (White)" in said and "Ben (Black)" in said


def test_grades_stand_in_the_log_and_in_the_record_until_the_game_goes_on(
        folder):
    played(*GIVEN, "review 2", "stop", "save it", "log")
    said = played("load it", "log")
    assert "4. 18?" in said
    text = " ".join((folder / "it.txt").read_text("utf-8").split())
    assert re.search(r"2\. \S+ \$\d \{[^}]+\} b2 \$[246] \{", text)
    assert "[Puzzles " in text
    said = played(*GIVEN, "review 2", "stop", "21", "log")
    assert "?" not in re.findall(r"\n1\. 4 .*", said)[-1]
    text = (folder / "games" / "game 0001.txt").read_text("utf-8")
    assert "$" not in text and "Puzzles" not in text and "{" not in text


def test_a_point_can_be_left_in_the_middle_of_a_mill():
    said = reviewed("2", "5", "1", "2", "stop", "stop", "moves")
    assert said["turn"]["turn"] == "10"


@pytest.mark.parametrize("typed", ["5-2x10", "5-2x9", "5-2x12"])
def test_a_turn_that_wins_the_game_is_tried_without_trouble(typed):
    said = dict(keys_to_each(typed, before=[
        "setup W 0 1 5 B 9 10 12", "5 4", "12-11x0", "review 1", "1"])[0])
    assert {"ask review tried", "verdict best", "verdict good"} & {*said}


def test_a_comment_of_others_that_names_a_turn_stays(folder):
    played(*GIVEN[:6], "save it")
    text = (folder / "it.txt").read_text("utf-8").replace(
        " b2", " b2 {In Turn 4, Ben fell asleep. Read page 12!}")
    (folder / "it.txt").write_text(text, "utf-8")
    played("review it", "save it", "yes")
    assert "In Turn 4, Ben fell asleep. Read page 12!" in " ".join(
        (folder / "it.txt").read_text("utf-8").split())

"""One thing is offered, at the start and at the end, and a loss is shown."""

import os
import re
import time
from functools import partial

import pytest

from board import BLACK, WHITE
from helpers.keeping import change_text, games_kept, kept_game, remember
from helpers.playing import (WHOLE_GAME, again, boards, men, new_match, obey,
                             played, type_lines)
from helpers.quoting import all_said, keys_again, keys_in, keys_of, keys_said
from helpers.seldom import needs
from rooms.console import TEXT
from rooms.learning.history import puzzles_of
from rooms.learning.offers import offer_next
from rooms.learning.proof import in_a_line
from rooms.records import PUZZLES
from test_learning_own_puzzles import a_game, keep_game_of
from test_learning_progress import keep_results

ANN = "name Ann\nann: step place\n"
STEPS = ANN + "".join("ann: step %s\n" % name for name in (
    "mill remove safe move walk pendulum stop fly shut".split()))
TODAY = time.strftime("ann: day %Y-%m-%d\n")
# Black does not stop a mill with turn 4, and gives up against the computer.
LOST = ["4", "19", "3", "18", "5x19", "20", "0", "computer white beginner",
        "resign", "yes"]


def lost(folder):
    """Ann has lost against easy. Her turn 5 was a mistake."""
    keep_game_of(folder, puzzles="5")


def drawn(folder):
    """Ann's last game was a draw. Her turn 5 was a mistake."""
    lost(folder)
    path = folder / "games" / "game 0001.txt"
    change_text(path, "0-1", "1/2-1/2")
    change_text(path, '"resigned"', '"agreement"')


def won_twice(folder):
    """Ann has beaten easy."""
    keep_results(folder, *[("Ann", "easy", "1-0")] * 2)


def long_ago(folder):
    """Ann has beaten easy, nine days ago."""
    won_twice(folder)
    for path in (folder / "games").glob("game*"):
        os.utime(str(path), (time.time() - 9 * 86400,) * 2)


def unfinished(folder, before=won_twice):
    """Ann left a game after those before."""
    before(folder)
    again("name Ann", "4", "7", "3", "8", "5x7")


@pytest.mark.parametrize("before, lines, key, order", [
    (None, None, "greeting learn", None),
    (lost, ANN, "mistake last", None),
    (lost, None, "greeting learn", None),       # it was not somebody new
    (unfinished, STEPS, "unfinished", None),
    (None, ANN, "steps done", "learn"),
    (long_ago, ANN, "steps done", "learn"),
    (long_ago, STEPS, "away", "puzzle"),
    (drawn, ANN, "mistakes today", "puzzle mine"),
    (partial(unfinished, before=drawn), STEPS, "mistakes today", "puzzle mine"),
    (drawn, STEPS + TODAY + "ann: failed {turn 5}", "next enter",
     "computer black easy"),
    (lost, STEPS + "ann: looked {turn 5}", "mistakes today", "puzzle mine"),
    (won_twice, STEPS, "beaten last", "computer black fair"),
    (None, STEPS, "next enter", "computer black beginner")])
def test_the_most_useful_thing_is_offered_at_the_start_and_no_other(
        folder, before, lines, key, order):
    if before:
        before(folder)
    if lines:
        puzzle = in_a_line(*puzzles_of(a_game(), {PUZZLES: "5"}, [WHITE]))
        remember(folder, lines.replace("{turn 5}", puzzle))
    said = dict(keys_again())
    offered = said.get("next enter", {})
    assert key in said and offered.get("order") == order
    assert (offered.get("how") == "next continue") == isinstance(
        before, partial)                # left a game, and has mistakes
    assert not order or {*dict(keys_again(order))} == {*dict(keys_again(""))}
    others = {"greeting learn", "mistake last", "away", "unfinished",
              "steps done", "mistakes today", "beaten last"} - {key}
    assert not others & {*said} and ("welcome name" in said) == bool(lines)


def test_enter_obeys_an_offer_once_and_then_something_else_is_offered(folder):
    remember(folder, ANN)
    for more in [], [""]:
        said = [key for key, _ in keys_again("", "stop", *more)]
        assert said.count("lesson turn") == 1
    # Only as long as it is what was said last. Enter says it again.
    for line in "moves", "77", "code":
        for enters, count in ([""], 0), (["", ""], 1):
            said = [key for key, _ in keys_again(line, *enters)]
            assert said.count("lesson turn") == count, line
            assert said.count("next enter") == 2
    assert [key for key, _ in keys_again("4", "")].count("next enter") == 1
    said = [key for key, _ in keys_again("computer black", "")]
    assert said.count("next enter") == 1
    drawn(folder)
    remember(folder, STEPS)
    # What Enter leaves rests today, but a player who asks sees it.
    said = [key for key, _ in keys_again("", "")]
    assert said.count("mistakes today") == said.count("mistake later") == 1
    said = dict(keys_again("mistakes", "2x19", "", ""))
    assert said["next enter"]["order"] == "computer black easy"
    assert {"own found", "own enough", "at level"} <= {*said}
    said = [key for key, _ in keys_again("4", "puzzle mine 1", "2x19", "")]
    assert "next enter" not in said[said.index("own enough"):]  # a game waits


@pytest.mark.parametrize("before, lines, order, how, level", [
    (None, ANN, "new", "", "beginner"),
    (lost, STEPS, "new", "next mistakes", "beginner"),
    (lost, ANN, "learn", "next game", "beginner"),  # the second loss in a row
    (lost, ANN, "learn", "next game easier", "fair"),
    (lost, STEPS, "level easy", "next easier", "fair"),
    (long_ago, ANN, "new", "", "beginner")])
def test_after_a_loss_what_helps_most_is_offered(folder, before, lines, order,
                                                 how, level):
    if before:
        before(folder)
    puzzle = in_a_line(*puzzles_of(a_game(), {PUZZLES: "5"}, [WHITE]))
    remember(folder, lines + "ann: looked " + puzzle)
    typed = [line.replace("beginner", level) for line in LOST]
    said = dict(keys_again(*typed, "no"))["next enter"]
    assert (said["order"], said["how"]) == (order, how)


def test_at_the_end_of_a_game_one_thing_is_offered_and_enter_obeys_it():
    ended = ["computer black good", "setup W 0 1 9 14 B 5 12 20", "14-2x5"]
    for line, obeyed in ("", True), ("yes", True), ("no", False):
        said = dict(keys_of(*ended, line))
        assert said["next enter"]["order"] == "level beginner"
        assert said["next enter"]["how"] == "next easier"
        assert "mistake now" not in said and ("score" in said) == obeyed
        assert "no question" not in said and ("over" in said) != obeyed
    # It is said again as long as Enter obeys it.
    said = [key for key, _ in keys_of(*ended, "replay", "stop", "log", "")]
    assert said.count("next enter") == 3 and "score" in said


def test_the_offer_for_a_finished_game_is_found_once(folder):
    match = new_match()
    type_lines(match, *LOST[:7], "computer white easy", *LOST[-2:])
    offer_next(match)                   # the turn that cost most
    obey(match, "no")
    offer_next(match)
    for path in games_kept():
        path.unlink()                   # now another level would fit
    for lines, order in ([], "new"), (["step place"], "level beginner"):
        match.notes["lines"] += lines   # something was learnt
        offer_next(match)
        assert match.notes["offered order"] == order


def test_who_types_another_name_gets_the_offer_for_this_player(folder):
    drawn(folder)
    remember(folder, STEPS + "name Ben\nben: step place\n")
    assert "steps done" in dict(keys_again())
    said = dict(keys_again("name Ann"))
    assert said["mistakes today"]["today"] == "1"
    assert said["next enter"]["order"] == "puzzle mine"
    said = [key for key, _ in keys_again("name white Ben")]     # one of two
    assert said.count("next enter") == 1


def test_who_has_lost_sees_the_turn_that_cost_most_without_asking():
    text = all_said(*LOST)
    keys = [key for key, _ in keys_in(text)]
    assert keys.index("you lost") < keys.index("mistake now") < keys.index(
        "own turn")
    assert men(boards(text)[-1], WHITE) == [3, 4]       # before turn 4
    assert "computer" in keys[keys.index("mistake now"):]       # its name
    assert "looking back" not in dict(keys_of("4", "19", "resign", "yes"))
    asked = played(*LOST, arguments=["--black", "Ann"]).rpartition(
        TEXT["own turn"].format(goal=TEXT["goal better"]))[2]
    assert "Ann" in asked.split(":")[0]                 # there is room for it
    said = dict(keys_of(*"4 19 0 9 10 13 1 22".split(), *LOST[-3:]))
    assert "mistake now" not in said and said["slow loss"]["last"] == "8"
    said = dict(keys_of("4", "19", "0", "9", *LOST[-3:]))
    assert "lost early" in said and not {"mistake now", "slow loss"} & {*said}


def test_enter_leaves_it_for_later_and_new_begins_another_game():
    said = dict(keys_of(*LOST, "", ""))
    assert {"next enter", "score", "mistake later"} <= {*said}
    assert "mistake last" not in dict(keys_again())
    # Enter after a wrong try goes back. Then it always leaves, and so does a
    # word for it. It goes on when the mistake is solved.
    for lines in ["0", "", ""], ["hint", ""], ["why", "later"]:
        said = [key for key, _ in keys_of(*LOST, *lines)]
        assert said.count("mistake later") == said.count("next enter") == 1
    said = dict(keys_of(*LOST, "0", "hint", "5", "", "new"))
    assert "mistake later" not in said and "score" in said
    said = dict(keys_of(*LOST, "hint", "no", "no", "review"))
    assert {"next enter", "reviewing"} <= {*said} and "good-bye" not in said
    assert "score" in dict(keys_of(*LOST, "new"))
    said = dict(keys_of(*WHOLE_GAME[:11], *LOST[-3:], "no", "review"))
    assert "looked longer" in said      # so its list has more turns
    # At its list the level can be changed, as before it, for the next game.
    said = [key for key, _ in keys_of(*LOST, "no", "review", "level easy")]
    assert said.index("points") < said.index("score")
    assert "own puzzle other" in dict(keys_of(*LOST, "no", "mistakes"))


def test_why_tells_what_was_wrong_and_from_a_better_turn_the_game_goes_on():
    said = dict(keys_of(*LOST, "why", "next"))
    assert (said["verdict played"]["turn"], said["verdict played"]["why"]) \
        == ("18", "worse man")
    assert "hint of stop" not in said and "own puzzle" in said
    for number in 3, 4:                 # more is told with the answer again
        said = dict(keys_of(*LOST, *["hint"] * number))
        assert "hint" in said and ("verdict played" in said) == (number == 4)
    said = keys_of(*LOST, "19", "why", "17", "why")     # the rules, the try
    assert "rule placing" in dict(said) and "verdict played" not in dict(said)
    assert [(facts["turn"], facts["played"]) for key, facts in said
            if key == "verdict bad"] == [("17", "18")] * 2
    said = keys_of(*LOST, "5", "why", "here")
    # It was a danger. This comes first, and what is good about 5 with why.
    assert [facts["why"] for key, facts in said
            if key == "verdict best"] == ["", "because"]
    said = dict(said)
    assert said["verdict played"]["turn"] == "18"
    assert "ask mistake found" in said and "kept aside" not in said
    assert men(kept_game().spots, BLACK)[:2] == [5, 19]


@needs("reading")
def test_code_at_a_loss_shows_what_a_mistake_is_and_then_what_was_seen():
    said = played(*LOST, "code", "17", "code", "5", "code")
    for name in "grade", "why_lost", "stops":
        assert "def %s(" % name in said
    assert 'Refused("own enough"' in again("mistakes", "5", "", "code")


def test_who_closes_the_window_sees_it_at_the_next_start_but_once(folder):
    assert "mistake now" in dict(keys_of(*LOST))    # and it is not left
    assert "mistake last" in dict(keys_again())
    assert "mistake last" not in dict(keys_again())
    (folder / "games" / "game 0001.txt").unlink()
    keep_game_of(folder)                # nobody has looked at it
    remember(folder, ANN)
    # An order of the command line comes first
    said = dict(keys_again(arguments=["computer black"]))
    assert "mistake last" not in said
    said = dict(keys_again("quit"))
    assert "mistake last" in said and said["looking"]["seconds"] == "3"
    said = dict(keys_again())
    assert "mistake last" not in said and "mistakes today" in said
    for lines in ["", "4"], ["2", "here"]:      # the same level
        remember(folder, ANN)
        assert "Computer (easy)" in again(*lines).split("2\n")[-1], lines


def test_two_people_hear_of_three_turns_each_and_see_one_by_its_number():
    ended = ["name white Ann", "name black Ben", *LOST[:7], "1x20", "21",
             "resign", "yes"]
    said = keys_of(*ended, "review")
    numbers = [number for key, facts in said if key == "turns cost"
               for number in re.findall(r"(\d+) \(", facts["turns"])
               if facts["name"] == ["Ben", "Ann"][int(number) % 2]]
    points = [facts["turn"] for key, facts in said if key == "review point"]
    assert {*numbers} <= {*points}
    assert ("looked longer" in dict(said)) == (len(points) > len(numbers))
    assert [key for key, _ in said].count("turns cost words") == 1
    assert dict(said)["colours next"] == {"white": "Ben", "black": "Ann"}
    for typed in numbers[0], "review " + numbers[0], "turn " + numbers[0]:
        said = keys_of(*ended, typed, "no")
        assert "mistake now" in dict(said) and "reviewing" not in dict(said)
        keys = [key for key, _ in said]
        assert keys.count("next enter") == keys.count("turns cost words") == 2
        # The last turn has got a grade. It stands before the result.
        grade = {"heard ?", "heard ??"}.intersection(keys).pop()
        keys.reverse()
        assert keys.index("wins") < keys.index(grade)
    assert "no point" not in dict(keys_of(*ended, "99"))    # but told again
    # When it is found, Enter leads to the turns of both again, and to the next
    for number in sorted(numbers)[:2]:
        best = dict(keys_of(*ended, number, "show"))["hint"]["turn"]
        said = [key for key, _ in keys_of(*ended, number, best, "")]
        assert said.count("turns cost words") == 2 and "verdict best" in said
        assert said.count("mistake now") == 2
    said = keys_of(*ended, numbers[0], ended[1 + int(numbers[0])], "", "")
    assert [key for key, _ in said].count("colours next") == 2  # not found
    said = [key for key, _ in keys_of(*ended, "99")]
    assert "mistake now" not in said and said.count("turns cost words") == 2
    for typed in "so it goes", "help", "my mistakes", "what now":
        said = [key for key, _ in keys_of(*ended, typed)]
        assert "help review" in said
        assert typed == "help" or not {"help hint", "help undo"} & {*said}
    assert "placed" in dict(keys_said(*ended, "new", "4"))  # a point again


def test_why_after_a_turn_says_what_it_does_and_no_turn_to_play():
    for lines, offered in ([], "help learn"), (["4"], "help undo"):
        assert {"unknown", offered} <= {*dict(keys_said(*lines, "so it goes"))}
    lines = ["4", "19", "computer black fair", "7", "why 1", "why"]
    said = dict(keys_of(*lines, arguments=["--seed", "3"]))
    assert said["why played"]["turn"] == "1" and "hint stops" in said
    assert "hint" not in said and "why nothing" not in said
    said = dict(keys_of("why", "4", "9", "3", "why"))
    assert said["why played"]["turn"] == "3" and "hint" not in said
    assert "why nothing" in said
    assert dict(keys_of("0", "why"))["why quiet"]["turn"] == "0"
    said = dict(keys_of(*"0 3 1 10 6 2 11 9".split(), "23", "18 6", "why"))
    assert said["why played"]["turn"] == "18x6" and "rule mill" not in said


def test_a_review_after_the_start_opens_the_last_game_of_this_player(folder):
    keep_game_of(folder, 1)
    keep_game_of(folder, 2, "Ben")
    remember(folder, STEPS)
    said = dict(keys_again("stop", "review"))
    assert said["review point"]["turn"] == "5"
    said = dict(keys_again("stop", "review 0002"))
    assert said["reviewing"]["seconds"] == "3" and said["named"]["name"] == "Ben"
    assert "no turns" in dict(keys_of("review"))

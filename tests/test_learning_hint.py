"""The command hint: which turn it names, and when it begins again."""

import re

import pytest

from rooms.learning import advice

from rooms.console.screen import Screen
from helpers.playing import (BLOCKED_GAME, WHOLE_GAME, answer, new_match, obey,
                             played)
from rooms.console.sentences import TEXT


@pytest.fixture(autouse=True)
def short_thoughts(clock):
    """With this clock a hint looks at some hundred positions. That is enough:
    the answers here are easy to see."""
    clock.tick = 0.1


def test_a_hint_names_a_legal_turn_and_a_reason():
    said = answer(*WHOLE_GAME[:10], "hint")
    assert re.match(r"Hint: (20|4)x\d+, because it makes a mill on ", said)


def test_a_second_hint_is_another_turn():
    said = played(*WHOLE_GAME[:14], "hint", "hint")
    first, second = re.findall(r"(?:Hint|Worse): (\d+)[x\d]*", said)
    assert first != second          # not another removal of the same mill


def test_a_hint_after_the_first_of_two_removals_names_the_second():
    lines = "0 3 2 5 4 10 7 22 1 5".split()
    hint = answer("options two-mills each", *lines, "hint")
    assert re.match("Hint: remove (3|10|22), because ", hint)


def test_after_a_turn_the_hints_are_those_of_the_new_position():
    said = played(*WHOLE_GAME[:18], "hint", "6-11", "hint")
    first, second = re.findall(r"Hint: (\d+)-\d+", said)
    assert int(first) in (6, 7, 13, 19)
    assert int(second) in (0, 2, 4, 10, 15, 17, 23)


def test_in_a_replay_hints_are_about_the_position_shown():
    lines = "4 19 3 18 5".split()
    said = played(*lines, "19", "replay", "turn 4", "hint", "turn 3", "hint")
    assert re.search("Hint: 5x1[89], because it makes a mill on 3-4-5", said)
    assert "Hint: 5, because it stops White's mill on 3-4-5" in said


def test_hints_begin_anew_when_a_mill_has_been_made():
    lines = "4 19 3 18".split()
    first = answer(*lines, "5", "hint")
    assert answer(*lines, "hint", "5", "hint") == first
    assert first.startswith("Hint: remove 1") and "makes a mill" not in first


def test_there_is_no_hint_when_the_game_is_over():
    assert answer(*BLOCKED_GAME, "hint").startswith(TEXT["over"])


def test_while_a_question_waits_a_hint_is_about_the_man_picked_up():
    lines = WHOLE_GAME[:18] + ["6"]
    assert " 6-11" in answer(*lines, "hint")
    assert answer(*lines, "draw", "hint") == answer(*lines, "hint")


def test_after_ctrl_c_the_hints_begin_anew(monkeypatch, capsys):
    def interrupted(game, begun):
        raise KeyboardInterrupt
        yield
    match = new_match(Screen(), {})
    with monkeypatch.context() as patch:
        patch.setattr(advice, "hints_for", interrupted)
        with pytest.raises(KeyboardInterrupt):
            obey(match, "hint")
    obey(match, "hint")
    assert capsys.readouterr().out.startswith("Hint: ")

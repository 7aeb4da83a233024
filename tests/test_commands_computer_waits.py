"""The computer takes its time: pauses, dots, and Ctrl-C while it thinks."""

import sys

import pytest

import nine_mens_morris
from helpers.playing import WHOLE_GAME, boards, new_match, obey, played
from rooms.commands import computer_player
from rooms.computer import LEVELS
from rooms.console.match import change, player_to_move
from rooms.console.screen import Screen
from rooms.console.sentences import TEXT
from rules import legal_turns, play

# Pauses and dots

def test_a_dot_is_shown_for_each_half_second_of_thinking(capsys):
    match, dots = new_match(Screen(), {}), []
    assert computer_player.dot_by_dot(match, dots) is None
    match.screen.live = True
    alive = computer_player.dot_by_dot(match, dots)
    counts = []
    for seconds in (0.1, 0.4, 0.5, 0.6, 0.9, 1.0, 1.1):
        alive(seconds)
        counts.append(len(dots))
    assert counts == [0, 0, 1, 1, 1, 2, 2]
    match.screen.looks.plain = True     # nobody wants to hear the dots
    assert computer_player.dot_by_dot(match, dots) is None


def test_after_the_dots_the_turn_is_told_on_a_line_of_its_own(
        capsys, monkeypatch):
    def thinks_long(game, level, seconds, chance, alive, play_now):
        """A level that thinks for more than half a second."""
        alive(0.6)
        return legal_turns(game)[0]
    match = new_match(Screen(), {})
    match.screen.live = True
    monkeypatch.setattr(computer_player, "choose_turn", thinks_long)
    computer_player.level_turn(match, False)
    assert capsys.readouterr().out == TEXT["thinking"] + "\n"
    monkeypatch.setattr(computer_player, "choose_turn",
                        lambda game, *details: legal_turns(game)[0])
    computer_player.level_turn(match, False)
    assert capsys.readouterr().out == ""


@pytest.fixture
def waits(monkeypatch):
    """How long the program waits, each time."""
    seconds = []
    monkeypatch.setattr(computer_player, "pause", seconds.append)
    return seconds


def watched(*lines):
    """A match that somebody watches, after these commands."""
    match = new_match(Screen(), {}, seed=1)
    for line in lines:
        obey(match, line)
    match.screen.live = True
    return match


def play_computer(match):
    """Let the computer whose turn it is find a turn, and play it."""
    turn = nine_mens_morris.PLAYERS[player_to_move(match).kind](match)
    if turn:
        change(match, play, turn)


@pytest.mark.parametrize("thought, left", [(0.125, 0.375), (0.75, 0)])
def test_half_a_second_goes_by_before_the_computer_answers(
        thought, left, waits, monkeypatch):
    times = iter((7, 7 + thought))
    monkeypatch.setattr(computer_player, "monotonic", lambda: next(times))
    match = watched("4", "computer black easy")
    play_computer(match)
    assert waits == [left] and len(match.game.turns) == 2


def test_with_pause_0_the_computer_answers_at_once(waits):
    match = watched("4", "computer black easy")
    match.screen.pause = 0
    play_computer(match)
    assert waits == [0]


def test_in_a_pipe_the_computer_answers_at_once(waits):
    match = watched("4", "computer black easy")
    match.screen.live = False
    play_computer(match)
    assert waits == [] and len(match.game.turns) == 2


def test_between_two_computers_the_pause_alone_goes_by(waits):
    match = watched("4", "computer both easy")
    play_computer(match)
    assert waits == [match.screen.pause]
    match.screen.pause = 0              # IDLE needs a moment for Ctrl-C
    play_computer(match)
    assert waits[1:] == [0.1]


# Ctrl-C

def press_ctrl_c(*_):
    """Ctrl-C comes at this moment."""
    raise KeyboardInterrupt


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("place", ["pause", "LEVELS"])
def test_ctrl_c_lets_one_computer_play_at_once(place, level, waits, clock,
                                               monkeypatch):
    clock.tick = 1                  # it stops thinking soon
    if place == "LEVELS":           # while it thinks
        monkeypatch.setitem(LEVELS, level, press_ctrl_c)
    else:
        monkeypatch.setattr(computer_player, place, press_ctrl_c)
    match = watched("4", "computer black " + level)
    play_computer(match)
    assert len(match.game.turns) == 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("place", ["pause", "LEVELS"])
def test_ctrl_c_passes_through_two_computers(place, level, waits,
                                             monkeypatch):
    if place == "LEVELS":
        monkeypatch.setitem(LEVELS, level, press_ctrl_c)
    else:
        monkeypatch.setattr(computer_player, place, press_ctrl_c)
    match = watched("4", "computer both " + level)
    with pytest.raises(KeyboardInterrupt):
        play_computer(match)
    assert len(match.game.turns) == 1


def test_ctrl_c_while_a_mill_is_shown_goes_on_with_its_removal(monkeypatch):
    match = watched(*WHOLE_GAME[:10], "computer white easy")
    monkeypatch.setattr(computer_player, "pause", press_ctrl_c)
    play_computer(match)
    assert match.game.turns[-1][2] and len(match.game.turns) == 11


@pytest.mark.parametrize("place, level", [
    ("rooms.commands.arguments.keep_game", "expert"),
    ("nine_mens_morris.show_board", "expert"),
    ("rooms.commands.computer_player.rest", "expert"),
    ("rooms.commands.computer_player.choose_turn", "expert"),
    ("rooms.computer.levels.legal_turns", "expert"),
    ("nine_mens_morris.change", "expert"),
    *[("LEVELS", level) for level in LEVELS]])
def test_ctrl_c_stops_two_computers_at_every_moment(place, level, clock,
                                                    monkeypatch):
    clock.tick = 1                  # they stop thinking soon
    left = [5]

    def interrupting(real):
        def act(*details, **more):
            left[0] -= 1
            if not left[0]:
                raise KeyboardInterrupt
            return real(*details, **more)
        return act

    if place == "LEVELS":           # while it thinks
        monkeypatch.setitem(LEVELS, level, interrupting(LEVELS[level]))
    else:
        file, _, name = place.rpartition(".")
        real = getattr(sys.modules[file], name)
        monkeypatch.setattr(place, interrupting(real))
    said = played("7", arguments=["--computer", "both", level, "--seed", "2"])
    assert TEXT["computers stopped"] in said
    assert TEXT["ask leave"].strip() not in said and left[0] <= 0
    assert "Player one: " in said and 3 <= len(boards(said)) < 10

"""Two real programs at two PCs: their processes, signals, terminals, IDLE."""

import os
import random
import signal
import time

import pytest

import benchmark_meeting
from helpers.here import share
from helpers.playing import copied, has_room, until
from helpers.real_idle import RealIdle, needs_idle, why_not_here
from helpers.terminal import needs_terminal
from helpers.two_pcs import (IdlePc, Pc, a_turn, sat_down, seated, table_in)
from rooms.meeting.table import whose_line
from rules import result


needs_signals = pytest.mark.skipif(
    os.name == "nt", reason="on Windows no test can press Ctrl-C")


# Six tests that run every day

def test_two_play_talk_offer_and_ask_back(share):
    white, black = sat_down(share)
    white.type("4")
    black.wait_for("placed a man on 4.")
    black.type("say ouch", "19")
    white.wait_for("%s says: ouch" % black.name)
    white.wait_for("placed a man on 19.")
    white.type("draw")
    black.wait_for("offers a draw.")
    black.type("no")
    white.wait_for("does not agree")
    white.type("undo")
    black.wait_for("asks to take back 2 turns.")
    black.type("yes")
    white.wait_for("The board is empty.")
    white.type("3")
    black.wait_for("placed a man on 3.")
    black.type("resign", "yes")
    for one in (white, black):
        one.wait_for("%s (White) wins: %s (Black) resigns." % (white.name,
                                                               black.name))
        one.wait_for("Both of you type again.")
        one.type("")
        one.wait_for("Ann and Ben: over after 1 turn")
        one.type("quit")
        assert one.ends() == 0
        assert "Traceback" not in one.said


def test_after_a_kill_one_sits_at_the_same_table_again(share, folder):
    white, black = sat_down(share)
    white.type("4")
    black.wait_for("placed a man on 4.")
    white.kill()
    black.type("19")
    black.wait_for("Waiting for")
    again = Pc(share, white.name)
    again.wait_for("Unfinished game at two PCs: ")
    again.wait_for("%s and %s, 1 turn, from" % (white.name, black.name))
    again.wait_for("again. Turns played: 2.")
    again.wait_for("Turn 3, phase one. %s (White), place a man: " % white.name)
    again.type("3")
    black.wait_for("%s is back" % white.name)
    black.wait_for("placed a man on 3.")
    for one in (again, black):
        one.kill()
    assert len(table_in(share).game.turns) == 3
    home = folder / ("home of " + white.name)
    assert len(list((home / "games").glob("*.txt"))) == 1


@needs_signals
def test_ctrl_c_ends_waiting_and_asks_before_it_ends_the_program(share):
    pc = Pc(share, "Ann")
    pc.wait_for("waits for another player")
    pc.ctrl_c()
    pc.wait_for("You are not waiting any more.")
    pc.wait_for("Lobby (")
    pc.ctrl_c()
    pc.wait_for("Leave the game (yes or no)? ")
    pc.ctrl_c()
    assert pc.ends() == 130 and "Traceback" not in pc.said


def test_another_name_is_asked_for_where_one_is_taken(share):
    ann = Pc(share, "Ann")
    ann.wait_for("waits for another player")
    other = Pc(share, "ANN")
    other.wait_for("Choose another name.")
    other.wait_for("Your name: ")
    other.type("Eve", "ann")
    for one in (ann, other):
        one.wait_for("Type ready to begin")


@needs_signals
def test_ctrl_c_and_yes_lead_from_the_table_to_the_lobby(share):
    white, black = sat_down(share)
    black.wait_for("Waiting for")
    black.ctrl_c()
    black.wait_for("Leave the game (yes or no)? ")
    black.type("yes")
    black.wait_for("You have left the table")
    black.wait_for("Lobby (")
    black.type("stop")                  # another game is not a copy
    black.wait_for("The board is empty. %s (White) begins." % black.name)
    black.type("meet %s" % share)
    black.wait_for("again. Turns played: 0.")
    black.wait_for("Waiting for")
    white.wait_for("place a man: ")
    white.type("4", "x")
    black.wait_for("placed a man on 4.")
    if has_room("learning"):
        black.type("replay")
        black.wait_for("stop): ")
    black.ctrl_c()
    black.wait_for("Leave the game (yes or no)? ")
    black.type("yes")
    black.wait_for("Lobby (")
    black.type("stop", "quit")
    assert black.ends() == 0 and "Traceback" not in black.said


@needs_terminal
def test_what_was_typed_before_a_question_does_not_answer_it(share):
    white, black = seated(Pc, share, terminal=True)
    black.wait_for("Waiting for")
    black.type("yes", "yes")
    black.wait_for("yes\nyes\n")        # the terminal has got both
    white.type("draw")
    black.wait_for("offers a draw.")
    black.type("no")                    # a yes would end the game
    white.wait_for("does not agree")


# Programs that are killed or interrupted at any moment

def type_when_asked(pc, table, typed, chance):
    """Let a player do what is next, once for each run of their program."""
    number = len(table.game.turns)
    if not pc.said.endswith((": ", "? ")) or typed.get(pc) == number:
        return
    typed[pc] = number
    pc.type("yes" if "(yes or no)? " in pc.said[-60:]
            else a_turn(table, chance))


def play_with_kills(share, pcs, chance, most):
    """Play a game, and kill programs, at most `most` times."""
    turns, typed, kills = [], {}, 0
    after = time.monotonic() + chance.random()
    while kills < most and not result(table_in(share).game):
        table = table_in(share)
        assert table.game.turns[:len(turns)] == turns and table.fault is None
        turns = table.game.turns
        if result(table.game) is None:
            due = table.seats[whose_line(table)].name
            type_when_asked(pcs[due], table, typed, chance)
        if time.monotonic() > after and result(table.game) is None:
            name = chance.choice(["Ann", "Ben"])
            pcs[name].kill()
            assert pcs[name].turns_seen() <= len(table_in(share).game.turns)
            pcs[name] = Pc(share, name)
            kills += 1
            after = time.monotonic() + chance.random()
        time.sleep(0.01)
    return kills


# This takes long: each kill comes at its own moment, up to a second after the
# start of a program.
@pytest.mark.slow(why="forty real programs are killed")
def test_real_kills_lose_no_turn_and_make_no_second_game(share):
    chance, kills, games = random.Random(11), 0, 0
    while kills < 40:
        games += 1
        folder = share / ("game %d" % games)
        folder.mkdir()
        pcs = {pc.name: pc for pc in sat_down(folder)}
        kills += play_with_kills(folder, pcs, chance, 40 - kills)
        for pc in pcs.values():
            pc.kill()


# This takes long: Ctrl-C comes at many moments after Enter.
@pytest.mark.slow(why="two real programs play, and Ctrl-C comes at 25 moments")
@needs_signals
def test_ctrl_c_soon_after_enter_writes_no_turn_twice(share):
    chance = random.Random(3)
    pcs = {pc.name: pc for pc in sat_down(share)}
    for number in range(25):
        table = table_in(share)
        if result(table.game):
            break
        pc = pcs[table.seats[whose_line(table)].name]
        until(lambda: pc.said.rstrip().endswith("man:"), "a prompt")
        pc.type(a_turn(table, chance))
        time.sleep(0.02 * chance.random())
        pc.process.send_signal(signal.SIGINT)
        pc.wait_for("Leave the game (yes or no)? ")
        pc.type("no")
        until(lambda: len(table_in(share).game.turns) > number
              or pc.said.endswith("man: "), "no leads back")
        if len(table_in(share).game.turns) == number:
            pc.type(a_turn(table, chance))      # Ctrl-C was faster
        until(lambda: len(table_in(share).game.turns) > number, "a turn")
        assert len(table_in(share).game.turns) == number + 1
        assert table_in(share).fault is None


# With IDLE

# This takes long: IDLE shows a turn slowly.
@pytest.mark.slow(why="whole games between a real terminal and a real IDLE")
@needs_terminal
def test_whole_games_between_a_terminal_and_idle():
    if why_not_here() and os.environ.get("CI"):
        pytest.fail(why_not_here())
    assert len(benchmark_meeting.show_games(2)) > 30


@pytest.mark.slow(why="a real IDLE and another program")
@needs_idle
def test_in_idle_ctrl_c_ends_waiting_and_typing_ahead_is_kept(
        share, folder):
    with RealIdle(copied(folder / "program")) as idle:
        ben = IdlePc(idle, share, "Ben")
        idle.wait_for("leave.")
        idle.interrupt()
        until(lambda: "Lobby (" in ben.said[-100:], "the lobby")
        ann = Pc(share, "Ann")
        ann.wait_for("waits for another player")
        ben.type("ann", "ready")
        ann.wait_for("Type ready to begin")
        ann.type("ready")
        until(lambda: table_in(share).white is not None, "a roll")
        table = table_in(share)
        if table.seats[whose_line(table)].name == "Ben":
            ben.type("4")
        idle.wait_for("Waiting for Ann.")
        idle.press(["7", "<Return>"])               # at the other's turn
        ann.wait_for("place a man: ")
        ann.type("19")
        idle.wait_for("place a man: 7")
        idle.press(["<Return>"])
        idle.wait_for("placed a man on 7.")
        ann.kill()

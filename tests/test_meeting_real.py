"""Two real programs at two PCs: their processes, signals, terminals, IDLE."""

import pytest

import helpers.thonny
from helpers.playing import copied, until
from helpers.quoting import part
from helpers.real_idle import RealIdle, needs_idle
from helpers.two_pcs import PCS, Pc, seated, table_in
from helpers.window import needs_terminal
from rooms.console.sentences import TEXT
from rooms.meeting.table import side_to_act

thonny = helpers.thonny.thonny


@pytest.fixture
def share(folder):
    """The folder in which the players meet. At the end all programs end."""
    (folder / "share").mkdir()
    yield folder / "share"
    for pc in PCS[:]:
        pc.kill()


# What the programs say is tested in one process.

@needs_terminal
def test_two_real_programs_play_and_ctrl_c_ends_only_waiting(share, folder):
    white, black = seated(Pc, share, terminal=True)
    black.wait_for("waiting first")
    black.type("yes", "yes")            # it answers no later question
    until(lambda: "yes\nyes\n" in black.said, "the terminal has got both")
    white.type("draw")
    black.wait_for("ask draw")
    black.type("no")                    # a yes would end the game
    white.wait_for("not agreed")
    white.type("4")
    black.wait_for("ask place")
    black.ctrl_c()
    black.wait_for("ask leave")
    black.type("no")
    white.kill()
    black.type("19")
    black.wait_for("waiting far")
    again = Pc(share, white.name)       # without a terminal
    again.wait_for("unfinished there")
    again.wait_for("meeting back", name=black.name, turns=2)
    again.type("3")
    black.wait_for("far back", name=white.name)
    black.wait_for("ask place")
    black.type("resign", "yes")
    for one in (again, black):
        one.wait_for("table over")
    again.type("open")
    for key, next_key in (("waiting guest", "waiting left"),
                          ("ask lobby", "ask leave")):
        again.wait_for(key)
        again.ctrl_c()
        again.wait_for(next_key)
    again.ctrl_c()
    black.type("quit")
    assert (again.ends(), black.ends()) == (130, 0)
    assert "Traceback" not in again.said + black.said
    assert len(table_in(share).game.turns) == 3
    home = folder / ("home of " + white.name)
    assert len(list((home / "games").glob("game *.txt"))) == 1


@pytest.mark.slow(why="Thonny and another program")
@helpers.thonny.needs_thonny
def test_at_two_pcs_of_which_one_has_thonny_a_draw_is_agreed(thonny, share):
    def pc(folder, name):
        if name == "Ben":
            return Pc(folder, name)
        program = thonny("--name", name, "--meet", str(folder))
        program.name, wait_for = name, program.wait_for
        program.wait_for = lambda key: wait_for(part(key))
        return program
    white, black = seated(pc, share)
    white.type("4")
    black.wait_for("ask place")
    black.type("draw")
    white.wait_for("ask draw")
    white.type("yes")
    for one in (white, black):
        one.wait_for("agreement")


@pytest.mark.slow(why="a real IDLE and another program")
@needs_idle
def test_in_idle_ctrl_c_ends_waiting_and_typing_ahead_is_kept(share, folder):
    with RealIdle(copied(folder / "program")) as idle:
        idle.type("name white Ben", "meet %s" % share)
        until(lambda: part("waiting guest") in idle.output(), "Ben waits")
        idle.interrupt()
        until(lambda: TEXT["ask lobby"].strip() in idle.output()[-100:],
              "a lobby")
        ann = Pc(share, "Ann")
        ann.wait_for("waiting guest")
        idle.type("ann")
        ann.wait_for("rolled")
        table = table_in(share)
        if table.players[side_to_act(table)].name == "Ben":
            idle.type("4")
        until(lambda: part("waiting in idle") in " ".join(
            idle.output().split()), "Ben waits")
        idle.press(["7", "<Return>"])               # at the other's turn
        ann.wait_for("ask place")
        ann.type("19")
        idle.wait_for(part("ask place") + " 7")
        idle.press(["<Return>"])
        until(lambda: [turn[1] for turn in table_in(share).game.turns][-2:]
              == [19, 7], "a turn")
        ann.kill()

"""Two at two PCs, for long: kills, damaged files, slow drives, many tables."""

import os
import random
import time

import pytest

import benchmark_meeting
import meeting.sheet
from board import in_names
from commands.waiting import fault_in_words
from console import new_match, sentence
from console.screen import Screen
from helpers.chairs import begun, play_by_chance
from helpers.playing import copied
from helpers.real_idle import RealIdle, needs_idle, why_not_here
from helpers.terminal import needs_terminal
from helpers.two_pcs import IdlePc, Pc, a_turn, sat_down, table_in, until
from meeting import (Lobby, add_line, look, look_around, read_sheet,
                     read_table, sit_again, whose_line)
from records import RecordError
from rules import legal_turns, result
from test_meeting import share      # noqa: F401

pytestmark = pytest.mark.slow


# Whole games, as they are played

@needs_terminal
def test_whole_games_between_a_terminal_and_idle_and_turns_are_seen_soon():
    if why_not_here() and os.environ.get("CI"):
        pytest.fail(why_not_here())
    waits = benchmark_meeting.show_games(4)
    assert len(waits) > 60
    assert sorted(waits)[len(waits) // 2] < 1.0


@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="the time that a "
                    "process has had is read in /proc")
def test_waiting_costs_next_to_nothing():
    assert benchmark_meeting.show_waiting(10) < 0.02


def test_a_table_is_read_once_and_one_of_another_day_is_not_read():
    first, later, old = benchmark_meeting.show_lobby(40)
    assert later < 0.7 * first and old < 0.7 * first


@needs_idle
def test_in_idle_ctrl_c_ends_waiting_at_once_and_typing_ahead_is_kept(
        share, folder):                             # noqa: F811
    with RealIdle(copied(folder / "program")) as idle:
        ben = IdlePc(idle, share, "Ben")
        idle.wait_for("leaves.")
        idle.interrupt()
        assert until(lambda: "Lobby (" in ben.said[-100:], "the lobby") < 1
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
        idle.wait_for("placed 7.")
        ann.kill()


# Programs that are killed

def type_when_asked(pc, table, typed, chance):
    """Let a player do what is due, once for each run of his program."""
    number = len(table.game.turns)
    if not pc.said.endswith((": ", "? ")) or typed.get(pc) == number:
        return
    typed[pc] = number
    pc.type("yes" if "(yes or no)? " in pc.said[-60:]
            else a_turn(table, chance))


def test_200_kills_lose_no_turn_and_make_no_second_game(share):    # noqa: F811
    chance, kills, games = random.Random(11), 0, 0
    pcs = {}
    while kills < 200:
        for pc in pcs.values():
            pc.kill()
        games += 1
        folder = share / ("game %d" % games)
        folder.mkdir()
        pcs = {pc.name: pc for pc in sat_down(folder)}
        kills += play_with_kills(folder, pcs, chance)
    for pc in pcs.values():
        pc.kill()
    assert games > 1


def play_with_kills(share, pcs, chance):            # noqa: F811
    """Play a game to its end, while programs are killed; how many were."""
    turns, typed, kills = [], {}, 0
    after = time.monotonic() + chance.random()
    while not table_in(share).over:
        table = table_in(share)
        now = [in_names(*turn) for turn in table.game.turns]
        assert now[:len(turns)] == turns and table.fault is None
        turns = now
        if result(table.game) is None:
            due = table.seats[whose_line(table)].name
            type_when_asked(pcs[due], table, typed, chance)
        if time.monotonic() > after and result(table.game) is None:
            name = chance.choice(["Ann", "Ben"])
            pcs[name].kill()
            seen = pcs[name].turns_seen()
            assert seen <= len(table_in(share).game.turns)
            pcs[name] = Pc(share, name)
            kills += 1
            after = time.monotonic() + chance.random()
        time.sleep(0.01)
    return kills


def test_ctrl_c_soon_after_enter_writes_no_turn_twice(share):      # noqa: F811
    chance = random.Random(3)
    pcs = {pc.name: pc for pc in sat_down(share)}
    until(lambda: table_in(share).white is not None, "a roll")
    for number in range(60):
        table = table_in(share)
        if result(table.game):
            break
        pc = pcs[table.seats[whose_line(table)].name]
        until(lambda: pc.said.rstrip().endswith("man:"), "a prompt")
        pc.type(a_turn(table, chance))
        time.sleep(0.02 * chance.random())
        pc.process.send_signal(2)
        pc.wait_for("Leave the game (yes or no)? ")
        pc.type("no")
        if len(table_in(share).game.turns) == number:
            time.sleep(0.5)
            if len(table_in(share).game.turns) == number:   # it never came
                pc.type(a_turn(table, chance))
        until(lambda: len(table_in(share).game.turns) == number + 1, "a turn")
        assert table_in(share).fault is None
    for pc in pcs.values():
        assert "Traceback" not in pc.said
        pc.kill()


# Damaged and hostile files

def damages(whole, other, chance):
    """A sheet's bytes, damaged in one of many ways."""
    lines = whole.split(b"\n")
    at, to = chance.randrange(len(lines)), chance.randrange(len(lines))
    kind = chance.randrange(14)
    if kind == 0:
        return whole[:chance.randrange(len(whole))]
    if kind == 1:
        lines[at], lines[to] = lines[to], lines[at]
    elif kind == 2:
        lines.insert(to, lines[at])
    elif kind == 3:
        del lines[at]
    elif kind == 4:
        lines.insert(at, chance.choice(other.split(b"\n")))
    elif kind == 5:
        lines.insert(at, bytes(chance.randrange(256) for _ in range(30)))
    elif kind == 6:
        lines[at] = lines[at].replace(b"turn ", b"turn \x1b[31m")
    elif kind == 7:
        lines[at] = lines[at].upper()
    elif kind == 8:
        lines[at] = b"9" * chance.randrange(1, 5000) + lines[at]
    elif kind == 9:
        lines[at] = b"\x00" * len(lines[at])
    elif kind == 10:
        return other
    elif kind == 11:
        return b""
    elif kind == 12:
        sign = chance.randrange(len(whole))
        return whole[:sign] + bytes([chance.randrange(256)]) + whole[sign + 1:]
    else:
        lines[at] = lines[at][:chance.randrange(len(lines[at]) + 1)] + b"~"
    return b"\n".join(lines)


def test_20000_damaged_files_are_a_sentence_each_and_nothing_is_written(
        share):                                     # noqa: F811
    chance, match = random.Random(2), new_match(Screen(), {})
    chairs = begun(share)
    play_by_chance(chairs, random.Random(1))
    white, black = chairs
    good, other = [open(chair.own.path, "rb").read() for chair in chairs]
    match.game, said = black.table.game, 0
    number = len(white.table.game.turns)
    for tried in range(20000):
        damaged = damages(good, other, chance)
        with open(white.own.path, "wb") as file:
            file.write(damaged)
        try:
            look(black)
            told = fault_in_words(match, black.table)
        except RecordError as error:
            told = sentence(error.reason, **error.facts)
        assert told is None or told.isprintable() and told.endswith(".")
        assert told or good.startswith(
            damaged[:damaged.rfind(b"\n") + 1]) or b"~" in damaged
        assert len(black.table.game.turns) == number
        said += told is not None
        if tried % 10 == 0:
            look_around(Lobby(str(share), "Eve"))
            tried_to_sit(white.own.path)
    assert said > 10000
    assert sorted(os.listdir(str(share))) == sorted(
        os.path.basename(chair.own.path) for chair in chairs)
    assert open(black.own.path, "rb").read() == other
    with open(white.own.path, "wb") as file:
        file.write(good)
    look(black)
    assert black.table.fault is None


def tried_to_sit(path):
    """Let somebody read a damaged sheet as if it were his own."""
    try:
        read_table(read_sheet(path))
        sit_again(path)
    except (RecordError, OSError):
        pass


# A slow drive

class SlowDrive:
    """A drive in whose own time each file is seen as it was up to three
    seconds before, or half a line of what has come since."""

    def __init__(self, chance):
        self.now, self.chance, self.versions = 0.0, chance, {}

    def note(self, path):
        """Note what a file holds now."""
        with open(path, "rb") as file:
            self.versions.setdefault(path, []).append((self.now, file.read()))

    def read(self, path, most):
        """What is seen of a file."""
        at = self.now - 3 * self.chance.random()
        seen = [whole for when, whole in self.versions[path] if when <= at]
        later = [whole for when, whole in self.versions[path] if when > at]
        shown = seen[-1] if seen else b""
        if later and self.chance.random() < 0.5:
            shown = later[0][:self.chance.randrange(len(shown),
                                                    len(later[0]) + 1)]
        return shown


def test_50_games_come_out_right_on_a_drive_that_shows_old_or_half_files(
        share, monkeypatch):                        # noqa: F811
    chance = random.Random(9)
    for number in range(50):
        folder = share / str(number)
        folder.mkdir()
        chairs = begun(folder, no_mill_turns=chance.choice([6, 50]))
        drive = SlowDrive(chance)
        for chair in chairs:
            drive.note(chair.own.path)
        monkeypatch.setattr(meeting.sheet, "read_whole", drive.read)
        drive.now = 5.0
        play_slowly(chairs, drive, chance)
        monkeypatch.undo()
        white, black = [chair.table.game for chair in chairs]
        assert white.turns == black.turns and result(white) == result(black)
        for chair in chairs:
            assert chair.own.whole == open(chair.own.path, "rb").read()
            chair.lock.close()


def play_slowly(chairs, drive, chance):
    """Play by chance to the end, each looking every 0.2 seconds."""
    while not all(result(chair.table.game) for chair in chairs):
        drive.now += 0.1
        chair = chairs[int(drive.now * 10) % 2]
        look(chair)
        assert chair.table.fault is None
        if whose_line(chair.table) != chair.side:
            continue
        if chair.table.offer:
            add_line(chair, chance.choice(["yes", "no"]) if
                     chair.table.offer[1] != "draw" else "no")
        elif len(chair.table.game.turns) > 2 and chance.random() < 0.1:
            add_line(chair, chance.choice(["undo 2", "draw", "say hello"]))
        else:
            turns = legal_turns(chair.table.game)
            add_line(chair, "turn " + in_names(*chance.choice(turns)))
        drive.note(chair.own.path)


SLOW_PROGRAM = """
import random, sys, time
sys.path.insert(0, %r)
import meeting.sheet as sheet
import nine_mens_morris
chance, versions, real = random.Random(7), {}, sheet.read_whole

def slow(path, most):
    '''As the file was up to three seconds ago, or half a line.'''
    known = versions.setdefault(path, [])
    known.append((time.monotonic(), real(path, most)))
    at = time.monotonic() - 3 * chance.random()
    old = [whole for when, whole in known if when <= at] or [known[0][1]]
    shown = old[-1]
    if chance.random() < 0.3:
        shown = known[-1][1][:chance.randrange(len(shown),
                                               len(known[-1][1]) + 1)]
    return shown
sheet.read_whole = slow
sys.exit(nine_mens_morris.start(sys.argv[1:]))
"""


def test_the_program_plays_on_such_a_drive(share, folder):      # noqa: F811
    slow = folder / "slow.py"
    slow.write_text(SLOW_PROGRAM % str(benchmark_meeting.pathlib.Path(
        benchmark_meeting.__file__).resolve().parent.parent), "utf-8")
    ann = Pc(share, "Ann", program=[str(slow)])
    ann.wait_for("waits for another player")
    ben = Pc(share, "Ben", program=[str(slow)])
    ben.wait_for("Lobby (")
    ben.type("ann")
    for pc in (ann, ben):
        pc.wait_for("Type ready to begin")
        pc.type("ready")
    pcs, chance = {"Ann": ann, "Ben": ben}, random.Random(4)
    until(lambda: table_in(share).white is not None, "a roll")
    for number in range(14):
        table = table_in(share)
        name = table.seats[whose_line(table)].name
        pcs[name].wait_for("Turn %d, phase" % (number + 1))
        pcs[name].type(a_turn(table, chance))
        until(lambda: len(table_in(share).game.turns) > number, "a turn")
    for pc in pcs.values():
        assert "Traceback" not in pc.said and "changed" not in pc.said
        pc.kill()


# Many tables

def test_six_tables_at_once_and_somebody_watches(share):        # noqa: F811
    chance = random.Random(6)
    names = [("anna", "ben"), ("cleo", "dan"), ("eva", "fred"),
             ("gina", "hal"), ("ida", "jim"), ("kim", "leo")]
    tables = {}
    for one, two in names:
        host = Pc(share, one)
        host.wait_for("waits for another player")
        guest = Pc(share, two)
        guest.wait_for("Lobby (")
        guest.type(one)
        for pc in (host, guest):
            pc.wait_for("Type ready to begin")
            pc.type("ready")
        for pc in (host, guest):
            pc.wait_for("plays White.")
        tables[one] = {one: host, two: guest}
    watcher = Pc(share, "teacher", "--meet", "%s watch" % share)
    watcher.wait_for("Lobby (")
    watcher.type("watch " + names[0][1])
    for number in range(30):
        for one, _ in names:
            table = table_in(share, one)
            if result(table.game) is None:
                name = table.seats[whose_line(table)].name
                tables[one][name].wait_for("place a man: " if number < 18
                                           else " a man: ")
                tables[one][name].type(a_turn(table, chance))
        for one, _ in names:
            until(lambda: len(table_in(share, one).game.turns) > number
                  or result(table_in(share, one).game), "a turn")
    seen = table_in(share, names[0][0])
    until(lambda: watcher.said.count("mills made") or len(
        seen.game.turns) <= 30, "the watcher")
    for pcs in [*tables.values(), {"teacher": watcher}]:
        for pc in pcs.values():
            assert "Traceback" not in pc.said
            pc.kill()
    assert len(os.listdir(str(share))) == 12

"""A table of two PCs: two sheets, one game, judged by the rules."""

import os
import random

import pytest

import rooms.meeting.chair
import rooms.meeting.sheet
from board import in_names
from helpers.chairs import (add_by_hand, begun, fault_seen, play_by_chance,
                            table_of, two_chairs, type_turns)
from helpers.here import CLOCK, Here, pass_by, share
from helpers.two_pcs import a_turn, table_in
from rooms.meeting.chair import (add_line, fault_at_table, join_table,
                                 leave_chair, lines_of_other, open_table,
                                 read_other, roll_step, was_seated)
from rooms.meeting.sheet import (Line, Sheet, check_of, line_of,
                                 read_sheet)
from rooms.meeting.table import read_table, white_by, whose_line
from rooms.records import RecordError
from rules import legal_turns, new_game, result
from helpers.quoting import part
from rooms.console.sentences import TEXT


# Two sheets, one game

def test_a_whole_game_stands_in_two_sheets_and_both_read_the_same(share):
    chairs = begun(share, no_mill_turns=6)
    play_by_chance(chairs, random.Random(1))
    white, black = [chair.table.game for chair in chairs]
    assert white.turns == black.turns and len(white.turns) > 18
    assert result(white) == result(black) is not None
    assert [name for name in os.listdir(share)
            if not name.startswith(("sheet-ann-", "sheet-ben-"))] == []


def test_a_program_writes_to_no_sheet_but_its_own_and_only_adds(share):
    white, black = begun(share)
    before = {name: (share / name).read_bytes() for name in os.listdir(share)}
    read_other(white)
    add_line(white, "turn d6")
    after = {name: (share / name).read_bytes() for name in os.listdir(share)}
    own = os.path.basename(white.own.path)
    assert {name for name in after if after[name] != before[name]} == {own}
    assert after[own].startswith(before[own])


def test_the_options_are_those_of_who_opened_the_table(share):
    white, black = begun(share, flying="never", repetitions=7)
    for chair in (white, black):
        assert chair.table.game.options["flying"] == "never"
        assert chair.table.game.options["repetitions"] == 7


@pytest.mark.parametrize("option", ["repetitions=" + 310 * "9",
                                    "no_mill_turns=1000000", "repetitions=1"])
def test_a_table_with_an_option_that_the_rules_do_not_have_is_at_fault(option):
    text = "open %s Eve" % option
    line = Line(0, text, check_of("", "", text))
    table = read_table(Sheet("sheet-eve-123456.txt", line_of(line)))
    assert table.fault == (0, 1, "line options", {})


def test_a_draw_an_undo_and_resigning_are_seen_on_both_sides(share):
    white, black = begun(share)
    type_turns([white, black], "d6", "d5")
    for text, answer, turns in (("draw", "no", 2), ("undo 2", "no", 2),
                                ("undo 2", "yes", 0)):
        read_other(white)
        add_line(white, text)
        read_other(black)
        assert whose_line(black.table) == black.side
        add_line(black, answer)
        read_other(white)
        assert len(white.table.game.turns) == len(black.table.game.turns) \
            == turns
    add_line(white, "resign")
    read_other(black)
    assert result(black.table.game) == result(white.table.game)
    assert result(black.table.game)[1] == "resigned"


def test_a_draw_that_is_agreed_ends_the_game(share):
    white, black = begun(share)
    add_line(white, "draw")
    read_other(black)
    add_line(black, "yes")
    read_other(white)
    assert result(white.table.game) == (None, "agreement")


def test_what_was_said_is_told_once(share):
    ann, ben = two_chairs(share)
    lines_of_other(ann)
    add_line(ben, "say good luck")
    read_other(ann)
    assert lines_of_other(ann) == ["say good luck"]
    assert lines_of_other(ann) == []


# Who is White

def test_each_is_bound_to_a_number_before_the_other_tells_his(share):
    ann, ben = two_chairs(share)
    roll_step(ann)
    read_other(ann)
    roll_step(ann)
    assert ann.number not in open(ann.own.path).read()
    read_other(ben)
    roll_step(ben)
    read_other(ann)
    roll_step(ann)
    read_other(ben)
    add_by_hand(ben, "roll 0123")           # ... which is better for Ben
    assert fault_seen(ann)[1] == "line roll"
    assert ann.table.white is None


def test_nobody_tells_his_number_before_the_other_is_bound(share):
    ann, ben = two_chairs(share)
    roll_step(ann)
    with pytest.raises(RecordError, match="refused"):
        add_line(ann, "roll " + ann.number)


def test_chance_makes_each_of_them_white_about_as_often():
    chance = random.Random(1)
    numbers = [["%032x" % chance.getrandbits(128) for _ in range(2)]
               for _ in range(400)]
    assert 150 <= sum(map(white_by, numbers)) <= 250
    assert sum(white_by(pair) != white_by(pair[::-1]) for pair in numbers)


def test_the_numbers_of_both_decide_who_is_white(share):
    for _ in range(5):
        for chair in begun(share):
            assert chair.table.white == white_by(
                [seat.rolled for seat in chair.table.seats])
            leave_chair(chair)


def test_a_line_that_came_too_early_never_counts(share):
    ann, ben = two_chairs(share)
    roll_step(ann)
    add_by_hand(ann, "roll " + ann.number)
    roll_step(ben)
    read_other(ben)
    table = read_table(ann.own, ben.own)
    assert table.fault[1:3] == (len(ann.own.lines), "line late")
    assert table.seats[0].rolled is None and table.seats[1].ready


def test_a_host_may_not_seat_one_guest_and_mean_another(share):
    ann = open_table(str(share), "Ann", new_game())
    ben = join_table(read_sheet(ann.own.path), "Ben")
    ann.other = ben.own
    ann.table = read_table(ann.own, ben.own)
    add_by_hand(ann, "seat sheet-cid-123456.txt")
    read_other(ben)
    assert was_seated(ben) is False
    assert read_table(ann.own, ben.own).fault[2] == "line late"


def test_a_host_may_not_seat_a_guest_who_has_not_asked(share):
    ann = open_table(str(share), "Ann", new_game())
    add_by_hand(ann, "seat sheet-cid-123456.txt")
    assert read_table(ann.own).fault[1:3] == (2, "line late")


# What does not count

@pytest.mark.parametrize("text, key", [
    ("turn d6", "line turn"), ("turn a1", "line turn"), ("yes", "line turn"),
    ("no", "line turn"), ("draw", "line turn"), ("resign", "line turn"),
    ("undo 1", "line turn"), ("seat sheet-x-123456.txt", "line late"),
    ("open flying=three Ann", "line late"), ("join x Ann", "line late"),
    ("ready " + "0" * 64, "line late"), ("roll 5", "line late"),
    ("dance", "line word"), ("turns d6", "line word"), ("turn", "line turn")])
def test_a_line_out_of_turn_is_refused_and_the_game_waits(share, text, key):
    white, black = begun(share)
    type_turns([white, black], "d6")
    add_by_hand(white, text)
    number = len(white.own.lines)
    assert fault_seen(black) == (number, key)
    assert len(black.table.game.turns) == 1


@pytest.mark.parametrize("text, key", [
    ("turn d6", "line illegal"), ("turn d6-d5", "line illegal"),
    ("turn a1xd6", "line illegal"), ("turn 4", "line word"),
    ("turn z9", "line word"), ("turn a1 a4", "line word"),
    ("undo 2", "line turn"), ("undo 99999999", "line word")])
def test_a_turn_that_is_not_legal_is_refused(share, text, key):
    white, black = begun(share)
    type_turns([white, black], "d6")
    add_by_hand(black, text)
    assert fault_seen(white) == (len(black.own.lines), key)
    assert len(white.table.game.turns) == 1


def test_a_line_that_would_not_count_is_not_written(share):
    white, black = begun(share)
    before = black.own.whole
    for text in ("turn d6", "yes", "roll 1", "nonsense"):
        with pytest.raises(RecordError, match="refused"):
            add_line(black, text)
    assert open(black.own.path, "rb").read() == before == black.own.whole


@pytest.mark.parametrize("text", ["ready " + "0" * 64, "say hello", "turn d6"])
def test_nothing_is_said_to_an_empty_chair(share, text):
    ann = open_table(str(share), "Ann", new_game())
    with pytest.raises(RecordError, match="refused"):
        add_line(ann, text)


@pytest.mark.parametrize("answer", ["yes", "no", "turn d6", "draw"])
def test_nobody_answers_his_own_offer(share, answer):
    white, black = begun(share)
    add_line(white, "draw")
    add_by_hand(white, answer)
    assert fault_seen(black) == (len(white.own.lines), "line turn")


def test_an_older_program_may_write_how_the_game_has_ended(share):
    white, black = begun(share)
    add_line(white, "resign")
    add_by_hand(white, "over black resigned")
    assert fault_seen(black) is None
    assert black.table.seats[white.side].taken == len(white.own.lines)


def test_a_turn_written_before_the_other_was_seen_never_counts(share):
    sides = set()
    while len(sides) < 2:               # White is the host, and the guest
        white, black = begun(share)
        sides.add(white.side)
        seen = black.table.seats[white.side].taken
        add_line(white, "turn d6")
        read_other(black)
        add_by_hand(black, "turn d5", seen)
        assert fault_seen(white) == (len(black.own.lines), "line turn")
        assert len(table_of(white, black).game.turns) == 1
        assert len(white.table.game.turns) == 1
        for chair in (white, black):
            leave_chair(chair)


def test_a_mill_without_a_removal_is_told_in_words(share):
    white, black = begun(share)
    type_turns([white, black], "d6", "a1", "b6", "d1")
    add_by_hand(white, "turn f6")
    read_other(black)
    assert TEXT["removal_due"] in fault_at_table(
        black.table)


def test_of_a_wrong_turn_on_a_sheet_only_the_reason_is_told(share):
    white, black = begun(share)
    type_turns([white, black], "d6")
    add_by_hand(black, "turn d6")
    read_other(white)
    assert fault_at_table(white.table).endswith(
        ") plays 4: There is already a man on 4. The game waits until the "
        "line is right again.")


# A slow drive

class SlowDrive:
    """A drive that shows each file as it was up to three seconds before. Or
    it shows half a line of what is new. It has its own time."""

    def __init__(self, chance):
        self.now, self.chance, self.versions = 0.0, chance, {}

    def note(self, path):
        """Note what is in a file now."""
        with open(path, "rb") as file:
            self.versions.setdefault(path, []).append((self.now, file.read()))

    def write_on(self, path, whole):
        """Write a file at the time that the clock of the programs shows."""
        rooms.meeting.sheet.write_on(path, whole)
        self.now = CLOCK.now
        self.note(path)

    def read(self, path, most):
        """What the drive shows of a file."""
        at = max(self.now, CLOCK.now) - 3 * self.chance.random()
        versions = self.versions.get(path, [])
        seen = [whole for when, whole in versions if when <= at]
        later = [whole for when, whole in versions if when > at]
        shown = seen[-1] if seen else b""
        if later and self.chance.random() < 0.5:
            shown = later[0][:self.chance.randrange(len(shown),
                                                    len(later[0]) + 1)]
        return shown


# Things rarely come in a strange order. The long test plays enough games to
# see this with all that players say and ask.
@pytest.mark.parametrize("number, most", [
    (1, 6), pytest.param(12, 50, marks=pytest.mark.slow(
        why="twelve games are played on a slow drive"))])
def test_games_come_out_right_on_a_drive_that_shows_old_or_half_files(
        share, monkeypatch, number, most):
    chance = random.Random(9)
    for game in range(number):
        folder = share / str(game)
        folder.mkdir()
        chairs = begun(folder, no_mill_turns=chance.choice([6, most]))
        drive = SlowDrive(chance)
        for chair in chairs:
            drive.note(chair.own.path)
        drive.now = 5.0
        with monkeypatch.context() as patch:
            patch.setattr(rooms.meeting.sheet, "read_whole", drive.read)
            play_slowly(chairs, drive, chance)
        white, black = [chair.table.game for chair in chairs]
        assert white.turns == black.turns and result(white) == result(black)
        for chair in chairs:
            assert chair.own.whole == open(chair.own.path, "rb").read()
            chair.lock.close()


def play_slowly(chairs, drive, chance):
    """Play by chance to the end. Each player looks every 0.2 seconds."""
    while not all(result(chair.table.game) for chair in chairs):
        drive.now += 0.1
        chair = chairs[int(drive.now * 10) % 2]
        read_other(chair)
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


def test_the_program_plays_on_such_a_drive(share, monkeypatch):
    chance, drive = random.Random(4), SlowDrive(random.Random(7))
    real = rooms.meeting.sheet.read_whole
    monkeypatch.setattr(rooms.meeting.chair, "write_on", drive.write_on)
    monkeypatch.setattr(rooms.meeting.sheet, "read_whole", lambda path, most:
                        (drive.read if CLOCK.running else real)(path, most))
    ann = Here(share, "Ann")
    ann.wait_for(part("waiting guest"))
    pass_by(3)                              # then they see her sheet
    ben = Here(share, "Ben")
    ben.wait_for("Lobby (")
    ben.type("ann")
    for pc in (ann, ben):
        pc.wait_for("Type ready to begin")
        pc.type("ready")
    for pc in (ann, ben):
        pc.wait_for("plays White.")
    pcs = {"Ann": ann, "Ben": ben}
    for number in range(14):
        table = table_in(share)             # the test need not wait
        assert len(table.game.turns) == number
        pc = pcs[table.seats[whose_line(table)].name]
        pc.wait_for("Turn %d, phase" % (number + 1))
        pc.type(a_turn(table, chance))
        pc.wait_for("Waiting for")
    for pc in pcs.values():
        assert "Traceback" not in pc.said and "changed" not in pc.said
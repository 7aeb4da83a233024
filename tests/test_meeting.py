"""Two at two PCs who meet in a folder: their sheets, the table, the lobby."""

import contextlib
import os
import random
import re
import time

import pytest

import meeting.chair
import meeting.sheet
from board import in_names
from commands.waiting import fault_in_words, wait_until
from console import new_match
from console.screen import Screen
from helpers.chairs import begun, play_by_chance, two_chairs
from helpers.playing import played
from helpers.terminal import needs_terminal
from helpers.two_pcs import Pc, end_all, sat_down, table_in, until
from meeting import (Lobby, add_line, confirm_ready, guests_of, join_table,
                     leave_chair, lines_of_other, look, look_around,
                     move_finished, open_table, other_side, read_sheet,
                     read_table, roll_if_ready, seat_guest, sit_again,
                     was_seated, whose_line)
from meeting.sheet import Line, Sheet, check_of, line_of
from records import RecordError
from rules import legal_turns, new_game, result


@pytest.fixture
def share(folder):
    """The folder in which the players meet; programs that are there still
    are ended afterwards."""
    (folder / "share").mkdir()
    yield folder / "share"
    end_all()


@contextlib.contextmanager
def gone(share):
    """While this lasts, there is no such folder."""
    away = share.parent / "away"
    share.rename(away)
    yield
    away.rename(share)


def type_turns(chairs, *turns):
    """Let both play these turns, such as "d6", White first."""
    for number, turn in enumerate(turns):
        look(chairs[number % 2])
        add_line(chairs[number % 2], "turn " + turn)
    for chair in chairs:
        look(chair)


def add_by_hand(chair, text, seen=None):
    """Add a line to a sheet as a program would that obeys no rules."""
    other = chair.table.seats[other_side(chair.side)].checks
    seen = len(other) if seen is None else seen
    check = check_of(chair.own.lines[-1].check, other[seen - 1] if seen else "",
                     text)
    whole = chair.own.whole + line_of(Line(seen, text, check))
    meeting.sheet.write_on(chair.own.path, whole)
    chair.own = Sheet(chair.own.path, whole)


def fault_seen(chair):
    """(the number of the line, the key) of what a chair finds wrong."""
    look(chair)
    return chair.table.fault and chair.table.fault[1:3]


# Two sheets, one game

def test_a_whole_game_stands_in_two_sheets_and_both_read_the_same(share):
    chairs = begun(share)
    play_by_chance(chairs, random.Random(1))
    white, black = [chair.table.game for chair in chairs]
    assert white.turns == black.turns and len(white.turns) > 18
    assert result(white) == result(black) is not None
    assert [name for name in os.listdir(share)
            if not name.startswith(("sheet-ann-", "sheet-ben-"))] == []


def test_a_program_writes_to_no_sheet_but_its_own_and_only_adds(share):
    white, black = begun(share)
    before = {name: (share / name).read_bytes() for name in os.listdir(share)}
    look(white)
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


def test_each_is_bound_to_a_number_before_the_other_tells_his(share):
    ann, ben = two_chairs(share)
    confirm_ready(ann)
    look(ann)
    roll_if_ready(ann)
    assert ann.number not in open(ann.own.path).read()
    look(ben)
    confirm_ready(ben)
    look(ann)
    roll_if_ready(ann)
    look(ben)
    add_by_hand(ben, "roll 0123")           # ... which would suit him better
    assert fault_seen(ann)[1] == "line roll"
    assert ann.table.white is None


def test_chance_makes_each_of_them_white_about_as_often(share):
    hosts = 0
    for _ in range(100):
        white, black = begun(share)
        hosts += white.side
        for chair in (white, black):
            leave_chair(chair)
    assert 25 <= hosts <= 75


@pytest.mark.parametrize("text, key", [
    ("turn d6", "line turn"), ("turn a1", "line turn"), ("yes", "line turn"),
    ("no", "line turn"), ("draw", "line turn"), ("resign", "line turn"),
    ("undo 1", "line turn"), ("seat sheet-x-123456.txt", "line late"),
    ("open flying=three Ann", "line late"), ("join x Ann", "line late"),
    ("ready " + "0" * 64, "line late"), ("roll 5", "line late"),
    ("over white few", "line end"), ("dance", "line word"),
    ("turns d6", "line word"), ("turn", "line turn")])
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


def test_a_draw_an_undo_and_resigning_are_seen_on_both_sides(share):
    white, black = begun(share)
    type_turns([white, black], "d6", "d5")
    for text, answer, turns in (("draw", "no", 2), ("undo 2", "no", 2),
                                ("undo 2", "yes", 0)):
        look(white)
        add_line(white, text)
        look(black)
        assert whose_line(black.table) == black.side
        add_line(black, answer)
        look(white)
        assert len(white.table.game.turns) == len(black.table.game.turns) \
            == turns
    add_line(white, "resign")
    look(black)
    assert result(black.table.game) == result(white.table.game)
    assert result(black.table.game)[1] == "resigned"


def test_a_draw_that_is_agreed_ends_the_game(share):
    white, black = begun(share)
    add_line(white, "draw")
    look(black)
    add_line(black, "yes")
    look(white)
    assert result(white.table.game) == (None, "agreement")


def test_what_was_said_is_told_once(share):
    ann, ben = two_chairs(share)
    lines_of_other(ann)
    add_line(ben, "say good luck")
    look(ann)
    assert lines_of_other(ann) == ["say good luck"]
    assert lines_of_other(ann) == []


# Lines that are wrong

def rewrite(chair, change):
    """Change the bytes of a chair's sheet from outside."""
    with open(chair.own.path, "rb") as file:
        whole = file.read()
    with open(chair.own.path, "wb") as file:
        file.write(change(whole))


def test_a_line_changed_afterwards_is_found_also_by_who_comes_later(share):
    white, black = begun(share)
    type_turns([white, black], "d6", "d5", "a1")
    number = 1 + [line.text for line in white.own.lines].index("turn d6")
    rewrite(white, lambda whole: whole.replace(b"turn d6", b"turn d7"))
    assert fault_seen(black) == (number, "line changed")
    assert len(black.table.game.turns) == 3         # what was seen remains
    table = read_table(*[read_sheet(chair.own.path) for chair in sorted(
        (white, black), key=lambda chair: chair.side)])
    assert table.fault[1:3] == (number, "line changed")


def test_a_sheet_written_anew_with_fitting_checks_does_not_fit_the_other(
        share):
    white, black = begun(share)
    type_turns([white, black], "d6", "d5")
    place = [line.text for line in white.own.lines].index("turn d6")
    lines = white.own.lines[:place]
    text, seen = "turn a1", white.own.lines[place].seen
    other = white.table.seats[other_side(white.side)].checks
    lines.append(Line(seen, text, check_of(lines[-1].check, other[seen - 1],
                                           text)))
    rewrite(white, lambda whole: b"".join(map(line_of, lines)))
    assert fault_seen(black) == (place + 1, "line changed")
    table = read_table(*[read_sheet(chair.own.path) for chair in sorted(
        (white, black), key=lambda chair: chair.side)])
    assert table.fault[2] in ("line changed", "line turn", "line illegal")


def test_the_game_goes_on_when_a_line_is_right_again(share):
    white, black = begun(share)
    type_turns([white, black], "d6")
    good = open(white.own.path, "rb").read()
    rewrite(white, lambda whole: whole.replace(b"turn d6", b"turn d7"))
    assert fault_seen(black)
    rewrite(white, lambda whole: good)
    assert fault_seen(black) is None
    type_turns([black, white], "d5", "a1")
    assert len(black.table.game.turns) == 3


@pytest.mark.parametrize("part, key", [
    (b"5 turn \xff\xfe #12345678\n", "line no text"),
    (b"5 say " + b"a" * 500 + b" #12345678\n", "line long"),
    (b"\x00\x00\x00\n", "line shape"), (b"hello\n", "line shape"),
    (b"5 say \x1b[31m #12345678\n", "line shape"), (b"\n", "line shape"),
    (b"2 turn a1 #12345678\n", "line changed"),
    (b"99 turn a1 #12345678\n", "line early")])
def test_what_is_no_line_is_refused(share, part, key):
    white, black = begun(share)
    rewrite(white, lambda whole: whole + part)
    assert fault_seen(black) == (len(white.own.lines) + 1, key)


def test_half_a_line_is_not_there_as_yet(share):
    white, black = begun(share)
    add_line(white, "turn d6")
    whole = open(white.own.path, "rb").read()
    for length in range(len(whole) - 9, len(whole)):
        rewrite(white, lambda _: whole[:length])
        assert fault_seen(black) is None
        assert black.table.game.turns == []
    rewrite(white, lambda _: whole)
    look(black)
    assert len(black.table.game.turns) == 1


def test_a_sheet_shown_as_it_was_takes_nothing_back(share):
    white, black = begun(share)
    old = open(white.own.path, "rb").read()
    type_turns([white, black], "d6")
    rewrite(white, lambda whole: old)
    assert fault_seen(black) is None
    assert len(black.table.game.turns) == 1


@pytest.mark.parametrize("damage, reason", [
    (lambda path: (os.remove(path), os.mkdir(path)), "file folder"),
    (lambda path: open(path, "ab").write(b"a" * 10 ** 7), "file large"),
    (os.remove, "file missing"),
    pytest.param(lambda path: (os.remove(path), os.mkfifo(path)),
                 "file no record", marks=pytest.mark.skipif(
                     os.name == "nt", reason="Windows has no such pipes"))])
def test_what_is_no_file_any_more_is_a_sentence(share, damage, reason):
    white, black = begun(share)
    damage(white.own.path)
    with pytest.raises(RecordError) as caught:
        look(black)
    assert caught.value.reason == reason


# One's own sheet

def test_what_is_missing_in_the_own_sheet_is_added_again(share):
    white, black = begun(share)
    add_line(white, "turn d6")
    for rest in (0, 10, -5):
        rewrite(white, lambda whole: whole[:rest])
        add_line(white, "say hello")
        assert open(white.own.path, "rb").read() == white.own.whole
    os.remove(white.own.path)
    add_line(white, "say hello")
    assert open(white.own.path, "rb").read() == white.own.whole
    look(black)
    assert black.table.fault is None and len(black.table.game.turns) == 1


@pytest.mark.parametrize("change", [
    lambda whole: whole + b"99 back #12345678\n",
    lambda whole: whole.replace(b"ready", b"READY"), lambda whole: b"x"])
def test_who_finds_something_else_on_his_sheet_does_not_write(share, change):
    white, black = begun(share)
    rewrite(white, change)
    there, before = open(white.own.path, "rb").read(), len(white.own.lines)
    with pytest.raises(RecordError, match="foreign"):
        add_line(white, "turn d6")
    assert open(white.own.path, "rb").read() == there
    assert len(white.own.lines) == before


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_link_in_place_of_the_own_sheet_is_not_written_to(share, link):
    white, black = begun(share)
    valuable = share.parent / "valuable.txt"
    valuable.write_bytes(white.own.whole)
    os.remove(white.own.path)
    link(str(valuable), white.own.path)
    with pytest.raises((OSError, RecordError)):
        add_line(white, "turn d6")
    assert valuable.read_bytes() == white.own.whole


def test_a_program_killed_while_it_wrote_goes_on_after_the_half_line(share):
    white, black = begun(share)
    type_turns([white, black], "d6", "d5")
    leave_chair(black)
    add_line(white, "turn a1")
    whole = open(white.own.path, "rb").read()
    white.lock.close()
    for length in (len(whole) - 1, len(whole) - 12):
        rewrite(white, lambda _: whole[:length])
        again = sit_again(white.own.path)
        assert len(again.table.game.turns) == 2 and not again.table.fault
        add_line(again, "turn g1")
        look(black)
        assert black.table.fault is None or length < len(whole) - 1
        again.lock.close()
        black = sit_again(black.own.path)
        assert in_names(*black.table.game.turns[-1]) == "g1"
        assert not black.table.fault
        black.lock.close()


def test_two_programs_of_one_pc_do_not_share_a_chair(share):
    white, black = begun(share)
    with pytest.raises(BlockingIOError):
        sit_again(white.own.path)
    leave_chair(white)
    assert sit_again(white.own.path).side == white.side


def test_a_full_disk_is_an_error_and_the_line_is_not_added(share,
                                                           monkeypatch):
    white, black = begun(share)
    before = white.own.whole

    def full(file):
        raise OSError(28, "No space left on device")
    monkeypatch.setattr(meeting.sheet.os, "fsync", full)
    with pytest.raises(OSError):
        add_line(white, "turn d6")
    assert white.own.whole == before
    monkeypatch.undo()
    add_line(white, "turn d6")
    look(black)
    assert len(black.table.game.turns) == 1 and not black.table.fault


# The lobby

def rows(share, name="Eve", all_of_them=False):
    """What a look at the lobby finds: (names, turns, who left, is it over)."""
    return [(place.names, place.turns, place.left, place.over)
            for place in look_around(Lobby(str(share), name), all_of_them)]


def test_the_lobby_tells_who_waits_who_plays_and_what_is_over(share):
    assert rows(share) == []
    open_table(str(share), "Cid", new_game())
    chairs = begun(share)
    type_turns(chairs, "d6", "d5", "a1", "g1")
    look(chairs[0])
    add_line(chairs[0], "undo 2")
    look(chairs[1])
    add_line(chairs[1], "yes")
    assert rows(share) == [(["Cid"], 0, [], False),
                           (["Ann", "Ben"], 2, [], False)]
    look(chairs[0])
    add_line(chairs[0], "resign")
    add_line(chairs[0], "over black resigned")
    assert rows(share)[1] == (["Ann", "Ben"], 2, [], True)


def test_the_lobby_counts_as_the_rules_do(share):
    chance = random.Random(5)
    for number in range(3):
        folder = share / str(number)
        folder.mkdir()
        chairs = begun(folder)
        while len(chairs[0].table.game.turns) < 30 \
                and not result(chairs[0].table.game):
            for chair in chairs:
                look(chair)
                if whose_line(chair.table) != chair.side:
                    continue
                if chair.table.offer:
                    add_line(chair, chance.choice(["yes", "no"])
                             if chair.table.offer[1] != "draw" else "no")
                elif len(chair.table.game.turns) > 2 and chance.random() < 0.3:
                    add_line(chair, chance.choice(["undo 2", "draw"]))
                else:
                    add_line(chair, "turn " + in_names(*chance.choice(
                        legal_turns(chair.table.game))))
        for chair in chairs:
            look(chair)
        place = look_around(Lobby(str(folder), "Eve"))[0]
        assert place.white == chairs[0].table.white
        assert place.turns == len(chairs[0].table.game.turns)


def test_one_of_two_gets_the_chair_and_the_other_is_told(share):
    ann = open_table(str(share), "Ann", new_game())
    guests = [join_table(read_sheet(ann.own.path), name) for name in ("Ben", "Cid")]
    lobby = Lobby(str(share), "Ann")
    seat_guest(ann, next(guests_of(lobby, ann)))
    for guest in guests:
        look(guest)
    assert sorted(map(was_seated, guests)) == [False, True]
    assert was_seated(ann) is True


def test_a_guest_who_left_gets_no_chair(share):
    ann = open_table(str(share), "Ann", new_game())
    leave_chair(join_table(read_sheet(ann.own.path), "Ben"))
    lobby = Lobby(str(share), "Ann")
    assert not any(seat_guest(ann, sheet) for sheet in guests_of(lobby, ann))


@pytest.mark.parametrize("length", [0, 9])
def test_a_sheet_that_is_shown_as_it_was_is_read_again(
        share, monkeypatch, length):
    ann = open_table(str(share), "Ann", new_game())
    ben = join_table(read_sheet(ann.own.path), "Ben")
    lobby, real = Lobby(str(share), "Ann"), meeting.sheet.read_whole
    monkeypatch.setattr(meeting.sheet, "read_whole",
                        lambda path, most: real(path, most)[:length])
    assert list(guests_of(lobby, ann)) == []    # its size is told rightly
    monkeypatch.setattr(meeting.sheet, "read_whole", real)
    assert [guest.path for guest in guests_of(lobby, ann)] == [ben.own.path]


def test_old_tables_are_counted_and_finished_ones_moved_aside(share):
    for _ in range(3):
        chairs = begun(share)
        add_line(chairs[0], "resign")
        add_line(chairs[0], "over black resigned")
    on = begun(share)
    for name in os.listdir(share):
        if name not in [os.path.basename(chair.own.path) for chair in on]:
            os.utime(str(share / name), (0, 0))
    lobby = Lobby(str(share), "Eve")
    assert len(look_around(lobby)) == 1 and lobby.unread == 6
    assert len(look_around(Lobby(str(share), "Ann"))) == 4   # her own, too
    assert move_finished(lobby) == 3
    assert len(os.listdir(share / "old")) == 6
    assert sorted(os.listdir(share)) == sorted(["old"] + [
        os.path.basename(chair.own.path) for chair in on])


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_nothing_is_moved_out_of_the_folder(share):
    chairs = begun(share)
    add_line(chairs[0], "resign")
    add_line(chairs[0], "over black resigned")
    os.symlink(str(share.parent), str(share / "old"))
    with pytest.raises(RecordError):
        move_finished(Lobby(str(share), "Eve"))
    assert len(os.listdir(share)) == 3


def test_what_is_no_sheet_is_named_and_left_alone(share):
    (share / "sheet-x-123456.txt").write_bytes(b"\xff" * 100)
    (share / "sheet-y-123456.txt").mkdir()
    (share / "sheet-z-123456.txt").write_bytes(b"")     # not written as yet
    (share / "homework.txt").write_text("0 open Ann #12345678\n")
    lobby = Lobby(str(share), "Eve")
    assert look_around(lobby) == []
    assert lobby.damaged == ["sheet-x-123456.txt", "sheet-y-123456.txt"]


def test_a_guest_may_not_name_a_file_elsewhere(share):
    ann = open_table(str(share), "Ann", new_game())
    own = meeting.chair.write_first(
        str(share / "sheet-ben-123456.txt"), "join ../../etc/passwd Ben", 1,
        ann.own.lines[0].check)
    look_around(Lobby(str(share), "Ben"))
    with pytest.raises(RecordError):
        sit_again(own.path)


# The program

def test_two_play_talk_offer_and_ask_back(share):
    white, black = sat_down(share)
    white.type("4")
    black.wait_for("placed 4.")
    black.type("say ouch", "19")
    white.wait_for("%s says: ouch" % black.name)
    white.wait_for("placed 19.")
    white.type("draw")
    black.wait_for("offers a draw.")
    black.type("no")
    white.wait_for("does not agree")
    white.type("undo")
    black.wait_for("asks to take back 2 turns.")
    black.type("yes")
    white.wait_for("The board is empty.")
    white.type("3")
    black.wait_for("placed 3.")
    black.type("hint", "resign", "yes")
    white.wait_for("%s asked for a hint." % black.name)
    for one in (white, black):
        one.wait_for("%s (White) wins: %s (Black) resigns." % (white.name,
                                                               black.name))
        one.wait_for("both of you type again.")
        one.type("")
        one.wait_for("Ann and Ben: over after 1 turn")
        one.type("quit")
        assert one.ends() == 0
        assert "Traceback" not in one.said


def test_after_a_kill_one_sits_at_the_same_table_again(share):
    white, black = sat_down(share)
    white.type("4")
    black.wait_for("placed 4.")
    white.kill()
    black.type("19")
    black.wait_for("Waiting for")
    again = Pc(share, white.name)
    again.wait_for("again, turns played: 2.")
    again.wait_for("Turn 3, phase one. %s (White), place a man: " % white.name)
    again.type("3")
    black.wait_for("%s is back" % white.name)
    black.wait_for("placed 3.")
    for one in (again, black):
        one.kill()
    assert len(table_in(share).game.turns) == 3


def test_who_leaves_says_so_and_may_come_back_tomorrow(share):
    white, black = sat_down(share)
    white.type("4")
    black.wait_for("placed 4.")
    black.type("quit")
    assert black.ends() == 0
    white.wait_for("%s has left the table" % black.name)
    again = Pc(share, black.name)       # the other is there
    again.wait_for("again, turns played: 1.")
    again.wait_for("place a man: ")
    white.wait_for("%s is back" % black.name)
    for one in (white, again):
        one.ctrl_c()
        one.wait_for("Leave the game (yes or no)? ")
        one.type("yes", "quit")
        one.ends()
    again = Pc(share, black.name)       # both have left
    again.wait_for("left\n")
    again.wait_for("Lobby (")
    again.type(white.name.lower())
    again.wait_for("again, turns played: 1.")


def test_what_is_no_turn_is_refused_as_always_and_not_written(share):
    white, black = sat_down(share)
    white.wait_for("place a man: ")
    white.type("99", "computer black", "load", "new", "nonsense", "4")
    black.wait_for("placed 4.")
    said = white.wait_for("Waiting for")
    assert "'99' is no point" in said
    assert said.count("At a table of two PCs there are") == 4
    assert len(table_in(share).game.turns) == 1


def test_somebody_watches_and_writes_nothing(share):
    white, black = sat_down(share)
    white.type("4")
    black.wait_for("placed 4.")
    before = sorted(os.listdir(share))
    teacher = Pc(share, "Eve", "--meet", "%s watch %s" % (share, white.name))
    teacher.wait_for("White) placed 4.")
    black.type("say hello", "19")
    teacher.wait_for("Black) placed 19.")
    assert "hello" not in teacher.said
    teacher.ctrl_c()
    teacher.wait_for("Stopped.")
    teacher.wait_for("Lobby (")
    assert sorted(os.listdir(share)) == before and len(before) == 2


def test_a_folder_that_vanishes_for_a_while_is_said_and_nothing_is_lost(share):
    white, black = sat_down(share)
    white.wait_for("place a man: ")
    with gone(share):
        white.type("4")
        white.wait_for("The folder cannot be used now")
    white.wait_for("All is in order again.")
    black.wait_for("placed 4.")
    assert "Traceback" not in white.said + black.said


def test_a_wrong_line_is_named_with_its_file(share):
    white, black = sat_down(share)
    white.type("4")
    black.wait_for("placed 4.")
    name = [name for name in os.listdir(share)
            if name.startswith("sheet-" + white.name.lower())][0]
    path = share / name
    path.write_bytes(path.read_bytes().replace(b"turn d6", b"turn d7"))
    black.type("19")
    said = black.wait_for("the game waits until that is right again.")
    assert "of %s's sheet (%s) was changed afterwards" % (
        white.name, name) in " ".join(said.split())
    path.write_bytes(path.read_bytes().replace(b"turn d7", b"turn d6"))
    black.wait_for("All is in order again.")


@pytest.mark.parametrize("lines, said", [
    (["meet"], "Type meet and a folder"),
    (["meet nowhere"], "There is no folder 'nowhere'"),
    (["meet share", ""], "Nobody can meet without a name")])
def test_how_to_meet_is_said(share, lines, said):
    assert said in played(*lines)


def test_waiting_is_left_with_the_end_of_the_input_or_ctrl_c(share):
    pc = Pc(share, "Ann")
    pc.wait_for("waits for another player")
    pc.ctrl_c()
    pc.wait_for("You no longer wait.")
    pc.wait_for("Lobby (")
    assert rows(share) == [(["Ann"], 0, ["Ann"], False)]
    pc.type("stop", "quit")
    assert pc.ends() == 0


def test_the_game_is_kept_here_once_and_goes_on_there(share, folder):
    white, black = sat_down(share)
    white.type("4")
    black.wait_for("placed 4.")
    for _ in range(2):
        white.kill()
        white = Pc(share, white.name)
        white.wait_for("unfinished game of")
        white.wait_for("at two PCs, 1 turn,")
        white.wait_for("again, turns played: 1.")
        white.wait_for("Waiting for")
    home = folder / ("home of " + white.name)
    assert len(list((home / "games").glob("*.txt"))) == 1


@pytest.mark.parametrize("moment", ["before", "half", "after"])
@pytest.mark.parametrize("text", ["turn d6", "left"])
def test_ctrl_c_while_a_line_is_written_does_no_harm(share, monkeypatch,
                                                     moment, text):
    white, black = begun(share)
    write = meeting.chair.write_on

    def interrupted(path, whole):
        if moment != "before":
            write(path, whole if moment == "after" else whole[:-5])
        raise KeyboardInterrupt
    monkeypatch.setattr(meeting.chair, "write_on", interrupted)
    with pytest.raises(KeyboardInterrupt):
        add_line(white, "turn d6")
    monkeypatch.undo()
    if text == "left" and moment != "after":
        add_line(white, "left")
        look(black)
        assert len(black.table.game.turns) == 0
    else:
        add_line(white, "turn d6")
        add_line(white, "left")
        look(black)
        assert len(black.table.game.turns) == 1
    assert black.table.fault is None
    assert white.own.whole == open(white.own.path, "rb").read()


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


def test_nobody_tells_his_number_before_the_other_is_bound(share):
    ann, ben = two_chairs(share)
    confirm_ready(ann)
    with pytest.raises(RecordError, match="refused"):
        add_line(ann, "roll " + ann.number)


@pytest.mark.parametrize("answer", ["yes", "no", "turn d6", "draw"])
def test_nobody_answers_his_own_offer(share, answer):
    white, black = begun(share)
    add_line(white, "draw")
    add_by_hand(white, answer)
    assert fault_seen(black) == (len(white.own.lines), "line turn")


def test_an_end_that_is_not_true_is_refused(share):
    white, black = begun(share)
    add_line(white, "resign")
    add_by_hand(white, "over white few")
    assert fault_seen(black) == (len(white.own.lines), "line end")


def test_two_programs_with_the_same_memory_do_not_both_write(share):
    white, black = begun(share)
    before = white.own
    add_line(white, "turn d6")
    add_line(white, "say hello")
    white.own = before
    white.table = meeting.chair.judged(white.side, white.own, white.other)
    with pytest.raises(RecordError, match="foreign"):
        add_line(white, "turn d6")


def test_a_host_who_was_killed_while_waiting_waits_again(share):
    ann = Pc(share, "Ann")
    ann.wait_for("waits for another player")
    ann.kill()
    ben = Pc(share, "Ben")
    ben.wait_for("Lobby (")
    ben.type("ann")
    ben.wait_for("Waiting until Ann lets you sit down")
    ann = Pc(share, "ann")              # however the name is written
    for one in (ann, ben):
        one.wait_for("Type ready to begin")
    assert len(os.listdir(share)) == 2


def test_a_word_of_the_table_is_obeyed_and_that_is_all(share):
    white, black = sat_down(share)
    white.wait_for("place a man: ")
    for line, said in (
            ("say hello", ""), ("undo", "not played so many turns"),
            ("foo", "At a table of two PCs"), ("help", "At a table of two PCs"),
            ("say", "Type say and some words"), ("help log", "log "),
            ("st", "may be"), ("white", "At a table of two PCs")):
        white.type(line)
        assert said in white.wait_for("place a man: ")
    assert "is no point" not in white.said and "too much" not in white.said
    white.type("draw")
    black.wait_for("offers a draw")
    black.type("no")
    black.wait_for("The game goes on.")
    black.type("99")
    white.wait_for("does not agree")


def test_a_replay_at_a_table_does_not_disturb_the_game(share):
    white, black = sat_down(share)
    white.type("4")
    black.wait_for("placed 4.")
    black.type("19")
    white.wait_for("placed 19.")
    white.type("replay", "here", "hint", "stop")
    white.wait_for("The game goes on at the other PC")
    white.wait_for("place a man: ")
    white.type("3")
    black.wait_for("asked for a hint.")
    black.wait_for("placed 3.")
    assert len(table_in(share).game.turns) == 3


def test_both_play_again_and_talk_between_the_games(share):
    white, black = sat_down(share)
    white.wait_for("place a man: ")
    white.type("resign", "yes")
    for one in (white, black):
        one.wait_for("both of you type again.")
    white.type("say good game", "again")
    until(lambda: "say good game" in "".join(
        path.read_text("utf-8") for path in share.iterdir()), "words")
    black.type("", "again")
    black.wait_for("says: good game")
    for one in (white, black):
        said = one.wait_for("Type ready to begin")
        assert "The options: the usual ones." in " ".join(said.split())
        one.type("ready")
    for one in (white, black):
        one.wait_for("plays White.")
    assert len(os.listdir(share)) == 4


def test_who_waits_is_told_of_another_who_waits_too(share):
    ann = Pc(share, "Ann")
    ann.wait_for("waits for another player")
    ben = Pc(share, "Ben")
    ben.wait_for("Lobby (")
    ben.type("open")
    ann.wait_for("Ben waits at another table, too")
    ben.ctrl_c()
    ben.wait_for("Lobby (")
    ben.type("ann")
    for one in (ann, ben):
        one.wait_for("Type ready to begin")


def test_another_name_is_asked_for_where_one_is_taken(share):
    ann = Pc(share, "Ann")
    ann.wait_for("waits for another player")
    other = Pc(share, "ANN")
    other.wait_for("take another name.")
    other.wait_for("Your name: ")
    other.type("Eve", "ann")
    for one in (ann, other):
        one.wait_for("Type ready to begin")


def test_who_watches_gets_the_game_that_is_on(share):
    ben = Pc(share, "Ben")
    ben.wait_for("waits for another player")
    ben.ctrl_c()
    ben.wait_for("Lobby (")             # a table that was left
    ben.type("quit")
    ben.ends()
    white, black = sat_down(share)
    white.type("4")
    black.wait_for("placed 4.")
    teacher = Pc(share, "Eve", "--meet", "%s watch ben" % share)
    teacher.wait_for("White) placed 4.")


def test_a_folder_that_is_gone_while_one_waits_is_said(share):
    white, black = sat_down(share)
    black.wait_for("Waiting for")
    with gone(share):
        black.wait_for("cannot be read now; it is tried again.")
    black.wait_for("All is in order again.")


def test_a_turn_written_before_the_other_was_seen_never_counts(share):
    for _ in range(4):                  # with White as host and as guest
        white, black = begun(share)
        seen = len(black.table.seats[white.side].checks)
        add_line(white, "turn d6")
        look(black)
        add_by_hand(black, "turn d5", seen)
        assert fault_seen(white) == (len(black.own.lines), "line turn")
        tables = [read_table(*[read_sheet(chair.own.path) for chair in sorted(
            (white, black), key=lambda chair: chair.side)])]
        assert len(tables[0].game.turns) == len(white.table.game.turns) == 1
        for chair in (white, black):
            leave_chair(chair)


def test_a_line_that_came_too_early_never_counts(share):
    ann, ben = two_chairs(share)
    confirm_ready(ann)
    add_by_hand(ann, "roll " + ann.number)
    confirm_ready(ben)
    look(ben)
    table = read_table(ann.own, ben.own)
    assert table.fault[1:3] == (len(ann.own.lines), "line late")
    assert table.seats[0].rolled is None and table.seats[1].ready


def test_a_host_may_not_seat_one_guest_and_mean_another(share):
    ann = open_table(str(share), "Ann", new_game())
    ben = join_table(read_sheet(ann.own.path), "Ben")
    ann.other = ben.own
    ann.table = meeting.chair.judged(0, ann.own, ben.own)
    add_by_hand(ann, "seat sheet-cid-123456.txt")
    look(ben)
    assert was_seated(ben) is False
    assert read_table(ann.own, ben.own).fault[2] == "line late"


def test_who_seats_a_guest_of_another_table_moves_nothing(share):
    chairs = begun(share)
    mal = open_table(str(share), "Mal", new_game())
    guest = [chair for chair in chairs if chair.side == 1][0]
    add_by_hand(mal, "seat " + os.path.basename(guest.own.path))
    add_by_hand(mal, "over white few")
    lobby = Lobby(str(share), "Eve")
    move_finished(lobby)
    assert {os.path.basename(chair.own.path) for chair in chairs} \
        <= set(os.listdir(share))


@pytest.mark.parametrize("rest, told", [
    ("undo \u00b2", "line word"), ("say \U0001fae8 hello", None)])
def test_signs_that_another_python_knows_do_no_harm(share, rest, told):
    white, black = begun(share)
    add_by_hand(white, rest)
    fault = fault_seen(black)
    assert (fault and fault[1]) == told
    assert rows(share)


def test_a_file_from_the_future_or_a_link_to_nowhere_hides_nobody(share):
    open_table(str(share), "Ann", new_game())
    (share / "sheet-x-123456.txt").write_bytes(b"")
    os.utime(str(share / "sheet-x-123456.txt"), (4e9, 4e9))
    if os.name != "nt":
        os.symlink("nowhere", str(share / "sheet-y-123456.txt"))
    assert rows(share) == [(["Ann"], 0, [], False)]


def test_a_mill_without_a_removal_is_told_in_words(share):
    match, (white, black) = new_match(Screen(), {}), begun(share)
    type_turns([white, black], "d6", "a1", "b6", "d1")
    add_by_hand(white, "turn f6")
    look(black)
    assert "a mill has been made, and no man is removed" in fault_in_words(
        match, black.table)


def asked_and_stays(pc, prompt):
    """After Ctrl-C, let a player type what is no answer, and then no."""
    for line in ("replay", "review", "save x", "resign", "stop", "sa", ""):
        pc.ctrl_c()
        pc.wait_for("Leave the game (yes or no)? ")
        pc.type(line)
        pc.wait_for("Leave the game (yes or no)? ")
        pc.type("no")
        pc.wait_for(prompt)


def test_before_the_game_a_question_takes_only_its_answers(share):
    ann = Pc(share, "Ann")
    ann.wait_for("waits for another player")
    ben = Pc(share, "Ben")
    ben.wait_for("Lobby (")
    asked_and_stays(ben, "Lobby (a name")
    ben.type("ann")
    ben.wait_for("Type ready to begin (")
    asked_and_stays(ben, "Type ready to begin (")
    ben.type("save x")
    ben.wait_for("Type ready to begin (")
    for one in (ann, ben):
        assert "Traceback" not in one.said


def test_who_is_not_to_move_cannot_resign(share):
    white, black = sat_down(share)
    black.wait_for("Waiting for")
    black.ctrl_c()
    black.wait_for("Leave the game (yes or no)? ")
    black.type("resign", "no")
    black.wait_for("you can wait, or leave.")
    white.type("4")
    black.wait_for("placed 4.")
    black.type("resign", "yes")
    for one in (white, black):
        one.wait_for("%s (Black) resigns." % black.name)


def test_there_is_no_help_that_the_other_is_not_told_of(share):
    white, black = sat_down(share)
    white.wait_for("place a man: ")
    with gone(share):
        white.type("hint")
        white.wait_for("so there is none now.")
        assert "Hint:" not in white.said


def test_who_was_ready_and_was_killed_sits_down_anew(share):
    ann = Pc(share, "Ann")
    ann.wait_for("waits for another player")
    ben = Pc(share, "Ben")
    ben.wait_for("Lobby (")
    ben.type("ann")
    for one in (ann, ben):
        one.wait_for("Type ready to begin")
    ben.type("ready")
    ben.wait_for("Waiting until Ann is ready")
    ben.kill()
    ben = Pc(share, "Ben")
    ben.wait_for("The roll was broken off")
    ann.type("ready")
    ann.wait_for("Ben has left before the game")
    ann.wait_for("Lobby (")
    ann.type("open")
    ann.wait_for("waits for another player")
    ben.type("ann")
    for one in (ann, ben):
        one.wait_for("Type ready to begin")


def test_without_a_name_at_the_end_of_the_input(share):
    assert "Nobody can meet without a name" in played(
        arguments=["--meet", str(share)])


def test_it_is_said_for_how_long_nothing_was_heard(capsys, monkeypatch):
    clock = [0.0]

    def pass_by(seconds):
        """Let time pass, quickly."""
        clock[0] += 100 * seconds
    monkeypatch.setattr("commands.waiting.time.monotonic", lambda: clock[0])
    monkeypatch.setattr("commands.waiting.pause", pass_by)
    wait_until(new_match(Screen(), {}), lambda: None,
               lambda: clock[0] > 60 * 16, name="Ben")
    said = capsys.readouterr().out
    assert re.findall(r"heard of Ben for (\d+ minutes?)\b", said) == [
        "1 minute", "5 minutes", "15 minutes"]


def test_what_goes_wrong_for_a_moment_is_not_said(capsys, monkeypatch):
    clock, looks = [0.0], []

    def pass_by(seconds):
        """Let time pass, quickly."""
        clock[0] += seconds

    def look_there():
        """See nothing at first, such as on a slow drive."""
        looks.append(1)
        if len(looks) < how_often:
            raise RecordError("file missing", name="sheet-ann-123456.txt")
    monkeypatch.setattr("commands.waiting.time.monotonic", lambda: clock[0])
    monkeypatch.setattr("commands.waiting.pause", pass_by)
    for how_often, told in ((15, 0), (30, 1), (300, 1)):
        looks.clear()
        wait_until(new_match(Screen(), {}), look_there,
                   lambda: len(looks) >= how_often)
        said = capsys.readouterr().out
        assert said.count("cannot be read now") == told
        assert said.count("in order again") == told


def test_a_review_and_a_saved_record_at_the_table(share, folder):
    white, black = sat_down(share)
    for number, turn in enumerate(("4", "19", "3", "18")):
        one = (white, black)[number % 2]
        one.wait_for("Turn %d, phase" % (number + 1))
        one.type(turn)
    white.wait_for("Turn 5, phase")
    white.type("save monday", "review 1")
    white.wait_for("saved in 'monday.txt'")
    white.wait_for("stop): ")
    white.type("stop")
    white.wait_for("Turn 5, phase")
    white.type("5x19")
    black.wait_for("asked for a review of the game.")
    black.wait_for("removed 19")
    record = (folder / ("home of " + white.name) / "monday.txt").read_text()
    assert '[White "%s"]' % white.name in record and "*" in record


def test_ctrl_c_and_yes_lead_from_the_table_to_the_lobby(share):
    white, black = sat_down(share)
    black.wait_for("Waiting for")
    black.ctrl_c()
    black.wait_for("Leave the game (yes or no)? ")
    black.type("yes")
    black.wait_for("You have left the table")
    black.wait_for("Lobby (")
    black.type("stop")                  # another game is no copy of that one
    black.wait_for("The board is empty. %s (White) begins." % black.name)
    black.type("meet %s" % share)
    black.wait_for("again, turns played: 0.")
    black.wait_for("Waiting for")
    white.wait_for("place a man: ")
    white.type("4", "x")
    black.wait_for("placed 4.")
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
    ann = Pc(share, "Ann", terminal=True)
    ann.wait_for("waits for another player")
    ben = Pc(share, "Ben", terminal=True)
    ben.wait_for("Lobby (")
    ben.type("ann")
    for one in (ann, ben):
        one.wait_for("Type ready to begin")
        one.type("ready")
    for one in (ann, ben):
        one.wait_for("plays White.")
    white, black = (ann, ben) if "The roll: Ann" in ann.said else (ben, ann)
    black.wait_for("Waiting for")
    black.type("yes", "yes")
    white.type("draw")
    black.wait_for("offers a draw.")
    time.sleep(0.5)
    assert len(table_in(share).game.turns) == 0
    assert table_in(share).offer
    black.type("no")
    white.wait_for("does not agree")

"""The sheets of two PCs: wrong lines, and a player's own sheet."""

import os
import random

import pytest

import rooms.meeting.chair
import rooms.meeting.sheet
from board import in_names
from rooms.console import sentence
from rooms.console.screen import Screen
from helpers.chairs import (add_by_hand, begun, fault_seen, let_go,
                            play_by_chance, rewrite, table_of, type_turns)
from helpers.here import share
from helpers.playing import new_match
from rooms.meeting.chair import (add_line, fault_at_table, leave_chair,
                                 read_other, sit_again)
from rooms.meeting.lobby import Lobby, look_around
from rooms.meeting.sheet import (MOST_SIGNS, Line, check_of, line_of,
                                 read_sheet, read_sheet_line)
from rooms.meeting.table import read_table
from rooms.records import RecordError


# Wrong lines

def test_a_line_changed_afterwards_is_found_also_by_who_comes_later(share):
    white, black = begun(share)
    type_turns([white, black], "d6", "d5", "a1")
    number = 1 + [line.text for line in white.own.lines].index("turn d6")
    rewrite(white, lambda whole: whole.replace(b"turn d6", b"turn d7"))
    assert fault_seen(black) == (number, "line changed")
    assert len(black.table.game.turns) == 3         # they stay
    table = table_of(white, black)
    assert table.fault[1:3] == (number, "line changed")


def test_a_sheet_written_anew_with_fitting_checks_does_not_fit_the_other(
        share):
    white, black = begun(share)
    type_turns([white, black], "d6", "d5")
    place = [line.text for line in white.own.lines].index("turn d6")
    lines = white.own.lines[:place]
    text, seen = "turn a1", white.own.lines[place].seen
    lines.append(Line(seen, text, check_of(
        lines[-1].check, white.other.lines[seen - 1].check, text)))
    rewrite(white, lambda whole: b"".join(map(line_of, lines)))
    assert fault_seen(black) == (place + 1, "line changed")
    table = table_of(white, black)
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


@pytest.mark.parametrize("rest, told", [
    ("undo \u00b2", "line word"), ("say \U0001fae8 hello", None)])
def test_signs_that_another_python_knows_do_no_harm(share, rest, told):
    white, black = begun(share)
    add_by_hand(white, rest)
    fault = fault_seen(black)
    assert (fault and fault[1]) == told
    assert len(look_around(Lobby(str(share), "Eve"))) == 1


def test_a_line_of_the_longest_kind_is_read():
    room = MOST_SIGNS - len("5 say  #12345678")
    line, fault = read_sheet_line(b"5 say %s #12345678" % (b"a" * room))
    assert fault is None and line.text == "say " + "a" * room
    assert read_sheet_line(b"5 say %s #12345678" % (b"a" * (room + 1))) \
        == (None, "line long")


def test_who_sits_down_again_waits_for_a_sheet_that_cannot_be_read_now(share):
    white, black = begun(share)
    leave_chair(white)
    let_go(black)
    os.rename(black.own.path, black.own.path + ".away")
    again = sit_again(white.own.path)
    assert again.other.path == black.own.path and again.other.lines == []
    os.rename(black.own.path + ".away", black.own.path)
    read_other(again)
    assert len(again.other.lines) == len(black.own.lines)
    leave_chair(again)


def test_half_a_line_is_not_there_as_yet(share):
    white, black = begun(share)
    add_line(white, "turn d6")
    whole = open(white.own.path, "rb").read()
    for length in range(len(whole) - 9, len(whole)):
        rewrite(white, lambda _: whole[:length])
        assert fault_seen(black) is None
        assert black.table.game.turns == []
    rewrite(white, lambda _: whole)
    read_other(black)
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
                 "file other", marks=pytest.mark.skipif(
                     os.name == "nt", reason="Windows has no such pipes"))])
def test_what_is_no_file_any_more_is_a_sentence(share, damage, reason):
    white, black = begun(share)
    let_go(white)
    damage(white.own.path)
    with pytest.raises(RecordError) as caught:
        read_other(black)
    assert caught.value.reason == reason


# A player's own sheet

def test_what_is_missing_in_the_own_sheet_is_added_again(share):
    white, black = begun(share)
    add_line(white, "turn d6")
    for rest in (0, 10, -5):
        rewrite(white, lambda whole: whole[:rest])
        add_line(white, "say hello")
        assert open(white.own.path, "rb").read() == white.own.whole
    let_go(white)
    os.remove(white.own.path)
    add_line(white, "say hello")
    assert open(white.own.path, "rb").read() == white.own.whole
    read_other(black)
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


def test_two_programs_with_the_same_memory_do_not_both_write(share):
    white, black = begun(share)
    before, before_table = white.own, white.table
    add_line(white, "turn d6")
    add_line(white, "say hello")
    white.own = before
    white.table = before_table
    with pytest.raises(RecordError, match="foreign"):
        add_line(white, "turn d6")


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
        read_other(again)
        assert len(again.table.game.turns) == 2 and not again.table.fault
        add_line(again, "turn g1")
        read_other(black)
        assert black.table.fault is None or length < len(whole) - 1
        again.lock.close()
        black = sit_again(black.own.path)
        read_other(black)
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
        """Write nothing: the disk is full."""
        raise OSError(28, "No space left on device")
    with monkeypatch.context() as patch:
        patch.setattr(rooms.meeting.sheet.os, "fsync", full)
        with pytest.raises(OSError):
            add_line(white, "turn d6")
    assert white.own.whole == before
    add_line(white, "turn d6")
    read_other(black)
    assert len(black.table.game.turns) == 1 and not black.table.fault


@pytest.mark.parametrize("moment", ["before", "half", "after"])
@pytest.mark.parametrize("text", ["turn d6", "left"])
def test_ctrl_c_while_a_line_is_written_does_no_harm(share, monkeypatch,
                                                     moment, text):
    white, black = begun(share)
    write = rooms.meeting.chair.write_on

    def interrupted(path, whole):
        """Write until Ctrl-C comes."""
        if moment != "before":
            write(path, whole if moment == "after" else whole[:-5])
        raise KeyboardInterrupt
    with monkeypatch.context() as patch:
        patch.setattr(rooms.meeting.chair, "write_on", interrupted)
        with pytest.raises(KeyboardInterrupt):
            add_line(white, "turn d6")
    if text == "left" and moment == "before":
        add_line(white, "left")
        read_other(black)
        assert len(black.table.game.turns) == 0
    else:
        add_line(white, "turn d6")
        add_line(white, "left")
        read_other(black)
        assert len(black.table.game.turns) == 1
    assert black.table.fault is None
    assert white.own.whole == open(white.own.path, "rb").read()


# Damaged and hostile files

def damages(whole, other, chance):
    """The bytes of a sheet, damaged in one of many ways."""
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


# The long test judges a whole game thousands of times.
@pytest.mark.parametrize("tries, turns", [
    (60, 8), pytest.param(3000, 1000, marks=pytest.mark.slow(
        why="a whole game is damaged in 3000 ways"))])
def test_damaged_files_are_a_sentence_each_and_nothing_is_written(
        share, tries, turns):
    chance, match = random.Random(2), new_match(Screen(), {})
    chairs = begun(share)
    play_by_chance(chairs, random.Random(1), turns)
    white, black = chairs
    good, other = [open(chair.own.path, "rb").read() for chair in chairs]
    match.game, said = black.table.game, 0
    number = len(white.table.game.turns)
    for tried in range(tries):
        damaged = damages(good, other, chance)
        with open(white.own.path, "wb") as file:
            file.write(damaged)
        try:
            read_other(black)
            told = fault_at_table(black.table)
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
    assert said > tries / 2
    assert sorted(os.listdir(str(share))) == sorted(
        os.path.basename(chair.own.path) for chair in chairs)
    assert open(black.own.path, "rb").read() == other
    with open(white.own.path, "wb") as file:
        file.write(good)
    read_other(black)
    assert black.table.fault is None


def tried_to_sit(path):
    """Let a player read a damaged sheet as if it was their own."""
    try:
        read_table(read_sheet(path))
        read_other(sit_again(path))
    except (RecordError, OSError):
        pass

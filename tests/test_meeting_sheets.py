"""The sheets of two PCs: what counts, attacks, damage, and slow drives."""

import os
import random
import shutil

import pytest

from board import WHITE
from helpers import here
from helpers.by_hand import add_by_hand, open_by_hand, rewrite, table_by_hand
from helpers.here import (CLOCK, Here, pass_by, play_on, sat_here,
                          type_by_chance, watching)
from helpers.playing import ROOT
from helpers.seldom import NOT_WINDOWS, some_daily
from helpers.two_pcs import seated, sheet_of, table_in
from rules import result

share = here.share


def begun(share, *turns):
    """Two programs that have played these turns, and their sheets. The one
    who is not to move comes first: that program waits and reads."""
    white, black = sat_here(share, *turns)
    waits, moves = (white, black)[::1 if len(turns) % 2 else -1]
    return (waits, moves, *[sheet_of(share, pc.name) for pc in (waits, moves)])


@pytest.mark.parametrize("texts", [
    ("turn a1", "turn d5"), ("turn a1", "undo 1"), ("turn a1", "yes"),
    ("draw", "no"), ("draw", "turn d5"), ("draw", "draw")])
def test_a_line_that_breaks_the_rules_is_named(share, texts):
    waits, moves, other, sheet = begun(share, "4")
    add_by_hand(sheet, other, *texts)
    pass_by(1)                          # the first one is right
    waits.type("no" if texts[0] == "draw" else "5")
    waits.wait_for("line wrong", file=sheet.name, what="line turn",
                   number=sheet.read_bytes().count(b"\n"))
    assert table_in(share).fault[2].reason == "line turn"


# What stands on the sheet of Black, and why it does not count.
WRONG = {
    "line illegal": ["turn d6", "turn d6-d5", "turn a1xd6"],
    "line word": ["turn 4", "turn z9", "turn a1 a4", "turn", "undo 99999999",
                  "undo \u00b2", "dance", "turns d5", b"1 \xff\xfe\n"],
    "line turn": ["undo 2", "yes", "no", b"1 turn a1\n"],
    "line late": ["seat sheet-x-123456.txt host", "host flying=three Ann",
                  "guest x Ann"],
    "line shape": [b"1 say " + b"a" * 397 + b"\n", b"\x00\x00\x00\n",
                   b"hello\n", b"5 say \x1b[31m\n", b"\n"]}


def test_a_line_that_does_not_count_is_named_until_it_is_gone(share):
    waits, moves, other, sheet = begun(share, "4")
    before = sheet.read_bytes()
    for key, wrong in [(key, line) for key in WRONG for line in WRONG[key]]:
        if isinstance(wrong, bytes):
            rewrite(sheet, lambda whole: whole + wrong)
        else:
            add_by_hand(sheet, other, wrong)
        waits.wait_for("line wrong", file=sheet.name, what=key,
                       number=sheet.read_bytes().count(b"\n"))
        sheet.write_bytes(before)
        waits.wait_for("meeting again")
    play_on(moves, waits, "19", "3")
    assert len(table_in(share).game.turns) == 3


@NOT_WINDOWS
@pytest.mark.parametrize("damage", [
    lambda path: path.write_bytes(b"a" * 500000), lambda path: path.unlink(),
    lambda path: (path.unlink(), path.mkdir()),
    lambda path: (path.unlink(), os.mkfifo(str(path)))])
def test_something_that_is_no_file_any_more_is_a_sentence(share, damage):
    waits, moves, _, sheet = begun(share, "4")
    damage(sheet)
    waits.wait_for("sheet unread", name=sheet.name)


@NOT_WINDOWS
def test_something_missing_in_the_own_sheet_is_added_again(share):
    white, black = sat_here(share, "4", "19")
    sheet = sheet_of(share, white.name)
    for rest in (0, 10, -5, None):
        whole = sheet.read_bytes()
        if rest is None:
            sheet.unlink()
        else:
            sheet.write_bytes(whole[:rest])
        white.type("say hello")
        black.wait_for("says", text="hello")
        assert sheet.read_bytes().startswith(whole)
    play_on(white, black, "3")
    assert table_in(share).fault is None


@pytest.mark.parametrize("change", [
    lambda whole: whole + b"99 back\n",
    lambda whole: whole.replace(b"flying", b"FLYING"), lambda whole: b"x"])
def test_on_a_foreign_sheet_nobody_writes(share, change):
    white, black = sat_here(share)
    sheet = sheet_of(share, white.name)
    rewrite(sheet, change)
    there = sheet.read_bytes()
    white.answer("4", "sheet foreign", name=sheet.name)
    white.ctrl_c("ask leave")
    white.answer("yes")
    assert sheet.read_bytes() == there


def test_a_sheet_that_cannot_be_read_now_is_waited_for(share):
    waits, moves, mine, sheet = begun(share, "4")
    waits.kill()
    moves.kill()
    sheet.rename(share / "away")
    waits = Here(share, waits.name, "--meet",
                 "%s %s" % (share, waits.name))     # the table is half there
    pass_by(5)
    (share / "away").rename(sheet)
    if waits.asks() == "ask lobby":
        waits.type(moves.name)
    waits.wait_for("meeting back", turns=1)


@pytest.mark.parametrize("after", ["no", "yes"])
@pytest.mark.parametrize("moment", ["before", "half", "after"])
def test_ctrl_c_while_writing_does_no_harm(share, monkeypatch, moment, after):
    white, black = sat_here(share)
    white.wait_for("ask place")
    sheet = sheet_of(share, white.name)
    before, opened = sheet.read_bytes(), os.open

    def interrupted(file, *more, **how):
        """Ctrl-C comes before, while or after the line is written."""
        if moment == "before":
            if os.fspath(file) != str(sheet) or not more[0] & os.O_RDWR:
                return opened(file, *more, **how)
        elif os.fstat(file).st_ino != os.stat(str(sheet)).st_ino:
            return None
        elif moment == "half":
            os.ftruncate(file, os.fstat(file).st_size - 5)
        raise KeyboardInterrupt
    with monkeypatch.context() as patch:
        patch.setattr("os.open" if moment == "before" else "os.fsync",
                      interrupted)
        white.answer("4", "ask leave")
    white.answer(after, "stood up" if after == "yes" else "waiting first")
    pass_by(2)
    text = sheet.read_bytes()
    assert text.startswith(before) and text.count(b" turn d6\n") == 1
    table = table_in(share)
    assert table.fault is None and "line wrong" not in dict(black.heard)
    assert len(table.game.turns) == text.count(b" turn d6\n")


def test_a_host_may_seat_only_one_who_has_asked_and_with_real_options(share):
    for option in ("repetitions=" + 310 * "9", "nonsense",
                   "no_mill_turns=1000000", "repetitions=1"):
        open_by_hand(share, "Ann", option)
    assert "lobby waits" not in dict(watching(share).heard)
    ben = Here(share, "Ben", "--meet", "%s ann" % share)
    ben.wait_for("lobby unknown")
    ann = open_by_hand(share, "Ann")
    ben.answer("ann", "waiting host")
    add_by_hand(ann, sheet_of(share, "Ben"), "seat sheet-cid-123456.txt host")
    ben.wait_for("chair taken", name="Ann")
    add_by_hand(open_by_hand(share, "Eva"), None, "seat %s host" % ann.name)
    assert not {"lobby sits", "lobby plays"} & {*dict(watching(share).heard)}
    # And the seat says that the host or the guest plays White
    dan, _ = table_by_hand(share, "Dan", "Eli", [])
    rewrite(dan, lambda whole: whole[:-len(b"host\n")] + b"nobody\n")
    assert table_in(share, "Dan").fault[2].reason == "line word"


@pytest.mark.parametrize("name, host, lines", [
    ("Ann", "", 1), ("Ben", "ann", 1), ("Ann", "", 2),
    ("Ben", "ann", 4), ("Ann", "ben", 6), ("Eve", "", 99)])
def test_a_table_of_version_1_22_is_only_read(share, name, host, lines):
    for path in (ROOT / "tests" / "helpers" / "version_1_22").glob("old s*"):
        whole = "".join(path.read_text("utf-8").splitlines(True)[:lines])
        (share / path.name[len("old "):]).write_bytes(whole.encode())
    before = {path: path.read_bytes() for path in share.iterdir()}
    if name == "Eve":                   # it is finished
        table = table_in(share)
        assert table.fault is None and len(table.game.turns) == 5
        assert result(table.game) == (WHITE, "resigned")
        assert dict(watching(share).heard)["lobby over"]["turns"] == "5"
    else:
        pc = Here(share, name, "--meet", "%s %s" % (share, host))
        pc.wait_for("other version", name="Ann")
        pc.wait_for("ask lobby")
    assert before == {path: path.read_bytes() for path in share.iterdir()}


class SlowDrive:
    """A drive that shows each sheet as it was up to three seconds before. Or
    it shows half a line of what is new."""

    def __init__(self, share, chance, monkeypatch):
        self.share, self.chance, self.versions = share, chance, {}
        self.opened = os.open
        monkeypatch.setattr(os, "open", self.open)
        monkeypatch.setattr(os, "fsync", self.note)

    def note(self, file):
        """Note what stands on each sheet now, and when that is."""
        for path in self.share.glob("sheet-*"):
            whole = path.read_bytes()
            versions = self.versions.setdefault(str(path), [(-9, b"")])
            if versions[-1][1] != whole:
                versions.append((CLOCK.now, whole))

    def open(self, path, flags, *more, **how):
        """Open a file as it is, or a copy of it as it was."""
        versions = self.versions.get(path)
        if CLOCK.running and versions and flags & 3 == os.O_RDONLY:
            at = CLOCK.now - 3 * self.chance.random()
            shown = [whole for when, whole in versions if when <= at][-1]
            later = [whole for when, whole in versions if when > at]
            if later and self.chance.random() < 0.5:
                shown = later[0][:self.chance.randrange(len(shown),
                                                        len(later[0]) + 1)]
            path = str(self.share.parent / "shown")
            with open(path, "wb") as file:
                file.write(shown)
        return self.opened(path, flags, *more, **how)


def late(*words):
    """A program that begins when all drives show what was there before."""
    pass_by(3)
    return Here(*words)


# Things rarely come in a strange order. The long test plays enough games.
@pytest.mark.parametrize("number, most", [
    (1, 30), pytest.param(12, 90, marks=pytest.mark.slow(
        why="twelve games are played on a slow drive"))])
def test_games_come_out_right_on_a_drive_that_shows_old_or_half_files(
        share, monkeypatch, number, most):
    chance = random.Random(9)
    for game in range(number):
        folder = share / str(game)
        folder.mkdir()
        with monkeypatch.context() as patch:
            SlowDrive(folder, chance, patch)
            pcs = {pc.name: pc for pc in seated(
                late, folder, "Ann", "Ben", "--no-mill-turns", "4")}
            for _ in range(most):
                table = table_in(folder)
                if not result(table.game):
                    type_by_chance(pcs, table, chance)
                    pass_by(1)
            pass_by(9)
        table = table_in(folder)
        assert table.fault is None and len(table.game.turns) > 3
        for pc in pcs.values():
            pc.kill()
            assert "line wrong" not in dict(pc.heard)


def damages(whole, other, chance):
    """The bytes of a sheet, damaged in one of many ways."""
    lines = whole.split(b"\n")
    at, to = chance.randrange(len(lines)), chance.randrange(len(lines))
    sign = chance.randrange(len(whole))
    noise = bytes(chance.randrange(256) for _ in range(30))
    line, before, after = lines[at], lines[:at], lines[at + 1:]
    return chance.choice([
        whole[:sign], other, b"", whole[:sign] + noise[:1] + whole[sign + 1:],
        *[b"\n".join(before + changed + after) for changed in (
            [lines[to]], [], [line, line], [noise, line], [line.upper()],
            [chance.choice(other.split(b"\n")), line],
            [line.replace(b"turn ", b"turn \x1b[31m")],
            [b"9" * chance.randrange(1, 5000) + line], [b"\x00" * len(line)],
            [line[:chance.randrange(len(line) + 1)] + b"\x7f"])]])


@pytest.mark.parametrize("tries", some_daily([10, 1000], [10]))
def test_damaged_files_are_a_sentence_each(share, tries):
    chance = random.Random(2)
    waits, moves, mine, sheet = begun(share, "4", "19", "3", "18", "20")
    eve = watching(share)
    moves.kill()
    good, other = sheet.read_bytes(), mine.read_bytes()
    for tried in range(tries):
        damaged = damages(good, other, chance)
        sheet.write_bytes(damaged)
        said = len(waits.heard)
        pass_by(5)
        assert "placed" not in dict(waits.heard[said:])
        eve.answer("")
        if tried % 10 == 0:
            copy = share.parent / str(tried)    # where it is read as their own
            shutil.copytree(str(share), str(copy))
            moves = Here(copy, moves.name)
            pass_by(1)
            if moves.status is None:            # it may have ended at once
                moves.kill()
        sheet.write_bytes(good)
        pass_by(1)
    assert mine.read_bytes() == other
    assert len(list(share.iterdir())) == 2
    assert len(table_in(share).game.turns) == 5

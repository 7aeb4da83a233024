"""The lobby of two PCs: who waits, who plays, which games are over."""

import os
import random

import pytest

import rooms.meeting.chair
import rooms.meeting.sheet
from board import in_names
from helpers.chairs import (add_by_hand, begun, let_go, two_chairs,
                            type_turns)
from helpers.held_open import held_open
from helpers.here import Here, sat_here, share
from helpers.playing import has_room, played
from rooms.meeting.chair import (add_line, join_table, leave_chair, open_table,
                                 read_other, seat_guest, sit_again, was_seated)
from rooms.meeting.lobby import Lobby, guests_of, look_around, move_finished
from rooms.meeting.sheet import read_sheet
from rooms.meeting.table import whose_line
from rooms.records import RecordError
from rules import legal_turns, new_game
from helpers.quoting import part
from rooms.console.sentences import TEXT, sentence


# What was asked before

@pytest.mark.parametrize("word", ["meet share"] + [
    "puzzle", "replay"] * has_room("learning"))
@pytest.mark.parametrize("lines", [
    ["8", "new"], ["4", "save a", "save a"], ["8", "9", "resign"],
    ["8", "draw"], ["4", "resign", "yes"], ["6", "load 1"]], ids=" ".join)
def test_a_question_is_answered_only_where_it_was_asked(lines, word, share):
    open_table(str(share), "Ann", new_game())
    said = played("name white Ben", *lines, word, "yes", "stop", "log", "quit")
    assert TEXT["no question"] in said
    assert [line for line in said.split("\n") if line.startswith("1. ")][-1:] \
        == ["  ".join(["1. " + lines[0], "2. 9"][:1 + ("9" in lines)])]


@pytest.mark.skipif(not has_room("learning"),
                    reason="there is no room learning")
@pytest.mark.parametrize("lines", [
    ["8", "new"], ["4", "save a", "save a"], ["8", "9", "resign"],
    ["8", "draw"]], ids=" ".join)
def test_a_review_forgets_the_question_too(lines, share):
    said = played("name white Ben", *lines, "review", "yes", "log", "quit")
    assert TEXT["no question"] in said


# What a look at the lobby finds

def rows(share, name="Eve", all_of_them=False):
    """What a look at the lobby finds: (names, turns, who left, is it over)."""
    return [(place.names, len(place.table.game.turns), place.left, place.over)
            for place in look_around(Lobby(str(share), name), all_of_them)]


def test_the_lobby_tells_who_waits_who_plays_and_what_is_over(share):
    assert rows(share) == []
    open_table(str(share), "Cid", new_game())
    chairs = begun(share)
    assert rows(share)[1] == (["Ann", "Ben"], 0, [], False)
    type_turns(chairs, "d6", "d5", "a1", "g1")
    read_other(chairs[0])
    add_line(chairs[0], "undo 2")
    read_other(chairs[1])
    add_line(chairs[1], "yes")
    assert rows(share) == [(["Cid"], 0, [], False),
                           (["Ann", "Ben"], 2, [], False)]
    read_other(chairs[0])
    add_line(chairs[0], "resign")
    assert rows(share)[1] == (["Ann", "Ben"], 2, [], True)


def test_the_lobby_counts_as_the_rules_do(share):
    chance, undone = random.Random(5), 0
    for number in range(3):
        folder = share / str(number)
        folder.mkdir()
        chairs, said = begun(folder), 0
        while said < 30:
            for chair in chairs:
                read_other(chair)
                if whose_line(chair.table) != chair.side:
                    continue
                said += 1
                if chair.table.offer:
                    add_line(chair, chance.choice(["yes", "no"])
                             if chair.table.offer[1] != "draw" else "no")
                elif len(chair.table.game.turns) > 2 and chance.random() < 0.3:
                    add_line(chair, chance.choice(["undo 2", "draw"]))
                else:
                    add_line(chair, "turn " + in_names(*chance.choice(
                        legal_turns(chair.table.game))))
        for chair in chairs:
            read_other(chair)
        place = look_around(Lobby(str(folder), "Eve"))[0]
        assert place.table.white == chairs[0].table.white
        assert len(place.table.game.turns) == len(chairs[0].table.game.turns)
        undone += sum(" turn " in line for name in os.listdir(folder) for line
                      in (folder / name).read_text().split("\n")) \
            - len(place.table.game.turns)
    assert undone > 2


@pytest.fixture
def full(monkeypatch):
    """A folder with a few sheets is already one with many."""
    monkeypatch.setattr("rooms.meeting.lobby.NO_MORE", 0)


def test_old_tables_are_counted_and_finished_ones_moved_aside(share, full):
    for _ in range(3):
        chairs = begun(share)
        add_line(chairs[0], "resign")
        let_go(*chairs)
    on = begun(share)
    for name in os.listdir(share):
        if name not in [os.path.basename(chair.own.path) for chair in on]:
            os.utime(str(share / name), (0, 0))
    lobby = Lobby(str(share), "Eve")
    assert len(look_around(lobby)) == 1 and lobby.unread == 6
    assert len(look_around(Lobby(str(share), "Ann"))) == 4   # with her own
    assert move_finished(lobby) == (3, 0)
    assert len(os.listdir(share / "old")) == 6
    assert sorted(os.listdir(share)) == sorted(["old"] + [
        os.path.basename(chair.own.path) for chair in on])


def test_a_table_with_a_sheet_that_is_open_stays_whole_and_others_are_moved(
        share):
    tables = [begun(share) for _ in range(3)]
    for chairs in tables:
        add_line(chairs[0], "resign")
        let_go(*chairs)
    names = [sorted(os.path.basename(chair.own.path) for chair in chairs)
             for chairs in tables]
    with held_open(share / names[1][1]):
        assert move_finished(Lobby(str(share), "Eve")) == (2, 1)
    assert sorted(os.listdir(share)) == ["old"] + names[1]
    assert sorted(os.listdir(share / "old")) == sorted(names[0] + names[2])


@pytest.mark.parametrize("hours, old", [(23.9, False), (24.1, True)])
def test_a_table_is_old_a_day_before_the_newest(share, full, hours, old):
    before = open_table(str(share), "Ann", new_game()).own.path
    then = os.stat(before).st_mtime - hours * 60 * 60
    os.utime(before, (then, then))
    open_table(str(share), "Ben", new_game())
    assert len(rows(share)) == 2 - old


def test_where_few_meet_no_clock_hides_a_table(share):
    before = open_table(str(share), "Ann", new_game()).own.path
    os.utime(before, (0, 0))
    open_table(str(share), "Ben", new_game())
    assert len(rows(share)) == 2


def test_who_comes_to_an_old_table_sees_it_in_the_lobby(share):
    chairs = begun(share)
    os.utime(chairs[0].own.path, (0, 0))
    assert rows(share) == [(["Ann", "Ben"], 0, [], False)]


def test_a_table_is_read_once_and_one_of_another_day_is_not_read(
        share, full, monkeypatch):
    def reads(lobby):
        """How many files a look around reads."""
        before = len(read)
        look_around(lobby)
        return len(read) - before
    read, real = [], rooms.meeting.sheet.read_whole
    for _ in range(3):
        chairs = begun(share)
    monkeypatch.setattr(rooms.meeting.sheet, "read_whole", lambda path, most: (
        read.append(path), real(path, most))[1])
    lobby = Lobby(str(share), "Eve")
    assert [reads(lobby) for _ in range(3)] == [6, 0, 0]
    add_line(chairs[0], "say hello")
    assert [reads(lobby) for _ in range(2)] == [1, 0]
    for name in os.listdir(share):
        os.utime(str(share / name), (0, 0))
    open_table(str(share), "Ann", new_game())
    assert reads(Lobby(str(share), "Eve")) == 1


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_nothing_is_moved_out_of_the_folder(share):
    chairs = begun(share)
    add_line(chairs[0], "resign")
    os.symlink(str(share.parent), str(share / "old"))
    with pytest.raises(RecordError):
        move_finished(Lobby(str(share), "Eve"))
    assert len(os.listdir(share)) == 3


def test_what_is_no_sheet_is_named_and_left_alone(share):
    (share / "sheet-x-123456.txt").write_bytes(b"\xff" * 100)
    folder = share / "sheet-y-123456.txt"
    folder.mkdir()
    (share / "sheet-z-123456.txt").write_bytes(b"")     # still empty
    (share / "homework.txt").write_text("0 open Ann #12345678\n")
    lobby = Lobby(str(share), "Eve")
    assert look_around(lobby) == []
    assert lobby.damaged == ["sheet-x-123456.txt"] + [folder.name] * bool(
        folder.stat().st_size)          # 0 on Windows, as of an empty file


def test_a_file_from_the_future_or_a_link_to_nowhere_hides_nobody(share):
    open_table(str(share), "Ann", new_game())
    (share / "sheet-x-123456.txt").write_bytes(b"")
    os.utime(str(share / "sheet-x-123456.txt"), (4e9, 4e9))
    if os.name != "nt":
        os.symlink("nowhere", str(share / "sheet-y-123456.txt"))
    assert rows(share) == [(["Ann"], 0, [], False)]


@pytest.mark.parametrize("length", [0, 9])
def test_a_sheet_that_is_shown_as_it_was_is_read_again(
        share, monkeypatch, length):
    ann = open_table(str(share), "Ann", new_game())
    ben = join_table(read_sheet(ann.own.path), "Ben")
    lobby, real = Lobby(str(share), "Ann"), rooms.meeting.sheet.read_whole
    monkeypatch.setattr(rooms.meeting.sheet, "read_whole",
                        lambda path, most: real(path, most)[:length])
    assert list(guests_of(lobby, ann)) == []    # the system tells its size
    monkeypatch.setattr(rooms.meeting.sheet, "read_whole", real)
    assert [guest.path for guest in guests_of(lobby, ann)] == [ben.own.path]


# Sitting down

def test_one_of_two_gets_the_chair_and_the_other_is_told(share):
    ann = open_table(str(share), "Ann", new_game())
    guests = [join_table(read_sheet(ann.own.path), name)
              for name in ("Ben", "Cid")]
    lobby = Lobby(str(share), "Ann")
    seat_guest(ann, next(guests_of(lobby, ann)))
    for guest in guests:
        read_other(guest)
    assert sorted(map(was_seated, guests)) == [False, True]
    assert was_seated(ann) is True


def test_a_guest_who_left_gets_no_chair(share):
    ann = open_table(str(share), "Ann", new_game())
    leave_chair(join_table(read_sheet(ann.own.path), "Ben"))
    lobby = Lobby(str(share), "Ann")
    assert not any(seat_guest(ann, sheet) for sheet in guests_of(lobby, ann))


def test_a_guest_may_not_name_a_file_elsewhere(share):
    ann = open_table(str(share), "Ann", new_game())
    own = rooms.meeting.chair.write_first(
        str(share), "Ben", "join ../../etc/passwd Ben", 1,
        ann.own.lines[0].check)
    look_around(Lobby(str(share), "Ben"))
    with pytest.raises(RecordError):
        sit_again(own.path)


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


# The program in the lobby

@pytest.mark.parametrize("lines, said", [
    (["meet"], "Type meet and a folder"),
    (["meet nowhere"], "There is no folder 'nowhere'"),
    (["meet share", ""], "Nobody can meet without a name")])
def test_how_to_meet_is_said(share, lines, said):
    assert said in played(*lines)


def test_without_a_name_at_the_end_of_the_input(share):
    assert TEXT["no name"] in played(
        arguments=["--meet", str(share)], ends=(2,))


def test_ctrl_c_leads_to_the_lobby_and_the_end_of_the_input_out_of_it(share):
    pc = Here(share, "Ann")
    pc.wait_for(part("waiting guest"))
    pc.ctrl_c()
    pc.wait_for(TEXT["waiting left"])
    pc.wait_for("Lobby (")
    assert rows(share) == [(["Ann"], 0, ["Ann"], False)]
    pc.end_input()
    assert pc.ends() == 0


def test_a_guest_whose_host_does_not_answer_may_leave(share):
    ann = open_table(str(share), "Ann", new_game())     # she has no guest
    ben = Here(share, "Ben")
    ben.wait_for("Lobby (")
    ben.type("ann")
    ben.wait_for("Waiting until Ann lets you sit down")
    ben.ctrl_c()
    ben.wait_for(TEXT["waiting left"])
    ben.wait_for("Lobby (")
    lobby = Lobby(str(share), "Ann")
    assert not any(seat_guest(ann, sheet) for sheet in guests_of(lobby, ann))


def test_a_host_who_was_killed_while_waiting_waits_again(share):
    ann = Here(share, "Ann")
    ann.wait_for(part("waiting guest"))
    ann.kill()
    ben = Here(share, "Ben")
    ben.wait_for("Lobby (")
    ben.type("ann")
    ben.wait_for("Waiting until Ann lets you sit down")
    ann = Here(share, "ann")              # in small letters, too
    for one in (ann, ben):
        one.wait_for("Type ready to begin")
    assert len(os.listdir(share)) == 2


def test_who_waits_is_told_of_another_who_waits_too(share):
    ann = Here(share, "Ann")
    ann.wait_for(part("waiting guest"))
    ben = Here(share, "Ben")
    ben.wait_for("Lobby (")
    ben.type("open")
    ann.wait_for("Ben waits at another table, too")
    ben.ctrl_c()
    ben.wait_for("Lobby (")
    ben.type("ann")
    for one in (ann, ben):
        one.wait_for("Type ready to begin")


def asked_and_stays(pc, prompt):
    """After each Ctrl-C, type something that is no answer, and then no."""
    for line in ("replay", "review", "save x", "resign", "stop", "sa", ""):
        pc.ctrl_c()
        pc.wait_for(TEXT["ask leave"])
        pc.type(line)
        pc.wait_for(TEXT["ask leave"])
        pc.type("no")
        pc.wait_for(prompt)


def test_before_the_game_a_question_takes_only_its_answers(share):
    ann = Here(share, "Ann")
    ann.wait_for(part("waiting guest"))
    ben = Here(share, "Ben")
    ben.wait_for("Lobby (")
    asked_and_stays(ben, "Lobby (a name")
    ben.type("ann")
    ben.wait_for(TEXT["ask ready"].strip())
    asked_and_stays(ben, "Type ready to begin (")
    ben.type("save x")
    ben.wait_for(TEXT["ask ready"].strip())
    for one in (ann, ben):
        assert "Traceback" not in one.said


def test_who_was_ready_and_was_killed_sits_down_anew(share):
    ann = Here(share, "Ann")
    ann.wait_for(part("waiting guest"))
    ben = Here(share, "Ben")
    ben.wait_for("Lobby (")
    ben.type("ann")
    for one in (ann, ben):
        one.wait_for("Type ready to begin")
    ben.type("ready")
    ben.wait_for("Waiting until Ann is ready")
    ben.kill()
    ben = Here(share, "Ben")
    ben.wait_for(TEXT["roll lost"])
    ann.type("ready")
    ann.wait_for("Ben left before the game, so this table is closed.")
    ann.wait_for("Lobby (")
    ann.type("open")
    ann.wait_for(part("waiting guest"))
    ben.type("ann")
    for one in (ann, ben):
        one.wait_for("Type ready to begin")


# What is typed in the lobby

def in_lobby(share, name, *arguments):
    """The program of a player who looks at the tables, but waits at none."""
    pc = Here(share, name, "--meet", "%s watch" % share, *arguments)
    pc.wait_for("Lobby (")
    return pc


def answered(pc, line):
    """What the program says to a line, up to the next question of the lobby.
    Its lines are joined."""
    pc.type(line)
    return " ".join(pc.wait_for("Lobby (").split())


@pytest.mark.parametrize("word", ["quit", "stop", "", "7"])
def test_a_word_to_leave_is_no_name(word, share):
    said = played("meet %s" % share, word, "moves")
    assert "Your name: %s\nNobody can meet without a name." % word in said


def test_a_watcher_is_not_asked_for_a_name_until_he_sits_down(
        share, monkeypatch):
    def no_table(folder, name, game):
        raise OSError(13, "no table for " + name)
    monkeypatch.setattr("rooms.meeting.meet.open_table", no_table)
    said = played("meet %s watch" % share, "watch ann", "open", "Eve", "stop")
    before, _, after = said.partition("watch ann")
    assert TEXT["ask your name"].strip() not in before and "Your name: Eve" in after
    assert "There is nobody called 'ann' to play with." in after
    assert "no table for Eve" in after


def test_the_lobby_says_what_there_is_to_type_and_why_something_cannot_be(
        share):
    open_table(str(share), "Ann", new_game())
    two_chairs(share, "Flo", "Gus")
    pc = in_lobby(share, "Eve")
    for line, said in (
            ("help", "Type the name of a player who is waiting"),
            ("help", "Type stop to leave the lobby and go back to your last "
                     "game. You can type these words here. "),
            ("help", " more open, again, watch, stop Lobby ("),
            ("watch eve", "That is you. Type open to wait for someone."),
            ("watch zoe", "There is nobody called 'zoe' to play with."),
            ("again", "You have not played here yet"),
            ("watch", "Ann waits for someone"),
            ("watch ann", "There is nobody called 'ann' to play with."),
            ("watch flo", "Nobody plays with flo yet."),
            ("resign", "Type the name of a player who is waiting"),
            ("meet", "Ann waits for someone"), ("", "Flo and Gus sit down")):
        assert said in answered(pc, line), line
    open_table(str(share), "Anna-Lena", new_game())
    assert "'an' can mean Ann" in answered(pc, "an")
    assert len(os.listdir(share)) == 4          # Eve has written nothing


def test_finished_tables_are_moved_aside_with_clean(share):
    chairs = begun(share)
    add_line(chairs[0], "resign")
    let_go(*chairs)
    pc = in_lobby(share, "Eve")
    said = answered(pc, "clean")
    assert sentence("cleaned", number=1) in said
    assert part("lobby nobody") in said
    assert os.listdir(share) == ["old"]


def test_one_sits_down_at_once_with_the_name_after_the_folder(share):
    ann = Here(share, "Ann")
    ann.wait_for(part("waiting guest"))
    ben = Here(share, "Ben", "--meet", "%s an" % share)     # the game begins
    for one in (ann, ben):
        one.wait_for("Type ready to begin")
    assert "Lobby (" not in ben.said


def test_before_the_game_one_may_talk_ask_for_help_and_stop(share):
    ann = Here(share, "Ann")
    ann.wait_for(part("waiting guest"))
    ben = Here(share, "Ben", "--meet", "%s ann" % share)
    for one in (ann, ben):
        one.wait_for(TEXT["ask ready"].strip())
    ben.type("help", "say hello", "4", "stop")
    ben.wait_for(TEXT["in ready"])
    ben.wait_for(TEXT["words here"])
    ben.wait_for("more      ready, say, stop\n")
    ben.wait_for(TEXT["in ready"])
    ben.wait_for(TEXT["waiting left"])
    ben.wait_for("Lobby (")
    ann.type("", "ready")
    ann.wait_for(sentence("says", name="Ben", text="hello"))
    ann.wait_for("Ben left before the game, so this table is closed.")
    ann.wait_for("Lobby (")


def test_who_is_ready_learns_that_the_other_has_left(share):
    ann = Here(share, "Ann")
    ann.wait_for(part("waiting guest"))
    ben = Here(share, "Ben", "--meet", "%s ann" % share)
    for one in (ann, ben):
        one.wait_for(TEXT["ask ready"].strip())
    ann.type("ready")
    ann.wait_for("Waiting until Ben is ready")
    ben.type("stop")
    ann.wait_for("Ben left before the game, so this table is closed.")
    ann.wait_for("Lobby (")


def test_who_waits_for_another_game_may_leave_with_ctrl_c(share):
    white, black = sat_here(share)
    white.wait_for(part("ask place"))
    white.type("resign", "yes")
    for one in (white, black):
        one.wait_for(part("table over"))
    guest = [one for one in (white, black) if one.name == "Ben"][0]
    guest.type("again")
    guest.wait_for("Waiting until Ann also types again")
    guest.ctrl_c()
    guest.wait_for(TEXT["waiting left"])
    guest.wait_for("Lobby (")


def test_a_guest_is_told_that_another_was_quicker_or_that_the_host_left(
        share):
    ann = open_table(str(share), "Ann", new_game())
    pcs = [Here(share, name, "--meet", "%s ann" % share)
           for name in ("Ben", "Cid")]
    for pc in pcs:
        pc.wait_for("Waiting until Ann lets you sit down")
    lobby = Lobby(str(share), "Ann")
    for sheet in guests_of(lobby, ann):
        if "ben" in sheet.path:
            seat_guest(ann, sheet)
    pcs[0].wait_for("Type ready to begin")
    pcs[1].wait_for(sentence("chair taken", name="Ann"))
    eve = open_table(str(share), "Eve", new_game())
    pcs[1].wait_for("Lobby (")
    pcs[1].type("eve")
    pcs[1].wait_for("Waiting until Eve lets you sit down")
    pcs[1].wait_for("Eve has not answered yet")
    leave_chair(eve)
    pcs[1].wait_for(sentence("host left", name="Eve"))

"""Two programs at a table of two PCs, and a player who watches."""

import contextlib
import os
import random
import re

import pytest

import rooms.meeting.sheet
from helpers.armenian import (KNOWN, armenian, in_armenian, latin,
                              speak_armenian)
from helpers.here import CLOCK, Here, go_on, pass_by, sat_here, share
from helpers.playing import boards, has_room, new_match
from helpers.two_pcs import a_turn, table_in
from rooms.console.screen import Screen
from rooms.meeting.chair import LOOK_EVERY, wait_until
from rooms.meeting.table import whose_line
from rooms.records import RecordError
from rules import result
from helpers.quoting import part
from rooms.console.sentences import TEXT, sentence


# At the table

def test_what_is_no_turn_is_refused_as_always_and_not_written(share):
    white, black = sat_here(share)
    white.wait_for("place a man: ")
    white.type("99", "computer black", "load", "new", "nonsense", "4")
    black.wait_for("placed a man on 4.")
    said = white.wait_for("Waiting for")
    assert "'99' is not a point" in said
    assert said.count("You play at a table of two PCs. Type say") == 4
    assert len(table_in(share).game.turns) == 1


def test_a_word_of_the_table_is_obeyed_and_that_is_all(share, clock):
    clock.tick = 1                      # a hint needs few positions
    white, black = sat_here(share)
    white.wait_for(part("ask place"))
    for line, said in (
            ("say hello", ""), ("undo", "not played that many turns"),
            ("foo", "You play at a table of two PCs."),
            ("help", "You play at a table of two PCs."),
            ("help", "You can type these words here. "),
            ("help", "  more      say, stop\n"),
            ("say", "Type say and some words"), ("help log", "log "),
            ("st", "can mean"), ("white", "You play at a table of two PCs.")):
        white.type(line)
        assert said in white.wait_for(part("ask place"))
    assert part("no point") not in white.said and TEXT["too many"] not in white.said
    if has_room("learning"):
        white.type("hint")
        white.wait_for("Hint:")
        black.wait_for("asked for a hint.")
    white.type("draw")
    black.wait_for(part("ask draw"))
    black.type("no")
    black.wait_for(TEXT["goes on"])
    black.type("99")
    white.wait_for("does not agree")


@pytest.mark.skipif(not has_room("learning"),
                    reason="there is no room learning")
def test_a_replay_at_a_table_does_not_disturb_the_game(share, clock):
    clock.tick = 0.1                    # a hint needs few positions
    white, black = sat_here(share)
    white.type("4")
    black.wait_for("placed a man on 4.")
    black.type("19")
    white.wait_for("placed a man on 19.")
    white.type("replay", "here", "hint", "stop")
    white.wait_for("You cannot play on from here while your game at two PCs")
    white.wait_for("place a man: ")
    white.type("3")
    black.wait_for("asked for a hint.")
    black.wait_for("placed a man on 3.")
    assert len(table_in(share).game.turns) == 3


@pytest.mark.skipif(not has_room("learning"),
                    reason="there is no room learning")
def test_a_review_and_a_saved_record_at_the_table(share, folder, clock):
    clock.tick = 1                      # a review needs few positions
    white, black = sat_here(share)
    for number, turn in enumerate(("4", "19", "3", "18")):
        one = (white, black)[number % 2]
        one.wait_for("Turn %d, phase" % (number + 1))
        one.type(turn)
    white.wait_for("Turn 5, phase")
    white.type("save monday", "review 1")
    white.wait_for("saved in 'monday.txt'")
    white.wait_for("), or stop: ")
    white.type("stop")
    white.wait_for("Turn 5, phase")
    white.type("5x19")
    black.wait_for("asked for a review of the game.")
    black.wait_for("removed the man on 19.")
    record = (folder / ("home of " + white.name) / "monday.txt").read_text()
    assert '[White "%s"]' % white.name in record and "*" in record


@pytest.mark.skipif(not has_room("learning"),
                    reason="there is no room learning")
def test_there_is_no_help_that_the_other_is_not_told_of(share):
    white, black = sat_here(share)
    white.wait_for("place a man: ")
    with gone(share):
        white.type("hint")
        white.wait_for("nothing can be sent now. So there is")
        white.wait_for("no help now.")
        assert "Hint:" not in white.said


def test_who_is_not_to_move_cannot_resign(share):
    white, black = sat_here(share)
    black.wait_for("Waiting for")
    black.ctrl_c()
    black.wait_for(TEXT["ask leave"])
    black.type("resign", "no")
    black.wait_for(part("not your line"))
    white.type("4")
    black.wait_for("placed a man on 4.")
    black.type("resign", "yes")
    for one in (white, black):
        one.wait_for("%s (Black) resigns." % black.name)


def test_a_draw_that_is_agreed_ends_the_game_at_both_pcs(share):
    white, black = sat_here(share)
    white.type("draw")
    black.wait_for(part("ask draw"))
    black.type("yes")
    white.wait_for("%s agrees." % black.name)
    for one in (white, black):
        one.wait_for(part("table over"))
        assert part("what next") not in one.said
    assert result(table_in(share).game) == (None, "agreement")


def test_a_player_who_is_asked_hears_that_yes_or_no_is_wanted(share):
    white, black = sat_here(share)
    white.type("4")
    black.wait_for("placed a man on 4.")
    black.type("draw")
    white.wait_for(part("ask draw"))
    white.type("draw")
    white.wait_for(TEXT["yes or no"])
    white.type("no")
    black.wait_for("does not agree")
    assert part("not your line") not in white.said


def test_no_draw_is_offered_there_while_a_removal_is_due(share):
    white, black = sat_here(share)
    for one, other, turn in ((white, black, "3"), (black, white, "9"),
                             (white, black, "4"), (black, white, "10")):
        one.type(turn)
        other.wait_for("placed a man on %s." % turn)
    white.type("5", "draw")
    white.wait_for("First remove the man on 9 or 10.")
    white.type("9")
    black.wait_for("removed the man on 9.")
    assert part("ask draw") not in black.said


def test_undo_first_takes_back_a_mill_that_waits_for_its_removal(share):
    white, black = sat_here(share)
    for one, other, turn in ((white, black, "3"), (black, white, "9"),
                             (white, black, "4"), (black, white, "10")):
        one.type(turn)
        other.wait_for("placed a man on %s." % turn)
    white.type("5")
    white.wait_for("remove the man on 9 or 10: ")
    white.type("undo")
    white.wait_for(part("ask place"))
    white.type("5x9")
    black.wait_for("removed the man on 9.")
    black.type("undo 3")
    black.wait_for(TEXT["undo early"])


def test_who_finds_another_hand_on_his_sheet_stands_up(share):
    white, black = sat_here(share)
    white.wait_for(part("ask place"))
    name = [name for name in os.listdir(share)
            if name.startswith("sheet-" + white.name.lower())][0]
    with open(share / name, "ab") as file:
        file.write(b"9 say hello #12345678\n")
    white.type("4")
    white.wait_for("Someone else has changed your file '%s'" % name)
    white.type("19")                    # the game goes on at this PC
    white.wait_for("placed a man on 19.")
    assert (share / name).read_bytes().count(b" turn ") == 0


def test_another_hand_on_the_sheet_is_also_found_after_ctrl_c(share):
    white, black = sat_here(share)
    white.wait_for(part("ask place"))
    with gone(share):
        white.type("4")
        white.wait_for("The program cannot use the folder now")
        white.ctrl_c()
        white.wait_for(TEXT["ask leave"])
    for name in os.listdir(share):
        with open(share / name, "ab") as file:
            file.write(b"9 say hello #12345678\n")
    white.type("no")
    white.wait_for("Someone else has changed your file")
    white.type("19")                    # the game goes on at this PC
    white.wait_for("placed a man on 19.")
    assert "Traceback" not in white.said


def test_both_play_again_and_talk_between_the_games(share):
    white, black = sat_here(share)
    white.wait_for(part("ask place"))
    white.type("resign", "yes")
    for one in (white, black):
        one.wait_for(part("table over"))
    white.type("say good game", "again")
    pass_by(1)
    black.type("", "again")
    black.wait_for("says: good game")
    for one in (white, black):
        said = one.wait_for("Type ready to begin")
        assert "You play by the usual rules." in " ".join(said.split())
        one.type("ready")
    for one in (white, black):
        one.wait_for("plays White.")
    assert len(os.listdir(share)) == 4


# Leaving, and coming back

def test_who_leaves_says_so_and_may_come_back_tomorrow(share):
    white, black = sat_here(share)
    white.type("4")
    black.wait_for("placed a man on 4.")
    black.type("quit")
    assert black.ends() == 0
    white.wait_for("%s has left the table" % black.name)
    again = Here(share, black.name)       # the other player is there
    again.wait_for("again. Turns played: 1.")
    again.wait_for(part("ask place"))
    white.wait_for("%s is back" % black.name)
    for one in (white, again):
        one.ctrl_c()
        one.wait_for(TEXT["ask leave"])
        one.type("yes", "quit")
        assert one.ends() == 0
    again = Here(share, black.name)       # both players have left
    again.wait_for("left\n")
    again.wait_for("Lobby (")
    again.type(white.name.lower())
    again.wait_for("again. Turns played: 1.")


def test_the_game_is_kept_here_once_and_goes_on_there(share, folder):
    white, black = sat_here(share)
    white.type("4")
    black.wait_for("placed a man on 4.")
    for _ in range(2):
        white.kill()
        white = Here(share, white.name)
        white.wait_for("Unfinished game at two PCs: ")
        white.wait_for("%s and %s, 1 turn, from" % (white.name, black.name))
        white.wait_for("again. Turns played: 1.")
        white.wait_for("Waiting for")
    home = folder / ("home of " + white.name)
    assert len(list((home / "games").glob("*.txt"))) == 1


def type_if_asked(pc, table, chance):
    """Let a player do what is next, if their program asks for it."""
    if pc.said.endswith("(yes or no)? "):
        pc.type("yes")
    elif pc.said.endswith(": "):
        pc.type(a_turn(table, chance))


# The long test plays several games to the end.
@pytest.mark.parametrize("most", [
    6, pytest.param(150, marks=pytest.mark.slow(
        why="many games are played, and killed again and again"))])
def test_kills_lose_no_turn_and_make_no_second_game(share, most):
    chance, kills, games = random.Random(11), 0, 0
    while kills < most:
        folder = share / str(games)
        folder.mkdir()
        games += 1
        pcs, turns = {pc.name: pc for pc in sat_here(folder)}, []
        while kills < most and not result(table_in(folder).game):
            table = table_in(folder)
            assert table.game.turns[:len(turns)] == turns
            assert table.fault is None
            turns = table.game.turns
            due = table.seats[whose_line(table)].name
            type_if_asked(pcs[due], table, chance)
            kills += kill_perhaps(folder, pcs, chance)
            for _ in range(chance.randrange(1, 8)):
                go_on()
        for pc in pcs.values():
            pc.kill()


def kill_perhaps(folder, pcs, chance):
    """Sometimes kill a program and start it again. Was one killed?"""
    if chance.random() > 0.25:
        return False
    name = chance.choice(["Ann", "Ben"])
    pcs[name].kill()
    assert pcs[name].turns_seen() <= len(table_in(folder).game.turns)
    pcs[name] = Here(folder, name)
    return True


# Waiting

@contextlib.contextmanager
def gone(share):
    """During this time, the folder is not there."""
    away = share.parent / "away"
    share.rename(away)
    yield
    away.rename(share)


def test_a_folder_that_vanishes_for_a_while_is_said_and_nothing_is_lost(share):
    white, black = sat_here(share)
    white.wait_for(part("ask place"))
    with gone(share):
        white.type("4")
        white.wait_for("The program cannot use the folder now")
    white.wait_for(TEXT["meeting again"])
    black.wait_for("placed a man on 4.")
    assert "Traceback" not in white.said + black.said


def test_a_folder_that_is_gone_while_one_waits_is_said(share):
    white, black = sat_here(share)
    black.wait_for("Waiting for")
    with gone(share):
        black.wait_for("The program cannot read 'sheet-")
        black.wait_for("' now. It tries again.")
    black.wait_for("All is right again.")


def test_a_wrong_line_is_named_with_its_file(share):
    white, black = sat_here(share)
    white.type("4")
    black.wait_for("placed a man on 4.")
    name = [name for name in os.listdir(share)
            if name.startswith("sheet-" + white.name.lower())][0]
    path = share / name
    path.write_bytes(path.read_bytes().replace(b"turn d6", b"turn d7"))
    black.type("19")
    said = black.wait_for("The game waits until the line is right again.")
    assert "of %s's file (%s) was changed later, or is damaged. " % (
        white.name, name) in " ".join(said.split())
    path.write_bytes(path.read_bytes().replace(b"turn d7", b"turn d6"))
    black.wait_for("All is right again.")


def test_it_is_said_for_how_long_nothing_was_heard(share, capsys):
    wait_until(new_match(Screen(), {}), lambda: None,
               lambda: CLOCK.now > 60 * 16, name="Ben")
    said = capsys.readouterr().out
    assert re.findall(r"Ben has sent nothing for (\d+ minutes?)\.", said) == [
        "1 minute", "5 minutes", "15 minutes"]


def test_what_goes_wrong_for_a_moment_is_not_said(share, capsys):
    def look_there():
        """See nothing at first, as on a slow drive."""
        looks.append(1)
        if len(looks) < how_often:
            raise RecordError("file missing", name="sheet-ann-123456.txt")
    looks = []
    for how_often, told in ((15, 0), (30, 1), (300, 1)):
        looks.clear()
        wait_until(new_match(Screen(), {}), look_there,
                   lambda: len(looks) >= how_often)
        said = capsys.readouterr().out
        assert " ".join(said.split()).count("The program cannot read 'sheet-"
                                            "ann-123456.txt' now. ") == told
        assert said.count(TEXT["meeting again"]) == told


def test_who_waits_looks_five_times_a_second_and_sleeps_in_between(
        share, monkeypatch):
    _, black = sat_here(share)
    black.wait_for("Waiting for")
    looks, read = [], rooms.meeting.sheet.read_whole
    sleeps, sleep = [], CLOCK.sleep
    monkeypatch.setattr(rooms.meeting.sheet, "read_whole", lambda path, most: (
        looks.append(path), read(path, most))[1])
    monkeypatch.setattr(CLOCK, "sleep", lambda seconds: (
        sleeps.append(seconds), sleep(seconds)))
    pass_by(10)
    assert 49 <= len(looks) <= 51
    assert max(sleeps) <= 0.1           # IDLE notices Ctrl-C at once


def test_a_turn_is_seen_at_the_next_look(share):
    white, black = sat_here(share)
    black.wait_for("Waiting for")
    begun = CLOCK.now
    white.type("4")
    black.wait_for("placed a man on 4.")
    assert CLOCK.now - begun < LOOK_EVERY + 0.01


# Watching, and many tables

def test_somebody_watches_and_writes_nothing(share):
    white, black = sat_here(share)
    white.type("4")
    black.wait_for("placed a man on 4.")
    before = sorted(os.listdir(share))
    teacher = Here(share, "Eve", "--meet", "%s watch %s" % (share, white.name))
    teacher.wait_for(sentence("placed", who="White)", end=4) + ".")
    black.type("say hello", "19")
    teacher.wait_for(sentence("placed", who="Black)", end=19) + ".")
    assert "hello" not in teacher.said
    teacher.ctrl_c()
    teacher.wait_for(TEXT["stopped"])
    teacher.wait_for("Lobby (")
    assert sorted(os.listdir(share)) == before and len(before) == 2


def test_who_watches_gets_the_game_that_is_on(share):
    ben = Here(share, "Ben")
    ben.wait_for(part("waiting guest"))
    ben.ctrl_c()
    ben.wait_for("Lobby (")             # a table that players left
    ben.type("quit")
    ben.ends()
    white, black = sat_here(share)
    white.type("4")
    black.wait_for("placed a man on 4.")
    teacher = Here(share, "Eve", "--meet", "%s watch ben" % share)
    teacher.wait_for(sentence("placed", who="White)", end=4) + ".")


# The long test has six tables, and plays to the end of placing.
@pytest.mark.parametrize("number, turns", [
    (2, 4), pytest.param(6, 30, marks=pytest.mark.slow(
        why="six games are played at once, and all of them watched"))])
def test_many_tables_at_once_and_somebody_watches(share, number, turns):
    chance, tables = random.Random(6), {}
    names = [("anna", "ben"), ("cleo", "dan"), ("eva", "fred"),
             ("gina", "hal"), ("ida", "jim"), ("kim", "leo")][:number]
    for one, two in names:
        tables[one] = {pc.name: pc for pc in sat_here(share, one, two)}
    watcher = Here(share, "teacher", "--meet", "%s watch" % share)
    watcher.wait_for("Lobby (")
    watcher.type("watch " + names[0][1])
    for played in range(turns):
        for one, _ in names:
            table = table_in(share, one)
            if result(table.game) is None:
                name = table.seats[whose_line(table)].name
                tables[one][name].wait_for(" a man: ")
                tables[one][name].type(a_turn(table, chance))
        pass_by(1)
        for one, _ in names:
            table = table_in(share, one)
            assert len(table.game.turns) > played or result(table.game)
    seen = table_in(share, names[0][0])
    assert boards(watcher.said)[-1] == seen.game.spots
    for pcs in [*tables.values(), {"teacher": watcher}]:
        for pc in pcs.values():
            assert "Traceback" not in pc.said
    assert len(os.listdir(str(share))) == 2 * number


def test_in_idle_it_is_said_when_what_is_typed_ahead_is_sent(
        share, monkeypatch):
    monkeypatch.setattr("rooms.console.screen.where_typed",
                        lambda keyboard, environ: "idle")
    white, black = sat_here(share)
    said = " ".join(black.wait_for("more.)").split())
    assert part("waiting in idle") in said


@pytest.mark.skipif(os.name == "nt", reason="Windows removes no open files")
def test_whose_files_are_gone_is_not_told_to_type_a_name(share):
    white, black = sat_here(share)
    white.type("4")
    black.wait_for("placed a man on 4.")
    for name in os.listdir(share):
        os.remove(str(share / name))
    black.type("stop")
    said = " ".join(black.wait_for(part("lobby nobody")).split())
    assert TEXT["table gone"] in said
    assert "Type the name of" not in said


@pytest.mark.skipif(not has_room("learning"),
                    reason="there is no room learning")
def test_nothing_is_said_outside_the_file_at_a_table_of_two_pcs(
        speak_armenian, share):
    white, black = sat_here(share)
    speak_armenian()
    seen = [len(one.said) for one in (white, black)]
    white.type("4")
    black.wait_for(armenian("placed a man on 4"))
    black.type(in_armenian("say hello"), "7")
    white.wait_for(armenian("placed a man on 7"))
    white.type(in_armenian("undo"))
    black.wait_for(armenian("asks to take back"))
    black.type(in_armenian("no"))
    white.wait_for(armenian("does not agree"))
    white.type(in_armenian("hint"), in_armenian("draw"))
    black.wait_for(armenian("offers a draw"))
    black.type(in_armenian("yes"))
    white.wait_for(armenian("both players agree"))
    for one, at in zip((white, black), seen):
        assert latin(one.said[at:], KNOWN | {"hello"}) == []

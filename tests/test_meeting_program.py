"""Two programs at a table of two PCs."""

import contextlib
import os
import random

import pytest

from helpers import here
from helpers.by_hand import open_by_hand, rewrite, table_by_hand
from helpers.here import (CLOCK, Here, go_on, pass_by, play_on, sat_here,
                          type_by_chance, waiting, watching)
from helpers.playing import has_room
from helpers.seldom import NOT_WINDOWS, needs, some_daily
from helpers.two_pcs import home_of, sheet_of, table_in
from rooms.records.record import read_record
from rules import result

share = here.share


@contextlib.contextmanager
def gone(share):
    """During this time, the folder is not there."""
    away = share.parent / "away"
    share.rename(away)
    yield
    away.rename(share)


def test_each_word_of_the_table_is_obeyed_and_that_is_all(share, clock):
    clock.tick = 1                      # a hint needs few positions
    white, black = sat_here(share)
    white.wait_for("ask place")
    for line, key in (
            ("say hello", "ask place"), ("undo", "undo early"),
            ("foo", "at table"), ("help", "at table"),
            ("help", "words here"), ("say", "say what"),
            ("help log", "help log"), ("white", "at table")):
        said = [key for key, _ in white.answer(line, "ask place")]
        assert key in said, line
        assert not {"no point", "too many", "unknown"} & set(said), line
    assert "say, stop" in white.said
    if has_room("learning"):
        assert "hint" in dict(white.answer("hint", "ask place"))
        black.wait_for("far help", what="far help hint")
    white.type("say " + "a" * 201, "say " + "b" * 200)  # whole or not at all
    white.wait_for("say long", most=200)
    black.wait_for("says", text="b" * 200)
    assert "aaa" not in black.said
    white.type("resign", "draw")        # the offer takes the question's place
    black.wait_for("ask draw")
    black.type("draw", "no")            # only an answer is an answer
    said = dict(black.wait_for("goes on"))
    assert "yes or no" in said and "not your line" not in said
    white.wait_for("not agreed", other=black.name)
    # A line that is no turn is refused and not written
    before = {path: path.read_bytes() for path in share.iterdir()}
    white.type("99", "computer black", "load", "new", "nonsense", "4")
    black.wait_for("placed", end=4)
    said = [key for key, _ in white.wait_for("placed", end=4)]
    assert said.count("no point") == 1 and said.count("at table") == 4
    assert len(table_in(share).game.turns) == 1
    own = sheet_of(share, white.name)       # it writes nowhere else
    assert own.read_bytes().startswith(before.pop(own))
    assert all(path.read_bytes() == was for path, was in before.items())


@needs("learning")
def test_the_other_is_told_of_help(share, folder, clock):
    clock.tick = 1                      # a hint needs few positions
    white, black = sat_here(share)
    with gone(share):                   # then there is no help, either
        assert "hint" not in dict(white.answer("hint", "folder gone"))
    black.wait_for("far help", what="far help hint")
    white.wait_for("hint")
    play_on(white, black, "4", "19", "3", "18")
    white.type("replay", "here", "hint", "stop")
    white.wait_for("not here")
    black.wait_for("far help", what="far help hint")
    white.type("save monday", "review")
    white.wait_for("saved", path="monday.txt")
    white.wait_for("ask review list")
    white.type("level easy", "new", "5x19")
    white.wait_for("in review")
    white.wait_for("at table")
    black.wait_for("far help", what="far help review")
    black.wait_for("removed", points=19)
    assert len(table_in(share).game.turns) == 5
    record = (folder / ("home of " + white.name) / "monday.txt").read_text()
    assert '[White "%s"]' % white.name in record and "*" in record
    # And each program tells which turns cost most
    clock.tick = 0.01
    play_on(black, white, "20", "0", "22")
    white.type("resign", "yes")
    for one in (white, black):
        one.wait_for("table over")
        one.type("stop", "quit")
        assert one.ends() == 0 and "turns cost" in dict(one.heard)


def test_a_player_who_is_not_to_move_cannot_resign(share):
    white, black = sat_here(share)
    black.wait_for("waiting first")
    black.ctrl_c("ask leave")
    black.type("resign", "no")
    black.wait_for("not your line")
    play_on(white, black, "4")
    black.type("resign", "yes")
    for one in (white, black):
        one.wait_for("resigned", loser="named")
        one.wait_for("table over")
        one.type("", "quit")
        one.wait_for("lobby over", name="Ann", other="Ben", turns=1)
        assert one.ends() == 0
    assert result(table_in(share).game)[1] == "resigned"


def test_a_draw_and_an_undo_are_agreed_and_both_play_again(share):
    white, black = sat_here(share, "4", "19", arguments=("--flying", "never"))
    assert table_in(share).game.options["flying"] == "never"
    for word, asks, answer, key, turns in (
            ("draw", "ask draw", "no", "not agreed", 2),
            ("undo", "ask take back", "no", "not agreed", 2),
            ("undo", "ask take back", "yes", "far yes", 0),
            ("draw", "ask draw", "yes", "far yes", 0)):
        white.type(word)
        black.wait_for(asks)
        black.type(answer)
        white.wait_for(key)
        assert len(table_in(share).game.turns) == turns
    assert ("some turns", {"number": "2"}) in black.heard
    for one in (white, black):
        said = dict(one.wait_for("table over"))
        assert "agreement" in said and "ask over" not in said
    assert result(table_in(share).game) == (None, "agreement")
    white.wait_for("ask lobby")
    said = dict(white.answer("moves", "ask lobby"))
    assert {"over", "in lobby"} <= {*said} and "over instead" not in said
    said = dict(white.answer("help all", "ask lobby"))
    assert "more help" in said and "more computer" not in said
    white.type("say good game", "open")
    pass_by(1)
    black.type("", white.name)
    said = black.wait_for("rolled") + white.wait_for("rolled")
    assert said.count(("says", {"name": white.name, "text": "good game"})) == 1
    assert len(os.listdir(share)) == 4


def test_while_a_draw_is_offered_only_an_answer_answers(share):
    white, black = sat_here(share, "3", "9", "4", "10")
    white.type("5", "draw")             # before a removal
    black.wait_for("ask draw")
    black.type("no")
    white.wait_for("ask remove", points="9 or 10")
    white.answer("undo", "ask place")   # the man is put back
    play_on(white, black, "5x9")
    assert "ask take back" not in dict(black.heard)
    black.answer("undo 3", "undo early")
    play_on(black, white, "11")
    white.type("draw")
    black.wait_for("ask draw")
    for lines in (["say hello"], ["4"], ["undo"], ["save x"], ["new"], ["ja"],
                  ["meet share"], ["resign", "no"], ["stop", white.name]):
        black.type(*lines)
        pass_by(1)
        assert black.asks() == "ask draw", lines
        assert table_in(share).offer and not white.asks(), lines
    white.wait_for("says", text="hello")
    white.ctrl_c()
    white.type("draw", "undo", "resign", "no")
    black.answer("resign", "ask resign")
    assert black.name in black.said.rpartition("resign")[2]
    black.type("yes")
    for one in (white, black):
        one.wait_for("table over")


def test_a_player_who_leaves_says_so_and_may_come_back_tomorrow(share):
    white, black = sat_here(share, "4")
    black.type("quit")
    assert black.ends() == 0
    white.wait_for("far left", name=black.name)
    again = Here(share, black.name)       # the other player is there
    again.wait_for("meeting back", turns=1)
    again.wait_for("ask place")
    white.wait_for("far back", name=black.name)
    for one in (white, again):
        one.ctrl_c("ask leave")
        one.type("yes", "quit")
        assert one.ends() == 0
    again = Here(share, black.name)       # both players have left
    again.wait_for("lobby left")
    again.wait_for("ask lobby")
    again.answer(white.name.lower(), "meeting back", turns=1)


@pytest.mark.parametrize("rest", [1, 7])
def test_a_program_killed_while_it_wrote_goes_on(share, rest):
    white, black = sat_here(share, "4", "19")
    white.answer("3", "placed", end=3)  # black has not looked yet
    black.kill()
    white.kill()
    rewrite(sheet_of(share, white.name), lambda whole: whole[:-rest])
    white, black = Here(share, white.name), Here(share, black.name)
    white.wait_for("meeting back", turns=2)
    white.type("5")
    black.wait_for("placed", end=5)
    table = table_in(share)
    assert len(table.game.turns) == 3 and table.fault is None


def test_the_name_of_a_player_who_sits_at_this_pc_is_taken(share):
    ann = waiting(share, "Ann")
    for answer, next_key in (("stop", "ask place"), ("Eve", "lobby waits")):
        other = Here(share, "ANN")
        other.wait_for("name in use", name="ANN")
        other.wait_for("ask your name")
        other.answer(answer, next_key)
    other.wait_for("ask lobby")
    other.type("ann")
    for one in (ann, other):
        one.wait_for("seated")


# The long test plays several games to the end.
@pytest.mark.parametrize("most", some_daily([6, 150], [6]))
def test_kills_lose_no_turn_and_make_no_second_game(share, most):
    chance, kills, games = random.Random(11), 0, 0
    while kills < most:
        folder = share / str(games)
        folder.mkdir()
        games += 1
        pcs, turns = {pc.name: pc for pc in sat_here(folder)}, []
        while kills < most and not result(table_in(folder).game):
            table = table_in(folder)
            at = len(table.game.turns)
            assert table.game.turns[:len(turns)] == turns[:at]
            assert at >= len(turns) - 2 and table.fault is None
            turns = table.game.turns
            type_by_chance(pcs, table, chance)
            if chance.random() < 0.25:
                name, kills = chance.choice(["Ann", "Ben"]), kills + 1
                pcs[name].kill()
                pcs[name] = Here(folder, name)
            for _ in range(chance.randrange(1, 8)):
                go_on()
        eve = watching(folder)
        table = table_in(folder)
        assert dict(eve.heard).get("lobby plays", {}).get("turn") in (
            None, str(len(table.game.turns) + 1))
        for pc in [eve, *pcs.values()]:
            pc.kill()


@pytest.mark.parametrize("seconds, times", [(3, 0), (6, 1), (30, 1)])
def test_in_a_folder_that_vanishes_nothing_is_lost(share, seconds, times):
    white, black = sat_here(share)
    black.wait_for("waiting first")
    with gone(share):
        white.type("4")
        pass_by(seconds)
    black.wait_for("placed", end=4)
    for one, key in ((white, "folder gone"), (black, "sheet unread")):
        said = [key for key, _ in one.heard]
        assert said.count(key) == said.count("meeting again") == times


def test_a_player_who_waits_looks_five_times_a_second(share, monkeypatch):
    white, black = sat_here(share)
    black.wait_for("waiting first")
    looks, opened, sleeps, sleep = [], os.open, [], CLOCK.sleep
    monkeypatch.setattr(os, "open", lambda path, *more, **how: (
        looks.append(path), opened(path, *more, **how))[1])
    monkeypatch.setattr("time.sleep", lambda seconds: (
        sleeps.append(seconds), sleep(seconds)))
    pass_by(10)
    assert 49 <= len(looks) <= 51
    assert max(sleeps) <= 0.1           # IDLE notices Ctrl-C at once
    begun = CLOCK.now
    play_on(white, black, "4")          # it is seen at the next look
    assert CLOCK.now - begun < 0.21


@pytest.mark.parametrize("answer", [
    "yes", "no", "quit", "Ctrl-C", "killed", "quits", "leaves", "looks"])
def test_whoever_is_away_or_leaves_hears_of_the_end_once(share, answer):
    white, black = sat_here(share, "4", "19")
    goes = {"quits": ("quit", "good-bye"), "leaves": ("yes", "ask lobby"),
            "looks": ("yes", "ask lobby")}.get(answer)
    if answer == "killed":
        black.kill()
    else:
        black.ctrl_c("ask leave")
    if goes:
        black.answer(*goes)
    white.type("resign", "yes")
    white.wait_for("table over")
    white.wait_for("ask lobby")
    if answer in ("killed", "quits"):
        black = Here(share, black.name)
    elif answer == "Ctrl-C":
        black.ctrl_c()
    else:                               # it is still there, or in the lobby
        black.type({"leaves": "meet %s" % share, "looks": ""}.get(
            answer, answer))
    if answer in ("quit", "Ctrl-C"):
        black.ends()
    else:
        black.wait_for("table over", name=white.name)
        black.wait_for("ask lobby")
        black.answer("meet %s" % share, "waiting guest")
    assert [key for key, _ in black.heard].count("resigned") == 1
    [path] = (home_of(share, black.name) / "games").glob("game *.txt")
    assert result(read_record(path.read_text("utf-8"))[0])[1] == "resigned"


@NOT_WINDOWS
def test_who_talks_when_the_sheets_are_gone_is_told_and_makes_none(share):
    white, _ = sat_here(share)
    white.type("resign", "yes")
    white.wait_for("table over")
    white.wait_for("ask lobby")
    for path in share.iterdir():
        path.unlink()
    assert "system" in dict(white.answer("say hello", "ask lobby"))
    assert os.listdir(share) == []


def test_ctrl_c_leads_to_the_lobby_also_when_the_folder_is_gone(share):
    ann = waiting(share, "Ann")
    with gone(share):
        ann.wait_for("folder gone")
        ann.ctrl_c("folder unread")
        ann.wait_for("ask lobby")
    assert "lobby waits" in dict(ann.answer(""))
    # And while the last line cannot be written
    ann.kill()
    sheet_of(share, "Ann").unlink()
    white, _ = sat_here(share, "4", "19")
    with gone(share):
        white.type("resign", "yes")
        white.wait_for("folder gone")
        white.ctrl_c("ask leave")
        white.answer("yes", "ask lobby")
        assert "stood up" in dict(white.heard)


@pytest.mark.parametrize("line", ["ann", "open"])
def test_a_read_only_folder_is_told_in_the_lobby(share, monkeypatch, line):
    table_by_hand(share, "Cid", "Dan", texts=["turn d6", "resign"])
    open_by_hand(share, "Ann")
    opened, before = os.open, sorted(os.listdir(share))

    def open_to_read(path, flags, *more, **how):
        if str(path).startswith(str(share)) and flags & 3 != os.O_RDONLY:
            raise PermissionError(13, "Permission denied")
        return opened(path, flags, *more, **how)
    monkeypatch.setattr(os, "open", open_to_read)
    ben = Here(share, "Ben", "--meet", "%s %s" % (share, line))
    ben.wait_for("folder unread", error="Permission denied")
    ben.wait_for("ask lobby")
    assert "lobby over" in dict(ben.answer(""))
    assert sorted(os.listdir(share)) == before


@pytest.mark.parametrize("line, key", [
    (b"nonsense", "sheet damaged"), (b"1 dance", "line wrong")])
def test_whose_own_sheet_is_damaged_is_told(share, line, key):
    white, black = sat_here(share, "4", "19")
    black.kill()
    sheet = sheet_of(share, black.name)
    whole = sheet.read_bytes()
    last = whole.splitlines()[-1]
    rewrite(sheet, lambda whole: whole.replace(last, line))
    black = Here(share, black.name)
    black.wait_for(key, number=whole.count(b"\n"))
    if key == "line wrong":             # it is waited for, until Ctrl-C
        black.ctrl_c("ask lobby")
    assert "first" not in dict(black.heard)     # no board
    rewrite(sheet, lambda _: whole)
    black.answer(white.name.lower(), "meeting back", turns=2)
    play_on(white, black, "3")


def test_what_is_played_at_home_in_a_game_of_a_table_is_kept(share):
    white, black = sat_here(share, "4", "19", "3", "18")
    black.ctrl_c("ask leave")
    black.answer("yes")
    black.type("stop", "continue", "7", "9", "meet " + str(share), black.name)
    white.type("10")
    black.type("11")
    white.wait_for("placed", end="11")
    games = (home_of(share, black.name) / "games").glob("game *.txt")
    last = [read_record(path.read_text("utf-8"))[0].turns[4:]
            for path in games]
    assert sorted(last) == [[(None, 7, ()), (None, 9, ())],
                            [(None, 10, ()), (None, 11, ())]]

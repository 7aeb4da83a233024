"""Two PCs: a game that ends while a player is away, and who talks after it."""

import functools
import os

import pytest

from helpers import here
from helpers.by_hand import open_by_hand, rewrite, table_by_hand
from helpers.here import Here, play_on, sat_here
from helpers.two_pcs import home_of, sheet_of
from rooms.records.record import read_record
from rules import result

share = here.share


def kept_by(share, name):
    """How the games that this player's program has kept have ended."""
    games = (home_of(share, name) / "games").glob("game *.txt")
    return [result(read_record(path.read_text("utf-8"))[0]) for path in games]


def ended(white):
    """White gives the game up."""
    white.type("resign", "yes")
    white.wait_for("table over")
    white.wait_for("ask lobby")


def check_end(share, black):
    """The end is told to Black once, and stands in the record."""
    assert [key for key, _ in black.heard].count("resigned") == 1
    assert "Traceback" not in black.said
    assert [one[1] for one in kept_by(share, black.name)] == ["resigned"]


# The end of a game

@pytest.mark.parametrize("answer", ["yes", "no", "quit", "Ctrl-C"])
def test_whoever_is_asked_to_leave_hears_that_the_game_has_ended(
        share, answer):
    white, black = sat_here(share, "4", "19")
    black.ctrl_c("ask leave")
    ended(white)
    if answer == "Ctrl-C":
        black.ctrl_c()
    else:
        black.type(answer)
    if answer in ("yes", "no"):
        black.wait_for("table over", name=white.name)
        black.answer("quit", "good-bye")
    black.ends()
    check_end(share, black)


@pytest.mark.parametrize("leaves", ["killed", "quit", "yes", "looks"])
def test_whoever_was_away_sees_the_end_once_and_the_record_is_finished(
        share, leaves):
    white, black = sat_here(share, "4", "19")
    if leaves == "killed":
        black.kill()
    else:
        black.ctrl_c()
        black.answer("quit" if leaves == "quit" else "yes",
                     "good-bye" if leaves == "quit" else "ask lobby")
    ended(white)
    if leaves in ("yes", "looks"):      # it is still in the lobby
        black.type("meet %s" % share if leaves == "yes" else "")
    else:
        black = Here(share, black.name)
    black.wait_for("table over", name=white.name)
    black.wait_for("ask lobby")
    black.answer("meet %s" % share, "waiting guest")
    check_end(share, black)


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps an open file")
def test_who_talks_when_the_sheets_are_gone_is_told_and_makes_none(share):
    white, black = sat_here(share)
    ended(white)
    for path in share.iterdir():
        path.unlink()
    assert "system" in dict(white.answer("say hello", "ask lobby"))
    assert os.listdir(share) == []


# A folder that cannot be used

def make_read_only(share, patch):
    """From now on, nothing can be written in this folder."""
    real = {name: getattr(os, name) for name in ("open", "mkdir", "replace")}

    def tried(name, path, *more, **how):
        """Do it, but write nothing in the folder."""
        reads = name == "open" and more[0] & 3 == os.O_RDONLY
        if str(path).startswith(str(share)) and not reads:
            raise PermissionError(13, "Permission denied")
        return real[name](path, *more, **how)
    for name in real:
        patch.setattr(os, name, functools.partial(tried, name))


def test_ctrl_c_leads_to_the_lobby_also_when_the_folder_is_gone(share):
    ann = Here(share, "Ann")
    ann.wait_for("waiting guest")
    share.rename(share.parent / "away")
    ann.wait_for("folder gone")
    ann.ctrl_c("folder unread")
    ann.wait_for("ask lobby")
    (share.parent / "away").rename(share)
    assert "lobby waits" in dict(ann.answer(""))


@pytest.mark.parametrize("line", ["ann", "open"])
def test_in_a_folder_that_is_read_only_the_program_says_so_in_the_lobby(
        share, monkeypatch, line):
    table_by_hand(share, "Cid", "Dan", texts=["turn d6", "resign"])
    open_by_hand(share, "Ann")
    make_read_only(share, monkeypatch)
    before = sorted(os.listdir(share))
    ben = Here(share, "Ben", "--meet", "%s %s" % (share, line))
    ben.wait_for("folder unread", error="Permission denied")
    ben.wait_for("ask lobby")
    assert "lobby over" in dict(ben.answer(""))
    assert "Traceback" not in ben.said and sorted(os.listdir(share)) == before


@pytest.mark.parametrize("line, key", [
    (b"nonsense", "sheet damaged"), (b"1 dance", "line wrong")])
def test_whose_own_sheet_is_damaged_is_told_and_comes_to_the_lobby(
        share, line, key):
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
    black.type(white.name.lower())
    black.wait_for("meeting back", turns=2)
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

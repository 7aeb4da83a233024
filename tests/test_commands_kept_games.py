"""Games are kept automatically, and continued at the next start."""

import itertools
import os
import pathlib
import re
import sys
import types

import pytest

import rooms.records.files
from board import BLACK, WHITE
from helpers.held_open import held_open
from helpers.keeping import damage, games_kept, kept_game
from helpers.playing import (ENDED_GAME, WHOLE_GAME, again, boards, last_board,
                             men, new_match, obey, played, type_lines)
from helpers.quoting import keys_again, keys_said
from rooms.console.languages import english
from rooms.console.sentences import TEXT, put_in_force, sentence
from rules import result

W, B = TEXT["white"], TEXT["black"]

EIGHT = WHOLE_GAME[:8]


def offered():
    """How many turns the game has that the next start offers. None: it offers
    none."""
    put_in_force(types.SimpleNamespace(
        __name__="languages.short", plural=english.plural, WORDS={},
        SENTENCES={"unfinished": "<{turns}>", "some turns": "{number}"}))
    told = re.search("<(.+)>", again())
    put_in_force(english)
    return told and int(told[1])


def continued(*lines):
    """How many turns the game has that `continue` goes on with. Then these
    lines are typed."""
    return int(dict(keys_again("continue", *lines))["loaded"]["turns"])


# Kept while it is played

def test_after_every_turn_the_game_stands_in_one_file():
    for lines, kept in ((WHOLE_GAME[:1], [1]), (WHOLE_GAME[:20], [20]),
                        (["rules", "name white Ann"], []),
                        (["4", "7", "undo 2"], [])):
        played(*lines)
        assert [len(kept_game(at).turns) for at in range(
            len(games_kept()))] == kept


def test_the_players_are_kept_before_the_next_line_is_typed(monkeypatch):
    kept_then = []

    def read_line(prompt=""):
        kept_then.extend(path.read_text("utf-8") for path in games_kept())
        return sys.stdin.readline()[:-1]
    monkeypatch.setattr("builtins.input", read_line)
    played("4", "7", "name white Ann", "computer black hard", "quit")
    assert '[White "Ann"]' in kept_then[-1]
    assert '[BlackComputer "hard"]' in kept_then[-1]


PLAYERS = ["name white Ann", "name black Ben"]


def test_the_record_of_a_game_that_is_over_tells_its_players():
    for order, end in itertools.product(
            ("computer black easy", "computer", "level hard",
             "name black Zoe"), (["no", "board", "quit"], [])):
        played(*PLAYERS, *ENDED_GAME, order, *end)
        text = pathlib.Path("games/game 0001.txt").read_text("utf-8")
        assert '[White "Ann"]' in text and '[Black "Ben"]' in text
        assert "Computer" not in text
        again("load 1", order, *end)
        assert [path.read_text("utf-8") for path in games_kept()] == [text]


def test_each_new_game_has_a_file_of_its_own_and_the_old_one_is_given_up():
    # An order after the end is for the next game
    lines = [*PLAYERS, *ENDED_GAME, "computer black easy"]
    said = " ".join(played(*lines, "stop").split())
    told = sentence("score", white="Ben", one=0, two=1, black="Ann")
    assert sentence("computer", level="easy") + ": 9 " in said.split(told)[1]
    lines = ["name white Ann", "4", "5", "resign", "yes"]
    keys = keys_said(*lines, "computer black easy", "4", "resign", "yes", "new")
    assert dict(keys)["score"]["two"] == "0"    # Ann has won none
    keys = keys_said("4", "new", "yes", "7", "new", "yes")
    assert "given up" in dict(keys)
    assert [kept_game(number).turns[0][1] for number in range(2)] == [4, 7]
    assert "given up" not in dict(keys_said(*ENDED_GAME, "new"))


def test_a_game_that_was_given_up_or_is_over_is_not_offered_until_it_goes_on():
    played(*EIGHT, "new", "yes")
    text = games_kept()[0].read_text("utf-8")
    assert '[Termination "abandoned"]' in text and '[Result "*"]' in text
    assert offered() is None
    assert "nothing kept" in dict(keys_again("continue"))
    again("load 1")
    assert games_kept()[0].read_text("utf-8") == text
    again("load 1", WHOLE_GAME[8])
    text = games_kept()[0].read_text("utf-8")
    assert '[Termination "unterminated"]' in text and len(games_kept()) == 1
    assert offered() == 9
    ended = [*EIGHT, "resign", "yes"]
    played(*ended)
    assert result(kept_game()) == (BLACK, "resigned")
    assert offered() is None and len(games_kept()) == 1
    played(*ended, "undo")
    assert len(kept_game().turns) == offered() == 8


# Offered and continued

def test_the_next_start_offers_the_game_in_a_line_and_continue_goes_on():
    before = last_board(*PLAYERS, *EIGHT, arguments=["--flying", "never"])
    assert offered() == 8
    facts = dict(keys_again("", ""))["unfinished"]  # Enter does not go on
    assert re.fullmatch(r"\d\d:\d\d", facts["clock"])
    said = again("continue", "moves")
    assert boards(said)[-1] == before
    assert sentence("ask place", who=sentence(
        "named", name="Ann", colour=W)) + "moves" in said
    assert kept_game().options["flying"] == "never"
    again("continue", "undo")
    assert len(games_kept()) == 1 and len(kept_game().turns) == 7
    assert "nothing kept" in dict(keys_said(*ENDED_GAME, "continue"))


def test_a_game_of_fewer_than_four_turns_is_not_offered():
    played("4", "7")
    assert offered() is None and continued() == 2
    again(*WHOLE_GAME[:4])
    again(*WHOLE_GAME[:3])
    assert offered() == continued() == 4
    # A clock that was set back picks the latest game all the same
    played(*WHOLE_GAME[:4])
    again(*WHOLE_GAME[:5])
    os.utime("games/game 0002.txt", (60, 60))
    assert continued() == 5


def test_another_game_that_is_played_keeps_the_old_one_too():
    played(*EIGHT)
    again("4")
    assert [len(kept_game(number).turns) for number in (0, 1)] == [8, 1]
    keys = dict(keys_again("7", "continue"))
    assert "kept aside" in keys and keys["loaded"]["turns"] == "8"
    assert sorted(len(kept_game(at).turns) for at in range(3)) == [1, 1, 8]
    # And `continue` takes a number of the list
    for number in (4, 3, 9):
        again(*WHOLE_GAME[:number])
    assert continued() == 9
    assert continued("continue 3") == 8
    assert dict(keys_again("continue 9"))["file missing"] == {"name": "9.txt"}


@pytest.mark.parametrize("text", [
    '[White "Ann"]\n[Result "*"]\n\nzz', "x" * 1900000])
def test_the_first_question_waits_for_few_files(text, folder, monkeypatch):
    counted, real = [], rooms.records.files.read_bytes

    def read_bytes(path, most):
        read = real(path, most)
        counted.append(len(read))
        return read
    # patched: it counts what is read. A clock would say how fast a disk is.
    monkeypatch.setattr(rooms.records.files, "read_bytes", read_bytes)
    (folder / "games").mkdir()
    for number in range(1, 31):
        (folder / "games" / ("game %04d.txt" % number)).write_text(text)
    assert men(boards(again("4"))[-1], WHITE) == [4]
    assert len(counted) < 30 and sum(counted) < 50000


def test_a_game_whose_file_is_open_elsewhere_says_so_and_is_never_there_twice(
        capsys):
    match = new_match()
    obey(match, "4")
    with held_open(games_kept()[0]):
        type_lines(match, "7", "0")
    said = " ".join(capsys.readouterr().out.split())
    assert said.count(sentence("keep open", path=os.path.join(
        "games", "game 0001.txt"))) == 1
    assert len(games_kept()) == len(kept_game().turns) == 1
    obey(match, "1")
    assert len(games_kept()) == 1 and len(kept_game().turns) == 4


def test_the_list_writes_a_day_as_the_language_does(made_up):
    played("4", "save it")
    text = pathlib.Path("it.txt").read_text("utf-8")
    _, _, date = text.partition('[Date "')
    for written, shown in ((date[:10], "%s.%s.%s" % (
            date[8:10], date[5:7], date[:4])), ("????.??.??", "??.??.????")):
        pathlib.Path("it.txt").write_text(text.replace(date[:10], written))
        made_up((), {"date": "{day}.{month}.{year}"})
        assert " %s " % shown in played("load")


def test_a_game_that_cannot_be_taken_from_its_place_is_opened_all_the_same(
        monkeypatch):
    played("4", "7")
    first, real = os.path.realpath("games/game 0001.txt"), os.replace

    def refuse(old, new):
        if first in map(os.path.realpath, (old, new)):
            raise PermissionError(13, "a read-only folder")
        real(old, new)
    monkeypatch.setattr(os, "replace", refuse)
    assert continued("9") == 2
    assert len(kept_game().turns) == 3


# Damaged files, and things in the way

def test_the_game_is_offered_that_continue_goes_on_with():
    played(*EIGHT)
    pathlib.Path("games/game 0007.txt").write_text("")
    assert offered() == 8               # the newest file is empty
    again(*WHOLE_GAME[:6])
    damage(games_kept()[0])
    assert offered() == continued() == 6
    games_kept()[-1].write_text('[White "Ann"]\n[Result "*"]\n\n1. zz *\n')
    text = '[Result "*"]\n[White "Max"]\n\n1. d6 *\n'
    (games_kept()[0].parent / "game 0001.txt").write_text(text)
    assert "Max" in again()
    assert dict(keys_again("continue"))["loaded"]["white"] == "Max"
    # A damaged one up to its last good turn, and it stays
    played(*EIGHT)
    text = damage(games_kept()[0])
    keys = dict(keys_again("continue", "undo", "14"))
    [at] = [facts for key, facts in keys.items() if key.startswith("record ")
            and "turn" in facts]
    assert (at["turn"], at["word"], at["number"]) == ("7", "b2", "4")
    assert keys["loaded"]["turns"] == "6"
    assert games_kept()[0].read_text("utf-8") == text
    pathlib.Path("games/game 0001.txt").write_text("")
    again(*EIGHT)
    damage(games_kept()[-1])
    assert continued() == 6             # an older good one


@pytest.mark.parametrize("read", [
    b"", b"[White", b"\x00" * 5000, b"My holidays", b"\xff[Black",
    b'[Result "*"]', "folder", "no folder"])
def test_what_is_no_kept_game_does_not_hinder_the_start(read, folder):
    path = folder / "games" / "game 0001.txt"
    if read == "no folder":
        path.parent.write_text("My holidays")
    else:
        path.parent.mkdir()
        path.mkdir() if read == "folder" else path.write_bytes(read)
    assert men(boards(again("continue", "4"))[-1], WHITE) == [4]
    assert not path.is_file() or path.read_bytes() == read


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
@pytest.mark.parametrize("name", [
    "games/game 0001.txt", "games/game 0001.txt.lock", "games/game 0002.txt",
    "games/game 0002.txt.lock", "monday.txt"])
def test_a_pipe_in_the_place_of_a_file_stops_nothing(name, folder):
    played(*EIGHT)
    path = folder / name
    if path.exists():
        path.unlink()
    os.mkfifo(str(path))
    said = again("load", "continue", "load 1", "load monday", "10",
                 "save monday", "no")
    assert boards(said)[-1][10] != " ● "
    assert len(kept_game().turns) in (1, 9)


def test_a_finished_game_is_kept_twice_only_if_it_is_played_on():
    played("4", "19", "3", "18", "resign", "yes", "no")
    for lines in (["replay", "stop", "no"], ["quit"], [
            "name white Eve", "no"], ["log", "save other", "no"]):
        again("load 1", *lines)
        again("load 1", *lines)
        assert [path.name for path in games_kept()] == ["game 0001.txt"]
    again("load 1", "undo", "7", "quit")
    assert len(games_kept()) == 2

"""Games saved under a name, loaded and listed; kept games, continued."""

import itertools
import os
import pathlib
import re
import shutil

import pytest

from board import BLACK, WHITE
from helpers.keeping import (change_text, damage, games_kept, held_open,
                             kept_game)
from helpers.playing import (BLOCKED_GAME, ENDED_GAME, WHOLE_GAME, again,
                             answer, boards, last_board, men, men_on,
                             new_match, obey, played, type_lines)
from helpers.quoting import keys_again, keys_said
from helpers.seldom import NOT_WINDOWS
from rooms.console.sentences import TEXT, sentence
from rules import result


def listed(*lines):
    """The rows of the list that the last line shows."""
    rows = again(*lines).rpartition(" %s\n" % lines[-1])[2].split("\n")
    return [row for row in rows[:rows.index("")] if re.match(" +[0-9]+ ", row)]


@pytest.mark.parametrize("name, file", [
    ("monday", "monday.txt"), ("Ann and Ben", "Ann and Ben.txt"),
    ("Spiel für Jürgen", "Spiel für Jürgen.txt"), ("a.txt", "a.txt"),
    ("Ann vs. Ben", "Ann vs. Ben.txt"), ('"in quotes"', "in quotes.txt"),
    ("com10", "com10.txt"), ("~/mine", "mine.txt"), ("final.pgn", "final.pgn"),
    ("x.py", "x.py.txt"), ("sub/game", "sub/game.txt"), ("2", "2.txt"),
    *[(name, "monday.txt") for name in ("monday.", "monday...", "monday. ")]])
def test_a_game_is_saved_and_loaded_by_its_name(name, file, folder):
    (folder / "sub").mkdir()
    said = played(*WHOLE_GAME[:3], "save " + name)
    assert (folder / file).is_file()
    assert sentence("saved", path=os.path.join(*file.split("/"))) in said
    assert last_board("load " + name) == boards(said)[-1]
    assert last_board(arguments=["--load", name]) == boards(said)[-1]


def test_loading_keeps_the_game_in_progress_and_the_file_as_it_is(folder):
    played("4", "save it")
    text = (folder / "it.txt").read_bytes()
    assert men(last_board("7", "load it", "9"), WHITE) == [4]
    assert [len(kept_game(at).turns) for at in (0, 1)] == [1, 2]
    assert (folder / "it.txt").read_bytes() == text
    # A record is overwritten only after a yes
    assert dict(keys_said("7", "save it"))["file exists"] == {"name": "it.txt"}
    for answered, point in (("no", "d6"), ("yes", "d5")):
        played("7", "save it", answered)
        assert " %s " % point in (folder / "it.txt").read_text("utf-8")


@pytest.mark.parametrize("name, key", [
    (".", "file folder"), ("..", "file folder"), ("~", "file folder"),
    ("sub/", "file folder"), ("nofolder/x", "folder missing"),
    ("x" * 300, "file long"), ("x" * 5000, "file long"),
    ("essay", "file no record"), ("", "file unnamed"),
    ("a:b", "file name" if os.name != "nt" else "folder missing")])
def test_save_says_of_each_name_what_is_wrong_with_it(name, key, folder):
    (folder / "sub").mkdir()
    (folder / "essay.txt").write_text("My holidays")
    before = sorted(folder.rglob("*"))
    assert key in dict(keys_said("4", "save " + name))
    assert sorted(path for path in folder.rglob("*")
                  if "games" not in path.parts) == before
    assert (folder / "essay.txt").read_text() == "My holidays"


@NOT_WINDOWS
def test_no_file_name_sends_codes_and_a_lost_folder_does_no_harm(folder):
    played("4", "save it")
    (folder / "it.txt").rename(folder / "red\x1b[31m\u202e.txt")
    assert "\x1b" not in played("load", "load 1", "load red")
    assert "red?[31m?  " in played("load")
    place = folder / "gone"
    place.mkdir()
    os.chdir(str(place))
    match = new_match()
    obey(match, "4")
    shutil.rmtree(str(place))
    obey(match, "save " + str(folder / "it"))
    os.chdir(str(folder))
    assert (folder / "it.txt").is_file()


# The list of records

def test_load_alone_lists_the_records_in_rows_of_one_line(monkeypatch):
    assert "no records" in dict(keys_said("4", "load"))
    played("name white Ann", "4", "save it")
    assert re.search(
        r"^  1  it +Ann - %s +\d{4}-\d\d-\d\d +%s +%s$" % (
            TEXT["player two"][:11], sentence("some turns", number=1),
            TEXT["result *"]), answer("load"))
    long = "Maximilian Alexander"
    played("name white " + long, "name black " + long, *WHOLE_GAME[:4],
           "save a-long-name-of-a-file")
    assert len(listed("load all")) == 3
    assert max(map(len, listed("load all"))) <= 79
    monkeypatch.setattr(os, "get_terminal_size", lambda *_: (60, 24))
    said = played("load", afresh=False, terminal=True)
    assert "1: a-long-name-of-a-file, %s %s %s, " % (
        long, TEXT["and"], TEXT["player two"]) in " ".join(said.split())


def test_18_records_of_four_turns_are_listed_and_of_others_their_number():
    played("4", "save 00")
    assert len(listed("load")) == 1
    for number in range(1, 19):
        shutil.copy("00.txt", "%02d.txt" % number)
    assert [int(row[:3]) for row in listed("load")] == list(range(18, 0, -1))
    assert dict(keys_said("load"))["more records"] == {"number": "1"}
    assert len(listed("load all")) == 19
    for path in pathlib.Path().glob("*.txt"):
        path.unlink()
    played(*WHOLE_GAME[:4])
    again(*WHOLE_GAME[:3])
    again(*ENDED_GAME, "quit")
    assert [row[:14] for row in listed("load")] == ["  3  game 0001"]
    assert dict(keys_again("load"))["more records"] == {"number": "2"}
    assert [row[:14] for row in listed("load all")] == [
        "  3  game 0001", "  2  game 0002", "  1  game 0003"]
    for line in "load 2", "load game 4":        # its name is a new one now
        assert dict(keys_again(line))["loaded"]["turns"] == "3"


def test_a_number_of_the_list_shown_last_means_the_same_game_each_time():
    numbers = 2, 3, 1, 2, 2, 3, 3, 2, 3, 1
    for turns in (1, 2, 3):
        again(*WHOLE_GAME[:turns])
    said = keys_again("load all", *["load %d" % each for each in numbers])
    assert [int(facts["turns"]) for key, facts in said if key == "loaded"] \
        == [4 - number for number in numbers]


def test_kept_games_are_listed_by_their_numbers_with_their_results():
    ends = [*WHOLE_GAME[:4], "resign", "yes"]
    played(*ends, "new", *ends, "new", *WHOLE_GAME[:4], "draw", "yes", "new",
           *WHOLE_GAME[:4], "new", "yes", *WHOLE_GAME[:4])
    os.utime(str(games_kept()[1]), (2 * 10 ** 9, 2 * 10 ** 9))
    rows = listed("load")
    assert [row.split("  ")[-1] for row in rows] == [
        TEXT["result " + end] for end in (
            "0-1", "0-1", "1/2-1/2", "abandoned", "*")]
    assert [row[5:14] for row in rows] == [
        "game 000%d" % number for number in range(1, 6)]
    assert len(listed(*BLOCKED_GAME, "load")) == 6      # just ended


def test_a_record_is_loaded_by_its_number_in_the_list_or_first_letters(folder):
    played("4", "save monday", "7", "save Tuesday", "9", "save tue")
    for day, time in (("monday", 60), ("Tuesday", 90), ("tue", 70)):
        os.utime(day + ".txt", (time, time))
    for name, turns in (("1", "2"), ("2", "3"), ("3", "1"), ("m", "1"),
                        ("tues", "2"), ("tue", "3")):
        assert dict(keys_said("load " + name))["loaded"]["turns"] == turns
    for name, key in (("0", "file missing"), ("4", "file missing"),
                      ("w", "file missing"), ("t", "file several")):
        assert key in dict(keys_said("load " + name))
    # A damaged one is refused, and its good turns are offered
    played(*WHOLE_GAME[:4], "save it")
    change_text(folder / "it.txt", "1. b2 g7", "1. b2 b2")
    told = dict(keys_said("load it"))["record taken"]
    assert (told["point"], told["turn"], told["number"]) == ("b2", "2", "1")
    assert men_on(last_board("load it", "yes")) == 1
    assert men(last_board("4", "load it", "no"), WHITE) == [4]


# Games are kept automatically, and continued at the next start

EIGHT, PLAYERS = WHOLE_GAME[:8], ["name white Ann", "name black Ben"]


def offered():
    """How many turns the game has that the next start offers, if any."""
    keys = dict(keys_again())
    return int(keys["some turns"]["number"]) if "unfinished" in keys else None


def continued(*lines):
    """How many turns the game of `continue` has, before these lines."""
    return int(dict(keys_again("continue", *lines))["loaded"]["turns"])


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
    # An order after the end is for the next game
    keys = keys_said(*PLAYERS, *ENDED_GAME, "computer black easy")
    score = ("score", {"white": "Ben", "one": "0", "two": "1", "black": "Ann"})
    assert ("computer", {"level": "easy"}) in keys[keys.index(score):]


def test_each_new_game_has_a_file_of_its_own_and_the_old_one_is_given_up():
    keys = keys_said("4", "new", "yes", "7", "new", "yes")
    assert "given up" in dict(keys)
    assert [kept_game(number).turns[0][1] for number in range(2)] == [4, 7]
    assert "given up" not in dict(keys_said(*ENDED_GAME, "new"))
    # The word name alone begins none
    assert "score" not in dict(keys_said(*ENDED_GAME, "name"))


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


def test_the_next_start_offers_the_game_in_a_line_and_continue_goes_on():
    before = last_board(*PLAYERS, *EIGHT, arguments=["--flying", "never"])
    assert offered() == 8
    facts = dict(keys_again())["unfinished"]
    assert re.fullmatch(r"\d\d:\d\d", facts["clock"])
    said = again("", "moves")           # Enter does, too
    assert boards(said)[-1] == before
    assert sentence("ask place", who=sentence(
        "named", name="Ann", colour=TEXT["white"])) + "moves" in said
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
    again(*WHOLE_GAME[:5])
    os.utime(str(games_kept()[-1]), (60, 60))
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


def test_a_game_whose_file_is_open_elsewhere_is_never_there_twice(capsys):
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


def test_a_game_that_cannot_be_moved_is_opened_all_the_same(monkeypatch):
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
    keys = dict(keys_again("continue", "yes", "undo", "14"))
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


@NOT_WINDOWS
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

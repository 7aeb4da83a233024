"""Games saved under a name, loaded and listed."""

import os
import re
import shutil

import pytest

from board import WHITE

from helpers.keeping import change_text, games_kept, kept_game
from helpers.playing import (BLOCKED_GAME, ENDED_GAME, WHOLE_GAME, again,
                             answer, boards, last_board, men, men_on,
                             new_match, obey, played)
from helpers.quoting import keys_said
from rooms.console.sentences import TEXT, sentence


def loaded(*lines):
    """How many turns the game has that the last line opens, or None."""
    keys = dict(keys_said(*lines))
    return int(keys["loaded"]["turns"]) if "loaded" in keys else None


def listed(*lines):
    """The rows of the list that the last line shows, without what is said
    about the games that are left out."""
    rows = again(*lines).rpartition(" %s\n" % lines[-1])[2].split("\n")
    return [row for row in rows[:rows.index("")] if re.match(" +[0-9]+ ", row)]


# Saved and loaded

@pytest.mark.parametrize("name, file", [
    ("monday", "monday.txt"), ("Ann and Ben", "Ann and Ben.txt"),
    ("Spiel für Jürgen", "Spiel für Jürgen.txt"), ("a.txt", "a.txt"),
    ("Ann vs. Ben", "Ann vs. Ben.txt"), ('"in quotes"', "in quotes.txt"),
    ("com10", "com10.txt"), ("~/mine", "mine.txt"),
    ("final.pgn", "final.pgn"), ("x.py", "x.py.txt"),
    ("sub/game", "sub/game.txt"), ("2", "2.txt"),
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
    played("5", "load it")
    assert kept_game().turns == [(None, 5, ())]
    assert men(last_board("7", "load it", "9"), WHITE) == [4]
    assert len(kept_game().turns) == 2
    assert (folder / "it.txt").read_bytes() == text
    # A record is overwritten only after a yes
    for answered, point in (("no", "d6"), ("yes", "d5")):
        keys = dict(keys_said("7", "save it"))
        assert keys["file exists"] == {"name": "it.txt"}
        played("7", "save it", answered)
        assert " %s " % point in (folder / "it.txt").read_text("utf-8")


def test_a_new_game_after_a_loaded_one_has_tags_of_its_own(folder):
    played("computer black easy", "4", "save it", "no")
    change_text(folder / "it.txt", 'Event "Nine', 'Event "School cup')
    played("load it", "computer off", "7", "save cup", "new", "yes", "4",
           "save other")
    text = (folder / "cup.txt").read_text("utf-8")
    assert "School cup" in text and "Computer" not in text
    assert "School cup" not in (folder / "other.txt").read_text("utf-8")


# Names of files

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


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names, and "
                    "removes no open files")
def test_no_file_name_sends_codes_and_a_folder_that_is_removed_does_no_harm(
        folder):
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

def test_load_alone_lists_the_records_in_rows_of_one_line():
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


def test_18_records_are_listed_and_of_more_their_number(folder):
    played("4", "save 00")
    for number in range(1, 19):
        assert len(listed("load")) == number
        shutil.copy("00.txt", "%02d.txt" % number)
    assert [int(row[:3]) for row in listed("load")] == list(range(18, 0, -1))
    assert dict(keys_said("load"))["more records"] == {"number": "1"}
    assert len(listed("load all")) == 19


def test_games_of_fewer_than_four_turns_are_listed_when_asked_for():
    played(*WHOLE_GAME[:4])
    again(*WHOLE_GAME[:3])
    again(*ENDED_GAME, "quit")
    assert [row[:14] for row in listed("load")] == ["  3  game 0001"]
    assert sentence("more records", number=2) in " ".join(
        again("load").split())
    assert [row[:14] for row in listed("load all")] == [
        "  3  game 0001", "  2  game 0002", "  1  game 0003"]
    assert sentence("loaded", white=TEXT["player one"], turns=3,
                    black=TEXT["player two"]) in again("load 2")


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
    for name, turns in (("1", 2), ("2", 3), ("3", 1), ("m", 1), ("tues", 2),
                        ("tue", 3)):
        assert loaded("load " + name) == turns
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

"""Games saved under a name, loaded and listed."""

import os
import pathlib
import re
import shutil

import pytest

from board import WHITE

from rooms.console.screen import Screen
from helpers.keeping import games_kept, kept_game
from helpers.playing import (BLOCKED_GAME, ENDED_GAME, WHOLE_GAME, again,
                             answer, boards, new_match, obey, played)
from rules import result
from helpers.quoting import part
from rooms.console.sentences import TEXT, sentence

# Saved and loaded

@pytest.mark.parametrize("name, file", [
    ("monday", "monday.txt"), ("Ann and Ben", "Ann and Ben.txt"),
    ("Spiel für Jürgen", "Spiel für Jürgen.txt"), ("a.txt", "a.txt"),
    ("final.pgn", "final.pgn"), ("x.py", "x.py.txt"),
    ("sub/game", "sub/game.txt")])
def test_a_game_is_saved_and_loaded_by_its_name(name, file, folder):
    (folder / "sub").mkdir()
    said = played(*WHOLE_GAME[:3], "save " + name)
    assert part("saved") in said
    assert (folder / file).is_file()
    loaded = played("load " + name)
    assert boards(loaded)[-1] == boards(said)[-1]
    assert boards(played(arguments=["--load", name]))[-1] == boards(said)[-1]


def test_a_saved_number_is_loaded_by_its_name(folder):
    played("4", "save 2", "7", "save one", afresh=False)
    said = again("load 2")
    assert "Player two, 1 turn." in said


def test_loading_keeps_the_game_in_progress():
    played("4", "save it")
    said = played("7", "load it")
    assert boards(said)[-1][4] == WHITE
    assert kept_game().turns == [(None, 7, ())]


def test_a_new_game_after_a_loaded_one_has_tags_of_its_own(folder):
    played("4", "save it")
    path = folder / "it.txt"
    path.write_text(path.read_text("utf-8").replace(
        "Nine Men's Morris", "School cup", 1), encoding="utf-8")
    played("load it", "7", "save cup", "new", "yes", "4", "save other")
    assert "School cup" in (folder / "cup.txt").read_text("utf-8")
    assert "School cup" not in (folder / "other.txt").read_text("utf-8")


def test_a_finished_game_is_saved_with_its_result():
    played(*BLOCKED_GAME, "save end")
    text = pathlib.Path("end.txt").read_text("utf-8")
    assert '[Result "1-0"]' in text and text.endswith(" 1-0\n")
    assert sentence("wins", who="White", reason=sentence("blocked",
        loser="Black")) in played("load end")


def test_a_side_given_back_is_no_computer_in_the_record(folder):
    played("computer black easy", "4", "save it", "no")
    played("load it", "computer off", "save it", "yes", "no")
    assert "Computer" not in (folder / "it.txt").read_text("utf-8")


def test_loading_a_finished_game_makes_no_second_copy():
    played(*BLOCKED_GAME)
    said = again("load 1", "log")
    assert sentence("wins", who="White", reason=sentence("blocked",
        loser="Black")) in said and len(games_kept()) == 1
    again("load 1", "undo", "undo")
    assert len(games_kept()) == 2 and result(kept_game(0))


def test_loading_a_kept_unfinished_game_goes_on_in_its_place():
    played("4", "7")
    again("load 1", "9")
    assert len(games_kept()) == 1 and len(kept_game().turns) == 3


def test_loading_a_saved_game_leaves_its_file_as_it_is(folder):
    played("4", "save it")
    text = (folder / "it.txt").read_bytes()
    played("load it", "7")
    assert (folder / "it.txt").read_bytes() == text
    assert len(kept_game().turns) == 2


def test_a_loaded_game_that_is_over_counts_no_point():
    played("4", "resign", "yes", "save old", "no")
    assert part("score") not in played("load old", "yes", "4")
    said = played("load old", "undo", "7", "resign", "yes", "yes")
    assert part("score") in said


# Names of files

@pytest.mark.parametrize("name", ["monday.", "monday...", "monday. "])
def test_a_dot_at_the_end_is_no_part_of_a_name(name, folder):
    assert "'monday.txt'" in answer("4", "save " + name)
    assert (folder / "monday.txt").is_file()


def test_a_record_is_overwritten_only_after_a_yes():
    played("4", "save it")
    said = played("7", "save it", "no")
    assert sentence("file exists", name="it.txt") in said
    assert "d6" in pathlib.Path("it.txt").read_text("utf-8")
    played("7", "save it", "yes")
    assert "d5" in pathlib.Path("it.txt").read_text("utf-8")


def test_a_file_that_is_no_record_is_never_overwritten(folder):
    (folder / "essay.txt").write_text("My holidays")
    assert "'essay.txt' that is not a record of a game. It stays as it is." \
        in answer("4", "save essay").replace("\n  ", " ")
    assert (folder / "essay.txt").read_text() == "My holidays"


def test_save_without_a_name_says_what_to_type():
    assert answer("save") == \
        TEXT["file unnamed"]


@pytest.mark.parametrize("name, told", [
    (".", "'.' is a folder, not a saved game"), ("..", "'..' is a folder"),
    ("~", "'~' is a folder"), ("sub/", "'sub/' is a folder"),
    ("nofolder/x", "There is no folder '"), ("x" * 300, "is too long"),
    ("a:b", "'a:b.txt' does not work as a file name on every computer"
     if os.name != "nt" else "There is no folder"),         # on drive a:
    ("", "Type the name of the file, too")])
def test_save_says_of_each_name_what_is_wrong_with_it(name, told, folder):
    (folder / "sub").mkdir()
    before = sorted(folder.rglob("*"))
    said = played("4", "save " + name).replace("\n  ", " ")
    assert told in said, said[-900:-300]
    after = {path for path in folder.rglob("*") if "games" not in path.parts}
    assert after == set(before)


def test_save_names_the_folder_when_it_is_not_the_current_one(folder):
    (folder / "sub").mkdir()
    assert answer("4", "save here") == \
        sentence("saved", path="here.txt")
    assert os.path.join("sub", "it.txt") in answer("4", "save sub/it")
    assert str(folder.parent) in answer("4", "save ../up").replace("\n  ", "")
    (folder.parent / "up.txt").unlink()


@pytest.mark.parametrize("name", ["nothing", ".", "a/b/c", "\x00", "x" * 5000])
def test_what_cannot_be_loaded_or_saved_is_told_in_a_sentence(name):
    for command in ("load ", "save "):
        said = played("4", command + name, "7")
        assert sentence("placed", who="Black",
            end=7) + "." in said and "Traceback" not in said


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names")
def test_no_file_name_sends_codes_to_the_screen(folder):
    played("4", "save it")
    odd = folder / "red\x1b[31m\u202e.txt"
    (folder / "it.txt").rename(odd)
    assert "\x1b" not in played("load", "load 1", "load red")
    assert "red?[31m?  " in played("load")
    (folder / "link.txt").symlink_to(odd)
    said = played("4", "save link", "yes")
    assert part("saved") in said and "\x1b" not in said


@pytest.mark.skipif(os.name == "nt", reason="Windows removes no open files")
def test_a_folder_that_is_removed_meanwhile_does_no_harm(folder):
    place = folder / "gone"
    place.mkdir()
    os.chdir(str(place))
    match = new_match(Screen(), {})
    obey(match, "4")
    shutil.rmtree(str(place))
    obey(match, "save " + str(folder / "it"))
    os.chdir(str(folder))
    assert (folder / "it.txt").is_file()


# The list of records

def test_load_alone_lists_the_records():
    played("name white Ann", "4", "save it")
    assert re.search(
        r"^  1  it +Ann - Player two +\d{4}-\d\d-\d\d +1 turn +unfinished$",
        answer("load"))
    pathlib.Path("it.txt").unlink()
    assert answer("load") == \
        TEXT["no records"]


def test_18_records_are_listed_and_of_more_their_number(folder):
    played("4", "save 00")
    text = (folder / "00.txt").read_text("utf-8")
    for number in range(1, 18):
        assert len(answer("load").split("\n")) == number
        (folder / ("%02d.txt" % number)).write_text(text, encoding="utf-8")
    (folder / "99.txt").write_text(text, encoding="utf-8")
    rows = answer("load").replace("\n  to", " to").split("\n")
    assert len(rows) == 19 and rows[0] == \
        sentence("more records", number=1)
    assert [int(row[:3]) for row in rows[1:]] == list(range(18, 0, -1))
    assert len(answer("load all").split("\n")) == 19


def test_a_row_of_the_list_is_one_line_and_the_latest_is_the_last(folder):
    long = "Maximilian Alexander"
    played("name white " + long, "name black " + long, *WHOLE_GAME[:4],
           "save a-long-name-of-a-file")
    for _ in range(3):
        again(*WHOLE_GAME[:4])
    rows = again("load").partition(": load\n")[2].split("\n")[:5]
    assert max(map(len, rows)) <= 79
    assert [row[:3] for row in rows] == ["  5", "  4", "  3", "  2", "  1"]
    assert "game 0004" in rows[-1]


def test_games_of_fewer_than_four_turns_are_listed_when_asked_for():
    played(*WHOLE_GAME[:4])
    again(*WHOLE_GAME[:3])
    again(*ENDED_GAME, "no")
    rows = again("load").partition(": load\n")[2].replace(
        "\n  to", " to").split("\n")
    assert rows[0] == \
        sentence("more records", number=2)
    assert rows[1].startswith("  3  game 0001 ")
    rows = again("load all").partition(": load all\n")[2].split("\n")
    assert [row[:14] for row in rows[:3]] == [
        "  3  game 0001", "  2  game 0002", "  1  game 0003"]
    assert "3 turns" in again("load 2")


def test_load_lists_kept_games_too_the_latest_first_with_their_results():
    ended = [*WHOLE_GAME[:4], "resign", "yes"]
    played(*ended, "yes", *ended, "yes", *WHOLE_GAME[:4], "draw", "yes", "yes",
           *WHOLE_GAME[:4], "new", "yes", *WHOLE_GAME[:4])
    for number, path in enumerate(games_kept()):
        os.utime(str(path), (number, number))
    rows = again("load").partition(": load\n")[2].split("\n")
    assert [row.split("  ")[-1] for row in rows[:5]] == [
        "Black won", "Black won", "a draw", "stopped", "unfinished"]
    assert rows[4].startswith("  1  game 0005      Player two - Player one  ")


def test_the_game_that_has_just_ended_is_in_the_list():
    assert TEXT["no records"] in played("4", "load")
    said = played(*BLOCKED_GAME, "load")
    assert TEXT["result 1-0"] in said.rpartition("load\n")[2]


def test_games_are_listed_by_their_numbers_whatever_a_clock_said():
    for name in ("Ann", "Ben", "Cid"):
        again("name white " + name, *BLOCKED_GAME, "no")
    os.utime(str(games_kept()[1]), (2 * 10 ** 9, 2 * 10 ** 9))
    rows = again("load").rpartition("load\n")[2].split("\n")
    assert [row.split(" - ")[0][-3:] for row in rows[:3]] \
        == ["Ann", "Ben", "Cid"]


def test_a_record_is_loaded_by_its_number_in_the_list(folder):
    played("4", "save monday", "7", "save tuesday")
    os.utime("monday.txt", (60, 60))
    assert " 2 turns." in answer("load 1")
    assert " 1 turn." in answer("load 2")
    for number in ("0", "3", "99999999999"):
        assert answer("load " + number).endswith(
            " in the list. Type load all to see the whole list.")


def test_a_record_is_loaded_by_its_first_letters(folder):
    played("4", "save monday", "7", "save Tuesday", "9", "save tue")
    assert " 1 turn." in answer("load m")
    assert " 2 turns." in answer("load tues")
    assert " 3 turns." in answer("load tue")
    assert answer("load t").startswith(
        "Several saved games begin with 't'. ")
    assert answer("load w") == (
        sentence("file missing", name="w.txt"))


# Damaged records

def test_a_damaged_record_is_refused_and_its_good_turns_are_offered(folder):
    played(*WHOLE_GAME[:4], "save it")
    path = folder / "it.txt"
    path.write_text(path.read_text("utf-8").replace("1. b2 g7", "1. b2 b2"),
                    encoding="utf-8")
    said = played("load it", "yes")
    assert re.search(r"Line \d+, turn 2 \(b2, Black's number 1\): "
                     "there is already a man on b2",
                     said.replace("\n  ", " "))
    assert boards(said)[-1].count(" ● ") == 23
    said = played("4", "load it", "no")
    assert boards(said)[-1][4] == WHITE


def test_nothing_is_offered_of_a_record_without_a_good_turn(folder):
    (folder / "bad.txt").write_text('[White "Ann"]\n\n1. z9 *\n')
    assert answer("load bad", "yes") == \
        TEXT["no question"]

"""Games are kept automatically, and continued at the next start."""

import os
import pathlib
import re

import pytest

import rooms.console.screen
import rooms.records.files
from board import WHITE
from rooms.commands.saved_games import day_of
from rooms.console.screen import Screen
from rooms.console.sentences import TEXT, sentence
from helpers.held_open import held_open
from helpers.keeping import damage, games_kept, kept_game
from helpers.playing import (BLOCKED_GAME, ENDED_GAME, WHOLE_GAME, again,
                             answer, boards, men_on, new_match, obey, played,
                             type_lines)
from rooms.records import kept, load_record
from rules import result


def answer_again(*lines):
    """The answer to the last line, by a program started where one was left."""
    said = again(*lines).rpartition(lines[-1] + "\n")[2]
    return said.partition("\n")[0]


# Kept while it is played

def test_after_every_turn_the_game_stands_in_a_file():
    for number in (1, 5, 20):
        played(*WHOLE_GAME[:number])
        assert len(kept_game().turns) == number
        assert len(list(pathlib.Path("games").iterdir())) == 1


def test_nothing_is_kept_before_the_first_man():
    played("rules", "name white Ann")
    assert not games_kept()


def test_nothing_is_kept_when_all_turns_are_taken_back():
    played("4", "7", "undo 2")
    assert not games_kept()


def test_a_name_given_after_the_last_turn_is_kept_too():
    played("4", "name black Ben")
    assert '[Black "Ben"]' in games_kept()[0].read_text("utf-8")


def test_who_plays_is_kept_before_the_next_line_is_typed(monkeypatch):
    kept_then, read = [], rooms.console.screen.read_line

    def read_line():
        kept_then.extend(path.read_text("utf-8") for path in games_kept())
        return read()
    monkeypatch.setattr(rooms.console.screen, "read_line", read_line)
    played("4", "7", "name white Ann", "computer black hard", "quit")
    assert '[White "Ann"]' in kept_then[-1]
    assert '[BlackComputer "hard"]' in kept_then[-1]


def test_a_side_given_to_the_computer_after_the_last_turn_is_kept_too():
    played("4", "7", "computer black hard")
    assert '[BlackComputer "hard"]' in games_kept()[0].read_text("utf-8")


PLAYERS = ["name white Ann", "name black Ben"]


@pytest.mark.parametrize("order", [
    "computer black easy", "computer", "level hard", "name black Zoe"])
@pytest.mark.parametrize("end", [["no", "board", "quit"], ["quit"], []])
def test_the_record_of_a_game_that_is_over_tells_who_has_played(order, end):
    said = played(*PLAYERS, *ENDED_GAME, order, *end)
    text = pathlib.Path("games/game 0001.txt").read_text("utf-8")
    assert '[White "Ann"]' in text and '[Black "Ben"]' in text
    assert "Computer" not in text and "Computer, " not in said
    again("load 1", order, *end)
    assert [path.read_text("utf-8") for path in games_kept()] == [text]


def test_what_is_ordered_after_the_end_is_for_the_next_game():
    said = played(*PLAYERS, *ENDED_GAME, "computer black easy", "yes", "stop")
    assert "That is for the next game. Begin it now (yes or no)? yes" in said
    assert "Ben 0 : 1 Ann" in said
    assert "Black ░░░ Ann: 9 in hand" not in said
    assert "Computer, easy: 9 in hand" in said.split("Begin it now")[1]


def test_each_new_game_has_a_file_of_its_own():
    said = played("4", "new", "yes", "7", "new", "yes", "9")
    assert said.replace("\n  ", " ").count(TEXT["given up"]) == 2
    assert [kept_game(number).turns[0][1] for number in range(3)] == [4, 7, 9]
    assert TEXT["given up"] not in played(
        "4", "resign", "yes", "yes", "7").replace("\n  ", " ")


def test_a_game_that_was_given_up_is_finished_and_can_be_loaded():
    played(*WHOLE_GAME[:8], "new", "yes")
    text = games_kept()[0].read_text("utf-8")
    assert '[Termination "abandoned"]' in text and '[Result "*"]' in text
    assert "unfinished" not in again().lower()
    assert TEXT["nothing kept"] in again("continue")
    again("load 1")
    assert games_kept()[0].read_text("utf-8") == text
    again("load 1", WHOLE_GAME[8])
    text = games_kept()[0].read_text("utf-8")
    assert '[Termination "unterminated"]' in text and len(games_kept()) == 1
    assert "Unfinished game: " in again()


def test_a_loaded_game_that_is_given_up_at_once_is_not_kept_again():
    played(*WHOLE_GAME[:8], "save it")
    played("load it", "new", "yes")
    assert not games_kept()


def test_a_folder_that_cannot_be_written_is_told_once(folder, monkeypatch):
    def refuse(path, text):
        raise OSError(30, "Read-only file system")
    monkeypatch.setattr(kept, "write_whole", refuse)
    said = played(*WHOLE_GAME)
    assert said.count("The program cannot write in this folder") == 1
    assert "White wins" in said and not games_kept()


@pytest.mark.parametrize("name, number", [
    *[("fsync", number) for number in (1, 2, 3, 4, 5)],
    *[pytest.param("fsync", number, marks=pytest.mark.skipif(
        os.name == "nt", reason="Windows writes no folders")) for number in
      (7, 8, 11)],
    *[("replace", number) for number in (1, 2, 4, 6)],
    *[("open", number) for number in (1, 2, 3, 5, 7)]])
def test_ctrl_c_while_a_game_is_kept_loses_no_turn(name, number, monkeypatch):
    """It comes when the system is asked to do this for the nth time."""
    calls, real = [], getattr(os, name)

    def interrupt(*details, **more):
        calls.append(1)
        if len(calls) == number:
            raise KeyboardInterrupt
        return real(*details, **more)
    monkeypatch.setattr(os, name, interrupt)
    said = played(*WHOLE_GAME[:4], "no", *WHOLE_GAME[4:6])
    monkeypatch.setattr(os, name, real)
    assert len(calls) >= number
    assert men_on(kept_game().spots) == men_on(boards(said)[-1])
    assert len(games_kept()) == 1


# Offered and continued

def test_the_next_start_offers_the_game_in_a_line_and_continue_goes_on():
    before = played("name white Ann", "name black Ben", *WHOLE_GAME[:8],
                    arguments=["--flying", "never"])
    said = again("continue", "moves")
    assert re.search(r"\nUnfinished game: Ann and Ben, 8 turns, from "
                     r"\d{4}-\d\d-\d\d \d\d:\d\d\. Type continue to go on with it\.\n",
                     said.replace("\n  ", " "))
    assert boards(said)[-1] == boards(before)[-1]
    assert "Ann (White), place a man: moves" in said
    assert kept_game().options["flying"] == "never"


def test_a_game_of_fewer_than_four_turns_is_not_offered():
    played(*WHOLE_GAME[:4])
    again(*WHOLE_GAME[:3])
    assert " 4 turns, from" in again().replace("\n  ", " ")
    assert "4 turns." in again("continue")


def test_a_game_of_fewer_than_four_turns_is_continued_if_there_is_no_other():
    played("4", "7")
    assert "unfinished" not in again().lower()
    assert "Player two, 2 turns." in again("continue")


class Counted:
    """Files that are opened, and how much of them is read."""

    def __init__(self):
        self.files = self.bytes = 0


@pytest.fixture
def counted(monkeypatch):
    """The files that the records open from now on."""
    found, real = Counted(), rooms.records.files.read_bytes

    def read_bytes(path, most):
        read = real(path, most)
        found.files, found.bytes = found.files + 1, found.bytes + len(read)
        return read
    monkeypatch.setattr(rooms.records.files, "read_bytes", read_bytes)
    return found


@pytest.mark.parametrize("text", [
    '[White "Ann"]\n[Result "*"]\n\n' + "zz " * 600000,
    '[White "Ann"]\n[Result "*"]\n\n1. d6 f4 ' + "{so} " * 400000,
    '[White "Ann"]\n[Result "1-0"]\n\n' + "1. " * 600000, "x" * 1900000])
def test_the_first_question_waits_for_no_file(text, folder, counted):
    (folder / "games").mkdir()
    for number in range(1, 31):
        (folder / "games" / ("game %04d.txt" % number)).write_text(text)
    said = again("4")
    assert sentence("placed", who="White", end=4) + "." in said
    assert counted.files <= 15 and counted.bytes < 50000


def test_a_long_game_is_offered_all_the_same():
    played(*WHOLE_GAME[:8])
    path = games_kept()[0]
    path.write_text(path.read_text("utf-8").replace(
        "1. ", "{%s} 1. " % ("so " * 5000), 1), "utf-8")
    assert "Unfinished game: " in again()
    assert "8 turns." in again("continue")


def test_after_the_last_number_there_is_another(folder):
    (folder / "games").mkdir()
    for number in ("999999999", "1" + 30 * "0"):
        (folder / "games" / ("game %s.txt" % number)).write_text("")
        played(*WHOLE_GAME[:8], afresh=False)
        path = folder / "games" / ("game %d.txt" % (int(number) + 1))
        assert len(load_record(str(path))[0].turns) == 8
        assert "8 turns." in again("continue")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
@pytest.mark.parametrize("name", [
    "games/game 0001.txt", "games/game 0001.txt.lock", "games/game 0002.txt",
    "games/game 0002.txt.lock", "monday.txt"])
def test_a_pipe_in_the_place_of_a_file_stops_nothing(name, folder):
    played(*WHOLE_GAME[:8])
    path = folder / name
    if path.exists():
        path.unlink()
    os.mkfifo(str(path))
    said = again("load", "continue", "load 1", "load monday", "10",
                 "save monday", "no")
    assert " placed a man on 10." in said and "Traceback" not in said
    assert len(kept_game().turns) in (1, 9)


def test_a_game_whose_file_is_open_elsewhere_says_so_and_is_never_there_twice(
        capsys):
    match = new_match(Screen(), {})
    obey(match, "4")
    with held_open(games_kept()[0]):
        type_lines(match, "7", "0")
    said = capsys.readouterr().out.replace("\n  ", " ")
    assert said.count(sentence("keep open", path=os.path.join(
        "games", "game 0001.txt"))) == 1
    assert len(games_kept()) == len(kept_game().turns) == 1
    obey(match, "1")
    assert len(games_kept()) == 1 and len(kept_game().turns) == 4


def test_a_kept_game_that_is_open_elsewhere_is_not_offered_twice(folder):
    played("4", "7")
    with held_open(games_kept()[0]):
        said = again("continue", "9")
    assert TEXT["file gone"] in said
    assert [len(kept_game(number).turns) for number in (0, 1)] == [2, 1]


# Moved away

def test_clean_moves_all_games_but_the_latest_and_nothing_is_lost(folder):
    for number in range(5):
        again("name white Ann%d" % number, *WHOLE_GAME[:4 + number])
    said = again("4", "clean 3")
    assert sentence("games moved", number=2, left=3) in said
    assert [path.name[5:9] for path in games_kept()] == [
        "0003", "0004", "0005", "0006"]
    assert "Ann1" in again("load games/old/game 0002")
    assert "games/old: 0. Games that stay: at most 20." in again("clean")


def test_what_lies_in_the_old_folder_is_not_written_over(folder):
    (folder / "games" / "old").mkdir(parents=True)
    (folder / "games" / "old" / "game 0001.txt").write_text("My holidays")
    for _ in range(2):
        again(*WHOLE_GAME[:4])
    again("clean 1")
    assert len(games_kept()) == 2
    assert (folder / "games" / "old" / "game 0001.txt").read_text() \
        == "My holidays"


def test_enter_alone_does_not_go_on_with_the_game_that_is_offered():
    played(*WHOLE_GAME[:8])
    assert boards(again("", ""))[-1].count(" ● ") == 24


def test_who_just_plays_keeps_the_old_game_too():
    played(*WHOLE_GAME[:8])
    said = again("4")
    assert sentence("placed", who="White", end=4) + "." in said
    assert [len(kept_game(number).turns) for number in (0, 1)] == [8, 1]


def test_a_game_that_is_gone_on_with_is_kept_once():
    played(*WHOLE_GAME[:8])
    again("continue", "undo")
    assert len(games_kept()) == 1 and len(kept_game().turns) == 7


def test_undo_works_across_a_new_start():
    played(*WHOLE_GAME[:8])
    said = again("continue", "undo 8")
    assert boards(said)[-1].count(" ● ") == 24


def test_a_finished_game_is_kept_and_not_offered():
    played(*BLOCKED_GAME)
    assert result(kept_game()) == (WHITE, "blocked")
    assert "unfinished" not in again()
    assert len(games_kept()) == 1


def test_a_finished_game_that_goes_on_after_undo_is_unfinished_again():
    played(*BLOCKED_GAME, "undo")
    assert len(kept_game().turns) == len(BLOCKED_GAME) - 1
    assert "Unfinished game: " in again()


def test_continue_after_a_man_was_placed_keeps_both_games():
    played(*WHOLE_GAME[:8])
    said = again("4", "continue")
    assert TEXT["kept aside"] in said
    assert sentence("loaded", white="Player one", black="Player two",
        turns=8) in said
    assert sorted(len(kept_game(number).turns) for number in (0, 1)) == [1, 8]


def test_continue_lists_the_other_games_with_numbers_and_takes_a_number():
    for number in (4, 3, 5, 6):
        again(*WHOLE_GAME[:number])
    said = again("continue")
    assert "This is the game of Player one and Player two, 6 turns." in said
    rows = said.rpartition("and a number:\n")[2].split("\n")
    assert [row[:14] for row in rows[:3]] == [
        "  3  game 0001", "  1  game 0003", rows[2][:14]]
    assert "game" not in rows[2]
    assert "Player two, 4 turns." in again("continue", "continue 3")


def test_continue_without_a_kept_game_is_refused():
    for lines in ([], ["4"], ENDED_GAME):
        for line in ("continue", "continue 3"):
            assert answer(*lines, line) == TEXT["nothing kept"]


def test_lists_and_offers_write_a_day_in_one_way(monkeypatch):
    tags = {"Date": "2026.11.25"}
    assert day_of(tags) == "2026-11-25"
    monkeypatch.setitem(TEXT, "time", "{day}.{month}.{year} {clock}")
    assert day_of(tags) == "25.11.2026"
    assert day_of({}) == "?" and day_of({"Date": "????.??.??"}) == "??.??.????"


def test_a_number_that_no_unfinished_game_has_is_refused():
    played("4")
    for words in ("9",):
        assert answer_again("continue " + words) == \
            sentence("file number", name=9)


def test_a_clock_that_was_set_back_picks_the_latest_game_all_the_same():
    played(*WHOLE_GAME[:4])
    again(*WHOLE_GAME[:5])
    os.utime("games/game 0002.txt", (60, 60))
    assert "Player two, 5 turns." in again("continue")


def test_a_game_that_cannot_be_taken_from_its_place_is_opened_all_the_same(
        monkeypatch):
    played("4", "7")

    def refuse(kept, path):
        raise PermissionError(13, "a read-only folder")
    monkeypatch.setattr("rooms.commands.saved_games.claim", refuse)
    said = again("continue", "9")
    assert "Player two, 2 turns." in said
    assert sentence("placed", who="White", end=9) + "." in said


# Damaged files, and things in the way

def test_an_empty_newest_file_does_not_hide_older_games():
    played(*WHOLE_GAME[:8])
    pathlib.Path("games/game 0007.txt").write_text("")
    assert "Unfinished game: " in again()
    assert "Player two, 8 turns." in again("continue")


def test_the_game_is_offered_that_continue_goes_on_with():
    played(*WHOLE_GAME[:8])
    again(*WHOLE_GAME[:6])
    damage(games_kept()[0])
    assert "6 turns" in again() and "6 turns" in again("continue")
    games_kept()[-1].write_text('[White "Ann"]\n[Result "*"]\n\n1. zz *\n')
    text = '[Result "*"]\n[White "Max"]\n\n1. d6 *\n'
    (games_kept()[0].parent / "game 0001.txt").write_text(text)
    assert "Max" in again() and "game of Max" in again("continue")


def test_a_damaged_newest_game_gives_way_to_an_older_good_one():
    played(*WHOLE_GAME[:8])
    again(*WHOLE_GAME[:8])
    damage(games_kept()[1])
    assert "Player two, 8 turns." in again("continue")


def test_a_damaged_kept_game_is_not_written_over():
    played(*WHOLE_GAME[:8])
    text = damage(games_kept()[0])
    again("continue", "undo", "14")
    assert games_kept()[0].read_text("utf-8") == text


def test_a_damaged_kept_game_is_offered_up_to_its_last_good_turn():
    played(*WHOLE_GAME[:8])
    damage(games_kept()[0])
    said = again("continue", "log")
    assert "turn 7 (b2, White's number 4): " in said.replace("\n  ", " ")
    assert sentence("loaded", white="Player one", black="Player two",
        turns=6) in said
    assert " 6. 0\n" in said and "7. " not in said.rpartition("log")[2]


@pytest.mark.parametrize("text", ["", "[White", "\x00" * 5000, "My holidays",
                                  "\udcff[Black", '[Result "*"]'])
def test_a_kept_file_that_is_no_game_does_not_hinder_the_start(text, folder):
    path = folder / "games" / "game 0001.txt"
    path.parent.mkdir()
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    said = again("continue", "4")
    assert " placed a man on 4." in said and "Traceback" not in said
    assert path.read_bytes() == text.encode("utf-8", "surrogateescape")


@pytest.mark.parametrize("name", ["games", "games/game 0001.txt"])
def test_a_file_or_folder_in_the_way_does_not_hinder_either(name, folder):
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    if "txt" in name:
        path.mkdir()
    else:
        path.write_text("My holidays")
    said = again("continue", "4", "7")
    assert sentence("placed", who="Black",
        end=7) + "." in said and "Traceback" not in said


# A game that is only looked at

@pytest.mark.parametrize("lines", [
    ["review", "stop", "no"], ["replay", "stop", "no"], ["quit"],
    ["name white Eve", "no"], ["log", "save other", "no"]])
def test_a_finished_game_that_is_looked_at_is_not_kept_twice(lines):
    played("4", "19", "3", "18", "resign", "yes", "no")
    again("load 1", *lines)
    again("load 1", *lines)
    assert [path.name for path in games_kept()] == ["game 0001.txt"]


def test_a_finished_game_that_is_played_on_is_kept_beside_the_first():
    played("4", "19", "3", "18", "resign", "yes", "no")
    again("load 1", "undo", "7", "quit")
    assert len(games_kept()) == 2

"""Games that are kept, continued, saved, loaded and replayed at the keyboard."""

import pathlib
import re

import pytest

from board import WHITE
from game_record import read_record
from playing import BLOCKED_GAME, WHOLE_GAME, answer, played
from test_play import boards

KEPT = pathlib.Path("unfinished game.txt")


def again(*lines, arguments=()):
    """What a program says that is started where another was left."""
    return played(*lines, arguments=arguments, afresh=False)


def kept_game():
    """The game that stands in the file."""
    return read_record(KEPT.read_text("utf-8"))[0]


# Kept by itself

def test_after_every_turn_the_game_stands_in_a_file():
    for number in (1, 5, 18, 25):
        played(*WHOLE_GAME[:number])
        assert len(kept_game().turns) == number


def test_nothing_is_kept_before_the_first_man():
    played("rules", "name white Ann")
    assert not KEPT.exists()


def test_the_next_start_offers_the_game_in_a_line_and_continue_goes_on():
    before = played("name white Ann", "name black Ben", *WHOLE_GAME[:20],
                    arguments=["--flying", "never"])
    said = again("continue", "moves")
    assert re.search(r"\nAn unfinished game of Ann and Ben, 20 turns, from "
                     r"\d+ \w+ \d\d:\d\d: type\n  'continue' to go on.\n", said)
    assert boards(said)[-1] == boards(before)[-1]
    assert "Ann (White), move a man: moves" in said
    assert kept_game().options["flying"] == "never"


def test_it_is_not_asked_and_who_just_plays_keeps_the_old_game_too():
    played(*WHOLE_GAME[:20])
    said = again("4")
    assert "White placed 4." in said and len(kept_game().turns) == 1
    aside, = pathlib.Path(".").glob("game 20*.txt")
    assert len(read_record(aside.read_text("utf-8"))[0].turns) == 20


def test_undo_works_across_a_new_start():
    played(*WHOLE_GAME[:20])
    said = again("continue", "undo 20")
    assert boards(said)[-1].count(" ● ") == 24


def test_the_file_goes_away_when_the_game_has_ended():
    played(*BLOCKED_GAME)
    assert not KEPT.exists()
    again(*BLOCKED_GAME, "undo")
    assert len(kept_game().turns) == len(BLOCKED_GAME) - 1


def test_a_new_game_keeps_the_old_one_under_its_date():
    said = played("4", "new", "yes", "7")
    assert "The game in progress is kept; load lists it." in said
    assert len(list(pathlib.Path(".").glob("game 20*.txt"))) == 1


def test_continue_without_a_kept_game_is_refused():
    assert answer("continue") == "There is no unfinished game to continue."
    assert answer("4", "continue") == \
        "A game is in progress; type new first."


def test_a_damaged_kept_game_is_offered_up_to_its_last_good_turn():
    played(*WHOLE_GAME[:20])
    text = KEPT.read_text("utf-8").replace(" 10. ", " 10. a1 ")
    KEPT.write_text(text, encoding="utf-8")
    said = again("continue", "log")
    assert "turn 10 of White (a1)" in said.replace("\n  ", " ")
    assert "The game of Player one and Player two, 18 turns." in said
    assert "9. 6 15" in said and "10. " not in said.rpartition("log")[2]


@pytest.mark.parametrize("text", ["", "[White", "\x00" * 5000, "My holidays",
                                  "\udcff[Black"])
def test_a_kept_file_that_is_no_game_does_not_hinder_the_start(text):
    KEPT.write_bytes(text.encode("utf-8", "surrogateescape"))
    said = again("continue", "4")
    assert " placed 4." in said and "Traceback" not in said
    assert len(list(pathlib.Path(".").glob("game 20*.txt"))) == 1


def test_a_folder_in_place_of_the_kept_file_does_not_hinder_either():
    KEPT.mkdir()
    said = again("continue", "4", "7")
    assert "Black placed 7." in said and "Traceback" not in said


def test_a_folder_that_cannot_be_written_is_told_once(folder, monkeypatch):
    def refuse(path, text):
        raise OSError(30, "Read-only file system")
    import kept_game as kept
    monkeypatch.setattr(kept, "write_whole", refuse)
    said = played(*WHOLE_GAME)
    assert said.count("The game cannot be kept while it is played") == 1
    assert "White wins" in said


# Saved and loaded

@pytest.mark.parametrize("name, file", [
    ("monday", "monday.txt"), ("Ann and Ben", "Ann and Ben.txt"),
    ("Spiel für Jürgen", "Spiel für Jürgen.txt"), ("a.txt", "a.txt"),
    ("final.pgn", "final.pgn"), ("sub/game", "sub/game.txt")])
def test_a_game_is_saved_and_loaded_by_its_name(name, file, folder):
    (folder / "sub").mkdir()
    said = played(*WHOLE_GAME[:20], "save " + name)
    assert "The record of this game is saved in" in said
    assert (folder / file).is_file()
    loaded = played("load " + name)
    assert boards(loaded)[-1] == boards(said)[-1]
    assert boards(played(arguments=["--load", name]))[-1] == boards(said)[-1]


def test_a_finished_game_is_saved_with_its_result():
    played(*BLOCKED_GAME, "save end")
    text = pathlib.Path("end.txt").read_text("utf-8")
    assert '[Result "1-0"]' in text and text.endswith(" 1-0\n")
    assert "White wins: Black cannot move." in played("load end")


def test_a_record_is_overwritten_only_after_a_yes():
    played("4", "save it")
    said = played("7", "save it", "no")
    assert "There is a record 'it.txt' already." in said
    assert "d6" in pathlib.Path("it.txt").read_text("utf-8")
    played("7", "save it", "yes")
    assert "d5" in pathlib.Path("it.txt").read_text("utf-8")


def test_a_file_that_is_no_record_is_never_overwritten(folder):
    (folder / "essay.txt").write_text("My holidays")
    assert "no record of a game" in answer("4", "save essay")
    assert (folder / "essay.txt").read_text() == "My holidays"


def test_save_without_a_name_says_what_to_type():
    assert answer("save") == \
        "Type also the name of the file, such as save monday."


def test_load_alone_lists_the_records():
    played("name white Ann", "4", "save it")
    assert re.search(r"it.txt: Ann and Player two, \d{4}\.\d\d\.\d\d, 1 turns,",
                     answer("load"))
    pathlib.Path("it.txt").unlink()
    assert answer("load") == \
        "There are no records in this folder; save writes one."


def test_a_damaged_record_is_refused_and_its_good_turns_are_offered(folder):
    played(*WHOLE_GAME[:20], "save it")
    path = folder / "it.txt"
    path.write_text(path.read_text("utf-8").replace("1. b2 g7", "1. b2 b2"),
                    encoding="utf-8")
    said = played("load it", "yes")
    assert re.search(r"Line \d+, turn 1 of Black \(b2\): there is a man on b2 "
                     "already", said.replace("\n  ", " "))
    assert boards(said)[-1].count(" ● ") == 23
    said = played("4", "load it", "no")
    assert boards(said)[-1][4] == WHITE


@pytest.mark.parametrize("name", ["nothing", ".", "a/b/c", "\x00", "x" * 5000])
def test_what_cannot_be_loaded_or_saved_is_told_in_a_sentence(name):
    for command in ("load ", "save "):
        said = played("4", command + name, "7")
        assert "Black placed 7." in said and "Traceback" not in said


def test_log_names_shows_the_coordinates_of_records():
    assert answer(*WHOLE_GAME[:12], "log names").startswith("1. b2 g7")


# Shown again

def test_a_replay_goes_on_back_and_to_any_turn():
    said = played(*BLOCKED_GAME, "replay", "", "", "back", "20", "99")
    shown = [len(board) - board.count(" ● ") for board in boards(said)]
    assert shown[-7:-2] == [0, 1, 2, 1, 17]
    assert "Turn 1 of 21 (Enter, back, a number, play, here, stop): " in said
    assert boards(said)[-1] == boards(played(*BLOCKED_GAME))[-1]


def test_a_replay_can_be_watched():
    said = played(*BLOCKED_GAME, "replay", "play",
                  arguments=["--pause", "0"])
    assert len(boards(said.rpartition("play\n")[2])) == 21 + 1


def test_a_replay_changes_nothing_and_stop_comes_back():
    said = played(*WHOLE_GAME[:20], "replay", "5", "undo", "4-7", "resign",
                  "stop", "undo", "redo")
    assert said.count("This is a replay:") == 3
    assert boards(said)[-1] == boards(played(*WHOLE_GAME[:20]))[-1]


def test_here_plays_on_from_the_position_and_keeps_the_old_game():
    said = played(*WHOLE_GAME[:20], "replay", "4", "here", "20")
    assert boards(said)[-1][20] == WHITE and len(kept_game().turns) == 5
    aside, = pathlib.Path(".").glob("game 20*.txt")
    assert len(read_record(aside.read_text("utf-8"))[0].turns) == 20


def test_a_record_is_replayed_by_its_name():
    played(*BLOCKED_GAME, "save it")
    for said in (played("replay it", ""), played("", arguments=[
            "--replay", "it"])):
        assert "Turn 1 of 21" in said


def test_there_is_nothing_to_replay_before_the_first_turn():
    assert answer("replay") == "No turn has been played."

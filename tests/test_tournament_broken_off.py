"""A tournament that was broken off goes on, from what its folder holds."""

import json
import os
import re
import subprocess
import sys

import pytest

from helpers.class_players import FIRST, games_here, table_in
from helpers.guard import at_home
from helpers.playing import copied, played, until
from helpers.quoting import keys_said, pattern
from rooms.console.sentences import TEXT, sentence
from rooms.records import is_played, locked, unlock
from rooms.tournament import tournaments
from rooms.tournament.results import (PLAN, Plan, fixtures_of, new_folder,
                                      note_row, read_plan, row_in, rows_in,
                                      unfinished_folder)
from rooms.tournament.standings import Row

pytest_plugins = ["helpers.class_fixtures"]
pytestmark = pytest.mark.usefixtures("played_here")


# It goes on

def test_after_ctrl_c_or_a_kill_it_goes_on_to_the_same_table(
        players, folder, monkeypatch):
    def interrupted(jobs, cores=1, alive=None):
        """The games. After five of them, somebody presses Ctrl-C."""
        for number, ended in enumerate(games_here(jobs, cores, alive), 1):
            yield ended
            if number == 5:
                raise KeyboardInterrupt
    players("one")
    order = "tournament one easy fair, 4 games, seed 3"
    whole = table_in(played(order))
    with monkeypatch.context() as patch:
        # patched: nobody can press Ctrl-C just after the fifth game
        patch.setattr(tournaments, "games_apart", interrupted)
        said = played(order)
    assert sentence("tournament stopped", done=5, games=12) \
        in said.replace("\n  ", " ")
    assert sum(float(row[1]) for row in table_in(said)) == 5
    assert table_in(played("tournament continue")) == whole
    rows = folder / "tournaments" / "1" / "games.csv"
    lines = rows.read_bytes().split(b"\n")
    rows.write_bytes(b"\n".join(lines[:4]) + b"\n5,fair,on")
    said = played("tournament one easy, 2 games", "tournament continue")
    assert re.search(pattern("tournament broken"), said.replace("\n  ", " "))
    assert table_in(said)[-3:] == whole
    assert len(rows_in(str(rows.parent), read_plan(str(rows.parent)))) == 12
    assert b"\n\n" not in rows.read_bytes()


# Game 5 is between fair and one.py. Its line would count if it was right.
@pytest.mark.parametrize("more", [
    b"", b"5,fair,on", b'5,"fair', b"\xff\x00", b"x,y\n",
    b"5,fair,one.py,won,few,9,0,0,0,\n",
    b"5,fair,one.py,white,few," + b"9" * 400 + b",0,0,0,\n",
    b"5,fair,one.py,white,few,9,nan,0,0,\n",
    b"5,fair,one.py,white,few,9,0,-1,0,\n",
    b"5,one.py,fair,white,few,9,0,0,0,\n",
    b"99,one.py,easy,white,few,1,0,0,0,\n"])
def test_a_damaged_line_of_a_game_is_passed_over(more, players, folder):
    players("one")
    plan = Plan(["one.py", "easy", "fair"], 4, 3, 2, {})
    place, games = new_folder(plan), fixtures_of(plan)

    def note(game):
        """Write the line of a game that White has won."""
        note_row(place, [game.number, game.white, game.black, "white", "few",
                         9, 0.5, 0.5, 1, ""])

    def numbers():
        """The numbers of the games that count."""
        return [row.number for row in rows_in(place, plan)]
    for game in games[:3]:
        note(game)
    with open(os.path.join(place, "games.csv"), "ab") as file:
        file.write(more)
    assert numbers() == [1, 2, 3]
    note(games[4])
    assert numbers() == [1, 2, 3, 5]


# Its folder

def test_two_programs_take_folders_of_their_own(folder, monkeypatch):
    # patched: the other program makes its folder after we have looked
    monkeypatch.setattr("rooms.tournament.results.numbered_folders", dict)
    plan = Plan(["easy", "fair"], 2, 1, 2, {})
    made = [os.path.basename(new_folder(plan)) for _ in range(3)]
    assert made == ["1", "2", "3"]


def test_a_file_in_the_place_of_the_folder_sends_it_home(
        players, folder, monkeypatch):
    for name, home in at_home(folder / "home").items():
        monkeypatch.setenv(name, home)
    (folder / "tournaments").write_text("x")
    players("one")
    said = played("tournament one easy, 2 games")
    assert (folder / "home" / "tournaments" / "1" / "table.txt").exists()
    assert "home" in said and len(table_in(said)) == 2


def test_a_tournament_that_is_played_now_is_not_broken_off(players, folder):
    players("one")
    played("tournament one easy, 2 games")
    place = folder / "tournaments" / "1"
    (place / "games.csv").write_text("")
    lock = locked(str(place / PLAN))
    assert TEXT["no tournament"] in played("tournament continue")
    unlock(lock)
    assert ("continue only", {}) in keys_said("tournament continue 50")
    assert len(table_in(played("tournament continue"))) == 2
    assert not (place / "plan.json.lock").exists()


def test_the_latest_of_two_that_were_broken_off_goes_on(players, folder):
    players("one")
    played("tournament one easy, 2 games", "tournament one fair, 2 games")
    for number in "12":
        rows = folder / "tournaments" / number / "games.csv"
        rows.write_text(rows.read_text().split("\n")[0] + "\n")
    for name in ("fair", "easy"):
        said = played("tournament continue")
        assert {row[0] for row in table_in(said)} == {"one", name}
    assert TEXT["no tournament"] in played("tournament continue")


@pytest.mark.slow(why="its games are real processes, in a real program")
def test_a_tournament_that_is_really_killed_goes_on_to_the_same_table(
        folder, monkeypatch):
    place = copied(folder / "program")
    (place / "players" / "one.py").write_text(FIRST)
    monkeypatch.setattr("rooms.tournament.player_files.PLAYERS_FOLDER",
                        str(place / "players"))
    order = "tournament one easy, 40 games, 60 seconds, seed 3"
    whole = table_in(played(order))
    program = subprocess.Popen(
        [sys.executable, str(place / "nine_mens_morris.py")],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    program.stdin.write((order + "\n").encode())
    program.stdin.flush()
    rows = folder / "tournaments" / "2" / "games.csv"
    until(lambda: rows.exists() and len(rows.read_bytes().split(b"\n")) > 9,
          "nine lines", limit=120)
    program.kill()
    program.communicate()
    # A game that has just begun may hold the lock for some milliseconds.
    until(lambda: not is_played(str(rows.with_name("plan.json"))), "no lock",
          limit=60)
    assert len(rows.read_bytes().split(b"\n")) < 41
    assert table_in(played("tournament continue")) == whole


@pytest.mark.parametrize("text", [
    "", "{", "[]", "null", "\x00", "[" * 100000, '{"players": 1}',
    '{"players": ["easy", "easy"], "games": 2, "seed": 1, "seconds": 2, '
    '"options": {}}',
    '{"players": ["easy", "\\ud800"], "games": 2, "seed": 1, "seconds": 2, '
    '"options": {}}',
    '{"players": ["easy", "fair"], "games": 99999, "seed": 1, "seconds": 2, '
    '"options": {}}',
    '{"players": ["easy", "fair"], "games": 0, "seed": 1, "seconds": 2, '
    '"options": {}}',
    '{"players": ["easy", "fair"], "games": "4", "seed": 1, "seconds": 2, '
    '"options": {}}'])
def test_a_damaged_plan_is_passed_over(text, folder):
    place = folder / "tournaments" / "7"
    place.mkdir(parents=True)
    (place / "plan.json").write_text(text)
    with pytest.raises(OSError):
        read_plan(str(place))
    found, error = unfinished_folder()
    assert found is None and error.filename in (
        str(place / "plan.json"), "\ud800")
    said = played("tournament continue", "tournament easy beginner 2 games")
    assert re.search(pattern("plan refused"), said.replace("\n  ", " "))
    assert (folder / "tournaments" / "8" / "table.txt").exists()


SPY = """
open(%r, "w").write("was here")
from rules import legal_turns
def choose_turn(game):
    return legal_turns(game)[0]
"""


def test_a_plan_runs_only_what_lies_in_the_folder_of_the_class(
        players, folder):
    mark = folder / "mark.txt"
    players("good")
    (folder / "spy.py").write_text(SPY % str(mark))
    place = folder / "tournaments" / "7"
    place.mkdir(parents=True)
    for name in (str(folder / "spy.py"), "../spy.py", "./good.py"):
        (place / "plan.json").write_text(json.dumps(
            {"players": ["easy", name], "games": 2, "seed": 1, "seconds": 2,
             "options": {}}))
        said = played("tournament continue").replace("\n  ", " ")
        assert TEXT["no tournament"] in said
        assert TEXT["error player"] in said
    assert not mark.exists()
    said = played("tournament spy.py easy, 2 games", afresh=False)
    assert mark.exists() and "wins" not in said.split("Ctrl-C stops")[0]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
@pytest.mark.parametrize("name", [
    "plan.json", "plan.json.lock", "games.csv", "table.txt"])
def test_a_pipe_or_a_link_in_the_place_of_a_file_stops_nothing(
        name, players, folder):
    players("one")
    (folder / "essay.txt").write_text("My holidays")
    for number, make in enumerate((os.mkfifo, lambda path: os.symlink(
            str(folder / "essay.txt"), path)), 1):
        played("tournament one easy, 2 games, 60 seconds, seed 3")
        place = folder / "tournaments" / str(number)
        if (place / name).exists():
            (place / name).unlink()
        rows = (place / "games.csv")
        if rows.exists():               # as if the last game was missing
            rows.write_text("".join(rows.open().readlines()[:-1]))
        make(str(place / name))
        assert "Traceback" not in played("tournament continue")
    assert (folder / "essay.txt").read_text() == "My holidays"


def test_a_line_of_a_game_is_read_as_it_was_written(folder):
    row = Row(3, "a,b.py", 'ann "x".py', "white", "error", 17, 0.25, 1.5, 2,
              "it was wrong, in line 2: 'x'")
    note_row(str(folder), row)
    text = (folder / "games.csv").read_text("utf-8").strip("\n")
    assert row_in(text) == row
    assert row_in(text[:20]) is row_in("") is row_in("\x00") is None


def test_where_nothing_can_be_written_it_is_said_once_and_the_table_shown(
        players, monkeypatch):
    players("one")

    def full(*details):
        """Do what a full disk does."""
        raise OSError(28, "No space left on device")
    for name in ("mkdir", "fsync"):         # for the folder, for a game
        with monkeypatch.context() as patch:
            patch.setattr(os, name, full)
            said = keys_said("tournament one easy, 4 games")
        keys = [key for key, _ in said]
        assert keys.count("not written") == 1 and "kept in" not in keys
        assert sum(float(facts["points"]) for key, facts in said
                   if key == "table row") == 4


# The table of games in a spreadsheet

@pytest.mark.parametrize("name", ["=1+1.py", "@sum.py", "-2.py", "'fox.py",
                                  "fox.py", "''.py"])
def test_no_cell_of_the_table_of_games_begins_a_formula(name, folder):
    row = Row(1, name, "easy", winner="white", error="=cmd()")
    note_row(str(folder), row)
    [line] = (folder / "games.csv").read_text("utf-8").splitlines()
    assert not any(cell.startswith(tuple("=@-+")) for cell in line.split(","))
    assert row_in(line) == row

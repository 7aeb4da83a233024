"""A tournament that was broken off goes on, from what its folder holds."""

import csv
import json
import os
import subprocess
import sys

import pytest

from helpers.class_players import FIRST, table_of
from helpers.guard import at_home
from helpers.playing import copied, until
from helpers.quoting import keys_of
from rooms.records import is_played, locked, unlock

pytest_plugins = ["helpers.class_fixtures"]
pytestmark = pytest.mark.usefixtures("played_here")


def table_after(*lines):
    """The table that is shown last after these lines."""
    return table_of(keys_of(*lines))


def keys_after(*lines):
    """The keys of what is said after these lines."""
    return [key for key, _ in keys_of(*lines)]


@pytest.fixture
def place(players, folder):
    """The folder of the first tournament. There is a player called one."""
    players("one")
    return folder / "tournaments" / "1"


def cut(place, lines=-1, more=b""):
    """Leave only so many lines of the games of a tournament, and then more
    bytes. Without a number, the last game is missing."""
    rows = place / "games.csv"
    left = rows.read_bytes().rstrip(b"\n").split(b"\n")[:lines]
    rows.write_bytes(b"\n".join(left) + b"\n" + more)


# It goes on

def test_after_ctrl_c_the_table_so_far_is_shown_and_it_can_go_on(
        place, played_here):
    order = "tournament one easy fair, 4 games, seed 3"
    whole = table_after(order)
    played_here.stops_after = 5
    said = keys_of(order)
    assert ("tournament stopped", {"done": "5", "games": "12"}) in said
    assert sum(row[1] for row in table_of(said)) == 5
    played_here.stops_after = None
    assert table_after("tournament continue") == whole


def test_a_killed_tournament_goes_on_to_the_same_table(place):
    whole = table_after("tournament one easy fair, 4 games, seed 3")
    cut(place, 4, b"5,fair,on")
    said = keys_of("tournament one easy, 2 games", "tournament continue")
    assert [facts["folder"].replace("\\", "/") for key, facts in said
            if key == "tournament broken"] == ["tournaments/1"]
    assert table_of(said)[-3:] == whole
    lines = (place / "games.csv").read_bytes().split(b"\n")
    assert len(lines) == 1 + 3 + 1 + 9 + 1 and lines.count(b"") == 1


def test_a_damaged_line_of_a_game_is_passed_over_and_the_game_played(place):
    whole = table_after("tournament one easy, 2 games, seed 3")
    line = b"2,easy,one.py,%s,few,%s,%s,%s,0,\n"    # right with a winner
    cut(place, more=line % (b"white", b"9", b"0", b"0"))
    assert "no tournament" in keys_after("tournament continue")
    for more in (
            b"", b"2,easy,on", b'2,"easy', b"\xff\x00", b"x,y\n",
            line % (b"won", b"9", b"0", b"0"),
            line % (b"white", b"9" * 400, b"0", b"0"),
            line % (b"white", b"9", b"nan", b"0"),
            line % (b"white", b"9", b"0", b"-1"),
            b"2,one.py,easy,white,few,9,0,0,0,\n",
            b"99,easy,one.py,white,few,1,0,0,0,\n"):
        cut(place, 2, more)
        assert table_after("tournament continue") == whole, more


@pytest.mark.slow(why="its games are real processes, in a real program")
def test_a_tournament_that_is_really_killed_goes_on_to_the_same_table(
        place, players, folder):
    program = copied(folder / "program")
    (program / "players" / "one.py").write_text(FIRST)
    order = "tournament one easy, 40 games, 60 seconds, seed 3"
    whole = table_after(order)
    program = subprocess.Popen(
        [sys.executable, str(program / "nine_mens_morris.py")],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    program.stdin.write((order + "\n").encode())
    program.stdin.flush()
    rows = place.with_name("2") / "games.csv"
    until(lambda: rows.exists() and len(rows.read_bytes().split(b"\n")) > 9,
          "nine lines", limit=120)
    program.kill()
    program.communicate()
    # A game that has just begun may hold the lock for some milliseconds.
    until(lambda: not is_played(str(rows.with_name("plan.json"))), "no lock",
          limit=60)
    assert len(rows.read_bytes().split(b"\n")) < 41
    assert table_after("tournament continue") == whole


# Its folder

def test_a_folder_that_another_program_has_just_made_is_left_alone(place):
    place.parent.mkdir()
    place.write_text("made in between")
    keys_of("tournament one easy, 2 games")
    assert (place.with_name("2") / "table.txt").exists()
    assert place.read_text() == "made in between"


def test_a_file_in_the_place_of_the_folder_sends_it_home(
        place, folder, monkeypatch):
    for name, home in at_home(folder / "home").items():
        monkeypatch.setenv(name, home)
    (folder / "tournaments").write_text("x")
    said = keys_of("tournament one easy, 2 games")
    assert (folder / "home" / "tournaments" / "1" / "table.txt").exists()
    assert [facts for key, facts in said if key == "kept in"
            and "home" in facts["folder"]] and len(table_of(said)) == 2


def test_a_tournament_that_is_played_now_is_not_broken_off(place):
    keys_of("tournament one easy, 2 games")
    cut(place)
    lock = locked(str(place / "plan.json"))
    assert "no tournament" in keys_after("tournament continue")
    unlock(lock)
    for order in ("50", "one", "4 games"):
        assert "continue only" in keys_after("tournament continue " + order)
    assert len(table_after("tournament continue 1 core")) == 2
    assert not (place / "plan.json.lock").exists()


def test_the_latest_that_was_broken_off_goes_on(place):
    keys_of("tournament one easy, 2 games", "tournament one fair, 2 games")
    for number in "12":
        cut(place.with_name(number), 1)
    for name in ("fair", "easy"):
        assert {row[0] for row in table_after("tournament continue")} \
            == {"one", name}
    assert "no tournament" in keys_after("tournament continue")


# Damage and attacks

PLAN = {"players": ["easy", "fair"], "games": 2, "seed": 1, "seconds": 2,
        "options": {}}


def test_a_damaged_plan_is_passed_over_and_the_next_number_taken(place):
    plan = place.with_name("7") / "plan.json"
    plan.parent.mkdir(parents=True)
    for text in ("", "{", "[]", "null", "\x00", "[" * 100000, {"players": 1},
                 {"players": ["easy", "easy"]},
                 {"players": ["easy", "\ud800"]},
                 {"games": 99999}, {"games": 0}, {"games": "4"},
                 {"seconds": 0}, {"options": {"flying": "x"}}):
        plan.write_text(text if isinstance(text, str)
                        else json.dumps({**PLAN, **text}))
        [named] = [facts["name"] for key, facts in keys_of(
            "tournament continue") if key == "plan refused"]
        assert named in (str(plan), "?")
    keys_of("tournament one easy, 2 games")
    assert (place.with_name("8") / "table.txt").exists()
    plan.write_text(json.dumps(PLAN))
    assert len(table_after("tournament continue")) == 2


def test_a_plan_runs_only_what_lies_in_the_folder_of_the_class(
        place, players, folder):
    mark = folder / "mark.txt"
    (folder / "spy.py").write_text("open(%r, 'w').close()\n" % str(mark)
                                   + FIRST)
    place.mkdir(parents=True)
    for name in (str(folder / "spy.py"), "../spy.py", "./one.py"):
        (place / "plan.json").write_text(
            json.dumps(dict(PLAN, players=["easy", name])))
        said = keys_after("tournament continue")
        assert "no tournament" in said and "error player" in said
    assert not mark.exists()
    assert table_after("tournament spy.py easy, 2 games") and mark.exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
@pytest.mark.parametrize("name", [
    "plan.json", "plan.json.lock", "games.csv", "table.txt"])
def test_a_pipe_or_a_link_in_the_place_of_a_file_stops_nothing(
        name, place, folder):
    (folder / "essay.txt").write_text("My holidays")
    for number, make in enumerate((os.mkfifo, lambda path: os.symlink(
            str(folder / "essay.txt"), path)), 1):
        keys_of("tournament one easy, 2 games, 60 seconds, seed 3")
        cut(place.with_name(str(number)))
        path = place.with_name(str(number)) / name
        if path.exists():
            path.unlink()
        make(str(path))
        keys_of("tournament continue")
    assert (folder / "essay.txt").read_text() == "My holidays"


@pytest.mark.parametrize("full", ["at once", "games.csv", "3.txt"])
def test_where_nothing_can_be_written_it_is_said_once_and_the_table_shown(
        full, place, players, monkeypatch):
    if full == "at once":
        def no_room(*details):
            """Do what a full disk does."""
            raise OSError(28, "No space left on device")
        monkeypatch.setattr("os.makedirs", no_room)
    else:       # a player puts a folder in the place of the file
        players("one", "import os, pathlib\n" + FIRST.replace("    return", (
            "    path = pathlib.Path(%r)\n    if not path.is_dir():\n"
            "        if path.exists(): path.unlink()\n        path.mkdir()\n"
            "    return" % str(place / full))))
    said = keys_of("tournament one easy, 4 games")
    keys = [key for key, _ in said]
    assert keys.count("not written") == 1 and "kept in" not in keys
    assert sum(row[1] for row in table_of(said)) == 4


# The table of games in a spreadsheet

def test_no_cell_of_the_table_of_games_begins_a_formula(place, players):
    names = ["=1,1.py", "@sum.py", "-2.py", "'fox.py", "''.py"]
    for name in names:
        players(name[:-3])
    players("'fox", "raise ValueError('=cmd(),\"x\"')\n# choose_turn\n")
    whole = table_after("tournament 2 games, seed 3")
    text = (place / "games.csv").read_text("utf-8")
    rows = list(csv.reader(text.splitlines()))[1:]
    assert len(rows) == 30 and "'=1,1.py" in {row[1] for row in rows}
    assert any('=cmd(),"x"' in row[-1] for row in rows)
    assert not any(cell.startswith(tuple("=@-+"))
                   for row in rows for cell in row)
    cut(place)                  # each line is read as it was written
    assert table_after("tournament continue") == whole

"""The folder of a tournament: what is in it, and where it is."""

import pytest

from helpers.class_players import FIRST, table_of
from helpers.guard import at_home
from helpers.keeping import failing
from helpers.quoting import keys_of

pytest_plugins = ["helpers.class_fixtures"]
pytestmark = pytest.mark.usefixtures("played_here")


@pytest.fixture
def place(players, folder):
    """The folder of the first tournament. There is a player called one."""
    players("one")
    return folder / "tournaments" / "1"


def test_after_ctrl_c_the_games_so_far_are_shown_and_kept(
        place, played_here):
    played_here.stops_after = 5
    said = keys_of("tournament one easy fair, 4 games, seed 3")
    assert ("tournament stopped", {"done": "5", "games": "12"}) in said
    assert sum(row[1] for row in table_of(said)) == 5
    assert (place / "table.txt").exists() and (place / "5.txt").exists()


def test_what_stands_in_the_place_of_the_folder_is_left_alone(
        place, folder, monkeypatch):
    place.parent.mkdir()
    place.write_text("made in between")     # by another program
    keys_of("tournament one easy, 2 games")
    assert (place.with_name("2") / "table.txt").exists()
    assert place.read_text() == "made in between"
    for name, home in at_home(folder / "home").items():
        monkeypatch.setenv(name, home)
    place.parent.rename(folder / "away")
    place.parent.write_text("x")
    said = keys_of("tournament one easy, 2 games")
    assert (folder / "home" / "tournaments" / "1" / "table.txt").exists()
    assert [facts for key, facts in said if key == "kept in"
            and "home" in facts["folder"]] and len(table_of(said)) == 2


@pytest.mark.parametrize("full", ["at once", "3.txt"])
def test_where_nothing_can_be_written_it_is_said_once_and_the_table_shown(
        full, place, players, monkeypatch):
    if full == "at once":
        monkeypatch.setattr("os.makedirs", failing(28))
    else:       # a player puts a folder in the place of the file
        players("one", "import os, pathlib\n" + FIRST.replace("    return", (
            "    path = pathlib.Path(%r)\n    if not path.is_dir():\n"
            "        if path.exists(): path.unlink()\n        path.mkdir()\n"
            "    return" % str(place / full))))
    said = keys_of("tournament one easy, 4 games")
    keys = [key for key, _ in said]
    assert keys.count("not written") == 1 and "kept in" not in keys
    assert sum(row[1] for row in table_of(said)) == 4

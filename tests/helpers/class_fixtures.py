"""class_fixtures.py - what tests of the class's players find ready.

PROCESS  players played_here

A test file gets them with `pytest_plugins = ["helpers.class_fixtures"]`.
"""

import pytest

from helpers.class_players import FIRST, games_here

# PROCESS

@pytest.fixture
def players(folder, monkeypatch):
    """A function that writes the file of a player into the folder of the
    class."""
    place = folder / "class"
    place.mkdir()
    monkeypatch.setattr("rooms.tournament.player_files.PLAYERS_FOLDER",
                        str(place))

    def write(name, text=FIRST):
        """Write the file of a player. Returns its name in the folder."""
        (place / (name + ".py")).write_bytes(text.encode("utf-8"))
        return name + ".py"
    return write


@pytest.fixture
def played_here(monkeypatch):
    """Let the commands play all games in this process."""
    for name in ("tournaments", "class_players"):
        monkeypatch.setattr("rooms.tournament.%s.games_apart" % name,
                            games_here)

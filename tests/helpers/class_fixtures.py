"""class_fixtures.py - what tests of the class's players find ready.

A test file gets them with `pytest_plugins = ["helpers.class_fixtures"]`.
"""

import types

import pytest

from helpers.class_players import FIRST, game_here


@pytest.fixture
def players(folder, monkeypatch):
    """A function that writes a player's file into the folder of the class."""
    place = folder / "class"
    place.mkdir()
    # patched: what a class has written must not change the tests
    monkeypatch.setattr("rooms.tournament.player_files.PLAYERS_FOLDER",
                        str(place))

    def write(name, text=FIRST):
        """Write the file of a player. Returns its name in the folder."""
        (place / (name + ".py")).write_bytes(text.encode("utf-8"))
        return name + ".py"
    return write


@pytest.fixture
def played_here(monkeypatch):
    """Let the commands play all games in this process, and return an object:
    `stops_after` so many games of a tournament, Ctrl-C is pressed, and a game
    at the keyboard lasts `seconds`."""
    here = types.SimpleNamespace(stops_after=None, seconds=0.0)

    def games_here(games, cores=1, alive=None):
        """Do what games_apart does, but game after game."""
        for number, apart in enumerate(games):
            if alive:
                alive(here.seconds)
            game_here(apart)
            if number == here.stops_after:
                raise KeyboardInterrupt
            yield apart
    # The clock of the referee stands still: no player is slow.
    monkeypatch.setattr("rooms.tournament.apart.perf_counter", lambda: 0.0)
    # patched: two processes for each game would take minutes
    for name in ("tournaments", "class_players"):
        monkeypatch.setattr("rooms.tournament.%s.games_apart" % name,
                            games_here)
    return here

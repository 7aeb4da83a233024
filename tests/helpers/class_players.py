"""class_players.py - players of a class for the tests, and their games.

A process costs more than a game. So most players think in this one: game_here.
A test about the process uses games_apart of the program.
"""

import contextlib
import json
import pickle
import queue
import random
import sys
import types

import pytest

from board import BLACK, WHITE
from rooms.tournament import one_player
from rooms.tournament.apart import (LONGEST, GameApart, PlayerSeat, job_of,
                                    play_apart)
from rooms.tournament.player_files import path_of_player
from rules import new_game


def table_of(said):
    """The rows of the table: name, points, wins, draws, losses, errors."""
    return [(row["name"], *[float(row[name]) for name in (
        "points", "wins", "draws", "losses", "errors")])
            for key, row in said if key == "table row"]


FIRST = '"""Plays the first turn."""\nfrom rules import legal_turns\n' \
    "def choose_turn(game):\n    return legal_turns(game)[0]\n"


class ProcessHere:
    """Like the process of a player. But the player thinks in this process, and
    answers at once what is written. Or it answers a `lie`, some bytes."""

    def __init__(self, lie=None):
        self.stdin, self.heard = self, queue.Queue()
        self.job, self.lie = None, lie

    def tell(self, what):
        """Do what one_player.tell_referee does."""
        self.heard.put((json.dumps(what) + "\n").encode("ascii"))

    def write(self, what):
        """Do what the referee orders."""
        with contextlib.redirect_stdout(one_player.Printed(self.tell)):
            if self.job is None:
                self.job = pickle.loads(what)
                self.tell({"begun": True})
                random.seed(self.job["seed"])
                self.tell(one_player.load_player(self.job))
            elif self.lie is not None:
                for line in [*self.lie.splitlines(True), b""]:
                    self.heard.put(line)
            else:
                self.tell(one_player.think_once(self.job, json.loads(what)))

    def flush(self):
        """Do nothing: `write` has done it."""

    kill = wait = flush


def game_here(apart, lie=None):
    """Play a GameApart here, and return it. White says the `lie`, if any."""
    state, path = random.getstate(), sys.path[:]
    for man, name in apart.players.items():
        process = ProcessHere(lie if man == WHITE else None)
        apart.seats[man] = PlayerSeat(path_of_player(name), process,
                                      process.heard)
        process.write(job_of(apart, man))
    play_apart(apart)
    random.setstate(state)
    sys.path[:] = path
    return apart


def one_game(white, black, most=LONGEST):
    """The GameApart of one game, played here."""
    return game_here(GameApart(
        new_game(), {WHITE: white, BLACK: black}, 1, 60, most))


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

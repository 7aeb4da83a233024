"""The program plays on every Python found here, without any package."""

import pathlib
import re
import shutil
import subprocess
import sys

import pytest

from helpers.bad_players import BAD_PLAYERS
from helpers.playing import (ENDED_GAME, WHOLE_GAME, copied, has_room,
                             python_files, run)
from rooms.console.sentences import TEXT, sentence

VERSIONS = ("3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14")


def pythons():
    """The Pythons found here: {version: path}, beside this one and on the
    PATH."""
    found, beside = {}, pathlib.Path(sys.base_prefix).parent    # as pyenv does
    for version in VERSIONS:
        at = sorted(beside.glob("%s.*/bin/python" % version))
        path = str(at[-1]) if at else shutil.which("python" + version)
        if path and subprocess.run([path, "-c", "pass"],
                                   capture_output=True).returncode == 0:
            found[version] = path
    return found


PYTHONS = pythons()

# The oldest and the newest Python play every day.
BETWEEN = sorted(PYTHONS, key=VERSIONS.index)[1:-1]
each_version = pytest.mark.parametrize("version", [
    pytest.param(version, marks=[pytest.mark.slow(
        why="another Python is started")] * (version in BETWEEN))
    for version in VERSIONS])


@each_version
def test_whole_games_without_any_package(version, folder):
    if version not in PYTHONS:
        pytest.skip("Python %s is not on this machine" % version)
    typed = "\n".join(WHOLE_GAME + ["yes"] + ENDED_GAME
                      + ["no"]).encode() + b"\n"
    done = run(typed, python=[PYTHONS[version], "-E", "-s", "-S"],
               folder=copied(folder / "program"))
    assert done.returncode == 0 and done.stderr == b""
    said = done.stdout.decode("utf-8")
    assert sentence("wins", who="White", reason=sentence("few",
        loser="Black")) in said
    assert sentence("wins", who="White", reason=sentence("resigned",
        loser="Black")) in said


@pytest.mark.slow(why="30 games are processes of another Python")
@pytest.mark.skipif(not has_room("tournament"),
                    reason="there is no room tournament")
@pytest.mark.parametrize("version", VERSIONS)
def test_a_tournament_with_players_who_fail(version, folder):
    if version not in PYTHONS:
        pytest.skip("Python %s is not on this machine" % version)
    program = copied(folder / "program")
    bad = ("endless_in_c", "index", "kills_itself")
    for name in bad:
        (program / "players" / (name + ".py")).write_text(
            BAD_PLAYERS[name][0], encoding="utf-8")
    done = run(b"tournament 2 games, 0.5 seconds\n", folder=program,
               python=[PYTHONS[version], "-E", "-s", "-S"])
    assert done.returncode == 0 and done.stderr == b""
    said = done.stdout.decode("utf-8").replace("\n  ", " ")
    assert " 1 looks_ahead" in said and "6 players, 30 games" in said
    for name in bad:
        line = BAD_PLAYERS[name][2]
        assert re.search(r"(\d+ times|once): Player %s .*?[ (]line %d of %s\.py"
                         % (name, line, name), said), name


@each_version
def test_the_sources_hold_for_this_python(version):
    if version not in PYTHONS:
        pytest.skip("Python %s is not on this machine" % version)
    code = ("import pathlib, sys\nfor name in sys.argv[1:]:\n"
            "    text = pathlib.Path(name).read_text('utf-8')\n"
            "    compile(text, name, 'exec')")
    sources = python_files("docs", "players", "rooms")
    assert len(sources) > 30
    done = subprocess.run([PYTHONS[version], "-W", "error", "-c", code,
                           *map(str, sources)], capture_output=True)
    assert done.stderr == b""


@pytest.mark.parametrize("men", [3, 6, 12])
def test_two_computers_play_with_another_number_of_men(men, folder):
    done = run(b"no\n", "--computer", "both", "easy", "--pause", "0",
               folder=copied(folder / "program", men))
    assert done.returncode == 0 and done.stderr == b""
    said = done.stdout.decode("utf-8")
    assert "Computer, easy: %d in hand" % men in said and TEXT["good-bye"] in said


def test_two_computers_play_where_three_lines_cross_in_a_point(folder):
    """The exercise of twelve men's morris has such points."""
    program = copied(folder / "program", 12)
    table = program / "board.py"
    text = table.read_text("utf-8")
    diagonals = "(0, 3, 6), (2, 5, 8), (15, 18, 21), (17, 20, 23)"
    table.write_text(text.replace("= ACROSS + DOWN", "= ACROSS + DOWN + (%s)"
                                  % diagonals), "utf-8")
    done = run(b"no\n", "--computer", "both", "hard", "--pause", "0",
               "--seed", "7", folder=program)
    assert done.returncode == 0 and done.stderr == b""
    said = done.stdout.decode("utf-8")
    assert "Computer, hard: 12 in hand" in said and "Turns played" in said

"""The program plays on every Python found here, without any package."""

import pathlib
import shutil
import subprocess
import sys

import pytest

from helpers.bad_players import BAD_PLAYERS
from helpers.playing import (ENDED_GAME, WHOLE_GAME, copied, python_files,
                             said_by)
from helpers.seldom import needs, some_daily
from rooms.console.sentences import TEXT, sentence

ALONE = "-E", "-s", "-S"            # it knows no package
VERSIONS = ("3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14")

# {version: path} of the Pythons beside this one, as pyenv does, and on the PATH
PYTHONS = {}
for name in VERSIONS:
    beside = [*pathlib.Path(sys.base_prefix).parent.glob(
        name + ".*/bin/python")]
    path = str(beside[0]) if beside else shutil.which("python" + name)
    if beside or path and not subprocess.run(       # it may be no real one
            [path, "-c", "pass"], capture_output=True).returncode:
        PYTHONS[name] = path


@pytest.fixture
def python(version):
    """The path of the Python of this version, if it is on this machine."""
    return PYTHONS.get(version) or pytest.skip(
        "Python %s is not on this machine" % version)


# The oldest Python plays every day.
@pytest.mark.parametrize("version", some_daily(
    VERSIONS, sorted(PYTHONS, key=VERSIONS.index)[:1]))
def test_whole_games_without_any_package_and_without_a_warning(python, folder):
    said = " ".join(said_by(
        copied(folder / "program"), *WHOLE_GAME[:30], "new", "yes",
        "setup W 0 1 14 17 B 3 19 21", "14-2x3", "new", *ENDED_GAME, "quit",
        python=[python, *ALONE]).split())
    for reason in "few", "resigned":
        assert sentence("wins", who=TEXT["white"], reason=sentence(
            reason, loser=TEXT["black"])) in said
    code = ("import pathlib, sys\nfor name in sys.argv[1:]:\n"
            "    text = pathlib.Path(name).read_text('utf-8')\n"
            "    compile(text, name, 'exec')")
    sources = [*map(str, python_files("docs", "players", "rooms"))]
    assert len(sources) > 30 and not subprocess.run(
        [python, "-W", "error", "-c", code, *sources],
        capture_output=True).stderr


@pytest.mark.slow(why="30 games are processes of another Python")
@needs("tournament")
@pytest.mark.parametrize("version", VERSIONS)
def test_a_tournament_with_players_who_fail(python, folder):
    program = copied(folder / "program")
    bad = ("endless_in_c", "index", "kills_itself")
    for name in bad:
        (program / "players" / (name + ".py")).write_text(
            BAD_PLAYERS[name][0], encoding="utf-8")
    said = " ".join(said_by(program, "tournament 2 games, 0.5 seconds",
                            python=[python, *ALONE]).split())
    begun = sentence("tournament begins", players=6, games=30, seconds=0.5,
                     cores=1)
    assert begun[:20] in said and " 1 looks_ahead" in said
    for name in bad:
        assert sentence("at line", line=BAD_PLAYERS[name][2],
                        file=name + ".py") in said

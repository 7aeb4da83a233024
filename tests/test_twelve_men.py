"""Twelve men's morris: the same program on a board with diagonals, as in the
exercise. Only tables of board.py are different. And other numbers of men."""

import json
import os
import re
import subprocess
import sys

import pytest

from board import MILLS
from helpers.playing import ROOT, answer, copied, has_room, said_by
from helpers.quoting import part
from helpers.seldom import SLOW, needs, some_daily
from rooms.computer import LEVELS
from rooms.console import TEXT, by_ear, sentence

DIAGONALS = "((0, 3, 6), (2, 5, 8), (15, 18, 21), (17, 20, 23))"
PICTURE = """PICTURE = (
    ' ● ──────────── ● ──────────── ● ',
    ' │ ╲            │            ╱ │ ',
    ' │    ● ─────── ● ─────── ●    │ ',
    ' │    │ ╲       │       ╱ │    │ ',
    ' │    │    ● ── ● ── ●    │    │ ',
    ' │    │    │         │    │    │ ',
    ' ● ── ● ── ●         ● ── ● ── ● ',
    ' │    │    │         │    │    │ ',
    ' │    │    ● ── ● ── ●    │    │ ',
    ' │    │ ╱       │       ╲ │    │ ',
    ' │    ● ─────── ● ─────── ●    │ ',
    ' │ ╱            │            ╲ │ ',
    ' ● ──────────── ● ──────────── ● ',
)
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """The program for twelve men. Only its tables are changed."""
    if len(MILLS) > 16:
        pytest.skip("the board has diagonals already")
    folder = copied(tmp_path_factory.mktemp("twelve") / "program", 12)
    table = folder / "board.py"
    text = table.read_text("utf-8")
    for old, new in (
            (r"MILLS = ACROSS \+ DOWN",
             "MILLS = ACROSS + DOWN + " + DIAGONALS),
            (r"PICTURE = \((?s:.*?)\n\)\n", PICTURE),
            (r'LINES = \{"─": "-", "│": "\|"\}',
             r'LINES = {"─": "-", "│": "|", "╲": "\\", "╱": "/"}')):
        text, number = re.subn(old, lambda _: new, text)
        assert number == 1
    table.write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize("level, seed", [
    ("fair", "2"), pytest.param("good", "4", marks=SLOW)])
def test_whole_games_are_played_with_diagonals(program, level, seed):
    told = said_by(program, "no", arguments=(
        "--computer", "both", level, "--pause", "0", "--seed", seed))
    assert sentence("men", board=0, hand=12, lost=0) in told
    end = told.rindex(part("turns"))
    assert re.search(r"\n(=+)\n(.*\n){1,3}\1\n(.*\n){2,6}", told[:end])


def test_men_move_along_diagonals_and_make_mills_and_pictures_are_read(program):
    told = said_by(
        program, "map words", "setup W 0 4 19 20 B 9 22 23 5", "0-12", "0-3",
        "new", "yes", "setup W 0 3 7 12 B 9 22 20", "hint", "puzzle", "7-6x9",
        "no", "new", "setup W 1 2 9 21 3 6 hand 1 B 10 11 12 13 14 16",
        "0x16", "quit", "yes", arguments=("--two-mills", "each"))
    assert sentence("map diagonals", lines="0 3 6, 2 5 8, 15 18 21, 17 20 23") \
        in " ".join(told.split())
    assert part("map diagonals") not in answer("map words")
    assert sentence("not_connected", point=12, start=0) in told
    assert sentence("not_connected instead", start=0,
                    points="1 %s 3" % TEXT["or"]) in told
    assert sentence("moved", who=TEXT["white"], start=0, end=3) in told
    if has_room("learning"):
        assert sentence("hint", turn=by_ear("7-6x9"), why=sentence(
            "because", why=TEXT["hint wins"])) in told
        assert TEXT["puzzles other board"] in told
    assert sentence("moved", who=TEXT["white"], start=7, end=6) \
        + TEXT["mills made 1"] + sentence("removed", points=9) in told
    assert sentence("placed", who=TEXT["white"], end=0) + sentence(
        "mills made", mills=3) + sentence("removed", points=16) in told
    # A picture of this board is read again
    rows = said_by(program, "4", "0", "19", "style ascii").split("\n")
    ends = [at for at, row in enumerate(rows, 1)
            if "21" in row and row.endswith("23")]
    told = said_by(program, *[line for end in ends[-2:] for line in (
        "setup move black hand 10", *rows[end - 13:end], "moves")])
    assert part("set up row") not in told
    assert told.count(sentence("may place", who=TEXT["black"],
                               points="1, 2, 3, 5, 6").rstrip(".")) == 2


# A program with another number of men. It prints the keys of what was said.
WITH_MEN = """
import itertools, json, os, sys
import board
board.MEN = int(sys.argv[1])
from helpers import guard
guard.watch(os.getcwd())
from helpers.quoting import keys_of
from rooms.computer import search
search.perf_counter = itertools.count(0, 0.2).__next__
print(json.dumps([keys_of(*lines, arguments=("--pause", "0", "--seed", "3"))
                  for lines in json.loads(sys.argv[2])]))
"""
PLACED = ["0", "9", "4", "11", "5", "13", "20", "17", "21", "23", "1", "2"]
TRIED = [
    *[["computer black " + level, *PLACED, "no", "no"] for level in LEVELS],
    [*PLACED, "hint", "threats", "moves", "resign", "yes", "review", "1",
     "hint", "show", "stop", "stop", "progress", "puzzle mine"],
    ["computer both beginner", "replay", "turn 4", "stop", "log"],
    ["setup W 0 1 2 B 5 9 20", "moves", "new"], ["setup W 0 B 9", "quiz"],
    ["4", "quiz 3", *["next"] * 5, "stop"],
    ["quiz 1", *["next", "hint"] * 6, "stop"],
    ["learn", *["hint", "next"] * 10],
    ["puzzle list", "puzzle", "hint", "show", "next"]]


@needs("learning", "reading")
@pytest.mark.parametrize("men", some_daily(range(1, 13), [3]))
def test_with_each_number_of_men_one_plays_learns_and_asks(men):
    said = json.loads(subprocess.check_output(
        [sys.executable, "-c", WITH_MEN, str(men), json.dumps(TRIED)],
        stderr=subprocess.STDOUT, env=dict(
            os.environ, PYTHONPATH=os.pathsep.join(
                map(str, (ROOT, ROOT / "tests"))))))
    for key, facts in sum(said, []):        # no man is lost or too many
        count = [*map(int, facts.values())] if key == "men" else []
        assert not count or min(count) >= 0 and sum(count) == men
    keys = [[key for key, _ in told] for told in said]
    assert all({"few", "placed"} & {*told} for told in keys[:len(LEVELS)])
    assert ("reviewing" in keys[len(LEVELS)]) == (men > 2)
    *_, second, quiz, steps, puzzle = keys
    assert quiz.count("quiz wrong") == second.count("quiz wrong") == 5
    assert {"learn place", "lessons other board"} & {*steps}
    assert {"puzzle turn", "puzzles other board"} & {*puzzle}

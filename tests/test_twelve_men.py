"""Twelve men's morris: the same program on a board with diagonals, as in the
exercise. Only tables of board.py are different."""

import json
import re
import subprocess
import sys

import pytest

from board import MILLS
from helpers.playing import ROOT, answer, copied, has_room, run
from helpers.quoting import part
from rooms.console.sentences import TEXT, sentence

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


def said(program, *lines, arguments=()):
    """What the program says to these lines."""
    done = run("".join(line + "\n" for line in lines).encode("utf-8"),
               *arguments, folder=program)
    assert done.returncode == 0 and done.stderr == b""
    return done.stdout.decode("utf-8")


@pytest.mark.parametrize("level, seed", [
    ("easy", "1"), ("fair", "2"), ("medium", "3"), ("good", "4")])
def test_whole_games_are_played_on_the_board_with_diagonals(
        program, level, seed):
    told = said(program, "no", arguments=(
        "--computer", "both", level, "--pause", "0", "--seed", seed))
    assert "12 in hand" in told
    assert re.search(r"\n(=+)\n(.*(White|Black)\)? wins|The game is a draw): "
                     r".*\n\1\n.*\n.*\nWhat next\? .*\nTurns played: \d\d", told)


def test_a_man_moves_along_a_diagonal_and_the_refusal_tells_of_it(program):
    told = said(program, "setup W 0 4 19 20 B 9 22 23 5", "0-12",
                "0-3")
    assert "12 is not connected to 0. The man on 0 can move to 1 or 3." in told
    assert sentence("moved", who="White", start=0, end=3) + "." in told


def test_a_mill_stands_on_a_diagonal(program):
    told = said(program, "setup W 0 3 7 4 B 9 22 23 5", "7-6x9")
    assert "White moved from 7 to 6, made a mill, removed the man on 9." in told


def test_three_mills_in_one_turn_are_told(program):
    told = said(program, "setup W 1 2 9 21 3 6 hand 1 B 10 11 12 13 14 16",
                "0x16", arguments=("--two-mills", "each"))
    assert "White placed a man on 0, made 3 mills, removed the man on 16." in told


@pytest.mark.parametrize("style", ["unicode", "ascii"])
def test_a_picture_of_this_board_is_read_again(program, style):
    rows = said(program, "style " + style, "4", "0", "19").split("\n")
    end = rows.index(sentence("placed", who="White", end=19) + ".")
    told = said(program, "style " + style, "setup move black hand 10",
                *rows[end - 13:end], "moves")
    assert part("set up row") not in told
    assert "Black can place a man on 1, 2, 3, 5, 6" in told


@pytest.mark.skipif(not has_room("learning"), reason="no room learning")
def test_hints_and_puzzles_know_the_board(program):
    told = said(program, "setup W 0 3 7 12 B 9 22 20", "hint", "puzzle")
    assert sentence("hint", turn="7-6x9", why=TEXT["hint wins"]) in told
    assert TEXT["puzzles other board"] in told


def test_map_words_names_the_diagonals(program):
    assert sentence("map diagonals",
        lines="0 3 6, 2 5 8, 15 18 21, 17 20 23") in said(program, "map words").replace("\n  ", " ")
    assert "diagonal" not in answer("map words")


def test_the_old_lines_are_judged_as_on_the_old_board(program):
    asked = ("from rooms.computer.judgement import line_kind; import board; "
             "print([line_kind(line) for line in board.MILLS])")
    kinds = [subprocess.run([sys.executable, "-c", asked], cwd=str(folder),
                            stdout=subprocess.PIPE, check=True).stdout
             for folder in (ROOT, program)]
    old, new = [json.loads(told.decode()) for told in kinds]
    assert old == new[:16] and new[16:] == [2] * 4

"""window.py - what a player sees in a window, screen by screen.

STORAGE  needs_shades
PROCESS  window shown_at_prompts in_place screens_in
OUTPUT   board_drawn rows_shown spots_with
"""

import os
import re
import sys

import pytest

from board import BLACK, EMPTY, WHITE
from helpers.playing import played
from rooms.console.picture import SHADES, drawing_of
from rooms.console.screen import Screen
from rooms.console.view import CLEAR

# STORAGE

needs_shades = pytest.mark.skipif({WHITE, BLACK} != SHADES,
                                  reason="these men have no shades")


# PROCESS

def window(monkeypatch, width, lines=0, **environment):
    """Let the terminal of played(..., terminal=True) have this size, and no
    colours. 0 lines: it does not say how high it is."""
    for name, value in {"TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "",
                        **environment}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(os, "get_terminal_size",
                        lambda number: os.terminal_size((width, lines)))


def shown_at_prompts(monkeypatch, *typed):
    """What the window shows at each prompt after the line before it, when a
    player types these lines."""
    keyboard = input

    def ask(prompt=""):
        sys.stdout.write(prompt + "\f")
        return keyboard()
    with monkeypatch.context() as patch:
        patch.setattr("builtins.input", ask)
        first, *others = played(*typed, terminal=True).split("\f")
    return [first] + [text.partition("\n")[2] for text in others[:-1]]


def in_place(monkeypatch, *lines, size=(80, 24), **environment):
    """What a terminal of that size shows, screen by screen, when a player
    types the lines. The board stays in its place."""
    window(monkeypatch, *size, **environment)
    said = played(*lines, "quit", arguments=["--screen"], terminal=True)
    return screens_in(re.sub("[\1\2]", "", said))     # marks for readline


def screens_in(said):
    """The screens that a terminal has shown, one after another."""
    return said.split(CLEAR)


# OUTPUT

def board_drawn(spots, turn, **looks):
    """The rows of a picture of the board, without its map."""
    shown = Screen()
    shown.looks.numbers = "none"
    for name, value in looks.items():
        setattr(shown.looks if hasattr(shown.looks, name) else shown, name,
                value)
    rows = ["".join(text for _, text in row)
            for row in drawing_of(shown, spots, [turn] if turn else [])]
    return rows if rows[0] else rows[1:]


def rows_shown(screen, game):
    """The rows of a game's board as the screen shows them."""
    turn = game.turns[-1] if game.turns else None
    return ["".join(text for _, text in row)
            for row in drawing_of(screen, game.spots, [turn] if turn else [])]


def spots_with(white=(), black=()):
    """The spots with men on these points."""
    spots = [EMPTY] * 24
    for man, points in ((WHITE, white), (BLACK, black)):
        for point in points:
            spots[point] = man
    return spots

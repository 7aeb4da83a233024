"""window.py - what a player sees in a window, screen by screen."""

import os
import sys

import pytest

from board import BLACK, EMPTY, POINTS, WHITE
from helpers.playing import played
from rooms.console.picture import SHADES, drawing_of, numbers_shown
from rooms.console.screen import Screen

needs_terminal = pytest.mark.skipif(
    os.name == "nt", reason="Windows has no pseudo-terminals")
needs_shades = pytest.mark.skipif({WHITE, BLACK} != SHADES,
                                  reason="these men have no shades")


def window(monkeypatch, width):
    """Let the terminal of played() be so wide, and have no colours."""
    for name, value in (("TERM", "xterm"), ("NO_COLOR", "1"),
                        ("FORCE_COLOR", "")):
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(os, "get_terminal_size",
                        lambda number: os.terminal_size((width, 24)))


def shown_at_prompts(monkeypatch, *typed):
    """What the window shows at each prompt, after each of these lines."""
    keyboard = input

    def ask(prompt=""):
        sys.stdout.write(prompt + "\f")
        return keyboard()
    with monkeypatch.context() as patch:
        patch.setattr("builtins.input", ask)
        first, *others = played(*typed, terminal=True).split("\f")
    return [first] + [text.partition("\n")[2] for text in others[:-1]]


def board_drawn(spots, turn, **looks):
    """The rows of a picture of the board, without its map."""
    shown = Screen()
    vars(shown).update({"numbers": "none", **looks})
    rows = rows_shown(shown, spots, [turn] if turn else [])
    return rows if rows[0] else rows[1:]


def rows_shown(screen, spots, turns):
    """The rows of a board as the screen shows them, after the last turn."""
    return ["".join(text for _, text in row) for row in drawing_of(
        screen, spots, turns[-1:], numbers_shown(screen))]


def spots_with(white=(), black=()):
    """The spots with men on these points."""
    men = {**dict.fromkeys(white, WHITE), **dict.fromkeys(black, BLACK)}
    return [men.get(point, EMPTY) for point in POINTS]

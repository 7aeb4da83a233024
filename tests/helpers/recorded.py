"""recorded.py - games for the tests of records, and what is said of them.

INPUT    refusal refused contents
STORAGE  TAGS MILL
PROCESS  state game_by_chance long_record
"""

import os

import pytest

from board import BLACK, EMPTY, WHITE
from helpers.kept_player import dice, options_by, turn_by
from rooms.console import facts_in_words, sentence
from rooms.records import RecordError, record_of, set_up
from rooms.records.record import read_record
from rules import (DRAW_LIMITS, agree, legal_turns, new_game, play, play_legal,
                   resign)

TAGS = {"White": "Ann", "Black": "Ben", "Date": "2026.11.20"}

# A game of 2 turns each with a mill by White in the third.
MILL = "1. a7 b6 2. d7 d6 3. g7xb6 f6"


def state(game):
    """All that a game is, without what was taken back."""
    return {name: value for name, value in vars(game).items()
            if name != "undone"}


def game_by_chance(seed, most=200):
    """A random game with random options. It may end, or be broken off."""
    numbers = dice(seed)
    game = new_game(**options_by(numbers))
    length, end = next(numbers) % most, next(numbers) % 6
    while len(game.turns) < length and legal_turns(game):
        play(game, turn_by(numbers, game))
    if end == 0:
        agree(game)
    if end in (1, 2):
        resign(game, (WHITE, BLACK)[end - 1])
    return game


def long_record(turns):
    """The record of a game without draw rules, in which all turns go to and
    fro."""
    game = set_up([WHITE, EMPTY, WHITE, BLACK, EMPTY, BLACK] + 15 * [EMPTY]
                  + [WHITE, BLACK, EMPTY], WHITE,
                  **dict.fromkeys(DRAW_LIMITS.values(), 0))
    for number in range(turns):
        start = (0, 3, 1, 4)[number % 4]
        end = (1, 4, 0, 3)[number % 4]
        play_legal(game, (start, end, ()))
    return record_of(game, TAGS)


def refusal(action, *details):
    """The RecordError with which the program refuses this. It has a sentence
    for it, in one line."""
    with pytest.raises(RecordError) as caught:
        action(*details)
    error = caught.value
    said = sentence(error.reason, **facts_in_words(error.facts))
    assert said.isprintable()
    return error


def refused(text):
    """The RecordError for a record."""
    return refusal(read_record, text)


def contents(folder):
    """The names and bytes of all files in a folder."""
    found = {}
    for name in os.listdir(str(folder)):
        path = os.path.join(str(folder), name)
        if os.path.isfile(path):
            with open(path, "rb") as file:
                found[name] = file.read()
    return found

"""recorded.py - games for the tests of records, and what is said of them."""

import random

import pytest

from board import BLACK, WHITE
from helpers.drawn import random_options, turn_by
from rooms.console import facts_in_words, sentence
from rooms.records import Unusable, record_of
from rooms.records.record import read_record
from rules import agree, legal_turns, new_game, play, resign

TAGS = {"White": "Ann", "Black": "Ben", "Date": "2026.11.20"}

# A game of 2 turns each with a mill by White in the third.
MILL = "1. a7 b6 2. d7 d6 3. g7xb6 f6"

# What may come into a record by accident, or by malice.
PIECES = ["\0", "\ufeff", "\x1b[31m", "9" * 9000, "x" * 9999, "{", "}", '"',
          "\r", "\n[", '\n[White "', "d6-d7", "g1xa1", " $4 ", "1-0 ", "7. ",
          '[FEN "x"]\n', '[Repetitions "%s"]' % ("9" * 5000), "\xfc"]


def state(game):
    """All that a game is, without what was taken back."""
    return {name: value for name, value in vars(game).items()
            if name != "undone"}


def game_by_chance(seed, most=200):
    """A random game with random options. It may end, or be broken off."""
    chance = random.Random(seed)
    game = new_game(**random_options(chance))
    length, end = chance.randrange(most), chance.randrange(6)
    while len(game.turns) < length and legal_turns(game):
        play(game, turn_by(chance, game))
    if end == 0:
        agree(game)
    if end in (1, 2):
        resign(game, (WHITE, BLACK)[end - 1])
    return game


def damaged(chance):
    """The bytes of a record with some damage."""
    text = record_of(game_by_chance(chance.randrange(10 ** 6), 90), TAGS)
    at, to = sorted(chance.sample(range(len(text)), 2))
    text = chance.choice([
        text[:at], text[:at] + text[to:], text[:at] + text[at:to][::-1],
        text[:at] + chance.choice(PIECES) + text[at + 3 * (to % 2):]])
    read = text.encode(chance.choice(["utf-8"] * 6 + [
        "utf-16", "utf-16-le", "utf-8-sig", "cp1252", "cp037"]), "replace")
    noise = bytes(chance.randrange(256) for _ in range(at % 4))
    return read[:at] + noise + read[at + len(noise):]


def refusal(action, *details):
    """The Unusable with which the program refuses this, said in one line."""
    with pytest.raises(Unusable) as caught:
        action(*details)
    error = caught.value
    said = sentence(error.reason, **facts_in_words(error.facts))
    assert said.isprintable()
    return error


def refused(text):
    """The Unusable for a record."""
    return refusal(read_record, text)


def contents(folder):
    """The names and bytes of all files in a folder."""
    return {path.name: path.read_bytes()
            for path in folder.iterdir() if path.is_file()}

"""replay.py - a game shown again, turn by turn.

INPUT    replay obey_replay beginning_of
STORAGE  REPLAY ALLOWED
PROCESS  go_to go_on go_back watch pause play_here stop
OUTPUT   nothing

While a game is replayed, match.replayed is that game, whole, and match.game is
the same game up to the turn that is shown. match.before is the game to which
`stop` comes back.
"""

import time

from commands import ALIASES, command_in
from game import copy_of
from match import NOTHING
from rules import take_back
from saving import keep_aside, keep_now, names_in, read_game
from view import show_board, tell

# INPUT

def replay(match, words):
    """Show the game just played again, or the record of that name."""
    game, names = match.replayed or match.game, match.names
    if words:
        read = read_game(match, words)
        if not read:
            return
        game, names = read[0], names_in(read[1])
    if not game.turns:
        tell(match, "no turns", "refusal")
        return
    match.before = match.before or (match.game, match.names)
    match.replayed, match.names = game, names
    go_to(match, 0)
    tell(match, "replaying")


def obey_replay(match, line):
    """Do what a line says in a replay, if it is about the replay.

    Returns what is left to be obeyed: the line, or nothing.
    """
    word = line.strip().lower()
    command, _ = command_in(line)
    if word.isascii() and word.isdigit() and len(word) < 6:
        go_to(match, int(word))
    elif word in REPLAY:
        REPLAY[word](match)
    elif command and beginning_of(command, ALLOWED):
        return line
    else:
        tell(match, "in replay", "refusal")
    return ""


def beginning_of(word, names):
    """Is a word the beginning of one of these names?"""
    return any(name.startswith(ALIASES.get(word, word)) for name in names)


# PROCESS

def go_to(match, number):
    """Show the game after that many turns, or after the last."""
    whole = match.replayed
    game = copy_of(whole)
    if number < len(whole.turns):
        game.ended = None
    while len(game.turns) > number:
        take_back(game)
    match.begun, match.question = NOTHING, None
    match.game = game


def go_on(match):
    """Show the next turn."""
    if len(match.game.turns) == len(match.replayed.turns):
        tell(match, "replay over")
    go_to(match, len(match.game.turns) + 1)


def go_back(match):
    """Show the turn before."""
    go_to(match, max(0, len(match.game.turns) - 1))


def watch(match):
    """Show all the turns that follow, with a pause after each."""
    try:
        while len(match.game.turns) < len(match.replayed.turns):
            go_on(match)
            show_board(match)
            pause(match.pause)
    except KeyboardInterrupt:
        tell(match, "stopped")


def pause(seconds):
    """Wait, in slices so short that Ctrl-C is noticed at once in IDLE too."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(min(0.1, max(0.0, end - time.monotonic())))


def play_here(match):
    """Play on from the position that is shown, as a game of its own."""
    here, names = copy_of(match.game), match.names
    here.undone = []
    stop(match)
    keep_aside(match)
    match.game, match.names = here, names
    if match.keeping:
        keep_now(match)


def stop(match):
    """Come back to the game that was there before the replay."""
    match.game, match.names = match.before
    match.before, match.replayed = None, None
    match.drawn = None


# STORAGE: the words of a replay, and the commands that work in it, too

REPLAY = {"": go_on, "back": go_back, "play": watch, "here": play_here,
          "stop": stop}
ALLOWED = ("help", "rules", "moves", "log", "map", "light", "plain", "style",
           "options", "replay", "quit", "yes", "no")

"""one_game.py - the program that plays one game in a process of its own.

INPUT    read_job seated
STORAGE  MOST_MEMORY MOST_PRINTED LOADING TICK Printed
PROCESS  shut_off watch_turns watch_parent begin_thread limit_memory play main
OUTPUT   tell line_of write fault_of_error error_in_words lines_of

It is started by apart.py, which gives it a game and the names of two players
through the input. Its output is a line for each turn, [start, end, removed],
then one with what else there is to tell: {"seconds": ...}, or what a player
did wrong. When a turn takes too long, Python itself writes where it was, and
ends. So whatever a player does, no other game is harmed.
"""

import faulthandler
import functools
import json
import os
import pickle
import random
import signal
import sys
import threading
import time
import traceback

from board import WHITE
from computer import EXPERT_SECONDS, LEVELS, choose_turn
from tournament.own_players import read_player
from tournament.referee import CANNOT_WRITE, PlayerError, play_game

# INPUT

def read_job():
    """What is to be played, as apart.py has written it."""
    return pickle.load(open(0, "rb", closefd=False))


def seated(name, seconds):
    """The level of that name, or the player in that file, as a function of a
    game."""
    if name not in LEVELS:
        return read_player(name)
    time_for_expert = min(EXPERT_SECONDS, seconds / 2)

    def player(game):
        """The level plays, and draws by chance as the others do."""
        return choose_turn(game, name, time_for_expert, random)
    return player


# STORAGE

MOST_MEMORY = 1 << 30   # bytes that a game may need, where a system can tell
MOST_PRINTED = 2000     # signs that a player prints and that are shown
LOADING = 5             # seconds for which files of players may be read
TICK = 0.1              # seconds after which the watch looks again


class Printed:
    """What players print, as far as it is shown: a file that is written to."""

    def __init__(self):
        self.text = ""

    def write(self, text):
        """Keep the text, if there is room."""
        self.text += text[:MOST_PRINTED - len(self.text)]
        return len(text)

    def flush(self):
        """There is nothing to do."""


# PROCESS: what a player cannot reach

def shut_off(printed):
    """Let players read and write nothing here. Returns the output, which from
    now on is ours alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)    # the parent ends us
    output, nothing = os.dup(1), os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 1)
    sys.stdin = open(os.devnull)
    sys.stdout = sys.stderr = printed
    faulthandler.enable(output)
    return output


def watch_turns(game, printed, seconds, output):
    """End the process when one turn takes longer than so many seconds; what
    was done then is written by Python, even if it does nothing else. What was
    printed until then is told in time."""
    seen, told = None, ""
    while True:
        if told != printed.text:
            told = printed.text
            tell(output, {"printed": told})
        if seen != len(game.turns):
            seen = len(game.turns)
            faulthandler.dump_traceback_later(seconds, exit=True, file=output)
        time.sleep(TICK)


def watch_parent():
    """End the process when the one that started it is gone."""
    while os.read(0, 1000):
        pass
    os._exit(1)


def begin_thread(watch, *details):
    """Let a watch go on beside the game."""
    threading.Thread(target=watch, args=details, daemon=True).start()


def limit_memory(most=None):
    """Let Python raise MemoryError when this process needs too much; where the
    system knows no such limit, there is none. Without a number, lift it."""
    try:
        import resource             # Windows has none
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (most or hard, hard))
    except (ImportError, OSError, ValueError):
        pass


# PROCESS: the game

def play(job, printed, output):
    """Play the game, and tell how it went."""
    game, players, at_fault = job["game"], {}, None
    try:
        for at_fault, name in job["players"].items():
            tell(output, {"by_white": at_fault == WHITE})
            players[at_fault] = seated(name, job["seconds"])
        at_fault = None
        tell(output, {"by_white": None})
        begin_thread(watch_turns, game, printed, job["seconds"], output)
        seconds = play_game(game, players, lambda turn: write(
            output, line_of(turn)), job["most"])
        return {"seconds": list(seconds.values())}
    except BaseException as error:          # sys.exit() is one of them
        limit_memory()
        man = at_fault or game.to_move
        return dict(fault_of_error(error, job["players"][man],
                                   players.get(man)), by_white=man == WHITE)


def main():
    """Play one game. Whatever players have left running ends with it."""
    printed, job = Printed(), read_job()
    output = shut_off(printed)
    tell(output, {"begun": True})
    random.seed(job["seed"])
    limit_memory(MOST_MEMORY)
    faulthandler.dump_traceback_later(LOADING, exit=True, file=output)
    begin_thread(watch_parent)
    ended = play(job, printed, output)
    tell(output, dict(ended, printed=printed.text))
    os._exit(0)


# OUTPUT

def tell(output, what):
    """Write a line for the program that started this one."""
    write(output, (json.dumps(what) + "\n").encode("ascii"))


@functools.lru_cache(None)          # most turns come again
def line_of(turn):
    """The line that tells of a turn."""
    return (json.dumps(turn) + "\n").encode("ascii")


def write(output, line):
    """Write it at once, so that it is known whatever happens next."""
    try:
        os.write(output, line)
    except OSError:                 # the disk is full
        os._exit(CANNOT_WRITE)


def fault_of_error(error, path, player):
    """What a player did wrong, as facts: the reason, what is to be told of it,
    and the lines of his own file that led there."""
    code = getattr(player, "__code__", None)
    first = [[code.co_firstlineno, code.co_name, ""]] if code else []
    if isinstance(error, PlayerError):
        return {"reason": error.reason, "facts": error.facts, "lines": first}
    return {"reason": "player raised",
            "facts": {"error": error_in_words(error)},
            "lines": lines_of(error, path)[-5:] or first}


def error_in_words(error):
    """An error as Python tells it, in a line."""
    try:
        text = getattr(error, "msg", "") or str(error)
    except Exception:
        text = ""
    return ("%s: %s" % (type(error).__name__, text)).strip(": \n")


def lines_of(error, path):
    """[(line, function, text)] of a traceback, as far as they stand in this
    file, the innermost last."""
    lines = [[frame.lineno, frame.name, frame.line]
             for frame in traceback.extract_tb(error.__traceback__)
             if frame.filename == path]
    if isinstance(error, SyntaxError) and error.filename == path:
        lines.append([error.lineno, "", (error.text or "").strip()])
    return lines


if __name__ == "__main__":
    main()

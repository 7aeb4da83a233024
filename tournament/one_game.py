"""one_game.py - the program that plays one game in a process of its own.

INPUT    read_job seated
STORAGE  MOST_MEMORY MOST_PRINTED LOADING TICK Printed
PROCESS  shut_off watch_turns slow watch_parent begin_thread limit_memory
         play main
OUTPUT   tell line_of write fault_of_error error_in_words
         lines_of_error lines_of

It is started by apart.py, which gives it a game and the names of two players
through the input. Its output is a line for each turn, [start, end, removed],
then one with what else there is to tell: {"seconds": ...}, or what a player
did wrong. Whatever a player does, no other game is harmed: he plays with a
copy of the game, and a watch beside him ends the process, if need be.
"""

import errno
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
from rules import OTHER
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
MOST_PRINTED = 4000     # signs that a player prints and that are shown
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
    if hasattr(os, "register_at_fork"):     # nobody plays the game twice
        os.register_at_fork(after_in_child=lambda: os._exit(1))
    faulthandler.enable(output)
    return output


def watch_turns(job, printed, output):
    """End the process when one turn takes too long, or the reading of a file,
    and tell what was done then. If this thread is not let run either, Python
    itself writes where it was. What is printed is told in time."""
    stage, begun, told = None, 0.0, ""
    while True:
        limit = LOADING if job["loading"] else job["seconds"]
        if stage != (job["loading"], len(job["game"].turns)):
            stage = job["loading"], len(job["game"].turns)
            begun = time.monotonic()
            faulthandler.dump_traceback_later(limit + 10 * TICK, exit=True,
                                              file=output)
        if told != printed.text:
            told = printed.text
            tell(output, {"printed": told})
        if time.monotonic() - begun > limit:
            tell(output, slow(job, limit))
            os._exit(1)
        time.sleep(TICK)


def slow(job, limit):
    """What is told of a player who is stopped: where he is now."""
    limit_memory()
    man = job["loading"] or job["game"].to_move
    stack = traceback.extract_stack(
        sys._current_frames()[threading.main_thread().ident])
    return {"reason": "player slow read" if job["loading"] else "player slow",
            "facts": {"seconds": limit},
            "lines": lines_of(stack, job["players"][man])[-5:]}


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

def play(job, output):
    """Play the game, and tell how it went."""
    game, players, seconds = job["game"], {}, {}
    try:
        for man, name in job["players"].items():
            job["loading"] = man
            tell(output, {"by_white": man == WHITE})
            players[man] = seated(name, job["seconds"])
        job["loading"] = None
        tell(output, {"by_white": None})
        play_game(game, players, lambda turn: write(output, line_of(turn)),
                  job["most"], job["seconds"], seconds)
        ended = {"ended": True}
    except BaseException as error:          # sys.exit() is one of them
        limit_memory()
        man = job["loading"] or game.to_move
        ended = fault_of_error(error, job["players"][man], players.get(man))
    return dict(ended, seconds=[seconds.get(man, 0.0) for man in OTHER])


def main():
    """Play one game. Whatever players have left running ends with it."""
    printed, job = Printed(), read_job()
    output = shut_off(printed)
    job["loading"] = None
    tell(output, {"begun": True})
    random.seed(job["seed"])
    limit_memory(MOST_MEMORY)
    begin_thread(watch_parent)
    begin_thread(watch_turns, job, printed, output)
    ended = play(job, output)
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
    except OSError as error:
        os._exit(CANNOT_WRITE if error.errno == errno.ENOSPC else 1)


def fault_of_error(error, path, player):
    """What a player did wrong, as facts: the reason, what is to be told of it,
    and the lines of his own file that led there."""
    code = getattr(player, "__code__", None)
    first = [[code.co_firstlineno, code.co_name, ""]] if code else []
    if isinstance(error, PlayerError):
        return {"reason": error.reason, "facts": error.facts, "lines": first}
    return {"reason": "player raised",
            "facts": {"error": error_in_words(error)},
            "lines": lines_of_error(error, path)[-5:] or first}


def error_in_words(error):
    """An error as Python tells it, in a line."""
    try:
        text = getattr(error, "msg", "") or str(error)
    except Exception:
        text = ""
    return ("%s: %s" % (type(error).__name__, text)).strip(": \n")


def lines_of_error(error, path):
    """The lines of a file that led to an error, the innermost last."""
    lines = lines_of(traceback.extract_tb(error.__traceback__), path)
    if isinstance(error, SyntaxError) and error.filename == path:
        lines.append([error.lineno, "", (error.text or "").strip()])
    return lines


def lines_of(stack, path):
    """[line, function, text] of those frames that are in this file."""
    return [[frame.lineno, frame.name, frame.line] for frame in stack
            if frame.filename == path]


if __name__ == "__main__":
    main()

"""one_player.py - the program that lets one player think, away from us.

INPUT    loads the file of a player: seated
STORAGE  limits for a player, and the text that it prints: MOST_MEMORY Printed
PROCESS  lets the player think when it is asked: main think_once load_player
OUTPUT   sends the referee an answer, or an error: tell_referee
         fault_of_error

The referee, apart.py, starts this program. The clock and the other player are
in other processes. This is what the two write to each other, line by line:

    the referee writes    this program answers
    --------------------  ---------------------------------------------------
    a job (see job_of)    {"begun": true}
    (the same job)        {"loaded": [[line of choose_turn, its name, ""]]}
    [all turns so far]    {"turn": "(start, end, removed)"}

The job is no line: it is pickled. A level of the computer has no line, so it
answers {"loaded": []}. While the player thinks, {"printed": "a text"} may come
first. Has the player done something wrong? Then the answer is
{"reason": key, "text": error, "lines": [[line, function, text]]}. When the
time is up, Python writes where it is, in lines of its own, and ends.
"""

import faulthandler
import json
import os
import pickle
import random
import runpy
import sys
from contextlib import suppress
from functools import partial

from rules import copy_of, play_legal

# STORAGE

MOST_MEMORY = 1 << 30   # bytes that a player may use, if the system can count
MOST_PRINTED = 4000     # characters that we send of what a player prints
MOST_RETURNED = 400     # ... and of what it returns: a turn has fewer


class Printed:
    """What a player prints: a file that tells each text at once, until there
    is no more room."""

    def __init__(self, tell_it):
        self.tell = tell_it
        self.room = MOST_PRINTED

    def write(self, text):
        """Tell the text, or as much of it as there is room for."""
        if self.room and text:
            self.tell({"printed": text[:self.room]})
            self.room -= len(text[:self.room])
        return len(text)

    def flush(self):
        """There is nothing to do."""


# INPUT

def seated(path, seconds):
    """The player as a function of a game. For a level, it is the level itself.
    For a file, the file is run, and it is its function choose_turn. None or
    False if there is none. Whatever goes wrong in the file is raised."""
    if path.endswith(".py"):
        sys.path.append(os.path.dirname(path))      # for its own imports
        return os.path.isfile(path) and runpy.run_path(
            path, run_name="own player").get("choose_turn")
    from rooms.computer import EXPERT_SECONDS, choose_turn  # slow to load
    return partial(choose_turn, level=path,
                   seconds=min(EXPERT_SECONDS, seconds / 2))


# PROCESS

def shut_off():
    """Take the keyboard and the screen away from the player. Returns two open
    files: in one we hear the referee, in the other we answer."""
    heard, told = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nothing, number)
    faulthandler.enable(told)
    return heard, told


def limit_memory(most=None):
    """Let Python raise MemoryError when this process uses more than `most`
    bytes. Without a number, lift the limit. Some systems know no limit."""
    with suppress(ImportError, OSError, ValueError):
        import resource             # Windows has none
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (most or hard, hard))


def load_player(job):
    """Load the player, and put it into the job. Returns what we tell the
    referee: the line in which its function begins, or what is wrong."""
    try:
        choose = job["choose"] = seated(job["path"], job["seconds"])
    except BaseException as error:          # sys.exit() is one of them
        return fault_of_error(error, job["path"])
    if not callable(choose):
        return fault_told("no choose_turn" if os.path.isfile(job["path"])
                          else "no player file")
    code = getattr(choose, "__code__", None)
    return {"loaded": [[code.co_firstlineno, code.co_name, ""]] if code
            else []}


def think_once(job, turns):
    """The answer of the player, after these turns of the game. Returns what we
    tell the referee."""
    game = copy_of(job["game"])         # it may have begun with some of them
    for start, end, removed in turns[len(game.turns):]:
        play_legal(game, (start, end, tuple(removed)))
    try:
        return {"turn": repr(job["choose"](game))[:MOST_RETURNED]}
    except BaseException as error:
        return fault_of_error(error, job["path"])


def tell_in_time(told, seconds, work, *details):
    """Tell the referee what work(*details) returns. When the time is up,
    Python itself writes where it is, and ends this process."""
    faulthandler.dump_traceback_later(seconds, exit=True, file=told)
    said = work(*details)
    faulthandler.cancel_dump_traceback_later()
    tell_referee(told, said)


def main():
    """Let a player think, each time that the referee asks."""
    del sys.path[0]         # our own folder: the player shall not import it
    heard, told = shut_off()
    sys.stdout = sys.stderr = Printed(partial(tell_referee, told))
    job = pickle.load(heard)
    tell_referee(told, {"begun": True})
    random.seed(job["seed"])
    limit_memory(MOST_MEMORY)
    tell_in_time(told, job["loading"], load_player, job)
    for line in heard:
        tell_in_time(told, job["seconds"], think_once, job, json.loads(line))
    os._exit(0)             # this also ends what the player left running


# OUTPUT

def tell_referee(told, what):
    """Send a line to the referee, at once."""
    told.write((json.dumps(what) + "\n").encode("ascii"))
    told.flush()


def fault_told(reason, text="", lines=()):
    """What we tell the referee about a fault of the player."""
    return {"reason": reason, "text": text, "lines": lines}


def fault_of_error(error, path):
    """What we tell the referee about an error: the error as Python writes it,
    and the lines of the player's file that led there, [line, function, text],
    the innermost last."""
    import traceback                # slow to load, and rarely needed
    limit_memory()
    text = "%s: %s" % (type(error).__name__, getattr(error, "msg", "")
                       or error)
    lines = [[frame.lineno, frame.name, frame.line]
             for frame in traceback.extract_tb(error.__traceback__)
             if frame.filename == path]
    if isinstance(error, SyntaxError) and error.filename == path:
        lines.append([error.lineno, "", (error.text or "").strip()])
    return fault_told("player raised", text.strip(": \n")[:400], lines[-5:])


if __name__ == "__main__":
    main()

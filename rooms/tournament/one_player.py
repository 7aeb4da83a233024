"""one_player.py - the program that lets one player think, apart from us.

INPUT    loads the file of a player: seated
STORAGE  limits for a player, and the text that he prints: MOST_MEMORY Printed
PROCESS  lets the player think when he is asked: main think_once load_player
OUTPUT   sends the referee an answer, or an error: tell_referee
         fault_of_error

It is started by apart.py, which gives it a job through the input: the game as
far as it was played, and the player. Then it is given the turns of the game, a
line each time, and answers with a line, {"turn": [start, end, removed]}, or
with what the player did wrong. Whatever a player does here, he does it to
himself: the referee, the clock and the other player are in other processes.
"""

import faulthandler
import json
import os
import pickle
import random
import runpy
import sys
from functools import partial

from rules import copy_of, is_turn, make

# STORAGE

MOST_MEMORY = 1 << 30   # bytes that a player may need, where a system can tell
MOST_PRINTED = 4000     # signs that a player prints and that are shown

# What players of the class imported by these names stands in rooms now.
IN_ROOMS = ("commands", "computer", "console", "meeting", "records",
            "tournament")


class Printed:
    """What a player prints: a file that tells it at once, as far as it is
    shown."""

    def __init__(self, tell_it):
        self.tell = tell_it
        self.room = MOST_PRINTED

    def write(self, text):
        """Tell the text, if there is room."""
        if self.room and text:
            self.tell({"printed": text[:self.room]})
            self.room -= len(text[:self.room])
        return len(text)

    def flush(self):
        """There is nothing to do."""


# INPUT

def seated(path, seconds):
    """The level of that name as a function of a game; or choose_turn in that
    file, which is run for it, or None if it has none. Whatever goes wrong
    there is raised."""
    if path.endswith(".py"):
        sys.path.append(os.path.dirname(path))      # for what it imports
        return os.path.isfile(path) and runpy.run_path(
            path, run_name="own player").get("choose_turn")
    from rooms.computer import EXPERT_SECONDS, choose_turn  # slow to load
    return partial(choose_turn, level=path,
                   seconds=min(EXPERT_SECONDS, seconds / 2))


# PROCESS

def shut_off():
    """Let the player read and write nothing here. Returns the open files by
    which the referee is heard and answered."""
    heard, told = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nothing, number)
    if hasattr(os, "register_at_fork"):     # nobody plays the game twice
        os.register_at_fork(after_in_child=lambda: os._exit(1))
    faulthandler.enable(told)
    return heard, told


def limit_memory(most=None):
    """Let Python raise MemoryError when this process needs too much; where the
    system knows no such limit, there is none. Without a number, lift it."""
    try:
        import resource             # Windows has none
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (most or hard, hard))
    except (ImportError, OSError, ValueError):
        pass


def load_player(job):
    """Put the player into his job. What is told of him: in which line his
    function begins, or what is wrong with his file."""
    path = job["path"]
    try:
        choose = job["choose"] = seated(path, job["seconds"])
    except BaseException as error:          # sys.exit() is one of them
        return fault_of_error(error, path)
    if not callable(choose):
        return {"reason": "no choose_turn" if os.path.isfile(path)
                else "no player file"}
    code = getattr(choose, "__code__", None)
    return {"loaded": [[code.co_firstlineno, code.co_name, ""]] if code
            else []}


def think_once(job, turns):
    """What the player answers, after all these turns were played."""
    game = job["game"]
    for start, end, removed in turns[len(game.turns):]:
        make(game, (start, end, tuple(removed)))
    try:
        turn = job["choose"](copy_of(game))
        if is_turn(turn):
            return {"turn": turn}
        return {"reason": "no turn", "answer": in_short(turn)}
    except BaseException as error:
        return fault_of_error(error, job["path"])


def tell_in_time(told, seconds, work, *details):
    """Tell what work(*details) gives. When the time is up, Python itself says
    where it is, and ends this process."""
    faulthandler.dump_traceback_later(seconds, exit=True, file=told)
    said = work(*details)
    faulthandler.cancel_dump_traceback_later()
    tell_referee(told, said)


def main():
    """Let a player think, as often as he is asked."""
    del sys.path[0]         # our own folder, which is none of his business
    heard, told = shut_off()
    sys.stdout = sys.stderr = Printed(partial(tell_referee, told))
    job = pickle.load(heard)
    tell_referee(told, {"begun": True})
    random.seed(job["seed"])
    limit_memory(MOST_MEMORY)
    tell_in_time(told, job["loading"], load_player, job)
    for line in heard:
        tell_in_time(told, job["seconds"], think_once, job, json.loads(line))
    os._exit(0)             # whatever the player has left running ends, too


# OUTPUT

def tell_referee(told, what):
    """Write a line for the referee, at once."""
    told.write((json.dumps(what) + "\n").encode("ascii"))
    told.flush()


def in_short(thing):
    """What a player returned, as Python writes it, in at most 60 signs."""
    try:
        text = repr(thing)
    except Exception as error:
        text = "<%s>" % type(error).__name__
    return text if len(text) <= 60 else text[:57] + "..."


def fault_of_error(error, path):
    """What a player did wrong: an error as Python tells it, in a line, and
    where a room is now; and the lines of his own file that led there, [line,
    function, text], the innermost last."""
    import traceback                # slow to load, and seldom needed
    limit_memory()
    try:
        text = getattr(error, "msg", "") or str(error)
    except Exception:
        text = ""
    if isinstance(error, ImportError) and error.name in IN_ROOMS:
        text += "; it is rooms.%s now" % error.name
    text = "%s: %s" % (type(error).__name__, text)
    lines = [[frame.lineno, frame.name, frame.line]
             for frame in traceback.extract_tb(error.__traceback__)
             if frame.filename == path]
    if isinstance(error, SyntaxError) and error.filename == path:
        lines.append([error.lineno, "", (error.text or "").strip()])
    return {"reason": "player raised", "lines": lines[-5:],
            "error": text.strip(": \n")[:400]}


if __name__ == "__main__":
    main()

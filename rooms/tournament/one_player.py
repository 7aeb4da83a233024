"""one_player.py - the program that lets one player think, apart from us.

INPUT    loads the file of a player: read_player seated
STORAGE  limits for a player, and the text that he prints: MOST_MEMORY Printed
PROCESS  lets the player think when he is asked: main think_once load_player
OUTPUT   sends the referee an answer, or an error: tell_referee fault_of_error

It is started by apart.py, which gives it a job through the input: the game as
far as it was played, and the player. Then it is given the turns that were
played since, and answers with a line, {"turn": [start, end, removed]}, or with
what the player did wrong. Whatever a player does here, he does it to himself:
the referee, the clock and the other player are in other processes.
"""

import faulthandler
import json
import os
import pickle
import random
import signal
import sys

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

def read_player(path):
    """The function choose_turn in this file, which is run for it. Whatever
    goes wrong there is raised; LookupError(key) if there is none."""
    import runpy                    # slow to load, and not for a level
    folder = os.path.dirname(path)
    if not os.path.isfile(path):
        raise LookupError("no player file")
    if folder not in sys.path:
        sys.path.append(folder)         # for what the file itself imports
    choose = runpy.run_path(path, run_name="own player").get("choose_turn")
    if not callable(choose):
        raise LookupError("no choose_turn")
    return choose


def seated(path, seconds):
    """The level of that name, or the player in that file, as a function of a
    game."""
    if path.endswith(".py"):
        return read_player(path)
    from rooms.computer import EXPERT_SECONDS, choose_turn  # slow to load
    time_for_expert = min(EXPERT_SECONDS, seconds / 2)

    def player(game):
        """The level plays, and draws by chance as the others do."""
        return choose_turn(game, path, time_for_expert, random)
    return player


# PROCESS

def shut_off():
    """Let the player read and write nothing here. Returns the open files by
    which the referee is heard and answered."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)    # the referee ends us
    heard, told = os.fdopen(os.dup(0), "rb"), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nothing, number)
    sys.stdin = open(os.devnull)
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
    """(the player, what is told of it): in which line his function begins, or
    what is wrong with his file."""
    try:
        choose = seated(job["path"], job["seconds"])
    except BaseException as error:          # sys.exit() is one of them
        limit_memory()
        return None, fault_of_error(error, job["path"])
    code = getattr(choose, "__code__", None)
    return choose, {"loaded": True, "lines": [
        [code.co_firstlineno, code.co_name, ""]] if code else []}


def think_once(choose, game, path):
    """What the player answers when he is to move."""
    try:
        turn = choose(copy_of(game))
        if is_turn(turn):
            return {"turn": turn}
        return {"reason": "no turn", "facts": {"answer": in_short(turn)}}
    except BaseException as error:
        limit_memory()
        return fault_of_error(error, path)


def play_turns(game, turns):
    """Play the turns that the referee has told."""
    for start, end, removed in turns:
        make(game, (start, end, tuple(removed)))


def main():
    """Let a player think, as often as he is asked. Python itself says where he
    is when the time is up, and ends this process."""
    del sys.path[0]         # our own folder, which is none of his business
    heard, told = shut_off()
    sys.stdout = sys.stderr = Printed(lambda what: tell_referee(told, what))
    job = pickle.load(heard)
    tell_referee(told, {"begun": True})
    random.seed(job["seed"])
    limit_memory(MOST_MEMORY)
    at_end = dict(exit=True, file=told)
    faulthandler.dump_traceback_later(job["loading"], **at_end)
    choose, said = load_player(job)
    faulthandler.cancel_dump_traceback_later()
    tell_referee(told, said)
    for line in heard:
        play_turns(job["game"], json.loads(line))
        faulthandler.dump_traceback_later(job["seconds"], **at_end)
        said = think_once(choose, job["game"], job["path"])
        faulthandler.cancel_dump_traceback_later()
        tell_referee(told, said)
    os._exit(0)             # whatever the player has left running ends, too


# OUTPUT

def tell_referee(told, what):
    """Write a line for the referee, at once; if that cannot be, end."""
    line = (json.dumps(what) + "\n").encode("ascii")
    try:
        while line:
            line = line[os.write(told, line):]
    except OSError:
        os._exit(1)


def in_short(thing):
    """What a player returned, as Python writes it, in at most 60 signs."""
    try:
        text = repr(thing)
    except Exception as error:
        text = "<%s>" % type(error).__name__
    return text if len(text) <= 60 else text[:57] + "..."


def fault_of_error(error, path):
    """What a player did wrong, as facts: the reason, what is to be told of it,
    and the lines of his own file that led there."""
    if isinstance(error, LookupError) and error.args[:1] in (
            ("no player file",), ("no choose_turn",)):
        return {"reason": error.args[0]}
    return {"reason": "player raised",
            "facts": {"error": error_in_words(error)},
            "lines": lines_of_error(error, path)[-5:]}


def error_in_words(error):
    """An error as Python tells it, in a line; and where a room is now."""
    try:
        text = getattr(error, "msg", "") or str(error)
    except Exception:
        text = ""
    if isinstance(error, ImportError) and error.name in IN_ROOMS:
        text += "; it is rooms.%s now" % error.name
    return ("%s: %s" % (type(error).__name__, text)).strip(": \n")[:400]


def lines_of_error(error, path):
    """[line, function, text] of a file that led to an error, the innermost
    last."""
    import traceback                # slow to load, and seldom needed
    lines = [[frame.lineno, frame.name, frame.line]
             for frame in traceback.extract_tb(error.__traceback__)
             if frame.filename == path]
    if isinstance(error, SyntaxError) and error.filename == path:
        lines.append([error.lineno, "", (error.text or "").strip()])
    return lines


if __name__ == "__main__":
    main()

"""apart.py - games that are played apart: each in a process of its own.

INPUT    lines_written read_dump
STORAGE  PROGRAM FAULTS POLL Job Outcome
PROCESS  cores_here games_apart begin end stop outcome_of add_fault play_turns

A Job says what is to be played, an Outcome how it went. The process is that
of one_game.py; its output is a file, so that nobody waits for the other. A
process that does harm to itself, or is killed, harms nobody else.
"""

import os
import sys
import time

from board import BLACK, WHITE
from rules import OTHER, copy_of, play
from tournament.own_players import ROOT, path_of_player
from tournament.referee import CANNOT_WRITE, LONGEST

# STORAGE

PROGRAM = "tournament.one_game"     # the module that the process runs
FAULTS = ("player raised", "no turn", "illegal turn", "player slow",
          "player slow read", "no player file", "no choose_turn")
POLL = 0.005            # seconds after which it looks whether one has ended


class Job:
    """A game that is to be played, or a part of one."""

    def __init__(self, game, players, seed, seconds, most=LONGEST,
                 fixture=None):
        self.game = game            # as far as it has been played
        self.players = players      # {man: the name of a player}
        self.seed = seed            # of all that is left to chance
        self.seconds = seconds      # that a turn may take
        self.most = most            # turns that are played at most
        self.fixture = fixture      # of a tournament, see schedule.py


class Outcome:
    """How a game went."""

    def __init__(self, game):
        self.game = game            # with the turns that were played
        self.seconds = {}           # {man: seconds that he has thought}
        self.at_fault = None        # the man who did something wrong, and
        self.reason = None          # ... what it was, a key for a sentence
        self.facts = {}             # ... that are filled into it
        self.lines = []             # [line, function, text] of his own file
        self.printed = ""           # what players have printed


# PROCESS: many games

def cores_here():
    """How many processes this computer works on at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def games_apart(jobs, cores=1, alive=None):
    """Play all these games, so many at once; gives (job, outcome) of each as
    soon as it has ended. Meanwhile alive(seconds gone by) is called.
    RuntimeError if no process can be started. Who leaves the loop
    ends all games."""
    waiting, running, begun = iter(jobs), [], time.monotonic()
    try:
        job = next(waiting, None)
        while job or running:
            while job and len(running) < cores:
                running.append((job, *begin(job)))
                job = next(waiting, None)
            for game in [game for game in running
                         if game[1].poll() is not None]:
                running.remove(game)
                yield game[0], end(*game)
            time.sleep(POLL)
            if alive:
                alive(time.monotonic() - begun)
    finally:
        for _, process, output in running:
            stop(process)
            output.close()


def begin(job):
    """Start the process of a game: it, and the file of its output.
    RuntimeError if that cannot be."""
    import pickle                   # slow to load, as the next two are, ...
    import subprocess
    import tempfile                 # ... and seldom needed
    try:
        output = tempfile.TemporaryFile()
        process = subprocess.Popen(
            [sys.executable, "-m", PROGRAM], cwd=ROOT, stdout=output,
            stdin=subprocess.PIPE, stderr=subprocess.DEVNULL,
            start_new_session=True,     # of which all ends with the game
            env=dict(os.environ, PYTHONHASHSEED="0"),   # sets are the same
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0))
    except OSError as error:
        raise RuntimeError(error.strerror or str(error)) from None
    try:
        players = {man: path_of_player(name)
                   for man, name in job.players.items()}
        process.stdin.write(pickle.dumps(dict(vars(job), players=players)))
        process.stdin.flush()       # and left open: its end would end the game
    except OSError:
        pass                        # it has ended already
    return process, output


def end(job, process, output):
    """The outcome of a game whose process has ended. RuntimeError if it could
    not even begin, or not write."""
    code = stop(process)
    output.seek(0)
    with output:
        outcome = outcome_of(job, output.read())
    if not outcome or code == CANNOT_WRITE:
        raise RuntimeError("no space is left" if code == CANNOT_WRITE
                           else "it has ended with %d" % code)
    return outcome


def stop(process):
    """End a process, if it has not ended, and all that it has started, where
    the system knows what that is. Returns its exit status."""
    if hasattr(os, "killpg"):
        import signal               # slow to load, and seldom needed
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except OSError:
            pass                    # they have all ended
    else:
        process.kill()
    process.communicate()
    return process.returncode


# PROCESS: one game

def outcome_of(job, written):
    """How a game went, from what its process has written; None if it has not
    begun."""
    outcome = Outcome(copy_of(job.game))
    turns, told, rest = lines_written(written.decode("ascii", "replace"))
    if not told.get("begun"):
        return None
    outcome.printed = told.get("printed", "")
    outcome.seconds = dict(zip(OTHER, told.get("seconds", ())))
    whole = play_turns(outcome.game, turns) and turns and "ended" in told
    if not whole:
        add_fault(outcome, job, told, rest)
    return outcome


def add_fault(outcome, job, told, rest):
    """Note what a player did wrong: he told it, or his process ended."""
    colours = {True: WHITE, False: BLACK, None: outcome.game.to_move}
    man = colours[told.get("by_white")]
    outcome.at_fault = man
    outcome.reason = told.get("reason")
    outcome.facts = told.get("facts", {})
    outcome.lines = told.get("lines", [])
    if outcome.reason not in FAULTS:
        slow = rest.startswith("Timeout")
        outcome.reason = "player slow" if slow else "player gone"
        outcome.facts = {"seconds": job.seconds}
        outcome.lines = read_dump(rest, path_of_player(job.players[man]))


def play_turns(game, turns):
    """Play the turns that a process has told. False if one cannot be played,
    because the process has gone mad."""
    try:
        for start, end_of_way, removed in turns:
            play(game, (start, end_of_way, tuple(removed)))
    except (TypeError, ValueError):
        return False
    return True


# INPUT: what a process has written

def lines_written(text):
    """(the turns, what else was told, the rest that Python wrote)."""
    import json                     # slow to load, and seldom needed
    turns, told, rest = [], {}, []
    for line in text.split("\n"):
        try:
            said = json.loads(line)
        except ValueError:
            said = None
            rest.append(line)
        if isinstance(said, list):
            turns.append(said)
        elif isinstance(said, dict):
            told.update(said)
    return turns, told, "\n".join(rest).strip()


def read_dump(text, path):
    """[line, function, ""] of the lines in a file at which Python was when it
    had to end, as it tells them itself; the innermost last."""
    import re                       # slow to load, and seldom needed
    name = path.encode("ascii", "backslashreplace").decode("ascii")
    found = re.findall(r'File "(.*)", line (\d+) in (.*)', text)
    return [[int(line), function, ""] for file, line, function in found
            if file == name][4::-1]

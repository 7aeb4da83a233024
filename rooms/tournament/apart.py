"""apart.py - games whose players think apart: each in a process of its own.

INPUT    reads what the process of a player answers: ask_turn answer_to
STORAGE  a game to be played, one that is played, and a player's process: Job
         Outcome PlayerSeat
PROCESS  plays many games at once, each with its own processes: games_apart
         play_apart is_over
OUTPUT   sends a message to a player's process: order

A Job says what is to be played, an `outcome` (Outcome) how it goes. The
referee is here: he asks the processes of the players (one_player.py) for their
turns, holds the clock, and judges what they answer. Nothing that comes from
there is believed that cannot be checked, so a player harms nobody but himself.
A `seat` is a PlayerSeat: a player and his process.
"""

import json
import os
import sys
import threading
import time
from collections import namedtuple
from functools import partial

from rooms.tournament.guard import end_process
from rooms.tournament.player_files import ROOT, path_of_player
from rooms.tournament.referee import LONGEST, PlayerError, play_game
from rules import copy_of, is_turn

# STORAGE

PROGRAM = os.path.join(ROOT, "rooms", "tournament", "one_player.py")
GUARD = os.path.join(ROOT, "rooms", "tournament", "guard.py")
STARTING = 60           # seconds in which a process must have begun
LOADING = 5             # seconds for which the file of a player may be read
GRACE = 0.5             # seconds that a process has to say where it is
MOST_SENT = 10 ** 6     # bytes that a player may send in a game,
LONGEST_LINE = 10 ** 5  # ... and in a line
MOST_KEPT = 4000        # signs that he prints and that are kept
TICK = 0.005            # seconds after which the clocks are looked at again

# What the process of a player may say that he did wrong, and the facts that it
# tells of it.
FAULTS_TOLD = {"player raised": ["error"], "no turn": ["answer"],
               "no player file": [], "no choose_turn": []}


# A game that is to be played, or a part of one: the game as far as it has been
# played; {man: the name of a player}; the seed of all that is left to chance;
# the seconds that a turn may take; the most turns that are played; and the
# fixture of a tournament, see schedule.py.
Job = namedtuple("Job", "game players seed seconds most fixture",
                 defaults=(LONGEST, None))


class Outcome:
    """A game that is played, and how it went."""

    def __init__(self, job):
        self.game = copy_of(job.game)   # with the turns that were played
        self.job = job
        self.seats = {}             # {man: a PlayerSeat}
        self.seconds = dict.fromkeys(job.players, 0.0)  # thought by each man
        self.at_fault = None        # the man who did something wrong, and
        self.fault = None           # ... what it was, a PlayerError
        self.error = None           # why it could not even begin
        self.thread = threading.Thread(     # in which it is played
            target=play_apart, args=[self], daemon=True)


class PlayerSeat:
    """A player, and the process in which he thinks."""

    def __init__(self, path, process):
        self.path = path            # of his file, or the name of a level
        self.process = process
        self.until = None           # when the clock stops it, while it thinks
        self.late = False           # has the clock stopped it?
        self.room = MOST_SENT       # bytes that it may still send
        self.printed = ""           # what he has printed
        self.rest = ""              # what Python itself wrote in the end
        self.lines = None           # where his function begins, if read


# PROCESS: many games

def cores_here():
    """How many processes this computer works on at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def games_apart(jobs, cores=1, alive=None):
    """Play all these games, so many at once; gives (job, outcome) of each as
    soon as it has ended. Meanwhile alive(seconds gone by) is called.
    RuntimeError if no process can be started. Who leaves the loop ends all
    games."""
    waiting, running, begun = iter(jobs), [], time.monotonic()
    guard = started(GUARD)
    try:
        job = next(waiting, None)
        while job or running:
            while job and len(running) < cores:
                running.append(Outcome(job))
                begin_game(running[-1], guard)
                job = next(waiting, None)
            time.sleep(TICK)
            for outcome in [game for game in running if is_over(game)]:
                running.remove(outcome)
                end_game(outcome, guard)
                yield outcome.job, outcome
            if alive:
                alive(time.monotonic() - begun)
    finally:
        for outcome in running:
            end_game(outcome, guard)
        guard.communicate()


def started(program):
    """Start a program in a process of its own. RuntimeError if that cannot be.
    """
    import subprocess               # slow to load, and seldom needed
    path = ROOT + os.pathsep + os.environ.get("PYTHONPATH", "")
    try:
        return subprocess.Popen(
            [sys.executable, program], cwd=ROOT, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            # All that it starts ends with it, and sets are always the same.
            start_new_session=True,
            env=dict(os.environ, PYTHONPATH=path, PYTHONHASHSEED="0"),
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0))
    except (OSError, ValueError) as error:
        raise RuntimeError(getattr(error, "strerror", "") or error) from None


def begin_game(outcome, guard):
    """Begin a game, in a thread. RuntimeError if no process can be started.
    """
    for man, name in outcome.job.players.items():
        outcome.seats[man] = PlayerSeat(path_of_player(name), started(PROGRAM))
        order(guard, b"%d\n" % outcome.seats[man].process.pid)
    outcome.thread.start()


# A player who holds the pipe open after his end, by a process that he has
# hidden, would let the thread wait for ever: then it is left alone.
def is_over(outcome):
    """Has this game ended? A player who thinks for too long is stopped.
    RuntimeError if the game could not even begin."""
    now = time.monotonic()
    for man, seat in outcome.seats.items():
        until = seat.until or now           # the thread may just change it
        if now > until:
            seat.late = True
            end_process(seat.process.pid)
            if now > until + GRACE:
                note_fault(outcome, man,
                           fault_of_end(seat, outcome.job.seconds))
                return True
    if outcome.error:
        raise outcome.error
    return not outcome.thread.is_alive()


def end_game(outcome, guard):
    """End the processes of a game."""
    for seat in outcome.seats.values():
        end_process(seat.process.pid)
        seat.process.wait()
        order(guard, b"%d\n" % seat.process.pid)
    if outcome.thread.is_alive():
        outcome.thread.join(GRACE)
    if not outcome.thread.is_alive():
        for seat in outcome.seats.values():
            seat.process.communicate()      # which closes its files


# PROCESS: one game

def play_apart(outcome):
    """Play a game to its end, or to what a player does wrong."""
    import pickle                   # slow to load, and seldom needed
    job, game, seats, man = outcome.job, outcome.game, outcome.seats, None
    try:
        for man, seat in seats.items():
            said = next_told(seat, STARTING, pickle.dumps(
                {"game": job.game, "path": seat.path, "seconds": job.seconds,
                 "loading": LOADING, "seed": "%s %s" % (job.seed, man)}))
            if said != {"begun": True}:
                seat.process.kill()
                raise RuntimeError("it has ended with %d"
                                   % seat.process.wait())
        for man, seat in seats.items():
            seat.lines = lines_in(answer_to(seat, "loaded", LOADING))
        man = None
        players = {man: partial(ask_turn, seats[man], job.seconds)
                   for man in seats}
        play_game(game, players, outcome.seconds, job.most, job.seconds)
    except PlayerError as error:
        note_fault(outcome, man or game.to_move, error)
    except Exception as error:              # it is raised where one looks on
        outcome.error = error


def note_fault(outcome, man, error):
    """Note what the player of these men did wrong: where, is not even known of
    one who is gone."""
    if error.reason != "player gone":
        error.lines = error.lines or outcome.seats[man].lines or []
    outcome.at_fault, outcome.fault = man, error


# OUTPUT

def order(process, what):
    """Write this for a process, if it has not ended."""
    try:
        process.stdin.write(what)
        process.stdin.flush()
    except (OSError, ValueError):
        pass


# INPUT: what a process has told

def answer_to(seat, key, seconds, what=b""):
    """What a process tells under this key, after it was told something.
    PlayerError if it tells what a player did wrong, or nothing in time."""
    said = next_told(seat, seconds + GRACE, what)
    if key in said:
        return said[key]
    reason = text_in(said.get("reason"))
    if reason not in FAULTS_TOLD:
        raise fault_of_end(seat, seconds)
    raise PlayerError(reason, lines_in(said.get("lines")), **{
        fact: text_in(said.get(fact)) for fact in FAULTS_TOLD[reason]})


def next_told(seat, seconds, what=b""):
    """What a process tells next, after it was told this: a dict; None if that
    is its end, or nothing that it may tell. After so many seconds it is
    stopped, see is_over. What a player prints is noted."""
    seat.until = time.monotonic() + seconds
    order(seat.process, what)
    said = {"printed": ""}
    while set(said) == {"printed"}:
        seat.printed += text_in(said["printed"], MOST_KEPT - len(seat.printed))
        said = read_told(seat)
    seat.until = None
    return said


def read_told(seat):
    """The dict in the next line; None at the end, and for what is none. What
    Python itself has written is noted then."""
    line = seat.process.stdout.readline(min(seat.room, LONGEST_LINE))
    seat.room -= len(line)
    try:
        said = json.loads(line.decode("ascii"))
    except (ValueError, RecursionError):
        line += seat.process.stdout.read(min(seat.room, LONGEST_LINE))
        said, seat.rest = None, line.decode("ascii", "replace")
    return said if isinstance(said, dict) else {}


def ask_turn(seat, seconds, game):
    """The turn that the player on a seat answers; the referee judges it.
    PlayerError if it has not even the shape of one."""
    turns = (json.dumps(game.turns) + "\n").encode("ascii")
    told = answer_to(seat, "turn", seconds, turns)
    if isinstance(told, list) and len(told) == 3 and isinstance(told[2], list):
        turn = told[0], told[1], tuple(told[2])
        if is_turn(turn):
            return turn
    raise PlayerError("player gone")


def text_in(value, most=400):
    """A text that was told, if it is one, without what cannot be written."""
    return value[:most] if isinstance(value, str) else ""


def lines_in(lines):
    """The lines of a file that were told: [line, function, text] of each."""
    return [[line[0], text_in(line[1]), text_in(line[2])]
            for line in (lines if isinstance(lines, list) else [])[-5:]
            if isinstance(line, list) and len(line) == 3
            and type(line[0]) is int and 0 < line[0] < 10 ** 6]


def fault_of_end(seat, limit):
    """The PlayerError of a process that has ended, or was stopped, before it
    has answered: by what Python wrote in the end, if it did."""
    reason = "player gone"
    if seat.late or "Timeout (" in seat.rest:
        reason = "player slow read" if seat.lines is None else "player slow"
    return PlayerError(reason, read_dump(seat.rest, seat.path), seconds=limit)


def read_dump(text, path):
    """[line, function, text] of the lines in a file at which Python was when
    it had to end, as it tells them itself; the innermost last."""
    import linecache                # slow to load, as is the next one, ...
    import re                       # ... and seldom needed
    name = path.encode("ascii", "backslashreplace").decode("ascii")
    found = re.findall(r'File "(.*)", line (\d{1,6}) in (.*)', text)
    linecache.checkcache(path)
    return [[int(line), function, linecache.getline(path, int(line)).strip()]
            for file, line, function in found if file == name][4::-1]

"""apart.py - the referee of games in which each player thinks in a process.

INPUT    reads what the process of a player answers: ask_turn answer_to
STORAGE  a game that shall be played, how it goes, and a player's process: Job
         GameApart PlayerSeat
PROCESS  plays many games at once, each with its own processes: games_apart
         play_apart play_game
OUTPUT   sends a message to a player's process: order

A Job says what shall be played, and an `outcome` (a GameApart) says how it
goes. A `seat` is a PlayerSeat: a player and the process of that player. The
referee is here. It asks the processes (see one_player.py) for turns, keeps the
time, and judges the answers. Every answer is checked before it is used. So no
answer of a player can harm the referee. But a player is a program: what it may
do on this PC, it can do here, too. This is the only place where programs play
each other: a game at the keyboard, a tournament and the measurements of the
computer's levels all come here.
"""

import os
import sys
from collections import namedtuple
from contextlib import suppress
from functools import partial
from itertools import count
from time import monotonic, perf_counter, sleep

from rooms.records import fault_of
from rooms.tournament.guard import MARK, end_hidden, end_process
from rooms.tournament.one_player import is_turn
from rooms.tournament.player_files import ROOT, path_of_player
from rules import copy_of, legal_turns, play_legal

# STORAGE

PROGRAM = os.path.join(ROOT, "rooms", "tournament", "one_player.py")
GUARD = os.path.join(ROOT, "rooms", "tournament", "guard.py")
LONGEST = 1000          # turns. If no rule has ended the game, it is a draw
STARTING = 60           # seconds: by then a process must have started
LOADING = 5             # seconds in which the file of a player must be read
GRACE = 0.5             # more seconds, in which a process can say where it is
MOST_SENT = 10 ** 6     # bytes that a player may send in a game,
LONGEST_LINE = 10 ** 5  # ... and in a line
MOST_KEPT = 4000        # characters that we keep of what a player prints
SEATED = count(1)       # a number for each process of a player
TICK = 0.005            # seconds between two looks at the clock

# The errors that the process of a player may report, and the facts about each.
FAULTS_TOLD = {"player raised": ["error"], "no turn": ["answer"],
               "no player file": [], "no choose_turn": []}


# A game that shall be played, or a part of a game.
#   game        a game, perhaps with some turns played
#   players     {man: the name of a player}
#   seed        of everything that is left to chance
#   seconds     for a turn, at most
#   most        turns that are played at most
#   fixture     of a tournament, see results.py, or None
Job = namedtuple("Job", "game players seed seconds most fixture",
                 defaults=(LONGEST, None))


class PlayerError(Exception):
    """What a player has done wrong."""

    def __init__(self, reason, lines=(), **facts):
        self.reason = reason            # a key of the table of sentences
        self.lines = [*lines]           # of the player's file, if known
        self.facts = facts              # such as the turn


class GameApart:
    """A game that is played, and how it goes."""

    def __init__(self, job):
        import threading            # slow to load, and rarely needed
        self.game = copy_of(job.game)   # the turns are played here
        self.job = job
        self.seats = {}             # {man: a PlayerSeat}
        self.seconds = dict.fromkeys(job.players, 0.0)  # of each player
        self.at_fault = None        # the man whose player did something wrong,
        self.fault = None           # ... and what it was, a PlayerError
        self.error = None           # why the game could not begin
        self.thread = threading.Thread(     # the game is played in it
            target=play_apart, args=[self], daemon=True)


class PlayerSeat:
    """A player, and the process in which the player thinks."""

    def __init__(self, path, process, mark=""):
        self.path = path            # of the player's file, or a level's name
        self.process = process
        self.mark = mark            # of the process, see guard.py
        self.until = None           # when its time is up; None if not asked
        self.late = False           # did we stop it because its time was up?
        self.room = MOST_SENT       # bytes that it may still send
        self.printed = ""           # what the player has printed
        self.rest = ""              # what Python itself wrote in the end
        self.lines = None           # where choose_turn begins; None: not read


# PROCESS: many games

def cores_here():
    """The number of processes that this computer can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def games_apart(jobs, cores=1, alive=None):
    """Play all these games, as many at once as there are cores. Yields (job,
    outcome) of each game as soon as it has ended. Meanwhile it often calls
    alive(seconds since the start). Raises RuntimeError if no process can be
    started. If the caller leaves the loop early, all games end."""
    waiting, running, begun = iter(jobs), [], monotonic()
    guard = started(GUARD)
    try:
        job = next(waiting, None)
        while job or running:
            while job and len(running) < cores:
                running.append(GameApart(job))
                begin_game(running[-1], guard)
                job = next(waiting, None)
            sleep(TICK)
            for outcome in [game for game in running if is_over(game)]:
                running.remove(outcome)
                end_game(outcome, guard)
                yield outcome.job, outcome
            if alive:
                alive(monotonic() - begun)
    finally:
        for outcome in running:
            end_game(outcome, guard)
        guard.kill()                # it has nothing left to do
        guard.wait()
        close_pipes(guard)


def started(program, **environment):
    """Start a program in a process of its own. Raises RuntimeError if that
    does not work."""
    import subprocess               # slow to load, and rarely needed
    path = ROOT + os.pathsep + os.environ.get("PYTHONPATH", "")
    try:
        return subprocess.Popen(
            [sys.executable, program], cwd=ROOT, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            # What it starts can be ended with it (a session of its own), and
            # its sets always have the same order (the hash seed).
            start_new_session=True,
            env=dict(os.environ, PYTHONPATH=path, PYTHONHASHSEED="0",
                     **environment),
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0))
    except (OSError, ValueError) as error:
        raise RuntimeError(getattr(error, "strerror", "") or error) from None


def begin_game(outcome, guard):
    """Begin a game in a thread of its own. Raises RuntimeError if no process
    can be started."""
    for man, name in outcome.job.players.items():
        mark = "%d.%d" % (os.getpid(), next(SEATED))
        outcome.seats[man] = PlayerSeat(
            path_of_player(name), started(PROGRAM, **{MARK: mark}), mark)
        order(guard, b"%d\n" % outcome.seats[man].process.pid)
    outcome.thread.start()


# A player can hide a process that holds the pipe open after the player's own
# process has ended. The thread would then wait forever, so we give it up.
def is_over(outcome):
    """Has this game ended? A player who thinks for too long is stopped here.
    Raises RuntimeError if the game could not begin."""
    now = monotonic()
    for man, seat in outcome.seats.items():
        until = seat.until or now           # read once: the thread changes it
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
    """End the processes of a game. End all before we wait for one: a player
    can keep another process from ending."""
    for seat in outcome.seats.values():
        end_process(seat.process.pid)
        end_hidden("%s=%s\0" % (MARK, seat.mark))
    for seat in outcome.seats.values():
        seat.process.wait()
        order(guard, b"%d\n" % seat.process.pid)
    if outcome.thread.is_alive():
        outcome.thread.join(GRACE)
    if not outcome.thread.is_alive():
        for seat in outcome.seats.values():
            close_pipes(seat.process)


def close_pipes(process):
    """Close the pipes to a process that has ended."""
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):
            pipe.close()


# PROCESS: one game

def play_game(game, players, seconds, most=LONGEST, limit=float("inf")):
    """Let two players, {man: player}, continue a game: to its end, or for at
    most so many turns.

    The time that each player thinks is added to `seconds`, {man: seconds}.
    Whatever a player raises is raised here. Raises PlayerError if a player
    returns no legal turn, or takes longer than the limit. In both cases the
    player to move has made the error. A player gets a copy of the game each
    time. So nothing that the player changes there can harm the game.
    """
    last, turns = len(game.turns) + most, legal_turns(game)
    while turns and len(game.turns) < last:
        man, shown, begun = game.to_move, copy_of(game), perf_counter()
        turn = players[man](shown)
        spent = perf_counter() - begun
        seconds[man] = seconds.get(man, 0.0) + spent
        if spent > limit:
            raise PlayerError("player slow", seconds=limit)
        play_legal(game, legal_choice(game, turn, turns))
        turns = legal_turns(game)


def legal_choice(game, turn, turns):
    """The legal turn that a player has chosen. Raises PlayerError if it is not
    legal: with the reason from the rules, if it has the shape of a turn."""
    if turn in turns:
        return turns[turns.index(turn)]
    if not is_turn(turn):
        raise PlayerError("no turn", answer=repr(turn))
    reason, point = fault_of(game, turn)
    raise PlayerError("illegal turn", turn=turn, why=reason, point=point)


def play_apart(outcome):
    """Play a game to its end, or until a player does something wrong. The
    result is noted in the outcome."""
    import pickle                   # slow to load, and rarely needed
    job, game, seats, man = outcome.job, outcome.game, outcome.seats, None
    try:
        for man, seat in seats.items():
            said = next_told(seat, STARTING, pickle.dumps(
                {"game": job.game, "path": seat.path, "seconds": job.seconds,
                 "loading": LOADING, "seed": "%s %s" % (job.seed, man)}))
            if said != {"begun": True}:
                seat.process.kill()
                seat.process.wait()
                raise RuntimeError("error ended")
        for man, seat in seats.items():
            seat.lines = lines_in(answer_to(seat, "loaded", LOADING))
        man = None
        players = {man: partial(ask_turn, seats[man], job.seconds)
                   for man in seats}
        play_game(game, players, outcome.seconds, job.most, job.seconds)
    except PlayerError as error:
        note_fault(outcome, man or game.to_move, error)
    except Exception as error:              # is_over raises it
        outcome.error = error


def note_fault(outcome, man, error):
    """Note what the player of this colour did wrong, and in which lines. If
    the process has simply ended, nobody knows the lines."""
    if error.reason != "player gone":
        error.lines = error.lines or outcome.seats[man].lines or []
    outcome.at_fault, outcome.fault = man, error


# OUTPUT

def order(process, what):
    """Send these bytes to a process, if it has not ended."""
    with suppress(OSError, ValueError):
        process.stdin.write(what)
        process.stdin.flush()


# INPUT: what a process tells us

def answer_to(seat, key, seconds, what=b""):
    """Send `what` to a process. Returns what it answers under this key. Raises
    PlayerError if it reports an error of the player, or does not answer in
    time."""
    said = next_told(seat, seconds + GRACE, what)
    if key in said:
        return said[key]
    reason = text_in(said.get("reason"))
    if reason not in FAULTS_TOLD:
        raise fault_of_end(seat, seconds)
    raise PlayerError(reason, lines_in(said.get("lines")), **{
        fact: text_in(said.get(fact)) for fact in FAULTS_TOLD[reason]})


def next_told(seat, seconds, what=b""):
    """Send `what` to a process. Returns the dict that it answers, {} if it has
    ended or answers nonsense. After so many seconds it is stopped, see
    is_over. What the player prints meanwhile is kept."""
    seat.until = monotonic() + seconds
    order(seat.process, what)
    said = {"printed": ""}
    while set(said) == {"printed"}:
        seat.printed += text_in(said["printed"], MOST_KEPT - len(seat.printed))
        said = read_told(seat)
    seat.until = None
    return said


def read_told(seat):
    """The dict in the next line. If the process has ended, or the line is no
    dict, it is {}. What Python itself wrote in the end is kept."""
    import json                     # slow to load, and rarely needed
    line = seat.process.stdout.readline(min(seat.room, LONGEST_LINE))
    seat.room -= len(line)
    try:
        said = json.loads(line.decode("ascii"))
    except (ValueError, RecursionError):
        line += seat.process.stdout.read(min(seat.room, LONGEST_LINE))
        said, seat.rest = None, line.decode("ascii", "replace")
    return said if isinstance(said, dict) else {}


def ask_turn(seat, seconds, game):
    """The turn that the player on a seat chooses. The referee judges it later.
    Raises PlayerError if the answer does not have the shape of a turn."""
    import json                     # slow to load, and rarely needed
    turns = (json.dumps(game.turns) + "\n").encode("ascii")
    told = answer_to(seat, "turn", seconds, turns)
    if isinstance(told, list) and len(told) == 3 and isinstance(told[2], list):
        turn = told[0], told[1], tuple(told[2])
        if is_turn(turn):
            return turn
    raise PlayerError("player gone")


def text_in(value, most=400):
    """The beginning of a text, or "" if the value is no text."""
    return value[:most] if isinstance(value, str) else ""


def lines_in(lines):
    """The last five lines of a file that an error names, each as [line,
    function, text]. What has another shape is left out."""
    return [[line[0], text_in(line[1]), text_in(line[2])]
            for line in (lines if isinstance(lines, list) else [])[-5:]
            if isinstance(line, list) and len(line) == 3
            and type(line[0]) is int and 0 < line[0] < 10 ** 6]


def fault_of_end(seat, limit):
    """The PlayerError for a process that ended, or was stopped, before it
    answered. What Python wrote in the end tells where it was."""
    reason = "player gone"
    if seat.late or "Timeout (" in seat.rest:
        reason = "player slow read" if seat.lines is None else "player slow"
    return PlayerError(reason, read_dump(seat.rest, seat.path), seconds=limit)


def read_dump(text, path):
    """The lines of this file in which Python was when it had to end, each as
    [line, function, text], the innermost last. `text` is what Python wrote."""
    import linecache                # slow to load, as the next one, ...
    import re                       # ... and rarely needed
    name = path.encode("ascii", "backslashreplace").decode("ascii")
    found = re.findall(r'File "(.*)", line (\d{1,6}) in (.*)', text)
    linecache.checkcache(path)
    return [[int(line), function, linecache.getline(path, int(line)).strip()]
            for file, line, function in found if file == name][4::-1]

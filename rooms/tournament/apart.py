"""apart.py - games whose players think apart: each in a process of its own.

INPUT    reads what the process of a player answers: next_told turn_told
         fault_in
STORAGE  a game to be played, how it went, and a player's process: Job Outcome
         PlayerSeat
PROCESS  plays many games at once, each with its own processes: games_apart
         play_apart asking_player
OUTPUT   sends a message to a player's process: order

A Job says what is to be played, an Outcome how it went. The referee is here:
he asks the processes of the players (one_player.py) for their turns, holds the
clock, and judges what they answer. Nothing that comes from there is believed
that cannot be checked, so a player harms nobody but himself. A `seat` is a
PlayerSeat: a player and his process.
"""

import json
import os
import sys
import threading
import time

from rooms.tournament.player_files import ROOT, path_of_player
from rooms.tournament.referee import LONGEST, PlayerError, play_game
from rules import copy_of

# STORAGE

PROGRAM = os.path.join(ROOT, "rooms", "tournament", "one_player.py")
GUARD = os.path.join(ROOT, "rooms", "tournament", "guard.py")
STARTING = 60           # seconds in which a process must have begun
LOADING = 5             # seconds for which the file of a player may be read
GRACE = 0.5             # seconds that a process has to say where it is
MOST_SENT = 10 ** 6     # bytes that a player may send in a game,
LONGEST_LINE = 10 ** 5  # ... and in a line
MOST_KEPT = 4000        # signs that he prints and that are kept
TICK = 0.02             # seconds after which the clocks are looked at again

# What the process of a player may say that he did wrong, and the facts that it
# tells of it.
FAULTS_TOLD = {"player raised": ("error",), "no turn": ("answer",),
               "no player file": (), "no choose_turn": ()}


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


class PlayerSeat:
    """A player, and the process in which he thinks."""

    def __init__(self, path, process, known):
        self.path = path            # of his file, or the name of a level
        self.process = process
        self.known = known          # turns that the process knows
        self.until = None           # when the clock stops it, while it thinks
        self.late = False           # has the clock stopped it?
        self.room = MOST_SENT       # bytes that it may still send
        self.printed = ""
        self.rest = ""              # what Python itself wrote in the end
        self.lines = []             # where his function begins


class Running:
    """A game that is being played."""

    def __init__(self, job, seats):
        self.job = job
        self.seats = seats          # {man: a PlayerSeat}
        self.loading = None         # the man whose file is being read
        self.outcome = Outcome(copy_of(job.game))
        self.error = None           # why it could not even begin
        self.thread = None          # in which it is played


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
    news, guard = threading.Event(), begin_guard()
    try:
        job = next(waiting, None)
        while job or running:
            while job and len(running) < cores:
                running.append(begin_game(job, guard, news))
                job = next(waiting, None)
            news.wait(TICK)
            news.clear()
            for game in [game for game in running if is_over(game)]:
                running.remove(game)
                yield game.job, outcome_of(game, guard)
            if alive:
                alive(time.monotonic() - begun)
    finally:
        for game in running:
            end(game, guard)
        guard.communicate()


def check_start():
    """RuntimeError if no process can be started here."""
    begin_guard().communicate()


def begin_guard():
    """Start the program that ends the players, should we be ended by force.
    RuntimeError if that cannot be."""
    return started(GUARD)


def started(program):
    """Start a program in a process of its own. RuntimeError if that cannot be.
    """
    import subprocess               # slow to load, and seldom needed
    try:
        return subprocess.Popen(
            [sys.executable, program], cwd=ROOT, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            start_new_session=True,     # of which all ends with it
            env=dict(os.environ, PYTHONHASHSEED="0",    # sets are the same
                     PYTHONPATH=os.pathsep.join(filter(None, [
                         ROOT, os.environ.get("PYTHONPATH")]))),
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0))
    except (OSError, ValueError) as error:
        raise RuntimeError(getattr(error, "strerror", "") or error) from None


def begin_game(job, guard, news):
    """Begin a game, in a thread: it is Running. RuntimeError if no process can
    be started."""
    game = Running(job, {})
    try:
        for man, name in job.players.items():
            process = started(PROGRAM)
            game.seats[man] = PlayerSeat(path_of_player(name), process,
                                        len(job.game.turns))
            order(guard, b"%d\n" % process.pid)
    except RuntimeError:
        end(game, guard)
        raise
    game.thread = threading.Thread(target=play_apart, args=(game, news),
                                   daemon=True)
    game.thread.start()
    return game


# A player who holds the pipe open after his end, by a process that he has
# hidden, would let the thread wait for ever: then it is left alone.
def is_over(game):
    """Has this game ended? A player who thinks for too long is stopped."""
    now = time.monotonic()
    for man, seat in game.seats.items():
        until = seat.until or now           # the thread may just change it
        if now > until:
            seat.late = True
            stop(seat)
            if now > until + GRACE:
                note_fault(game, man, fault_of_end(seat, game.job.seconds))
                return True
    return not game.thread.is_alive()


def outcome_of(game, guard):
    """The Outcome of a game that has ended. RuntimeError if it could not even
    begin."""
    end(game, guard)
    if game.error:
        raise game.error
    return game.outcome


def end(game, guard):
    """End the processes of a game."""
    for seat in game.seats.values():
        stop(seat)
        order(guard, b"-%d\n" % seat.process.pid)
    if game.thread:
        game.thread.join(GRACE)
    if not (game.thread and game.thread.is_alive()):
        for seat in game.seats.values():
            seat.process.communicate()      # which closes its files


def stop(seat):
    """End a process, if it has not ended, and all that it has started, where
    the system knows what that is."""
    if hasattr(os, "killpg"):
        import signal               # slow to load, and seldom needed
        try:
            os.killpg(seat.process.pid, signal.SIGKILL)
        except OSError:
            pass                    # they have all ended
    else:
        seat.process.kill()
    seat.process.wait()


# PROCESS: one game

def play_apart(game, news):
    """Play a game to its end, or to what a player does wrong."""
    try:
        for man, seat in game.seats.items():
            give_job(game.job, man, seat)
        for game.loading, seat in game.seats.items():
            await_player(seat)
        game.loading = None
        play_game(game.outcome.game, {
            man: asking_player(seat, game.job.seconds)
            for man, seat in game.seats.items()}, lambda turn: None,
            game.job.most, game.job.seconds, game.outcome.seconds)
    except PlayerError as error:
        note_fault(game, game.loading or game.outcome.game.to_move, error)
    except Exception as error:              # it is raised where one looks on
        game.error = error
    finally:
        game.outcome.printed = "".join(
            seat.printed for seat in game.seats.values())
        news.set()


def note_fault(game, man, error):
    """Note what the player of these men did wrong."""
    outcome = game.outcome
    outcome.at_fault = man
    outcome.reason, outcome.facts = error.reason, error.facts
    outcome.lines = error.lines
    if error.reason != "player gone":       # then it is not even known where
        outcome.lines = error.lines or game.seats[man].lines


def give_job(job, man, seat):
    """Give a process its job. RuntimeError if it does not begin."""
    import pickle                   # slow to load, and seldom needed
    said = next_told(seat, STARTING, pickle.dumps(
        {"game": job.game, "path": seat.path, "seconds": job.seconds,
         "loading": LOADING, "seed": "%s %s" % (job.seed, man)}))
    if said != {"begun": True}:
        seat.process.kill()
        raise RuntimeError("it has ended with %d" % seat.process.wait())


def await_player(seat):
    """Wait until the file of a player has been read. PlayerError if he cannot
    play."""
    said = next_told(seat, LOADING + GRACE)
    if said is None:
        error = fault_of_end(seat, LOADING)
        if error.reason == "player slow":
            error.reason = "player slow read"
        raise error
    if said.get("loaded") is not True:
        raise fault_in(said)
    seat.lines = told_lines(said)


def asking_player(seat, seconds):
    """The player on a seat, as a function of a game: it asks his process."""
    def player(game):
        """The turn that he answers. PlayerError if it is none."""
        turns, seat.known = game.turns[seat.known:], len(game.turns)
        said = next_told(seat, seconds + GRACE,
                         (json.dumps(turns) + "\n").encode("ascii"))
        if said is None:
            raise fault_of_end(seat, seconds)
        if "turn" in said:
            return turn_told(said)
        raise fault_in(said)
    return player


# OUTPUT

def order(process, what):
    """Write this for a process, if it has not ended."""
    try:
        process.stdin.write(what)
        process.stdin.flush()
    except (OSError, ValueError):
        pass


# INPUT: what a process has told

def next_told(seat, seconds, what=b""):
    """What a process tells next, after it was told this: a dict; None if that
    is its end, or nothing that it may tell. After so many seconds it is
    stopped, see is_over. What a player prints is noted."""
    seat.until = time.monotonic() + seconds
    order(seat.process, what)
    said = read_told(seat)
    while said and set(said) == {"printed"}:
        seat.printed = (seat.printed + text_in(said["printed"], MOST_KEPT)
                        )[:MOST_KEPT]
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
        return said if isinstance(said, dict) else None
    except (ValueError, RecursionError):
        line += seat.process.stdout.read(min(seat.room, LONGEST_LINE))
        seat.rest = line.decode("ascii", "replace")
        return None


def turn_told(said):
    """The turn in what was told, as far as it has the shape of one; the
    referee judges it. PlayerError if not."""
    turn = said["turn"]
    if not (isinstance(turn, list) and len(turn) == 3
            and isinstance(turn[2], list)):
        raise PlayerError("player gone")
    return turn[0], turn[1], tuple(turn[2])


def fault_in(said):
    """The PlayerError that was told."""
    reason, facts = said.get("reason"), said.get("facts")
    if not (isinstance(reason, str) and reason in FAULTS_TOLD):
        return PlayerError("player gone")
    facts = facts if isinstance(facts, dict) else {}
    return PlayerError(reason, told_lines(said), **{
        fact: text_in(facts.get(fact)) for fact in FAULTS_TOLD[reason]})


def text_in(value, most=400):
    """A text that was told, if it is one, without what cannot be written."""
    text = value if isinstance(value, str) else ""
    return text[:most].encode("utf-8", "replace").decode("utf-8")


def told_lines(said):
    """The lines of a file that were told: [line, function, text] of each."""
    lines = said.get("lines")
    return [[line[0], text_in(line[1]), text_in(line[2])]
            for line in (lines if isinstance(lines, list) else [])[-5:]
            if isinstance(line, list) and len(line) == 3
            and type(line[0]) is int and 0 < line[0] < 10 ** 6]


def fault_of_end(seat, seconds):
    """The PlayerError of a process that has ended, or was stopped, before it
    has answered: by what Python wrote in the end, if it did."""
    slow = seat.late or "Timeout (" in seat.rest
    lines = read_dump(seat.rest, seat.path)
    if slow:
        return PlayerError("player slow", lines, seconds=seconds)
    return PlayerError("player gone", lines)


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

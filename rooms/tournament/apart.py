"""apart.py - the referee of games in which each player thinks in a process.

INPUT    reads what the process of a player answers: ask_turn answer_to hear
STORAGE  a game that is played, and a player's process: GameApart PlayerSeat
PROCESS  plays many games at once, each with its own processes: games_apart
         play_apart play_game

An `apart` is a GameApart: a game, who plays it, and how it goes. A `seat` is a
PlayerSeat: a player and the process of that player. The referee is here. It
asks the processes for turns, keeps the time, and judges each turn. What they
write to each other stands in one_player.py, in a table. A player is a program:
what it may do on this PC, it can do here, too. A game of players of the class,
a tournament and the measurements of the computer's levels come here.
"""

import os
import sys
from contextlib import suppress
from functools import partial
from itertools import islice
from time import monotonic, perf_counter

from rooms.records import ROOT, fault_of, is_turn
from rooms.tournament.player_files import path_of_player
from rules import Refused, copy_of, legal_turns, play_legal

# STORAGE

PROGRAM = os.path.join(ROOT, "rooms", "tournament", "one_player.py")
LONGEST = 1000          # turns. If no rule has ended the game, it is a draw
STARTING = 60           # seconds: by then a process must have started
LOADING = 5             # seconds in which the file of a player must be read
GRACE = 0.5             # more seconds, in which a process can say where it is
TICK = 0.1              # seconds between two calls of alive()
CORES = os.cpu_count() or 1     # processes that this PC can run at once


class PlayerError(Refused):
    """What a player has done wrong. The facts are such as the turn."""

    def __init__(self, reason, lines=(), **facts):
        super().__init__(reason, **facts)
        self.lines = [*lines]           # of the player's file, if known


class GameApart:
    """A game that players play apart, and how it goes."""

    def __init__(self, game, players, seed, seconds, most=LONGEST,
                 fixture=None):
        self.game = copy_of(game)   # the turns are played here
        self.players = players      # {man: the name of a player}
        self.seed = seed            # of everything that is left to chance
        self.seconds = seconds      # for a turn, at most
        self.most = most            # turns that are played at most
        self.fixture = fixture      # of a tournament, see plan.py, or None
        self.seats = {}             # {man: a PlayerSeat}
        self.spent = dict.fromkeys(players, 0.0)    # seconds of each player
        self.at_fault = None        # the man whose player did something wrong,
        self.fault = None           # ... and what it was, a PlayerError


class PlayerSeat:
    """A player, and the process in which the player thinks."""

    def __init__(self, path, process, heard):
        self.path = path            # of the player's file, or a level's name
        self.process = process
        self.heard = heard          # a queue of lines, b"" when it has ended
        self.printed = ""           # what the player has printed
        self.lines = None           # where choose_turn begins; None: not read


# PROCESS: many games

def games_apart(games, cores=1, alive=None):
    """Play all these GamesApart, as many at once as there are cores. Yields
    each as soon as it has ended. Meanwhile it often calls alive(seconds since
    the start). Raises RuntimeError if no process can be started. If the caller
    leaves the loop early, all games end."""
    from concurrent.futures import (        # slow to load, and rarely needed
        FIRST_COMPLETED, ThreadPoolExecutor, wait)
    begun = monotonic()
    pool = ThreadPoolExecutor(cores)
    waiting = iter(games)
    running = {}                            # {the future of a game: the game}
    try:
        while True:
            for apart in islice(waiting, cores - len(running)):
                seat_players(apart)
                running[pool.submit(play_apart, apart)] = apart
            if not running:
                return
            for future in wait(running, TICK, FIRST_COMPLETED).done:
                future.result()             # raises what went wrong
                yield running.pop(future)
            if alive:
                alive(monotonic() - begun)
    finally:
        for apart in running.values():
            end_processes(apart)            # so their threads end, too
        pool.shutdown()


def seat_players(apart):
    """Start the processes of the players. Raises RuntimeError if that does not
    work."""
    import subprocess               # slow to load, as the next ones, ...
    from queue import SimpleQueue   # ... and rarely needed
    from threading import Thread    # ... and rarely needed
    path = ROOT + os.pathsep + os.environ.get("PYTHONPATH", "")
    try:
        os.stat(PROGRAM)            # Python would not say that it is missing
        for man, name in apart.players.items():
            process = subprocess.Popen(
                [sys.executable, PROGRAM], cwd=ROOT, stdin=subprocess.PIPE,
                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                # Ctrl-C does not reach it (a session of its own), and its sets
                # always have the same order (the hash seed).
                start_new_session=True,
                env=dict(os.environ, PYTHONPATH=path, PYTHONHASHSEED="0"),
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0))
            seat = apart.seats[man] = PlayerSeat(
                path_of_player(name), process, SimpleQueue())
            # A daemon: something may hold the pipe open when it has ended.
            Thread(target=hear, args=[seat, job_of(apart, man)],
                   daemon=True).start()
    except (OSError, ValueError) as error:
        end_processes(apart)
        raise RuntimeError(error) from None


def end_processes(apart):
    """End the processes of a game. Its thread need not wait for them."""
    for seat in apart.seats.values():
        seat.process.kill()
        seat.heard.put(b"")


# PROCESS: one game

def play_game(apart, asked):
    """Play a game to its end, or for as many turns as it may have. `asked` is
    {man: a function that returns the turn of this player}.

    Whatever a player raises is raised here. Raises PlayerError if a player
    returns no legal turn, or takes too long. In both cases the player to move
    has made the error. A player gets a copy of the game each time. So nothing
    that the player changes there can harm the game.
    """
    game = apart.game
    last = len(game.turns) + apart.most
    while len(game.turns) < last and legal_turns(game):
        man, begun = game.to_move, perf_counter()
        turn = asked[man](copy_of(game))
        spent = perf_counter() - begun
        apart.spent[man] += spent
        if spent > apart.seconds:
            raise PlayerError("player slow", seconds=apart.seconds)
        play_legal(game, legal_choice(game, turn))


def legal_choice(game, turn):
    """The legal turn that a player has chosen. Raises PlayerError if it is not
    legal: with the reason from the rules, if it has the shape of a turn."""
    turns = legal_turns(game)
    if turn in turns:
        return turns[turns.index(turn)]
    if not is_turn(turn):
        raise PlayerError("no turn", answer=repr(turn)[:400])
    reason, point = fault_of(game, turn)
    raise PlayerError("illegal turn", turn=turn, why=reason, point=point)


def play_apart(apart):
    """Play a game to its end, or until a player does something wrong: then it
    is noted. Raises RuntimeError if a process does not begin."""
    seats = apart.seats
    try:
        for seat in seats.values():
            if b"begun" not in next_line(seat, monotonic() + STARTING):
                raise RuntimeError("error ended")
            seat.lines = answer_to(seat, "loaded", LOADING)
        play_game(apart, {man: partial(ask_turn, seat, apart.seconds)
                          for man, seat in seats.items()})
    except PlayerError as error:
        unread = [man for man in seats if seats[man].lines is None]
        apart.at_fault = [*unread, apart.game.to_move][0]
        if error.reason != "player gone":   # else nobody knows the lines
            error.lines = error.lines or seats[apart.at_fault].lines or []
        apart.fault = error
    finally:
        end_processes(apart)
        for seat in seats.values():
            seat.process.wait()


def job_of(apart, man):
    """What the process of a player needs to know first."""
    import pickle                   # slow to load, and rarely needed
    return pickle.dumps({
        "game": apart.game, "path": path_of_player(apart.players[man]),
        "seconds": apart.seconds, "loading": LOADING,
        "seed": "%s %s" % (apart.seed, man)})


# INPUT: what a process tells us

def hear(seat, job):
    """Send a process its job. Then put each line that it writes into the queue
    of its seat, and b"" when it has ended."""
    sent, told = seat.process.stdin, seat.process.stdout
    with suppress(OSError), sent, told:
        sent.write(job)
        sent.flush()
        for line in told:
            seat.heard.put(line)
    seat.heard.put(b"")


def ask_turn(seat, seconds, game):
    """The turn that the player on a seat chooses. The referee judges it later.
    Raises PlayerError if the answer cannot be read."""
    import ast                      # slow to load, as the next one, ...
    import json                     # ... and rarely needed
    with suppress(OSError, ValueError):     # it may have ended
        seat.process.stdin.write(
            (json.dumps(game.turns) + "\n").encode("ascii"))
        seat.process.stdin.flush()
    told = answer_to(seat, "turn", seconds)
    try:
        return ast.literal_eval(told)
    except (SyntaxError, TypeError, ValueError, MemoryError, RecursionError):
        raise PlayerError("no turn", answer=str(told)[:400]) from None


def answer_to(seat, key, seconds):
    """What a process answers under this key. What the player prints meanwhile
    is kept. Raises PlayerError if the process reports an error of the player,
    answers nonsense or ends. When its time is up, it ends itself, and says
    where it is. If it does not, it is ended."""
    until = monotonic() + seconds
    said = {"printed": ""}          # nothing yet: so the loop begins
    while "printed" in said:
        seat.printed += str(said["printed"])
        line = next_line(seat, until + GRACE)
        said = message_in(line)
    if key in said:
        return said[key]
    if "reason" in said:
        raise PlayerError(said["reason"], said["lines"], error=said["text"])
    raise fault_of_end(seat, line, until, seconds)


def message_in(line):
    """What a process says with a line, a dict. {} if it is nonsense."""
    import json                     # slow to load, and rarely needed
    with suppress(TypeError, ValueError, RecursionError):
        return dict(json.loads(line.decode("ascii")))
    return {}


def fault_of_end(seat, line, until, seconds):
    """The PlayerError of a process that ends without an answer. This line and
    the next ones are what Python wrote at the end. Was the time up?"""
    dump = line.decode("ascii", "replace")
    while line:
        line = next_line(seat, until + GRACE)
        dump += line.decode("ascii", "replace")
    reason = "player gone"
    if monotonic() > until or "Timeout (" in dump:
        reason = "player slow read" if seat.lines is None else "player slow"
    return PlayerError(reason, read_dump(dump, seat.path), seconds=seconds)


def next_line(seat, until):
    """The next line that a process writes, b"" if it has ended. After this
    time it is ended."""
    from queue import Empty         # slow to load, and rarely needed
    try:
        return seat.heard.get(timeout=max(0.0, until - monotonic()))
    except Empty:
        seat.process.kill()
        return b""


def read_dump(text, path):
    """The lines of this file in which Python was when it had to end, each as
    [line, function, text], the innermost last. `text` is what Python wrote."""
    import linecache                # slow to load, as the next one, ...
    import re                       # ... and rarely needed
    name = path.encode("ascii", "backslashreplace").decode("ascii")
    found = re.findall(r'File "(.*)", line (\d{1,6}) in (.*)', text)
    linecache.checkcache(path)
    # Python writes the innermost first: the first five, turned round
    return [[int(line), function, linecache.getline(path, int(line)).strip()]
            for file, line, function in found if file == name][4::-1]

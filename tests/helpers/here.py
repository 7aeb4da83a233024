"""here.py - programs in this process that meet in a folder, for tests.

Each Here is the program in a thread. Only one of them runs at a time, until it
sleeps, or reads a line that nobody has typed. Their clock stands still until
all of them read or sleep. Then it jumps to the moment when the first one wakes
up. So nothing ever really waits, and each test does the same on every machine.
They say the keys of the sentences, see quoting.py.
"""

import contextlib
import io
import os
import random
import sys
import threading
import time
import traceback

import pytest

import nine_mens_morris
from helpers.guard import at_home
from helpers.quoting import keys_in, speak_keys
from helpers.two_pcs import a_turn, home_of, seated
from rooms.meeting.table import side_to_act
from rooms.records.kept import hold

LIMIT = 60              # seconds of their clock: a test waits no longer
HERE = []               # the programs that have not ended


class Killed(BaseException):
    """Raised in a program where it waits, to end it by force."""


class Clock:
    """The programs use this instead of the module `time`."""

    def __init__(self):
        self.now, self.running = 0.0, None      # the program that runs now
        self.looks = 0              # at the clock since the last sleep

    def monotonic(self):
        """The seconds that have passed. Nobody may look for ever."""
        self.looks += 1
        assert self.looks < 10000, "the program does not sleep"
        return self.now

    def sleep(self, seconds):
        """Let the others go on until this time has passed."""
        self.looks = 0
        if self.running:
            self.running.wait(self.now + seconds)
        else:                       # the test itself called the function
            self.now += seconds


CLOCK = Clock()


class Keyboard:
    """The input of a program: the lines that the test has typed."""

    def __init__(self, program):
        self.program = program
        self.lines = []             # typed, but not read; "": the end

    def readline(self, size=-1):
        """The next line that the test types."""
        while not self.lines:
            self.program.wait(None)
        return self.lines.pop(0) if self.lines[0] else ""

    def isatty(self):
        """Is this a terminal? No, it is like a pipe."""
        return False


class Here:
    """The program at one of the PCs. A test uses it like a Pc."""

    def __init__(self, folder, name, *arguments):
        self.name, self.home = name, home_of(folder, name)
        self.keyboard = Keyboard(self)
        self.screen = io.TextIOWrapper(io.BytesIO(), "utf-8", newline="\n")
        self.said, self.heard, self.seen = "", [], 0
        self.status = None          # the exit status, after the end
        self.wakes = CLOCK.now      # when it goes on; None: at a line
        self.blow = None            # what to raise where it waits
        self.held = []              # the files that it holds
        self.baton, self.back = [threading.Semaphore(0) for _ in range(2)]
        words = ["--name", name, "--seed", str(os.urandom(1)[0]),
                 *([] if "--meet" in arguments else ["--meet", str(folder)]),
                 *arguments]
        threading.Thread(target=self.run, args=[words], daemon=True).start()
        HERE.append(self)
        speak_keys()

    def run(self, words):
        """In the thread: run the program. Then the files it holds are free."""
        try:
            self.take_baton()
            self.status = nine_mens_morris.run(words)
        except Killed:
            self.status = "killed"
        except BaseException:
            self.screen.write(traceback.format_exc())
            self.status = 1
        for file in self.held:
            file.close()
        self.back.release()

    def step(self):
        """Let the program go on until it waits or ends."""
        if self.status is not None:
            pytest.fail(self.name + " has ended: " + self.said[-2000:])
        with self.at_home():
            self.baton.release()
            if not self.back.acquire(timeout=LIMIT):
                pytest.fail(self.name + " hangs: " + self.said[-2000:])
        self.screen.flush()
        shown = self.screen.buffer
        said = shown.getvalue().decode("utf-8")
        assert "Traceback" not in said, said
        self.said += said
        self.heard += keys_in(said)
        shown.seek(0)
        shown.truncate()
        if self.status is not None:
            HERE.remove(self)

    @contextlib.contextmanager
    def at_home(self):
        """During this time, this process is at the PC of the program."""
        with pytest.MonkeyPatch.context() as patch:
            for name, folder in at_home(self.home).items():
                patch.setenv(name, folder)
            patch.chdir(str(self.home))
            patch.setattr(sys, "stdin", self.keyboard)
            patch.setattr(sys, "stdout", self.screen)
            patch.setattr(sys, "stderr", self.screen)
            patch.setattr(CLOCK, "running", self)
            yield

    def wait(self, wakes):
        """In the thread: stop until then. None: until a line is typed."""
        self.wakes = wakes
        self.back.release()
        self.take_baton()

    def take_baton(self):
        """In the thread: go on when the test says so."""
        self.baton.acquire()
        blow, self.blow = self.blow, None
        if blow:
            raise blow

    def is_ready(self):
        """Can the program go on now?"""
        if self.wakes is None:
            return bool(self.keyboard.lines)
        return self.wakes <= CLOCK.now

    def ctrl_c(self, key=None):
        """Press Ctrl-C where it waits next. Then wait for a key, if any."""
        while self.is_ready():
            self.go_on(CLOCK.now + LIMIT, "waits")
        self.blow = KeyboardInterrupt()
        self.step()
        if key:
            self.wait_for(key)

    def kill(self):
        """End the program by force where it has stopped."""
        self.blow = Killed()
        self.step()

    def ends(self):
        """Wait for the end of the program. Returns its exit status."""
        limit = CLOCK.now + LIMIT
        while self.status is None:
            self.go_on(limit, "ends")
        return self.status

    def go_on(self, limit, awaited):
        """Let the programs go on. The test fails if this one cannot."""
        if self.status is not None or CLOCK.now > limit or not go_on():
            pytest.fail("%s never says or does: %s\n%s"
                        % (self.name, awaited, self.said[-2000:]))

    def type(self, *lines):
        """Type these lines."""
        self.keyboard.lines += [line + "\n" for line in lines]

    def wait_for(self, key, **facts):
        """Wait until it says this. Returns each (key, facts) since then."""
        limit, begun = CLOCK.now + LIMIT, self.seen
        wanted = {name: str(fact) for name, fact in facts.items()}
        while True:
            while self.seen < len(self.heard):
                said, about = self.heard[self.seen]
                self.seen += 1
                if said == key and wanted.items() <= about.items():
                    return self.heard[begun:self.seen]
            self.go_on(limit, (key, facts))

    def answer(self, line, key="ask lobby", **facts):
        """What it says to a line, up to its next question, or to this key."""
        self.type(line)
        return self.wait_for(key, **facts)

    def asks(self):
        """The key of the question at which it waits, or ""."""
        return self.heard[-1][0] if self.wakes is None and self.heard else ""


@pytest.fixture
def share(folder, request):
    """The folder in which the players meet. Chance is the same in each run,
    but different in each test."""
    (folder / "share").mkdir()
    chance = random.Random(request.node.name)
    CLOCK.now, CLOCK.looks = 0.0, 0
    HERE.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "monotonic", CLOCK.monotonic)
        patch.setattr(time, "sleep", CLOCK.sleep)
        # patched: a real process lets go of its files when it is killed
        patch.setattr("rooms.records.kept.hold", hold_here)
        patch.setattr(os, "urandom", lambda number: bytes(
            chance.randrange(256) for _ in range(number)))
        patch.setenv("NO_COLOR", "1")
        yield folder / "share"
        for program in HERE[:]:
            program.kill()


def sat_here(folder, *turns, arguments=()):
    """Two programs at a table, White first, after the roll and some turns."""
    white, black = seated(Here, folder, "Ann", "Ben", *arguments)
    play_on(white, black, *turns)
    return white, black


def waiting(folder, name):
    """The program of a player who waits for another one."""
    pc = Here(folder, name, "--meet", "%s open" % folder)
    pc.wait_for("waiting guest")
    return pc


def watching(folder, name="Eve"):
    """The program of somebody who looks at the lobby, and waits at no table."""
    pc = Here(folder, name, "--meet", "%s nobody" % folder)
    pc.wait_for("ask lobby")
    return pc


def hold_here(file):
    """Hold a file for the program that runs now, or for the test."""
    hold(file)
    if CLOCK.running:
        CLOCK.running.held.append(file)


def go_on():
    """Let the programs go on that can, after the next time that one can.
    Returns False if none can ever go on: all of them read."""
    if not any(program.is_ready() for program in HERE):
        CLOCK.now = min((program.wakes for program in HERE
                         if program.wakes is not None), default=CLOCK.now)
    ready = [program for program in HERE if program.is_ready()]
    for program in ready:
        program.step()
    return bool(ready)


def pass_by(seconds):
    """Let this time pass, as far as any program sleeps."""
    end = CLOCK.now + seconds
    while CLOCK.now < end and go_on():
        pass


def play_on(white, black, *turns):
    """Let both place men there, White first. Each waits for the other's."""
    for number, turn in enumerate(turns):
        (white, black)[number % 2].type(turn)
        end, _, removed = turn.partition("x")
        (black, white)[number % 2].wait_for("placed", end=end)
        if removed:
            (black, white)[number % 2].wait_for("removed", points=removed)


def type_by_chance(pcs, table, chance):
    """Let the player who has to act do something, if the program asks."""
    pc = pcs[table.players[side_to_act(table)].name]
    asked = pc.asks()
    if asked in ("ask draw", "ask take back", "ask leave"):
        pc.type("no" if asked == "ask draw" else chance.choice(["yes", "no"]))
    elif asked.startswith("ask ") and asked != "ask lobby":
        pc.type(chance.choice(["undo", "draw", "say hello"])
                if len(table.game.turns) > 2 and chance.random() < 0.2
                else a_turn(table, chance))

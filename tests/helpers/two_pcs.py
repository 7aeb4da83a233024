"""two_pcs.py - programs that meet in a folder, where tests type.

INPUT    Pc.wait_for table_in
STORAGE  LIMIT PCS Pc IdlePc heed_ctrl_c home_of sat_down seated
PROCESS  Pc.ctrl_c Pc.sleeps Pc.kill Pc.ends end_all a_turn
OUTPUT   Pc.type

Each Pc is the program in its own process, with its own home. Its keyboard and
its screen are pipes, or a pseudo-terminal. A `pc` may also be an IdlePc: the
program in the real IDLE.
"""

import os
import pathlib
import re
import signal
import subprocess
import sys
import threading
import time

from helpers.guard import at_home
from helpers.playing import PROGRAM, ROOT
from rooms.console import notation
from rooms.meeting.lobby import Lobby, look_around
from rules import legal_turns

# STORAGE

LIMIT = 60              # seconds that a test waits. Then something is wrong.
PCS = []                # the programs that have not ended


class Pc:
    """The program at one of the PCs."""

    def __init__(self, folder, name, *arguments, program=(), terminal=False):
        self.name = name
        home = home_of(folder, name)
        command = [*(program or [str(PROGRAM)]),
                   "--name", name, "--meet", str(folder), *arguments]
        if terminal:
            import pty                  # Windows has no pty
            self.keyboard, ours = pty.openpty()
            self.screen = self.keyboard
        else:
            ours, self.keyboard = os.pipe()
            self.screen, theirs = os.pipe()
        self.process = subprocess.Popen(
            [sys.executable, *command], cwd=str(home), stdin=ours,
            stdout=ours if terminal else theirs, stderr=subprocess.STDOUT,
            preexec_fn=None if os.name == "nt" else heed_ctrl_c,
            env=dict(os.environ, **at_home(home), PYTHONPATH=str(ROOT),
                     PYTHONIOENCODING="utf-8", TERM="dumb",
                     NO_COLOR="1"))
        for end in {ours, ours if terminal else theirs}:
            os.close(end)
        self.said, self.seen = "", 0
        PCS.append(self)
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        """Read all that the program says."""
        part = b"begun"
        while part:
            try:
                part = os.read(self.screen, 65536)
            except OSError:             # the pseudo-terminal is closed
                part = b""
            self.said += part.decode("utf-8", "replace").replace("\r", "")

    def type(self, *lines):
        """Type these lines."""
        try:
            for line in lines:
                os.write(self.keyboard, line.encode() + b"\n")
        except OSError:                 # it has just been killed
            pass

    def wait_for(self, text):
        """Wait until it says this, after the text of the last wait. Returns
        what it said up to there."""
        limit = time.monotonic() + LIMIT
        while text not in self.said[self.seen:]:
            assert time.monotonic() < limit, (self.name, text,
                                              self.said[-2000:])
            time.sleep(0.01)
        begun, self.seen = self.seen, \
            self.said.index(text, self.seen) + len(text)
        return self.said[begun:self.seen]

    def ctrl_c(self):
        """Press Ctrl-C as a person does, a moment after the sentence. Then
        the program waits."""
        asleep = 0
        while asleep < 3:
            time.sleep(0.03)
            asleep = asleep + 1 if self.sleeps() else 0
        self.process.send_signal(signal.SIGINT)

    def sleeps(self):
        """Does the program wait, as far as the system knows?"""
        about = pathlib.Path("/proc/%d/stat" % self.process.pid)
        return not about.exists() or ") S " in about.read_text()

    def kill(self):
        """End the program by force."""
        self.process.kill()
        self.ends()

    def ends(self):
        """Wait for the end of the program. Returns its exit status."""
        PCS.remove(self)
        status = self.process.wait(LIMIT)
        self.reader.join(LIMIT)
        for end in {self.keyboard, self.screen}:
            os.close(end)
        return status

    def turns_seen(self):
        """How many turns were played, as the last question for a turn says."""
        asked = re.findall(r"Turn (\d+), phase", self.said)
        return int(asked[-1]) - 1 if asked else 0


def end_all():
    """End all programs that still run, for example after a test."""
    for pc in PCS[:]:
        pc.kill()


class IdlePc:
    """The program in the real IDLE. A test uses it like a Pc."""

    def __init__(self, idle, folder, name):
        self.idle, self.name = idle, name
        idle.lines(["name white " + name, "meet %s" % folder])

    @property
    def said(self):
        """What the shell shows."""
        return self.idle.output()

    def type(self, *lines):
        """Type these lines, each when the program waits for it."""
        self.idle.lines(lines)


def heed_ctrl_c():
    """Let Ctrl-C work as in a terminal, even for tests in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def home_of(folder, name):
    """The home of a player, beside the folder where the players meet."""
    home = folder.parent / ("home of " + name)
    home.mkdir(exist_ok=True)
    return home


def sat_down(folder, host="Ann", guest="Ben", *arguments):
    """Two Pcs at a table, White first, after the roll."""
    return seated(Pc, folder, host, guest, *arguments)


def seated(kind, folder, host="Ann", guest="Ben", *arguments, **how):
    """Two programs of this kind at a table, White first."""
    ann = kind(folder, host, *arguments, **how)
    ann.wait_for("waits for another player")
    ben = kind(folder, guest, **how)
    ben.wait_for("Lobby (")
    ben.type(host.lower())
    for one in (ann, ben):
        one.wait_for("Type ready to begin")
        one.type("ready")
    white = ann.wait_for("plays White.") and ben.wait_for("plays White.")
    return (ann, ben) if "Chance decides: %s" % host in white else (ben, ann)


# INPUT

def table_in(folder, name="Ann"):
    """The Table in a folder at which a player of that name sits. If there are
    several, it is the latest that is not over."""
    places = [place for place in look_around(Lobby(str(folder), "watcher"))
              if name in place.names and len(place.names) == 2]
    place = sorted(places, key=lambda place: -place.over)[-1]
    return place.table


# PROCESS

def a_turn(table, chance):
    """A legal turn by chance, as a player types it. It removes if it can."""
    turns = legal_turns(table.game)
    turns = [turn for turn in turns if turn[2]] or turns
    return notation(chance.choice(turns))

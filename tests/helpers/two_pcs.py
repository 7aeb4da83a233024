"""two_pcs.py - programs that meet in a folder, where tests type.

Each Pc is the program in its own process, with its own home. Its keyboard and
its screen are pipes, or a pseudo-terminal.
"""

import os
import pathlib
import re
import signal
import subprocess
import sys
import threading

from helpers.guard import at_home
from helpers.playing import PROGRAM, ROOT, until
from helpers.quoting import part
from helpers.real_windows import heed_interrupts
from rooms.console.sentences import sentence
from rooms.meeting.lobby import Lobby, has_ended, look_around, names_at
from rules import legal_turns, notation

LIMIT = 60              # seconds that a test waits. Then something is wrong.
PCS = []                # the programs that have not ended


class Pc:
    """The program at one of the PCs."""

    def __init__(self, folder, name, *arguments, terminal=False, meets=True):
        self.name = name
        home = home_of(folder, name)
        if terminal:
            import pty                  # Windows has no pty
            self.keyboard, ours = pty.openpty()
            self.screen, theirs = self.keyboard, ours
        else:
            ours, self.keyboard = os.pipe()
            self.screen, theirs = os.pipe()
        self.process = subprocess.Popen(
            [sys.executable, str(PROGRAM), "--name", name,
             *(["--meet", str(folder)] if meets and "--meet" not in arguments
               else []), *arguments], cwd=str(home), stdin=ours,
            stdout=theirs, stderr=subprocess.STDOUT,
            preexec_fn=None if os.name == "nt" else heed_interrupts,
            env=dict(os.environ, **at_home(home), PYTHONPATH=str(ROOT),
                     PYTHONIOENCODING="utf-8", TERM="dumb", NO_COLOR="1"))
        for end in {ours, theirs}:
            os.close(end)
        self.said, self.seen = "", 0
        PCS.append(self)
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        """Read all that the program says."""
        piece = b"begun"
        while piece:
            try:
                piece = os.read(self.screen, 65536)
            except OSError:             # the pseudo-terminal is closed
                piece = b""
            self.said += piece.decode("utf-8", "replace").replace("\r", "")

    def type(self, *lines):
        """Type these lines."""
        try:
            for line in lines:
                os.write(self.keyboard, line.encode() + b"\n")
        except OSError:                 # it has just been killed
            pass

    def wait_for(self, key, **facts):
        """Wait until it says this sentence, after what it said up to the last
        wait. Without facts, its longest part is enough."""
        text = sentence(key, **facts) if facts else part(key)
        wanted = re.compile(r"\s+".join(map(re.escape, text.split())))
        until(lambda: wanted.search(self.said, self.seen),
              (self.name, key, facts), LIMIT)
        self.seen = wanted.search(self.said, self.seen).end()

    def ctrl_c(self):
        """Press Ctrl-C when it waits, as far as the system knows."""
        about = pathlib.Path("/proc/%d/stat" % self.process.pid)
        for _ in range(3):
            until(lambda: not about.exists() or ") S " in about.read_text(),
                  "it waits", LIMIT)
        self.process.send_signal(signal.SIGINT)

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


def home_of(folder, name):
    """The home of a player, beside the folder where the players meet."""
    home = folder.parent / ("home of " + name)
    home.mkdir(exist_ok=True)
    return home


def seated(kind, folder, host="Ann", guest="Ben", *arguments, **how):
    """Two programs of this kind at a table, White first, after the roll."""
    ann = kind(folder, host, *arguments, **how)
    ann.wait_for("waiting guest")
    ben = kind(folder, guest, **how)
    ben.wait_for("ask lobby")
    ben.type(host.lower())
    for one in (ann, ben):
        one.wait_for("rolled")
    table = table_in(folder, host)
    return (ann, ben)[::1 if table.players[table.white].name == host else -1]


def table_in(folder, name="Ann"):
    """The latest Table in a folder of a player, if possible one not over."""
    tables = [table for table in look_around(Lobby(str(folder), "watcher"))
              if name in names_at(table) and len(names_at(table)) == 2]
    return min(tables[::-1], key=has_ended)


def sheet_of(folder, name):
    """The path of the only sheet of this player."""
    path, = folder.glob("sheet-%s-*" % name.lower())
    return path


def a_turn(table, chance):
    """A legal turn by chance, as a player types it. It removes if it can."""
    turns = legal_turns(table.game)
    turns = [turn for turn in turns if turn[2]] or turns
    return notation(chance.choice(turns))

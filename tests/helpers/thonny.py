"""thonny.py - the program in Thonny, without its window.

The test is the window. Use a Thonny like a Pc of two_pcs.py.
"""

import contextlib
import importlib.util
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import threading

import pytest

from helpers.guard import at_home
from helpers.playing import copied, until
from helpers.real_windows import heed_interrupts

LIMIT = 60              # seconds that a test waits. Then something is wrong.
FOUND = importlib.util.find_spec("thonny")

# Where CI is set, the tests also run without Thonny, and then they fail.
needs_thonny = pytest.mark.skipif(
    os.name == "nt" or FOUND is None and not os.environ.get("CI"),
    reason="Thonny is not installed (pip install --no-deps thonny)")


class Thonny:
    """The program, run in Thonny with these arguments."""

    def __init__(self, *arguments, program):
        settings = tempfile.mkdtemp(prefix="thonny")
        back_end = pathlib.Path(FOUND.origin).parent.joinpath(
            "plugins", "cpython_backend", "cp_launcher.py")
        environment = dict(
            os.environ, THONNY_USER_DIR=settings, PYTHONIOENCODING="utf-8",
            THONNY_FRONTEND_SYS_PATH="[]", THONNY_LANGUAGE="en_US",
            THONNY_VERSION="5", TERM="xterm", **at_home(settings))
        environment.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-B", str(back_end), str(program), "{}"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment,
            stderr=subprocess.STDOUT, universal_newlines=True,
            encoding="utf-8", preexec_fn=heed_interrupts)
        self.arguments = arguments
        self.said, self.seen = "", 0
        self.begun = threading.Event()  # the program has been started
        self.over = threading.Event()   # the program has ended
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        """Read all messages of the back end, and do what they ask for."""
        from thonny.common import ToplevelCommand, parse_message
        for line in self.process.stdout:
            if line.strip() == "OK":            # it is ready: do what F5 does
                self.send(ToplevelCommand(
                    name="Run", args=["nine_mens_morris.py", *self.arguments],
                    id="1", tty_mode=True, source=None, cmd_line="%Run",
                    args_str=""))
                self.begun.set()
                continue
            with contextlib.suppress(Exception):    # its log
                message = parse_message(line)
                if message.get("event_type") == "ProgramOutput":
                    self.said += message["data"]
                elif message.get("command_name") == "Run":
                    self.over.set()
        self.over.set()

    def wait_for(self, text):
        """Wait until the program says this, after the text waited for last."""
        until(lambda: text in self.said[self.seen:], text, LIMIT)
        self.seen = self.said.index(text, self.seen) + len(text)

    def ctrl_c(self):
        """Press Ctrl-C."""
        self.process.send_signal(signal.SIGINT)

    def ends(self):
        """Wait for the end of the program. Returns all that it said."""
        assert self.over.wait(LIMIT), self.said[-2000:]
        self.process.kill()
        self.process.wait()
        return self.said

    def type(self, *lines):
        """Type these lines."""
        from thonny.common import InputSubmission
        assert self.begun.wait(LIMIT)
        for line in lines:
            self.send(InputSubmission(line + "\n"))

    def send(self, message):
        """Send a message to the back end."""
        from thonny.common import serialize_message
        self.process.stdin.write(serialize_message(message) + "\n")
        self.process.stdin.flush()


@pytest.fixture
def thonny(folder):
    """A function that runs the program in Thonny, with any arguments."""
    started = []

    def start(*arguments):
        started.append(Thonny(*arguments, program=copied(folder / "program")))
        return started[-1]
    yield start
    for one in started:
        one.process.kill()

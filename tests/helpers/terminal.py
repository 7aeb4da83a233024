"""terminal.py - the program in a pseudo-terminal, where tests type."""

import codecs
import os
import select
import signal
import struct
import sys
import time

import pytest

from helpers.playing import PROGRAM

LIMIT = 60              # seconds. If it takes longer, something is wrong.


class Terminal:
    """The program in a pseudo-terminal, as a player sees it."""

    def __init__(self, *arguments):
        import fcntl                # Windows has none of these three
        import pty
        import termios
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ,
                        struct.pack("HHHH", 24, 80, 0, 0))
            signal.signal(signal.SIGINT, signal.SIG_DFL)    # as in a terminal
            os.environ.pop("NO_COLOR", None)
            os.environ["TERM"] = "xterm"
            os.execv(sys.executable, [
                sys.executable, str(PROGRAM), *arguments])
        self.said = ""
        self.decode = codecs.getincrementaldecoder("utf-8")().decode

    def wait_for(self, text, times=1):
        """Read the screen until it has shown the text `times` times."""
        limit = time.monotonic() + LIMIT
        while self.said.count(text) < times:
            if select.select([self.screen], [], [], 0.2)[0]:
                self.said += self.decode(os.read(self.screen, 65536))
            assert time.monotonic() < limit, self.said[-500:]

    def type(self, text):
        """Type a text. \\x04 is the end of the input."""
        os.write(self.screen, text.encode())

    def interrupt(self):
        """Press Ctrl-C, and then Enter. If Ctrl-C comes just before Python
        waits for a line, Python notices it only after that line. An empty line
        is not an answer to a question."""
        self.type("\x03\n")

    def status(self):
        """Wait for the end of the program. Returns its exit status."""
        limit = time.monotonic() + LIMIT
        try:
            while time.monotonic() < limit:
                if select.select([self.screen], [], [], 0.2)[0]:
                    self.said += self.decode(os.read(self.screen, 65536))
            os.kill(self.pid, signal.SIGKILL)
        except OSError:         # the program has closed its screen
            pass
        status = os.waitpid(self.pid, 0)[1]
        os.close(self.screen)
        return os.WEXITSTATUS(status)


needs_terminal = pytest.mark.skipif(
    os.name == "nt", reason="Windows has no pseudo-terminals")

"""hidden_screen.py - a screen that nobody sees, and programs that always end.

STORAGE  SIZE
PROCESS  heed_interrupts started
OUTPUT   screen

Use both in a `with`. A screen ends by itself when the last program has left
it. So nothing remains, even if a test was killed.
"""

import contextlib
import os
import select
import signal
import subprocess

# STORAGE

SIZE = "1600x1600x24"       # Wider and higher than any window of the tests.


# PROCESS

def heed_interrupts():
    """Let Ctrl-C work, even if the tests run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextlib.contextmanager
def started(command, **options):
    """Start a program. At the end, kill it and all that it started."""
    process = subprocess.Popen(command, start_new_session=True,
                               preexec_fn=heed_interrupts, **options)
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


# OUTPUT

@contextlib.contextmanager
def screen():
    """Start a screen that nobody sees. Gives a value for DISPLAY."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-terminate", "-nolisten",
               "tcp", "-screen", "0", SIZE, "-dpi", "96"]
    with open(reader) as pipe, started(command, pass_fds=[writer],
                                       stderr=subprocess.DEVNULL):
        os.close(writer)
        ready = select.select([pipe], [], [], 20)[0]
        number = pipe.readline().strip() if ready else ""
        if not number:
            raise OSError("Xvfb does not start")
        yield ":" + number

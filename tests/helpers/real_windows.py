"""real_windows.py - real windows on a screen that nobody sees, and pixels.

    with xterm(folder, ["4", "7"], ground="light") as terminal:
        terminal.picture("game.png")

typist.py types the lines. Then the window stands still. A screen ends when the
last program has left it, even if a test was killed.

A `picture` is (width, bytes): red, green and blue of one pixel after another.
A `box` is [left, top, width, height]. Light is linear, from 0 (black) to 1.
Contrast is that of WCAG, from 1 to 21.
"""

import contextlib
import os
import select
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from helpers.guard import at_home
from helpers.playing import until

SIZE = "1600x1600x24"       # Wider and higher than any window of the tests.
TYPIST = Path(__file__).resolve().with_name("typist.py")
GROUNDS = {"dark": ("black", "gray80"), "light": ("white", "black")}

LINEAR = [value / 255 / 12.92 if value <= 10
          else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in range(256)]
WEIGHTS = (0.2126, 0.7152, 0.0722)


class RealWindow:
    """A window at the upper left of its display, full of characters."""

    def __init__(self, display, columns, lines, size):
        self.display = display
        self.width, self.height = size
        self.cell = self.width // columns, self.height // lines

    def pixels(self):
        """The picture of the whole display."""
        return pixels("root", self.display)

    def box(self, row, column, characters=1):
        """Where characters stand in the picture."""
        width, height = self.cell
        return [column * width, row * height, characters * width, height]

    def picture(self, path):
        """Save the window as a small PNG."""
        save_picture("root", self.display, path, "-crop",
                     "%dx%d+0+0" % (self.width, self.height))


def pixels(window, display):
    """The picture of a window on that display. "root" is all of it."""
    told = subprocess.run(
        ["import", "-silent", "-window", window, "-depth", "8", "ppm:-"],
        env=dict(os.environ, DISPLAY=display), stdout=subprocess.PIPE,
        check=True, timeout=20).stdout
    _, size, _, picture = told.split(b"\n", 3)
    return int(size.split()[0]), picture


# PROCESS: pixels

def light(picture, box):
    """The light of a box, on average."""
    width, bytes_of = picture
    left, top, across, down = box
    begins = [3 * (row * width + left) for row in range(top, top + down)]
    return sum(weight * LINEAR[value] for begin in begins
               for weight, value in zip(WEIGHTS * across, bytes_of[
                   begin:begin + 3 * across])) / (across * down)


def contrast(one, other):
    """The contrast of two lights.

    >>> contrast(0, 1)
    21.0
    """
    low, high = sorted((one, other))
    return round((high + 0.05) / (low + 0.05), 2)


# PROCESS: programs that always end

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


# PROCESS: windows

@contextlib.contextmanager
def xterm(folder, lines, ground="dark", size=(80, 24)):
    """An xterm with the program of that folder, after these lines."""
    told = Path(str(folder) + ".told")
    back, fore = GROUNDS[ground]
    command = [
        "xterm", "-b", "0", "-bw", "0", "+sb", "-geometry", "%dx%d+0+0" % size,
        "-fa", "DejaVu Sans Mono", "-fs", "12", "-bg", back, "-fg", fore, "-e",
        sys.executable, str(TYPIST), str(told), " ".join(lines),
        sys.executable, str(folder / "nine_mens_morris.py")]
    with screen() as display:
        env = dict(os.environ, DISPLAY=display, TERM="xterm",
                   **at_home(folder))
        env.pop("NO_COLOR", None)
        with started(command, env=env, cwd=str(folder)):
            until(lambda: told.exists() and told.read_text(), "it is typed")
            pixel_size = [int(word) for word in told.read_text().split()]
            yield RealWindow(display, *size, pixel_size)


def save_picture(window, display, path, *how):
    """Save a window, or "root", as a small PNG."""
    subprocess.run(["import", "-silent", "-window", window, *how, "-strip",
                    "+dither", "-colors", "64", "PNG8:%s" % path],
                   env=dict(os.environ, DISPLAY=display), check=True,
                   timeout=20)


def why_no_xterm():
    """Why is there no xterm here? None if there is one."""
    missing = [name for name in ("Xvfb", "import", "xterm")
               if not shutil.which(name)]
    return "there is no " + missing[0] if missing else None


needs_xterm = pytest.mark.skipif(
    why_no_xterm() is not None and not os.environ.get("CI"),
    reason=str(why_no_xterm()))

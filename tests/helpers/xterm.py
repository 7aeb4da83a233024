"""xterm.py - the program in a real terminal window that nobody sees.

INPUT    xterm XTerm.pixels
STORAGE  TYPIST GROUNDS XTerm
PROCESS  XTerm.box
OUTPUT   XTerm.picture why_no_xterm REASON needs_xterm

    with xterm(folder, ["4", "7"], ground="light") as terminal:
        terminal.picture("game.png")

typist.py types the lines. Then the window stands still.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from helpers.guard import at_home
from helpers.hidden_screen import screen, started
from helpers.pixels import pixels

TYPIST = Path(__file__).resolve().with_name("typist.py")

# STORAGE

GROUNDS = {"dark": ("black", "gray80"), "light": ("white", "black")}


class XTerm:
    """A window of xterm, at the upper left of its display."""

    def __init__(self, display, columns, lines, size):
        self.display = display
        self.width, self.height = size
        self.cell = self.width // columns, self.height // lines

    def pixels(self):
        """The picture of the whole display, in the form of pixels.py."""
        return pixels("root", self.display)

    def box(self, row, column, characters=1):
        """Where characters stand in the picture."""
        width, height = self.cell
        return [column * width, row * height, characters * width, height]

    def picture(self, path):
        """Save the window as a small PNG."""
        subprocess.run(["import", "-silent", "-window", "root", "-crop",
                        "%dx%d+0+0" % (self.width, self.height), "-strip",
                        "+dither", "-colors", "64", "PNG8:%s" % path],
                       env=dict(os.environ, DISPLAY=self.display), check=True,
                       timeout=20)


# INPUT

@contextlib.contextmanager
def xterm(folder, lines, arguments=(), ground="dark", size=(80, 24),
          font=("DejaVu Sans Mono", 12)):
    """An XTerm with the program of that folder, after these lines."""
    told = Path(str(folder) + ".told")
    back, fore = GROUNDS[ground]
    command = [
        "xterm", "-b", "0", "-bw", "0", "+sb", "-geometry", "%dx%d+0+0" % size,
        "-fa", font[0], "-fs", str(font[1]), "-bg", back, "-fg", fore, "-e",
        sys.executable, str(TYPIST), str(told), " ".join(lines),
        sys.executable, str(folder / "nine_mens_morris.py"), *arguments]
    told.write_text("")
    with screen() as display:
        env = dict(os.environ, DISPLAY=display, TERM="xterm",
                   **at_home(folder))
        env.pop("NO_COLOR", None)
        with started(command, env=env, cwd=str(folder)):
            limit = time.monotonic() + 60
            while not told.read_text() and time.monotonic() < limit:
                time.sleep(0.1)
            pixel_size = [int(word) for word in told.read_text().split()]
            yield XTerm(display, *size, pixel_size)


# OUTPUT

def why_no_xterm():
    """Why is there no xterm here? None if there is one."""
    missing = [name for name in ("Xvfb", "import", "xterm")
               if not shutil.which(name)]
    return "there is no " + missing[0] if missing else None


REASON = why_no_xterm()
needs_xterm = pytest.mark.skipif(
    REASON is not None and not os.environ.get("CI"), reason=str(REASON))

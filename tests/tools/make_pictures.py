"""make_pictures.py - makes the pictures of the docs from real windows.

Run it: python tests/tools/make_pictures.py. It needs xterm, and what the tests
in IDLE need. The pictures of Thonny are made by hand.
"""

import pathlib
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from helpers.playing import WHOLE_GAME, copied
from helpers.real_idle import RealIdle, why_not_here
from helpers.real_windows import why_no_xterm, xterm

DOCS = ROOT / "docs"
MILL = WHOLE_GAME[:23]      # to White's mill on 5-13-20


def in_idle(lines, path, folder, **looks):
    """A picture of the game in IDLE after these lines."""
    with RealIdle(folder, **looks) as idle:
        idle.type(*lines)
        idle.wait_input()
        idle.picture(path)


def in_terminal(lines, path, folder, **looks):
    """A picture of the game in a terminal after these lines."""
    with xterm(folder, lines, **looks) as terminal:
        terminal.picture(path)


DESK = ("DejaVu Sans Mono", 10)
PROJECTOR = ("DejaVu Sans Mono", 20)        # 1024x768 pixels hold 60 by 24
PICTURES = {
    "idle-classic": (in_idle, dict(theme="classic", font=DESK, height=36)),
    "idle-dark": (in_idle, dict(theme="dark", font=DESK, height=36)),
    "terminal-dark": (in_terminal, dict(size=(74, 24))),
    "terminal-light": (in_terminal, dict(size=(74, 24), ground="light")),
    "projector": (in_idle, dict(theme="classic", font=PROJECTOR, width=58,
                                height=22))}


def main():
    """Make all pictures, or say why that is not possible."""
    why_not = why_not_here() or why_no_xterm()
    if why_not:
        sys.exit("No picture can be made: " + why_not)
    for name, (photograph, looks) in PICTURES.items():
        with tempfile.TemporaryDirectory() as folder:
            photograph(MILL, DOCS / (name + ".png"),
                       copied(pathlib.Path(folder, "program")), **looks)


if __name__ == "__main__":
    main()

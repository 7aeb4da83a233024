"""make_pictures.py - makes the pictures of the README from real windows.

INPUT    nothing
STORAGE  DOCS MOMENTS MILL PROJECTOR PICTURES SIZES
PROCESS  in_idle in_terminal in_thonny
OUTPUT   make main

Run it: python tests/tools/make_pictures.py makes the pictures of the README,
in docs/. With the name of a folder, it makes pictures to look at in there: the
first board, a mill, flying and the end, in eight sizes. It needs xterm,
Thonny, and what the tests in IDLE need.
"""

import functools
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from helpers.playing import WHOLE_GAME, copied
from helpers.real_idle import RealIdle, why_not_here
from helpers.real_windows import (thonny_window, why_no_thonny,
                                  why_no_xterm, xterm)

# STORAGE

DOCS = ROOT / "docs"
MOMENTS = {"first": [], "mill": WHOLE_GAME[:11], "flying": WHOLE_GAME[:-1],
           "end": WHOLE_GAME}
MILL = WHOLE_GAME[:23]      # to White's mill on 5-13-20


# PROCESS

def in_idle(lines, path, folder, **looks):
    """A picture of the game in IDLE after these lines."""
    with RealIdle(folder, **looks) as idle:
        idle.lines(lines)
        idle.wait_input()
        idle.picture(path)


def in_terminal(lines, path, folder, **looks):
    """A picture of the game in a terminal after these lines."""
    with xterm(folder, lines, **looks) as terminal:
        terminal.picture(path)


def in_thonny(lines, path, folder, **looks):
    """A picture of the game in Thonny after these lines."""
    with thonny_window(folder, lines, **looks) as window:
        window.picture(path)
    # The last line of the window tells where Python is on this machine.
    subprocess.run(["convert", str(path), "-gravity", "south", "-chop",
                    "0x22", "+repage", str(path)], check=True)


# STORAGE: what the pictures show, and how

PROJECTOR = ("DejaVu Sans Mono", 20)        # 1024x768 pixels hold 60 by 24
PICTURES = {
    "idle-classic": functools.partial(in_idle, theme="classic", height=36),
    "idle-dark": functools.partial(in_idle, theme="dark", height=36),
    "thonny-light": functools.partial(in_thonny, theme="light"),
    "thonny-dark": functools.partial(in_thonny, theme="dark"),
    "terminal-dark": functools.partial(in_terminal, size=(74, 24)),
    "terminal-light": functools.partial(in_terminal, size=(74, 24),
                                        ground="light"),
    "projector": functools.partial(in_idle, theme="classic", font=PROJECTOR,
                                   width=58, height=22),
}
SIZES = {
    "idle-80x40": functools.partial(in_idle, theme="dark"),
    "idle-67": functools.partial(in_idle, theme="classic", width=67),
    "idle-55": functools.partial(in_idle, theme="dark", width=55),
    "terminal-120x40": functools.partial(in_terminal, size=(120, 40)),
    "terminal-80x24": functools.partial(in_terminal, size=(80, 24),
                                        ground="light"),
    "terminal-60x20": functools.partial(in_terminal, size=(60, 20)),
    "terminal-40x15": functools.partial(in_terminal, size=(40, 15)),
    "ascii-80x24": functools.partial(
        in_terminal, size=(80, 24),
        arguments=["--style", "ascii", "--color", "never"]),
}


# OUTPUT

def make(photograph, lines, path):
    """Make one picture. The game runs in its own folder."""
    with tempfile.TemporaryDirectory() as folder:
        folder = copied(pathlib.Path(folder, "program"))
        photograph(lines, path, folder)


def main(folders):
    """Make all pictures, or say why that is not possible."""
    why_not = why_not_here() or why_no_xterm() or why_no_thonny()
    if why_not:
        sys.exit("No picture can be made: " + why_not)
    for name, photograph in ({} if folders else PICTURES).items():
        make(photograph, MILL, DOCS / (name + ".png"))
    for folder in folders:
        pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
        for size, photograph in SIZES.items():
            for moment, lines in MOMENTS.items():
                make(photograph, lines,
                     pathlib.Path(folder, "%s-%s.png" % (size, moment)))


if __name__ == "__main__":
    main(sys.argv[1:])

"""make_pictures.py - makes the pictures of the README from the real thing.

INPUT    nothing
STORAGE  DOCS GAME TERMINAL
PROCESS  nothing
OUTPUT   picture_of_idle picture_of_terminal main

Run it: python tests/make_pictures.py. Needs what the tests in IDLE need, and
xterm.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from helpers.hidden_screen import screen, started   # noqa: E402
from helpers.playing import WHOLE_GAME, copied      # noqa: E402
from helpers.real_idle import RealIdle, why_not_here    # noqa: E402

DOCS = ROOT / "docs"
GAME = WHOLE_GAME[:23]      # to White's mill on 5-13-20
TERMINAL = ["xterm", "-geometry", "76x40", "-fa", "DejaVu Sans Mono", "-fs",
            "10", "-bg", "black", "-fg", "gray80", "-e", "sh", "-c",
            '(printf "$LINES_TYPED"; sleep 9) | "%s" "%s" --color always' % (
                sys.executable, ROOT / "nine_mens_morris.py")]


def picture_of_idle(folder, theme):
    """The game in a theme of IDLE."""
    with RealIdle(folder, theme=theme) as idle:
        idle.lines(GAME)
        idle.wait_for("Black, move a man: ")
        idle.picture(DOCS / ("idle-%s.png" % theme))


def picture_of_terminal():
    """The game in a dark terminal."""
    with screen() as display:
        env = dict(os.environ, DISPLAY=display,
                   LINES_TYPED="\\n".join(GAME) + "\\n")
        with started(TERMINAL, env=env):
            time.sleep(4)
            path = str(DOCS / "terminal.png")
            for command in (["import", "-silent", "-window", "root", path],
                            ["mogrify", "-trim", "+repage", "-bordercolor",
                             "black", "-border", "9", "-strip", "-colors",
                             "64", "-define", "png:format=png8", path]):
                subprocess.run(command, env=env, check=True, timeout=20)


def main():
    """Make all pictures, or say why that cannot be."""
    missing = [name for name in ("xterm", "mogrify") if not shutil.which(name)]
    if why_not_here() or missing:
        sys.exit("No picture can be made: "
                 + (why_not_here() or "there is no " + missing[0]))
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder, "program")    # the game is kept there
        copied(folder)
        os.chdir(str(folder))
        for theme in ("classic", "dark"):
            picture_of_idle(folder, theme)
        picture_of_terminal()
        os.chdir(str(ROOT))


if __name__ == "__main__":
    main()

"""thonny_window.py - the program in the window of the real Thonny.

STORAGE  THEMES SIZE MENU LIMIT
PROCESS  thonny_window
OUTPUT   why_no_thonny

    with thonny_window(folder, ["4", "7"], theme="dark") as window:
        window.picture("game.png")

thonny_typist.py types the lines. Then the window stands still.
"""

import contextlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from helpers.guard import at_home
from helpers.hidden_screen import screen, started
from helpers.xterm import XTerm

# STORAGE

THEMES = {"light": ("Enhanced Clam", "Default Light"),
          "dark": ("Clean Dark", "Default Dark")}
SIZE = 780, 790         # of the window
MENU = 28               # the height of its menu
LIMIT = 60              # seconds that the typing may take


# PROCESS

@contextlib.contextmanager
def thonny_window(folder, lines, theme="light"):
    """Thonny with the program of a folder, after these lines."""
    home, (ui, syntax) = Path(folder).parent, THEMES[theme]
    done = home / "done"
    plugins = home / "thonnycontrib"
    plugins.mkdir()
    typist = Path(__file__).with_name("thonny_typist.py")
    shutil.copy(str(typist), str(plugins))
    (home / "configuration.ini").write_text("[general]\n")      # not the first
    look = {"view.ui_theme": ui, "view.syntax_theme": syntax,
            "layout.s_nb_height": 600, "general.single_instance": False}
    orders = {"look": look, "geometry": "%dx%d+0+0" % SIZE, "lines": lines,
              "done": str(done),
              "script": str(Path(folder, "nine_mens_morris.py"))}
    with screen() as display:
        environment = dict(
            os.environ, DISPLAY=display, THONNY_USER_DIR=str(home),
            **at_home(home), PYTHONPATH=str(home), TYPIST=json.dumps(orders))
        with started([sys.executable, "-m", "thonny"], env=environment,
                     stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):
            limit = time.monotonic() + LIMIT
            while not done.exists() and time.monotonic() < limit:
                time.sleep(0.1)
            time.sleep(1)               # until it is all drawn
            yield XTerm(display, 1, 1, (SIZE[0], SIZE[1] + MENU))


# OUTPUT

def why_no_thonny():
    """Why can Thonny's window not open here? "" if it can."""
    if importlib.util.find_spec("thonny") and importlib.util.find_spec("jedi"):
        return ""
    return "Thonny is not installed (python -m pip install thonny)"

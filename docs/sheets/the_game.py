"""the_game.py - all names of board.py and rules.py, for the sheets."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))

from board import *
from rules import *

"""measure_idle.py - measures how long it takes to write into a real IDLE.

INPUT    board segments
STORAGE  TURNS PROGRAM CASES
PROCESS  turns_of_a_game measure
OUTPUT   report main

Run it: python tests/tools/measure_idle.py [PYTHON ...]. `writes` is the output
of a turn, a list of (text, tag). Times are in milliseconds. Each of TURNS
turns begins with a line typed into input(), so that IDLE is as busy as in a
game. Two turns of the game itself come last: one in the middle, and the one
with the most changes of colour.
"""

import json
import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from helpers.playing import (BLOCKED_GAME, WHOLE_GAME,          # noqa: E402
                             new_match, obey)
from helpers.real_idle import RealIdle, why_not_here            # noqa: E402
from rooms.console.screen import Screen, merged    # noqa: E402
from rooms.console.view import turn_pieces    # noqa: E402
from rooms.console.words import prompt_of    # noqa: E402

# INPUT

def board(size):
    """A turn's output in one write of about `size` characters."""
    return [(("x" * 32 + "\n") * (size // 33), "stdout")]


def segments(number, per_line=2):
    """A turn's output in `number` coloured writes of 15 to 30 characters.

    Every `per_line`th ends a line. That costs most, since IDLE then scrolls.
    """
    tags = ("KEYWORD", "BUILTIN", "stdout", "STRING")
    return [("o" * (14 + 5 * (turn % 4)) + "\n" * (turn % per_line == 0),
             tags[turn % 4]) for turn in range(number)]


# STORAGE

TURNS = 30
PROGRAM = """
import json, sys, time
writes = [tuple(write) for write in json.load(open("writes.json"))]
times = []
for turn in range({turns}):
    input("? ")
    time.sleep({think})
    began = time.perf_counter()
    for text, tag in writes[:1]:
        sys.stdout.shell.write(text, tag)
    first = time.perf_counter()
    for text, tag in writes[1:]:
        sys.stdout.shell.write(text, tag)
    times.append(((first - began) * 1000,
                  (time.perf_counter() - began) * 1000))
json.dump(times, open("times.json", "w"))
"""
CASES = {"one write of 900": board(900),
         **{"%d segments" % number: segments(number)
            for number in (10, 20, 30, 40, 50)}}


# PROCESS

def turns_of_a_game():
    """What the game writes in each turn. Turns with few writes come first."""
    turns = []
    for game in (WHOLE_GAME, BLOCKED_GAME):
        match = new_match(Screen("idle", light=True), {})
        for typed in game[:-1]:
            obey(match, typed)
            pieces = [*turn_pieces(match, 79), ("prompt", prompt_of(match))]
            turns.append([(text, tag) for tag, text in merged(pieces, 1)])
    return sorted(turns, key=len)


def measure(writes, python=sys.executable, think=0):
    """[(first write, whole turn)] in ms, when the program thinks `think` s."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "program.py").write_text(
            PROGRAM.format(turns=TURNS, think=think))
        (folder / "writes.json").write_text(json.dumps(writes))
        with RealIdle(folder / "program.py", python=python) as idle:
            idle.lines([""] * TURNS)
            idle.wait_done()
        return json.loads((folder / "times.json").read_text())


# OUTPUT

def report(python, case, writes, think):
    """Print how long a case takes."""
    wholes = sorted(whole for _, whole in measure(writes, python, think))
    print("%s, thinking %3d ms, %-16s %2d writes: median %5.1f ms, most %5.1f"
          % (python, think * 1000, case, len(writes), median(wholes),
             wholes[-2]))


def main(pythons):
    """Print how long every case takes on these Pythons."""
    for python in pythons:
        if why_not_here(python):
            sys.exit("Nothing can be measured: " + why_not_here(python))
    turns = turns_of_a_game()
    cases = dict(CASES, **{"a turn": turns[len(turns) // 2],
                           "the longest turn": turns[-1]})
    for python in pythons:
        for case, writes in cases.items():
            report(python, case, writes, 0)


if __name__ == "__main__":
    main(sys.argv[1:] or [sys.executable])

"""measure_idle.py - how long writing into the shell of the real IDLE takes.

INPUT    board segments
STORAGE  TURNS PROGRAM CASES
PROCESS  measure
OUTPUT   report

Run it: python tests/measure_idle.py [PYTHON ...]. `writes` is a list of
(text, tag), a turn's output; times are in milliseconds. Each of TURNS turns
begins with a line typed into input(), so that IDLE is as busy as in a game.
"""

import json
import sys
import tempfile
from pathlib import Path
from statistics import median

from real_idle import RealIdle

# INPUT

def board(size):
    """A turn's output in one write of about `size` characters."""
    return [(("x" * 32 + "\n") * (size // 33), "stdout")]


def segments(number, per_line=2):
    """A turn's output in `number` coloured writes of 15 to 30 characters.

    Every `per_line`th ends a line: that is what costs, as IDLE then scrolls.
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

def measure(writes, python=sys.executable, think=0):
    """[(first write, whole turn), ...] in ms; the program thinks `think` s."""
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

def report(python):
    """Print what every case of CASES takes."""
    for think in (0, 0.15):
        for case, writes in CASES.items():
            firsts, wholes = zip(*measure(writes, python, think))
            print("%-50s think %3d ms  %-18s first %5.1f  turn %6.1f  (%.1f-%.1f)"
                  "  a write %5.2f" % (
                      python, think * 1000, case, median(firsts),
                      median(wholes), min(wholes), sorted(wholes)[-2],
                      median(wholes) / len(writes)))


if __name__ == "__main__":
    for python in sys.argv[1:] or [sys.executable]:
        report(python)

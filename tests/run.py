"""run.py - runs the tests from IDLE or Thonny: open this file and press F5.

STORAGE  which exercise is checked, which tests are run, and how much is told
         of a red one: EXERCISE TESTS TOLD
PROCESS  first the tests of the three files, then all others: run
OUTPUT   shows what pytest says, line by line: run_pytest

The first tests need nothing but Python, and a few seconds. If one of them is
red, nothing else is run: what stands on it would be red for the same reason.
Red is not wrong: see docs/exercises.md.

Have you done an exercise, or "Make" of a sheet? Then EXERCISE says what it
still needs. So does a command: python tests/run.py 3
"""

import importlib.util
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from helpers.floors import PLAIN_FILES
from helpers.plain import run_floors
from promises.check import check

# STORAGE

EXERCISE = None         # (!) Write 3 for exercise 3, or "sheet 2".
TESTS = []              # all. (!) Try ["tests/test_nine_mens_morris.py"].
TOLD = "auto"           # in words. (!) Try "short": then you see more lines.


# PROCESS

def run(tests, told):
    """Run all tests, or these files only. Returns the exit status: 0 if all
    tests that could be run are green."""
    names = [pathlib.PurePath(test).stem for test in tests]
    if not set(names) <= set(PLAIN_FILES):
        names = []
    print("The tests of the three files run.", flush=True)
    done, red = run_floors(print)
    if red:
        return 1
    print("All %d are green." % done, flush=True)
    if names:
        return 0
    if importlib.util.find_spec("pytest") is None:
        print("The other tests need pytest. Install it, in Thonny with Tools "
              "> Manage packages,\nelsewhere with\n  python -m pip install "
              "pytest\nYou can play and change the program without it.")
        return 0
    print("The other tests run. This takes some minutes.", flush=True)
    return run_pytest(tests, told)


# OUTPUT

def run_pytest(tests, told):
    """Run these tests in a Python of their own, and show what pytest says.
    Returns its exit status."""
    command = [sys.executable, "-u", "-m", "pytest", "-q", "-rN",
               "--tb=" + told, "-p", "no:cacheprovider", *tests]
    with subprocess.Popen(command, cwd=str(ROOT), stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env=dict(os.environ, PYTHONIOENCODING="utf-8"),
                          ) as process:
        for line in process.stdout:
            print(line.decode("utf-8", "replace").rstrip(), flush=True)
    return process.returncode


if __name__ == "__main__":
    if hasattr(sys.stdout, "reconfigure"):      # IDLE needs none of this
        sys.stdout.reconfigure(errors="replace")
    name = " ".join(sys.argv[1:]) or EXERCISE
    sys.exit(check(name) if name else run(TESTS, TOLD))

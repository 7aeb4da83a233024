"""run.py - runs the tests from IDLE or Thonny: open this file and press F5.

STORAGE  which tests are run, and how much is told of a red one: TESTS TOLD
OUTPUT   shows what pytest says, line by line: run

The tests run in a Python of their own. The names of the red ones stand at the
end. Red is not wrong: see docs/exercises.md.
"""

import pathlib
import subprocess
import sys

# STORAGE

TESTS = []              # all. (!) Try ["tests/test_rules.py"].
TOLD = "no"             # (!) Try "short": then you see the line that is wrong.

ROOT = pathlib.Path(__file__).resolve().parent.parent


# OUTPUT

def shown(line):
    """A line of pytest, in plain letters. If pytest is missing: what helps."""
    line = line.decode("utf-8", "replace").rstrip()
    line = line.encode("ascii", "replace").decode()
    if line.endswith("No module named pytest"):
        line += ("\nInstall it first: in Thonny with Tools > Manage packages, "
                 "elsewhere with\n  python -m pip install pytest\nYou can play "
                 "and change the program without it.")
    return line


def run(tests, told):
    """Run these tests, and show what is said. Returns the exit status: 0 if
    all tests are green."""
    command = [sys.executable, "-u", "-m", "pytest", "-q", "-rfE",
               "--tb=" + told, "--ignore=tests/test_idle.py",
               "-p", "no:cacheprovider", *tests]
    with subprocess.Popen(command, cwd=str(ROOT), stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          ) as process:
        for line in process.stdout:
            print(shown(line), flush=True)
    return process.returncode


if __name__ == "__main__":
    print("The tests run. This takes some minutes.", flush=True)
    run(TESTS, TOLD)

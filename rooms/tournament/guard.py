"""guard.py - a small program that ends players when the referee has gone.

PROCESS  ends the processes of the players: main end_process

The referee, see apart.py, tells it the numbers of the processes that it has
begun, a line each, and the same number again when one has ended. When the
referee ends, even by force, the input ends with it; then those that are left
are ended. It runs beside the players, so that none of them can reach it.
"""

import os
import sys

# PROCESS

def end_process(number):
    """End a process, if it has not ended, and all that it has started, where
    the system knows what that is."""
    import signal                   # slow to load, and seldom needed
    end = getattr(os, "killpg", os.kill)
    try:
        end(number, getattr(signal, "SIGKILL", signal.SIGTERM))
    except OSError:
        pass                        # it has ended


def main():
    """Note what is told, until nothing more comes."""
    left = set()
    for line in sys.stdin:
        left ^= {int(line)}
    for number in left:
        end_process(number)


if __name__ == "__main__":
    main()

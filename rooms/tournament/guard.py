"""guard.py - a small program that ends players when the referee has gone.

PROCESS  ends the processes of the players: main end_all

The referee, see apart.py, tells it the numbers of the processes that it has
begun, a line each, and with a minus when one has ended. When the referee ends,
even by force, the input ends with it; then those that are left are ended. It
runs beside the players, so that none of them can reach it.
"""

import os
import signal
import sys

# PROCESS

def end_all(numbers):
    """End these processes, with all that they have started."""
    for number in numbers:
        try:
            if hasattr(os, "killpg"):
                os.killpg(number, signal.SIGKILL)
            else:
                os.kill(number, signal.SIGTERM)
        except OSError:
            pass                    # it has ended


def main():
    """Note what is told, until nothing more comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    left = set()
    for line in sys.stdin:
        number = int(line)
        if number > 0:
            left.add(number)
        left.discard(-number)
    end_all(left)


if __name__ == "__main__":
    main()

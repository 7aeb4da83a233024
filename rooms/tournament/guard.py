"""guard.py - a small program that ends players when the referee is gone.

PROCESS  ends the processes of the players: main end_process

The referee (see apart.py) tells this program the number of each process that
it starts, in a line of its own. When a process has ended, the referee tells
the same number again. When the referee itself ends, even by force, no more
lines come. Then this program ends all processes that are left. It runs in a
process of its own, so no player can reach it.
"""

import os
import sys

# PROCESS

def end_process(number):
    """End a process, if it still runs. Where the system can do it, also end
    everything that the process has started."""
    import signal                   # slow to load, and rarely needed
    end = getattr(os, "killpg", os.kill)
    try:
        end(number, getattr(signal, "SIGKILL", signal.SIGTERM))
    except OSError:
        pass                        # it has already ended


def main():
    """Note which processes run. When no more lines come, end them."""
    left = set()
    for line in sys.stdin:
        left ^= {int(line)}
    for number in left:
        end_process(number)


if __name__ == "__main__":
    main()

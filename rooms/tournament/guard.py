"""guard.py - a small program that ends players when the referee is gone.

STORAGE  what marks a player's process, and all that it starts: MARK
PROCESS  ends the processes of the players: main end_process end_hidden

The referee (see apart.py) tells this program the number of each process that
it starts, in a line of its own. When a process has ended, the referee tells
the same number again. When the referee itself ends, even by force, no more
lines come. Then this program ends all processes that are left. It runs in a
process of its own.
"""

import os
import sys
from contextlib import suppress

# STORAGE

MARK = "MORRIS_PLAYER"  # in the environment: the referee's number and our own

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


def end_hidden(mark):
    """End all processes with this mark in their environment, where the system
    shows it (Linux does). A player may have started them in a session of their
    own, so that they do not end with the player."""
    import signal                   # slow to load, and rarely needed
    there = os.name == "posix" and os.path.isdir("/proc")
    for number in filter(str.isdigit, os.listdir("/proc") if there else ()):
        with suppress(OSError):         # it may be another user's, or ended
            with open("/proc/%s/environ" % number, "rb") as file:
                marked = mark.encode() in file.read()
            if marked:
                os.kill(int(number), signal.SIGKILL)


def main():
    """Note which processes run. When no more lines come, end them."""
    left, referee = set(), os.getppid()
    for line in sys.stdin:
        left ^= {int(line)}
    for number in left:
        end_process(number)
    end_hidden("%s=%d." % (MARK, referee))


if __name__ == "__main__":
    main()

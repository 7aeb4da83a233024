"""typist.py - types lines into a program that runs in the terminal it is in.

Run it in a terminal: python typist.py FILE "4 7 12" PROGRAM [ARGUMENTS]. It
types each word as a line, when the program has been quiet for a moment. Then
it writes the size of the window in pixels into FILE, and waits for the end.
"""

import fcntl
import os
import pty
import select
import struct
import sys
import termios

PAUSE = 0.15            # seconds without output: the program waits


def main(told, words, *command):
    """Run the command and type the words into it."""
    window = fcntl.ioctl(1, termios.TIOCGWINSZ, b"\0" * 8)
    child, program = pty.fork()
    if not child:
        fcntl.ioctl(0, termios.TIOCSWINSZ, window)
        os.execvp(command[0], command)
    show_until_quiet(program, 6 * PAUSE)
    for line in words.split():
        os.write(program, line.encode() + b"\n")
        show_until_quiet(program, PAUSE)
    with open(told, "w") as file:
        file.write("%d %d" % struct.unpack("HHHH", window)[2:])
    show_until_quiet(program, 600)


def show_until_quiet(program, pause):
    """Show what the program writes until it is quiet for `pause` seconds."""
    while select.select([program], [], [], pause)[0]:
        os.write(1, os.read(program, 4096))


if __name__ == "__main__":
    main(*sys.argv[1:])

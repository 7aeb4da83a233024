"""idle_observer.py - IDLE itself: real_idle.py looks at it and types.

Start it as `python idle_observer.py SOCKET [IDLE'S ARGUMENTS]`. A command is a
line of JSON, [name, arguments]. Its answer is a line too, [what was found,
what went wrong]. Keys are pressed after the answer: they may open a box that
waits for the next keys. When nobody listens any more, IDLE ends, and so does
the program in it.

An `idle` is IDLE's list of windows (flist), a `place` is "shell" or "editor".
"""

import json
import os
import signal
import socket
import sys
import tkinter

from idlelib import pyshell


def press(idle, keys):
    """Press keys: single characters, or events such as "<Control-c>"."""
    call = idle.root.tk.call
    widget = call("focus")
    for key in keys:
        if len(key) > 1:
            call("event", "generate", widget, key)
        elif key.isascii():
            call("event", "generate", widget, "<Key>",
                 "-keysym", "U%04X" % ord(key))
        else:   # Xvfb's keyboard has no such key: do what it would do.
            call("tk::TextInsert", widget, key)


def has_keys(idle, place):
    """Give the keyboard to the shell or the editor. Has it got it? A window
    takes it only when it stands on the screen."""
    windows = {"shell": [idle.pyshell], "editor": [
        window for window in idle.inversedict if window is not idle.pyshell]}
    text = windows[place][0].text
    text.focus_force()
    return str(idle.root.tk.call("focus")) == str(text)


def state(idle):
    """What the shell does now."""
    shell = idle.pyshell
    is_open = shell is not None and shell.interp is not None
    busy = is_open and bool(shell.interp.restarting)
    return {
        "editor": len(idle.inversedict) > is_open,
        "shell": is_open,
        "starts": text_of(idle).count("= RESTART: "),
        "runs": is_open and bool(shell.executing) or busy,
        "asks": is_open and bool(shell.reading) and not busy,
    }


def text_of(idle):
    """All that the shell shows. It is "" without a shell."""
    shell = idle.pyshell
    return shell.text.get("1.0", "end-1c") if shell else ""


def picture_window(idle):
    """Bring the shell's window to the front. Returns its X number."""
    idle.pyshell.top.lift()
    idle.root.update()
    return idle.pyshell.top.frame()


def box(idle, line, column, characters):
    """Where characters of a line stand in the picture of the window: [left,
    top, width, height]."""
    text, top = idle.pyshell.text, idle.pyshell.top
    boxes = [text.bbox("%d.%d" % (line, column + at))
             for at in range(characters)]
    left, above, _, height = boxes[0]
    return [left + text.winfo_rootx() - top.winfo_rootx(),
            above + text.winfo_rooty() - top.winfo_rooty(),
            boxes[-1][0] + boxes[-1][2] - left, height]


QUESTIONS = {"has_keys": has_keys, "state": state, "text": text_of,
             "picture_window": picture_window, "box": box}


def answer(idle, stream):
    """Answer one command, and do it."""
    line = stream.readline()
    if not line:
        os.killpg(0, signal.SIGKILL)
    name, arguments = json.loads(line)
    found, trouble = None, ""
    try:
        if name in QUESTIONS:
            found = QUESTIONS[name](idle, *arguments)
    except Exception as error:
        trouble = "%s: %r" % (name, error)
    stream.write(json.dumps([found, trouble]) + "\n")
    stream.flush()
    if name == "press":
        press(idle, *arguments)


def watch(idle, link):
    """Answer every command that comes over the socket `link`."""
    stream = link.makefile("rw", encoding="utf-8")
    idle.root.createfilehandler(link, tkinter.READABLE,
                                lambda *_: answer(idle, stream))


def main(link):
    """Run IDLE, and watch it."""
    class Watched(pyshell.PyShellFileList):
        def __init__(self, root):
            super().__init__(root)
            watch(self, link)

    pyshell.PyShellFileList = Watched
    pyshell.main()


if __name__ == "__main__":
    number = int(sys.argv.pop(1))
    del sys.path[0]     # IDLE passes its path on. tests/ must not be on it.
    main(socket.socket(fileno=number))

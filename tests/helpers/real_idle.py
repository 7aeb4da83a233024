"""real_idle.py - the real IDLE, used by tests on a screen nobody sees.

    with RealIdle("nine_mens_morris.py", theme="dark") as idle:
        idle.type("4", "7")
        idle.wait_for("Black")

IDLE gets its own home folder and screen (Xvfb). idle_observer.py runs in its
process and presses keys as Tk does.
"""

import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from helpers.guard import at_home
from helpers.real_windows import pixels, save_picture, screen, started

OBSERVER = Path(__file__).resolve().with_name("idle_observer.py")
SCRIPT = "nine_mens_morris.py"      # IDLE opens it in a folder.
THEMES = {"classic": "IDLE Classic", "dark": "IDLE Dark", "new": "IDLE New"}
PAUSE, LIMIT = 0.01, 60             # Seconds: between two looks, and in all.


class RealIdle:
    """A script in IDLE, started with F5. A `font` is a pair (name, size)."""

    def __init__(self, script, theme="classic", python=sys.executable,
                 width=None, font=None, height=None):
        path = Path(script).resolve()
        self.script = path / SCRIPT if path.is_dir() else path
        self.theme, self.font, self.python = theme, font, python
        self.width, self.height = width, height
        self.mark = 0       # The length of the text when we typed last.

    def __enter__(self):
        reason = why_not_here(self.python)
        assert not reason, reason
        with contextlib.ExitStack() as stack:
            self.start(stack)
            self.wait(lambda state: state["editor"], "editor window")
            self.run()
            self.stack = stack.pop_all()
        return self

    def __exit__(self, *_):
        self.stack.close()

    def start(self, stack):
        """Start IDLE with everything that it needs. It ends with `stack`."""
        self.home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        # What the Settings of IDLE would write
        rows = ["[Theme]", "default = 1", "name2 = " + THEMES[self.theme],
                "[EditorWindow]"]
        rows += ["%s = %d" % (name, size) for name, size in (
            ("width", self.width), ("height", self.height)) if size]
        if self.font:
            rows.append("font = %s\nfont-size = %d" % self.font)
        folder = self.home / ".idlerc"
        folder.mkdir()
        (folder / "config-main.cfg").write_text("\n".join(rows) + "\n")
        kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH")
                if name in os.environ}
        self.display = stack.enter_context(screen())
        env = dict(kept, **at_home(self.home), LANG="C.UTF-8",
                   DISPLAY=self.display)
        link, end = [stack.enter_context(link) for link in socket.socketpair()]
        link.settimeout(LIMIT)
        self.stream = stack.enter_context(link.makefile("rw"))
        stack.enter_context(started(
            [self.python, str(OBSERVER), str(end.fileno()), "-e",
             str(self.script)], pass_fds=[end.fileno()], env=env,
            cwd=str(self.home), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        end.close()

    def run(self):
        """Press F5 and wait until the program runs. If it was waiting in
        input(), IDLE often shows no prompt at the end of the new run."""
        before = self.state()["starts"]
        self.press(["<F5>"], "editor")
        self.wait(lambda state: state["starts"] > before, "start")
        self.mark = self.text().rindex("= RESTART: ")

    def type(self, *lines):
        """Type these lines, each when the program waits in input()."""
        for line in lines:
            self.wait_input()
            self.press([*line, "<Return>"])

    def press(self, keys, place="shell"):
        """Press keys: characters or events of Tk such as "<Alt-p>"."""
        self.wait(lambda _: self.ask("has_keys", place), "keyboard")
        self.mark = len(self.text())
        self.ask("press", list(keys))

    def interrupt(self):
        """Press Ctrl-C, at once."""
        self.press(["<Control-c>"])

    def ask(self, name, *arguments):
        """Ask the observer in IDLE, and return its answer."""
        self.stream.write(json.dumps([name, arguments]) + "\n")
        self.stream.flush()
        answer, trouble = json.loads(self.stream.readline())
        assert not trouble, "IDLE cannot answer " + trouble
        return answer

    def wait(self, is_so, what):
        """Wait until `is_so(state)`."""
        end = time.monotonic() + LIMIT
        while not is_so(self.state()):
            assert time.monotonic() < end, "no %s: %s; the shell ends:\n%s" % (
                what, self.state(), self.text()[-600:])
            time.sleep(PAUSE)

    def wait_for(self, text):
        """Wait until the shell shows `text` after what was typed last."""
        self.wait(lambda _: text in self.text()[self.mark:], repr(text))

    def wait_input(self):
        """Wait until the program waits in input()."""
        self.wait(lambda state: state["asks"], "input()")

    def state(self):
        """What IDLE does now: the dict `state` of idle_observer.py."""
        return self.ask("state")

    def text(self):
        """All that the shell shows. It is "" when its window is closed."""
        return self.ask("text")

    def output(self):
        """What the program has written, and we typed, since its start."""
        shown = self.text()
        written = shown[shown.rindex("= RESTART: "):].partition("\n")[2]
        ended = not self.state()["runs"]
        return re.sub(r">>> $", "", written) if ended else written

    def pixels(self):
        """The picture of the window: its width, and all bytes of pixels."""
        return pixels(self.ask("picture_window"), self.display)

    def picture(self, path):
        """Save the shell's window as a small PNG."""
        save_picture(self.ask("picture_window"), self.display, path)


def why_not_here(python=sys.executable):
    """Why can IDLE not be tested here? None if it can."""
    if not hasattr(os, "killpg"):
        return "IDLE is tested on Linux only"
    for program in ("Xvfb", "import", python):
        if not shutil.which(program):
            return "there is no " + program
    modules = subprocess.run([python, "-c", "import tkinter, idlelib.pyshell"],
                             stderr=subprocess.DEVNULL)
    return "there is no IDLE for " + python if modules.returncode else None


# Where CI is set, the tests also run without IDLE, and then they fail.
REASON = why_not_here()
needs_idle = pytest.mark.skipif(
    REASON is not None and not os.environ.get("CI"), reason=str(REASON))

"""alone.py - plays the three files without the rooms, and hears keys."""

import contextlib
import functools
import io
import runpy
import sys

from helpers.playing import ROOT, Keyboard
from helpers.quoting import keys_in, marked


@functools.lru_cache(None)
def entry():
    """The names of the entry script. Each sentence says its key and facts."""
    before, sys.argv = sys.argv, ["nine_mens_morris.py", "--classic"]
    try:
        names = runpy.run_path(str(ROOT / "nine_mens_morris.py"))
    finally:
        sys.argv = before
    for key, text in names["SENTENCES"].items():
        names["SENTENCES"][key] = marked(key, text)
    return names


def run(*lines):
    """(all that is said to these lines, the exit status)."""
    before, screen = sys.stdin, io.StringIO()
    sys.stdin = Keyboard("".join(line + "\n" for line in lines))
    try:
        with contextlib.redirect_stdout(screen):
            ended = entry()["run"]([])
        return screen.getvalue(), ended
    finally:
        sys.stdin = before


def typed(*lines):
    """All that is said to these lines."""
    return run(*lines)[0]


def said(*lines):
    """Each (key, {fact: text}) that is said to the last of these lines, with
    the next question, but no colours."""
    text = typed(*lines, "quit").split("quit\n")[0]
    if lines:
        text = text.rpartition("\u27e9%s\n" % lines[-1])[2]
    return [(key, facts) for key, facts in keys_in(text)
            if key not in ("white", "black")]


def keys(*lines):
    """The keys of what is said then, but for the two rows with the men."""
    return [key for key, _ in said(*lines) if key != "men"]

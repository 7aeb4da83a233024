"""pupil.py - the program that a pupil has changed, and what goes wrong in it.

INPUT    types lines in the program: typed reply
STORAGE  Promise Crash
PROCESS  crash_in promise
"""

import collections
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from helpers.reds import in_plain_words

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = str(pathlib.Path(__file__).resolve().parent)

# STORAGE

SECONDS = 20            # for one game that is typed

# Is it kept? If not, `help` is the key of the sentence that helps.
Promise = collections.namedtuple("Promise", "key kept help facts")


class Crash(Exception):
    """The pupil's program has stopped with an error."""

    def __init__(self, kind, **facts):
        self.kind = kind            # such as "KeyError"
        self.facts = facts          # those of the sentence "crash"


# INPUT

def typed(*lines, arguments=(), program="nine_mens_morris.py", folder=None):
    """What the program says to these lines, and to "quit". It starts in this
    folder, or in an empty one."""
    with tempfile.TemporaryDirectory() as place:
        done = subprocess.run(
            [sys.executable, "-X", "utf8", str(ROOT / program), *arguments],
            input="\n".join([*lines, "quit", ""]).encode(),
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=SECONDS,
            cwd=str(folder or place),
            env=dict(os.environ, HOME=place, USERPROFILE=place, NO_COLOR="1"))
    errors = done.stderr.decode("utf-8", "replace")
    if "Traceback" in errors or done.returncode:
        raise crash_in(errors or done.stdout.decode("utf-8", "replace"))
    return done.stdout.decode("utf-8", "replace").replace("\r", "")


def reply(*lines, **more):
    """What the program says to the last of these lines."""
    before, after = typed(*lines[:-1], **more), typed(*lines, **more)
    begin = len(os.path.commonprefix([before, after]))
    said = after[begin:len(after) - len(before) + begin]
    rows = said.split("\n")[:-1]        # without the next question
    return "\n".join(rows[1:] if rows[:1] == [lines[-1]] else rows)


# PROCESS

def crash_in(trace):
    """The Crash of a traceback: where the pupil's program stopped, and why."""
    places = [(path, line) for path, line in re.findall(
        r'File "(.+?)", line (\d+)', trace)
        if path.startswith(str(ROOT.parent)) and not path.startswith(HERE)]
    path, line = (places or [("", "0")])[-1]
    kind, _, words = trace.strip().split("\n")[-1].partition(": ")
    if not re.fullmatch(r"[\w.]+", kind):           # it is no traceback
        kind, words = "SystemExit", " ".join(trace.split())
    kind = kind.split(".")[-1]
    return Crash(kind, file=os.path.basename(path), path=path, line=line,
                 error=kind, words=in_plain_words(words))


def promise(key, kept, words="", *cases, **facts):
    """The Promise with this key. If it is not kept, the sentence of the first
    case (is it so?, key) that is true helps, or else `words`."""
    help_keys = [case for is_so, case in cases if is_so] + [words]
    return Promise(key, bool(kept), help_keys[0], facts)

"""check.py - says how far your game is, and what it still needs.

Save your program as my_morris.py in the folder of this file. Open this file in
IDLE, and press F5. The steps are on the pages step-01.md to step-10.md.

    python docs/build/check.py S:/morris/pc*/docs/build/my_morris.py

checks a whole class. At the end stands a table.

INPUT    finds the program, and runs it with typed lines: Program
PROCESS  goes from step to step, to the first fault: check
OUTPUT   says which steps work, and what the next one needs: main
"""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
# A random.py of a pupil must not be taken for Python's own.
sys.path[:] = [folder for folder in sys.path
               if os.path.abspath(folder) != HERE]
sys.path.append(os.path.join(HERE, "checks"))

import difflib
import glob
import json
import re
import subprocess
import textwrap
import threading
from itertools import chain

from judge import fault_in
from lines import SCRIPTS, lines_of
from sentences import SENTENCES, told

SECONDS = 10            # for one run. child.py finds loops without end.


class Program:
    """The pupil's program. It runs in a process of its own."""

    def __init__(self, path):
        self.path, self.process = path, None
        self.joined = False         # is a move typed in one line?

    def start(self):
        """Start the process, if it is not there."""
        if not self.process or self.process.poll() is not None:
            self.process = subprocess.Popen(
                [sys.executable, "-I", "-X", "utf8", os.path.join(
                    HERE, "checks", "child.py"), self.path],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL, cwd=os.path.dirname(self.path),
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0))

    def stop(self):
        """End the process."""
        self.process.kill()
        self.process.communicate()

    def run(self, lines):
        """Type these lines. Returns what child.py answers, or None if that
        needs too long."""
        self.start()
        clock = threading.Timer(SECONDS, self.process.kill)
        clock.start()
        try:
            self.process.stdin.write(json.dumps(lines).encode() + b"\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline().decode())
        except (OSError, ValueError):
            return None
        finally:
            clock.cancel()

    def fault(self, step, script):
        """The first fault of the program in a script."""
        lines = lines_of(script, self.joined)
        typed = [line.text for line in lines if line.kind != "end"]
        answer = self.run(typed)
        if not answer and self.process.wait() == 0:
            answer = self.run(typed)    # the last run had ended the process
        return fault_in(step, lines, answer) if answer else ("time", {})


def check(program):
    """(the steps that work, the first fault or None, its script and hint)."""
    for step, script, hint in SCRIPTS:
        fault = program.fault(step, script)
        if fault and "-" in script:         # is a move typed in one line?
            program.joined = not program.joined
            if program.fault(step, script):
                program.joined = not program.joined
            else:
                fault = None
        if fault:
            return step - 1, fault, script, hint
    return 10, None, "", ""


def say(key, **facts):
    """Print a sentence, in rows that fit into the window."""
    print(textwrap.fill(SENTENCES[key].format(**facts), 79))


def code_of(path):
    """The code of a program, without its texts and comments."""
    with open(path, encoding="utf-8", errors="replace") as file:
        return re.sub(r'"[^"]*"|#.*', "", file.read())


def look_again(code, steps, facts):
    """Say where else the fault may be, if only so many steps work: a function
    without its brackets, or the newest lines of a program that is long. (These
    facts tell the line where it stopped, if it did.)"""
    bare = [name for name in re.findall(r"(?m)^def (\w+)", code)
            if re.search(r"\b%s\b(?!\s*\()" % name, code)]
    if bare:
        say("bare", name=bare[0])
    elif "line" not in facts and (
            len(re.findall(r"\S.*", code)) > 9 + 11 * steps):
        say("newest")


def file_like(path):
    """The path of a file that has nearly this name, here or in the two folders
    above, or None."""
    for _ in range(3):
        path, name = os.path.split(path)
        files = {os.path.basename(each).lower(): each
                 for each in glob.glob(os.path.join(glob.escape(path), "*"))}
        for near in difflib.get_close_matches(name, files, 1, 0.75):
            return files[near]
        path = os.path.join(os.path.dirname(path), name)
    return None


def main(arguments):
    """Check the program, and say what was found. Returns the steps that work,
    and the key of the fault."""
    path = os.path.abspath(
        arguments[0] if arguments else os.path.join(HERE, "my_morris.py"))
    if not os.path.isfile(path):
        say("no file", folder=os.path.dirname(path))
        if file_like(path):
            say("file like", path=file_like(path))
        return None
    program = Program(path)
    try:
        steps, fault, script, hint = check(program)
    finally:
        program.stop()
    if steps:
        say("work" if steps > 1 else "works", steps=steps)
    if not fault:
        say("all")
    else:
        key, facts = fault
        code = code_of(path)
        if key in ("nothing", "no men") and "\ndef " in code:
            key = "unused"
        say("next", step=steps + 1, fault=told((key, facts), hint))
        look_again(code, steps, facts)
    typed = [line.text or SENTENCES["only Enter"]
             for line in lines_of(script, program.joined)
             if line.text is not None]
    if typed:
        say("typed", lines=", ".join(typed[:fault[1].get("number")]))
    return steps, fault


def check_class(patterns):
    """Check all programs with these paths. * stands for any characters. At the
    end comes a table: how many steps of each work."""
    paths, rows = [*chain.from_iterable(map(paths_like, patterns))], []
    for path in paths:
        found = None
        if os.path.isfile(path) or file_like(path) or not paths[1:]:
            print(path)
            found = main([path])
            print()
        rows.append("%3s  %s" % (found[0] if found else "-", path))
    if paths[1:]:
        print("\n".join([SENTENCES["class"], *rows]))


def paths_like(pattern):
    """The paths that this one means, also in folders without the file."""
    folder, name = os.path.split(pattern)
    paths = glob.glob(pattern) if "*" in name else [
        os.path.join(each, name)
        for each in glob.glob(folder) if os.path.isdir(each)]
    return sorted(paths) or [pattern]


if __name__ == "__main__":
    if hasattr(sys.stdout, "reconfigure"):      # not in IDLE
        sys.stdout.reconfigure(errors="replace")
    if sys.argv[1:]:
        check_class(sys.argv[1:])
    else:
        main([])

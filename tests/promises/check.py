"""check.py - says which promises of an exercise or a sheet are kept.

    python tests/run.py 3               exercise 3
    python tests/run.py sheet 2         "Make" of sheet 2

PROCESS  checks in a process of its own, so that no loop of the program goes
         on for ever: check promises_of
OUTPUT   tells each promise, and what helps with the first that is not kept:
         tell_all
"""

import contextlib
import io
import pathlib
import re
import subprocess
import sys
import textwrap
import threading
import traceback

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from promises import exercises, sheets
from promises.pupil import Crash, crash_in

PAGE = ROOT / "docs" / "exercises.md"
SECONDS = 30            # for each promise

CHECKS = {**exercises.CHECKS, **sheets.CHECKS}
SENTENCES = dict(
    [part.strip() for part in row.split(" | ", 1)]
    for row in pathlib.Path(__file__).with_name("sentences.txt").read_text(
        encoding="utf-8").split("\n") if " | " in row)


# PROCESS

def check(name, show=print):
    """Check an exercise, such as "3", or a sheet, such as "sheet 2", and show
    what was found. Returns the exit status: 0 if all promises are kept."""
    name = str(name).strip().lower()
    if name not in CHECKS:
        show(rows("no check"))
        return 2
    process = subprocess.Popen(
        [sys.executable, "-u", "-X", "utf8", __file__, name],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, cwd=str(ROOT))
    with process:
        clock = threading.Timer(SECONDS, process.kill)
        clock.start()
        for line in process.stdout:
            clock.cancel()
            show(line.decode("utf-8", "replace").rstrip())
            clock = threading.Timer(SECONDS, process.kill)
            clock.start()
    if not clock.is_alive():
        show(rows("endless"))
    clock.cancel()
    return process.returncode


def promises_of(name):
    """The promises of a check, up to the first that is not kept. What the
    pupil's files print is not shown. Raises Crash."""
    promises, found = CHECKS[name](), None
    while found is None or found.kept:
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                found = next(promises)
        except StopIteration:
            return
        except Crash:
            raise
        except subprocess.TimeoutExpired:
            raise Crash("endless") from None
        except BaseException:           # whatever a pupil has written
            raise crash_in(traceback.format_exc()) from None
        yield found


# OUTPUT

def rows(key, **facts):
    """The sentence with this key, in rows that fit into the window."""
    return textwrap.fill(SENTENCES[key].format(**facts), 79,
                         subsequent_indent="  ")


def tell_all(name):
    """Tell the promises of a check. Returns whether all are kept."""
    print(rows("exercise" if name.isdigit() else "sheet", name=name))
    try:
        for found in promises_of(name):
            print(rows("kept" if found.kept else "not yet",
                       promise=SENTENCES[found.key].format()))
        if found.kept:
            print(rows("done") + "\n" + told_red_tests(name))
            return True
        words = SENTENCES[found.help or "unsaved"].format(**found.facts)
    except Crash as crash:
        print(told_crash(crash))
        words = SENTENCES.get("%s in %s" % (crash.kind, name)) \
            or SENTENCES.get(crash.kind, "")
        words = words.format()
    if words:
        print(rows("help", words=words))
    return False


def told_crash(crash):
    """Where the pupil's program stopped, and why."""
    if crash.kind == "endless":
        return rows("endless")
    if crash.kind == "SystemExit":
        return rows("does not start", **crash.facts)
    if not crash.facts["file"]:
        return rows("crash in a call", **crash.facts)
    return rows("crash", **crash.facts) + "\n" \
        + SENTENCES["place"].format(**crash.facts)


def told_red_tests(name):
    """Which tests are red now, as the page of the exercises says it."""
    if not name.isdigit():
        return rows("red " + name) if "red " + name in SENTENCES else ""
    page = PAGE.read_text("utf-8") if PAGE.is_file() else ""
    found = re.search(r"(?s)^## %s\. .*?\*\*Turns red:\*\* (.*?)\n- " % name,
                      page, re.M)
    tests = " ".join(found[1].split()).replace("`", "") if found else ""
    if tests in ("", "nothing."):
        return rows("red nothing")
    return rows("red", tests=tests)


if __name__ == "__main__":
    sys.exit(0 if tell_all(" ".join(sys.argv[1:])) else 1)

"""exercises.py - do the exercises keep their promises?

    python tests/tools/exercises.py             all exercises
    python tests/tools/exercises.py 5 7         these only
    python tests/tools/exercises.py --files 5   only the test files that the
                                                exercise names

Each solution of docs/solutions changes a copy of the project. There, the tests
run, and what turns red is compared with what docs/exercises.md promises. So is
the effort: the files and the lines of the program that have changed. Tests are
{file: {test functions}}, without parameters.
"""

import collections
import concurrent.futures
import difflib
import importlib
import os
import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "exercises.md"
SOLUTIONS = ROOT / "docs" / "solutions"
sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(SOLUTIONS)]

from helpers.playing import copy_all, pytest_in

PARTS = ("Change", "See", "Turns red", "Why", "Effort", "Time")

# `promised` is {file: the names of its tests that turn red, or their number}.
# `about`: may the number of lines differ by a tenth? `test_files` are named.
Exercise = collections.namedtuple(
    "Exercise", "number title promised files lines about minutes test_files")


def promised_in(text):
    """{file: names, or a number} of a text such as "`test_a` in `file`, 2
    tests in `file`." or "nothing."."""
    promised = {}
    for item in re.split(r"(?<=\.py`)(?:,? and |, )", text):
        known = re.fullmatch(r"(?:(\d+) tests?|(.+)) in `(tests/\w+\.py)`\.?",
                             item)
        tests = known and (int(known[1] or 0)
                           or {*re.findall(r"`(test_\w+)`", known[2] or "")})
        if text != "nothing." and (not tests or known[3] in promised):
            raise ValueError("no promise: %r" % item)
        if tests:
            promised[known[3]] = tests
    return promised


def exercises_in(text):
    """All Exercises of the page, in their order. Raises ValueError if it does
    not say exactly what each of them promises."""
    found = []
    tasks = re.split(r"^## (\d+)\. ", text, flags=re.M)[1:]
    for number, task in zip(tasks[::2], tasks[1::2]):
        parts = re.findall(r"(?ms)^- \*\*(.+?):\*\* (.*?)(?=^- \*\*|\Z)", task)
        said = {name: " ".join(part.split()) for name, part in parts}
        effort = re.match(r"(\d+) files?, (about )?(\d+) lines?\.",
                          said.get("Effort", ""))
        time = re.match(r"about (\d+) minutes\b", said.get("Time", ""))
        if tuple(name for name, _ in parts) != PARTS or not (effort and time):
            raise ValueError("exercise %s: a part is missing" % number)
        found.append(Exercise(
            int(number), task.split("\n")[0], promised_in(said["Turns red"]),
            int(effort[1]), int(effort[3]), bool(effort[2]), int(time[1]),
            sorted(set(re.findall(r"`(tests/test_\w+\.py)`", task)))))
    return found


def solve(number, folder):
    """Apply the solution of an exercise to a copy of the project."""
    importlib.import_module("exercise_%02d" % number).solve(folder)


def red_tests(folder, tests=("tests",)):
    """{file: test functions} that are red there, in these files. A file that
    cannot be read is red with the name "-"."""
    if not tests:
        return {}
    status, said = pytest_in(folder, "--tb=no", "-rfE", "--all", *tests)
    red = collections.defaultdict(set)
    for file, name in re.findall(
            r"^(?:FAILED|ERROR) (tests/\w+\.py)(?:::(\w+))?", said, re.M):
        red[file].add(name or "-")
    if status and not red:
        red["pytest"] = {"ended with status %d" % status}
    return red


def program_files(folder):
    """{name: lines} of the program in a copy, and of what lies beside it."""
    paths = [path for place in (folder, folder / "players", folder.parent)
             for path in place.glob("*.py")]
    return {os.path.relpath(str(path), str(folder)):
            [*filter(None, path.read_text("utf-8", "replace").split("\n"))]
            for path in paths + [*(folder / "rooms").rglob("*.py")]}


def effort_of(before, after):
    """(files, lines) of the program that somebody has changed or written. An
    empty line does not count, nor does a file that is removed as a whole."""
    counts = []
    for name, lines in after.items():
        changes = difflib.SequenceMatcher(
            None, before.get(name, []), lines, autojunk=False).get_opcodes()
        counts.append(sum(max(to - at, until - since) for kind, at, to, since,
                          until in changes if kind != "equal"))
    return sum(map(bool, counts)), sum(counts)


def differences(exercise, red, files, lines):
    """What is not as the exercise promises: a list of sentences."""
    found = []
    for file in sorted({*red, *exercise.promised}):
        promised = exercise.promised.get(file, set())
        real = red.get(file, set())
        if not isinstance(promised, int):
            found += ["%s: %s is %sred" % (
                file, name, "" if name in real else "not ")
                for name in sorted(real ^ promised)]
        elif promised != len(real):
            found.append("%s: %d red, and %d promised"
                         % (file, len(real), promised))
    if files != exercise.files:
        found.append("%d files, and %d promised" % (files, exercise.files))
    if abs(lines - exercise.lines) > exercise.about * exercise.lines / 10:
        found.append("%d lines, and %d promised" % (lines, exercise.lines))
    return found


def checked(exercise, place, only_named):
    """Do one exercise in a copy in the folder `place`. Returns its row of the
    table, and what differs."""
    folder = copy_all(place / str(exercise.number) / "program")
    before = program_files(folder)
    try:
        solve(exercise.number, folder)
    except ValueError as error:
        return "%2d  %-28s" % exercise[:2], ["no solution: %s" % error]
    effort = effort_of(before, program_files(folder))
    red = red_tests(folder, [file for file in exercise.test_files if (
        folder / file).exists()] if only_named else ["tests"])
    found = differences(exercise, red, *effort)
    promised, real = [sum(
        names if isinstance(names, int) else len(names)
        for names in tests.values()) for tests in (exercise.promised, red)]
    row = "%2d  %-28s %5d %5d %9d %5d  %s" % (
        *exercise[:2], *effort, promised, real, "no" if found else "yes")
    return row, found


def check(exercises, only_named=False):
    """Print the table. Returns True if all exercises keep their promises."""
    print("    %-28s %5s %5s %9s %5s  %s" % (
        "exercise", "files", "lines", "promised", "red", "equal"))
    kept = True
    with tempfile.TemporaryDirectory() as place, \
            concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        for row, found in workers.map(lambda exercise: checked(
                exercise, pathlib.Path(place), only_named), exercises):
            print("\n      ".join([row] + found), flush=True)
            kept = kept and not found
    return kept


def main(words):
    """Check the exercises with these numbers, or all. Returns the status."""
    known = {str(exercise.number): exercise
             for exercise in exercises_in(PAGE.read_text("utf-8"))}
    numbers = [word for word in words if word != "--files"] or known
    for word in numbers:
        if word not in known:
            sys.exit("There is no exercise %s. There are 1 to %d."
                     % (word, len(known)))
    return 0 if check([known[number] for number in numbers],
                      "--files" in words) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

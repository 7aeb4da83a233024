"""mutate.py - changes the program in one place, and sees whether a test minds.

INPUT    the files of the program, `same.txt`: places_in, read_same
STORAGE  what is tried, and which tests try it first: SWAPS, TESTS, Mutant
PROCESS  one mutant after another in a copy of the project: try_mutant
OUTPUT   the survivors and a table of the rooms: main

`python tests/tools/mutate.py rules.py` tries all changes of a file or folder.
`--sample 300` tries that many of the whole program, chosen at random. `--again
FILE` tries those that a text names. A mutant is killed when a test turns red,
or when the tests hang. Otherwise it survives. Some changes change nothing that
a player or a caller can see. same.txt lists them, each with its reason. This
needs Python 3.9, and Linux or macOS.
"""

import argparse
import ast
import collections
import concurrent.futures
import copy
import os
import pathlib
import queue
import random
import shutil
import signal
import subprocess
import sys
import tempfile

# STORAGE

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAME = pathlib.Path(__file__).with_name("same.txt")
MOST_WORK = 100         # CPU seconds for one mutant
LIMIT = 600             # seconds after which it hangs, even on a busy machine
SWAPS = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
         ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn,
         ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is}
DROPPED = (ast.Assign, ast.AugAssign, ast.Delete, ast.Expr, ast.Raise,
           ast.Return, ast.Break, ast.Continue)
ROOMS = ("board.py", "rules.py", "nine_mens_morris.py", "rooms/commands",
         "rooms/computer", "rooms/console", "rooms/learning",
         "rooms/meeting", "rooms/records", "rooms/tournament")

# The other tests of a room, whose names do not begin with its name.
TESTS = {"board.py": ["rules"], "rules.py": ["rules", "board"],
         "nine_mens_morris.py": ["game"],
         "rooms/computer": ["learning_hint", "learning_review"]}
# These test the source, not what it does: they would find every change.
LEFT_OUT = ("test_house.py", "test_versions.py")

# One small change of a file: the bytes from `start` to `end` become `new`.
Mutant = collections.namedtuple("Mutant", "name path start end new")


# INPUT

def places_in(path):
    """All Mutants of a file, from top to bottom."""
    source = (ROOT / path).read_bytes()
    lines = [0]                         # at which byte each line begins
    for line in source.split(b"\n"):
        lines.append(lines[-1] + len(line) + 1)
    found, counts = [], collections.Counter()
    for function, node, new in changes_in(ast.parse(source)):
        start = lines[node.lineno - 1] + node.col_offset
        end = lines[node.end_lineno - 1] + node.end_col_offset
        old = source[start:end].decode()
        if new == "return":             # goes before the old code
            new = "return; " + old if "\n" not in old else \
                "return\n" + " " * node.col_offset + old
        change = [" ".join(text.split()) for text in (old, new)]
        counts[function, (*change,)] += 1
        found.append(Mutant("%s %s #%d: %s -> %s" % (
            path, function or "at the top", counts[function, (*change,)],
            *change), path, start, end, new.encode()))
    return found


def changes_in(tree):
    """Every (name of the function, node, the code that takes its place)."""
    for name, node in nodes_of(tree, ""):
        if isinstance(node, ast.Compare):
            for at, sign in enumerate(node.ops):
                other = copy.deepcopy(node)
                other.ops[at] = SWAPS[type(sign)]()
                yield name, node, "(%s)" % ast.unparse(other)
        if isinstance(node, ast.Constant) and type(node.value) in (int, float):
            yield name, node, repr(node.value + 1)
        if isinstance(node, (ast.If, ast.While, ast.IfExp)):
            yield name, node.test, "(not (%s))" % ast.unparse(node.test)
        if isinstance(node, ast.comprehension):
            for test in node.ifs:
                yield name, test, "(not (%s))" % ast.unparse(test)
        if name and isinstance(node, DROPPED) and not is_text(node):
            yield name, node, "pass"
        if isinstance(node, ast.FunctionDef):
            body = [line for line in node.body if not is_text(line)]
            if len(body) > 1:
                yield node.name, body[0], "return"


def nodes_of(node, name):
    """Every (name of the function around it, node) below a node."""
    for child in ast.iter_child_nodes(node):
        inside = child.name if isinstance(child, ast.FunctionDef) else name
        yield inside, child
        if not isinstance(child, ast.JoinedStr):
            yield from nodes_of(child, inside)


def is_text(node):
    """Is this statement a docstring?"""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def read_same():
    """{name of a mutant: why it changes nothing}, from same.txt."""
    lines = SAME.read_text("utf-8").split("\n")
    return dict(line.split(" | ") for line in lines if " | " in line)


def files_in(place):
    """The files of the program at this place, which is a file or a folder."""
    files = sorted((ROOT / place).glob("*.py")) or [ROOT / place]
    if not files[0].is_file():
        sys.exit("There is no file or room %s to change; there are: %s."
                 % (place, " ".join(ROOMS)))
    return [file.relative_to(ROOT).as_posix() for file in files]


def chosen(places, again=None, sample=None):
    """The Mutants of these places. With `again`, only those that this text
    names. With `sample`, only that many. They are chosen at random, the same
    each time, and equally many from each place."""
    chance, found = random.Random(1), []
    for place in places:
        mutants = [mutant for path in files_in(place)
                   for mutant in places_in(path)
                   if not again or mutant.name in again]
        chance.shuffle(mutants)
        found += mutants[:sample and -(-sample // len(places))]
    return found


# PROCESS

def room_of(path):
    """The room of a file. A file outside the rooms is its own room."""
    return path.rpartition("/")[0] or path


def tests_of(path):
    """The test files to run first for a file of the program."""
    room, stem = room_of(path), pathlib.Path(path).stem
    begins = [pathlib.Path(room).stem] + TESTS.get(room, [])
    files = sorted(file.name for file in (ROOT / "tests").glob("test_*.py"))
    own = [file for file in files if "_" + stem in file]
    rooms = [file for file in files
             if file.startswith(tuple("test_" + word for word in begins))]
    return list(dict.fromkeys(file for file in own + rooms
                              if file not in LEFT_OUT))


def limit_work():
    """Let the system end this process when it has worked too long."""
    import resource             # Windows has none
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_WORK, MOST_WORK))


def run_tests(copied, files, left_out=()):
    """Does a test in these files turn red, or hang?"""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p",
               "no:cacheprovider", *("tests/" + file for file in files)]
    command += ["--ignore=tests/" + file for file in left_out]
    process = subprocess.Popen(
        command, cwd=str(copied), stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True, preexec_fn=limit_work,
        env=dict(os.environ, PYTHONDONTWRITEBYTECODE="1"))
    try:
        return process.wait(LIMIT) not in (0, 5)     # 5: no tests
    except subprocess.TimeoutExpired:
        return True
    finally:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except OSError:
            pass            # all have ended already
        process.wait()


def try_mutant(mutant, copies):
    """Put a mutant into a free copy. Run the tests of its room and, if none
    is red, all others. Is it killed?"""
    copied = copies.get()
    place, first = copied / mutant.path, tests_of(mutant.path)
    source = place.read_bytes()
    place.write_bytes(source[:mutant.start] + mutant.new + source[mutant.end:])
    try:
        return run_tests(copied, first) or run_tests(
            copied, [""], [*LEFT_OUT, *first])
    finally:
        place.write_bytes(source)
        copies.put(copied)


def copies_in(folder, number):
    """A queue of `number` free copies of the project."""
    copies = queue.Queue()
    for name in map(str, range(number)):
        shutil.copytree(str(ROOT), os.path.join(folder, name),
                        ignore=shutil.ignore_patterns(".*", "__pycache__"))
        copies.put(pathlib.Path(folder, name))
    return copies


# OUTPUT

def main():
    """Try the mutants. Print the survivors, and how many each room killed."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("places", nargs="*", help="files or rooms")
    reader.add_argument("--sample", type=int, help="only so many, by chance")
    reader.add_argument("--again", type=pathlib.Path,
                        help="only those named in this file")
    arguments = reader.parse_args()
    again = arguments.again and arguments.again.read_text("utf-8")
    same, tried, killed = read_same(), *[collections.Counter() for _ in "12"]
    mutants = chosen(arguments.places or ROOMS, again, arguments.sample)
    with tempfile.TemporaryDirectory() as folder, \
            concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        copies = copies_in(folder, os.cpu_count())
        found = {pool.submit(try_mutant, mutant, copies): mutant
                 for mutant in mutants if mutant.name not in same}
        for result in concurrent.futures.as_completed(found):
            room = room_of(found[result].path)
            tried[room] += 1
            killed[room] += result.result()
            if not result.result():
                print("survives:", found[result].name, flush=True)
    for name in {mutant.name for mutant in mutants} & set(same):
        print("changes nothing:", name, "|", same[name])
    for room in tried:
        print("%-20s %3d of %3d killed, %3.0f %%" % (
            room, killed[room], tried[room], 100 * killed[room] / tried[room]))


if __name__ == "__main__":
    main()

"""mutate.py - changes the program in one place, and sees whether a test minds.

    python tests/tools/mutate.py rules.py      all changes of a file or folder
    python tests/tools/mutate.py --sample 300  that many of the whole program
    python tests/tools/mutate.py --again FILE  those that a text names

A mutant is killed when a test turns red, or when the tests hang. Otherwise it
survives, and is printed. same.txt lists changes that nobody can see, each with
its reason. This needs Python 3.9, and Linux or macOS.
"""

import argparse
import ast
import collections
import concurrent.futures
import contextlib
import copy
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from helpers.playing import copy_all

SAME = pathlib.Path(__file__).with_name("same.txt")
MOST_WORK = 100         # CPU seconds for one mutant
LIMIT = 600             # seconds after which it hangs, even on a busy machine
SWAPS = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
         ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn,
         ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is}
DROPPED = (ast.Assign, ast.AugAssign, ast.Delete, ast.Expr, ast.Raise,
           ast.Return, ast.Break, ast.Continue)
ROOMS = ("board.py", "rules.py", "nine_mens_morris.py") + tuple(
    "rooms/" + door.parent.name
    for door in sorted((ROOT / "rooms").glob("*/__init__.py")))

# The other tests of a room, whose names do not begin with its name.
TESTS = {"board.py": ["rules"], "rules.py": ["rules", "board"],
         "nine_mens_morris.py": ["game"],
         "rooms/computer": ["learning_hint", "learning_review"]}
# These test the source, not what it does: they would find every change.
LEFT_OUT = ("test_house.py", "test_versions.py")

# One small change of a file: the bytes from `start` to `end` become `new`.
Mutant = collections.namedtuple("Mutant", "name path start end new")


def places_in(path):
    """All Mutants of a file, from top to bottom."""
    source = (ROOT / path).read_bytes()
    lines = source.splitlines(True)
    found, counts = [], collections.Counter()
    for function, node, new in changes_in(ast.parse(source)):
        start = sum(map(len, lines[:node.lineno - 1])) + node.col_offset
        end = sum(map(len, lines[:node.end_lineno - 1])) + node.end_col_offset
        old = source[start:end].decode()
        if new == "return":             # goes before the old code
            new = "return; " + old if "\n" not in old else \
                "return\n" + " " * node.col_offset + old
        key = (function or "at the top",
               *[" ".join(text.split()) for text in (old, new)])
        counts[key] += 1
        name = "%s %s #%d: %s -> %s" % (path, key[0], counts[key], *key[1:])
        found.append(Mutant(name, path, start, end, new.encode()))
    return found


def changes_in(tree):
    """Every (name of the function, node, the code that takes its place)."""
    for name, node in nodes_of(tree, ""):
        tests = node.ifs if isinstance(node, ast.comprehension) else []
        if isinstance(node, (ast.If, ast.While, ast.IfExp)):
            tests = [node.test]
        for test in tests:
            yield name, test, "(not (%s))" % ast.unparse(test)
        if isinstance(node, ast.Compare):
            for at, sign in enumerate(node.ops):
                other = copy.deepcopy(node)
                other.ops[at] = SWAPS[type(sign)]()
                yield name, node, "(%s)" % ast.unparse(other)
        if isinstance(node, ast.Constant) and type(node.value) in (int, float):
            yield name, node, repr(node.value + 1)
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
    """The Mutants of these places: only those that the text `again` names, or
    `sample` of them by chance, the same each time, as many from each place."""
    chance, found = random.Random(1), []
    for place in places:
        mutants = [mutant for path in files_in(place)
                   for mutant in places_in(path)
                   if not again or mutant.name in again]
        chance.shuffle(mutants)
        found += mutants[:sample and -(-sample // len(places))]
    return found


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


def run_tests(folder, files, left_out=()):
    """Does a test in these files turn red, or hang?"""
    process = subprocess.Popen(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider",
         *("tests/" + file for file in files),
         *("--ignore=tests/" + file for file in left_out)],
        cwd=str(folder), stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True, preexec_fn=limit_work,
        env=dict(os.environ, PYTHONDONTWRITEBYTECODE="1"))
    try:
        return process.wait(LIMIT) not in (0, 5)     # 5: no tests
    except subprocess.TimeoutExpired:
        return True
    finally:
        with contextlib.suppress(OSError):      # all have ended already
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def try_mutant(mutant, copies):
    """Put a mutant into a free copy of the project, one of this list. Run the
    tests of its room and, if none is red, all others. Is it killed?"""
    folder = copies.pop()
    place, first = folder / mutant.path, tests_of(mutant.path)
    source = place.read_bytes()
    place.write_bytes(source[:mutant.start] + mutant.new + source[mutant.end:])
    try:
        return run_tests(folder, first) or run_tests(
            folder, [""], [*LEFT_OUT, *first])
    finally:
        place.write_bytes(source)
        copies.append(folder)


def main():
    """Try the mutants. Print the survivors, and how many each room killed."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("places", nargs="*", help="files or rooms")
    reader.add_argument("--sample", type=int, help="only so many, by chance")
    reader.add_argument("--again", type=argparse.FileType(encoding="utf-8"),
                        help="only those named in this file")
    words = reader.parse_args()
    same, tried, killed = read_same(), *[collections.Counter() for _ in "12"]
    mutants = chosen(words.places or ROOMS,
                     words.again and words.again.read(), words.sample)
    with tempfile.TemporaryDirectory() as folder, \
            concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        copies = [copy_all(pathlib.Path(folder, str(number)))
                  for number in range(os.cpu_count())]
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

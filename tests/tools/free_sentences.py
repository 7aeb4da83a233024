"""free_sentences.py - changes a sentence of the three files as a pupil does,
and sees which tests mind.

    python tests/tools/free_sentences.py            each sentence
    python tests/tools/free_sentences.py "taken"    the one with this key

A sentence is free: a pupil says it in other words. At most two tests may turn
red: one of the English table, and one of the sentence itself.
"""

import concurrent.futures
import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from helpers.playing import copy_all, pytest_in
from helpers.usual import say, sentences_in

MOST_RED = 2
# What a pupil leaves as it is: facts, and what is typed
KEPT = r"\{.*?\}|'[^'\n]*'(?!\w)"


def changed(text):
    """A sentence as a pupil may change it: it becomes louder, or softer."""
    louder = re.sub(KEPT + "|[a-z]+", lambda part: part.group().upper()
                    if part.group().isalpha() else part.group(), text)
    return text.lower() if louder == text else louder


def reds(keys, tests=()):
    """The tests, of these or all, that are red when these sentences change."""
    with tempfile.TemporaryDirectory() as folder:
        copy = copy_all(pathlib.Path(folder, "copy"))
        say(copy, {key: changed(text.value) for key, (_, text) in
                   sentences_in(ROOT).items() if key in keys})
        _, said = pytest_in(copy, "--all", "-rfE", "--tb=no", *tests)
    return re.findall(r"(?m)^(?:FAILED|ERROR) (.+?)(?: - .*)?$", said)


def main(keys):
    """Change all these sentences together, then each alone: then only those
    tests run that are red. Print them. Returns 1 if a sentence is not free."""
    keys = keys or [*sentences_in(ROOT)]
    tests = {test.partition("[")[0] for test in reds(keys)} or {"--version"}
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda key: reds([key], sorted(tests)), keys)
        numbers = []
        for key, red in zip(keys, found):
            print("%s: %d red" % (key, len(red)), *red, sep="\n  ", flush=True)
            numbers.append(len(red))
    return int(max(numbers) > MOST_RED)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

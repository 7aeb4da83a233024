"""changed_sentences.py - how many test files turn red when a sentence changes.

INPUT    reads which tests were red: red_files
STORAGE  what never changes: ENGLISH
PROCESS  changes a sentence in a copy of the project: changed main

Run it: python tests/tools/changed_sentences.py 30 (or with keys of sentences).
For each sentence, taken by chance, the words are others in a copy, and the
tests of every day run there. A test should ask for a key and facts, so a
change should turn only the tests of the sentences red.
"""

import ast
import collections
import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from helpers.playing import copy_all
from rooms.console.languages import english

# STORAGE

ENGLISH = "rooms/console/languages/english.py"


# INPUT

def red_files(said):
    """{file: number of red tests} in what pytest has said."""
    return collections.Counter(re.findall(
        r"(?m)^(?:FAILED|ERROR) (tests/\w+\.py)", said))


# PROCESS

def other_words(text):
    """The sentence in other words: each has one more letter. Its holes, and
    the signs between the words, stay."""
    parts = re.split(r"(\{[^{}]*\})", text)
    return "".join(part if part.startswith("{") else
                   re.sub(r"([a-z]{2,})\b", r"\1x", part) for part in parts)


def changed(key, folder):
    """What pytest says in a copy in which the sentence with this key has other
    words."""
    copy = copy_all(pathlib.Path(folder) / key.replace(" ", "_").strip("-"))
    path = copy / ENGLISH
    lines = path.read_text("utf-8").split("\n")
    for node in ast.walk(ast.parse("\n".join(lines))):
        for name, value in zip(getattr(node, "keys", ()),
                               getattr(node, "values", ())):
            if getattr(name, "value", None) == key and value.value \
                    == english.SENTENCES[key]:
                lines[name.lineno - 1:value.end_lineno] = [
                    "    %r: %r," % (key, other_words(value.value))]
                path.write_text("\n".join(lines), "utf-8")
                return subprocess.run(
                    [sys.executable, "-m", "pytest", "-q", "-p",
                     "no:cacheprovider", "--tb=no"], cwd=str(copy),
                    stdout=subprocess.PIPE, text=True).stdout
    raise KeyError(key)


def main(words):
    """Print a row for each sentence: its key, and which files are red."""
    keys = [key for key, text in english.SENTENCES.items()
            if other_words(text) != text]
    number = int(words[0]) if words[:1] and words[0].isdigit() else 30
    if not words or words[0].isdigit():
        words = random.Random(1).sample(keys, number)
    with tempfile.TemporaryDirectory() as folder, \
            concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        said = pool.map(lambda key: red_files(changed(key, folder)), words)
        for key, red in zip(words, said):
            print("%-24s %2d files %3d tests  %s" % (
                key, len(red), sum(red.values()), " ".join(
                    name[len("tests/test_"):-3] for name in red)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

"""changed_sentences.py - how many test files turn red when a sentence changes.

INPUT    which tests are red: red_tests
STORAGE  what never changes: ENGLISH
PROCESS  sentences in other words: other_words changed_copy main

Run it: python tests/tools/changed_sentences.py 30 (or with keys of sentences).
Sentences are taken by chance. First all of them are in other words in a copy
of the project: that finds the tests that mind. Then each is changed alone, and
these tests run again. A test should ask for a key and facts, so a change
should turn only the tests of the sentences red.
"""

import ast
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

def red_tests(copy, tests=()):
    """The tests of a copy of the project that are red, as file::name."""
    said = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider",
         "--tb=no", *tests], cwd=str(copy), stdout=subprocess.PIPE).stdout
    return sorted(set(re.findall(r"(?m)^(?:FAILED|ERROR) (tests/\w+\.py::\w+)",
                                 said.decode("utf-8", "replace"))))


# PROCESS

def other_words(text):
    """The sentence in other words: each has one more letter. Its holes, and
    the signs between the words, stay."""
    parts = re.split(r"(\{[^{}]*\})", text)
    return "".join(part if part.startswith("{") else
                   re.sub(r"([a-z]{2,})\b", r"\1x", part) for part in parts)


def changed_copy(folder, keys):
    """A copy of the project in which these sentences have other words."""
    copy = copy_all(pathlib.Path(folder))
    path = copy / ENGLISH
    source = path.read_text("utf-8")
    lines = source.split("\n")
    found = [(name, value) for node in ast.walk(ast.parse(source))
             if isinstance(node, ast.Dict)
             for name, value in zip(node.keys, node.values)
             if getattr(name, "value", None) in keys
             and value.value == english.SENTENCES[name.value]]
    for name, value in sorted(found, key=lambda pair: -pair[0].lineno):
        text = other_words(value.value)
        lines[name.lineno - 1:value.end_lineno] = [
            "    %r:" % name.value,
            *["        %r" % part for part in re.findall("(?s).{1,50}", text)],
            "    ,"]
    assert {name.value for name, _ in found} == {*keys}
    path.write_text("\n".join(lines), "utf-8")
    return copy


def main(words):
    """Print a row for each sentence: its key, and which files are red."""
    keys = [key for key, text in english.SENTENCES.items()
            if other_words(text) != text]
    if not words or words[0].isdigit():
        words = random.Random(1).sample(keys, int((words or [30])[0]))
    with tempfile.TemporaryDirectory() as folder:
        places = [folder + "/%d" % number for number in range(len(words) + 1)]
        minding = red_tests(changed_copy(places.pop(), words))
        print("%d tests mind one of them:" % len(minding), *minding, sep="\n")
        for key, place in zip(words, places):
            red = red_tests(changed_copy(place, [key]), minding)
            files = {test.partition("::")[0] for test in red}
            print("%-24s %2d files %3d tests  %s" % (
                key, len(files), len(red), " ".join(sorted(files))),
                flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

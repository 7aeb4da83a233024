"""sentences.py - puts the words of sentences.txt together.

STORAGE  the rows of the table: SENTENCES ERRORS
OUTPUT   the sentence for a fault: told
"""

import os
import re


def rows_of_file(name):
    """The rows of a table in this folder: [(what is before the |, after)]."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), name)
    with open(path, encoding="utf-8") as file:
        return [tuple(part.strip() for part in row.split(" | ", 1))
                for row in file if " | " in row]


SENTENCES = dict(rows_of_file("sentences.txt"))
ERRORS = [key[6:].partition(", ")[::2] + (hint,)
          for key, hint in SENTENCES.items() if key.startswith("error ")]


def hint_for(facts, hint):
    """What helps: for most errors of Python their own hint, or that of the
    script."""
    if "error" in facts and not (facts["refusing"] and re.match(
            "Index|Value|Key|EOF", facts["error"])):
        for error, part, text in ERRORS:
            if re.search(error.rstrip(","), facts["error"]) \
                    and re.search(part, facts["message"]):
                return text.format(**facts)
    if hint.startswith("mill "):
        return SENTENCES["hint mill"].format(*hint.split()[1:])
    return SENTENCES.get("hint " + hint, "")


def told(fault, hint):
    """The sentence for a fault: (its key, its facts)."""
    key, facts = fault
    facts = dict(facts, hint=hint_for(facts, hint))
    for name in {"wanted", "shown", "typed"} & {*facts}:
        word = str(facts[name]) or "only Enter"
        facts[name] = SENTENCES.get(word, word)
    return SENTENCES[key].format(**facts).strip()

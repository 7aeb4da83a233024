"""usual.py - the program with its usual sentences.

PROCESS  finds the sentences of the three files, and says others: sentences_in
         say

Somebody who changes the three files may say a sentence in other words, and
then it is said so in every language. The tests ask for the usual ones, here
and in a copy.
"""

import ast
import importlib

import rooms.console.languages.english as english
import rooms.console.sentences as said

USUAL = dict(english.SENTENCES)     # before the entry script changes any
nine_mens_morris = importlib.import_module("nine_mens_morris")
english.SENTENCES.update(USUAL)
said.CHANGED.clear()
said.put_in_force(english)

TABLES = {"WHY", "STEPS", "ENDS", "SENTENCES"}


# PROCESS

def sentences_in(folder):
    """{key: (its file, its sentence as it is written there)} of the three
    files in a folder."""
    found = {}
    for path in (folder / "rules.py", folder / "nine_mens_morris.py"):
        source = path.read_text("utf-8").encode()
        lines = source.split(b"\n")
        begins = [sum(map(len, lines[:at])) + at for at in range(len(lines))]
        for node in ast.parse(source).body:
            if isinstance(node, ast.Assign) \
                    and getattr(node.targets[0], "id", "") in TABLES:
                for key, text in zip(node.value.keys, node.value.values):
                    if key:
                        found[key.value] = path, source[
                            begins[text.lineno - 1] + text.col_offset:
                            begins[text.end_lineno - 1] + text.end_col_offset
                        ].decode()
    return found


def say(folder, sentences):
    """Write these sentences, {key: as it is written}, into the three files in
    a folder."""
    texts = {}
    for key, (path, old) in sentences_in(folder).items():
        row, text = '"%s": ' % key, texts.get(path) or path.read_text("utf-8")
        texts[path] = text.replace(row + old, row + sentences.get(key, old))
    for path, text in texts.items():
        path.write_text(text, "utf-8")

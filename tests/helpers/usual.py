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

def sentences_in(source):
    """{key: its sentence as it is written} in the text of a file."""
    return {key.value: ast.get_source_segment(source, text)
            for node in ast.parse(source).body
            if isinstance(node, ast.Assign) and node.targets[0].id in TABLES
            for key, text in zip(node.value.keys, node.value.values)
            if key}


def say(folder, sentences):
    """Write these sentences, {key: as it is written}, into the three files in
    a folder."""
    for name in "rules.py", "nine_mens_morris.py":
        text = (folder / name).read_text("utf-8")
        for key, old in sentences_in(text).items():
            row = '"%s": ' % key
            text = text.replace(row + old, row + sentences.get(key, old))
        (folder / name).write_text(text, "utf-8")

"""usual.py - the program with its usual sentences.

Somebody who changes the three files may say a sentence in other words. The
tests ask for the usual ones, here and in a copy.
"""

import ast
import importlib
import json

import rooms.console.languages.english as english
import rooms.console.sentences as said

USUAL = dict(english.SENTENCES)     # before the entry script changes any
nine_mens_morris = importlib.import_module("nine_mens_morris")
english.SENTENCES.update(USUAL)
said.CHANGED.clear()
said.put_in_force(english)

TABLES = {"WHY", "STEPS", "ENDS", "SENTENCES"}


def sentences_in(folder):
    """{key: (its file, its ast.Constant)} of the three files in a folder."""
    return {key.value: (path, sentence)
            for path in (folder / "rules.py", folder / "nine_mens_morris.py")
            for node in ast.parse(path.read_text("utf-8")).body
            if isinstance(node, ast.Assign)
            and getattr(node.targets[0], "id", "") in TABLES
            for key, sentence in zip(node.value.keys, node.value.values)
            if key}


def say(folder, sentences):
    """Write these sentences, {key: text}, into the three files in a folder."""
    for key, (path, old) in reversed([*sentences_in(folder).items()]):
        if sentences.get(key, old.value) != old.value:
            row, text = '"%s": ' % key, path.read_text("utf-8")
            path.write_text(text.replace(
                row + ast.get_source_segment(text, old),
                row + json.dumps(sentences[key], ensure_ascii=False)), "utf-8")

"""quoting.py - sentences by their keys, so that no test quotes them.

INPUT    keys_in
STORAGE  KEYS
PROCESS  part pattern keys_said

A test asks for a key and facts: `("taken", {"point": "4"}) in keys_said("4",
"4")`. Or it asks for the sentence, as TEXT["goes on"] or sentence("taken",
point=4). Where some facts do not matter, it asks for the longest part of a
sentence that has no hole.
"""

import re
import string
import types

from helpers.playing import played
from rooms.console.languages import english
from rooms.console.sentences import TEXT, put_in_force

# STORAGE

def marked(key, text):
    """What the language of the keys says for a sentence: its key and facts,
    such as "<taken|point={point}>"."""
    holes = sorted({hole for _, hole, _, _ in string.Formatter().parse(text)
                    if hole})
    return "\u27e8%s\u27e9" % "\u00a6".join(
        [key] + ["%s={%s}" % (hole, hole) for hole in holes])


BLANK = "\u2423"        # a blank in a sentence of the keys

# A language in which each sentence says its own key and its facts.
KEYS = types.SimpleNamespace(
    __name__="languages.keys", plural=english.plural, WORDS={},
    SENTENCES={key: marked(key, text)
               for key, text in english.SENTENCES.items()},
    smooth=lambda text: text.replace(" ", BLANK))   # wrapped only if too long


# INPUT

def keys_in(said):
    """Each (key, {fact: text}) in what was said in the language of the keys.
    A sentence that is a fact of another one comes before it."""
    found, inner = [], re.compile("\u27e8([^\u27e8\u27e9]*)\u27e9")
    rows, said = said.split("\n"), ""
    for row in rows:        # a long sentence is wrapped, even within a word
        cut = said.count("\u27e8") > said.count("\u27e9")
        said += row[2:] if cut else " " + row
    said = said.replace(BLANK, " ")
    while inner.search(said):
        for piece in inner.findall(said):
            key, *facts = piece.split("\u00a6")
            found.append((key, dict(fact.partition("=")[::2]
                                    for fact in facts)))
        said = inner.sub(lambda piece: piece[1].partition("\u00a6")[0], said)
    return found


# PROCESS

def part(key):
    """The longest part without a hole of the sentence with this key.

    >>> part("fewer turns")
    'The log has only'
    """
    return max(re.split(r"\{[^{}]*\}", TEXT[key]), key=len).strip()


def pattern(key, hole="(.*?)"):
    """The sentence with this key as a regular expression, with this one for
    each hole."""
    return hole.join(map(re.escape, re.split(r"\{[^{}]*\}", TEXT[key])))


def keys_said(*lines, arguments=()):
    """What the program says after the last of these lines, with the board and
    the next prompt: each (key, {fact: text}). It is said in no language.

    >>> keys_said("4", "4")[0]
    ('taken', {'point': '4'})
    """
    if not lines:
        return keys_in(all_said(arguments=arguments))
    return keys_to_each(lines[-1], before=lines[:-1], arguments=arguments)[0]


def all_said(*lines, arguments=()):
    """All that is said to these lines in the language of the keys."""
    put_in_force(KEYS)
    try:
        return played(*lines, arguments=arguments)
    finally:
        put_in_force(english)


def keys_to_each(*lines, before=(), arguments=()):
    """The same for each of these lines, typed one after another, after the
    lines `before`."""
    found, said = [], all_said(*before, *lines, arguments=arguments)
    for line in reversed(lines):
        said, end, after = said.rpartition("\u27e9 %s\n" % line)
        said += end[:1]
        found.insert(0, keys_in(after))
    return found

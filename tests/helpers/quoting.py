"""quoting.py - sentences by their keys, so that no test quotes them.

A test asks for a key and facts: `("taken", {"point": "4"}) in keys_said("4",
"4")`. Or it asks for sentence("taken", point=4), or for a `part` of it.
"""

import re
import string
import types

from helpers.playing import played
from rooms.console.languages import english
from rooms.console.sentences import IN_FORCE, TEXT, put_in_force


def marked(key, text):
    """The key and facts of a sentence, such as "<taken|point={point}>"."""
    holes = sorted({hole for _, hole, _, _ in string.Formatter().parse(text)
                    if hole})
    return "\u27e8%s\u27e9" % "\u00a6".join(
        [key] + ["%s={%s}" % (hole, hole) for hole in holes])


# A language in which each sentence says its own key and its facts. In a
# sentence stands BLANK for a blank, so it is wrapped only if it is too long.
BLANK = "\u2423"
KEYS = types.SimpleNamespace(
    __name__="languages.keys", plural=english.plural, WORDS={},
    IDEAS=english.IDEAS,
    SENTENCES={key: marked(key, text)
               for key, text in english.SENTENCES.items()},
    smooth=lambda text: text.replace(" ", BLANK))
LONGEST = 77            # the signs of a word that is not cut
SAID = {}               # its sentences, as they are in force


def uncut(said):
    """What was said by keys, each sentence in one line, no long word cut."""
    rows, depth = [], 0
    for row in said.split("\n"):
        if depth:
            word = rows[-1].split(" ")[-1] + row[2:].split(" ")[0]
            rows[-1] += row[2:] if len(word) > LONGEST else row[1:]
        else:
            rows.append(row)
        depth += row.count("\u27e8") - row.count("\u27e9")
    return "\n".join(rows).replace(BLANK, " ")


def keys_in(said):
    """Each (key, {fact: text}) in what was said in the language of the keys. A
    sentence that is a fact of another one comes before it."""
    found, inside = [], [""]        # inside: of a sentence, of a fact in it
    for piece in re.split("([\u27e8\u27e9])", uncut(said)):
        if piece == "\u27e8":
            inside.append("")
        elif piece == "\u27e9":
            key, *facts = inside.pop().split("\u00a6")
            found.append((key, dict(fact.partition("=")[::2]
                                    for fact in facts)))
            inside[-1] += key
        else:
            inside[-1] += piece
    return found


def part(key):
    """The longest part without a hole of the sentence with this key.

    >>> part("fewer turns")
    'The log has only'
    """
    return max(re.split(r"\{[^{}]*\}", TEXT[key]), key=len).strip()


def speak_keys():
    """Put the language of the keys in force. The second time this is quick."""
    if not SAID:
        put_in_force(KEYS)
        SAID.update(TEXT)
        put_in_force(english)
    TEXT.update(SAID)
    IN_FORCE[:] = [KEYS]


def all_said(*lines, **details):
    """The same as `played`, in the language of the keys."""
    before = dict(TEXT)
    speak_keys()
    try:
        return played(*lines, **details)
    finally:
        if IN_FORCE == [KEYS]:
            IN_FORCE[:] = [english]
            TEXT.update(before)
        else:
            put_in_force(english)


def keys_of(*lines, **details):
    """Each (key, {fact: text}) that is said then, from the first line on."""
    return keys_in(all_said(*lines, **details))


def keys_again(*lines, **details):
    """The same of a program that starts where the last one was left."""
    return keys_of(*lines, afresh=False, **details)


def keys_said(*lines, arguments=()):
    """Each (key, {fact: text}) that is said after the last of these lines, up
    to the next prompt. Without lines, all that is said.

    >>> keys_said("4", "4")[0]
    ('taken', {'point': '4'})
    """
    if not lines:
        return keys_of(arguments=arguments)
    return keys_to_each(lines[-1], before=lines[:-1], arguments=arguments)[0]


def keys_to_each(*lines, before=(), arguments=()):
    """The same for each of these lines, typed after the lines `before`."""
    found, said = [], all_said(*before, *lines, arguments=arguments)
    for line in reversed(lines):
        said, end, after = said.rpartition("\u27e9 %s\n" % line)
        said += end[:1]
        found.insert(0, keys_in(after))
    return found

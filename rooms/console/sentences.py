"""sentences.py - a sentence of the table, filled in: the door for all words.

PROCESS  makes text from outside harmless: clean
OUTPUT   makes a sentence from a key of the table and facts: sentence

Whatever comes from outside, such as a name, a word that was typed or the name
of a file, reaches the screen through here, and is cleaned here.
"""

from rooms.console.languages import english

# STORAGE: the sentences of the language that is spoken

TEXT, ONE = english.SENTENCES, english.ONE

# PROCESS

def clean(text, most=200):
    r"""What came from outside, harmless to the screen: a question mark for
    each sign that cannot be printed, and no more than `most` characters.

    >>> clean("4\x1b[31m"), clean("4" * 100, 3)
    ('4?[31m', '444...')
    """
    short = text if len(text) <= most else text[:most] + "..."
    return "".join(sign if sign.isprintable() else "?" for sign in short)


# OUTPUT

def sentence(key, **holes):
    """The sentence of TEXT with that key, its holes filled in and cleaned. A
    `word` that somebody typed is cut after 20 characters; of an error, its
    reason is told.

    >>> sentence("turns", turns=1), sentence("fewer turns", number=1)
    ('Turns played: 1.', 'The log has only 1 turn.')
    """
    for name, hole in holes.items():
        if isinstance(hole, Exception):
            hole = getattr(hole, "strerror", None) or str(hole)
        if isinstance(hole, str):
            holes[name] = clean(hole, 20 if name == "word" else 200)
    said = " " + TEXT[key].format(**holes)
    for many in ONE:
        said = said.replace(many, ONE[many])
    return said[1:]

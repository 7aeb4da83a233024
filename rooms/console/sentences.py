"""sentences.py - fills in a sentence: all words go through here.

STORAGE  the sentences, and a number in one: TEXT Counted
PROCESS  makes text from outside harmless: clean
OUTPUT   makes a sentence from a key of the table and facts: sentence

Some text comes from outside, such as a name, a typed word or the name of a
file. It reaches the screen through this file, and is cleaned here.
"""

from rooms.console.languages import english

# STORAGE

TEXT = english.SENTENCES


class Counted:
    """A number in a sentence. The hole may hold the forms of a word that is
    counted, such as "# turn|# turns"."""

    def __init__(self, number):
        self.number = number

    def __format__(self, forms):
        if "#" not in forms and "|" not in forms:
            return format(self.number, forms)
        forms = forms.split("|")
        form = forms[min(english.plural(self.number), len(forms) - 1)]
        return form.replace("#", "%.10g" % self.number)


# PROCESS

def clean(text, most=200):
    r"""Text from outside, made harmless for the screen: each sign that cannot
    be printed is a question mark, and after `most` characters stands "...".

    >>> clean("4\x1b[31m"), clean("4" * 100, 3)
    ('4?[31m', '444...')
    """
    short = text if len(text) <= most else text[:most] + "..."
    return "".join(sign if sign.isprintable() else "?" for sign in short)


# OUTPUT

def sentence(key, **holes):
    """The sentence of TEXT with this key. Its holes are filled in and cleaned.
    A `word` that somebody typed is cut after 20 characters. An error gives its
    reason.

    >>> sentence("turns", turns=1), sentence("fewer turns", number=1)
    ('Turns played: 1.', 'The log has only 1 turn.')
    """
    for name, hole in holes.items():
        if isinstance(hole, Exception):
            hole = getattr(hole, "strerror", None) or str(hole)
        if isinstance(hole, str):
            holes[name] = clean(hole, 20 if name == "word" else 200)
        if type(hole) in (int, float):
            holes[name] = Counted(hole)
    return TEXT[key].format(**holes)

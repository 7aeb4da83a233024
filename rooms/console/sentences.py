"""sentences.py - the language in force, and its sentences: the door for words.

INPUT    reads a language, and finds what a typed word means: speak
         words_begun english_word
STORAGE  the sentences and the words of the language: TEXT SPOKEN UNUSABLE
PROCESS  makes text harmless for the screen: clean plain
OUTPUT   makes a sentence from a key of the table and facts: sentence spoken
         decimal

Some text comes from outside, such as a name, a typed word or the name of a
file. It reaches the screen through this file, and is cleaned here. A language
is a file of languages/. A mistake in it is no error: what is missing or wrong
there is said in English.
"""

import os
from collections import Counter

from board import can_show
import rooms.console.languages.english as english

# STORAGE

TEXT = {}               # {key: the sentence}
SPOKEN = {}             # {English word: as it is shown in this language}
TYPED = {}              # {a word as it may be typed: the English word}
LETTERS = {}            # {a letter: how it is written in plain letters}
IN_FORCE = [english]    # the language
CHANGED = {}            # {key: a sentence that the classic files have changed}
UNUSABLE = []           # the keys of its sentences with a mistake
MOST_SIGNS = {"word": 20, "why": 600, "options": 600}   # in these holes
JOINED = {ord("-"): "", ord("'"): ""}      # these may stand in a word
QUOTE_SIGNS = "'\"`\u201e\u201c\u201d\u00ab\u00bb\u2018\u2019"
# What stands between quotation marks, such as what a player can type
QUOTED = "(?<!\\w)([%s] ?)([^%s\n]{1,60}?)( ?[%s])(?!\\w)" % (
    3 * (QUOTE_SIGNS,))


class Hole:
    """What fills a hole of a sentence. The hole may hold the forms of a word:
    for a number those of what is counted, such as "# turn|# turns", and for a
    colour such as {colour:white men|black men}."""

    def __init__(self, fact, language):
        self.fact = fact
        self.language = language

    def __format__(self, form):
        is_number = type(self.fact) in (int, float)
        if not {"#", "|"} & {*form}:        # a plain hole, or one of a table
            return decimal(self.fact) if is_number and not form \
                else format(self.fact, form)
        at = self.language.plural(self.fact) if is_number \
            else self.fact != TEXT["white"]     # 0 for White, 1 for Black
        forms = form.split("|")
        said = forms[min(at, len(forms) - 1)]
        return said.replace("#", decimal(self.fact)) if is_number else said


# PROCESS

def clean(text, most=200):
    r"""Text from outside, made harmless for the screen: each sign that cannot
    be printed is a question mark, and after `most` characters stands "...".

    >>> clean("4\x1b[31m"), clean("4" * 100, 3)
    ('4?[31m', '444...')
    """
    short = text if len(text) <= most else text[:most] + "..."
    return "".join(sign if sign.isprintable() else "?" for sign in short)


def plain(text, letters={}):     # noqa: B006 (it is never changed)
    """The text in plain letters: those of `letters` as it says, the others
    without their accents.

    >>> plain("zur\u00fcck", {"\u00fc": "ue"}), plain("ZUR\u00dcCK")
    ('zurueck', 'ZURUCK')
    """
    if text.isascii():
        return text
    from unicodedata import combining, normalize    # slow, and seldom needed
    text = normalize("NFC", text)
    for letter, other in letters.items():
        large = other.upper() if text.isupper() else other.capitalize()
        text = text.replace(letter, other)
        if len(letter.upper()) == len(letter):      # not the German sz
            text = text.replace(letter.upper(), large)
    return "".join(sign for sign in normalize("NFKD", text)
                   if not combining(sign))


def texts_of(language, name):
    """The entries of a table of a language, as far as they are texts."""
    table = getattr(language, name, None)
    return {key: said for key, said in table.items()
            if isinstance(key, str) and isinstance(said, str)} \
        if isinstance(table, dict) else {}


def holes_in(text):
    """[(name, form, the text after it)] of the holes in a sentence. Without
    its } a hole has the name None. (string.Formatter can do this, too, but it
    is slow to load, and this is needed at each start.)

    >>> holes_in("{who} has {turns:# turn|# turns} more")
    [('who', '', ' has '), ('turns', '# turn|# turns', ' more')]
    """
    found = []
    for part in text.split("{")[1:]:
        hole, closed, after = part.partition("}")
        name, _, form = hole.partition(":")
        found.append((name if closed else None, form, after))
    return found


def is_form(form):
    """Can a hole have this form? There are the forms of a counted word, and
    forms for a table, such as ">3" or "<11.11". No table is wider than two
    digits say."""
    is_of_word = not {"#", "|"}.isdisjoint(form)
    is_of_table = all(len(number) < 3 and (number + "0").isdecimal()
                      for number in form.lstrip("<>").split("."))
    return (is_of_word or is_of_table) and sum(map(str.isdigit, form)) < 5


def can_be_said(text, model):
    """Can this sentence be said instead of the English `model`? Its holes must
    be plain ones that the model has, too. No sign may do something to the
    screen."""
    if text == model:               # as most are at the start: this is quick
        return True
    names, holes = {name for name, _, _ in holes_in(model)}, holes_in(text)
    return text.count("}") == len(holes) \
        and text.replace("\n", " ").isprintable() \
        and all(name in names and is_form(form) for name, form, _ in holes)


def put_in_force(language):
    """Say and understand everything in this language from now on. What it does
    not know, or cannot say, stays English. What the screen cannot show is in
    plain letters."""
    LETTERS.clear()
    LETTERS.update((letter, other[:3]) for letter, other
                   in texts_of(language, "PLAIN").items()
                   if len(letter) == 1 and other.isprintable())
    opened, closed = getattr(language, "QUOTES", "''")
    if not can_show(opened + closed):
        opened = closed = "'"

    def shown(text):
        """The text as this screen can show it. What is typed stands between
        quotation marks."""
        parts = text.split("`")
        parts[1::2] = [opened + part + closed for part in parts[1::2]]
        text = "".join(parts)
        return text if text.isascii() or can_show(text) \
            else plain(text, LETTERS)
    IN_FORCE[:] = [language]
    said = texts_of(language, "SENTENCES")
    UNUSABLE[:] = [key for key, text in english.SENTENCES.items()
                   if not can_be_said(said.get(key, text), text)]
    for key in UNUSABLE:
        del said[key]
    TEXT.update((key, shown(CHANGED.get(key, said.get(key, text))))
                for key, text in english.SENTENCES.items())
    know_words(texts_of(language, "WORDS"), shown)


def know_words(own, shown):
    """Understand the `own` words of a language from now on, and the English
    ones. A single letter is understood only in its own language. The function
    `shown` gives a word as this screen can show it."""
    TYPED.clear()
    for words in (english.WORDS, own):
        for word in english.WORDS:
            forms = [form for form in words.get(word, word).lower().split()
                     if form.translate(JOINED).isalpha()] or [word]
            SPOKEN[word] = shown(forms[0])
            for form in [form for form in forms if form[1:] or words is own]:
                TYPED.setdefault(plain(form), word)
                TYPED[plain(form, LETTERS)] = word


def add_sentences(classic):
    """Add the sentences of the entry script (`classic`), and return TEXT. They
    are those of english.py, but without the forms of counted words. If
    somebody changes one there, or adds one, this is what is said, in every
    language. A key that ends with "classic" is for the three files alone."""
    for key, text in classic.items():
        if text != without_forms(english.SENTENCES.get(key, "")) \
                and not key.endswith(" classic"):
            TEXT[key] = english.SENTENCES[key] = CHANGED[key] = text
            TEXT.setdefault("record " + key, english.AT + text)
    return TEXT


def without_forms(text):
    """A sentence with plain holes only, as it stands in the classic files.

    >>> without_forms("{who} has {turns:# turn|# turns} more.")
    '{who} has {turns} turns more.'
    """
    text = text.replace("`", "'")
    first = text.split("{")[0]
    for name, forms, after in holes_in(text):
        form = forms.split("|")[-1] or "#"
        first += form.replace("#", "{%s}" % name) + after
    return first


# INPUT: languages

def language_names():
    """The names of the languages: those of the files in languages/."""
    names = [file.name[:-3] for file in os.scandir(os.path.dirname(
        english.__file__)) if file.name.endswith(".py") and file.is_file()]
    return sorted(name for name in names if name.isidentifier())


def language_spoken():
    """The name of the language in force."""
    return IN_FORCE[0].__name__.rpartition(".")[2]


def speak(name):
    """Put the language with this name in force. Its file is run. Raises
    ValueError if that is not possible. Then the language stays as it was."""
    import importlib                # seldom needed
    before = IN_FORCE[0]
    try:
        language = importlib.import_module(
            english.__name__.replace("english", name))
        put_in_force(language)
    except BaseException as error:
        put_in_force(before)            # not half of one and half of another
        if isinstance(error, KeyboardInterrupt):
            raise
        # Somebody still writes its file.
        raise ValueError("%s: %s" % (type(error).__name__, error)) from None
    if not texts_of(language, "SENTENCES"):
        put_in_force(before)
        raise ValueError("language empty")


# INPUT: words

def english_word(word):
    """The English word for a whole word that was typed, in this language or in
    English. Any other word as it is, in small letters."""
    word = plain(word.lower(), LETTERS)
    return TYPED.get(word, word)


def words_begun(letters, words):
    """Those of some English words that these letters mean: one if they are a
    whole word, or else those that begin with them. A word that means something
    else begins no other word. First comes what they mean in this language,
    then what they mean in English."""
    begun = plain(letters.lower(), LETTERS)
    if english_word(letters) in words:
        return [english_word(letters)]
    if begun[1:] and begun in TYPED:
        return []
    own = [word for word in words if any(
        plain(spoken(word).lower(), way).startswith(begun)
        for way in (LETTERS, {}))]
    return own or [word for word in words if word.startswith(begun)]


def ideas_in(typed, commands=()):
    """The commands that these words are about, first those whose words make up
    most letters. Their words stand in the table IDEAS of the language. The
    names of these `commands` count double. If the first has less than two
    fifths of all letters, nothing is told. In the table, four letters or more
    also begin longer words, and a form such as why-lost needs both words."""
    words = [plain(word, LETTERS) for word in typed]
    begun = {word[:end]: word for word in words for end in range(4, 99)}
    letters = Counter({english_word(word): 2 * len(word) for word in words
                       if english_word(word) in commands})
    for names, forms in texts_of(IN_FORCE[0], "IDEAS").items():
        known = " ".join({plain(forms, LETTERS), plain(forms)}).split()
        said = {begun[part] for form in known for part in form.split("-")
                if begun.keys() >= {*form.split("-")}}
        letters.update(dict.fromkeys(names.split(), len("".join(said))))
    found = letters.most_common()
    return [name for name, count in found
            if count and 2.5 * found[0][1] >= len("".join(words))]


# OUTPUT

def decimal(number):
    """A number as this language writes it, without a needless .0.

    >>> decimal(1.5), decimal(2.0)
    ('1.5', '2')
    """
    comma = TEXT["signs"].endswith(",")
    return ("%.10g" % number).replace(".", "," if comma else ".")


def sorting_key(name):
    """What names are sorted by. A letter with an accent stands beside the same
    letter without it, or behind it in a language where it is another letter.

    >>> sorted(["Zoe", "\u0141ukasz", "Max"], key=sorting_key)
    ['\u0141ukasz', 'Max', 'Zoe']
    """
    apart = getattr(IN_FORCE[0], "LETTERS_APART", "")
    return [plain(letter, {"\u0142": "l"}) + "~" * (letter in apart)
            for letter in name.lower()]


def spoken(words):
    """English words as this language says them. Others, and numbers, stay as
    they are."""
    return " ".join([SPOKEN.get(word, word) for word in str(words).split(" ")])


def said_form(word):
    """What a thing that can be typed is called in a sentence."""
    return TEXT.get("said " + word) or spoken(word)


def sentence(key, **holes):
    """The sentence of TEXT with this key. Its holes are filled in and cleaned.
    What is longer than MOST_SIGNS, or 200 signs, is cut. An error gives its
    reason. Our own errors have the key of a sentence for it. A function makes
    its text now: so what was kept for later is in the language of this moment.

    >>> sentence("turns", turns=1), sentence("fewer turns", number=1)
    ('1 move played.', 'The log has only 1 move.')
    """
    for name, hole in holes.items():
        holes[name] = hole = hole() if callable(hole) else hole
        if isinstance(hole, Exception):
            hole = getattr(hole, "strerror", None) or str(hole)
            hole = TEXT.get(hole, hole)     # our own errors are keys
        if isinstance(hole, str):
            holes[name] = clean(hole, MOST_SIGNS.get(name, 200))
    try:
        said = filled_in(TEXT[key], holes, IN_FORCE[0])
        return said + ""            # an error, if its `smooth` made no text
    except (Exception, SystemExit):     # a mistake in the file of a language
        return filled_in(english.SENTENCES[key], holes, english)


def filled_in(text, holes, language):
    """The sentence with its holes filled in, as this language counts. Its
    function `smooth`, if it has one, makes it sound right. If it begins with
    the computer, it begins with a capital letter. A name is no sentence."""
    said = text.format(**{name: Hole(fact, language)
                          for name, fact in holes.items()})
    said = getattr(language, "smooth", str)(said)
    name = TEXT["the computer"] + " ("
    if said.endswith(")"):
        return said
    return (". " + said).replace(". " + name, ". " + name.capitalize())[2:]


put_in_force(english)

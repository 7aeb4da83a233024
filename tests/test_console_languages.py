"""Languages: the files of languages/, and how a language counts."""

import collections
import re
import runpy
import string
import types
import unicodedata

import pytest

import rooms.console.sentences as said
from helpers.learners import interrupted
from helpers.playing import ROOT, answer, played
from rooms.console.languages import english
from rooms.console.sentences import TEXT, plain, sentence

FILES = sorted((ROOT / "rooms" / "console" / "languages").glob("*.py"))
PARTS = {"PLAIN": dict, "QUOTES": tuple,
         "WORDS": dict, "SENTENCES": dict, "plural": types.FunctionType}


def language_in(path):
    """The language of a file. In its `faults` stands what is missing or wrong.
    There its parts are English, so that the other tests go on. Its `written`
    and `words` are only those that stand in the file."""
    parts, faults = {"__name__": path.stem}, []
    try:
        parts = runpy.run_path(str(path))
        faults += [name + " is missing" for name in PARTS if name not in parts]
    except (Exception, SystemExit) as error:
        faults.append("Python cannot read it: %s" % error)
    for name, kind in PARTS.items():
        part = parts.setdefault(name, kind() if kind in (str, tuple, dict)
                                else english.plural)
        if not isinstance(part, kind):
            faults.append("%s must be a %s" % (name, kind.__name__))
            parts[name] = getattr(english, name)
        if kind is dict:
            faults += ["%s: %r and %r must be texts" % (name, key, text)
                       for key, text in parts[name].items()
                       if not (isinstance(key, str) and isinstance(text, str))]
            parts[name] = said.texts_of(types.SimpleNamespace(**parts), name)
    written, words = parts["SENTENCES"], parts["WORDS"]
    return types.SimpleNamespace(**{
        **parts, "name": path.stem, "faults": faults, "written": written,
        "SENTENCES": {**english.SENTENCES, **written},
        "WORDS": {**english.WORDS, **words}, "words": words})


def check(own, faults):
    """Fail if there are faults in the file of a language. Show them all."""
    if faults:
        pytest.fail("\n".join([own.name + ".py:", *faults]), pytrace=False)


EACH = pytest.mark.parametrize("own", [*map(language_in, FILES)],
                               ids=[path.stem for path in FILES])


# A file is a language

@EACH
def test_every_language_has_all_its_parts(own):
    check(own, own.faults)


def holes_in(text):
    """{name: its forms} of the holes in a sentence."""
    return {name: form for _, name, form, _ in string.Formatter().parse(text)
            if name is not None}


def fault_of(key, sentences):
    """What is wrong with a sentence of a language, or ""."""
    text, model = sentences.get(key), english.SENTENCES.get(key)
    if None in (text, model):
        return "missing" if model else "not in English"
    try:
        if {*holes_in(text)} != {*holes_in(model)}:
            return "other holes than %s" % sorted(holes_in(model))
    except ValueError:
        return "a { or } is alone"
    return "" if said.can_be_said(text, model) else "a strange hole or sign"


def faults_of(sentences):
    """{key: what is wrong with it} of the sentences of a language."""
    faults = {key: fault_of(key, sentences)
              for key in {*sentences, *english.SENTENCES}}
    return {key: fault for key, fault in faults.items() if fault}


@EACH
def test_every_language_has_every_sentence_and_its_holes(own):
    faults = sorted(faults_of(own.written).items())
    faults += [(key, "still English")
               for key, text in english.SENTENCES.items()
               if own.written.get(key) == text and own.name != "english"
               and re.search(r"[a-z]{2} [a-z]{2}",
                             re.sub(r"\{.*?\}", "", text))]
    check(own, ["%s: %s" % fault for fault in faults])


@EACH
def test_a_sentence_has_the_forms_the_lines_and_the_end_that_it_needs(own):
    needed, faults = {own.plural(number) for number in range(126)}, []
    assert needed == set(range(len(needed)))
    for key, text in english.SENTENCES.items():
        said_here = own.SENTENCES[key]
        if not fault_of(key, own.written):
            faults += ["%s: not %d forms" % (key, len(needed))
                       for name, form in holes_in(said_here).items()
                       if "|" in form and form.count("|") + 1 != (
                           2 if name == "colour" else len(needed))]
        if said_here.count("\n") != text.count("\n"):
            faults.append("%s: not as many \\n as in English" % key)
        if (key.startswith("ask ") or text.endswith(" ")) \
                and not said_here.endswith(" "):
            faults.append("%s: a blank must stand at its end" % key)
        if key[:5] == "rule " and not re.match(r"\d|   |[^a-z]+$", said_here):
            faults.append("%s: a number or 3 blanks must begin it" % key)
    check(own, faults)


@EACH
def test_every_language_has_every_word_and_no_word_twice(own):
    faults = ["%s: it must stand in WORDS, here and in English" % word
              for word in sorted({*english.WORDS} ^ {*own.words})]
    faults += ["%s: no command to lead to" % word
               for word in {*getattr(own, "IDEAS", ())} - {*english.WORDS}]
    for letters in (own.PLAIN, {}):
        lines = collections.defaultdict(set)
        for word, forms in own.words.items():
            for form in forms.split():
                lines[plain(form, letters)].add(word)
        faults += ["%s: stands in the lines %s" % (form, " and ".join(words))
                   for form, words in lines.items() if len(words) > 1]
    check(own, [*dict.fromkeys(faults)])


@EACH
def test_a_word_has_only_letters_and_is_no_point(own):
    faults = ["%s: no word, or large letters" % word
              for word, forms in own.WORDS.items()
              if forms != forms.lower() or not forms.split()]
    for word, forms in own.WORDS.items():
        for form in forms.split():
            letters = plain(form.replace("-", "") if "-" in word else form,
                            own.PLAIN)
            if not letters.replace("'", "").isalpha() or (
                    word != "the" and not {*letters} - {*"abcdefgx"}):
                faults.append("%s: '%s' is no word, or is a point" % (
                    word, form))
    colours = "white", "black"
    faults += ["%s: its sentence and its word differ" % colour
               for colour in colours if own.SENTENCES[
                   colour].lower() not in own.WORDS[colour].split()]
    if len({plain(own.WORDS[colour], own.PLAIN)[0]      # setup W 4 B 5
            for colour in colours}) == 1:
        faults.append("white and black begin with the same letter")
    check(own, faults)


@EACH
def test_every_console_can_show_a_language_in_plain_letters(own):
    signs = {sign for text in [*own.SENTENCES.values(), *own.WORDS.values()]
             for sign in plain(text, own.PLAIN) if not sign.isascii()}
    check(own, ["%s: must stand in PLAIN" % sign for sign in sorted(signs)
                if "LATIN" in unicodedata.name(sign, "")
                or not sign.isalpha()])


@EACH
def test_what_players_are_told_to_type_is_a_word_of_the_language(own):
    known = {word for words in own.words.values() for word in words.split()}
    for key, text in own.written.items():
        parts = text.split("`")
        assert len(parts) % 2, key
        for told in parts[1::2]:
            first = told.split()[0].rstrip(",")
            assert first in known or first[0] in "0123456789{" \
                or first in ("d6", "d6-d7") \
                or key == "greeting language", (key, told)


# The words that speak to the player. A word with ... begins longer ones.
TO_YOU = {"english": "you your", "deutsch": "du dir dich dein...",
          "francais": "tu te toi ton ta tes", "polski": "ty ci ciebie twoj...",
          "espanol": "te ti tu tus", "italiano": "ti tu tuo tua tuoi tue"}


@EACH
def test_a_reason_names_nobody_so_it_serves_any_move_of_anyone(own):
    to_you = TO_YOU.get(own.name, "you your").replace("...", r"\w*").split()
    found = re.compile(r"\b(%s)\b" % "|".join(to_you), re.I).search
    check(own, ["%s: speaks to the player" % key
                for key, text in own.SENTENCES.items()
                if re.match("(hint|worse) (?!of |none)", key)
                and found(plain(re.sub("{.*?}", "", text)))])


@EACH
def test_the_tables_fit_into_79_columns(own):
    said.put_in_force(own)
    number = dict.fromkeys(
        "place points wins draws losses as_white as_black turns ms errors "
        "strength unsure number".split(), 999)
    for key in ("table row", "narrow row"):
        row = sentence(key, **dict(number, name="w" * 15))
        assert len(row) <= 79 and len(TEXT[
            key.split()[0] + " head"]) <= 79, key
    results = [text for key, text in TEXT.items() if key.startswith("result ")]
    assert max(len(sentence("record", number=1, name="", white="",
                            black="", date="", turns="100 " + "w" * 5,
                            result=result)) for result in results) <= 79
    assert len(sentence("learn place").split("\n")[0]) < 50
    assert max(map(len, answer("help").split("\n"))) <= 79


def test_a_language_with_a_few_sentences_plays_and_the_rest_is_english(
        made_up):
    few = {key: TEXT[key].upper().replace("{WHO}", "{who}")
           for key in ("title", "ask place", "good-bye", "no turns", "white")}
    made_up({}, few)
    text = played("log", "4", "undo", "quit")
    for key in ("ask place", "placed", "first"):
        assert sentence(key, who=few["white"], end=4) in text
    assert few["title"] in text and few["no turns"] in text
    assert faults_of({**english.SENTENCES, "first": "{whom} begins.",
                      "title": "{", "undo": "x"}) == {
        "first": "other holes than ['who']", "undo": "not in English",
        "title": "a { or } is alone"}


# How a language counts

@pytest.mark.parametrize("name, forms, few, one", [
    ("polski", "# tura|# tury|# tur", [
        2, 3, 4, 22, 23, 24, 102, 103, 104, 122, 123, 124], [1]),
    ("francais", "# coup|# coups", [*range(2, 26), *range(100, 126)],
     [0, 1]),
    ("one form", "# x", [], [*range(26), *range(100, 126)])])
def test_a_counted_word_has_the_form_of_its_number(
        name, forms, few, one, made_up):
    [plural] = [own.plural for own in map(language_in, FILES)
                if own.name == name] or [lambda number: 0]
    made_up({}, {"some turns": "{number:%s}" % forms}, plural=plural)
    forms = forms.split("|")
    for number in [*range(26), *range(100, 126)]:
        form = forms[0 if number in one else 1 if number in few else 2]
        assert sentence("some turns", number=number) == form.replace(
            "#", str(number))


def test_a_form_may_leave_the_number_out_and_a_long_reason_is_not_cut(made_up):
    assert "w" * 300 + "." in sentence("hint", turn="4", why="w" * 300)
    assert "w" * 21 not in sentence("unknown", word="w" * 300)
    for text, number, told in (
            ("{number:once|# times}", 1, "once"),
            ("{number:once|# times}", 0.5, "0.5 times"),
            ("{number:once|# times}", 1000000, "1000000 times"),
            ("{number:# a|# b|# c}", 7, "7 b"), ("{number:>4}", 7, "   7"),
            ("{number:10.10}", "Ann", "Ann       "), ("Nothing", 7, "Nothing"),
            ("", 7, "")):
        made_up({}, {"some turns": text})
        assert said.UNUSABLE == []
        assert sentence("some turns", number=number) == told


def test_ctrl_c_while_a_language_is_put_in_force_leaves_the_one_before():
    before = dict(TEXT)
    for lines in (50, 5000, 12000, 20000):
        with pytest.raises(KeyboardInterrupt), \
                interrupted(lines, "sentences.py", "line"):
            said.speak("deutsch")
        assert said.language_spoken() == "english"
        assert before == TEXT and said.english_word("ja") == "ja"

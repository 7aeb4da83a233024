"""Languages: their files, and how one is chosen."""

import collections
import os
import re
import runpy
import string
import types
import unicodedata

import pytest

import rooms.console.languages as folder_of_languages
import rooms.console.sentences as said
from board import MILLS
from helpers.playing import (ROOT, WHOLE_GAME, again, answer, ended, has_room,
                             played)
from rooms.console.languages import english
from rooms.console.sentences import TEXT, in_english, plain, sentence, spoken
from rooms.commands.languages import language_of_system

FILES = sorted((ROOT / "rooms" / "console" / "languages").glob("*.py"))
PARTS = {"CODE": str, "ALSO": tuple, "PLAIN": dict, "WORDS": dict,
         "SENTENCES": dict, "plural": types.FunctionType}


def language_in(path):
    """The language of a file. In its `faults` stands what is missing or wrong.
    There its parts are English, so that the other tests go on. Its `written`
    are only the sentences that stand in the file."""
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
    if parts["CODE"] == "en" and path.stem != "english":
        faults.append('CODE is still "en", as in english.py')
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


@pytest.mark.parametrize("text, faults", [
    ("", [name + " is missing" for name in PARTS]),
    ("x = {", ["Python cannot read it: "]),
    ("SENTENCES = 7", ["SENTENCES must be a dict"]),
    ("ALSO = ('Zzish')", ["ALSO must be a tuple"]),
    ("CODE = 'en'", ['CODE is still "en", as in english.py']),
    ("plural = None", ["plural must be a function"]),
    ("WORDS = {'undo': 7}", ["WORDS: 'undo' and 7 must be texts"])])
def test_what_is_wrong_in_a_file_is_told_and_no_test_stumbles(
        text, faults, tmp_path):
    (tmp_path / "zz.py").write_text(text)
    own = language_in(tmp_path / "zz.py")
    told = [fault for fault in own.faults
            if text == "" or not fault.endswith("missing")]
    assert len(told) == len(faults)
    assert all(map(str.startswith, told, faults))
    with pytest.raises(pytest.fail.Exception, match="zz.py:\n"):
        test_every_language_has_all_its_parts(own)
    test_a_sentence_that_is_asked_ends_as_in_english(own)
    test_the_words_for_the_colours_are_those_of_the_sentences(own)
    test_the_tables_fit_into_79_columns(own)


def test_all_missing_sentences_are_shown(tmp_path):
    (tmp_path / "zz.py").write_text("SENTENCES = {'undo': 'x', 'title': '{'}")
    with pytest.raises(pytest.fail.Exception) as failed:
        test_every_language_has_every_sentence_and_its_holes(
            language_in(tmp_path / "zz.py"))
    rows = str(failed.value).split("\n")[1:]
    assert len(rows) == len(english.SENTENCES) + 1
    assert "undo: not in English" in rows and "greeting: missing" in rows
    assert "title: a { or } is alone" in rows

def holes_in(text):
    """{name: its forms} of the holes in a sentence."""
    return {name: form for _, name, form, _ in string.Formatter().parse(text)
            if name is not None}


def fault_in(text, model):
    """What is wrong with a sentence, or ""."""
    try:
        same = {*holes_in(text)} == {*holes_in(model)}
    except ValueError:
        return "a { or } is alone"
    if not same:
        return "other holes than %s" % sorted(holes_in(model))
    return "" if said.can_be_said(text, model) else "a strange hole or sign"


def faults_of(sentences):
    """{key: what is wrong with it} of the sentences of a language."""
    faults = dict.fromkeys({*english.SENTENCES} - {*sentences}, "missing")
    faults.update(dict.fromkeys({*sentences} - {*english.SENTENCES},
                                "not in English"))
    for key, text in english.SENTENCES.items():
        fault = fault_in(sentences.get(key, text), text)
        if fault:
            faults[key] = fault
    return faults


@EACH
def test_every_language_has_every_sentence_and_its_holes(own):
    check(own, ["%s: %s" % fault
                for fault in sorted(faults_of(own.written).items())])


@EACH
def test_every_language_has_as_many_forms_as_it_needs(own):
    needed = {own.plural(number) for number in range(126)}
    assert needed == set(range(len(needed)))
    check(own, ["%s: not %d forms" % (key, len(needed))
                for key, text in own.written.items()
                if key in english.SENTENCES
                and not fault_in(text, english.SENTENCES[key])
                for form in holes_in(text).values()
                if "|" in form and form.count("|") + 1 != len(needed)])


@EACH
def test_a_sentence_has_as_many_lines_as_in_english(own):
    check(own, ["%s: not as many \\n as in English" % key
                for key, text in english.SENTENCES.items()
                if own.SENTENCES[key].count("\n") != text.count("\n")])


@EACH
def test_a_sentence_that_is_asked_ends_as_in_english(own):
    check(own, ["%s: a blank must stand at its end" % key
                for key, text in english.SENTENCES.items()
                if key.startswith("ask ") or text.endswith(" ")
                if not own.SENTENCES[key].endswith(" ")])


@EACH
def test_every_language_has_every_word_and_no_word_twice(own):
    faults = ["%s: missing in WORDS" % word for word in english.WORDS
              if word not in own.words]
    faults += ["%s: not in the WORDS of English" % word for word in own.words
               if word not in english.WORDS]
    for letters in (own.PLAIN, {}):
        lines = collections.defaultdict(list)
        for word, forms in own.words.items():
            for form in dict.fromkeys(plain(form, letters)
                                      for form in forms.split()):
                lines[form].append(word)
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
            if not letters.isalpha() or (
                    word != "the" and not {*letters} - {*"abcdefgx"}):
                faults.append("%s: '%s' is no word, or is a point" % (
                    word, form))
    check(own, faults)


@EACH
def test_the_words_for_the_colours_are_those_of_the_sentences(own):
    check(own, ["%s: its sentence and its word differ" % colour
                for colour in ("white", "black") if own.SENTENCES[
                    colour].lower() not in own.WORDS[colour].split()])
    first = {plain(own.WORDS[colour], own.PLAIN)[0]
             for colour in ("white", "black")}
    assert len(first) == 2          # setup W 4 B 5


@EACH
def test_every_console_can_show_a_language_in_plain_letters(own):
    signs = {sign for text in [*own.SENTENCES.values(), *own.WORDS.values()]
             for sign in plain(text, own.PLAIN) if not sign.isascii()}
    check(own, ["%s: must stand in PLAIN" % sign for sign in sorted(signs)
                if "LATIN" in unicodedata.name(sign, "")
                or not sign.isalpha()])


@EACH
def test_the_names_of_a_language_are_its_own(own):
    faults = ["%s means the languages %s" % (word, ", ".join(
        said.languages_called(word)))
              for word in filter(None, (own.name, own.CODE, *own.ALSO))
              if said.languages_called(word) != [own.name]]
    if not re.fullmatch("[a-z]{2,3}", own.CODE):
        faults.append("CODE must be two or three small letters")
    check(own, faults)


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
    results = [text for key, text in TEXT.items()
               if key.startswith("result ")]
    assert max(len(sentence("record", number=1, name="", white="",
                            black="", date="", turns="100 " + "w" * 5,
                            result=result)) for result in results) <= 79
    assert len(sentence("learn place").split("\n")[0]) < 50
    rows = answer("help").split("\n")
    assert len(rows) <= 14 and max(map(len, rows)) <= 79


def test_a_language_with_ten_sentences_plays_and_the_rest_is_english(made_up):
    ten = {key: TEXT[key].upper().replace("{WHO}", "{who}")
           for key in ("title", "first", "ask place", "good-bye", "no turns",
                       "unknown", "white", "black", "ask move", "goes on")
           if "{w" not in TEXT[key] or "{who}" in TEXT[key]}
    made_up({}, ten)
    text = played("log", "4", "moves", "undo", "quit")
    assert "WHITE, PLACE A MAN: log\nNOBODY HAS PLAYED A TURN YET." in text
    assert "Turn 2, phase one. BLACK, PLACE A MAN: moves\nBLACK can place" in text
    assert "Taken back: WHITE placed a man on 4." in text
    missing = faults_of(ten)
    assert missing.pop("greeting") == "missing"
    assert {*missing.values()} == {"missing"}
    assert len(missing) == len(english.SENTENCES) - len(ten) - 1
    assert faults_of({**english.SENTENCES, "first": "{whom} begins."}) == {
        "first": "other holes than ['who']"}


# How a language counts

def polish(number):
    """1 tura, 2 tury, 5 tur."""
    if number == 1:
        return 0
    few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    return 1 if few else 2


@pytest.mark.parametrize("plural, forms, few, one", [
    (polish, "# tura|# tury|# tur", [2, 3, 4, 22, 23, 24, 102, 103, 104, 122,
                                     123, 124], [1]),
    (lambda number: 0 if number < 2 else 1, "# coup|# coups",
     [*range(2, 26), *range(100, 126)], [0, 1]),
    (lambda number: 0, "# x", [], [*range(26), *range(100, 126)])],
    ids=["Polish", "French", "one form"])
def test_a_counted_word_has_the_form_of_its_number(
        plural, forms, few, one, made_up):
    made_up({}, {"some turns": "{number:%s}" % forms}, plural=plural)
    forms = forms.split("|")
    for number in [*range(26), *range(100, 126)]:
        form = forms[0] if number in one else forms[1] if number in few \
            else forms[2]
        assert sentence("some turns", number=number) == form.replace(
            "#", str(number))


def test_a_form_may_leave_the_number_out_and_a_table_may_use_it(made_up):
    made_up({}, {"some turns": "{number:once|# times}", "turns": "{turns:>4}"})
    assert sentence("some turns", number=1) == "once"
    assert sentence("some turns", number=0.5) == "0.5 times"
    assert sentence("some turns", number=1000000) == "1000000 times"
    assert sentence("turns", turns=7) == "   7"


# What is wrong in a file

@pytest.mark.parametrize("text", [
    "{nobody}", "{0}", "{", "{number:zz}", "{number.real}", 7, None, ["a"],
    "{number!r:>9} {number[0]}"])
def test_a_sentence_that_cannot_be_filled_in_is_said_in_english(
        text, made_up):
    made_up({}, {"fewer turns": text})
    assert sentence("fewer turns", number=1) == "The log has only 1 turn."


@pytest.mark.parametrize("text", [
    "{number:99999999}", "{number:#|>999}", "{number:1.100}", "{word}", "{}",
    "{number.__class__}", "{number!r}", "{number:{number}}", "{number", "}",
    "{number:# {number.real}}", "\x00 {number}", "\x1b[2J {number}"])
def test_a_sentence_with_a_mistake_is_english_and_told_at_the_choice(
        text, add_language):
    add_language("madeup", "SENTENCES = %r" % {
        "fewer turns": text, "no turns": "Nichts."})
    told = " ".join(answer("language madeup").split())
    assert told.partition(" another language. ")[2] == (
        "These sentences of madeup.py have a mistake, so the program says "
        "them in English: fewer turns.")
    assert sentence("fewer turns", number=1) == "The log has only 1 turn."
    assert sentence("no turns") == "Nichts."


@pytest.mark.parametrize("text", [
    "{number:>10}", "{number:10.10}", "{number:# a|# b|# c}", "Nichts", ""])
def test_a_sentence_may_have_other_widths_and_forms_or_leave_a_hole_out(
        text, made_up):
    made_up({}, {"fewer turns": text})
    assert said.UNUSABLE == [] and TEXT["fewer turns"] == text


@pytest.mark.parametrize("text", ["", "SENTENCES = {}", "WORDS = {}"])
def test_a_file_without_sentences_is_told_in_a_sentence(text, add_language):
    add_language("zz", text)
    assert " ".join(answer("language zz").split()) == (
        "The program cannot read the file zz.py in rooms/console/languages: "
        "it has no SENTENCES.")


@pytest.mark.parametrize("plural", [None, lambda number: number // 0,
                                    lambda number: "1"])
def test_a_language_that_cannot_count_counts_in_english(plural, made_up):
    made_up({}, {"fewer turns": "{number:# a|# b}", "no turns": "nichts"},
            plural=plural)
    assert sentence("fewer turns", number=2) == "The log has only 2 turns."
    assert sentence("no turns") == "nichts"


@pytest.mark.parametrize("words", [7, None, ["undo"], {"undo": 7, 4: "x"},
                                   {"undo": ""}, {"undo": " "}])
def test_words_that_are_no_words_stay_english(words, made_up):
    made_up()
    said.put_in_force(types.SimpleNamespace(
        __name__="a.b", WORDS=words, PLAIN=words, SENTENCES=words))
    assert spoken("undo") == "undo" == in_english("Undo")
    assert "The board is empty." in played("undo", "4")


LANGUAGE = '''"""%s.py - a language."""
CODE = "zz"
ALSO = ("Zzish", "Zürnisch")
PLAIN = {"ü": "ue"}
WORDS = {"quit": "für", "language": "sprache"}
SENTENCES = {"good-bye": "Tschüß, %s.", "greeting language": "Grüezi!"}
'''


@pytest.fixture
def add_language(tmp_path, monkeypatch):
    """A function that writes the file of a language: add_language(name, text).
    After the test it is forgotten."""
    there = tmp_path / "languages"
    there.mkdir()
    (there / "english.py").write_text("CODE = 'en'\nALSO = (\"English\",)\n")
    monkeypatch.setattr(english, "__file__", str(there / "english.py"))
    monkeypatch.setattr(folder_of_languages, "__path__", [str(there)])
    names = []

    def add(name, text=LANGUAGE):
        """Write the file."""
        names.append(name)
        (there / (name + ".py")).write_bytes(
            text if isinstance(text, bytes) else
            text.replace("%s", name).encode("utf-8"))
    yield add
    said.put_in_force(english)
    for name in names:
        said.sys.modules.pop("rooms.console.languages." + name, None)
        vars(folder_of_languages).pop(name, None)


@pytest.mark.parametrize("text", [
    "SENTENCES = {", "SENTENCES = 7", "", "raise ValueError('no')", b"\x00",
    b"SENTENCES = {'quit': '\xff'}", "import nothing_like_it",
    "SENTENCES = {1: 2}", "def f():\n  f()\nf()"])
def test_a_damaged_file_is_refused_and_the_program_speaks_on(
        text, add_language, capsys):
    add_language("zz", text)
    status, _, refused = ended(capsys, "--language", "zz")
    assert status == 2 and "cannot read the file zz.py" in refused
    told = answer("language zz").replace("\n  ", " ")
    assert told.startswith("The program cannot read the file zz.py in rooms/")
    said.os.makedirs("games")
    with open("games/language.txt", "w") as file:
        file.write("zz\n")
    assert "Good-bye." in again("quit")
    assert "Good-bye." in again("quit", arguments=["--name", "zz"])


# The word language

def test_language_lists_the_languages_and_speaks_one(add_language):
    add_language("madeup")
    assert answer("language") == ("The language is english. Type language and "
                                  "one of these: english or madeup.")
    for word in ("madeup", "ZZ", "Zzish", "z\xfcrnisch", "zurnisch", "mad"):
        assert "Tsch\xfc\xdf, madeup." in played("language " + word, "quit")
        said.put_in_force(english)
    for word in ("en", "English", "eng"):
        assert "Good-bye." in played("language zz", "sprache " + word, "quit")
    assert answer("language x") == ("There is no language 'x'. Choose one of "
                                    "these: english or madeup.")


def test_the_language_is_remembered_for_the_next_start(add_language):
    add_language("madeup")
    played("language madeup", "quit")
    said.put_in_force(english)
    assert "Tsch\xfc\xdf" in again("f\xfcr")
    played("language english", "quit", afresh=False)
    assert "Good-bye." in again("quit")


@pytest.mark.parametrize("text", [b"", b"\n", b"nothing", b"\xff\x00", b"../x",
                                  b"madeup\nx", b"x" * 100000])
def test_a_damaged_memory_of_the_language_harms_nothing(text, add_language):
    add_language("madeup")
    said.os.makedirs("games")
    with open("games/language.txt", "wb") as file:
        file.write(text)
    assert "Good-bye." in again("quit")
    assert "no saved games" in again("load", "quit")


def test_a_folder_that_cannot_be_written_stops_no_language(
        add_language, monkeypatch):
    add_language("madeup")
    monkeypatch.setattr("rooms.commands.languages.own_folders",
                        lambda name: ["/nowhere/at/all"])
    assert "Tsch\xfc\xdf" in played("language zz", "quit")


def test_the_command_line_chooses_a_language(add_language, capsys):
    add_language("madeup", LANGUAGE.replace('"good-bye"', '"--white": "Wei\xdf",'
                                            ' "good-bye"'))
    assert "Tsch\xfc\xdf" in played("quit", arguments=["--language", "zz"])
    said.put_in_force(english)
    assert "Wei\xdf" in ended(capsys, "--language", "zz", "--help")[1]
    said.put_in_force(english)
    assert "Tsch\xfc\xdf" in played("quit", arguments=["--lang=madeup"])
    said.put_in_force(english)
    assert ended(capsys, "--language", "x")[2] == (
        "nine_mens_morris.py: There is no language 'x'. Choose one of these: "
        "english or madeup. Type --help to see all arguments.\n")


@pytest.mark.parametrize("environ, name", [
    ({"LANG": "de_DE.UTF-8"}, "de"), ({"LC_ALL": "fr_FR", "LANG": "C"}, "fr"),
    ({"LC_ALL": "", "LC_MESSAGES": "pl"}, "pl"), ({"LANG": "C.UTF-8"}, "C"),
    ({}, "")])
def test_the_system_says_its_language(environ, name, monkeypatch):
    monkeypatch.setattr("os.name", "posix")
    assert language_of_system(environ) == name


@pytest.mark.parametrize("told, name", [
    (("German_Germany", "1252"), "German"), ((None, None), ""),
    (("de_DE", "cp1252"), "de"), (("English", None), "English")])
def test_windows_says_its_language_in_its_own_way(told, name, monkeypatch):
    monkeypatch.setattr("rooms.commands.languages.os",
                        types.SimpleNamespace(name="nt"))
    monkeypatch.setattr("locale.getlocale", lambda: told)
    assert language_of_system({}) == name


def test_the_language_of_the_system_is_offered_in_its_own_words(
        add_language, monkeypatch):
    add_language("madeup")
    monkeypatch.setenv("LC_ALL", "zz_ZZ.UTF-8")
    text = played("quit")
    assert "computer plays Black.\nGr\xfcezi!\n" in text
    assert "Gr\xfcezi!" not in played("quit", arguments=["--language", "zz"])
    for name in ("C", "en_US.UTF-8", "xx", "", "_", "z"):
        said.put_in_force(english)
        monkeypatch.setenv("LC_ALL", name)
        assert "Gr\xfcezi!" not in played("quit"), name
    add_language("madeup", "SENTENCES = {")
    said.sys.modules.pop("rooms.console.languages.madeup")
    monkeypatch.setenv("LC_ALL", "zz")
    assert "computer plays Black.\n\n" in played("quit")


@pytest.mark.parametrize("encoding, words", [
    ("utf-8", "Tsch\xfc\xdf"), ("cp437", "Tsch\xfc\xdf"),
    ("ascii", "Tschuess"), ("cp1250", "Tsch\xfc\xdf"), ("cp866", "Tschuess")])
def test_what_the_console_cannot_show_is_in_plain_letters(
        encoding, words, add_language):
    add_language("madeup", LANGUAGE.replace('"\xfc": "ue"',
                                            '"\xfc": "ue", "\xdf": "ss"'))
    text = played("f\xfcr", arguments=["--language", "zz"], encoding=encoding) \
        if encoding != "ascii" and encoding != "cp866" else \
        played("fuer", arguments=["--language", "zz"], encoding=encoding)
    assert words in text and "Tsch?" not in text


# What is shown

def test_names_that_nobody_gave_follow_the_language(add_language):
    add_language("madeup", LANGUAGE.replace('"good-bye"', (
        '"player one": "Erster", "computer": "Rechner {level}", "good-bye"')))
    text = played("computer black easy", "language zz", "4", "quit")
    assert ": Rechner easy" not in text and " Rechner easy: " in text
    assert " Erster: 8 in hand" in text


needs_lessons = pytest.mark.skipif(
    len(MILLS) > 16 or not has_room("learning"), reason="another board")


@needs_lessons
@pytest.mark.parametrize("lines", [
    ["4", "new"], ["learn"], ["learn", "4 7"], ["learn 3", "23"],
    ["puzzle 1"], ["puzzle 1", "hint"], ["puzzle 1", "hint", "hint"],
    ["advice"], [*WHOLE_GAME, "review 2"], [*WHOLE_GAME, "review 2", "1"],
    ["4", "19", "3", "advice on", "18"]],
    ids=lambda lines: " ".join(lines[-2:]))
def test_what_waits_for_an_answer_follows_the_language(lines):
    after = "hint" if lines[-1] == "hint" else "board"
    texts = []
    for order in ([*lines, "language deutsch"], ["language deutsch", *lines]):
        said.put_in_force(english)
        texts.append(played(*order, after).split(" %s\n" % after)[-1])
    assert texts[0] == texts[1]


@EACH
def test_no_sentence_of_another_language_is_english(own):
    check(own, ["%s: still English" % key
                for key, text in english.SENTENCES.items()
                if own.written.get(key) == text and own.name != "english"
                and re.search(r"[a-z]{2} [a-z]{2}",
                              re.sub(r"\{.*?\}", "", text))])


def test_a_language_of_the_command_line_is_remembered_too():
    assert "Wei\xdf" in played("4", arguments=["--language", "de"])
    assert "Wei\xdf" in again("4")
    assert "White" in again("4", arguments=["--language", "english"])
    assert "White" in again("4")


@pytest.mark.parametrize("smooth", [lambda text: None, lambda text: 7])
def test_a_language_that_smooths_a_sentence_away_says_it_in_english(
        smooth, made_up):
    made_up({}, {"no turns": "nichts"}, smooth=smooth)
    assert answer("log") == "Nobody has played a turn yet."


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such files here")
def test_a_pipe_among_the_languages_is_not_waited_for(add_language, tmp_path):
    os.mkfifo(tmp_path / "languages" / "zz.py")
    assert "zz" not in answer("language")


def test_in_a_position_with_w_and_b_these_are_the_english_colours(made_up):
    made_up({"white": "blanco", "black": "negro"}, {})
    for line in ("setup W 0 1 3 B 9 10 12", "setup B 0 1 3 N 9 10 12"):
        assert "White on 0, 1 and 3." in " ".join(
            played("plain", line).split())

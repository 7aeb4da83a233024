"""Languages: their files, how they count, and what is typed in them."""

import collections
import re
import runpy
import string
import types
import unicodedata

import pytest

import rooms.console.sentences as said
from board import BLACK, WHITE
from helpers.by_hand import open_by_hand
from helpers.learners import interrupted, shown
from helpers.playing import ROOT, again, answer, new_match, played, type_lines
from helpers.quoting import KEYS, keys_in, keys_said
from helpers.seldom import needs
from rooms.commands.languages import own_name
from rooms.console.ear import by_ear
from rooms.console.languages import english
from rooms.console.screen import wrapped
from rooms.console.sentences import (TEXT, english_word, holes_in,
                                     language_names, plain, put_in_force,
                                     sentence, words_begun)

FILES = sorted((ROOT / "rooms" / "console" / "languages").glob("*.py"))
PARTS = {"PLAIN": dict, "QUOTES": tuple,
         "WORDS": dict, "SENTENCES": dict, "plural": types.FunctionType}


def language_in(path):
    """The language of a file. What it lacks is English, and stands in `faults`.
    Its `written` and `words` are only those that stand in the file."""
    parts = {**runpy.run_path(str(path)), "__name__": path.stem}
    faults = ["%s must be a %s" % (name, kind.__name__)
              for name, kind in PARTS.items()
              if not isinstance(parts.get(name), kind)]
    own = types.SimpleNamespace(**{**vars(english), **parts})
    faults += ["%r and %r must be texts" % pair
               for table in (own.PLAIN, own.WORDS, own.SENTENCES)
               for pair in table.items() if {*map(type, pair)} != {str}]
    own.name, own.faults = path.stem, faults
    own.written, own.words = own.SENTENCES, own.WORDS
    own.SENTENCES = {**english.SENTENCES, **own.written}
    own.WORDS = {**english.WORDS, **own.words}
    return own


def check(own, faults):
    """Fail if there are faults in the file of a language. Show them all."""
    if faults:
        pytest.fail("\n".join([own.name + ".py:", *faults]), pytrace=False)


RULES = {key.split(" ")[1] for key in english.SENTENCES if key[:5] == "rule "}
EACH = pytest.mark.parametrize("own", [*map(language_in, FILES)],
                               ids=[path.stem for path in FILES])


# A file is a language

def fault_of(key, sentences):
    """What is wrong with a sentence of a language, or ""."""
    text, model = sentences.get(key), english.SENTENCES.get(key)
    if None in (text, model):
        return "missing" if model else "not in English"
    if text.count("}") != len(holes_in(text)):
        return "a { or } is alone"
    names, needed = [sorted({name for name, *_ in holes_in(words)})
                     for words in (text, model)]
    if names != needed:
        return "other holes than %s" % needed
    return "" if said.can_be_said(text, model) else "a strange hole or sign"


def faults_of(sentences):
    """What is wrong with the sentences of a language: ["key: why"]."""
    return sorted("%s: %s" % (key, fault_of(key, sentences))
                  for key in {*sentences, *english.SENTENCES}
                  if fault_of(key, sentences))


@EACH
def test_every_language_has_every_sentence_and_its_holes(own):
    faults = own.faults + faults_of(own.written)
    faults += [key + ": still English"
               for key, text in english.SENTENCES.items()
               if own.written.get(key) == text and own.name != "english"
               and re.search(r"[a-z]{2} [a-z]{2}",
                             re.sub(r"\{.*?\}", "", text))]
    # It has the forms, the lines and the end that it needs, too
    needed = {own.plural(number) for number in range(126)}
    assert needed == set(range(len(needed)))
    for key, text in english.SENTENCES.items():
        said_here = own.SENTENCES[key]
        if not fault_of(key, own.written):
            faults += ["%s: not %d forms" % (key, len(needed))
                       for name, form, _ in holes_in(said_here)
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
def test_every_language_has_every_word_once_and_in_letters_that_are_shown(own):
    faults = ["%s: it must stand in WORDS, here and in English" % word
              for word in sorted({*english.WORDS} ^ {*own.words})]
    faults += ["%s: no command to lead to" % word
               for word in {*" ".join(getattr(own, "IDEAS", ())).split()}
               - {*english.WORDS, *RULES}]
    for letters in (own.PLAIN, {}):
        lines = collections.defaultdict(set)
        for word, forms in own.words.items():
            for form in forms.split():
                lines[plain(form, letters)].add(word)
        faults += ["%s: stands in the lines %s" % (form, " and ".join(words))
                   for form, words in lines.items() if len(words) > 1]
    for word, forms in own.WORDS.items():
        if forms != forms.lower() or not forms.split():
            faults.append("%s: no word, or large letters" % word)
        for form in forms.split():
            letters = plain(form.replace("-", ""), own.PLAIN)
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
    signs = {sign for text in [*own.SENTENCES.values(), *own.WORDS.values()]
             for sign in plain(text, own.PLAIN) if not sign.isascii()}
    faults += ["%s: must stand in PLAIN" % sign for sign in sorted(signs)
               if "LATIN" in unicodedata.name(sign, "") or not sign.isalpha()]
    check(own, [*dict.fromkeys(faults)])


# The words that speak to the player. A word with ... begins longer ones.
TO_YOU = {"english": "you your", "deutsch": "du dir dich dein...",
          "francais": "tu te toi ton ta tes", "polski": "ty ci ciebie twoj...",
          "espanol": "te ti tu tus", "italiano": "ti tu tuo tua tuoi tue"}


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
    # A reason names nobody, so it serves any move of anyone
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


def test_a_language_of_a_few_sentences_plays(made_up):
    few = {key: TEXT[key].upper().replace("{WHO}", "{who}")
           for key in ("title", "ask place", "good-bye", "no turns", "white")}
    made_up({}, few)
    text = played("log", "4", "undo", "quit")
    for key in ("ask place", "placed", "first"):
        assert sentence(key, who=few["white"], end=4) in text
    assert few["title"] in text and few["no turns"] in text
    assert faults_of({**english.SENTENCES, "first": "{whom} begins.",
                      "title": "{", "undo": "x"}) == [
        "first: other holes than ['who']", "title: a { or } is alone",
        "undo: not in English"]


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


# What is typed in another language

GERMAN = {
    "undo": "zur\xfcck retour", "redo": "zurecht", "log": "verlauf",
    "white": "wei\xdf", "black": "schwarz", "easy": "leicht",
    "hard": "schwer", "new": "neu", "name": "nenne", "off": "aus",
    "flying": "springen", "never": "nie", "all": "alle", "map": "karte",
    "load": "laden", "undo 2": "x", "place": "setze", "save": "sichere",
    "remove": "nimm schlage", "move": "ziehe", "hand": "vorrat",
    "the": "von nach auf den mann", "computer": "rechner", "mill": "m\xfchle",
    "two-mills": "zwei-m\xfchlen"}


@pytest.fixture
def german(made_up):
    """A language that looks a little like German. Its sentences are keys."""
    made_up(GERMAN, KEYS.SENTENCES, PLAIN={"\xfc": "ue", "\xdf": "ss"})


def told(*lines):
    """Each (key, facts) that is said to all of these lines."""
    return keys_in(played(*lines))


def test_a_word_may_have_accents_and_english_comes_later(german):
    for typed in ("zur\xfcck", "ZUR\xdcCK", "zurueck", "zuruck", "UNDO",
                  "zuru\u0308ck", "retour"):
        assert ("taken back", {"turn": "placed."}) in told("4", typed)
    assert words_begun("zu", ["undo", "redo"]) == ["undo", "redo"]
    assert words_begun("l", ["log", "load"]) == ["load"]        # laden
    assert words_begun("lo", ["log", "load"]) == ["log", "load"]
    assert words_begun("new", ["name", "new"]) == ["new"]
    assert words_begun("retou", ["undo"]) == []     # only the first word
    assert [english_word(word) for word in ("muehle", "Muhle", "m\xfchle")] \
        == ["mill"] * 3
    for typed, name in ("zur", "redo"), ("zur", "undo"), ("verluaf", "log"):
        assert {"meant", "help " + name} <= {*dict(told(typed))}


def test_one_letter_counts_in_the_table_or_names_a_side(made_up):
    made_up({"yes": "oui o", "no": "non n", "new": "nouveau"}, KEYS.SENTENCES)
    for letter, key in (("o", "new game"), ("n", "goes on"),
                        ("y", "yes or no"), ("q", "yes or no")):
        assert key in dict(told("4", "new", letter))
    made_up({"white": "blancs blanc", "black": "noirs noir", "both": "deux"})
    match = new_match()
    for line, both in (("setup B 4 7 8 N 5 1 2", [WHITE, BLACK]),
                       ("setup W 5 7 8 B 4 1 2", [BLACK, WHITE]),
                       ("setup blanc 4 7 8 black 5 1 2", [WHITE, BLACK])):
        type_lines(match, line)
        assert match.game.spots[4:6] == both


def test_a_turn_may_be_said_in_the_words_of_the_language(german):
    for *lines, words in (
            ("setze den Mann auf 4", ("placed", {"who": "white", "end": "4"})),
            ("4", "wei\xdf 7", "schwarz 7",
             ("placed", {"who": "black", "end": "7"})),
            ("setup W 0 2 9 B 12 20 22", "ziehe von 9 nach 10",
             ("moved", {"who": "white", "start": "9", "end": "10"})),
            ("0", "8", "1", "9", "2", "Nimm den Mann auf 8",
             ("removed", {"points": "8"}))):
        assert words in told(*lines)


def test_sides_levels_options_and_numbers_are_understood(german, folder):
    match = shown("rechner schwarz schwer", "nenne wei\xdf Neu",
                  "springen=nie", "options springen nie",
                  "options zwei-muehlen each", "karte aus")
    black, options = match.players[BLACK], match.game.options
    assert (black.kind, *black.machine) == ("computer", "computer", "hard")
    assert match.players[WHITE].name == "Neu"
    assert (options["flying"], options["two_mills"]) == ("never", "each")
    assert match.screen.numbers == "none"
    type_lines(match, "setup S 4 W 5 20 ziehe schwarz vorrat 3 4")
    assert match.game.spots[4] == BLACK and match.game.to_move == BLACK
    assert match.game.in_hand[WHITE] == 3
    # Names and files are not translated
    said = dict(told("4", "sichere leicht", "laden leicht", "laden alle",
                     "nenne schwarz all"))
    assert (folder / "leicht.txt").exists() and "record" in said
    assert said["named"] == {"name": "all", "colour": "black"}


def test_a_record_opens_in_every_language(made_up, folder):
    made_up({"easy": "leicht", "flying": "springen", "never": "nie"},
            {"player one": "Erster", "computer": "Rechner {level}",
             "white": "Wei\xdf"})
    played("options springen nie", "computer black leicht", "4", "save a")
    record = (folder / "a.txt").read_text("utf-8")
    assert '[White "Player one"]' in record
    assert '[Black "Computer, easy"]' in record and "never" in record
    assert not {"Rechner", "Erster", "leicht", "nie"} & {
        *re.findall(r"\w+", record)}
    assert re.search(r"Erster \w+ Rechner leicht", again("load a"))
    assert " - leicht " in again("load all")
    put_in_force(KEYS)
    names = [("computer", {"level": "easy"}), ("player one", {})]
    assert not [key for key in names if key not in keys_in(again("load a"))]


# Nothing is said outside the file: this language has Armenian letters

# Names of persons, and of files
KNOWN = {"Ann", "Ben", "Cid", "chance", "looks_ahead", "mill_maker",
         "madeup", "tournaments", "txt", *language_names(),
         *map(own_name, language_names())}


LETTERS = dict(zip(string.ascii_letters, map(chr, [
    *range(0x561, 0x57b), *range(0x531, 0x54b)])))


def armenian(text):
    """The text in Armenian letters: its holes stay, but not their forms."""
    return re.sub(r"(\{\w+(:[^{}#|]*\})?)|[A-Za-z]",
                  lambda found: found[1] or LETTERS[found[0]], text)


SCRIPTS = {
    "help": "help all|help playing|help zzz|rules|4|log 99|language|"
            "language zz|4 5 6|99|xyzzy|3x4",
    "looks": "map off|numbers|light|style ascii|4|board|style zz",
    "ear": "plain|4|point 4|point zz|line 3 4 5|line 0 4|ring outer|ring zz|"
           "men white|men zz|last 3|last zz|threats|map|9|3|10|5|plain full|"
           "9|moves|help|hint|plain off",
    "turns": "4|undo|undo|redo|redo|remove 7|2|undo 3|redo 2|back",
    "computer": "computer|computer zzz|level zzz|computer black easy|"
                "level hard|4|computer b|computer off|play|new|yes",
    "options": "options|options zzz|options flying zzz|options flying never|"
               "options repetitions 0|new|rules|name|name black Ben|4|"
               "options flying both|roll",
    "levels": "computer black beginner|4|0|2|9|23|21|resign|yes|progress|"
              "computer|quit",
    "setup": "setup||setup W 0 1 2 B 5 9 20|setup W 0 zz|setup W 0 W 0|"
             "setup W 0 1 2 B 5 9 20 move|setup W 0 B 1 hand 77|setup a/b/c",
    "questions": "draw|no|draw|zz|yes|resign|yes",
    "saved": "load|save|9|save monday|save monday|no|load all|load mon|"
             "continue",
    "replay": "replay|9|replay|turn 3|back|help|here|replay zz",
    "review": "4|0|9|1|21|2|review|1|hint|show|next|help|stop|log|stop|"
              "resign|yes|progress|progress Ben|no",
    "hints": "hint|advice|yes|advice off|advice zz|4|0|9|1|21|hint",
    "learn": "learn|4|hint|4||hint|next|help|stop|learn 99",
    "puzzle": "puzzle|hint|hint||stop|puzzle list|puzzle mill|puzzle mine|"
              "puzzle 9999",
    "players": "players|tournament easy|tournament continue|"
               "tournament easy fair 3 games|"
               "tournament beginner easy 2 games 1 seconds|"
               "tournament beginner easy 2 zz",
    "meet": "meet|meet zz|meet .|Ann|zz|Ann|again|"}


@needs("learning", "meeting", "tournament")
@pytest.mark.parametrize("name", SCRIPTS)
def test_nothing_is_said_outside_the_file_of_the_language(
        name, made_up, folder, monkeypatch):
    made_up({word: armenian(word) for word in english.WORDS},
            {key: armenian(text) for key, text in english.SENTENCES.items()})
    # patched: class players speak the language of whoever wrote them
    monkeypatch.setattr("rooms.tournament.class_players.motto_of",
                        lambda name: "4")
    if name == "meet":
        open_by_hand(folder, "Cid")
    lines = [" ".join(armenian(word) if word in english.WORDS else word
                      for word in line.split(" "))
             for line in SCRIPTS[name].split("|")]
    typed = {word for line in lines for word in re.findall(r"\w{2,}", line)}
    text = played(*lines, arguments=["--pause", "0"], ends=(0, 1, 130))
    text = re.sub(r"\s*".join(map(re.escape, str(folder))), "", text)
    text = re.sub(r"\b[WB]+\b", "", text)       # men may be letters
    known = r"\b(?:%s)\b" % "|".join(map(re.escape, typed | KNOWN))
    assert [row for row in re.sub(known, " ", text).split("\n")
            if re.search("[A-Za-z]{2}", row)] == []
    assert len(re.findall("[\u0531-\u057a]{2}", text)) > 99


def test_quotation_marks_may_be_typed_around_a_word_that_is_never_broken():
    for typed in ("'%s'", '"%s"', "\u201e%s\u201c", "\u00ab%s\u00bb",
                  "\u2018%s\u2019"):
        for word, key in (("undo", "taken back"), ("undo 1", "taken back"),
                          ("7", "placed")):
            assert key in dict(keys_said("4", typed % word))
    for marks in ("''", "\u201e\u201c", ("\u00ab ", " \u00bb")):
        told = "x " * 36 + "{}save monday 12{}".format(*marks)
        assert wrapped(told, 79).split("\n")[1].strip() == told[72:]
        assert by_ear(told[72:]) == "save monday 12"

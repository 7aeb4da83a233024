"""Languages: what is wrong in a file, the word language, what is shown."""

import os
import sys
import types

import pytest

import rooms.console.languages as folder_of_languages
import rooms.console.sentences as said
from board import MILLS
from helpers.playing import WHOLE_GAME, again, answer, ended, has_room, played
from rooms.console.languages import english
from rooms.console.sentences import TEXT, in_english, sentence, spoken
from rooms.commands.languages import (LANGUAGE_FILE, language_of_system,
                                      remember_language, remembered_language)
from rooms.records import GAMES, own_folders

# What is wrong in a file

@pytest.mark.parametrize("text", [
    "{nobody}", "{0}", "{", "{number:zz}", "{number.real}", 7, None, ["a"],
    "{number!r:>9} {number[0]}"])
def test_a_sentence_that_cannot_be_filled_in_is_said_in_english(
        text, made_up):
    made_up({}, {"fewer turns": text})
    assert sentence("fewer turns", number=1) == "The log has only 1 turn."


@pytest.mark.parametrize("text", [
    "{number:99999999}", "{number:#|>99999}", "{number:11.100}", "{x}", "{}",
    "{number.__class__}", "{number!r}", "{number:{number}}", "{number", "}",
    "{number:# {number.real}}", "\x00 {number}", "\x1b[2J {number}",
    "{number:c}", "{number:>9999}", "{number:x}", "{number:.999}",
    "{number:*>9}", "{number:+}"])
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


def leave_at_once(number):
    """It cannot count, and would end the program."""
    raise GeneratorExit


@pytest.mark.parametrize("plural", [None, lambda number: number // 0,
                                    lambda number: "1",
                                    lambda number: sys.exit(3), leave_at_once])
def test_a_language_that_cannot_count_counts_in_english(plural, made_up):
    made_up({}, {"fewer turns": "{number:# a|# b}", "no turns": "nichts"},
            plural=plural)
    assert sentence("fewer turns", number=2) == "The log has only 2 turns."
    assert sentence("no turns") == "nichts"


@pytest.mark.parametrize("words", [7, None, ["undo"], {"undo": 7, 4: "x"},
                                   {"undo": ""}, {"undo": " "},
                                   {"undo": "\x1b[2J"}, {"undo": "4 7 x12"}])
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
SENTENCES = {"good-bye": "Tschüß, %s.",
    "greeting language": "Grüezi!",
}
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


@pytest.mark.parametrize("text, told", [
    ("SENTENCES = {", "The program cannot read the file madeup.py in "),
    (LANGUAGE.replace("Tsch\xfc\xdf, %s", "{x}"),
     "of madeup.py have a mistake")])
def test_a_start_says_why_the_language_of_the_last_time_is_not_spoken(
        text, told, add_language):
    add_language("madeup")
    played("language madeup", "quit")
    said.sys.modules.pop("rooms.console.languages.madeup")
    said.put_in_force(english)
    add_language("madeup", text)
    start = " ".join(again("quit").split())
    assert start.count(told) == 1 and "Good-bye." in start


def test_a_file_may_have_a_large_letter_or_an_accent(add_language):
    for name in ("Dansk", "d\xe4nisch"):
        add_language(name, LANGUAGE.replace("zz", name[:2].lower()))
        for word in (name, name.upper(), name[:5]):
            assert "Tsch\xfc\xdf, %s" % name in played(
                "language english", "language " + word, "quit")
        said.put_in_force(english)
        assert "Tsch\xfc\xdf, %s" % name in again("quit")


def test_the_choice_counts_more_than_an_older_one_in_a_shared_folder(
        add_language, tmp_path, monkeypatch):
    add_language("madeup")
    shared, own = tmp_path / "shared", tmp_path / "own"
    for folder, name, time in ((shared, "madeup", 1000), (own, "english", 0)):
        folder.mkdir()
        (folder / "language.txt").write_text(name)
        os.utime(folder / "language.txt", (time, time))
    monkeypatch.setattr("rooms.commands.languages.own_folders",
                        lambda name: [str(shared), str(own)])
    assert "Tsch\xfc\xdf" in again("quit")
    os.utime(own / "language.txt", (2000, 2000))
    said.put_in_force(english)
    assert "Good-bye." in again("quit")


def test_a_folder_that_cannot_be_written_stops_no_language(
        add_language, tmp_path, monkeypatch):
    add_language("madeup")
    (tmp_path / "file").touch()     # no folder can be made in it
    monkeypatch.setattr("rooms.commands.languages.own_folders",
                        lambda name: [str(tmp_path / "file" / "games")])
    said_then = played("language zz", "quit")
    assert "Tsch\xfc\xdf" in said_then and "cannot be kept here" in said_then


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


@pytest.mark.parametrize("arguments", [
    ("--language=de", "--xyz"), ("--xyz", "--language=de"),
    ("--language", "de", "--xyz"), ("--xyz", "--language", "de"),
    ("--la=de", "--xyz"), ("--xyz", "--lang", "de")], ids=" ".join)
def test_wrong_arguments_are_refused_in_the_language_of_the_line(
        arguments, capsys):
    assert "Das Argument '--xyz' gibt es nicht" in ended(capsys, *arguments)[2]


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
    monkeypatch.setenv("LC_ALL", "zz")
    for text in ("SENTENCES = {", LANGUAGE.replace(
            "Gr\xfcezi!", TEXT["greeting language"])):     # just copied
        add_language("madeup", text)
        said.sys.modules.pop("rooms.console.languages.madeup", None)
        assert "computer plays Black.\n\n" in played("quit")


@pytest.mark.parametrize("text", [
    "while True: pass", "raise GeneratorExit", "raise SystemExit(3)",
    "import os; os._exit(3)", "open('it ran', 'w')", "SENTENCES = {",
    "SENTENCES = " + 50000 * "{", "\0"])
def test_a_language_that_nobody_chose_is_not_run(text, add_language,
                                                 monkeypatch):
    add_language("madeup", 'CODE = "zz"\nALSO = ("Zzish",)\n' + text)
    monkeypatch.setenv("LC_ALL", "zz")
    assert "The board is empty." in played("quit")
    assert not os.path.exists("it ran")


@pytest.mark.parametrize("text", [
    "raise GeneratorExit", "raise SystemExit(3)", "raise BaseException",
    "class Table(dict):\n    def items(self):\n        raise GeneratorExit\n"
    "SENTENCES = Table(a='b')",
    "class Text(str):\n    def replace(self, *_):\n        raise SystemExit\n"
    "SENTENCES = {'good-bye': Text('x')}"])
def test_a_chosen_language_that_ends_at_once_is_told_in_a_sentence(
        text, add_language):
    add_language("madeup", text)
    assert " ".join(answer("language madeup").split()).startswith(
        "The program cannot read the file madeup.py in rooms/console/")


@pytest.mark.parametrize("language, code", [("english", "en"),
                                            ("deutsch", "de")])
def test_no_file_is_read_to_offer_the_language_that_is_spoken(
        language, code, monkeypatch):
    said.speak(language)
    monkeypatch.setattr(said, "lines_told", None)
    assert said.languages_called(code) == [language]


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


def test_a_time_that_is_still_to_come_does_not_decide_the_language(
        folder, monkeypatch):
    (folder / "here").mkdir()
    monkeypatch.chdir(folder / "here")
    for place, name in zip(own_folders(GAMES), ("deutsch", "polski")):
        os.makedirs(place)
        with open(os.path.join(place, LANGUAGE_FILE), "w") as file:
            file.write(name)
    os.utime(os.path.join(place, LANGUAGE_FILE), (4e9, 4e9))
    assert remembered_language() == "deutsch"
    remember_language("italiano")
    assert remembered_language() == "italiano"

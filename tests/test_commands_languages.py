"""Languages: what is wrong in a file, the word language, what is shown."""

import os
import pathlib
import sys
import tempfile

import pytest

import nine_mens_morris
import rooms.console.languages as folder_of_languages
import rooms.console.sentences as said
from board import MILLS
from helpers.by_hand import open_by_hand
from helpers.keeping import failing
from helpers.playing import (ROOT, again, answer, ended, has_room, new_match,
                             obey, played, type_lines)
from helpers.seldom import SLOW, needs
from rooms.commands.languages import language_of_system, languages_called
from rooms.console.languages import english
from rooms.console import TEXT, decimal, listed, sentence, speak
from rules import Question

# `%s` is the name of its file.
LANGUAGE = '''
PLAIN = {"ü": "ue", "ß": "ss"}
WORDS = {"quit": "für", "language": "sprache"}
SENTENCES = {"good-bye": "Tschüß, %s."}
'''
BYE, OWN_BYE = english.SENTENCES["good-bye"], "Tschüß, madeup."
NAMES = listed(["english", "madeup"])


@pytest.fixture
def add_language(tmp_path, monkeypatch):
    """A function that writes the file of a language, for this test."""
    there, names = tmp_path / "languages", set()
    there.mkdir()
    (there / "english.py").write_text("")
    # patched: languages lie beside the program, and tests write none there.
    monkeypatch.setattr(english, "__file__", str(there / "english.py"))
    monkeypatch.setattr(folder_of_languages, "__path__", [str(there)])

    def forget(name):
        """As if the program had not run."""
        said.put_in_force(english)
        sys.modules.pop("rooms.console.languages." + name, None)
        vars(folder_of_languages).pop(name, None)

    def add(name, text=LANGUAGE, old="", new=""):
        """Write the file, with the new text instead of the old one."""
        names.add(name)
        forget(name)
        if isinstance(text, str):
            text = text.replace(old, new).replace("%s", name).encode()
        (there / (name + ".py")).write_bytes(text)
    yield add
    for name in names:
        forget(name)


def started(*lines, arguments=()):
    """What a new start says, in one line, in the language of the last one."""
    said.put_in_force(english)
    return " ".join(again(*lines, "quit", arguments=arguments).split())


def remember(text):
    """Write what the file says that remembers the language."""
    os.makedirs("games", exist_ok=True)
    pathlib.Path("games/language.txt").write_bytes(text)


# What is wrong in a file

def test_a_sentence_with_a_mistake_is_english_and_told(add_language):
    one_turn = sentence("fewer turns", number=1)
    faults = sentence("language faults", name="madeup", keys="fewer turns")
    for text in (
            "{nobody}", "{0}", "{x}", "{}", "{", "}", "{number:zz}", 7, None,
            "{number[0]}", "{number:99999999}", "{number:#|>99999}",
            "{number:11.100}", "{number.real}", "{number!r}",
            "{number:{number}}", "{number:# {number.real}}",
            "\x1b[2J {number}", "{number:c}", "{number:.999}",
            "{number:*>9}"):
        add_language("madeup", "SENTENCES = %r" % {
            "fewer turns": text, "no turns": "Nichts."})
        told = " ".join(answer("language madeup").split())
        assert (faults in told) == isinstance(text, str), text
        assert sentence("fewer turns", number=1) == one_turn
        assert sentence("no turns") == "Nichts."


def test_a_damaged_language_is_refused(add_language, capsys):
    told = sentence("language damaged", name="zz", error="|").split("|")[0]
    for text in ("SENTENCES = {", "SENTENCES = 7", "WORDS = {}", b"\x00",
                 b"SENTENCES = {'quit': '\xff'}", "import nothing_like_it",
                 "SENTENCES = {1: 2}", "def f():\n  f()\nf()",
                 "raise GeneratorExit", "raise SystemExit(3)"):
        add_language("zz", text)
        assert ended(capsys, "--language", "zz")[0] == 2
        assert " ".join(answer("language zz").split()).startswith(told)
    remember(b"zz\r\n")             # as an editor on Windows writes it
    for arguments in ([], ["--name", "zz"]):
        text = started(arguments=arguments)
        assert text.count(told) == 1 and BYE in text


# The word language

def test_language_lists_the_languages_and_speaks_one(add_language):
    add_language("madeup")
    for line, told in (
            ("language", sentence("language", language="english",
                                  languages=NAMES)),
            ("language x", sentence("no language", word="x",
                                    languages=NAMES))):
        assert " ".join(answer(line).split()) == told
    for word in ("madeup", "MadeUp", "mad"):
        assert OWN_BYE in played("language " + word, "quit")
        said.put_in_force(english)
    for word in ("en", "English", "eng"):
        assert BYE in played("language madeup", "sprache " + word, "quit")


def test_the_language_is_remembered(add_language, monkeypatch):
    add_language("madeup")
    started(arguments=["--language", "madeup"])
    assert OWN_BYE in started()
    started("language english")
    assert BYE in started()
    started("language madeup")
    assert OWN_BYE in started()
    add_language("madeup", old="Tschüß, %s", new="{x}")
    told = sentence("language faults", name="madeup", keys="good-bye")
    text = started()
    assert text.count(told) == 1 and BYE in text
    # A disk that cannot be written stops no language
    add_language("madeup")
    monkeypatch.setattr(os, "replace", failing(30))
    text = started("language madeup")
    assert OWN_BYE in text and TEXT["language not kept"] in text
    # And a damaged memory harms nothing
    for text in (b"", b"\n", b"nothing", b"\xff\x00", b"../x", b"madeup\nx",
                 b"x" * 100000):
        remember(text)
        text = started("load")
        assert BYE in text and TEXT["no records"] in text


def test_even_a_wrong_command_line_chooses_a_language(add_language, capsys):
    add_language("madeup", old='"good-bye"', new=(
        '"argument values": "{word}? Nein!", "good-bye"'))
    for arguments in (["--language=madeup"], ["--language", "madeup"]):
        for words in ([*arguments, "--color=x"], ["--color=x", *arguments]):
            said.put_in_force(english)
            assert "--color? Nein!" in ended(capsys, *words)[2]
            assert not os.path.exists("games/language.txt")
        assert OWN_BYE in started(arguments=arguments)
        os.remove("games/language.txt")
    said.put_in_force(english)
    assert ended(capsys, "--language", "x") == (
        2, "", sentence("no language", word="x", languages=NAMES) + "\n")


@pytest.mark.parametrize("system, environ, told, name", [
    ("posix", {"LC_ALL": "fr_FR.UTF-8", "LANG": "C"}, None, "fr"),
    ("posix", {"LC_ALL": "", "LC_MESSAGES": "pl"}, None, "pl"),
    ("posix", {"LANG": "C.UTF-8"}, None, "C"), ("posix", {}, None, ""),
    ("nt", {"LANG": "pl"}, ("de_DE", "cp1252"), "pl"),
    ("nt", {}, ("German_Germany", "1252"), "German"),
    ("nt", {}, (None, None), "")])
def test_the_system_says_its_language_and_windows_in_its_own_way(
        system, environ, told, name, monkeypatch):
    monkeypatch.setattr("locale.getlocale", lambda: told)
    monkeypatch.setattr("os.name", system)
    found = language_of_system(environ)
    monkeypatch.undo()              # pytest's own paths are not of Windows
    assert found == name


@pytest.mark.parametrize("system, offered", [
    ("de_DE.UTF-8", "deutsch"), ("es", "espanol"), ("pl_PL", "polski"),
    *[(system, "") for system in ("C", "en_US.UTF-8", "xx", "", "_", "z")]])
def test_the_language_of_the_system_is_offered(system, offered, monkeypatch):
    monkeypatch.setenv("LC_ALL", system)
    text = played("quit")
    for name in said.language_names():
        speak(name)
        assert (sentence("language offer", order="language " + name)
                in text) == (name == offered)
    speak("english")
    for word in ("de", "German", "spanish", "español", "ESPAÑOL"):
        assert len(languages_called(word)) == 1
    assert "Tippe 'lang" not in played("quit", arguments=["--language", "de"])


def test_letters_that_the_console_cannot_show_are_plain(add_language):
    add_language("madeup")
    for encoding, words in (("cp437", "Tschüß"), ("ascii", "Tschuess"),
                            ("cp866", "Tschuess")):
        text = played("für" if "ü" in words else "fuer", encoding=encoding,
                      arguments=["--language", "madeup"])
        assert words in text and "Tsch?" not in text


@pytest.mark.skipif(len(MILLS) > 16 or not has_room("learning"),
                    reason="another board")
@pytest.mark.parametrize("lines", [
    ["learn", "4 7"], ["puzzle 1", "hint", "hint"], ["advice"],
    ["load it", "review"], ["load it", "review", "1"],
    ["4", "19", "3", "advice on", "18"]],
    ids=lambda lines: " ".join(lines[-2:]))
def test_words_that_wait_for_an_answer_follow_the_language(lines, clock):
    clock.tick = 0.5
    played("4", "19", "3", "10", "5x19", "resign", "yes", "save it")
    after = "hint" if lines[-1] == "hint" else "board"
    texts = []
    for order in ([*lines, "language deutsch"], ["language deutsch", *lines]):
        said.put_in_force(english)
        texts.append(played(*order, after).split(" %s\n" % after)[-1])
    assert texts[0] == texts[1]


def test_a_number_has_the_sign_of_its_language_and_a_language_its_letters():
    told = answer("language")
    assert "espa\u00f1ol" in told and "fran\u00e7ais" in told
    assert "espanol" not in told and "deutsch" in told
    for language, shown in (("english", "1.5"), ("deutsch", "1,5"),
                            ("polski", "1,5")):
        speak(language)
        assert (decimal(1.5), decimal(2.0)) == (shown, "2")


# What people say most does nothing that nobody meant

# The 200 words that people say most, in each language
FREQUENT = {name: words.split() for name, words in (
    part.split(":") for part in (
        ROOT / "tests" / "helpers" / "frequent_words.txt").read_text(
            "utf-8").split("\n\n"))}

# These are commands of the language, or answers in a quiz, typed whole.
COMMANDS = {
    "english": "new play back no yes yeah ok okay again next stop here",
    "deutsch": "spielen neu ja nein ok okay hier nichts",
    "francais": "jouer nouveau oui non ok vrai encore arrête ici après",
    "espanol": "otra adiós jugar nuevo nueva no sí si vale",
    "italiano": "nuovo nuova sì si no vero ancora qui dopo",
    "polski": "nowy nowa gra nie tak ok okej prawda jeszcze"}

# Where the words are typed: the lines that lead there.
PLACES = [["4"], ["4", "19", "3", "20", "5"], ["4", "resign"], ["4", "new"],
          ["4", "draw"], ["4", "resign", "yes"], ["4", "leave?"],
          ["4", "save a", "save a"], ["advice"], ["Zora"]]
if has_room("learning"):
    MILL = "4 0 9 1 21 2".split()
    PLACES += [["learn"], ["puzzle 1"], ["4", "9", "replay", ""], ["quiz 1"],
               [*MILL, "review", "1"]]
if has_room("meeting"):
    PLACES += [["meet"]]


def at(lines):
    """A match in which these lines were typed."""
    match = new_match("Ann", seed=1)
    match.screen.drawn = True
    if lines == ["meet"]:               # Zora waits in a new folder
        tables = pathlib.Path(tempfile.mkdtemp(dir="."))
        open_by_hand(tables, "Zora")
        lines = ["meet %s" % tables]
    type_lines(match, *lines)
    if lines[-1] == "leave?":
        match.question = Question("leave", nine_mens_morris.leave)
    return match


def state_of(match):
    """What no common word may change."""
    scene, asked = match.scene, match.question
    return (match.game.turns, match.game.ended, match.begun, match.status,
            scene.subject, scene.asks, asked and (asked.key, asked.turn),
            [(each.kind, each.machine) for each in match.players.values()])


@needs("learning")
@pytest.mark.parametrize("language, step", [("deutsch", 23), *[
    pytest.param(language, 1, marks=SLOW) for language in FREQUENT]])
def test_no_common_word_changes_the_game_or_leaves_it(language, step, folder):
    changed = set()
    for lines in PLACES:
        match = at(lines)
        speak(language)
        for word in FREQUENT[language][::step]:
            before = state_of(match)
            obey(match, word)
            if state_of(match) != before:
                changed.add(word)
                speak("english")
                match = at(lines)
                speak(language)
        speak("english")
    assert changed <= {*COMMANDS[language].split()}

"""languages.py - the language: chosen, remembered and offered.

INPUT    reads which language was chosen last: remembered_language
STORAGE  the word language, and the file that remembers it: WORDS
         LANGUAGE_FILE
PROCESS  speaks another language: choose_language speak_what_is_meant
         speak_again
OUTPUT   tells mistakes in the language, remembers it, and offers another one:
         tell_faults remember_language offer_language

The languages themselves are the files of console/languages/. See speak in
console/sentences.py.
"""

import os
from contextlib import suppress

from board import can_show
from rooms.console import (UNUSABLE, language_names, language_spoken, listed,
                           plain, speak, tell)
from rooms.records import (GAMES, Unusable, in_best_folder, own_folders,
                           read_text, write_in, written_at)
from rules import Refused

# STORAGE

LANGUAGE_FILE = "language.txt"      # in the folder of the kept games

# The languages that come with the program: the own name, the two letters and
# the English name by which a system calls it, and its other names
CALLED = {
    "deutsch": "deutsch de german allemand aleman tedesco niemiecki",
    "english": "english en englisch anglais ingles inglese angielski",
    "espanol": "español es spanish spanisch espagnol spagnolo hiszpanski",
    "francais": "français fr french franzosisch franzoesisch frances "
                "francese francuski",
    "italiano": "italiano it italian italienisch italien wloski",
    "polski": "polski pl polish polnisch polonais polaco polacco",
}


# INPUT

def remembered_language():
    """The name of the language that was chosen last, or "". The newest file
    says it: that of a shared folder may be old, and cannot be changed."""
    paths = [os.path.join(folder, LANGUAGE_FILE)
             for folder in own_folders(GAMES)]
    for path in sorted(filter(os.path.lexists, paths), key=written_at,
                       reverse=True):
        with suppress(Unusable):
            return read_text(path).strip("\ufeff \r\n")
    return ""


def language_of_system(environ):
    """What the system calls the language of its user: "de" or "German". "" if
    it does not say.

    >>> language_of_system({"LC_ALL": "", "LANG": "de_DE.UTF-8"})
    'de'
    """
    names = [environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if os.name == "nt" and not any(names):
        import locale               # slow to load, and only Windows needs it
        with suppress(ValueError):
            names = [locale.getlocale()[0]]
    return next(filter(None, names), "").split(".")[0].split("_")[0]


def languages_called(word):
    """The languages that a word means: by the name of the file, as a system
    calls it, or by first letters."""
    word, names = plain(word.lower()), language_names()
    return [name for name in names if word == name.lower()
            or word in CALLED.get(name, "").split()] or [
        name for name in names if word[1:] and name.lower().startswith(word)]


# PROCESS

def speak_what_is_meant(word):
    """Speak the language that a word means from now on. Raises Refused if
    there is none, or if its file cannot be read."""
    found = languages_called(word)
    if len(found) != 1:
        raise Refused("no language", word=word, languages=listed(
            map(own_name, found or language_names())))
    try:
        speak(found[0])
    except ValueError as error:
        raise Refused("language damaged", name=found[0], error=error) from None


def speak_again():
    """Speak the language that was chosen last. English, if that is not
    possible: then why, as a Refused. Otherwise None."""
    name = remembered_language()
    try:
        if name:
            speak_what_is_meant(name)
    except Refused as error:
        return error
    return None


def choose_language(match, words):
    """Speak another language from now on. Without a word, list them."""
    if not words:
        tell(match, "language", language=own_name(language_spoken()),
             languages=listed(map(own_name, language_names())))
        return
    speak_what_is_meant(" ".join(words))
    match.shown = None
    tell(match, "language now")
    if not remember_language():
        tell(match, "language not kept")
    tell_faults(match)


# OUTPUT

def own_name(name):
    """The name of a language, with its own letters."""
    own = CALLED.get(name, name).split(" ")[0]
    return own if can_show(own) else name


def tell_faults(match):
    """Say which sentences of the language have a mistake, if any has one."""
    if UNUSABLE:
        tell(match, "language faults", name=language_spoken(),
             keys=listed(UNUSABLE, "and"))


def offer_language(match):
    """If the system speaks a language that we know, and we speak another one,
    say in that language how to change it."""
    before = language_spoken()
    called = languages_called(language_of_system(os.environ))
    for name in {*CALLED} & {*called} - {before}:
        with suppress(ValueError):          # its file is damaged
            speak(name)
            tell(match, "language offer", order="language " + name)
            speak(before)


def remember_language():
    """Write down which language is spoken. Returns whether that was
    possible."""
    with suppress(OSError, ValueError):
        return bool(in_best_folder(
            own_folders(GAMES), write_in, LANGUAGE_FILE,
            language_spoken() + "\n"))
    return False


# STORAGE

WORDS = {"language": choose_language}

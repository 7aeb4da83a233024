"""languages.py - the language: chosen, remembered and offered.

INPUT    reads which language was chosen last: speak_first
STORAGE  the word language, and the file that remembers it: WORDS
         LANGUAGE_FILE
PROCESS  speaks another language from now on: choose_language
OUTPUT   remembers the language, and offers another one: remember_language

The languages themselves are the files of console/languages/. See speak in
console/sentences.py.
"""

import os
from contextlib import suppress

from rooms.commands.typed_line import Refused
from rooms.console import (language_spoken, languages, languages_called,
                           listed, speak, tell)
from rooms.records import (GAMES, RecordError, own_folders, read_text,
                           write_whole)

# STORAGE

LANGUAGE_FILE = "language.txt"      # in the folder of the kept games


# INPUT

def remembered_language():
    """The name of the language that was chosen last, or ""."""
    for folder in own_folders(GAMES):
        path = os.path.join(folder, LANGUAGE_FILE)
        with suppress(RecordError):
            if os.path.lexists(path):
                return read_text(path).strip()
    return ""


def speak_first(words):
    """Speak the language that the words of the command line name, or else the
    one that was chosen last."""
    named = [after for before, after in zip(words, words[1:])
             if before == "--language"] or [remembered_language()]
    with suppress(ValueError):
        for name in languages_called(named[0])[:1]:
            speak(name)


# PROCESS

def choose_language(match, words):
    """Speak another language from now on. Without a word, list them."""
    if not words:
        tell(match, "language", language=language_spoken(),
             languages=listed(languages()))
        return
    found = languages_called(" ".join(words))
    if len(found) != 1:
        raise Refused("no language", word=" ".join(words),
                      languages=listed(found or languages()))
    try:
        speak(found[0])
    except ValueError as error:
        raise Refused("language damaged", name=found[0], error=error) from None
    remember_language(found[0])
    match.screen.drawn = None
    tell(match, "language now")


# OUTPUT

def remember_language(name):
    """Write down which language is spoken, if that is possible."""
    for folder in own_folders(GAMES):
        with suppress(OSError, UnicodeError, RecordError):
            os.makedirs(folder, exist_ok=True)
            write_whole(os.path.join(folder, LANGUAGE_FILE), name + "\n")
            return


# STORAGE

WORDS = {"language": choose_language}

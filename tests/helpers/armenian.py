"""armenian.py - a made-up language in Armenian letters, for tests.

INPUT    latin
STORAGE  KNOWN speak_armenian
PROCESS  armenian armenian_sentence in_armenian

Every Latin letter that the program says in this language stands outside the
file of the language. Then a player would read English.
"""

import re

import pytest

from rooms.commands.languages import own_name
from rooms.console.languages import english
from rooms.console.sentences import language_names

# INPUT

def latin(text, typed):
    """The rows of a text with Latin words that nobody has typed."""
    known = r"\b(?:%s)\b" % "|".join(map(re.escape, typed))
    return [row for row in re.sub(known, " ", text).split("\n")
            if re.search("[A-Za-z]{2}", row)]


# STORAGE

# Names of persons, and of files
KNOWN = {"Ann", "Ben", "Cid", "chance", "looks_ahead", "mill_maker",
         "madeup", "tournaments", "txt", *language_names(),
         *map(own_name, language_names())}


@pytest.fixture
def speak_armenian(made_up):
    """A function that puts the language in Armenian letters in force."""
    return lambda: made_up(
        {word: armenian(word) for word in english.WORDS},
        {key: armenian_sentence(text)
         for key, text in english.SENTENCES.items()})


# PROCESS

def armenian(text):
    """The text with each Latin letter as an Armenian one."""
    return re.sub("[A-Za-z]", lambda found: chr(
        ord(found[0].lower()) - ord("a") + (0x561 if found[0].islower()
                                            else 0x531)), text)


def armenian_sentence(text):
    """A sentence in Armenian letters. The holes stay as they are, but not the
    forms of a counted word in them."""
    return "".join(
        part if part.startswith("{") and not {"#", "|"} & {*part} else
        armenian(part) if not part.startswith("{") else
        part.split(":")[0] + ":" + armenian(part.split(":")[1])
        for part in re.split(r"(\{[^{}]*\})", text))


def in_armenian(line):
    """A line with each of its words as it is typed in that language."""
    return " ".join(armenian(word) if word in english.WORDS else word
                    for word in line.split(" "))

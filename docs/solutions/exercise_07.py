"""exercise_07.py - another language: English in capital letters.

It copies rooms/console/languages/english.py to loud.py in the same folder,
and writes every sentence in capitals there. The keys stay as they are, and so
does what stands in {}. Then the command "language
loud" speaks it.

A program can do this in a second. A pupil translates the sentences by hand,
so nobody needs to translate all of them.
"""

import re

from editing import add_file, place_of, read_file, statement_of

# These parts of a sentence stay: holes, and the words that players type
HOLE = r"(`\w+|\{[^{}]*\}|\\n)"


def in_capitals(literal):
    """A text of the program in capitals."""
    return "".join(part if re.fullmatch(HOLE, part) else part.upper()
                   for part in re.split(HOLE, literal))


def translated(path):
    """The language file, with every sentence of SENTENCES in capitals."""
    text = read_file(path).encode("utf-8")
    table = statement_of(path, "SENTENCES").value
    for value in reversed(table.values):
        begin, end = place_of(path, value)
        said = in_capitals(text[begin:end].decode("utf-8"))
        text = text[:begin] + said.encode("utf-8") + text[end:]
    return text.decode("utf-8")


def solve(folder):
    """Do the exercise in this copy of the program."""
    languages = folder / "rooms" / "console" / "languages"
    add_file(languages / "loud.py", translated(languages / "english.py")
             .replace("english.py", "loud.py"))

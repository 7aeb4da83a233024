"""aside.py - what a line orders while the game waits: words of their own.

STORAGE  ALWAYS
PROCESS  obey_word obey_answer

A replay and a puzzle have words of their own, and let some commands work. A
word of theirs is a function of the match alone.
"""

from commands.typed_line import command_in, other_name
from console import listed, tell

# STORAGE

# Commands that work beside everything else.
ALWAYS = ("rules", "quit", "yes", "no")


# PROCESS

def obey_word(match, line, words, allowed, key):
    """Do what a line says, if it is one of these words or begins one alone;
    refuse it with the sentence of that key, if it is no command allowed.

    Returns what is left to be obeyed: the line, or nothing.
    """
    word = line.strip().lower()
    command, _ = command_in(line)
    names = [name for name in (*words, *allowed) if name.startswith(word)]
    if word in words or len(names) == 1 and names[0] in words:
        words[word if word in words else names[0]](match)
    elif len(names) > 1 and word not in allowed:
        tell(match, "ambiguous", "refusal", word=word, guesses=listed(names))
    elif command and any(name.startswith(other_name(command))
                         for name in allowed):
        return line
    else:
        tell(match, key, "refusal")
    return ""


def obey_answer(match, line, key):
    """As obey_word, while a question is open: it is to be answered first."""
    return obey_word(match, line, {}, ALWAYS, key) if line.strip() else ""

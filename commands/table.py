"""table.py - the table of all commands, and what a typed line orders.

STORAGE  COMMANDS
PROCESS  obey obey_line is_for_next command_named
OUTPUT   refuse_word

A command is a function of the match and of the words typed after its name. It
stands in the file of what it is about, with a line in COMMANDS there; here all
these tables are one.
"""

from commands import (advice, computer_player, ending, meet, own_players,
                      puzzles, questions, replay, reports, review, saved_games,
                      settings, setup, taking_back, tournaments)
from commands.at_table import is_of_table
from commands.ending import begin_next
from commands.questions import put_question
from commands.typed_line import command_in, other_name
from commands.turns import type_turn
from console import chair_of, listed, tell
from rules import result

# STORAGE

COMMANDS = {**reports.COMMANDS, **computer_player.COMMANDS, **replay.COMMANDS,
            **review.COMMANDS, **puzzles.COMMANDS, **advice.COMMANDS,
            **saved_games.COMMANDS, **taking_back.COMMANDS, **ending.COMMANDS,
            **questions.COMMANDS, **settings.COMMANDS, **setup.COMMANDS,
            **own_players.COMMANDS, **tournaments.COMMANDS, **meet.COMMANDS}


# PROCESS

def obey(match, line):
    """Do what a line says, as far as the computer can do it here."""
    try:
        obey_line(match, line)
    except OSError as error:        # such as a folder that is gone
        tell(match, "system", "refusal", error=error)


def obey_line(match, line):
    """Do what a line says: a command, or a turn or a part of one."""
    if match.aside:
        line = match.aside.obey(match, line)
    word, words = command_in(line)
    if word and chair_of(match) and is_of_table(match, word, words):
        return
    if word:
        name = command_named(match, word)
        if name and is_for_next(match, name, words):
            put_question(match, "next", begin_next, details=(
                COMMANDS[name], words))
        elif name:
            COMMANDS[name](match, words)
    elif match.question and line.strip():
        tell(match, "yes or no", "refusal")
    elif line.strip():
        type_turn(match, line)


def is_for_next(match, name, words):
    """Does a command change who plays, and the game is over? Its record tells
    who has played, and must remain true."""
    changes = name in ("computer", "name") or name == "level" and words
    return changes and result(match.game) and not match.aside


def command_named(match, word):
    """The command of that name or beginning; None if there is not one."""
    word = other_name(word)
    names = [name for name in COMMANDS if name.startswith(word)]
    if word in names or len(names) == 1:
        return word if word in names else names[0]
    refuse_word(match, word, names)
    return None


# OUTPUT

def refuse_word(match, word, names):
    """Say that a word names no command, or several, and what could help."""
    if names:
        tell(match, "ambiguous", "refusal", word=word, guesses=listed(names))
        return
    if word == "stop":
        tell(match, "no stop", "refusal")
        return
    import difflib                  # slow to load, and seldom needed
    names = [name for name in COMMANDS if name not in ("resign", "quit")]
    close = difflib.get_close_matches(word, names, 1)
    tell(match, "meant" if close else "unknown", "refusal", word=word,
         guess="".join(close))

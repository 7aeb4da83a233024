"""questions.py - questions to those at the keyboard, and yes and no.

STORAGE  the words yes and no: WORDS
PROCESS  asks a question, and does what is answered: put_question answer_yes

A question is open until it is answered or the game changes. While it is open,
every word works; see Question in console/match.py.
"""

from rooms.commands.typed_line import Refused
from rooms.console import Question, tell
from rules import result

# PROCESS

def stay(match):
    """Neither leave nor begin another game."""
    if not result(match.game):
        tell(match, "goes on")


def put_question(match, key, yes, no=stay, details=(), why=""):
    """Ask what TEXT["ask " + key] says, perhaps why; then yes(match, *details)
    or no(match) is done."""
    match.question = Question(key, yes, no, details, why)


def closed(match, word):
    """The question that was open. Refused if there was none."""
    question, match.question = match.question, None
    if not question:
        raise Refused("no question", word=word)
    return question


def answer_yes(match, words):
    """Say yes to the open question."""
    question = closed(match, "yes")
    return question.yes(match, *question.details)


def answer_no(match, words):
    """Say no to the open question."""
    return closed(match, "no").no(match)


# STORAGE

WORDS = {"yes": answer_yes, "no": answer_no}

"""questions.py - questions to those at the keyboard, and yes and no.

STORAGE  COMMANDS
PROCESS  stay put_question closed answer_yes answer_no

A question is open until it is answered or the game changes. While it is open,
every command works; see Question in console/match.py. A command is a function
of the match and of the words typed after its name.
"""

from console import Question, tell
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
    """The question that was open; None, and a refusal, if there was none."""
    question, match.question = match.question, None
    if not question:
        tell(match, "no question", "refusal", word=word)
    return question


def answer_yes(match, words):
    """Say yes to the open question."""
    question = closed(match, "yes")
    if question:
        question.yes(match, *question.details)


def answer_no(match, words):
    """Say no to the open question."""
    question = closed(match, "no")
    if question:
        question.no(match)


# STORAGE

COMMANDS = {"yes": answer_yes, "no": answer_no}

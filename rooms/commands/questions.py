"""questions.py - questions to the players, and the answers yes and no.

STORAGE  the words yes and no: WORDS
PROCESS  asks a question, and does what is answered: put_question answer_yes

A question stays open until a player answers it, or until the game changes. All
other words work in the meantime. See Question in console/match.py.
"""

from rooms.console import Question, tell
from rules import Refused, result

# PROCESS

def stay(match):
    """Go on as before: do not leave, and do not begin another game."""
    if not result(match.game):
        tell(match, "goes on")


def put_question(match, key, yes, no=stay, **more):
    """Ask the question TEXT["ask " + key]. The answer calls
    yes(match, *details) or no(match). What there may be `more` is told at
    Question in console/match.py."""
    match.question = Question(key, yes, no, **more)


def closed(match):
    """The question that was open. It is closed from now on. Raises Refused if
    there was none."""
    question, match.question = match.question, None
    if not question:
        raise Refused("no question")
    return question


def answer_yes(match, words):
    """Say yes to the open question."""
    question = closed(match)
    return question.yes(match, *question.details)


def answer_no(match, words):
    """Say no to the open question."""
    return closed(match).no(match)


# STORAGE

WORDS = {"yes": answer_yes, "no": answer_no}

"""taking_back.py - turns that are taken back, and played again.

STORAGE  the words back, undo and redo: WORDS
PROCESS  takes turns back, and plays them again: undo redo put_back

A word is a function of the match and of the words typed after it.
"""

from rooms.commands.typed_line import number_in
from rooms.console import (NOTHING, TEXT, change, last_turn, player_to_move,
                           tell)
from rules import play_again, take_back

# PROCESS

def put_back(match, words):
    """Forget the turn that has been begun."""
    tell(match, "nothing begun" if match.begun == NOTHING else "put back")
    match.begun = NOTHING
    if match.question and match.question.key == "advice":
        match.question = None


def undo(match, words):
    """Take back the turn begun, or the end, or the last turn, or several."""
    number = number_in(words, 1)
    if match.begun != NOTHING and number == 1:
        put_back(match, words)
    else:
        repeat(match, number, take_one_back, "taken back", "nothing to undo")


def redo(match, words):
    """Play the turn again that was taken back last, or several."""
    repeat(match, number_in(words, 1), play_one_again, "played again",
           "nothing to redo")


def repeat(match, number, step, done, nothing):
    """Do a step so many times; say what was done last, or that it cannot be.

    Against the computer, its turn and the player's go together.
    """
    last, count, words = None, 0, step(match)
    while words:
        last, count = words, count + 1
        number -= player_to_move(match).kind == "person"
        words = step(match) if number > 0 else None
    key = done if count == 1 else done + " several"
    tell(match, key if count else nothing, turn=last, number=count)


def take_one_back(match):
    """Take back the end or the last turn: what that was, or None."""
    if not (match.game.turns or match.game.ended):
        return None
    words = TEXT["the end"] if match.game.ended else last_turn(match)
    change(match, take_back)
    return words


def play_one_again(match):
    """Play the turn taken back last: what that was, or None."""
    if not match.game.undone:
        return None
    change(match, play_again)
    return last_turn(match)


# STORAGE

WORDS = {"back": put_back, "undo": undo, "redo": redo}

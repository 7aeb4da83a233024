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
    """Forget the turn that a player has begun."""
    tell(match, "nothing begun" if match.begun == NOTHING else "put back")
    match.begun = NOTHING
    if match.question and match.question.key == "advice":
        match.question = None


def undo(match, words):
    """Take back the turn begun, or else the end of the game, or else the last
    turn. With a number, take back several."""
    number, game = number_in(words, 1), match.game
    if match.begun != NOTHING and number == 1:
        put_back(match, words)
    else:
        repeat(match, number, len(game.turns) + bool(game.ended),
               take_one_back, ("taken back", "nothing to undo"))


def redo(match, words):
    """Play the turn again that was taken back last. With a number, several."""
    repeat(match, number_in(words, 1), len(match.game.undone),
           play_one_again, ("played again", "nothing to redo"))


def repeat(match, number, most, step, keys):
    """Do a step this many times, or `most` times if there are no more. Then
    say what the last step was, or that there was none. `keys` are those of the
    two sentences.

    Against the computer, its turn and the player's turn count as one.
    """
    last, count, (done, nothing) = None, 0, keys
    while number > 0 and count < most:
        last, count = step(match), count + 1
        number -= player_to_move(match).kind == "person"
    key = done if count == 1 else done + " several"
    tell(match, key if count else nothing, turn=last, number=count)


def take_one_back(match):
    """Take back the end of the game or the last turn. Returns what that was,
    in words."""
    words = TEXT["the end"] if match.game.ended else last_turn(match)
    change(match, take_back)
    return words


def play_one_again(match):
    """Play the turn again that was taken back last. Returns it in words."""
    change(match, play_again)
    return last_turn(match)


# STORAGE

WORDS = {"back": put_back, "undo": undo, "redo": redo}

"""course.py - the commands that change the course of the game.

INPUT    answer answer_yes answer_no
STORAGE  ANSWERS
PROCESS  put_back undo redo offer_draw resign_game new
         agree_to_draw refuse_draw stay begin_new
         overwrite open_record leave
OUTPUT   nothing

A command is a function of the match and of the words typed after its name; the
table of all commands stands in commands.py. A question that is open
(match.question) has two functions in ANSWERS, for yes and for no.
"""

from commands import number_in
from game import OTHER, agree, resign
from match import NOTHING, begin_again, change
from rules import play_again, result, take_back
from view import tell
from words import last_turn, options_in_words, who

# INPUT

def answer(match, words, which):
    """Do what yes (which is 0) or no (1) means to the open question."""
    question, match.question = match.question, None
    if question:
        ANSWERS[question][which](match, words)
    else:
        tell(match, "no question", "refusal", word=("yes", "no")[which])


def answer_yes(match, words):
    """Say yes to the open question."""
    answer(match, words, 0)


def answer_no(match, words):
    """Say no to the open question."""
    answer(match, words, 1)


# PROCESS: turns

def put_back(match, words):
    """Forget the turn that has been begun."""
    tell(match, "nothing begun" if match.begun == NOTHING else "put back")
    match.begun = NOTHING


def undo(match, words):
    """Take back the turn begun, or the end, or the last turn, or several."""
    if match.begun != NOTHING:
        put_back(match, words)
        return
    for _ in range(number_in(match, words, 1) or 0):
        if not (match.game.turns or match.game.ended):
            tell(match, "nothing to undo")
            return
        key = "end taken back" if match.game.ended else "taken back"
        turn = last_turn(match)
        change(match, take_back)
        tell(match, key, turn=turn)


def redo(match, words):
    """Play the turn again that was taken back last, or several."""
    for _ in range(number_in(match, words, 1) or 0):
        if not match.game.undone:
            tell(match, "nothing to redo")
            return
        change(match, play_again)
        tell(match, "played again", turn=last_turn(match))


# PROCESS: the end, and questions

def offer_draw(match, words):
    """Ask the other player for a draw."""
    if result(match.game):
        tell(match, "over", "refusal")
    else:
        match.question = "draw"


def resign_game(match, words):
    """The player to move gives the game up."""
    if result(match.game):
        tell(match, "over", "refusal")
    else:
        change(match, resign, match.game.to_move)


def new(match, words):
    """Begin another game; ask first if one is in progress."""
    if match.game.turns and not result(match.game):
        match.question = "new"
    else:
        begin_new(match, words)


def agree_to_draw(match, words):
    """The other player takes the draw."""
    change(match, agree)


def refuse_draw(match, words):
    """The other player wants to play on."""
    tell(match, "not agreed", other=who(match, OTHER[match.game.to_move]))


def stay(match, words):
    """Neither leave nor begin another game."""
    tell(match, "goes on")


def begin_new(match, words):
    """Begin another game, whatever has become of this one."""
    if match.kept:
        from saving import keep_aside
        keep_aside(match)
    begin_again(match)
    tell(match, "new game", options=options_in_words(match.game))


def overwrite(match, words):
    """Write the record over another one."""
    from saving import save_over
    save_over(match)


def open_record(match, words):
    """Open the good turns of a damaged record."""
    from saving import open_about
    open_about(match)


def leave(match, words):
    """End the program."""
    tell(match, "good-bye")
    match.left = True


# STORAGE

# What yes and what no means to each question.
ANSWERS = {
    "draw": (agree_to_draw, refuse_draw),
    "leave": (leave, stay),
    "new": (begin_new, stay),
    "again": (begin_new, leave),
    "overwrite": (overwrite, stay),
    "part": (open_record, stay),
}

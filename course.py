"""course.py - the commands that change the course of the game.

INPUT    answer answer_yes answer_no
STORAGE  ANSWERS
PROCESS  put_back undo redo repeat take_one_back play_one_again
         offer_draw ask_computer resign_game new
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
from texts import TEXT
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
    number = number_in(match, words, 1)
    if match.begun != NOTHING and number == 1:
        put_back(match, words)
    elif number:
        repeat(match, number, take_one_back, "taken back", "nothing to undo")


def redo(match, words):
    """Play the turn again that was taken back last, or several."""
    number = number_in(match, words, 1)
    if number:
        repeat(match, number, play_one_again, "played again",
               "nothing to redo")


def repeat(match, number, step, done, nothing):
    """Do a step so many times; say what was done last, or that it cannot be.

    Against the computer, its turn and the player's go together.
    """
    words, count = step(match), 0
    while words:
        last, count = words, count + 1
        number -= match.game.to_move not in match.computer
        words = step(match) if number > 0 else None
    if not count:
        tell(match, nothing)
    else:
        tell(match, done if count == 1 else done + " several", turn=last,
             number=count)


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


# PROCESS: the end, and questions

def offer_draw(match, words):
    """Ask the other player for a draw."""
    if result(match.game):
        tell(match, "over", "refusal")
    elif OTHER[match.game.to_move] in match.computer:
        ask_computer(match)
    else:
        match.question = "draw"


def ask_computer(match):
    """Ask the computer for a draw."""
    from opponent import agrees_to_draw
    if agrees_to_draw(match, OTHER[match.game.to_move]):
        agree_to_draw(match, [])
    else:
        refuse_draw(match, [])


def resign_game(match, words):
    """The player to move gives the game up."""
    if result(match.game):
        tell(match, "over", "refusal")
    else:
        asked = match.question == "draw"        # then the other one types
        change(match, resign, OTHER[match.game.to_move] if asked
               else match.game.to_move)


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
    tell(match, "new game", options=options_in_words(match))


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
    match.leaving = True


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

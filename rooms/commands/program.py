"""program.py - the program begins, is interrupted, and ends.

PROCESS  lets the players leave, after Ctrl-C and at the end: interrupted
         way_out close_match
OUTPUT   greets, and says why the program stops: greet show_where_it_stopped

A match is that of console/match.py. Its scene knows how to leave: at two PCs
the players first leave their table.
"""

from board import picture_at_fault
from rooms.commands.computer_player import seat, two_computers_play
from rooms.commands.ending import leave
from rooms.commands.questions import put_question
from rooms.commands.saved_games import keep_game, kept_of, offer_unfinished
from rooms.console import (NOTHING, TEXT, OutputError, complain, game_scene,
                           give_up_output, options_in_words, say, sentence,
                           show_board, tell)
from rooms.records import release

# PROCESS

def interrupted(match):
    """Keep the game after Ctrl-C. Then stop two computers, or else ask whether
    to leave. A second Ctrl-C leaves at once."""
    keep_game(match)
    tell(match, "interrupted")
    if two_computers_play(match):
        seat(match, ())
        match.begun = NOTHING
        tell(match, "computers stopped")
    elif match.question and match.question.key == "leave":
        match.status = 130
    else:
        put_question(match, "leave", way_out(match) or leave, details=(False,))


def way_out(match):
    """The function that leaves a table at two PCs. It takes the match, and
    whether the players leave for good. None if they sit at no table."""
    return match.scene.leave or game_scene(match).leave


def close_match(match):
    """At the end of the program, leave the table if there is one. Keep the
    game once more, so that another program may go on with it."""
    if way_out(match):
        way_out(match)(match, True)
    keep_game(match)
    release(kept_of(match))


# OUTPUT

def greet(match):
    """Say the title, how to play in three lines, and which game was left
    unfinished. If the board cannot be drawn, say why, and end."""
    if picture_at_fault():
        tell(match, picture_at_fault(), "refusal")
        match.status = 1
        return
    say(match.screen, TEXT["title"], "title")
    tell(match, "greeting")
    if options_in_words(match) != TEXT["usual"]:
        tell(match, "options", options=options_in_words(match))
    offer_unfinished(match)


def show_where_it_stopped(match):
    """At the end of the input, show the position and say so."""
    match.screen.drawn = None
    show_board(match)
    tell(match, "input ended")


def give_up(error):
    """Say what went wrong outside the program, which ends now. Returns the
    exit status."""
    if isinstance(error, OutputError):
        give_up_output(error)
    else:
        complain(sentence("system", error=error))
    return 1

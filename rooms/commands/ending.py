"""ending.py - how players end a game, and how the next one begins.

STORAGE  the words draw, resign, new and quit: WORDS
PROCESS  ends a game, and begins the next: offer_draw resign_game begin_new

A word is a function of the match and of the words typed after it. A function
that answers a question needs only the match.
"""

from board import BLACK, WHITE
from rooms.commands.questions import put_question
from rooms.commands.saved_games import keep_aside
from rooms.commands.typed_line import Refused
from rooms.computer import NO_DRAW, judged_draw
from rooms.console import (begin_again, change, name_of, options_in_words,
                           tell, who)
from rooms.records import was_loaded
from rules import OTHER, agree, resign, result

# PROCESS: draw and resign

def offer_draw(match, words):
    """Ask the other player for a draw. If that is the computer, it says what
    it thinks of a draw. If it agrees, the player is asked once more."""
    man = OTHER[match.game.to_move]
    if result(match.game):
        raise Refused("over")
    if match.players[man].kind == "person":
        put_question(match, "draw", change, refuse_draw, details=(agree,))
        return
    judged = judged_draw(match.game, man)
    if judged in ("early", "better"):
        tell(match, "no draw " + judged, other=who(match, man), turns=NO_DRAW)
    else:
        put_question(match, "draw " + judged, change, details=(agree,))


def refuse_draw(match):
    """Say that the other player wants to play on."""
    tell(match, "not agreed", other=who(match, OTHER[match.game.to_move]))


def resign_game(match, words):
    """Ask a player whether to give the game up: the player to move, or the
    player who has just been asked for a draw."""
    man = match.game.to_move
    if match.question and match.question.key == "draw":
        man = OTHER[man]
    if result(match.game):
        raise Refused("over")
    put_question(match, "resign", change, details=(resign, man))


# PROCESS: another game, or none

def new(match, words):
    """Begin another game. Ask first if a game is in progress."""
    if match.game.turns and not result(match.game):
        put_question(match, "new", begin_new)
    else:
        begin_new(match)


def begin_new(match):
    """Begin another game, whatever has become of this one. If this one has
    ended here, count the points and exchange the colours."""
    counted = count_points(match)
    keep_aside(match, given_up=True)
    begin_again(match)
    tell(match, "new game", options=options_in_words(match))
    if counted:
        match.players = {man: match.players[OTHER[man]] for man in OTHER}
        match.rolled = False
        white, black = [match.players[man].points for man in OTHER]
        tell(match, "score", white=name_of(match, WHITE), one="%g" % white,
             black=name_of(match, BLACK), two="%g" % black)


def begin_next(match, command, words):
    """Begin another game, and obey a word in it."""
    begin_new(match)
    command(match, words)


def count_points(match):
    """Count a point for the winner, or half a point for each player after a
    draw, if a game has ended here. Returns whether it has."""
    outcome = None if was_loaded(match.rooms.kept) else result(match.game)
    for man, player in match.players.items():
        if outcome:
            player.points += 0.5 if outcome[0] is None else man == outcome[0]
    return outcome is not None


def offer_another(match):
    """When a game is over, ask whether to play another."""
    put_question(match, "again", begin_new, leave)


def leave(match, words=()):
    """End the program."""
    tell(match, "good-bye")
    match.status = 0


# STORAGE

WORDS = {"draw": offer_draw, "resign": resign_game, "new": new, "quit": leave}

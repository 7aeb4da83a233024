"""ending.py - how the program and each game begin and end.

STORAGE  the words draw, resign, new and quit: WORDS
PROCESS  ends a game, begins the next, lets the players leave: offer_draw
         begin_new interrupted
OUTPUT   greets, and says why the program stops: greet show_where_it_stopped

A word is a function of the match and of the words typed after it. A function
that answers a question needs only the match. The scene of a match knows how to
leave: at two PCs the players first leave their table.
"""

from board import BLACK, WHITE, picture_at_fault
from rooms.commands.computer_player import seat, two_computers_play
from rooms.commands.languages import offer_language, tell_faults
from rooms.commands.questions import put_question
from rooms.commands.saved_games import (keep_aside, keep_game, kept_of,
                                        offer_unfinished)
from rooms.computer import NO_DRAW, judged_draw
from rooms.console import (TEXT, OutputError, begin_again, change, complain,
                           game_scene, give_up_output, name_of,
                           options_in_words, say, sentence, show_board, tell,
                           who)
from rooms.records import release, was_loaded
from rules import NOTHING, OTHER, Refused, agree, facts_of, resign, result

# PROCESS: draw and resign

def offer_draw(match, words):
    """Ask the other player for a draw. If that is the computer, it says what
    it thinks of a draw. If it agrees, the player is asked once more."""
    man = OTHER[match.game.to_move]
    if result(match.game):
        raise Refused("over")
    refuse_half_turn(match)
    if match.players[man].kind == "person":
        put_question(match, "draw", change, refuse_draw, details=(agree,))
        return
    judged = judged_draw(match.game, man)
    if judged in ("early", "better"):
        tell(match, "no draw " + judged, other=who(match, man), turns=NO_DRAW)
    else:
        put_question(match, "draw " + judged, change, details=(agree,))


def refuse_half_turn(match):
    """Raise Refused if a removal is due: a draw would forget half a turn."""
    if match.begun[1] is not None:
        raise Refused("mill_first", **facts_of(match.game, match.begun))


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


# PROCESS: Ctrl-C, and the end of the program

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
    """Say the title, how to play in a few lines, and which game was left
    unfinished. If the board cannot be drawn, say why, and end."""
    if picture_at_fault():
        tell(match, picture_at_fault(), "refusal")
        match.status = 1
        return
    say(match.screen, TEXT["title"], "title")
    if "learn" in match.scene.words:
        tell(match, "greeting learn")
    tell(match, "greeting")
    if match.screen.looks.plain:
        tell(match, "plain on")
    tell_faults(match)
    offer_language(match)
    if options_in_words(match) != TEXT["usual"]:
        tell(match, "options", options=options_in_words(match))
    offer_unfinished(match)


def show_where_it_stopped(match):
    """At the end of the input, show the position and say so."""
    match.screen.drawn = None
    if match.screen.looks.plain:
        tell(match, "interrupted")
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


# STORAGE

WORDS = {"draw": offer_draw, "resign": resign_game, "new": new, "quit": leave}

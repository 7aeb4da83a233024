"""ending.py - how the program and each game begin and end.

STORAGE  what is said at the beginning: GREETINGS
PROCESS  offers a draw, begins the next game, opens and closes the match:
         ask_for_draw begin_another open_match
OUTPUT   greets the players: greet

A word is a function of the match and of the words typed after it. The scene of
a match knows how to leave: at two PCs the players first leave their table.
"""

from board import BLACK, WHITE, why_not_drawn
from rooms.commands.arguments import match_of
from rooms.commands.computer_player import stop_computers, two_computers_play
from rooms.commands.languages import offer_language, tell_faults
from rooms.commands.saved_games import give_up, keep_game, offer_unfinished
from rooms.computer import NO_DRAW, judged_draw
from rooms.console import TEXT, game_scene, name_of, need_not_show, say, tell
from rooms.records import release, was_loaded
from rules import OTHER, Question, agree, change, result, turn_shown

# PROCESS: draw

def ask_for_draw(ask_other, match, words):
    """Ask the other player for a draw, as the entry script does. If that is
    the computer, it says what it thinks of a draw. If it agrees, the player is
    asked once more."""
    ask_other(match, words)
    man = OTHER[match.game.to_move]
    if match.players[man].kind == "person":
        return
    match.question = None
    match.spoke = ask_for_draw, match.game      # not ask_other
    answer = judged_draw(match.game, man)
    if answer in ("early", "better"):
        tell(match, "no draw " + answer, other=man, turns=NO_DRAW)
    else:
        match.question = Question("draw " + answer, change, details=(agree,))


# PROCESS: another game, or none

def begin_another(begin_new, match):
    """Begin another game as the entry script does, whatever has become of this
    one. If this one has ended here, count the points and exchange the
    colours."""
    counted = count_points(match)
    give_up(match)
    begin_new(match)
    if counted:
        match.players = {man: match.players[OTHER[man]] for man in OTHER}
        match.rolled = False
        tell(match, "score", white=name_of(match, WHITE),
             one=match.players[WHITE].points, black=name_of(match, BLACK),
             two=match.players[BLACK].points)


def count_points(match):
    """Count a point for the winner, or half a point for each player after a
    draw, if a game has ended here. Returns whether it has."""
    outcome = None if was_loaded(match.kept) else result(match.game)
    for man, player in match.players.items():
        if outcome:
            player.points += 0.5 if outcome[0] is None else man == outcome[0]
    return outcome is not None


# PROCESS: the beginning and the end of the program

def open_match(arguments, words):
    """(the match that the arguments ask for, its orders). The players are
    greeted. `words` are those that they may type."""
    match, orders = match_of(arguments, words)
    match.at_end = [close_match]
    match.stop_playing = stop_playing
    match.notes["orders"] = orders
    greet(match)
    return match, orders


def stop_playing(match):
    """After Ctrl-C, keep the game. Then stop two computers, or ask whether to
    leave the table. Returns whether that is all."""
    keep_game(match)
    if turn_shown(match) != match.begun:    # another question takes its place
        tell(match, "put back")
    if two_computers_play(match):
        stop_computers(match)
        return True
    leave = game_scene(match).leave
    if leave:
        shown = need_not_show if match.scene.game_behind else None
        match.question = Question("leave", leave, no=shown)
    return bool(leave)


def close_match(match):
    """At the end of the program, leave the table if there is one. Keep the
    game once more, so that another program may go on with it. In
    IDLE, say how to begin again."""
    leave = game_scene(match).leave
    if leave:
        leave(match, for_good=True)
    keep_game(match)
    release(match.kept)
    if match.screen.typed_at == "idle":
        tell(match, "again in idle")


# OUTPUT

def greet(match):
    """Say the title, and greet the players. If the board cannot be drawn, say
    why, and end."""
    if why_not_drawn():
        tell(match, why_not_drawn(), "refusal")
        match.status = 1
        return
    say(match.screen, TEXT["title"], "title")
    for greeting in GREETINGS or [greet_anybody]:
        greeting(match)
    tell_faults(match)
    offer_language(match)


def greet_anybody(match):
    """Say how to play, and which game was left unfinished."""
    tell(match, "greeting")
    offer_unfinished(match)


# STORAGE

GREETINGS = []          # after the title. Rooms above add theirs, which greet
                        # instead of greet_anybody.

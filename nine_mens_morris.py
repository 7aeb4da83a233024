"""nine_mens_morris.py - plays Nine Men's Morris: two people, or the computer.

STORAGE  who may play, and what may be typed: PLAYERS WORDS
PROCESS  plays turn by turn, in two phases: take_turn phase_one phase_two

Run it: python nine_mens_morris.py (or F5 in IDLE). rules.py holds the rules,
board.py the board, and rooms/ all the rest. A `match` holds the game, its
players, the screen, and the exit status once the players leave. A turn is
(start, end, removed), such as (None, 4, ()) or (4, 7, (12,)). To take
learning, tournament or meeting away, remove its folder and its lines here.
"""

import sys

try:
    from rooms import commands
    from rooms import learning
    from rooms import meeting
    from rooms import tournament
    from rooms.console import (OutputError, change, goes_on, player_to_move,
                               show_board)
    from rules import all_men_placed, play, result
except KeyboardInterrupt:           # Ctrl-C while Python reads all this
    sys.exit(130)

# STORAGE

# Who may play. A function returns a turn, or None if a word was obeyed.
PLAYERS = {
    "person": commands.person_turn,
    "computer": commands.computer_turn,
    "class": tournament.class_turn,
    "other pc": meeting.far_turn,
}
# Players that have names: a function finds them, "ea" gives ["easy"].
NAMED = {
    "computer": commands.levels_named,
    "class": tournament.players_named,
}
# What players may type besides a turn: a function for each word.
WORDS = {
    **commands.WORDS,
    **learning.WORDS,
    **tournament.WORDS,
    **meeting.WORDS,
}


# PROCESS

def take_turn(match):
    """Show the board, let the player to move choose a turn, and play it."""
    show_board(match)
    turn = next_turn(match)
    if turn:
        change(match, play, turn)   # play(game, turn) of rules.py refuses an
                                    # illegal turn. change keeps the game.


def next_turn(match):
    """The turn that is chosen, or None. People answer all questions, and they
    act in a scene that shows something else, such as a puzzle or a replay."""
    if match.question or match.scene.subject:
        return PLAYERS["person"](match)
    return PLAYERS[player_to_move(match).kind](match)


def phase_one(match):
    """Placing: each in turn places a man, until both hands are empty."""
    while goes_on(match) and not all_men_placed(match.game):
        take_turn(match)


def phase_two(match):
    """Moving and flying: each in turn moves a man, until the game is over."""
    while goes_on(match) and all_men_placed(match.game):
        take_turn(match)


def after_the_game(match):
    """After the game: ask what comes next, until a new game or the end."""
    while result(match.game) and match.status is None:
        if not (match.question or match.scene.subject):
            match.scene.over(match)     # asks for another game
        take_turn(match)


def main(arguments=()):
    """Play until the players leave. The loop begins again after undo or a new
    game. `arguments` are from the command line. Returns the exit status."""
    match, orders = commands.open_match(arguments, WORDS, NAMED)
    commands.greet(match)
    while match.status is None:
        try:
            while orders:
                commands.obey(match, orders.pop(0), status=2)
            phase_one(match)
            phase_two(match)
            after_the_game(match)
        except KeyboardInterrupt:
            commands.interrupted(match)
        except EOFError:
            commands.show_where_it_stopped(match)
            match.status = 0
    commands.close_match(match)
    return match.status


def start(arguments):
    """Do as `main`, but show no traceback if the disk or screen fails."""
    try:
        return main(arguments)
    except KeyboardInterrupt:
        return 130
    except (OSError, OutputError) as error:
        return commands.give_up(error)


if __name__ == "__main__":
    sys.exit(start(sys.argv[1:]))

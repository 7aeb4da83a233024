"""nine_mens_morris.py - plays Nine Men's Morris: two people, or the computer.

INPUT    type_line
STORAGE  PLAYERS
PROCESS  take_turn phase_one phase_two after_the_game play_on interrupted
         main start
OUTPUT   greet show_where_it_stopped

Run it: python nine_mens_morris.py (or F5 in IDLE). The rules stand in
rules.py, the board in board.py; a `match` is that of console/match.py.
"""

import sys

try:
    from board import picture_at_fault
    from commands import (keep_and_release, keep_now, keep_up, leave_here,
                          leave_table, let_computer_play, obey, offer_another,
                          offer_unfinished, open_match, put_question,
                          stop_both, two_computers_play, wait_for_other)
    from console import (TEXT, OutputError, ask, complain, give_up_output,
                         goes_on, options_in_words, player_to_move, prompt_of,
                         say, sentence, show_board, tell)
    from rules import all_men_placed, result
except KeyboardInterrupt:           # Ctrl-C while all this is read
    sys.exit(130)

# INPUT

def type_line(match):
    """Let those at the keyboard type a line, and obey it."""
    obey(match, ask(match.screen, prompt_of(match)))


# STORAGE

# Who may play: a function of the match that brings the game on.
PLAYERS = {"person": type_line, "computer": let_computer_play,
           "far": wait_for_other}


# PROCESS

def take_turn(match):
    """Keep the game, show it, and let the player to move play. But a question,
    a game shown again, or a puzzle, is for those at the keyboard."""
    keep_up(match)
    keep_now(match)
    show_board(match)
    if match.question or match.aside:
        type_line(match)
    else:
        PLAYERS[player_to_move(match).kind](match)


def phase_one(match):
    """Placing: until both hands are empty, each in turn places a man."""
    while goes_on(match) and not all_men_placed(match.game):
        take_turn(match)


def phase_two(match):
    """Moving and flying: until the game is over, each in turn moves a man."""
    while goes_on(match) and all_men_placed(match.game):
        take_turn(match)


def after_the_game(match):
    """Until there is another game, or none: ask."""
    while result(match.game) and match.status is None:
        if not (match.question or match.aside):
            offer_another(match)
        take_turn(match)


def play_on(match):
    """The phases of the game, one after another."""
    phase_one(match)
    phase_two(match)
    after_the_game(match)


def interrupted(match):
    """After Ctrl-C: two computers stop. Else ask whether to leave; after a
    second one, leave."""
    tell(match, "interrupted")
    if two_computers_play(match):
        stop_both(match)
    elif match.question and match.question.key == "leave":
        match.status = 130
    else:
        put_question(match, "leave", leave_here)


def main(words=()):
    """Play until the players leave. Returns the exit status.

    `words` are those of the command line after the program's name.
    """
    match, orders = open_match(words)
    if picture_at_fault():
        tell(match, picture_at_fault(), "refusal")
        return 1
    greet(match)
    offer_unfinished(match)
    while match.status is None:
        try:
            while orders:
                obey(match, orders.pop(0))
            play_on(match)
        except KeyboardInterrupt:
            interrupted(match)
        except EOFError:
            show_where_it_stopped(match)
            match.status = 0
    leave_table(match)
    keep_and_release(match)
    return match.status


def start(words):
    """As `main`, but nothing that goes wrong outside shows a traceback."""
    try:
        return main(words)
    except KeyboardInterrupt:
        return 130
    except OutputError as error:
        give_up_output(error)
    except OSError as error:
        complain(sentence("system", error=error))
    return 1


# OUTPUT

def greet(match):
    """The title, and how to play in three lines."""
    say(match.screen, TEXT["title"], "title")
    tell(match, "greeting")
    if options_in_words(match) != TEXT["usual"]:
        tell(match, "options", options=options_in_words(match))


def show_where_it_stopped(match):
    """At the end of the input: the position, and a sentence."""
    match.screen.drawn = None
    show_board(match)
    tell(match, "input ended")


if __name__ == "__main__":
    sys.exit(start(sys.argv[1:]))

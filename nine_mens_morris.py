"""nine_mens_morris.py - plays Nine Men's Morris: two people, or the computer.

INPUT    take_turn
STORAGE  open_match orders_in
PROCESS  phase_one phase_two after_the_game play_on interrupted main start
OUTPUT   greet offer_unfinished show_where_it_stopped

Run it: python nine_mens_morris.py (or F5 in IDLE). The rules stand in
rules.py, the board in board.py; a `match` is that of match.py.
"""

import sys
import time

from commands import obey
from console import ask, give_up_output, new_screen, write
from game import OPTIONS
from match import (goes_on, is_computers_turn, name_in, new_match,
                   unfinished_game)
from rules import all_men_placed, result
from texts import TEXT
from view import show_board, tell
from words import options_in_words, prompt_of

# INPUT

def take_turn(match):
    """Let the player to move type a line, or the computer play."""
    show_board(match)
    if is_computers_turn(match):
        from opponent import play_turn      # read when it first plays
        play_turn(match)
    else:
        obey(match, ask(match.screen, prompt_of(match)))


# STORAGE

def open_match(words):
    """The match that the words of the command line ask for."""
    given = {}
    if words:
        from arguments import arguments_in      # slow, and seldom needed
        given = arguments_in(words)
    screen = new_screen(given.get("color", "auto"),
                        given.get("style", "unicode"),
                        given.get("light", False))
    screen.plain = given.get("plain", False)
    options = {name: given[name] for name in OPTIONS if name in given}
    match = new_match(screen, options, name_in(given.get("white", "")),
                      name_in(given.get("black", "")), given.get("seed"))
    match.orders = orders_in(given)
    match.keeping, match.pause = True, given.get("pause", match.pause)
    match.seconds = given.get("seconds")
    return match


def orders_in(given):
    """The commands for which arguments of the command line stand."""
    return ["roll"] * given.get("roll", False) + [
        "%s %s" % (name, given[name])
        for name in ("level", "computer", "load", "replay") if name in given]


# PROCESS

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
    while result(match.game) and not match.leaving:
        if not match.replayed:
            match.question = match.question or "again"
        take_turn(match)


def play_on(match):
    """The phases of the game, one after another."""
    phase_one(match)
    phase_two(match)
    after_the_game(match)


def interrupted(match):
    """After Ctrl-C: ask whether to leave. After a second one: leave."""
    tell(match, "interrupted")
    if match.question == "leave":
        match.leaving, match.status = True, 130
    match.question = "leave"


def main(words=()):
    """Play until the players leave. Returns the exit status.

    `words` are those of the command line after the program's name.
    """
    match = open_match(words)
    greet(match)
    offer_unfinished(match)
    for order in match.orders:
        obey(match, order)
    while not match.leaving:
        try:
            play_on(match)
        except KeyboardInterrupt:
            interrupted(match)
        except EOFError:
            show_where_it_stopped(match)
    return match.status


def start(words):
    """As `main`, but nothing that goes wrong outside shows a traceback."""
    try:
        return main(words)
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        give_up_output(error)
        return 1


# OUTPUT

def greet(match):
    """The title, and how to play in three lines."""
    write(match.screen, ("title", TEXT["title"] + "\n"))
    tell(match, "greeting", options=options_in_words(match))


def offer_unfinished(match):
    """Say in a line which unfinished game is kept, if there is one."""
    try:
        found = unfinished_game()
    except OSError:
        return                      # continue says what is wrong with it
    if found:
        when, tags = found
        tell(match, "unfinished", white=tags.get("White", "?"),
             black=tags.get("Black", "?"), turns=tags.get("PlyCount", "?"),
             time=time.strftime(TEXT["time"], time.localtime(when)))


def show_where_it_stopped(match):
    """At the end of the input: the position, and leave."""
    match.drawn = None
    show_board(match)
    tell(match, "input ended")
    match.leaving = True


if __name__ == "__main__":
    sys.exit(start(sys.argv[1:]))

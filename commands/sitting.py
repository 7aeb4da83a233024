"""sitting.py - two sit down at a table of two PCs: waiting, ready, the roll.

STORAGE  READY IN_READY
PROCESS  sit_down sit_as_before wait_for_guest wait_for_host waited give_up
         name_opposite ask_if_ready obey_ready look_and_tell be_ready
         stop_ready nothing_more

A `chair` is a Chair of meeting/, one's own place at a table. Before the game
it is the subject of an Aside (see console/match.py), and the words there are
functions of the match alone; chair.then(match) leads back to the lobby.
"""

from board import BLACK
from commands.aside import obey_word
from commands.at_table import sit, tell_line
from commands.typed_line import command_in
from commands.waiting import fault_in_words, tried, wait_until
from console import (come_back, need_not_show, options_in_words, set_game,
                     show_aside, tell, two_people)
from meeting import (HOST, add_line, confirm_ready, guests_of, is_behind,
                     leave_chair, lines_of_other, look, other_side,
                     roll_if_ready, seat_guest, was_seated)
from rules import copy_of

# PROCESS: until both sit

def sit_down(match, lobby, chair):
    """Wait for the other, and begin when both sit there."""
    if chair.side == HOST:
        wait_for_guest(match, lobby, chair)
    else:
        wait_for_host(match, chair)


def sit_as_before(match, lobby, chair):
    """Go on at a table as far as one had come there."""
    if not waited(match, chair, lambda: look(chair),
                  lambda: not is_behind(chair)):
        return
    tried(lambda: add_line(chair, "back"))
    if not was_seated(chair):
        sit_down(match, lobby, chair)
    elif chair.table.white is not None:
        tell(match, "meeting back", turns=len(chair.table.game.turns),
             name=name_opposite(chair))
        sit(match, chair)
    elif chair.table.seats[chair.side].ready:
        give_up(match, chair, "roll lost")
    else:
        ask_if_ready(match, chair)


def wait_for_guest(match, lobby, chair):
    """As a host, wait until somebody sits down opposite."""
    def seek():
        """Let the first who asks sit down."""
        for guest in guests_of(lobby, chair):
            if seat_guest(chair, guest):
                return
    tell(match, "waiting guest", name=lobby.name, folder=lobby.folder)
    if waited(match, chair, seek, lambda: was_seated(chair)):
        ask_if_ready(match, chair)


def wait_for_host(match, chair):
    """As a guest, wait until the host agrees; another may be quicker."""
    def is_answered():
        """Has the host said who sits there, or left?"""
        return was_seated(chair) is not None or chair.table.seats[HOST].left
    name = chair.table.seats[HOST].name
    tell(match, "waiting host", name=name)
    if waited(match, chair, lambda: look(chair), is_answered):
        if was_seated(chair):
            ask_if_ready(match, chair)
        else:
            left = was_seated(chair) is None
            give_up(match, chair, "host left" if left else "chair taken",
                    name=name)


def waited(match, chair, look_there, done):
    """Wait for another; False, and the chair is given up, after Ctrl-C."""
    try:
        wait_until(match, look_there, done)
        return True
    except KeyboardInterrupt:
        give_up(match, chair, "waiting left")
        return False


def give_up(match, chair, key, **holes):
    """Sit there no longer, say why, and be in the lobby again."""
    leave_chair(chair)
    tell(match, key, **holes)
    chair.then(match)


def name_opposite(chair):
    """The name of the player on the other side of a table."""
    return chair.table.seats[other_side(chair.side)].name


# PROCESS: to begin

def ask_if_ready(match, chair):
    """Both sit at the table: ask whether to begin."""
    come_back(match)
    own = chair.table.seats[chair.side].name
    players = two_people(own, name_opposite(chair))
    players[BLACK].chair = chair
    show_aside(match, chair, obey_ready, players)
    match.aside.asks = "ready"
    set_game(match, copy_of(chair.table.game))
    need_not_show(match)
    tell(match, "seated", name=name_opposite(chair),
         options=options_in_words(match))


def obey_ready(match, line):
    """Do what a line says before the game, if it is about that.

    Returns what is left to be obeyed: the line, or nothing.
    """
    look_and_tell(match, match.aside.subject)
    if match.question or (command_in(line)[0] or "").startswith("sa"):
        return line
    return obey_word(match, line, READY, IN_READY, "in ready")


def look_and_tell(match, chair):
    """See what the other has said meanwhile."""
    tried(lambda: look(chair))
    for text in lines_of_other(chair):
        tell_line(match, name_opposite(chair), text)


def be_ready(match):
    """Be ready; when both are, chance decides who is White."""
    chair = match.aside.subject

    def step():
        """Go on as far as the other has."""
        confirm_ready(chair)
        look_and_tell(match, chair)
        roll_if_ready(chair)
    tell(match, "waiting ready", name=name_opposite(chair))
    wait_until(match, step, lambda: chair.table.white is not None,
               lambda: fault_in_words(match, chair.table),
               name_opposite(chair))
    tell(match, "rolled", "result",
         name=chair.table.seats[chair.table.white].name)
    sit(match, chair)


def stop_ready(match):
    """Leave the table before the game."""
    give_up(match, match.aside.subject, "waiting left")


def nothing_more(match):
    """What the other has said is told, and that is all."""


# STORAGE

READY = {"": nothing_more, "ready": be_ready, "stop": stop_ready}

# The commands that work before a game at a table.
IN_READY = ("help", "rules", "quit", "yes", "no")

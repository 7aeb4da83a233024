"""sitting.py - two sit down at a table of two PCs: waiting, ready, the roll.

STORAGE  READY
PROCESS  sit_down sit_as_before wait_for_guest wait_for_host waited give_up
         ask_if_ready obey_ready has_left be_ready stop_ready tell_words
         nothing_more

A `chair` is a Chair of meeting/, one's own place at a table. Before the game
it is the subject of an Aside (see console/match.py), and the words there are
functions of the match alone; chair.then(match) leads back to the lobby.
"""

from board import BLACK
from commands.aside import ALWAYS, obey_answer, obey_word
from commands.at_table import look_and_tell, opposite, say_there, sit
from commands.typed_line import command_in
from commands.waiting import UNHEARD, fault_in_words, tried, wait_until
from console import (come_back, need_not_show, options_in_words, set_game,
                     show_aside, tell, two_people)
from meeting import (HOST, add_line, confirm_ready, guests_of, hosts_in,
                     is_behind, leave_chair, look, other_side, roll_if_ready,
                     seat_guest, was_seated)
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
             name=opposite(chair))
        sit(match, chair)
    elif chair.table.seats[chair.side].ready:
        give_up(match, chair, "roll lost")
    else:
        ask_if_ready(match, chair)


def wait_for_guest(match, lobby, chair):
    """As a host, wait until somebody sits down opposite."""
    here = set(hosts_in(lobby))

    def seek():
        """Let the first who asks sit down; say who else waits, too."""
        for guest in guests_of(lobby, chair):
            if seat_guest(chair, guest):
                return
        for name in set(hosts_in(lobby)) - here - {lobby.name}:
            here.add(name)
            tell(match, "waits too", name=name)
    tell(match, "waiting guest", name=lobby.name, folder=lobby.folder)
    if waited(match, chair, seek, lambda: was_seated(chair)):
        ask_if_ready(match, chair)


def wait_for_host(match, chair):
    """As a guest, wait until the host agrees; another may be quicker."""
    def is_answered():
        """Has the host said who sits there, or left?"""
        return was_seated(chair) is not None or has_left(chair)
    name = opposite(chair)
    tell(match, "waiting host", name=name)
    if not waited(match, chair, lambda: look(chair), is_answered, name):
        return
    if was_seated(chair):
        ask_if_ready(match, chair)
    else:
        left = was_seated(chair) is None
        give_up(match, chair, "host left" if left else "chair taken",
                name=name)


def waited(match, chair, look_there, done, name=None):
    """Wait for another, perhaps a host of that name; False, and the chair is
    given up, after Ctrl-C."""
    try:
        wait_until(match, look_there, done,
                   lambda: fault_in_words(match, chair.table), name, UNHEARD)
        return True
    except KeyboardInterrupt:
        give_up(match, chair, "waiting left")
        return False


def give_up(match, chair, key, **holes):
    """Sit there no longer, say why, and be in the lobby again."""
    leave_chair(chair)
    tell(match, key, **holes)
    chair.then(match)


# PROCESS: to begin

def ask_if_ready(match, chair):
    """Both sit at the table: ask whether to begin."""
    come_back(match)
    match.rolled = False
    own = chair.table.seats[chair.side].name
    players = two_people(own, opposite(chair))
    players[BLACK].chair = chair
    show_aside(match, chair, obey_ready, players)
    match.aside.asks = "ready"
    set_game(match, copy_of(chair.table.game))
    need_not_show(match)
    tell(match, "seated", name=opposite(chair),
         options=options_in_words(match))


def obey_ready(match, line):
    """Do what a line says before the game, if it is about that.

    Returns what is left to be obeyed: the line, or nothing.
    """
    chair, (command, words) = match.aside.subject, command_in(line)
    look_and_tell(match, chair)
    if match.question:
        return obey_answer(match, line, "in ready")
    if has_left(chair):
        give_up(match, chair, "table given up", name=opposite(chair))
        return ""
    if command == "say":
        say_there(match, chair, words)
        return ""
    return obey_word(match, line, READY, ALWAYS, "in ready")


def has_left(chair):
    """Has the other left the table?"""
    return chair.table.seats[other_side(chair.side)].left


def be_ready(match):
    """Be ready; when both are, chance decides who is White."""
    chair = match.aside.subject

    def step():
        """Go on as far as the other has."""
        confirm_ready(chair)
        look_and_tell(match, chair)
        roll_if_ready(chair)
    tell(match, "waiting ready", name=opposite(chair))
    wait_until(match, step,
               lambda: chair.table.white is not None or has_left(chair),
               lambda: fault_in_words(match, chair.table), opposite(chair))
    if chair.table.white is None:
        give_up(match, chair, "table given up", name=opposite(chair))
        return
    tell(match, "rolled", "result",
         name=chair.table.seats[chair.table.white].name)
    sit(match, chair)


def stop_ready(match):
    """Leave the table before the game."""
    give_up(match, match.aside.subject, "waiting left")


def tell_words(match):
    """Say what can be typed before a game at a table."""
    tell(match, "in ready")


def nothing_more(match):
    """What the other has said is told, and that is all."""


# STORAGE

READY = {"": nothing_more, "ready": be_ready, "stop": stop_ready,
         "help": tell_words}

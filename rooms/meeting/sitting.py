"""sitting.py - two sit down at a table of two PCs: waiting, ready, the roll.

STORAGE  the words before the game: READY
PROCESS  waits for the other, and begins the game: sit_down sit_as_before

A `chair` is a Chair of chair.py, one's own place at a table. Before the game
it is the subject of a Scene (see console/match.py), whose words are functions
of the match and of the words typed after; chair.to_lobby(match) leads back to
the lobby.
"""

from rooms.commands import words_with
from rooms.console import (Scene, come_back, need_not_show, options_in_words,
                           put_game, show_scene, tell, two_people)
from rooms.meeting.at_table import opposite, read_new, say_there, sit
from rooms.meeting.chair import (add_line, confirm_ready, is_behind,
                                 leave_chair, read_other, roll_if_ready,
                                 seat_guest, was_seated)
from rooms.meeting.lobby import guests_of, hosts_in
from rooms.meeting.table import HOST, other_side
from rooms.meeting.waiting import UNHEARD, fault_at_table, tried, wait_until
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
    if not waited(match, chair, lambda: read_other(chair),
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
        give_up_chair(match, chair, "roll lost")
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
    if not waited(match, chair, lambda: read_other(chair), is_answered, name):
        return
    if was_seated(chair):
        ask_if_ready(match, chair)
    else:
        left = was_seated(chair) is None
        give_up_chair(match, chair, "host left" if left else "chair taken",
                      name=name)


def waited(match, chair, look_there, done, name=None):
    """Wait for another, perhaps a host of that name; False, and the chair is
    given up, after Ctrl-C."""
    try:
        wait_until(match, look_there, done,
                   lambda: fault_at_table(chair.table), name, UNHEARD)
        return True
    except KeyboardInterrupt:
        give_up_chair(match, chair, "waiting left")
        return False


def give_up_chair(match, chair, key, **holes):
    """Sit there no longer, say why, and be in the lobby again."""
    leave_chair(chair)
    tell(match, key, **holes)
    chair.to_lobby(match)


# PROCESS: to begin

def ask_if_ready(match, chair):
    """Both sit at the table: ask whether to begin."""
    come_back(match)
    match.rolled = False
    own = chair.table.seats[chair.side].name
    scene = Scene(words_with(match, after_answers(READY)), chair, "ready",
                  "in ready")
    scene.before_words, scene.leave = was_given_up, leave_ready
    show_scene(match, scene, two_people(own, opposite(chair)))
    put_game(match, copy_of(chair.table.game))
    need_not_show(match)
    tell(match, "seated", name=opposite(chair),
         options=options_in_words(match))


def after_answers(words):
    """These words, but none of them is obeyed while a question is open."""
    return {name: after_answer(order) for name, order in words.items()}


def after_answer(order):
    """The word, but it is refused while a question is open."""
    def answered(match, words):
        """Do it, if no question is open."""
        if match.question:
            tell(match, match.scene.refusal, "refusal")
        else:
            order(match, words)
    return answered


def was_given_up(match, line):
    """Tell what the other has written. Has the other left, so that the table
    is given up?"""
    chair = match.scene.subject
    read_new(match, chair)
    if has_left(chair):
        give_up_chair(match, chair, "table given up", name=opposite(chair))
        return True
    return False


def has_left(chair):
    """Has the other left the table?"""
    return chair.table.seats[other_side(chair.side)].left


def be_ready(match, words):
    """Be ready; when both are, chance decides who is White."""
    chair = match.scene.subject

    def step():
        """Go on as far as the other has."""
        confirm_ready(chair)
        read_new(match, chair)
        roll_if_ready(chair)
    tell(match, "waiting ready", name=opposite(chair))
    wait_until(match, step,
               lambda: chair.table.white is not None or has_left(chair),
               lambda: fault_at_table(chair.table), opposite(chair))
    if chair.table.white is None:
        give_up_chair(match, chair, "table given up", name=opposite(chair))
        return
    tell(match, "rolled", "result",
         name=chair.table.seats[chair.table.white].name)
    sit(match, chair)


def say_before(match, words):
    """Say something to the player at the other PC."""
    say_there(match, match.scene.subject, words)


def leave_ready(match, for_good):
    """Leave the table before the game."""
    if for_good:
        leave_chair(match.scene.subject)
    else:
        give_up_chair(match, match.scene.subject, "waiting left")


def stop_ready(match, words):
    """Leave the table before the game."""
    leave_ready(match, False)


def tell_words(match, words):
    """Say what can be typed here."""
    tell(match, match.scene.refusal)


def nothing_more(match, words):
    """What the other has said is told, and that is all."""


# STORAGE

READY = {"": nothing_more, "ready": be_ready, "say": say_before,
         "stop": stop_ready, "help": tell_words}

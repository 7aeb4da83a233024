"""sitting.py - two sit down at a table of two PCs: waiting, ready, the roll.

STORAGE  the words before the game: READY
PROCESS  waits for the other, and begins the game: sit_down sit_as_before

A `chair` is a Chair of chair.py, our own place at a table. Before the game it
is the subject of a Scene (see console/match.py). The words of this Scene are
functions of the match and of the words typed after them. Its function
chair.to_lobby(match, chair) leads back to the lobby.
"""

from functools import partial

from rooms.commands import Refused, words_with
from rooms.console import (Scene, come_back, need_not_show, options_in_words,
                           put_game, show_scene, tell, two_people)
from rooms.meeting.at_table import (chair_of, read_new, say_there, sit,
                                    stop_here)
from rooms.meeting.chair import (add_line, confirm_ready, leave_chair,
                                 lines_of_other, opposite, own_seat,
                                 read_other, roll_if_ready, seat_guest,
                                 was_seated)
from rooms.meeting.lobby import guests_of, hosts_in
from rooms.meeting.table import GUEST
from rooms.meeting.waiting import UNHEARD, tried, wait_until
from rules import copy_of

# PROCESS: until both sit

def sit_down(match, chair):
    """Wait until both sit at the table. Then begin, or go on.

    A host lets the first guest sit down who asks. A guest waits until the host
    agrees. Another guest may be quicker."""
    lobby, name = chair.lobby, opposite(chair).name
    told = hosts_in(lobby) | {lobby.name}

    def look_there():
        """Read what is new. A host also hears who else waits at a table of
        their own."""
        if chair.side == GUEST:
            read_other(chair)
        elif not any(seat_guest(chair, guest)
                     for guest in guests_of(lobby, chair)):
            for other in hosts_in(lobby) - told:
                told.add(other)
                tell(match, "waits too", name=other)
    if not was_seated(chair):
        key = "waiting host" if chair.side == GUEST else "waiting guest"
        tell(match, key, name=name or lobby.name, folder=lobby.folder)
        if not waited(match, chair, look_there, lambda: was_seated(chair)
                      is not None or opposite(chair).left, name):
            return
    if not was_seated(chair):
        left = was_seated(chair) is None
        give_up_chair(match, chair, "host left" if left else "chair taken")
    elif chair.table.white is not None:
        tell(match, "meeting back", turns=len(chair.table.game.turns),
             name=opposite(chair).name)
        sit(match, chair)
    elif own_seat(chair).ready:
        give_up_chair(match, chair, "roll lost")
    else:
        ask_if_ready(match, chair)


def sit_as_before(match, chair):
    """Sit at a table again, and go on where we stopped. First wait until all
    lines are there that our own sheet tells of."""
    if waited(match, chair, lambda: read_other(chair),
              lambda: own_seat(chair).taken == len(chair.own.lines)):
        lines_of_other(chair)           # do not tell them a second time
        tried(lambda: add_line(chair, "back"))
        sit_down(match, chair)


def waited(match, chair, look_there, done, name=None):
    """Wait for the other player, perhaps a host of this name. After Ctrl-C
    give the chair up. Was the wait ended without Ctrl-C?"""
    try:
        wait_until(match, look_there, done, chair, name, UNHEARD)
        return True
    except KeyboardInterrupt:
        give_up_chair(match, chair, "waiting left")
        return False


def give_up_chair(match, chair, key):
    """Leave the chair, say why, and go back to the lobby."""
    leave_chair(chair)
    tell(match, key, name=opposite(chair).name)
    chair.to_lobby(match, chair)


# PROCESS: to begin

def ask_if_ready(match, chair):
    """Both sit at the table: show it, and ask whether to begin."""
    come_back(match)
    match.rolled = False
    own, other = own_seat(chair).name, opposite(chair).name
    scene = Scene(words_before(match, READY), chair, "ready", "in ready")
    scene.facts = {"chair": chair}
    scene.before_words, scene.leave = was_given_up, leave_ready
    show_scene(match, scene, two_people(own, other))
    put_game(match, copy_of(chair.table.game))
    need_not_show(match)
    tell(match, "seated", name=other, options=options_in_words(match))


def words_before(match, own):
    """The words of a scene before the game: its own words, and those that work
    everywhere. Its own words are refused while a question is open."""
    return words_with(match, {name: partial(after_answer, order)
                              for name, order in own.items()})


def after_answer(order, match, words):
    """Obey the word. Raises Refused while a question is open."""
    if match.question:
        raise Refused(match.scene.refusal)
    order(match, words)


def was_given_up(match, line):
    """Tell what the other player has written. If they have left, give the
    table up. Have they left?"""
    chair = chair_of(match)
    read_new(match)
    if opposite(chair).left:
        give_up_chair(match, chair, "table given up")
    return opposite(chair).left


def be_ready(match, words):
    """Be ready. When both are ready, chance decides who is White."""
    def step():
        """Go as far as we can with what the other player has done."""
        confirm_ready(chair)
        read_new(match)
        roll_if_ready(chair)
    chair = chair_of(match)
    name = opposite(chair).name
    tell(match, "waiting ready", name=name)
    wait_until(match, step, lambda: chair.table.white is not None
               or opposite(chair).left, chair, name)
    if chair.table.white is None:
        give_up_chair(match, chair, "table given up")
    else:
        tell(match, "rolled", "result",
             name=chair.table.seats[chair.table.white].name)
        sit(match, chair)


def leave_ready(match, for_good):
    """Leave the table before the game. If `for_good`, the program ends."""
    if for_good:
        leave_chair(chair_of(match))
    else:
        give_up_chair(match, chair_of(match), "waiting left")


# STORAGE

READY = {"ready": be_ready, "say": say_there, "stop": stop_here}

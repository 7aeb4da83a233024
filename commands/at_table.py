"""at_table.py - a game at two PCs: what is played here goes there, and back.

STORAGE  MOST_WORDS HELPFUL WORDS ALLOWED
PROCESS  opposite sit take_seats players_at keep_up write_new written read_new
         look_and_tell is_another follow ask_about_offer grant_undo
         refuse_offer wait_for_other
         table_over stand_up leave_here leave_table is_of_table is_due
         draw_there resign_there undo_there say_there line_to_say stop_there
         note_help
OUTPUT   tell_line

A `chair` is a Chair of meeting/. The player who sits at the other PC has it,
and is of the kind "far"; so is the player here while the other is asked about
a draw or an undo. What is played here, stands in match.game first; then it is
written to the sheet, and only then shown. What both sheets say together is
chair.table, and match.game follows it.
"""

import os

from board import in_names
from commands.ending import agree_to_draw, give_up, leave
from commands.questions import put_question
from commands.saved_games import keep_as_table, keep_aside, keep_now
from commands.taking_back import put_back
from commands.typed_line import number_in, other_name
from commands.waiting import fault_in_words, tried, wait_until
from console import (NOTHING, TEXT, begin_again, chair_of, come_back,
                     forget_typed, listed, name_in, sentence, set_game,
                     show_board, tell, two_people)
from meeting import (add_line, is_full, leave_chair, lines_of_other, look,
                     man_at, other_side, result_told, whose_line)
from records import RecordError
from rules import copy_of, result

# PROCESS: sitting down

def opposite(chair):
    """The name of the player on the other side of a table."""
    return chair.table.seats[other_side(chair.side)].name


def sit(match, chair):
    """Play at this table from now on. A game that was shown or played before
    remains kept."""
    if match.aside:
        come_back(match)
    keep_aside(match)
    keep_as_table(match, os.path.basename(chair.own.path)[6:-4])
    take_seats(match, chair)
    match.screen.drawn = None
    follow(match, chair)


def take_seats(match, chair):
    """The Players of both sides of a table."""
    table = chair.table
    match.players = players_at(table)
    other = match.players[man_at(table, other_side(chair.side))]
    other.kind, other.chair = "far", chair
    match.rolled = True


def players_at(table):
    """The Players of both sides of a table, by their names."""
    names = [name_in(seat.name) for seat in table.seats]
    return two_people(names[table.white], names[other_side(table.white)])


# PROCESS: before each turn

def keep_up(match):
    """At a table of two PCs: write there what is new here, and read what is
    new there. When the game is over, leave the table."""
    chair = chair_of(match)
    if not chair or match.aside:
        return
    if match.question and match.question.key == "again":
        match.question = None           # another game is another table
    if write_new(match, chair) and not match.question:
        read_new(match, chair)
    if result(chair.table.game) and not match.question:
        table_over(match, chair)


def write_new(match, chair):
    """Write what was played here to the sheet; is all written?"""
    game, shown = match.game, chair.shown
    text = None
    if len(game.turns) > len(shown.turns):
        text = "turn " + in_names(*game.turns[-1])
    elif game.ended and not shown.ended:
        text = "yes" if game.ended[0] is None else "resign"
    return not text or written(match, chair, text)


def written(match, chair, text):
    """Write a line, as soon as that can be; while a question is open, try it
    once. Is it written?"""
    def write():
        """Write it; or see that somebody else has written there."""
        try:
            done.append(add_line(chair, text))
        except RecordError as error:
            done.append(error)
    done = []
    if match.question:
        tried(write)
    else:
        wait_until(match, write, lambda: done)
    if done and done[0]:
        tell(match, done[0].reason, "refusal", **done[0].facts)
        if done[0].reason == "line refused":
            follow(match, chair)
        else:
            stand_up(match, chair)
    return done == [None]


def read_new(match, chair):
    """Read what the other has done, tell it, and let the game follow."""
    look_and_tell(match, chair)
    table, other = chair.table, other_side(chair.side)
    here = match.players[man_at(table, chair.side)]
    if is_another(chair.shown, table.game):
        follow(match, chair)
    asking = table.offer[0] if table.offer else None
    here.kind = "far" if asking == chair.side else "person"
    if asking == other:
        ask_about_offer(match, table.offer[1])


def look_and_tell(match, chair):
    """Read what the other has written, and say what the board does not show.
    Before the game, and after it, who has left is told otherwise."""
    tried(lambda: look(chair))
    for text in lines_of_other(chair):
        if text != "left" or not match.aside:
            tell_line(match, opposite(chair), text)


def is_another(shown, there):
    """Has a game gone on, or back, or ended, since it was shown?"""
    return shown.turns != there.turns or shown.ended != there.ended


def follow(match, chair):
    """Let the game here be that at the table."""
    chair.shown = chair.table.game
    set_game(match, copy_of(chair.shown))


# PROCESS: what the other asks

def ask_about_offer(match, asked):
    """Ask the player here what the other wants: a draw, or turns back. A yes
    that was typed before is not meant for that."""
    forget_typed(match.screen)
    if asked == "draw":
        put_question(match, "draw", agree_to_draw, refuse_offer)
    else:
        put_question(match, "take back", grant_undo, refuse_offer,
                     why=sentence("some turns", number=asked))


def grant_undo(match):
    """Let the other take turns back."""
    chair = chair_of(match)
    if chair and written(match, chair, "yes"):
        read_new(match, chair)


def refuse_offer(match):
    """Agree neither to a draw nor to an undo."""
    chair = chair_of(match)
    if chair and written(match, chair, "no"):
        tell(match, "goes on")


# PROCESS: waiting

def wait_for_other(match):
    """Wait until the other has done something that is to be seen here."""
    chair = chair_of(match)
    other, name = other_side(chair.side), opposite(chair)
    if chair.waited is not chair.shown:
        key = "waiting far" if chair.waited else "waiting first"
        if match.screen.typed_at == "idle" and not chair.waited:
            key = "waiting in idle"
        tell(match, key, name=name)
        chair.waited = chair.shown

    def is_something():
        """Has the other done something?"""
        number = len(chair.table.seats[other].checks)
        return is_another(chair.shown, chair.table.game) \
            or number > chair.told
    wait_until(match, lambda: look(chair), is_something,
               lambda: fault_in_words(match, chair.table), name)


# PROCESS: leaving

def table_over(match, chair):
    """The game is over: say so to the lobby, show it, and leave the table."""
    said = "over " + result_told(chair.table.game)
    tried(lambda: add_line(chair, said))
    stand_up(match, chair)
    keep_now(match)
    show_board(match)
    tell(match, "table over", name=opposite(chair))
    chair.then(match, False)


def stand_up(match, chair):
    """Sit at the table no longer; the game remains as it is."""
    leave_chair(chair)
    if match.aside:
        come_back(match)
    match.question = None
    for player in match.players.values():
        player.kind, player.chair = "person", None


def leave_here(match):
    """Leave the table of two PCs, if one sits there; or else the program."""
    chair = chair_of(match)
    if chair:
        stop_there(match, chair, [])
    else:
        leave(match)


def leave_table(match):
    """When the program ends: leave the table, if one sits there."""
    chair = chair_of(match)
    if chair:
        leave_chair(chair)
        if chair.shown and not result(chair.shown):
            tell(match, "table kept", name=opposite(chair),
                 folder=os.path.dirname(chair.own.path))


# PROCESS: what is typed at a table

def is_of_table(match, command, words):
    """Does a command belong to a table of two PCs? Then it is done. One that
    does not work there is refused."""
    chair, command = chair_of(match), other_name(command).split(" ")[0]
    if match.aside:                 # which says what works there
        return not note_help(match, chair, command)
    names = [name for name in (*WORDS, *ALLOWED) if name.startswith(command)]
    name = command if command in names or len(names) != 1 else names[0]
    if name == "help" and not words:
        tell(match, "at table")
    elif name in ALLOWED:
        return not note_help(match, chair, name)
    elif name in WORDS:
        WORDS[name](match, chair, words)
    elif names:
        tell(match, "ambiguous", "refusal", word=name, guesses=listed(names))
    else:
        tell(match, "yes or no" if match.question else "at table", "refusal")
    return True


def note_help(match, chair, command):
    """Let the other know that the computer is asked for help, if it is. Was
    that possible?"""
    names = [name for name in HELPFUL if name.startswith(command)]
    if not names or whose_line(chair.table) is None:
        return True
    if tried(lambda: add_line(chair, "help " + names[0])):
        tell(match, "not told", "refusal", name=opposite(chair))
        return False
    return True


def is_due(match, chair, asked=False):
    """Is the player here to go on, or, if that is enough, asked something?
    Else say whose turn it is."""
    if whose_line(chair.table) == chair.side \
            and (asked or not chair.table.offer):
        return True
    tell(match, "not your line", "refusal", name=opposite(chair))
    return False


def draw_there(match, chair, words):
    """Offer a draw to the player at the other PC."""
    if is_due(match, chair) and written(match, chair, "draw"):
        tell(match, "far asked", name=opposite(chair))


def resign_there(match, chair, words):
    """Ask the player here whether to give the game up."""
    if is_due(match, chair, asked=True):
        put_question(match, "resign", give_up,
                     details=(man_at(chair.table, chair.side),))


def undo_there(match, chair, words):
    """Put down the man picked up, or ask the other to take back one's last
    turn and the answer to it, or several."""
    number = number_in(match, words, 1)
    if match.begun != NOTHING:
        put_back(match, words)
    elif number and 2 * number > len(match.game.turns):
        tell(match, "undo early", "refusal")
    elif number and is_due(match, chair) \
            and written(match, chair, "undo %d" % (2 * number)):
        tell(match, "far asked back", name=opposite(chair), number=2 * number)


def say_there(match, chair, words):
    """Say something to the player at the other PC."""
    text = line_to_say(match, chair, words)
    if text:
        written(match, chair, text)


def line_to_say(match, chair, words):
    """The line that says these words; None if that is refused."""
    text = "".join(sign if sign.isprintable() else "?"
                   for sign in " ".join(words))[:MOST_WORDS]
    if text and not is_full(chair):
        return "say " + text
    tell(match, "say full" if text else "say what", "refusal")
    return None


def stop_there(match, chair, words):
    """Leave the table, for now."""
    begun = chair.shown is not None
    stand_up(match, chair)
    if begun:
        keep_now(match)
        keep_aside(match)
        match.players = two_people(chair.table.seats[chair.side].name)
        begin_again(match)
    there = begun and all(os.path.exists(seat.sheet.path)
                          for seat in chair.table.seats)
    left = "stood up" if there else "table gone"
    tell(match, left if begun else "waiting left", name=opposite(chair))
    chair.then(match)


# OUTPUT

def tell_line(match, name, text):
    """Say what the other has done, if the board does not show it."""
    word, _, rest = text.partition(" ")
    if word == "say":
        tell(match, "says", "title", name=name, text=rest)
    elif word == "help":
        key = "far help " + rest
        tell(match, "far help", name=name, what=TEXT.get(key, "help"))
    elif word in ("left", "back", "yes"):
        tell(match, "far " + word, name=name)
    elif word == "no":
        tell(match, "not agreed", other=name)


# STORAGE

MOST_WORDS = 200        # signs that are said at once
HELPFUL = ("hint", "review", "advice")      # of which the other is told

# What is done at a table otherwise, and the commands that work there, too.
WORDS = {"say": say_there, "draw": draw_there, "resign": resign_there,
         "undo": undo_there, "stop": stop_there}
ALLOWED = ("help", "rules", "moves", "log", "board", "map", "numbers", "light",
           "plain", "style", "hint", "advice", "back", "replay",
           "review", "save", "quit", "yes", "no")

"""at_table.py - a game at two PCs: what is played here goes there, and back.

STORAGE  the words at a table: AT_TABLE HELPFUL
PROCESS  sits down, sends, waits for the other, stands up: sit send_game
         far_turn
OUTPUT   says what the other has done: tell_line

A `chair` is a Chair of chair.py. At the other PC sits a player of the kind
"other pc"; so is the player here while the other is asked about a draw or an
undo. What is played here stands in match.game first; send_game writes it to
the sheet. What both sheets say together is chair.table. What the other plays
is returned as a turn.
"""

import os

from board import in_names
from rooms.commands import (keep_aside, keep_game, kept_of, number_in,
                            put_back, put_question, words_with)
from rooms.console import (NOTHING, TEXT, Scene, begin_again, change,
                           come_back, forget_typed, game_scene, name_in,
                           player_to_move, sentence, set_game, show_board,
                           tell, two_people)
from rooms.meeting.chair import (add_line, is_full, leave_chair,
                                 lines_of_other, read_other)
from rooms.meeting.table import man_at, other_side, result_told, whose_line
from rooms.meeting.waiting import fault_at_table, tried, wait_until
from rooms.records import TABLE, RecordError, claim, new_tags, unfinished_games
from rules import agree, copy_of, resign, result

# PROCESS: sitting down

def opposite(chair):
    """The name of the player on the other side of a table."""
    return chair.table.seats[other_side(chair.side)].name


def sit(match, chair):
    """Play at this table from now on. A game that was shown or played before
    remains kept."""
    come_back(match)
    keep_aside(match)
    keep_as_table(match, os.path.basename(chair.own.path)[6:-4])
    players, scene = players_at(chair.table), table_scene(match, chair)
    players[man_at(chair.table, other_side(chair.side))].kind = "other pc"
    match.rolled, match.screen.drawn = True, None
    game = copy_of(chair.table.game)    # all at once, whatever Ctrl-C cuts
    match.game, match.players, match.scene = game, players, scene
    follow_table(match, chair)


def keep_as_table(match, name):
    """Keep the game of a table of two PCs, whose sheet has this name, where it
    was kept before a program was killed or left."""
    kept = kept_of(match)
    for path, tags in unfinished_games(kept):
        if tags.get(TABLE) == name:
            try:
                claim(kept, path)
                break
            except OSError:
                pass            # it remains there
    kept.tags = dict(new_tags(), **{TABLE: name})


def table_scene(match, chair):
    """The Scene of a game at this table."""
    scene = Scene({}, refusal="at table")
    own = {name: bound(order, chair) for name, order in AT_TABLE.items()}
    for name in HELPFUL:
        if name in match.rooms.words:
            own[name] = noted(name, match.rooms.words[name], chair)
    scene.words = words_with(match, own, AT_TABLE_TOO)
    scene.facts = {"chair": chair, "before": match.scene}
    scene.changed = [bound(send_game, chair), keep_game]
    scene.before_words = bound(tell_other_lines, chair)
    scene.over = bound(table_over, chair)
    scene.leave = bound(leave_table, chair)
    return scene


def bound(action, chair):
    """The function action(match, chair, ...) for this chair."""
    def at_chair(match, *details):
        """Do it at this chair."""
        return action(match, chair, *details)
    at_chair.__doc__ = action.__doc__       # which `help` tells
    return at_chair


def noted(name, order, chair):
    """The word of the game that helps a player: the other is told of it."""
    def helped(match, words):
        """Do it, if the other can be told."""
        if whose_line(chair.table) is not None \
                and tried(lambda: add_line(chair, "help " + name)):
            tell(match, "not told", "refusal", name=opposite(chair))
            return None
        return order(match, words)
    return helped


def players_at(table):
    """The Players of both sides of a table, by their names."""
    names = [name_in(seat.name) for seat in table.seats]
    return two_people(names[table.white], names[other_side(table.white)])


# PROCESS: what is played here

def send_game(match, chair):
    """Write what was played here to the sheet, if something was."""
    game, there, text = match.game, chair.table.game, None
    if game is chair.shown:
        return
    if len(game.turns) > len(there.turns):
        text = "turn " + in_names(*game.turns[-1])
    elif game.ended and not there.ended:
        text = "yes" if game.ended[0] is None else "resign"
    if not text or written(match, chair, text):
        chair.shown = match.game


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
            follow_table(match, chair)
        else:
            stand_up(match, chair)
    return done == [None]


def follow_table(match, chair):
    """Let the game here be that at the table."""
    note_who_is_asked(match, chair)
    set_game(match, copy_of(chair.table.game))


# PROCESS: what the other plays

def far_turn(match):
    """The turn of the player at the other PC; None if something else was done
    there. Until then, wait."""
    chair = game_scene(match).facts["chair"]
    send_game(match, chair)             # if Ctrl-C has cut it short
    read_new(match, chair)
    if note_who_is_asked(match, chair):
        ask_about_offer(match, chair.table.offer[1])
        return None
    turns, there = match.game.turns, chair.table.game
    if there.turns[:-1] == turns and len(there.turns) > len(turns):
        return there.turns[-1]
    if is_another(match.game, there):
        follow_table(match, chair)
    elif player_to_move(match).kind == "other pc":
        wait_for_other(match, chair)
    return None


def note_who_is_asked(match, chair):
    """While the other is asked something, the player here waits. Is it the
    player here who is asked?"""
    asking = chair.table.offer[0] if chair.table.offer else None
    match.players[man_at(chair.table, chair.side)].kind = \
        "other pc" if asking == chair.side else "person"
    return asking == other_side(chair.side)


def read_new(match, chair):
    """Read what the other has written, and say what the board does not show.
    Before the game, and after it, who has left is told otherwise."""
    tried(lambda: read_other(chair))
    for text in lines_of_other(chair):
        if text != "left" or not match.scene.subject:
            tell_line(match, opposite(chair), text)


def tell_other_lines(match, chair, line):
    """Before a line is obeyed: say what the other has written."""
    read_new(match, chair)
    return False


def is_another(shown, there):
    """Has a game gone on, or back, or ended, since it was shown?"""
    return shown.turns != there.turns or shown.ended != there.ended


def wait_for_other(match, chair):
    """Wait until the other has done something that is to be seen here."""
    other, name = other_side(chair.side), opposite(chair)
    if chair.told_waiting is not match.game:
        key = "waiting far" if chair.told_waiting else "waiting first"
        if match.screen.typed_at == "idle" and not chair.told_waiting:
            key = "waiting in idle"
        tell(match, key, name=name)
        chair.told_waiting = match.game

    def is_something():
        """Has the other done something?"""
        number = len(chair.table.seats[other].checks)
        return is_another(match.game, chair.table.game) \
            or number > chair.lines_told
    wait_until(match, lambda: read_other(chair), is_something,
               lambda: fault_at_table(chair.table), name)


# PROCESS: what the other asks

def ask_about_offer(match, asked):
    """Ask the player here what the other wants: a draw, or turns back. A yes
    that was typed before is not meant for that."""
    forget_typed(match.screen)
    if asked == "draw":
        put_question(match, "draw", change, refuse_offer, details=(agree,))
    else:
        put_question(match, "take back", grant_undo, refuse_offer,
                     why=sentence("some turns", number=asked))


def grant_undo(match):
    """Let the other take turns back."""
    chair = game_scene(match).facts.get("chair")
    if chair and written(match, chair, "yes"):
        follow_table(match, chair)


def refuse_offer(match):
    """Agree neither to a draw nor to an undo."""
    chair = game_scene(match).facts.get("chair")
    if chair and written(match, chair, "no"):
        tell(match, "goes on")


# PROCESS: leaving

def table_over(match, chair):
    """The game is over: say so to the lobby, show it, and leave the table."""
    send_game(match, chair)             # if Ctrl-C has cut it short
    read_new(match, chair)
    if not result(chair.table.game):
        return
    said = "over " + result_told(chair.table.game)
    tried(lambda: add_line(chair, said))
    stand_up(match, chair)
    keep_game(match)
    show_board(match)
    tell(match, "table over", name=opposite(chair))
    chair.to_lobby(match, False)


def stand_up(match, chair):
    """Sit at the table no longer; the game remains as it is."""
    leave_chair(chair)
    come_back(match)
    match.question = None
    for player in match.players.values():
        player.kind = "person"
    match.scene = match.scene.facts.get("before", match.scene)


def leave_table(match, chair, for_good):
    """Leave the table, because the program ends or is interrupted."""
    if not for_good:
        stop_there(match, chair, [])
        return
    leave_chair(chair)
    if not result(chair.table.game):
        tell(match, "table kept", name=opposite(chair),
             folder=os.path.dirname(chair.own.path))


def stop_there(match, chair, words):
    """Leave the table, for now."""
    stand_up(match, chair)
    keep_game(match)
    keep_aside(match)
    match.players = two_people(chair.table.seats[chair.side].name)
    begin_again(match)
    there = all(os.path.exists(seat.sheet.path) for seat in chair.table.seats)
    tell(match, "stood up" if there else "table gone", name=opposite(chair))
    chair.to_lobby(match)


# PROCESS: what is typed at a table

def is_due(match, chair, asked=False):
    """Is the player here to go on, or, if that is enough, asked something?
    Else say whose turn it is."""
    send_game(match, chair)             # if Ctrl-C has cut it short
    if whose_line(chair.table) == chair.side \
            and (asked or not chair.table.offer):
        return True
    tell(match, "not your line", "refusal", name=opposite(chair))
    return False


def help_there(match, chair, words):
    """What may be typed at a table; or about one word, or in a replay."""
    if words or match.scene.subject:
        match.rooms.words["help"](match, words)
    else:
        tell(match, "at table")


def draw_there(match, chair, words):
    """Offer a draw to the player at the other PC."""
    if is_due(match, chair) and written(match, chair, "draw"):
        note_who_is_asked(match, chair)
        tell(match, "far asked", name=opposite(chair))


def resign_there(match, chair, words):
    """Ask the player here whether to give the game up."""
    if is_due(match, chair, asked=True):
        put_question(match, "resign", change,
                     details=(resign, man_at(chair.table, chair.side)))


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
        note_who_is_asked(match, chair)
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

# What is done at a table otherwise, and the words of the game that work there.
AT_TABLE = {"say": say_there, "draw": draw_there, "resign": resign_there,
            "undo": undo_there, "stop": stop_there, "help": help_there}
AT_TABLE_TOO = ("back", "replay", "save")

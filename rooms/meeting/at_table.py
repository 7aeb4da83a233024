"""at_table.py - a game at two PCs: sitting down, playing, standing up.

STORAGE  the words at a table: AT_TABLE
PROCESS  sits down, sends, waits for the other, stands up: sit_down send_game
         far_turn
OUTPUT   says what the other player has done: tell_line

A `chair` is a Chair of chair.py, and chair_of finds it. What both sheets say
together is chair.table. The function to_lobby of its lobby leads back there.

sit_down waits until both players sit. Then play_at_table puts the game of the
table in the place of the game that was played before. Its scene waits in the
fact `before`. When the game is over, table_over leads back to the lobby, and
leave_table does so before that.

This is the way of a turn. A player here plays it, and match.game changes. Then
send_game writes it to our sheet. Now it is the turn of the kind "other pc", so
far_turn is asked. It waits until the other sheet has a new line. Then the game
at the table has a turn more than match.game: far_turn returns this turn.

While the other player is asked about a draw or an undo, the player here is of
the kind "other pc", too: both wait for the answer.
"""

import os
from contextlib import suppress
from functools import partial

from board import NAMES
from rooms.commands import keep_aside, keep_game, number_in, words_with
from rooms.console import (TEXT, Scene, clean, come_back, english_word,
                           forget_typed, game_scene, name_in, options_in_words,
                           sentence, show_board, spoken, tell, two_people)
from rooms.meeting.chair import (SILENT, UNHEARD, add_line, exchange,
                                 is_written, leave_chair, opposite, own_player,
                                 own_sheet, seat_guest, seating_of, trouble_in,
                                 wait_until)
from rooms.meeting.lobby import guests_of, hosts_in
from rooms.meeting.sheet import HOST
from rooms.meeting.table import man_at, other_side, side_to_act
from rooms.records import TABLE, claim, is_same, new_tags, unfinished_games
from rules import (EMPTY_TURN, Question, Refused, copy_of, new_game, notation,
                   result, set_game, turn_shown)

# PROCESS: until both sit

def sit_down(match, chair, again=False):
    """Wait until both sit at the table. Then begin, or go on. If the player
    sat here before, it is `again`. After Ctrl-C give the chair up: leave it,
    say why, and go back to the lobby."""
    try:
        if again:
            come_again(match, chair)
        settled = seating_of(chair)     # or we are too late: "host left"
        if not settled:
            wait_for_both(match, chair)
        outcome = seating_of(chair)
    except KeyboardInterrupt:
        outcome = "waiting left"
    name, table = opposite(chair).name, chair.table
    if outcome != "seated":
        leave_chair(chair)
        tell(match, outcome, name=name)
        chair.lobby.to_lobby(match, chair)
        return
    play_at_table(match, chair)
    if settled:
        tell(match, "meeting back", turns=len(table.game.turns), name=name)
    else:
        tell(match, "seated", name=name, options=options_in_words(match))
        tell(match, "rolled", "result", name=table.players[table.white].name)


def come_again(match, chair):
    """Wait until all lines are there that our own sheet tells of. Say that we
    are back, to go on where we stopped."""
    wait_until(match, chair,
               lambda: own_player(chair).taken == len(own_sheet(chair).lines))
    chair.lines_told = opposite(chair).taken    # do not tell them again
    if not result(chair.table.game):
        add_line(chair, "back")


def wait_for_both(match, chair):
    """A host lets the first guest sit down who asks. A guest waits until the
    host agrees. Another guest may be quicker."""
    lobby = chair.lobby
    told = hosts_in(lobby) | {lobby.name}

    def look_for_guest(chair):
        """Let a guest sit down, if there is one. Otherwise hear who else waits
        at a table of their own."""
        if not any(seat_guest(chair, guest, match.chance)
                   for guest in guests_of(lobby, own_sheet(chair))):
            for other in hosts_in(lobby) - told:
                told.add(other)
                tell(match, "waits too", name=other)
        exchange(chair)
    if chair.side == HOST:
        tell(match, "waiting guest", name=lobby.name, folder=lobby.folder)
        wait_until(match, chair, look=look_for_guest,
                   done=lambda: seating_of(chair) and is_written(chair))
    else:
        tell(match, "waiting host", name=opposite(chair).name)
        wait_until(match, chair, lambda: seating_of(chair), UNHEARD)


# PROCESS: sitting

def chair_of(match):
    """The Chair of the player here, also while a replay is shown. In the lobby
    it is the Chair of the last game. None if there is none."""
    return match.scene.subject.last_chair if match.scene.what == "lobby" \
        else game_scene(match).subject


def play_at_table(match, chair):
    """Play at this table from now on. The game that was shown or played before
    is kept."""
    keep_aside(match)
    keep_as_table(match, own_sheet(chair).mark)
    helpful = {name: partial(tell_and_obey, name, order)
               for name, order in match.scene.words.items() if name in HELPFUL}
    words = words_with(match, {**AT_TABLE, **helpful}, AT_TABLE_TOO)
    scene = Scene("table", words, chair, refusal="at table",
                  before=match.scene)
    scene.changed = [send_game, keep_game]
    scene.leave, scene.when_over = leave_table, table_over
    players = two_people()
    for side, player in enumerate(chair.table.players):
        players[man_at(chair.table, side)].name = name_in(player.name)
    players[man_at(chair.table, other_side(chair.side))].kind = "other pc"
    match.rolled, match.shown = False, None     # the table has rolled
    match.players, match.scene = players, scene
    set_game(match, copy_of(chair.table.game))
    follow_table(match)


def keep_as_table(match, mark):
    """Keep the game of the table where our sheet has this mark. If it was kept
    before, because our program was killed or the player left, go on in that
    file."""
    for path, tags in unfinished_games(match.kept):
        if tags.get(TABLE) == mark:
            with suppress(OSError):     # then it stays there
                claim(match.kept, path)
                break
    match.kept.tags = dict(new_tags(), **{TABLE: mark})


def tell_and_obey(name, order, match, words):
    """Tell the other player that the player here wants help. Then obey this
    word of the game. To switch advice off is no help, nor is a review of
    nothing."""
    helps = {"advice": english_word("".join(words)) in ("", "on"),
             "review": words or match.game.turns}
    side = side_to_act(chair_of(match).table)
    if helps.get(name, True) and side is not None:
        write_line(match, "help " + name)
    return order(match, words)


# PROCESS: what is played here

def send_game(match):
    """Write the turn that was played here to our sheet, if it is new. Wait
    until all our lines are written."""
    chair, turns = chair_of(match), match.game.turns
    if turns and turns[:-1] == chair.table.game.turns:
        add_line(chair, "turn " + notation(turns[-1], NAMES))
    write_all(match)


def write_line(match, text):
    """Write a line to our sheet. Wait until that is possible."""
    add_line(chair_of(match), text)
    write_all(match)


def write_all(match):
    """Wait until all our lines are written. Ctrl-C ends the waiting: then they
    are written later."""
    chair = chair_of(match)
    wait_until(match, chair, lambda: is_written(chair))


def write_and_follow(match, text):
    """Write a line that ends the game or takes turns back, and do so here."""
    write_line(match, text)
    follow_table(match)


def follow_table(match):
    """Make the game here the same as the game at the table. The player here is
    a person, and waits while the other player is asked something."""
    chair = chair_of(match)
    there, offer = chair.table.game, chair.table.offer
    match.players[man_at(chair.table, chair.side)].kind = \
        "other pc" if offer and offer[0] == chair.side else "person"
    if not is_same(match.game, there):
        set_game(match, copy_of(there))


# PROCESS: what the other plays

def far_turn(match):
    """The turn of the player at the other PC. Wait until something is done
    there. None if it was something else than a turn."""
    chair = up_to_date(match)
    there, is_ours = chair.table.game, side_to_act(chair.table) == chair.side
    if chair.table.offer and is_ours:
        ask_about_offer(match, chair.table.offer[1])
    elif there.turns and there.turns[:-1] == match.game.turns:
        return there.turns[-1]
    elif is_ours or not is_same(match.game, there):
        follow_table(match)
    else:
        wait_for_other(match, chair)
    return None


def up_to_date(match):
    """First write what was played here, also if Ctrl-C stopped that before.
    Then read what is new. Returns the Chair at this table."""
    send_game(match)
    read_new(match)
    return chair_of(match)


def read_new(match):
    """Read what the other player has written, and say what the board does not
    show. This happens while we wait, and when something is typed that the
    other player is told."""
    chair = chair_of(match)
    trouble_in(exchange, chair)
    player = opposite(chair)
    lines = player.sheet.lines[chair.lines_told:player.taken]
    chair.lines_told = max(player.taken, chair.lines_told)
    for new in lines:
        tell_line(match, player.name, new.text)


def wait_for_other(match, chair):
    """Wait until the other player has done something."""
    if chair.told_waiting is not match.game:
        in_idle = match.screen.typed_at == "idle"
        first = "waiting in idle" if in_idle else "waiting first"
        tell(match, "waiting far" if chair.told_waiting else first,
             name=opposite(chair).name)
        chair.told_waiting = match.game
    wait_until(match, chair,
               lambda: opposite(chair).taken > chair.lines_told, SILENT)


# PROCESS: what the other asks

def ask_about_offer(match, turns):
    """Ask the player here about a draw, or about the number of turns to take
    back. Forget what was typed before: a yes in it does not answer this
    question."""
    forget_typed(match.screen)
    match.question = Question(
        "take back" if turns else "draw", yes=write_and_follow,
        details=("yes",), no=refuse_offer,
        why=partial(sentence, "some turns", number=turns))


def refuse_offer(match):
    """Say no to a draw or to an undo."""
    write_line(match, "no")
    tell(match, "goes on")


# PROCESS: leaving

# leave_table is for a player who stops, or whose program ends. table_over is
# for a game that has ended. In both of them leave_chair tells the other
# program. If our program goes on, stand_up puts back what was there before the
# table, and to_lobby of meet.py leads to the lobby.

def table_over(match):
    """The game is over. Show the board, and leave the table."""
    chair = up_to_date(match)
    if result(chair.table.game):
        show_board(match)           # while we still sit there
        stand_up(match, chair)
        tell(match, "table over", name=opposite(chair).name)
        chair.lobby.to_lobby(match, chair, False)


def stand_up(match, chair):
    """Sit at the table no longer. The game stays as it is, and is kept."""
    leave_chair(chair)
    come_back(match)
    match.question = None
    for player in match.players.values():
        player.kind = "person"
    match.scene = match.scene.facts.before
    keep_game(match)


def leave_table(match, words=(), for_good=False):
    """Leave the table for now, to go to the lobby, or `for_good` if the
    program ends. But if the game there has ended by now, and both sheets say
    so, only show its end: there is nothing to leave any more."""
    chair = chair_of(match)
    read_new(match)
    if result(chair.table.game) and is_written(chair):
        come_back(match)
        follow_table(match)
        show_board(match)
    elif for_good:
        leave_chair(chair)
        tell(match, "table kept", name=opposite(chair).name,
             folder=chair.lobby.folder)
    else:
        go_to_lobby(match, chair)


def go_to_lobby(match, chair):
    """Stand up, and begin another game. The lobby is shown in front of it."""
    stand_up(match, chair)
    keep_aside(match, tells=False)
    match.players = two_people(own_player(chair).name)
    set_game(match, new_game(**match.game.options))
    tell(match, "stood up", name=opposite(chair).name)
    chair.lobby.to_lobby(match, chair)


# PROCESS: what is typed at a table

def chair_to_act(match):
    """The Chair, if the player here has to act now. Raises Refused if it is
    the other player's turn."""
    chair = up_to_date(match)
    if side_to_act(chair.table) != chair.side:
        raise Refused("not your line", name=opposite(chair).name)
    return chair


def offer_there(match, words):
    """Offer a draw to the player at the other PC."""
    ask_there(match, "draw", "far asked")


def ask_there(match, text, key, **facts):
    """Ask the player at the other PC with this line, and say so with this
    sentence. Their answer comes later. Raises Refused while the player here is
    asked."""
    chair = chair_to_act(match)
    if chair.table.offer:
        raise Refused("yes or no")
    write_line(match, text)
    match.question = None
    follow_table(match)
    tell(match, key, name=opposite(chair).name, **facts)


def resign_there(match, words):
    """Ask the player here whether to give the game up."""
    chair = chair_to_act(match)
    match.question = Question("resign", write_and_follow, details=("resign",),
                              who=man_at(chair.table, chair.side))


def undo_there(match, words):
    """Put the man down that is picked up. Or ask the other player to take back
    our last turn and their answer to it, or several of both."""
    number = 2 * number_in(words, 1)
    if turn_shown(match) != EMPTY_TURN:
        match.scene.words["back"](match, words)
    elif number > len(match.game.turns):
        tell(match, "undo early", "refusal")
    else:
        ask_there(match, "undo %d" % number, "far asked back", number=number)


def say_there(match, words):
    """Say something to the player at the other PC, in the lobby to the one of
    the last game. Raises Refused if there is nothing to say, or if it is too
    long. Raises OSError if our sheet is gone after the game: it is not made
    anew."""
    chair = chair_of(match)
    text = clean(" ".join(words), MOST_WORDS)
    if len(text) > MOST_WORDS:
        raise Refused("say long", most=MOST_WORDS)
    if not text:
        raise Refused("say what")
    if result(chair.table.game):
        os.stat(own_sheet(chair).path)
    else:
        read_new(match)
    write_line(match, "say " + text)


# OUTPUT

def tell_line(match, name, text):
    """Say what the other player has done, if the board does not show it."""
    word, _, rest = text.partition(" ")
    if word == "say":
        tell(match, "says", "title", name=name, text=rest)
    elif word == "no":
        tell(match, "not agreed", other=name)
    elif word in ("help", "left", "back", "yes"):
        tell(match, "far " + word, name=name,
             what=TEXT.get("far help " + rest, spoken("help")))


# STORAGE

MOST_WORDS = 200        # signs that one line can say
HELPFUL = ("hint", "review", "advice")      # the other player is told

# Words that do something else at a table, and words of the game that stay.
AT_TABLE = {"say": say_there, "draw": offer_there, "resign": resign_there,
            "undo": undo_there, "stop": leave_table}
AT_TABLE_TOO = ("back", "replay", "save")

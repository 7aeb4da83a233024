"""meet.py - two at two PCs meet in a folder: who is there, and who sits where.

INPUT    reads the folder, and asks for the player's name: folder_in asked_name
STORAGE  the word meet, and the words in the lobby: WORDS LOBBY
PROCESS  goes to the lobby, and sits down at a table: meet enter sit_at
OUTPUT   shows the tables of the lobby: show_lobby table_row

The lobby is a Scene (see console/match.py). Its subject is a Lobby of
lobby.py. The game that was played before waits behind it. A word is a function
of the match and of the words typed after it. A `table` is a Table of table.py,
as it was when we looked at the lobby.

This is the way to a game. A player types a name. sit_with finds the table of
that player, and sit_at makes the chair there. Then sit_down of at_table.py
waits until both players sit. They play, and at the end to_lobby leads back
here.
"""

import os

from board import WHITE
from rooms.commands import EVERYWHERE, known_name, stop_scene, words_with
from rooms.console import (SPOKEN, TEXT, Scene, ask_line, changed_options,
                           come_back, english_word, game_itself, listed,
                           name_in, need_not_show, say, sentence, show_scene,
                           tell, words_begun)
from rooms.meeting.at_table import read_new, say_there, sit_down
from rooms.meeting.chair import new_chair, sit_again
from rooms.meeting.lobby import (Lobby, has_ended, look_around, names_at,
                                 names_left, own_side)
from rooms.meeting.sheet import GUEST, HOST
from rooms.meeting.table import side_to_act
from rooms.records import TABLE, unfinished_games
from rules import Refused, result

# INPUT

def folder_in(words):
    """The folder that these words name, and what stands after it. The name of
    a folder may have blanks. (None, "") if there is no such folder."""
    for number in range(len(words), 0, -1):
        name = os.path.expanduser(" ".join(words[:number]).strip("\"'"))
        if os.path.isdir(name):
            return os.path.abspath(name), " ".join(words[number:])
    return None, ""


def asked_name(match, name=""):
    """The name of the player here. Ask for it, if it is not given or if it is
    a word of the lobby. "" if the answer has no letter or is a word to leave,
    or if the input has ended."""
    while is_order(match, name):
        if name:
            tell(match, "name word", "refusal", name=name)
        try:
            name = name_in(ask_line(match.screen, TEXT["ask your name"]))
        except EOFError:
            return ""
        if english_word(name) in ("quit", "stop") \
                or not any(map(str.isalpha, name)):
            return ""
    return name


def is_order(match, line):
    """Is this line an order in the lobby, so that it can name no player?"""
    return english_word(line) in words_with(match, LOBBY)


# PROCESS: to the lobby

def meet(match, words):
    """Go to the lobby of a folder. If a name stands after it, sit down there.
    """
    folder, line = folder_in(words)
    if not folder:
        raise Refused("meet no folder" if words else "meet how",
                      name=" ".join(words))
    name = match.scene.subject.name if match.scene.what == "lobby" else ""
    lobby = Lobby(folder, name, to_lobby)
    if not name:
        ask_who_plays(match, lobby)
    look_around(lobby)              # stay here if this is not possible
    enter(match, lobby)
    try:
        begin_in_lobby(match, line)
    except Refused as refused:      # the program goes on: we are in the lobby
        tell(match, refused.reason, "refusal", **refused.facts)
    except OSError as error:
        tell(match, "folder unread", "refusal", error=error)


def ask_who_plays(match, lobby):
    """Find out the name of the player in this lobby. Ask for it, if it was not
    given. Raises Refused if there is none."""
    _, game, players = game_itself(match)
    given = [player.name for player in players.values()
             if player.kind == "person" and known_name(player.name)]
    lobby.name = asked_name(match, given[0] if len(given) == 1 else "")
    if not lobby.name:
        raise Refused("no name")
    if not (given or players[WHITE].kind != "person" or result(game)):
        players[WHITE].name = lobby.name        # so we ask only once


def enter(match, lobby):
    """Go into the lobby. The game before it waits."""
    come_back(match)
    words = words_with(match, LOBBY)
    if not lobby.last_chair:
        del words["say"]            # nobody is there to hear it
    scene = Scene("lobby", words, lobby, "lobby", "in lobby")
    scene.takes_line = sat_down_by_name
    show_scene(match, scene, match.players)
    need_not_show(match)


def to_lobby(match, chair, list_all=True):
    """Go back to the lobby, after we have left the table of this chair."""
    if result(chair.table.game):
        chair.lobby.last_chair = chair
    enter(match, chair.lobby)
    if list_all:
        list_again(match)


def begin_in_lobby(match, line=""):
    """Do what a line after the folder says: the word open, or the name of a
    player. Without it, sit down again where we sat before, if only to see how
    the game has ended. If there is no such table, show who waits, or wait
    ourselves if nobody does."""
    tables = look_around(match.scene.subject)
    own = own_tables(match, tables)
    if english_word(line) == "open":
        open_own(match)
    elif line:
        sit_with(match, line)
    elif own:
        sit_at(match, own[-1])
    else:
        if tables:
            show_lobby(match, tables)
        if not who_is_meant(match.scene.subject, ""):
            open_own(match)


def own_tables(match, tables):
    """Those of these Tables where the player here goes on, and those where a
    game has ended that is kept here as unfinished."""
    kept = [tags.get(TABLE) for _, tags in unfinished_games(match.kept)]
    sides = [own_side(match.scene.subject, table) for table in tables]
    return [table for table, side in zip(tables, sides) if side is not None
            and (table.players[side].sheet.mark in kept if has_ended(table)
                 else names_left(table) != names_at(table))]


def sat_down_by_name(match, line):
    """If the line names a player, sit down opposite them. If it is a word that
    the program does not know, say that nobody has this name. Was it a name?"""
    name = " ".join(line.split())
    if is_order(match, name) or not who_is_meant(match.scene.subject, name) \
            and (words_begun(name, EVERYWHERE) or not name.isalpha()
                 or english_word(name) in SPOKEN):
        return False
    sit_with(match, name)
    return True


def list_again(match):
    """Look at the folder again, and show who is there, and what was said after
    the last game. Returns the tables."""
    if match.scene.subject.last_chair:
        read_new(match)
    tables = look_around(match.scene.subject)
    show_lobby(match, tables)
    return tables


def look_again(match, words):
    """Show who is there now. If a game of the player here has ended in the
    meantime, show how."""
    for table in own_tables(match, list_again(match)):
        if has_ended(table):
            sit_at(match, table)
            break


# PROCESS: who is meant

def who_is_meant(lobby, name):
    """{name: Table} of the players whom a typed name means. They are those who
    wait, or with whom we have left a game.

    Small and capital letters are the same. If nobody has this name, it means
    its first letters, three or more: fewer are a word in some language.
    """
    found = {}
    low = name.lower()
    for table in look_around(lobby):
        names, own = names_at(table), own_side(lobby, table)
        waits = not has_ended(table) and (own is not None or not names[1:])
        for side, player in enumerate(names):
            if waits and side != own and player not in found:
                found[player] = table
    return {one: found[one] for one in found if one.lower() == low} \
        or {one: found[one] for one in found
            if one.lower().startswith(low) and len(low) not in (1, 2)}


# PROCESS: to sit down

def open_own(match, words=()):
    """Open a table, and wait for another player."""
    lobby = match.scene.subject
    options = ["%s=%s" % option for option in match.game.options.items()]
    sit_down(match, new_chair(lobby, HOST, "host " + ",".join(options)))


def sit_with(match, name):
    """Sit down with the one player whom a typed name means. Otherwise say why
    there is none."""
    lobby = match.scene.subject
    found = who_is_meant(lobby, name)
    if len(found) == 1:
        sit_at(match, *found.values())
        return
    key = "ambiguous" if found else "lobby unknown"
    if name.lower() == lobby.name.lower():
        key = "lobby self"
    tell(match, key, "refusal", word=name, guesses=listed(found))
    list_again(match)


def sit_at(match, table):
    """Sit down at a table: where we sat before, or else as a guest. If another
    program sits there under this name, ask for another name."""
    lobby, host = match.scene.subject, table.players[HOST].sheet
    side = own_side(lobby, table)
    if host.is_old and not has_ended(table):
        raise Refused("other version", name=names_at(table)[0])
    if side is None:
        sit_down(match, new_chair(lobby, GUEST, "guest " + host.name, host))
        return
    try:
        chair = sit_again(lobby, table, side)
    except BlockingIOError:
        tell(match, "name in use", "refusal", name=lobby.name)
        lobby.name = asked_name(match)
        if lobby.name:
            begin_in_lobby(match)
        else:
            come_back(match)
    else:
        sit_down(match, chair, True)


# OUTPUT

def show_lobby(match, tables):
    """Show who waits, which games are played, and which were over last."""
    lobby = match.scene.subject
    need_not_show(match)
    over = [table for table in tables if has_ended(table)]
    rows = [table_row(table) for table in tables if table not in over]
    rows = rows[:LISTED] + [table_row(table) for table in over[-OVER:]]
    key = "lobby" if rows else "lobby nobody"
    say(match.screen, "\n".join([sentence(key, folder=lobby.folder), *rows]))


def table_row(table):
    """A table in one line."""
    names = [*map(name_in, names_at(table)), ""]
    turns = len(table.game.turns)
    left = [*map(name_in, names_left(table))]
    options = changed_options(table.game)
    key, mover = "lobby waits", ""
    if has_ended(table):
        key = "lobby over"
    elif table.white is not None:
        key, mover = "lobby plays", names[side_to_act(table)]
    return sentence(
        key, name=names[0], other=names[1], turns=turns, turn=turns + 1,
        left=sentence("lobby left", names=listed(left, "and")) if left else "",
        mover=mover, options=sentence("lobby options", options=listed(
            options, "and")) if options else "")


# STORAGE

LISTED = 20             # how many tables are listed
OVER = 5                # ... and how many that are over

LOBBY = {"": look_again, "open": open_own, "say": say_there, "meet": meet,
         "stop": stop_scene}

WORDS = {"meet": meet}

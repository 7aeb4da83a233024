"""meet.py - two at two PCs meet in a folder: who sits where, and who watches.

INPUT    reads the folder, and asks for the player's name: folder_in asked_name
STORAGE  the word meet, and the words in the lobby: WORDS LOBBY
PROCESS  goes to the lobby, and sits down at a table: meet enter choose
OUTPUT   shows the tables of the lobby: show_lobby table_row

The lobby is a Scene (see console/match.py). Its subject is a Lobby of
lobby.py. The game that was played before waits behind it. A word is a function
of the match and of the words typed after it. A `place` is a Place of lobby.py:
a table as it was when we looked at the lobby.
"""

import os

from board import WHITE
from rooms.commands import stop_scene, tell_moved
from rooms.console import (PLAYER_NAMES, TEXT, Scene, ask_line,
                           changed_options, come_back, english_word,
                           game_behind, listed, name_in, names_of,
                           need_not_show, put_game, say, sentence, show_board,
                           show_scene, tell)
from rooms.meeting.at_table import (is_another, players_at, read_new,
                                    say_there, sit_down, words_before)
from rooms.meeting.chair import (join_table, open_table, opposite, sit_again,
                                 wait_until, was_seated)
from rooms.meeting.lobby import Lobby, look_around, move_finished
from rooms.meeting.sheet import read_sheet
from rooms.meeting.table import HOST, read_table
from rules import Refused, copy_of, result

# INPUT

def folder_in(words):
    """The folder that these words name, and what stands after it. The name of
    a folder may have blanks. (None, "") if there is no such folder."""
    for number in range(len(words), 0, -1):
        name = os.path.expanduser(" ".join(words[:number]).strip("\"'"))
        if os.path.isdir(name):
            return os.path.abspath(name), " ".join(words[number:])
    return None, ""


def names_given(match):
    """The names that were given to the players here."""
    return [player.name for player in game_behind(match)[1].values()
            if player.kind == "person" and player.name not in (
                *PLAYER_NAMES, TEXT["white"], TEXT["black"])]


def asked_name(match):
    """Ask for the player's name. "" if it has no letter, is a word to leave,
    or if the input has ended."""
    try:
        name = name_in(ask_line(match.screen, TEXT["ask your name"]))
    except EOFError:
        name = ""
    leaves = english_word(name) in ("quit", "stop")
    return name if any(map(str.isalpha, name)) and not leaves else ""


# PROCESS: to the lobby

def meet(match, words):
    """Go to the lobby of a folder. If a name stands after it, sit down there.
    """
    is_here = isinstance(match.scene.subject, Lobby)
    folder, word = folder_in(words)
    if is_here and not words:
        look_again(match)
        return
    if not folder:
        raise Refused("meet no folder" if words else "meet how",
                      name=" ".join(words))
    lobby = Lobby(folder, match.scene.subject.name if is_here else "")
    watches = english_word(word.split(" ")[0]) == "watch"
    if not watches or len(names_given(match)) == 1:
        require_name(match, lobby)
    places = look_around(lobby)
    enter(match, lobby)
    begin_at_door(match, word, places)


def require_name(match, lobby):
    """Find out the name of the player in this lobby. Ask for it, if it was not
    given. Raises Refused if there is none: a player without a name may watch,
    but not sit down."""
    if lobby.name:
        return
    given, (game, players) = names_given(match), game_behind(match)
    lobby.name = given[0] if len(given) == 1 else asked_name(match)
    if not lobby.name:
        raise Refused("no name")
    if not (given or players[WHITE].kind != "person" or result(game)):
        players[WHITE].name = lobby.name        # so we ask only once


def enter(match, lobby):
    """Go into the lobby. The game before it waits."""
    come_back(match)
    words = words_before(match, LOBBY)
    if not lobby.last:
        del words["say"]            # nobody is there to hear it
    scene = Scene(words, lobby, "lobby", "in lobby")
    scene.facts, scene.before_words = {"chair": lobby.last}, was_name
    show_scene(match, scene, match.players)


def come_to_lobby(match, chair, list_all=True):
    """Go back to the lobby, after we have left the table of this chair."""
    if was_seated(chair):
        chair.lobby.last = chair
    enter(match, chair.lobby)
    need_not_show(match)
    if list_all:
        look_again(match)


def begin_at_door(match, word, places):
    """In the lobby: do what the word says, or sit down opposite the player of
    that name. Without a word, sit down again where we sat before. If there is
    no such table, show who waits, or wait ourselves if nobody does."""
    lobby, (first, *words) = match.scene.subject, word.split() or [""]
    first = english_word(first)
    if first in ("clean", "watch", "open"):
        LOBBY[first](match, words)
        return
    own = [place for place in places if place.own and not place.over
           and len(place.left) < len(place.names)]
    if word:
        choose(match, word, who_is_meant(lobby, places, word))
    elif own:
        choose(match, lobby.name, {lobby.name: own[-1]})
    else:
        if places:
            show_lobby(match, places)
        if not who_is_meant(lobby, places, ""):
            open_own(match)


def was_name(match, line):
    """If the line names a player, sit down opposite them. Did it name one?"""
    lobby, word = match.scene.subject, " ".join(line.split())
    if english_word(word) in match.scene.words \
            or english_word(word.split(" ")[0]) in ("watch", "say"):
        return False
    found = who_is_meant(lobby, look_around(lobby), word)
    if found:
        choose(match, word, found)
    return bool(found)


def look_again(match, words=()):
    """Look at the folder again, and show who is there."""
    if match.scene.subject.last:
        read_new(match)
    show_lobby(match, look_around(match.scene.subject))


def clean_lobby(match, words):
    """Move the tables that are over to another folder."""
    tell_moved(match, "cleaned", *move_finished(match.scene.subject))
    look_again(match)


# PROCESS: who is meant

def who_is_meant(lobby, places, word, waiting=True):
    """{name: Place} of the players whom a word means. They are those who wait,
    or with whom we have left a game. If `waiting` is False, they are all those
    who sit at tables with two players.

    A word means the player of exactly this name. If there is none, it means
    the name in other small and capital letters, and at last its first letters.
    """
    found, low = {}, word.lower()
    for place in places:
        alone = len(place.names) == 1
        waits = not place.over and (place.own or alone and not place.left)
        for name in place.names:
            if waiting and waits and name.lower() != lobby.name.lower() \
                    or not (waiting or alone):
                found.setdefault(name, place)
    return {name: found[name] for name in found if name == word} \
        or {name: found[name] for name in found if name.lower() == low} \
        or {one: found[one] for one in found if one.lower().startswith(low)}


def the_one_meant(match, word, found):
    """The one Place that was found for a word. None if that is refused."""
    if len(found) > 1:
        tell(match, "ambiguous", "refusal", word=word, guesses=listed(found))
    elif not found:
        own = word.lower() == match.scene.subject.name.lower()
        key = "lobby self" if own else "lobby unknown"
        tell(match, key, "refusal", word=word)
    return [*found.values()][0] if len(found) == 1 else None


# PROCESS: to sit down

def open_own(match, words=()):
    """Open a table, and wait for another player."""
    lobby = match.scene.subject
    require_name(match, lobby)
    take_chair(match, False, open_table, lobby.folder, lobby.name, match.game)


def choose(match, word, found):
    """Sit down opposite the player who was found for a word, or again where we
    sat before."""
    lobby, place = match.scene.subject, the_one_meant(match, word, found)
    if place is None:
        look_again(match)
    elif place.own:
        take_chair(match, True, sit_again, place.own[0])
    else:
        require_name(match, lobby)
        take_chair(match, False, join_table, place.table.seats[HOST].sheet,
                   lobby.name)


def another_game(match, words):
    """Play again with the player of the last game. The player who was the host
    opens a table again. The other player waits for it."""
    def seek():
        """Has the other player opened a new table?"""
        found[:] = [place for place in look_around(lobby)
                    if place.names == [name] and not place.left]
    lobby, found = match.scene.subject, []
    if not lobby.last:
        raise Refused("again nobody")
    name = opposite(lobby.last).name
    if lobby.last.side == HOST:
        open_own(match)
    else:
        tell(match, "again wait", name=name)
        try:
            wait_until(match, seek, lambda: found)
            choose(match, name, {name: found[0]})
        except KeyboardInterrupt:
            tell(match, "waiting left")


def take_chair(match, again, place_chair, *details):
    """Sit down on the chair that place_chair(*details) makes, perhaps `again`.
    If another program sits there under this name, ask for another name."""
    lobby = match.scene.subject
    try:
        chair = place_chair(*details)
    except BlockingIOError:
        tell(match, "name in use", "refusal", name=lobby.name)
        lobby.name = asked_name(match)
        if lobby.name:
            begin_at_door(match, "", look_around(lobby))
        else:
            come_back(match)
    else:
        chair.lobby, chair.to_lobby = lobby, come_to_lobby
        sit_down(match, chair, again)


# PROCESS: to watch

def watch_player(match, words):
    """Watch the table of the player whom the words mean. Without words, show
    which tables there are."""
    lobby, word = match.scene.subject, " ".join(words)
    place = word and the_one_meant(match, word, who_is_meant(
        lobby, look_around(lobby), word, waiting=False))
    if place and place.table.white is None:
        raise Refused("watch nothing", name=word)
    if place:
        watch_table(match, place)
        enter(match, lobby)
    if place or not word:
        look_again(match)


def watch_table(match, place):
    """Show a game that is played elsewhere, until it ends or until Ctrl-C.
    Write nothing, and do not show what the players say."""
    def look_there():
        """Read both sheets, and show what is new. But do nothing if the drive
        shows them as they were before."""
        seats = place.table.seats
        table = read_table(*[read_sheet(seat.sheet.path) for seat in seats],
                           place.table)
        if table.white is None or any(new.taken < old.taken for new, old
                                      in zip(table.seats, seats)):
            return
        place.table, before = table, names_of(match)
        match.players = players_at(table)
        if is_another(match.game, table.game) or names_of(match) != before:
            match.screen.drawn = None
            put_game(match, copy_of(table.game))
            show_board(match)
    tell(match, "watching", names=listed(place.names, "and"))
    try:
        wait_until(match, look_there, lambda: result(place.table.game), place)
    except KeyboardInterrupt:
        tell(match, "stopped")


# OUTPUT

def show_lobby(match, places):
    """Show who waits, which games are played, and which are over."""
    lobby = match.scene.subject
    need_not_show(match)
    over = [place for place in places if place.over]
    rows = [table_row(place) for place in places
            if not place.over and (len(place.names) == 2 or not place.left)]
    rows = rows[:LISTED] + [table_row(place) for place in over[-OVER:]]
    rows += [sentence("lobby damaged", file=file)
             for file in lobby.damaged[:OVER]]
    if over[OVER:]:
        rows.append(sentence("lobby more", number=len(over) - OVER))
    if lobby.unread:
        rows.append(sentence("lobby old", number=lobby.unread))
    key = "lobby" if rows else "lobby nobody"
    say(match.screen, "\n".join([sentence(key, folder=lobby.folder), *rows]))


def table_row(place):
    """A table in one line."""
    table, names = place.table, [name_in(name) for name in place.names] + [""]
    turns, key, mover = len(table.game.turns), "lobby sits", ""
    left = listed(map(name_in, place.left), "and")
    options = changed_options(table.game)
    if place.over:
        key = "lobby over"
    elif len(place.names) == 1:
        key = "lobby waits"
    elif table.white is not None:
        key, mover = "lobby plays", names[(table.white + turns) % 2]
    return sentence(
        key, name=names[0], other=names[1], turns=turns, turn=turns + 1,
        left=sentence("lobby left", names=left) if place.left else "",
        options=sentence("lobby options", options=options) if options else "",
        mover=mover)


# STORAGE

LISTED = 20             # how many tables are listed
OVER = 5                # ... and how many that are over

LOBBY = {"": look_again, "open": open_own, "again": another_game,
         "watch": watch_player, "say": say_there, "clean": clean_lobby,
         "meet": meet, "stop": stop_scene}

WORDS = {"meet": meet}

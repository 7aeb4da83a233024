"""meet.py - two at two PCs meet in a folder: the lobby, and who sits where.

INPUT    folder_in own_name
STORAGE  LISTED OVER LOBBY IN_LOBBY COMMANDS
PROCESS  meet enter begin_at_door obey_lobby look_again stop_lobby
         come_to_lobby way_to clean_up who_is_meant the_one_meant open_own
         choose resume take_chair watch
OUTPUT   show_lobby table_row kind_of

The lobby is an Aside (see console/match.py) whose subject is a Lobby of
meeting/; the game before waits meanwhile. A command is a function of the match
and of the words typed after its name, a word of the lobby one of the match
alone. A `place` is a table as a look at the lobby finds it.
"""

import os

from commands.aside import obey_word
from commands.saved_games import tell_error
from commands.sitting import sit_as_before, sit_down
from commands.watching import watch_table
from console import (TEXT, ask, come_back, dashed, listed, name_in,
                     need_not_show, say, sentence, show_aside, tell)
from meeting import (Lobby, join_table, look_around, move_finished, open_table,
                     sit_again)
from records import RecordError
from rules import OPTIONS

# INPUT

def folder_in(words):
    """The folder that these words name, which may have blanks, and what stands
    after it."""
    for number in range(len(words), 0, -1):
        folder = os.path.abspath(os.path.expanduser(
            " ".join(words[:number]).strip("\"'")))
        if os.path.isdir(folder):
            return folder, " ".join(words[number:])
    return None, ""


def own_name(match):
    """The name of the player here: as it was given, or else asked for."""
    names = [player.name for player in (match.aside or match).players.values()
             if player.kind == "person"]
    usual = [TEXT[key] for key in ("player one", "player two", "white",
                                   "black")]
    given = [name for name in names if name not in usual]
    if len(given) == 1:
        return given[0]
    return name_in(ask(match.screen, TEXT["ask your name"]))


# PROCESS: to the lobby

def meet(match, words):
    """Go to the lobby of a folder; sit down, if a name stands after it."""
    if match.aside and isinstance(match.aside.subject, Lobby) and not words:
        look_again(match)
        return
    folder, word = folder_in(words)
    if not words:
        tell(match, "meet how", "refusal")
    elif not folder:
        tell(match, "meet no folder", "refusal", name=" ".join(words))
    else:
        name = own_name(match)
        if name:
            enter(match, Lobby(folder, name))
            begin_at_door(match, word)
        else:
            tell(match, "meet how", "refusal")


def enter(match, lobby):
    """Be in the lobby; the game before waits."""
    if match.aside:
        come_back(match)
    show_aside(match, lobby, obey_lobby, match.players)
    match.aside.asks = "lobby"


def begin_at_door(match, word):
    """In the lobby: do what the word says there, such as to sit down opposite
    the player of that name. Without a word, sit down where one sat when the
    program was killed; or wait, if nobody waits."""
    lobby = match.aside.subject
    if word.lower().split(" ")[0] in ("clean", "watch", "open"):
        obey_lobby(match, word)
        return
    try:
        places = look_around(lobby)
    except RecordError as error:
        tell_error(match, error)
        stop_lobby(match)
        return
    mine = [place for place in places if lobby.name in place.names
            and lobby.name not in place.left and not place.over]
    if word:
        choose(match, word)
    elif mine:
        resume(match, mine[-1])
    else:
        if places:
            show_lobby(match, places)
        if not who_is_meant(match, ""):
            open_own(match)


def obey_lobby(match, line):
    """Do what a line says in the lobby, if it is about that.

    Returns what is left to be obeyed: the line, or nothing.
    """
    word = " ".join(line.split())
    first, _, name = word.partition(" ")
    if match.question:
        return line
    if first.lower() == "watch":
        watch(match, name)
    elif word and word.lower() not in LOBBY and who_is_meant(match, word):
        choose(match, word)
    else:
        return obey_word(match, line, LOBBY, IN_LOBBY, "in lobby")
    return ""


def look_again(match):
    """Look around in the folder once more."""
    try:
        show_lobby(match, look_around(match.aside.subject))
    except RecordError as error:
        tell_error(match, error)


def stop_lobby(match):
    """Leave the lobby for the game before."""
    come_back(match)


def come_to_lobby(match, lobby):
    """After a table: to the lobby again."""
    enter(match, lobby)
    need_not_show(match)
    look_again(match)


def way_to(lobby):
    """A function of the match that leads to this lobby."""
    def then(match):
        """What comes after the table."""
        come_to_lobby(match, lobby)
    return then


def clean_up(match):
    """Move the tables that are over aside."""
    try:
        tell(match, "cleaned", number=move_finished(match.aside.subject))
    except RecordError as error:
        tell_error(match, error)
    except OSError as error:
        tell(match, "folder gone", "refusal", error=error.strerror)
    look_again(match)


# PROCESS: who is meant

def who_is_meant(match, word, waiting=True):
    """{name: Place} of the players whom a word means: who wait, or with whom a
    game has been left; or all who sit at tables."""
    lobby, found = match.aside.subject, {}
    try:
        places = look_around(lobby)
    except RecordError:
        return {}
    for place in places:
        mine = lobby.name in place.names
        alone = len(place.names) == 1 and not place.left
        for name in place.names:
            if not waiting or not place.over and name != lobby.name \
                    and (mine or alone):
                found.setdefault(name, place)
    exact = {name: place for name, place in found.items()
             if name.lower() == word.lower()}
    return exact or {name: place for name, place in found.items()
                     if name.lower().startswith(word.lower())}


def the_one_meant(match, word, waiting=True):
    """The one Place that a word means; None if that is refused."""
    found = who_is_meant(match, word, waiting)
    if len(found) > 1:
        tell(match, "ambiguous", "refusal", word=word, guesses=listed(found))
    elif not found:
        own = word.lower() == match.aside.subject.name.lower()
        tell(match, "lobby self" if own else "lobby unknown", "refusal",
             word=word)
    return [*found.values()][0] if len(found) == 1 else None


# PROCESS: to sit down

def open_own(match):
    """Open a table, and wait for another player."""
    lobby = match.aside.subject
    take_chair(match, sit_down, lambda: open_table(lobby.folder, lobby.name,
                                                   match.game))


def choose(match, word):
    """Sit down opposite the player whom a word means."""
    lobby, place = match.aside.subject, the_one_meant(match, word)
    if place is None:
        look_again(match)
    elif lobby.name in place.names:
        resume(match, place)
    else:
        take_chair(match, sit_down,
                   lambda: join_table(place.seats[0].sheet, lobby.name))


def resume(match, place):
    """Sit down where one sat before."""
    own = [seat.sheet.path for seat in place.seats
           if seat and seat.name == match.aside.subject.name]
    take_chair(match, sit_as_before, lambda: sit_again(own[0]))


def take_chair(match, go_on, chair_there):
    """Go on at the chair that the function finds; or say why it cannot be."""
    lobby = match.aside.subject
    try:
        chair = chair_there()
    except BlockingIOError:
        tell(match, "name in use", "refusal", name=lobby.name)
    except RecordError as error:
        tell_error(match, error)
    except OSError as error:
        tell(match, "no chair", "refusal", error=error.strerror or str(error))
    else:
        chair.then = way_to(lobby)
        go_on(match, lobby, chair)


# PROCESS: to watch

def watch(match, word):
    """Follow the table of the player whom a word means; or else see which
    tables there are."""
    place = the_one_meant(match, word, waiting=False) if word else None
    if not word:
        look_again(match)
    elif place and len(place.seats) == 2 and place.seats[1]:
        lobby = match.aside.subject
        watch_table(match, place)
        come_to_lobby(match, lobby)
    elif place:
        tell(match, "watch nothing", "refusal", name=word)


# OUTPUT

def show_lobby(match, places):
    """Who waits, which games are on, which are over."""
    lobby = match.aside.subject
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
        rows.append(sentence("lobby old", number=lobby.unread,
                             folder=lobby.folder))
    key = "lobby" if rows else "lobby nobody"
    say(match.screen, "\n".join([sentence(key, folder=lobby.folder), *rows]))


def table_row(place):
    """A table in a line."""
    names = [name_in(name) for name in place.names] + [""]
    holes = {"name": names[0], "other": names[1], "turns": place.turns,
             "turn": place.turns + 1, "options": "", "left": ""}
    if place.left:
        holes["left"] = sentence("lobby left", names=listed(
            map(name_in, place.left), "and"))
    usual = ["%s=%s" % (name, values[0]) for name, values in OPTIONS.items()]
    options = [dashed(part.replace("=", " "))
               for part in place.seats[0].about.split(",")
               if part not in usual]
    if options:
        holes["options"] = sentence("lobby options",
                                    options=", ".join(options))
    if place.white is not None:
        holes["mover"] = names[(place.white + place.turns) % 2]
    return sentence(kind_of(place), **holes)


def kind_of(place):
    """The key of the sentence for a table."""
    if place.over:
        return "lobby over"
    if len(place.names) == 1:
        return "lobby waits"
    return "lobby sits" if place.white is None else "lobby plays"


# STORAGE

LISTED = 20             # tables that are listed
OVER = 5                # ... of those that are over

LOBBY = {"": look_again, "open": open_own, "clean": clean_up,
         "stop": stop_lobby}

# The commands that work in the lobby.
IN_LOBBY = ("help", "rules", "meet", "light", "plain", "style", "quit", "yes",
            "no")

COMMANDS = {"meet": meet}

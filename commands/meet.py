"""meet.py - two at two PCs meet in a folder: the lobby, and who sits where.

INPUT    folder_in own_name asked_name
STORAGE  LISTED OVER LOBBY IN_LOBBY COMMANDS
PROCESS  meet is_lobby enter begin_at_door seats_of obey_lobby look_again
         places_in say_after tell_words come_to_lobby way_to clean_up
         who_is_meant is_in the_one_meant open_own choose play_again resume
         take_chair watch
OUTPUT   show_lobby table_row kind_of

The lobby is an Aside (see console/match.py) whose subject is a Lobby of
meeting/; the game before waits meanwhile. A command is a function of the match
and of the words typed after its name, a word of the lobby one of the match
alone. A `place` is a table as a look at the lobby finds it.
"""

import os

from board import WHITE
from commands.aside import ALWAYS, obey_answer, obey_word
from commands.at_table import line_to_say, look_and_tell, opposite
from commands.saved_games import tell_error
from commands.sitting import sit_as_before, sit_down
from commands.waiting import tried, wait_until
from commands.watching import watch_table
from console import (TEXT, ask, come_back, dashed, listed, name_in,
                     need_not_show, say, sentence, show_aside, tell)
from meeting import (HOST, Lobby, add_line, join_table, look_around,
                     move_finished, open_table, sit_again, was_seated)
from records import RecordError
from rules import OPTIONS, result

# INPUT

def folder_in(words):
    """The folder that these words name, which may have blanks, and what stands
    after it."""
    for number in range(len(words), 0, -1):
        name = os.path.expanduser(" ".join(words[:number]).strip("\"'"))
        if os.path.isdir(name):
            return os.path.abspath(name), " ".join(words[number:])
    return None, ""


def names_given(match):
    """The names that were given to the players here."""
    usual = [TEXT[key] for key in ("player one", "player two", "white",
                                   "black")]
    return [player.name for player in (match.aside or match).players.values()
            if player.kind == "person" and player.name not in usual]


def own_name(match):
    """The name of the player here: as it was given, or else asked for."""
    given = names_given(match)
    if len(given) == 1:
        return given[0]
    name = asked_name(match)
    white = (match.aside or match).players[WHITE]
    if name and not given and white.kind == "person" \
            and not result((match.aside or match).game):
        white.name = name               # so that it is asked for but once
    return name


def asked_name(match):
    """The name that the player types; empty if it has no letter, and at the
    end of the input."""
    try:
        name = name_in(ask(match.screen, TEXT["ask your name"]))
    except EOFError:
        name = ""
    return name if any(map(str.isalpha, name)) else ""


# PROCESS: to the lobby

def meet(match, words):
    """Go to the lobby of a folder; sit down, if a name stands after it."""
    if is_lobby(match) and not words:
        look_again(match)
        return
    folder, word = folder_in(words)
    if not words:
        tell(match, "meet how", "refusal")
    elif not folder:
        tell(match, "meet no folder", "refusal", name=" ".join(words))
    else:
        lobby = Lobby(folder, match.aside.subject.name if is_lobby(match)
                      else "")
        watches = word.lower().split(" ")[0] == "watch"
        if watches and len(names_given(match)) != 1 or is_named(match, lobby):
            enter(match, lobby)
            begin_at_door(match, word)


def is_lobby(match):
    """Is one in a lobby now?"""
    return bool(match.aside) and isinstance(match.aside.subject, Lobby)


def is_named(match, lobby):
    """Has the player in this lobby a name? It is asked for, if it is not known
    yet; nobody sits down without one, but everybody may watch."""
    lobby.name = lobby.name or own_name(match)
    if not lobby.name:
        tell(match, "no name", "refusal")
    return bool(lobby.name)


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
        come_back(match)
        return
    own = seats_of(lobby, places)
    if word:
        choose(match, word, who_is_meant(lobby, places, word))
    elif own:
        resume(match, own[-1])
    else:
        if places:
            show_lobby(match, places)
        if not who_is_meant(lobby, places, ""):
            open_own(match)


def seats_of(lobby, places):
    """The tables at which the player sits, and has not said that he left; or
    where the other waits."""
    return [place for place in places if not place.over
            and is_in(lobby.name, place.names)
            and (not is_in(lobby.name, place.left)
                 or len(place.left) < len(place.names) == 2)]


def obey_lobby(match, line):
    """Do what a line says in the lobby, if it is about that.

    Returns what is left to be obeyed: the line, or nothing.
    """
    lobby, word = match.aside.subject, " ".join(line.split())
    first, _, rest = word.partition(" ")
    if match.question:
        return obey_answer(match, line, "in lobby")
    if first.lower() == "watch":
        watch(match, rest)
        return ""
    if first.lower() == "say" and lobby.last:
        say_after(match, rest)
        return ""
    found = {} if word.lower() in (*LOBBY, *IN_LOBBY) \
        else who_is_meant(lobby, places_in(lobby), word)
    if found:
        choose(match, word, found)
        return ""
    return obey_word(match, line, LOBBY, IN_LOBBY, "in lobby")


def look_again(match):
    """Look around in the folder once more."""
    if match.aside.subject.last:
        look_and_tell(match, match.aside.subject.last)
    try:
        show_lobby(match, look_around(match.aside.subject))
    except RecordError as error:
        tell_error(match, error)


def places_in(lobby):
    """The Places of a lobby; none where it cannot be read now."""
    try:
        return look_around(lobby)
    except RecordError:
        return []


def say_after(match, text):
    """Say something at the table where one sat last."""
    last = match.aside.subject.last
    said = line_to_say(match, last, text.split())
    if said:
        tried(lambda: add_line(last, said))


def tell_words(match):
    """Say what can be typed in the lobby."""
    tell(match, "in lobby")


def come_to_lobby(match, lobby, list_all=True):
    """After a table: to the lobby again."""
    enter(match, lobby)
    need_not_show(match)
    if list_all:
        look_again(match)


def way_to(lobby, chair):
    """A function of the match that leads from a chair to this lobby."""
    def then(match, list_all=True):
        """What comes after the table."""
        if was_seated(chair):
            lobby.last = chair
        come_to_lobby(match, lobby, list_all)
    return then


def clean_up(match):
    """Move the tables that are over aside."""
    try:
        tell(match, "cleaned", number=move_finished(match.aside.subject))
    except RecordError as error:
        tell_error(match, error)
    except OSError as error:
        tell(match, "folder unread", "refusal", error=error)
    look_again(match)


# PROCESS: who is meant

def who_is_meant(lobby, places, word, waiting=True):
    """{name: Place} of the players whom a word means: who wait, or with whom a
    game has been left; or all who sit at tables."""
    found = {}
    for place in places:
        mine = is_in(lobby.name, place.names)
        alone = len(place.names) == 1
        for name in place.names:
            if not waiting and not alone or waiting and not place.over \
                    and not is_in(lobby.name, [name]) \
                    and (mine or alone and not place.left):
                found.setdefault(name, place)
    for fits in (str.__eq__, lambda name, word: is_in(word, [name]),
                 lambda name, word: name.lower().startswith(word.lower())):
        meant = {name: found[name] for name in found if fits(name, word)}
        if meant:
            return meant
    return {}


def is_in(name, names):
    """Is this one of the names, however its letters are written?"""
    return name.lower() in map(str.lower, names)


def the_one_meant(match, word, found):
    """The one Place that was found for a word; None if that is refused."""
    if len(found) > 1:
        tell(match, "ambiguous", "refusal", word=word, guesses=listed(found))
    elif not found:
        own = is_in(word, [match.aside.subject.name])
        tell(match, "lobby self" if own else "lobby unknown", "refusal",
             word=word)
    return [*found.values()][0] if len(found) == 1 else None


# PROCESS: to sit down

def open_own(match):
    """Open a table, and wait for another player."""
    lobby = match.aside.subject
    take_chair(match, sit_down, lambda: open_table(lobby.folder, lobby.name,
                                                   match.game))


def choose(match, word, found):
    """Sit down opposite the player who was found for a word."""
    lobby, place = match.aside.subject, the_one_meant(match, word, found)
    if place is None:
        look_again(match)
    elif is_in(lobby.name, place.names):
        resume(match, place)
    else:
        take_chair(match, sit_down,
                   lambda: join_table(place.seats[0].sheet, lobby.name))


def play_again(match):
    """Another game with the player of the last one: who was the host, opens a
    table again, and the other waits for that."""
    lobby, found = match.aside.subject, []
    if not lobby.last:
        tell(match, "again nobody", "refusal")
        return
    if lobby.last.side == HOST:
        open_own(match)
        return
    name = opposite(lobby.last)

    def seek():
        """Is there a new table of the other?"""
        found[:] = [place for place in look_around(lobby)
                    if place.names == [name] and not place.left]
    tell(match, "again wait", name=name)
    try:
        wait_until(match, seek, lambda: found)
        take_chair(match, sit_down, lambda: join_table(
            found[0].seats[0].sheet, lobby.name))
    except KeyboardInterrupt:
        tell(match, "waiting left")


def resume(match, place):
    """Sit down where one sat before."""
    own = [seat.sheet.path for seat in place.seats
           if seat and is_in(seat.name, [match.aside.subject.name])]
    take_chair(match, sit_as_before, lambda: sit_again(own[0]))


def take_chair(match, go_on, chair_there):
    """Go on at the chair that the function finds; or say why it cannot be."""
    lobby = match.aside.subject
    if not is_named(match, lobby):
        return
    try:
        chair = chair_there()
    except BlockingIOError:
        tell(match, "name in use", "refusal", name=lobby.name)
        lobby.name = asked_name(match)
        if lobby.name:
            begin_at_door(match, "")
        else:
            come_back(match)
    except RecordError as error:
        tell_error(match, error)
    except OSError as error:
        tell(match, "no chair", "refusal", error=error)
    else:
        chair.then = way_to(lobby, chair)
        go_on(match, lobby, chair)


# PROCESS: to watch

def watch(match, word):
    """Follow the table of the player whom a word means; or else see which
    tables there are."""
    lobby = match.aside.subject
    if not word:
        look_again(match)
        return
    place = the_one_meant(match, word, who_is_meant(
        lobby, places_in(lobby), word, waiting=False))
    if place and place.white is not None:
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
        rows.append(sentence("lobby old", number=lobby.unread))
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

LOBBY = {"": look_again, "open": open_own, "again": play_again,
         "clean": clean_up, "stop": come_back, "help": tell_words}

# The commands that work in the lobby.
IN_LOBBY = (*ALWAYS, "meet", "light", "plain", "style")

COMMANDS = {"meet": meet}

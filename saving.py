"""saving.py - the commands for games that are kept, saved and loaded.

INPUT    load read_game continue_game
STORAGE  LIST_ROWS COLOURS match_tags kept_of
PROCESS  keep_now keep_aside take_over seat_computer open_about
         names_in
         save save_over save_as
OUTPUT   tell_error list_records

A command is a function of the match and of the words typed after its name. The
files are written and read by kept_game.py and game_files.py; what goes wrong
there is a RecordError, with a sentence in record_texts.py.
"""

import os

from board import BLACK, WHITE
from console import say
from game_files import load as load_file
from game_files import new_tags, records_in
from game_files import save as save_file
from kept_game import (adopt, find_unfinished, forget, keep, new_kept,
                       set_aside)
from match import NOTHING, name_in
from record_check import RecordError
from record_texts import RECORD_TEXT
from rules import result
from texts import TEXT
from view import tell
from words import name_of

# INPUT

def load(match, words):
    """Open the record of that name, or list those in this folder."""
    if not words:
        list_records(match)
        return
    read = read_game(match, words)
    if read:
        match.about = read
        open_about(match)


def read_game(match, words):
    """The (game, tags) of the record of that name; None if it is refused.

    Of a damaged record the good turns are offered: match.about has them.
    """
    try:
        return load_file(" ".join(words))
    except RecordError as error:
        tell_error(match, error)
        if error.game and error.game.turns:
            match.question, match.about = "part", (error.game, error.tags)
    return None


def continue_game(match, words):
    """Go on with the unfinished game that was left."""
    if match.game.turns and not result(match.game):
        tell(match, "in progress", "refusal")
        return
    found = find_unfinished(kept_of(match))
    path, game, tags, error = found or (None, None, None, None)
    if error:
        tell_error(match, error)
    if not game:
        tell(match, "nothing kept", "refusal")
        return
    if not error:
        adopt(kept_of(match), path)
    take_over(match, game, tags or {})


# STORAGE

LIST_ROWS = 24          # records that are listed
COLOURS = {WHITE: "White", BLACK: "Black"}      # their names in the tags


def match_tags(match):
    """The tags for a record of the game that is played now."""
    if not match.tags:
        match.tags = new_tags("", "")
    tags = dict(match.tags)
    for man, colour in COLOURS.items():
        tags[colour] = name_of(match, man)
        tags.pop(colour + "Computer", None)
        if man in match.computer:
            tags[colour + "Computer"] = match.level
    return tags


def kept_of(match):
    """Where the game of this match is kept."""
    if match.kept is None:
        match.kept = new_kept()
    return match.kept


# PROCESS: kept by itself

def keep_now(match):
    """Keep the game as it stands now; one that has ended need not be kept."""
    if result(match.game) or not match.game.turns:
        forget(kept_of(match))
        return
    reason = keep(kept_of(match), match.game, match_tags(match))
    if reason:
        say(match.screen, RECORD_TEXT[reason], "refusal")


def keep_aside(match):
    """Before another game begins: keep this one under its date."""
    kept = match.kept
    if kept and kept.path and os.path.exists(kept.path):
        try:
            set_aside(kept.path)
            tell(match, "kept aside")
        except OSError:
            pass                # its own file remains, and is offered again
    match.kept, match.tags = None, {}


def take_over(match, game, tags):
    """Play on with a game that was read, and with its players."""
    match.tags = dict(tags)
    match.names = names_in(tags)
    seat_computer(match, tags)
    match.begun, match.question, match.drawn = NOTHING, None, None
    match.game = game
    if match.keeping:
        keep_now(match)
    tell(match, "loaded", white=match.names[WHITE], black=match.names[BLACK],
         turns=len(game.turns))


def seat_computer(match, tags):
    """Let the computer play the sides that it played in this record."""
    from computer import LEVELS         # read when a record is opened
    match.computer = ()
    for man, colour in COLOURS.items():
        if tags.get(colour + "Computer") in LEVELS:
            match.computer += (man,)
            match.level = tags[colour + "Computer"]


def open_about(match):
    """Play on with the game that was read: match.about."""
    keep_aside(match)
    take_over(match, *match.about)


def names_in(tags):
    """The names of the players of a record, by their colours."""
    names = {WHITE: TEXT["player one"], BLACK: TEXT["player two"]}
    for man, colour in COLOURS.items():
        if colour + "Computer" not in tags:
            names[man] = name_in(tags.get(colour, "")) or names[man]
    return names


# PROCESS: saved by the players

def save(match, words):
    """Write the record of this game into a file of that name."""
    save_as(match, " ".join(words), False)


def save_over(match):
    """Write it over another record, as the player has agreed."""
    save_as(match, match.about, True)


def save_as(match, name, over_another):
    """Write the record, or ask first, or say why it cannot be written."""
    try:
        path = save_file(name, match.game, match_tags(match), over_another)
    except RecordError as error:
        tell_error(match, error)
        if error.reason == "file exists":
            match.question, match.about = "overwrite", name
        return
    tell(match, "saved", path=os.path.basename(path))


# OUTPUT

def tell_error(match, error):
    """Say why a record cannot be read or written."""
    say(match.screen, RECORD_TEXT[error.reason].format(**error.holes),
        "refusal")


def list_records(match):
    """The records in the current folder, a line each."""
    try:
        records = records_in()
    except RecordError as error:
        tell_error(match, error)
        return
    rows = [TEXT["record"].format(name=name, white=white, black=black,
                                  date=date, turns=turns, result=outcome)
            for name, white, black, date, turns, outcome in records]
    more = len(rows) - LIST_ROWS
    rows = rows[:LIST_ROWS] or [TEXT["no records"]]
    if more > 0:
        rows.append(TEXT["more records"].format(number=more))
    say(match.screen, "\n".join(rows))

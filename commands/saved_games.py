"""saved_games.py - games that are kept, continued, saved and loaded.

INPUT    read_game
STORAGE  LIST_ROWS COLOURS COMMANDS
PROCESS  kept_of match_tags load continue_game players_in open_game
         take_over keep_aside
OUTPUT   keep_now offer_unfinished save save_as tell_error list_records

A command is a function of the match and of the words typed after its name.
What goes wrong with a file or a record is a RecordError, which is said in a
sentence.
"""

import os
import time

from board import BLACK, WHITE
from commands.questions import put_question
from computer import LEVELS
from console import (TEXT, clean, facts_in_words, name_in, name_of, say,
                     set_game, tell, two_people)
from records import (RecordError, adopt, find_unfinished, forget, keep,
                     load_record, new_kept, new_tags, records_in, save_record,
                     set_aside, unfinished_tags)
from rules import result

# STORAGE

LIST_ROWS = 24          # records that are listed
COLOURS = {WHITE: "White", BLACK: "Black"}      # their names in the tags


# INPUT

def read_game(match, words):
    """The (game, tags) of the record of that name; None if it is refused.

    Of a damaged record the good turns are offered.
    """
    try:
        return load_record(" ".join(words))
    except RecordError as error:
        tell_error(match, error)
        if error.game and error.game.turns:
            put_question(match, "part", open_game,
                         details=(error.game, error.tags))
    return None


# PROCESS: kept by itself

def kept_of(match):
    """Where the game of this match is kept."""
    if match.kept is None:
        match.kept = new_kept()
    return match.kept


def match_tags(match):
    """The tags for a record of the game that is played now."""
    kept = kept_of(match)
    kept.tags = kept.tags or new_tags()
    tags = dict(kept.tags)
    for man, colour in COLOURS.items():
        tags[colour] = name_of(match, man)
        tags.pop(colour + "Computer", None)
        if match.players[man].kind == "computer":
            tags[colour + "Computer"] = match.players[man].level
    return tags


# PROCESS: another game

def load(match, words):
    """Open the record of that name, or list those in this folder."""
    if not words:
        list_records(match)
        return
    read = read_game(match, words)
    if read:
        open_game(match, *read)


def continue_game(match, words):
    """Go on with the unfinished game that was left."""
    if match.game.turns and not result(match.game):
        tell(match, "in progress", "refusal")
        return
    path, game, tags, error = find_unfinished(kept_of(match))
    if error:
        tell_error(match, error)
    if not game:
        tell(match, "nothing kept", "refusal")
        return
    if not error:
        adopt(kept_of(match), path)
    take_over(match, game, tags or {})


def players_in(match, tags):
    """The players whom the tags of a record name, by their colours."""
    players = two_people(*[name_in(tags.get(colour, ""))
                           if colour + "Computer" not in tags else ""
                           for colour in COLOURS.values()])
    for man, player in players.items():
        player.level = match.players[man].level
        player.seconds = match.players[man].seconds
    for man, colour in COLOURS.items():
        if tags.get(colour + "Computer") in LEVELS:
            players[man].kind = "computer"
            players[man].level = tags[colour + "Computer"]
    return players


def open_game(match, game, tags):
    """Play on with a game that was read, and keep the one in progress."""
    keep_aside(match)
    take_over(match, game, tags)


def take_over(match, game, tags):
    """Play on with a game that was read, and with its players."""
    kept_of(match).tags = dict(tags)
    match.players = players_in(match, tags)
    match.screen.drawn = None
    set_game(match, game)
    if match.when_changed:
        match.when_changed(match)
    tell(match, "loaded", white=match.players[WHITE].name,
         black=match.players[BLACK].name, turns=len(game.turns))


def keep_aside(match):
    """Before another game begins: keep this one under its date."""
    kept = match.kept
    if kept and kept.path and os.path.exists(kept.path):
        try:
            set_aside(kept.path)
            tell(match, "kept aside")
        except OSError:
            pass                # its own file remains, and is offered again
    match.kept = None


# OUTPUT: kept by itself

def keep_now(match):
    """Keep the game as it stands now; one that has ended need not be kept."""
    if result(match.game) or not match.game.turns:
        forget(kept_of(match))
        return
    reason = keep(kept_of(match), match.game, match_tags(match))
    if reason:
        tell(match, reason, "refusal")


def offer_unfinished(match):
    """Say in a line which unfinished game is kept, if there is one."""
    try:
        found = unfinished_tags()
    except OSError:
        return                      # continue says what is wrong with it
    if found:
        when, tags = found
        white, black, turns = [clean(tags.get(name, "?"), 20) for name in
                               ("White", "Black", "PlyCount")]
        tell(match, "unfinished", white=white, black=black, turns=turns,
             time=time.strftime(TEXT["time"], when))


# OUTPUT: saved by the players

def save(match, words):
    """Write the record of this game into a file of that name."""
    save_as(match, " ".join(words))


def save_as(match, name, over_another=False):
    """Write the record, or ask first, or say why it cannot be written."""
    try:
        path = save_record(name, match.game, match_tags(match), over_another)
    except RecordError as error:
        tell_error(match, error)
        if error.reason == "file exists":
            put_question(match, "overwrite", save_as, details=(name, True))
        return
    tell(match, "saved", path=os.path.basename(path))


def tell_error(match, error):
    """Say why a record cannot be read or written."""
    tell(match, error.reason, "refusal", **facts_in_words(error.facts))


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


# STORAGE

COMMANDS = {"save": save, "load": load, "continue": continue_game}

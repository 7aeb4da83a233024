"""saved_games.py - games that are kept, continued, saved and loaded.

INPUT    finds and reads the file that a player means: read_game
STORAGE  the words save, load and continue: WORDS
PROCESS  goes on with another game, and keeps this one: load open_game
         keep_aside
OUTPUT   keeps the game, saves it, lists the games: keep_game save list_records

The program keeps each game by itself, and the players may save one, too. If a
file or a record is wrong, an Unusable says why, and becomes a sentence.
"""

import os
import time

from board import BLACK, WHITE
from rooms.commands.computer_player import NAME_FINDERS
from rooms.commands.typed_line import ALL_TURNS, number_between
from rooms.console import (TEXT, Machine, call_changed, columns, come_back,
                           english_word, game_scene, machines_in, name_in,
                           name_in_records, name_of, name_said, put_game, say,
                           sentence, tell, two_people)
from rooms.records import (ABANDONED, GAMES, TABLE, KeptGame, Unusable, claim,
                           found_by, in_best_folder, is_given_up, is_short,
                           keep, last_unfinished, load_record, new_tags,
                           number_of, own_folders, record_of, records_known,
                           release, save_record, tags_of_turns, write_in,
                           written_at)
from rules import Question, Refused, result

# STORAGE

LIST_ROWS = 18          # how many records are listed
ROW_WIDTH = 78          # columns that a row of this list may need
LOOKED_AT = 10          # how many games `continue` looks at to offer one
COLOUR_TAGS = {WHITE: "White", BLACK: "Black"}      # how tags call them


# INPUT

def read_game(match, words, show_part):
    """The (game, tags, path) that a player means: by a number of the list that
    was shown last, or by a name or its first letters. Raises Unusable if there
    is no such record, or if it is damaged."""
    name = " ".join(words)
    number = name[5:].zfill(4) if name.startswith("game ") else name
    if number_of("game %s.txt" % number):   # such as 0012, or game 12
        name = "game " + number
    paths = [path for path, _ in records_known(match.kept)]
    listed = match.notes.get("listed") or paths
    number = number_between(name, 1, len(listed))
    is_name = number is None or os.path.exists(name + ".txt")
    return read_or_ask(match, found_by(name, paths) if is_name
                       else listed[number - 1], show_part)


def read_or_ask(match, path, show_part):
    """The (game, tags, path) of a record. Raises Unusable if it is damaged.
    Then the player is asked whether to see its good turns, which
    show_part(match, game, tags) shows."""
    try:
        return (*load_record(path), path)
    except Unusable as error:
        if error.game and error.game.turns:
            match.question = Question("part", show_part,
                                      details=(error.game, error.tags))
        raise


# PROCESS: kept by itself

def match_tags(match):
    """The tags for a record of the game that is being played."""
    match.kept.tags = match.kept.tags or new_tags()
    tags = {**match.kept.tags, **game_scene(match).tags}
    machines = machines_in(match.players)
    for man, colour in COLOUR_TAGS.items():
        tags[colour] = name_in_records(match, man)
        tags.pop(colour + "Computer", None)
        if man in machines:
            tags[colour + "Computer"] = match.players[man].machine.name
    return tags


# PROCESS: another game

def load(match, words):
    """Open a record by its name or number. Without one, list the records. With
    the word "all", list even the games of only a few turns."""
    if english_word(" ".join(words)) in ("", "all"):
        list_records(match, bool(words))
    else:
        open_game(match, *read_game(match, words, open_game))


def continue_game(match, words):
    """Go on with the unfinished game that was left last. With a number or a
    name, do the same as `load`."""
    if words:
        load(match, words)
        return
    record = last_unfinished(match.kept)
    if not record:
        raise Refused("nothing kept")
    open_game(match, *read_or_ask(match, record[0], open_game))


def open_game(match, game, tags, path=None):
    """Go on with a game that was read, and with its players. The game in
    progress stays kept.

    If the game was kept unfinished, it moves to a new file that belongs to
    this program. Raises Refused if another program was quicker.
    """
    kept, listed = KeptGame(), match.notes.get("listed", ())
    try:
        if path and not result(game):
            if path == match.kept.path:     # it is played here already
                keep_aside(match, tells=False)
            claim(kept, path)
    except (BlockingIOError, FileNotFoundError):
        raise Refused("file gone") from None
    except OSError:
        pass                    # it stays there, and we play a copy
    match.notes["listed"] = [kept.path or each if each == path else each
                             for each in listed]
    players = players_in(match, tags)
    keep_aside(match)
    match.players, match.shown = players, None
    put_game(match, game)
    match.kept, match.scene.tags = kept, tags_of_turns(tags)
    kept.tags = {key: tags[key] for key in tags if key not in
                 ("Termination", TABLE, *match.scene.tags)}
    kept.loaded, kept.text = game, record_of(game, match_tags(match))
    call_changed(match)
    tell(match, "loaded", white=name_of(match, WHITE),
         black=name_of(match, BLACK), turns=len(game.turns))


def players_in(match, tags):
    """{man: the Player that the tags of a record name}."""
    players = two_people()
    for man, player in players.items():
        before, colour = match.players[man], COLOUR_TAGS[man]
        name = tags.get(colour + "Computer")
        if name is None:
            player.name = name_in(tags.get(colour, "")) or player.name
        player.machine, player.advice = before.machine, before.advice
        for kind, names in NAME_FINDERS.items():
            if name in names(""):
                player.kind, player.machine = kind, Machine(kind, name)
    return players


def keep_aside(match, tells=True):
    """Before another game begins, come back to this one, and leave it where it
    is kept. If it is not over and this `tells`, say how it goes on."""
    come_back(match)
    if tells and match.kept.path and not result(match.game):
        tell(match, "kept aside")
    release(match.kept)
    match.kept = KeptGame()


def give_up(match):
    """Leave the game for good. If it is not over, say so, in its record, too.
    """
    if match.kept.path and not result(match.game):
        tell(match, "given up")
        match.kept.tags["Termination"] = ABANDONED
        keep_game(match)
    keep_aside(match, tells=False)


# OUTPUT: kept by itself

def keep_game(match):
    """Keep the game and its tags, if they have changed. If that is not
    possible, say so, but only once for each game."""
    if match.scene.game_behind:
        return
    try:
        keep(match.kept, match.game, match_tags(match))
    except Unusable as error:
        if match.notes.get("not kept") is not match.kept:
            match.notes["not kept"] = match.kept
            tell(match, error.reason, "refusal",
                 path=short_path(error.facts["path"]))


def unfinished_game(match):
    """The (path, tags) of the game that `continue` would go on with, or None.
    This looks at a few games only, so that the players never have to wait at
    the beginning."""
    record = last_unfinished(match.kept, LOOKED_AT)
    return record if record and not is_short(*record) else None


def offer_unfinished(match):
    """Say in one line which game is unfinished. Returns whether one is. Enter
    goes on with it, but not without the other PC."""
    found = unfinished_game(match)
    if found:
        key = "unfinished there" if TABLE in found[1] else "unfinished"
        tell(match, key, **record_facts(*found))
        order = "continue" if key == "unfinished" else None
        match.notes.update({"offered order": order, "offered in": match.spoke})
    return bool(found)


# OUTPUT: saved by the players

def save(match, words, over_another=False):
    """Write the record of this game to a file of this name. If there is such a
    file already, ask first."""
    try:
        path = save_record(" ".join(words), *game_at_hand(match), over_another)
    except Unusable as error:
        if error.reason == "file exists":
            match.question = Question("overwrite", save, details=(words, True))
        raise
    tell(match, "saved", path=short_path(path))


def game_at_hand(match):
    """The game and its tags: the game in progress, or the one in a replay."""
    if match.scene.game_behind:
        return match.scene.subject, match.scene.tags
    return match.game, match_tags(match)


def write_among_games(match, name, text, key):
    """Write a file among our own games, and say with this sentence where."""
    try:
        path = in_best_folder(own_folders(GAMES), write_in, name, text)
        tell(match, key, path=short_path(path))
    except (OSError, ValueError) as error:
        tell(match, "unwritten", "refusal", error=error)


def short_path(path):
    """A path as players see it: from the current folder on, if it is there."""
    try:
        here = os.path.join(os.getcwd(), "")
    except OSError:                 # somebody has removed the current folder
        return path
    return path[len(here):] if path.startswith(here) else path


def list_records(match, everything=False):
    """List the records, one line each, the latest last, or in sentences if the
    window is too narrow for a table. Only the last LIST_ROWS are listed, and
    no kept games of a few turns, unless the players ask for `everything`.
    Raises Unusable if a folder cannot be read."""
    records = records_known(match.kept)
    fits = columns(match.screen) >= ROW_WIDTH and not match.screen.words_tell
    rows = [sentence("record" if fits else "heard record", number=number,
                     **record_facts(path, tags, fits))
            for number, (path, tags) in enumerate(records, 1)
            if everything or not is_short(path, tags)][::-1]
    rows = rows if everything else rows[-LIST_ROWS:]
    hidden = len(records) - len(rows)
    if hidden:
        rows.insert(0, sentence("more records", number=hidden))
    match.notes["listed"] = [path for path, _ in records]
    say(match.screen, "\n".join(rows or [TEXT["no records"]]))


def day_of(date):
    """The date of a record, as this language writes it. What is not known
    there is ??."""
    parts = date.split(".")
    return date if len(parts) != 3 else sentence(
        "date", year=parts[0], month=parts[1], day=parts[2])


def record_facts(path, tags, short=False):
    """What the list says about a record: its name, its players, and so on. In
    a `short` one the computer is only its level."""
    told = {tag.lower(): name_said(tags.get(tag, "?"), short)
            for tag in ("White", "Black")}
    end = ABANDONED if is_given_up(tags) else tags.get("Result", "?")
    number = number_between(tags.get("PlyCount", "?"), 0, ALL_TURNS)
    day, clock = time.strftime(
        "%Y.%m.%d %H:%M", time.localtime(written_at(path))).split()
    return dict(told, date=day_of(tags.get("Date", "?")), day=day_of(day),
                clock=clock, result=TEXT.get("result " + end, "?"),
                name=os.path.splitext(os.path.basename(path))[0],
                turns="?" if number is None else sentence(
                    "some turns", number=number))


# STORAGE

WORDS = {"save": save, "load": load, "continue": continue_game}

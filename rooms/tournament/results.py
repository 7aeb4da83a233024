"""results.py - the plan of a tournament, its games, and the folder of both.

INPUT    reads the plan and the games that were played: read_plan rows_in
         unfinished_folder
STORAGE  the plan of a tournament, and the names of its files: Plan PLAN
         GAMES_FILE
PROCESS  checks a plan, and lists all games, with the first turns of each:
         check_plan fixtures_of job_of
OUTPUT   makes the folder, and writes down each game: new_folder note_row
         write_down

A `plan` is a Plan. A `fixture` is one game that shall be played: a Row of
standings.py. Everything that is left to chance follows from the seed of the
plan and the number of the game. So the same plan always gives the same games,
in whatever order they end.

Each tournament has a folder of its own. A `folder` is its path, such as
tournaments/3. It has these files:

    plan.json       what shall be played
    games.csv       a line for each game that was played
    17.txt          the record of game 17
    table.txt       the table, for people
    errors.txt      the errors of the players, for people

Lines of games.csv are only added, never changed. So a tournament that was
broken off can go on. If a file cannot be read or written, OSError is raised.
"""

import errno
import itertools
import os
from collections import namedtuple
from contextlib import suppress

from board import BLACK, WHITE
from rooms.computer import LEVELS
from rooms.console import player_name, sentence
from rooms.records import (RecordError, cell, checked_options, is_played,
                           new_tags, only_own, only_regular, own_folders,
                           save_record)
from rooms.tournament.apart import Job
from rooms.tournament.class_players import fault_rows
from rooms.tournament.player_files import path_of_player
from rooms.tournament.standings import GAINED, Row
from rules import legal_turns, new_game, play_legal

# STORAGE

TOURNAMENTS = "tournaments"     # the folder of all tournaments
PLAN = "plan.json"
GAMES_FILE = "games.csv"

# A game begins with some turns by chance, so that no two games are alike. Each
# pair plays from the same first turns twice: they swap colours in between.
FIRST_TURNS = 2         # (!) Try 6.
MOST_GAMES = 10000      # of a tournament


# What is agreed before a tournament.
#   players     their names
#   games       of each pair, an even number
#   seed        of everything that is left to chance
#   seconds     for a turn, at most
#   options     of the rules, as in rules.OPTIONS
Plan = namedtuple("Plan", "players games seed seconds options")


# PROCESS: the plan

def check_plan(plan):
    """Raise OSError, ValueError, TypeError or AttributeError if nobody can
    play by this plan. It may be from a stranger."""
    for name in plan.players:
        if not (isinstance(name, str) and os.path.basename(name) == name and (
                name in LEVELS or os.path.isfile(path_of_player(name)))):
            raise OSError(errno.ENOENT, "error player", str(name))
    if not (isinstance(plan.players, list)
            and 1 < len(set(plan.players)) == len(plan.players)
            and all(name.isprintable() for name in plan.players)):
        raise ValueError("the players")
    if not (type(plan.games) is int and plan.games > 0
            and games_in(plan) <= MOST_GAMES and 0 < plan.seconds <= 3600):
        raise ValueError("the numbers")
    checked_options(plan.options)


def games_in(plan):
    """The number of games in a plan."""
    return len(plan.players) * (len(plan.players) - 1) // 2 * plan.games


def fixtures_of(plan):
    """A Row for every game of a plan, round by round. In each round every pair
    plays once. In the next round they swap colours."""
    pairs = [*itertools.combinations(plan.players, 2)]
    return [Row(number * len(pairs) + place,
                *(pair[::-1] if number % 2 else pair))
            for number in range(plan.games)
            for place, pair in enumerate(pairs, 1)]


def job_of(plan, fixture):
    """The Job for one game. Two rounds begin with the same turns, because the
    pairs swap colours in the second one."""
    import random                   # slow to load, and rarely needed
    rounds = (fixture.number - 1) * plan.games // games_in(plan)
    chance = random.Random("%s opening %s" % (plan.seed, rounds // 2))
    game = new_game(**plan.options)
    for _ in range(FIRST_TURNS):
        play_legal(game, chance.choice(legal_turns(game)))
    return Job(game, {WHITE: fixture.white, BLACK: fixture.black},
               "%s game %s" % (plan.seed, fixture.number), plan.seconds,
               fixture=fixture)


# PROCESS: the folders

def numbered_folders():
    """{number: folder} of all tournaments."""
    found = {}
    for place in reversed(own_folders(TOURNAMENTS)):
        _, names, _ = next(os.walk(place), (place, [], []))
        found.update((int(name), os.path.join(place, name)) for name in names
                     if name.isascii() and name.isdigit() and len(name) < 9)
    return found


# INPUT

def read_plan(folder):
    """The Plan of a tournament. Raises OSError if it cannot be read, or if
    nobody could play by it."""
    path = os.path.join(folder, PLAN)
    import json                     # slow to load, and rarely needed
    try:
        with open(path, encoding="utf-8", opener=only_regular) as file:
            plan = Plan(**json.load(file))
        check_plan(plan)
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise OSError(errno.EINVAL, "error plan", path) from error
    return plan


def rows_in(folder, plan):
    """The Rows of those games of a plan that have been played."""
    lines = []
    with suppress(FileNotFoundError):
        with open(os.path.join(folder, GAMES_FILE), encoding="utf-8",
                  errors="replace", opener=only_regular) as file:
            lines = file.read().split("\n")
    fixtures = {fixture[:3] for fixture in fixtures_of(plan)}
    rows = {row.number: row for row in map(row_in, lines)
            if row and row[:3] in fixtures}
    return list(rows.values())


def row_in(line):
    """The Row in a line. None if the line has no whole Row: perhaps it was
    only half written. Then its game is played again."""
    import csv                      # slow to load, and rarely needed
    with suppress(TypeError, ValueError, OverflowError, csv.Error):
        words = [word[1:] if word[:1] == "'" else word
                 for word in next(csv.reader([line]), [])]
        row = Row(*[type(usual)(word) for usual, word
                    in zip(Row(0, "", ""), words)])
        if len(words) == len(row) and row.winner in GAINED and all(
                0 <= value < 10 ** 6 for value in row
                if not isinstance(value, str)):
            return row
    return None


def unfinished_folder():
    """(folder, error). The folder is that of the latest tournament that was
    broken off, and that no program plays now, or None. The error is the
    OSError that says why a later one cannot go on, or None."""
    refused = None
    for _, folder in sorted(numbered_folders().items(), reverse=True):
        try:
            plan = read_plan(folder)
            if len(rows_in(folder, plan)) < games_in(plan) \
                    and not is_played(os.path.join(folder, PLAN)):
                return folder, refused
        except OSError as error:
            refused = refused or error
    return None, refused


# OUTPUT

def new_folder(plan):
    """Make the folder of a new tournament. Returns its path."""
    import json                     # slow to load, and rarely needed
    number, refused = max(numbered_folders(), default=0) + 1, None
    for place in own_folders(TOURNAMENTS):
        try:
            folder = made_folder(place, number)
            note_text(folder, PLAN, [json.dumps(plan._asdict(), indent=1)])
            note_row(folder, Row._fields)
            return folder
        except OSError as error:
            refused = refused or error
    raise refused


def made_folder(place, number):
    """Make the folder with this number. If another program was quicker, take
    the next number. Returns the path."""
    folder = os.path.join(place, str(number))
    try:
        os.makedirs(folder)
    except FileExistsError:
        return made_folder(place, number + 1)
    return folder


def note_row(folder, values):
    """Add a line to games.csv: these values, such as a Row."""
    import csv                      # slow to load, and rarely needed
    path = os.path.join(folder, GAMES_FILE)
    with open(path, "a+", encoding="utf-8", errors="replace",
              newline="", opener=only_own) as file:
        file.seek(max(0, file.tell() - 1))
        if file.read() not in ("", "\n"):
            file.write("\n")            # the last line was cut off
        csv.writer(file, lineterminator="\n").writerow(map(cell, values))


def write_down(folder, row, outcome):
    """Write down a game: first its record, then what a player did wrong, and
    last its line in games.csv. A game with a line is not played again."""
    game = outcome.game
    tags = dict(new_tags(), Event="Tournament " + os.path.basename(folder),
                Round=str(row.number), White=player_name(row.white),
                Black=player_name(row.black))
    if row.error:
        tags[len(game.turns)] = row.error + "."
        note_text(folder, "errors.txt", [
            sentence("error in game", number=row.number, fault=row.error),
            *fault_rows(outcome), ""], True)
    try:
        save_record(os.path.join(folder, tags["Round"] + ".txt"), game, tags,
                    True)
    except RecordError as error:
        raise OSError(error.facts.get("error", error.reason)) from None
    note_row(folder, row)


def note_text(folder, name, rows, more=False):
    """Write rows of text into a file, or add them with `more`."""
    path = os.path.join(folder, name)
    with open(path, "a" if more else "w", encoding="utf-8",
              errors="replace", opener=only_own) as file:
        file.write("\n".join(rows) + "\n")

"""tournaments.py - the tournament: what is ordered, its progress, its table.

INPUT    reads what is ordered: read_plan_of numbers_of
STORAGE  the word tournament, and one that is played: WORDS Tournament
PROCESS  plays the games, and goes on with them: play_games continue_tournament
OUTPUT   writes the results, and shows how far it is: write_down show_how_far

A word is a function of the match and of the words typed after it. A
`tournament` is a Tournament; its plan, rows and standings are those of
schedule.py and standings.py. The game of the match waits meanwhile.
"""

import os
import time

from board import BLACK, WHITE
from rooms.commands import number_between, one_named, short
from rooms.console import chance_of, columns, player_name, say, sentence, tell
from rooms.records import new_tags, unlock
from rooms.tournament.apart import cores_here, games_apart
from rooms.tournament.class_players import (TURN_SECONDS, can_start,
                                            fault_in_words, fault_rows)
from rooms.tournament.player_files import class_players
from rooms.tournament.results import (COLUMNS, claim_folder, new_folder,
                                      note_row, note_text, read_plan, rows_in,
                                      save_game, unfinished_folder)
from rooms.tournament.schedule import (MOST_GAMES, Plan, fixtures_of, games_in,
                                       job_of)
from rooms.tournament.score_table import points_in_words, tables_of
from rooms.tournament.standings import Row, lead_changes, standings_of
from rules import OTHER, result

# STORAGE

GAMES_OF_A_PAIR = 4     # that each pair plays, if nothing else is said
PROGRESS_BAR = 20                # signs of the bar of progress
UNLIMITED = 10 ** 6     # signs in a row, where it is written into a file
ROWS_AT_ONCE = 20       # are shown: of more at once IDLE shows none
EVERY = 15              # seconds after which progress is shown at the latest,
SOON = 2                # and at the soonest

# What numbers may stand for, and their least and most.
UNITS = {"games": (1, 1000), "seconds": (0.5, 600), "cores": (1, 256),
         "seed": (0, 999999999)}


class Tournament:
    """A tournament that is being played."""

    def __init__(self, plan, folder, cores):
        self.plan = plan
        self.folder = folder        # where it is kept, or None
        self.cores = min(cores, cores_here())   # games played at once
        self.rows = rows_in(folder, plan) if folder else []
        self.begun = time.monotonic()
        self.before = len(self.rows)    # played before it was broken off
        self.told = None            # (part of the games, seconds), when
                                    # progress was shown last


# PROCESS

def tournament(match, words):
    """Let players play each other, each pair as many games; or go on with a
    tournament that was broken off."""
    try:
        if words and "continue".startswith(words[0].lower()) and words[0][3:]:
            continue_tournament(match, words[1:])
        else:
            begin_tournament(match, words)
    except OSError as error:
        not_written(match, error)


def begin_tournament(match, words):
    """Begin a tournament, if what is ordered can be understood."""
    plan, cores = read_plan_of(match, words)
    if plan and can_start(match):
        broken, _ = unfinished_folder()
        if broken:
            tell(match, "tournament broken", folder=short(broken))
        try:
            folder = new_folder(plan)
        except OSError as error:
            not_written(match, error)
            folder = None
        play_claimed(match, Tournament(plan, folder, cores))


def continue_tournament(match, words):
    """Go on with the tournament that was broken off."""
    folder, error = unfinished_folder()
    numbers, names = numbers_of(words)
    if not folder:
        tell(match, "no tournament", "refusal")
        if error:
            tell(match, "plan refused", "refusal", error=error)
    elif names or set(numbers) - {"cores"}:
        tell(match, "continue only", "refusal")
    else:
        play_claimed(match, Tournament(read_plan(folder), folder,
                                       numbers.get("cores", cores_here())))


def play_claimed(match, played):
    """Play the games, in a folder that no other program plays in."""
    lock = claim_folder(played.folder) if played.folder else None
    try:
        play_games(match, played)
    finally:
        unlock(lock)


def play_games(match, played):
    """Play all games that have not been, and show the table in the end; after
    Ctrl-C what is known by then."""
    plan, done = played.plan, {row.number for row in played.rows}
    left = [game for game in fixtures_of(plan) if game.number not in done]
    tell(match, "tournament begins", players=len(plan.players),
         games=games_in(plan), seconds="%g" % plan.seconds,
         cores=played.cores)
    jobs = (job_of(plan, game) for game in left)
    try:
        for job, outcome in games_apart(
                jobs, played.cores, lambda _: show_how_far(match, played)):
            note_outcome(match, played, job.fixture, outcome)
    except KeyboardInterrupt:
        broken_off(match, played)
    except RuntimeError as error:
        tell(match, "no python", "refusal", error=str(error))
    show_table(match, played)


def note_outcome(match, played, game, outcome):
    """Count a game that was played, and write it down, if that can be."""
    row = result_of(game, outcome)
    played.rows.append(row)
    try:
        if played.folder:
            write_down(played.folder, row, outcome)
    except OSError as error:
        not_written(match, error)
        played.folder = None


def result_of(game, outcome):
    """The Row of a game that was played. Who did something wrong has lost."""
    winner, reason = result(outcome.game) or (None, "long")
    error = ""
    if outcome.at_fault:
        winner, reason = OTHER[outcome.at_fault], "error"
        names = {WHITE: game.white, BLACK: game.black}
        error = fault_in_words(outcome, names[outcome.at_fault])
    seconds = [outcome.seconds.get(man, 0.0) for man in (WHITE, BLACK)]
    return Row(game.number, game.white, game.black,
               {WHITE: "white", BLACK: "black", None: ""}[winner], reason,
               len(outcome.game.turns), *seconds, lead_changes(outcome.game),
               error)


# INPUT

def read_plan_of(match, words):
    """(the Plan, how many cores) that the words say; no Plan if refused."""
    numbers, names = numbers_of(words)
    players = players_of(match, names)
    if None in players:             # which is told
        return None, 0
    games = numbers.get("games", GAMES_OF_A_PAIR)
    seed = numbers.get("seed", chance_of(match).randrange(10 ** 6))
    plan = Plan(players, games, seed, numbers.get("seconds", TURN_SECONDS),
                dict(match.game.options))
    if len(players) < 2:
        tell(match, "tournament two", "refusal")
    elif games % 2:
        tell(match, "tournament games", "refusal")
    elif games_in(plan) > MOST_GAMES:
        tell(match, "tournament many", "refusal", most=MOST_GAMES)
    else:
        return plan, numbers.get("cores", cores_here())
    return None, 0


def players_of(match, words):
    """The players that the words name, each once; without words all of the
    class. The last is None if a word is refused."""
    players = [] if words else class_players()
    for word in words:
        if None not in players:
            players.append(name_of_word(match, word))
    return list(dict.fromkeys(players))


def numbers_of(words):
    """({unit: number}, the other words): "4 games", "seed 7" are numbers.

    >>> numbers_of("easy, chance 4 games each, seed 7".split())
    ({'games': 4, 'seed': 7}, ['easy', 'chance'])
    """
    words = [word.rstrip(",;:.") for word in words]
    words = [word for word in words if word not in ("", "each", "and")]
    numbers, names = {}, []
    while words:
        first, *words = words
        number = number_with_unit(first, *words[:1])
        numbers.update(number)
        names += [] if number else [first]
        words = words[len(number):]
    return numbers, names


def number_with_unit(first, second=""):
    """What two words say, if they are a number and its unit.

    >>> number_with_unit("4", "games"), number_with_unit("seed", "7")
    ({'games': 4}, {'seed': 7})
    """
    for unit, (least, most) in UNITS.items():
        for word, digits in ((first, second), (second, first)):
            if len(word) > 3 and unit.startswith(word.lower().rstrip("s")):
                number = number_between(digits, least, most)
                return {} if number is None else {unit: number}
    return {}


def name_of_word(match, word):
    """The one player that a word means; None if that is refused."""
    number = word[:1].isdigit() or any(unit.startswith(word.lower())
                                       for unit in UNITS)
    found = one_named(match, word, "tournament number" if number
                      else "tournament player")
    return found and found[1]


# OUTPUT: what is kept

def write_down(folder, row, outcome):
    """Write down a game: its record, then what was done wrong, and last its
    line, which tells that it need not be played again."""
    tags = dict(new_tags(), Event="Tournament " + os.path.basename(folder),
                Round=str(row.number), White=player_name(row.white),
                Black=player_name(row.black))
    if row.error:
        tags[len(outcome.game.turns)] = row.error + "."
        rows = [sentence("error in game", number=row.number, fault=row.error),
                *fault_rows(outcome), ""]
        note_text(folder, "errors.txt", "\n".join(rows) + "\n", True)
    save_game(folder, row.number, outcome.game, tags)
    note_row(folder, [as_written(row, name) for name in COLUMNS])


def as_written(row, name):
    """What stands in a column of the line of a game."""
    value = getattr(row, name)
    return "%.4f" % value if isinstance(value, float) else value


def not_written(match, error):
    """Say that the results cannot be kept."""
    tell(match, "not written", "refusal", error=error)


# OUTPUT: while it goes on

def broken_off(match, played):
    """Say that it was stopped, and how it goes on."""
    tell(match, "interrupted")
    tell(match, "tournament stopped", done=len(played.rows),
         games=games_in(played.plan))


def show_how_far(match, played):
    """Now and then, where somebody looks on: how far it is, how long it still
    takes, and who is ahead."""
    games, done = games_in(played.plan), len(played.rows)
    now = time.monotonic() - played.begun
    if not match.screen.live or done == games \
            or not is_time(played, done / games, now):
        return
    played.told = done / games, now
    bar = "#" * (PROGRESS_BAR * done // games)
    left = now * (games - done) / max(1, done - played.before)
    row = sentence("progress", bar=bar.ljust(PROGRESS_BAR, "."), done=done,
                   games=games, left=time_left(left))
    say(match.screen, row + "\n" + leaders(played, columns(match.screen)))


def is_time(played, part, now):
    """Shall progress be shown: after SOON, then after each tenth of the games,
    but not too often, and EVERY so many seconds?"""
    last, then = played.told or (0.0, SOON - EVERY)
    tenth = int(10 * part) > int(10 * last)
    return now - then >= (SOON if tenth and played.told else EVERY)


def time_left(seconds):
    """So many seconds in words, in minutes if there are many."""
    if seconds < 90:
        return sentence("seconds left", number=max(1, round(seconds)))
    return sentence("minutes left", number=round(seconds / 60))


def leaders(played, room):
    """The first players and their points, as many as there is room for."""
    said = " "
    for standing in standings_of(played.plan.players, played.rows):
        more = sentence("leader", name=player_name(standing.name),
                        points=points_in_words(standing))
        if len(said + more) > room:
            break
        said += more
    return said


def show_table(match, played):
    """Show the table of what was played, and write it down."""
    if not played.rows:
        return
    path = short(played.folder) if played.folder else ""
    narrow, whole = tables_of(path, played.plan, played.rows,
                              (columns(match.screen), UNLIMITED))
    for at in range(0, len(narrow), ROWS_AT_ONCE):
        say(match.screen, "\n".join(narrow[at:at + ROWS_AT_ONCE]))
    try:
        if played.folder:
            note_text(played.folder, "table.txt", "\n".join(whole) + "\n")
    except OSError as error:
        not_written(match, error)


# STORAGE

WORDS = {"tournament": tournament}

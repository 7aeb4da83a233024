"""tournaments.py - the word tournament: the order, the progress, the table.

INPUT    reads what was typed after the word: new_plan numbers_of
STORAGE  the word tournament, and one that is played: WORDS Tournament
PROCESS  plays the games, but for those of a player that is out: play_games
         players_out
OUTPUT   shows how far it is, and the table: show_how_far show_table

A word is a function of the match and of the words typed after it. The
tournament that is `played` is a Tournament. Its plan is a Plan of plan.py,
and its rows are Rows of standings.py. The game of the match waits meanwhile.
"""

from collections import Counter
from contextlib import closing
from functools import partial

from board import BLACK, WHITE
from rooms.commands import machine_named, number_between, short_path
from rooms.console import (columns, english_word, heard, player_name, say,
                           sentence, spoken, tell, words_begun)
from rooms.records import write_in
from rooms.tournament.apart import CORES, games_apart
from rooms.tournament.class_players import TURN_SECONDS, fault_in_words
from rooms.tournament.plan import (Plan, fixtures_of, game_of, games_in,
                                  new_folder, write_down)
from rooms.tournament.player_files import class_players
from rooms.tournament.standings import FILE_WIDTH, Row, whole_table
from rules import COLOUR_OF, OTHER, Refused, result

# STORAGE

GAMES_OF_A_PAIR = 4     # if no other number is typed
SLOW = "player slow", "player slow read"    # a player's time ran out,
SLOW_GAMES = 3          # ... in so many games: then it is out
PROGRESS_BAR = 20       # characters of the bar of progress
ROWS_AT_ONCE = 20       # that are shown: IDLE hides a text of many more rows
SOON = 2                # seconds: then progress is shown first,
EVERY = 15              # ... and again after so many

# What a number can be, its least and its most.
UNITS = {"games": (1, 1000), "seconds": (0.5, 600), "cores": (1, 256),
         "seed": (0, 999999999)}


class Tournament:
    """A tournament that is being played."""

    def __init__(self, plan, folder, cores):
        self.plan = plan
        self.folder = folder        # where it is kept, or "": nowhere
        self.cores = min(cores, CORES)     # games that go on at once
        self.rows = []              # of the games that have ended
        self.slow = Counter()       # {player: games in which its time ran out}
        self.next_told = SOON       # when progress is shown next


# PROCESS

def tournament(match, words):
    """Let players play each other, each pair the same number of games. Then
    show the table. After Ctrl-C, it is the table of the games so far. Raises
    Refused if the order makes no sense."""
    numbers, names = numbers_of(words)
    plan, folder = new_plan(match, numbers, names), ""
    try:
        folder = new_folder()
    except OSError as error:
        tell(match, "not written", "refusal", error=error)
    played = Tournament(plan, folder, numbers.get("cores", CORES))
    tell(match, "tournament begins", players=len(plan.players),
         games=games_in(plan), seconds=plan.seconds, cores=played.cores)
    try:
        play_games(match, played)
    except KeyboardInterrupt:
        tell(match, "interrupted")
        tell(match, "tournament stopped", done=len(played.rows),
             games=games_in(plan))
    except RuntimeError as error:
        tell(match, "no python", "refusal", error=str(error))
    if played.rows:
        show_table(match, played)


def play_games(match, played):
    """Play all games, and note the Row of each."""
    fixtures = fixtures_of(played.plan)
    # Each is made when its turn comes: a player may be out by then.
    to_play = (game_of(played.plan, fixture) for fixture in fixtures
               if not players_out(played, fixture))
    with closing(games_apart(to_play, played.cores,
                             partial(show_how_far, match, played))) as games:
        for apart in games:
            row = result_of(apart)
            played.rows.append(row)
            if apart.fault and apart.fault.reason in SLOW:
                played.slow[apart.players[apart.at_fault]] += 1
            put_in_folder(match, played, write_down, row, apart)
    numbers = {row.number for row in played.rows}
    played.rows += [lost_by_absence(played, fixture) for fixture in fixtures
                    if fixture.number not in numbers]


def players_out(played, fixture):
    """The players of this game that are out, White first."""
    return [name for name in (fixture.white, fixture.black)
            if played.slow[name] >= SLOW_GAMES]


def lost_by_absence(played, fixture):
    """The Row of a game that was not played: a player that is out has lost it.
    If both are out, White has lost: it would have to move first."""
    name = players_out(played, fixture)[0]
    return Row(
        *fixture, "black" if name == fixture.white else "white", "error",
        error=sentence("player out", player=player_name(name)))


def result_of(apart):
    """The Row of a game that was played. A player who did something wrong has
    lost."""
    winner, reason = result(apart.game) or (None, "long")
    if apart.at_fault:
        winner, reason = OTHER[apart.at_fault], "error"
    return Row(
        *apart.fixture, COLOUR_OF.get(winner, ""), reason,
        len(apart.game.turns), apart.spent[WHITE], apart.spent[BLACK],
        fault_in_words(apart) if apart.at_fault else "")


# INPUT

def new_plan(match, numbers, names):
    """The Plan that the words order. Each player counts once. Without names,
    all players of the class play. Raises Refused if that cannot be played."""
    has_number = any(name[:1].isdigit() or words_begun(name, UNITS)
                     for name in names)
    key = "tournament number" if has_number else "tournament player"
    players = [machine_named(name, key).name for name in names]
    plan = Plan(list(dict.fromkeys(players or class_players())),
                numbers.get("games", GAMES_OF_A_PAIR),
                numbers.get("seed", match.chance.randrange(10 ** 6)),
                numbers.get("seconds", TURN_SECONDS), dict(match.game.options))
    if len(plan.players) < 2:
        raise Refused("tournament two")
    if plan.games % 2:
        raise Refused("tournament games", most=UNITS["games"][1])
    return plan


def numbers_of(words):
    """({unit: number}, the other words). "4 games" or "seed 7" is a number.

    >>> numbers_of("easy, chance 4 games each, seed 7".split())
    ({'games': 4, 'seed': 7}, ['easy', 'chance'])
    """
    words = [word.rstrip(",;:.") for word in words]
    words = [word for word in words
             if english_word(word) not in ("", "each", "the")]
    numbers, names = {}, []
    while words:
        number = number_with_unit(*words[:2])   # of two words, or {}
        numbers.update(number)
        names += [] if number else words[:1]
        words = words[2:] if number else words[1:]
    return numbers, names


def number_with_unit(first, second=""):
    """{unit: number} if these two words are a number and its unit, or else {}.
    Raises Refused if the number is too small or too large.

    >>> number_with_unit("4", "games"), number_with_unit("seed", "7")
    ({'games': 4}, {'seed': 7})
    """
    for digits, word in ((first, second), (second, first)):
        unit = english_word(word)
        if word[3:] and unit not in UNITS:      # its first letters are enough
            unit = "".join(words_begun(word, UNITS))
        if unit in UNITS and digits.lstrip("-")[:1].isdigit():
            least, most = UNITS[unit]
            number = number_between(digits, least, most)
            if number is None:
                raise Refused("tournament games" if unit == "games"
                              else "tournament range", word=digits, most=most,
                              least=least, unit=spoken(unit))
            return {unit: number}
    return {}


# OUTPUT: what is kept

def put_in_folder(match, played, write, *details):
    """Call write(folder, *details), if there is a folder. If that fails, say
    why, and write nothing more."""
    try:
        if played.folder:
            write(played.folder, *details)
    except OSError as error:
        tell(match, "not written", "refusal", error=error)
        played.folder = ""


# OUTPUT: while it goes on

def show_how_far(match, played, now):
    """Show how far it is, and how many minutes are left. Do so only now and
    then, and only if somebody can see it. `now` is the number of seconds since
    the first game began."""
    games, done = games_in(played.plan), len(played.rows)
    if not match.screen.live or done == games or now < played.next_told:
        return
    played.next_told = now + EVERY
    bar = ("#" * (PROGRESS_BAR * done // games)).ljust(PROGRESS_BAR, ".")
    seconds = now * (games - done) / max(1, done)
    key, unit = ("seconds left", 1) if seconds < 90 else ("minutes left", 60)
    tell(match, heard(match.screen, "progress"), bar=bar, done=done,
         games=games, left=sentence(key, number=max(1, round(seconds / unit))))


def show_table(match, played):
    """Show the table of the games so far, and write it down."""
    width = 0 if match.screen.words_tell else columns(match.screen)
    narrow, whole = [whole_table(short_path(played.folder), played.plan,
                                 played.rows, each)
                     for each in (width, FILE_WIDTH)]
    for at in range(0, len(narrow), ROWS_AT_ONCE):
        say(match.screen, "\n".join(narrow[at:at + ROWS_AT_ONCE]))
    put_in_folder(match, played, write_in, "table.txt", "\n".join(whole))


# STORAGE

WORDS = {"tournament": tournament}

"""mistakes.py - a player's own mistakes, which come back as puzzles.

INPUT    finds the puzzles in the games of a player: own_puzzles puzzles_of
STORAGE  how many come back on one day, and for how long: A_DAY DAYS
PROCESS  chooses the one that comes next, and counts those that are mended:
         next_own mended_in
OUTPUT   remembers that a puzzle was tried: remember_try

`lines` are those of memory.py: each puzzle that was solved or failed is a
line, in the order in which that happened. A `key` is a puzzle in one line.
`judged` is that of grades.py, `tags` are those of record.py.
"""

from itertools import chain, zip_longest
from time import strftime

from rooms.commands import (FAILED, ON_DAY, last_after, name_here,
                            number_between, remember, remembered)
from rooms.learning.history import games_of, grade_games
from rooms.learning.proof import BETTER, Puzzle, in_a_line
from rooms.records import PUZZLES, set_up
from rules import Refused

# STORAGE

A_DAY = 2               # own puzzles are tried. The others come tomorrow
DAYS = 2                # on which a puzzle must be solved. Then it is mended
LATEST = 20             # games whose mistakes come back, and count in progress


# INPUT

def own_puzzles(match, most=LATEST):
    """{key: Puzzle} of the latest games of the person at the keyboard. First
    comes the mistake that cost most in each game, the latest game first. At
    most `most` of the games get their grades now."""
    games = games_of(match, name_here(match), LATEST)
    found = [puzzles_of(*graded) for graded in grade_games(match, games, most)]
    # The first one of each game, then the second one of each, and so on
    return {in_a_line(puzzle): puzzle
            for puzzle in filter(None, chain(*zip_longest(*found)))}


def puzzles_of(game, tags, men):
    """The puzzles of these men that the tags of a game name, the one that cost
    most first. What is damaged is left out."""
    puzzles = []
    for number in numbers_of_puzzles(game, tags):
        spots, man, hands = game.past[number - 1][0]
        if man in men:
            puzzles.append(Puzzle(set_up(spots, man, hands, **game.options),
                                  BETTER, 1, played=game.turns[number - 1]))
    return puzzles


def better_than(judged):
    """The puzzle to find a better turn than the one that was judged."""
    return Puzzle(judged.game, BETTER, 1, played=judged.played)


def numbers_of_puzzles(game, tags):
    """The numbers of the turns that the tag names. Older programs wrote more
    behind each of them."""
    found = [number_between(said.split(" ")[0], 1, len(game.turns))
             for said in tags.get(PUZZLES, "").split(", ")]
    return [*filter(None, found)]


# PROCESS: which one comes next

def tries_in(lines):
    """({key of a puzzle: the days on which it was solved since it was failed},
    the keys that were tried today). Old lines name no days: each counts as
    one."""
    solved, tried, day, today = {}, set(), "", today_in_a_line()
    for at, line in enumerate(lines):
        day = line if line.startswith(ON_DAY) else day
        failed = line.startswith(FAILED)
        key = line[len(FAILED) * failed:]
        solved[key] = set() if failed else {*solved.get(key, ()), day or at}
        if day == today:
            tried.add(key)
    return solved, tried


def today_in_a_line():
    """The line about today, such as "day 2026-11-28"."""
    return ON_DAY + strftime("%Y-%m-%d")


def next_own(keys, lines, shown=None):
    """Which of these keys of puzzles comes next: one after the key that is
    `shown` now, or else from the beginning. Those that were tried on another
    day come first. Refused if all of them rest: they are mended, or were tried
    today, or enough of them were."""
    solved, tried = tries_in(lines)
    first = keys.index(shown) + 1 if shown in keys else 0
    broken = [key for key in keys[first:] + keys[:first]
              if len(solved.get(key, ())) < DAYS]
    awake = [key for key in broken if key not in tried]
    if not awake or len(tried.intersection(keys)) >= A_DAY:
        raise Refused("own enough" if broken else "no own puzzle")
    return min(awake, key=lambda key: key not in solved)


def mended_in(keys, lines):
    """(the key of a sentence, its facts): how many of these puzzles there are,
    and how many of them were solved on two days, and on one, and not failed
    since."""
    solved, _ = tries_in(lines)
    days = [min(DAYS, len(solved.get(key, ()))) for key in keys]
    return "mended" if any(days) else "mistakes left", {
        "count": len(keys), "mended": days.count(DAYS), "once": days.count(1)}


# OUTPUT

def remember_try(match, puzzle, beginning=""):
    """Remember that this puzzle was solved, or FAILED. Of an own one remember
    the day, too."""
    today = today_in_a_line()
    last = ON_DAY + last_after(remembered(match), ON_DAY)
    if puzzle.played and last != today:
        remember(match, today)
    remember(match, beginning + in_a_line(puzzle))

"""own_puzzles.py - puzzles from a player's own games, and which comes next.

INPUT    finds the puzzles that the records name: own_puzzles has_new_puzzles
STORAGE  after how many other puzzles one comes again: COMES_AFTER
PROCESS  chooses the puzzle that comes next: next_own is_mended

`lines` are those of memory.py: each puzzle that was solved or failed is a
line, in the order in which that happened. A `key` is a puzzle in one line.
"""

from contextlib import suppress
from itertools import islice

from rooms.commands import name_here, remembered
from rooms.console import tell
from rooms.learning.history import games_of, grade_games
from rooms.learning.proof import BETTER, GOALS, Puzzle, in_a_line
from rooms.learning.tasks import COLOURS
from rooms.records import PUZZLES, set_up
from rules import DRAW_LIMITS

# STORAGE

NEW = 0.5               # a new one waits for those whose time has come
COMES_AFTER = 5         # other puzzles, a puzzle comes again
LATEST = 20             # games whose mistakes come back
FAILED = "failed "      # begins the line of a puzzle that was failed
SOLVED_ON = "day "      # begins the line before the first of a new day


# INPUT

def own_puzzles(match, most=LATEST, most_new=LATEST):
    """The puzzles in the latest games of the person at the keyboard, in as
    many as `most`. Each mistake is a puzzle, and the latest game comes first.
    At most `most_new` of the games get their grades now."""
    games = [*islice(games_of(match, name_here(match)), most)]
    puzzles, damaged = [], 0
    for game, tags, men in grade_games(match, games, most_new):
        for said in tags[PUZZLES].split(", ") * (tags[PUZZLES] != "-"):
            try:
                puzzles.append(puzzle_in_game(game, said, men))
            except ValueError:
                damaged += 1
    if damaged and most_new:
        tell(match, "own damaged", number=damaged)
    return [puzzle for puzzle in puzzles if puzzle]


def costliest(game, tags, men):
    """The puzzle of the turn of these men that cost most. None if no grades
    name one."""
    for said in tags.get(PUZZLES, "-").split(", "):
        with suppress(ValueError):
            puzzle = puzzle_in_game(game, said, men)
            if puzzle:
                return puzzle
    return None


def puzzle_in_game(game, said, men):
    """The Puzzle that a tag names, such as "17 man 2". None if it was a turn
    of another player. ValueError if there is no such turn or goal. A proof
    knows no draw rules, so they are off there."""
    number, goal, turns = said.split(" ")
    if not (number.isascii() and number.isdigit() and goal in (*GOALS, BETTER)
            and turns in ("1", "2", "3", "4") and len(number) < 9
            and 0 < int(number) <= len(game.turns)):
        raise ValueError(said)
    options = dict(game.options)
    if goal != BETTER:
        options.update(dict.fromkeys(DRAW_LIMITS.values(), 0))
    spots, man, hands = game.past[int(number) - 1][0]
    return Puzzle(set_up(spots, man, hands, **options), goal, int(turns),
                  own=game.turns[int(number) - 1]) if man in men else None


def has_new_puzzles(match):
    """Does the latest game have mistakes, of which the player here has tried
    none as a puzzle? Only a game with grades is looked at."""
    keys = {in_a_line(puzzle) for puzzle in own_puzzles(match, 1, 0)}
    tried = {line.replace(FAILED, "", 1) for line in remembered(match)}
    return bool(keys) and not keys & tried


# PROCESS

def next_own(puzzles, lines, shown=0):
    """The number in the list of the puzzle that comes next, or None if all of
    them rest. First come failed ones whose time has come, then new ones, then
    the one that waits the shortest time. If one is `shown` now, counted from
    1, it comes last, and of failed ones and new ones the next in the list."""
    waits = {number: wait_of(in_a_line(puzzles[number]), lines)
             for number in [*range(shown, len(puzzles)), *range(shown)]}
    awake = [number for number in waits if waits[number] is not None]
    return min(awake, default=None, key=lambda number: (
        number == shown - 1, max(waits[number], NEW * bool(shown))))


def wait_of(key, lines):
    """How many other puzzles must come before this one. 0 or less: its time
    has come. A new one waits for those, but for nothing else. None if it
    rests: it is mended."""
    tries = [line.replace(FAILED, "", 1) for line in lines]
    tries = [line for line in tries if line.split(" ")[0] in COLOURS]
    if key not in tries:
        return NEW
    return None if is_mended(key, lines) \
        else COMES_AFTER - tries[::-1].index(key)


def is_mended(key, lines):
    """Was this puzzle solved on two days, and not failed since? Old lines name
    no days: each counts as one."""
    days, day = set(), ""
    for number, line in enumerate(lines):
        day = line if line.startswith(SOLVED_ON) else day
        if line == FAILED + key:
            days = set()
        elif line == key:
            days.add(day or number)
    return len(days) > 1

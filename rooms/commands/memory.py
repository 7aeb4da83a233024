"""memory.py - who plays here, and what is remembered of this player.

STORAGE  the files, how each line begins, and the lines of this player:
         NAME remembered own_lines
PROCESS  finds who plays here: name_here known_name
OUTPUT   adds a line: remember remember_line

Each line says one thing, such as "learn 4" or a puzzle that is solved. If the
player has a name, it stands before that:

    name Ann
    ann: step place
    ann: learn 2
    ann: day 2026-11-28
    ann: failed White better 1 5 5 WW..W.............BBB...

The lines are in the order in which they were written, and may be repeated. A
line that means nothing does no harm. The file is in the folder of the kept
games. If it cannot be written there, it is in the user's own folder.
"""

import os
from contextlib import suppress

from rooms.console import (PLAYER_NAMES, TEXT, game_itself, name_in,
                           persons_in, tell)
from rooms.records import Unusable, in_best_folder, only_regular, read_whole

# STORAGE

# Lines are written into the last file. Older programs wrote the other one.
MEMORY_FILES = "puzzles solved.txt", "learning.txt"
# How the lines begin. A line that is only a puzzle says that it was solved.
NAME = "name "              # the name for the next start
NUMBERS_IN = "numbers "     # where the numbers of the points are
PLACE = "learn "            # the step at which the player goes on
STEP = "step "              # a step that is done
FAILED = "failed "          # a puzzle that was failed
LOOKED = "looked "          # a mistake that was shown
ON_DAY = "day "             # the day of the lines about own puzzles below it
GONE = "gone "              # a habit that has gone
QUIZ_RIGHT, QUIZ_WRONG = "quiz right ", "quiz wrong "   # a question

MOST_REMEMBERED = 2000000    # of a file: more than a player ever solves


def remembered(match):
    """The lines of the player who plays here, without the name."""
    return own_lines(all_lines(match), name_here(match))


def own_lines(lines, name):
    """Those of these lines that the player of this name wrote, without the
    name. Lines without a name belong to their owner."""
    name, owner = known_name(name), owner_of(lines)
    begin = (name or owner) + ": "
    # The owner has lines with the name, and those without any name.
    return [line.replace(begin, "", 1) for line in lines
            if line.startswith(begin) or name in ("", owner)
            and not (": " in line or line.startswith(NAME))]


def owner_of(lines):
    """The first name in these lines, in small letters, or "". What somebody
    has done without a name belongs to this player."""
    names = [known_name(line[len(NAME):]) for line in lines
             if line.startswith(NAME)]
    return next(filter(None, names), "")


def all_lines(match):
    """All lines that are remembered, a list. They are read when they are first
    needed. Files that cannot be read are left out."""
    if "lines" not in match.notes:
        match.notes["lines"] = []
        for path in [os.path.join(folder, name) for name in MEMORY_FILES
                     for folder in match.kept.folders[::-1]]:
            with suppress(Unusable):
                match.notes["lines"] += memory_lines(path)
    return match.notes["lines"]


def memory_lines(path):
    """The lines of a file of this memory. Unusable if it cannot be read."""
    text = read_whole(path, MOST_REMEMBERED).decode("utf-8-sig", "replace")
    return [*filter(None, text.splitlines())]


def last_name(match):
    """The name that was remembered last, or ""."""
    return name_in(last_after(all_lines(match), NAME))


def last_after(lines, beginning):
    """What stands behind this beginning in the last of the lines that has it.
    "" without such a line."""
    return ["", *(line[len(beginning):] for line in lines
                  if line.startswith(beginning))][-1]


# PROCESS

def known_name(name):
    """A name in small letters, or "" if it is the usual one."""
    name = name.strip().lower()
    usual = [*PLAYER_NAMES, TEXT["white"], TEXT["black"], "White", "Black"]
    return "" if name in (*map(str.lower, usual), "?") else name


def name_here(match):
    """The name of the person who plays here, also while the game waits. One
    with a name is meant before one without."""
    _, game, players = game_itself(match)
    men = persons_in(players) or [game.to_move]
    men = [man for man in men if known_name(players[man].name)] or men
    return players[game.to_move if game.to_move in men else men[0]].name


# OUTPUT

def remember(match, line):
    """Remember one more line of the player who plays here. "ann: " stands
    before it if the player has a name."""
    name = known_name(name_here(match))
    remember_line(match, (name + ": " if name else "") + line)


def remember_line(match, line):
    """Remember one more line. If no file can be written, say so, but only the
    first time."""
    all_lines(match).append(line)
    try:
        in_best_folder(match.kept.folders, append_line, line)
    except (OSError, ValueError):
        if "not remembered" not in match.notes:
            match.notes["not remembered"] = True
            tell(match, "remembered nowhere", "refusal")


def append_line(folder, line):
    """Add a line to the newest file of memory in this folder."""
    with open(os.path.join(folder, MEMORY_FILES[-1]), "a", encoding="utf-8",
              opener=only_regular) as file:
        file.write("\n" + line)    # the last line may be damaged

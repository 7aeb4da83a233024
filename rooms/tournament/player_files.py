"""player_files.py - the class's own players: their files, found and read.

INPUT    finds the files, and reads their mottos: class_players motto_of
STORAGE  the folder of the players: PLAYERS_FOLDER ROOT
PROCESS  which players a word means: players_named path_of_player

A player of the class is a file with a function choose_turn(game) that returns
one of legal_turns(game), see docs/your-own-player.md. The `name` of such a
player is that of his file, if it stands in the folder players/, or else its
path; the other players are the computer's levels. So mill_maker.py is a player
of the class, and easy is a level.
"""

import os

from rooms.computer import LEVELS
from rooms.records import only_regular

# INPUT

def class_players():
    """The names of the players in the folder players/, by the alphabet; what
    begins with _ is none, but helps others."""
    _, folders, files = next(os.walk(PLAYERS_FOLDER), ("", [], []))
    return [name for name in sorted(folders + files, key=str.lower)
            if name.lower().endswith(".py") and name[0] not in "._"
            and name.isprintable()]


def motto_of(name):
    """The first line of the docstring of a player, perhaps empty; the motto of
    a level is that of its function. None if the file has no choose_turn;
    OSError if it cannot be read. The file is not run, and may be wrong."""
    import re                       # slow to load, and seldom needed
    if name in LEVELS:
        return LEVELS[name].__doc__.split("\n")[0]
    with open(path_of_player(name), encoding="utf-8-sig", errors="replace",
              opener=only_regular) as file:
        text = file.read(MOST_READ)
    if "choose_turn" not in text:
        return None
    found = re.match(r"(?:#.*|\s)*(\"{3}|'{3})([\s\S]*?)\1", text)
    return found.group(2).strip().split("\n")[0] if found else ""


# STORAGE

MOST_READ = 100000           # signs of a file in which its motto is looked for

# The folder of the program, and in it that of the players of the class.
ROOT = os.path.abspath(os.path.join(__file__, "..", "..", ".."))
PLAYERS_FOLDER = os.path.join(ROOT, "players")


# PROCESS

def path_of_player(name):
    """The file of a player of the class; a level has none, but its name."""
    return name if name in LEVELS else os.path.join(PLAYERS_FOLDER, name)


def players_named(word):
    """The players of the class that a word means. A whole name comes before
    its first letters; a word with the ending of a file may be a path."""
    own, begun = class_players(), letters_of(word)
    whole = [name for name in own if letters_of(name) == begun][:1]
    if word.lower().endswith(".py"):
        path = os.path.abspath(os.path.expanduser(word))
        return whole or [path] * os.path.isfile(path)
    return whole or [name for name in own
                     if letters_of(name).startswith(begun)]


def letters_of(name):
    """A name as it may be typed: in small letters, with _ for a blank, and
    without the ending of a file.

    >>> letters_of("Mill maker.py")
    'mill_maker'
    """
    name = name.lower().replace(" ", "_")
    return name[:-3] if name.endswith(".py") else name

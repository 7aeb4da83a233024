"""player_files.py - the class's own players: their files, found and read.

INPUT    finds the files, and reads their mottos: class_players motto_of
STORAGE  the folder of the players: PLAYERS_FOLDER
PROCESS  finds the players that a word means: players_named path_of_player

A player of the class is a file with a function choose_turn(game). It returns
one of legal_turns(game), see docs/your-own-player.md. It is in the folder
players/, and the `name` of the player is the name of the file. The other
players are the levels of the computer. So mill_maker.py is a player of the
class, and easy is a level.
"""

import os
from contextlib import suppress

from rooms.computer import LEVELS
from rooms.records import ROOT, only_regular

# INPUT

def class_players():
    """The names of the players in the folder players/, in the order of the
    alphabet. A file that begins with _ is no player, but a helper of others.
    """
    _, _, files = next(os.walk(PLAYERS_FOLDER), ("", [], []))
    return [name for name in sorted(files, key=str.lower)
            if name.lower().endswith(".py") and name[0] not in "._"
            and name.isprintable()]


def motto_of(name):
    """The motto of a player: the first line of the docstring of its file. It
    may be empty. None if the file has no choose_turn. The file is read, and
    not run. Raises OSError, or what Python raises if the file is no Python."""
    import ast                      # slow to load, as the next one, ...
    import re                       # ... and rarely needed
    text = text_of_player(name)
    motto = (ast.get_docstring(ast.parse(text, name)) or "").split("\n")[0]
    return motto if re.search(r"\bchoose_turn\b", text) else None


def near_name(name):
    """The function in the file of a player whose name is nearly choose_turn,
    such as chose_turn: a slip of the hand. "" if there is none."""
    import difflib                  # slow to load, as the next one, ...
    import re                       # ... and rarely needed
    text = ""
    with suppress(OSError):             # it may just have been removed
        text = text_of_player(name)
    names = {found.lower(): found for found in re.findall(
        r"^def (\w+)", text, re.M) if found != "choose_turn"}
    near = difflib.get_close_matches("choose_turn", names, 1)
    return names[near[0]] if near else ""


def text_of_player(name):
    """The text of the file of a player. Raises OSError."""
    with open(path_of_player(name), encoding="utf-8-sig", errors="replace",
              opener=only_regular) as file:
        return file.read(MOST_READ)


# STORAGE

MOST_READ = 1000000     # characters that we read of a file
PLAYERS_FOLDER = os.path.join(ROOT, "players")


# PROCESS

def path_of_player(name):
    """The path of the file of a player. A level has no file: its name."""
    return name if name in LEVELS else os.path.join(PLAYERS_FOLDER, name)


def players_named(word):
    """The players of the class that a word means. If the word is a whole name,
    with .py or without, it means only this player. Otherwise it means all
    names that begin with it."""
    own, begun = class_players(), letters_of(word)
    whole = [name for name in own if letters_of(name) == begun][:1]
    return whole or [name for name in own
                     if letters_of(name).startswith(begun)]


def letters_of(name):
    """A name as a player may type it: in small letters, with _ for a blank,
    and without .py.

    >>> letters_of("Mill maker.py")
    'mill_maker'
    """
    name = name.lower().replace(" ", "_")
    return name[:-3] if name.endswith(".py") else name

"""match.py - what goes on at one keyboard: a game, its players, its screen.

INPUT    name_in unfinished_game
STORAGE  NAME_LENGTH NOTHING Match kept_names
PROCESS  new_match goes_on is_computers_turn change begin_again
OUTPUT   nothing

A `match` is a Match. The game in it is never changed but replaced by a changed
copy, so that Ctrl-C at any moment leaves a turn made wholly or not at all. A
turn `begun` is (start, end, removed), as a turn is, but it may lack its end or
removals as yet.
"""

import os

from board import BLACK, WHITE
from console import clean
from game import copy_of, new_game
from rules import result
from texts import TEXT

# INPUT

def name_in(text):
    """The name of a player: what was typed, cut to NAME_LENGTH characters."""
    return clean(text.strip())[:NAME_LENGTH].strip()


def unfinished_game():
    """What an unfinished game says of itself: (time, tags), or None.

    The tags are only looked at, not judged, for this is done at every start.
    """
    paths = [path for path in kept_names() if os.path.isfile(path)]
    if not paths:
        return None
    path = max(paths, key=os.path.getmtime)
    when = os.path.getmtime(path)
    with open(path, encoding="utf-8", errors="replace") as file:
        parts = [line[1:].split('"') for line in file.read(3000).split("\n")
                 if line.startswith("[")]
    return when, {part[0].strip(): clean(part[1], 20)
                  for part in parts if len(part) > 2}


# STORAGE

NAME_LENGTH = 20
NOTHING = (None, None, ())      # the turn of which nothing is known as yet


class Match:
    """Two players at one keyboard."""

    def __init__(self, screen, game, names, seed):
        self.screen = screen        # see console.py
        self.game = game            # see game.py
        self.names = names          # {WHITE: ..., BLACK: ...}
        self.rolled = False         # has chance decided who is White?
        self.seed = seed            # for what chance decides, or None
        self.chance = None          # a random.Random, once it is needed
        self.begun = NOTHING        # the turn being typed, as far as it goes
        self.question = None        # the question to be answered: its key
        self.drawn = None           # what the screen shows of all this
        self.orders = []            # lines to obey before the first is typed
        self.computer = ()          # the colours that the computer plays
        self.level = "easy"         # how well, see computer.py. (!) "hard"
        self.seconds = None         # how long expert thinks, or None
        self.hints = None           # a game, and the hints left for it
        self.keeping = False        # is the game kept after every turn?
        self.kept = None            # where it is kept, see kept_game.py
        self.tags = {}              # of the record that was loaded
        self.about = None           # what the open question is about
        self.replayed = None        # the game that is replayed, see replay.py
        self.before = None          # game and names before the replay
        self.pause = 1.5            # seconds between boards that are watched
        self.leaving = False        # do the players leave?
        self.status = 0             # the exit status then


def kept_names(folders=(".", "~")):
    """The files in which an unfinished game may be, in these folders."""
    folders = map(os.path.expanduser, folders)
    return [os.path.join(folder, "unfinished game%s.txt" % number)
            for folder in folders
            for number in ("", " 2", " 3", " 4", " 5", " 6", " 7", " 8", " 9")]


# PROCESS

def new_match(screen, options, white=None, black=None, seed=None):
    """A Match before its first man, by the options of the rules."""
    names = {WHITE: white or TEXT["player one"],
             BLACK: black or TEXT["player two"]}
    return Match(screen, new_game(**options), names, seed)


def goes_on(match):
    """Is there a next turn to play?"""
    return not match.leaving and result(match.game) is None


def is_computers_turn(match):
    """Is the computer to move, and does nothing else go before?"""
    return match.game.to_move in match.computer and goes_on(match) \
        and not match.question and not match.replayed


def change(match, action, *details):
    """Change the game as action(game, *details) does, all at once."""
    game = copy_of(match.game)
    action(game, *details)
    match.begun, match.question = NOTHING, None
    match.game = game
    if match.keeping:
        from saving import keep_now     # it takes longer than all the rest
        keep_now(match)


def begin_again(match, **options):
    """A new game of the same players, by the same options but for these.

    ValueError for an option that cannot be; then nothing has changed.
    """
    game = new_game(**dict(match.game.options, **options))
    match.begun, match.question = NOTHING, None
    match.game = game

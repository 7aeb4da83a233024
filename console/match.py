"""match.py - what goes on at one keyboard: a game, its players, its screen.

INPUT    name_in
STORAGE  NAME_LENGTH NOTHING Player Question Aside Match
         new_match two_people
PROCESS  player_to_move computers_in chair_of chance_of goes_on change
         begin_again set_game show_aside come_back

A `match` is a Match. The game in it is never changed but replaced by a changed
copy, so that Ctrl-C at any moment leaves a turn made wholly or not at all. A
turn `begun` is (start, end, removed), as a turn is, but it may lack its end or
removals as yet.
"""

from board import BLACK, WHITE
from console.sentences import clean
from console.texts import TEXT
from rules import copy_of, new_game, result

# INPUT

def name_in(text):
    """The name of a player: what was typed, cut to NAME_LENGTH characters."""
    return clean(text.strip())[:NAME_LENGTH].strip()


# STORAGE

NAME_LENGTH = 20
NOTHING = (None, None, ())      # the turn of which nothing is known as yet


class Player:
    """Who plays one side."""

    def __init__(self, name):
        self.kind = "person"        # a key of PLAYERS, where the game begins
        self.name = name            # of the person, also while another plays
        self.level = "easy"         # of the computer, if it plays. (!) "hard"
        self.seconds = None         # how long its expert thinks, or None
        self.advice = False         # is the person warned of bad turns?
        self.points = 0             # in the games played so far
        self.chair = None           # of the meeting, if at another PC


class Question:
    """A question to those at the keyboard, answered with yes or no."""

    def __init__(self, key, yes, no, details=(), why=""):
        self.key = key              # its sentence is TEXT["ask " + key]
        self.yes = yes              # what is done then: yes(match, *details)
        self.no = no                # ... and otherwise: no(match)
        self.details = details
        self.why = why              # words that stand in the sentence


class Aside:
    """What is shown while the game of the match waits: a game shown again, or
    a puzzle."""

    def __init__(self, subject, obey, before):
        self.subject = subject      # the game, to its end; or the Puzzle
        self.obey = obey            # obey(match, line): what is left to obey
        self.asks = None            # its question is TEXT["ask " + asks], or
                                    # none: a turn is asked for, as always
        self.facts = {}             # that are filled into its sentences
        self.tags = {}              # of a record, and its comments
        self.again = None           # the game from which a turn is tried again
        self.game = before.game     # the game and the players of the match ...
        self.players = before.players       # ... as they were before


class Match:
    """Two players at one keyboard."""

    def __init__(self, screen, game, players, chance):
        self.screen = screen        # see screen.py
        self.game = game            # see rules.py
        self.players = players      # {WHITE: a Player, BLACK: a Player}
        self.chance = chance        # its seed; once needed, see chance_of
        self.rolled = False         # has chance decided who is White?
        self.begun = NOTHING        # the turn being typed, as far as it goes
        self.question = None        # the Question that is open
        self.hints = None           # a game, a turn begun, the hints left
        self.aside = None           # the Aside that is shown
        self.kept = None            # where the game is kept, see records
        self.solved = None          # the puzzles solved, see records
        self.status = None          # the exit status, once the players leave


def new_match(screen, options, white="", black="", seed=None):
    """A Match before its first man, by the options of the rules."""
    return Match(screen, new_game(**options), two_people(white, black), seed)


def two_people(white="", black=""):
    """The Players of both sides, by these names, or the usual ones."""
    return {WHITE: Player(white or TEXT["player one"]),
            BLACK: Player(black or TEXT["player two"])}


# PROCESS

def player_to_move(match):
    """The Player whose turn it is."""
    return match.players[match.game.to_move]


def computers_in(match):
    """The colours that the computer plays."""
    return [man for man, player in match.players.items()
            if player.kind == "computer"]


def chair_of(match):
    """The place at a table of two PCs where the players sit; or None."""
    players = [*match.players.values()]
    if match.aside:
        players += match.aside.players.values()
    return next((player.chair for player in players if player.chair), None)


def chance_of(match):
    """The random.Random of this match, made when it is first needed."""
    import random                   # slow to load, and not always needed
    if not isinstance(match.chance, random.Random):
        match.chance = random.Random(match.chance)
    return match.chance


def goes_on(match):
    """Is there a next turn to play?"""
    return match.status is None and result(match.game) is None


def change(match, action, *details):
    """Change the game as action(game, *details) does, all at once."""
    game = copy_of(match.game)
    action(game, *details)
    set_game(match, game)


def begin_again(match):
    """A new game of the same players, by the same options."""
    set_game(match, new_game(**match.game.options))


def set_game(match, game):
    """Go on with this game; a turn begun and a question are forgotten."""
    match.begun, match.question = NOTHING, None
    match.game = game


def show_aside(match, subject, obey, players):
    """Let the game wait, and those at the keyboard see something else. What
    the game has asked is forgotten: nothing else may answer it."""
    match.question = None
    match.aside = Aside(subject, obey, match.aside or match)
    match.players = players


def come_back(match):
    """Come back to the game that waits."""
    set_game(match, match.aside.game)
    match.players = match.aside.players
    match.aside = match.screen.drawn = None

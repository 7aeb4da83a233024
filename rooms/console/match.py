"""match.py - what goes on at one keyboard: a game, its players, its screen.

INPUT    cuts the name of a player to a length that fits: name_in
STORAGE  who plays, what is shown, what may be typed: Match Player Scene
PROCESS  changes the game, and tells those who asked for it: change show_scene

A `match` is a Match. The game in it is never changed but replaced by a changed
copy, so that Ctrl-C at any moment leaves a turn made wholly or not at all. A
turn `begun` is (start, end, removed), as a turn is, but its end or removals
may be missing. A `word` is what a player may type, with a function of the
match and of the words typed after it, which may return a turn to be played.
"""

import random

from board import BLACK, WHITE
from rooms.console.sentences import TEXT, clean
from rules import copy_of, make, new_game, result

# INPUT

def name_in(text):
    """The name of a player: what was typed, cut to NAME_LENGTH characters."""
    return clean(text.strip())[:NAME_LENGTH].strip()


# STORAGE

NAME_LENGTH = 20
NOTHING = (None, None, ())      # the turn begun when nothing was typed


class Player:
    """Who plays one side."""

    def __init__(self, name):
        self.kind = "person"        # a key of PLAYERS, where the game begins
        self.name = name            # of the person, also while another plays
        # The kind and the name of what plays if no person does. (!) "hard"
        self.plays = "computer", "easy"
        self.seconds = None         # how long it thinks, or None
        self.advice = None          # what warns the person of a bad turn
        self.points = 0             # in the games played before


class Question:
    """A question to those at the keyboard, answered with yes or no."""

    def __init__(self, key, yes, no, details=(), why=""):
        self.key = key              # its sentence is TEXT["ask " + key]
        self.yes = yes              # what is done then: yes(match, *details)
        self.no = no                # ... and otherwise: no(match)
        self.details = details
        self.why = why              # words that stand in the sentence


class Scene:
    """What is shown, and what may be typed there: the game itself, or what it
    waits behind, such as a replay, a puzzle or a lobby. Its functions are
    functions of the match."""

    def __init__(self, words, subject=None, asks=None, refusal=None):
        self.words = words          # the words in force: {word: function}
        self.subject = subject      # a whole game, a Puzzle; None: the game
        self.asks = asks            # its question is TEXT["ask " + asks], or
                                    # None: a turn is asked for
        self.refusal = refusal      # the key of what is said to other words
        self.heading = None         # what stands before the question, or None
        self.facts = {}             # filled into its sentences, or remembered
        self.tags = {}              # of a record, and its comments
        self.before_words = None    # with a line: was that all it asked for?
        self.changed = []           # what is done when the game has changed
        self.over = None            # what is done when it is over
        self.leave = None           # with "for good?": what is done to leave
        self.behind = None          # (scene, game, players) that wait


class Rooms:
    """What the rooms share; each of them knows only those below it."""

    def __init__(self, words, named):
        self.words = words          # of the game: {word: function}
        self.named = named          # {kind: what finds players by a name}
        self.kept = None            # where the game is kept, see records
        self.notes = {}             # what else a room remembers


class Match:
    """Two players at one keyboard."""

    def __init__(self, screen, game, players, chance, rooms):
        self.screen = screen        # see screen.py
        self.game = game            # see rules.py
        self.players = players      # {WHITE: a Player, BLACK: a Player}
        self.chance = chance        # a random.Random
        self.rolled = False         # has chance decided who is White?
        self.begun = NOTHING        # the turn being typed, as far as it goes
        self.question = None        # the Question that is open
        self.scene = Scene(rooms.words)
        self.rooms = rooms          # see Rooms
        self.status = None          # the exit status, once the players leave


def new_match(screen, options, rooms, white="", black="", seed=None):
    """A Match before its first man, by the options of the rules."""
    return Match(screen, new_game(**options), two_people(white, black),
                 random.Random(seed), rooms)


def two_people(white="", black=""):
    """The Players of both sides, by these names, or the usual ones."""
    return {WHITE: Player(white or TEXT["player one"]),
            BLACK: Player(black or TEXT["player two"])}


# PROCESS

def player_to_move(match):
    """The Player whose turn it is."""
    return match.players[match.game.to_move]


def computers_in(match):
    """The colours that the computer plays, or a player of the class."""
    return [man for man, player in match.players.items()
            if player.kind == player.plays[0]]


def chance_of(match):
    """The random.Random of this match."""
    return match.chance


def goes_on(match):
    """Is there a next turn to play?"""
    return match.status is None and result(match.game) is None


def game_now(match):
    """The game as it is seen: with the turn that is being typed, as far as it
    goes, as its last turn."""
    if match.begun[1] is None:
        return match.game
    game = copy_of(match.game)
    make(game, match.begun)
    return game


def change(match, action, *details):
    """Change the game as action(game, *details) does, all at once."""
    game = copy_of(match.game)
    action(game, *details)
    set_game(match, game)


def set_game(match, game):
    """Go on with this game, and tell it to those who asked to be told."""
    put_game(match, game)
    tell_change(match)


def put_game(match, game):
    """Show this game; a turn begun and a question are forgotten."""
    match.begun, match.question = NOTHING, None
    match.game = game


def tell_change(match):
    """Call what is to be done when the game has changed."""
    for listener in match.scene.changed:
        listener(match)


def begin_again(match):
    """A new game of the same players, by the same options."""
    set_game(match, new_game(**match.game.options))


def game_scene(match):
    """The Scene of the game itself, be it shown or waiting."""
    return match.scene.behind[0] if match.scene.behind else match.scene


def show_scene(match, scene, players):
    """Let the game wait, and those at the keyboard see something else. What
    the game has asked is forgotten: nothing else may answer it."""
    match.question = None
    scene.behind = game_scene(match), *game_behind(match)
    match.scene, match.players = scene, players


def come_back(match):
    """Come back to the game that waits."""
    if match.scene.behind:
        match.scene, game, match.players = match.scene.behind
        put_game(match, game)
        match.screen.drawn = None


def game_behind(match):
    """(game, players) of the game itself, be it shown or waiting."""
    return (match.scene.behind or (match.scene, match.game, match.players))[1:]

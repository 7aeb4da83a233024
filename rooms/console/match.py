"""match.py - what goes on at one keyboard: a game, its players, its screen.

INPUT    cuts the name of a player to a length that fits: name_in
STORAGE  who plays, what is shown, what may be typed: Match Player Scene
PROCESS  changes the game, and tells the rooms that asked: change show_scene

A `match` is a Match. Its game is never changed. A changed copy takes its
place, so that Ctrl-C at any moment leaves a turn made completely or not at
all. A turn `begun` is (start, end, removed) like every turn, but its end or
its removals are missing. A `word` is what a player may type. Its function
takes the match and the words typed after it, and may return a turn to play.
"""

import random

from board import BLACK, WHITE
from rooms.console.sentences import clean
from rules import NOTHING, copy_of, new_game, result

# INPUT

def name_in(text):
    """The typed name of a player, cut to NAME_LENGTH characters."""
    return clean(text.strip())[:NAME_LENGTH].strip()


# STORAGE

NAME_LENGTH = 20
PLAYER_NAMES = "Player one", "Player two"   # without a name, see called


class Player:
    """Who plays one side."""

    def __init__(self, name):
        self.kind = "person"        # a key of PLAYERS in the entry script
        self.name = name            # the person's, even if the computer plays
        # The kind and the name of what plays instead of a person. (!) "hard"
        self.plays = "computer", "easy"
        self.seconds = None         # how long it thinks, or None
        self.advice = None          # what warns the person of a bad turn
        self.points = 0             # from the games before this one


class Question:
    """A question to the players at the keyboard. They answer yes or no."""

    def __init__(self, key, yes, no, details=(), why="", turn=NOTHING):
        self.key = key              # its sentence is TEXT["ask " + key]
        self.yes = yes              # called after yes: yes(match, *details)
        self.no = no                # called after no: no(match)
        self.details = details
        self.why = why              # to fill into the sentence: words, or a
                                    # function that makes them, see sentence
        self.turn = turn            # a whole turn that the question is about


class Scene:
    """What is shown, and what may be typed there. It is the game itself, or
    something in front of it, such as a replay, a puzzle or a lobby. Its
    functions take the match."""

    def __init__(self, words, subject=None, asks=None, refusal=None):
        self.words = words          # the words in force: {word: function}
        self.subject = subject      # a whole game, a Puzzle; None: the game
        self.asks = asks            # its question is TEXT["ask " + asks];
                                    # None: it asks for a turn
        self.refusal = refusal      # the key of the answer to other words
        self.heading = None         # makes what stands before the question
        self.facts = {}             # to fill into sentences, or to remember
        self.tags = {}              # of a record; {turns played: comment} too
        self.before_words = None    # is called with a line before the words
                                    # are; True: nothing is left to do
        self.changed = []           # called when the game has changed
        self.over = None            # called when the game is over
        self.leave = None           # called to leave, with "for good?"
        self.behind = None          # (scene, game, players) that wait


class Rooms:
    """What the rooms share. Each room knows only the rooms below it."""

    def __init__(self, words, named):
        self.words = words          # of the game: {word: function}
        self.named = named          # {kind: function that finds a name}
        self.kept = None            # where the game is kept, see records
        self.notes = {}             # other things that a room remembers


class Match:
    """Two players at one keyboard."""

    def __init__(self, screen, game, players, chance, rooms):
        self.screen = screen        # see screen.py
        self.game = game            # see rules.py
        self.players = players      # {WHITE: a Player, BLACK: a Player}
        self.chance = chance        # a random.Random
        self.rolled = False         # did a roll decide who is White?
        self.begun = NOTHING        # the turn being typed, as far as it goes
        self.question = None        # the Question that is open
        self.scene = Scene(rooms.words)
        self.rooms = rooms          # see Rooms
        self.status = None          # the exit status, when the players leave


def new_match(screen, options, rooms, white="", black="", seed=None):
    """A Match before the first man is placed, with these options of the
    rules. Raises ValueError if there is no such option."""
    return Match(screen, new_game(**options), two_people(white, black),
                 random.Random(seed), rooms)


def two_people(white="", black=""):
    """The Players of both sides, with these names or the usual ones."""
    first, second = PLAYER_NAMES
    return {WHITE: Player(white or first), BLACK: Player(black or second)}


# PROCESS

def player_to_move(match):
    """The Player whose turn it is."""
    return match.players[match.game.to_move]


def computers_in(match):
    """The colours that are played by the computer or a class player."""
    return [man for man, player in match.players.items()
            if player.kind == player.plays[0]]


def turn_shown(match):
    """The turn that the board shows before it is played: the whole turn that
    the open question is about, or else the turn begun."""
    if match.question and match.question.turn != NOTHING:
        return match.question.turn
    return match.begun


def goes_on(match):
    """Is there a next turn to play?"""
    return match.status is None and result(match.game) is None


def change(match, action, *details):
    """Change the game by action(game, *details), all at once."""
    game = copy_of(match.game)
    action(game, *details)
    set_game(match, game)


def set_game(match, game):
    """Go on with this game, and tell the rooms that want to know. What was
    said of its turns, such as their grades, is true no more."""
    if not match.scene.subject:
        match.scene.tags = {}
    put_game(match, game)
    tell_change(match)


def put_game(match, game):
    """Show this game. Forget a turn begun and an open question."""
    match.begun, match.question = NOTHING, None
    match.game = game


def tell_change(match):
    """Call the functions that want to know when the game has changed."""
    for listener in match.scene.changed:
        listener(match)


def begin_again(match):
    """Begin a new game with the same players and options."""
    set_game(match, new_game(**match.game.options))


def game_scene(match):
    """The Scene of the game itself. The game may be shown or waiting."""
    return match.scene.behind[0] if match.scene.behind else match.scene


def show_scene(match, scene, players):
    """Let the game wait, and show the players something else. Forget what
    the game has asked: an answer to something else must not answer it."""
    match.question = None
    scene.behind = game_scene(match), *game_behind(match)
    match.scene, match.players = scene, players


def come_back(match):
    """Go back to the game that waits, if there is one."""
    if match.scene.behind:
        match.scene, game, match.players = match.scene.behind
        put_game(match, game)
        match.screen.drawn = None


def game_behind(match):
    """(game, players) of the game itself, which may be shown or waiting."""
    return (match.scene.behind or (match.scene, match.game, match.players))[1:]

"""match.py - what goes on at one keyboard: a game, its players, its screen.

INPUT    cuts the name of a player to a length that fits: name_in
STORAGE  who plays, what is shown, what may be typed: Scene new_match
         new_player
PROCESS  shows something else, and comes back: show_scene come_back

A `match` is a Match of rules.py, with more fields: see new_match. A turn
`begun` is (start, end, removed) like every turn, but its end or its removals
are missing. A `word` is what a player may type. Its function takes the match
and the words typed after it, and may return a turn to play.
"""

import random
from collections import namedtuple
from types import SimpleNamespace

from board import BLACK, WHITE
from rooms.console.sentences import clean
from rules import EMPTY_TURN, Match, Player, game_with, new_game, turn_shown

# STORAGE

NAME_LENGTH = 20
PLAYER_NAMES = "Player one", "Player two"   # without a name: player_said


# What plays instead of a person: the "computer" and the name of a level, or
# another kind of player that a room above has added
Machine = namedtuple("Machine", "kind name")


# INPUT

def name_in(text):
    """The typed name of a player, cut to NAME_LENGTH characters."""
    return clean(text.strip())[:NAME_LENGTH].strip()


# STORAGE

class Scene:
    """What is shown, and what may be typed there. It is the game itself, or
    something in front of it, such as a replay, a puzzle or a lobby. Its
    functions take the match, but for `heading`."""

    def __init__(self, what, words, subject=None, asks=None, refusal=None,
                 **facts):
        self.what = what            # "game", "table", "lesson", "puzzle",
                                    # "replay", "review", "quiz" or "lobby"
        self.words = words          # the words in force: {word: function}
        self.subject = subject      # a Game, Puzzle, Lesson, Lobby or Chair,
                                    # or None
        self.asks = asks            # its question is TEXT["ask " + asks];
                                    # None: it asks for a turn
        self.refusal = refusal      # the key of what is said to other words
        self.heading = None         # makes what stands before the question
        # What it remembers. These facts also fill its question. Two may be
        # asked for in every scene. Others belong to one kind of scene. Its
        # file says what they are.
        #   number      of the task or question that is shown
        #   to_solve    the Game in which a turn must be found
        self.facts = SimpleNamespace(
            **{"number": None, "to_solve": None, **facts})
        self.counts_men = True      # are the men of each side counted?
        self.tags = {}              # of a record, also its comments
        self.takes_line = None      # gets each line before the words do, and
                                    # says whether it has dealt with it
        self.changed = []           # called when the game has changed
        self.when_over = None       # called when the game is over
        self.leave = None           # called to leave, at the end for_good
        self.game_behind = None     # (scene, game, players) of the game that
                                    # waits; None: this is the game itself


def new_match(screen, words, seed=None):
    """A Match before the first man is placed."""
    match = Match(new_game(), two_people())
    match.screen = screen               # see screen.py
    match.chance = random.Random(seed)
    match.rolled = False                # did a roll decide who is White?
    match.scene = Scene("game", words)
    match.kept = None                   # where the game is kept: a KeptGame
    match.notes = {}                    # other things that a room remembers
    # What answered the line before: None if a turn was played, a Refused, or
    # (a function, the game when it was called). The answer to this line is
    # `spoke`.
    match.spoke_before = None
    # praise(the game before a turn, the turn) is the key of a praise, or None
    match.praise = None
    match.listeners = [scene_changed]
    return match


def new_player(name):
    """A Player with this name, who is a person."""
    player = Player("person")
    player.name = name                  # the person's, if the computer plays
    player.machine = Machine("computer", "beginner")    # (!) Try "hard".
    player.advice = None                # what warns the person of a bad turn
    player.points = 0                   # from the games before this one
    return player


def two_people(white="", black=""):
    """The Players of both sides, with these names or the usual ones."""
    return {WHITE: new_player(white or PLAYER_NAMES[0]),
            BLACK: new_player(black or PLAYER_NAMES[1])}


# PROCESS: the players and the game

def persons_in(players):
    """The colours that people play. `players` are those of a match."""
    return [man for man, player in players.items()
            if player.kind != player.machine.kind]


def machines_in(players):
    """The colours that the computer plays, or a player of the class."""
    return [man for man in players if man not in persons_in(players)]


def scene_changed(match):
    """The game has changed. What was said of its turns, such as their grades,
    is true no more. Tell the rooms that want to know."""
    if not match.scene.game_behind:
        match.scene.tags = {}
    call_changed(match)


def call_changed(match):
    """Call the functions that want to know when the game has changed."""
    for listener in match.scene.changed:
        listener(match)


def game_now(match):
    """The game as the players see it: the turn that is being typed counts as
    its last turn, as soon as it has an end."""
    return game_with(match.game, turn_shown(match))


def player_to_move(match):
    """The Player whose turn it is."""
    return match.players[match.game.to_move]


def put_game(match, game):
    """Show this game. Forget a turn begun and an open question."""
    match.begun = EMPTY_TURN
    match.question = None
    match.game = game


# PROCESS: the scene

def game_itself(match):
    """(scene, game, players) of the game itself, which may be shown or
    waiting."""
    return match.scene.game_behind or (match.scene, match.game, match.players)


def game_scene(match):
    """The Scene of the game itself."""
    return game_itself(match)[0]


def show_scene(match, scene, players):
    """Let the game wait, and show the players something else. Forget what
    the game has asked: an answer to something else must not answer it."""
    match.question = match.shown = None
    scene.game_behind = game_itself(match)
    match.scene, match.players = scene, players


def come_back(match):
    """Go back to the game that waits, if there is one."""
    if match.scene.game_behind:
        match.scene, game, match.players = match.scene.game_behind
        put_game(match, game)
        match.shown = None

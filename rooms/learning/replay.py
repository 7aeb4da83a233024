"""replay.py - the turns of a game shown again, one after another.

STORAGE  the word replay, and the words of a replay: WORDS REPLAY
PROCESS  shows a game again, and goes from turn to turn: replay_game go_to

While a game is shown again, it is the subject of match.scene. Then match.game
is the same game up to the turn that you see. The fact `turns` of the scene is
the number of turns of the whole game. A word is a function of the match and of
the words typed after it.
"""

from rooms.commands import (ALL_TURNS, game_at_hand, keep_aside, name_here,
                            number_between, players_in, read_game, stop_scene,
                            words_with)
from rooms.console import Scene, game_scene, put_game, show_scene, tell
from rooms.learning.history import games_of
from rooms.records import load_record
from rules import Refused, copy_of, set_game, undo

# PROCESS: a replay begins

def replay_game(match, words):
    """Show the game just played again, or the record with that name. If no
    turn was played yet, show the last game of this player that is over."""
    if not show_record(match, words, show_as_replay):
        show_as_replay(match, *game_at_hand(match), match.players)
    tell(match, "replaying")


def show_record(match, words, show):
    """Call show(match, game, tags) for the record that these words name, see
    read_game. Without words, for the last game of this player that is over, if
    no turn was played yet. Returns False if the game at hand is meant."""
    last = [] if words or game_at_hand(match)[0].turns else games_of(
        match, name_here(match), 1)
    if words:
        show(match, *read_game(match, words, show)[:2])
    elif last:
        show(match, *load_record(last[0][0]))
    return bool(words or last)


def show_as_replay(match, whole, tags, players=None):
    """Show the beginning of this game, and obey the words of a replay. The
    players are these, or those that its tags name. The game before the replay
    waits. Refused if no turn was played."""
    if not whole.turns:
        raise Refused("no turns")
    scene = Scene("replay", words_with(match, REPLAY, IN_REPLAY_TOO), whole,
                  "replay", "in replay", turns=len(whole.turns))
    scene.tags = tags
    show_scene(match, scene, players or players_in(match, tags))
    go_to(match, 0)


# PROCESS: from turn to turn

def go_to(match, number):
    """Show the game after that many turns, or after its last turn."""
    game = copy_of(match.scene.subject)
    while len(game.turns) > number:
        undo(game)
    put_game(match, game)


def step_on(match, words):
    """Show the next turn."""
    if len(match.game.turns) == len(match.scene.subject.turns):
        tell(match, "replay over")
    go_to(match, len(match.game.turns) + 1)


def step_back(match, words):
    """Show the turn before."""
    go_to(match, max(0, len(match.game.turns) - 1))


def go_to_turn(match, words):
    """Show the game after the turn with that number: turn 12."""
    number = number_between(" ".join(words), 0, ALL_TURNS)
    if number is None:
        raise Refused("in replay")
    go_to(match, number)


def play_here(match, words):
    """Play on from the position that is shown, as a new game."""
    if game_scene(match).what == "table":   # they share one game: no new one
        raise Refused("not here")
    here, shown = copy_of(match.game), match.players
    here.undone = []
    keep_aside(match)
    for man, player in shown.items():
        if player.kind == "person":
            match.players[man].name = player.name
    set_game(match, here)


# STORAGE

# The words of a replay, and the words of the game that work there, too.
REPLAY = {"": step_on, "back": step_back, "turn": go_to_turn,
          "here": play_here, "stop": stop_scene}
IN_REPLAY_TOO = ("options", "hint", "review", "save", "replay")

WORDS = {"replay": replay_game}

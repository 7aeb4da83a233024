"""referee.py - the referee: asks two players in turn, times and judges them.

STORAGE  the error of a player, and the longest game: PlayerError LONGEST
PROCESS  lets two players play a game, and checks every turn: play_game
         legal_choice

A `player` here is a function: it gets a game, and returns one of
legal_turns(game). A `game` and a `turn` are those of rules.py. This is the
only place where programs play each other. A game at the keyboard, a tournament
and the measurements of the computer's levels all come here.
"""

from time import perf_counter

from rules import copy_of, fault_of, is_turn, legal_turns, make

# STORAGE

LONGEST = 1000          # turns; if no rule ends the game, it is a draw then


class PlayerError(Exception):
    """What a player has done wrong."""

    def __init__(self, reason, lines=(), **facts):
        self.reason = reason            # a key of the table of sentences
        self.lines = [*lines]           # of the player's file, if known
        self.facts = facts              # such as the turn


# PROCESS

def play_game(game, players, seconds, most=LONGEST, limit=float("inf")):
    """Let two players, {man: player}, continue a game: to its end, or for at
    most so many turns.

    The time that each player thinks is added to `seconds`, {man: seconds}.
    Whatever a player raises is raised here. Raises PlayerError if a player
    returns no legal turn, or takes longer than the limit. In both cases the
    player to move has made the error. A player gets a copy of the game each
    time. So nothing that the player changes there can harm the game.
    """
    last, turns = len(game.turns) + most, legal_turns(game)
    while turns and len(game.turns) < last:
        man, shown, begun = game.to_move, copy_of(game), perf_counter()
        turn = players[man](shown)
        spent = perf_counter() - begun
        seconds[man] = seconds.get(man, 0.0) + spent
        if spent > limit:
            raise PlayerError("player slow", seconds=limit)
        make(game, legal_choice(game, turn, turns))
        turns = legal_turns(game)


def legal_choice(game, turn, turns):
    """The legal turn that a player has chosen. Raises PlayerError if it is not
    legal: with the reason from the rules, if it has the shape of a turn."""
    if turn in turns:
        return turns[turns.index(turn)]
    if not is_turn(turn):
        raise PlayerError("no turn", answer=repr(turn))
    reason, point = fault_of(game, turn)
    raise PlayerError("illegal turn", turn=turn, why=reason, point=point)

"""referee.py - the referee: asks two players in turn, times and judges them.

STORAGE  the error of a player, and the longest game: PlayerError LONGEST
PROCESS  lets two players play a game, and checks every turn: play_game
         legal_choice

A `player` here is a function of a game that returns a turn, one of
legal_turns(game); a `game` and a `turn` are those of rules.py. This is the one
place where two programs play each other: a game at the keyboard, tournaments
and the measurements of the computer's own levels all come here.
"""

from time import perf_counter

from rules import copy_of, fault_of, is_turn, legal_turns, make

# STORAGE

LONGEST = 1000          # turns, where no rule ends a game: then it is a draw


class PlayerError(Exception):
    """What a player has done wrong."""

    def __init__(self, reason, lines=(), **facts):
        self.reason = reason            # a key, as in console/languages/
        self.lines = [*lines]           # of his file, if they are known
        self.facts = facts              # such as the turn


# PROCESS

def play_game(game, players, seconds, most=LONGEST, limit=float("inf")):
    """Let two players, {man: player}, play a game on, to its end or for at
    most so many turns.

    What each has thought is added to the seconds, {man: seconds}. Whatever a
    player raises is raised, and PlayerError if he returns no legal turn, or
    takes longer than the limit; the player is then the one to move. He gets a
    copy of the game each time, so that nothing he changes there harms it.
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
    """That one of the legal turns which was chosen. PlayerError if it is none:
    with the reason of the rules, if it is a turn at all."""
    if turn in turns:
        return turns[turns.index(turn)]
    if not is_turn(turn):
        raise PlayerError("no turn", answer=repr(turn))
    reason, point = fault_of(game, turn)
    raise PlayerError("illegal turn", turn=turn, why=reason, point=point)

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
FOREVER = float("inf")


class PlayerError(Exception):
    """What a player has done wrong."""

    def __init__(self, reason, lines=(), **facts):
        super().__init__("%s %s" % (reason, facts))
        self.reason = reason            # a key, as in console/languages/
        self.lines = [*lines]           # of his file, if they are known
        self.facts = facts              # such as the turn


# PROCESS

def play_game(game, players, note, most=LONGEST, limit=FOREVER, seconds=None):
    """Let two players, {man: player}, play a game on, to its end or for at
    most so many turns; note(turn) is called after each.

    What each has thought is added to the seconds, {man: seconds}. Whatever a
    player raises is raised, and PlayerError if he returns no legal turn, or
    takes longer than the limit; the player is then the one to move. He gets a
    copy of the game each time, so that nothing he changes there harms it.
    """
    seconds = {} if seconds is None else seconds
    last, turns = len(game.turns) + most, legal_turns(game)
    while turns and len(game.turns) < last:
        man, shown = game.to_move, copy_of(game)
        begun = perf_counter()
        turn = players[man](shown)
        spent = perf_counter() - begun
        seconds[man] = seconds.get(man, 0.0) + spent
        if spent > limit:
            raise PlayerError("player slow", seconds=limit)
        turn = legal_choice(game, turn, turns)
        make(game, turn)
        note(turn)
        turns = legal_turns(game)


def legal_choice(game, turn, turns):
    """That one of the legal turns which was chosen. PlayerError if it is none:
    with the reason of the rules, if it is a turn at all."""
    if turn in turns:
        return turns[turns.index(turn)]
    if not is_turn(turn):
        raise PlayerError("no turn", answer=in_short(turn))
    reason, point = fault_of(game, turn)
    raise PlayerError("illegal turn", turn=turn, why=reason, point=point)


def in_short(thing):
    """What a player returned, as Python writes it, in at most 60 signs."""
    try:
        text = repr(thing)
    except Exception as error:
        text = "<%s>" % type(error).__name__
    return text if len(text) <= 60 else text[:57] + "..."

"""drawn.py - which turn is best where, without an error, all is drawn.

STORAGE  the worth of a won position and of a threat: WON THREAT
PROCESS  picks the best turns of a solved position: best_turns worth_if_drawn

The solved endgames say of most positions with four men or five only that
nobody can win by force. That is no help: people err. So of the turns that keep
the draw those are best that keep one's men, win some, and leave the other
player many ways to err. A `turn` is that of rules.py, a worth is one of
judgement.py, in which MAN_WORTH is a man.
"""

from rooms.computer.endgames import is_solved, worth_after, worth_of
from rooms.computer.judgement import MAN_WORTH
from rules import OTHER, lift, possible_turns, put

# STORAGE

WON = 5 * MAN_WORTH     # the worth of a position that an error has won
THREAT = MAN_WORTH // 2     # ... of a mill that can be made next
NEAR_DRAWN = MAN_WORTH // 4   # turns so near in worth are left to the search


# PROCESS

def best_turns(game, turns):
    """Those of the turns that keep what a solved position is worth: the
    shortest ways to win, or the longest to lose; of a draw, the best by
    worth_if_drawn. All, if it is not solved."""
    if not is_solved(game):
        return turns
    worths = {turn: worth_after(game, turn) for turn in turns}
    best = max(worths.values())
    if best == 0:
        worths = {turn: worth_if_drawn(game, turn) for turn in turns
                  if worths[turn] == 0}
        best = max(worths.values()) - NEAR_DRAWN
    return [turn for turn in worths if worths[turn] >= best]


def worth_if_drawn(game, turn):
    """What a turn that keeps a solved draw is worth against somebody who may
    err: half by the worst answer to it, and half by the mean of all. Nobody
    overlooks a mill of his own."""
    man = game.to_move
    put(game, turn)
    replies = possible_turns(game)
    mills = [reply for reply in replies if reply[2]]
    found = []
    for reply in mills or replies:
        put(game, reply)
        worth = WON if worth_of(game) > 0 else MAN_WORTH * (
            game.spots.count(man) - game.spots.count(OTHER[man]))
        threat = any(turn[2] for turn in possible_turns(game))
        found.append(worth + THREAT if threat else worth)
        lift(game, reply)
    lift(game, turn)
    return round((min(found) + sum(found) / len(found)) / 2)

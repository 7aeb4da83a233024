"""drawn.py - the best turn in a position that is a draw without errors.

STORAGE  the worth of a won position and of a threat: WON THREAT
PROCESS  picks the best turns of a solved position: best_turns worth_if_drawn

In most positions with four or five men each, the tables of the endgames only
say that nobody can force a win. That does not help, because people make
errors. So the best turns are those that keep the draw, keep our men, win some,
and give the other player many chances for an error. A `turn` is that of
rules.py. A worth is one of judgement.py, where MAN_WORTH is the worth of a
man.
"""

from rooms.computer.endgames import is_solved, worth_after, worth_of
from rooms.computer.judgement import MAN_WORTH
from rules import OTHER, lift, possible_turns, put

# STORAGE

WON = 5 * MAN_WORTH     # the worth of a position that is won by an error
THREAT = MAN_WORTH // 2     # ... of a mill that can be made next
NEAR_DRAWN = MAN_WORTH // 4   # the search chooses between turns so near


# PROCESS

def best_turns(game, turns):
    """The turns that keep what a solved position is worth. If it is won, these
    are the shortest ways to win; if it is lost, the longest ways to lose. If
    it is a draw, they are the best by worth_if_drawn. If the position is not
    solved, all turns are returned."""
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
    """What a turn that keeps a solved draw is worth against a player who may
    make errors. One half is the worst answer to it, the other half is the mean
    of all answers. If there are answers that make a mill, only these count,
    since nobody overlooks their own mill."""
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

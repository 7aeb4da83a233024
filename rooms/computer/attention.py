"""attention.py - what a player notices on the board, and what he overlooks.

PROCESS  finds the points and turns that a player notices: points_noticed
         turns_noticed

A human thinks first of what lies near the last turn; the farther away
something is, the sooner he overlooks it. The levels below hard are such
players. A `game` and a `turn` are those of rules.py; `attention` is from 0.0,
who sees nothing but the last turn, to 1.0, who sees all; `points` is the set
of those that he notices. A worth is that of judgement.py.
"""

from board import ADJACENT, POINTS

# PROCESS: where he looks

def steps_away(game):
    """{point: how many steps along the lines it is away from the last turn,
    from the nearest of its points}; no step before the first turn.

    >>> from rules import new_game, play
    >>> game = new_game()
    >>> play(game, (None, 0, ()))
    >>> [steps_away(game)[point] for point in (0, 1, 4, 7, 23)]
    [0, 1, 2, 3, 4]
    """
    if not game.turns:
        return dict.fromkeys(POINTS, 0)
    start, end, removed = game.turns[-1]
    reached = [end, *removed] if start is None else [start, end, *removed]
    away = dict.fromkeys(reached, 0)
    for point in reached:           # which grows, until all are reached
        for near in ADJACENT[point]:
            if near not in away:
                away[near] = away[point] + 1
                reached.append(near)
    return away


# A player of attention 0.8 notices what is a step away in 8 of 10 cases, what
# is two steps away in 8 of 10 of these, and so on.
def points_noticed(game, chance, attention):
    """The points that come to his mind before he plays."""
    return {point for point, steps in steps_away(game).items()
            if chance.random() < attention ** steps}


# PROCESS: what he thinks of

def mills_in(turns):
    """The turns that make a mill and remove a man."""
    return [turn for turn in turns if turn[2]]


def turns_noticed(game, turns, points):
    """The turns that end where he looks; if none does, the nearest."""
    away = steps_away(game)
    return [turn for turn in turns if turn[1] in points] \
        or [min(turns, key=lambda turn: away[turn[1]])]

"""attention.py - what a player notices on the board, and what they overlook.

PROCESS  finds the points and turns that a player notices: points_noticed
         turns_noticed

People first look near the last turn. What is far away they overlook more
often. The levels below hard play like that. A `game` and a `turn` are those of
rules.py. `attention` goes from 0.0 (sees only the last turn) to 1.0 (sees
everything). `points` is the set of points that the player notices.
"""

from board import ADJACENT, POINTS

# PROCESS: where the player looks

def steps_away(game):
    """{point: how many steps along the lines it is away from the last turn}.
    The steps are counted from the nearest point of that turn. Before the first
    turn all are 0.

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
    for point in reached:           # it grows until all points are in it
        for near in ADJACENT[point]:
            if near not in away:
                away[near] = away[point] + 1
                reached.append(near)
    return away


# With attention 0.8 a player notices a point that is one step away in 8 of 10
# cases, and a point that is two steps away in 8 of 10 of these, and so on.
def points_noticed(game, chance, attention):
    """The points that the player notices before this turn."""
    return {point for point, steps in steps_away(game).items()
            if chance.random() < attention ** steps}


# PROCESS: what the player thinks of

def mills_in(turns):
    """The turns that make a mill and remove a man."""
    return [turn for turn in turns if turn[2]]


def turns_noticed(game, turns, points):
    """The turns that end on these points; if there is none, one of the nearest
    turns."""
    away = steps_away(game)
    return [turn for turn in turns if turn[1] in points] \
        or [min(turns, key=lambda turn: away[turn[1]])]

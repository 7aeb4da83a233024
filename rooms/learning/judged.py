"""judged.py - a game looked at again: what each turn has won or lost.

STORAGE  what is worth how much of the chances, and a mistake: SPREADS LEAST
PROCESS  finds the turns that changed the chances most: judged_turns chances
         turning_points

A `game` is that of rules.py. `judged` is a Weighed of worths.py: the position
before a turn, what its turns are worth, and the `own` one that was played. A
chance is that of winning, from 0 to 1; a drawn game counts as half a win.
"""

import math

from rooms.learning.hints import is_good
from rooms.learning.reasons import made_by
from rooms.learning.worths import best_of, weigh
from rules import all_men_placed, beginning_of, copy_of, legal_turns, make

# STORAGE

# So much worth wins three games of four, while men are placed and while they
# move. These two fit best to 25,000 positions of 1,260 games, their worth four
# turns ahead and who won (logistic regression, as in judgement.py). There
# played who looks two or three turns ahead, and errs at every eighth turn.
SPREADS = (46, 54)
LEAST = 0.05            # a turn that loses less of the chances is no mistake
MOST_POINTS = 5                # turning points that are told


# PROCESS: turn by turn

def judged_turns(game, seconds):
    """Each turn of a game judged, one after another; so many seconds in all.
    """
    now = beginning_of(game)
    for turn in game.turns:
        yield weigh(copy_of(now), legal_turns(now), seconds / len(game.turns),
                    turn)
        make(now, turn)


# PROCESS: chances

def chance_to_win(worth, moving):
    """The chance of a player to whom a position is worth so much.

    >>> chance_to_win(0, True), chance_to_win(SPREADS[1], True)
    (0.5, 0.75)
    """
    steps = max(-30.0, min(30.0, worth / SPREADS[moving]))
    return round(1 / (1 + math.pow(3, -steps)), 4)


def chances(judged):
    """The chances of the player: with his best turn, and with his own."""
    moving = all_men_placed(judged.game)
    return [chance_to_win(judged.worths[turn], moving)
            for turn in (best_of(judged), judged.own)]


def lost(judged):
    """How much of his chances the player has lost by his turn."""
    best, own = chances(judged)
    return best - own


# PROCESS: what is told of a game

def is_mistake(judged):
    """Has the turn lost so much that it is worth a word?"""
    return lost(judged) >= LEAST


def turning_points(turns):
    """The turns that have lost most, the costliest first."""
    points = sorted(filter(is_mistake, turns), key=lost, reverse=True)
    return points[:MOST_POINTS]


def misses_mill(judged):
    """Would a mill have been good, and was the turn that was played worse?"""
    game, own = judged.game, judged.own
    return not (is_good(judged, own) or made_by(game, own)) and any(
        made_by(game, turn) and is_good(judged, turn)
        for turn in judged.worths)

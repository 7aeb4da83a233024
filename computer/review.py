"""review.py - a game looked at again: what each turn has won or lost.

STORAGE  SPREADS LEAST MOST Judged
PROCESS  judged_turns chance chances lost is_mistake
         turning_points misses_mill reason_against reason_for_best

A `game` and a `turn` are those of rules.py, `judged` is a Judged. A chance is
that of winning, from 0 to 1; a drawn game counts as half a win.
"""

import math

from computer.hints import is_good, weightiest, why_worse
from computer.reasons import REASONS, made_by
from computer.worths import worths_of
from rules import all_men_placed, beginning_of, copy_of, legal_turns, make

# STORAGE

# So much worth wins three games of four, while men are placed and while they
# move. These two fit best to 25,000 positions of 1,260 games, their worth four
# turns ahead and who won (logistic regression, as in judgement.py). There
# played who looks two or three turns ahead, and errs at every eighth turn.
SPREADS = (46, 54)
LEAST = 0.1             # a turn that loses less of the chances is no mistake
MOST = 5                # turning points that are told


class Judged:
    """A turn that was played, and what it might have been."""

    def __init__(self, game, turn, worths, ahead):
        self.game = game            # before the turn
        self.turn = turn
        self.worths = worths        # of all its turns, best first: worths.py
        self.ahead = ahead          # how many turns were looked ahead


# PROCESS: turn by turn

def judged_turns(game, seconds):
    """Each turn of a game Judged, one after another; so many seconds in all.
    """
    now = beginning_of(game)
    for turn in game.turns:
        worths, ahead = worths_of(now, legal_turns(now),
                                  seconds / len(game.turns))
        yield Judged(copy_of(now), turn, worths, ahead)
        make(now, turn)


# PROCESS: chances

def chance(worth, moving):
    """The chance to win of a player to whom a position is worth so much.

    >>> chance(0, True), chance(SPREADS[1], True)
    (0.5, 0.75)
    """
    steps = max(-30.0, min(30.0, worth / SPREADS[moving]))
    return round(1 / (1 + math.pow(3, -steps)), 4)


def chances(judged):
    """The chances of the player: with his best turn, and with his own."""
    moving = all_men_placed(judged.game)
    return [chance(judged.worths[turn], moving)
            for turn in (list(judged.worths)[0], judged.turn)]


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
    return points[:MOST]


def misses_mill(judged):
    """Could the player have made a mill, and was his turn worse?"""
    game, worths, own = judged.game, judged.worths, judged.turn
    return (not is_good(worths[own], max(worths.values()))
            and not made_by(game, own)
            and any(made_by(game, turn) for turn in worths))


def reason_against(judged):
    """(key, facts): why the turn was not the best."""
    return why_worse(judged.game, judged.turn, judged.worths, judged.ahead)


def reason_for_best(judged):
    """(turn, (key, facts)): what would have been better, and why."""
    best = list(judged.worths)[0]
    return best, weightiest(judged.game, best, judged.worths, judged.ahead,
                            REASONS)

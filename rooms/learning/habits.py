"""habits.py - what a player does wrong again and again.

STORAGE  the habits that the program knows, and how usual they are: HABITS
PROCESS  finds the chances of a player, and the habit that stands out:
         habits_in worst_habit

A `game` and a `turn` are those of rules.py. `before` is the game before a turn
of the player, `after` is the game after it, and `later` is the game after the
answer. A habit is a key: its sentence is TEXT["habit " + key].

A habit is a kind of chance that the player misses, such as to stop a mill. So
the chances that they use count, too.
"""

from collections import Counter
from itertools import accumulate, chain
from math import comb

from rooms.computer import mills_in
from rooms.console import mills_through
from rooms.learning.reasons import game_after, threats, ways
from rooms.records import beginning_of, grade_of
from rules import (all_men_placed, legal_turns, may_fly, men_left, result,
                   times_before, turns_begun)

# STORAGE

USED, MISSED, LOST = range(3)   # what became of a chance: LOST is missed, too,
COSTLY = ("?!", "?", "??")      # and the turn lost something, by its grade
FEWER_WAYS = 2          # so many ways fewer than with another turn

COST = 1 / 15           # more of the missed chances must have lost something
RARE = 0.03             # other players miss so many no more often than this
FEW = 5 / 6             # ... and use six chances where a habit uses five
# What a player misses of these, if there are five of a kind, compared with the
# first column of HABITS, tells who is middling (from 0.58) or careless.
CARE = ("misses", "lets enter", "lets close", "lets shut in")
CARELESS = (0.58, 0.92)


# PROCESS: what became of a chance, or None if there was none. Each function
# says which chance it is.

def overlooks(before, turn, after, later):
    """To make a mill."""
    if not mills_in(legal_turns(before)):
        return None
    return USED if turn[2] else MISSED


def lets_close(before, turn, after, later):
    """To stop a mill of the other player, when the player makes none."""
    other = after.to_move
    lines = [] if turn[2] else threats(before, other)
    if any(line not in threats(after, other) for line in lines):
        return USED
    return MISSED if any(
        line not in threats(game_after(before, possible), other)
        for line in lines for possible in legal_turns(before)) else None


def lets_enter(before, turn, after, later):
    """To keep a mill closed into which the other player could go. It is lost
    if they go in, and the player has not two chances for a mill instead."""
    turns = legal_turns(before)
    if not all_men_placed(before) or mills_in(turns) \
            or may_fly(before, after.to_move):
        return None
    opening = [possible for possible in turns
               if mills_through(before.spots, possible[0])
               and possible[0] in [end for _, end, _ in turns_begun(
                   game_after(before, possible))]]
    if turn not in opening:
        return USED if opening else None
    return LOST if later.turns[-1][1] == turn[0] \
        and len(threats(after, before.to_move)) < 2 else MISSED


def lets_fly(before, turn, after, later):
    """To wait with the mill after which the other player may fly."""
    if not all_men_placed(before) or men_left(before, after.to_move) != 4 \
            or not mills_in(legal_turns(before)):
        return None
    return MISSED if turn[2] else USED


def lets_shut_in(before, turn, after, later):
    """To keep more ways, in phase two. It is lost if the men then have hardly
    a way to go: fewer than one for every two men."""
    man = before.to_move
    if not all_men_placed(before) or may_fly(before, man) or turn[2]:
        return None
    kept = [ways(game_after(before, possible), man)
            for possible in legal_turns(before) if not possible[2]]
    if max(kept) - min(kept) < FEWER_WAYS:
        return None
    if ways(after, man) > min(min(kept) + 1, max(kept) - FEWER_WAYS):
        return USED
    return LOST if 2 * ways(later, man) < men_left(later, man) else MISSED


def goes_back(before, turn, after, later):
    """With more men, not to go back to where the man came from, or to a
    position that was there before. A mill may be made or opened."""
    man, other = before.to_move, after.to_move
    if not all_men_placed(before) \
            or not men_left(before, man) > men_left(before, other) > 3:
        return None
    back = before.turns[-2:-1] and before.turns[-2][1::-1] == turn[:2]
    quiet = not turn[2] and not mills_through(before.spots, turn[0])
    return MISSED if quiet and (back or times_before(after)) else USED


# PROCESS: the habits

def habits_in(game, tags, man):
    """[(habit, what became of the chance)] of this player's chances. A turn
    that misses one counts for no other. The grades are in the tags."""
    found, drawn = [], result(game) and result(game)[0] is None
    games = [*accumulate(game.turns, game_after, initial=beginning_of(game))]
    games.append(games[-1])             # after the last turn comes no answer
    for number, turn in enumerate(game.turns, 1):
        before, after, later = games[number - 1:number + 2]
        for key, (seen, *_) in HABITS.items() if before.to_move == man else ():
            became = seen(before, turn, after, later)
            costly = drawn if key == "repeats" \
                else grade_of(tags, number) in COSTLY
            if became == MISSED and (costly or key == "lets fly"):
                became = LOST if costly else USED   # it was time to take it
            if became is not None:
                found.append((key, became))
            if became:
                break
    return found


def worst_habit(games):
    """(habit, how often it lost something) of the habit that is most unusual
    for a player of this level. (None, 0) if there is none. `games` has what
    habits_in found in each game."""
    found = Counter(chain.from_iterable(games))
    missed = {key: found[key, MISSED] + found[key, LOST] for key in HABITS}
    chances = {key: missed[key] + found[key, USED] for key in HABITS}
    likely = {None: RARE}
    for key, (_, *shares) in HABITS.items():
        others = [missed[other] / chances[other] / HABITS[other][1]
                  for other in CARE if other != key and chances[other] > 4]
        careless = sum(others) / max(1, len(others))
        share = shares[sum(careless >= limit for limit in CARELESS)]
        if found[key, LOST] > COST * missed[key] \
                and found[key, USED] <= FEW * (1 - share) * chances[key]:
            likely[key] = likelihood(missed[key], chances[key], share)
    worst = min(likely, key=likely.get)
    return worst, found[worst, LOST]


def likelihood(missed, chances, share):
    """How likely is it to miss so many of these chances, or more, if this
    share of them is usually missed?"""
    return sum(comb(chances, times) * share ** times
               * (1 - share) ** (chances - times)
               for times in range(missed, chances + 1))


# STORAGE: their table

# A turn that misses two chances counts for the habit that comes first. The
# numbers are the share of their chances that careful, middling and careless
# players miss, or more, so that no habit is named falsely. They come from 790
# games without a habit. Of mills, beginner misses most, but not of the rest.
# The word is the kind of puzzle that helps.
HABITS = {
    "repeats": (goes_back, 0.08, 0.08, 0.08, "win"),
    "misses": (overlooks, 0.30, 0.62, 0.72, "mill"),
    "lets enter": (lets_enter, 0.17, 0.20, 0.25, "open"),
    "lets fly": (lets_fly, 0.25, 0.25, 0.25, "fly"),
    "lets close": (lets_close, 0.35, 0.42, 0.55, "stop"),
    "lets shut in": (lets_shut_in, 0.47, 0.47, 0.47, "free"),
}

"""habits.py - what a player does wrong again and again.

STORAGE  the habits that the program knows: HABITS
PROCESS  finds the occasions of a player, and the habit that costs most:
         habits_in worst_habit has_gone

A `game` and a `turn` are those of rules.py. `before` is the game before a turn
of the player, `after` is the game after it, and `later` is the game after the
answer. A habit is a key: its sentence is TEXT["habit " + key].

An occasion is a turn at which the player could do something good, such as stop
a mill. A habit is a kind of occasion that they miss again and again. So the
occasions that they use count, too.
"""

from collections import Counter, namedtuple
from itertools import accumulate, chain

from rooms.computer import mills_in
from rooms.console import mills_through
from rooms.learning.reasons import game_after, lets_in, stops, threats, ways
from rooms.records import beginning_of, grade_of
from rules import (all_men_placed, legal_turns, may_fly, men_left, result,
                   times_before)

# STORAGE

# What became of an occasion. LOST: missed, and the turn lost something.
USED, MISSED, LOST = range(3)
COSTLY = ("?!", "?", "??")      # the grades of turns that lost something
FEWER_WAYS = 2          # so many ways fewer than with another turn
GAMES_WITHOUT = 3       # so many games without a miss, ...
SURELY = 6              # ... and so many occasions in them: a habit has gone


# PROCESS: what became of an occasion, or None if there was none. Each function
# says what the occasion is for.

def overlooks(before, turn, after, later):
    """To make a mill."""
    if not mills_in(legal_turns(before)):
        return None
    return USED if turn[2] else MISSED


def lets_close(before, turn, after, later):
    """To stop a mill of the other player, when the player makes none."""
    if turn[2] or not threats(before, after.to_move):
        return None
    if stops(before, turn, after):
        return USED
    return MISSED if any(stops(before, possible, game_after(before, possible))
                         for possible in legal_turns(before)) else None


def lets_enter(before, turn, after, later):
    """To keep a mill closed into which the other player could go. It is lost
    if they go in, and the player does not threaten two mills instead."""
    turns = legal_turns(before)
    if not all_men_placed(before) or mills_in(turns) \
            or may_fly(before, after.to_move):
        return None
    opening = [possible for possible in turns
               if mills_through(before.spots, possible[0])
               and lets_in(before, possible, game_after(before, possible))]
    if turn not in opening:
        return USED if opening else None
    return LOST if later.turns[-1][1] == turn[0] \
        and len(threats(after, before.to_move)) < 2 else MISSED


def lets_shut_in(before, turn, after, later):
    """To keep more ways, in phase two, when there is no mill to make or to
    stop. It is lost if the men then have hardly a way to go: fewer than one
    for every two men."""
    man = before.to_move
    if not all_men_placed(before) or may_fly(before, man) \
            or turn[2] or threats(before, after.to_move):
        return None
    kept = [ways(game_after(before, possible), man)
            for possible in legal_turns(before)]
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

def habits_in(game, tags, men):
    """[(habit, what became of the occasion)] of the occasions of the player of
    these men. A turn that misses one counts for no other. The grades are in
    the tags. (If both are the player's, White's count.)"""
    found, won = [], result(game) and result(game)[0] == men[0]
    games = [*accumulate(game.turns, game_after, initial=beginning_of(game))]
    games.append(games[-1])             # after the last turn comes no answer
    for number, turn in enumerate(game.turns, 1):
        before, after, later = games[number - 1:number + 2]
        if before.to_move != men[0]:
            continue
        for key, habit in HABITS.items():
            became = habit.seen(before, turn, after, later)
            costly = grade_of(tags, number) in COSTLY
            if became == MISSED and (not won if key == "repeats" else costly):
                became = LOST
            if became is not None:
                found.append((key, became))
            if became:
                break
    return found


def worst_habit(games):
    """The habit that lost something most often, or None. `games` has what
    habits_in found in each game, the latest first. What is missed once is no
    habit, and none is a habit that has gone."""
    found, costs = Counter(chain.from_iterable(games)), {None: 0}
    for key, habit in HABITS.items():
        missed = found[key, MISSED] + found[key, LOST]
        if missed - 1 > habit.limit * (missed + found[key, USED]) \
                and not has_gone(key, games):
            costs[key] = found[key, LOST]
    return max(costs, key=costs.get)


def has_gone(habit, games):
    """Has this habit gone? In the latest games there were occasions enough,
    and none was missed."""
    lately = missed_in(habit, games[:GAMES_WITHOUT])
    return lately["occasions"] >= SURELY and not lately["missed"]


def missed_in(habit, games):
    """How many occasions of this habit there were in these games together, and
    how many were missed."""
    became = [became for key, became in chain.from_iterable(games)
              if key == habit]
    return {"occasions": len(became), "missed": sum(map(bool, became))}


# STORAGE: their table

# A turn that misses two occasions counts for the habit that comes first. The
# limit is a share of the occasions: players with the habit miss more of them,
# players without it miss fewer, in 930 samples of five games. The theme is
# that of the puzzles that help. Their sentences: "habit repeats", "habit
# misses", "habit lets enter", "habit lets close", "habit lets shut in", "habit
# none".
Habit = namedtuple("Habit", "seen limit theme")
HABITS = {
    "repeats": Habit(goes_back, 0.13, "win"),
    "misses": Habit(overlooks, 0.50, "mill"),
    "lets enter": Habit(lets_enter, 0.48, "open"),
    "lets close": Habit(lets_close, 0.56, "stopping"),
    "lets shut in": Habit(lets_shut_in, 0.54, "free"),
}

"""habits.py - what a player does wrong again and again.

STORAGE  the habits that the program knows, and what each grade costs: HABITS
         COSTS
PROCESS  finds the habits in the turns of a game, and the one that cost most:
         habits_in worst_habit

A `game` and a `turn` are those of rules.py. `before` is the game before a turn
of the player, `after` is the game after it, and `later` is the game after the
answer. A habit is a key: its sentence is TEXT["habit " + key].
"""

from collections import Counter
from itertools import accumulate

from rooms.computer import mills_in
from rooms.console import mills_through
from rooms.learning.reasons import game_after, made_by, threats, ways
from rooms.records import beginning_of, grade_of
from rules import (all_men_placed, legal_turns, may_fly, men_left, result,
                   times_before, turns_begun)

# STORAGE

COSTS = {"?!": 4, "?": 6, "??": 8}      # what a turn with this grade costs
A_DRAW = 6              # what a draw in a won game costs at least
MORE_WAYS = 2           # the ways that a turn keeps at least, if it keeps more
COSTLY = 2.0            # what a habit costs a game at least
OFTEN = 0.4             # the share of the games in which a habit is seen
SELDOM = {"lets enter": 0.2}    # others hardly ever do this


# PROCESS: what can be seen of a turn

def overlooks(before, turn, after, later):
    """The player could make a mill, and made none."""
    return mills_in(legal_turns(before)) and not made_by(before, turn)


def lets_close(before, turn, after, later):
    """The player could stop a mill of the other player, and did not. The other
    player has closed it."""
    other, reply = after.to_move, later.turns[-1]
    lines = [line for line in threats(before, other)
             if later is not after and line in made_by(after, reply)]
    return lines and any(
        lines[0] not in threats(game_after(before, possible), other)
        for possible in legal_turns(before))


def lets_enter(before, turn, after, later):
    """A man left a mill, and the other player can go to its point. The player
    has not two chances for a mill instead."""
    return turn[0] is not None and not turn[2] \
        and mills_through(before.spots, turn[0]) \
        and any(end == turn[0] for _, end, _ in turns_begun(after)) \
        and not may_fly(after, after.to_move) \
        and len(threats(after, before.to_move)) < 2


def lets_fly(before, turn, after, later):
    """The turn removes a man, and now the other player may fly."""
    return turn[2] and may_fly(after, after.to_move) \
        and men_left(after, after.to_move) == 3


def lets_shut_in(before, turn, after, later):
    """In phase two, after the answer the player's men have hardly a way to go:
    fewer than one for every two men. Another turn would have kept more ways.
    """
    man = before.to_move
    return all_men_placed(before) \
        and 2 * ways(later, man) < later.spots.count(man) and any(
            ways(game_after(before, other), man) - ways(after, man)
            >= MORE_WAYS for other in legal_turns(before))


def goes_back(before, turn, after, later):
    """The player has more men, but the man goes back to where it came from,
    or the position was on the board before. The turn opens no mill."""
    man, other = before.to_move, after.to_move
    back = len(before.turns) > 1 \
        and before.turns[-2][:2] == (turn[1], turn[0])
    return turn[0] is not None and not turn[2] \
        and (back or times_before(after)) \
        and not mills_through(before.spots, turn[0]) \
        and men_left(before, man) > men_left(before, other) > 3


# PROCESS: the habits

def habits_in(game, tags, man):
    """[(habit or None, cost)] of the turns of this player that cost something.
    The grades are in the tags."""
    found = []
    games = [*accumulate(game.turns, game_after, initial=beginning_of(game))]
    games.append(games[-1])             # after the last turn comes no answer
    for number, turn in enumerate(game.turns, 1):
        before, after, later = games[number - 1:number + 2]
        if before.to_move == man:
            sign = grade_of(tags, number)
            cost = COSTS.get(sign, 0)
            habits = [(key, max(cost, least)) for key, seen, least in HABITS
                      if (cost or least) and sign != "!"
                      and seen(before, turn, after, later)
                      and (key != "repeats" or is_drawn(game))]
            found += habits[:1] or [(None, cost)] * bool(cost)
    draws = [cost for key, cost in found if key == "repeats"]
    return [one for one in found if one[0] != "repeats"] + [
        ("repeats", max(A_DRAW, sum(cost for cost in draws if cost > 1)))
    ] * bool(draws)


def is_drawn(game):
    """Did this game end as a draw?"""
    return bool(result(game)) and result(game)[0] is None


def worst_habit(games):
    """(habit, how often) of the habit that cost most. (None, 0) if no mistake
    is a habit. `games` has a list for each game: that of habits_in."""
    costs, times, seen = Counter(), Counter(), Counter()
    for found in games:
        seen.update({key for key, _ in found})
        for key, cost in found:
            costs[key] += cost
            times[key] += 1
    habits = [key for key in costs if key and costs[key] >= COSTLY * len(games)
              and seen[key] >= SELDOM.get(key, OFTEN) * len(games) > 0]
    worst = max(habits, key=costs.get, default=None)
    return worst, times[worst] if worst else 0


# STORAGE: their table

# A turn counts for the first habit that fits. The number is what it costs if
# its grade is good. With 0, it counts only if its grade is bad.
HABITS = (
    ("repeats", goes_back, 1),          # counts once a game: see A_DRAW
    ("misses", overlooks, 0),
    ("lets enter", lets_enter, 0),
    ("lets fly", lets_fly, 0),
    ("lets shut in", lets_shut_in, 0),
    ("lets close", lets_close, 0),
)

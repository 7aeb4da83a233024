"""habits.py - what a player does wrong again and again.

STORAGE  the habits that the program knows, and what each grade costs: HABITS
         COSTS
PROCESS  finds the habits in the turns of a game, and the one that cost most:
         habits_in worst_habit

A `game` and a `turn` are those of rules.py. `before` is the game before a turn
of the player, `after` is the game after it, and `later` is the game after the
answer. A habit is a key: its sentence is TEXT["habit " + key].
"""

from rooms.computer import mills_in
from rooms.learning.reasons import game_after, made_by, shut_in, threats
from rooms.records import grade_of
from rules import (OTHER, beginning_of, legal_turns, make, may_fly, men_left,
                   result, turns_begun)
from board import mills_through

# STORAGE

COSTS = {"?!": 1, "?": 2, "??": 4}      # what a turn with this grade costs
OFTEN = 0.6             # times a game: as often, a mistake is a habit
TIMES = 3               # ... and at least so many times
SHARE = 0.3             # of all that a player's mistakes have cost


# PROCESS: what can be seen of a turn with a bad grade

def misses(before, turn, after, later):
    """The player could make a mill, and made none."""
    return mills_in(legal_turns(before)) and not made_by(before, turn)


def lets_close(before, turn, after, later):
    """The player could stop a mill of the other player, and did not. The other
    player has closed it."""
    other, reply = OTHER[before.to_move], later.turns[-1]
    lines = [line for line in threats(before, other)
             if later is not after and line in made_by(after, reply)]
    return lines and any(
        lines[0] not in threats(game_after(before, possible), other)
        for possible in legal_turns(before))


def lets_enter(before, turn, after, later):
    """A man left a mill, and the other player can go to its point."""
    return turn[0] is not None and mills_through(before.spots, turn[0]) \
        and not made_by(before, turn) \
        and any(end == turn[0] for _, end, _ in turns_begun(after))


def lets_fly(before, turn, after, later):
    """The turn removes a man, and now the other player may fly."""
    return turn[2] and may_fly(after, OTHER[before.to_move]) \
        and men_left(after, OTHER[before.to_move]) == 3


def lets_shut_in(before, turn, after, later):
    """After the answer a man of the player cannot move, and it could before,
    or was not there."""
    man = before.to_move
    return {*shut_in(later, man)} - {*shut_in(before, man)}


# PROCESS: the habits

def habits_in(game, tags, man):
    """[(habit or None, cost)] of each turn of this player with a bad grade.
    The grades are in the tags. A draw by repetition with more men than the
    other player counts as a blunder."""
    found, now = [], beginning_of(game)
    for number, turn in enumerate(game.turns, 1):
        if now.to_move == man and grade_of(tags, number) in COSTS:
            after = game_after(now, turn)
            later = game_after(after, game.turns[number]) \
                if number < len(game.turns) else after
            found.append((next((key for key, seen in HABITS.items() if
                                seen(now, turn, after, later)), None),
                          COSTS[grade_of(tags, number)]))
        make(now, turn)
    if result(game) in ((None, "repetition"), (None, "no_mill")) \
            and men_left(game, man) > men_left(game, OTHER[man]):
        found.append(("repeats", COSTS["??"]))
    return found


def worst_habit(found, games):
    """(habit, how often) of the habit that cost most in so many games. (None,
    0) if no mistake is a habit. `found` is that of habits_in, of all games."""
    costs, times = {}, {}
    for key, cost in found:
        costs[key] = costs.get(key, 0) + cost
        times[key] = times.get(key, 0) + 1
    often = [key for key in costs if key and times[key] >= max(
        TIMES, OFTEN * games) and costs[key] >= SHARE * sum(costs.values())]
    worst = max(often, key=costs.get, default=None)
    return worst, times.get(worst, 0)


# STORAGE: their table. A turn counts for the first habit that fits.

HABITS = {"misses": misses, "lets close": lets_close, "lets fly": lets_fly,
          "lets enter": lets_enter, "lets shut in": lets_shut_in}

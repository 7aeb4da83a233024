"""benchmark_learning.py - does `progress` name the habits of a player?

    python tests/tools/benchmark_learning.py 20

It plants each habit in two players. They play five games for each of the 20
samples. Is this habit named, another, or none? For players without a habit,
each is false (but beginner does miss mills, and neither beginner nor easy
stops them). `20 1000` plays other games.

A player is a function. It gets a game, the turns of which it chooses one, and
a random.Random. A habit gets the game and the turns, and gives those that a
player with this habit thinks of, or [] for any turn.
"""

import collections
import pathlib
import random
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from board import BLACK, WHITE
from rooms.computer import LEVELS, choose_turn, mills_in, search
from rooms.console import mills_through
from rooms.learning.grades import judged_turns
from rooms.learning.habits import habits_in, worst_habit
from rooms.learning.history import GAME_SECONDS, tags_with_grades
from rooms.learning.reasons import game_after, threats, ways
from rules import (OTHER, all_men_placed, legal_turns, men_left, new_game,
                   play, result, turns_begun)

OFTEN = 0.85            # how often a player gives way to the habit
PARTNERS = [*LEVELS][:5]        # from beginner to good
QUICK = GAME_SECONDS / 6        # a game: the habits are the same, and sooner

search.perf_counter = time.process_time


def of_level(level):
    """The player that is this level of the computer."""
    return lambda game, turns, chance: LEVELS[level](
        game, chance.sample(turns, len(turns)), 0.05, chance, None)


def with_habit(player, habit):
    """This player, but often it gives way to this habit."""
    return lambda game, turns, chance: player(
        game, chance.random() < OFTEN and habit(game, turns) or turns, chance)


def overlooks_mills(game, turns):
    """Makes no mill."""
    return [turn for turn in turns if not turn[2]]


def stops_nothing(game, turns):
    """Makes a mill, or leaves the other player all threats."""
    other = OTHER[game.to_move]
    lines = threats(game, other)
    return lines and [turn for turn in turns if turn[2] or all(
        line in threats(game_after(game, turn), other) for line in lines)]


def opens_mills(game, turns):
    """Opens a mill into which the other player can go, if it makes none."""
    return not mills_in(turns) and [
        turn for turn in turns if mills_through(game.spots, turn[0])
        and turn[0] in [end for _, end, _ in turns_begun(
            game_after(game, turn))]]


def walls_itself_in(game, turns):
    """Keeps the fewest ways, or one more, if it makes no mill."""
    left = {turn: ways(game_after(game, turn), game.to_move) for turn in turns}
    return not mills_in(turns) and [
        turn for turn in turns if left[turn] <= min(left.values()) + 1]


def goes_to_and_fro(game, turns):
    """With more men, makes and opens no mill, and goes back if it can."""
    men = [men_left(game, man) for man in (game.to_move, OTHER[game.to_move])]
    if not all_men_placed(game) or men[0] <= men[1]:
        return []
    quiet = [turn for turn in turns
             if not turn[2] and not mills_through(game.spots, turn[0])]
    return [turn for turn in quiet
            if turn[:2] == game.turns[-2][1::-1]] or quiet


def five_games(player, chance):
    """[(game, man)] of five games, White and Black by turns. After a win the
    level of the computer is the next, after a loss the one before."""
    level, games = chance.randrange(4), []
    for man in (WHITE, BLACK, WHITE, BLACK, WHITE):
        game = new_game()
        while not result(game) and len(game.turns) < 300:
            play(game, player(game, legal_turns(game), chance)
                 if game.to_move == man else
                 choose_turn(game, PARTNERS[level], 0.1, chance))
        games.append((game, man))
        winner = (result(game) or (None,))[0]
        if winner:
            level += 1 if winner == man else -1
            level = min(max(level, 0), len(PARTNERS) - 1)
    return games


PLANTED = {"misses": overlooks_mills, "lets close": stops_nothing,
           "lets enter": opens_mills, "lets shut in": walls_itself_in,
           "repeats": goes_to_and_fro}
PLAYERS = {
    **{key: [with_habit(of_level(level), habit)
             for level in ("fair", "good")] for key, habit in PLANTED.items()},
    **{level: [of_level(level)] for level in [*LEVELS][:6]}}


def named(player, seed):
    """The habit that `progress` names after five games of this player."""
    chance = random.Random(seed)
    random.seed(seed)
    return worst_habit([
        habits_in(game, tags_with_grades(
            {}, judged_turns(game, QUICK, [man])), [man])
        for game, man in five_games(player, chance)])


def show_habits(samples=20, first=0):
    """For each player: which habits were named, and how often."""
    for name, kinds in PLAYERS.items():
        said = collections.Counter(
            named(kinds[seed % len(kinds)], first + seed)
            for seed in range(samples))
        print("%-17s" % name, "%d samples:" % samples, dict(said), flush=True)


if __name__ == "__main__":
    show_habits(*map(int, sys.argv[1:]))

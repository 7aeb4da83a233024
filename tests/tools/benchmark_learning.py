"""benchmark_learning.py - how right are reviews, verdicts and habits?

    python tests/tools/benchmark_learning.py truth 20     the turns that lost
    python tests/tools/benchmark_learning.py verdicts 60  is a verdict right?
    python tests/tools/benchmark_learning.py habits 20    is a habit named?

The number says how many games there are, or points, or samples. The games are
always the same: easy against fair. All times are processor time.

`truth` compares reviews with a search that takes ten times as long. Are the
three turns told that lost most? And did the turns that are told lose 10 %?

`verdicts` tries the best turn and four others at points of games. A search
that takes five times as long tells if the verdict is wrong. "Good" is wrong if
the turn loses more than 15 % (LEAST). "Bad" and "played" are wrong if it loses
less than 3 %. "Better" is wrong if the turn is not at least 3 % better than
the turn played. And is a turn praised that gives a man away when the best turn
does not?

`habits` plants a habit in two ways, each in two players. They play five games
for each sample, against levels that fit. Is this habit named, another, or
none? For players without a habit, each habit that is named is false. But it is
true that beginner misses mills, and that neither beginner nor easy stops them.
A second number is added to the seeds: `habits 20 1000` plays other games.
"""

import argparse
import collections
import pathlib
import random
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from board import BLACK, WHITE
from helpers.habit_players import BLAMELESS, WITH_HABIT, five_games
from rooms.computer import choose_turn, search, weigh
from rooms.learning import hints
from rooms.learning.grades import (chance_lost, chance_with, judged_turns,
                                   number_of_turn, turning_points)
from rooms.learning.habits import habits_in, worst_habit
from rooms.learning.hints import TRY_SECONDS, verdict
from rooms.learning.history import GAME_SECONDS, graded
from rooms.learning.review import REVIEW_SECONDS
from rooms.records import beginning_of
from rules import OTHER, legal_turns, new_game, play, play_legal, result

FRESH = 50000           # the first seed of games that no limit was made from
LONGER, SEES = 10, 5    # times the time of a review, and of a verdict
REAL, LITTLE = 0.10, 0.03       # what a turn loses that is told, or is not
LEAST = 0.15            # a tried turn that loses more is no good one
QUICK = GAME_SECONDS / 6        # a game: the habits are the same, and sooner

search.perf_counter = time.process_time


# Games and their reviews


def a_game(seed):
    """A game of easy against fair, by turns White and Black."""
    random.seed(seed)
    game, easy = new_game(), (WHITE, BLACK)[seed % 2]
    while not result(game) and len(game.turns) < 300:
        level = "easy" if game.to_move == easy else "fair"
        play(game, choose_turn(game, level, 0.1))
    return game


def seconds_for(game):
    """How long the program reviews a game."""
    return min(REVIEW_SECONDS, 1 + len(game.turns) // 3)


def told(turns):
    """{number: judged} of the turning points of both players."""
    return {number_of_turn(judged): judged for man in OTHER
            for judged in turning_points([judged for judged in turns
                                          if judged.game.to_move == man])}


def reviewed(game):
    """What the program tells of a game, as `told`."""
    return told(list(judged_turns(game, seconds_for(game), [WHITE, BLACK])))


def searched_long(game):
    """The turns of a game, each judged ten times as long."""
    seconds = LONGER * seconds_for(game) / len(game.turns)
    now, found = beginning_of(game), []
    for turn in game.turns:
        found.append(weigh(now, legal_turns(now), seconds, turn))
        play_legal(now, turn)
    return found


def is_wrong(key, tried, own):
    """Is this verdict wrong, by a longer look at the turn that was tried, and
    at the turn played?"""
    if key in ("best", "good"):
        return chance_lost(tried) > LEAST
    if key == "better":
        return chance_with(tried, tried.own) \
            < chance_with(own, own.own) + LITTLE
    return chance_lost(tried) < LITTLE


def gives_a_man(judged, turn):
    """Does this turn give a man away, and the best turn does not? The turns
    that follow are looked for longer than the program does it."""
    usual, hints.REPLIES = hints.REPLIES, SEES * hints.REPLIES
    try:
        return turn != list(judged.worths)[0] \
            and bool(hints.why_lost(judged, turn))
    finally:
        hints.REPLIES = usual


# What is printed

def share_of(part, whole):
    """Such as "3 of 4, 75.0 %"."""
    return "%d of %d, %.1f %%" % (part, whole, 100 * part / max(1, whole))


def show_truth(games):
    """For each game, which turns lost most, and what the review tells. Then
    what share is told, and what share of the points is real."""
    hit = asked = real = points = 0
    for seed in range(games):
        game = a_game(seed)
        truth, found = searched_long(game), reviewed(game)
        losses = {number: chance_lost(judged)
                  for number, judged in enumerate(truth, 1)}
        wanted = sorted(told(truth), key=lambda number:
                        -losses[number])[:3]
        print("game %2d, %2d turns. lost most:" % (seed, len(truth)), *[
            "%d (%.2f)%s" % (number, losses[number],
                             "" if number in found else " not told")
            for number in wanted], "- not real:", *[
                "%d (%.2f, not %.2f)" % (number, losses[number], chance_lost(judged))
                for number, judged in found.items()
                if losses[number] < REAL], flush=True)
        hit += len(found.keys() & {*wanted})
        asked += len(wanted)
        real += sum(losses[number] >= REAL for number in found)
        points += len(found)
    print("told: %s. real: %s" % (share_of(hit, asked),
                                  share_of(real, points)))


def tries_at(judged, seconds):
    """For the best turn at a point, and four others: (turn, what the verdict
    says, why, a longer look, is the verdict wrong, is a gift praised)."""
    def longer(turn):
        return weigh(judged.game, legal_turns(judged.game), seconds, turn)

    best, *others = judged.worths
    own = longer(judged.own)
    for turn in [best, *random.sample(others, min(4, len(others)))]:
        look, (key, why) = longer(turn), verdict(judged, turn)
        key = key[len("verdict "):]
        yield (turn, key, why, look, is_wrong(key, look, own),
               key in ("best", "good", "better") and gives_a_man(look, turn))


def show_verdicts(wanted):
    """Try turns at so many points, and print the verdicts that are wrong."""
    tries, wrong, praised, seed = collections.Counter(), 0, 0, FRESH
    while wanted > 0:
        game = a_game(seed)
        seconds = SEES * max(TRY_SECONDS, seconds_for(game) / len(game.turns))
        for number, judged in list(reviewed(game).items())[:wanted]:
            wanted -= 1
            for turn, key, why, look, bad, gift in tries_at(judged, seconds):
                tries[key] += 1
                wrong += bad
                praised += gift
                if bad or gift:
                    print("game %d turn %d: %s is %s, %s. lost %.2f, longer "
                          "%.2f, played %.2f." % (
                              seed, number, turn, key, why, chance_lost(judged, turn),
                              chance_lost(look), chance_lost(judged)),
                          "It gives a man away." if gift else "", flush=True)
        seed += 1
    print("turns tried in %d games:" % (seed - FRESH), dict(tries))
    print("wrong: %s. A man is given away and praised: %d" % (
        share_of(wrong, sum(tries.values())), praised))


def named(player, seed):
    """The habit that `progress` names after five games of this player."""
    chance = random.Random(seed)
    random.seed(seed)
    return worst_habit([
        habits_in(game, graded({}, judged_turns(game, QUICK, [man]),
                               False), man)
        for game, man in five_games(player, chance)])[0]


def show_habits(samples, first=0):
    """For each habit that is planted, and each player without a habit: which
    habits were named, and how often."""
    players = dict(WITH_HABIT)
    players.update((name, [player]) for name, player in BLAMELESS.items())
    for name, kinds in players.items():
        said = collections.Counter(
            named(kinds[seed % len(kinds)], first + seed)
            for seed in range(samples))
        print("%-17s" % name, "%d samples:" % samples, dict(said), flush=True)


SHOWS = {"truth": show_truth, "verdicts": show_verdicts,
         "habits": show_habits}


def main():
    """Show what the arguments ask for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=list(SHOWS))
    parser.add_argument("numbers", nargs="*", type=int, default=[20])
    words = parser.parse_args()
    SHOWS[words.what](*words.numbers)


if __name__ == "__main__":
    main()

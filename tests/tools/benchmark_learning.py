"""benchmark_learning.py - how right are grades, reviews and habits?

    python tests/tools/benchmark_learning.py grades 20    the grades of levels
    python tests/tools/benchmark_learning.py truth 20     the turns that lost
    python tests/tools/benchmark_learning.py verdicts 60  is a verdict right?
    python tests/tools/benchmark_learning.py puzzles 50   puzzles of mistakes
    python tests/tools/benchmark_learning.py habits 20    is a habit found?

The number says how many games there are, or points, or samples of five games.
The games are always the same. All times are processor time.

`truth` compares reviews with a search that takes ten times as long. Are the
three turns told that lost most? And did the turns that are told lose 10 %?

`verdicts` tries the best turn and four others at points of games. A search
that takes five times as long tells if the verdict is wrong. "Good" is wrong if
the turn loses more than 15 % (LEAST). "Bad" and "played" are wrong if it loses
less than 3 %. "Better" is wrong if the turn is not at least 3 % better than
the turn played. And is a turn praised that gives a man away when the best turn
does not?

`habits` lets six players with one habit each, and one without, play against
fair. How often is the habit named that was planted? The one who takes the
fourth man too early begins with six men against four.
"""

import argparse
import collections
import pathlib
import random
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from board import (BLACK, POINTS, WHITE, mill_points, mills_through, new_spots)
from helpers import naive_human
from rooms.computer import (LEVELS, Search, choose_turn, mills_in, search,
                            think, weigh)
from rooms.learning import hints
from rooms.learning.grades import (LEAST, LIMITS, SIGNS, chance_with, grade,
                                   judged_turns, lost, number_of_turn,
                                   turning_points, way_of)
from rooms.learning.habits import habits_in, worst_habit
from rooms.learning.history import GAME_SECONDS, graded
from rooms.learning.own_puzzles import puzzle_in_game
from rooms.learning.proof import right_turns
from rooms.learning.reasons import game_after, made_by, threats, ways
from rooms.learning.review import REVIEW_SECONDS, TRY_SECONDS, verdict
from rooms.records import PUZZLES
from rules import (OTHER, all_men_placed, beginning_of, legal_turns, make,
                   men_left, new_game, play, result, set_up, times_before,
                   turns_begun)

FRESH = 50000           # the first seed of games that no limit was made from
LONGER, SEES = 10, 5    # times the time of a review, and of a verdict
REAL, LITTLE = 0.10, 0.03       # what a turn loses that is told, or is not
OUTER = {(0, 1, 2), (0, 9, 21), (2, 14, 23), (21, 22, 23)}
RING = {point for line in OUTER for point in line}

search.perf_counter = time.process_time


# Players with a habit: each gets a game and its legal turns.

def good_turn(game, turns):
    """The best of these turns, looking two turns ahead."""
    turns = random.sample(turns, len(turns))
    return think(Search(deepest=2), game, turns)


def never_stops(game, turns):
    """Never stops a mill of the other player."""
    other = OTHER[game.to_move]
    lines = threats(game, other)
    left = [turn for turn in turns if made_by(game, turn) or all(
        line in threats(game_after(game, turn), other) for line in lines)]
    return good_turn(game, left or turns)


def overlooks_outer(game, turns):
    """Likes to place men on the outer ring, and overlooks its mills there."""
    turns = [turn for turn in turns
             if not OUTER & {*made_by(game, turn)}] or turns
    if game.in_hand[game.to_move]:
        stops = mill_points(game.spots, OTHER[game.to_move])
        urgent = [turn for turn in turns if turn[2] or turn[1] in stops]
        ring = [turn for turn in turns if turn[1] in RING]
        turns = urgent or random.random() < 0.6 and ring or turns
    return good_turn(game, turns)


def opens_mills(game, turns):
    """Opens a mill whenever the other player can enter."""
    opening = [turn for turn in turns if turn[0] is not None
               and mills_through(game.spots, turn[0]) and any(
                   end == turn[0] for _, end, _ in turns_begun(
                       game_after(game, turn)))]
    if mills_in(turns) or not opening:
        return good_turn(game, mills_in(turns) or turns)
    return random.choice(opening)


def gets_shut_in(game, turns):
    """Keeps the fewest ways to go, or one more."""
    left = {turn: ways(game_after(game, turn), game.to_move)
            for turn in turns}
    few = [turn for turn in turns if left[turn] <= min(left.values()) + 1]
    return good_turn(game, mills_in(turns) or few)


def takes_fourth(game, turns):
    """Takes a man of four, whatever comes after it."""
    if men_left(game, OTHER[game.to_move]) == 4 and all_men_placed(game):
        turns = mills_in(turns) or turns
    return good_turn(game, turns)


def goes_to_and_fro(game, turns):
    """With more men, moves to and fro, and makes no mill any more. But it
    stops the mills of the other player."""
    man = game.to_move
    if all_men_placed(game) and men_left(game, man) > men_left(
            game, OTHER[man]):
        turns = [turn for turn in turns if not (
            turn[2] or mills_through(game.spots, turn[0])
            or mills_in(legal_turns(game_after(game, turn))))] or turns
        best = max(turns, key=lambda turn: times_before(
            game_after(game, turn)))
        if times_before(game_after(game, best)):
            return best
        last = game.turns[-2][1::-1] if game.turns[1:] else None
        turns = [turn for turn in turns if turn[:2] == last] or turns
    return good_turn(game, mills_in(turns) or turns)


HABITS_OF = {
    "hard": None, never_stops: "lets close", overlooks_outer: "misses",
    opens_mills: "lets enter", gets_shut_in: "lets shut in",
    takes_fourth: "lets fly", goes_to_and_fro: "repeats",
}


# Games and their reviews

def six_against_four(man):
    """A game with six men of this player against four, without a mill."""
    while True:
        points, spots = random.sample(list(POINTS), 10), new_spots()
        for number, point in enumerate(points):
            spots[point] = man if number < 6 else OTHER[man]
        game = set_up(spots, random.choice([WHITE, BLACK]))
        if not (result(game) or threats(game, game.to_move) or any(
                mills_through(spots, point) for point in points)):
            return game


def a_match(one, other, seed):
    """(game, man): `one` plays `man`, by turns White and Black. A player is a
    level, "naive", or one of those above."""
    random.seed(seed)
    man = (WHITE, BLACK)[seed % 2]
    game = six_against_four(man) if one is takes_fourth else new_game()
    while not result(game) and len(game.turns) < 300:
        player = one if game.to_move == man else other
        if player in LEVELS:
            turn = choose_turn(game, player, 0.1)
        elif player == "naive":
            turn = naive_human.choose_turn(game)
        else:
            turn = player(game, legal_turns(game))
        play(game, turn)
    return game, man


def looked_at(one, seed):
    """A game of this player against fair: (game, man, judged turns), as the
    program looks at kept games."""
    game, man = a_match(one, "fair", seed)
    return game, man, list(judged_turns(game, GAME_SECONDS, [man]))


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
        make(now, turn)
    return found


def is_wrong(key, tried, own):
    """Is this verdict wrong, by a longer look at the turn that was tried, and
    at the turn played?"""
    if key in ("best", "good"):
        return lost(tried) > LEAST
    if key == "better":
        return chance_with(tried, tried.own) \
            < chance_with(own, own.own) + LITTLE
    return lost(tried) < LITTLE


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


def show_shares(name, turns):
    """Print a line: which share of these turns has which grade."""
    counts = collections.Counter(map(grade, turns))
    print("%-9s %5d turns" % (name, len(turns)), *[
        "%6.1f %%" % (100 * counts[sign] / max(1, len(turns)))
        for sign in ("!", *SIGNS)], flush=True)


def show_grades(games):
    """The shares of the grades for each level, and for weak players by phase.
    """
    print(" " * 21, *["%8s" % (sign or "good") for sign in ("!", *SIGNS)])
    phases = {way: [] for way in LIMITS}
    for name in [*LEVELS, "naive"]:
        turns = [judged for seed in range(FRESH, FRESH + games)
                 for judged in looked_at(name, seed)[2] if judged]
        show_shares(name, turns)
        if name in ("beginner", "easy", "fair", "naive"):
            for judged in turns:
                phases[way_of(judged.game)].append(judged)
    for way, turns in phases.items():
        show_shares(way, turns)


def show_truth(games):
    """For each game, which turns lost most, and what the review tells. Then
    what share is told, and what share of the points is real."""
    hit = asked = real = points = 0
    for seed in range(games):
        game, _ = a_match("easy", "fair", seed)
        truth, found = searched_long(game), reviewed(game)
        losses = {number: lost(judged)
                  for number, judged in enumerate(truth, 1)}
        wanted = sorted(told(truth), key=lambda number:
                        -losses[number])[:3]
        print("game %2d, %2d turns. lost most:" % (seed, len(truth)), *[
            "%d (%.2f)%s" % (number, losses[number],
                             "" if number in found else " not told")
            for number in wanted], "- not real:", *[
                "%d (%.2f, not %.2f)" % (number, losses[number], lost(judged))
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
        yield (turn, key, why, look, is_wrong(key, look, own),
               key in ("best", "good", "better") and gives_a_man(look, turn))


def show_verdicts(wanted):
    """Try turns at so many points, and print the verdicts that are wrong."""
    tries, wrong, praised, seed = collections.Counter(), 0, 0, FRESH
    while wanted > 0:
        game, _ = a_match("easy", "fair", seed)
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
                              seed, number, turn, key, why, lost(judged, turn),
                              lost(look), lost(judged)),
                          "It gives a man away." if gift else "", flush=True)
        seed += 1
    print("turns tried in %d games:" % (seed - FRESH), dict(tries))
    print("wrong: %s. A man is given away and praised: %d" % (
        share_of(wrong, sum(tries.values())), praised))


def show_puzzles(games):
    """How many puzzles the mistakes of easy against fair make, how long the
    games take, and how many puzzles have exactly one solution."""
    seconds, found = 0, []
    for seed in range(FRESH, FRESH + games):
        game, man = a_match("easy", "fair", seed)
        begun = time.process_time()
        tags = graded({}, judged_turns(game, GAME_SECONDS, [man]), True)
        seconds += time.process_time() - begun
        found += filter(None, [puzzle_in_game(game, said, [man])
                               for said in tags[PUZZLES].split(", ")])
    proven = sum(len(right_turns(puzzle, puzzle.game, puzzle.turns)) == 1
                 for puzzle in found)
    print("%d puzzles in %d games, %.1f seconds a game. Proven, with one "
          "solution: %d" % (len(found), games, seconds / games, proven))


def show_habits(samples):
    """For each player which habits were named, and how often."""
    for player, habit in HABITS_OF.items():
        named = collections.Counter()
        for sample in range(samples):
            games = [looked_at(player, FRESH + 5 * sample + number)
                     for number in range(5)]
            named[worst_habit([
                habits_in(game, graded({}, turns, False), man)
                for game, man, turns in games])[0]] += 1
        print("%-16s %-13s found in %d of %d: %s" % (
            getattr(player, "__name__", player), habit, named[habit],
            samples, dict(named)), flush=True)


SHOWS = {"grades": show_grades, "truth": show_truth, "habits": show_habits,
         "verdicts": show_verdicts, "puzzles": show_puzzles}


def main():
    """Show what the arguments ask for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=list(SHOWS))
    parser.add_argument("number", nargs="?", type=int, default=20)
    words = parser.parse_args()
    SHOWS[words.what](words.number)


if __name__ == "__main__":
    main()

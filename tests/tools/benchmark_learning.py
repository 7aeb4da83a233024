"""benchmark_learning.py - measures how right the grades and the reviews are.

INPUT    long_searches
STORAGE  WEAK ALL_SIGNS FRESH SECONDS LONGER SEES REAL BIGGEST TRIES LITTLE
PROCESS  played a_match graded_turns seconds_for reviewed searched_long
         told biggest tried_at is_wrong gives_a_man
OUTPUT   show_shares show_grades show_truth show_verdicts main

    python tests/tools/benchmark_learning.py grades 20    grades of each level
    python tests/tools/benchmark_learning.py truth 20     are the points right?
    python tests/tools/benchmark_learning.py verdicts 60  are verdicts right?
    python tests/tools/benchmark_learning.py puzzles 50   puzzles of mistakes

The number says how many games there are, or how many points. The games are
always the same. All times are processor time, so that other work at the same
PC does not change much. A long search takes two minutes a game. `--kept` and
the name of a folder keep what it found there for the next time.

`grades` lets each level play games against fair. It prints how many of its
turns get which grade. The program looks at these games as at kept games that
nobody has reviewed. Then it prints the same for weak players, by phase.

`truth` compares the review of games of easy against fair with a search of
every turn that takes ten times as long. It takes the three turns of a game
that lost most by the long search, by the rules of turning points: are they
told? And did the points that are told really lose 10 % of the chance?

`verdicts` tries five turns at points of such games: the best one, and others
by chance. A search of the same position that takes five times as long as that
of the program tells if the verdict is wrong. "Good" is wrong if the turn loses
more than 15 % (LEAST) against the best. "Bad" and "played" are wrong if the
turn loses less than 3 %. "Better" is wrong if the turn is not at least 3 %
better than the turn played. In a solved endgame the long search is the table.
Also: is a turn ever praised, as good or better, that gives a man away when the
best turn does not? To see that, the turns that follow are looked for five
times as long, too.
"""

import argparse
import collections
import pathlib
import pickle
import random
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from board import BLACK, WHITE    # noqa: E402
from helpers import naive_human    # noqa: E402
from rooms.computer import LEVELS, choose_turn, search    # noqa: E402
from rooms.computer import weigh    # noqa: E402
from rooms.learning import hints    # noqa: E402
from rooms.learning.grades import (LEAST, LIMITS, SIGNS, chance_with,
                                   grade, judged_turns, lost, number_of_turn,
                                   turning_points, way_of)
from rooms.learning.history import GAME_SECONDS, graded    # noqa: E402
from rooms.learning.own_puzzles import puzzle_in_game    # noqa: E402
from rooms.learning.proof import right_turns    # noqa: E402
from rooms.learning.review import REVIEW_SECONDS, TRY_SECONDS, verdict
from rooms.records import PUZZLES    # noqa: E402
from rules import (OTHER, beginning_of, legal_turns, make, new_game, play,
                   result)

# STORAGE

WEAK = ("beginner", "easy", "fair", "naive")
ALL_SIGNS = ("!",) + SIGNS
FRESH = 50000           # the first seed of games that no limit was made from
SECONDS = 0.1           # a turn of expert
LONGER = 10             # times the time of the review, to see the truth
SEES = 5                # times the time of a verdict, to see if it is right
REAL = 0.10             # a point that is told has lost so much
BIGGEST = 3             # losses of a game that must be told
TRIES = 5               # turns that are tried at a point
LITTLE = 0.03           # a difference that nobody should be told of

search.perf_counter = time.process_time


# PROCESS: games

def played(white, black, seed):
    """The game of two levels. "naive" is the naive human."""
    random.seed(seed)
    game, names = new_game(), {WHITE: white, BLACK: black}
    while not result(game):
        name = names[game.to_move]
        play(game, naive_human.choose_turn(game) if name == "naive"
             else choose_turn(game, name, SECONDS))
    return game


def a_match(one, other, seed):
    """(game, man): the two play White by turns. `one` plays `man`."""
    if seed % 2:
        return played(other, one, seed), BLACK
    return played(one, other, seed), WHITE


def graded_turns(one, other, seeds):
    """The turns of `one`, judged as the program judges kept games."""
    found = []
    for seed in seeds:
        game, man = a_match(one, other, seed)
        found += filter(None, judged_turns(game, GAME_SECONDS, [man]))
    return found


# PROCESS: reviews and long searches

def seconds_for(game):
    """How long the program reviews a game."""
    return min(REVIEW_SECONDS, 1 + len(game.turns) // 3)


def reviewed(game):
    """The turns of a game, judged as the program does it."""
    return list(judged_turns(game, seconds_for(game), [WHITE, BLACK]))


def searched_long(game):
    """The turns of a game, each judged ten times as long."""
    seconds = LONGER * seconds_for(game) / len(game.turns)
    now, found = beginning_of(game), []
    for turn in game.turns:
        found.append(weigh(now, legal_turns(now), seconds, turn))
        make(now, turn)
    return found


# INPUT

def long_searches(seed, folder):
    """What the long search says about a game. It is read from the folder if it
    was kept there."""
    path = folder and pathlib.Path(folder) / ("long%d.pkl" % seed)
    if path and path.exists():
        return pickle.loads(path.read_bytes())
    found = searched_long(a_match("easy", "fair", seed)[0])
    if path:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(pickle.dumps(found))
    return found


# PROCESS: the truth

def told(turns):
    """{number: judged} of the turning points of both players."""
    return {number_of_turn(judged): judged for man in OTHER
            for judged in turning_points([judged for judged in turns
                                          if judged.game.to_move == man])}


def biggest(turns):
    """The numbers of the turns that lost most."""
    points = told(turns)
    return sorted(points, key=lambda number: -lost(points[number]))[:BIGGEST]


# PROCESS: verdicts

def tried_at(judged, chance):
    """The turns that are tried at a point: the best one, and random others."""
    best, *others = judged.worths
    return [best, *chance.sample(others, min(TRIES - 1, len(others)))]


def is_wrong(key, longer):
    """Is this verdict wrong by a longer search? `longer` is a pair: what it
    says of the turn that was tried, and of the turn played."""
    tried, own = longer
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


# OUTPUT

def show_shares(name, turns):
    """Print a line: which share of these turns has which grade."""
    counts = collections.Counter(map(grade, turns))
    shares = [counts[sign] / max(1, len(turns)) for sign in ALL_SIGNS]
    print("%-9s %5d turns" % (name, len(turns)), *[
        "%6.1f %%" % (100 * share) for share in shares], flush=True)


def show_grades(games, folder):
    """Print the shares of the grades for each level, and for weak players by
    phase."""
    print(" " * 21, *["%8s" % (sign or "good") for sign in ALL_SIGNS])
    seeds, phases = range(FRESH, FRESH + games), {way: [] for way in LIMITS}
    for name in [*LEVELS, "naive"]:
        turns = graded_turns(name, "fair", seeds)
        show_shares(name, turns)
        for judged in turns if name in WEAK else ():
            phases[way_of(judged.game)].append(judged)
    for way, turns in phases.items():
        show_shares(way, turns)


def show_truth(games, folder):
    """For each game, print which turns lost most, and what the review tells.
    Then print what share is told, and what share of the points is real."""
    hit = asked = real = points = 0
    for seed in range(games):
        truth = long_searches(seed, folder)
        found = told(reviewed(a_match("easy", "fair", seed)[0]))
        wanted = biggest(truth)
        losses = {number: lost(truth[number - 1]) for number in found}
        print("game %2d, %2d turns. lost most:" % (seed, len(truth)), *[
            "%d (%.2f)%s" % (number, lost(truth[number - 1]),
                             "" if number in found else " not told")
            for number in wanted], "- not real:", *[
                "%d (%.2f, not %.2f)" % (number, loss, lost(found[number]))
                for number, loss in losses.items() if loss < REAL], flush=True)
        hit += len(found.keys() & {*wanted})
        asked += len(wanted)
        real += sum(loss >= REAL for loss in losses.values())
        points += len(losses)
    print("told: %d of %d, %.0f %%. real: %d of %d, %.0f %%" % (
        hit, asked, 100 * hit / max(1, asked),
        real, points, 100 * real / max(1, points)))


def show_verdicts(wanted, folder):
    """Try turns at so many points, and print the verdicts that are wrong."""
    tries, wrong, praised = collections.Counter(), 0, 0
    left, chance, seed = wanted, random.Random(0), FRESH
    while left:
        game = a_match("easy", "fair", seed)[0]
        seconds = SEES * max(TRY_SECONDS, seconds_for(game) / len(game.turns))
        for number, judged in list(told(reviewed(game)).items())[:left]:
            left -= 1
            own = weigh(judged.game, legal_turns(judged.game), seconds,
                        judged.own)
            for turn in tried_at(judged, chance):
                longer = weigh(judged.game, legal_turns(judged.game), seconds,
                               turn)
                key, why = verdict(judged, turn)
                bad = is_wrong(key, (longer, own))
                gift = key in ("best", "good", "better") and gives_a_man(longer, turn)
                tries[key] += 1
                wrong += bad
                praised += gift
                if bad or gift:
                    print("game %d turn %d: %s is %s%s, %s. lost %.2f, longer "
                          "%.2f. played: %.2f, longer %.2f" % (
                              seed, number, turn, key,
                              " and gives a man away" if gift else "", why,
                              lost(judged, turn), lost(longer),
                              lost(judged), lost(own)), flush=True)
        seed += 1
    number = sum(tries.values())
    print("%d turns tried in %d games:" % (number, seed - FRESH),
          dict(tries))
    print("wrong: %d, %.1f %%. A man is given away and praised: %d" % (
        wrong, 100 * wrong / number, praised))


def show_puzzles(games, folder):
    """Print how many puzzles the mistakes of easy against fair make, how long
    the games take, and how many puzzles have exactly one solution."""
    seconds, found, proven = 0, 0, 0
    for seed in range(FRESH, FRESH + games):
        game, man = a_match("easy", "fair", seed)
        begun = time.process_time()
        tags = graded({}, list(judged_turns(game, GAME_SECONDS, [man])), True)
        seconds += time.process_time() - begun
        puzzles = filter(None, [puzzle_in_game(game, said, [man])
                                for said in tags[PUZZLES].split(", ")])
        for puzzle in puzzles:
            found += 1
            proven += len(right_turns(puzzle, puzzle.game, puzzle.turns)) == 1
    print("%d puzzles in %d games, %.1f seconds a game. Proven, with one "
          "solution: %d" % (found, games, seconds / games, proven))


def main():
    """Show what the arguments ask for."""
    shows = {"grades": show_grades, "truth": show_truth,
             "verdicts": show_verdicts, "puzzles": show_puzzles}
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=list(shows))
    parser.add_argument("number", nargs="?", type=int, default=20)
    parser.add_argument("--kept", metavar="FOLDER")
    words = parser.parse_args()
    shows[words.what](words.number, words.kept)


if __name__ == "__main__":
    main()

"""benchmark_habits.py - is the habit of a player found?

INPUT    nothing
STORAGE  OUTER RING GAMES HABITS_OF
PROCESS  solid good_turn never_stops overlooks_outer opens_mills gets_shut_in
         takes_fourth goes_to_and_fro six_against_four played habits_of
OUTPUT   main

    python tests/tools/benchmark_habits.py 20

Six players have one habit each, and one has none. Each of them plays samples
of five games against the level fair. The number says how many samples. The
program gives grades to the games, as to kept games. Then it names a habit, or
none. Printed is how often it names what was planted. All times are processor
time. Twenty samples take an hour.

The player without a habit is the level hard. The others look two turns ahead.
The games of the player who takes the fourth man too early begin with six men
against four, placed by chance: otherwise that rarely comes up.
"""

import collections
import pathlib
import random
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from board import (BLACK, POINTS, WHITE, mill_points, mills_through, new_spots)
from rooms.computer import Search, choose_turn, mills_in, search, think
from rooms.learning.grades import judged_turns
from rooms.learning.habits import habits_in, worst_habit
from rooms.learning.history import GAME_SECONDS, graded
from rooms.learning.reasons import game_after, made_by, threats, ways
from rules import (OTHER, all_men_placed, legal_turns, men_left, new_game,
                   play, result, set_up, times_before, turns_begun)

# STORAGE

OUTER = {(0, 1, 2), (0, 9, 21), (2, 14, 23), (21, 22, 23)}
RING = {point for line in OUTER for point in line}
GAMES = 5               # of each sample
FIRST = 90000           # the first seed of games that no limit was made from
LONGEST = 300           # turns of a game


# PROCESS: the players. Each gets a game, its turns, and a random.Random.

def solid(game, turns, chance):
    """Without a habit: the level hard."""
    return choose_turn(game, "hard", chance=chance)


def good_turn(game, turns, chance):
    """The best of these turns, looking two turns ahead."""
    turns = list(turns)
    chance.shuffle(turns)
    return think(Search(deepest=2), game, turns)


def never_stops(game, turns, chance):
    """Never stops a mill of the other player."""
    other = OTHER[game.to_move]
    lines = threats(game, other)
    left = [turn for turn in turns if made_by(game, turn) or all(
        line in threats(game_after(game, turn), other) for line in lines)]
    return good_turn(game, left or turns, chance)


def overlooks_outer(game, turns, chance):
    """Likes to place men on the outer ring, and overlooks its mills there."""
    turns = [turn for turn in turns
             if not OUTER & {*made_by(game, turn)}] or turns
    if game.in_hand[game.to_move]:
        stops = mill_points(game.spots, OTHER[game.to_move])
        urgent = [turn for turn in turns if turn[2] or turn[1] in stops]
        ring = [turn for turn in turns if turn[1] in RING]
        turns = urgent or chance.random() < 0.6 and ring or turns
    return good_turn(game, turns, chance)


def opens_mills(game, turns, chance):
    """Opens a mill whenever the other player can enter."""
    opening = [turn for turn in turns if turn[0] is not None
               and mills_through(game.spots, turn[0]) and any(
                   end == turn[0] for _, end, _ in turns_begun(
                       game_after(game, turn)))]
    if mills_in(turns) or not opening:
        return good_turn(game, mills_in(turns) or turns, chance)
    return chance.choice(opening)


def gets_shut_in(game, turns, chance):
    """Keeps the fewest ways to go, or one more."""
    if mills_in(turns):
        return good_turn(game, mills_in(turns), chance)
    left = {turn: ways(game_after(game, turn), game.to_move)
            for turn in turns}
    fewest = min(left.values())
    return good_turn(game, [turn for turn in turns
                            if left[turn] <= fewest + 1], chance)


def takes_fourth(game, turns, chance):
    """Takes a man of four, whatever comes after it."""
    if men_left(game, OTHER[game.to_move]) == 4 and all_men_placed(game):
        turns = mills_in(turns) or turns
    return good_turn(game, turns, chance)


def goes_to_and_fro(game, turns, chance):
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
    return good_turn(game, mills_in(turns) or turns, chance)


HABITS_OF = {
    solid: None, never_stops: "lets close", overlooks_outer: "misses",
    opens_mills: "lets enter", gets_shut_in: "lets shut in",
    takes_fourth: "lets fly", goes_to_and_fro: "repeats",
}


# PROCESS: games

def six_against_four(chance, man):
    """A game with six men of this player against four, without a mill."""
    while True:
        points, spots = chance.sample(list(POINTS), 10), new_spots()
        for number, point in enumerate(points):
            spots[point] = man if number < 6 else OTHER[man]
        game = set_up(spots, chance.choice([WHITE, BLACK]))
        if not (result(game) or threats(game, game.to_move) or any(
                mills_through(spots, point) for point in points)):
            return game


def played(player, seed):
    """(game, man): a game of this player against fair."""
    chance, man = random.Random(seed), (BLACK, WHITE)[seed % 2]
    game = six_against_four(chance, man) if player is takes_fourth \
        else new_game()
    while not result(game) and len(game.turns) < LONGEST:
        turns = legal_turns(game)
        play(game, player(game, turns, chance) if game.to_move == man
             else choose_turn(game, "fair", chance=chance))
    return game, man


def habits_of(player, seed):
    """The habits that are seen in a game of this player."""
    game, man = played(player, seed)
    tags = graded({}, list(judged_turns(game, GAME_SECONDS, [man])), False)
    return habits_in(game, tags, man)


# OUTPUT

def main(words):
    """Print for each player which habits were named, and how often."""
    search.perf_counter = time.process_time
    samples = int(words[0]) if words else 2
    for player, habit in HABITS_OF.items():
        found = collections.Counter()
        for sample in range(samples):
            seeds = range(FIRST + GAMES * sample, FIRST + GAMES * (sample + 1))
            found[worst_habit([habits_of(player, seed)
                               for seed in seeds])[0]] += 1
        print("%-16s %-13s found in %d of %d: %s" % (
            player.__name__, habit, found[habit], samples, dict(found)),
            flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

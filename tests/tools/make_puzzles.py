"""make_puzzles.py - finds the puzzles, and proves them.

INPUT    nothing
STORAGE  SEED GAMES ENDGAMES LONGEST PATIENCE FEWEST WANTED HEAD Found
PROCESS  played_game likely_turn endgame phase_of puzzles_at
         is_good image worth_asking place_in_list candidates chosen proven
OUTPUT   written make check main

Run it: python tests/tools/make_puzzles.py. It takes some minutes. It plays
random games in which mills are made and stopped, and it sets up a few men at
random. For each position and each goal it asks: is there exactly one first
turn that reaches the goal against every answer, and are fewer turns not
enough? The full search of rooms/learning/proof.py answers this. It takes the
best of each kind, half of them for White, and no two mirror images. They are
written to rooms/learning/puzzles.txt, easy ones first. The same seed gives the
same file.

    python tests/tools/make_puzzles.py check        proves the puzzles there
    python tests/tools/make_puzzles.py check FILE   proves those of a file
"""

import pathlib
import random
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from board import (BLACK, EMPTY, LINES, POINTS, WHITE, mill_points, new_spots,
                   rows_of, vacant_points)
from rooms.commands import Refused    # noqa: E402
from rooms.computer.symmetries import code_of, smallest    # noqa: E402
from rooms.learning.proof import (FILE, THEMES, keeps, puzzles_in,
                                  read_puzzles, right_turns)
from rooms.learning.reasons import (closes, double, game_after, reopens, stops,
                                    traps)
from rooms.learning.tasks import COLOURS    # noqa: E402
from rules import (OTHER, copy_of, legal_turns, may_fly, new_game, play,
                   result, set_up)

# STORAGE

SEED = 1                # (!) Another seed finds other puzzles.
GAMES = 60
ENDGAMES = 2500         # positions that are set up
LONGEST = 120           # turns of such a game
PATIENCE = 30000        # positions that a proof may look at: a moment
FEWEST = 5              # turns that there must be to choose from

# How many puzzles of each (goal, turns, phase): P placing, M moving, F
# flying.
WANTED = {
    ("man", 1, "P"): 2, ("man", 1, "M"): 2, ("man", 1, "F"): 1,
    ("man", 2, "P"): 5, ("man", 2, "M"): 5, ("man", 2, "F"): 3,
    ("man", 3, "P"): 4, ("man", 3, "M"): 4,
    ("win", 2, "M"): 4, ("win", 2, "F"): 3,
    ("win", 3, "M"): 4, ("win", 4, "M"): 2,
    ("save", 1, "F"): 3, ("save", 2, "F"): 3,
}

HEAD = """\
# The puzzles. Each has a title and a drawn board. The title says who is to
# move, the goal, in how many of his turns, what the puzzle trains, and the men
# in hand of White and of Black, if there are any. Goals: win; man (win a man);
# save (do not lose so soon). It trains: mill, stop, shut, open, fly, win.
# tests/tools/make_puzzles.py found and proved them: see docs/puzzles.md.
# The board has 16 mills, and each player has 9 men.
"""


class Found:
    """A puzzle, and how good and how hard it is."""

    def __init__(self, puzzle, kind, game, solution):
        turns = legal_turns(puzzle.game)
        self.puzzle = puzzle
        self.kind = kind            # a key of WANTED
        self.game = game            # the number of the game it comes from
        self.quiet = not solution[2]
        self.tempting = sum(bool(turn[2]) for turn in turns
                            if turn != solution)    # mills, but wrong
        self.turns = len(turns)


# PROCESS: games

def played_game(chance):
    """The positions of a random game."""
    game, positions = new_game(), []
    while not result(game) and len(game.turns) < LONGEST:
        play(game, likely_turn(game, chance))
        positions.append(set_up(game.spots, game.to_move,
                                [game.in_hand[man] for man in OTHER]))
    return [game for game in positions if not result(game)]


def likely_turn(game, chance):
    """A turn that mostly makes or stops a mill, but sometimes is any turn."""
    turns = legal_turns(game)
    stops = mill_points(game.spots, OTHER[game.to_move])
    for good in ([turn for turn in turns if turn[2]],
                 [turn for turn in turns if turn[1] in stops]):
        if good and chance.randrange(5):
            return chance.choice(good)
    return chance.choice(turns)


# PROCESS: puzzles

def endgame(chance):
    """A position with few men, set up at random. The men of the player to
    move mostly stand where they stop a mill."""
    mine, others = chance.choice([(3, 3), (3, 5), (3, 6), (3, 6), (3, 7),
                                  (3, 7), (4, 6), (4, 7), (5, 3), (6, 4)])
    to_move = chance.choice(list(OTHER))
    spots = new_spots()
    for point in chance.sample(list(POINTS), others):
        spots[point] = OTHER[to_move]
    for _ in range(mine):
        stops = mill_points(spots, OTHER[to_move]).intersection(
            vacant_points(spots))
        likely = sorted(stops) if chance.randrange(4) else []
        spots[chance.choice(likely or vacant_points(spots))] = to_move
    return set_up(spots, to_move)


def phase_of(game):
    """P, M or F: does the player to move place, move or fly?"""
    if game.in_hand[game.to_move]:
        return "P"
    return "F" if may_fly(game, game.to_move) else "M"


def puzzles_at(game, number):
    """The puzzles in this position that are worth asking."""
    if len(legal_turns(game)) < FEWEST:
        return
    for puzzle, right in puzzles_in(game, PATIENCE):
        if is_good(puzzle, right):
            kind = puzzle.goal, puzzle.turns, phase_of(game)
            yield Found(puzzle, kind, number, right)


def is_good(puzzle, solution):
    """Is this puzzle worth asking? A game that is saved must still be safe one
    turn later. A man must not be won at once by the only mill there is."""
    if puzzle.goal == "save":
        return keeps(puzzle, copy_of(puzzle.game), solution, puzzle.turns + 1)
    mills = [turn for turn in legal_turns(puzzle.game) if turn[2]]
    return puzzle.turns > 1 or len(mills) > 1


def image(puzzle):
    """A number for a position. Its mirror images have the same number, also
    with the colours exchanged."""
    game = puzzle.game
    exchanged = {WHITE: BLACK, BLACK: WHITE, EMPTY: EMPTY}
    other = set_up([exchanged[spot] for spot in game.spots],
                   OTHER[game.to_move],
                   [game.in_hand[BLACK], game.in_hand[WHITE]])
    return min(smallest(code_of(game))[0], smallest(code_of(other))[0])


def worth_asking(found):
    """A key to sort puzzles by, the best first. A good puzzle does not begin
    with a mill, though a mill is possible, and has many turns to choose from.
    """
    quiet = found.quiet and found.kind[1] > 1
    return not quiet, -min(found.tempting, 3), -found.turns, \
        found.puzzle.looked


def place_in_list(found):
    """A key to sort puzzles by, the easiest first."""
    goal, turns, phase = found.kind
    return (turns + (goal == "save"), "PMF".index(phase), found.quiet,
            ("man", "win", "save").index(goal), found.tempting, found.turns)


def candidates():
    """All puzzles that are found, each with the number of its game."""
    chance = random.Random(SEED)
    for number in range(GAMES):
        for game in played_game(chance):
            yield from puzzles_at(game, number)
        sys.stderr.write("\rgame %d " % (number + 1))
    for number in range(GAMES, GAMES + ENDGAMES):
        game = endgame(chance)
        if not result(game):
            yield from puzzles_at(game, number)
        sys.stderr.write("\rposition %d " % (number + 1 - GAMES))


def chosen(found):
    """As many puzzles of each kind as are wanted, if there are enough. The
    colour that has fewer comes first, and no game is used twice."""
    taken, used = [], set()
    for kind, number in WANTED.items():
        best = sorted((each for each in found if each.kind == kind),
                      key=worth_asking)
        for _ in range(number):
            blacks = sum(each.puzzle.solver == BLACK for each in taken)
            fewer = BLACK if 2 * blacks < len(taken) else WHITE
            new = [each for each in best if not used & {
                each.game, "image %d" % image(each.puzzle)}]
            new.sort(key=lambda each: each.puzzle.solver != fewer)
            for each in new[:1]:
                taken.append(each)
                used |= {each.game, "image %d" % image(each.puzzle)}
    return sorted(taken, key=place_in_list)


def proven(puzzle):
    """Does exactly one first turn solve the puzzle, and is one turn less not
    enough?"""
    puzzle.looked = 0
    sooner = puzzle.goal != "save" and puzzle.turns > 1 and right_turns(
        puzzle, puzzle.game, puzzle.turns - 1)
    return len(right_turns(puzzle, puzzle.game, puzzle.turns)) == 1 \
        and not sooner


def themes_of(puzzle):
    """What a puzzle trains, by the turn that solves it: some of THEMES."""
    game = puzzle.game
    [turn] = right_turns(puzzle, game, puzzle.turns)
    seen = {"mill": (closes, double), "stop": (stops,), "shut": (traps,),
            "open": (reopens,)}
    themes = [theme for theme in THEMES for reason in seen.get(theme, ())
              if reason(game, turn, game_after(game, turn))]
    fly = any(may_fly(game, man) for man in OTHER)
    return themes + ["fly"] * fly + ["win"] * (puzzle.goal == "win")


# OUTPUT

def written(puzzle):
    """A puzzle as it is written in the file: its title and the drawn board."""
    colour = next(name for name, man in COLOURS.items()
                  if man == puzzle.solver)
    title = " ".join([colour, puzzle.goal, str(puzzle.turns),
                      *themes_of(puzzle)])
    hands = [puzzle.game.in_hand[man] for man in OTHER]
    if any(hands):
        title += ", in hand %d %d" % tuple(hands)
    marks = {WHITE: " W ", BLACK: " B ", EMPTY: " . "}
    rows = rows_of([marks[spot] for spot in puzzle.game.spots])
    rows = [row.translate(str.maketrans(LINES)).rstrip() for row in rows]
    return "\n".join([title, *rows])


def make():
    """Find the puzzles, and write the file."""
    found = list(candidates())
    taken = chosen(found)
    for kind, number in WANTED.items():
        print(*kind, ": found", sum(each.kind == kind for each in found),
              "taken", sum(each.kind == kind for each in taken), "of", number)
    parts = [HEAD] + [written(each.puzzle) + "\n" for each in taken]
    with open(FILE, "w", encoding="ascii", newline="\n") as file:
        file.write("\n".join(parts))


def check(path):
    """Prove the puzzles of a file. Is each of them a good puzzle?"""
    good = True
    try:
        puzzles = read_puzzles(path)
    except Refused as error:
        sys.exit("Nothing can be proven: %s %s" % (error, error.facts))
    for number, puzzle in enumerate(puzzles, 1):
        one = proven(puzzle) and puzzle.themes in ([], themes_of(puzzle))
        good = good and one
        print("%2d  %-5s %d turns  %6d positions  %s" % (
            number, puzzle.goal, puzzle.turns, puzzle.looked,
            "proven" if one else "WRONG"))
    return good


def main(words):
    """Make the file, or prove it. Returns the exit status."""
    if words[:1] == ["check"]:
        return 0 if check(words[1] if words[1:] else FILE) else 1
    if words:
        sys.exit("Nothing can be made: type check, or nothing, not %s."
                 % words[0])
    make()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

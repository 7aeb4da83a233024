"""make_puzzles.py - finds the puzzles, and proves them.

    python tests/tools/make_puzzles.py              writes the file: minutes
    python tests/tools/make_puzzles.py check        proves the puzzles there
    python tests/tools/make_puzzles.py check FILE   proves those of a file

It plays random games in which mills are made and stopped, and it sets up a few
men at random. For each position and each goal it asks: is there exactly one
first turn that reaches the goal against every answer, and are fewer turns not
enough? It takes the best of each kind, half of them for White, and no two
mirror images. They are written to rooms/learning/puzzles.txt, easy ones first.
The other puzzles there stay: tasks from games of players with a habit.
"""

import pathlib
import random
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from board import (BLACK, EMPTY, LINES, POINTS, WHITE, mill_points, new_spots,
                   picture_of, points_of, vacant_points)
from rooms.computer.symmetries import lane_of
from rooms.learning.proof import (FILE, THEMES, Puzzle, in_a_line, is_right,
                                  read_puzzles, right_turns)
from rooms.learning.reasons import (breaks, closes, double, game_after,
                                    reopens, stops, traps)
from rooms.learning.tasks import COLOURS, TASKS_FOLDER
from rooms.records import set_up
from rules import (OTHER, Refused, copy_of, legal_turns, may_fly, men_left,
                   new_game, play, possible_turns, result)

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
# save (do not lose so soon); hold (lose no man); free (keep one way to go for
# every two men). It trains: mill, remove, stopping, free, shut, open, fly,
# win.
# tests/tools/make_puzzles.py found and proved them: see docs/puzzles.md.
# The board has 16 mills, and each player has 9 men.
"""


class Found:
    """A puzzle, and how good and how hard it is. `kind` is a key of WANTED,
    and `source` is the number of the game it comes from."""

    def __init__(self, puzzle, source, solution):
        game = puzzle.game
        turns = legal_turns(game)
        self.puzzle, self.source = puzzle, source
        phase = "P" if game.in_hand[game.to_move] else \
            "MF"[may_fly(game, game.to_move)]
        self.kind = puzzle.goal, puzzle.turns, phase
        wrong = sum(bool(turn[2]) for turn in turns if turn != solution)
        quiet, goal = not solution[2], puzzle.goal
        # The best first: no mill to begin with, though one is possible, and
        # many turns to choose from.
        self.worth = (not quiet or puzzle.turns == 1, -min(wrong, 3),
                      -len(turns), puzzle.looked)
        self.place = (puzzle.turns + (goal == "save"),  # the easiest first
                      "PMF".index(phase), quiet,
                      ("man", "win", "save").index(goal), wrong, len(turns))


def played_game(chance):
    """The positions of a game in which most turns make or stop a mill."""
    game = new_game()
    while not result(game) and len(game.turns) < LONGEST:
        turns = legal_turns(game)
        stops = mill_points(game.spots, OTHER[game.to_move])
        for good in ([turn for turn in turns if turn[2]],
                     [turn for turn in turns if turn[1] in stops]):
            if good and chance.randrange(5):
                turns = good
                break
        play(game, chance.choice(turns))
        after = set_up(game.spots, game.to_move,
                       [game.in_hand[man] for man in OTHER])
        if not result(after):
            yield after


def endgame(chance):
    """A position with few men, set up at random. The men of the player to
    move mostly stand where they stop a mill."""
    mine, others = chance.choice([(3, 3), (3, 5), (3, 6), (3, 6), (3, 7),
                                  (3, 7), (4, 6), (4, 7), (5, 3), (6, 4)])
    man, spots = chance.choice(list(OTHER)), new_spots()
    for point in chance.sample(list(POINTS), others):
        spots[point] = OTHER[man]
    for _ in range(mine):
        vacant = vacant_points(spots)
        stops = sorted(mill_points(spots, OTHER[man]).intersection(vacant))
        likely = stops if chance.randrange(4) else []
        spots[chance.choice(likely or vacant)] = man
    return set_up(spots, man)


def goals_of(game):
    """The goals that suit this position, and the most turns for each."""
    mine, others = [men_left(game, man)
                    for man in (game.to_move, OTHER[game.to_move])]
    threatened = copy_of(game)
    threatened.to_move = OTHER[game.to_move]
    suits = {
        ("man", 3): others > 4 and max(game.in_hand.values()) < 7,
        ("win", 4): others < 5 or len(possible_turns(threatened)) < 6,
        ("save", 2 if may_fly(game, game.to_move) else 3): mine < 6 and any(
            turn[2] for turn in possible_turns(threatened))}
    return [goal for goal in suits if suits[goal]]


def puzzles_in(game):
    """Give the puzzles of this position, each with its solution: for each goal
    the fewest turns with exactly one right first turn."""
    for goal, most in goals_of(game):
        for turns in range(1, most + 1):
            puzzle = Puzzle(game, goal, turns)
            puzzle.most = PATIENCE
            try:
                right = right_turns(puzzle, game, turns)
            except Refused:
                break
            if len(right) == 1:
                yield puzzle, right[0]
            # The other goals are reached now. To save, try more turns.
            if bool(right) != (goal == "save"):
                break


def is_good(puzzle, solution):
    """Is this puzzle worth asking? A game that is saved must still be safe one
    turn later. A man must not be won at once by the only mill there is."""
    if puzzle.goal == "save":
        return is_right(puzzle, copy_of(puzzle.game), solution, puzzle.turns + 1)
    mills = [turn for turn in legal_turns(puzzle.game) if turn[2]]
    return puzzle.turns > 1 or len(mills) > 1


def image(puzzle):
    """Numbers for a position, its mirror images and its colours exchanged."""
    game, men = puzzle.game, (puzzle.game.to_move, OTHER[puzzle.game.to_move])
    return (lane_of(*[points_of(game.spots, man) for man in men]),
            *[game.in_hand[man] for man in men])


def candidates():
    """All puzzles that are found."""
    chance = random.Random(SEED)
    for number in range(GAMES + ENDGAMES):
        for game in played_game(chance) if number < GAMES \
                else [endgame(chance)]:
            if not result(game) and len(legal_turns(game)) >= FEWEST:
                yield from (Found(puzzle, number, right) for puzzle, right
                            in puzzles_in(game) if is_good(puzzle, right))
        sys.stderr.write("\rgame or position %d " % (number + 1))


def chosen(found):
    """As many puzzles of each kind as are wanted, if there are enough. The
    colour that has fewer comes first, and no game is used twice."""
    taken, used = [], set()
    for kind, number in WANTED.items():
        best = sorted((each for each in found if each.kind == kind),
                      key=lambda each: each.worth)
        for _ in range(number):
            blacks = sum(each.puzzle.solver == BLACK for each in taken)
            fewer = BLACK if 2 * blacks < len(taken) else WHITE
            new = [each for each in best
                   if not used & {each.source, image(each.puzzle)}]
            new.sort(key=lambda each: each.puzzle.solver != fewer)
            for each in new[:1]:
                taken.append(each)
                used |= {each.source, image(each.puzzle)}
    return sorted(taken, key=lambda each: each.place)


def proven(puzzle):
    """Does just one first turn solve the puzzle, and is no turn too many?"""
    puzzle.looked = 0
    sooner = puzzle.goal != "save" and puzzle.turns > 1 and right_turns(
        puzzle, puzzle.game, puzzle.turns - 1)
    return not sooner and len(right_turns(
        puzzle, puzzle.game, puzzle.turns)) == 1


def themes_of(puzzle):
    """What a puzzle trains, by the turn that solves it: some of THEMES. Which
    mill it stops is seen before a man is removed."""
    game = puzzle.game
    [turn] = right_turns(puzzle, game, puzzle.turns)
    after, moved = [game_after(game, each) for each in (turn, (*turn[:2], ()))]
    trains = {
        "mill": closes(game, turn, after) or double(game, turn, after),
        "remove": breaks(game, turn, after),
        "stopping": stops(game, turn, moved),
        "free": puzzle.goal == "free", "shut": traps(game, turn, after),
        "open": puzzle.turns > 1 and reopens(game, turn, after),
        "fly": any(may_fly(game, man) for man in OTHER),
        "win": puzzle.goal == "win"}
    return [theme for theme in THEMES if trains[theme]]


def written(puzzle):
    """A puzzle as it is written in the file: its title and the drawn board."""
    colour = next(name for name, man in COLOURS.items()
                  if man == puzzle.solver)
    title = " ".join([colour, puzzle.goal, str(puzzle.turns),
                      *themes_of(puzzle)])
    hands = [puzzle.game.in_hand[man] for man in OTHER]
    title += ", in hand %d %d" % tuple(hands) if any(hands) else ""
    marks = {WHITE: " W ", BLACK: " B ", EMPTY: " . "}
    return "\n".join([title, *[
        row.translate(str.maketrans(LINES)).rstrip()
        for row in picture_of(
            [marks[spot] for spot in puzzle.game.spots]).split("\n")]])


def make():
    """Find the puzzles, and write the file."""
    found = list(candidates())
    taken = chosen(found)
    for kind, number in WANTED.items():
        print(*kind, ": found", sum(each.kind == kind for each in found),
              "taken", sum(each.kind == kind for each in taken), "of", number)
    puzzles = [each.puzzle for each in taken]
    made = [*map(in_a_line, puzzles)]
    puzzles += [each for each in read_puzzles() if in_a_line(each) not in made]
    parts = [HEAD] + [written(puzzle) + "\n" for puzzle in puzzles]
    path = pathlib.Path(TASKS_FOLDER, FILE)
    with open(str(path), "w", encoding="ascii", newline="\n") as file:
        file.write("\n".join(parts))


def check(path):
    """Prove the puzzles of a file. Returns how many are no good puzzles."""
    try:
        puzzles, wrong = read_puzzles(path), 0
    except Refused as error:
        sys.exit("Nothing can be proven: %s %s" % (error, error.facts))
    for number, puzzle in enumerate(puzzles, 1):
        good = proven(puzzle) and puzzle.themes in ([], themes_of(puzzle))
        wrong += not good
        print("%2d  %-5s %d turns  %6d positions  %s" % (
            number, puzzle.goal, puzzle.turns, puzzle.looked,
            "proven" if good else "WRONG"))
    return wrong


def main(words):
    """Make the file, or prove it. Returns the exit status."""
    if words[:1] == ["check"]:
        return 1 if check(words[1] if words[1:] else FILE) else 0
    if words:
        sys.exit("Nothing can be made: type check or nothing, not %s." % words[0])
    return make()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

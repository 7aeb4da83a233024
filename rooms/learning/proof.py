"""proof.py - the puzzles: their file, and the proof of what solves them.

INPUT    reads the puzzles from their file: read_puzzles puzzle_in
STORAGE  a puzzle, and the kinds of goals: Puzzle GOALS
PROCESS  proves which turns solve a puzzle, and finds the best answer:
         right_turns checked
OUTPUT   writes a puzzle in one line: in_a_line

In a puzzle one player, the solver, is to move. The solver must reach a goal in
a given number of turns, whatever the other player answers. The proof is a full
search: it tries every turn of both, with every removal, by the turns of
rules.py. It guesses nothing. `left` is the number of turns that the solver
still has.
"""

from board import BLACK, EMPTY, WHITE, mill_points
from rooms.learning.reasons import game_after, ways
from rooms.learning.tasks import (COLOURS, IN_HAND, MOVER, read_tasks,
                                  title_and_game)
from rules import (OTHER, Refused, copy_of, has_few, is_blocked, men_left,
                   move_men, move_men_back, position_of, possible_turns,
                   result)

# INPUT

def read_puzzles(path=None):
    """The puzzles of the file, in their order. Refused as in read_tasks."""
    return read_tasks(path or FILE, "puzzles", "|".join(COLOURS), puzzle_in)


def puzzle_in(title, drawing):
    """The Puzzle made from a title, such as "White win 2 shut" or "Black man
    3, in hand 4 5", and from a drawn board. ValueError if they are wrong."""
    found, game = title_and_game(TITLE, title, drawing)
    if result(game):
        raise ValueError(title)
    return Puzzle(game, found["goal"], int(found["turns"]),
                  found["themes"].split())


# STORAGE

FILE = "puzzles.txt"    # in the folder of the tasks
BETTER = "better"       # the goal of a mistake: no proof tells a better turn
THEMES = ("mill", "remove", "stopping", "free", "shut", "open", "fly", "win")
MOST_LOOKED = 300000    # positions that one proof may look at


class Puzzle:
    """A position, a goal, and the number of turns in which the solver must
    reach it."""

    def __init__(self, game, goal, turns, themes=(), played=None, tags=None):
        self.game = game            # at the start (never changed)
        self.goal = goal            # one of GOALS, or BETTER
        self.played = played        # the turn of an own game, or None
        self.tags = tags            # of that game: they name the players
        self.turns = turns          # how many the solver has
        self.themes = themes        # what it trains: some of THEMES
        self.solver = game.to_move
        self.gain = gain_of(game, game.to_move)
        self.men = men_left(game, game.to_move)     # of the solver
        self.judged = None          # of a mistake: see judged_turns_of
        self.most, self.looked = MOST_LOOKED, 0     # positions, in this proof


# PROCESS: the goals. Each function says whether a goal is reached, when the
# solver has so many turns `left`. The code of a puzzle shows it to a pupil.

def gain_of(game, man):
    """How many more men a player has than the other."""
    return men_left(game, man) - men_left(game, OTHER[man])


def wins_game(puzzle, game, left):
    """It is the other player's turn, and that player has lost."""
    return game.to_move != puzzle.solver and has_lost(game)


def wins_man(puzzle, game, left):
    """There is one man more than before. (So the answer has won none back.)"""
    return gain_of(game, puzzle.solver) > puzzle.gain


def saves_game(puzzle, game, left):
    """The game is not lost after so many answers."""
    return not left


def holds_men(puzzle, game, left):
    """The solver has lost no man."""
    return not left and men_left(game, puzzle.solver) == puzzle.men


def frees_men(puzzle, game, left):
    """The men have at least one way to go for every two of them."""
    return not left and 2 * ways(game, puzzle.solver) >= puzzle.men


# PROCESS: the proof

def right_turns(puzzle, game, left):
    """The turns with which the solver reaches the goal, whatever the other
    player answers."""
    puzzle.looked, trial = 0, copy_of(game)
    return [turn for turn in mills_first(puzzle, trial)
            if is_right(puzzle, trial, turn, left)]


# These three change the board of the game that they get, and change it back.
# Refused or Ctrl-C can stop them before that. So they always get a copy.
def can_reach(puzzle, game, left):
    """It is the solver's turn. Can they reach the goal in this many turns?"""
    return any(is_right(puzzle, game, turn, left)
               for turn in mills_first(puzzle, game))


def is_right(puzzle, game, turn, left):
    """Is this turn of the solver right? It is right if it wins, or if no
    answer refutes it. (An answer may free the solver's men. No other goal
    comes nearer by it: with the last turn, that goal must be reached before
    the answer, too.)"""
    move_men(game, turn)
    right = has_lost(game)
    if not right and (left > 1 or puzzle.goal == "free"
                      or GOALS[puzzle.goal](puzzle, game, 0)):
        right = not any(stops_solver(puzzle, game, answer, left - 1)
                        for answer in mills_first(puzzle, game))
    move_men_back(game, turn)
    return right


def stops_solver(puzzle, game, answer, left):
    """Does this answer stop the solver from reaching the goal?"""
    move_men(game, answer)
    refuted = has_lost(game) or not (GOALS[puzzle.goal](puzzle, game, left)
                                     or left and can_reach(puzzle, game, left))
    move_men_back(game, answer)
    return refuted


def mills_first(puzzle, game):
    """Give every turn, those with a mill first: they soon show who is right.
    Each turn given counts as a position. Refused if there are too many."""
    for turn in sorted(possible_turns(game), key=lambda turn: not turn[2]):
        puzzle.looked += 1
        if puzzle.looked > puzzle.most:
            raise Refused("puzzle too long")
        yield turn


def has_lost(game):
    """Has the player to move lost? (The other player has just moved and cannot
    have lost. In so few turns no draw rule ends a game.)"""
    return has_few(game, game.to_move) or is_blocked(game)


# PROCESS: what is answered

def checked(puzzle, game, turn, left):
    """A pair: is this turn of the solver right? And what is the answer? It
    refutes the turn, or else it makes the most trouble. None if the turn wins.
    """
    puzzle.looked = 0
    right = is_right(puzzle, copy_of(game), turn, left)
    after = game_after(game, turn)
    if has_lost(after):
        return True, None
    answers = sorted(mills_first(puzzle, after), reverse=True,
                     key=lambda answer: force(after, answer))
    if right:
        return True, max(answers, key=lambda answer: resistance(
            puzzle, after, answer, left - 1))
    return False, next(answer for answer in answers
                       if stops_solver(puzzle, after, answer, left - 1))


def resistance(puzzle, game, answer, left):
    """A pair: how many turns the solver still needs after an answer, and minus
    the number of turns that would reach the goal at once. The greater, the
    better the answer."""
    game, needed, at_once = game_after(game, answer), 0, 0
    if not GOALS[puzzle.goal](puzzle, game, left):
        needed = next(number for number in range(1, left + 1)
                      if can_reach(puzzle, game, number))
        at_once = sum(is_right(puzzle, game, turn, 1)
                      for turn in mills_first(puzzle, game))
    return needed, -at_once


def force(game, answer):
    """What you can see of an answer: does it end the game? How many men does
    it remove? Does it stop a mill? The greater, the stronger."""
    stops = answer[1] in mill_points(game.spots, OTHER[game.to_move])
    return has_lost(game_after(game, answer)), len(answer[2]), stops


# OUTPUT

def in_a_line(puzzle):
    """A puzzle in one line, such as "White win 2 0 0 W..B" and so on. No other
    puzzle has the same line."""
    colour = "White" if puzzle.solver == WHITE else "Black"
    spots, _, hands = position_of(puzzle.game)
    letters = {WHITE: "W", BLACK: "B", EMPTY: "."}
    return "%s %s %d %d %d %s" % (colour, puzzle.goal, puzzle.turns, *hands,
                                  "".join(letters[spot] for spot in spots))


# STORAGE: the goals

# Their sentences: "goal win", "puzzle win", "wrong win" and "solved win", and
# so on with man, save, hold and free.
GOALS = {"win": wins_game, "man": wins_man, "save": saves_game,
         "hold": holds_men, "free": frees_men}
TITLE = MOVER + " (?P<goal>%s) (?P<turns>[1-4])(?P<themes>(?: (?:%s))*)" % (
    "|".join(GOALS), "|".join(THEMES)) + IN_HAND

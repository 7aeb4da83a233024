"""levels.py - the computer as a player: its levels, and the turns it chooses.

STORAGE  the levels by name, from beginner to expert: LEVELS
PROCESS  chooses the turn of the computer at each level, and finds what the
         weaker levels notice: choose_turn expert points_noticed

A `game` and a `turn` are those of rules.py, and a `man` is WHITE or BLACK. A
level is a function that returns one of the `turns`. They come in random order.
`chance` is a random.Random, or the module random. The level `good` and those
above it look ahead: search.py tells how.

People first look near the last turn. What is far away they overlook more
often. The levels below hard play like that. `attention` goes from 0.0 (sees
only the last turn) to 1.0 (sees everything). `points` is the set of points
that the player notices.
"""

import random

from board import ADJACENT, POINTS
from rooms.computer.endgames import best_turns, is_solved, worth_of
from rooms.computer.judgement import MAN_WORTH, best_noticed
from rooms.computer.search import Search, think
from rules import copy_of, legal_turns, possible_turns, unplay

# STORAGE

EXPERT_SECONDS = 1      # (!) Try 5, and be patient.
NO_DRAW = 20            # before this turn the computer refuses a draw


# PROCESS: what is asked of the computer

def choose_turn(game, level, seconds=EXPERT_SECONDS, chance=random,
                alive=None, play_now=True):
    """The turn that the computer plays: one of rules.legal_turns(game). The
    game stays as it is.

    Expert thinks for this number of `seconds`. Every other level thinks
    equally far on every machine. With `play_now`, Ctrl-C makes the computer
    play the best turn that it has found so far. Otherwise Ctrl-C is passed on.
    `chance` is the module random or a random.Random. `alive` is called now and
    then with the seconds that have passed. The game goes on. Raises KeyError
    if there is no such level.
    """
    turns = legal_turns(game)
    chance.shuffle(turns)
    try:
        return LEVELS[level](game, turns, seconds, chance, alive)
    except KeyboardInterrupt:
        if play_now:
            return turns[0]         # the search puts the best one first
        raise


def judged_draw(game, man):
    """What the computer, playing `man`, thinks of a draw. "early" or "better":
    it plays on. "even" or "worse": it agrees.

    It is better or worse if it sees a difference of half a man or more, and
    the tables do not say that the position is a draw. The game goes on.
    """
    if len(game.turns) < NO_DRAW:
        return "early"
    search = Search(positions=4000)
    think(search, game, legal_turns(game))
    worth = search.worth if man == game.to_move else -search.worth
    drawn = is_solved(game) and not worth_of(game)
    if drawn or 2 * abs(worth) < MAN_WORTH:
        return "even"
    return "better" if worth > 0 else "worse"


# PROCESS: where the player looks

def steps_away(game):
    """{point: how many steps along the lines it is away from the last turn}.
    The steps are counted from the nearest point of that turn. Before the first
    turn all are 0.

    >>> from rules import new_game, play
    >>> game = new_game()
    >>> play(game, (None, 0, ()))
    >>> [steps_away(game)[point] for point in (0, 1, 4, 7, 23)]
    [0, 1, 2, 3, 4]
    """
    if not game.turns:
        return dict.fromkeys(POINTS, 0)
    start, end, removed = game.turns[-1]
    reached = [end, *removed] if start is None else [start, end, *removed]
    away = dict.fromkeys(reached, 0)
    for point in reached:           # it grows until all points are in it
        for near in ADJACENT[point]:
            if near not in away:
                away[near] = away[point] + 1
                reached.append(near)
    return away


# With attention 0.8 a player notices a point that is one step away in 8 of 10
# cases, and a point that is two steps away in 8 of 10 of these, and so on.
def points_noticed(game, chance, attention):
    """The points that the player notices before this turn."""
    return {point for point, steps in steps_away(game).items()
            if chance.random() < attention ** steps}


# PROCESS: what the player thinks of

def mills_in(turns):
    """The turns that make a mill and remove a man."""
    return [turn for turn in turns if turn[2]]


def mills_missed(game):
    """In how many of their last turns, in a row, the player to move could have
    made a mill, but made none."""
    missed = 0
    earlier = copy_of(game)
    while earlier.turns[1:]:
        unplay(earlier)
        unplay(earlier)
        _, mills = game.past[len(earlier.past)]
        if mills or not mills_in(possible_turns(earlier)):
            break
        missed += 1
    return missed


def turns_noticed(game, turns, points):
    """The turns that end on these points. If there is none, one of the nearest
    turns."""
    away = steps_away(game)
    return [turn for turn in turns if turn[1] in points] \
        or [min(turns, key=lambda turn: away[turn[1]])]


# PROCESS: the levels

# A level removes from `turns` those that it does not think of. So it plays
# none of them after Ctrl-C. The word players shows the sentences
# "motto ..." of the language.
# (!) Try another attention: the nearer to 1.0, the less is overlooked.
def beginner(game, turns, seconds, chance, alive):
    """Looks only at its own turn, and misses a mill up to three times."""
    points = points_noticed(game, chance, 0.35)
    mills = mills_in(turns) if mills_missed(game) > 2 else []
    turns[:] = mills or turns_noticed(game, turns, points)
    return best_noticed(game, turns)


def easy(game, turns, seconds, chance, alive):
    """Closes most of its mills. Otherwise it looks only at its own turn."""
    points = points_noticed(game, chance, 0.35)
    mills = mills_in(turns) if chance.random() < 0.85 else []
    turns[:] = mills or turns_noticed(game, turns, points)
    return best_noticed(game, turns)


def fair(game, turns, seconds, chance, alive, attention=0.6):
    """Looks at the answers too, if it notices them."""
    points = points_noticed(game, chance, attention)
    turns[:] = mills_in(turns) or turns_noticed(game, turns, points)
    return best_noticed(game, turns, points)


def medium(game, turns, seconds, chance, alive):
    """Like fair, but it overlooks less."""
    return fair(game, turns, seconds, chance, alive, 0.85)


def think_anew(search, game, turns):
    """The best of the turns. They are in random order, and while men are
    placed every second one counts a little less. So nearly every game begins
    in another way."""
    if game.in_hand[game.to_move]:
        search.less = {turn: at % 2 for at, turn in enumerate(turns)}
    return think(search, game, turns)


def good(game, turns, seconds, chance, alive):
    """Overlooks little. It looks at every answer to its turns."""
    points = points_noticed(game, chance, 0.95)
    turns[:] = mills_in(turns) or turns_noticed(game, turns, points)
    return think_anew(Search(deepest=2, alive=alive), game, turns)


def hard(game, turns, seconds, chance, alive):
    """Looks at two turns of each side. Knows the solved endgames."""
    turns[:] = best_turns(game, turns)
    search = Search(deepest=4, positions=6000, alive=alive)
    return think_anew(search, game, turns)


def expert(game, turns, seconds, chance, alive):
    """Looks as far as the time allows. Knows the solved endgames."""
    search = Search(seconds=seconds, alive=alive)       # the time begins
    turns[:] = best_turns(game, turns)
    return think_anew(search, game, turns) if turns[1:] else turns[0]


# STORAGE: their table

# (!) A new level needs a function and a line here.
LEVELS = {
    "beginner": beginner,
    "easy": easy,
    "fair": fair,
    "medium": medium,
    "good": good,
    "hard": hard,
    "expert": expert,
}

"""weighing.py - what each turn in a position is worth, for hints and grades.

STORAGE  what each turn in a position is worth: WeighedTurns
PROCESS  finds the worth of every turn, and the best one: weigh best_of

A `game` and a `turn` are those of rules.py. A worth is that of judgement.py,
and `worths` is a dict of turns and their worths, as the player who makes them
sees it. A `search` and a `state` are those of search.py.
"""

from collections import namedtuple
from contextlib import suppress
from itertools import product

from rooms.computer.draws import NEVER, drawn_in
from rooms.computer.endgames import FAR, is_solved, worth_of, worths_after
from rooms.computer.judgement import MAN_WORTH, WIN
from rooms.computer.search import (SURE, Search, TimeUp, begin_search,
                                   worth_guessed, worth_played)
from rules import (OTHER, copy_of, is_three_each, may_fly, position_of,
                   quiet_turns, turns_with_three)

# STORAGE

AT_LEAST = 2            # turns that `weigh` looks ahead, however long it takes
LONGER = 10             # so many times as long, look_for_wins may look for
                        # other turns that win as soon as the best

# A position, and what its turns are worth.
#   played      the turn that was played or tried, or None
#   worths      {turn: worth}, the best first
#   ahead       how many turns the search looked ahead
#   drawn       is it a draw, if nobody makes a mistake?
WeighedTurns = namedtuple("WeighedTurns", "game played worths ahead drawn")


# PROCESS: the worth of every turn

def worth_of_man(game):
    """What a man counts when the turns of this position are weighed. While men
    are placed, a good place is worth about a man to the computer, and it gives
    up a man for it. Hints and grades keep the men: there they are dearer."""
    return MAN_WORTH * (5 if game.in_hand[game.to_move] else 1)


def weigh(game, turns, seconds=1.0, played=None):
    """These legal turns as WeighedTurns, after a search of so many seconds. If
    the tables of solved endgames know the position, no search is needed, and
    `ahead` is FAR. The search looks at the `played` turn, if there is one, as
    deep as at the best. The game does not change."""
    if is_solved(game):
        return WeighedTurns(copy_of(game), played, solved_worths(game, turns),
                            FAR, not worth_of(game))
    search = Search(dearer=worth_of_man(game) - MAN_WORTH)
    state = begin_search(search, game)
    search.men_matter = True        # people make mistakes in a solved draw
    worths, ahead = dict.fromkeys(turns, state.worth), 0
    with suppress(TimeUp):
        for search.depth in range(1, search.deepest + 1):
            worths = one_deeper(search, worths, state, played)
            ahead = search.depth
            if search.depth >= AT_LEAST:
                search.seconds = seconds
            if abs(max(worths.values())) > SURE:
                search.seconds = LONGER * seconds
                look_for_wins(search, worths, state)
                break
    return WeighedTurns(copy_of(game), played, best_first(worths), ahead,
                        False)


def one_deeper(search, worths, state, played):
    """The worths after a search to the depth that is set, best first. A turn
    that is a man worse than the best is left out. That leaves more time for
    the others."""
    found, best = {}, -NEVER
    for turn, worth in worths.items():
        found[turn] = worth
        if search.depth <= AT_LEAST or turn == played \
                or best - worth < MAN_WORTH + search.dearer:
            found[turn] = worth_guessed(search, [turn], state, worth)
            best = max(best, found[turn])
    return best_first(found)


def look_for_wins(search, worths, state):
    """One turn surely wins. Among the turns that were not looked at again,
    first find those that win sooner, and then those that win as soon. Write
    down their worths."""
    for sooner, turn in product((1, 0), worths):    # all with 1, all with 0
        bound = max(worths.values()) + sooner
        if worths[turn] < bound:
            asked = worth_played(search, turn, search.depth - 1, bound, state)
            if asked >= bound:
                worths[turn] = asked


def solved_worths(game, turns):
    """The worths of the turns in a solved endgame, best first. If the position
    is a draw, endgames.py says which turns that keep the draw are better."""
    return best_first({
        turn: not_late(game, worth) if 2 * abs(worth) > FAR else worth
        for turn, worth in worths_after(game, turns).items()})


# The tables do not know the draw rules. With three men each, the next mill
# wins. If it comes too late, the game is a draw. With more men, we cannot tell
# whether a draw rule comes first.
def not_late(game, worth):
    """The worth of a turn, made from its worth in the tables. If a draw rule
    may end the game first, it is no longer a sure win or loss. If the win
    comes too late for sure, 0."""
    sign = (worth > 0) - (worth < 0)
    turns = FAR - abs(worth)
    three = any(may_fly(game, man) for man in OTHER)
    if turns <= drawn_in(game, three, quiet_turns(game),
                         turns_with_three(game)):
        return sign * (WIN - turns + 1)
    return 0 if is_three_each(position_of(game)) else sign * (SURE - turns)


def best_first(worths):
    """The same turns and worths, the best first."""
    return dict(sorted(worths.items(), key=lambda item: -item[1]))


def best_of(weighed):
    """The best turn."""
    return list(weighed.worths)[0]


def turns_to_end(worth):
    """In how many turns the player wins, by this worth, or in how many turns
    the other player wins. Each counts their own turns. None if neither is
    sure.

    >>> turns_to_end(WIN), turns_to_end(1 - WIN), turns_to_end(3 - WIN)
    (1, 1, 2)
    """
    if abs(worth) <= SURE:
        return None
    ahead = WIN - abs(worth)
    return ahead // 2 + 1 if worth > 0 else (ahead + 1) // 2

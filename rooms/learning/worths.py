"""worths.py - what each turn in a position is worth, found by a search.

STORAGE  a position with the worths of its turns: Weighed
PROCESS  finds the worth of every turn by a search: weigh one_deeper best_of

A `game` and a `turn` are those of rules.py. `worths` is a dict of turns and
their worths, as the player who makes them sees it. A worth above SURE is a
sure win, as in search.py: the greater it is, the sooner the win.
"""

from rooms.computer import (FAR, MAN_WORTH, NEVER, SURE, WIN, Search, TimeUp,
                            begin_search, guess, is_solved, worth_after,
                            worth_if_drawn, worth_of)
from rules import (OTHER, copy_of, is_three_each, may_fly, quiet_turns,
                   turns_with_three)

# STORAGE

AT_LEAST = 2            # turns the search looks ahead, however long it takes


class Weighed:
    """A position, and what its turns are worth."""

    def __init__(self, game, own, worths, ahead, drawn=False):
        self.game = game
        self.own = own              # the turn that was played, or None
        self.worths = worths        # the best first
        self.ahead = ahead          # how many turns the search looked ahead
        self.drawn = drawn          # a draw, if nobody makes a mistake?


# PROCESS

def weigh(game, turns, seconds=1.0, own=None):
    """These legal turns as a Weighed, after a search of so many seconds. If
    the tables of solved endgames know the position, no search is needed: then
    it looks as FAR ahead as can be. The search looks at the `own` turn, if
    there is one, as long as at the best. The game does not change."""
    if is_solved(game):
        return Weighed(copy_of(game), own, solved_worths(game, turns), FAR,
                       not worth_of(game))
    search = Search()
    state = begin_search(search, game)
    weighed = Weighed(copy_of(game), own, dict.fromkeys(turns, state[0]), 0)
    try:
        for search.depth in range(1, search.limits.deepest + 1):
            weighed.worths = one_deeper(search, weighed.worths, state, own)
            weighed.ahead = search.depth
            if search.depth >= AT_LEAST:
                search.limits.seconds = seconds
            if abs(max(weighed.worths.values())) > SURE:
                break
    except TimeUp:
        pass
    return weighed


def one_deeper(search, worths, state, own):
    """The worths after a search to the depth that is set, best first. A turn
    that is a man worse than the best is not looked at again. That leaves more
    time for the others."""
    found, best = {}, -NEVER
    for turn, worth in worths.items():
        search.worth, found[turn] = worth, worth
        if search.depth <= AT_LEAST or best - worth < MAN_WORTH or turn == own:
            found[turn] = guess(search, [turn], state, 0)
            best = max(best, found[turn])
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def solved_worths(game, turns):
    """The worths of the turns in a solved endgame, best first. If the position
    is a draw, drawn.py says which of the turns that keep the draw are better.
    """
    found = {turn: not_late(game, worth_after(game, turn)) for turn in turns}
    if not worth_of(game):
        found.update({turn: worth_if_drawn(game, turn)
                      for turn in turns if not found[turn]})
    return dict(sorted(found.items(), key=lambda item: -item[1]))


# The tables do not know the draw rules. With three men each, the next mill
# wins. If it comes too late, the game is a draw. With more men, we cannot tell
# whether a draw rule comes first.
def not_late(game, worth):
    """The worth of a turn, made from its worth in the tables. If a draw rule
    may end the game first, it is no longer a sure win or loss. If the win
    comes too late for sure, 0."""
    sign = (worth > 0) - (worth < 0)
    turns = FAR - abs(worth)
    left = (game.options["no_mill_turns"] or NEVER) - quiet_turns(game)
    if any(may_fly(game, man) for man in OTHER):
        threes = game.options["three_men_turns"] or NEVER
        left = min(left, threes - turns_with_three(game))
    if turns <= left:
        return sign * (WIN - turns + 1)
    return 0 if is_three_each(game) else sign * (SURE - turns)


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

"""worths.py - what every turn of a position is worth, by a search.

STORAGE  a position with the worths of its turns: Weighed
PROCESS  finds the worth of every turn by a search: weigh one_deeper best_of

A `game` and a `turn` are those of rules.py. `worths` is a dict of turns and
their worths, seen by the player who makes them; as in search.py, a worth above
SURE is a forced win, and the sooner the more.
"""

from rooms.computer import (FAR, MAN_WORTH, NEVER, SURE, WIN, Search, TimeUp,
                            begin_search, guess, is_solved, worth_after,
                            worth_if_drawn, worth_of)
from rules import (OTHER, copy_of, is_three_each, may_fly, quiet_turns,
                   turns_with_three)

# STORAGE

AT_LEAST = 2            # so many turns are looked ahead in any case


class Weighed:
    """A position, and what its turns are worth."""

    def __init__(self, game, own, worths, ahead, drawn=False):
        self.game = game
        self.own = own              # the turn that was played, if one was
        self.worths = worths        # the best first
        self.ahead = ahead          # how many turns were looked ahead
        self.drawn = drawn          # is it a draw, if nobody errs?


# PROCESS

def weigh(game, turns, seconds=1.0, own=None):
    """These legal turns Weighed, in so many seconds; if the tables tell all,
    as FAR as it goes. The `own` turn, if one is named, is looked at as long as
    the best. The game stays as it is."""
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
    """The worths, looking as far ahead as the search is told, best first. Who
    is much worse is looked at no more: so the others are looked at longer."""
    found, best = {}, -NEVER
    for turn, worth in worths.items():
        search.worth, found[turn] = worth, worth
        if search.depth <= AT_LEAST or best - worth < MAN_WORTH or turn == own:
            found[turn] = guess(search, [turn], state, 0)
            best = max(best, found[turn])
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def solved_worths(game, turns):
    """The worths of the turns in a solved endgame, best first; of a draw by
    what drawn.py says of those that keep it."""
    found = {turn: not_late(game, worth_after(game, turn)) for turn in turns}
    if not worth_of(game):
        found.update({turn: worth_if_drawn(game, turn)
                      for turn in turns if not found[turn]})
    return dict(sorted(found.items(), key=lambda item: -item[1]))


# The tables know nothing of the draw rules. With three men each the next mill
# wins, or comes too late. With more, a rule may come before the end or not.
def not_late(game, worth):
    """The worth of a turn, from that in the tables: not SURE if the end is
    farther away than a draw rule; if it comes too late, 0."""
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
    """In how many turns of his own a player wins by this worth, or the other
    one in how many of his; None if neither is sure.

    >>> turns_to_end(WIN), turns_to_end(1 - WIN), turns_to_end(3 - WIN)
    (1, 1, 2)
    """
    if abs(worth) <= SURE:
        return None
    ahead = WIN - abs(worth)
    return ahead // 2 + 1 if worth > 0 else (ahead + 1) // 2

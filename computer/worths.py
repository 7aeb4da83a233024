"""worths.py - what every turn of a position is worth, by a search.

STORAGE  AT_LEAST
PROCESS  worths_of one_deeper solved_worths turns_to_end

A `game` and a `turn` are those of rules.py. `worths` is a dict of turns and
their worths, seen by the player who makes them; as in search.py, a worth above
SURE is a forced win, and the sooner the more.
"""

from computer.endgames import FAR, is_solved, worth_after
from computer.search import SURE, WIN, Search, TimeUp, begin, guess

# STORAGE

AT_LEAST = 2            # so many turns are looked ahead in any case


# PROCESS

def worths_of(game, turns, seconds=1.0, alive=None):
    """({turn: its worth}, how many turns were looked ahead) of these legal
    turns, the best first. The game stays as it is."""
    if is_solved(game):
        return solved_worths(game, turns), FAR
    search = Search(alive=alive)
    state = begin(search, game)
    worths, ahead = dict.fromkeys(turns, state[0]), 0
    try:
        for search.depth in range(1, search.limits.deepest + 1):
            worths, ahead = one_deeper(search, worths, state), search.depth
            if ahead >= AT_LEAST:
                search.limits.seconds = seconds
            if abs(max(worths.values())) > SURE:
                break
    except TimeUp:
        pass
    return worths, ahead


def one_deeper(search, worths, state):
    """The worths, looking as far ahead as the search is told, best first."""
    found = {}
    for turn, worth in worths.items():
        search.worth = worth
        found[turn] = guess(search, [turn], state)
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def solved_worths(game, turns):
    """The worths of the turns in a solved endgame, best first."""
    found = {}
    for turn in turns:
        worth = worth_after(game, turn)
        farther = WIN - FAR + 1         # the win itself is here worth WIN
        found[turn] = worth and worth + (farther if worth > 0 else -farther)
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def turns_to_end(worth):
    """In how many turns of his own a player wins, or loses, by this worth;
    None if neither is sure.

    >>> turns_to_end(WIN), turns_to_end(WIN - 2), turns_to_end(20)
    (1, 2, None)
    """
    return (WIN - abs(worth)) // 2 + 1 if abs(worth) > SURE else None

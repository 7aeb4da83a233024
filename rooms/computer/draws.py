"""draws.py - draws, as the computer sees them when it looks ahead.

STORAGE  what a draw is worth: DRAW
PROCESS  finds positions that must not come up again, and how soon a draw rule
         ends the game: drawn_before drawn_in

A `game` and a `turn` are those of rules.py.
"""

from rooms.computer.judgement import MAN_WORTH
from rules import game_with, is_three_each, position_of, times_before

# STORAGE

DRAW = 0                # what a draw is worth to both
NEVER = 10 ** 9
COST_OF_RETURN = MAN_WORTH // 10    # of a turn back to a position before


# PROCESS: repeated positions

# If a position comes up a second time while the search looks ahead, it counts
# as a draw: a player who went there once can do it again. A position of the
# game itself counts only if it would now end the game. If it would not, the
# other player may do better this time.
def drawn_before(game):
    """The position now, and those of the game that end it when they come up
    once more."""
    limit = game.options["repetitions"] or NEVER
    before = [position for position, _ in game.past]
    return {position_of(game), *[position for position in before
                                 if before.count(position) >= limit - 1]}


# A player who is ahead should not move to and fro. So a turn back to a
# position of the game is worth a little less. It is only chosen if no other
# turn is about as good.
def stale_turns(game, turns):
    """{turn: how much less it is worth} for the turns that lead back to a
    position of the game, if the game goes on there."""
    limit = game.options["repetitions"] or NEVER
    times = {turn: times_before(game_with(game, turn)) for turn in turns}
    return {turn: COST_OF_RETURN * number for turn, number in times.items()
            if 0 < number < limit - 1}


# PROCESS: the other draw rules

def drawn_in(game, with_threes, quiet=0, threes=0):
    """How many turns are left until a draw rule ends the game, after so many
    `quiet` turns, and turns with `threes` on both sides. The rule about three
    men only counts `with_threes`."""
    left = (game.options["no_mill_turns"] or NEVER) - quiet
    if not with_threes:
        return left
    return min(left, (game.options["three_men_turns"] or NEVER) - threes)


def turns_to_draw(game, turn, left):
    """How many turns are left until a draw rule ends the game, if there were
    `left` before this turn was played. A mill that removes no man, which one
    option allows, is too rare to be looked for."""
    start, _, removed = turn
    if start is None:
        return left
    if not removed:
        return left - 1
    return drawn_in(game, is_three_each(position_of(game)))

"""perft.py - counts the turns that the rules allow, to compare with others.

PROCESS  count_turns

A `game` is that of rules.py. The name perft comes from chess programs.
"""

from rules import legal_turns, play_legal, unplay

# PROCESS

def count_turns(game, depth):
    """The number of different sequences of `depth` complete turns. From the
    beginning, it is 24, 552, ..."""
    if depth < 2:
        return len(legal_turns(game)) if depth else 1
    total = 0
    for turn in legal_turns(game):
        play_legal(game, turn)
        total += count_turns(game, depth - 1)
        unplay(game)
    return total

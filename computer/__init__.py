"""computer - how the computer finds its turns, and what it can say of them.

    levels.py       the levels, from beginner to expert: begin reading here
    attention.py    what a player notices, and what he overlooks
    search.py       looking ahead: the best turn, as far as time allows
    judgement.py    what a position is worth, without looking ahead
    endgames.py     the flying endgames, solved: who wins, in how many turns
    symmetries.py   a number for a position, the same for its mirror images
    hints.py        the best turns, each with a reason that can be seen

This room knows the rules and the board, and nothing of screens and sentences:
it returns turns, keys and facts.
"""

from computer.hints import hints_for
from computer.levels import (EXPERT_SECONDS, LEVELS, accepts_draw,
                             choose_turn)

"""computer - how the computer finds its turns, and what it can say of them.

    levels.py       the levels, from beginner to expert: begin reading here
    search.py       looking ahead: the best turn, as far as time allows
    judgement.py    what a position is worth, without looking ahead
    endgames.py     the flying endgames, solved: who wins, in how many turns
    symmetries.py   a number for a position, the same for its mirror images
    hints.py        the best turns, each with a reason that can be seen
    puzzles.py      the puzzles: their file, and the proof of what solves them

This room knows the rules and the board, and nothing of screens and sentences:
it returns turns, keys and facts.
"""

from computer.hints import goes_on_so, hints_for, reason_for
from computer.levels import (EXPERT_SECONDS, LEVELS, accepts_draw,
                             choose_turn)
from computer.puzzles import (TooLong, in_a_line, is_reached, judged,
                              read_puzzles, right_turns)
from computer.symmetries import RINGS

"""computer - how the computer finds its turns, and what it can say of them.

    levels.py       the levels, from beginner to expert: begin reading here
    attention.py    what a player notices, and what he overlooks
    search.py       looking ahead: the best turn, as far as time allows
    last_turn.py    the last turn looked at: judged, not played
    judgement.py    what a position is worth, without looking ahead
    endgames.py     what is solved, to the end: five men each, or three and six
    drawn.py        the best turn where, without an error, all is drawn
    symmetries.py   a number for a position, the same for its mirror images
    worths.py       what every turn of a position is worth, by a search
    reasons.py      why a turn is good: what can be seen on the board
    review.py       a game looked at again: what each turn has won or lost
    hints.py        which turns are good, which are worse, and why
    puzzles.py      the puzzles: their file, and the proof of what solves them

This room knows the rules and the board, and nothing of screens and sentences:
it returns turns, keys and facts.
"""

from computer.hints import goes_on_so, hints_for, warning_for
from computer.levels import (EXPERT_SECONDS, LEVELS, NO_DRAW, choose_turn,
                             judged_draw)
from computer.puzzles import (TooLong, checked, in_a_line, is_reached,
                              read_puzzles, right_turns)
from computer.reasons import reason_for
from computer.review import (chance_to_win, chances, is_mistake, judged_turns,
                             misses_mill, reason_against, reason_for_best,
                             turning_points)
from computer.symmetries import RINGS
from computer.worths import turns_to_end

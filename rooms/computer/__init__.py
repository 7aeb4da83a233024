"""computer - how the computer finds its turns.

    levels.py       the levels, from beginner to expert, and what the weaker
                    ones overlook: begin reading here
    judgement.py    what a position is worth, without looking ahead
    draws.py        draws, as the computer sees them when it looks ahead
    search.py       looks ahead as far as time allows, for the best turn
    weighing.py     what every turn is worth, for hints and grades
    symmetries.py   a number for a position, the same for its mirror images
    endgames.py     solved endgames: up to five men each, or three against six

Read them in this order. This room knows the rules and the board. It knows
nothing of screens and sentences. It returns turns, keys and facts.
"""

from rooms.computer.endgames import FAR
from rooms.computer.judgement import MAN_WORTH
from rooms.computer.levels import (EXPERT_SECONDS, LEVELS, NO_DRAW,
                                   choose_turn, judged_draw, mills_in)
from rooms.computer.search import SURE, Search, think
from rooms.computer.symmetries import RING_PLACES, RINGS
from rooms.computer.weighing import best_of, turns_to_end, weigh, worth_of_man

"""computer - how the computer finds its turns.

    levels.py       the levels, from beginner to expert: begin reading here
    attention.py    what a player notices, and what he overlooks
    search.py       looking ahead: the best turn, as far as time allows
    last_turn.py    the last turn looked at: judged, not played
    judgement.py    what a position is worth, without looking ahead
    endgames.py     what is solved, to the end: five men each, or three and six
    drawn.py        the best turn where, without an error, all is drawn
    symmetries.py   a number for a position, the same for its mirror images

This room knows the rules and the board, and nothing of screens and sentences:
it returns turns, keys and facts.
"""

from rooms.computer.attention import mills_in
from rooms.computer.drawn import worth_if_drawn
from rooms.computer.endgames import FAR, is_solved, worth_after, worth_of
from rooms.computer.judgement import MAN_WORTH, WIN
from rooms.computer.levels import (EXPERT_SECONDS, LEVELS, NO_DRAW,
                                   choose_turn, judged_draw)
from rooms.computer.search import (NEVER, SURE, Search, TimeUp, begin_search,
                                   guess, think)
from rooms.computer.symmetries import RINGS

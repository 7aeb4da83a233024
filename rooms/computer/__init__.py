"""computer - how the computer finds its turns.

    levels.py       the levels, from beginner to expert: begin reading here
    attention.py    what a player notices, and what they overlook
    search.py       looks ahead: the best turn, as far as time allows
    last_turn.py    the last turn of a search: judged, but not played
    judgement.py    what a position is worth, without looking ahead
    endgames.py     solved endgames: up to five men each, or three against six
    drawn.py        the best turn in a position that is a draw without errors
    symmetries.py   a number for a position, the same for its mirror images

This room knows the rules and the board. It knows nothing of screens and
sentences. It returns turns, keys and facts.
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

"""meeting - two players at two PCs, who meet in a folder.

    table.py        two sheets read together, and judged: begin reading here
    sheet.py        a player's sheet: a file to which one program adds lines
    chair.py        our own place at a table: read, written and waited for
    lobby.py        the tables of a folder: who waits, who plays, what is over
    meet.py         the word meet, and the lobby at the keyboard
    at_table.py     two sit down, and play: what is played here goes there

Each program writes lines to its own sheet, and reads the sheet of the other.
So two programs never write to the same file. This room is a feature, and can
be taken away.
"""

from rooms.meeting.at_table import far_turn
from rooms.meeting.meet import WORDS

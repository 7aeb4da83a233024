"""meeting - two players at two PCs, who meet in a folder.

    sheet.py        a file to which one program adds lines: begin reading here
    table.py        two sheets read together, and judged
    chair.py        our own place at a table: read, written and waited for
    at_table.py     two sit down, and play: what is played here goes there
    lobby.py        the tables of a folder: who waits, who plays, what is over
    meet.py         the word meet, and the lobby at the keyboard

Read them in this order. Each program writes lines to its own sheet, and reads
the sheet of the other. So two programs never write to the same file. This room
is a feature, and can be taken away.
"""

from rooms.meeting.at_table import far_turn
from rooms.meeting.meet import WORDS

"""meeting - two players at two PCs, who meet in a folder.

    table.py        two sheets read together, and judged: begin reading here
    sheet.py        a player's sheet: a file to which one program adds lines
    chair.py        one's own place at a table: what is read, what is written
    lobby.py        the tables of a folder: who waits, who plays, what is over

Each program writes lines to its own sheet and reads that of the other; so no
two programs ever write the same file, and there is nothing to lock. This room
knows the rules and how turns are written, and nothing of screens and
sentences: it returns keys and facts.
"""

from meeting.chair import (add_line, confirm_ready, is_behind, is_full,
                           join_table, leave_chair, lines_of_other, look,
                           open_table, roll_if_ready, seat_guest, sit_again,
                           was_seated)
from meeting.lobby import (Lobby, guests_of, hosts_in, look_around,
                           move_finished)
from meeting.sheet import read_sheet
from meeting.table import (HOST, man_at, other_side, read_table, result_told,
                           whose_line)

"""records - how games are written down: as text, in files, and kept.

    record.py       from a game to a record, and back: begin reading here
    parts.py        the parts of a record's text: its tags and its words
    faults.py       what can be wrong with a record
    files.py        the files in which games are saved
    unfinished.py   the unfinished game, kept after every turn

This room knows the rules and the board, and nothing of screens and sentences:
when something is wrong, a RecordError says why, by a key and facts.
"""

from records.faults import RecordError
from records.files import load_record, new_tags, records_in, save_record
from records.record import turn_pairs
from records.unfinished import (adopt, find_unfinished, forget, keep, new_kept,
                                set_aside, unfinished_tags)

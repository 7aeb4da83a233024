"""records - how games are written down: as text, in files, and kept.

    record.py       from a game to a record, and back: begin reading here
    fen.py          a position in a line of text, and a game that begins there
    files.py        the files of records: read, listed, written as a whole
    kept.py         the games that are kept by themselves

This room knows the rules and the board, and nothing of screens and sentences:
when something is wrong, a RecordError says why, by a key and facts.
"""

from rooms.records.fen import RecordError, begin_at, fen_of, read_fen
from rooms.records.files import (found_by, load_record, new_tags, only_own,
                                 only_regular, own_folders, read_text,
                                 read_whole, save_record, write_whole)
from rooms.records.kept import (GAMES, TABLE, claim, first_good, hold,
                                is_played, is_short, keep, locked, move_old,
                                new_kept, note_kept, records_known, release,
                                unfinished_games, unlock, was_loaded,
                                written_at)
from rooms.records.record import ABANDONED, is_given_up, named_tags, turn_of

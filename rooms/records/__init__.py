"""records - how games are written down: as text, in files, and kept.

    record.py       from a game to a record, and back: begin reading here
    judge.py        judges options and turns that come from outside
    fen.py          a position in a line of text, and a game that begins there
    files.py        reads, lists and writes the files of records
    kept.py         the games that the program keeps by itself

Read them in this order. This room knows the rules and the board. It knows
nothing of screens and sentences. When something from outside cannot be
used, it raises Unusable, which says why by a key and by facts. Another room
makes a sentence of them. Other errors of files, such as OSError, come through.
"""

from rooms.records.fen import (begin_at, beginning_of, check_men, fen_of,
                               read_fen, set_up)
from rooms.records.files import (
    ROOT, found_by, in_best_folder, load_record, only_regular, own_folders,
    read_text, read_whole, save_record, write_in, write_whole)
from rooms.records.judge import Unusable, fault_of, is_turn, option_value
from rooms.records.kept import (
    GAMES, KeptGame, claim, clear_lock, held, is_same, is_short, keep,
    kept_games, last_unfinished, name_of_file, number_of, records_known,
    release, unfinished_games, was_loaded, written_at)
from rooms.records.record import (ABANDONED, COMMENT, PUZZLES, TABLE, WINNERS,
                                  comment_at, grade_of, is_given_up, new_tags,
                                  record_of, tags_of_turns, turn_of)

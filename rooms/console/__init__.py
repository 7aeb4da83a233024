"""console - what is seen, said and typed at one keyboard.

    match.py        the game, its players and its screen: begin reading here
    sentences.py    the language, and its sentences: all words go through it
    words.py        the game in words: who, what was played, why not
    ear.py          what is heard where nobody sees a board
    screen.py       the keyboard and the screen: a terminal, IDLE or a pipe
    picture.py      the board: its men, marks, numbers, and the map
    view.py         a turn as it is seen: the board, and what stands below

Read them in this order. A scene of match.py is what is shown now: the game, or
a replay or a puzzle in front of it. A key and its facts become a sentence, and
only screen.py prints it. view.py has what the entry script asks for: tell and
show_board.

The sentences themselves stand in languages/, one file for each language. This
room knows the rules and the board. The rooms above hand down to it who plays
and what may be typed: a player is a Player of rules.py, and a question brings
its functions along.
"""

from rooms.console.ear import by_ear
from rooms.console.match import (
    PLAYER_NAMES, Machine, Scene, call_changed, come_back, game_itself,
    game_now, game_scene, machines_in, name_in, new_match, persons_in,
    player_to_move, put_game, show_scene, two_people)
from rooms.console.picture import (diagonals, glyphs_of, lines_with, map_fits,
                                   mills_through, numbers_shown, read_picture,
                                   read_rows)
from rooms.console.screen import (BOARD_SIGNS, OutputError, ask_line, columns,
                                  forget_typed, new_screen, pause, say, write)
from rooms.console.sentences import (
    QUOTE_SIGNS, SPOKEN, TEXT, UNUSABLE, add_sentences, clean, decimal,
    english_word, ideas_in, language_names, language_spoken, plain, said_form,
    sentence, sorting_key, speak, spoken, words_begun)
from rooms.console.view import game_before, need_not_show, show_board, tell
from rooms.console.words import (changed_options, colour_of, dashed,
                                 facts_in_words, heard, help_rows,
                                 illegal_in_words, in_columns, last_turn,
                                 level_in_records, line_in_words, listed,
                                 name_in_records, name_of, name_said, numbered,
                                 options_in_words, player_name, player_said,
                                 position_in_words, prompt_of)

"""console - what is seen, said and typed at one keyboard.

    match.py        the game, its players and its screen: begin reading here
    view.py         a turn as it is seen: the board, and what stands below
    picture.py      the board: its men, marks, numbers, and the map
    words.py        the game in words: who, what was played, why not
    chart.py        the course of a game as a picture of text
    texts.py        every sentence, in one table
    texts_help.py   of that table: help, the arguments, the rules in force
    texts_records.py  of that table: records that are refused
    texts_puzzles.py  of that table: the puzzles
    texts_meeting.py  of that table: games at two PCs
    texts_players.py  of that table: players, and tournaments
    sentences.py    a sentence filled in and cleaned: the door for all words
    screen.py       the keyboard and the screen: a terminal, IDLE or a pipe

This room knows the rules and the board. Who plays, and what may be ordered, is
handed down to it: a player is a record, a question has its functions with it.
"""

from console.chart import chart_of
from console.match import (NOTHING, Question, begin_again, chair_of,
                           chance_of, change, come_back, computers_in,
                           goes_on, name_in, new_match, player_to_move,
                           set_game, show_aside, two_people)
from console.picture import map_fits, numbers_shown, read_drawing
from console.screen import (BOARD_SIGNS, OutputError, ask, can_show, columns,
                            complain, forget_typed, give_up_output,
                            ground_is_light, new_screen, pause, say, show,
                            stay_in_place, write)
from console.sentences import sentence
from console.texts import TEXT
from console.view import need_not_show, show_board, tell
from console.words import (colour_of, dashed, facts_in_words, in_columns,
                           last_turn, listed, name_of, notation, numbered,
                           options_in_words, player_name, prompt_of, refusal,
                           who)

"""commands - what players may order, and how a turn is typed.

    typed_line.py       words, or points, in a typed line: begin reading here
    orders.py           what a typed line orders: a word that works here
    reports.py          help, rules, moves, log
    answers.py          short questions: point, line, ring, men, last, threats
    settings.py         options, name, roll, and how the board looks
    computer_player.py  computer, level, and the computer's turns
    saved_games.py      save, load, continue, and keeping the game
    setup.py            a position to begin at: typed, a FEN or a picture
    memory.py           who plays here, and what is remembered of this player
    languages.py        the language in force, and the word language
    arguments.py        the words of the command line
    ending.py           a draw, the next game, and how the program begins and
                        ends

Read the first two, and then the file of the word that you look for. look_up of
orders.py finds the function of a word. A file has its words in tables at its
end, such as WORDS, and all_words puts the tables together. At last read how
the program begins: match_of of arguments.py, and open_match of ending.py.

This room is about the game at hand. It uses the rooms computer, console and
records. They find out facts, and this room puts the facts into words.
"""

from rooms.commands.answers import closings_of
from rooms.commands.computer_player import (NAME_FINDERS, begin_anew,
                                            dot_by_dot, machine_named,
                                            set_computer, watched_turn)
from rooms.commands.ending import GREETINGS, begin_another, open_match
from rooms.commands.memory import (FAILED, GONE, LOOKED, MEMORY_FILES, NAME,
                                   NUMBERS_IN, ON_DAY, PLACE, QUIZ_RIGHT,
                                   QUIZ_WRONG, STEP, all_lines, known_name,
                                   last_after, last_name, memory_lines,
                                   name_here, own_lines, owner_of, remember,
                                   remember_line, remembered)
from rooms.commands.orders import (EVERYWHERE, LOOKING_BACK, all_words, ask,
                                   look_up, players_with, stop_scene,
                                   words_with)
from rooms.commands.reports import show_rules
from rooms.commands.saved_games import (COLOUR_TAGS, game_at_hand, keep_aside,
                                        keep_game, offer_unfinished,
                                        players_in, read_game, short_path,
                                        unfinished_game, write_among_games)
from rooms.commands.settings import (name_player, names_typed, switch_map,
                                     switch_numbers, switch_on_off)
from rooms.commands.typed_line import (ALL_TURNS, command_in, number_between,
                                       number_in)

"""commands - what players may order, and how a turn is typed.

    table.py            all commands, what a line orders: begin reading here
    typed_line.py       what a typed line says: a command, or points
    turns.py            from the points that were typed to the turn played
    questions.py        questions, and yes and no
    reports.py          help, rules, moves
    replay.py           log, replay
    advice.py           a warning before a turn that loses a man or the game
    review.py           what decided a game: its course, its turning points
    puzzles.py          puzzle
    aside.py            the words of a replay and of a puzzle
    taking_back.py      back, undo, redo
    ending.py           draw, resign, new, quit
    settings.py         options, name, roll, and how the board looks
    setup.py            a position to begin at: typed, a FEN or a picture
    saved_games.py      save, load, continue, and keeping the game
    computer_player.py  computer, level, hint, and the computer's turns
    own_players.py      players, and the turns of a player of the class
    tournaments.py      tournament: what is ordered, and its progress
    score_table.py      the table of a tournament, as rows of text
    meet.py             meet: two PCs, a folder; the lobby
    sitting.py          two sit down at a table: waiting, ready, the roll
    watching.py         a game at two PCs is followed
    at_table.py         a game at two PCs: what is played here goes there
    waiting.py          waiting for another PC
    arguments.py        the words of the command line

This room stands above all others: it puts into words what the others find
out, and hands down what console/ is to call.
"""

from commands.arguments import open_match
from commands.at_table import (keep_up, leave_here, leave_table,
                               wait_for_other)
from commands.computer_player import (let_computer_play, stop_both,
                                      two_computers_play)
from commands.ending import offer_another
from commands.questions import put_question
from commands.saved_games import keep_and_release, keep_now, offer_unfinished
from commands.table import obey

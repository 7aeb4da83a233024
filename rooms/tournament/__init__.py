"""tournament - the players that the class has written, and who of them wins.

    class_players.py  the word players, and their turns: begin reading here
    player_files.py the files of the class, each with a choose_turn(game)
    apart.py        the referee: asks the players, each in its own process
    one_player.py   the program that lets one player think
    tournaments.py  the word tournament, and its progress
    standings.py    the table: points, and who beat whom
    results.py      who plays whom, and the folder with rows and records

The levels of the computer can play here too. This room is a feature: the game
works without it.
"""

from rooms.tournament.class_players import class_turn
from rooms.tournament.player_files import players_named
from rooms.tournament import class_players, tournaments

WORDS = {**class_players.WORDS, **tournaments.WORDS}

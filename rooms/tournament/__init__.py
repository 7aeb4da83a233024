"""tournament - the players that the class has written, and who of them wins.

    player_files.py a player is a file of the class: begin reading here
    class_players.py  the word players, and a player's turn at the keyboard
    apart.py        the referee: asks the players, each in its own process
    one_player.py   the program that lets one player think
    plan.py         the plan: who plays whom; and the folder of the records
    tournaments.py  the word tournament, and its progress
    standings.py    the table: points, and who beat whom

Read them in this order. The levels of the computer can play here too. This
room is a feature: the game works without it.
"""

from rooms.tournament.class_players import class_turn
from rooms.tournament.player_files import players_named
from rooms.tournament import class_players, tournaments

WORDS = {**class_players.WORDS, **tournaments.WORDS}

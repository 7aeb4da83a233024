"""tournament - the class's own players: they play, and it is counted who wins.

    class_players.py  the word players, and their turns: begin reading here
    player_files.py the files of the class, each with a choose_turn(game)
    referee.py      asks two players in turn, and judges
    apart.py        games whose players think apart, in processes of their own
    one_player.py   the program that lets one player think
    guard.py        a small program that ends players when the referee has gone
    tournaments.py  the word tournament, and its progress
    schedule.py     who plays whom, and from which first turns
    standings.py    the table: points, strengths, who beat whom
    score_table.py  that table as rows of text
    results.py      the folder of a tournament: its plan, its rows, its records

The computer's levels are players here like all others. This room is a feature,
and can be taken away.
"""

from rooms.tournament.class_players import class_turn
from rooms.tournament.player_files import players_named
from rooms.tournament import class_players, tournaments

WORDS = {**class_players.WORDS, **tournaments.WORDS}

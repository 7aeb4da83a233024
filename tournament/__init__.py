"""tournament - the class's own players: they play, and it is counted who wins.

    referee.py      asks two players in turn, and judges: begin reading here
    own_players.py  the files of the class, each with a choose_turn(game)
    apart.py        games whose players think apart, in processes of their own
    one_player.py   the program that lets one player think
    guard.py        a small program that ends players when the referee has gone
    schedule.py     who plays whom, and from which first turns
    standings.py    the table: points, strengths, who beat whom
    results.py      the folder of a tournament: its plan, its rows, its records

This room stands on computer/ and records/ and knows nothing of screens and
sentences. The computer's levels are players here like all others.
"""

from tournament.apart import Job, check_start, cores_here, games_apart
from tournament.own_players import (class_players, motto_of, path_of_player,
                                    players_beginning)
from tournament.results import (COLUMNS, claim_folder, new_folder, note_row,
                                note_text, read_plan, rows_in, save_game,
                                unfinished_folder)
from tournament.schedule import (MOST_GAMES, Plan, fixtures_of, games_in,
                                 job_of)
from tournament.standings import (MEASURE, Row, lead_changes, most_exciting,
                                  points_between, standings_of, strengths)

"""texts_players.py - the sentences about players, and about tournaments.

STORAGE  TEXT_OF_PLAYERS

A part of the table TEXT in texts.py, which tells all about it.
"""

# STORAGE

TEXT_OF_PLAYERS = {
    # The list of players
    "levels listed": "The levels of the computer:",
    "players listed": "The players of the class, in the folder players:",
    "player row": "  {name:<14} {motto}",
    "no own players": "There are no players of the class yet; a file in the "
                      "folder players makes one (docs/your-own-player.md).",
    "motto no player": "(it has no function choose_turn)",
    "motto missing": "(no motto: the first line of the docstring)",
    "players used": "computer black NAME plays against one of them; "
                    "tournament lets them play each other.",

    # What a player did wrong. {at} is "line 12 of mill_maker.py".
    "at line": "line {line} of {file}",
    "at file": "{file}",
    "no player file": "{player}: there is no file {file}",
    "no choose_turn": "{player}: {file} has no function choose_turn(game)",
    "player raised": "{player} made an error in {at}: {error}",
    "no turn": "{player} returned {answer} from its function in {at}, which "
               "is no turn; a turn is (start, end, removed), such as "
               "(None, 4, ()) or (4, 7, (12,))",
    "illegal turn": "{player} returned {turn} from its function in {at}, "
                    "which is not legal: {why}",
    "player slow": "{player} took more than {seconds} seconds for a turn, and "
                   "was stopped in {at}",
    "player slow read": "{player} took more than {seconds} seconds to be "
                        "read, and was stopped in {at}",
    "player gone": "{player} ended the whole program it ran in ({at})",
    "fault row": "  line {line}, in {function}: {text}",
    "position": "It was asked about this position:\n  setup {fen}",
    "player stopped": "{player} was stopped.",
    "taken over": "You play {colour} from now on; computer {side} {player} "
                  "lets it try again.",
    "player printed": "{player} printed:",
    "printed row": "  {text}",
    "printed more": "  ...",
    "no python": "No second Python can be started here ({error}), so players "
                 "of the class cannot play.",

    # Orders for a tournament
    "tournament player": "There is no player or level '{word}'; there are "
                         "{guesses}.",
    "continue only": "Type tournament continue alone, or with 2 cores; its "
                     "games are agreed upon.",
    "tournament number": "'{word}' is not understood; type names, and perhaps "
                         "4 games, 2 seconds, 1 core, seed 7.",
    "tournament games": "Each pair plays as often with each colour: 2, 4, 6 "
                        "or more games.",
    "tournament two": "A tournament needs two players or more; type "
                      "tournament and their names, or players for a list.",
    "tournament many": "A tournament has at most {most} games in all.",
    "no tournament": "There is no tournament that was broken off.",
    "plan refused": "A later one cannot go on: {error}.",
    "tournament broken": "Tournament {folder} was broken off; tournament "
                         "continue goes on with it.",

    # While it goes on
    "tournament begins": "{players} players, {games} games, at most {seconds} "
                         "seconds a turn, {cores} at a time. Ctrl-C stops.",
    "progress": "[{bar}] {done} of {games} games, {left}",
    "minutes left": "about {number} minutes left",
    "seconds left": "about {number} seconds left",
    "leader": "  {name} {points}",
    "tournament stopped": "Stopped. This is known after {done} of {games} "
                          "games; tournament continue plays the others.",
    "not written": "The results cannot be kept: {error}.",

    "error in game": "Game {number}: {fault}.",

    # Its table
    "table head": "    player          points won drw lost white black turns"
                  "    ms err strength",
    "table row": "{place:>3} {name:<15}{points:>7}{wins:>4}{draws:>4}"
                 "{losses:>5}{as_white:>6}{as_black:>6}{turns:>6}{ms:>6}"
                 "{errors:>4}{strength:>6}+-{unsure}",
    "narrow head": "    player          points strength",
    "narrow row": "{place:>3} {name:<15}{points:>7}{strength:>6}+-{unsure}",
    "table words": "white, black: points with this colour. turns: of both, in "
                   "a game. ms: thousandths of a second for a turn. err: "
                   "games lost by an error.",
    "strength words": "strength: {zero}. A player who is 100 above another "
                      "scores 64 % of the points, 200 above 76 %, 400 above "
                      "91 %. The number after +- shows how uncertain it is.",
    "zero measure": "{measure} has 0",
    "zero mean": "0 is the average",
    "cross head": "Points against each other (the numbers are places):",
    "cross row": "{place:>3} {name:<15}{cells}",
    "errors head": "Errors, by which games were lost:",
    "error row": "  {number} x {error}. (First in game {first}.)",
    "more errors": "  and {number} others of {name}, see errors.txt",
    "exciting": "The most exciting game: {white} - {black}, in which the lead "
                "changed {changes} times: replay {path}",
    "longest": "The longest game: {white} - {black}, {turns} turns: replay "
               "{path}",
    "kept in": "All is kept in {folder}, each game too: replay {folder}1 "
               "shows the first. The same games again: seed {seed}{but}.",
    "but expert": " (but expert plays by time)",
}

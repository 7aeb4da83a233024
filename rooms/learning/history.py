"""history.py - the kept games of a player, and the grades in their records.

INPUT    lists the games of a player, and reads them: games_of looked_at
STORAGE  how long a game is looked at: GAME_SECONDS
PROCESS  gives grades to the turns of a game: graded
OUTPUT   writes the grades into the record of a game: looked_at

A record holds the grades of its turns, and a tag names the turns that are
puzzles: see PUZZLES in records/record.py. So nothing else must be written
down, and everybody can read it. `judged` is that of grades.py. `tags` are
those of record.py.
"""

from board import BLACK, WHITE
from rooms.console import computers_in
from rooms.learning.grades import grade, number_of_turn
from rooms.records import PUZZLES, grade_of
from rules import OTHER

# STORAGE

GAME_SECONDS = 3
COLOURS_IN_TAGS = {WHITE: "White", BLACK: "Black"}


# PROCESS

def persons_in(match):
    """The colours that people play."""
    return [man for man in OTHER if man not in computers_in(match)]


def graded(tags, turns, complete):
    """The comments with the grades of these judged turns, as tags. Other
    comments stay behind them. If the game is `complete`, also the tag that
    says which of the turns are puzzles."""
    found = {}
    for judged in filter(None, turns):
        number = number_of_turn(judged)
        said = tags.get(number, "")[len(grade_of(tags, number)):].strip()
        found[number] = " ".join(filter(None, (grade(judged), said)))
    return found

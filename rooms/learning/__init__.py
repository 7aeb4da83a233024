"""learning - what helps a player to play better.

    advice.py       hints, and a warning before a bad turn: begin reading here
    hints.py        which turns are good, which are worse, and why
    reasons.py      why a turn is good: what you can see on the board
    replay.py       a game shown again
    grades.py       what each turn of a game has lost, and its grade
    review.py       what decided a game: find better turns yourself
    chart.py        the course of a game as a picture made of text
    history.py      the kept games of a player, with grades
    habits.py       what a player does wrong again and again
    progress.py     how a player gets better, and what to work on
    class_table.py  what each pupil of a class has done
    greeting.py     who you are, and how you want to see the board
    offers.py       what is offered next, at the start and after a game
    tasks.py        a position in which a player must find a turn
    lessons.py      the rules in small steps
    puzzles.py      puzzles: a position, and a goal to reach
    own_puzzles.py  puzzles from a player's own games
    proof.py        the file of the puzzles, and the proof of what solves them

This room is a feature. You can take it away.
"""

from rooms.learning import (advice, class_table, greeting, lessons, offers,
                            progress, puzzles, replay, review)
from rooms.learning.greeting import bring_back, praise
from rooms.learning.offers import welcome

WORDS = {**lessons.WORDS, **advice.WORDS, **replay.WORDS, **review.WORDS,
         **puzzles.WORDS, **progress.WORDS, **class_table.WORDS,
         **greeting.WORDS, **offers.WORDS}

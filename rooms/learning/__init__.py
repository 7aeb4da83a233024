"""learning - what helps a player to play better.

Each file needs only those above it. A group has an idea of its own.

Why a turn is good:
    reasons.py      what you can see on the board: begin reading here
    grades.py       what each turn of a game has lost, and its grade
    hints.py        which turns are good, which are worse, and why
A turn must be found:
    tasks.py        a position in which a player must find a turn
    advice.py       hints, and a warning before a bad turn
    greeting.py     who you are, and how you want to see the board
    lessons.py      the rules in small steps
    proof.py        the file of the puzzles, and the proof of what solves them
The games of a player:
    history.py      the kept games of a player, their grades, and the mistakes
                    in them, which come back as puzzles
    replay.py       a game shown again
    puzzles.py      puzzles: a position, and a goal to reach
    review.py       what decided a game: the turns that cost most. Find better
                    ones yourself
Many games:
    habits.py       what a player does wrong again and again
    progress.py     how a player gets better, and the level that fits
    class_table.py  what each pupil of a class has done
    offers.py       what is offered next, at the start and after a game

Words that come back here:
    sight       a function that sees something that a turn does, such as a mill
    reason      the key of a sentence, and the facts that fill it. (The reason
                of a Refused is the key alone)
    judged      a position, what its turns are worth, and which one was
                played: WeighedTurns of weighing.py
    judgements  such a one for each turn of a game, or None if it is not judged
    grade       what a turn has lost, as a sign such as "??"
    graded      (game, tags, men): a kept game with grades, and the colours
                of the player whose games are read
    task        a Lesson or a Puzzle: a position in which a turn must be found
    puzzle      a task with a goal, such as "win". A mistake of a player is a
                puzzle with the goal "better"
    offer       a function that shows what comes next, if it fits the player

This room is a feature. You can take it away.
"""

from rooms.learning import (advice, class_table, greeting, lessons, offers,
                            progress, puzzles, replay, review)
from rooms.learning.greeting import bring_back
from rooms.learning.offers import welcome

WORDS = {**lessons.WORDS, **advice.WORDS, **replay.WORDS, **review.WORDS,
         **puzzles.WORDS, **progress.WORDS,
         **class_table.WORDS, **greeting.WORDS, **offers.WORDS}

"""learning - what helps a player to become better.

    advice.py       hints, and a warning before a bad turn: begin reading here
    hints.py        which turns are good, which are worse, and why
    reasons.py      why a turn is good: what can be seen on the board
    worths.py       what every turn of a position is worth, by a search
    replay.py       a game shown again
    review.py       what decided a game: its course, its turning points
    chart.py        the course of a game as a picture of text
    puzzles.py      puzzles: a position, and a goal to be reached
    proof.py        their file, and the proof of what solves them
    solved.py       the puzzles that were solved

This room is a feature, and can be taken away.
"""


from rooms.learning import advice, puzzles, replay, review

WORDS = {**advice.WORDS, **replay.WORDS, **review.WORDS, **puzzles.WORDS}

"""learning - what helps a player to play better.

    advice.py       hints, and a warning before a bad turn: begin reading here
    hints.py        which turns are good, which are worse, and why
    reasons.py      why a turn is good: what you can see on the board
    replay.py       a game shown again
    review.py       what decided a game: its course, its turning points
    chart.py        the course of a game as a picture made of text
    puzzles.py      puzzles: a position, and a goal to reach
    proof.py        the file of the puzzles, and the proof of what solves them

This room is a feature. You can take it away.
"""


from rooms.learning import advice, puzzles, replay, review

WORDS = {**advice.WORDS, **replay.WORDS, **review.WORDS, **puzzles.WORDS}

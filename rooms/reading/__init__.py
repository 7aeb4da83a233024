"""reading - the program shows its own code, and asks about it.

    spoke.py        code and trace, what just spoke: begin reading here
    watch.py        runs a function, and notes what happens in it
    source.py       where a name stands in the files, and its lines
    quiz.py         quiz: what does Python answer? Predict, then see
    questions.py    the questions of a quiz, made from a position
    paper.py        quiz paper: a test to print, and its answers

Read them in this order. This room is a feature. You can take it away.
"""

from rooms.reading import quiz
from rooms.reading.spoke import CODE_WORDS

WORDS = {**CODE_WORDS, **quiz.WORDS}

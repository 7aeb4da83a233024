"""texts_puzzles.py - the sentences of the puzzles.

STORAGE  TEXT_OF_PUZZLES

A part of the table TEXT in texts.py, which tells all about it.
"""

# STORAGE

TEXT_OF_PUZZLES = {
    "goal win": "win in {turns} turns",
    "goal man": "win a man in {turns} turns",
    "goal save": "save the game, {turns} turns",

    # Which puzzle
    "puzzle": "Puzzle {number} of {count}.",
    "puzzle win": "{colour} to move and win in {turns} turns, whatever "
                  "{other} answers.",
    "puzzle man": "{colour} to move and win a man in {turns} turns, whatever "
                  "{other} answers; he must not win one back at once.",
    "puzzle save": "{colour} to move and save the game: after any turn but "
                   "one {other} wins in {turns} turns.",
    "puzzle known": "It has been solved before.",
    "puzzle words": "Type the turn; hint helps, puzzle shows the next one, "
                    "stop comes back to your game.",
    "puzzle cell": "{number:2}{mark} {colour}: {goal}",
    "puzzles": "{solved} of {count} are solved (*). puzzle 7 shows one, "
               "puzzle alone the next.",
    "no puzzle": "There is no puzzle {number}; there are {count}.",
    "puzzles missing": "The file puzzles.txt in the folder computer cannot be "
                       "read: {error}.",
    "puzzles damaged": "Number {number} in computer/puzzles.txt is no puzzle: "
                       "a title such as 'White win 2', and a drawn board.",
    "solved nowhere": "Which puzzles are solved cannot be written down, "
                      "neither in this folder nor in your own.",

    # In a puzzle
    "puzzle turn": "Puzzle {number}, {goal}.",
    "ask puzzle wrong": "Puzzle {number}. Enter sets it back, try again: ",
    "ask puzzle solved": "Puzzle {number} is solved. Enter shows the next "
                         "one, stop comes back: ",
    "in puzzle": "This is a puzzle: type a turn, hint, undo, puzzle or stop, "
                 "which comes back to your game.",
    "puzzle too long": "This puzzle takes too long to prove; type stop, or "
                       "another one such as puzzle 1.",
    "wrong": "That is not it: {other} answers {answer}, and {why}.",
    "wrong win": "{colour} has no win in {turns} turns any more",
    "wrong man": "{colour} can win no man in {turns} turns any more",
    "wrong save": "wins in {turns} turns",
    "wrong at last": "the goal is not reached",
    "wrong and lost": "wins",
    "right": "Right. {other} answers {answer}; go on.",
    "solved win": "Solved: {colour} has won.",
    "solved man": "Solved: {colour} has won a man.",
    "solved save": "Solved: {colour} is saved, for now.",
    "hint none": "No turn that begins so is right; back puts the man down.",
    "hint of mill": "It is a mill. Which one? And who is to be removed?",
    "hint of ring": "It makes no mill. Place the man on the {ring}.",
    "hint of man": "It makes no mill. The man on {start} moves.",
    "outer ring": "outer ring",
    "middle ring": "middle ring",
    "inner ring": "inner ring",
}

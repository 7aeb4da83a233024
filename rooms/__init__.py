"""rooms - what is added to the classic game, each room in its own folder.

Four rooms are always needed:

    commands/       the game at hand: options, save and load, the computer
    computer/       how the computer finds its turns
    console/        what is shown, said and typed
    records/        how games are written down

Four more rooms are features. You can take away each of them as a whole:

    learning/       hints, reviews, puzzles, and games shown again
    tournament/     the players that the class has written, and who wins
    meeting/        a game between two PCs
    reading/        the program shows its own code, and asks about it

join.py joins the rooms to the classic game.

A room knows the rules, the board and the rooms below it. It knows no room
beside it or above it. Its file __init__.py is its door: it lists the files of
the room and offers what other rooms use.
"""

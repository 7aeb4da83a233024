"""rooms - all that has grown around the classic game, each room a folder.

    commands/       the game at hand: a typed turn, undo, options, save, load
    computer/       how the computer finds its turns
    console/        what is seen, said and typed
    records/        how games are written down

and three features, each of which can be taken away as a whole:

    learning/       hints, reviews, puzzles, games shown again
    tournament/     the players of the class, and who wins
    meeting/        two players at two PCs

A room knows the rooms below it, the rules and the board, and no room beside
or above it. Its file __init__.py is its door: it says which files the room
has, and offers what other rooms use.
"""

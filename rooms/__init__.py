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

PROCESS  finds which file was not there: what_is_missing
"""

# PROCESS

def what_is_missing(error):
    """The sentence that says which file of the rooms is missing, after this
    ImportError. If all files are there, the error goes on: then a name is
    missing in one of them."""
    name, path = error.name, error.path or "__init__.py"
    if not path.endswith("__init__.py"):
        raise error
    if error.path:              # "cannot import name 'quiz' from ..."
        name += "." + str(error).split("'")[1]
    return "This file of the program is missing: %s. Copy the folder rooms " \
        "again. Until then, you can play without it: python " \
        "nine_mens_morris.py --classic" % name.replace(".", "/")

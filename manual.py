"""manual.py - the help for the commands and arguments, and the rules in words.

INPUT    nothing
STORAGE  VERSION HELP ARGUMENTS RULES
PROCESS  nothing
OUTPUT   nothing

HELP has a line for each command, ARGUMENTS one for each argument, RULES one
for each value of an option. All is plain ASCII, as in texts.py.
"""

# STORAGE

VERSION = "1.0"         # told about in docs/changelog.md

# (!) A new command needs a function and a line in commands.py, and one here.
HELP = {
    "help": "this list",
    "rules": "the rules in force now",
    "moves": "what the player to move may do",
    "map": "show or hide the map of the points",
    "computer": "let it play: computer black, computer both, computer off",
    "level": "how well it plays: level easy, level expert 5 (seconds)",
    "hint": "what the computer would play for you, and why",
    "back": "put down a man again, or take back a move before its removal",
    "undo": "take back a turn (undo 3: three turns)",
    "redo": "play again what undo has taken back",
    "log": "the turns of this game (log 21: from 21; log names)",
    "replay": "show this game again, or a record: replay monday",
    "save": "write a record of this game: save monday",
    "load": "open a record (without a name: list them)",
    "continue": "go on with the unfinished game",
    "draw": "offer a draw to the other player",
    "resign": "give the game up",
    "name": "give a player a name: name white Ann",
    "roll": "let chance decide who is White, before the first man",
    "options": "the options of the rules: options flying never",
    "plain": "describe the board in words instead of a picture",
    "light": "draw the men for a light or a dark background",
    "style": "style ascii draws with letters, style unicode with blocks",
    "new": "begin another game",
    "yes": "answer a question (also y)",
    "no": "answer a question (also n)",
    "quit": "leave",
}

# What the arguments of the command line are for.
ARGUMENTS = {
    "description": "Nine Men's Morris for two people at one keyboard.",
    "white": "the name of White",
    "black": "the name of Black",
    "color": "colours: always, never, or auto, where they can be shown",
    "style": "draw the board with blocks and lines, or with letters",
    "light": "draw the men for a light background",
    "plain": "describe the board in words instead of a picture",
    "computer": "let the computer play white, black or both",
    "level": "how well the computer plays",
    "seconds": "how long the level expert thinks",
    "load": "go on with the game of this record",
    "replay": "show the game of this record",
    "pause": "seconds between boards that are watched",
    "roll": "let chance decide who is White",
    "seed": "let chance decide the same each time",
    "version": "tell the version of the program and end",
    "flying": "who flies: a player with three men, both as soon as one has "
              "three, or nobody (default: %(default)s)",
    "two_mills": "two mills in one turn remove one man, or each removes one "
                 "(default: %(default)s)",
    "all_in_mills": "if all opposing men stand in mills, any may be removed, "
                    "or none (default: %(default)s)",
    "no_mill_turns": "a draw after N turns in a row without a mill, 0 is off "
                     "(default: %(default)s)",
    "three_men_turns": "a draw after N turns with three men on each side, 0 "
                       "is off (default: %(default)s)",
    "repetitions": "a draw when a position comes up N times, 0 is off "
                   "(default: %(default)s)",
}

# The rules in force: a line is shown when it belongs to no option, or when its
# option has its value ("on" is any number but 0).
RULES = (
    (None, None, "THE RULES IN FORCE"),
    (None, None, "1. Each player has {men} men in hand. White begins."),
    (None, None, "2. Placing: in turn, put a man from the hand on any vacant "
                 "point."),
    (None, None, "3. Moving: when both hands are empty, move a man along a "
                 "line to the next\n   point, if it is vacant."),
    ("flying", "three", "4. Flying: a player with three men left moves them "
                        "to any vacant point."),
    ("flying", "both", "4. Flying: as soon as one player has three men left, "
                       "both move their men to\n   any vacant point."),
    ("flying", "never", "4. Nobody flies: three men move along the lines, "
                        "too."),
    (None, None, "5. Three men of one colour on a line are a mill, each time "
                 "the third arrives."),
    (None, None, "6. A mill removes an opposing man, but no man that stands "
                 "in a mill while\n   another stands outside mills."),
    ("all_in_mills", "any", "   If all stand in mills, any may be removed."),
    ("all_in_mills", "none", "   If all stand in mills, none is removed."),
    ("two_mills", "one", "   Two mills in one turn remove one man."),
    ("two_mills", "each", "   Two mills in one turn remove two men."),
    (None, None, "7. Who has fewer than three men, in hand and on the board, "
                 "has lost.\n   Who is to move and cannot has lost."),
    (None, None, "8. The game is drawn when both agree,"),
    ("no_mill_turns", "on", "   after {no_mill_turns} turns in a row without "
                            "a mill, placing not counted,"),
    ("three_men_turns", "on", "   after {three_men_turns} turns with three "
                              "men on each side,"),
    ("repetitions", "on", "   when a position comes up {repetitions} times, "
                          "both hands empty,"),
    (None, None, "   and a player may resign. A turn is one player's."),
)

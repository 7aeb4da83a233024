"""texts_help.py - the sentences of help, of the arguments and of the rules.

STORAGE  TEXT_OF_HELP

A part of the table TEXT in texts.py, which tells all about it.
"""

# STORAGE

TEXT_OF_HELP = {
    # The help: "help" and the name of a command, in the order of the list
    "help help": "this list",
    "help rules": "the rules in force now",
    "help moves": "what the player to move may do",
    "help map": "show the map of the points (map off: no numbers at all)",
    "help numbers": "show the numbers on the board itself (numbers off)",
    "help computer": "let it play: computer black, computer both, computer "
                     "off",
    "help level": "how well it plays: level easy, level expert 5 (seconds)",
    "help players": "list the levels, and the players of the class",
    "help tournament": "let players play each other: tournament easy chance, "
                       "4 games",
    "help meet": "play somebody at another PC: meet and a folder that both "
                 "share",
    "help hint": "what the computer would play, and why; then what is worse",
    "help advice": "be warned of a turn that loses a man (advice off)",
    "help back": "put down a man again, or take back a move before its "
                 "removal",
    "help undo": "take back a turn (undo 3: three turns)",
    "help board": "show it again; [ ]: the last turn, double: a mill, x: "
                  "removed",
    "help redo": "play again what undo has taken back",
    "help log": "the turns of this game (log 21: from turn 21; log names)",
    "help replay": "show this game again, or a record: replay monday",
    "help review": "what decided this game (review 60: seconds; review "
                   "monday)",
    "help puzzle": "solve one: puzzle the next, puzzle 7, puzzle list",
    "help save": "write a record of this game: save monday",
    "help load": "list the games (load all: every one); load 2 or load mon "
                 "opens one",
    "help continue": "go on with the unfinished game (continue 2: another)",
    "help clean": "move all games but the latest 20 to games/old (clean 5: "
                  "but 5)",
    "help draw": "offer a draw to the other player",
    "help resign": "give the game up",
    "help name": "give a player a name: name white Ann",
    "help roll": "let chance decide who is White, before the first man",
    "help options": "the options of the rules: options flying never",
    "help setup": "begin at a position: setup W 0 1 2 B 5 9 20 (alone: how "
                  "else)",
    "help plain": "describe the board in words instead of a picture",
    "help light": "without colours: men for a light ground (light off)",
    "help style": "style ascii draws with letters, style unicode with blocks",
    "help new": "begin another game",
    "help yes": "answer a question (also y)",
    "help no": "answer a question (also n)",
    "help quit": "leave",

    # The arguments of the command line: "--" and the name of the argument
    "description": "Nine Men's Morris for two people, or against the "
                   "computer.",
    "--white": "the name of White",
    "--black": "the name of Black",
    "--name": "your own name, to meet others",
    "--meet": "play with somebody at another PC, in a folder that both can "
              "write to",
    "--roll": "let chance decide who is White",
    "--computer": "let the computer play white, black or both, perhaps with a "
                  "level; twice for two: --computer white expert --computer "
                  "black easy",
    "--level": "how well it plays: {levels}",
    "--seconds": "how long its expert thinks, or a player of the class",
    "--tournament": "let these players, or all of the class, play each other",
    "--games": "how many games each pair plays then",
    "--cores": "how many games are played at once",
    "--load": "go on with the game of this record",
    "--replay": "show the game of this record",
    "--review": "look at what decided the game of this record",
    "--pause": "seconds between boards that are watched; with 0 the computer "
               "answers at once, too",
    "--seed": "let chance decide the same each time",
    "--color": "colours",
    "--style": "with blocks and lines, or with letters",
    "--light": "draw the men for a light ground",
    "--plain": "describe the board in words",
    "--screen": "keep the board in its place (in a terminal)",
    "--version": "tell the version and end",
    "--flying": "who flies (default: %(default)s)",
    "--two-mills": "two mills in one turn remove so many (default: "
                   "%(default)s)",
    "--all-in-mills": "of men who all stand in mills, who may be removed "
                      "(default: %(default)s)",
    "--no-mill-turns": "a draw after N turns without a mill, 0 is off "
                       "(default: %(default)s)",
    "--three-men-turns": "a draw after N turns with three men each, 0 is off "
                         "(default: %(default)s)",
    "--repetitions": "a draw when a position comes up N times, 0 is off "
                     "(default: %(default)s)",

    # The rules in force, in this order. A key of three words holds when that
    # option has that value ("on" is any number but 0).
    "rule title": "THE RULES IN FORCE",
    "rule men": "1. Each player has {men} men in hand. White begins.",
    "rule placing": "2. Placing: in turn, put a man from the hand on any "
                    "vacant point.",
    "rule moving": "3. Moving: when both hands are empty, move a man along a "
                   "line to the next point, if it is vacant.",
    "rule flying three": "4. Flying: a player with three men left moves them "
                         "to any vacant point.",
    "rule flying both": "4. Flying: as soon as one player has three men left, "
                        "both move their men to any vacant point.",
    "rule flying never": "4. Nobody flies: three men move along the lines, "
                         "too.",
    "rule mill": "5. Three men of one colour on a line are a mill, each time "
                 "the third arrives.",
    "rule removing": "6. A mill removes an opposing man, but no man that "
                     "stands in a mill while another stands outside "
                     "mills.",
    "rule all_in_mills any": "   If all stand in mills, any may be removed.",
    "rule all_in_mills none": "   If all stand in mills, none is removed.",
    "rule two_mills one": "   Two mills in one turn remove one man.",
    "rule two_mills each": "   Two mills in one turn remove two men.",
    "rule losing": "7. A player with fewer than three men, in hand and on the "
                   "board, loses. A player who cannot move loses.",
    "rule draws": "8. The game is drawn when both agree,",
    "rule no_mill_turns on": "   after {no_mill_turns} turns in a row without "
                             "a mill, placing not counted,",
    "rule three_men_turns on": "   after {three_men_turns} turns with three "
                               "men on each side,",
    "rule repetitions on": "   when a position comes up {repetitions} times, "
                           "both hands empty,",
    "rule resigning": "   and a player may resign. A turn is one player's.",
}

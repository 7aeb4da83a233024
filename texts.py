"""texts.py - every sentence that the program says, in one table.

INPUT    nothing
STORAGE  TEXT HELP ARGUMENTS RULES
PROCESS  nothing
OUTPUT   nothing

TEXT gives a sentence for a key; words in {} are filled in when it is said.
HELP has a line for each command, ARGUMENTS one for each argument, RULES one
for each value of an option. Translate these tables, and the program speaks
another language. All is plain ASCII, so that every console can show it.
"""

# STORAGE

TEXT = {
    # The beginning
    "title": "NINE MEN'S MORRIS",
    "greeting": "Type the number of a point, such as 4, to place a man on it "
                "(see the map).\nThree men in a row are a mill, and a mill "
                "removes a man of the other side.\nType help for all commands, "
                "rules for the rules in force ({options}).",
    "usual": "the usual ones",

    # The players and the state of the game
    "white": "White",
    "black": "Black",
    "player one": "Player one",
    "player two": "Player two",
    "named": "{name} ({colour})",
    "phase one": "Turn {turn}, phase one, placing: {who} is to place a man.",
    "phase two": "Turn {turn}, phase two, moving: {who} is to move.",
    "phase three": "Turn {turn}, phase three, flying: {who} is to move a man "
                   "to any point.",
    "mill made": "Turn {turn}: {who} has a mill and is to remove a man.",
    "men": "{colour} {glyph} {name}: {hand} in hand, {board} on the board, "
           "{lost} lost",
    "placed": "{who} placed {end}",
    "moved": "{who} moved {start}-{end}",
    "flew": "{who} flew {start}-{end}",
    "one mill": ", a mill",
    "two mills": ", two mills",
    "removed": ", removed {points}",
    "nothing removed": ", nothing may be removed",
    "first": "The board is empty. {who} begins.",
    "or": "or",
    "and": "and",

    # The prompts
    "ask place": "{who}, place a man: ",
    "ask move": "{who}, move a man: ",
    "ask end": "{who}, move {start} to {points} (or back): ",
    "ask any end": "{who}, fly from {start} to a vacant point (or back): ",
    "ask remove": "{who}, a mill: remove the man on {points}: ",
    "ask draw": "{other}, {who} offers a draw. Do you agree (yes or no)? ",
    "ask leave": "Leave the game (yes or no)? ",
    "ask new": "Give up this game and begin another (yes or no)? ",
    "ask again": "Another game (yes or no)? ",

    # Why something may not be played
    "taken": "There is a man on {point} already.",
    "occupied": "There is a man on {point} already; the man on {start} can "
                "move to {points}.",
    "same_point": "The man stands on {point} already; he can move to "
                  "{points}.",
    "not_connected": "The man on {start} can move to {points}; {point} is "
                     "not connected to it.",
    "vacant": "There is no man on {point}; choose {points}.",
    "not_yours": "The man on {point} is {other}'s; {who} can move {points}.",
    "shut_in": "The man on {point} cannot move, because all points next to "
               "him are taken; {who} can move {points}.",
    "men_in_hand": "{who} has men in hand: place one first.",
    "hand_empty": "All men are placed: move one, such as 4 7.",
    "no_mill": "That makes no mill, so no man is removed; type the turn "
               "without x.",
    "nothing_due": "This mill removes no further man; type the turn without "
                   "the last x.",
    "own_man": "The man on {point} is your own; you may remove {points}.",
    "in_mill": "The man on {point} stands in a mill; you may remove "
               "{points}.",
    "over": "The game is over; type new for another, or undo.",
    "no_way": "No mill has been made, so no man is removed; type the turn "
              "first.",
    "no_end": "Type also where the man on {start} goes, such as 4-7x12.",
    "mill_first": "The mill comes first: remove {points}.",

    # What cannot be understood
    "no point": "'{word}' is no point; the points are 0 to 23, or a7 to g1.",
    "too many": "That is too much for one turn; type 4 to place, 4 7 to "
                "move, 4-7x12 to remove a man too.",
    "unknown": "There is no command '{word}'; type help for all of them.",
    "meant": "There is no command '{word}'; did you mean '{guess}'?",
    "ambiguous": "'{word}' may be {guesses}; type more of it.",
    "yes or no": "Please answer yes or no.",
    "no question": "Nothing has been asked that '{word}' would answer.",

    "no number": "'{word}' is no number; type one such as 3, or none.",

    # What the commands say
    "help": "Type a point, 0 to 23, or its name in game records, a7 to g1:\n"
            "  4        place a man on 4, or pick up the man on 4\n"
            "  4 7      move the man on 4 to 7; also 4-7 and 4,7\n"
            "  4-7x12   the same, and remove the man on 12\n"
            "Or a command, or its first letters:",
    "stands": "{colour} on {points}.",
    "vacant points": "Empty: {points}.",
    "nowhere": "no point",
    "may place": "{who} may place a man on {points}.",
    "may move": "{start} to {points}",
    "may remove": "{who} may remove {points}.",
    "with mill": "{end} (mill)",
    "narrow": "The window is too narrow for the map beside the board; here "
              "it is once.",
    "map on": "The map of the points is shown beside the board.",
    "map off": "The map of the points is no longer shown.",
    "plain on": "The board is described in words from now on.",
    "plain off": "The board is drawn again from now on.",
    "light on": "The men are drawn for a light background.",
    "light off": "The men are drawn for a dark background.",
    "style": "The board is drawn in {style}.",
    "bad style": "The style is unicode or ascii, not '{word}'.",
    "no unicode": "This console cannot show the unicode board; it stays "
                  "ascii.",
    "option": "{name} {value} (it can be {values})",
    "no option": "There is no option '{word}'; the options are {names}.",
    "bad option": "{name} can be {values}, not '{word}'.",
    "a number": "any number, or 0 for off",
    "fixed": "The options are fixed once the first man is placed; type new "
             "first.",
    "changed option": "The option {name} is now {value}.",
    "to change": "Before the first man, a line such as 'options flying never' "
                 "changes one.",
    "nothing begun": "There is nothing to put back; undo takes back a turn.",
    "put back": "The man is put back; choose again.",
    "taken back": "Taken back: {turn}",
    "end taken back": "The end of the game is taken back.",
    "nothing to undo": "There is no turn to take back: this is the "
                       "beginning.",
    "played again": "Played again: {turn}",
    "nothing to redo": "There is no turn to play again; redo undoes undo.",
    "not agreed": "{other} does not agree; the game goes on.",
    "name usage": "Type name white or name black, and the name, such as "
                  "name white Ann.",
    "named now": "{colour} is {name}.",
    "roll late": "Chance decides only before the first man; type new first.",
    "rolled": "The roll: {name} plays White and begins.",
    "no turns": "No turn has been played.",
    "go on": "(type log {number} to go on)",
    "goes on": "The game goes on.",
    "new game": "A new game, by the rules in force ({options}).",

    # The end
    "wins": "{who} wins: {reason}.",
    "draw": "The game is drawn: {reason}.",
    "few": "{loser} has fewer than three men",
    "blocked": "{loser} cannot move",
    "resigned": "{loser} resigns",
    "no_mill_turns": "{limit} turns in a row without a mill",
    "three_men_turns": "{limit} turns with three men on each side",
    "repetitions": "the same position for the {limit}. time",
    "agreement": "both players agree",
    "turns": "{turns} turns were played.",
    "more turns": "(the last of them; log 1 shows all)",
    "sums": "{colour} {glyph} {name}: mills made {mills}, men lost {lost}",
    "interrupted": "",
    "input ended": "The input has ended; the game stops here.",
    "good-bye": "Good-bye.",
    "no output": "The output cannot be written: {error}.",
}

# (!) A new command needs a function and a line in commands.py, and one here.
HELP = {
    "help": "this list",
    "rules": "the rules in force now",
    "moves": "what the player to move may do",
    "map": "show or hide the map of the points",
    "back": "put down a man again, or take back a move before its removal",
    "undo": "take back a turn (undo 3: three turns)",
    "redo": "play again what undo has taken back",
    "log": "the turns of this game (log 21: from turn 21)",
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
    "roll": "let chance decide who is White",
    "seed": "let chance decide the same each time",
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

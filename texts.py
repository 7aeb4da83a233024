"""texts.py - the sentences that the program says in a game, in one table.

INPUT    nothing
STORAGE  TEXT
PROCESS  nothing
OUTPUT   nothing

TEXT gives a sentence for a key; words in {} are filled in when it is said.
Translate this table and those of manual.py, and the program speaks another
language. All is plain ASCII, so that every console can show it.
"""

# STORAGE

TEXT = {
    # The beginning
    "title": "NINE MEN'S MORRIS",
    "greeting": "Type the number of a point, such as 4, to place a man on it "
                "(see the map).\nThree men in a row are a mill, and a mill "
                "removes a man of the other side.\nType help for all "
                "commands, rules for the rules in force ({options}).",
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
    "nothing_due": "No man is removed any more; type the turn without "
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

    "no number": "'{word}' is no number from 1 on; type one such as 3, or "
                 "none.",

    # What the commands say
    "help": "Type 4 (or d6) to place a man or to pick one up, 4 7 to move, "
            "4-7x12 to remove\na man too. Or a command; its first letters "
            "will do:",
    "help more": "(help and a command tells what it does)",
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
    "first player": "first-player: player one (roll lets chance decide)",
    "rolled first": "first-player: by roll",
    "by roll": "first player by roll",
    "a number": "any number below 1000000, or 0 for off",
    "fixed": "The options are fixed once the first man is placed; type new "
             "first.",
    "changed option": "The option {name} is now {value}.",
    "to change": "Before the first man, a line such as 'options flying never' "
                 "changes one.",
    "nothing begun": "There is nothing to put back; undo takes back a turn.",
    "put back": "The man is put back; choose again.",
    "taken back": "Taken back: {turn}",
    "taken back several": "{number} turns taken back, the last: {turn}",
    "played again several": "{number} turns played again, the last: {turn}",
    "the end": "the end of the game.",
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
    "fewer turns": "The log has only {number} pairs of turns.",
    "go on": "(type log {number} to go on)",
    "goes on": "The game goes on.",
    "new game": "A new game, by the rules in force ({options}).",

    # Kept and saved games
    "unfinished": "An unfinished game of {white} and {black}, {turns} turns, "
                  "from {time}: type 'continue' to go on.",
    "time": "%d %B %H:%M",
    "in progress": "A game is in progress; type new first.",
    "nothing kept": "There is no unfinished game to continue.",
    "kept aside": "The game in progress is kept; load lists it.",
    "loaded": "The game of {white} and {black}, {turns} turns.",
    "saved": "The record of this game is saved in '{path}'.",
    "record": "{name}: {white} and {black}, {date}, {turns} turns, {result}",
    "no records": "There are no records in this folder; save writes one.",
    "more records": "(and {number} more)",
    "ask overwrite": "Write over it (yes or no)? ",
    "ask part": "Open the game up to the last good turn (yes or no)? ",
    "ask replay": "Turn {turn} of {turns} (Enter, back, a number, play, here, "
                  "stop): ",
    "replaying": "Enter shows the next turn, a number goes to that turn, play "
                 "shows all that\nfollow, here plays on from the position, "
                 "stop leaves the replay.",
    "replay over": "That was the last turn.",
    "in replay": "This is a replay: Enter, back, a number or play show its "
                 "turns; here plays on, stop leaves it.",
    "stopped": "Stopped.",

    # The computer
    "computer": "Computer, {level}",
    "the computer": "Computer",
    "computer plays": "The computer plays {colour}, level {level} (of "
                      "{levels}).",
    "computer off": "The computer plays no side; computer black lets it play "
                    "Black.",
    "no side": "The computer plays white, black, both or off, not '{word}'.",
    "no level": "The levels are {levels}, such as level easy; expert may be "
                "told the seconds: level expert 5.",
    "thinking": "Thinking.",
    "computers stopped": "Stopped; type computer both to let them play on.",
    "hint": "Hint: {turn}, for {why}.",
    "hint wins": "it wins at once",
    "hint two mills": "it makes two mills, {line} and {second}",
    "hint breaks": "it makes a mill on {line}, and without the man on {point} "
                   "{other} cannot make a mill on {threat} next turn",
    "hint mill": "it makes a mill on {line}",
    "hint stops": "it stops {other}'s mill on {line}",
    "hint double": "it threatens two mills at once, {line} and {second}",
    "hint reopens": "it opens the mill on {line}, which closes again next "
                    "turn",
    "hint traps": "it traps {other}'s man on {point}: he has no way to go",
    "hint threatens": "it threatens a mill on {line}",
    "hint ways": "it keeps most ways free: {ways} for your men to go",
    "hint narrow": "it leaves {other} the fewest ways to go: {ways}",
    "hint depth": "it proves best, looking {depth} turns ahead",
    "hint other": "it is another turn that may be played",
    "no more hints": "There is no other turn.",

    # The end
    "wins": "{who} wins: {reason}.",
    "draw": "The game is drawn: {reason}.",
    "few": "{loser} has fewer than three men",
    "blocked": "{loser} cannot move",
    "resigned": "{loser} resigns",
    "no_mill_turns": "{limit} turns in a row without a mill",
    "three_men_turns": "{limit} turns with three men on each side",
    "repetitions": "the same position came up {limit} times",
    "agreement": "both players agree",
    "turns": "Turns played: {turns}.",
    "more turns": "(the last of them; log 1 shows all)",
    "sums": "{colour} {glyph} {name}: mills made {mills}, men lost {lost}",
    "interrupted": "",          # ends the line that Ctrl-C has cut off
    "input ended": "The input has ended; the game stops here.",
    "good-bye": "Good-bye.",
    "no output": "The output cannot be written: {error}.",
}

"""texts.py - every sentence that the program says, in one table.

STORAGE  ONE TEXT

TEXT gives a sentence for a key; words in {} are filled in when it is said.
Translate this table, and the program speaks another language: the sentences,
not the keys. All is plain ASCII, so that every console can show it. What
happens with keys that begin in a certain way is said there. The sentences of
help and those about records stand in files of their own, texts_...
"""

from console.texts_help import TEXT_OF_HELP
from console.texts_meeting import TEXT_OF_MEETING
from console.texts_players import TEXT_OF_PLAYERS
from console.texts_puzzles import TEXT_OF_PUZZLES
from console.texts_records import TEXT_OF_RECORDS

# STORAGE

# What is said instead when a number is 1.
ONE = {" 1 turns": " 1 turn", " 1 times": " once", " 1 seconds": " 1 second",
       " 1 minutes": " 1 minute", " 1 older ones": " 1 older one"}

TEXT = {
    # The beginning
    "title": "NINE MEN'S MORRIS",
    "greeting": "Type the number of a point, such as 4, to place a man on it."
                "\nThree men in a row are a mill, and a mill "
                "removes a man of the other side.\nAlone? Type computer "
                "black. Type help for all commands, rules for the rules.",
    "options": "The options in force: {options}.",
    "usual": "the usual ones",

    # The players and the state of the game
    "white": "White",
    "black": "Black",
    "player one": "Player one",
    "player two": "Player two",
    "named": "{name} ({colour})",
    "turn": "Turn {turn}, {phase}.",
    "phase one": "phase one",
    "phase two": "phase two",
    "men": ": {hand} in hand, {board} on board, {lost} lost",
    "placed": "{who} placed {end}",
    "moved": "{who} moved {start}-{end}",
    "flew": "{who} flew {start}-{end}",
    "mills made 1": ", a mill",
    "mills made 2": ", two mills",
    "mill lines": " on {lines}",
    "removed": ", removed {points}",
    "in names": " ({names})",
    "nothing removed": ", nothing may be removed",
    "first": "The board is empty. {who} begins.",
    "first set up": "The position is set up. {who} begins.",
    "or": "or",
    "and": "and",

    # The prompts
    "ask place": "{who}, place a man: ",
    "ask move": "{who}, move a man: ",
    "ask fly": "{who}, fly with a man: ",
    "ask end": "{who}, move {start} to {points} (or back): ",
    "ask any end": "{who}, fly from {start} to a vacant point (or back): ",
    "ask remove": "{who}, remove the man on {points}: ",
    "ask draw": "{other}, {who} offers a draw. Do you agree (yes or no)? ",
    "ask draw even": "{other} agrees. End the game as a draw (yes or no)? ",
    "ask draw worse": "Careful: you are better. End the game as a draw "
                      "(yes or no)? ",
    "ask leave": "Leave the game (yes or no)? ",
    "ask resign": "Give the game up and lose it (yes or no)? ",
    "ask new": "Give up this game and begin another (yes or no)? ",
    "ask picture": "Row: ",
    "ask advice": "Beware: {why}. Take it back (yes or no)? ",
    "not played": "It is not played; choose again.",
    "ask advice on": "Be warned of bad turns from now on (yes or no)? ",
    "ask advice off": "Be warned of bad turns no longer (yes or no)? ",
    "ask again": "Another game (yes or no)? ",
    "ask next": "That is for the next game. Begin it now (yes or no)? ",

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
    "not_your_turn": "It is {who}'s turn.",
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
    "no stop": "Type quit to leave the program, new for another game, or "
               "resign to give this one up.",
    "unknown": "There is no command '{word}'; type help for all of them.",
    "no help": "There is no help for '{word}'; type help for all commands, or "
               "help and one of {topics}.",
    "meant": "There is no command '{word}'; did you mean '{guess}'?",
    "ambiguous": "'{word}' may be {guesses}; type more of it.",
    "yes or no": "Please answer yes or no.",
    "no question": "Nothing has been asked that '{word}' would answer.",

    "no number": "'{word}' is no number from 1 on; type one such as 3, or "
                 "none.",

    # What the commands say
    "help": "Type 4 (or d6) to place a man or to pick one up, 4 7 to move, "
            "4-7x12 to remove a man too. Or a command; its first letters "
            "will do:",
    "more help": "Type help saving for more about these commands, help undo "
                 "for one alone.\nCtrl-C asks whether to leave. While the "
                 "computer thinks, it plays at once; two computers stop.",
    "stands": "{colour} on {points}.",
    "vacant points": "Empty: {points}.",
    "nowhere": "no point",
    "may place": "{who} may place a man on {points}.",
    "may move": "{start} to {points}",
    "may remove": "{who} may remove {points}.",
    "with mill": "{end} (mill)",
    "narrow": "No room for the map: numbers on board.",
    "numbers on": "The numbers of the points stand on the board: those of men "
                  "above them.",
    "numbers off": "The numbers no longer stand on the board.",
    "no screen": "--screen needs a terminal that can clear its window; here "
                 "the boards follow one another.",
    "map on": "The map of the points is shown beside the board.",
    "map off": "The numbers of the points are not shown.",
    "plain on": "The board is described in words from now on.",
    "plain off": "The board is drawn again from now on.",
    "on or off": "Type {look} on, {look} off, or {look} alone, not '{word}'.",
    "light on": "The men are drawn for a light background.",
    "light off": "The men are drawn for a dark background.",
    "light needless": "The colours here can be seen on a light background and "
                      "on a dark one.",
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
    "a number": "any number up to {most}, or 0 for off",
    "fixed": "The options are fixed once the first man is placed; type new "
             "first.",
    "set up late": "A position is set up before the first man; type new "
                   "first.",
    "set up how": "Type setup W 0 1 2 B 5 9 20, and move B if Black is to "
                  "move, hand 3 if each has 3 men in hand, hand 3 4 if White "
                  "has 3 and Black 4; or setup and a FEN, now\n{fen}\nOr "
                  "paste a picture of the board here, row by row; an empty "
                  "line leaves it.",
    "set up left": "No position is set up; the game is as it was.",
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
    "no draw early": "{other} agrees to no draw in the first {turns} turns.",
    "no draw better": "{other} does not agree: it is better than you.",
    "name usage": "Type name white or name black, and the name, such as "
                  "name white Ann.",
    "named now": "{colour} is {name}.",
    "named later": "{name} plays {colour} when the computer does not.",
    "roll late": "Chance decides only before the first man; type new first.",
    "rolled": "The roll: {name} plays White.",
    "no turns": "No turn has been played.",
    "fewer turns": "The log has only {number} turns.",
    "go on": "(type log {number} to go on)",
    "goes on": "The game goes on.",
    "score": "The colours are exchanged. {white} {one} : {two} {black}.",
    "new game": "A new game, by the rules in force ({options}).",

    # Kept and saved games
    "unfinished": "An unfinished game of {white} and {black}, {turns} turns, "
                  "from {time}: type 'continue' to go on.",
    "unfinished there": "An unfinished game of {white} and {black} at two "
                        "PCs, {turns} turns, from {time}: type meet and its "
                        "folder to go on with it. (continue goes on alone.)",
    "other unfinished": "Other unfinished games; type continue and a number:",
    "time": "%d %B %H:%M",
    "nothing kept": "There is no unfinished game to continue.",
    "kept aside": "The game in progress is kept; continue goes on with it.",
    "given up": "The old game is given up. It is kept: load all lists it.",
    "games moved": "Games moved to the folder games/old: {number}. The latest "
                   "{left} stay.",
    "loaded": "The game of {white} and {black}, {turns} turns.",
    "saved": "The record of this game is saved in '{path}'.",
    "record": "{number:>3}  {name:<12.12}  {white:>11.11} - {black:<11.11}  "
              "{date:10.10} {turns:>3.3} turns  {result}",
    "result 1-0": "White won",
    "result 0-1": "Black won",
    "result 1/2-1/2": "a draw",
    "result *": "unfinished",
    "result abandoned": "given up",
    "no records": "There are no records yet. Type save and a name to write "
                  "one.",
    "more records": "(not listed: {number}, old or of fewer than four turns; "
                    "type load all)",
    "ask overwrite": "Write over it (yes or no)? ",
    "ask part": "Open the game up to the last good turn (yes or no)? ",
    "ask replay": "Turn {turn} of {turns} (Enter, back, turn 5, play, here, "
                  "stop): ",
    "replaying": "Enter shows the next turn, turn 5 goes to that turn, play "
                 "shows all that follow, here plays on from the position, "
                 "stop leaves the replay.",
    "replay over": "That was the last turn.",
    "in replay": "This is a replay: Enter, back, play or turn 5 show its "
                 "turns. Type here to play on, stop to leave it.",
    "stopped": "Stopped.",

    # The computer
    "computer": "Computer, {level}",
    "the computer": "Computer",
    "computer plays": "The computer plays {sides} (of {levels}).",
    "player plays": "The computer plays {sides}.",
    "as player": "{colour} as {strength}",
    "at level": "{colour}, level {strength}",
    "level and seconds": "{level} with {seconds} seconds",
    "computer off": "The computer plays no side; computer black lets it play "
                    "Black, level {strength} (of {levels}).",
    "no computer": "--computer takes a side (white, black or both), perhaps a "
                   "level, and for expert 1 to 600 seconds, not '{words}'",
    "bad number": "--{name} takes a number from {least} to {most}, not "
                  "'{word}'",
    "arguments": "nine_mens_morris.py: {message}; --help tells all arguments.",
    "no side": "The computer plays white, black, both or off, not '{word}'.",
    "no player": "There is no level or player '{word}'; the levels are "
                 "{levels}. Type players for those of the class.",
    "no level": "The levels are {levels}, such as level easy; expert may be "
                "told the seconds, {least} to {most}: level expert 5.",
    "thinking": "Thinking.",
    "computers stopped": "Stopped; type computer both to let them play on.",
    "hint": "Hint: {turn}, for {why}.",
    "hint worse": "Worse: {turn}; {why}.",
    "hint remove": "remove {point}",
    "hint wins": "it wins at once",
    "hint wins in": "it wins in {turns} turns, whatever {other} does",
    "hint longest": "it holds out longest, though {other} can win in {turns} "
                    "turns",
    "hint draws": "it makes the game a draw",
    "hint wins late": "it wins in {turns} turns, unless a draw rule ends the "
                      "game before",
    "hint lasts": "it holds out for {turns} turns, and a draw rule may help",
    "hint holds": "it keeps the game drawn, as long as nobody errs",
    "hint drawn": "with best play this is a draw",
    "hint two mills": "it makes two mills, {line} and {second}",
    "hint breaks": "it makes a mill on {line}, and without the man on {point} "
                   "{other} cannot make a mill on {threat} next turn",
    "hint disarms": "without him {other} cannot make a mill on {threat} next "
                    "turn",
    "hint mill": "it makes a mill on {line}",
    "hint stops": "it stops {other}'s mill on {line}",
    "hint double": "it threatens two mills at once, {line} and {second}",
    "hint reopens": "it opens the mill on {line}, which closes again next "
                    "turn",
    "hint prevents": "it keeps {other} from threatening two mills at once",
    "hint frees": "it frees the man on {point}, who had no way to go",
    "hint traps": "it traps {other}'s man on {point}: he has no way to go",
    "hint threatens": "it threatens a mill on {line}",
    "hint spoils": "it spoils the line {line} for {other}",
    "hint builds": "it brings two men together on {line}",
    "hint ways": "it leaves your men most ways to go: {ways}",
    "hint narrow": "it leaves {other} the fewest ways to go: {ways}",
    "hint depth": "it proves best, looking {depth} turns ahead",
    "hint next": "it is the next best, looking {depth} turns ahead",
    "hint waits": "the mill on {line} cannot be stopped and can wait",
    "hint not yet": "the mill on {line} would be worse now, as {other} "
                    "answers {reply}",
    "hint or mill": "the mill on {line} is about as good",
    "hint only": "no other turn is as good",
    "hint last": "no further turn is as good",
    "worse wins": "{other} wins by {reply}",
    "worse man": "it loses the man on {point}: {other} answers {reply}",
    "worse draws": "it makes the game a draw",
    "worse soon": "it may soon lose the man on {point}: {play}",
    "worse misses": "it misses the win in {turns} turns",
    "worse mill": "it does not make the mill on {line}",
    "worse double": "{other} answers {reply} and threatens two mills at once",
    "worse than": "{best} is better, looking {depth} turns ahead; {other} "
                  "answers {reply}",
    "worse lost": "{other} can win then",
    "worse draw": "that is a draw too, but {best} gives {other} more ways to "
                  "go wrong",
    "no more hints": "There is no other turn.",

    # Advice, and a review
    "advice on": "From now on you are warned of turns that lose a man or the "
                 "game.",
    "advice off": "You are no longer warned of bad turns.",
    "reviewing": "The computer looks at each of {turns} turns, for about "
                 "{seconds} seconds; Ctrl-C shows what it knows by then.",
    "bad seconds": "review takes a number of seconds, 1 to {most}, or the "
                   "name of a record; not '{word}'.",
    "chart white": "White 100 %",
    "chart equal": "50 %",
    "chart black": "Black 100 %",
    "placing": "placing",
    "moving": "moving",
    "flying": "flying",
    "cut off": "Turns looked at: {turns}.",
    "points": "What decided most. Type turn and its number, such as turn 5, "
              "to see one; then back, to find a better turn:",
    "no points": "No turn has lost much.",
    "turning point": "Turn {number}, {colour} {turn}: {against}. Better "
                     "{best}: {why}. Chances of {colour}: {could} -> {has}.",
    "percent": "{percent}%",
    "wins in": "wins in {turns} turns",
    "loses in": "loses in {turns} turns",
    "tally": "{colour}: mistakes {mistakes}, mills missed {missed}, mills "
             "made {made}.",
    "review ends": "This is a replay now: Enter, back or turn 5 show turns, "
                   "here plays on, save monday keeps the review, stop "
                   "leaves.",

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
    "sums": ": mills made {mills}, men lost {lost}",
    "interrupted": "",          # ends the line that Ctrl-C has cut off
    "input ended": "The input has ended; the game stops here.",
    "good-bye": "Good-bye.",
    "bad glyphs": "WHITE, BLACK and EMPTY in board.py must be three different "
                  "texts of three signs each.",
    "bad picture": "PICTURE in board.py must show EMPTY at each of the 24 "
                   "points.",
    "no output": "The output cannot be written: {error}.",
    "system": "That is not possible here: {error}.",
}
TEXT.update({**TEXT_OF_HELP, **TEXT_OF_RECORDS, **TEXT_OF_PUZZLES,
             **TEXT_OF_PLAYERS, **TEXT_OF_MEETING})

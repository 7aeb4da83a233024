"""english.py - every sentence that the program says, in English.

STORAGE  the sentences, and what is said of 1: SENTENCES ONE

SENTENCES gives a sentence for a key. Words in {} are filled in when it is
said. To let the program speak another language, copy this file and translate
the sentences, not the keys. All signs are plain ASCII, so that every console
can show them. A comment tells what happens with keys that begin alike.
"""

# STORAGE

# What is said instead when a number is 1.
ONE = {" 1 turns": " 1 turn", " 1 times": " once", " 1 seconds": " 1 second",
       " 1 minutes": " 1 minute", " 1 older ones": " 1 older one"}

# How a sentence about a turn in a record begins.
AT = "Line {line}, turn {turn} ({word}, {colour}'s number {number}): "

SENTENCES = {
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
    "mills made": ", {mills} mills",
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
    "words here": "Here you can type these words; their first letters will "
                  "do:",
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

    # A turn of a record that is not legal: "record" and the reason why not
    "record taken": AT + "there is a man on {point} already.",
    "record occupied": AT + "there is a man on {point} already.",
    "record same_point": AT + "the man stands on {point} already.",
    "record not_connected": AT + "the man cannot reach {point}.",
    "record vacant": AT + "there is no man on {point}.",
    "record not_yours": AT + "the man on {point} is the other player's.",
    "record shut_in": AT + "the man on {point} cannot move, because all "
                           "points next to him are taken.",
    "record men_in_hand": AT + "a man in hand must be placed first.",
    "record hand_empty": AT + "no man is left in hand to be placed.",
    "record no_mill": AT + "no mill is made, so no man is removed.",
    "record nothing_due": AT + "the mill removes no further man.",
    "record own_man": AT + "the man on {point} is the player's own.",
    "record in_mill": AT + "the man on {point} stands in a mill.",
    "record removal_due": AT + "a mill is made, but no man is removed.",
    "record over": AT + "the game is over before it.",

    # A text that is no record, or a damaged one
    "record none": "This is no record of a game; a record begins with tags "
                   "such as [White \"Ann\"], or with turns such as 1. d6 f4.",
    "record word": "Line {line}: '{word}' is no turn; a turn is d6, d6-d7 or "
                   "d6-d7xa1, or in numbers from 1 to 24.",
    "record tag": "Line {line}: '{word}' is no tag; a tag is like "
                  "[White \"Ann\"].",
    "record open": "Line {line}: the bracket '{word}' is never closed.",
    "record number": "Line {line}: '{word}' is not the next number, which is "
                     "{expected}; turns are missing or stand in wrong order.",
    "record late": "Line {line}: '{word}' stands after the result; a file "
                   "can hold one game only.",
    "record count": "The tags count {word} turns, but there are {turns}; the "
                    "record may have been cut off.",
    "record cut": "Line {line}: the record ends without a result; it may "
                  "have been cut off.",
    "record result": "Line {line}: the result is said to be {word}, but it "
                     "is {expected}.",
    "record end": "Line {line}: the game is said to have ended by '{word}', "
                  "but that does not fit its turns and its result.",
    "record option": "Line {line}: the option {tag} cannot be '{word}'.",
    "record variant": "Line {line}: this is a game of {word}, which cannot "
                      "be read; {variant} can.",
    "record set up": "Line {line}: the game begins at a position that was "
                     "set up, but no tag FEN says which.",

    # A position that cannot be set up
    "set up word": "'{word}' cannot be understood here; a position is typed "
                   "such as setup W 0 1 2 B 5 9 20 move B hand 3.",
    "set up mover": "Say who is to move: type move W or move B.",
    "set up hand": "'{word}' cannot be in hand; type hand 3, or hand 3 4 if "
                   "White has 3 and Black 4.",
    "set up twice": "There is a man on {point} already; only one man can "
                    "stand on a point.",
    "set up row": "'{word}' is no row of a picture of the board, so nothing "
                  "is set up; type setup to begin again.",
    "set up few": "{colour} cannot have {board} men on the board and {hand} "
                  "in hand: with fewer than three in all the game is over.",
    "set up many": "{colour} cannot have {board} men on the board and {hand} "
                   "in hand: there are {most} in all.",
    "set up hands": "{colour} is to move with {hand} in hand, {other} has "
                    "{others}: who is to move must have as many as the other, "
                    "or one more, since men are placed in turn.",
    "set up blocked": "{colour} is to move and cannot: no man has a vacant "
                      "point to go to.",
    "set up repetition": "By the option repetitions the game would be drawn "
                         "at once; type options repetitions 3 first.",

    # A FEN that cannot be understood
    "fen rings": "'{word}' is no board; a FEN begins with three rings of "
                 "eight points, such as O@O*****/********/******** (O is "
                 "White, @ is Black).",
    "fen side": "'{word}' cannot be to move; after its three rings a FEN says "
                "w or b.",
    "fen removal": "In this FEN a man is to be removed; a game begins before "
                   "a mill is made, or after its removal.",
    "fen hands": "'{word}' is no number of men; after w m s or w p p a FEN "
                 "says White's men on board and in hand, and Black's.",

    # A file that cannot be read or written
    "file missing": "There is no record '{name}'; load lists those that there "
                    "are.",
    "file number": "There is no record {name} in the list; load all shows "
                   "it.",
    "file several": "Several records begin with '{name}'; type more of the "
                    "name, or its number in the list of load.",
    "file gone": "This game is being played in another window.",
    "file folder": "'{name}' is a folder, not a record; type its name and a "
                   "file in it.",
    "folder missing": "There is no folder '{name}'.",
    "file forbidden": "'{name}' may not be read or written here; choose "
                      "another folder, such as ~/{name}.",
    "file full": "The disk is full, and '{name}' was not written; delete "
                 "something, or choose another disk.",
    "file loop": "'{name}' is a link that leads back to itself.",
    "file large": "'{name}' is too large for a record.",
    "file no record": "'{name}' is there, and no record of a game, so it is "
                      "left as it is; choose another name.",
    "file exists": "There is a record '{name}' already.",
    "file long": "This name is too long for a file.",
    "file signs": "This computer cannot write the signs of this name; choose "
                  "plain letters.",
    "file name": "A file cannot be called '{name}' on every computer; leave "
                 "out the signs < > : \" | ? * and names such as CON.",
    "file unnamed": "Type also the name of the file, such as save monday.",
    "file other": "The file '{name}' cannot be used: {error}.",

    # A game that cannot be kept
    "keep nowhere": "The game cannot be kept while it is played, neither in "
                    "this folder nor in your own; it goes on all the same.",

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
    "puzzles other board": "There are no puzzles for this board yet.",
    "puzzles missing": "The file puzzles.txt in the folder learning cannot be "
                       "read: {error}.",
    "puzzles damaged": "Number {number} in rooms/learning/puzzles.txt is no "
                       "puzzle: a title such as 'White win 2', and a drawn "
                       "board.",
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

    # The list of players
    "levels listed": "The levels of the computer:",
    "players listed": "The players of the class, in the folder players:",
    "player row": "  {name:<14} {motto}",
    "no own players": "There are no players of the class yet; a file in the "
                      "folder players makes one (docs/your-own-player.md).",
    "motto no player": "(it has no function choose_turn)",
    "motto missing": "(no motto: the first line of the docstring)",
    "players used": "computer black NAME plays against one of them; "
                    "tournament lets them play each other.",

    # What a player did wrong. {at} is "line 12 of mill_maker.py".
    "at line": "line {line} of {file}",
    "at file": "{file}",
    "no player file": "{player}: there is no file {file}",
    "no choose_turn": "{player}: {file} has no function choose_turn(game)",
    "player raised": "{player} made an error in {at}: {error}",
    "no turn": "{player} returned {answer} from its function in {at}, which "
               "is no turn; a turn is (start, end, removed), such as "
               "(None, 4, ()) or (4, 7, (12,))",
    "illegal turn": "{player} returned {turn} from its function in {at}, "
                    "which is not legal: {why}",
    "player slow": "{player} took more than {seconds} seconds for a turn, and "
                   "was stopped in {at}",
    "player slow read": "{player} took more than {seconds} seconds to be "
                        "read, and was stopped in {at}",
    "player gone": "{player} ended the whole program it ran in ({at})",
    "fault row": "  line {line}, in {function}: {text}",
    "position": "It was asked about this position:\n  setup {fen}",
    "player stopped": "{player} was stopped.",
    "taken over": "You play {colour} from now on; computer {side} {player} "
                  "lets it try again.",
    "player printed": "{player} printed:",
    "printed row": "  {text}",
    "printed more": "  ...",
    "no python": "No second Python can be started here ({error}), so players "
                 "of the class cannot play.",

    # Orders for a tournament
    "tournament player": "There is no player or level '{word}'; there are "
                         "{guesses}.",
    "continue only": "Type tournament continue alone, or with 2 cores; its "
                     "games are agreed upon.",
    "tournament number": "'{word}' is not understood; type names, and perhaps "
                         "4 games, 2 seconds, 1 core, seed 7.",
    "tournament games": "Each pair plays as often with each colour: 2, 4, 6 "
                        "or more games.",
    "tournament two": "A tournament needs two players or more; type "
                      "tournament and their names, or players for a list.",
    "tournament many": "A tournament has at most {most} games in all.",
    "no tournament": "There is no tournament that was broken off.",
    "plan refused": "A later one cannot go on: {error}.",
    "tournament broken": "Tournament {folder} was broken off; tournament "
                         "continue goes on with it.",

    # While it goes on
    "tournament begins": "{players} players, {games} games, at most {seconds} "
                         "seconds a turn, {cores} at a time. Ctrl-C stops.",
    "progress": "[{bar}] {done} of {games} games, {left}",
    "minutes left": "about {number} minutes left",
    "seconds left": "about {number} seconds left",
    "leader": "  {name} {points}",
    "tournament stopped": "Stopped. This is known after {done} of {games} "
                          "games; tournament continue plays the others.",
    "not written": "The results cannot be kept: {error}.",

    "error in game": "Game {number}: {fault}.",

    # Its table
    "table head": "    player          points won drw lost white black turns"
                  "    ms err strength",
    "table row": "{place:>3} {name:<15}{points:>7}{wins:>4}{draws:>4}"
                 "{losses:>5}{as_white:>6}{as_black:>6}{turns:>6}{ms:>6}"
                 "{errors:>4}{strength:>6}+-{unsure}",
    "narrow head": "    player          points strength",
    "narrow row": "{place:>3} {name:<15}{points:>7}{strength:>6}+-{unsure}",
    "table words": "white, black: points with this colour. turns: of both, in "
                   "a game. ms: thousandths of a second for a turn. err: "
                   "games lost by an error.",
    "strength words": "strength: {zero}. A player who is 100 above another "
                      "scores 64 % of the points, 200 above 76 %, 400 above "
                      "91 %. The number after +- shows how uncertain it is.",
    "zero measure": "{measure} has 0",
    "zero mean": "0 is the average",
    "cross head": "Points against each other (the numbers are places):",
    "cross row": "{place:>3} {name:<15}{cells}",
    "errors head": "Errors, by which games were lost:",
    "error row": "  {number} x {error}. (First in game {first}.)",
    "more errors": "  and {number} others of {name}, see errors.txt",
    "exciting": "The most exciting game: {white} - {black}, in which the lead "
                "changed {changes} times: replay {path}",
    "longest": "The longest game: {white} - {black}, {turns} turns: replay "
               "{path}",
    "kept in": "All is kept in {folder}, each game too: replay {folder}1 "
               "shows the first. The same games again: seed {seed}{but}.",
    "but expert": " (but expert plays by time)",

    # To meet in a folder
    "ask your name": "Your name: ",
    "meet how": "Type meet and a folder that both PCs can write to, such as "
                "meet S:\\morris or meet /mnt/class; then perhaps the name of "
                "the player you want to play.",
    "meet no folder": "There is no folder '{name}'; make it first, or choose "
                      "another.",
    "lobby": "The players in {folder}:",
    "lobby nobody": "Nobody is in {folder} yet.",
    "lobby waits": "  {name} waits for somebody{options}",
    "lobby sits": "  {name} and {other} sit down{left}",
    "lobby plays": "  {name} and {other}, turn {turn}, {mover} is to "
                   "move{left}",
    "lobby over": "  {name} and {other}: over after {turns} turns",
    "lobby more": "  (over, too: {number})",
    "lobby old": "  (of another day: {number}; clean moves aside what is "
                 "over)",
    "lobby damaged": "  ({file} is no sheet of a game and is left alone)",
    "lobby left": "; {names} left",
    "ask lobby": "Lobby (a name, open, watch and a name, Enter, stop): ",
    "lobby options": " ({options})",
    "no chair": "Nobody can sit down there: {error}.",
    "watch nothing": "{name} has nobody opposite yet.",
    "watching": "The game of {names}; Ctrl-C stops.",
    "lobby unknown": "Nobody of the name '{word}' waits here; open lets you "
                     "wait.",
    "lobby self": "That is you; type open to wait for somebody.",
    "in lobby": "Type the name of a player who waits, to sit down opposite; "
                "open for a table of your own; again for another game with "
                "the same player; watch and a name to follow a game; say and "
                "some words after a game; Enter to look again; clean; or "
                "stop, which leads back to the game before, with its log, "
                "review and save.",
    "cleaned": "Finished tables moved to the folder old: {number}.",
    "name in use": "{name} sits there in another window of this PC; take "
                   "another name.",

    # To sit down
    "waiting guest": "{name} waits for another player in {folder}; Ctrl-C "
                     "leaves.",
    "waiting host": "Waiting until {name} lets you sit down; Ctrl-C leaves.",
    "host unheard": "{name} has not answered yet and may be gone; Ctrl-C "
                    "leaves, then open lets you wait yourself.",
    "waits too": "{name} waits at another table, too; Ctrl-C, and the name, "
                 "lets you sit down there.",
    "chair taken": "Somebody else was quicker to sit down with {name}.",
    "host left": "{name} has left the table.",
    "waiting left": "You no longer wait.",
    "table given up": "{name} has left before the game; this table is given "
                      "up. Type open, or a name.",
    "undo early": "You have not played so many turns.",
    "seated": "You sit at a table with {name}. The options: {options}.",
    "ask ready": "Type ready to begin (or say and some words, stop): ",
    "in ready": "Type ready to begin, say and some words, or stop.",
    "waiting ready": "Waiting until {name} is ready, too; Ctrl-C asks whether "
                     "to leave.",
    "roll lost": "The roll was broken off before it was known; this table is "
                 "given up. Type open, or a name.",
    "meeting back": "You sit at the table with {name} again, turns played: "
                    "{turns}.",

    # At the table
    "waiting far": "Waiting for {name}.",
    "waiting first": "Waiting for {name}. (What you type now is kept for your "
                     "own turn.)",
    "waiting in idle": "Waiting for {name}. (What you type now, also after "
                       "say, is sent when it is your turn: then press Enter "
                       "once more.)",
    "silent": "Nothing has been heard of {name} for {minutes} minutes. Ctrl-C "
              "asks whether to leave; the game is kept, and meet goes on with "
              "it.",
    "says": "{name} says: {text}",
    "far help": "{name} asked for {what}.",
    "far help hint": "a hint",
    "far help review": "a review of the game",
    "far help advice": "advice",
    "far left": "{name} has left the table; the game goes on when {name} "
                "types meet again.",
    "far yes": "{name} agrees.",
    "far back": "{name} is back at the table.",
    "far asked": "{name} is asked.",
    "far asked back": "{name} is asked to take back {number} turns.",
    "table kept": "The game with {name} waits in {folder}; meet goes on with "
                  "it.",
    "not told": "{name} cannot be told that you ask for help; so there is "
                "none now.",
    "not your line": "It is {name}'s turn; you can wait, or leave.",
    "say what": "Type say and some words, such as say well played.",
    "say full": "So much has been said that the rest is left to the game.",
    "ask take back": "{who} asks to take back {why}. Do you agree (yes or "
                     "no)? ",
    "some turns": "{number} turns",
    "at table": "At a table of two PCs there are say and some words, draw, "
                "undo, resign, stop, hint, moves, log, replay, save, board, "
                "map, rules, quit and so on (help hint tells about one).",
    "not here": "The game goes on at the other PC; save it, and play on after "
                "this game.",
    "no name": "Nobody can meet without a name; type meet again.",
    "sheet unread": "'{name}' cannot be read now; it is tried again. Ctrl-C "
                    "leaves.",
    "table gone": "You have left the table. Its files are no longer in the "
                  "folder; the game is kept here.",
    "stood up": "You have left the table; type the name of {name} to go on "
                "with the game.",
    "table over": "Another game with {name}: both of you type again.",
    "again nobody": "You have not played here yet; type a name, or open.",
    "again wait": "Waiting until {name} types again, too; Ctrl-C leaves.",
    "sheet foreign": "Somebody else writes on your sheet '{name}', or has "
                     "changed it; you no longer sit at that table. The game "
                     "is kept here.",

    # What goes wrong
    "folder gone": "The folder cannot be used now ({error}); it is tried "
                   "again. Ctrl-C leaves.",
    "folder unread": "The folder cannot be used now ({error}); Enter looks "
                     "again.",
    "removal_due": "a mill has been made, and no man is removed.",
    "meeting again": "All is in order again.",
    "sheet damaged": "Line {number} of '{name}' is damaged; nobody can sit "
                     "down there.",
    "line wrong": "Line {number} of {name}'s sheet ({file}) {what}; the game "
                  "waits until that is right again.",
    "line illegal": "plays {turn}: {why}",
    "line changed": "was changed afterwards, or is damaged",
    "line word": "is not understood",
    "line late": "does not belong there",
    "line refused": "That came too late; the game at the table has gone on.",
    "line early": "tells of lines that you have never written",
    "line turn": "comes out of turn",
    "line roll": "tells another number than the one that was fixed",
    "line end": "tells an end that is not true",
    "line options": "tells options that there are not",
    "line shape": "is no line of a sheet",
    "line no text": "is no text",
    "line long": "is too long",
}

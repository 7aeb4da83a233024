"""texts_meeting.py - the sentences about games at two PCs.

STORAGE  TEXT_OF_MEETING

A part of the table TEXT in texts.py, which tells all about it.
"""

# STORAGE

TEXT_OF_MEETING = {
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

"""texts_records.py - what is said of a record or a file that is refused.

STORAGE  AT TEXT_OF_RECORDS

A part of the table TEXT in texts.py, which tells all about it.
"""

# STORAGE

# How a sentence about a turn in a record begins.
AT = "Line {line}, turn {turn} ({word}, {colour}'s number {number}): "

TEXT_OF_RECORDS = {
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
}

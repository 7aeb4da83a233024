"""sentences.py - all that the check says.

STORAGE  what it says: SENTENCES. A hint for each script: HINTS. A hint for
         each error of Python: ERRORS
OUTPUT   the words for a fault: told
"""

import re

SENTENCES = {
    "no file": "There is no my_morris.py here yet. Save your program with this "
               "name in the folder {folder}, beside check.py.",
    "works": "Step {steps} works.",
    "work": "Steps 1 to {steps} work.",
    "next": "Step {step}: {fault}",
    "all": "All ten steps work. Your game is whole!",
    "typed": "To see it yourself, run your program and type: {lines}",
    "crash": "I typed {typed}, and your program stopped with {error} in line "
             "{line}. {hint}",
    "crash at once": "your program stops with {error} in line {line}. {hint}",
    "endless": "I typed {typed}, and your program runs for ever in line "
               "{line}. How does this loop come to its end?",
    "endless at once": "your program runs for ever in line {line}. How does "
                       "this loop come to its end?",
    "time": "your program needs too long. Does it wait for something?",
    "nothing": "your program prints nothing. Put print(PICTURE) at its end.",
    "no picture": "I see no board. Print the picture with print(PICTURE), and "
                  "no quotes between the brackets.",
    "bad row": "row {row} of the board is not as on the page. Copy the picture "
               "again, with all its blanks.",
    "holes": "there is still a \u25cb on point {point}. A list of 24 marks, and "
             "picture = picture.replace(...) for each of them, fill all holes.",
    "many boards": "the board is printed {number} times. The last print must "
                   "not stand inside the loop: begin it at the left.",
    "no men": "I see no man on the board. Put them into the list before you "
              "draw, and print picture, not PICTURE.",
    "not two men": "I see men on {points}. They should stand on 4 and 19, and "
                   "nowhere else.",
    "same men": "the man on {one} and the man on {two} look the same. They "
                "belong to two players.",
    "never asks": "your program does not ask for a point. Use input().",
    "full at start": "the board is not empty at the start. Take out the lines "
                     "that put men on it, such as spots[4] = WHITE.",
    "no board": "I typed {typed}, and then I saw no board. Draw it before each "
                "question, and at the end.",
    "ended": "I typed {typed}, and then your program ended. It should go on. "
             "{hint}",
    "no man": "I typed {typed}, and no man came to point {point}. {hint}",
    "elsewhere": "I typed {typed}. The man should stand on {point}, and stands "
                 "on {other}.",
    "forgotten": "I typed {typed}, and the man on {point} is gone. Make the "
                 "list of spots only once, before the loop.",
    "not removed": "I typed {typed} after a mill, and the man on {point} is "
                   "still there. {hint}",
    "not left": "I typed {typed}, and {point} should be empty now. It shows "
                "{shown}. {hint}",
    "differs": "I typed {typed}. Now {point} should be {wanted}, and is "
               "{shown}. {hint}",
    "turn lost": "I typed {wrong}, which is not possible, and lost my turn. "
                 "Ask the same player again. {hint}",
    "took": "I typed {typed}, and your program took it: {point} has changed. "
            "{hint}",
    "silent": "I typed {typed}. Your program refuses it, but it does not say "
              "why. Print a sentence.",
    "tenth man": "each player has nine men. Your program asked for a tenth. "
                 "Is MEN 9, and does each round ask both players?",
    "silent mill": "I typed {typed}, and this made a mill. Your program said "
                   "nothing special. {hint}",
    "false mill": "I typed {typed}, and your program says something new, as "
                  "after a mill. This is no mill. {hint}",
    "goes on": "I typed {typed}, and the game was over. Your program still "
               "asks. {hint}",
    "no winner": "I typed {typed}, and the game was over. Say who has won.",
    ".": "empty", "W": "a man of White", "B": "a man of Black",
    "M": "a man", "?": "an unknown mark",
}

HINTS = {
    "ask": "Ask in a loop, and change the list with spots[point] = ...",
    "two players": "White and Black take turns: each round calls the function "
                   "for WHITE, and then for BLACK.",
    "nine each": "Each player places nine men, one after the other.",
    "no point": "Ask first whether the point is on the board: 0 to 23.",
    "24": "24 is no point: range(24) ends with 23.",
    "minus": "In Python, spots[-1] is the last one of a list, 23. So ask "
             "first whether the point is one of 0 to 23.",
    "no number": "Not every line is a number, so int() may fail. Compare the "
                 "line with the numbers as texts first.",
    "while": "One if asks only once more. Use while, until the point is good.",
    "ends": "0 and 23 are points, too.",
    "taken": "A man may only go to a point that is EMPTY.",
    "black mill": "Black makes mills, too.",
    "mixed": "All three men of a mill belong to one player: compare all three "
             "with man.",
    "two are no mill": "A mill has three men.",
    "no line": "No line of the board joins these three points. Look at your "
               "table MILLS.",
    "old mill": "The new man must be in the mill. An old mill does not count.",
    "remove": "After a mill the same player removes a man of the other one: "
              "this spot becomes EMPTY.",
    "empty again": "A point is empty again when its man is removed.",
    "own man": "Only the other player's men can be removed.",
    "no man": "There is no man to remove. Ask again.",
    "safe": "This man is safe in a mill while another man is not in a mill.",
    "all in mills": "If all men are in mills, every one may be removed.",
    "one man": "Two mills at once remove only one man.",
    "move": "When all men are placed, each player moves one: ask for its "
            "start, then for its end. The start becomes EMPTY.",
    "empty start": "No man stands there. Choose from your own men.",
    "other's man": "A player moves only the own men.",
    "taken end": "A man can only move to an empty point.",
    "not joined": "A man moves only to a point next to it: a line of the board "
                  "must join the two.",
    "joined": "A line of the board joins these two points. For one mill, they "
              "are the first and second, or second and third, both ways.",
    "mill by moving": "A mill by moving removes a man, as one by placing does. "
                      "Empty the start first, then look for a mill.",
    "few": "With three men a player flies to any empty point. With four nobody "
           "flies, and with two the game is lost.",
    "shut in": "A player who cannot move any man has lost.",
    "shut-in man": "This man cannot move, so nobody may choose it.",
    "eof": "Ctrl-D ends the input. Put try and except EOFError around the "
           "whole game.",
}

ERRORS = [
    ("IndentationError|TabError", "", "Look at the blanks at its beginning. "
     "After a colon, the next lines begin with four more."),
    ("SyntaxError", "invalid character|invalid non-printable", "Signs such as "
     "\u25cf and \u2593 belong into quotes."),
    ("SyntaxError", "expected ':'", "The line needs a colon at its end."),
    ("SyntaxError", "EOF|unterminated|EOL", "A text needs the same quotes at "
     "its end as at its beginning."),
    ("SyntaxError", "utf-8|decode", "Save the file in IDLE: it must be UTF-8."),
    ("SyntaxError", "", "Python cannot read it. Is a bracket, a colon or a "
     "quote missing there, or in the line before? == compares, = keeps."),
    ("NameError|UnboundLocalError", "", "Python does not know this name here: "
     "{message}. Is it spelled as above, and does it get its value before? A "
     "text needs quotes."),
    ("TypeError", "indices must be", "input() gives a text. int() makes it a "
     "number."),
    ("TypeError", "item assignment", "A text cannot change. Make a list: "
     "[EMPTY] * 24."),
    ("TypeError", "not callable", "Round brackets call a function. A list "
     "wants square ones: spots[4]."),
    ("TypeError", "argument", "In this call, what stands in the brackets does "
     "not fit the function: {message}."),
    ("ValueError", "int\\(\\)", "int() can only read a number."),
    ("IndexError", "", "The list has no place with this number. It has 24, "
     "from 0 to 23."),
    ("RecursionError", "", "A function calls itself again and again. Use "
     "while."),
    ("EOFError", "", "Put try and except EOFError around the whole game."),
    ("", "", "Python says: {message}."),
]


def error_hint(error, message):
    """What helps after this error of Python."""
    for kind, part, hint in ERRORS:
        if re.search(kind, error) and re.search(part, message):
            return hint.format(message=message)
    return ""


def told(fault, hint):
    """The sentence for a fault, with the hint of its script."""
    key, facts = fault
    facts = dict(facts, hint=HINTS.get(hint, ""))
    if hint.startswith("mill ") and hint not in HINTS:
        facts["hint"] = "{}, {} and {} are a mill.".format(*hint.split()[1:])
    if "error" in facts and not (facts["refusing"] and re.match(
            "Index|Value|Key|EOF", facts["error"])):
        facts["hint"] = error_hint(facts["error"], facts["message"])
    for name in "wanted", "shown":
        if name in facts:
            facts[name] = SENTENCES[facts[name]]
    for name in "typed", "wrong":
        if name in facts:
            facts[name] = facts[name] or (
                "only Enter" if facts[name] == "" else "Ctrl-D")
    return SENTENCES[key].format(**facts).strip()

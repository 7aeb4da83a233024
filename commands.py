"""commands.py - everything that a typed line can make the program do.

INPUT    obey command_named number_in
STORAGE  LOG_ROWS COMMANDS ALIASES ANSWERS
PROCESS  type_turn put_back undo redo offer_draw resign_game new
         answer answer_yes answer_no agree_to_draw refuse_draw stay
         begin_new leave
OUTPUT   show_help show_rules show_moves show_log

A command is a function of the match and of the words typed after its name,
without regard to capitals, in the table COMMANDS. A question that is open
(match.question) has two functions in the table ANSWERS, for yes and for no.
"""

from adjust import (name_player, roll_for_white, switch_light, switch_map,
                    switch_plain, set_style, show_or_set_options)
from console import clean, columns, say
from entry import NOTHING, VERBS, read_entry
from game import OTHER, agree, resign
from match import begin_again, change, enter
from rules import play_again, result, take_back
from texts import HELP, TEXT
from view import tell
from words import (in_columns, last_turn, listed, moves_of, pairs_of,
                   refusal, rules_of, who)

# INPUT

def obey(match, line):
    """Do what a line says: a command, or a turn or a part of one."""
    first, *words = line.split() or [""]
    word = first.lower()
    has_points = any(sign.isdigit() for sign in line)
    if not first:
        return
    if word in ALIASES or word.isalpha() \
            and not (has_points and word in VERBS + ("x",)):
        command = command_named(match, word)
        if command:
            COMMANDS[command](match, words)
    elif match.question:
        tell(match, "yes or no", "refusal")
    else:
        type_turn(match, line)


def command_named(match, word):
    """The command meant by a word or its beginning; None after a refusal."""
    word = ALIASES.get(word, word)
    names = [name for name in COMMANDS if name.startswith(word)]
    if word in COMMANDS or len(names) == 1:
        return word if word in COMMANDS else names[0]
    if names:
        tell(match, "ambiguous", "refusal", word=word[:20], guesses=listed(names))
        return None
    import difflib
    close = difflib.get_close_matches(word[:20], COMMANDS, 1)
    tell(match, "meant" if close else "unknown", "refusal",
         word=clean(word, 20), guess="".join(close))
    return None


def number_in(match, words, default):
    """The number typed after a command, or the default; None if refused."""
    if not words:
        return default
    if words[0].isascii() and words[0].isdigit() and len(words[0]) < 5:
        return max(1, int(words[0]))
    tell(match, "no number", "refusal", word=clean(words[0], 20))
    return None


# STORAGE

LOG_ROWS = 20           # rows of turns that are shown at once


# PROCESS: turns

def type_turn(match, line):
    """Play the turn that is typed, or begin it; or say why not."""
    try:
        way, removed = read_entry(line)
    except ValueError as error:
        key, word = error.args
        tell(match, key, "refusal", word=clean(word, 20))
        return
    refused = enter(match, way, removed)
    if refused:
        say(match.screen, refusal(match, *refused), "refusal")


def put_back(match, words):
    """Forget the turn that has been begun."""
    tell(match, "nothing begun" if match.begun == NOTHING else "put back")
    match.begun = NOTHING


def undo(match, words):
    """Take back the turn begun, or the end, or the last turn, or several."""
    if match.begun != NOTHING:
        put_back(match, words)
        return
    for _ in range(number_in(match, words, 1) or 0):
        if not (match.game.turns or match.game.ended):
            tell(match, "nothing to undo")
            return
        key = "end taken back" if match.game.ended else "taken back"
        turn = last_turn(match)
        change(match, take_back)
        tell(match, key, turn=turn)


def redo(match, words):
    """Play the turn again that was taken back last, or several."""
    for _ in range(number_in(match, words, 1) or 0):
        if not match.game.undone:
            tell(match, "nothing to redo")
            return
        change(match, play_again)
        tell(match, "played again", turn=last_turn(match))


# PROCESS: the end, and questions

def offer_draw(match, words):
    """Ask the other player for a draw."""
    if result(match.game):
        tell(match, "over", "refusal")
    else:
        match.question = "draw"


def resign_game(match, words):
    """The player to move gives the game up."""
    if result(match.game):
        tell(match, "over", "refusal")
    else:
        change(match, resign, match.game.to_move)


def new(match, words):
    """Begin another game; ask first if one is in progress."""
    if match.game.turns and not result(match.game):
        match.question = "new"
    else:
        begin_again(match)
        tell(match, "new game")


def answer(match, words, which):
    """Do what yes (which is 0) or no (1) means to the open question."""
    question, match.question = match.question, None
    if question:
        ANSWERS[question][which](match, words)
    else:
        tell(match, "no question", "refusal", word=("yes", "no")[which])


def answer_yes(match, words):
    """Say yes to the open question."""
    answer(match, words, 0)


def answer_no(match, words):
    """Say no to the open question."""
    answer(match, words, 1)


def agree_to_draw(match, words):
    """The other player takes the draw."""
    change(match, agree)


def refuse_draw(match, words):
    """The other player wants to play on."""
    tell(match, "not agreed", other=who(match, OTHER[match.game.to_move]))


def stay(match, words):
    """Neither leave nor begin another game."""
    tell(match, "goes on")


def begin_new(match, words):
    """Begin another game, whatever has become of this one."""
    begin_again(match)
    tell(match, "new game")


def leave(match, words):
    """End the program."""
    tell(match, "good-bye")
    match.left = True


# OUTPUT

def show_help(match, words):
    """How to type a turn, and a line for each command."""
    rows = ["  %-8s %s" % (name, HELP[name]) for name in COMMANDS]
    say(match.screen, "\n".join([TEXT["help"]] + rows))


def show_rules(match, words):
    """The rules in force."""
    say(match.screen, rules_of(match.game))


def show_moves(match, words):
    """What the player to move may do."""
    say(match.screen, "\n".join(moves_of(match)) or TEXT["over"])


def show_log(match, words):
    """The turns of the game in numbered pairs: the last, or from a number."""
    pairs = pairs_of(match.game.turns)
    first = number_in(match, words, 0)
    if first is None or not pairs:
        tell(match, "no turns")
        return
    rows = in_columns(pairs[max(0, first - 1):], columns(match.screen))
    if not first and len(rows) > LOG_ROWS:
        rows = [TEXT["more turns"]] + rows[-LOG_ROWS:]
    elif len(rows) > LOG_ROWS:
        following = rows[LOG_ROWS].split(".")[0]
        rows = rows[:LOG_ROWS] + [TEXT["go on"].format(number=following)]
    say(match.screen, "\n".join(rows))


# STORAGE: the tables of the functions above

# (!) A new command: its function, a line here, and a line in HELP of texts.py.
COMMANDS = {
    "help": show_help,
    "rules": show_rules,
    "moves": show_moves,
    "map": switch_map,
    "back": put_back,
    "undo": undo,
    "redo": redo,
    "log": show_log,
    "draw": offer_draw,
    "resign": resign_game,
    "name": name_player,
    "roll": roll_for_white,
    "options": show_or_set_options,
    "light": switch_light,
    "plain": switch_plain,
    "style": set_style,
    "new": new,
    "yes": answer_yes,
    "no": answer_no,
    "quit": leave,
}
ALIASES = {"y": "yes", "n": "no", "?": "help", "exit": "quit", "bye": "quit"}

# What yes and what no means to each question.
ANSWERS = {
    "draw": (agree_to_draw, refuse_draw),
    "leave": (leave, stay),
    "new": (begin_new, stay),
    "again": (begin_new, leave),
}

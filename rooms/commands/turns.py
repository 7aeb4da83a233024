"""turns.py - turns that a player types, takes back and plays again.

STORAGE  the words back, undo and redo: WORDS
PROCESS  adds points to a turn, takes turns back, and plays them again:
         type_turn undo_turns

A turn `begun` and a `match` are those of console/match.py. rules.py judges
each point that is added to a turn.
"""

from board import EMPTY, NAMES
from rooms.commands.typed_line import ALL, number_in, plain_turn
from rooms.console import (TEXT, change, last_turn, player_to_move, tell,
                           turn_shown, who)
from rules import NOTHING, add_point, is_whole, read_points, redo, undo

# PROCESS: a turn is typed

def type_turn(match, line):
    """The turn that a player types, as soon as it is whole. None before that,
    or if the player wants advice and must be asked first."""
    text, turn = plain_turn(line), match.begun
    points = read_points(text)
    match.screen.looks.names = any(name in text for name in NAMES)
    if turn[1] is None and len(points) > 1 and points[1][0] != "x":
        turn, start = NOTHING, points[0][1]     # a move is typed as a whole
        if match.game.spots[start] != EMPTY:
            points[0] = "move", start
    for sign, point in not_repeated(turn, points):
        turn = add_point(match.game, turn, point, sign)
    if not is_whole(match.game, turn):
        match.begun = turn
        return None
    advice = player_to_move(match).advice
    return advice(match, turn) if advice else turn


def not_repeated(turn, points):
    """The points without those of the turn that are typed again before its
    removals: 5x18, after a mill on 5."""
    start, end, _ = turn
    typed = [point for _, point in points]
    for way in [start, end], [end]:
        if end is not None and len(typed) > len(way) \
                and typed[:len(way)] == way:
            return points[len(way):]
    return points


# PROCESS: turns are taken back, and played again

def put_back(match, words):
    """Forget the turn that a player has begun, or that is asked about."""
    turn = turn_shown(match)
    tell(match, "nothing begun" if turn == NOTHING else "put back")
    if turn != match.begun:
        match.question = None
    match.begun = NOTHING


def undo_turns(match, words):
    """Take back the turn begun, or else the end of the game, or else the last
    turn. With a number, take back several."""
    number, game = number_in(words, 1, ALL), match.game
    if turn_shown(match) != NOTHING and number == 1:
        put_back(match, words)
    else:
        repeat(match, number, len(game.turns) + bool(game.ended),
               take_one_back, ("taken back", "nothing to undo"))


def redo_turns(match, words):
    """Play the turn again that was taken back last. With a number, several."""
    repeat(match, number_in(words, 1, ALL), len(match.game.undone),
           play_one_again, ("played again", "nothing to redo"))


def repeat(match, number, most, step, keys):
    """Do a step this many times, or `most` times if there are no more. Then
    say what the last step was, or that there was none. `keys` are those of the
    two sentences.

    Against the computer, its turn and the player's turn count as one.
    """
    last, count, (done, nothing) = None, 0, keys
    while number > 0 and count < most:
        last, count = step(match), count + 1
        number -= player_to_move(match).kind == "person"
    key = done if count == 1 else done + " several"
    tell(match, key if count else nothing, turn=last, number=count,
         who=who(match, match.game.to_move))


def take_one_back(match):
    """Take back the end of the game or the last turn. Returns what that was,
    in words."""
    words = TEXT["the end"] if match.game.ended else last_turn(match)
    change(match, undo)
    return words


def play_one_again(match):
    """Play the turn again that was taken back last. Returns it in words."""
    change(match, redo)
    return last_turn(match)


# STORAGE

WORDS = {"back": put_back, "undo": undo_turns, "redo": redo_turns}

"""spoke.py - the words code and trace: which function just spoke, and how.

STORAGE  the words: CODE_WORDS
PROCESS  finds what spoke, by running it again: function_that_spoke
         calls_that_judged
OUTPUT   shows its lines, or all its calls: code trace

`match.spoke_before` is what answered the line before. There are three kinds:

- a Refused. The function spoke that returned the reason
- (a function, a game): the function of a word and the game before it, or a
  function that has judged and the game now
- None: a turn was played. The function spoke that a reader would name

All runs on copies of the game.
"""

import os
from functools import partial

import board
import rules
from board import ADJACENT
from rooms.commands import number_in
from rooms.console import english_word, tell
from rooms.reading.source import (places_of, show_part, show_rows,
                                  source_lines, where)
from rooms.reading.watch import called, notes_on, watched
from rules import (EMPTY_TURN, Refused, add_point, copy_of, game_with,
                   is_whole, play, result, turn_shown, undo, why_not_add)

# STORAGE

TRACE_ROWS = 18


# PROCESS

def function_that_spoke(match):
    """The function that answered the line before. None after a Refused, after
    a turn, and after a word that has ended the game: then the rules spoke."""
    if not isinstance(match.spoke_before, tuple):
        return None
    function, game = match.spoke_before
    ended = result(match.game) and game is not match.game
    return None if ended else function_of(function)


def place_that_decided(match):
    """(path, line, {line: what to say beside it}) of the line that refused
    something, or judged a turn. Of a turn, all lines that ran, with values."""
    refused = match.spoke_before
    if not isinstance(refused, Refused) or refused.attempt \
            or refused.reason.startswith("code"):   # not what code refuses
        _, call = calls_that_judged(match)
        attempt = getattr(refused, "attempt", None)
        beside = {call.last: ""} if attempt else notes_on(call)
        return call.path, call.last, beside
    import traceback                # slow to load, and rarely needed
    path, line = traceback.extract_tb(refused.__traceback__)[-1][:2]
    return path, line, {line: ""}


def calls_that_judged(match):
    """(the calls that judged what was typed last, the call that decided). For
    a point that was refused it is the one that found the reason, for the end
    of a game the one that found the end, or else the most important one of the
    turn."""
    if result(match.game):
        calls = watched(result, match.game)
        return calls, [call for call in calls
                       if call.depth < 2 and call.gave][-1]
    attempt = getattr(match.spoke_before, "attempt", None)  # of a Refused
    if attempt:
        calls = watched(why_not_add, *attempt)
        found = [call for call in calls if call.gave == calls[0].gave]
        return calls, max(found, key=lambda call: call.depth)
    game = copy_of(game_with(match.game, turn_shown(match)))
    to_solve = match.scene.facts.to_solve
    if to_solve and game.turns and game.to_move == to_solve.to_move:
        undo(game)                      # the answer to the player's turn
    if not game.turns:
        raise Refused("code how")
    turn, mills = game.turns[-1], game.past[-1][1]
    undo(game)
    calls = watched(judge_again, game, turn)
    deciding = [call for call in calls if call.name == judge_of(turn, mills)]
    # The deeper ones are about other men.
    return calls, min(deciding or calls, key=lambda call: call.depth)


def judge_of(turn, mills):
    """The name of the most important function that judges a turn. `mills` is
    how many it has made."""
    start, end, removed = turn
    if removed:
        return "removable_points"
    if mills:
        return "mills_made"
    if start is None:
        return "why_not_place"
    return "why_not_move" if end in ADJACENT[start] else "may_fly"


def judge_again(game, turn):
    """Judge a turn point by point, and play it, as the game does."""
    begun = EMPTY_TURN
    for point in (*turn[:2], *turn[2]):
        if point is not None:
            begun = add_point(game, begun, point)
    if is_whole(game, begun):
        play(game, begun)


def function_of(function):
    """The function behind that of a word. The rooms may have wrapped that of
    the entry script: then it is that one."""
    while isinstance(function, partial):    # the last function in it
        function = [function.func, *filter(callable, function.args)][-1]
    return function


def begins_at(function):
    """(path, line) at which a function begins."""
    inner = function.__code__
    return os.path.abspath(inner.co_filename), inner.co_firstlineno


# OUTPUT

def code(match, words):
    """Show the lines that just spoke, or those of a name or a word."""
    match.spoke = match.spoke_before    # the next line may ask again
    function, name = function_that_spoke(match), " ".join(words)
    if english_word(name) == "more":
        show_rows(match, match.notes.get("code", []))
    elif name:
        show_named(match, name)
    elif function:
        tell(match, "code word", name=function.__name__)
        show_part(match, *begins_at(function), {})
    else:
        path, line, beside = place_that_decided(match)
        # A function why_not_... that returns None has allowed it.
        allowed = source_lines(path)[line - 1].endswith("return None")
        tell(match, "code allowed" if allowed else "code spoke", line=line)
        show_part(match, path, line, beside)


def show_named(match, name):
    """Show what has this name in the files, first the function behind a word.
    If there is none, show what has nearly this name."""
    known = places_of()
    function = match.scene.words.get(english_word(name))
    places = []
    if function and (name.islower() or name not in known):
        places = [begins_at(function_of(function))]
        if isinstance(function, partial):   # what stands around it
            places.append(begins_at(function_of(function.func)))
    elif name not in known:
        name = nearly(name, known)
    places += [place for place in known.get(name, []) if place not in places]
    path, line = places[0]
    text = source_lines(path)[line - 1]
    show_part(match, path, line, {line: ""} if text[0] == " " else {})
    value = vars(board).get(name, vars(rules).get(name))
    if isinstance(value, (list, tuple, range)) and not text.endswith("("):
        import textwrap             # slow to load, and rarely needed
        show_rows(match, textwrap.wrap("%s = %s" % (name, value), 79))
    for place in places[1:]:
        tell(match, "code also", place=where(*place).strip())


def nearly(name, known):
    """The known name that is most like this one. Refused if none is."""
    import difflib                  # slow to load, and rarely needed
    spelled = {each.lower(): each for each in sorted(known)}
    for like in difflib.get_close_matches(name.lower(), spelled, 1, 0.8):
        return spelled[like]
    raise Refused("code unknown", word=name)


def trace(match, words):
    """Show the calls that judged the last turn: down to this depth, or as deep
    as has room."""
    match.spoke = match.spoke_before    # as in code
    calls, _ = calls_that_judged(match)
    deepest = 1 + max(call.depth for call in calls)
    room_for = [depth for depth in range(1, deepest + 1)
                if len(rows_of(calls, depth)) < TRACE_ROWS]
    depth = number_in(words, max(room_for, default=1))
    show_rows(match, rows_of(calls, depth))
    if depth < deepest:
        tell(match, "trace deeper", number=depth + 1)


def rows_of(calls, depth):
    """A row for each call that is not too deep. Equal ones are one row."""
    rows = ["  " * call.depth + called(call)
            for call in calls if call.depth < depth]
    return [row for row, before in zip(rows, [None, *rows]) if row != before]


# STORAGE

CODE_WORDS = {"code": code, "trace": trace}     # of the game

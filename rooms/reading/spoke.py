"""spoke.py - the words code and trace: which function just spoke, and how.

STORAGE  the words: CODE_WORDS
PROCESS  finds what spoke, by running it again: last_refusal judged
OUTPUT   shows its lines, or all its calls: code trace

After a refusal it is the function that returned the reason. After a turn it is
the function that a reader would name. All runs on copies of the game.
"""

import os
import textwrap
from functools import partial

import board
import rules
from board import ADJACENT
from rooms.commands import number_in
from rooms.console import english_word, tell
from rooms.reading.source import (REST, part_at, places_of, show_part,
                                  show_rows, source_lines, where)
from rooms.reading.watch import called, watched
from rules import (EMPTY_TURN, Question, Refused, add_point, copy_of,
                   game_with, is_whole, play, result, turn_shown, undo,
                   why_not_add)

# STORAGE

TRACE_ROWS = 18


# PROCESS

def last_refusal(match):
    """(frame, line) in which the line typed before was refused, or None."""
    refused = match.rooms.notes.get("refused before")
    if not isinstance(refused, Refused):
        return None
    match.rooms.notes["refused"] = refused      # the next line may ask again
    place = refused.__traceback__
    while place.tb_next:
        place = place.tb_next
    return place.tb_frame, place.tb_lineno


def point_refused(refused):
    """The details of why_not_add if it has forbidden a point, or None."""
    if not refused or refused[0].f_code is not add_point.__code__ \
            or refused[0].f_locals["reason"] == "over":
        return None
    return [refused[0].f_locals[name]
            for name in ("game", "turn", "point", "sign")]


def judged(match):
    """(the calls that judged what was typed last, the call that decided). For
    a refusal it is the one that found the reason, for the end of a game the
    one that found the end, or else the most important one of the turn."""
    details = point_refused(last_refusal(match))
    game = copy_of(game_with(match.game, turn_shown(match)))
    if details:
        calls = watched(why_not_add, *details)
        found = [call for call in calls if call.returned == calls[0].returned]
        return calls, max(found, key=lambda call: call.depth)
    if result(game):
        calls = watched(result, game)
        return calls, [call for call in calls
                       if call.depth < 2 and call.returned][-1]
    if not game.turns:
        raise Refused("code how")
    turn, mills = game.turns[-1], game.past[-1][1]
    undo(game)
    calls = watched(judge_again, game, turn)
    start, end, removed = turn
    name, point = "why_not_move", end
    if removed:
        name, point = "may_be_removed", removed[-1]
    elif mills:
        name = "mills_made"
    elif start is None:
        name = "why_not_place"
    elif end not in ADJACENT[start]:
        name = "may_fly"
    return calls, [call for call in calls if call.name == name and call.given
                   .get("point", str(point)) == str(point)][-1]


def judge_again(game, turn):
    """Judge a turn point by point, and play it, as the game does."""
    begun = EMPTY_TURN
    for point in (*turn[:2], *turn[2]):
        if point is not None:
            begun = add_point(game, begun, point)
    if is_whole(game, begun):
        play(game, begun)


def function_of(word):
    """The function behind a word. The rooms may have wrapped that of the entry
    script: then it is that one."""
    while isinstance(word, partial):
        word = ([each for each in word.args if callable(each)] or [word.func]
                )[-1]
    return word


# OUTPUT

def code(match, words):
    """Show the lines that just spoke, or those of a name or a word."""
    refused, name = last_refusal(match), " ".join(words)
    if match.question and match.question.key == "code":
        match.question = None
    if english_word(name) == "more":
        show_rows(match, match.rooms.notes.get(REST, []))
    elif name:
        show_named(match, name)
    else:
        if refused and not point_refused(refused):
            path, line = refused[0].f_code.co_filename, refused[1]
        else:
            call = judged(match)[1]
            path, line = call.path, call.last
        part = part_at(path, line)
        allowed = source_lines(path)[line - 1].endswith("return None")
        tell(match, "code allowed" if allowed else "code spoke", line=line)
        show_part(match, part, line)


def show_named(match, name):
    """Show what has this name in the files, first the function behind a word.
    If there is none, ask about a name that is nearly the same."""
    known = places_of()
    word, places = match.scene.words.get(english_word(name)), []
    if word and (name.islower() or name not in known):
        inner = function_of(word).__code__
        places = [(os.path.abspath(inner.co_filename), inner.co_firstlineno)]
    places += [place for place in known.get(name, []) if place not in places]
    if not places:
        import difflib              # slow to load, and rarely needed
        like = difflib.get_close_matches(
            name.lower(), {each.lower(): each for each in known}, 1)
        if not like:
            raise Refused("code unknown", word=name)
        guess = max(each for each in known if each.lower() == like[0])
        match.question = Question("code", show_named, do_nothing,
                                  details=(guess,), guess=guess)
        return
    path, line = places[0]
    is_key = source_lines(path)[line - 1].startswith(" ")
    show_part(match, part_at(path, line), line if is_key else None)
    value = vars(board).get(name, vars(rules).get(name))
    if isinstance(value, (list, tuple, range)):
        show_rows(match, textwrap.wrap("%s = %s" % (name, value), 79))
    for place in places[1:]:
        tell(match, "code also", place=where(*place).strip())


def do_nothing(match):
    """The guess was wrong. The player types another name."""


def trace(match, words):
    """Show the calls that judged the last turn: down to this depth, or as deep
    as has room."""
    calls = judged(match)[0]
    depth, rows = number_in(words, 1), rows_of(calls, number_in(words, 1))
    while not words and len(rows_of(calls, depth + 1)) in range(
            len(rows) + 1, TRACE_ROWS):
        depth, rows = depth + 1, rows_of(calls, depth + 1)
    show_rows(match, rows)
    if any(call.depth >= depth for call in calls):
        tell(match, "trace deeper", number=depth + 1)


def rows_of(calls, depth):
    """A row for each call that is not too deep. Equal ones are one row."""
    rows = ["  " * call.depth + called(call)
            for call in calls if call.depth < depth]
    return [row for row, before in zip(rows, [None, *rows]) if row != before]


# STORAGE

CODE_WORDS = {"code": code, "trace": trace}     # these words work

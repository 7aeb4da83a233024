"""spoke.py - the words code and trace: which function just spoke, and how.

STORAGE  the words: CODE_WORDS
PROCESS  finds what spoke, by running it again: who_refused who_judged
OUTPUT   shows its lines, or all its calls: code trace

After a refusal it is the function that returned the reason. After a turn it is
the function that a reader would name. All runs on copies of the game.
"""

import os
from functools import partial

from board import ADJACENT, may_be_removed, mills_made
from rooms.commands import number_in
from rooms.console import english_word, tell
from rooms.reading.source import (REST, part_at, places_of, show_part,
                                  show_rows, where)
from rooms.reading.watch import called, watched
from rules import (EMPTY_TURN, Question, Refused, add_point, copy_of,
                   game_with, may_fly, play, result, turn_shown, undo,
                   why_not_add, why_not_move, why_not_place)

# STORAGE

TRACE_ROWS = 18


# PROCESS

def last_refusal(match):
    """(frame, line) in which the last turn or word was refused, or None if
    the game has changed since then."""
    refused, game = match.rooms.notes.get("refused", (None, None))
    if not isinstance(refused, Refused) or game is not match.game:
        return None
    place = refused.__traceback__
    while place.tb_next:
        place = place.tb_next
    return place.tb_frame, place.tb_lineno


def point_judged(frame):
    """The details of why_not_add if it has forbidden a point there."""
    known = frame.f_locals
    return [known[name] for name in ("game", "turn", "point", "sign")] \
        if frame.f_code is add_point.__code__ and known["reason"] != "over" \
        else []


def who_refused(frame, line):
    """(path, line) that refused: in the frame, or in a rule below it."""
    details = point_judged(frame)
    if not details:
        return frame.f_code.co_filename, line
    rule = max([call for call in watched(why_not_add, *details)
                if call.returned == frame.f_locals["reason"]],
               key=lambda call: call.depth)
    return rule.path, rule.last


def last_turn_of(game):
    """(the game before the last turn, that turn), or Refused."""
    before = copy_of(game)
    before.ended = None
    if not before.turns:
        raise Refused("code how")
    undo(before)
    return before, game.turns[-1]


def who_judged(game):
    """(path, line) of what decided the end, or the most important thing about
    the last turn."""
    if result(game):
        call = [call for call in watched(result, game)
                if call.depth < 2 and call.returned][-1]
        return call.path, call.last
    before, (start, end, removed) = last_turn_of(game)
    if removed:
        spots = game_with(before, (start, end, removed[:-1])).spots
        asked = (may_be_removed, spots, removed[-1],
                 game.options["all_in_mills"])
    elif game.past[-1][1]:
        asked = mills_made, before.spots, before.to_move, end, start
    elif start is None:
        asked = why_not_place, before, end
    elif end in ADJACENT[start]:
        asked = why_not_move, before, start, end
    else:
        asked = may_fly, before, before.to_move
    call = watched(*asked)[0]
    return call.path, call.last


def judge_again(game, turn):
    """Judge a turn point by point, and play it, as the game does."""
    begun = EMPTY_TURN
    for point in (*turn[:2], *turn[2]):
        if point is not None:
            begun = add_point(game, begun, point)
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
    if english_word(name) == "more":
        show_rows(match, match.rooms.notes.get(REST, []))
    elif name:
        show_named(match, name)
    else:
        path, line = who_refused(*refused) if refused else who_judged(
            game_with(match.game, turn_shown(match)))
        part = part_at(path, line)
        tell(match, "code spoke", line=line)
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
    show_part(match, part_at(*places[0]))
    for place in places[1:]:
        tell(match, "code also", place=where(*place).strip())


def do_nothing(match):
    """The guess was wrong. The player types another name."""


def trace(match, words):
    """Show the calls that judged the last turn: down to this depth, or as deep
    as has room."""
    refused = last_refusal(match)
    details = refused and point_judged(refused[0])
    calls = watched(why_not_add, *details) if details else watched(
        judge_again, *last_turn_of(game_with(match.game, turn_shown(match))))
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

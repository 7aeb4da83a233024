"""watch.py - runs a function of the game, and notes what happens in it.

STORAGE  what is noted of a call: Call
PROCESS  runs it, and notes each call and each line: watched
OUTPUT   writes a value, a call, and what its lines did: short called notes_on

Python tells us each line that a function comes to, if sys.settrace asks for
it. A debugger works in the same way. Only the calls of board.py and rules.py
are noted: WATCHED.
"""

import os
import sys

from board import BLACK, EMPTY, POINTS, WHITE
from rooms.console import clean
from rules import Game, Refused

# STORAGE

WATCHED = "board", "rules"
NAME_OF = {WHITE: "WHITE", BLACK: "BLACK", EMPTY: "EMPTY"}


class Call:
    """One call of a function: what it was given, what it did and returned."""

    def __init__(self, frame, depth):
        self.name = frame.f_code.co_name
        self.path = os.path.abspath(frame.f_code.co_filename)
        self.depth = depth              # 0: no other function called it
        self.known = {}                 # {a name in it: its value, in words}
        self.given = self.news(frame)   # its arguments: {name: value}
        self.lines = []                 # [a line, its news], in their order
        self.gave = None                # what it returned, or the error that
                                        # ended it
        self.last = frame.f_lineno      # the line that ended it

    def news(self, frame):
        """{name: value} of what has changed since the last news."""
        before = self.known
        self.known = {name: short(value)
                      for name, value in frame.f_locals.items()}
        return {name: said for name, said in self.known.items()
                if before.get(name) != said}


# PROCESS

def watched(function, *details):
    """Call function(*details), and return its Calls in their order."""
    calls, begun, before = [], [], sys.gettrace()

    def begin(frame, event, value):
        """A function begins. Its lines are noted, too, if it is ours."""
        if frame.f_globals.get("__name__") not in WATCHED \
                or frame.f_code.co_name[0] in "<_":     # <listcomp> __init__
            return None
        calls.append(Call(frame, len(begun)))
        begun.append(calls[-1])
        return note

    def note(frame, event, value):
        """A line begins, or the function ends."""
        call = begun[-1]
        if call.lines:
            call.lines[-1][1].update(call.news(frame))
        if event == "line":
            call.lines.append([frame.f_lineno, {}])
        elif event == "exception":      # then it returns None
            call.gave = value[1]
        else:
            call.last = frame.f_lineno
            call.gave = call.gave or value
            begun.pop()
        return note

    sys.settrace(begin)
    try:
        function(*details)
    except (Refused, ValueError):
        pass
    finally:
        sys.settrace(before)
    return calls


# OUTPUT

def short(value):
    """A value of Python in few words.

    >>> short([WHITE, None]), short([EMPTY] * 24), short((3,))
    ('[WHITE, None]', 'spots', '(3,)')
    """
    if isinstance(value, Game):
        return "game"
    if isinstance(value, Refused):
        return "Refused(%r)" % value.reason
    if isinstance(value, (list, tuple)):
        if len(value) == len(POINTS) and all(map([*NAME_OF].count, value)):
            return "spots"
        text = clean(", ".join(map(short, value)), 60)
        if isinstance(value, list):
            return "[%s]" % text
        return "(%s,)" % text if len(value) == 1 else "(%s)" % text
    return NAME_OF[value] if value in [*NAME_OF] else clean(repr(value), 40)


def called(call):
    """A call as text, such as why_not_move(game, 4, 8) -> 'not_connected'."""
    return "%s(%s) -> %s" % (call.name, ", ".join(call.given.values()),
                             short(call.gave))


def notes_on(call):
    """{line: the values that it made} for the lines that ran in a call. Beside
    the last one stands what the call gave."""
    notes = {}
    for line, news in call.lines:
        notes.setdefault(line, []).extend(
            "%s = %s" % each for each in news.items())
    notes[call.last] = ["-> " + short(call.gave)]
    for said in notes.values():
        if len(said) > 4:
            said[4:] = ["..."]
    return {line: "; ".join(said) for line, said in notes.items()}

"""table.py - a table: the sheets of two players read together, and judged.

INPUT    takes the lines from both sheets in turn: read_table take_line
         turn_said
STORAGE  a table, its two sides, and what each word on a sheet does: Table Seat
         LINE_WORDS
PROCESS  judges each line, and changes the game by it: take_text take_played
         whose_line
OUTPUT   writes the options and the result as they stand in a line:
         options_told result_told

Whoever opened the table is its HOST, who sat down opposite is the GUEST; a
`side` is one of these. A line of a sheet begins with a word: `open`, `join`,
`seat`, `ready`, `roll`, `turn`, `draw`, `undo`, `yes`, `no`, `resign`, `say`,
`help`, `over`, `left`, `back`. The lines are taken from both sheets in turn,
each after those that its writer had seen, and rules.py judges the turns. Only
one player at a time may write what changes the game, so that there is but one
game in two sheets, in whatever order their lines come to be seen. The first
line that is wrong, and all that follow, wait: until it is right again.
"""

import os

from board import BLACK, WHITE, in_names
from rooms.meeting.sheet import Sheet, check_of, digest
from rooms.records import turn_of
from rules import (OPTIONS, agree, fault_of, is_turn, new_game, play, resign,
                   result, take_back)

# STORAGE

HOST = 0
GUEST = 1
OPENING = ("open", "join")              # the first word of either side
BEFORE = ("seat", "left", "back")       # words for which nobody need sit

# Words that change the game: who writes one has seen the last one opposite.
CHANGING = ("turn", "draw", "undo", "yes", "no", "resign")


class Seat:
    """One side of a table, as far as its sheet has been taken."""

    def __init__(self, sheet):
        self.sheet = sheet
        self.name = ""
        self.checks = []            # of the lines taken
        self.asked = None           # the file named when the two came together
        self.ready = None           # what the roll will be judged by
        self.rolled = None          # the number
        self.left = False           # is this player's program gone?
        self.stopped = False        # is its next line wrong?
        self.moved = 0              # lines, to the last that changed the game


class Table:
    """Two sheets read together."""

    def __init__(self, host, guest):
        self.seats = Seat(host), Seat(guest)
        self.game = None            # see rules.py; before the first man as yet
        self.white = None           # the side that plays White, once rolled
        self.offer = None           # (side, "draw"), or (side, turns to undo)
        self.over = False           # has a player noted how the game ended?
        self.fault = None           # (side, number of the line, key, facts)


# PROCESS: who

def is_seated(table):
    """Do two sit at the table?"""
    return table.seats[HOST].asked is not None


def other_side(side):
    """The side opposite."""
    return GUEST if side == HOST else HOST


def man_at(table, side):
    """The men of a side."""
    return WHITE if side == table.white else BLACK


def whose_line(table):
    """The side that is to go on; None before the roll and after the end."""
    if table.white is None or result(table.game):
        return None
    if table.offer:
        return other_side(table.offer[0])
    white = table.game.to_move == WHITE
    return table.white if white else other_side(table.white)


# INPUT

def read_table(host, guest=None):
    """The Table of these sheets; the guest's is None until there is one."""
    table = Table(host, guest or Sheet("", b""))
    while take_line(table, HOST) or take_line(table, GUEST):
        pass
    table.fault = table.fault or fault_at(table, HOST) or fault_at(table,
                                                                   GUEST)
    return table


def take_line(table, side):
    """Take the next line of a side, if there is one that can be taken now."""
    seat, other = table.seats[side], table.seats[other_side(side)]
    if seat.stopped or len(seat.checks) == len(seat.sheet.lines):
        return False
    line = seat.sheet.lines[len(seat.checks)]
    if line.seen > len(other.checks):
        return False                # it comes after one that is not seen yet
    key, facts = take_text(table, side, line)
    if key:
        seat.stopped = True
        table.fault = table.fault or (side, len(seat.checks) + 1, key, facts)
        return False
    seat.checks.append(line.check)
    if line.text.split(" ")[0] in CHANGING:
        seat.moved = len(seat.checks)
    return True


# PROCESS: judging

def fault_at(table, side):
    """The fault that ends what could be read of a sheet, or None."""
    seat = table.seats[side]
    if seat.sheet.fault and len(seat.checks) == len(seat.sheet.lines):
        return side, len(seat.checks) + 1, seat.sheet.fault, {}
    return None


def take_text(table, side, line):
    """Let a line count. Returns (None, {}); or the key of why it cannot, and
    facts for its sentence."""
    seat, other = table.seats[side], table.seats[other_side(side)]
    word, _, rest = line.text.partition(" ")
    before = seat.checks[-1] if seat.checks else ""
    seen = other.checks[line.seen - 1] if line.seen else ""
    if check_of(before, seen, line.text) != line.check:
        return "line changed", {}
    if word in CHANGING and line.seen < other.moved:
        return "line turn", {}
    if word not in LINE_WORDS:
        return "line word", {}
    if not may_come(table, side, word):
        return "line late", {}
    return LINE_WORDS[word](table, side, rest.rstrip()) or (None, {})


def may_come(table, side, word):
    """May a line with this word come here, whoever's turn it is?"""
    if not table.seats[side].checks:
        return word == OPENING[side]
    return word not in OPENING and (word in BEFORE or is_seated(table))


# PROCESS: what the lines say, before the first turn

def take_opening(table, side, rest):
    """The host opens the table: the options, and the name."""
    options, _, name = rest.partition(" ")
    try:
        table.game = new_game(**options_said(options))
    except ValueError:
        return "line options", {}
    table.seats[side].name = name
    return None if name else ("line word", {})


def take_joining(table, side, rest):
    """The guest asks to sit down: the host's file, and the name."""
    seat = table.seats[side]
    seat.asked, _, seat.name = rest.partition(" ")
    return None if seat.name else ("line word", {})


def take_seating(table, side, rest):
    """The host lets this guest sit down, who has asked."""
    guest = table.seats[GUEST]
    if side == GUEST or is_seated(table) or not guest.name \
            or rest != os.path.basename(guest.sheet.path):
        return "line late", {}
    table.seats[side].asked = rest
    return None


def take_ready(table, side, rest):
    """A player is ready, and has thought of a number: its hash is told."""
    seat = table.seats[side]
    if seat.ready or len(rest) != 64:
        return "line late", {}
    seat.ready = rest
    return None


def take_roll(table, side, rest):
    """A player tells the number, when both are bound to theirs."""
    seat = table.seats[side]
    if seat.rolled or not all(one.ready for one in table.seats):
        return "line late", {}
    if digest(rest) != seat.ready:
        return "line roll", {}
    seat.rolled = rest
    table.white = white_by([one.rolled for one in table.seats])
    return None


def white_by(numbers):
    """The side that is White, by both numbers; None as long as one is None.
    Neither could steer it, as each was bound before knowing the other's."""
    if None in numbers:
        return None
    return int(digest(" ".join(numbers)), 16) % 2


# PROCESS: what the lines say, in the game

def take_played(table, side, rest):
    """A player plays a turn."""
    if whose_line(table) != side or table.offer:
        return "line turn", {}
    turn = turn_said(rest)
    if turn is None:
        return "line word", {}
    reason, point = fault_of(table.game, turn)
    if reason:
        return "line illegal", {"turn": turn, "reason": reason,
                                "point": point}
    play(table.game, turn)
    return None


def take_offer(table, side, rest):
    """A player offers a draw, or asks to take back so many turns."""
    number = rest.isascii() and rest.isdigit() and len(rest) < 6
    turns = int(rest) if number else 0
    if rest and not turns:
        return "line word", {}
    if whose_line(table) != side or table.offer \
            or turns > len(table.game.turns):
        return "line turn", {}
    table.offer = side, turns or "draw"
    return None


def take_answer(table, side, agreed):
    """The other player agrees, or not."""
    if whose_line(table) != side or not table.offer:
        return "line turn", {}
    asked, table.offer = table.offer[1], None
    if agreed and asked == "draw":
        agree(table.game)
    elif agreed:
        for _ in range(asked):
            take_back(table.game)
        table.game.undone = []
    return None


def take_resigning(table, side, rest):
    """A player gives the game up."""
    if whose_line(table) != side:
        return "line turn", {}
    table.offer = None
    resign(table.game, man_at(table, side))
    return None


def take_end(table, side, rest):
    """A player notes how the game has ended; so a look at the lobby need not
    judge it anew."""
    if not result(table.game) or rest != result_told(table.game):
        return "line end", {}
    table.over = True
    return None


# PROCESS: what the lines say, at any time

def take_words(table, side, rest):
    """A player says something."""


def take_help(table, side, rest):
    """A player has asked the computer for help."""


def take_leaving(table, side, rest):
    """A player's program leaves the table."""
    table.seats[side].left = True


def take_return(table, side, rest):
    """... and sits down again."""
    table.seats[side].left = False


# STORAGE: the words

# A function of the table, the side and the rest of the line. It returns None,
# or the key of why the line cannot count and facts for its sentence.
LINE_WORDS = {"open": take_opening, "join": take_joining, "seat": take_seating,
              "ready": take_ready, "roll": take_roll, "turn": take_played,
              "draw": take_offer, "undo": take_offer,
              "yes": lambda table, side, rest: take_answer(table, side, True),
              "no": lambda table, side, rest: take_answer(table, side, False),
              "resign": take_resigning, "over": take_end, "say": take_words,
              "help": take_help, "left": take_leaving, "back": take_return}


# INPUT: parts of a line

def turn_said(text):
    """The turn that a line says, or None; only as it is written here.

    >>> turn_said("d6-d5xg4"), turn_said("5-8x14")
    ((4, 7, (14,)), None)
    """
    turn = turn_of(text) if len(text) < 20 else None
    return turn if turn and in_names(*turn) == text and is_turn(turn) else None


def options_said(text):
    """The options that a line says. ValueError if there are no such ones.

    >>> options_said("flying=never,repetitions=3")
    {'flying': 'never', 'repetitions': 3}
    """
    options = dict(part.split("=", 1) for part in text.split(","))
    if not set(options) <= set(OPTIONS) or len(text) > 200:
        raise ValueError("no such options")
    return {name: type(OPTIONS[name][0])(value)
            for name, value in options.items()}


# OUTPUT

def options_told(game):
    """The options of a game, as a line says them."""
    return ",".join("%s=%s" % option for option in game.options.items())


def result_told(game):
    """How a game has ended, as a line says it."""
    winner, reason = result(game)
    return "%s %s" % ({WHITE: "white", BLACK: "black"}.get(winner, "nobody"),
                      reason)

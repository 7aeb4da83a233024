"""table.py - a table: the sheets of two players read together, and judged.

INPUT    takes the lines from both sheets in turn: read_table take_line
         options_said
STORAGE  a table, its two sides, and what each word on a sheet does: Table Seat
         LINE_WORDS
PROCESS  judges each line, and changes the game by it: let_count take_played
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

import copy

from board import BLACK, WHITE, in_names
from rooms.meeting.sheet import Sheet, check_of, digest
from rooms.records import RecordError, turn_of
from rules import (OPTIONS, agree, copy_of, fault_of, new_game, play, resign,
                   result, take_back)

# STORAGE

HOST, GUEST = 0, 1                      # the sides
OPENING = ("open", "join")              # the first word of either side
BEFORE = ("seat", "left", "back")       # words for which nobody need sit

# Words that change the game: who writes one has seen the last one opposite.
CHANGING = {"turn", "draw", "undo", "yes", "no", "resign"}


class Seat:
    """One side of a table, as far as its sheet has been taken."""

    def __init__(self, sheet):
        self.sheet = sheet
        self.name = ""
        self.taken = 0              # so many of its lines count
        self.ready = None           # what the roll will be judged by
        self.rolled = None          # the number
        self.left = False           # is this player's program gone?


class Table:
    """Two sheets read together."""

    def __init__(self, host, guest):
        self.seats = Seat(host), Seat(guest)
        self.game = None            # see rules.py; before the first man as yet
        self.white = None           # the side that plays White, once rolled
        self.offer = None           # (side, "draw"), or (side, turns to undo)
        self.is_seated = False      # do two sit here?
        self.over = False           # has a player noted how the game ended?
        self.fault = None           # (side, number of the line, key, facts)


# PROCESS: who

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
    return HOST if man_at(table, HOST) == table.game.to_move else GUEST


# INPUT

def read_table(host, guest=None, before=None):
    """The Table of these sheets; the guest's is None until there is one. What
    a Table read before has taken of them is not judged again."""
    sheets = host, guest or Sheet("", b"")
    if before and not before.fault and all(
            sheet.lines[:seat.taken] == seat.sheet.lines[:seat.taken]
            for seat, sheet in zip(before.seats, sheets)):
        table = copy.copy(before)   # whatever Ctrl-C cuts, that one is whole
        table.game = before.game and copy_of(before.game)
        table.seats = [copy.copy(seat) for seat in before.seats]
        for seat, sheet in zip(table.seats, sheets):
            seat.sheet = sheet
    else:
        table = Table(*sheets)
    while take_line(table, HOST) or take_line(table, GUEST):
        pass
    for side, seat in enumerate(table.seats):
        fault = seat.sheet.fault    # it ends what could be read
        if fault and seat.taken == len(seat.sheet.lines):
            table.fault = table.fault or (side, seat.taken + 1, fault, {})
    return table


def take_line(table, side):
    """Take the next line of a side, if there is one that can be taken now."""
    seat, other = table.seats[side], table.seats[other_side(side)]
    lines = seat.sheet.lines[seat.taken:seat.taken + 1]
    if not lines or table.fault and table.fault[0] == side \
            or lines[0].seen > other.taken:     # it saw more than we do
        return False
    try:
        let_count(table, side, lines[0])
        return True
    except RecordError as error:
        table.fault = table.fault or (side, seat.taken + 1, error.reason,
                                      error.facts)
        return False


# PROCESS: judging

def let_count(table, side, line):
    """Let a line count. RecordError, and nothing has changed, if it cannot."""
    seat, other = table.seats[side], table.seats[other_side(side)]
    word, _, rest = line.text.partition(" ")
    before = seat.sheet.lines[seat.taken - 1].check if seat.taken else ""
    seen = other.sheet.lines[line.seen - 1].check if line.seen else ""
    require(check_of(before, seen, line.text) == line.check, "line changed")
    unseen = [one.text.split(" ")[0]
              for one in other.sheet.lines[line.seen:other.taken]]
    require(word not in CHANGING or not CHANGING & {*unseen}, "line turn")
    require(word in LINE_WORDS, "line word")
    is_open = word in BEFORE or table.is_seated and word not in OPENING
    require(is_open if seat.taken else word == OPENING[side], "line late")
    LINE_WORDS[word](table, side, word, rest.rstrip())
    seat.taken += 1


def require(is_so, key, **facts):
    """RecordError, with the key of why a line cannot count and facts for its
    sentence, unless it is so."""
    if not is_so:
        raise RecordError(key, **facts)


# PROCESS: what the lines say, before the first turn

def take_opening(table, side, word, rest):
    """The host opens the table by the options, or the guest asks to sit down
    at the table of the host's file; then comes the name."""
    about, _, name = rest.partition(" ")
    require(name, "line word")
    if side == HOST:
        try:
            table.game = new_game(**options_said(about))
        except ValueError:
            raise RecordError("line options") from None
    table.seats[side].name = name


def take_seating(table, side, word, rest):
    """The host lets this guest sit down, who has asked."""
    guest = table.seats[GUEST]
    require(side == HOST and not table.is_seated and guest.name
            and rest == guest.sheet.name, "line late")
    table.is_seated = True


def take_ready(table, side, word, rest):
    """A player is ready, and has thought of a number: its hash is told."""
    seat = table.seats[side]
    require(not seat.ready and len(rest) == 64, "line late")
    seat.ready = rest


def take_roll(table, side, word, rest):
    """A player tells the number, when both are bound to theirs."""
    seat = table.seats[side]
    require(not seat.rolled and all(one.ready for one in table.seats),
            "line late")
    require(digest(rest) == seat.ready, "line roll")
    seat.rolled = rest
    numbers = [one.rolled for one in table.seats]
    if all(numbers):
        table.white = white_by(numbers)


def white_by(numbers):
    """The side that is White, by both numbers. Neither player could steer it:
    each was bound before the other's was known."""
    return int(digest(" ".join(numbers)), 16) % 2


# PROCESS: what the lines say, in the game

def take_played(table, side, word, rest):
    """A player plays a turn."""
    require(whose_line(table) == side and not table.offer, "line turn")
    turn = turn_of(rest) if len(rest) < 20 else None
    require(turn and in_names(*turn) == rest, "line word")  # as we write it
    why, point = fault_of(table.game, turn)
    require(not why, "line illegal", turn=turn, why=why, point=point)
    play(table.game, turn)


def take_offer(table, side, word, rest):
    """A player offers a draw, or asks to take back so many turns."""
    number = rest.isascii() and rest.isdigit() and len(rest) < 6
    turns = int(rest) if number else 0
    require(turns or not rest, "line word")
    require(whose_line(table) == side and not table.offer
            and turns <= len(table.game.turns), "line turn")
    table.offer = side, turns or "draw"


def take_answer(table, side, word, rest):
    """The other player agrees, and then it is done; or not."""
    require(whose_line(table) == side and table.offer, "line turn")
    asked, table.offer = table.offer[1], None
    if word == "yes" and asked == "draw":
        agree(table.game)
    elif word == "yes":
        for _ in range(asked):
            take_back(table.game)
        table.game.undone = []


def take_resigning(table, side, word, rest):
    """A player gives the game up."""
    require(whose_line(table) == side, "line turn")
    table.offer = None
    resign(table.game, man_at(table, side))


def take_end(table, side, word, rest):
    """A player notes how the game has ended; so that both have left it."""
    require(result(table.game) and rest == result_told(table.game), "line end")
    table.over = True


# PROCESS: what the lines say, at any time

def take_words(table, side, word, rest):
    """A player says something, or has asked the computer for help."""


def take_leaving(table, side, word, rest):
    """A player's program leaves the table, or is back there."""
    table.seats[side].left = word == "left"


# STORAGE: the words

# A function of the table, the side, the word and the rest of the line;
# RecordError if the line cannot count.
LINE_WORDS = {"open": take_opening, "join": take_opening, "seat": take_seating,
              "ready": take_ready, "roll": take_roll, "turn": take_played,
              "draw": take_offer, "undo": take_offer, "yes": take_answer,
              "no": take_answer, "resign": take_resigning, "over": take_end,
              "say": take_words, "help": take_words, "left": take_leaving,
              "back": take_leaving}


# INPUT: parts of a line

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

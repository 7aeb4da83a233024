"""table.py - a table: the sheets of two players read together, and judged.

INPUT    takes the lines from both sheets in turn: read_table take_line
         options_said
STORAGE  a table, its two players, and what each word on a sheet does: Table
         TablePlayer LINE_WORDS
PROCESS  judges each line, and changes the game by it: judge_line take_played
         side_to_act

The player who opened the table is its HOST. The player who sat down opposite
is the GUEST. A `side` is one of these two. A line of a sheet begins with a
word: `host`, `guest`, `seat`, `turn`, `draw`, `undo`, `yes`, `no`, `resign`,
`say`, `help`, `left`, `back`. On an old sheet some words are others.

The lines are taken from both sheets in turn. A line is taken after the lines
that its writer had seen. rules.py judges the turns. Only one player at a time
may write a line that changes the game. So the two sheets always give the same
game, in whatever order their lines arrive. A line that is wrong is not taken.
It waits, with all lines after it, until it is right again.
"""

from functools import lru_cache

from board import BLACK, NAMES, WHITE
from rooms.meeting.sheet import GUEST, HOST, SIDE_OF, Sheet
from rooms.records import Unusable, fault_of, option_value, turn_of
from rules import agree, new_game, notation, play, resign, result, undo

# STORAGE

BEFORE = ("seat", "left", "back")       # allowed before both sit
NO_SHEET = Sheet("")                    # of a side where nobody sits

# Words that change the game. A player who writes one must have seen the last
# one on the other sheet.
CHANGING = {"turn", "draw", "undo", "yes", "no", "resign"}


class TablePlayer:
    """One of the two at a table, as far as the lines of their sheet have been
    taken."""

    def __init__(self, sheet):
        self.sheet = sheet
        self.name = ""
        self.taken = 0              # how many of its lines count
        self.changed = 0            # ... up to the last that changes the game
        self.left = False           # is this player's program gone?


class Table:
    """Two sheets read together."""

    def __init__(self, host, guest):
        self.players = TablePlayer(host), TablePlayer(guest)
        self.game = None            # see rules.py. None before the line `host`
        self.white = None           # the side that plays White. None until
                                    # both players sit here
        self.offer = None           # (side, turns to undo), 0 for a draw
        self.fault = None           # (side, number of the line, Unusable)


# PROCESS: who

def other_side(side):
    """The side opposite."""
    return GUEST if side == HOST else HOST


def man_at(table, side):
    """The man with which a side plays: WHITE or BLACK."""
    return WHITE if side == table.white else BLACK


def side_to_act(table):
    """The side that has to act now. None before both sit here, and when the
    game is over."""
    if table.white is None or result(table.game):
        return None
    if table.offer:
        return other_side(table.offer[0])
    return HOST if man_at(table, HOST) == table.game.to_move else GUEST


# INPUT

@lru_cache(300)             # of the last tables, none is judged twice
def read_table(host, guest=NO_SHEET):
    """The Table of these sheets. Others share it: never change it."""
    table = Table(host, guest)
    while take_line(table, HOST) or take_line(table, GUEST):
        pass
    return table


def take_line(table, side):
    """Take the next line of a side, if that is possible now. Was a line taken?
    """
    player, other = table.players[side], table.players[other_side(side)]
    lines = player.sheet.lines[player.taken:player.taken + 1]
    if table.fault and table.fault[0] == side \
            or lines and lines[0].seen > other.taken:   # not seen here yet
        return False
    try:
        if lines:
            judge_line(table, side, lines[0])
        elif player.sheet.is_damaged:   # nothing after it can be read
            raise Unusable("line shape")
        return bool(lines)
    except Unusable as error:
        table.fault = table.fault or (side, player.taken + 1, error)
        return False


# PROCESS: judging

def judge_line(table, side, line):
    """Judge a line and do what it says. Raises Unusable if the line cannot
    count: then nothing has changed."""
    player, other = table.players[side], table.players[other_side(side)]
    word, _, details = line.text.partition(" ")
    must_be(word in LINE_WORDS, "line word")
    if not player.taken:            # the first line says whose sheet it is
        must_be(player.sheet.side == side, "line late")
    elif word not in BEFORE:        # the others wait until both sit here
        must_be(table.white is not None and word not in SIDE_OF, "line late")
    if word in CHANGING:
        if player.sheet.is_old and not (player.changed or other.changed):
            table.white = side      # nothing else tells who begins there
        must_be(line.seen >= other.changed and side_to_act(table) == side,
                "line turn")
    LINE_WORDS[word](table, side, word, details.rstrip())
    player.taken += 1
    player.changed = player.taken if word in CHANGING else player.changed


def must_be(is_so, key, **facts):
    """Raises Unusable unless `is_so`. The key says why the line cannot
    count, and the facts fill its sentence."""
    if not is_so:
        raise Unusable(key, **facts)


# PROCESS: what the lines say, before the first turn

def take_opening(table, side, word, details):
    """The host opens a table with these options, or the guest asks to sit down
    at the table of this file of the host. After that comes the player's name.
    """
    sheet = table.players[side].sheet
    must_be(sheet.player, "line word")
    if side == HOST:
        try:
            table.game = new_game(**options_said(sheet.options))
        except (KeyError, ValueError):
            raise Unusable("line options") from None
    table.players[side].name = sheet.player


def take_seating(table, side, word, details):
    """The host lets the guest sit down who has asked. The line tells who plays
    White: the host's program has let chance decide. (An old one has not.)"""
    guest = table.players[GUEST]
    file, _, white = details.partition(" ")
    must_be(side == HOST and table.white is None and guest.name
            and file == guest.sheet.name, "line late")
    must_be(white in ("host", "guest") or guest.sheet.is_old, "line word")
    table.white = SIDE_OF.get(white, HOST)


# PROCESS: what the lines say, in the game

def take_played(table, side, word, details):
    """A player plays a turn."""
    must_be(not table.offer, "line turn")
    turn = turn_of(details) if len(details) < 20 else None
    # A turn has only one spelling here, so that both sheets read alike.
    must_be(turn and notation(turn, NAMES) == details, "line word")
    why, point = fault_of(table.game, turn)
    must_be(not why, "line illegal", turn=turn, why=why, point=point)
    play(table.game, turn)


def take_offer(table, side, word, details):
    """A player offers a draw, or asks to take back this number of turns."""
    number = details.isascii() and details.isdigit() and len(details) < 6
    turns = int(details) if number else 0
    must_be(turns or not details, "line word")
    must_be(not table.offer and turns <= len(table.game.turns), "line turn")
    table.offer = side, turns


def take_answer(table, side, word, details):
    """The other player answers yes or no. After a yes it is done at once."""
    must_be(table.offer, "line turn")
    turns, table.offer = table.offer[1], None
    if word == "yes" and not turns:
        agree(table.game)
    elif word == "yes":
        for _ in range(turns):
            undo(table.game)
        table.game.undone = []


def take_resigning(table, side, word, details):
    """A player gives the game up."""
    table.offer = None
    resign(table.game, man_at(table, side))


# PROCESS: what the lines say, at any time

def take_words(table, side, word, details):
    """A player says something, or has asked the computer for help. The table
    stays as it is. In an old sheet the roll is here, too: it has been rolled.
    """


def take_leaving(table, side, word, details):
    """A player leaves the table, or is back."""
    table.players[side].left = word == "left"


# STORAGE: the words

# For each word a function of the table, the side, the word and what stands
# after it. It raises Unusable if the line cannot count.
LINE_WORDS = {**dict.fromkeys(SIDE_OF, take_opening), "seat": take_seating,
              "turn": take_played, "draw": take_offer, "undo": take_offer,
              "yes": take_answer, "no": take_answer, "resign": take_resigning,
              "left": take_leaving, "back": take_leaving, **dict.fromkeys(
                  ("say", "help", "ready", "roll", "over"), take_words)}


# INPUT: parts of a line

def options_said(text):
    """The options in a line. Raises KeyError or ValueError if there are no
    such options.

    >>> options_said("flying=never,repetitions=3")
    {'flying': 'never', 'repetitions': 3}
    """
    options = dict(part.split("=", 1) for part in text.split(","))
    return {name: option_value(name, said) for name, said in options.items()}

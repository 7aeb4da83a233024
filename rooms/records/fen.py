"""fen.py - a position in a line of text, a FEN, and a game that begins there.

INPUT    reads a position from a FEN: read_fen
STORAGE  the order of the points in a FEN, and its signs: FEN_RINGS FEN_SIGNS
PROCESS  begins a game at a position, if one can begin there: begin_at
OUTPUT   writes a position as a FEN: fen_of

A FEN is written as Sanmill, another program of this game, writes it:

    O@O*****/********/******** w p p 2 7 1 7 0 0 0 0 0 0 0 0 1

The three rings, the inner one first, each from its top clockwise: O is White,
@ is Black, * is vacant, X is marked by rules of others, and vacant by ours.
Then who is to move, the phase (p: placing, m: moving), what is to be done (p:
place, s: move, r: remove), White's men on the board and in hand, Black's, and
nine numbers of which nothing is needed here. A `position` is what a game
begins with: (spots, who is to move, (White's men in hand, Black's)).
"""

from board import BLACK, EMPTY, MEN, WHITE, new_spots
from rules import (OTHER, all_men_placed, beginning_of, new_game, position_of,
                   result, set_up)

# STORAGE: what goes wrong

class RecordError(ValueError):
    """Why a record cannot be read or written."""

    def __init__(self, reason, game=None, tags=None, **facts):
        super().__init__("%s %s" % (reason, facts))
        self.reason = reason            # a key of a sentence
        self.facts = facts              # such as the line, the word
        self.game = game                # up to the last good turn, or None
        self.tags = tags                # of the record, if they could be read


# INPUT

def read_fen(text):
    """The position of a FEN. RecordError if it cannot be understood; whether
    it can be played is not asked here. Older forms have fewer numbers."""
    rings, side, _, action, *men = (text.split() + 8 * [""])[:8]
    signs = rings.upper().split("/")
    if [len(ring) for ring in signs] != [len(ring) for ring in FEN_RINGS] \
            or not set("".join(signs)) <= set(FEN_SIGNS):
        raise RecordError("fen rings", word=rings)
    if side.lower() not in MEN_OF:
        raise RecordError("fen side", word=side)
    if action.lower() == "r":
        raise RecordError("fen removal")
    hands = men[1::2]
    for word in hands:
        if not (word.isascii() and word.isdigit() and len(word) < 3):
            raise RecordError("fen hands", word=word)
    spots = new_spots()
    for sign, point in zip("".join(signs), sum(FEN_RINGS, ())):
        spots[point] = FEN_SIGNS[sign]
    return spots, MEN_OF[side.lower()], tuple(map(int, hands))


# STORAGE

FEN_RINGS = (
    (7, 8, 12, 17, 16, 15, 11, 6),
    (4, 5, 13, 20, 19, 18, 10, 3),
    (1, 2, 14, 23, 22, 21, 9, 0),
)
FEN_SIGNS = {"O": WHITE, "@": BLACK, "*": EMPTY, "X": EMPTY}
MEN_OF = {"w": WHITE, "b": BLACK}

USUAL_BEGINNING = position_of(new_game())


# PROCESS

def begin_at(spots, to_move, in_hand=(0, 0), **options):
    """A game that begins at a position. RecordError if none can begin there:
    too many men, too few, hands that do not fit, or over at once."""
    game = set_up(spots, to_move, in_hand, **options)
    for man in OTHER:
        board, hand = game.spots.count(man), game.in_hand[man]
        if not 3 <= board + hand <= MEN:
            raise RecordError("set up few" if board + hand < 3 else
                              "set up many", colour=man, board=board,
                              hand=hand, most=MEN)
    # Players place in turn, so that other hands do not come up in any game.
    # The search relies on that.
    mine, others = game.in_hand[to_move], game.in_hand[OTHER[to_move]]
    if mine - others not in (0, 1):
        raise RecordError("set up hands", colour=to_move, hand=mine,
                          other=OTHER[to_move], others=others)
    over = result(game)
    if over:
        raise RecordError("set up blocked" if over[1] == "blocked" else
                          "set up repetition", colour=to_move)
    return game


def is_set_up(game):
    """Did this game begin at a position that was set up?"""
    return position_of(beginning_of(game)) != USUAL_BEGINNING


# OUTPUT

def fen_of(game):
    """The FEN of the position in which a game is now.

    >>> from rules import new_game
    >>> fen_of(new_game())
    '********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1'
    """
    signs = {EMPTY: "*", WHITE: "O", BLACK: "@"}
    rings = ["".join(signs[game.spots[point]] for point in ring)
             for ring in FEN_RINGS]
    side = "w" if game.to_move == WHITE else "b"
    phase = "m s" if all_men_placed(game) else "p p"
    men = ["%d %d" % (game.spots.count(man), game.in_hand[man])
           for man in OTHER]
    return " ".join(["/".join(rings), side, phase, *men, "0 0 0 0 0 0 0 0 1"])

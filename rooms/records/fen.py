"""fen.py - a position in a line of text, a FEN, and a game that begins there.

INPUT    reads a position from a FEN: read_fen
STORAGE  the order of the points in a FEN, and its signs: FEN_RINGS FEN_SIGNS
PROCESS  begins a game at a position, if one can begin there: begin_at
OUTPUT   writes a position as a FEN: fen_of

This is a FEN. Sanmill, another program for this game, writes it in the same
way:

    O@O*****/********/******** w p p 2 7 1 7 0 0 0 0 0 0 0 0 1

First come the three rings, the inner one first. Each begins at its top and
goes clockwise. O is a white man, @ is a black man, and * is a vacant
point. Then come:

- the player to move: w or b
- the phase: p for placing, m for moving
- what the player does next: p for place, s for move, r for remove
- White's men on the board and in hand, then Black's
- nine numbers that are not needed here

A `position` is (spots, the player to move, (White's men in hand, Black's)).
"""

from board import BLACK, EMPTY, MEN, WHITE, new_spots
from rooms.records.judge import Unusable
from rules import OTHER, all_men_placed, has_few, new_game, position_of, result

# INPUT

def read_fen(text):
    """The position that a FEN describes. Raises Unusable if the text cannot
    be understood. Whether a game can begin there is not checked here. Older
    FENs have fewer numbers at the end."""
    rings, side, _, action, _, white, _, black = (text.split() + 8 * [""])[:8]
    signs = rings.upper().split("/")
    if [len(ring) for ring in signs] != [len(ring) for ring in FEN_RINGS] \
            or not set("".join(signs)) <= set(FEN_SIGNS):
        raise Unusable("fen rings", word=rings)
    if side.lower() not in MEN_OF:
        raise Unusable("fen side", word=side)
    if action.lower() == "r":
        raise Unusable("fen removal")
    for word in (white, black):
        if not (word.isascii() and word.isdigit() and len(word) < 3):
            raise Unusable("fen hands", word=word)
    spots = new_spots()
    for sign, point in zip("".join(signs), sum(FEN_RINGS, ())):
        spots[point] = FEN_SIGNS[sign]
    return spots, MEN_OF[side.lower()], (int(white), int(black))


# STORAGE

FEN_RINGS = ((7, 8, 12, 17, 16, 15, 11, 6),
             (4, 5, 13, 20, 19, 18, 10, 3),
             (1, 2, 14, 23, 22, 21, 9, 0))
FEN_SIGNS = {"O": WHITE, "@": BLACK, "*": EMPTY}
MEN_OF = {"w": WHITE, "b": BLACK}

USUAL_BEGINNING = position_of(new_game())


# PROCESS

def set_up(spots, to_move, in_hand=(0, 0), **options):
    """A game that begins at a position. in_hand is (White's, Black's)."""
    game = new_game(**options)
    game.spots = list(spots)
    game.to_move = to_move
    game.in_hand = {WHITE: in_hand[0], BLACK: in_hand[1]}
    return game


def begin_at(spots, to_move, in_hand=(0, 0), **options):
    """A game that begins at a position. Raises Unusable if no game can
    begin there, as in check_men, or if the men in hand do not fit."""
    game = set_up(spots, to_move, in_hand, **options)
    check_men(game)
    # Players place in turn. So no game leads to other numbers of men in hand,
    # and the search of the computer relies on that.
    mine, others = game.in_hand[to_move], game.in_hand[OTHER[to_move]]
    if mine - others not in (0, 1):
        raise Unusable("set up hands", colour=to_move, hand=mine,
                       other=OTHER[to_move], others=others)
    return game


def check_men(game):
    """Raises Unusable if a player has too many or too few men, or if the
    game is over at once."""
    for man in OTHER:
        board, hand = game.spots.count(man), game.in_hand[man]
        if has_few(game, man) or board + hand > MEN:
            raise Unusable("set up few" if has_few(game, man) else
                           "set up many", colour=man, board=board,
                           hand=hand, most=MEN)
    if result(game):
        raise Unusable("set up blocked", colour=game.to_move)


def first_position(game):
    """The position before the first turn of a game."""
    return game.past[0][0] if game.past else position_of(game)


def is_set_up(game):
    """Does this game begin at a position that was set up?"""
    return first_position(game) != USUAL_BEGINNING


def beginning_of(game):
    """A second game: this one before its first turn."""
    return set_up(*first_position(game), **game.options)


# OUTPUT

def fen_of(game):
    """The FEN of the position that a game has now.

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

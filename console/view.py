"""view.py - what the players see: the board, the map, the state of the game.

STORAGE  SHADES NUMBERS GAP LETTERS KINDS_OF_LETTERS LOG_AT_END
PROCESS  glyphs turn_shown game_now kinds_of_points map_fits
OUTPUT   picture_pieces rows_shown in_pieces men_pieces fitted
         state_pieces end_pieces show_board tell

A `match` is that of match.py; `spots` and rows are those of board.py. A piece
is a pair (kind, text), see screen.py. The colours are drawn as the board is:
beside each row of characters goes a row of letters that name their kinds.
"""

import itertools

from board import (BLACK, EMPTY, LINES, MEN, POINTS, WHITE, mills_through,
                   rows_of)
from console.screen import columns, say, wrapped, write
from console.sentences import sentence
from console.texts import TEXT
from console.words import (colour_of, in_columns, last_turn, name_of, numbered,
                           position_in_words, result_in_words)
from rules import copy_of, men_left, put, result

# STORAGE

SHADES = {"▓▓▓", "░░░"}
NUMBERS = ["%2d " % point for point in POINTS]
GAP = " " * 6           # between the board and the map

# The letters for the kinds of screen.py in a row that names them.
LETTERS = {"plain": " ", "white": "W", "black": "B", "moved": "M",
           "emptied": "L", "mill": "C", "map": "P"}
KINDS_OF_LETTERS = {letter: kind for kind, letter in LETTERS.items()}

LOG_AT_END = 2          # rows of turns shown when the game is over


# PROCESS

def glyphs(screen):
    """The three characters for each spot, as this screen shows them.

    On a light ground the dense shade looks black, so the two shades change.
    """
    if screen.style == "ascii":
        return {WHITE: " W ", BLACK: " B ", EMPTY: " + "}
    if screen.light and {WHITE, BLACK} == SHADES:
        return {WHITE: BLACK, BLACK: WHITE, EMPTY: EMPTY}
    return {WHITE: WHITE, BLACK: BLACK, EMPTY: EMPTY}


def turn_shown(match):
    """The turn that the picture marks: the one begun, or the last, or None."""
    if match.begun[1] is not None:
        return match.begun
    return match.game.turns[-1] if match.game.turns else None


def game_now(match):
    """The game with the turn that is being typed, as far as it goes."""
    if match.begun[1] is None:
        return match.game
    game = copy_of(match.game)
    put(game, match.begun)
    return game


def kinds_of_points(spots, turn):
    """The kind of each point: the men, and what the turn has changed."""
    kinds = [{WHITE: "white", BLACK: "black", EMPTY: "plain"}[spot]
             for spot in spots]
    if turn:
        start, end, removed = turn
        kinds[end] = "moved"
        for mill in mills_through(spots, end):
            for point in mill:
                kinds[point] = "mill"
        for point in removed + (() if start is None else (start,)):
            kinds[point] = "emptied"
    return kinds


def map_fits(screen):
    """Is there room for the map beside the board?"""
    return columns(screen) >= 2 * len(rows_of(NUMBERS)[0]) + len(GAP)


# OUTPUT: the picture

def picture_pieces(match):
    """The board, and the map beside it, in pieces of one kind each."""
    spots, look = game_now(match).spots, glyphs(match.screen)
    kinds = kinds_of_points(spots, turn_shown(match))
    rows = rows_shown(match.screen, [look[spot] for spot in spots])
    letters = rows_of([3 * LETTERS[kind] for kind in kinds])
    if match.screen.map and map_fits(match.screen):
        rows = [row + GAP + more for row, more in
                zip(rows, rows_shown(match.screen, NUMBERS))]
        letters = [row + LETTERS["map"] * len(GAP + row) for row in letters]
    return in_pieces("\n".join(rows) + "\n", "\n".join(letters) + "\n")


def rows_shown(screen, marks):
    """The rows of the board or of the map, as this screen shows its lines."""
    plain = str.maketrans(LINES if screen.style == "ascii" else {})
    return [row.translate(plain) for row in rows_of(marks)]


def in_pieces(text, letters):
    """The text as pieces (kind, text), by the letters that name its kinds."""
    signs = iter(text)
    return [(KINDS_OF_LETTERS.get(letter, "plain"),
             "".join(itertools.islice(signs, len(list(run)))))
            for letter, run in itertools.groupby(letters)]


# OUTPUT: the state of the game

def men_pieces(match, man, key):
    """A player and the men, by the sentence of that key, its glyph coloured.

    When the board is described in words, the glyph is left out.
    """
    game, glyph = game_now(match), glyphs(match.screen)[man]
    words = sentence(
        key, colour=colour_of(man), name=name_of(match, man),
        glyph="" if match.screen.plain else glyph, hand=game.in_hand[man],
        board=game.spots.count(man), lost=MEN - men_left(game, man),
        mills=sum(game.mills[1 if man == WHITE else 2::2]))
    first, shown, last = fitted(match, words).partition(glyph)
    return [("plain", first), ("white" if man == WHITE else "black", shown),
            ("plain", last)]


def fitted(match, words):
    """A sentence broken to fit the window, with its newline."""
    return wrapped(words, columns(match.screen)) + "\n"


def state_pieces(match):
    """Below the board: what was played last, and the men."""
    return [("plain", fitted(match, last_turn(match))),
            *men_pieces(match, WHITE, "men"),
            *men_pieces(match, BLACK, "men")]


def end_pieces(match):
    """Below the last board: the result, what was done, the turns."""
    log = in_columns(numbered(match.game.turns), columns(match.screen))
    if len(log) > LOG_AT_END:
        log = [TEXT["more turns"]] + log[-LOG_AT_END:]
    turns = sentence("turns", turns=len(match.game.turns))
    return [("plain", fitted(match, last_turn(match))),
            ("result", fitted(match, result_in_words(match))),
            *men_pieces(match, WHITE, "sums"),
            *men_pieces(match, BLACK, "sums"),
            ("plain", "\n".join([turns] + log) + "\n")]


# OUTPUT: on the screen

def show_board(match):
    """Show the board and the state of the game, if they have changed."""
    now = (match.game, match.begun[1:])     # picking up a man changes nothing
    if now == match.screen.drawn:
        return
    match.screen.drawn = now
    if match.screen.plain:
        words = position_in_words(game_now(match).spots)
        pieces = [("plain", fitted(match, words))]
    else:
        pieces = picture_pieces(match)
    below = end_pieces if result(match.game) else state_pieces
    write(match.screen, ("plain", "\n"), *pieces, *below(match))


def tell(match, key, kind="plain", **holes):
    """Say the sentence of TEXT with that key, its holes filled in."""
    say(match.screen, sentence(key, **holes), kind)

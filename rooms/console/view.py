"""view.py - what the players see of a turn: the board, and what is below it.

STORAGE  how many lines a low window and a short log have: LOG_AT_END LOW
PROCESS  finds how much has room below the board: cut free_lines height
OUTPUT   shows the board and the lines below it: show_board turn_pieces tell

A `match` is that of match.py; a piece is a pair (kind, text), see screen.py.
What stands below the board is a list of entries, each a list of pieces that
ends a line.
"""

from board import MEN
from rooms.console.match import game_now
from rooms.console.picture import (drawing_of, map_fits, men_shown,
                                   numbers_shown)
from rooms.console.screen import (asked, columns, say, window_size, wrapped,
                                  write)
from rooms.console.sentences import TEXT, clean, sentence
from rooms.console.words import (colour_of, in_columns, last_turn, name_of,
                                 numbered, position_in_words, prompt_of,
                                 result_in_words)
from rules import OTHER, men_left, result

# STORAGE

LOG_AT_END = 2          # rows of turns shown when the game is over
LOW = 19                # so many lines hold a turn and one more question
AS_IT_IS = "as it is"   # drawn: nothing is to be shown until it changes
CLEAR = "\033[H\033[J"  # to the upper left of the window; clear what follows


# PROCESS

def need_not_show(match):
    """Leave in the window what has been said: the board comes later."""
    match.screen.drawn = AS_IT_IS


def height(pieces):
    """How many lines the pieces take."""
    return sum(text.count("\n") for _, text in pieces)


def cut(entries, keep, free):
    """As many of the entries as fit into so many free lines; but the second
    alone, if it is to be kept and both do not fit."""
    for number in range(len(entries), keep, -1):
        if sum(map(height, entries[:number])) <= free:
            return entries[:number]
    return entries[1:1 + keep]


def free_lines(match):
    """How many lines the question leaves in the window."""
    lines = window_size(match.screen)[1]
    return lines - asked(match.screen, prompt_of(match)).count("\n") - 1


# OUTPUT: the state of the game

def entry_of(words, width, kind="plain"):
    """An entry: a sentence broken to fit the width, with its newline."""
    return [(kind, wrapped(words, width) + "\n")]


def men_entries(match, key, width):
    """For each player a line about the men, by the sentence of that key, the
    glyph coloured.

    When the board is described in words, the glyph is left out; where the
    window is narrow, the name.
    """
    game, plain, entries = game_now(match), match.screen.looks.plain, []
    for man in OTHER:
        kind, glyph = men_shown(match.screen)[man]
        last = -2 if man == game.to_move else -1        # his last turn
        numbers = sentence(
            key, hand=game.in_hand[man], board=game.spots.count(man),
            lost=MEN - men_left(game, man),
            mills=sum(made for _, made in game.past[last::-2]))
        first = colour_of(man) + ("" if plain else " " + glyph)
        words = "%s %s%s" % (first, name_of(match, man), numbers)
        if len(words) > width:      # a low window needs the line
            words = first + numbers
        above, glyph, below = (wrapped(words, width) + "\n").partition(glyph)
        entries.append([("plain", above), (kind, glyph), ("plain", below)])
    return entries


def entries_below(match, width, over):
    """What stands below the board: what was played last, the men and, in a
    replay, what the record says. When the game is `over`, the result and the
    turns; before that, once, that the map has no room and the numbers stand on
    the board."""
    last = entry_of(last_turn(match), width)
    said = match.scene.tags.get(len(match.game.turns))
    comments = [entry_of(clean(said, 500), width)] if said else []
    if over:
        log = in_columns(numbered(match.game.turns), width)
        if len(log) > LOG_AT_END:
            log = [TEXT["more turns"]] + log[-LOG_AT_END:]
        turns = sentence("turns", turns=len(match.game.turns))
        return [last, entry_of(result_in_words(match), width, "result"),
                *men_entries(match, "sums", width),
                [("plain", "\n".join([turns] + log) + "\n")], *comments]
    entries = [last, *comments, sum(men_entries(match, "men", width), [])]
    if match.screen.looks.numbers != numbers_shown(match.screen) \
            and not (match.screen.looks.plain or match.screen.told_narrow):
        entries.insert(0, entry_of(TEXT["narrow"], width))
    return entries


# OUTPUT: on the screen

def turn_pieces(match, width, taken=0):
    """A blank line, the board, and what stands below it: in a low window only
    as much as leaves room for the question, and for what is `taken`, a number
    of lines."""
    over, game = result(match.game) is not None, game_now(match)
    entries = entries_below(match, width, over)
    if match.screen.looks.plain:
        words = wrapped(position_in_words(game.spots), width)
        return [("plain", "\n" + words + "\n"), *sum(entries, [])]
    last = game.turns[-1] if game.turns else None
    above, *rows = drawing_of(match.screen, game.spots, last)
    free = free_lines(match) - len(rows) - taken
    if above and free > (1 if over else 0):     # but the result comes first
        rows.insert(0, above)
        free -= 1
    below = sum(cut(entries, 1 if over else 0, free), [])
    if height(below) < free:
        rows.insert(0, [])
    return sum((row + [("board", "\n")] for row in rows), []) + below


def show_board(match):
    """Show the board and the state of the game, if they have changed. Where
    the board stays in its place, it is above what has been said since, unless
    that is too long for the window. To pick a man up changes nothing; but
    another question moves a low window on."""
    screen = match.screen
    low, width = window_size(screen)[1] < LOW, columns(screen)
    now = match.game, match.begun if low else match.begun[1:]
    changed = screen.drawn not in (now, AS_IT_IS)
    screen.drawn, whole = now, []
    if screen.said is not None:
        whole = turn_pieces(match, width, height(screen.said)) + screen.said
    if whole and height(whole) <= free_lines(match):
        write(screen, ("plain", CLEAR), *whole)
    elif changed:
        write(screen, *turn_pieces(match, width))
    screen.told_narrow = not (screen.looks.plain or map_fits(screen))


def tell(match, key, kind="plain", **holes):
    """Say the sentence of TEXT with that key, its holes filled in."""
    say(match.screen, sentence(key, **holes), kind)

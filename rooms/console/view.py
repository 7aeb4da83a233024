"""view.py - what the players see of a turn: the board, and what is below it.

STORAGE  how many lines a low window and a short log have: LOG_AT_END LOW
PROCESS  decides what to show, and how much has room: game_now cut free_lines
OUTPUT   shows the board and the lines below it: show_board turn_pieces tell

A `match` is that of match.py; a piece is a pair (kind, text), see screen.py.
What stands below the board is a list of entries, each a list of pieces that
ends a line.
"""

from board import BLACK, MEN, WHITE
from rooms.console.picture import drawing_of, map_fits, men_shown
from rooms.console.screen import (MANY, asked, columns, say, window_size,
                                  wrapped, write)
from rooms.console.sentences import TEXT, clean, sentence
from rooms.console.words import (colour_of, in_columns, last_turn, name_of,
                                 numbered, position_in_words, prompt_of,
                                 result_in_words)
from rules import copy_of, men_left, put, result

# STORAGE

LOG_AT_END = 2          # rows of turns shown when the game is over
LOW = 19                # so many lines hold a turn and one more question
AS_IT_IS = "as it is"   # drawn: nothing is to be shown until it changes
CLEAR = "\033[H\033[J"  # to the upper left of the window; clear what follows


# PROCESS

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
    """How many lines the question leaves in the window; MANY if that does not
    say how high it is."""
    lines = window_size(match.screen)[1]
    if lines == MANY:
        return MANY
    return lines - asked(match.screen, prompt_of(match)).count("\n") - 1


# OUTPUT: the state of the game

def fitted(words, width):
    """A sentence broken to fit the width, with its newline."""
    return (words if len(words) <= width else wrapped(words, width)) + "\n"


def men_entries(match, key, width):
    """For each player a line about the men, by the sentence of that key, the
    glyph coloured.

    When the board is described in words, the glyph is left out; where the
    window is narrow, the name.
    """
    game, shown = game_now(match), men_shown(match.screen)
    left = {man: men_left(game, man) for man in (WHITE, BLACK)}
    names = {man: (colour_of(man), name_of(match, man)) for man in left}
    entries = []
    for man, (colour, name) in names.items():
        kind, glyph = shown[man]
        last = -2 if man == match.game.to_move else -1     # his last turn
        mills = sum(made for _, made in match.game.past[last::-2])
        first = colour if match.screen.looks.plain else colour + " " + glyph
        numbers = sentence(
            key, hand=game.in_hand[man], board=game.spots.count(man),
            lost=MEN - left[man], mills=mills)
        words = "%s %s%s" % (first, name, numbers)
        if len(words) > width:      # a low window needs the line
            words = first + numbers
        above, glyph, below = fitted(words, width).partition(glyph)
        entries.append([("plain", above), (kind, glyph), ("plain", below)])
    return entries


def entries_below(match, width, narrow, over):
    """What stands below the board: what was played last, the men and, in a
    replay, what the record says. When the game is `over`, the result and the
    turns; before that, once, that the map has no room and the numbers stand on
    the board."""
    last = [("plain", fitted(last_turn(match), width))]
    said = match.scene.tags.get(len(match.game.turns))
    comments = [[("plain", fitted(clean(said, 500), width))]] if said else []
    if over:
        log = in_columns(numbered(match.game.turns), width)
        if len(log) > LOG_AT_END:
            log = [TEXT["more turns"]] + log[-LOG_AT_END:]
        turns = sentence("turns", turns=len(match.game.turns))
        return [last, [("result", fitted(result_in_words(match), width))],
                *men_entries(match, "sums", width),
                [("plain", "\n".join([turns] + log) + "\n")], *comments]
    entries = [last, *comments, sum(men_entries(match, "men", width), [])]
    if narrow and match.screen.looks.numbers == "map" \
            and not match.screen.told_narrow:
        entries.insert(0, [("plain", fitted(TEXT["narrow"], width))])
    return entries


# OUTPUT: on the screen

def turn_pieces(match, width, narrow, taken=0):
    """A blank line, the board, and what stands below it: in a low window only
    as much as leaves room for the question, and for what is `taken`, a number
    of lines. Where it is `narrow`, the map has no room."""
    over = result(match.game) is not None
    entries = entries_below(match, width, narrow, over)
    if match.screen.looks.plain:
        words = wrapped(position_in_words(game_now(match).spots), width)
        return [("plain", "\n" + words + "\n"), *sum(entries, [])]
    above, *rows = drawing_of(match.screen, game_now(match).spots,
                              turn_shown(match))
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
    narrow = not (screen.looks.plain or map_fits(screen))
    screen.drawn, whole = now, []
    if screen.said is not None:
        whole = turn_pieces(match, width, narrow,
                            height(screen.said)) + screen.said
    if whole and height(whole) <= free_lines(match):
        write(screen, ("plain", CLEAR), *whole)
    elif changed:
        write(screen, *turn_pieces(match, width, narrow))
    screen.told_narrow = narrow


def tell(match, key, kind="plain", **holes):
    """Say the sentence of TEXT with that key, its holes filled in."""
    say(match.screen, sentence(key, **holes), kind)

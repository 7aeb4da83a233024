"""setup.py - a position is set up: typed, as a FEN, or as a picture.

INPUT    reads a position from words, a FEN or a picture: read_position
         read_men read_below
STORAGE  the command, and words that are skipped: WORDS LEFT_OUT
PROCESS  begins a game at the position: set_up_position

A `position` is (spots, who is to move, men in hand), as in records/fen.py,
which also judges it. The spots are None until men are named. Every mistake is
Refused. A command is a function of the match and of the words typed after it.
"""

from board import EMPTY, MEN, POINTS, WHITE, new_spots, read_point
from rooms.commands import ending, saved_games
from rooms.commands.typed_line import man_in, number_between
from rooms.console import ask_line, english_word, read_rows, sentence, tell
from rooms.records import begin_at, fen_of, read_fen
from rules import Refused, result, set_game

# STORAGE

LEFT_OUT = ("the", "on")      # words that say nothing here


# INPUT

def read_position(words):
    """The position that these words say: a FEN, or men and their points.
    Raises Refused for a word that it cannot understand.

    >>> from board import BLACK
    >>> spots, _, in_hand = read_position("W 4 d7 B: 19, 20 hand 2".split())
    >>> [point for point in POINTS if spots[point] == BLACK], in_hand
    ([19, 20], (2, 2))
    """
    words = " ".join(words).replace(",", " ").replace(":", " ").split()
    if words and english_word(words[0]) in ("fen", "setup"):
        words = words[1:]
    if words and "/" in words[0]:
        return read_fen(" ".join(words))
    spots, to_move, hands = read_men(words)
    in_hand = [number_between(word, 0, MEN) for word in hands or ["0"]]
    if None in in_hand or len(in_hand) > 2:
        raise Refused("set up hand", word=" ".join(hands))
    return spots, to_move, (in_hand[0], in_hand[-1])


def read_men(words):
    """(the spots, or None if no man is named; who is to move; words for the
    hands)."""
    spots, to_move, hands = new_spots(), WHITE, []
    if "W" in map(str.upper, words):    # so B is Black, in every language
        words = ["black" if word in ("B", "b") else word for word in words]
    section, rest = "", iter(words)     # a man, "hand", or "" at first
    for typed in rest:
        man, word = man_in(typed), english_word(typed)
        if word in ("move", "turn"):
            to_move = man_in(next(rest, ""))
            if not to_move:
                raise Refused("set up mover")
        # No colour stands right after hand: there must be a number.
        elif word == "hand" or man and (section != "hand" or hands):
            section = man or word
        elif word not in LEFT_OUT and section == "hand":
            hands.append(word)
        elif word not in LEFT_OUT:
            put_man(spots, section, typed.lower())
    return None if spots == new_spots() else spots, to_move, hands


def put_man(spots, man, word):
    """Put a man on the point that this word means. Raises Refused if it
    means none, if a man is there already, or if nobody said whose man."""
    point = read_point(word) if man else None
    if point is None:
        raise Refused("set up word", word=word)
    if spots[point] != EMPTY:
        raise Refused("set up twice", point=point)
    spots[point] = man


def read_below(match, position):
    """The position with the spots of a picture that is typed next, row by row.
    Or another position, if one is typed instead. None after an empty line, or
    after stop."""
    spots, lines = [], []
    while len(spots) < len(POINTS):
        line = ask_line(match.screen, sentence("ask picture"))
        if english_word(line.strip()) in ("stop", "back", "quit") \
                or not line.strip() and lines:      # it may come first
            return None
        lines += line.split("\n")
        try:
            spots = read_rows(match.screen, lines)
        except ValueError:
            other = position if spots else read_position(line.split())
            if other[0] is None:
                raise Refused("set up row", word=line.strip()) from None
            return other
    return (spots, *position[1:])


# PROCESS

def set_up_position(match, words):
    """Begin a game at the position that is typed, or at that of a picture. A
    game that has just ended is counted and kept."""
    if match.game.turns and not result(match.game):
        raise Refused("set up late")
    position = read_position(words)
    if position[0] is None:
        tell(match, "set up how", fen=fen_of(match.game))
        position = read_below(match, position)
    if not position:
        tell(match, "set up left")
        return
    game = begin_at(*position, **match.game.options)
    if result(match.game):
        ending.count_points(match)
        saved_games.keep_aside(match)
    set_game(match, game)


# STORAGE

WORDS = {"setup": set_up_position}

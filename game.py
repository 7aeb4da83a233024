"""game.py - one game in progress: its options, its position, its history.

INPUT    new_game check_option set_up
STORAGE  OTHER PLACINGS MOVES FLIGHTS OPTIONS Game
PROCESS  copy_of position_key put lift agree resign
OUTPUT   nothing

A `game` is a Game, `spots` the list of 24 of board.py, and `in_hand` says how
many men WHITE and BLACK have in hand. A `turn` is (start, end, removed): start
is None when a man is placed, removed is a tuple of points in the order of
their removal. What may be done with a game is said in rules.py.
"""

from board import ADJACENT, BLACK, EMPTY, MEN, POINTS, WHITE, new_spots

# INPUT

def new_game(**options):
    """A game before its first turn; `options` as in OPTIONS.

    ValueError for an option or a value that there is not.
    """
    for name, value in options.items():
        check_option(name, value)
    return Game({name: options.get(name, values[0])
                 for name, values in OPTIONS.items()})


def check_option(name, value):
    """Raise ValueError unless the option `name` may have this value."""
    if name not in OPTIONS:
        raise ValueError("no option %r; there are %s"
                         % (name, ", ".join(OPTIONS)))
    choices = OPTIONS[name]
    if isinstance(choices[0], str) and value not in choices:
        raise ValueError("%s is %s, not %r"
                         % (name, " or ".join(choices), value))
    if isinstance(choices[0], int) and not (type(value) is int and value >= 0):
        raise ValueError("%s is a number, 0 for off, not %r" % (name, value))


def set_up(spots, to_move, in_hand=(0, 0), **options):
    """A game that begins at a position; in_hand is (White's, Black's)."""
    game = new_game(**options)
    game.spots = list(spots)
    game.to_move = to_move
    game.in_hand = dict(zip((WHITE, BLACK), in_hand))
    game.positions = [position_key(game)]
    return game


# STORAGE

OTHER = {WHITE: BLACK, BLACK: WHITE}

# Every way to place, to move and to fly, made once and for all: PLACINGS[end],
# and from `start` all of MOVES[start] or of FLIGHTS[start].
PLACINGS = tuple((None, end, ()) for end in POINTS)
MOVES = tuple(tuple((start, end, ()) for end in ADJACENT[start])
              for start in POINTS)
FLIGHTS = tuple(tuple((start, end, ()) for end in POINTS) for start in POINTS)

# The options of the rules, the default first. The last three are numbers of
# turns or times; any number will do, and 0 switches the rule off.
OPTIONS = {
    "flying": ("three", "both", "never"),
    "two_mills": ("one", "each"),
    "all_in_mills": ("any", "none"),
    "no_mill_turns": (50,),         # (!) Try 10.
    "three_men_turns": (10,),
    "repetitions": (3,),
}


class Game:
    """A game in progress: the position, and the way that led to it."""

    def __init__(self, options):
        self.options = options
        self.spots = new_spots()
        self.to_move = WHITE
        self.in_hand = {WHITE: MEN, BLACK: MEN}
        self.turns = []             # played so far
        self.undone = []            # taken back, the latest last
        self.ended = None           # the result, if agreed or resigned
        # For the draw rules: one entry for the beginning and for each turn.
        self.mills = [0]            # made in this turn
        self.quiet = [0]            # turns in a row without a mill
        self.threes = [0]           # turns begun with three men on each side
        self.positions = [None]     # position_key


# PROCESS

def copy_of(game):
    """A second game, equal to the first, that may be changed by itself."""
    twin = Game(game.options)
    for name, value in vars(game).items():
        changes = isinstance(value, list) or name == "in_hand"
        setattr(twin, name, value.copy() if changes else value)
    return twin


def position_key(game):
    """What has to be the same in a repetition; None while men are in hand."""
    if game.in_hand[WHITE] or game.in_hand[BLACK]:
        return None
    return "".join(game.spots) + game.to_move


def put(game, turn):
    """Play a legal turn on the board; nothing is judged or noted."""
    start, end, removed = turn
    if start is None:
        game.in_hand[game.to_move] -= 1
    else:
        game.spots[start] = EMPTY
    game.spots[end] = game.to_move
    for point in removed:
        game.spots[point] = EMPTY
    game.to_move = OTHER[game.to_move]


def lift(game, turn):
    """Undo `put`."""
    start, end, removed = turn
    for point in removed:
        game.spots[point] = game.to_move
    game.to_move = OTHER[game.to_move]
    game.spots[end] = EMPTY
    if start is None:
        game.in_hand[game.to_move] += 1
    else:
        game.spots[start] = game.to_move


def agree(game):
    """End a game as a draw by agreement."""
    game.ended = (None, "agreement")
    game.undone = []


def resign(game, man):
    """End a game: the player of these men gives it up."""
    game.ended = (OTHER[man], "resigned")
    game.undone = []

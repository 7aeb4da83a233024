"""drawn.py - positions drawn as they lie on the board (W, B, or a dot)."""

from board import BLACK, EMPTY, WHITE
from rooms.console import read_picture
from rooms.records import set_up
from rules import OPTIONS, legal_turns, new_game, play, result


def drawn(drawing, to_move="W", in_hand=(0, 0), **options):
    """The game with the drawn position. `to_move` is W or B."""
    man = {"W": WHITE, "B": BLACK}[to_move]
    return set_up(read_picture(drawing), man, in_hand, **options)


def random_options(chance):
    """Options of the rules, each chosen by chance."""
    return {name: chance.choice(values if isinstance(values[0], str)
                                else (0, values[0], 4))
            for name, values in OPTIONS.items()}


def random_game(chance, turns=401, **options):
    """A game by chance: its first `turns` turns. All draw rules may be off."""
    game = new_game(**options)
    while result(game) is None and len(game.turns) < turns:
        play(game, chance.choice(legal_turns(game)))
    return game


def turn_by(chance, game):
    """A legal turn by chance, or None. It removes a man only now and then."""
    turns = legal_turns(game)
    if chance.randrange(6):
        turns = [turn for turn in turns if not turn[2]] or turns
    return chance.choice(turns) if turns else None


def refused(kind, function, *arguments):
    """What this kind of error says that the function raises, or ""."""
    try:
        function(*arguments)
    except kind as error:
        return str(error)
    return ""


def ends(game, start):
    """The points where a turn from `start` may end. None: place a man."""
    return {end for begin, end, _ in legal_turns(game) if begin == start}


def removals(game, start, end):
    """What the turns from `start` to `end` may remove, as tuples."""
    return {removed for begin, stop, removed in legal_turns(game)
            if (begin, stop) == (start, end)}


def moved_quietly(game, number):
    """Change a game as if it had this many turns without a mill."""
    game.turns = [(0, 9, ())] * number
    game.past = [(((EMPTY,) * 24, game.to_move, (0, 0)), 0)] * number

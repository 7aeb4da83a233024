"""sheets.py - what "Make" of each sheet promises.

STORAGE  the functions of the five sheets: CHECKS
PROCESS  each function gives Promises, one after the other
"""

import runpy
import sys

from promises.pupil import ROOT, promise, reply

SHEETS = ROOT / "docs" / "sheets"
CORNERS = [0, 2, 3, 5, 6, 8, 15, 17, 18, 20, 21, 23]


# PROCESS

def made(number, name):
    """Promise that the file of a sheet has a function with this name. Returns
    it. The file may be the one of another language: sheet_1_german.py."""
    sys.path.insert(0, str(SHEETS))
    paths = sorted(SHEETS.glob("sheet_%d[._]*py" % number))
    written = [path for path in paths
               if "def " + name in path.read_text("utf-8", "replace")]
    function = runpy.run_path(str((written or paths)[0])).get(name)
    yield promise("make function", function, "make no function", name=name,
        number=number)
    return function


def corners():
    """Sheet 1."""
    function = yield from made(1, "corners")
    told = function()
    yield promise("corners list", isinstance(told, (list, tuple, set)),
        "corners number", (told is None, "make no return"))
    points = [point for point in told if isinstance(point, int)]
    yield promise("corners right", sorted(points) == CORNERS, "corners wrong",
        (len(points) < len(told), "corners no points"),
        (len(points) == 1, "corners early"), points=told)


def not_on_four():
    """Sheet 2."""
    from board import POINTS
    from rules import WHY, new_game, play, why_not_place
    begun = new_game()
    key = why_not_place(begun, 4)
    others = [point for point in POINTS if point != 4
              and why_not_place(begun, point)]
    yield promise("four refused", key, "four not",
        (others, "four other point"), points=", ".join(map(str, others)))
    yield promise("four only", not others, "four other point",
        points=", ".join(map(str, others)))
    yield promise("four sentence", key in WHY, "four key", name=key)
    play(begun, (None, 19, ()))
    yield promise("four later", not why_not_place(begun, 4), "four never")
    yield promise("four played",
        key in WHY and WHY[key].split("{")[0][:30] in reply("4"))


def longest_row():
    """Sheet 3."""
    function = yield from made(3, "longest_row")
    from board import BLACK, WHITE, new_spots
    spots = new_spots()
    for point, man in (1, WHITE), (3, WHITE), (5, WHITE), (9, BLACK):
        spots[point] = man
    white, black, empty = (function(spots, WHITE), function(spots, BLACK),
                           function(new_spots(), WHITE))
    yield promise("row number", isinstance(white, int), "row no number",
        (white is None, "make no return"))
    yield promise("row white", white == 2, "row wrong",
        (white == 0, "row last"), (white == 3, "row whole board"),
        (white == 1, "row one"), number=white)
    yield promise("row black", black == 1, "row wrong black",
        (black == white, "row man"), number=black)
    yield promise("row empty", empty == 0, "row wrong empty", number=empty)
    spots[4] = WHITE
    yield promise("row mill", function(spots, WHITE) == 3, "row wrong mill")


def hello():
    """Sheet 4."""
    yield promise("hello known",
        "There is no command 'hello'" not in reply("hello"), "hello unknown")
    yield promise("hello says", reply("hello", arguments=["--classic"]),
        "hello silent")


def undo_all():
    """Sheet 5."""
    function = yield from made(5, "undo_all")
    from rules import new_game, play, resign
    game = new_game()
    for point in range(6):
        play(game, (None, (0, 4, 8, 12, 16, 20)[point], ()))
    function(game)
    left = len(game.turns)
    yield promise("undo turns", left == 0, "undo some",
        (left == 6, "undo nothing"), (left == 5, "undo one"),
        (left == 3, "undo half"), number=left)
    yield promise("undo undone", len(game.undone) == 6 or left, "undo by hand")
    function(game)                          # nothing is left to take back
    play(game, (None, 4, ()))
    resign(game, game.to_move)
    function(game)
    yield promise("undo ended", not game.turns and not game.ended,
        "undo ended help")


CHECKS = {"sheet %d" % number: function for number, function in enumerate(
    (corners, not_on_four, longest_row, hello, undo_all), 1)}

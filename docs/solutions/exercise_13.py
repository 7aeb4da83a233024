"""exercise_13.py - twelve men's morris: four diagonals, and twelve men each.

It changes only tables of board.py: MEN, MILLS, PICTURE and LINES. No function
changes. tests/test_rules.py gets a test.
"""

from editing import add_function, set_value

MILLS = """ACROSS + DOWN + (
    (0, 3, 6), (2, 5, 8), (15, 18, 21), (17, 20, 23))"""

PICTURE = """(
    ' ● ──────────── ● ──────────── ● ',
    ' │ ╲            │            ╱ │ ',
    ' │    ● ─────── ● ─────── ●    │ ',
    ' │    │ ╲       │       ╱ │    │ ',
    ' │    │    ● ── ● ── ●    │    │ ',
    ' │    │    │         │    │    │ ',
    ' ● ── ● ── ●         ● ── ● ── ● ',
    ' │    │    │         │    │    │ ',
    ' │    │    ● ── ● ── ●    │    │ ',
    ' │    │ ╱       │       ╲ │    │ ',
    ' │    ● ─────── ● ─────── ●    │ ',
    ' │ ╱            │            ╲ │ ',
    ' ● ──────────── ● ──────────── ● ',
)"""

LINES = r"""{"─": "-", "│": "|", "╲": "\\", "╱": "/"}"""

TEST = '''
def test_a_mill_may_stand_on_a_diagonal():
    game = drawn("""
        W-----------.-----------B
        | \\\\         |         / |
        |   W-------.-------B   |
        |   | \\\\     |     / |   |
        |   |   .---W---.   |   |
        |   |   |       |   |   |
        .---.---.       .---.---.
        |   |   |       |   |   |
        |   |   .---.---.   |   |
        |   | /     |     \\\\ |   |
        |   B-------.-------.   |
        | /         |         \\\\ |
        W-----------.-----------B
        """)
    assert removals(game, 7, 6) == {(2,), (5,), (18,), (23,)}
'''


def solve(folder):
    """Do the exercise in this copy of the program."""
    board = folder / "board.py"
    set_value(board, "MEN", "12")
    set_value(board, "MILLS", MILLS)
    set_value(board, "PICTURE", PICTURE)
    set_value(board, "LINES", LINES)
    add_function(folder / "tests" / "test_rules.py", TEST)

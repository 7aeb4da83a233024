"""How the board looks, measured in the pixels of real windows."""

import pytest

from board import BLACK, WHITE
from rooms.console.picture import GAP, PLACES, SHADES
from helpers.playing import WHOLE_GAME, copied
from helpers.real_idle import RealIdle, needs_idle
from helpers.real_windows import (around, contrast, light, needs_xterm,
                                  xterm)

pytestmark = [pytest.mark.slow(
    why="real windows are opened, and looked at"), pytest.mark.skipif(
    {WHITE, BLACK} != SHADES, reason="these men have no shades")]

FONTS = [("DejaVu Sans Mono", 10), ("DejaVu Sans Mono", 20),
         ("Liberation Mono", 10)]
TURNS = WHOLE_GAME[:11]     # to White's mill on 18-19-20; 9 is removed

# Signs and colours of IDLE were tried for men, points and lines. A number is
# the contrast of three such signs to the ground. By these numbers KINDS of
# console/screen.py and SHADES_SHOWN of console/picture.py were chosen.
TRIED = {
    "classic": """
tag           ▓▓▓   ███   ▐█▌   ▒▒▒   ░░░   ─●─   ───     │
()           4.08 10.93  2.55  2.55  1.27  1.21  1.08  1.06
stdout       3.34  6.37  2.29  2.29  1.24  1.19  1.07  1.05
stderr       2.47  3.51  1.92  1.92  1.20  1.16  1.06  1.05
STRING       2.09  2.79  1.75  1.61  1.15  1.13  1.05  1.03
KEYWORD      1.92  2.43  1.65  1.52  1.14  1.12  1.05  1.03
BUILTIN      3.21  6.02  2.26  2.16  1.23  1.19  1.07  1.05
COMMENT      2.75  4.31  2.05  2.02  1.21  1.17  1.06  1.05
DEFINITION   3.34  6.37  2.29  2.29  1.24  1.19  1.07  1.05
hit          1.42  1.09  1.59  3.01  5.98  5.27  9.82 14.48
ERROR        8.41 15.73  5.84  5.77  3.18  3.07  2.76  2.71
""",
    "dark": """
tag           ▓▓▓   ███   ▐█▌   ▒▒▒   ░░░   ─●─   ───     │
()          11.58 14.87 10.24  5.93  3.00  3.30  1.88  1.38
stdout       7.74  9.81  6.87  4.22  2.29  2.46  1.56  1.25
stderr       6.95  8.79  6.19  3.81  2.13  2.29  1.50  1.22
STRING       8.54 10.87  7.57  4.54  2.43  2.64  1.63  1.28
KEYWORD      4.77  5.95  4.30  2.75  1.71  1.82  1.31  1.13
BUILTIN      3.87  4.79  3.52  2.25  1.52  1.62  1.24  1.09
COMMENT      2.45  2.94  2.29  1.58  1.25  1.31  1.12  1.04
DEFINITION   2.76  3.28  2.52  1.90  1.35  1.38  1.15  1.07
hit          4.14  1.72  6.32  6.69 12.49 12.95 14.49 14.77
ERROR       12.78 15.23 11.55  8.87  5.97  6.08  4.93  4.58
"""}
TRYING = """
import sys
print("     ")
for tag in %r:
    for signs in %r:
        sys.stdout.shell.write(signs, () if tag == "()" else tag)
        sys.stdout.shell.write(" ", ())
    print()
input("tried")
"""


def cells(point, right=0, below=0):
    """The row, the column and the length of three signs: those of a point, or
    those that stand this far to the right of it and below it."""
    row, column = PLACES[point]
    return row + below - 1, column + right, 3


THINGS = {
    "ground": cells(11, 5),
    "White": cells(7), "Black": cells(0), "empty": cells(4),
    "across": cells(0, 5), "down": cells(0, 0, 1),
    "mill": cells(18, 4), "arrived": (*cells(20, -1)[:2], 1),
    "removed": cells(9),
    "map": cells(22, len(GAP) + 34),
}


def looks(light_at):
    """The light of each thing, and its contrast to the ground."""
    lights = {name: light_at(*place) for name, place in THINGS.items()}
    return lights, {name: contrast(of_it, lights["ground"])
                    for name, of_it in lights.items()}


def light_in(idle, first):
    """A function that gives the light of signs in the window of IDLE. It takes
    a row, counted from line `first`, the first column and the length."""
    picture = idle.pixels()

    def light_at(row, column, length):
        places = ["%d.%d" % (first + row, column + at) for at in range(length)]
        return light(picture, around(idle.boxes(places)))
    return light_at


def looks_in_idle(folder, theme, font, *orders):
    """How the board looks in this theme and font of IDLE, after `orders`."""
    with RealIdle(folder, theme=theme, font=font, width=76) as idle:
        idle.lines([*orders, *TURNS])
        idle.wait_for("Black, place a man: ")
        rows = idle.text().split("\n")
        first = max(at for at, row in enumerate(rows, 1)
                    if row.startswith("White placed a man on 20")) - 13
        return looks(light_in(idle, first))


def tried_in_idle(program, theme, tags, signs):
    """The contrast of all signs to the ground, in all tags. Each tag has one
    row."""
    program.write_text(TRYING % (tags, signs), "utf-8")
    with RealIdle(program, theme=theme, font=FONTS[0]) as idle:
        idle.wait_for("tried")
        rows = idle.text().split("\n")
        first = len(rows) - len(tags)
        light_at = light_in(idle, first)
        ground = light_at(-1, 1, 3)
        return [[contrast(light_at(row, 4 * column, 3), ground)
                 for column in range(len(signs))] for row in range(len(tags))]


def looks_in_terminal(folder, ground):
    """How the board looks in a terminal with a light or a dark ground."""
    with xterm(folder, TURNS, ["--screen"], ground) as terminal:
        picture = terminal.pixels()
        return looks(lambda row, column, length: light(
            picture, terminal.box(row + 1, column, length)))


def check(lights, contrasts):
    """Can pupils in the last row of the class tell White from Black?"""
    assert contrasts["White"] >= 2 and contrasts["Black"] >= 2
    assert lights["White"] > lights["Black"]
    assert contrast(lights["White"], lights["Black"]) >= 1.9
    for quiet in ("empty", "across", "down", "map"):
        assert contrasts[quiet] < min(contrasts["White"], contrasts["Black"])
    assert contrasts["mill"] > contrasts["across"] + 0.01
    assert contrasts["arrived"] > contrasts["across"] + 0.01
    assert lights["removed"] not in (lights["empty"], lights["ground"])


@needs_idle
@pytest.mark.parametrize("theme", TRIED)
def test_the_table_of_what_was_tried_is_true(theme, folder):
    (_, *signs), *rows = [row.split() for row in TRIED[theme].split("\n")
                          if row]
    tags = [tag for tag, *_ in rows]
    signs = ["%2s " % sign if len(sign) == 1 else sign for sign in signs]
    found = tried_in_idle(folder / "tried.py", theme, tags, signs)
    for (tag, *table), row in zip(rows, found):
        assert [float(value) for value in table] == pytest.approx(
            row, rel=0.1), tag


@needs_idle
@pytest.mark.parametrize("theme, font", [
    *[("classic", font) for font in FONTS], ("new", FONTS[0]),
    *[("dark", font) for font in FONTS]])
def test_the_men_are_seen_from_afar_in_idle(theme, font, folder):
    check(*looks_in_idle(copied(folder / "program"), theme, font))


@needs_idle
@pytest.mark.parametrize("theme", ["classic", "new", "dark"])
@pytest.mark.parametrize("font", FONTS)
def test_letters_stand_in_boxes_that_are_seen_in_idle(theme, font, folder):
    check(*looks_in_idle(copied(folder / "program"), theme, font,
                         "style ascii"))


@needs_idle
@pytest.mark.parametrize("theme", ["classic", "dark"])
def test_light_changes_no_colour_in_idle(theme, folder):
    check(*looks_in_idle(copied(folder / "program"), theme, FONTS[0], "light",
                         "light off", "light on"))


@needs_xterm
@pytest.mark.parametrize("ground", ["dark", "light"])
def test_the_men_are_seen_from_afar_in_a_terminal(ground, folder):
    check(*looks_in_terminal(copied(folder / "program"), ground))

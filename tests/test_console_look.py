"""How the board looks, measured in the pixels of real windows."""

import pytest

from board import BLACK, WHITE
from rooms.console.picture import GAP, PLACES, SHADES
from helpers.playing import WHOLE_GAME, copied
from helpers.real_idle import RealIdle, needs_idle
from helpers.real_windows import contrast, light, needs_xterm, xterm
from rooms.console.sentences import TEXT, sentence

pytestmark = [pytest.mark.slow(
    why="real windows are opened, and looked at"), pytest.mark.skipif(
    {WHITE, BLACK} != SHADES, reason="these men have no shades")]

FONTS = [("DejaVu Sans Mono", 10), ("DejaVu Sans Mono", 20),
         ("Liberation Mono", 10)]
TURNS = WHOLE_GAME[:11]     # to White's mill on 18-19-20; 9 is removed

def cells(point, right=0, below=0):
    """The row, column and length of three signs, so far away from a point."""
    row, column = PLACES[point]
    return row + below - 1, column + right, 3


THINGS = {
    "ground": cells(11, 5), "White": cells(7), "Black": cells(0),
    "empty": cells(4), "across": cells(0, 5), "down": cells(0, 0, 1),
    "mill": cells(18, 4), "arrived": (*cells(20, -1)[:2], 1),
    "removed": cells(9), "map": cells(22, len(GAP) + 34)}


def check(light_at):
    """Can pupils in the last row of the class tell White from Black?"""
    lights = {name: light_at(*place) for name, place in THINGS.items()}
    contrasts = {name: contrast(of_it, lights["ground"])
                 for name, of_it in lights.items()}
    assert contrasts["White"] >= 2 and contrasts["Black"] >= 2
    assert lights["White"] > lights["Black"]
    assert contrast(lights["White"], lights["Black"]) >= 1.9
    for quiet in ("empty", "across", "down", "map"):
        assert contrasts[quiet] < min(contrasts["White"], contrasts["Black"])
    for mark in ("mill", "arrived"):
        assert contrasts[mark] > contrasts["across"] + 0.01
    assert lights["removed"] not in (lights["empty"], lights["ground"])


@needs_idle
@pytest.mark.parametrize("theme, font, orders", [
    *[(theme, font, orders) for theme in ("classic", "new", "dark")
      for font in FONTS
      for orders in ([], ["style ascii"])],     # letters stand in boxes
    # `light` changes no colour
    *[(theme, FONTS[0], ["light", "light off", "light on"])
      for theme in ("classic", "dark")]])
def test_the_men_are_seen_from_afar_in_idle(theme, font, orders, folder):
    with RealIdle(copied(folder / "program"), theme=theme, font=font,
                  width=76) as idle:
        idle.type(*orders, *TURNS)
        idle.wait_for(sentence("ask place", who=TEXT["black"]))
        rows, picture = idle.text().split("\n"), idle.pixels()
        told = sentence("placed", who=TEXT["white"], end=20)
        first = max(at for at, row in enumerate(rows, 1)
                    if row.startswith(told)) - 13
        check(lambda row, column, length: light(
            picture, idle.ask("box", first + row, column, length)))


@needs_xterm
@pytest.mark.parametrize("ground", ["dark", "light"])
def test_the_men_are_seen_from_afar_in_a_terminal(ground, folder):
    with xterm(copied(folder / "program"), TURNS, ground=ground) as terminal:
        picture = terminal.pixels()
        check(lambda row, column, length: light(
            picture, terminal.box(row + 7, column, length)))

"""measure_contrast.py - measures how well players see the board.

Run it: python tests/tools/measure_contrast.py. It prints the contrast of each
thing to the background, from 1 (nobody sees it) to 21, and that of White to
Black. It measures the pixels of real windows, of IDLE and of a terminal. The
light of a thing is the average over its signs.
"""

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from helpers.playing import copied
from helpers.real_idle import why_not_here
from helpers.real_windows import contrast, why_no_xterm
from test_console_look import (FONTS, THINGS, looks_in_idle,
                               looks_in_terminal)

MORE_FONTS = [("Liberation Mono", 18), ("Noto Sans Mono", 10),
              ("Noto Sans Mono", 18), ("Nimbus Mono PS", 12)]
COLUMNS = [name for name in THINGS if name != "ground"]


def report(window, measure, *how):
    """Print a row: what `measure` finds in this window."""
    with tempfile.TemporaryDirectory() as folder:
        lights, found = measure(copied(Path(folder, "program")), *how)
    row = [found[name] for name in COLUMNS]
    row.append(contrast(lights["White"], lights["Black"]))
    print("%-30s" % window + "".join("%8.2f" % value for value in row),
          flush=True)


def main():
    """Print the table, or say why that is not possible."""
    why_not = why_not_here() or why_no_xterm()
    if why_not:
        sys.exit("Nothing can be measured: " + why_not)
    print("%-30s" % "" + "".join("%8s" % name for name in COLUMNS + ["W:B"]))
    for theme in ("classic", "new", "dark"):
        for name, size in FONTS + MORE_FONTS:
            report("IDLE %s, %s %d" % (theme, name, size), looks_in_idle,
                   theme, (name, size))
    for ground in ("dark", "light"):
        report("terminal, %s ground" % ground, looks_in_terminal, ground)


if __name__ == "__main__":
    main()

"""step_03_spanish.py - paso 3: el programa pide un punto."""

# STORAGE: memoria

WHITE = "▓▓▓"
BLACK = "░░░"
EMPTY = " ● "
MEN = 9

PICTURE = """
 ○ ──────────── ○ ──────────── ○      0 ──────────── 1 ──────────── 2
 │              │              │      │              │              │
 │    ○ ─────── ○ ─────── ○    │      │    3 ─────── 4 ─────── 5    │
 │    │         │         │    │      │    │         │         │    │
 │    │    ○ ── ○ ── ○    │    │      │    │    6 ── 7 ── 8    │    │
 │    │    │         │    │    │      │    │    │         │    │    │
 ○ ── ○ ── ○         ○ ── ○ ── ○      9 ──10 ──11        12 ──13 ──14
 │    │    │         │    │    │      │    │    │         │    │    │
 │    │    ○ ── ○ ── ○    │    │      │    │   15 ──16 ──17    │    │
 │    │         │         │    │      │    │         │         │    │
 │    ○ ─────── ○ ─────── ○    │      │   18 ───────19 ───────20    │
 │              │              │      │              │              │
 ○ ──────────── ○ ──────────── ○     21 ────────────22 ────────────23
"""

spots = [EMPTY] * 24

# PROCESS: el juego

print("NINE MEN'S MORRIS")
for turn in range(MEN):
    picture = PICTURE
    for spot in spots:
        picture = picture.replace(" ○ ", spot, 1)
    print(picture)
    point = int(input("Place a man: "))
    spots[point] = WHITE

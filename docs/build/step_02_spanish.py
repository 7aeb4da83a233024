"""step_02_spanish.py - paso 2: fichas en el tablero."""

# STORAGE: memoria

WHITE = "▓▓▓"
BLACK = "░░░"
EMPTY = " ● "

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
spots[4] = WHITE
spots[19] = BLACK

# OUTPUT: salida

print("NINE MEN'S MORRIS")
picture = PICTURE
for spot in spots:
    picture = picture.replace(" ○ ", spot, 1)
print(picture)

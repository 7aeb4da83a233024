"""step_04.py - step 4: two players."""

# INPUT

def choose(question):
    return int(input(question))


# STORAGE

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


# OUTPUT

def show_board(spots):
    picture = PICTURE
    for spot in spots:
        picture = picture.replace(" ○ ", spot, 1)
    print(picture)


# PROCESS: the game

def place_man(spots, man):
    show_board(spots)
    point = choose(man + " place a man: ")
    spots[point] = man


def phase_one(spots):
    for turn in range(MEN):
        place_man(spots, WHITE)
        place_man(spots, BLACK)


print("NINE MEN'S MORRIS")
spots = [EMPTY] * 24
phase_one(spots)
show_board(spots)

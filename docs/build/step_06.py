"""step_06.py - step 6: taken points."""

# INPUT

def read_point(word):
    for point in POINTS:
        if word == str(point):
            return point
    return None


def choose(question, points, rule):
    point = read_point(input(question))
    while point not in points:
        print(rule, points)
        point = read_point(input(question))
    return point


# STORAGE

WHITE = "▓▓▓"
BLACK = "░░░"
EMPTY = " ● "
MEN = 9
POINTS = range(24)

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


# PROCESS

def points_of(spots, man):
    points = []
    for point in POINTS:
        if spots[point] == man:
            points.append(point)
    return points


# OUTPUT

def show_board(spots):
    picture = PICTURE
    for spot in spots:
        picture = picture.replace(" ○ ", spot, 1)
    print(picture)


# PROCESS: the game

def place_man(spots, man):
    show_board(spots)
    point = choose(man + " place a man: ", points_of(spots, EMPTY),
                   "Choose an empty point:")
    spots[point] = man


def phase_one(spots):
    for turn in range(MEN):
        place_man(spots, WHITE)
        place_man(spots, BLACK)


print("NINE MEN'S MORRIS")
spots = [EMPTY] * 24
phase_one(spots)
show_board(spots)

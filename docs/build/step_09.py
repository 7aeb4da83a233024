"""step_09.py - step 9: moving."""

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
OTHER = {WHITE: BLACK, BLACK: WHITE}
MEN = 9
POINTS = range(24)

MILLS = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (9, 10, 11), (12, 13, 14),
    (15, 16, 17), (18, 19, 20), (21, 22, 23),
    (0, 9, 21), (3, 10, 18), (6, 11, 15), (1, 4, 7),
    (16, 19, 22), (8, 12, 17), (5, 13, 20), (2, 14, 23),
)

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


def in_mill(spots, man, point):
    for one, two, three in MILLS:
        if point in (one, two, three):
            if spots[one] == spots[two] == spots[three] == man:
                return True
    return False


def removable_points(spots, man):
    points = []
    for point in points_of(spots, man):
        if not in_mill(spots, man, point):
            points.append(point)
    if points == []:
        points = points_of(spots, man)
    return points


def destinations(spots, point):
    ends = []
    for one, two, three in MILLS:
        for start, end in (one, two), (two, one), (two, three), (three, two):
            if start == point and spots[end] == EMPTY:
                ends.append(end)
    return ends


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
    remove_after_mill(spots, man, point)


def remove_after_mill(spots, man, point):
    if in_mill(spots, man, point):
        show_board(spots)
        point = choose(man + " has a mill. Remove a man: ",
                       removable_points(spots, OTHER[man]),
                       "Choose a man of the other player, not in a mill:")
        spots[point] = EMPTY


def move_man(spots, man):
    show_board(spots)
    start = choose(man + " move a man: ", points_of(spots, man),
                   "Choose one of your men:")
    end = choose(man + " to which point? ", destinations(spots, start),
                 "Go along a line to an empty point:")
    spots[start] = EMPTY
    spots[end] = man
    remove_after_mill(spots, man, end)


def phase_one(spots):
    for turn in range(MEN):
        place_man(spots, WHITE)
        place_man(spots, BLACK)


def phase_two(spots):
    while True:
        move_man(spots, WHITE)
        move_man(spots, BLACK)


print("NINE MEN'S MORRIS")
spots = [EMPTY] * 24
phase_one(spots)
phase_two(spots)

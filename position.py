"""position.py - questions about the men on the board, answered from `spots`.

INPUT    nothing
STORAGE  nothing
PROCESS  vacant_points points_of destinations
         mills_made in_mill mills_through mill_points
         removable_points may_be_removed
OUTPUT   nothing

`spots` is the list of 24 of board.py, a `man` is WHITE or BLACK, a `point` is
0 to 23. All functions tell and change nothing.
"""

from board import ADJACENT, EMPTY, MILLS, PARTNERS, POINTS

# PROCESS: where one may go

def vacant_points(spots):
    """The points on which no man stands."""
    return [point for point, spot in enumerate(spots) if spot == EMPTY]


def points_of(spots, man):
    """The points on which the men of one colour stand."""
    return [point for point, spot in enumerate(spots) if spot == man]


def destinations(spots, point, flying=False):
    """The points to which the man on `point` may go."""
    reach = POINTS if flying else ADJACENT[point]
    return [end for end in reach if spots[end] == EMPTY]


# PROCESS: mills

def mills_made(spots, man, end, start=None):
    """How many mills a man makes by arriving on `end` (from `start`)."""
    made = 0
    for one, two in PARTNERS[end]:
        if spots[one] == man == spots[two] and start not in (one, two):
            made += 1
    return made


def in_mill(spots, man, point):
    """Does the man on `point` stand in a mill?"""
    return spots[point] == man != EMPTY and mills_made(spots, man, point) > 0


def mills_through(spots, point):
    """The mills in which the man on `point` stands, as tuples of points."""
    return [line for line in MILLS if point in line
            and all(spots[other] == spots[point] for other in line)]


def mill_points(spots, man):
    """The points of all lines on which two other points hold this man."""
    points = set()
    for one, two, three in MILLS:
        if spots[one] == man:
            if spots[two] == man:
                points.add(three)
            if spots[three] == man:
                points.add(two)
        elif spots[two] == man == spots[three]:
            points.add(one)
    return points


# PROCESS: removing

def removable_points(spots, man, all_in_mills="any"):
    """The points from which the opponent may remove a man of this colour.

    A man in a mill is safe while another stands outside mills. If all stand
    in mills, the option all_in_mills decides: "any" or "none" of them.
    """
    safe = set()
    for line in MILLS:
        one, two, three = line
        if spots[one] == man == spots[two] and spots[three] == man:
            safe.update(line)
    men = points_of(spots, man)
    free = [point for point in men if point not in safe] if safe else men
    return men if not free and all_in_mills == "any" else free


def may_be_removed(spots, point, all_in_mills="any"):
    """May the opponent of the man on `point` remove him?"""
    man = spots[point]
    return man != EMPTY and point in removable_points(spots, man, all_in_mills)

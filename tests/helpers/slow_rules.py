"""slow_rules.py - the rules a second time, slow but clear, to compare.

It uses nothing of the program. The points are places (x, y) on a grid of 7 by
7. A man is "W" or "B". A position is (men, to_move, hands): men is a dict
{place: man}, and hands is a dict {man: number}. Options are keywords.
"""


PLACES = [(0, 0), (3, 0), (6, 0), (1, 1), (3, 1), (5, 1), (2, 2), (3, 2),
          (4, 2), (0, 3), (1, 3), (2, 3), (4, 3), (5, 3), (6, 3), (2, 4),
          (3, 4), (4, 4), (1, 5), (3, 5), (5, 5), (0, 6), (3, 6), (6, 6)]


def lines():
    """Every three places in a straight line, not across the middle."""
    found = []
    for fixed in (0, 1):
        for value in range(7):
            row = [place for place in PLACES if place[fixed] == value]
            found += [row[at:at + 3] for at in range(0, len(row), 3)]
    return found


LINES = lines()


def neighbours(place):
    """The places next to a place on a line."""
    return [other for line in LINES if place in line for other in line
            if abs(line.index(place) - line.index(other)) == 1]


def mills_at(men, place):
    """How many mills go through a place."""
    return sum(place in line and len({men.get(p) for p in line}) == 1
               for line in LINES)


def total(position, man):
    """All men of one side."""
    men, _, hands = position
    return list(men.values()).count(man) + hands[man]


def flies(position, man, flying):
    """May this side fly?"""
    three = [side for side in "WB" if total(position, side) == 3]
    return {"three": man in three, "both": bool(three), "never": False}[flying]


def removals(men, man, number, all_in_mills):
    """Every way in which `man` removes up to `number` men, as lists."""
    other = {"W": "B", "B": "W"}[man]
    theirs = [place for place in PLACES if men.get(place) == other]
    free = [place for place in theirs if not mills_at(men, place)]
    if not free and all_in_mills == "any":
        free = theirs
    if number == 0 or not free:
        return [[]]
    found = []
    for place in free:
        rest = {p: m for p, m in men.items() if p != place}
        found += [[place] + more
                  for more in removals(rest, man, number - 1, all_in_mills)]
    return found


def all_turns(position, flying="three", two_mills="one", all_in_mills="any"):
    """Every (start or None, end, [removed]) in a position."""
    men, man, hands = position
    if min(total(position, "W"), total(position, "B")) < 3:
        return []
    ways = [(None, place) for place in PLACES if place not in men]
    if not hands[man]:
        ways = []
        for start in [place for place in PLACES if men.get(place) == man]:
            reach = PLACES if flies(position, man, flying) \
                else neighbours(start)
            ways += [(start, end) for end in reach if end not in men]
    found = []
    for start, end in ways:
        then = {p: m for p, m in men.items() if p != start}
        then[end] = man
        number = mills_at(then, end)
        if two_mills == "one":
            number = min(1, number)
        found += [(start, end, removed) for removed in
                  removals(then, man, number, all_in_mills)]
    return found


def after(position, turn):
    """The position after a turn."""
    men, man, hands = position
    start, end, removed = turn
    then = {p: m for p, m in men.items() if p != start and p not in removed}
    then[end] = man
    left = dict(hands)
    left[man] -= start is None
    return then, {"W": "B", "B": "W"}[man], left


def slow_count(position, depth, **options):
    """The number of sequences of turns, without the draw rules."""
    if depth == 0:
        return 1
    return sum(slow_count(after(position, turn), depth - 1, **options)
               for turn in all_turns(position, **options))

"""make_walking.py - solves the endgames of four and five men, backwards.

Run it: python tests/tools/make_walking.py. In some minutes it finds all
positions of four or five men against four or five that are won or lost. It
reads rooms/computer/flying.bin, and writes walking.bin beside it.

Only one position in a thousand is won or lost here. So it begins where the
game ends, and goes back from there. make_flying.py tells how.

A `lane` stands for a position and its images, see symmetries.py in
rooms/computer. The player to move has the white men.
"""

import struct
from itertools import combinations

from make_flying import alone, write_file       # first: it finds the program
from board import (ADJACENT, BLACK, EMPTY, POINTS, WHITE, destinations,
                   mills_made)
from rooms.computer import endgames
from rooms.computer.symmetries import WAYS_BACK, lane_of
from rooms.records import set_up
from rules import possible_turns

GAME = set_up([EMPTY] * len(POINTS), WHITE)     # the position to look at


def known():
    """{lane: turns to the end} of the positions found so far."""
    return endgames.read_tables()[1]


def men_of(lane):
    """The points of the player to move, and those of the other player."""
    return [tuple(point for point in POINTS if lane >> 2 * point & 3 == sign)
            for sign in (1, 2)]


def judged(lane):
    """In how many turns a position is won or lost, judged by the positions
    known so far. None if these are not enough."""
    for point in POINTS:
        GAME.spots[point] = (EMPTY, WHITE, BLACK)[lane >> 2 * point & 3]
    best = max((endgames.worth_after(GAME, turn)
                for turn in possible_turns(GAME)), default=-endgames.FAR)
    return endgames.FAR - abs(best) if best else None


def lanes_before(mine, others):
    """The positions from which the other player moves here without a mill."""
    for end in others:
        for start in ADJACENT[end]:
            if start not in mine and start not in others:
                yield lane_of({*others, start} - {end}, mine)


def lanes_taken(mine, others):
    """The positions from which the other player may come here by a mill that
    removes a man. They must still be judged."""
    spots = [BLACK if point in others else EMPTY for point in POINTS]
    for end in others:
        if mills_made(spots, BLACK, end):
            for start in {*ADJACENT[end]} - {*mine, *others}:
                for removed in {*POINTS} - {*mine, *others, start}:
                    yield lane_of({*others, start} - {end}, {*mine, removed})


def lanes_stuck(size, against):
    """The positions of `size` men against `against` without a quiet turn. With
    a quiet turn, a player is not lost before that turn leads to a won one."""
    for mine in combinations(POINTS, size):
        spots = alone(mine)     # where they can move without a mill:
        ends = tuple({end for start in mine
                      for end in destinations(spots, start)
                      if not mills_made(spots, WHITE, end, start)})
        free = [point for point in POINTS if point not in ends + mine]
        if len(ends) <= against:
            for rest in combinations(free, against - len(ends)):
                yield lane_of(mine, ends + rest)


def lost_with(size, against):
    """The men of all lost positions of `size` men against `against`."""
    if size == 3:
        places = list(combinations(POINTS, against))
        for mine, (number, goes) in endgames.first_images().items():
            if goes == WAYS_BACK[0]:
                table = endgames.read_tables()[0][against]
                yield from [(mine, others) for others, turns in zip(
                    places, table[number * len(places):]) if turns % 2]
    else:
        for lane, turns in known().items():
            if turns % 2 == 0 and [*map(len, men_of(lane))] == [size, against]:
                yield men_of(lane)


def solve(sizes):
    """Find all won and lost positions with these numbers of men."""
    todo, number = {}, 0
    for size, against in {sizes, sizes[::-1]}:      # where to go back from
        begun = {*lanes_stuck(size, against)}
        for mine, others in lost_with(against - 1, size):
            begun.update(lanes_taken(mine, others))
        put_down(todo, begun)
    while todo:
        new = todo.pop(number, set()) - known().keys()
        known().update(dict.fromkeys(new, number))
        for lane in new:
            put_down(todo, {*lanes_before(*men_of(lane))})
        number += 1


def put_down(todo, lanes):
    """Note each of these positions that is decided in todo: {turns: lanes}."""
    for lane in lanes - known().keys():
        number = judged(lane)
        if number is not None:
            todo.setdefault(number, set()).add(lane)


def main():
    """Solve all positions, and write the file."""
    known().clear()
    for sizes in ((4, 4), (4, 5), (5, 5)):
        solve(sizes)
        print("%d men against %d are solved" % sizes, flush=True)
    entries = sorted(turns * endgames.PLACED + lane
                     for lane, turns in known().items())
    write_file(endgames.WALKING, struct.pack("<%dQ" % len(entries), *entries))


if __name__ == "__main__":
    main()

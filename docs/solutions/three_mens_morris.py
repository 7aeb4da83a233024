"""three_mens_morris.py - solves three men's morris: who wins, and how soon?

The nine points, in reading order:      0 - 1 - 2
                                        | \\ | / |
                                        3 - 4 - 5
                                        | / | \\ |
                                        6 - 7 - 8

A position is (spots, man, other, in_hand). `spots` is a text of nine signs: W,
B or a dot. `man` is the player to move. `in_hand` is how many men both players
still have to place.
"""

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8),
         (0, 4, 8), (2, 4, 6))
START = (".........", "W", "B", 6)


def neighbours(point):
    """The points that a line joins to this one."""
    return {other for line in LINES if point in line for other in line
            if abs(line.index(point) - line.index(other)) == 1}


def has_line(spots, man):
    """Do three men of this player stand on a line?"""
    return any(all(spots[point] == man for point in line) for line in LINES)


def put(spots, point, sign):
    """The spots with this sign on this point."""
    return spots[:point] + sign + spots[point + 1:]


def positions_after(position):
    """All positions that one turn leads to. None if the game is over."""
    spots, man, other, in_hand = position
    vacant = [point for point in range(9) if spots[point] == "."]
    if has_line(spots, other):
        return []
    if in_hand:
        return [(put(spots, end, man), other, man, in_hand - 1)
                for end in vacant]
    return [(put(put(spots, start, "."), end, man), other, man, 0)
            for end in vacant for start in neighbours(end)
            if spots[start] == man]


def all_positions():
    """{position: the positions after it}, for all that can come up."""
    after, found = {}, [START]
    for position in found:              # the list grows while we read it
        if position not in after:
            after[position] = positions_after(position)
            found += after[position]
    return after


def solve(after):
    """{position: how many turns it is to the end}, for all positions that
    somebody wins. The number is odd if the player to move wins."""
    before = {position: [] for position in after}
    for position in after:
        for later in after[position]:
            before[later].append(position)
    ways = {position: len(after[position]) for position in after}
    turns = {position: 0 for position in after if not ways[position]}
    solved = list(turns)                # these are lost: the game is over
    for later in solved:                # the list grows here, too
        for position in before[later]:
            ways[position] -= 1         # the ways that are not known yet
            wins = turns[later] % 2 == 0
            if position not in turns and (wins or not ways[position]):
                turns[position] = turns[later] + 1
                solved.append(position)
    return turns


if __name__ == "__main__":
    AFTER = all_positions()
    TURNS = solve(AFTER)
    print(len(AFTER), "positions. The first player wins in",
          TURNS[START], "turns.")
    for first in AFTER[START]:
        print(first[0], TURNS.get(first, "a draw"))

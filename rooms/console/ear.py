"""ear.py - text for players who hear it and see no board.

STORAGE  how a turn or a line of points is written: PLAYED
OUTPUT   says them in words: by_ear

What is heard can be typed: the turn 4-7x12 is said as "4 to 7, remove 12".
"""

from rooms.console.sentences import QUOTED, TEXT, sentence

# STORAGE

POINT = r"(?:\d\d?|[a-g][1-7])"
PLAYED = r"(?<![\w.-])(%s(?:-%s){0,2})((?:x%s)*)(?![\w-])" % (3 * (POINT,))


# OUTPUT

def by_ear(text):
    """The text as it is heard: no signs in turns and lines, no doubled blanks.

    >>> by_ear("  1. 4-7x12,  3-4-5")
    '1. 4 to 7, remove 12, 3 4 5'
    """
    import re                       # slow to load, and not always needed
    # What stands before "(White)" is the name of a player.
    no_name = "(?!%s|%s)" % tuple(re.escape(sentence(
        "named", name="", colour=TEXT[side])) for side in ("white", "black"))
    text = re.sub(PLAYED + no_name, turn_by_ear, text)
    return re.sub(r"(?m)^ +| +(?= )", "", re.sub(QUOTED, r"\2", text))


def turn_by_ear(found):
    """What PLAYED has found, in words: a turn, or a line of three points."""
    way, removed = found[1].split("-"), found[2].split("x")[1:]
    said = " ".join(way)
    if len(way) == 2:
        said = sentence("may move", start=way[0], points=way[1])
    for point in removed:
        said = sentence("heard turn", turn=said, point=point)
    return said

"""answers.py - short questions about the board, and their answers.

INPUT    reads the points that a question is about: points_asked
STORAGE  the words that ask: ASKED
PROCESS  finds the mills that a side can close next: closings_of
OUTPUT   tells what is asked: tell_points tell_lines tell_threats

A word is a function of the match and of the words typed after it. The turn
that is being typed counts, as it does on the board. These words are for
everybody, and most of all for players who hear the game and see no board.
"""

from board import BLACK, EMPTY, MILLS, POINTS, WHITE, neighbours_of
from rooms.commands.typed_line import man_in
from rooms.computer import RINGS
from rooms.console import (TEXT, game_now, last_turn, line_in_words,
                           lines_with, listed, position_in_words, say,
                           sentence, tell, words_begun)
from rules import (COLOUR_OF, OTHER, Refused, copy_of, notation, read_points,
                   turns_begun)

# STORAGE

RINGS_ASKED = ("outer", "middle", "inner")      # as in RINGS


# INPUT

def points_asked(words):
    """The points in the words of a question, typed by number or by name.
    Raises Refused if there are none, or if one is no point."""
    if not words:
        raise Refused("questions how")
    return [point for _, point in read_points(" ".join(words))][:len(POINTS)]


# PROCESS

def closings_of(game, man):
    """{line: turns that close a mill there, without removals}, if this side
    were to move now."""
    game = copy_of(game)
    game.to_move = man
    turns = turns_begun(game)
    closings = {line: [turn for turn in turns
                       if turn[1] in line and turn[0] not in line]
                for line in lines_with(game.spots, man, man, EMPTY)}
    return {line: closing for line, closing in closings.items() if closing}


# OUTPUT

def spot_in_words(spot):
    """What stands there: a white man, a black man or nothing."""
    return TEXT["man " + COLOUR_OF[spot] if spot in OTHER else "empty"]


def spots_in_words(spots, points):
    """What stands on these points: "3 white, 4 empty and 5 black"."""
    return listed(["%d %s" % (point, spot_in_words(spots[point]))
                   for point in points], "and")


def tell_points(match, words):
    """Say what stands on a point and next to it, and which lines go through
    it."""
    spots = game_now(match).spots
    for point in points_asked(words):
        lines = [line_in_words(line) for line in MILLS if point in line]
        tell(match, "point", point=point, what=spot_in_words(spots[point]),
             neighbours=spots_in_words(spots, neighbours_of(point)),
             lines=listed(lines, "and"))


def tell_lines(match, words):
    """Say what stands on a line, or on all lines through a point."""
    spots, points = game_now(match).spots, points_asked(words)
    lines = [line for line in MILLS if {*points} <= {*line}]
    if not lines:
        possible = [line_in_words(line) for line in MILLS if points[0] in line]
        raise Refused("no line", word=" ".join(map(str, points)),
                      point=points[0], lines=listed(possible, "and"))
    say(match.screen, "\n".join(sentence("line", points=spots_in_words(
        spots, line)) for line in lines))


def tell_rings(match, words):
    """Say what stands on a ring, or on all three, from the top left corner."""
    spots = game_now(match).spots
    meant = words_begun("".join(words[:1]), RINGS_ASKED)
    if not meant:
        raise Refused("questions how")
    for name in meant:
        ring = RINGS[RINGS_ASKED.index(name)]
        tell(match, "ring " + name, points=spots_in_words(spots, ring)
             if {*OTHER} & {spots[point] for point in ring} else TEXT["empty"])


def tell_men(match, words):
    """Say where the men of a side are, or those of both."""
    man = man_in(words[0]) if words else None
    say(match.screen, position_in_words(game_now(match),
                                        [man] if man else OTHER))


def tell_last(match, words):
    """Say the last turn again."""
    say(match.screen, last_turn(match))


def tell_threats(match, words):
    """Say which mills each side has, and which it can close with its next
    turn."""
    for man in (WHITE, BLACK):
        for line in lines_with(game_now(match).spots, man, man, man):
            tell(match, "standing mill", colour=man, line=line)
        closings = closings_of(game_now(match), man)
        for line, turns in closings.items():
            tell(match, "threat", colour=man, line=line,
                 turns=[*map(notation, turns)])
        if not closings:
            tell(match, "no threat", colour=man)


# STORAGE

ASKED = {"point": tell_points, "line": tell_lines, "ring": tell_rings,
         "men": tell_men, "last": tell_last, "threats": tell_threats}

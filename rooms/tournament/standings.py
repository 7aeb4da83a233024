"""standings.py - the table of a tournament: the points, and who beat whom.

STORAGE  a game that was played, and what a player has reached: Row Standing
PROCESS  counts the points: standings_of points_between
OUTPUT   makes the lines of the tables: whole_table points_lines cross_lines

A `row` is a Row: one game that was played. All tables here are lists of
`lines` of text. Their `names` are the names of the players, the best first.
"""

import os
from collections import namedtuple

from rooms.console import TEXT, decimal, player_name, sentence

# STORAGE

# The points for White and for Black, by the winner.
GAINED = {"white": (1.0, 0.0), "black": (0.0, 1.0), "": (0.5, 0.5)}
ERRORS_TOLD = 3         # different errors of a player that are shown
FILE_WIDTH = 9999       # of the table in its file: it has all errors


# How one game of a tournament went.
#   number, white, black    as in its Fixture, see plan.py
#   winner          "white", "black", or "" for a draw
#   reason          as in rules.result, or "error", or "long"
#   turns           the number of turns of both players
#   white_seconds, black_seconds    the time that each player has thought
#   error           what the loser has done wrong, in words
Row = namedtuple("Row", "number white black winner reason turns white_seconds "
                 "black_seconds error", defaults=(0, 0.0, 0.0, ""))


class Standing:
    """What a player has reached in those of these games that it has played."""

    def __init__(self, name, rows):
        white = [row for row in rows if row.white == name]
        black = [row for row in rows if row.black == name]
        as_white = [GAINED[row.winner][0] for row in white]
        as_black = [GAINED[row.winner][1] for row in black]
        games, gained = white + black, as_white + as_black
        timed = sum(row.turns // 2 for row in games if row.white_seconds)
        self.name = name
        self.as_white, self.as_black = sum(as_white, 0.0), sum(as_black, 0.0)
        self.points = self.as_white + self.as_black
        self.wins, self.draws, self.losses = map(gained.count, (1, 0.5, 0))
        self.errors = sum(row.reason == "error" and points == 0
                          for row, points in zip(games, gained))
        self.seconds = sum(row.white_seconds for row in white) \
            + sum(row.black_seconds for row in black)
        # For one turn, in two digits that count
        ms = 1000 * self.seconds / max(1, timed)
        self.ms = round(ms) if ms >= 10 else float("%.2g" % ms)
        turns = [row.turns for row in games if row.turns]
        self.turns = round(sum(turns) / max(1, len(turns)))   # of both


# PROCESS

def points_between(rows):
    """{(one, other): the points of one player against the other}."""
    points = {}
    for row in rows:
        for pair, gained in zip(((row.white, row.black),
                                 (row.black, row.white)), GAINED[row.winner]):
            points[pair] = points.get(pair, 0.0) + gained
    return points


def standings_of(players, rows):
    """The Standings of all players, the best first."""
    between = points_between(rows)
    found = [Standing(name, rows) for name in players]

    def rank(standing):
        """What decides the order, the smallest first: the points, then the
        points against those who have as many, then the alphabet."""
        tied = sum(between.get((standing.name, other.name), 0.0)
                   for other in found if other.points == standing.points)
        return -standing.points, -tied, standing.name
    return sorted(found, key=rank)


# OUTPUT

def whole_table(path, plan, rows, width):
    """The whole text as a list of lines: the table, who beat whom, and the
    errors. Who beat whom is left out if it is wider than this width. By ear
    the width is 0, and sentences tell it. `path` is the folder where all is
    kept, or empty."""
    standings, between = standings_of(plan.players, rows), points_between(rows)
    names = [standing.name for standing in standings]
    most = ERRORS_TOLD if width < FILE_WIDTH else len(rows)
    below = error_lines(rows, names, most)
    if path:
        below.append(sentence(
            "kept in", folder=os.path.join(path, ""), seed=plan.seed,
            but=TEXT["but expert"] if "expert" in names else ""))
    cross = (cross_lines if width else cross_told)(names, between)
    lines = points_lines(standings, width)
    if not width or max(map(len, cross)) <= width:
        lines += [*cross, ""]
    return lines + below


def points_lines(standings, width):
    """A line for each player. Below stands what the columns mean. Points have
    no needless .0. A table without a `width` has no columns, but sentences."""
    is_whole = len(TEXT["table head"]) <= width
    head, key = ("table head", "table row") if is_whole \
        else ("narrow head", "narrow row")
    lines = [TEXT[head]] if width else []
    for place, standing in enumerate(standings, 1):
        facts = {name: decimal(value) if isinstance(value, float) else value
                 for name, value in vars(standing).items()}
        facts.update(name=player_name(standing.name)[:15], place=place)
        lines.append(sentence(key if width else "heard table row", **facts))
    if is_whole:
        lines.append(TEXT["table words"])
    return [*lines, ""]


def cross_lines(names, between):
    """The points of each player against each other player, as a table."""
    cells = [[decimal(between[one, other]) if (one, other) in between else "-"
              for other in names] for one in names]
    cells.insert(0, [str(place) for place in range(1, len(names) + 1)])
    width = 2 + max(max(map(len, line)) for line in cells)
    # The first line has the places in its cells, and no name.
    return [TEXT["cross head"]] + [
        sentence("cross row", place=place or "", name=player_name(name)[:15],
                 cells="".join(cell.rjust(width) for cell in line))
        for place, (name, line) in enumerate(zip(["", *names], cells))]


def cross_told(names, between):
    """The points of each player against each other player, as sentences."""
    return [sentence("heard cross row", name=player_name(one), cells=", ".join(
        sentence("points against", other=player_name(other),
                 points=decimal(between[one, other]))
        for other in names if (one, other) in between))
        for one in names if any(one in pair for pair in between)]


def error_lines(rows, names, most):
    """The errors by which each player lost games, and how often: at most so
    many of each player. [] if there are none."""
    errors, lines = {name: {} for name in names}, []
    for row in sorted(rows):
        if row.error:
            loser = row.black if row.winner == "white" else row.white
            errors[loser].setdefault(row.error, []).append(row.number)
    for name, own in errors.items():
        lines += [sentence("error row", number=len(games), error=error,
                           first=games[0])
                  for error, games in [*own.items()][:most]]
        if len(own) > most:
            lines.append(sentence("more errors", name=player_name(name),
                                  number=len(own) - most))
    return [TEXT["errors head"], *lines, ""] if lines else []


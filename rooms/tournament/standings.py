"""standings.py - the table of a tournament: points, strengths, who beat whom.

STORAGE  a game that was played, and what a player has reached: Row Standing
PROCESS  counts the points, and computes how strong each player is:
         standings_of strengths points_between
OUTPUT   makes the rows of the tables: tables_of points_rows cross_rows

A `row` is a Row: one game that was played. A strength is a number like the Elo
number of a chess player. A player who is 100 above another scores 64 % against
that player, with 200 it is 76 %, and with 400 it is 91 %. See R. A. Bradley
and M. E. Terry, "Rank analysis of incomplete block designs" (1952). All tables
here are lists of lines of text. Their `names` are the names of the players,
the best first.
"""

import math
import os
from collections import namedtuple

from board import WHITE
from rooms.console import TEXT, decimal, player_name, sentence

# STORAGE

# The points for White and for Black, by the winner.
GAINED = {"white": (1.0, 0.0), "black": (0.0, 1.0), "": (0.5, 0.5)}
MEASURE = "chance.py"   # if this player takes part, its strength is 0
DRAWS_ADDED = 2         # to the games of each player: without them, a player
                        # who wins all of a few games is infinitely strong
EXACT = 1e-4            # a strength is found when it changes less than this
ERRORS_TOLD = 3         # different errors of a player that are shown


# One game of a tournament. It is planned, kept in a file and counted as a Row.
#   number          1, 2, 3 ...
#   white, black    the names of the players
#   winner          "white", "black", or "" for a draw
#   reason          as in rules.result, or "error", or "long"
#   turns           the number of turns of both players
#   white_seconds, black_seconds    the time that each player has thought
#   changes         how often the lead in men has changed
#   error           what the loser has done wrong, in words
Row = namedtuple("Row", "number white black winner reason turns white_seconds "
                 "black_seconds changes error",
                 defaults=("", "", 0, 0.0, 0.0, 0, ""))


class Standing:
    """What a player has reached in these games. Each game is (row, points of
    the player, seconds that the player has thought)."""

    def __init__(self, name, games):
        gained = [points for _, points, _ in games]
        timed = sum(row.turns // 2 for row, _, _ in games if row.white_seconds)
        self.name = name
        self.points = sum(gained, 0.0)
        self.as_white = sum([points for row, points, _ in games
                             if row.white == name], 0.0)
        self.as_black = self.points - self.as_white
        self.wins, self.draws, self.losses = map(gained.count, (1, 0.5, 0))
        self.errors = len([row for row, points, _ in games
                           if row.reason == "error" and not points])
        self.seconds = sum(seconds for _, _, seconds in games)
        ms = 1000 * self.seconds / max(1, timed)        # for one turn
        self.ms = round(ms) if ms >= 10 else float("%.2g" % ms)
        turns = sum(row.turns for row, _, _ in games)   # of both players
        self.turns = round(turns / max(1, len(games)))


# PROCESS: points

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
    own, between = {name: [] for name in players}, points_between(rows)
    for row in rows:
        white, black = GAINED[row.winner]
        own[row.white].append((row, white, row.white_seconds))
        own[row.black].append((row, black, row.black_seconds))
    found = [Standing(name, own[name]) for name in players]

    def rank(standing):
        """What decides the order, the smallest first: the points, then the
        points against those who have as many, then the alphabet."""
        tied = sum(between.get((standing.name, other.name), 0.0)
                   for other in found if other.points == standing.points)
        return -standing.points, -tied, standing.name
    return sorted(found, key=rank)


# PROCESS: strengths

# A player of strength g wins g / (g + h) of all games against a player of
# strength h. We do not know these numbers, so we begin with 1 for all. Then we
# set each g to the value that fits best, as if the others were right. We do
# this again and again, until the numbers hardly change.
def strengths(players, between):
    """{name: (strength, doubt)}. MEASURE has 0, or else the mean of all is 0.
    The true strength is probably within strength - doubt and strength +
    doubt."""
    added = DRAWS_ADDED / max(1, len(players) - 1)
    games = {one: {other: between.get((one, other), 0.0) + added
                   + between.get((other, one), 0.0)
                   for other in players if other != one} for one in players}
    points = {one: sum(between.get((one, other), 0.0) + added / 2
                       for other in games[one]) for one in players}
    found, before = dict.fromkeys(players, 1.0), {}
    while any(abs(found[one] / before.get(one, 9.0) - 1) > EXACT
              for one in players):
        before = dict(found)
        for one in players:
            found[one] = points[one] / sum(
                number / (found[one] + found[other])
                for other, number in games[one].items())
    scale = {name: 400 * math.log10(g) for name, g in found.items()}
    zero = scale.get(MEASURE, sum(scale.values()) / len(scale))
    return {name: (round(scale[name] - zero), doubt(name, found, games[name]))
            for name in players}


def doubt(name, found, games):
    """How uncertain a strength is: twice its standard error. `games` is
    {other: number of games}."""
    told = sum(number * found[name] * found[other]
               / (found[name] + found[other]) ** 2
               for other, number in games.items())
    return round(2 * 400 / math.log(10) / math.sqrt(told))


# PROCESS: games to be seen again

def lead_changes(game):
    """How often the lead changed: how often the player who had removed fewer
    men came to have removed more."""
    lead, leader, changes = 0, 0, 0
    for (_, _, removed), ((_, man, _), _) in zip(game.turns, game.past):
        lead += len(removed) if man == WHITE else -len(removed)
        changes += lead * leader < 0
        leader = lead or leader
    return changes


# OUTPUT

def tables_of(path, plan, rows, widths):
    """For each width, the whole text as a list of lines: the table, who beat
    whom, the errors, and the most exciting game. Who beat whom is left out if
    it is too wide. By ear the width is 0, and sentences tell it. `path` is the
    folder where all is kept, or empty."""
    standings, between = standings_of(plan.players, rows), points_between(rows)
    names = [standing.name for standing in standings]
    found = strengths(plan.players, between)
    below = error_rows(rows, names)
    if path:
        below += exciting_row(rows, path) + [
            sentence("kept in", folder=os.path.join(path, ""), seed=plan.seed,
                     but=TEXT["but expert"] if "expert" in names else "")]
    cross = [*cross_rows(names, between), ""]
    fits = max(map(len, cross))
    told = {0: [*cross_told(names, between), ""]}
    return [[*points_rows(standings, found, width),
             *(cross if fits <= width else told.get(width, [])), *below]
            for width in widths]


def points_rows(standings, found, width):
    """A line for each player, with the strengths, {name: (strength, doubt)}.
    Below stands what the columns mean. Points have no needless .0. A table
    without a `width` has no columns, but sentences."""
    is_whole = len(TEXT["table head"]) <= width
    rows = [TEXT["table head" if is_whole else "narrow head"]]
    key = "table row" if is_whole else "narrow row"
    for place, standing in enumerate(standings, 1):
        facts = {name: decimal(value) if isinstance(value, float) else value
                 for name, value in vars(standing).items()}
        facts.update(name=player_name(standing.name)[:15], place=place)
        facts["strength"], facts["unsure"] = found[standing.name]
        rows.append(sentence(key if width else "heard table row", **facts))
    if not width:
        return [*rows[1:], ""]
    zero = sentence("zero measure" if MEASURE in found else "zero mean",
                    measure=player_name(MEASURE))
    return [*rows, *[TEXT["table words"]] * is_whole,
            sentence("strength words", zero=zero), ""]


def cross_rows(names, between):
    """The points of each player against each other player, as a table."""
    cells = [[decimal(between[one, other]) if (one, other) in between else "-"
              for other in names] for one in names]
    cells.insert(0, [str(place) for place in range(1, len(names) + 1)])
    width = 2 + max(max(map(len, row)) for row in cells)
    return [TEXT["cross head"]] + [
        sentence("cross row", place=place or "", name=player_name(name)[:15],
                 cells="".join(cell.rjust(width) for cell in row))
        for place, (name, row) in enumerate(zip(["", *names], cells))]


def cross_told(names, between):
    """The points of each player against each other player, as sentences."""
    return [sentence("heard cross row", name=player_name(one), cells=", ".join(
        sentence("points against", other=player_name(other),
                 points=decimal(between[one, other]))
        for other in names if (one, other) in between))
        for one in names if any(one in pair for pair in between)]


def error_rows(rows, names):
    """The errors by which each player lost games, and how often. [] if there
    are none."""
    errors, found = {name: {} for name in names}, []
    for row in sorted(rows):
        if row.error:
            loser = row.black if row.winner == "white" else row.white
            errors[loser].setdefault(row.error, []).append(row.number)
    for name, own in errors.items():
        found += [sentence("error row", number=len(games), error=error,
                           first=games[0])
                  for error, games in [*own.items()][:ERRORS_TOLD]]
        if len(own) > ERRORS_TOLD:
            found.append(sentence("more errors", name=player_name(name),
                                  number=len(own) - ERRORS_TOLD))
    return [TEXT["errors head"], *found, ""] if found else []


def exciting_row(rows, path):
    """A line about the game in which the lead changed most often. If there are
    several, it is the longest. No game that ended by an error counts, and if
    there is no other game, the list is empty."""
    rows = sorted([row for row in rows if not row.error],
                  key=lambda row: (row.changes, row.turns, -row.number))
    return [sentence("exciting" if row.changes else "longest",
                     white=player_name(row.white),
                     black=player_name(row.black), changes=row.changes,
                     turns=row.turns, path=os.path.join(path, str(row.number)))
            for row in rows[-1:]]

"""standings.py - the table of a tournament: points, strengths, who beat whom.

STORAGE  a game that was played, and what a player has reached: Row Standing
PROCESS  counts the points, and computes how strong each player is:
         standings_of strengths points_in

A `row` is a Row, one game that was played. A strength is a number like those
of chess players (Elo): who is 100 above another scores 64 % against him, with
200 it is 76 %, with 400 it is 91 %; see R. A. Bradley and M. E. Terry, "Rank
analysis of incomplete block designs" (1952).
"""

import math

from board import WHITE
from rules import beginning_of, make

# STORAGE

MEASURE = "chance.py"     # the player whose strength is 0, if he takes part
DRAWS_ADDED = 2         # to each player's games, since nobody is infinitely
                        # strong who has won each of a few games
EXACT = 1e-4            # so much of itself a strength may still change


class Row:
    """One game of a tournament, as it is kept and counted."""

    def __init__(self, number, white, black, winner="", reason="", turns=0,
                 white_seconds=0.0, black_seconds=0.0, changes=0, error=""):
        self.number = int(number)
        self.white = white          # the names of the players
        self.black = black
        self.winner = winner        # "white", "black", or "" for a draw
        self.reason = reason        # a key as in rules.result, or "error"
        self.turns = int(turns)     # of both
        self.white_seconds = float(white_seconds)
        self.black_seconds = float(black_seconds)
        self.changes = int(changes)     # of the lead in men
        self.error = error          # what the loser has done wrong, in words


class Standing:
    """What a player has reached."""

    def __init__(self, name):
        self.name = name
        self.wins = self.draws = self.losses = 0
        self.as_white = 0.0         # points
        self.as_black = 0.0
        self.turns = 0              # of both, in all his games
        self.timed = 0              # his own, in games that were timed
        self.seconds = 0.0          # that he has thought in these
        self.errors = 0             # games lost by an error


# PROCESS: points

def points_in(row):
    """The points of White and of Black in a game."""
    return {"white": (1.0, 0.0), "black": (0.0, 1.0)}.get(row.winner,
                                                          (0.5, 0.5))


def points_between(rows):
    """{(one, other): the points of one against the other}."""
    points = {}
    for row in rows:
        for pair, gained in zip(((row.white, row.black),
                                 (row.black, row.white)), points_in(row)):
            points[pair] = points.get(pair, 0.0) + gained
    return points


def standings_of(players, rows):
    """The Standings of all players, the best first."""
    found = {name: Standing(name) for name in players}
    for row in rows:
        add_row(found, row)
    return by_points(found.values(), points_between(rows))


def add_row(found, row):
    """Add a game to the Standings of its players, {name: Standing}."""
    white, black = found[row.white], found[row.black]
    gained = points_in(row)
    for standing, points in zip((white, black), gained):
        standing.wins += points == 1
        standing.draws += points == 0.5
        standing.losses += points == 0
        standing.errors += row.reason == "error" and points == 0
        standing.turns += row.turns
        standing.timed += row.turns // 2 if row.white_seconds else 0
    white.as_white += gained[0]
    black.as_black += gained[1]
    white.seconds += row.white_seconds
    black.seconds += row.black_seconds


def by_points(standings, between):
    """The Standings by points; of those who have as many, by their points
    against each other, then by the alphabet."""
    points = {standing.name: standing.as_white + standing.as_black
              for standing in standings}

    def rank(standing):
        """The better, the smaller."""
        name = standing.name
        tied = sum(between.get((name, other), 0.0) for other in points
                   if points[other] == points[name])
        return -points[name], -tied, name
    return sorted(standings, key=rank)


# PROCESS: strengths

# A player of strength g wins against one of strength h in g / (g + h) of all
# games. Each g is set to what fits best as long as the others are right, again
# and again, until nothing changes any more.
def strengths(players, between):
    """{name: (strength, how much it may be more or less)}, with 0 for MEASURE,
    or else for the mean; most of the true strengths lie about that near."""
    games, points = with_draws(players, between)
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


def with_draws(players, between):
    """({one: {other: games}}, {one: points}) with the draws added."""
    added = DRAWS_ADDED / max(1, len(players) - 1)
    games = {one: {other: between.get((one, other), 0.0) + added
                   + between.get((other, one), 0.0)
                   for other in players if other != one} for one in players}
    points = {one: sum(between.get((one, other), 0.0) + added / 2
                       for other in games[one]) for one in players}
    return games, points


def doubt(name, found, games):
    """Twice the standard error of a strength, from games {other: number}."""
    told = 0.0
    for other, number in games.items():
        wins = found[name] / (found[name] + found[other])
        told += number * wins * (1 - wins)
    return round(2 * 400 / math.log(10) / math.sqrt(told))


# PROCESS: games to be seen again

def lead_changes(game):
    """How often the other player came to have removed more men."""
    way, lead, changes = beginning_of(game), 0, 0
    leader = 0
    for turn in game.turns:
        lead += len(turn[2]) if way.to_move == WHITE else -len(turn[2])
        make(way, turn)
        if lead * leader < 0:
            changes += 1
        if lead:
            leader = lead
    return changes


def most_exciting(rows):
    """The Row of the game in which the lead changed most often; of these the
    longest, and none that an error has ended. None if there is none."""
    whole = [row for row in rows if not row.error]
    return max(whole, default=None,
               key=lambda row: (row.changes, row.turns, -row.number))

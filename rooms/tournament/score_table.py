"""score_table.py - the table of a tournament, as rows of text.

STORAGE  how many errors of a player are shown: ERRORS_TOLD
OUTPUT   makes the rows of the tables: tables_of points_rows cross_rows

A `row` of what was played is a Row, a `standing` a Standing, as in the room
tournament/; `names` are those of players, the best first.
"""

import os

from rooms.console import TEXT, player_name, sentence
from rooms.tournament.standings import (MEASURE, most_exciting, points_between,
                                        standings_of, strengths)

# STORAGE

ERRORS_TOLD = 3              # different ones of a player that are told


# OUTPUT

def tables_of(path, plan, rows, widths):
    """For each width the rows of the table of a plan, of who beat whom, the
    errors, and what is worth seeing, as far as there is room. The path is
    where it is kept, or empty."""
    standings, between = standings_of(plan.players, rows), points_between(rows)
    names = [standing.name for standing in standings]
    found = strengths(plan.players, between)
    below = error_rows(rows, names)
    if path:
        below += exciting_row(rows, path) + [
            sentence("kept in", folder=os.path.join(path, ""), seed=plan.seed,
                     but=TEXT["but expert"] if "expert" in names else "")]
    cross = [*cross_rows(names, between), ""]
    return [[*points_rows(standings, found, width),
             *(cross if max(map(len, cross)) <= width else []), *below]
            for width in widths]


def points_rows(standings, found, width):
    """A line for each player, with the strengths found, and what the columns
    mean."""
    head, key, words = "table head", "table row", [TEXT["table words"]]
    if len(TEXT[head]) > width:
        head, key, words = "narrow head", "narrow row", []
    zero = zero_of([standing.name for standing in standings])
    return [TEXT[head]] + [
        score_row(key, place, standing, *found[standing.name])
        for place, standing in enumerate(standings, 1)] + words + [
            sentence("strength words", zero=zero), ""]


def zero_of(names):
    """Whose strength is 0."""
    if MEASURE in names:
        return sentence("zero measure", measure=player_name(MEASURE))
    return TEXT["zero mean"]


def score_row(key, place, standing, strength, unsure):
    """The line of a player."""
    games = standing.wins + standing.draws + standing.losses
    facts = dict(vars(standing), name=player_name(standing.name)[:15])
    for name in ("as_white", "as_black"):
        facts[name] = "%g" % facts[name]
    ms = 1000 * standing.seconds / max(1, standing.timed)
    return sentence(key, **dict(
        facts, place=place, points=points_in_words(standing),
        strength=strength, unsure=unsure,
        turns=round(standing.turns / max(1, games)),
        ms=("%.0f" if ms >= 10 else "%.2g") % ms))


def points_in_words(standing):
    """The points of a player, without a needless .0."""
    return "%g" % (standing.as_white + standing.as_black)


def cross_rows(names, between):
    """The points of each player against each other."""
    cells = [["%g" % between[one, other] if (one, other) in between else "-"
              for other in names] for one in names]
    cells.insert(0, [str(place) for place in range(1, len(names) + 1)])
    width = 2 + max(max(map(len, row)) for row in cells)
    rows = [TEXT["cross head"]]
    for place, row in enumerate(cells):
        rows.append(sentence(
            "cross row", place=place or "",
            name=player_name(names[place - 1])[:15] if place else "",
            cells="".join(cell.rjust(width) for cell in row)))
    return rows


def error_rows(rows, names):
    """For each player who lost games by errors: which, and how often."""
    errors, found = {name: {} for name in names}, []
    for row in sorted(rows, key=lambda row: row.number):
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
    """Which game is worth seeing."""
    row = most_exciting(rows)
    if not row:
        return []
    return [sentence("exciting" if row.changes else "longest",
                     path=os.path.join(path, str(row.number)),
                     changes=row.changes, turns=row.turns,
                     white=player_name(row.white),
                     black=player_name(row.black))]

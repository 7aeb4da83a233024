"""score_table.py - the table of a tournament, as rows of text.

STORAGE  how many errors of a player are shown: ERRORS_TOLD
OUTPUT   makes the rows of the tables: tables_of points_rows cross_rows

A game that was played is a Row, and a `standing` is a Standing, both from
standings.py. `names` are the names of the players, the best first. All tables
here are lists of lines of text.
"""

import os

from rooms.console import TEXT, player_name, sentence
from rooms.tournament.standings import (MEASURE, points_between, standings_of,
                                        strengths)

# STORAGE

ERRORS_TOLD = 3         # different errors of a player that are shown


# OUTPUT

def tables_of(path, plan, rows, widths):
    """For each width, the whole text as a list of lines: the table, who beat
    whom, the errors, and the most exciting game. Who beat whom is left out if
    it is too wide. `path` is the folder where all is kept, or empty."""
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
    """A line for each player, with the strengths, {name: (strength, doubt)}.
    Below stands what the columns mean. Points have no needless .0."""
    is_whole = len(TEXT["table head"]) <= width
    rows = [TEXT["table head" if is_whole else "narrow head"]]
    for place, standing in enumerate(standings, 1):
        facts = {name: "%g" % value if isinstance(value, float) else value
                 for name, value in vars(standing).items()}
        facts.update(name=player_name(standing.name)[:15], place=place)
        facts["strength"], facts["unsure"] = found[standing.name]
        rows.append(sentence("table row" if is_whole else "narrow row",
                             **facts))
    zero = sentence("zero measure" if MEASURE in found else "zero mean",
                    measure=player_name(MEASURE))
    return [*rows, *[TEXT["table words"]] * is_whole,
            sentence("strength words", zero=zero), ""]


def cross_rows(names, between):
    """The points of each player against each other player, as a table."""
    cells = [["%g" % between[one, other] if (one, other) in between else "-"
              for other in names] for one in names]
    cells.insert(0, [str(place) for place in range(1, len(names) + 1)])
    width = 2 + max(max(map(len, row)) for row in cells)
    return [TEXT["cross head"]] + [
        sentence("cross row", place=place or "", name=player_name(name)[:15],
                 cells="".join(cell.rjust(width) for cell in row))
        for place, (name, row) in enumerate(zip(["", *names], cells))]


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

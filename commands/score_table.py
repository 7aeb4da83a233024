"""score_table.py - the table of a tournament, as rows of text.

OUTPUT   rows_of_table table_row cross_rows error_rows exciting_row zero_of
         points_in_words

A `row` of what was played is a Row, a `standing` a Standing, as in the room
tournament/; `names` are those of players, the best first.
"""

import os

from console import TEXT, player_name, sentence
from tournament import (MEASURE, most_exciting, points_between, standings_of)

# OUTPUT

def rows_of_table(path, plan, rows_played, width):
    """The table of a plan, who beat whom, the errors, and what is worth
    seeing, as far as there is room in the width. The path is where it is
    kept, or empty."""
    standings = standings_of(plan.players, rows_played)
    head, row = "table head", "table row"
    if len(TEXT[head]) > width:
        head, row = "narrow head", "narrow row"
    rows = [TEXT[head], *[table_row(row, place, standing)
                          for place, standing in enumerate(standings, 1)]]
    names = [standing.name for standing in standings]
    rows += [sentence("table words", zero=zero_of(names)), ""]
    cross = cross_rows(names, points_between(rows_played))
    if max(map(len, cross)) <= width:
        rows += [*cross, ""]
    rows += error_rows(rows_played, names)
    if not path:
        return rows
    return rows + exciting_row(rows_played, path) + [
        sentence("kept in", folder=os.path.join(path, ""), seed=plan.seed)]


def zero_of(names):
    """Whose strength is 0."""
    if MEASURE in names:
        return sentence("zero measure", measure=player_name(MEASURE))
    return TEXT["zero mean"]


def table_row(key, place, standing):
    """The line of a player."""
    games = standing.wins + standing.draws + standing.losses
    facts = dict(vars(standing), name=player_name(standing.name)[:15])
    for name in ("as_white", "as_black"):
        facts[name] = "%g" % facts[name]
    own = max(1.0, standing.turns / 2 - games)     # but the first by chance
    ms = 1000 * standing.seconds / own
    return sentence(key, **dict(
        facts, place=place, points=points_in_words(standing),
        turns=round(standing.turns / max(1, games)),
        ms=("%.0f" if ms >= 10 else "%.2g") % ms))


def points_in_words(standing):
    """The points of a player, without a needless .0."""
    return "%g" % (standing.as_white + standing.as_black)


def cross_rows(names, between):
    """The points of each player against each other."""
    head = "".join("%5d" % place for place in range(1, len(names) + 1))
    rows = [TEXT["cross head"], sentence("cross row", place="", name="",
                                         cells=head)]
    for place, one in enumerate(names, 1):
        cells = ["%g" % between[one, other] if (one, other) in between
                 else "-" for other in names]
        rows.append(sentence("cross row", place=place,
                             name=player_name(one)[:15],
                             cells="".join(map("{:>5}".format, cells))))
    return rows


def error_rows(rows, names):
    """For each player who lost games by errors: how many, and the first."""
    found = []
    for name in names:
        own = [row for row in sorted(rows, key=lambda row: row.number)
               if row.error and name == (row.black if row.winner == "white"
                                         else row.white)]
        if own:
            found.append(sentence("error row", number=len(own),
                                  error=own[0].error, first=own[0].number))
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

"""class_table.py - the word class: what each pupil of a class has done.

INPUT    finds the folders of the games, and reads who has played there:
         places_below pupils_in whole_games
STORAGE  the word class, and how much is looked at: WORDS DEEPEST HABIT_GAMES
PROCESS  finds what a pupil has done, and all together: class_table pupil_of
OUTPUT   shows the table, and writes it for a spreadsheet: show_class
         write_class

Each pupil has played somewhere else. What `progress` tells of the player at
the keyboard is found here for each folder, and for each name in it. Nothing is
written into these folders. A file that is damaged is left out, and counted.

`answers` are right answers in a quiz, and `kind` is the kind of puzzle to
practise. The `scores` are points and games, then the same for each level.
"""

import os
import time
from collections import Counter, namedtuple
from contextlib import suppress
from io import StringIO

from rooms.commands import (COLOUR_TAGS, MEMORY_FILES, NAME, day_of,
                            known_name, memory_lines, own_lines, short_path,
                            write_among_games)
from rooms.computer import LEVELS
from rooms.console import (TEXT, clean, columns, decimal, name_in, say,
                           sentence, spoken, tell)
from rooms.learning.history import (games_among, persons_of,
                                    points_by_partner, show_progress)
from rooms.learning.progress import habit_of, kind_against, lines_done
from rooms.records import (GAMES, PUZZLES, RecordError, cell, load_record,
                           name_of_file, number_of, written_at)
from rules import Refused

# STORAGE

DEEPEST = 6             # so deep below the folder games are looked for
MOST_NAMES = 100        # of players in one folder
HABIT_GAMES = 5         # the latest games with grades tell the habit
ZIP_FOLDER = "nine_mens_morris"     # the folder in the zip file for a class
NAME_ROOM = 20          # characters of a name with its folder
FIRST = 7               # so many fields stand before the levels there

Pupil = namedtuple("Pupil", "name folder steps puzzles answers kind day "
                   "scores")


# INPUT

def places_below(top, unread):
    """Each (folder, numbers of its games, the latest first) at or below this
    folder, where a program keeps games or steps. What cannot be read is added
    to `unread`."""
    for place, folders, files in os.walk(
            top, onerror=lambda error: unread.append(error.filename)):
        deeper = place[len(top):].count(os.sep) < DEEPEST
        folders[:] = folders if deeper else []
        numbers = sorted(filter(None, map(number_of, files)), reverse=True)
        if numbers or {*MEMORY_FILES} & {*files}:
            yield place, numbers


def whole_games(place, numbers, unread):
    """Each (path, tags) of the games in this place with these numbers. One
    that is cut off may have no result."""
    for number in numbers:
        path, tags = os.path.join(place, name_of_file(number)), {}
        with suppress(RecordError):
            _, tags = load_record(path)
        if "Result" in tags:
            yield path, tags
        else:
            unread.append(path)


def whole_lines(place, unread):
    """The lines of memory.py in this place that can be printed."""
    lines = []
    for path in (os.path.join(place, name) for name in MEMORY_FILES):
        found = ["\0"] * os.path.lexists(path)
        with suppress(RecordError):
            found = memory_lines(path)
        whole = [line for line in found
                 if line.isprintable() and "\ufffd" not in line]
        unread += [path] * (whole != found)
        lines += whole
    return lines


def pupils_in(top, place, numbers, unread):
    """Give each Pupil who has played in this place below the top. Its games
    have these numbers."""
    records = [*whole_games(place, numbers, unread)]
    lines, folder = whole_lines(place, unread), place
    while os.path.basename(folder) in (GAMES, ZIP_FOLDER):
        folder = os.path.dirname(folder)
    folder = folder[len(top):].strip(os.sep) or os.path.basename(folder) or top
    for name in names_in(records, lines):
        pupil = pupil_of(name, clean(folder), place, own_lines(lines, name),
                         [*games_among(records, name)])
        if pupil.name or any([*pupil[2:5], *pupil.scores]):
            yield pupil


def names_in(records, lines):
    """The names in these records and lines of memory.py. A game in which no
    person has a name belongs to the name ""."""
    names = {known_name(line[len(NAME):]): line[len(NAME):]
             for line in lines if line.startswith(NAME)}
    for _, tags in records[::-1]:
        own = {known_name(name): name for name in [
            tags.get(COLOUR_TAGS[man], "") for man in persons_of(tags)]}
        names.update({known: name for known, name in own.items()
                      if known or len(own) == 1})
    return [*names.values()][-MOST_NAMES:] or [""]


def read_graded(games):
    """Read the latest of these games that have grades, as grade_games does.
    The others are left out."""
    graded = [game for game in games if PUZZLES in game[1]]
    for path, _, men in graded[:HABIT_GAMES]:
        with suppress(RecordError):     # somebody may have just removed it
            yield (*load_record(path), men)


# PROCESS

def pupil_of(name, folder, place, lines, games):
    """The Pupil of this name, with these lines and games, who has played in
    this place. The `folder` is its name."""
    habit, _ = habit_of([*read_graded(games)])
    memory = os.path.join(place, MEMORY_FILES[-1])
    day = games[0][1].get("Date", "") if games else time.strftime(
        "%Y.%m.%d", time.localtime(written_at(memory)))
    points = points_by_partner(games)
    scores = [(sum(gained), len(gained)) for gained in [
        sum(points.values(), []), *(points.get(each, []) for each in LEVELS)]]
    return Pupil(name_in(name) * bool(known_name(name)), folder,
                 *map(len, lines_done(lines)), kind_against(habit),
                 clean(day, 10).replace(".", "-"), sum(scores, ()))


def class_table(match, words):
    """Show what each pupil has done whose games are below this folder, and
    write it into a file for a spreadsheet."""
    top = os.path.expanduser(" ".join(words).strip("\"'"))
    pupils, unread, places = [], [], []
    if os.path.isdir(top):
        top = os.path.abspath(top)
        places = [*places_below(top, unread)]
    for number, (place, numbers) in enumerate(places, 1):
        pupils += pupils_in(top, place, numbers, unread)
        show_progress(match, number, len(places))
    if not pupils:
        raise Refused("class none" if words else "class how", name=top)
    pupils.sort(key=lambda pupil: ((pupil.name or pupil.folder).lower(),
                                   pupil.folder))
    _, _, *done, _, _, scores = zip(*pupils)
    pupils.append(Pupil(sentence("class all", number=len(pupils)), "",
                        *map(sum, done), "", "", [*map(sum, zip(*scores))]))
    heads = (TEXT["class head"].split(", ") + [""] * 9)[:9]
    show_class(match, heads, pupils)
    if unread:
        tell(match, "class unread", number=len(unread),
             path=short_path(unread[0]))
    write_class(match, heads, pupils,
                ("class " + os.path.basename(top)).strip() + ".csv")


# OUTPUT

def show_class(match, heads, pupils):
    """Show the table. If it is too wide, the levels that fewest have played
    are left out. Of the others the heads are numbers, which a line below it
    explains."""
    levels = {str(number): spoken(level)
              for number, level in enumerate(LEVELS, 1)}
    fields = [*zip([heads[0], *heads[2:8], *levels], *cells_of(pupils))]
    while fields[FIRST:] and (
            sum(map(width_of, fields)) > columns(match.screen) + 1
            or any({*field[1:]} == {"-"} for field in fields[FIRST:])):
        fields.remove(max(fields[FIRST:], key=lambda field: field.count("-")))
    for name, *others in zip(*fields):
        say(match.screen, name.ljust(width_of(fields[0]) - 1) + "".join(
            map(str.rjust, others, map(width_of, fields[1:]))))
    shown = ["%s=%s" % (head, levels[head]) for head, *_ in fields[FIRST:]]
    if shown:
        tell(match, "class levels", levels=", ".join(shown))


def width_of(field):
    """The width of a field of the table, with a blank before it."""
    return 1 + max(map(len, field))


def cells_of(pupils):
    """The texts that are shown of each. The folder stands in the place of a
    name, or behind one that comes twice. A score is points/games."""
    names = Counter(pupil.name.lower() for pupil in pupils)
    for pupil in pupils:
        name, scores = pupil.name, pupil.scores
        if not name or names[name.lower()] > 1:
            name = ("%s (%s)" % (name, pupil.folder)).strip()[:NAME_ROOM]
        yield [name, *map(str, pupil[2:5]), pupil.kind or "-",
               day_of({"Date": pupil.day.replace("-", ".")}),
               *("%s/%d" % (decimal(points), games) if games else "-"
                 for points, games in zip(scores[::2], scores[1::2]))]


def write_class(match, heads, pupils, name):
    """Write the table for a spreadsheet among our own games, and say where."""
    import csv                      # slow to load, and rarely needed
    text, levels = StringIO(), ["%s %s" % (spoken(level), head)
                                for level in LEVELS for head in heads[7:]]
    csv.writer(text, delimiter=(TEXT["signs"] + ";")[0]).writerows(
        [cell(value if isinstance(value, str) else decimal(value))
         for value in row]
        for row in [heads + levels, *([*pupil[:-1], *pupil.scores]
                                      for pupil in pupils)])
    write_among_games(          # the first sign tells Excel: UTF-8
        match, name, "\ufeff" + text.getvalue(), "class written")


# STORAGE

WORDS = {"class": class_table}

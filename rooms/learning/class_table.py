"""class_table.py - the word class: what each pupil of a class has done.

INPUT    finds the folders of the games, and reads who has played there:
         places_below add_place whole_games
STORAGE  the word class, and how much is looked at: WORDS DEEPEST HABIT_GAMES
PROCESS  finds what a pupil has done, and needs: class_table pupil_of needs_of
OUTPUT   shows the table, and writes it for a spreadsheet: show_class
         write_class

Each pupil has played somewhere else. What `progress` tells of the player at
the keyboard is found here for each name. Nothing is written into the folders
of the pupils. A file that is damaged is left out, and counted.

`need` says what the pupil needs help with. `right` and `tries` are answers in
a quiz, `theme` is the theme of puzzles to practise.
"""

import os
import time
from collections import Counter, namedtuple
from contextlib import suppress
from io import StringIO

from rooms.commands import (MEMORY_FILES, known_name, memory_lines, own_lines,
                            owner_of, short_path, write_among_games)
from rooms.console import (TEXT, clean, columns, decimal, name_in, say,
                           sentence, sorting_key, tell)
from rooms.learning.habits import habits_in, missed_in, worst_habit
from rooms.learning.history import games_among, grow_bar, names_in
from rooms.learning.progress import (lines_done, scores_by_partner,
                                     theme_against)
from rooms.records import (GAMES, PUZZLES, Unusable, load_record,
                           name_of_file, number_of, written_at)
from rules import Refused

# STORAGE

NOT_OF_PUPILS = ".", "_", "meet"    # so empty folders of others begin
OF_PROGRAM = {"changed", "docs", "rooms", "tests"}  # no pupil's, beside it
DEEPEST = 6             # so deep below the folder games are looked for
HABIT_GAMES = 5         # the latest games with grades tell the habit
ZIP_FOLDER = "nine_mens_morris"     # in the zip file, and the program's name
NAME_ROOM = 16          # characters of a name with its folder
ENOUGH_GAMES, ENOUGH_TRIES = 3, 5       # in a quiz. Fewer tell nothing

# What is told of a pupil. The file for a spreadsheet has the FIELDS in this
# order, and so has the sentence "class head". The others are for what the
# pupil needs. The row of all has the sums.
Pupil = namedtuple("Pupil", "name folder need steps puzzles right tries theme "
                   "day score games lost missed files", defaults=[""] * 14)
FIELDS, SHOWN = 11, "name steps right score puzzles need".split()
# What was found of a pupil, in one folder or in all: lists.
Found = namedtuple("Found", "names folders lines games days damaged")

# From the most urgent on: pupils who need help, then the others, and at the
# end the folders in which nobody is found. Their sentences: "need lost",
# "need steps", "need quiz", "need missed", "need damaged", "need nothing".
NEEDS = "lost", "steps", "quiz", "missed", "", "damaged", "nothing"
# What stands before a formula in a spreadsheet. The last signs are as wide as
# two others: = + - @ as they are typed in East Asia.
FORMULA = "(?:^|[,;\t\r\n\"])\\s*(?=[-=+@'\uff1d\uff0b\uff0d\uff20])"


# INPUT

def places_below(top, unread):
    """Each (folder, numbers of its games, the latest first) at or below this
    folder, where a program keeps games or steps. At the end come the folders
    of the top in which nothing was found. One with files, but without the
    program, is no pupil's: sheets to print, or where players meet. The folders
    OF_PROGRAM are not looked into. What cannot be read is added to `unread`.
    """
    empty = []
    for place, folders, files in os.walk(
            top, onerror=lambda error: unread.append(error.filename)):
        here = os.path.join(place, "")
        if ZIP_FOLDER + ".py" in files:
            folders[:] = sorted({*folders} - OF_PROGRAM)
        elif here in empty and files:
            empty.remove(here)
        if place == top and GAMES not in folders:
            empty = [os.path.join(top, name, "") for name in folders
                     if not name.startswith(NOT_OF_PUPILS)]
        if place[len(top):].count(os.sep) == DEEPEST:
            folders.clear()
        numbers = sorted(filter(None, map(number_of, files)), reverse=True)
        if numbers or {*MEMORY_FILES} & {*files}:
            empty = [each for each in empty if not here.startswith(each)]
            yield place, numbers
    yield from [(place.rstrip(os.sep), []) for place in empty]


def whole_games(place, numbers, unread):
    """{path: (game, tags)} of the games in this place with these numbers.
    In the place of a game without grades stands None. One that is cut off may
    have no result."""
    found = {}
    for number in numbers:
        path, tags = os.path.join(place, name_of_file(number)), {}
        with suppress(Unusable):
            game, tags = load_record(path)
        if "Result" in tags:
            found[path] = game if PUZZLES in tags else None, tags
        else:
            unread.append(path)
    return found


def whole_lines(place, unread):
    """The lines of memory.py in this place that can be printed."""
    lines = []
    for path in (os.path.join(place, name) for name in MEMORY_FILES):
        # A file that cannot be read counts as one line that is not whole.
        found = ["\0"] if os.path.lexists(path) else []
        with suppress(Unusable):
            found = memory_lines(path)
        whole = [line for line in found
                 if line.isprintable() and "\ufffd" not in line]
        unread += [path] if whole != found else []
        lines += whole
    return lines


def add_place(found, top, place, numbers, unread):
    """Add to {known name, or (folder,): [Found]} what pupils have done in this
    place below the top. Its games have these numbers."""
    damaged = [place] if place in unread else []
    whole = whole_games(place, numbers, damaged)
    records = [(path, tags) for path, (_, tags) in whole.items()]
    lines = whole_lines(place, damaged)
    last = written_at(os.path.join(place, MEMORY_FILES[-1]))
    days = [time.strftime("%Y.%m.%d", time.localtime(last))] if last else []
    names, folder = names_in(records, lines), folder_of(top, place)
    owner = owner_of(lines)
    for name in names:
        known = known_name(name)
        own = Found([name_in(name)] if known else [], [folder],
                    own_lines(lines, name),
                    [(whole[path][0], tags, men) for path, tags, men
                     in games_among(records, name, owner)], days, damaged)
        # What has no name is the owner's. It is a pupil's if there is none.
        if known or not owner and (own.lines or own.games) or not names[1:]:
            found.setdefault(known or (folder,), []).append(own)
    unread[:] = dict.fromkeys(unread + damaged)     # each once


def folder_of(top, place):
    """The folder of a pupil below the top, as it is shown."""
    while os.path.basename(place) in (GAMES, ZIP_FOLDER):
        place = os.path.dirname(place)
    return clean(place[len(top):].strip(os.sep) or os.path.basename(place)
                 or top)


# PROCESS

def pupil_of(parts):
    """The Pupil of whom this was Found, in several folders perhaps."""
    found = Found(*[sum(lists, []) for lists in zip(*parts)])
    games = sorted(found.games, key=lambda game: game[1].get("Date", ""),
                   reverse=True)
    graded = [game for game in games if PUZZLES in game[1]][:HABIT_GAMES]
    habits = [habits_in(*game) for game in graded]
    habit = worst_habit(habits)
    steps, puzzles, right, wrong = map(len, lines_done(found.lines))
    scores = sum(scores_by_partner(games).values(), [])
    days = [tags.get("Date", "") for _, tags, _ in games] or found.days
    pupil = Pupil("".join(found.names[-1:]),
                  ", ".join(sorted({*found.folders})), "", steps, puzzles,
                  right, right + wrong, theme_against(habit),
                  clean(max(days, default=""), 10).replace(".", "-"),
                  sum(scores), len(scores), scores.count(0),
                  missed_in(habit, habits)["missed"], len(found.damaged))
    return pupil._replace(need=", ".join(sentence(
        "need " + key, **pupil._asdict()) for key in needs_of(pupil)))


def urgency(pupil):
    """What pupils are sorted by: how urgent their need is, and their name."""
    return (NEEDS.index([*needs_of(pupil), ""][0]),
            sorting_key(pupil.name or pupil.folder))


def needs_of(pupil):
    """What this pupil needs help with: at most two of NEEDS. The most urgent
    one comes first. Of the others the last is told: it says best what to
    practise. A name shows that somebody has sat there."""
    games, tries = pupil.games, pupil.tries
    named = pupil.name and not pupil.files
    if not (games or tries or pupil.steps or pupil.puzzles or named):
        return ["damaged" if pupil.files else "nothing"]
    is_so = {"lost": games >= ENOUGH_GAMES and 4 * pupil.lost >= 3 * games,
             "steps": not pupil.steps
             and 2 * pupil.score <= max(ENOUGH_GAMES, games),
             "quiz": tries >= ENOUGH_TRIES and 2 * pupil.right < tries,
             "missed": pupil.theme}
    needs = [key for key in NEEDS if is_so.get(key)]
    return needs if len(needs) < 3 else [needs[0], needs[-1]]


def pupils_below(match, top, unread):
    """The Pupils whose folders are below this one, the most urgent first. []
    if nobody has the program there, or has played. A bar grows meanwhile. What
    cannot be read is added to `unread`."""
    found, places = {}, [*places_below(top, unread)]
    for number, (place, numbers) in enumerate(places, 1):
        add_place(found, top, place, numbers, unread)
        grow_bar(match, number, len(places))
    known = any(numbers or os.path.exists(os.path.join(place, name))
                for place, numbers in places
                for name in (ZIP_FOLDER + ".py", *MEMORY_FILES))
    return sorted(map(pupil_of, found.values()), key=urgency) if known else []


def class_table(match, words):
    """Show what each pupil has done whose folder is below this one, and write
    it into a file for a spreadsheet."""
    said, unread = os.path.expanduser(" ".join(words).strip("\"'")), []
    top = os.path.abspath(said)
    pupils = pupils_below(match, top, unread) if os.path.isdir(said) else []
    if not pupils:
        raise Refused("class none" if words else "class how", name=said)
    themes = Counter(pupil.theme for pupil in pupils if pupil.theme)
    pupils.append(Pupil(sentence("class all", number=len(pupils)), **{
        field: sum(getattr(pupil, field) for pupil in pupils)
        for field in "steps puzzles right tries score games".split()}))
    heads = TEXT["class head"].split(", ")[:FIELDS]
    show_class(match, heads, pupils)
    for theme, number in themes.most_common(1):
        if number > 1:
            tell(match, "class habit", number=number, theme=theme)
    if unread:
        tell(match, "class unread", number=len(unread),
             path=short_path(unread[0]))
    write_class(match, heads, pupils, "class %s.csv" % os.path.basename(top))


# OUTPUT

def show_class(match, heads, pupils):
    """Show the table. Where two needs of a pupil have no room, only the first
    is shown."""
    shown = [getattr(Pupil(*heads), field) for field in SHOWN]
    fields = [*zip(shown, *map(cells_of, pupils))]
    widths = [max(map(len, field)) for field in fields[:-1]]
    room = columns(match.screen) - sum(widths) - len(widths)
    for name, *others, needs in zip(*fields):
        row = [name.ljust(widths[0]), *map(str.rjust, others, widths[1:])]
        need = needs if len(needs) < room else needs.split(", ")[0]
        say(match.screen, (" ".join(row) + "  " + need).rstrip())


def cells_of(pupil):
    """The texts that are shown of a pupil. The folder stands in the place of a
    name, and behind one that was found in several. The row of all has none."""
    places = " (%s)" % pupil.folder if ", " in pupil.folder else ""
    name = pupil.name + places if pupil.name else pupil.folder
    if pupil.folder and len(name) > NAME_ROOM:
        name = name[:NAME_ROOM - 3] + "..."
    quiz = "%d/%d" % (pupil.right, pupil.tries) if pupil.tries else "-"
    won = "%s/%d" % (decimal(pupil.score), pupil.games) if pupil.games else "-"
    return [name, str(pupil.steps), quiz, won, str(pupil.puzzles), pupil.need]


def write_class(match, heads, pupils, name):
    """Write the table for a spreadsheet among our own games, and say where."""
    import csv                      # slow to load, and rarely needed
    text = StringIO()
    csv.writer(text, delimiter=(TEXT["signs"] + ";")[0]).writerows(
        [cell(value if isinstance(value, str) else decimal(value))
         for value in row[:FIELDS]] for row in [heads, *pupils])
    write_among_games(          # the first sign tells Excel: UTF-8
        match, name, "\ufeff" + text.getvalue(), "class written")


def cell(text):
    """A text as it stands in a file for a spreadsheet. A ' stands before each
    sign with which a formula could begin. Some spreadsheets begin a new cell
    at a comma, others at a semicolon or a tab.

    >>> cell("=1+1"), cell("fox-1;-2")
    ("'=1+1", "fox-1;'-2")
    """
    import re                       # slow to load, and rarely needed
    return re.sub(FORMULA, r"\g<0>'", text)


# STORAGE

WORDS = {"class": class_table}

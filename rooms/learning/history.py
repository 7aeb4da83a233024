"""history.py - the kept games of a player, and the mistakes in them.

INPUT    lists the games of a player, reads them with their grades, and finds
         the mistakes that come back as puzzles: games_of grade_games
         own_puzzles
STORAGE  how long games are looked at, how many mistakes come back on one day,
         and for how long: ALL_SECONDS A_DAY DAYS
PROCESS  writes grades down as tags, chooses the puzzle that comes next, and
         counts those that are mended: tags_with_grades next_own mended_in
OUTPUT   lets a bar grow while you wait, and remembers that a puzzle was tried:
         grow_bar remember_try

A record holds the grades of its turns, and a tag names the turns that are
puzzles: see PUZZLES in records/record.py. So nothing else must be written
down, and everybody can read it. `judged` is that of grades.py, `tags` are
those of record.py.

`lines` are those of memory.py: each puzzle that was solved or failed is a
line, in the order in which that happened. A `key` is a puzzle in one line.
"""

from contextlib import suppress
from itertools import chain, islice, zip_longest
from time import perf_counter, strftime

from rooms.commands import (COLOUR_TAGS, FAILED, LOOKED, NAME, ON_DAY,
                            all_lines, known_name, last_after, name_here,
                            number_between, owner_of, remember, remembered)
from rooms.console import tell, write
from rooms.learning.grades import (WRONG, chance_lost, grade, judged_turns,
                                   number_of_turn)
from rooms.learning.proof import BETTER, Puzzle, in_a_line
from rooms.records import (COMMENT, PUZZLES, WINNERS, Unusable, clear_lock,
                           comment_at, grade_of, is_short, kept_games,
                           load_record, read_text, record_of, set_up,
                           write_whole, written_at)
from rules import OTHER, Refused

# STORAGE

GAME_SECONDS = 3        # for a game that nobody has reviewed
ALL_SECONDS = 12        # for all of them together: as long as for a review
MOST_PUZZLES = 30       # of a game: so many have room in the tag
BAR = 39                # signs of the bar that grows while you wait
A_DAY = 2               # own puzzles are tried. The others come tomorrow
DAYS = 2                # on which a puzzle must be solved. Then it is mended
LATEST = 20             # games whose mistakes come back, and count in progress


# PROCESS: whose games

def persons_of(tags):
    """The colours that people played in a game with these tags."""
    return [man for man, colour in COLOUR_TAGS.items()
            if colour + "Computer" not in tags]


def score_in(tags, men):
    """1 for a win of the player with these men, 0.5 for a draw, 0 for a loss.
    """
    winner = WINNERS[tags["Result"]]
    return 0.5 if winner is None else int(winner == men[0])


def partner_of(tags, men):
    """The level or class player against which a game was played, or None."""
    return tags.get(COLOUR_TAGS[OTHER[men[0]]] + "Computer")


# INPUT

def games_of(match, name, most):
    """[(path, tags, men)] of the kept games that are over, in which people of
    this name played these men: the latest ones, at `most` so many."""
    return [*islice(games_among(kept_games(match.kept), name,
                                owner_of(all_lines(match))), most)]


def games_among(records, name, owner):
    """The same of these records, each (path, tags). A game in which no person
    has a name belongs to the owner, see owner_of."""
    for path, tags in records:
        names = {man: known_name(tags.get(COLOUR_TAGS[man], ""))
                 for man in persons_of(tags)}
        # Where nobody has a name, all have the owner's, and so has the one
        # who is looked for without a name.
        nobody = "" if any(names.values()) else owner
        men = [man for man in names
               if (names[man] or nobody) == (known_name(name) or nobody)]
        if men and tags.get("Result") in WINNERS and not is_short(path, tags):
            yield path, tags, men


def names_in(records, lines):
    """The names in these records and lines of memory.py. A game in which no
    person has a name belongs to the name ""."""
    names = [line[len(NAME):] for line in lines if line.startswith(NAME)]
    for _, tags in records[::-1]:
        own = [tags.get(COLOUR_TAGS[man], "") for man in persons_of(tags)]
        # Somebody without a name counts only if nobody has one.
        names += [*filter(known_name, own)] or own[:1]
    return [*{known_name(name): name for name in names}.values()] or [""]


def grade_games(match, games, most=None):
    """[(game, tags, men)] of these games of a player, their turns graded. The
    computer first looks at those that have no grades yet, or at `most` of
    them. The others, and records that cannot be read, are left out. Each game
    is remembered, by its path and when it was written."""
    known = match.notes.setdefault("graded", {})
    keys = {(path, written_at(path)): (tags, men) for path, tags, men in games}
    without = [key for key, (tags, _) in keys.items() if PUZZLES not in tags]
    look_at(match, known, [key for key in without if key not in known][:most])
    for key in {*keys}.difference(known, without):
        with suppress(Unusable):
            known[key] = load_record(key[0])
    return [(*known[key], men) for key, (_, men) in keys.items()
            if key in known]


def look_at(match, known, keys):
    """Add the games of these keys to the `known` ones, with their grades. A
    bar grows meanwhile. When the time is up, or after Ctrl-C, the rest is left
    out."""
    if not keys:
        return
    seconds = min(ALL_SECONDS, GAME_SECONDS * len(keys))
    tell(match, "looking", games=len(keys), seconds=seconds)
    end = perf_counter() + seconds
    with suppress(KeyboardInterrupt):
        for number, key in enumerate(keys, 1):
            if perf_counter() > end:
                break
            with suppress(Unusable):
                known[key] = with_grades(key[0], seconds / len(keys))
            grow_bar(match, number, len(keys))
    if keys[-1] not in known:           # the bar did not grow to its end
        tell(match, "interrupted")


def with_grades(path, seconds):
    """The (game, tags) of a record, with the grades of the turns of people.
    They are written into it. But a record in which something would be lost,
    such as the end of a long comment, stays as it is. Unusable if it cannot
    be read."""
    game, tags = load_record(path)
    before = record_of(game, tags)
    judgements = list(judged_turns(game, seconds, persons_of(tags)))
    tags.update(tags_with_grades(tags, judgements))
    with suppress(OSError, UnicodeError, Unusable):
        if read_text(path).split() == before.split() and clear_lock(path):
            write_whole(path, record_of(game, tags))
    return game, tags


# INPUT: a player's own mistakes

def own_puzzles(match, most=LATEST):
    """{key: Puzzle} of the latest games of the person at the keyboard. First
    comes the mistake that cost most in each game, the latest game first. At
    most `most` of the games get their grades now."""
    games = games_of(match, name_here(match), LATEST)
    found = [puzzles_of(*graded) for graded in grade_games(match, games, most)]
    # The first one of each game, then the second one of each, and so on
    return {in_a_line(puzzle): puzzle
            for puzzle in filter(None, chain(*zip_longest(*found)))}


def puzzles_of(game, tags, men):
    """The puzzles of these men that the tags of a game name, the one that cost
    most first. What is damaged is left out."""
    puzzles = []
    for number in numbers_of_puzzles(game, tags):
        before = set_up(*game.past[number - 1][0], **game.options)
        if before.to_move in men:
            puzzles.append(Puzzle(before, BETTER, 1, tags=tags,
                                  played=game.turns[number - 1]))
    return puzzles


def better_than(judged):
    """The puzzle to find a better turn than the one that was judged."""
    return Puzzle(judged.game, BETTER, 1, played=judged.played)


def numbers_of_puzzles(game, tags):
    """The numbers of the turns that the tag names. Older programs wrote more
    behind each of them."""
    found = [number_between(said.split(" ")[0], 1, len(game.turns))
             for said in tags.get(PUZZLES, "").split(", ")]
    return [*filter(None, found)]


# PROCESS: grades

def tags_with_grades(tags, judgements):
    """The comments on the turns of these judgements, each beginning with its
    grade, as tags. Also the tag that names the puzzles of the game, the
    mistake that cost most first."""
    found = {}
    for judged in filter(None, judgements):
        number = number_of_turn(judged)
        said = comment_at(tags, number)[len(grade_of(tags, number)):].strip()
        found[COMMENT % number] = (grade(judged) + " " + said).strip()
    wrong = sorted((judged for judged in judgements if judged and grade(
        judged) in WRONG), key=chance_lost, reverse=True)
    numbers = [str(number_of_turn(judged)) for judged in wrong]
    found[PUZZLES] = ", ".join(numbers[:MOST_PUZZLES]) or "-"
    return found


def mistakes_in(game, tags, men):
    """The numbers of the mistakes and blunders of these men in a game."""
    return [number for number, ((_, man, _), _) in enumerate(game.past, 1)
            if man in men and grade_of(tags, number) in WRONG]


# PROCESS: which mistake comes next

def tries_in(lines):
    """({key of a puzzle: the days on which it was solved since it was failed},
    the keys that were tried or left today). Old lines name no days: each
    counts as one."""
    solved, tried, day, today = {}, set(), "", today_in_a_line()
    for at, line in enumerate(lines):
        day = line if line.startswith(ON_DAY) else day
        began = next(filter(line.startswith, (FAILED, LOOKED)), "")
        key = line[len(began):]
        if began != LOOKED:
            solved[key] = set() if began else {*solved.get(key, ()), day or at}
        if day == today:
            tried.add(key)
    return solved, tried


def today_in_a_line():
    """The line about today, such as "day 2026-11-28"."""
    return ON_DAY + strftime("%Y-%m-%d")


def next_own(keys, lines, shown=None):
    """Which of these keys of puzzles comes next: one after the key that is
    `shown` now, or else from the beginning. Those that were left, and not
    solved since then, come first, then those that were tried on another day.
    Refused if all of them rest: they are mended, or were tried or left today,
    or enough of them were. Without one that is `shown`, the player has asked:
    then enough is never enough, and those that were failed or left today come
    last."""
    solved, tried = tries_in(lines)
    first = keys.index(shown) + 1 if shown in keys else 0
    broken = [key for key in keys[first:] + keys[:first]
              if len(solved.get(key, ())) < DAYS]
    awake = [key for key in broken if key not in tried] or [
        key for key in broken if shown not in keys and not solved.get(key)]
    if not awake or shown in keys and len(tried.intersection(keys)) >= A_DAY:
        raise Refused("own enough" if broken else "no own puzzle")
    return min(awake, key=lambda key: (
        LOOKED + key not in lines or bool(solved.get(key)), key not in solved))


def mended_in(keys, lines):
    """Facts of a sentence: how many of these puzzles there are, and how many
    of them were solved on two days, and on one, and not failed since. `today`
    says how many more come back today. The next one is number `at` of
    `last`."""
    solved, tried = tries_in(lines)
    tries = len(tried.intersection(keys))
    days = [min(DAYS, len(solved.get(key, ()))) for key in keys]
    awake = sum(done < DAYS and key not in tried
                for key, done in zip(keys, days))
    today = max(0, min(awake, A_DAY - tries))
    return {"count": len(keys), "mended": days.count(DAYS),
            "once": days.count(1), "today": today, "at": tries + 1,
            "last": tries + today}


# OUTPUT

def grow_bar(match, done, number):
    """Let the bar grow, if somebody is watching."""
    if match.screen.live and not match.screen.words_tell:
        signs = "#" * (BAR * done // number - BAR * (done - 1) // number)
        write(match.screen, ("plain", signs + "\n" * (done == number)))


def remember_try(match, puzzle, beginning=""):
    """Remember that this puzzle was solved, or FAILED, or LOOKED at and left.
    Of an own one remember the day, too."""
    today = today_in_a_line()
    last = ON_DAY + last_after(remembered(match), ON_DAY)
    if puzzle.played and last != today:
        remember(match, today)
    remember(match, beginning + in_a_line(puzzle))

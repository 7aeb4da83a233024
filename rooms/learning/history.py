"""history.py - the kept games of a player, and the grades of their turns.

INPUT    lists the games of a player, and reads them with their grades:
         games_of grade_games
STORAGE  how long games are looked at: GAME_SECONDS ALL_SECONDS
PROCESS  writes grades down as tags: tags_with_grades mistakes_in
OUTPUT   lets a bar grow while you wait: grow_bar

A record holds the grades of its turns, and a tag names the turns that are
puzzles: see PUZZLES in records/record.py. So nothing else must be written
down, and everybody can read it. `judged` is that of grades.py, `tags` are
those of record.py.
"""

from contextlib import suppress
from itertools import islice
from time import perf_counter

from rooms.commands import COLOUR_TAGS, all_lines, known_name, owner_of
from rooms.console import tell, write
from rooms.learning.grades import (WRONG, chance_lost, grade, judged_turns,
                                   number_of_turn)
from rooms.records import (COMMENT, PUZZLES, WINNERS, Unusable, clear_lock,
                           comment_at, grade_of, is_short, kept_games,
                           load_record, read_text, record_of, write_whole,
                           written_at)
from rules import OTHER

# STORAGE

GAME_SECONDS = 3        # for a game that nobody has reviewed
ALL_SECONDS = 12        # for all of them together: as long as for a review
MOST_PUZZLES = 30       # of a game: so many have room in the tag
BAR = 39                # signs of the bar that grows while you wait


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


def grade_games(match, games, most=None):
    """[(game, tags, men)] of these games of a player, their turns graded. The
    computer first looks at those that have no grades yet, or at `most` of
    them. The others, and records that cannot be read, are left out. Each game
    is remembered, by its path and when it was written."""
    known, found = match.notes.setdefault("graded", {}), []
    keys = [(path, written_at(path)) for path, _, _ in games]
    look_at(match, known, [
        key for key, (_, tags, _) in zip(keys, games)
        if key not in known and PUZZLES not in tags][:most])
    for key, (path, tags, men) in zip(keys, games):
        with suppress(Unusable):
            if key not in known and PUZZLES in tags:
                known[key] = load_record(path)
            if key in known:
                found.append((*known[key], men))
    return found


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


# OUTPUT

def grow_bar(match, done, number):
    """Let the bar grow, if somebody is watching."""
    if match.screen.live and not match.screen.in_words:
        signs = "#" * (BAR * done // number - BAR * (done - 1) // number)
        write(match.screen, ("plain", signs + "\n" * (done == number)))

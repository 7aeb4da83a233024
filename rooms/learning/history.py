"""history.py - the kept games of a player, and the grades in their records.

INPUT    lists the games of a player, and reads them with their grades:
         games_of grade_games
STORAGE  how long games are looked at, and how hard: GAME_SECONDS
         ALL_SECONDS PROOF_SIZE
PROCESS  gives grades, and finds the level that fits a player:
         tags_with_grades fitting_level
OUTPUT   shows how far it is: show_progress

A record holds the grades of its turns, and a tag names the turns that are
puzzles: see PUZZLES in records/record.py. So nothing else must be written
down, and everybody can read it. `judged` is that of grades.py, `tags` are
those of record.py.
"""

from contextlib import suppress
from itertools import islice
from time import perf_counter

from rooms.commands import COLOUR_TAGS, all_lines, known_name, owner_of
from rooms.computer import LEVELS, best_of
from rooms.console import spoken, tell, write
from rooms.learning.grades import (WRONG, chance_lost, grade, judged_turns,
                                   number_of_turn)
from rooms.learning.proof import BETTER, puzzles_in
from rooms.records import (PUZZLES, WINNERS, RecordError, comment_at, grade_of,
                           is_played, is_short, kept_games, load_record,
                           read_text, record_of, set_up, write_whole,
                           written_at)
from rules import OTHER, new_game, position_of

# STORAGE

GAME_SECONDS = 3        # for a game that nobody has reviewed
ALL_SECONDS = 12        # for all of them together: as long as for a review
MOST_PUZZLES = 30       # of a game: so many have room in the tag
PROOF_SIZE = 10000      # positions that the proof of a puzzle may look at
COUNTED = 100           # games whose results are counted
BAR = 40                # signs of the bar that grows while you wait
ENOUGH = 3              # games that tell which level fits
STEADY = 0.9            # levels that a player must be better than this one


# PROCESS: whose games

def persons_of(tags):
    """The colours that people played in a game with these tags."""
    return [man for man, colour in COLOUR_TAGS.items()
            if colour + "Computer" not in tags]


def points_in(tags, men):
    """1 for a win of the player with these men, 0.5 for a draw, 0 for a loss.
    """
    winner = WINNERS[tags["Result"]]
    return 0.5 if winner is None else int(winner == men[0])


# INPUT

def games_of(match, name, most=None):
    """Give each (path, tags, men) of the kept games that are over, in which
    people of this name played these men. The latest comes first. With `most`,
    only so many games of anybody are looked at."""
    return games_among(kept_games(match.kept, most), name,
                       owner_of(all_lines(match)))


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
    known, found = match.notes.setdefault("looked at", {}), []
    keys = [(path, written_at(path)) for path, _, _ in games]
    look_at(match, known, [
        key for key, (_, tags, _) in zip(keys, games)
        if key not in known and PUZZLES not in tags][:most])
    for key, (path, tags, men) in zip(keys, games):
        with suppress(RecordError):
            if key not in known and PUZZLES in tags:
                known[key] = load_record(path)
            found += [(*known[key], men)] if key in known else []
    return found


def look_at(match, known, keys):
    """Add the games of these keys to the `known` ones, with their grades. A
    bar grows meanwhile. When the time is up, or after Ctrl-C, the rest is left
    out."""
    seconds = min(ALL_SECONDS, GAME_SECONDS * len(keys))
    if keys:
        tell(match, "looking", games=len(keys), seconds=seconds)
    end = perf_counter() + seconds
    with suppress(KeyboardInterrupt):
        for number, key in enumerate(keys, 1):
            if perf_counter() > end:
                break
            with suppress(RecordError):
                known[key] = with_grades(key[0], seconds / len(keys))
            show_progress(match, number, len(keys))
    if keys and keys[-1] not in known:      # the bar did not grow to its end
        tell(match, "interrupted")


def with_grades(path, seconds):
    """The (game, tags) of a record, with the grades of the turns of people.
    They are written into it. But a record in which something would be lost,
    such as the end of a long comment, stays as it is. RecordError if it cannot
    be read."""
    game, tags = load_record(path)
    before = record_of(game, tags)
    turns = list(judged_turns(game, seconds, persons_of(tags)))
    tags.update(tags_with_grades(tags, turns, True))
    with suppress(OSError, UnicodeError, RecordError):
        if read_text(path).split() == before.split() and not is_played(path):
            write_whole(path, record_of(game, tags))
    return game, tags


# PROCESS: grades

def tags_with_grades(tags, turns, complete):
    """The comments on these judged turns, each beginning with its grade, as
    tags. If the game is `complete`, also the tag that names its puzzles, the
    mistake that cost most first."""
    found = {"comments": dict(tags.get("comments", {}))}
    for judged in filter(None, turns):
        number = number_of_turn(judged)
        said = comment_at(tags, number)[len(grade_of(tags, number)):].strip()
        found["comments"][number] = " ".join(
            filter(None, (grade(judged), said)))
    if complete:
        wrong = sorted((judged for judged in turns if judged and grade(
            judged) in WRONG), key=chance_lost, reverse=True)
        found[PUZZLES] = ", ".join(map(as_puzzle, wrong[:MOST_PUZZLES])) or "-"
    return found


def mistakes_in(game, tags, men):
    """The numbers of the mistakes and blunders of these men in a game."""
    return [number for number, ((_, man, _), _) in enumerate(game.past, 1)
            if man in men and grade_of(tags, number) in WRONG]


def as_puzzle(judged):
    """What the tag says of a turn that went wrong, such as "17 man 2" if its
    position is a puzzle with one solution, the best turn. Otherwise
    "17 better 1"."""
    game, goal, turns = judged.game, BETTER, 1
    if game.options == new_game().options:
        spots, man, hands = position_of(game)
        for puzzle, right in puzzles_in(set_up(spots, man, hands), PROOF_SIZE):
            if right == best_of(judged):
                goal, turns = puzzle.goal, puzzle.turns
            break
    return "%d %s %d" % (number_of_turn(judged), goal, turns)


# PROCESS: the level that fits

def partner_of(tags, men):
    """The level or class player against which a game was played, or None."""
    return tags.get(COLOUR_TAGS[OTHER[men[0]]] + "Computer")


def points_of_player(match, name):
    """The points_by_partner of the latest games of the player of this name."""
    return points_by_partner(islice(games_of(match, name), COUNTED))


def fitting_level(points):
    """(the level of the computer that fits a player, [(the key of a sentence
    that says why, its facts)]). (None, []) without games against a level. The
    `points` are those of points_by_partner.

    It is the level of the latest game, the next one after a win, or the one
    before after two losses of three. But it stays while the player is about as
    strong as this level. So it seldom changes. A player who has only lost
    there is told that the level before is a try.
    """
    latest = next((level for level in points if level in LEVELS), None)
    if not latest:
        return None, []
    levels, won = [*LEVELS], points[latest][:ENOUGH]
    # The `number` of these games that ended as the latest one did
    at, number, step = levels.index(latest), won.count(won[0]), 0
    above = strength_of(points, levels, at) - at
    if won[0] == 1 and above > STEADY and levels[at + 1:]:
        step = 1
    elif won[0] == 0 and number > 1 and above < -STEADY and at:
        step = -1
    level = levels[at + step]
    key = {0: "fits", 1: "level up", -1: "level down"}[step]
    if at and not step and above < 0 and not any(points[latest]):
        key = "level hard"
    games = sum(len(points.get(level, ())) for level in levels)
    guessed = [("level guessed", {"games": games})] if games < ENOUGH else []
    return level, [(key, {"level": spoken(level), "before": spoken(latest),
                          "lower": spoken(levels[at - 1]),
                          "number": number, "games": len(won)}), *guessed]


def strength_of(points, levels, at):
    """How strong a player with these points_by_partner is: the number of the
    level against which every second game would be won. Against the level below
    it would be three of four. The games are as likely as they can be, and one
    more, a draw against level `at`, keeps a first win from telling too much.
    """
    games = [(at, 0.5)] + [(number, won) for number, level in enumerate(levels)
                           for won in points.get(level, ())]
    return min((tenth / 10 for tenth in range(-20, 10 * len(levels) + 20)),
               key=lambda strength: abs(sum(
                   won - 1 / (1 + 3 ** (number - strength))
                   for number, won in games)))


def levels_beaten(points):
    """The levels at which a player with these points_by_partner has won two
    games of three in a row, the weakest first."""
    return [level for level in LEVELS for won in [points.get(level, [])]
            if any(won[at:at + 3].count(1) > 1 for at in range(len(won)))]


def points_by_partner(games):
    """{level, class player or None: [the points in each game]} of these games
    of a player. A game from a position that was set up does not count."""
    counted = [game for game in games if "SetUp" not in game[1]]
    return {partner: [points_in(tags, men) for _, tags, men in own]
            for partner, own in by_partner(counted).items()}


def by_partner(games):
    """{level, class player or None: these games of a player against it}."""
    found = {}
    for game in games:
        found.setdefault(partner_of(*game[1:]), []).append(game)
    return found


# OUTPUT

def show_progress(match, done, number):
    """Let the bar grow, if somebody is watching."""
    if match.screen.live and not match.screen.plain:
        signs = "#" * (BAR * done // number - BAR * (done - 1) // number)
        write(match.screen, ("plain", signs + "\n" * (done == number)))

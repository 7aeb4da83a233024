"""progress.py - how a player gets better, and what to work on next.

STORAGE  the words progress and computer: WORDS
PROCESS  looks at the games of a player, and finds the level that fits:
         progress computer_that_fits
OUTPUT   shows a table by levels, and a chart of the last games: show_partners
         show_games

A `look` is (game, tags, men), as in history.py: a game with grades, and the
colours that the player played.
"""

from contextlib import suppress
from math import ceil

from board import WHITE
from rooms.commands import (GONE, QUIZ_RIGHT, QUIZ_WRONG, STEP, known_name,
                            last_name, name_here, persons_in, remember,
                            remembered, set_computer)
from rooms.computer import LEVELS
from rooms.console import (PLAYER_NAMES, TEXT, columns, english_word, listed,
                           player_name, say, sentence, spoken, tell)
from rooms.learning.habits import (GAMES_WITHOUT, HABITS, habits_in, has_gone,
                                   missed_in, worst_habit)
from rooms.learning.history import (LATEST, games_of, grade_games, mended_in,
                                    mistakes_in, own_puzzles, partner_of,
                                    points_in)
from rooms.learning.lessons import read_lessons
from rooms.learning.proof import in_a_line, read_puzzles
from rooms.learning.tasks import COLOURS
from rules import OTHER, Refused

# STORAGE

CHART_ROWS = 6          # rows of the chart
COUNTED = 100           # games whose results are counted
ENOUGH = 3              # games that tell which level fits
STEADY = 0.9            # levels that a player must be better than this one


# PROCESS

def kind_against(habit):
    """The kind of puzzle that helps against a habit, as it is typed."""
    return spoken(HABITS[habit][-1]) if habit else ""


def habits_of(looks):
    """What became of the chances of a player in each game, as habits_in."""
    return [habits_in(game, tags, men[0]) for game, tags, men in looks]


def lines_done(lines):
    """Four lists of the lines of a player: the steps that are done, the
    puzzles, also those from their own games, and the questions of a quiz that
    were answered rightly, and wrongly."""
    return ([*{line for line in lines if line.startswith(STEP)}],
            [*{line for line in lines if line.split(" ")[0] in COLOURS}],
            [line for line in lines if line.startswith(QUIZ_RIGHT)],
            [line for line in lines if line.startswith(QUIZ_WRONG)])


def tasks_done(match):
    """How many steps and puzzles there are, and how many of them the player
    here has done. Other puzzles are from their own games. Also the right
    answers in a quiz. Refused if a file of the tasks is gone."""
    steps = {STEP + step.name for step in read_lessons()}
    puzzles = {*map(in_a_line, read_puzzles())}
    learnt, solved, right, _ = lines_done(remembered(match))
    return {"learnt": len(steps.intersection(learnt)), "steps": len(steps),
            "solved": len(puzzles.intersection(solved)),
            "puzzles": len(puzzles), "own": len({*solved} - puzzles),
            "right": len(right)}


# PROCESS: the level that fits

def points_of_player(match, name):
    """The points_by_partner of the latest games of the player of this name."""
    return points_by_partner(games_of(match, name, COUNTED))


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
    at, number = levels.index(latest), won.count(won[0])
    above = strength_of(points, levels, at) - at
    level, key = latest, "fits"
    if won[0] == 1 and above > STEADY and levels[at + 1:]:
        level, key = levels[at + 1], "level up"
    elif won[0] == 0 and number > 1 and above < -STEADY and at:
        level, key = levels[at - 1], "level down"
    elif at and above < 0 and not any(points[latest]):
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


# PROCESS: the word

def progress(match, words):
    """Show how the person at the keyboard, or the player with this name, has
    played in the last games, and what to work on. The steps and puzzles are
    told only of the person at the keyboard."""
    name = " ".join(words) or name_here(match)
    known = known_name(name)
    whose = "games of" if known else "games of you"
    looks = grade_games(match, games_of(match, name, LATEST))
    found = habits_of(looks)
    if known == known_name(name_here(match)):
        tell_tasks(match, found)
    if not looks:
        raise Refused("no " + whose, name=name)
    tell(match, whose, name=name, games=len(looks))
    show_partners(match, looks)
    points = points_of_player(match, name)
    beaten = levels_beaten(points)
    if beaten:
        tell(match, "beaten", levels=listed(map(spoken, beaten), "and"))
    show_games(match, looks[::-1])
    habit = worst_habit(found)
    tell(match, "habit " + (habit or "none"), theme=kind_against(habit),
         **missed_in(habit, found))
    _, why = fitting_level(points)
    tries = [("try level", facts) for key, facts in why[:1]
             if key != "level hard"]
    for key, facts in why + tries:
        tell(match, key, **facts)


def computer_that_fits(match, words):
    """Obey the word computer of the game. Without a word behind it, the
    computer plays at the level that fits the person here."""
    # The word play stands for: computer on
    alone = english_word(" ".join(words)) in ("", "on")
    level, why = fitting_level(points_of_player(match, name_here(match))) \
        if alone else (None, [])
    for key, facts in why:
        tell(match, key, **facts)
    set_computer(match, [level] if level else words)
    take_name_along(match)


def take_name_along(match):
    """The person whose name was remembered takes it along to the other side,
    and the points, too."""
    name, men = last_name(match), persons_in(match.players)
    if len(men) == 1 and known_name(name):
        player, other = match.players[men[0]], match.players[OTHER[men[0]]]
        if not known_name(player.name) and other.name == name:
            player.name, other.name = name, PLAYER_NAMES[men[0] == WHITE]
            player.points, other.points = other.points, player.points


# OUTPUT

def tell_gone(match, found):
    """Tell once that a habit has gone. `found` is that of habits_of."""
    before = found[GAMES_WITHOUT:]
    habit = worst_habit(before)
    if has_gone(habit, found) and GONE + habit not in remembered(match):
        remember(match, GONE + habit)
        tell(match, "habit gone", theme=kind_against(habit),
             **missed_in(habit, before))


def tell_tasks(match, found):
    """Tell the steps, puzzles and answers of the person at the keyboard, how
    many of their own mistakes are mended, and once that a habit has gone."""
    with suppress(Refused):             # the file of the puzzles is gone
        done = tasks_done(match)
        tell(match, "tasks done", **done)
        if done["right"]:
            tell(match, "quiz answers", right=done["right"])
    done = mended_in(own_puzzles(match, 0), remembered(match))
    if done["count"]:
        tell(match, "mended", **done)
    tell_gone(match, found)


def show_partners(match, looks):
    """A row for each level: games, points, mistakes a game."""
    for partner, own in by_partner(looks).items():
        shown = player_name(partner or TEXT["people"])
        if partner in LEVELS:
            shown = sentence("computer", level=shown)
        mistakes = sum(len(mistakes_in(*look)) for look in own)
        tell(match, "progress row", partner=shown, games=len(own),
             points=sum(points_in(tags, men) for _, tags, men in own),
             mistakes=round(mistakes / len(own), 1))


def show_games(match, looks):
    """A column for each of the latest games that fit the window, the latest
    last: its mistakes as a bar, and below it + for a win, = for a draw, - for
    a loss."""
    if match.screen.plain:
        return
    looks = looks[-((columns(match.screen) - 4) // 2):]
    mistakes = [len(mistakes_in(*look)) for look in looks]
    step = max(1, ceil(max(mistakes) / CHART_ROWS))
    rows = ["%s %s" % (str(row * step).rjust(3), "".join(
        " #" if number >= row * step else "  " for number in mistakes))
        for row in range(CHART_ROWS, 0, -1) if row * step <= max(mistakes)]
    signs = {1: " +", 0.5: " =", 0: " -"}
    rows.append("    " + "".join(signs[points_in(tags, men)]
                                 for _, tags, men in looks))
    say(match.screen, "\n".join([TEXT["progress chart"], *rows]))


# STORAGE

WORDS = {"progress": progress, "computer": computer_that_fits}

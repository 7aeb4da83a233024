"""progress.py - how a player gets better, and which level fits this player.

STORAGE  the words progress and computer, and how a level is chosen: WORDS
         ENOUGH STEADY
PROCESS  looks at the games of a player, and finds the level that fits, and the
         levels that are beaten: progress fitting_level levels_beaten
OUTPUT   shows a table by levels, and a chart of the last games: show_partners
         show_games

`graded` are games with grades as in history.py: each is (game, tags, men) with
the colours that the player played. A partner is a level, a class player, or
None for a person. `scores` are those of scores_by_partner: {partner: [the
score in each game, the latest first]}.
"""

from contextlib import suppress

from rooms.commands import (GONE, QUIZ_RIGHT, QUIZ_WRONG, STEP, known_name,
                            name_here, remember, remembered, set_computer)
from rooms.computer import LEVELS
from rooms.console import (TEXT, columns, english_word, level_in_records,
                           listed, name_said, say, spoken, tell)
from rooms.learning.greeting import take_name_along
from rooms.learning.habits import (GAMES_WITHOUT, HABITS, habits_in, has_gone,
                                   missed_in, worst_habit)
from rooms.learning.history import (LATEST, games_of, grade_games, mended_in,
                                    mistakes_in, own_puzzles, partner_of,
                                    score_in)
from rooms.learning.lessons import missing_steps, read_lessons
from rooms.learning.proof import in_a_line, read_puzzles
from rooms.learning.tasks import COLOURS
from rules import Refused

# STORAGE

COUNTED = 100           # games whose results are counted
ENOUGH = 3              # games that tell which level fits
STEADY = 0.9            # levels that a player must be better than this one
FAR_BELOW = 2           # levels: if a player is so much weaker, one loss tells


# PROCESS: the scores of a player

def scores_of_player(match, name):
    """The scores_by_partner of the latest games of the player of this name."""
    return scores_by_partner(games_of(match, name, COUNTED))


def scores_by_partner(games):
    """{level, class player or None: [the score in each game]} of these games
    of a player. A game from a position that was set up does not count."""
    counted = [game for game in games if "SetUp" not in game[1]]
    return {partner: [score_in(tags, men) for _, tags, men in played]
            for partner, played in by_partner(counted).items()}


def by_partner(games):
    """{level, class player or None: these games of a player against it}."""
    found = {}
    for game in games:
        found.setdefault(partner_of(*game[1:]), []).append(game)
    return found


# PROCESS: the level that fits

def fitting_level(scores):
    """(the level of the computer that fits a player, the key of a sentence
    that says why, its facts). (None, None, {}) without games against a level.
    The `scores` are those of scores_by_partner.

    It is the level of the latest game, the next one after a win, or the one
    before after two losses of three. But it stays while the player is about as
    strong as this level. So it seldom changes. After a loss to a level that is
    much too strong, it is the one that is about as strong as the player. With
    fewer games than ENOUGH it is a try. If all are lost, the lowest of them.
    """
    latest = next((level for level in scores if level in LEVELS), None)
    if not latest:
        return None, None, {}
    levels, lately = [*LEVELS], scores[latest][:ENOUGH]
    # The `number` of these games that ended as the latest one did
    at, number = levels.index(latest), lately.count(lately[0])
    above = strength_of(scores, levels, at) - at
    level, key = latest, "fits"
    played = [level for level in levels if level in scores]
    games = sum((scores[level] for level in played), [])
    few = len(games) < ENOUGH
    if lately[0] == 1 and above > STEADY and levels[at + 1:]:
        level, key = levels[at + 1], "level up"
    elif few and played[1:] and not any(games):
        level = played[0]
    elif lately[0] == 0 and above < -FAR_BELOW and not few:
        level, key = levels[max(0, round(at + above))], "level down"
    elif lately[0] == 0 and number > 1 and above < -STEADY and at:
        level, key = levels[at - 1], "level down"
    return level, "level guessed" if few else key, {
        "level": spoken(level), "before": spoken(latest), "number": number,
        "games": len(games if few else lately)}


# A count of wins and losses is simpler. Many were tried with made players who
# always play equally well. Those as steady as this needed up to twice as many
# games to come to the level that fits.
def strength_of(scores, levels, at):
    """How strong a player with these scores_by_partner is: the number of the
    level against which every second game would be won. Against the level below
    it would be three of four. The games are as likely as they can be, and one
    more, a draw against level `at`, keeps a first win from telling too much.
    """
    games = [(at, 0.5)] + [(number, won) for number, level in enumerate(levels)
                           for won in scores.get(level, ())]
    return min((tenth / 10 for tenth in range(-20, 10 * len(levels) + 20)),
               key=lambda strength: abs(sum(
                   won - 1 / (1 + 3 ** (number - strength))
                   for number, won in games)))


def levels_beaten(scores):
    """The levels at which a player with these scores_by_partner has won two
    games of three in a row, the weakest first."""
    return [level for level in LEVELS for won in [scores.get(level, [])]
            if any(won[at:at + 3].count(1) > 1 for at in range(len(won)))]


# PROCESS: the word computer

def computer_that_fits(match, words):
    """Obey the word computer of the game. Without a word behind it, the
    computer plays at the level that fits the person here."""
    # The word play stands for: computer on
    alone = english_word(" ".join(words)) in ("", "on")
    scores = scores_of_player(match, name_here(match)) if alone else {}
    level, key, facts = fitting_level(scores)
    if level:
        tell(match, key, **facts)
    set_computer(match, [level] if level else words)
    take_name_along(match)


# PROCESS: what was done

def theme_against(habit):
    """The theme of puzzles that helps against a habit, as it is typed."""
    return spoken(HABITS[habit].theme) if habit else ""


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
    lessons = read_lessons()
    puzzles = {*map(in_a_line, read_puzzles())}
    _, solved, right, _ = lines_done(remembered(match))
    return {"learnt": len(lessons) - len(missing_steps(match, lessons)),
            "steps": len(lessons), "puzzles": len(puzzles),
            "solved": len(puzzles.intersection(solved)),
            "own": len({*solved} - puzzles), "right": len(right)}


# PROCESS: the word progress

def progress(match, words):
    """Show how the person at the keyboard, or the player with this name, has
    played in the last games, and what to work on. The steps and puzzles are
    told only of the person at the keyboard."""
    name = " ".join(words) or name_here(match)
    known = known_name(name)
    whose = "games of" if known else "games of you"
    graded = grade_games(match, games_of(match, name, LATEST))
    habits = [habits_in(*game) for game in graded]
    if known == known_name(name_here(match)):
        tell_tasks(match, habits)
    if not graded:
        raise Refused("no " + whose, name=name)
    tell(match, whose, name=name, games=len(graded))
    show_partners(match, graded)
    scores = scores_of_player(match, name)
    beaten = levels_beaten(scores)
    if beaten:
        tell(match, "beaten", levels=listed(map(spoken, beaten), "and"))
    if not match.screen.words_tell:
        show_games(match, graded[::-1])
    habit = worst_habit(habits)
    tell(match, "habit " + (habit or "none"), theme=theme_against(habit),
         **missed_in(habit, habits))
    level, key, facts = fitting_level(scores)
    if level:
        tell(match, key, **facts)
        tell(match, "try level", level=spoken(level))


# OUTPUT

def tell_gone(match, habits):
    """Tell once that a habit has gone. `habits` has those of each game."""
    before = habits[GAMES_WITHOUT:]
    habit = worst_habit(before)
    if has_gone(habit, habits) and GONE + habit not in remembered(match):
        remember(match, GONE + habit)
        tell(match, "habit gone", theme=theme_against(habit),
             **missed_in(habit, before))


def tell_tasks(match, habits):
    """Tell the steps, puzzles and answers of the person at the keyboard, how
    many of their own mistakes are mended, and once that a habit has gone."""
    with suppress(Refused):             # the file of the puzzles is gone
        done = tasks_done(match)
        tell(match, "tasks done", **done)
        if done["right"]:
            tell(match, "quiz answers", right=done["right"])
    facts = mended_in(own_puzzles(match, 0), remembered(match))
    if facts["count"]:
        tell(match, "mended", **facts)
    tell_gone(match, habits)


def show_partners(match, graded):
    """A row for each level: games, points, mistakes a game."""
    for partner, played in by_partner(graded).items():
        shown = partner and name_said(level_in_records(partner))
        mistakes = sum(len(mistakes_in(*game)) for game in played)
        tell(match, "progress row", partner=shown or TEXT["people"],
             points=sum(score_in(tags, men) for _, tags, men in played),
             games=len(played), mistakes=round(mistakes / len(played), 1))


def show_games(match, graded):
    """A column for each of the latest games that fit the window, the latest
    last: its mistakes as a bar, and below it + for a win, = for a draw, - for
    a loss."""
    graded = graded[-((columns(match.screen) - 4) // 2):]
    mistakes = [len(mistakes_in(*game)) for game in graded]
    rows = ["%3d %s" % (row, "".join(
        " #" if number >= row else "  " for number in mistakes))
        for row in range(max(mistakes), 0, -1)]
    signs = {1: " +", 0.5: " =", 0: " -"}
    rows.append("    " + "".join(signs[score_in(tags, men)]
                                 for _, tags, men in graded))
    say(match.screen, "\n".join([TEXT["progress chart"], *rows]))


# STORAGE

WORDS = {"progress": progress, "computer": computer_that_fits}
